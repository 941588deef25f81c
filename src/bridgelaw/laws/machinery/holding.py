"""What binds somebody once a ruling is given: from the table after it, or from its effects."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple, TypeGuard

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player
from bridgelaw.table import effects as fx
from bridgelaw.table.effects import Effect, Penalty
from bridgelaw.table.in_force import binding
from bridgelaw.table.rules.kinds import Choice
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table
from bridgelaw.table.unruled import is_left_for_the_end, is_put_off


class About(Enum):
    """What a player is told about."""

    CALLS = "that they must pass, if they must"
    NEXT_CALL = "the call at their proper turn"
    LEAD = "the lead that they make now"
    THIS_TRICK = "their card to the trick in progress"
    PLAYS = "their next cards"
    PENALTY_CARDS = "the penalty cards that lie before them"


class Pending(NamedTuple):
    """Words that are known when the ruling is: to this player, about this."""

    player: Player
    about: About
    several: bool = False
    """More than one card, where a quick ruling does not know them."""


def is_of_penalty_cards(one: object) -> TypeGuard[Pending]:
    """Words about the penalty cards that lie before a player."""
    return isinstance(one, Pending) and one.about is About.PENALTY_CARDS


def is_over(table: Table) -> bool:
    """Is nothing to be called or played any more?"""
    return table.phase in (Phase.OVER, Phase.PASSED_OUT)


@dataclass(frozen=True, slots=True)
class Holding:
    """Everything that binds somebody once the ruling is given."""

    effects: tuple[Effect, ...]
    table: Table | None = None
    """After the ruling, where it is known."""
    goes_on: bool = False
    """Another law goes on from here: nobody is told yet that they are free."""
    is_open: bool = False
    """Something else is to be ruled on first."""

    @classmethod
    def at(cls, table: Table, goes_on: bool = False) -> Holding:
        is_open = any(
            not is_left_for_the_end(table, found) and not is_put_off(table, found)
            for found in table.open_irregularities
        )
        return cls(tuple(binding(table)), table, goes_on, is_open)

    def on(self, player: Player, *kinds: type) -> list[Any]:
        """What binds the player, of these kinds."""
        picked_up = {one for one in self.effects if isinstance(one, fx.PickedUp)}
        return [
            one
            for one in self.effects
            if isinstance(one, kinds)
            and getattr(one, "player", None) is player
            and not (isinstance(one, fx.PenaltyCard) and fx.PickedUp(player, one.card) in picked_up)
        ]

    def cards(self, player: Player, penalty: Penalty) -> tuple[Card, ...]:
        """The player's penalty cards of this kind, as far as they are known."""
        lying = self.on(player, fx.PenaltyCard)
        return tuple(one.card for one in lying if one.penalty is penalty and one.card is not None)

    def waits(self, player: Player, *about: Choice) -> bool:
        """Has declarer still to choose before the player leads, about one of these?"""
        decisions = () if self.table is None else self.table.decisions
        return any(one.player is player and one.choice in about for one in decisions)

    def is_on_lead(self, player: Player) -> bool | None:
        """`None` where nobody entered whose lead it is: a law that speaks of it knows."""
        if self.table is None:
            return True
        return False if self.table.trick.cards else self.table.is_turn_of(player)

    def has_led(self, player: Player) -> bool:
        """Has the player led to the trick in progress?"""
        return self.table is not None and any(
            seat is player for seat, _ in self.table.trick.cards[:1]
        )

    def is_free(self, player: Player) -> bool:
        """Does nothing at all restrict the player's cards, now or later?"""
        restricts = (
            fx.PenaltyCard, fx.LeadRestriction, fx.PlayRestriction, fx.CardRequired, fx.LeadRight,
        )  # fmt: skip
        return not (self.goes_on or self.is_open or self.on(player, *restricts))
