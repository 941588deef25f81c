"""Whom and what a ruling names: at a table it must be a seat, and a card."""

from __future__ import annotations

from bridgelaw.game.cards import SOME_CARD, Card
from bridgelaw.game.seats import Player, Seat
from bridgelaw.locale.text import tr
from bridgelaw.table.events import ImpossibleEvent
from bridgelaw.table.state import State


def seated(player: Player) -> Seat:
    if not isinstance(player, Seat):
        raise ImpossibleEvent(tr("A ruling that does not name seats cannot be entered at a table."))
    return player


def known(state: State, card: Card | None) -> Card:
    """The card; at a table known in part also one that nobody named."""
    if card is None or card is SOME_CARD:
        if state.partial:
            return SOME_CARD
        raise ImpossibleEvent(
            tr("A ruling that does not name the card cannot be entered at a table.")
        )
    return card
