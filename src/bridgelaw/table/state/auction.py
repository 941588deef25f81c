"""The auction while a log is folded: every call made, whose turn it is, and when it is over."""

from __future__ import annotations

from bridgelaw.game.auctions import Auction, doubled_by
from bridgelaw.game.boards import Board
from bridgelaw.game.calls import (
    DOUBLE,
    HIGHEST_LEVEL,
    PASS,
    REDOUBLE,
    SOME_BID,
    SOME_CALL,
    Bid,
    Call,
)
from bridgelaw.game.cards import Card
from bridgelaw.game.contracts import Contract, Doubled
from bridgelaw.game.deals import Deal
from bridgelaw.game.seats import Seat
from bridgelaw.table.breaches import Irregularity
from bridgelaw.table.duties import AuctionReopened, Given, PenaltyOnTable
from bridgelaw.table.effects import ForcedPass, Penalty, ReplacementDue
from bridgelaw.table.rules.kinds import By
from bridgelaw.table.rules.rules import Rules
from bridgelaw.table.state.play import PlaySoFar
from bridgelaw.table.state.records import Assumed, CallRecord, Phase, Replacement, Standing

_NO_BIDS = (PASS, DOUBLE, REDOUBLE)


class AuctionSoFar(PlaySoFar):
    """The calls, the contract they ended in, and the cards that were shown meanwhile (24)."""

    def __init__(self, board: Board, deal: Deal, rules: Rules) -> None:
        super().__init__(deal, rules)
        self.board = board
        self.partial = False  # something of the board was not entered, or not named
        self.gaps: tuple[int, ...] = ()  # how many calls were on record before each such stretch
        self.bid_open = False  # there may have been a bid since the last one entered
        self.assumed: frozenset[Assumed] = frozenset()

        # The auction: every call made, and the ones that stand.
        self.records: list[CallRecord] = []
        self.called_in: list[int] = []  # in which event each of these was made
        self.called_at = -1  # the event of the last call
        self.calls: list[tuple[Seat, Call]] = []
        self.turn: Seat | None = board.dealer
        self.last_bid: Bid | None = None
        self.bidder: Seat | None = None
        self.doubled = Doubled.NO
        self.passes = 0
        self.shown: list[tuple[Seat, Card, bool]] = []  # in the auction (24); whether it was led

        # What rulings demand of the callers.
        self.forced: list[ForcedPass] = []
        self.due: list[ReplacementDue] = []  # calls in place of cancelled ones, not made yet
        self.replaced: list[Replacement] = []  # such calls that were made and not ruled on

    @property
    def auction(self) -> Auction:
        return Auction(self.board.dealer, tuple(self.calls))

    @property
    def nobody_has_called(self) -> bool:
        """For certain: nothing was left out before the first call."""
        return not self.records and not self.gaps

    def record(self, seat: Seat, call: Call, how: Standing, place: int | None = None) -> None:
        """A call that was made, or put by a ruling, in this event: last, or at its place."""
        place = len(self.records) if place is None else place
        self.records.insert(place, (seat, call, how))
        self.called_in.insert(place, self.at)

    def unrecord(self, place: int) -> None:
        """The call is taken out, to be put elsewhere."""
        del self.records[place], self.called_in[place]

    def place_of(self, found: Irregularity) -> int:
        """Where the call is with which something was wrong: the same one may be made twice."""
        of_seat = found.seat, found.what
        places = [place for place, made in enumerate(self.records) if made[:2] == of_seat]
        return next((one for one in places if self.called_in[one] == found.at), places[-1])

    def stand(self, seat: Seat, call: Call) -> None:
        """Adds a call to the auction, moves the turn on and may end the auction."""
        in_turn = seat is self.turn
        self._count(seat, call)
        if self.passes >= 3:
            self._end_of_auction(in_turn)

    def _count(self, seat: Seat, call: Call) -> None:
        self.calls.append((seat, call))
        self.turn = seat.lho
        if call is PASS:
            self.passes += 1
            return
        self.passes = 0
        if isinstance(call, Bid):
            if call.level <= HIGHEST_LEVEL:
                self.last_bid, self.bidder, self.doubled = call, seat, Doubled.NO
                self.bid_open = False
        elif call is SOME_CALL:
            self.bid_open, self.doubled = True, Doubled.NO
        elif self.bid_open:
            self._count_double(seat, call)
        elif self.bidder is not None:
            self.doubled = doubled_by(self.doubled, self.bidder, seat, call)

    def _count_double(self, seat: Seat, call: Call) -> None:
        """19: a double shows which side made a bid that nobody entered, but not which player."""
        is_own = call is REDOUBLE
        if self.bidder is None or (self.bidder.side is seat.side) is not is_own:
            self.last_bid, self.bidder = SOME_BID, seat.partner if is_own else seat.rho
        self.doubled = Doubled.REDOUBLED if is_own else Doubled.DOUBLED

    def calls_unentered(self) -> None:
        """Nobody entered what was called next, if anything was."""
        self.turn, self.passes, self.bid_open, self.doubled = None, 0, True, Doubled.NO

    def recount(self) -> None:
        """Counts the auction anew from its records, after a call was withdrawn."""
        standing = [(seat, call) for seat, call, how in self.records if how is Standing.STANDS]
        gaps = {
            sum(how is Standing.STANDS for _, _, how in self.records[:gap]) for gap in self.gaps
        }
        self.calls, self.turn = [], self.board.dealer
        self.last_bid = self.bidder = None
        self.doubled, self.passes, self.bid_open = Doubled.NO, 0, False
        if self.phase in (Phase.CLARIFICATION, Phase.PASSED_OUT):
            self.phase, self.contract, self.trump, self.leader = Phase.AUCTION, None, None, None
            self._face_shown_again()
        for seat, call in standing[:-1]:
            if len(self.calls) in gaps:
                self.calls_unentered()
            in_turn = seat is self.turn
            self._count(seat, call)
            if self.passes >= 3 and in_turn and not (auction := self.unbroken).is_over:
                self.turn = auction.robbed or self.turn
        for seat, call in standing[-1:]:
            if len(self.calls) in gaps:
                self.calls_unentered()
            self.stand(seat, call)
        if len(self.calls) in gaps:
            self.calls_unentered()

    @property
    def unbroken(self) -> Auction:
        """The calls since the last stretch that nobody entered, led by a bid if one came before."""
        if not self.gaps:
            return self.auction
        before = sum(how is Standing.STANDS for _, _, how in self.records[: self.gaps[-1]])
        since = tuple(self.calls[before:])
        if since and self.bidder is not None and all(call in _NO_BIDS for _, call in since):
            since = ((since[0][0].rho, SOME_BID), *since)
        return Auction(None, since)

    def _end_of_auction(self, in_turn: bool) -> None:
        auction = self.unbroken
        if not auction.is_over:
            robbed = auction.robbed
            # A last pass out of turn may still be accepted by the next player (29A).
            if robbed is not None and in_turn:
                self.turn = robbed
            return
        self.turn = None
        if self.phase is not Phase.AUCTION:
            return
        if self.bidder is None:
            self.phase = Phase.PASSED_OUT
            return
        self.phase = Phase.CLARIFICATION
        if self.bid_open and self.doubled is Doubled.NO:
            self.partial = True
            return  # in which contract, and whose, nobody entered
        if self.bid_open or self.last_bid is SOME_BID:
            self.partial = True
            contract: Contract | None = Contract(SOME_BID, self.doubled, self.bidder)
        else:
            contract = self.auction.contract
        assert contract is not None
        if self.gaps or self._may_have_been_named_by(self.bidder.partner):
            self.assumed |= {Assumed.DECLARER}
        self.settle_contract(contract)

    def _may_have_been_named_by(self, partner: Seat) -> bool:
        """22A: did the partner perhaps name it first, with a bid that nobody entered?"""
        is_named = self.last_bid is not SOME_BID
        return any(
            seat is partner and (not call.is_known or (isinstance(call, Bid) and not is_named))
            for seat, call in self.calls
        )

    def settle_contract(self, contract: Contract) -> None:
        """The auction has ended in this contract, and its play is to come."""
        self.phase, self.contract = Phase.CLARIFICATION, contract
        self.trump = contract.denomination.suit
        self.leader = contract.declarer.lho
        self._end_of_showing()

    # Cards shown in the auction

    def show_in_auction(self, seat: Seat, card: Card, led: bool) -> None:
        """24: the card lies face up until the auction is over."""
        for index, (player, shown, was_led) in enumerate(self.shown):
            if player is seat and shown is card:
                self.shown[index] = (seat, card, led or was_led)
                return
        self.shown.append((seat, card, led))

    def _end_of_showing(self) -> None:
        """24D: the declaring side picks its cards up; 24E: a defender's are penalty cards."""
        if not self.shown:
            return
        for seat, card, led in self.shown:
            if self.is_declaring(seat):
                self.face_up[seat.index] &= ~card.bit
                self.spread -= {seat}
            elif all(penalty.card is not card for penalty in self.duties.penalties):
                # 50B: an honour, a card that was led, and every card of several are major.
                several = sum(player is seat for player, _, _ in self.shown) > 1
                kind = Penalty.MAJOR if several or led or card.is_honour else Penalty.MINOR
                law = self.rules.labels[By.SHOWN_IS_PENALTY]
                self.move(Given(PenaltyOnTable(seat, card, kind, law)))
                self.review(By.SHOWN_IS_PENALTY)

    def _face_shown_again(self) -> None:
        """The auction goes on after all: what was shown in it lies face up as before."""
        if not self.shown:
            return
        for index, (seat, card, led) in enumerate(self.shown):
            self.face_up[seat.index] |= card.bit
            if not led and self._was_deliberate(seat, card):
                self.shown[index] = (seat, card, True)
        self.move(AuctionReopened(self.rules.labels[By.SHOWN_IS_PENALTY]))

    def _was_deliberate(self, seat: Seat, card: Card) -> bool:
        """50B: has the director found that a single low card was shown on purpose?"""
        several = sum(player is seat for player, _, _ in self.shown) > 1
        law = self.rules.labels[By.SHOWN_IS_PENALTY]
        return not (several or card.is_honour) and any(
            penalty.card is card and penalty.law == law and penalty.penalty is Penalty.MAJOR
            for penalty in self.duties.penalties
        )

    def went_back(self, seat: Seat, card: Card) -> bool:
        """24D: was the card shown in the auction and picked up when it ended?"""
        return self.is_declaring(seat) and any(
            player is seat and shown is card for player, shown, _ in self.shown
        )

    # What rulings demand of the callers

    def must_pass(self, seat: Seat) -> ForcedPass | None:
        """The ruling, if any, that makes the player pass now."""
        for forced in self.forced:
            if forced.player is seat:
                return forced
        return None

    def due_of(self, seat: Seat) -> ReplacementDue | None:
        """The cancelled call in whose place the player's next call comes."""
        return next((due for due in self.due if due.player is seat), None)

    def to_repeat(self, seat: Seat) -> ReplacementDue | None:
        """31A1, 32A1: the cancelled call that the player must repeat, because RHO passed."""
        if not self.due or self.phase is not Phase.AUCTION:
            return None
        if not self.calls or self.calls[-1] != (seat.rho, PASS):
            return None
        for due in self.due:
            if due.player is seat and due.law in self.rules.repeats:
                if due.call is not PASS and self.must_pass(seat) is not None:
                    return None  # another ruling makes the player pass
                if isinstance(due.call, Bid) and due.call.level > HIGHEST_LEVEL:
                    return None  # 38: it is no bid, and nobody can make it again
                return due if self._is_next_turn(due) else None
        return None

    def _is_next_turn(self, due: ReplacementDue) -> bool:
        """Is RHO's pass the first call since the other one was cancelled?

        If more was called, out of turn and accepted, the turn that the law speaks of is over.
        """
        since = 0
        for seat, call, standing in reversed(self.records):
            if standing is Standing.STANDS:
                since += 1
            elif seat is due.player and call is due.call:
                break
        else:
            return True  # the cancelled call is not on record
        return since == 1
