"""What a binding works with: what must be asked, and how lengths and points are written."""

from __future__ import annotations

from bridgelaw.comparable.spoken.convention_rows import Convention
from bridgelaw.game.calls import Bid
from bridgelaw.game.suits import Suit
from bridgelaw.locale.text import Text, tr
from bridgelaw.reading.shared.values import Holding, Span, Suits

RAISES = ("raise", "support", "transfer")

WHICH_SUIT = tr("which suit it shows")
WHICH_SUITS = tr("which two suits it shows")
OVER_WHAT = tr("over which bid it is")
HOW_MANY = tr("how many cards of which suit it shows")
HOW_STRONG = tr("how many points it shows")
WHICH_HANDS = tr("which hands make it: points, lengths")
TWO_READINGS = tr("which of the two is meant")


class Missing(Exception):
    """The one thing that must be asked before anything can be computed."""

    def __init__(self, what: Text) -> None:
        super().__init__(str(what))
        self.what = what


def without_the_general(methods: list[Convention]) -> list[Convention]:
    """Of "weak two … preempt" both count; "raise" beside the name of a raise says nothing more."""
    unique = list(dict.fromkeys(methods))
    return [
        each for each in unique
        if not (each.key in RAISES and any(
            (other.length or other.key == "splinter") and other is not each for other in unique
        ))
    ]  # fmt: skip


def may_be_a_call(holding: Holding) -> bool:
    """`two diamonds`: nobody tells so few cards of a suit, and people name calls so."""
    return holding.span.bare and holding.span.low in (1, 2)


def more_of(told: Span, span: Span) -> bool:
    """ "Five diamonds, five or longer"."""
    return told.bare and told.low == span.low


def length_text(holding: Holding) -> str:
    text = str(holding)
    return f"({text})" if " or " in text else text


def points_text(points: Span | str) -> str:
    if isinstance(points, str):
        return points
    return f"{points} HCP" if points.low == points.high else str(points)


def narrowest(words: list[str]) -> str:
    spans = [span_of(each) for each in words]
    low = max(span.low for span in spans)
    highs = [span.high for span in spans if span.high is not None]
    high = min(highs) if highs else None
    if high is not None and high < low:
        raise Missing(HOW_STRONG)
    return str(Span(low, high))


def span_of(text: str) -> Span:
    if text.endswith("+"):
        return Span(int(text[:-1]), None)
    low, _, high = text.partition("-")
    return Span(int(low), int(high or low))


def suits_of(text: str) -> tuple[tuple[Suit, ...], bool]:
    letters = text.removesuffix(" or").split()
    return tuple(Suit.parse(each) for each in letters), not text.endswith(" or")


def transferred(call: Bid) -> list[Suits]:
    """Two diamonds and two hearts are transfers to the suit above."""
    above = {"2D": Suit.HEARTS, "2H": Suit.SPADES, "4D": Suit.HEARTS, "4H": Suit.SPADES}
    suit = above.get(call.text)
    return [Suits((suit,), True)] if suit else []
