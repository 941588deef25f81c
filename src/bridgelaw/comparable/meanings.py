"""What a call shows: a set of hands, what the call is for, or both."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from bridgelaw.comparable.counting.evaluate import fits
from bridgelaw.comparable.features import Feature
from bridgelaw.comparable.purposes import Purpose
from bridgelaw.comparable.terms import (
    EVERY_HAND,
    PURPOSE,
    Condition,
    Either,
    Has,
    either,
    joined_by_or,
    kinds_of,
    leaves,
)
from bridgelaw.game.hands import Hand


@dataclass(frozen=True, slots=True)
class Alternative:
    """One of the things that a call may show."""

    hands: Condition = EVERY_HAND
    purposes: tuple[Purpose, ...] = ()

    def split(self) -> tuple[Alternative, ...]:
        """Its own alternatives: those of `(H4+ or S4+)`, but not of `asks: majors (H4+ or S4+)`."""
        if isinstance(self.hands, Either) and not self.purposes:
            return tuple(map(Alternative, self.hands.parts))
        return (self,)

    @property
    def only_a_purpose(self) -> bool:
        """Whether it says what the call is for, and nothing about the hands that make it."""
        return bool(self.purposes) and self.hands == EVERY_HAND

    @property
    def kinds(self) -> str:
        """The kinds of what it says, in order; nothing is parallel to a purpose."""
        return PURPOSE if self.purposes else kinds_of(self.hands)

    def __str__(self) -> str:
        words = list(map(str, self.purposes))
        if self.hands != EVERY_HAND or not words:
            many = isinstance(self.hands, Either) and words
            words.append(f"({self.hands})" if many else str(self.hands))
        return " ".join(words)


@dataclass(frozen=True)
class Meaning:
    """What a call shows, as a union of alternatives.

    >>> from bridgelaw.comparable import parse_meaning
    >>> multi = parse_meaning("5-10 H6 or 5-10 S6")
    >>> multi
    Meaning('5-10 H6 or 5-10 S6')
    >>> multi.shows(Hand.parse("KQT975.84.J83.62"))
    True
    """

    alternatives: tuple[Alternative, ...]
    remarks: tuple[str, ...] = field(default=(), compare=False)
    """What was said besides, and restricts no hand."""
    purpose_words: tuple[str, ...] = field(default=(), compare=False)
    """What was said of what the call is for, in words: it is the director who weighs them."""
    unread: str = ""
    """The words, where they were not read: then nothing is known of the hands."""

    @cached_property
    def hands(self) -> Condition:
        """The hands that make the call."""
        return either(alternative.hands for alternative in self.alternatives)

    @cached_property
    def purposes(self) -> tuple[Purpose, ...]:
        """Everything that the call may be for."""
        return tuple(
            dict.fromkeys(
                purpose for alternative in self.alternatives for purpose in alternative.purposes
            )
        )

    @property
    def shows_nothing(self) -> bool:
        """Whether it says nothing at all: every hand makes it, and it is for nothing."""
        return not self.purposes and any(
            alternative.hands == EVERY_HAND for alternative in self.alternatives
        )

    @cached_property
    def features(self) -> frozenset[Feature]:
        """What must be known of the honours to tell the hands."""
        return frozenset(leaf.feature for leaf in leaves(self.hands) if isinstance(leaf, Has))

    def shows(self, hand: Hand) -> bool:
        """Whether this hand makes the call."""
        return fits(self.hands, hand)

    @property
    def count(self) -> int:
        """How many of the 635,013,559,600 hands make the call."""
        from bridgelaw.comparable.counting.cells import count

        return count(self.hands)

    def __str__(self) -> str:
        if self.unread:
            return f"“{self.unread}”"
        return joined_by_or((str(each), each.kinds) for each in self.alternatives)

    def __repr__(self) -> str:
        return f"Meaning({str(self)!r})"
