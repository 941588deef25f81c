"""The pieces that the text of a meaning consists of."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class Sort(Enum):
    """What sort of thing a token is."""

    NUMBER = auto()
    PAIR = auto()  # two lengths in two suits: 5-4
    PLUS = auto()  # after something that is no number: 5H+
    SUIT = auto()
    CARDS = auto()  # cards that are held: SA, HKQ
    PATTERN = auto()  # 5-4-2-2
    EXACT = auto()  # 4=4=1=4
    EXACT_PAIR = auto()  # 4=4, of two suits
    LONGER = auto()  # S>H
    LONGER_IN_WORDS = auto()  # longer spades than hearts
    OPEN = auto()
    CLOSE = auto()
    COLON = auto()
    AND = auto()
    COMMA = auto()
    OR = auto()
    NOT = auto()
    NOT_THAT = auto()  # denies what stands before it, as in Japanese
    EVERYTHING = auto()
    POINTS = auto()  # HCP before its number
    BALANCE = auto()
    NOTRUMP = auto()
    SHORT = auto()
    LONGEST = auto()
    GOOD = auto()
    COUNTER = auto()
    STOPPER = auto()
    AIM = auto()
    TOPIC = auto()
    STRENGTH = auto()  # weak, game forcing
    NATURAL = auto()
    TRANSFER = auto()
    SUPPORT = auto()
    RAISE = auto()
    SUITERS = auto()  # two-suited
    REMARK = auto()  # what restricts no hand: forcing
    HEDGE = auto()  # may have: what follows restricts no hand
    HEDGED = auto()  # possible: what stands before it restricts no hand
    CONVENTION = auto()  # splinter: a remark if the suits are told as well
    ANOTHER = auto()  # another suit than the one before
    NOISE = auto()
    UNKNOWN = auto()
    END = auto()


class Unit(Enum):
    """What a number counts, where it is said."""

    POINTS = auto()
    CARDS = auto()
    NONE = auto()


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of the text, folded, and where it stands in the text as it was written."""

    sort: Sort
    text: str
    start: int
    end: int
    low: int = 0
    high: int | None = None  # None: no upper limit
    unit: Unit = Unit.NONE
    single: bool = False  # a number alone: not a range, no unit
    exact: bool = False  # just this number, as is said: exactly 4
