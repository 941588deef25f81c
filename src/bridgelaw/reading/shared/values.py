"""What the shared rows give."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.suits import Suit


@dataclass(frozen=True, slots=True)
class Span:
    """From `low` to `high`; `bare`: just the number was said, which leaves open "or more"."""

    low: int
    high: int | None
    bare: bool = False

    def __str__(self) -> str:
        if self.high is None:
            return f"{self.low}+"
        return str(self.low) if self.low == self.high else f"{self.low}-{self.high}"


@dataclass(frozen=True, slots=True)
class Count:
    """So many cards; of which suit is not said."""

    span: Span

    def __str__(self) -> str:
        return f"{self.span} cards"


@dataclass(frozen=True, slots=True)
class Suits:
    """Several suits: `every` one of them, or one of them."""

    suits: tuple[Suit, ...]
    every: bool

    def __str__(self) -> str:
        return (" and " if self.every else " or ").join(map(str, self.suits))


@dataclass(frozen=True, slots=True)
class Holding:
    """So many cards in a suit, or in each or one of several."""

    suits: Suits
    span: Span

    def __str__(self) -> str:
        joint = " " if self.suits.every else " or "
        return joint.join(f"{suit}{self.span}" for suit in self.suits.suits)


@dataclass(frozen=True, slots=True)
class Strength:
    """High-card points."""

    span: Span

    def __str__(self) -> str:
        return f"{self.span} points"


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards that were named, in the order of the words."""

    cards: tuple[object, ...]

    def __str__(self) -> str:
        return " ".join(map(str, self.cards))
