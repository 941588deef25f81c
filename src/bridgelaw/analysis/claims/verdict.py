"""What a claim is worth, and the lines of play that show it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.duties import LeadDemand
from bridgelaw.analysis.claims.rules import Rule
from bridgelaw.game import Card, Seat


class How(Enum):
    """How claimer's side plays."""

    BEST = "best"
    NORMAL = "normal"
    """The worst play that is still normal: what counts under Law 70."""
    IRRATIONAL = "irrational"


@dataclass(frozen=True, slots=True)
class Play:
    """A card of a line, with the rule that makes it normal where claimer's side plays it."""

    seat: Seat
    card: Card
    rule: Rule | None = None
    wins: Seat | None = None
    """Who wins the trick, at its last card."""
    demand: LeadDemand | None = None
    """50D2: what declarer chose before this lead, where there was a choice."""


@dataclass(frozen=True, slots=True)
class Level:
    """The tricks of claimer's side when it plays like that, of those left, with a line."""

    how: How
    least: int
    most: int
    line: tuple[Play, ...] = ()
    """From the claim on. It stops where claimer's side takes the rest in plain sight."""
    is_stopped: bool = False
    """The search was stopped before it had found the line."""

    @property
    def is_decided(self) -> bool:
        """Is it one number, and not bounds?"""
        return self.least == self.most

    @property
    def tricks(self) -> int:
        """What counts: a doubt goes against claimer (70A)."""
        return self.least

    @property
    def bounds(self) -> str:
        """The number of tricks, or between which it lies: `3`, `2–4`."""
        return str(self.tricks) if self.is_decided else f"{self.least}–{self.most}"


@dataclass(frozen=True, slots=True)
class Verdict:
    """A claim judged; `judge` gives it.

    `normal` counts (Law 70); `best` and `irrational` are beside it for comparison.

    >>> from bridgelaw.analysis import Position, judge
    >>> from bridgelaw.game import Hand
    >>> hands = tuple(Hand.parse(cards) for cards in ("AQ...", "K3...", "42...", "65..."))
    >>> position = Position(hands, None, Seat.SOUTH)
    >>> verdict = judge(Claim(position, claimer=Seat.SOUTH, declarer=Seat.SOUTH, tricks=2))
    >>> verdict.best.tricks, verdict.normal.tricks, verdict.irrational.tricks
    (1, 1, 1)
    """

    claim: Claim
    best: Level
    normal: Level
    irrational: Level
    assumed_forgotten: bool = False
    """70C2 was not answered, and the doubt went against claimer."""
    if_remembered: int | None = None
    """The tricks if claimer had not forgotten the trump, where that was not answered."""

    @property
    def tricks(self) -> int:
        """What claimer's side gets of the tricks left."""
        return self.normal.tricks

    @property
    def is_good(self) -> bool:
        """Does claimer's side get at least what it claimed?"""
        return self.tricks >= self.claim.tricks

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The rules that make the plays of claimer's side in the line normal, in their order."""
        used = (play.rule for play in self.normal.line if play.rule is not None)
        return tuple(dict.fromkeys(used))
