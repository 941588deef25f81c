"""Where a board stands, and what is known of it: the questions that need the state alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from bridgelaw.game.auctions import Auction
from bridgelaw.game.calls import SOME_BID, Call
from bridgelaw.game.cards import Card
from bridgelaw.game.contracts import Contract
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import Player, Seat, Side
from bridgelaw.game.suits import Suit
from bridgelaw.game.tricks import Trick
from bridgelaw.table import events as ev
from bridgelaw.table.duties import CardLeft
from bridgelaw.table.effects import Adjustment, ClaimDecided
from bridgelaw.table.fold import count
from bridgelaw.table.knowledge import Knowledge
from bridgelaw.table.state import Assumed, CallRecord, Phase, Standing, State

T = TypeVar("T")

_AUCTION_PERIOD = tuple(phase for phase in Phase if phase.is_auction_period)


class TablePosition:
    """What `Table` answers of calls, cards and tricks; it is made by a table only."""

    __slots__ = ("_derived", "_state")

    _state: State
    _derived: dict[Any, Any]

    def _once(self, how: Callable[[State], T]) -> T:
        """What `how` makes of the state, worked out once."""
        try:
            found: T = self._derived[how]
        except KeyError:
            found = self._derived[how] = how(self._state)
        return found

    @property
    def phase(self) -> Phase | None:
        """Where the board stands: in the auction, the play, or over.

        `None` where nobody entered that; `may_be` then says which phases it can be.

        >>> Table(Board(None)).after("..., E 1H, ...").phase is None
        True
        """
        state = self._state
        if not state.open_end:
            return state.phase
        return state.phases[0] if len(state.phases) == 1 else None

    @property
    def phase_name(self) -> str:
        """The phase in a word."""
        return "not known" if self.phase is None else self.phase.value

    def may_be(self, *phases: Phase) -> bool | None:
        """Does the board stand in one of these phases? `None` where that is not known.

        >>> table = Table(Board(None)).after("..., E 1H, ...")
        >>> table.may_be(Phase.AUCTION), table.may_be(*Phase), Table(Board(None)).may_be(Phase.PLAY)
        (None, True, False)
        """
        if not self._state.open_end:
            return self._state.phase in phases
        found = [one in phases for one in self._state.phases]
        return True if all(found) else None if any(found) else False

    @property
    def in_auction_period(self) -> bool | None:
        """Law 17D: has the opening lead not been faced? `None` where that is not known.

        >>> Table(Board(Seat.WEST)).in_auction_period
        True
        """
        return self.may_be(*_AUCTION_PERIOD)

    @property
    def auction_period_over(self) -> bool | None:
        """Has the opening lead been faced, or the board passed out and put back?"""
        lasts = self.in_auction_period
        return None if lasts is None else not lasts

    @property
    def assumed(self) -> tuple[Assumed, ...]:
        """What is taken to have been so because nobody entered otherwise."""
        assumed = self._state.assumed
        return tuple(one for one in Assumed if one in assumed) if assumed else ()

    @property
    def is_open(self) -> bool:
        """Is there a stretch of the board of which nobody entered anything?

        >>> Table(Board(None)).after("..., E 1H").is_open
        True
        """
        return self._state.open_from >= 0

    @property
    def bids_are_known(self) -> bool:
        """Was no bid made that nobody entered, or named, since the last that was?"""
        return not self._state.bid_open and self._state.last_bid is not SOME_BID

    @property
    def has_begun(self) -> bool | None:
        """Has anybody called? `None` where nobody entered that."""
        return bool(self._state.records) or (None if self.is_open else False)

    @property
    def recorded(self) -> ev.Recorded | None:
        """The recorded result, where that was told instead of the play."""
        return self._state.recorded

    @property
    def auction(self) -> Auction:
        """The legal auction: the calls that stand.

        >>> str(Table(Board(Seat.WEST)).after("W 1C, N 1S").auction)
        'W 1C, N 1S'
        """
        return self._state.auction

    @property
    def calls(self) -> tuple[CallRecord, ...]:
        """Every call made, with what became of it."""
        return tuple(self._state.records)

    @property
    def called_in(self) -> tuple[int, ...]:
        """In which event of the log each of `calls` was made, or put there by a ruling.

        >>> Table(Board(Seat.WEST)).after("W 1C", "director", "N 1S").called_in
        (0, 2)
        """
        return tuple(self._state.called_in)

    @property
    def attempted_change(self) -> tuple[Seat, Call] | None:
        """A second call that a player put in place of their first, not ruled on yet."""
        if self._state.records:
            seat, call, standing = self._state.records[-1]
            if standing is Standing.CHANGE:
                return seat, call
        return None

    @property
    def to_call(self) -> Seat | None:
        """Whose turn it is in the auction; `None` when that is over."""
        return self._state.turn if self._state.phase is Phase.AUCTION else None

    @property
    def to_play(self) -> Seat | None:
        """The hand from which the next card is due; nobody's where the board is not played on."""
        return None if self.is_cancelled else self._state.to_play

    def is_turn_of(self, *seats: Player) -> bool | None:
        """Is the next card due from one of these hands? `None` where nobody entered that.

        >>> table = Table(Board(None)).after("..., S declares, W leads SA, N plays S2")
        >>> table.is_turn_of(Seat.EAST), table.after("...").is_turn_of(Seat.EAST) is None
        (True, True)
        """
        if self.phase is None or self.lead_is_open:
            return None
        turn = self.to_play
        if turn is not None and self._state.opening_lead_due and Assumed.DECLARER in self.assumed:
            # Either of the side may declare, and so either of the other side lead.
            may_lead = {turn, turn.partner}
            return True if may_lead <= set(seats) else None if may_lead & set(seats) else False
        plays_on = self.phase in (Phase.CLARIFICATION, Phase.PLAY) and not self.is_cancelled
        return None if turn is None and plays_on else turn in seats

    @property
    def lead_is_open(self) -> bool:
        """Was the trick in progress entered from a later card on, so that it may be complete?

        >>> Table(Board(None)).after("..., E plays SA").lead_is_open
        True
        """
        return self._state.lead_open

    @property
    def suit_led(self) -> Suit | None:
        """What was led to the trick in progress; `None` where nobody has, or nobody entered it.

        >>> Table(Board(None)).after("..., H was led, E plays C5: revoke").suit_led
        Suit.HEARTS
        """
        return self._state.suit_told if self.lead_is_open else self.trick.suit_led

    @property
    def is_cancelled(self) -> bool:
        """Has the director given an artificial score in the play, so that it ends there (12A2)?

        >>> table = Table(Board(Seat.SOUTH)).after("S 1NT, W P, N P, E P, W leads SA")
        >>> score = "artificial adjusted score by 16D2(d)"
        >>> table.after(f"ruling extraneous-information of 2017 [16D2(d)] {score}").is_cancelled
        True
        """
        state = self._state
        if not state.adjusted:
            return False
        return state.phase in (Phase.PLAY, Phase.CLAIMED) and any(
            one.adjustment is Adjustment.ARTIFICIAL for one in state.adjusted
        )

    @property
    def contract(self) -> Contract | None:
        """The final contract; `None` while there is none."""
        return self._state.contract

    @property
    def declarer(self) -> Seat | None:
        """Who plays the contract; `None` while there is none."""
        return None if self._state.contract is None else self._state.contract.declarer

    @property
    def dummy(self) -> Seat | None:
        """Declarer's partner; `None` while there is no contract."""
        return None if self._state.contract is None else self._state.contract.dummy

    def defends(self, player: Player) -> bool:
        """Is this a defender? Nobody is while there is no contract.

        >>> table = Table(Board(Seat.SOUTH)).after("S 1NT, W P, N P, E P")
        >>> table.defends(Seat.WEST), table.defends(Seat.NORTH)
        (True, False)
        """
        declarer = self.declarer
        return declarer is not None and isinstance(player, Seat) and player.opposes(declarer)

    def is_defender(self, seat: Seat) -> bool | None:
        """The same, or `None` where nobody entered who declares.

        >>> Table(Board(None)).after("..., W leads SA").is_defender(Seat.WEST) is None
        True
        """
        is_open = self.declarer is None and self.is_open
        return None if is_open else self.defends(seat)

    def chooses_for(self, player: Player) -> Player:
        """Who says what is played from this hand: declarer for dummy, others for themselves.

        >>> table = Table(Board(Seat.SOUTH)).after("S 1NT, W P, N P, E P")
        >>> table.chooses_for(Seat.NORTH), table.chooses_for(Seat.EAST)
        (Seat.SOUTH, Seat.EAST)
        """
        declarer = self.declarer
        return player if declarer is None or player is not declarer.partner else declarer

    @property
    def play_has_ended(self) -> bool | None:
        """By the last card, or by a claim, which stops the play; `None` where it is not known."""
        return self.may_be(Phase.OVER, Phase.CLAIMED)

    @property
    def earlier(self) -> int | None:
        """How many tricks were played that nobody entered; `None` where nobody knows."""
        return self._state.earlier

    @property
    def trick(self) -> Trick:
        """The trick in progress."""
        return self._once(_trick)

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The completed tricks."""
        return self._once(_tricks)

    def tricks_won(self, side: Side) -> int:
        """Tricks won at the table, before any transfer."""
        told = self._state.told_won.get(side, 0)
        winners = self._state.winners
        return told + sum(winner is not None and winner.side is side for winner in winners)

    def hand(self, seat: Seat) -> Hand | None:
        """The cards that the player still holds; `None` where they are not known."""
        known = self._state.known[seat.index]
        return Hand(self._state.held[seat.index]) if known else None

    def dealt(self, seat: Seat) -> Hand | None:
        """The hand that the player began with, put right by rulings; `None` where it is not known.

        >>> table = Table(Board(Seat.WEST), Deal.parse("N:AK.2.. - QJ.3.. -"))
        >>> table.dealt(Seat.NORTH), table.dealt(Seat.EAST)
        (Hand('AK.2..'), None)
        """
        known = self._state.known[seat.index]
        return Hand(self._state.dealt[seat.index]) if known else None

    @property
    def wrong_hands(self) -> dict[Seat, int]:
        """The hands that have another number of cards than thirteen, and how many (13, 14).

        Nobody plays a card before that is ruled on; once somebody has counted, nobody calls.

        >>> table = Table(Board(Seat.WEST)).after("N counts 14, E counts 12")
        >>> table.wrong_hands, table.ruling_needed
        ({Seat.NORTH: 14, Seat.EAST: 12}, 'wrong-number-of-cards')
        """
        return count.wrong_hands(self._state)

    @property
    def knowledge(self) -> Knowledge:
        """What each hand must, may and cannot hold, and what players denied to hold.

        >>> table = Table(Board(Seat.SOUTH)).after("S 1NT, W P, N P, E P, W leads CK, N plays C2")
        >>> table.after("E plays H5").knowledge.holds(Seat.EAST, Hand.parse("...A")) is None
        True
        """
        return Knowledge(self._state)

    def could_hold(self, seat: Seat, card: Card) -> bool:
        """May the card be in this hand now, which may not be known?"""
        return bool(self._state.could_hold(seat) & card.bit)

    def face_up(self, seat: Seat) -> Hand:
        """The cards of the hand that lie face up."""
        return Hand(self._state.face_up[seat.index])

    def is_spread(self, seat: Seat) -> bool:
        """Has the player put the hand down, whether or not its cards are known?

        >>> table = Table(Board(Seat.SOUTH)).after("S 1NT, W P, N P, E P, W leads SA")
        >>> table.after("N spreads the hand").is_spread(Seat.NORTH)
        True
        """
        return seat in self._state.spread

    def played(self, seat: Seat) -> Hand:
        """The cards that were played from this hand."""
        return Hand(self._state.played[seat.index])

    def played_in(self, seat: Seat, card: Card) -> int:
        """The event in which the card came to lie where it lies now.

        >>> table = Table(Board(Seat.SOUTH)).after("S 1NT, W P, N P, E P, W leads SA, N plays S2")
        >>> table.played_in(Seat.NORTH, Card.parse("S2"))
        5
        """
        return next(
            (
                move.at
                for move in reversed(self._state.moves)
                if isinstance(move, CardLeft) and move.seat is seat and move.card is card
            ),
            0,
        )

    @property
    def face_down(self) -> tuple[tuple[Seat, Card], ...]:
        """Leads that lie face down."""
        return tuple(self._state.face_down)

    @property
    def claim(self) -> ev.Claimed | ev.Conceded | None:
        """The claim or concession that stopped the play, if one did."""
        return self._state.claim

    @property
    def claim_decided(self) -> ClaimDecided | None:
        """What the director gave for a disputed claim (70)."""
        return self._state.claim_decided

    @property
    def tricks_left(self) -> int:
        """The tricks that are not complete, the one in progress included."""
        return self._state.tricks_left

    @property
    def director_called(self) -> bool:
        """Somebody called the director and there has been no ruling since."""
        return self._state.director


def _trick(state: State) -> Trick:
    return Trick(tuple(state.trick), state.trump)


def _tricks(state: State) -> tuple[Trick, ...]:
    return tuple(
        Trick(cards, state.trump, taker)
        for cards, taker in zip(state.tricks, state.winners, strict=True)
    )
