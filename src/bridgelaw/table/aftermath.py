"""What was irregular at a table, and what rulings have left behind there."""

from __future__ import annotations

from bridgelaw.game.calls import Call
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import SEATS, Player, Seat
from bridgelaw.table import events as ev
from bridgelaw.table.breaches import Irregularity, Kind
from bridgelaw.table.duties import PenaltyOnTable
from bridgelaw.table.effects import (
    CardRequired,
    ForcedPass,
    LeadRestriction,
    LeadRight,
    PlayRestriction,
    ReplacementDue,
    ScoreAdjusted,
    SideAwarded,
    TricksTransferred,
    Unauthorised,
)
from bridgelaw.table.fold import auction
from bridgelaw.table.position import TablePosition
from bridgelaw.table.rules.kinds import Says
from bridgelaw.table.state import Phase, Replacement, Revoke, State

_BY_LYING = (Says.TOLD_BY_SHOWN, Says.TOLD_BY_PENALTY)


class Aftermath(TablePosition):
    """What `Table` answers of irregularities and of rulings; it is made by a table only."""

    __slots__ = ()

    @property
    def irregularities(self) -> tuple[Irregularity, ...]:
        """Everything irregular that happened, settled or not."""
        return self._once(_irregularities)

    @property
    def open_irregularities(self) -> tuple[Irregularity, ...]:
        """What is irregular and nobody has settled, in a ruling or by going on."""
        return tuple(self._state.open.values())

    def open_of(
        self, *kinds: Kind, seat: Player | None = None, what: Call | Card | None = None
    ) -> tuple[Irregularity, ...]:
        """The irregularities of these kinds that nobody has settled, the earliest first.

        `seat` and `what`: only this player's, and only about this call or card.

        >>> table = Table(Board(Seat.WEST)).after("W 1H, N P, E 1H")
        >>> [found.seat for found in table.open_of(Kind.INSUFFICIENT_BID)]
        [Seat.EAST]
        """
        return tuple(
            found
            for found in self._state.open.values()
            if found.kind in kinds
            and (seat is None or found.seat is seat)
            and (what is None or found.what is what)
        )

    @property
    def rulings(self) -> tuple[ev.Ruled, ...]:
        """Every ruling that was given here, in order."""
        return self._state.rulings.as_tuple()

    @property
    def forced_passes(self) -> tuple[ForcedPass, ...]:
        """Who must pass, for how long and under which law."""
        return tuple(self._state.forced) if self._state.phase is Phase.AUCTION else ()

    @property
    def due(self) -> tuple[ReplacementDue, ...]:
        """Cancelled calls in whose place the next call of their player comes (Law 29B)."""
        return tuple(self._state.due)

    @property
    def replaced(self) -> tuple[Replacement, ...]:
        """Calls made in place of cancelled ones that have not been ruled on."""
        return tuple(self._state.replaced)

    def to_repeat(self, seat: Seat) -> Call | None:
        """The cancelled call that the player must repeat now (31A1, 32A1)."""
        return auction.to_repeat(self._state, seat)

    @property
    def shown_in_auction(self) -> tuple[tuple[Seat, Card, bool], ...]:
        """The cards shown since the first call of the auction (Law 24), and which were led."""
        return tuple(self._state.shown)

    @property
    def penalty_cards(self) -> tuple[PenaltyOnTable, ...]:
        """The penalty cards that lie on the table (Law 50)."""
        state = self._state
        if not state.duties.penalties:
            return ()
        return tuple(penalty for seat in SEATS for penalty in state.penalty_cards(seat))

    @property
    def lead_rights(self) -> tuple[LeadRight, ...]:
        """Suits that declarer may come to prohibit (Law 26B)."""
        return self._state.duties.lead_rights

    @property
    def lead_restrictions(self) -> tuple[LeadRestriction, ...]:
        """Suits that a defender must lead, or may not."""
        return self._state.duties.lead_restrictions

    @property
    def play_restrictions(self) -> tuple[PlayRestriction, ...]:
        """What must be played to the trick in progress (57A)."""
        return self._state.duties.play_restrictions

    @property
    def waived(self) -> tuple[tuple[Seat, str], ...]:
        """Whom declarer has made no demand of at this lead, under which law."""
        return tuple((one.player, one.law) for one in self._state.duties.waived)

    @property
    def required(self) -> tuple[CardRequired, ...]:
        """Cards that must be played to the trick in progress (51A, 57D)."""
        return self._state.duties.required

    @property
    def standing_revokes(self) -> tuple[Revoke, ...]:
        """Established revokes whose tricks have not been counted yet (64)."""
        return tuple(self._state.standing_revokes)

    @property
    def transfers(self) -> tuple[TricksTransferred, ...]:
        """Tricks that rulings have transferred."""
        return self._state.transfers

    @property
    def unauthorised(self) -> tuple[Unauthorised, ...]:
        """What withdrawn calls and cards told, and for whom it is unauthorised (16C, 50E)."""
        # 50E1: while a card lies there as a penalty card all may use what it tells.
        lying = [penalty.card for penalty in self._state.duties.penalties]
        if not lying:
            return self._state.unauthorised.as_tuple()
        rules = self._state.rules
        return tuple(
            told
            for told in self._state.unauthorised
            if told.what not in lying or not any(rules.has(one, told.law) for one in _BY_LYING)
        )

    @property
    def adjusted(self) -> tuple[ScoreAdjusted, ...]:
        """The director's adjustments of the score."""
        return self._state.adjusted

    @property
    def awarded(self) -> tuple[SideAwarded, ...]:
        """What the director awarded a side instead of its result."""
        return self._state.awarded

    @property
    def reviews(self) -> tuple[str, ...]:
        """The laws under which the board is to be looked at when play has ended."""
        return tuple(self._state.reviews)


def _irregularities(state: State) -> tuple[Irregularity, ...]:
    return state.irregularities
