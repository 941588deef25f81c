"""Law 15A: the player with the wrong cards, their first call, and what was called since."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.calls import Call
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import SEATS, Player, Role, Seat
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.effects import CallWithdrawn, CardWithdrawn, Effect, Unauthorised
from bridgelaw.table.state import Standing
from bridgelaw.table.table import Table


@dataclass(frozen=True, slots=True)
class WrongCards:
    """The player with the wrong cards, their first call, and what was called since."""

    by: Player = Role.OFFENDER
    call: Call | None = None
    later: tuple[tuple[Seat, Call], ...] | None = None
    shown: tuple[Card, ...] = ()
    """Cards that the player has shown in the auction: they are of the other board, too."""
    may_go_back: bool = False
    """Whether the calls can still be taken back."""

    @property
    def partner_called(self) -> bool | None:
        return self._has_called(self.by.partner)

    @property
    def lho_called(self) -> bool | None:
        return self._has_called(self.by.lho)

    def _has_called(self, player: Player) -> bool | None:
        if self.later is None:
            return None
        return any(caller is player for caller, _ in self.later)

    def cancelled(self) -> list[Effect]:
        """15A1: the calls go, the last one first, so that each is the last of its player."""
        calls = ((self.by, self.call), *(self.later or ()))
        return [
            *(CallWithdrawn(caller, call, undone=True) for caller, call in reversed(calls)),
            *(CardWithdrawn(self.by, card, undone=True) for card in self.shown),
        ]

    def unauthorised(self, lho_called: bool) -> list[Effect]:
        """15A2(c): the cancelled calls of both sides, for the side with the wrong cards."""
        side = (self.by, self.by.partner)
        others: list[tuple[Player, Call | None]] = [
            (caller, call) for caller, call in self.later or () if caller not in side
        ]
        if lho_called and not others:
            others = [(self.by.lho, None)]
        told = ((self.by, self.call), *others)
        return [Unauthorised(caller, call, side, "16C2") for caller, call in told]


@dataclass(frozen=True, slots=True)
class Calls:
    """The calls at the table, of which some were made on the wrong cards."""

    table: Table | None = None

    @property
    def _may_go_back(self) -> bool:
        return self.table is not None and bool(self.table.in_auction_period)

    def no_call(self) -> Text | None:
        """Why nobody's call can be in question."""
        if self.table is None or any(self.cannot_be(seat) is None for seat in SEATS):
            return None
        return tr("nobody has made a call at this table that can be cancelled")

    def cannot_be(self, seat: Seat) -> Text | None:
        """Why this player's call cannot be in question."""
        calls = () if self.table is None else self.table.calls
        if not any(caller is seat and how is Standing.STANDS for caller, _, how in calls):
            return tr("{seat} has not called", seat=seat)
        if not self._may_go_back and not self.made_by(seat).partner_called:
            # The law speaks of the auction only.
            return tr("the auction period is over; adjust the score if the board cannot be played")
        return None

    def made_by(self, seat: Seat | None) -> WrongCards:
        """From the player's first call that stands: they had the wrong cards from then on."""
        if self.table is None or seat is None:
            return WrongCards()
        calls = [made[:2] for made in self.table.calls if made[2] is not Standing.WITHDRAWN]
        first = next(at for at, (caller, _) in enumerate(calls) if caller is seat)
        shown = tuple(card for who, card, _ in self.table.shown_in_auction if who is seat)
        later = tuple(calls[first + 1 :])
        return WrongCards(seat, calls[first][1], later, shown, self._may_go_back)
