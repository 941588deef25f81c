"""What the constructions of a statement give, before it is known what is trumps and who speaks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from bridgelaw.analysis.claims.statement.steps import At
from bridgelaw.game.suits import Suit

TRUMPS = "trumps"


class Does(Enum):
    """What is done with cards, or what is said of them."""

    DRAW = "draw"
    CASH = "cash"
    RUN = "run"
    RUFF = "ruff"
    CROSSRUFF = "crossruff"
    CROSS = "cross"
    LEAD_TO = "lead to"
    FINESSE = "finesse"
    THROW = "throw"
    GIVE = "give up"
    YOURS = "is yours"
    DRIVE = "drive out"
    OVERTAKE = "overtake"
    UNBLOCK = "unblock"
    KEEP = "keep"
    DROPS = "drops"
    GOOD = "is good"
    GONE = "is gone"
    OUT = "is out"


class Order(Enum):
    """Words that put steps into their order."""

    THEN = "then"
    LATER = "later"
    """Of the step before it, if it stands there: `trumps afterwards`."""
    FIRST = "first"
    """Of the step before or after it."""
    NOW = "now"
    """As first, where anything comes after it."""
    LAST = "last"
    BEFORE = "before"
    AFTER = "after"
    OTHERWISE = "otherwise"
    ANY = "in any order"
    """Of the list before it: nothing of it is bound."""
    SO = "in that order"
    """Of the list before it: each is a step."""


class Refused(Enum):
    """Words that are known, and of which no line of play is made."""

    NOT = "not"
    IF = "if"
    SQUEEZE = "squeeze"
    NOT_HERE = "not here"


@dataclass(frozen=True, slots=True)
class Thing:
    """Cards, as people name them."""

    suit: Suit | str | None = None
    """A suit, or `TRUMPS`; None where only ranks are named, or `it`."""
    ranks: tuple[str, ...] = ()
    count: int | None = None
    about: frozenset[str] = frozenset()
    """my, their, top, low, last, good, rounds …"""
    at: At | None = None

    def with_(self, *about: str) -> Thing:
        return replace(self, about=self.about | set(about))

    def __str__(self) -> str:
        suit = self.suit.letter if isinstance(self.suit, Suit) else self.suit or ""
        named = suit + "".join(self.ranks)
        number = "" if self.count is None else f"{self.count}x"
        where = "" if self.at is None else f"@{self.at.value}"
        return " ".join(filter(None, (number + named + where, *sorted(self.about)))) or "it"


class Listed(tuple[Thing, ...]):
    """Several of them, in the order of the words."""

    def __str__(self) -> str:
        return " + ".join(map(str, self))


@dataclass(frozen=True, slots=True)
class Said:
    """One thing that was said."""

    does: Does
    things: tuple[Thing, ...] = ()
    to: At | Thing | None = None
    by: Thing | None = None
    seat: object = None
    number: int | None = None
    about: frozenset[str] = frozenset()

    def __str__(self) -> str:
        parts = [self.does.value, " + ".join(map(str, self.things))]
        if self.to is not None:
            parts.append(f"to {self.to.value if isinstance(self.to, At) else self.to}")
        if self.by is not None:
            parts.append(f"with {self.by}")
        if self.seat is not None:
            parts.append(f"through {self.seat}")
        if self.number is not None:
            parts.append(f"x{self.number}")
        return " ".join(filter(None, (*parts, *sorted(self.about))))


@dataclass(frozen=True, slots=True)
class Break:
    """A condition: so the cards of a suit lie with the opponents. Without numbers: evenly."""

    thing: Thing | None
    lies: tuple[int, int] | None = None
    not_: bool = False
    onside: bool = False
    """Not how a suit breaks, but that one card lies before the finesse."""
    held: bool = False
    """Not how it breaks, but that these cards are with `seat`, or with the other side."""
    seat: object = None
    falls: bool = False
    """Not how it breaks, but that this card falls under the cards above it."""

    def __str__(self) -> str:
        if self.falls:
            return f"{'unless' if self.not_ else 'if'} {self.thing or 'it'} falls"
        lies = "evenly" if self.lies is None else "-".join(map(str, self.lies))
        lies = "onside" if self.onside else f"with {self.seat or 'them'}" if self.held else lies
        return f"{'unless' if self.not_ else 'if'} {self.thing or 'it'} {lies}"
