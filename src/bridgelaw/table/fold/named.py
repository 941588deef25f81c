"""Whom and what a ruling names: at a table it must be a seat, and a card."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Seat
from bridgelaw.locale.text import tr
from bridgelaw.table.events import ImpossibleEvent


def seated(player: Player) -> Seat:
    if not isinstance(player, Seat):
        raise ImpossibleEvent(tr("A ruling that does not name seats cannot be entered at a table."))
    return player


def known(card: Card | None) -> Card:
    if card is None:
        raise ImpossibleEvent(
            tr("A ruling that does not name the card cannot be entered at a table.")
        )
    return card
