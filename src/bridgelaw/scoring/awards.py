"""What a side can be awarded on a board instead of its result at the table (Law 12C)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from bridgelaw.game.errors import NotationError
from bridgelaw.game.spelling import plain
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import tr
from bridgelaw.scoring.numbers import mixed, read_number
from bridgelaw.scoring.outcomes import Outcome, parse_outcome


class BadWeights(Refusal):
    """Weights that do not make a score."""


@dataclass(frozen=True, slots=True)
class Assigned:
    """12C1: an assigned score: one outcome, or several with their weights (12C1(c)).

    The weights are positive and sum to one. An outcome occurs once.
    """

    outcomes: tuple[tuple[Outcome, Fraction], ...]

    def __post_init__(self) -> None:
        if not self.outcomes:
            raise BadWeights(tr("no outcome is given"))
        for outcome, weight in self.outcomes:
            if weight <= 0:
                raise BadWeights(
                    tr("the weight of {outcome} is {weight}, and must be more than nothing",
                       outcome=str(outcome), weight=mixed(weight))
                )  # fmt: skip
        total = sum(weight for _, weight in self.outcomes)
        if total != 1:
            raise BadWeights(tr("the weights sum to {total}, not to 1", total=mixed(total)))

    @property
    def is_weighted(self) -> bool:
        return len(self.outcomes) > 1

    def __str__(self) -> str:
        if not self.is_weighted:
            return str(self.outcomes[0][0])
        return ", ".join(f"{mixed(weight)} {outcome}" for outcome, weight in self.outcomes)


def certain(outcome: Outcome) -> Assigned:
    """One outcome, with the whole weight."""
    return Assigned(((outcome, Fraction(1)),))


def weighted(*outcomes: tuple[Outcome, Fraction]) -> Assigned:
    """Outcomes with their weights; the same outcome twice is one with both weights."""
    together: dict[Outcome, Fraction] = {}
    for outcome, weight in outcomes:
        together[outcome] = together.get(outcome, Fraction(0)) + weight
    return Assigned(tuple(together.items()))


class Average(Enum):
    """12C2(a): the three kinds of artificial score."""

    PLUS = "A+"
    AVERAGE = "A"
    MINUS = "A-"


@dataclass(frozen=True, slots=True)
class Artificial:
    """12C2: an artificial score.

    `share` is a part of the matchpoints, and `imps` a number of IMPs, that the director names
    himself; with neither the event's profile says what the kind is worth, and 12C2(c) applies.
    """

    kind: Average
    share: Fraction | None = None
    imps: Fraction | None = None

    def __str__(self) -> str:
        if self.share is not None:
            return f"{mixed(100 * self.share)}%"
        if self.imps is not None:
            return f"{'+' if self.imps > 0 else ''}{mixed(self.imps)} IMP"
        return self.kind.value


@dataclass(frozen=True, slots=True)
class SelfInflicted:
    """12C1(e): the side that did not offend hurt itself by an error that is not redressed.

    It keeps what it got at the table (`actual`, Ra), with what the infraction itself cost: the
    result without it (`without`, Rn) less the result after it with normal play (`after`, Re), in
    the unit of the event. Where the infraction cost nothing there is no relief.
    """

    without: Assigned
    after: Assigned
    actual: Assigned

    def __str__(self) -> str:
        return f"Ra {self.actual}; Rn {self.without}; Re {self.after}"


@dataclass(frozen=True, slots=True)
class NoScore:
    """The board counts as never scheduled for this side (12C2(d), 86B2, 87C)."""

    def __str__(self) -> str:
        return "no score"


Award = Assigned | Artificial | SelfInflicted | NoScore

_AVERAGES = {
    "A+": Average.PLUS, "AV+": Average.PLUS, "AVE+": Average.PLUS, "AVERAGE PLUS": Average.PLUS,
    "アベレージプラス": Average.PLUS,
    "A": Average.AVERAGE, "A=": Average.AVERAGE, "AV": Average.AVERAGE, "AVE": Average.AVERAGE,
    "AVERAGE": Average.AVERAGE, "アベレージ": Average.AVERAGE,
    "A-": Average.MINUS, "AV-": Average.MINUS, "AVE-": Average.MINUS,
    "AVERAGE MINUS": Average.MINUS, "アベレージマイナス": Average.MINUS,
}  # fmt: skip
_NO_SCORE = {"NO SCORE", "NOT SCHEDULED", "NONE", "なし"}
_SHARE = re.compile(r"[\d./ ]+%")
_IMPS = re.compile(r"([+-]?[\d./ ]+?)\s*IMPS?")
_WEIGHT = re.compile(
    r"(?P<weight>\d+\s+\d+\s*/\s*\d+\s*%?|\d+\s*/\s*\d+\s*%?|\d*\.?\d+\s*%|\d*\.\d+)\s*(?:OF\s+|の\s*)?(?P<what>.+)"
)
_POLLED = re.compile(
    r"(?P<weight>\d+)\s*[X×*]\s+?(?P<what>.+)|(?P<last>.+?)\s+[X×]\s*(?P<times>\d+)"
)


def parse_award(text: str) -> Award:
    """What a person writes for an award; `str` of any award is read back.

    >>> str(parse_award("2/3 4S= by N, 1/3 4S-1 by N")), str(parse_award("A+"))
    ('2/3 4S= by N, 1/3 4S-1 by N', 'A+')
    """
    written = plain(text).replace("−", "-")
    if written in _AVERAGES:
        return Artificial(_AVERAGES[written])
    if written in _NO_SCORE:
        return NoScore()
    if _SHARE.fullmatch(written):
        share = read_number(written)
        half = Fraction(1, 2)
        kind = Average.PLUS if share > half else Average.MINUS if share < half else Average.AVERAGE
        return Artificial(kind, share=share)
    imps = _IMPS.fullmatch(written)
    if imps is not None:
        value = read_number(imps[1])
        kind = Average.PLUS if value > 0 else Average.MINUS if value < 0 else Average.AVERAGE
        return Artificial(kind, imps=value)
    parts = re.fullmatch(r"RA (.+); ?RN (.+); ?RE (.+)", written)
    if parts is not None:
        actual, without, after = (parse_assigned(part) for part in parts.groups())
        return SelfInflicted(without, after, actual)
    return parse_assigned(text)


def parse_assigned(text: str) -> Assigned:
    """One outcome, or outcomes with weights: `60% 6D= by S, 40% 6D-1 by S`.

    Weights are fractions or percentages (`2/3`, `40%`, `0.4`), or how many polled players there
    were for each: `3 x 4S= by N, 2 x 4S-1 by N`.
    """
    parts = [part.strip() for part in re.split(r"[,;、；]", text) if part.strip()]
    if len(parts) == 1 and not (
        _WEIGHT.fullmatch(plain(parts[0])) or _POLLED.fullmatch(plain(parts[0]))
    ):
        return certain(parse_outcome(parts[0]))
    fractions: list[tuple[Outcome, Fraction]] = []
    polled: list[tuple[Outcome, Fraction]] = []
    for part in parts:
        written = plain(part)
        count = _POLLED.fullmatch(written)
        share = _WEIGHT.fullmatch(written)
        if count is not None:
            what, times = count["what"] or count["last"], count["weight"] or count["times"]
            polled.append((parse_outcome(what), Fraction(int(times))))
        elif share is not None:
            fractions.append((parse_outcome(share["what"]), read_number(share["weight"])))
        else:
            raise NotationError(part, "a weight and a result, such as 2/3 4S= by N")
    if fractions and polled:
        raise BadWeights(tr("either weights or numbers of polled players, not both"))
    return of_poll(polled) if polled else weighted(*fractions)


def of_poll(counts: list[tuple[Outcome, Fraction]]) -> Assigned:
    """The weights that a poll gives: each outcome by its share of the answers."""
    total = sum(count for _, count in counts)
    if total <= 0:
        raise BadWeights(tr("nobody was polled"))
    return weighted(*((outcome, Fraction(count) / total) for outcome, count in counts if count))
