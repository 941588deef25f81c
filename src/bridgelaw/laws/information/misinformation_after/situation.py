"""Laws 21B3, 40B, 47E2 and 75: how far the board is, and the card that may go back."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.laws.information.misinformation_after.questions import Stage
from bridgelaw.laws.information.on_the_board import OnTheBoard
from bridgelaw.laws.law import Phase, Table, fx


@dataclass(frozen=True, slots=True)
class Explained(OnTheBoard):
    """A board on which something was explained wrongly."""

    @property
    def stage(self) -> Stage | None:
        if self.is_over and self.table.phase is not Phase.PASSED_OUT:
            return Stage.OVER
        lasts = self.table.in_auction_period
        if lasts is None or self.is_over is None:
            return None
        return Stage.AUCTION if lasts else Stage.PLAY

    def takes_back(self, explainer: Seat) -> bool | None:
        """47E2(a): no where the last card cannot go back; else its player is asked."""
        may_be = self.table.phase is None or self._last_card(explainer) is not None
        return None if may_be else False

    def taken_back(self, explainer: Seat) -> tuple[fx.Effect, ...]:
        """The card goes back; what it told is unauthorised for the explainer's side (16C)."""
        last = self._last_card(explainer)
        if last is None:
            return ()
        seat, card = last
        told = fx.Unauthorised(seat, card, (explainer, explainer.partner), "16C2")
        return fx.CardWithdrawn(seat, card), told

    def _last_card(self, explainer: Seat) -> tuple[Seat, Card] | None:
        table = self.table
        if table.phase is not Phase.PLAY:
            return None
        # Also the fourth card of a trick, until somebody plays to the next one.
        played = table.trick.cards or (table.tricks[-1].cards if table.tricks else ())
        if not played:
            return None
        seat, card = played[-1]
        is_lead = not table.tricks and len(table.trick.cards) == 1
        dummy = table.dummy
        is_seen = is_lead and dummy is not None and _is_seen(table, dummy)
        return None if seat.side is explainer.side or is_seen else (seat, card)


def unauthorised_next(explainer: Seat) -> dict[str, str]:
    """What the law of unauthorised information need not ask any more."""
    who = explainer.letter
    return {"play_over": "yes", "source": "explanation", "facts": "agreed", "who": who}


def _is_seen(table: Table, dummy: Seat) -> bool:
    """Has dummy faced a card?"""
    return table.is_spread(dummy) or bool(table.face_up(dummy))
