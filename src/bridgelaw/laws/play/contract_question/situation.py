"""Laws 41B, 41C and 20: what the table shows when somebody asks after the auction."""

from __future__ import annotations

from dataclasses import dataclass, field

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Role, Seat
from bridgelaw.laws.law import NothingToRule, Phase, Table, Text, fx, tr
from bridgelaw.laws.play.contract_question.questions import Asker, Request


@dataclass(frozen=True, slots=True)
class Asks:
    """The player who asks, and as whom."""

    player: Seat | Text
    asker: Asker
    seat: Seat | None = None
    has_played: bool | None = None
    own_turn: bool | None = None


@dataclass(frozen=True, slots=True)
class AfterAuction:
    """A table whose auction is over, as far as it is known."""

    table: Table = field(repr=False)
    faced: bool | None = None
    """Whether the opening lead has been."""
    dummy_shown: bool | None = None
    led_by: Seat | None = None
    """Who has made the opening lead, face up."""
    lead: Card | None = None

    def does_not_fit(self, request: Request) -> Text | None:
        """Why that cannot be asked at this moment."""
        if request is not Request.MISLED:
            return None
        if self.faced is False and not self.table.face_down:
            return tr("there is no opening lead yet: Law 21 rules on a wrong explanation")
        return None

    # Who asks

    @property
    def is_declared(self) -> bool:
        """Is it known who declares, so that a seat says who asks?"""
        return self.table.declarer is not None

    def asker(self, seat: Seat | None) -> Asker | None:
        if self.table.declarer is None:
            return None
        if seat is self.table.declarer:
            return Asker.DECLARER
        if seat is self.table.dummy:
            return Asker.DUMMY
        # 54 lets an opening lead out of turn be accepted.
        leader = self.led_by or self.table.declarer.lho
        return Asker.LEADER if seat is leader else Asker.PARTNER

    def asks(self, seat: Seat | None, asker: Asker) -> Asks:
        if seat is None:
            return Asks(_NAMES[asker], asker)
        # Declarer plays from two hands.
        hands = (seat, seat.partner) if asker is Asker.DECLARER else (seat,)
        table = self.table
        has_led = any(player is seat for player, _ in table.face_down)
        has_played = has_led or bool(table.earlier) or any(table.played(hand) for hand in hands)
        played = table.since(-1).none(has_played)
        return Asks(seat, asker, seat, played, table.is_turn_of(*hands))

    # The opening lead on a wrong explanation

    @property
    def leader(self) -> Seat | Text:
        return tr("the leader") if self.led_by is None else self.led_by

    @property
    def lead_taken_back(self) -> tuple[fx.Effect, ...]:
        """16C: what it told is authorised for the defenders, and unauthorised for the others."""
        led_by = self.led_by
        if led_by is None:
            return (fx.CardWithdrawn(Role.OFFENDER.lho, None),)
        told = fx.Unauthorised(led_by, self.lead, (led_by.lho, led_by.rho), "16C2")
        return fx.CardWithdrawn(led_by, self.lead), told


_NAMES = {
    Asker.DECLARER: tr("declarer"),
    Asker.DUMMY: tr("dummy"),
    Asker.LEADER: tr("the leader"),
    Asker.PARTNER: tr("the leader's partner"),
}


def find_after_auction(table: Table) -> AfterAuction:
    if table.phase is None:
        return AfterAuction(table)
    if table.phase is Phase.AUCTION:
        raise NothingToRule(
            tr("There is no contract yet: Law 20 rules on questions in the auction.")
        )
    if table.phase not in (Phase.CLARIFICATION, Phase.PLAY):
        raise NothingToRule(tr("The play is over."))
    dummy = table.dummy
    # Only the first card of the first trick is the opening lead.
    first = table.tricks[0] if table.tricks else table.trick
    led_by, lead = first.cards[0] if first.cards and table.earlier == 0 else (None, None)
    shows = dummy is not None and bool(
        table.is_spread(dummy) or table.face_up(dummy) or table.played(dummy)
    )
    played_on = bool(table.tricks or table.earlier) or len(table.trick.cards) > 1
    return AfterAuction(
        table,
        faced=table.phase is not Phase.CLARIFICATION,
        dummy_shown=table.since(-1).none(shows or played_on),
        led_by=led_by,
        lead=lead,
    )
