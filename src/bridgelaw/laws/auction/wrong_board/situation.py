"""Law 15A: the player with the wrong cards, their first call, and what was called since."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.calls import Call
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import SEATS, Player, Seat
from bridgelaw.laws.law import Table, Text, fx, tr
from bridgelaw.table.since import Since
from bridgelaw.table.state import Standing
from bridgelaw.table.unruled import event_of


@dataclass(frozen=True, slots=True)
class WrongCards:
    """The player with the wrong cards, their first call, and what was called since."""

    by: Seat
    call: Call | None
    """`None` where nobody said which it was."""
    later: tuple[tuple[Seat, Call], ...]
    since: Since
    """What was entered since, and whether that is all."""
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
        return self.since.none(any(caller is player for caller, _ in self.later))

    def cancelled(self) -> list[fx.Effect]:
        """15A1: the calls go, the last one first, so that each is the last of its player."""
        calls = ((self.by, self.call), *self.later)
        return [
            *(fx.CallWithdrawn(caller, call, undone=True) for caller, call in reversed(calls)),
            *(fx.CardWithdrawn(self.by, card, undone=True) for card in self.shown),
        ]

    def unauthorised(self, lho_called: bool) -> list[fx.Effect]:
        """15A2(c): the cancelled calls of both sides, for the side with the wrong cards."""
        side = (self.by, self.by.partner)
        others: list[tuple[Player, Call | None]] = [
            (caller, call) for caller, call in self.later if caller not in side
        ]
        if lho_called and not others:
            others = [(self.by.lho, None)]
        told = ((self.by, self.call), *others)
        return [fx.Unauthorised(caller, call, side, "16C2") for caller, call in told]


@dataclass(frozen=True, slots=True)
class Calls:
    """The calls at the table, of which some were made on the wrong cards."""

    table: Table

    def no_call(self) -> Text | None:
        """Why nobody's call can be in question."""
        if any(self.cannot_be(seat) is None for seat in SEATS):
            return None
        return tr("nobody has made a call at this table that can be cancelled")

    def cannot_be(self, seat: Seat) -> Text | None:
        """Why this player's call cannot be in question."""
        calls = self.table.calls
        if not any(caller is seat and how is Standing.STANDS for caller, _, how in calls):
            return tr("{seat} has not called", seat=seat)
        if self.table.auction_period_over and not self.made_by(seat).partner_called:
            # The law speaks of the auction only.
            return tr("the auction period is over; adjust the score if the board cannot be played")
        return None

    def made_by(self, seat: Seat) -> WrongCards:
        """From the player's first call that stands: they had the wrong cards from then on."""
        calls = [made[:2] for made in self.table.calls if made[2] is not Standing.WITHDRAWN]
        first = next(at for at, (caller, _) in enumerate(calls) if caller is seat)
        shown = tuple(card for who, card, _ in self.table.shown_in_auction if who is seat)
        later = tuple(calls[first + 1 :])
        call = calls[first][1]
        since = self.table.since(event_of(self.table, seat, call))
        known = call if call.is_known else None
        lasts = self.table.in_auction_period
        may_go_back = known is not None if lasts is None else lasts
        return WrongCards(seat, known, later, since, shown, may_go_back)
