"""Law 52: what the table shows of a card that was played although a penalty card was due."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Seat
from bridgelaw.laws.common.penalty_words import every_penalty_card
from bridgelaw.laws.common.withdrawn_cards import Play
from bridgelaw.laws.law import AnyOf, Kind, NothingToRule, Table, Text, filled, tr
from bridgelaw.laws.play.penalty_card_not_played import questions as ask
from bridgelaw.laws.play.trick_repair import Repair
from bridgelaw.table.unruled import last_unruled


@dataclass(frozen=True, slots=True)
class NotPlayed:
    """What was played, and which penalty cards were due instead."""

    table: Table = field(repr=False)
    by: Seat
    card: Card | None = None
    due: tuple[Card, ...] = ()
    declarer_played: bool | None = None
    at: int | None = None
    """The event of the log in which it was played."""

    @property
    def declarer(self) -> Seat | None:
        return self.table.declarer

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
        """What declarer hears before choosing: what was due, and is played instead."""
        due = AnyOf(self.due)
        return {
            "due": filled(ask.CARDS_WERE_DUE, cards=due) if self.due else ask.ONE_WAS_DUE,
            "instead": filled(ask.AS_DECLARER_SAYS, due=due)
            if self.several_due
            else self.named(self.first_due),
        }

    def repair(self, new: Card | None) -> Repair:
        """52B2: the new card is played; what was led to the next trick goes back if it must."""
        trick = Repair.of(self.table, self.by, self.card, new)
        return trick.with_lead_back if trick.lead_cannot_stay else trick

    def penalty_cards(
        self, player: Player, new: Card | None, later: tuple[Play, ...]
    ) -> tuple[Card, ...]:
        """All that the player has in the end, once the new card is played to the trick."""
        made = (*((self.by, card) for card in self.seen), *later)
        mine = tuple(card for seat, card in made if seat is player and card is not None)
        return tuple(card for card in every_penalty_card(self.table, player, mine) if card != new)


def find_not_played(table: Table) -> NotPlayed:
    # Of several, the first comes first.
    unruled = table.open_of(Kind.PENALTY_CARD_NOT_PLAYED)
    found = unruled[0] if unruled else last_unruled(table, Kind.PENALTY_CARD_NOT_PLAYED)
    if found is None:
        raise NothingToRule(tr("No penalty card was due at this table when another was played."))
    assert isinstance(found.what, Card)
    return NotPlayed(
        table,
        found.seat,
        found.what,
        dict(found.breach.details)["cards"].items,
        declarer_played=not found.is_open,
        at=found.at,
    )
