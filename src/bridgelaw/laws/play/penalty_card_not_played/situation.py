"""Law 52: what the table shows of a card that was played although a penalty card was due."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Role, Seat
from bridgelaw.game.tricks import Trick
from bridgelaw.laws.common.penalty_words import every_penalty_card
from bridgelaw.laws.machinery.case import NothingToRule
from bridgelaw.laws.play.penalty_card_not_played import questions as ask
from bridgelaw.locale.text import AnyOf, Text, filled, tr
from bridgelaw.table.breaches import Kind
from bridgelaw.table.table import Table
from bridgelaw.table.unruled import last_unruled

Placed = tuple[Seat, Card]
"""A card on the table and whose it is."""


@dataclass(frozen=True, slots=True)
class NotPlayed:
    """What was played, and which penalty cards were due instead."""

    by: Player = Role.OFFENDER
    declarer: Player | None = None
    card: Card | None = None
    due: tuple[Card, ...] = ()
    declarer_played: bool | None = None
    table: Table | None = field(default=None, repr=False)

    @property
    def played(self) -> Card | Text:
        return tr("the card played") if self.card is None else self.card

    @property
    def seen(self) -> tuple[Card, ...]:
        """The card that was played, if it is known."""
        return () if self.card is None else (self.card,)

    @property
    def several_due(self) -> bool | None:
        return len(self.due) > 1 if self.due else None

    @property
    def first_due(self) -> Card | None:
        return self.due[0] if self.due else None

    def named(self, new: Card | None) -> Card | Text:
        return tr("the penalty card") if new is None else new

    def explained(self) -> dict[str, Any]:
        """What declarer hears before choosing: what was due, and that they may say which."""
        due = AnyOf(self.due)
        return {
            "due": filled(ask.CARDS_WERE_DUE, cards=due) if self.due else ask.ONE_WAS_DUE,
            "several": filled(ask.DECLARER_SAYS_WHICH, due=due) if self.several_due else "",
        }

    def led_since(self, new: Card | None) -> tuple[Placed, ...]:
        """What has been led to the next trick since, if it cannot stay.

        The new card may give the trick to somebody else, or may be the one that was led.
        """
        if self.table is None or new is None:
            return ()
        next_trick = self.table.trick.cards
        if not next_trick or not self.table.tricks:
            return ()
        last = self.table.tricks[-1]
        if (self.by, self.card) not in last.cards:
            return ()
        changed = tuple((seat, new if seat is self.by else card) for seat, card in last.cards)
        keeps_the_lead = Trick(changed, last.trump).winner is last.winner
        return () if keeps_the_lead and (self.by, new) not in next_trick else next_trick

    def penalty_cards(
        self, player: Player, new: Card | None, later: tuple[Placed, ...]
    ) -> tuple[Card, ...]:
        """All that the player has in the end, once the new card is played to the trick."""
        made = (*((self.by, card) for card in self.seen), *later)
        mine = tuple(card for seat, card in made if seat is player)
        return tuple(card for card in every_penalty_card(self.table, player, mine) if card != new)


def find_not_played(table: Table) -> NotPlayed:
    # Of several, the first comes first.
    unruled = table.open_of(Kind.PENALTY_CARD_NOT_PLAYED)
    found = unruled[0] if unruled else last_unruled(table, Kind.PENALTY_CARD_NOT_PLAYED)
    if found is None:
        raise NothingToRule(tr("No penalty card was due at this table when another was played."))
    assert isinstance(found.what, Card)
    return NotPlayed(
        found.seat,
        table.declarer,
        found.what,
        dict(found.breach.details)["cards"].items,
        declarer_played=not found.is_open,
        table=table,
    )
