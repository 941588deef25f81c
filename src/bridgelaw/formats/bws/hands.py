"""The hands in a BWS file."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bridgelaw.formats.bws.evening import Dealt, Evening
from bridgelaw.formats.recording import deal_of
from bridgelaw.game import SEATS, SUITS, Card, Deal, Hand, NotationError
from bridgelaw.locale import Text


def deals_of(evening: Evening, section: int | None = None) -> Mapping[int, Deal]:
    """The deals by the number of their board.

    Where several sections play a board, their hands are the same; a deal of this section is
    taken before any other.
    """
    deals: dict[int, Deal] = {}
    for dealt in sorted(evening.dealt, key=lambda dealt: dealt.section != section):
        deal = _deal(dealt)
        if deal is not None and dealt.board > 0:
            deals.setdefault(dealt.board, deal)
    return MappingProxyType(deals)


def _deal(dealt: Dealt) -> Deal | None:
    """Whole deals alone: what has too few cards was never entered."""
    problems: list[Text] = []
    try:
        hands = {seat: _hand(suits) for seat, suits in zip(SEATS, dealt.hands, strict=True)}
        deal = deal_of(hands, problems)
    except NotationError:
        return None
    is_whole = all(hand is not None and len(hand) == 13 for hand in deal.hands)
    return deal if is_whole and not problems else None


def _hand(suits: tuple[str, ...]) -> Hand:
    cards = [
        Card.parse(f"{suit.letter}{rank}")
        for suit, ranks in zip(reversed(SUITS), suits, strict=True)
        for rank in ranks.upper().replace("10", "T").replace("-", "").replace(" ", "")
    ]
    return Hand.of(cards)
