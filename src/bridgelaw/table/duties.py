"""What rulings demand of players in the play, folded from what was ruled and what was played.

Nothing here is ever changed by hand. A state keeps its moves: what was demanded, which cards left
the hands, which tricks were complete. What holds now is a fold over them. A ruling that takes a
card back, opens a trick again or changes who won it changes those moves, and folds them again: so
what was used up by a card or a trick is there again when that card or trick is gone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.table.effects import (
    CardRequired,
    LeadRestriction,
    LeadRight,
    Penalty,
    PlayRestriction,
    Until,
)


class PenaltyOnTable(NamedTuple):
    """A penalty card that lies before a defender.

    >>> from bridgelaw import Board, Deal, Seat, Table, effects
    >>> deal = Deal.parse("N:A2.3.. K3.4.. Q4.5.. J5.6..")
    >>> table = Table(Board(Seat.SOUTH), deal).after("S 1NT, W P, N P, E P, E exposes SK")
    >>> king = Card.parse("SK")
    >>> major = effects.PenaltyCard(Seat.EAST, king, effects.Penalty.MAJOR, "50B")
    >>> [(one.player, one.card) for one in table.would_be(major).penalty_cards]
    [(Seat.EAST, Card('SK'))]
    """

    player: Seat
    card: Card
    penalty: Penalty
    law: str


Demand = PenaltyOnTable | LeadRight | LeadRestriction | PlayRestriction | CardRequired


class Given(NamedTuple):
    """A ruling, or the end of the auction, put this on a player."""

    demand: Demand
    uses_right: bool = False
    """Declarer has used a right that they had at the player's first lead (26B)."""


class Waived(NamedTuple):
    """Declarer wants nothing of the player at this lead."""

    player: Seat
    law: str
    until_next: bool
    """At the next lead declarer chooses again (50D2)."""


class PickedUp(NamedTuple):
    """The card is no penalty card any more."""

    card: Card


class AuctionReopened(NamedTuple):
    """What became a penalty card at the end of the auction is none while it goes on (24E)."""

    law: str


class CardLeft(NamedTuple):
    """The card left the hand in that event, for the trick in progress or for an earlier one."""

    seat: Seat
    card: Card
    at: int
    earlier: bool = False


class TrickDone(NamedTuple):
    """A trick is complete: whose lead it was, who led to it, and who won it."""

    to_lead: Seat | None
    led_by: Seat
    taker: Seat | None


class TrickGone(NamedTuple):
    """All cards of the trick have gone back, and with them what was to be played to it."""

    demands: tuple[PlayRestriction | CardRequired, ...]


Move = Given | Waived | PickedUp | AuctionReopened | CardLeft | TrickDone | TrickGone


class Duties(NamedTuple):
    """Everything that rulings demand of players in the play at one moment."""

    penalties: tuple[PenaltyOnTable, ...] = ()
    lead_rights: tuple[LeadRight, ...] = ()
    lead_restrictions: tuple[LeadRestriction, ...] = ()
    play_restrictions: tuple[PlayRestriction, ...] = ()
    required: tuple[CardRequired, ...] = ()
    waived: tuple[Waived, ...] = ()

    @property
    def restrict(self) -> bool:
        """Is there anything that narrows down what may be played?"""
        return any(self[:-1])  # what was waived restricts nothing

    def after(self, move: Move) -> Duties:
        """What holds after one more move; if that is nothing, `NO_DUTIES` itself."""
        duties = self._after(move)
        return duties if duties is self or any(duties) else NO_DUTIES

    def _after(self, move: Move) -> Duties:
        if isinstance(move, Given):
            return self._given(move)
        if isinstance(move, Waived):
            return self._replace(waived=(*self.waived, move))
        if isinstance(move, CardLeft):
            return self._left(move)
        if isinstance(move, TrickDone):
            return self._used(move)
        if isinstance(move, PickedUp):
            return self._replace(penalties=self._without(move.card))
        if isinstance(move, TrickGone):
            gone = move.demands
            return self._replace(
                play_restrictions=tuple(one for one in self.play_restrictions if one not in gone),
                required=tuple(one for one in self.required if one not in gone),
            )
        return self._replace(penalties=tuple(one for one in self.penalties if one.law != move.law))

    def _without(self, card: Card) -> tuple[PenaltyOnTable, ...]:
        return tuple(penalty for penalty in self.penalties if penalty.card is not card)

    def _given(self, given: Given) -> Duties:
        demand = given.demand
        if isinstance(demand, PenaltyOnTable):
            return self._lies_there(demand)
        if isinstance(demand, LeadRight):
            if demand in self.lead_rights:
                return self
            return self._replace(lead_rights=(*self.lead_rights, demand))
        if isinstance(demand, PlayRestriction):
            return self._replace(play_restrictions=(*self.play_restrictions, demand))
        if isinstance(demand, CardRequired):
            others = tuple(one for one in self.required if one.player is not demand.player)
            return self._replace(required=(*others, demand))
        rights = self.lead_rights
        if given.uses_right:
            rights = tuple(right for right in rights if right.player is not demand.player)
        restrictions = self.lead_restrictions
        if demand not in restrictions:
            restrictions = (*restrictions, demand)
        return self._replace(lead_restrictions=restrictions, lead_rights=rights)

    def _lies_there(self, new: PenaltyOnTable) -> Duties:
        waived = self.waived
        if all(penalty.card is not new.card for penalty in self.penalties):
            # 50D2: what declarer chose before was not about this card.
            partner = new.player.partner
            waived = tuple(one for one in waived if one.player is not partner or not one.until_next)
        penalties = (*self._without(new.card), new)
        if sum(penalty.player is new.player for penalty in penalties) > 1:
            # 50B: two or more of one defender are all major.
            penalties = tuple(
                one._replace(penalty=Penalty.MAJOR) if one.player is new.player else one
                for one in penalties
            )
        return self._replace(penalties=penalties, waived=waived)

    def _left(self, move: CardLeft) -> Duties:
        """A card that has left the hand is no penalty card; the player has played to the trick."""
        penalties, required = self.penalties, self.required
        lay = move.card in [one.card for one in penalties]
        played = not move.earlier and move.seat in [one.player for one in required]
        if not lay and not played:
            return self
        if lay:
            penalties = self._without(move.card)
        if played:
            required = tuple(one for one in required if one.player is not move.seat)
        return self._replace(penalties=penalties, required=required)

    def _used(self, done: TrickDone) -> Duties:
        """Restrictions are used up when the trick is complete."""
        # 50D2(b): at the next lead declarer chooses again, whoever led to this trick.
        waived = tuple(one for one in self.waived if not one.until_next)
        restrictions, rights = self.lead_restrictions, self.lead_rights
        led_by = done.led_by
        if led_by is done.to_lead:
            # A prohibition lasts while its player keeps the lead (26B, 50D2(a)). A lead out of
            # turn changes nothing: what was owed is still owed (60A3).
            keeps = led_by is done.taker
            restrictions = tuple(
                one
                for one in restrictions
                if one.player is not led_by or (one.until is Until.LOSES_LEAD and keeps)
            )
            rights = tuple(right for right in rights if right.player is not led_by)
            waived = tuple(one for one in waived if one.player is not led_by)
        return Duties(self.penalties, rights, restrictions, (), (), waived)


NO_DUTIES = Duties()


def duties_after(moves: Iterable[Move]) -> Duties:
    """The fold: what holds after all of these."""
    duties = NO_DUTIES
    for move in moves:
        # Before anything is demanded, cards and tricks change nothing.
        if duties is not NO_DUTIES or isinstance(move, (Given, Waived)):
            duties = duties.after(move)
    return duties
