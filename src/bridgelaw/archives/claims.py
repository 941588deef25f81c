"""The claims in records, judged in each way they can be meant."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from dataclasses import dataclass, replace
from enum import Enum

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.rules import Rule
from bridgelaw.analysis.claims.verdict import Level, Verdict
from bridgelaw.formats.records import Record

Judge = Callable[[Claim], Verdict]


class As(Enum):
    """How a record is read."""

    DECLARER = "declarer"
    """Declarer claimed their tricks and conceded the others."""
    DEFENDER = "defender"
    """A defender claimed their side's tricks and conceded the others."""
    CONCESSION = "concession"
    """Declarer conceded everything (Law 71)."""


class Opinion(Enum):
    """What we think of the number that was agreed."""

    AGREES = "agrees"
    DISAGREES = "disagrees"
    UNDECIDED = "undecided"


@dataclass(frozen=True, slots=True)
class RecordReading:
    """A record read in one way, and judged: at worst, and if no trump was forgotten (70C)."""

    read_as: As
    worst: Verdict
    remembered: Verdict

    @property
    def claim(self) -> Claim:
        return self.worst.claim


@dataclass(frozen=True, slots=True)
class Check:
    """A record with all its readings, the likeliest first."""

    record: Record
    readings: tuple[RecordReading, ...]

    @property
    def first(self) -> RecordReading:
        return self.readings[0]

    @property
    def worst(self) -> Opinion:
        """What we think if every trump that is out was forgotten."""
        return _opinion([reading.worst for reading in self.readings])

    @property
    def remembered(self) -> Opinion:
        """What we think if no trump was forgotten."""
        return _opinion([reading.remembered for reading in self.readings])

    @property
    def read_as(self) -> As | None:
        """The way in which the number comes out right, if no trump was forgotten."""
        for reading in self.readings:
            if _of(reading.remembered) is Opinion.AGREES:
                return reading.read_as
        return None


def check(record: Record, judge: Judge, off: frozenset[Rule] = frozenset()) -> Check:
    """The record judged in the ways that it can be meant, as far as that is needed."""
    readings: list[RecordReading] = []
    for read_as, claim in _claims(record, off):
        # A trump that claimer remembers is the better case for them, so it is asked about first.
        remembered = worst = judge(replace(claim, forgotten_trump=False))
        if claim.trump_may_be_forgotten:
            worst = judge(replace(claim, forgotten_trump=True))
        readings.append(RecordReading(read_as, worst, remembered))
        done = Check(record, tuple(readings))
        if done.worst is done.remembered is Opinion.AGREES:
            break
    return Check(record, tuple(readings))


@dataclass(frozen=True, slots=True)
class Weighed:
    """The likeliest reading of a record, and what we think of all of them if no trump was
    forgotten."""

    read_as: As
    claim: Claim
    level: Level
    opinion: Opinion


def weigh(record: Record, level_of: Callable[[Claim], Level]) -> Weighed:
    """What `check` thinks if no trump was forgotten, with no more of it than that needs."""
    weighed: Weighed | None = None
    opinions: set[Opinion] = set()
    for read_as, claim in _claims(record, frozenset()):
        level = level_of(replace(claim, forgotten_trump=False))
        opinions.add(_of_level(level, claim.tricks))
        if weighed is None:
            weighed = Weighed(read_as, claim, level, Opinion.DISAGREES)
        if Opinion.AGREES in opinions:
            break
    assert weighed is not None
    return replace(weighed, opinion=_together(opinions))


def _claims(record: Record, off: frozenset[Rule]) -> Iterator[tuple[As, Claim]]:
    assert record.contract is not None and record.claimed is not None
    position, declarer = record.position(), record.contract.declarer
    tricks = record.claimed - record.tricks_won(declarer.side)
    shown_out = record.shown_out()
    if tricks:
        yield As.DECLARER, Claim(
            position, declarer, declarer, tricks, shown_out=shown_out, off=off
        )  # fmt: skip
    if tricks < position.left:
        for defender in declarer.lho.side.seats:
            yield (
                As.DEFENDER,
                Claim(
                    position,
                    defender,
                    declarer,
                    position.left - tricks,
                    shown_out=shown_out,
                    off=off,
                ),
            )
    if not tricks:
        yield As.CONCESSION, Claim(position, declarer, declarer, 0, shown_out=shown_out, off=off)


def _opinion(verdicts: list[Verdict]) -> Opinion:
    return _together({_of(verdict) for verdict in verdicts})


def _together(opinions: Set[Opinion]) -> Opinion:
    for opinion in (Opinion.AGREES, Opinion.UNDECIDED):
        if opinion in opinions:
            return opinion
    return Opinion.DISAGREES


def _of(verdict: Verdict) -> Opinion:
    return _of_level(verdict.normal, verdict.claim.tricks)


def _of_level(level: Level, tricks: int) -> Opinion:
    if not level.least <= tricks <= level.most:
        return Opinion.DISAGREES
    return Opinion.AGREES if level.is_decided else Opinion.UNDECIDED
