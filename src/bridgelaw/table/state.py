"""The state of a table while its log is folded.

`State` is the one mutable thing in this room and never leaves it: `Table` folds a log into a
state, and hands out values.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from bridgelaw.game.auctions import Auction, doubled_by
from bridgelaw.game.boards import Board
from bridgelaw.game.calls import HIGHEST_LEVEL, PASS, SOME_BID, SOME_CALL, Bid, Call
from bridgelaw.game.cards import Card
from bridgelaw.game.contracts import Contract, Doubled
from bridgelaw.game.deals import Deal
from bridgelaw.game.hands import PACK
from bridgelaw.game.seats import SEATS, Seat, Side
from bridgelaw.game.suits import Suit
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.breaches import Breach, Irregularity, Kind
from bridgelaw.table.duties import (
    NO_DUTIES,
    AuctionReopened,
    CardLeft,
    Duties,
    Given,
    Move,
    PenaltyOnTable,
    TrickDone,
    duties_after,
)
from bridgelaw.table.effects import (
    ClaimDecided,
    Effect,
    ForcedPass,
    Penalty,
    ReplacementDue,
    ScoreAdjusted,
    SideAwarded,
    TricksTransferred,
    Unauthorised,
)
from bridgelaw.table.events import Claimed, Conceded, Recorded, Ruled
from bridgelaw.table.hall import Places, possible
from bridgelaw.table.shared_list import SharedList


class Phase(Enum):
    """Where the board stands.

    >>> from bridgelaw import Board, Seat, Table
    >>> Table(Board(Seat.WEST)).after("W P, N P, E P, S P").phase
    <Phase.PASSED_OUT: 'passed out'>
    """

    AUCTION = "auction"
    CLARIFICATION = "clarification period"
    PLAY = "play"
    CLAIMED = "claim"
    PASSED_OUT = "passed out"
    OVER = "over"

    @property
    def is_auction_period(self) -> bool:
        """Law 17D: until the opening lead is faced, or all hands are back after four passes."""
        return self in (Phase.AUCTION, Phase.CLARIFICATION, Phase.PASSED_OUT)


class Standing(Enum):
    """What became of a call.

    >>> from bridgelaw import Board, Seat, Table
    >>> Table(Board(Seat.WEST)).after("W 1C, W 1H").calls[-1]
    (Seat.WEST, Bid('1H'), <Standing.CHANGE: 'attempted change'>)
    """

    STANDS = "stands"
    CHANGE = "attempted change"
    WITHDRAWN = "withdrawn"


CallRecord = tuple[Seat, Call, Standing]
"""A call that was made: by whom, which, and what became of it."""


class Assumed(Enum):
    """What is taken to have been so because nobody entered otherwise.

    >>> from bridgelaw import Board, Table
    >>> Table(Board(None)).after("..., W 1C").assumed
    (<Assumed.IN_ORDER: 'in order'>,)
    """

    IN_ORDER = "in order"
    """Nothing was irregular in what nobody entered."""
    DECLARER = "declarer"
    """The player who is known to have named the denomination did so first (22A)."""

    @property
    def text(self) -> Text:
        """The assumption as a sentence."""
        return _ASSUMPTIONS[self]


_ASSUMPTIONS = {
    Assumed.IN_ORDER: tr("What was not entered is taken to have been in order."),
    Assumed.DECLARER: tr("The player who is known to have bid the suit is taken for declarer."),
}


class Revoke(NamedTuple):
    """A revoke that stands, and whose tricks have not been counted."""

    player: Seat
    card: Card


class Replacement(NamedTuple):
    """A call made in place of a cancelled one, on which the director has to rule.

    >>> from bridgelaw import Board, Seat, Table, effects, parse_call
    >>> table = Table(Board(Seat.WEST)).after("N 1H")
    >>> table = table.would_be(
    ...     effects.CallWithdrawn(Seat.NORTH, parse_call("1H")),
    ...     effects.ReplacementDue(Seat.NORTH, parse_call("1H"), "31A"),
    ... ).after("W 1C, N 1S")
    >>> [str(one.call) for one in table.replaced]
    ['1S']
    """

    due: ReplacementDue
    call: Call


class Bound(NamedTuple):
    """What a ruling left at the table, and the events on which it rests."""

    effect: Effect
    because: frozenset[int]


class Judged(NamedTuple):
    """A call in place of a cancelled one, by the event that put it there: a law has ruled on it."""

    due: ReplacementDue
    at: int


_REPEATED = ("31A", "32A")
_NO_VOID = [0, 0, 0, 0]

FULL_HAND = 13
"""The cards of a hand as it is dealt."""


class State:
    """Everything known about a table after some events."""

    def __init__(self, board: Board, deal: Deal) -> None:
        self.board = board
        self.at = 0  # number of events folded
        self.phase = Phase.AUCTION

        # What nobody entered. At a table whose log has it all, nothing of this changes.
        self.partial = False  # something of the board was not entered, or not named
        self.open_from = -1  # the event of the last stretch that was not entered
        self.begins_open = False  # the board began before the first event
        self.open_end = False  # nothing has been entered since: it may be any later phase
        self.earlier: int | None = 0  # tricks that were not entered; `None`: nobody knows
        self.gaps: list[int] = []  # how many calls were on record before each such stretch
        self.bid_open = False  # there may have been a bid since the last one entered
        self.lead_open = False  # the trick in progress was entered from a later card on
        self.unnamed = [0, 0, 0, 0]  # cards that left the hands without being named
        self.assumed: frozenset[Assumed] = frozenset()
        self.told_won: dict[Side, int] = {}
        self.recorded: Recorded | None = None
        self.void = [0, 0, 0, 0]  # what the director found that a hand does not hold

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
        self.contract: Contract | None = None
        self.trump: Suit | None = None

        # The cards. `held` includes cards that lie face up. Of a hand that is not known, `dealt`
        # is what was seen of it so far; it may hold whatever nobody else was seen to hold.
        self.held = [0 if hand is None else hand.mask for hand in deal.hands]
        if [mask.bit_count() for mask in self.held].count(FULL_HAND) == 3 and 0 in self.held:
            # The last of four hands is whatever the others are not.
            self.held[self.held.index(0)] = PACK & ~sum(self.held)
        self.known = tuple(
            bool(mask) or hand is not None for mask, hand in zip(self.held, deal.hands, strict=True)
        )
        self.dealt = self.held.copy()
        self.played = [0, 0, 0, 0]
        self.face_up = [0, 0, 0, 0]
        self.spread: frozenset[Seat] = frozenset()
        self.shown: list[tuple[Seat, Card, bool]] = []  # in the auction (24); whether it was led
        self.face_down: list[tuple[Seat, Card]] = []
        self.leader: Seat | None = None
        self.trick: list[tuple[Seat, Card]] = []
        self.disordered = False  # a card of the trick was played out of turn
        self.tricks: list[tuple[tuple[Seat, Card], ...]] = []
        self.winners: list[Seat | None] = []  # `None` where a card of the trick is not known
        self.leaders: list[Seat | None] = []  # who was to lead to each trick
        # What players of hands that are not known denied to hold by what they played: who, which
        # cards, in which event, with which card, and what it was if they hold one all the same.
        self.denials: list[tuple[Seat, int, int, Card, Breach]] = []
        self.named: Card | None = None  # by declarer, and dummy has not put it out yet
        self.corrected: Card | None = None  # a ruling played it for dummy, who may yet move it
        # 45C4(b): dummy's card that declarer named, until declarer plays again from either hand.
        self.correctable: Card | None = None
        self.claim: Claimed | Conceded | None = None
        self.claim_decided: ClaimDecided | None = None
        self.returned: frozenset[Seat] = frozenset()

        # What rulings left behind.
        self.forced: list[ForcedPass] = []
        self.due: list[ReplacementDue] = []  # calls in place of cancelled ones, not made yet
        self.replaced: list[Replacement] = []  # such calls that were made and not ruled on
        self.bound: list[Bound] = []  # all of it, with what it rests on
        self.undone: frozenset[int] = frozenset()  # by the ruling that is being folded
        self.revived: list[Judged] = []
        self.judged: list[Judged] = []  # calls in place of cancelled ones that were ruled on
        self.moves: list[Move] = []  # what rulings demanded, and what was played since
        self.duties = NO_DUTIES  # the fold over the moves
        self.retracted = False  # declarer must lead anew, from the right hand (60B)
        self.standing_revokes: list[Revoke] = []
        self.deemed_revokes: frozenset[Revoke] = frozenset()  # 43B2(b): corrected, and counted
        self.transfers: list[TricksTransferred] = []
        self.unauthorised: SharedList[Unauthorised] = SharedList()
        self.adjusted: list[ScoreAdjusted] = []
        self.awarded: list[SideAwarded] = []
        self.reviews: list[str] = []
        self.rulings: SharedList[Ruled] = SharedList()
        self.restricted = False  # some duty restricts the play of the cards

        # Irregularities by their number: the open ones, and those that were settled.
        self.found = 0
        self.open: dict[int, Irregularity] = {}
        self.settled: SharedList[tuple[int, Irregularity]] = SharedList()
        self.director = False

        # 7B2: hands that turned out to have another number of cards than thirteen.
        self.counted = False  # by the players, who then go on only after a ruling
        for seat in SEATS:
            number = self.dealt[seat.index].bit_count()
            if number > FULL_HAND:
                self.miscounted(seat, number)
        if self.open:  # a short hand alone may be that of an ending
            for seat in SEATS:
                number = self.dealt[seat.index].bit_count()
                if self.known[seat.index] and number < FULL_HAND:
                    self.miscounted(seat, number)

    def miscounted(self, seat: Seat, number: int) -> None:
        """The hand has too many cards (13) or too few (14)."""
        law = "13" if number > FULL_HAND else "14"
        details = (("number", number),)
        kind = Kind.WRONG_NUMBER_OF_CARDS
        self.report(Breach(kind, "7B2", law, seat, details=details))

    def copy(self) -> State:
        """A state that can be folded further without changing this one."""
        twin = object.__new__(State)
        values = twin.__dict__
        values.update(self.__dict__)
        for name in _COPIED:
            values[name] = values[name].copy()
        return twin

    # The auction

    @property
    def auction(self) -> Auction:
        return Auction(self.board.dealer, tuple(self.calls))

    def record(self, seat: Seat, call: Call, how: Standing, place: int | None = None) -> None:
        """A call that was made, or put by a ruling, in this event: last, or at its place."""
        place = len(self.records) if place is None else place
        self.records.insert(place, (seat, call, how))
        self.called_in.insert(place, self.at)

    def unrecord(self, place: int) -> None:
        """The call is taken out, to be put elsewhere."""
        del self.records[place], self.called_in[place]

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
            self.bid_open = True
        elif self.bidder is not None:
            self.doubled = doubled_by(self.doubled, self.bidder, seat, call)

    def calls_unentered(self) -> None:
        """Nobody entered what was called next, if anything was."""
        self.turn, self.passes, self.bid_open = None, 0, True

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
        if since and self.bidder is not None and all(call is PASS for _, call in since):
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
        if self.bid_open or self.last_bid is SOME_BID:
            self.partial = True
            return  # in which contract, and whose, nobody entered
        contract = self.auction.contract
        assert contract is not None
        if self.gaps:
            # 22A: their partner may have named it first.
            self.assumed |= {Assumed.DECLARER}
        self.settle_contract(contract)

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
                self.move(Given(PenaltyOnTable(seat, card, kind, "24E")))
                if "50E4" not in self.reviews:
                    self.reviews.append("50E4")

    def _face_shown_again(self) -> None:
        """The auction goes on after all: what was shown in it lies face up as before."""
        if not self.shown:
            return
        for index, (seat, card, led) in enumerate(self.shown):
            self.face_up[seat.index] |= card.bit
            if not led and self._was_deliberate(seat, card):
                self.shown[index] = (seat, card, True)
        self.move(AuctionReopened())

    def _was_deliberate(self, seat: Seat, card: Card) -> bool:
        """50B: has the director found that a single low card was shown on purpose?"""
        several = sum(player is seat for player, _, _ in self.shown) > 1
        return not (several or card.is_honour) and any(
            penalty.card is card and penalty.law == "24E" and penalty.penalty is Penalty.MAJOR
            for penalty in self.duties.penalties
        )

    def went_back(self, seat: Seat, card: Card) -> bool:
        """24D: was the card shown in the auction and picked up when it ended?"""
        return self.is_declaring(seat) and any(
            player is seat and shown is card for player, shown, _ in self.shown
        )

    # The play

    @property
    def to_play(self) -> Seat | None:
        """The hand from which the next card is due."""
        if self.phase is not Phase.PLAY and self.phase is not Phase.CLARIFICATION:
            return None
        if not self.trick:
            return self.leader
        if not self.disordered:
            return self.trick[-1][0].lho
        seat = self.trick[0][0]
        played = {player for player, _ in self.trick}
        while seat in played:
            seat = seat.lho
        return seat

    @property
    def tricks_left(self) -> int:
        """The tricks that are not complete; in an ending the hands had fewer than thirteen."""
        dealt = [self.dealt[seat.index].bit_count() for seat in SEATS if self.known[seat.index]]
        return max(dealt, default=13) - len(self.tricks) - (self.earlier or 0)

    def is_declaring(self, seat: Seat) -> bool:
        return self.contract is not None and seat.side is self.contract.declarer.side

    def could_hold(self, seat: Seat) -> int:
        """The cards that may be in the seat's hand now: exactly those, where it is known."""
        index = seat.index
        if self.known[index]:
            return self.held[index]
        if self.dealt[index].bit_count() >= 13:
            return self.surely_holds(seat)
        if self.void != _NO_VOID and self.is_counted:
            found = possible(*self._places())
            if found is not None:
                return found[index] | self.surely_holds(seat)
        elsewhere = self.played[index]
        for other in SEATS:
            if other is not seat:
                elsewhere |= self.dealt[other.index]
        return PACK & ~elsewhere & ~self.void[index]

    def surely_holds(self, seat: Seat) -> int:
        """The cards that are known to be in the seat's hand now."""
        index = seat.index
        return self.held[index] if self.known[index] else self.dealt[index] & ~self.played[index]

    @property
    def is_counted(self) -> bool:
        """Has every hand thirteen cards, and was everything entered that left one?"""
        return (
            self.earlier == 0
            and not self.lead_open
            and all(
                not known or dealt.bit_count() == FULL_HAND
                for known, dealt in zip(self.known, self.dealt, strict=True)
            )
            and not any(found.kind is Kind.WRONG_NUMBER_OF_CARDS for found in self.open.values())
        )

    def size(self, seat: Seat) -> int | None:
        """How many cards are left in the hand; `None` where nobody knows."""
        index = seat.index
        if self.known[index]:
            return self.held[index].bit_count() - self.unnamed[index]
        if not self.is_counted:
            return None
        return FULL_HAND - self.played[index].bit_count() - self.unnamed[index]

    def can_lack(self, seat: Seat, cards: int) -> bool:
        """Is there a deal that fits everything in which the hand has none of these cards?"""
        if self.surely_holds(seat) & cards:
            return False
        return self.fits_beside(seat, self.could_hold(seat) & ~cards, cards)

    def fits_beside(self, seat: Seat, rest: int, cards: int) -> bool:
        """The same where the hand holds none for sure; `rest` is what it may hold otherwise."""
        index = seat.index
        is_free = self.void == _NO_VOID
        if is_free and rest.bit_count() >= FULL_HAND - self.played[index].bit_count():
            return True
        left = self.size(seat)
        if left is None:
            return True
        if is_free or self.known[index]:
            return rest.bit_count() >= left
        unseen, places = self._places()
        lacking = tuple(
            (mask & ~cards if place == seat.index else mask, room)
            for place, (mask, room) in enumerate(places)
        )
        return possible(unseen, lacking) is not None

    def _places(self) -> tuple[int, Places]:
        """The cards that nobody has seen, and where they may be: in a hand, or gone unnamed."""
        seen = 0
        for dealt in self.dealt:
            seen |= dealt
        unseen, gone = PACK & ~seen, 0
        places = []
        for known, dealt, void, unnamed in zip(
            self.known, self.dealt, self.void, self.unnamed, strict=True
        ):
            gone += 0 if known else unnamed
            room = 0 if known else FULL_HAND - dealt.bit_count() - unnamed
            places.append((unseen & ~void, room))
        return unseen, (*places, (unseen, gone))

    def see(self, seat: Seat, card: Card) -> None:
        """A card turns out to be one of the seat's, whose hand may not be known."""
        self.dealt[seat.index] |= card.bit

    def penalty_cards(self, seat: Seat) -> list[PenaltyOnTable]:
        """The defender's penalty cards; the declaring side never has any (24D, 48A)."""
        if self.is_declaring(seat):
            return []
        return [penalty for penalty in self.duties.penalties if penalty.player is seat]

    # What rulings demand of players in the play

    def move(self, move: Move) -> None:
        """Something is demanded, a card leaves its hand, or a trick is complete."""
        self.moves.append(move)
        self.owe(self.duties.after(move))

    def came_back(self, seat: Seat, card: Card) -> None:
        """The card is in its hand again, as if it had not been played."""
        left = next(
            at
            for at in range(len(self.moves) - 1, -1, -1)
            if isinstance(move := self.moves[at], CardLeft)
            and move.seat is seat
            and move.card is card
        )
        lay = _penalty(duties_after(self.moves[:left]), card)
        del self.moves[left]
        self._fold_again()
        if lay is None:
            return
        # A penalty card, of the kind that it was: what became one in the meantime, while this one
        # was gone, has not changed it.
        self.face_up[seat.index] |= card.bit
        if _penalty(self.duties, card) != lay:
            self.move(Given(lay))

    def no_revoke_with(self, seat: Seat, card: Card) -> None:
        """A card that has been taken back is no revoke any more, though it was ruled to stand."""
        revoke = Revoke(seat, card)
        if revoke in self.standing_revokes and revoke not in self.deemed_revokes:
            self.standing_revokes.remove(revoke)

    def trick_opened(self) -> None:
        """The trick that was completed last is in progress again."""
        at = self._done_at(len(self.tricks))
        del self.moves[at]
        self._fold_again()

    def trick_changed(self, place: int) -> None:
        """Another card lies in the trick at this place (from 0), or another hand led to it."""
        self.moves[self._done_at(place)] = TrickDone(
            self.leaders[place], self.tricks[place][0][0], self.winners[place]
        )
        self._fold_again()

    def _done_at(self, place: int) -> int:
        return [at for at, move in enumerate(self.moves) if isinstance(move, TrickDone)][place]

    def _fold_again(self) -> None:
        self.owe(duties_after(self.moves))

    def owe(self, duties: Duties) -> None:
        """This is demanded of players now."""
        if duties is not self.duties:
            self.duties = duties
            self.restricted = duties.restrict

    # Irregularities

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
            if due.player is seat and due.law in _REPEATED:
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

    def report(self, breach: Breach, at: int | None = None) -> None:
        """Something irregular happened, in this event or in an earlier one."""
        self.open[self.found] = Irregularity(breach, self.at if at is None else at)
        self.found += 1

    def review(self, *laws: str) -> None:
        """The result is to be looked at under these laws when the play is over."""
        self.reviews += [law for law in laws if law not in self.reviews]

    def settle(self, number: int, law: str) -> None:
        found = self.open.pop(number, None)
        if found is not None:
            self.settled.append((number, found.settle(law, self.at)))

    def open_items(self) -> list[tuple[int, Irregularity]]:
        """The open irregularities with their numbers, to settle some of them."""
        return list(self.open.items())

    @property
    def irregularities(self) -> tuple[Irregularity, ...]:
        """Everything irregular that happened, settled or not, in order."""
        if not self.found:
            return ()
        every = [*self.settled, *self.open.items()]
        return tuple(found for _, found in sorted(every, key=lambda item: item[0]))

    def settle_where(
        self, seat: Seat, law: str, *kinds: Kind, what: Call | Card | None = None
    ) -> None:
        """Settles the open irregularities of these kinds by the seat (on that call or card)."""
        for index, found in self.open_items():
            if (
                found.seat is seat
                and (not kinds or found.kind in kinds)
                and (what is None or found.what is what or _is_hand_shown(found, what))
            ):
                self.settle(index, law)


def _penalty(duties: Duties, card: Card) -> PenaltyOnTable | None:
    return next((one for one in duties.penalties if one.card is card), None)


_OF_HANDS = ("16D", "24C", "48A", "48B2", "49")


def _is_hand_shown(found: Irregularity, what: Call | Card) -> bool:
    """Is it about a whole hand that was spread, and so about this card?"""
    return found.what is None and found.law in _OF_HANDS and isinstance(what, Card)


# Every state has the same attributes; these are the ones that can change in place.
_COPIED = tuple(
    name
    for name, value in vars(State(Board(SEATS[0]), Deal())).items()
    if isinstance(value, (list, dict, SharedList))
)
