"""The table: an append-only log of events, and everything that follows from it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from bridgelaw.game.auctions import Auction
from bridgelaw.game.boards import Board
from bridgelaw.game.calls import SOME_BID, Call
from bridgelaw.game.cards import Card
from bridgelaw.game.contracts import Contract
from bridgelaw.game.deals import Deal
from bridgelaw.game.errors import NotationError
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import SEATS, Player, Seat, Side
from bridgelaw.game.tricks import Trick
from bridgelaw.table import events as ev
from bridgelaw.table.breaches import Irregularity, Kind
from bridgelaw.table.choices import (
    CallChoices,
    CardChoices,
    Decision,
    cards_at_turn,
    decisions,
    legal_cards,
    no_cards,
)
from bridgelaw.table.duties import PenaltyOnTable
from bridgelaw.table.effects import (
    Adjustment,
    CardRequired,
    ClaimDecided,
    Effect,
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
from bridgelaw.table.fold import auction as auction_fold
from bridgelaw.table.fold import count as count_fold
from bridgelaw.table.fold import play as play_fold
from bridgelaw.table.fold import ruling as ruling_fold
from bridgelaw.table.fold import unentered as unentered_fold
from bridgelaw.table.fold.lapsed import end_what_lapsed, end_what_was_for_the_trick
from bridgelaw.table.knowledge import Knowledge
from bridgelaw.table.most_events import bounded
from bridgelaw.table.notation import (
    event_from_json,
    event_to_json,
    read_events,
    write_event,
)
from bridgelaw.table.placed import Placed, placed
from bridgelaw.table.shared_list import SharedList
from bridgelaw.table.since import Since
from bridgelaw.table.state import (
    Assumed,
    CallRecord,
    Phase,
    Replacement,
    Revoke,
    Standing,
    State,
)

T = TypeVar("T")

# Rulings look back at what was so when something happened. So many states are kept for that; what
# is older is folded again.
_REMEMBERED = 64

# Where a board can stand after a stretch that nobody entered.
_FROM = {
    Phase.AUCTION: tuple(Phase),
    Phase.CLARIFICATION: (Phase.CLARIFICATION, Phase.PLAY, Phase.CLAIMED, Phase.OVER),
    Phase.PLAY: (Phase.PLAY, Phase.CLAIMED, Phase.OVER),
    # 68D2(b): only a ruling lets the play go on after a claim, and a ruling is entered.
    Phase.CLAIMED: (Phase.CLAIMED, Phase.OVER),
    Phase.PASSED_OUT: (Phase.PASSED_OUT, Phase.OVER),
    Phase.OVER: (Phase.OVER,),
}
_AUCTION_PERIOD = tuple(phase for phase in Phase if phase.is_auction_period)
_NOT_WHILE_LYING = ("24", "50E2", "50E3")


def _director_called(state: State, event: ev.DirectorCalled) -> None:
    state.director = True


_FOLD: dict[type, Callable[[State, Any], None]] = {
    ev.Called: auction_fold.called,
    ev.Led: play_fold.led,
    ev.LedFaceDown: play_fold.led_face_down,
    ev.FacedLead: play_fold.faced_lead,
    ev.Played: play_fold.played,
    ev.PlayedTogether: play_fold.played_together,
    ev.TrickQuitted: play_fold.trick_quitted,
    ev.Exposed: play_fold.exposed,
    ev.Spread: play_fold.spread,
    ev.Designated: play_fold.designated,
    ev.Claimed: play_fold.claimed,
    ev.Conceded: play_fold.claimed,
    ev.PutBack: play_fold.put_back,
    ev.HandCounted: count_fold.hand_counted,
    ev.DirectorCalled: _director_called,
    ev.Ruled: ruling_fold.ruled,
    ev.Unentered: unentered_fold.unentered,
    ev.Told: unentered_fold.told,
}


def fold(state: State, events: Iterable[ev.Event]) -> None:
    """The events happen one after the other."""
    for event in events:
        try:
            happen = _FOLD[type(event)]
        except KeyError:
            raise TypeError(
                f"an event is a value of bridgelaw.events, or text such as 'W 1C', not {event!r}"
            ) from None
        if state.open:
            count_fold.ensure_counted(state, event)
        if state.open_end:
            unentered_fold.anchor(state, event)
        happen(state, event)
        if state.restricted and not state.trick:
            end_what_was_for_the_trick(state)
        if state.open:
            end_what_lapsed(state, event)
        state.at += 1


class Table:
    """A table at one moment. It never changes: `after` gives the table that follows.

    >>> table = Table(Board(Seat.WEST)).after("W 1H, N P, E 1H")
    >>> [(str(found.law), str(found.breach.text)) for found in table.irregularities]
    [('27', '1♥ does not outrank 1♥.')]

    A deal, or a part of one, may be known or not; then cards are checked as far as they are.

    >>> deal = Deal.parse("N:A2.3.. K3.4.. Q4.5.. J5.6..")
    >>> table = Table(Board(Seat.SOUTH), deal).after("S 1NT, W P, N P, E P, W leads SJ")
    >>> table.phase, table.declarer, table.hand(Seat.WEST)
    (<Phase.PLAY: 'play'>, Seat.SOUTH, Hand('5.6..'))
    """

    __slots__ = ("_derived", "_log", "_recent", "_state", "board", "deal", "seats")

    board: Board
    deal: Deal
    seats: bool
    """Whether anybody said who sits where; if not, South stands for whom a ruling is about."""

    def __init__(
        self,
        board: Board,
        deal: Deal | None = None,
        log: Iterable[ev.Event] = (),
        seats: bool = True,
    ) -> None:
        self.board = board
        self.seats = seats
        self.deal = Deal() if deal is None else deal
        self._log: SharedList[ev.Event] = SharedList(log)
        self._derived: dict[Any, Any] = {}
        self._state = State(self.board, self.deal)
        self._recent: tuple[State, ...] = ()
        fold(self._state, self._log)

    def after(self, *events: ev.Event | str) -> Table:
        """The table after these events, given as values or as text.

        How each event is written stands in docs/library.md under “Events”; at a table it may be
        shorter, as `bridgelaw table` takes it: “1C P 1H” in rotation, “W SK” for a card.
        Raises `ImpossibleEvent` for what cannot have happened and `NotationError` for text
        that cannot be read; this table stays as it is.

        >>> from bridgelaw import events
        >>> table = Table(Board(Seat.WEST)).after("W 1C", events.DirectorCalled())
        >>> table.director_called, table.to_call
        (True, Seat.NORTH)
        """
        if len(events) == 1 and isinstance(ruled := events[0], ev.Ruled):
            # A ruling is tried, read aloud and then given: three times the same.
            tried: tuple[ev.Event, Table] | None = self._derived.get(ev.Ruled)
            if tried is None or tried[0] != ruled:
                tried = self._derived[ev.Ruled] = (ruled, self._after((ruled,)))
            return tried[1]
        read: list[ev.Event] = []
        for event in events:
            if isinstance(event, str):
                read.extend(self._read(event, read))
            else:
                read.append(event)
        return self._after(read)

    def _after(self, read: Sequence[ev.Event]) -> Table:
        state = self._state.copy()
        fold(state, read)
        log = self._log.copy()
        for event in read:
            log.append(event)
        return self._beside(state, log, (*self._recent[1 - _REMEMBERED :], self._state))

    def _read(self, text: str, before: list[ev.Event]) -> tuple[ev.Event, ...]:
        """Events in full, or the short forms that mean something in their place."""
        try:
            return read_events(text)
        except NotationError:
            from bridgelaw.table.typed_events import events_in

            return events_in(self.after(*before), text)[0]

    def _beside(self, state: State, log: SharedList[ev.Event], recent: tuple[State, ...]) -> Table:
        """Another moment of the same table."""
        table = object.__new__(Table)
        table.board, table.deal, table.seats = self.board, self.deal, self.seats
        table._state, table._log, table._recent = state, log, recent
        table._derived = {}
        return table

    @property
    def log(self) -> tuple[ev.Event, ...]:
        """Everything that happened, in order."""
        return self.derive(_log_of)

    def undo(self, count: int = 1) -> Table:
        """The table without the last events.

        >>> Table(Board(Seat.WEST)).after("W 1C, N 1S").undo().to_call
        Seat.NORTH
        """
        if not 0 <= count <= len(self._log):
            raise ValueError(f"there are {len(self._log)} events to undo, not {count}")
        return self.at(len(self._log) - count)

    def at(self, count: int) -> Table:
        """The table when it had only so many events.

        >>> Table(Board(Seat.WEST)).after("W 1C, N 1S").at(0).to_call
        Seat.WEST
        """
        if not 0 <= count <= len(self._log):
            raise ValueError(f"there are {len(self._log)} events, not {count}")
        if count == len(self._log):
            return self
        found: Table | None = self._derived.get(count)
        if found is None:
            found = self._derived[count] = self._at(count)
        return found

    def _at(self, count: int) -> Table:
        """Goes on from the nearest state that is remembered."""
        recent = tuple(state for state in self._recent if state.at <= count)
        if recent and recent[-1].at == count:
            return self._beside(recent[-1], self._log.first(count), recent[:-1])
        state = recent[-1].copy() if recent else State(self.board, self.deal)
        fold(state, self.log[state.at : count])
        return self._beside(state, self._log.first(count), recent)

    def derive(self, how: Callable[[Table], T]) -> T:
        """What `how` makes of this table, worked out once: the table never changes.

        >>> def bids(table: Table) -> int:
        ...     return len(table.auction)
        >>> Table(Board(Seat.WEST)).after("W 1C, N 1S").derive(bids)
        2
        """
        try:
            found: T = self._derived[how]
        except KeyError:
            found = self._derived[how] = how(self)
        return found

    def _derive_for(self, seat: Seat, how: Callable[[State, Seat], T]) -> T:
        """The same for one of the players, from the state."""
        try:
            found: T = self._derived[how, seat.index]
        except KeyError:
            found = self._derived[how, seat.index] = how(self._state, seat)
        return found

    # What players may do

    def legal_calls(self, seat: Seat) -> CallChoices:
        """What a law-abiding player may call now, and why not the rest.

        Nothing where it is not this player's turn.

        >>> table = Table(Board(Seat.WEST)).after("W 7NT")
        >>> [str(call) for call in table.legal_calls(Seat.NORTH).legal]
        ['Pass', 'X']
        """
        return self._derive_for(seat, auction_fold.legal_calls)

    def legal_cards(self, seat: Seat) -> CardChoices:
        """What may be played from this hand now, and why not the rest.

        Nothing where it is not this hand's turn.

        >>> deal = Deal.parse("N:A2.3.. K3.4.. Q4.5.. J5.6..")
        >>> table = Table(Board(Seat.SOUTH), deal).after("S 1NT, W P, N P, E P, W leads SJ")
        >>> table.legal_cards(Seat.NORTH).legal
        Hand('A2...')
        """
        if self._state.adjusted and self.is_cancelled:
            return self._derive_for(seat, no_cards)
        return self._derive_for(seat, legal_cards)

    def cards_at_turn(self, seat: Seat) -> CardChoices:
        """What may be played from this hand when it comes to its turn in this trick.

        >>> deal = Deal.parse("N:A2.3.. K3.4.. Q4.5.. J5.6..")
        >>> table = Table(Board(Seat.SOUTH), deal).after("S 1NT, W P, N P, E P, W leads SJ")
        >>> table.cards_at_turn(Seat.SOUTH).legal
        Hand('Q4...')
        """
        return self._derive_for(seat, cards_at_turn)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What declarer may or must choose before the next card."""
        seat = self.to_play
        return () if seat is None else self._derive_for(seat, decisions)

    # Where things stand

    @property
    def phase(self) -> Phase | None:
        """Where the board stands: in the auction, the play, or over.

        `None` where nobody entered that; `may_be` then says which phases it can be.

        >>> Table(Board(None)).after("..., E 1H, ...").phase is None
        True
        """
        return None if self._state.open_end else self._state.phase

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
        now = self._state.phase
        if not self._state.open_end:
            return now in phases
        found = [one in phases for one in _FROM[now]]
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
        return tuple(one for one in Assumed if one in self._state.assumed)

    @property
    def is_open(self) -> bool:
        """Is there a stretch of the board of which nobody entered anything?

        >>> Table(Board(None)).after("..., E 1H").is_open
        True
        """
        return self._state.open_from >= 0

    def since(self, at: int) -> Since:
        """What was entered after that event of the log, and whether that was all.

        >>> table = Table(Board(None)).after("..., E 1H, S P")
        >>> table.since(1).has_called(Seat.SOUTH), table.since(1).has_called(Seat.WEST)
        (True, False)
        >>> table.after("...").since(1).has_called(Seat.WEST) is None
        True
        """
        return Since(self.log[at + 1 :])

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

    def is_turn_of(self, *seats: Seat) -> bool | None:
        """Is the next card due from one of these hands? `None` where nobody entered that.

        >>> table = Table(Board(None)).after("..., S declares, W leads SA, N plays S2")
        >>> table.is_turn_of(Seat.EAST), table.after("...").is_turn_of(Seat.EAST) is None
        (True, True)
        """
        if self.phase is None or self.lead_is_open:
            return None
        turn = self.to_play
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
        return Trick(tuple(self._state.trick), self._state.trump)

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The completed tricks."""
        return self.derive(_tricks_of)

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
        return count_fold.wrong_hands(self._state)

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

    def placed(self, seat: Seat, card: Card) -> Placed | None:
        """Where a card lies that was played; `None` where it has not been.

        >>> table = Table(Board(Seat.SOUTH)).after("S 1NT, W P, N P, E P, W leads SA, N plays S2")
        >>> lies = table.placed(Seat.WEST, Card.parse("SA"))
        >>> lies.number, lies.place, lies.after
        (1, 0, ((Seat.NORTH, Card('S2')),))
        """
        return placed(self, seat, card)

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

    # Irregularities, and what rulings left behind

    @property
    def irregularities(self) -> tuple[Irregularity, ...]:
        """Everything irregular that happened, settled or not."""
        return self.derive(_irregularities_of)

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
    def ruling_needed(self) -> str | None:
        """The name of the procedure that has something to rule on now, as in `PROCEDURES`.

        Besides irregularities these are choices that declarer has before a lead: `penalty-card`
        and `lead-restriction`. Where a ruling has just been given, its `goes_on` comes first.

        >>> Table(Board(Seat.WEST)).after("W 1H, N P, E 1H").ruling_needed
        'insufficient-bid'
        """
        from bridgelaw.table.which_procedure import procedure_for

        return self.derive(procedure_for)

    def would_be(self, *effects: Effect) -> Table:
        """The table if a ruling had these effects: what would then be legal can be asked of it.

        Raises `ImpossibleEvent` where the table cannot take them.

        >>> from bridgelaw import effects
        >>> table = Table(Board(Seat.WEST)).after("W 1H, N P")
        >>> table = table.would_be(effects.ForcedPass(Seat.EAST, effects.Span.ONCE, "30B1(b)"))
        >>> table.legal_calls(Seat.EAST).legal
        (Call('Pass'),)
        """
        return self.after(ev.Ruled("", "", (), effects))

    @property
    def rulings(self) -> tuple[ev.Ruled, ...]:
        """Every ruling that was given here, in order."""
        return tuple(self._state.rulings)

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
        return auction_fold.to_repeat(self._state, seat)

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
        return self._state.duties.waived

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
        return tuple(self._state.transfers)

    @property
    def unauthorised(self) -> tuple[Unauthorised, ...]:
        """What withdrawn calls and cards told, and for whom it is unauthorised (16C, 50E)."""
        # 50E1: while a card lies there as a penalty card all may use what it tells.
        lying = [penalty.card for penalty in self._state.duties.penalties]
        return tuple(
            told
            for told in self._state.unauthorised
            if told.law not in _NOT_WHILE_LYING or told.what not in lying
        )

    @property
    def adjusted(self) -> tuple[ScoreAdjusted, ...]:
        """The director's adjustments of the score."""
        return tuple(self._state.adjusted)

    @property
    def awarded(self) -> tuple[SideAwarded, ...]:
        """What the director awarded a side instead of its result."""
        return tuple(self._state.awarded)

    @property
    def reviews(self) -> tuple[str, ...]:
        """The laws under which the board is to be looked at when play has ended."""
        return tuple(self._state.reviews)

    # Written forms

    @property
    def text(self) -> str:
        """The whole log as text; `Table.parse` reads it.

        >>> print(Table(Board(Seat.WEST)).after("W 1C, N 1S").text, end="")
        dealer W
        vulnerable none
        W 1C
        N 1S
        """
        board = self.board
        number = "" if board.id is None else f"board {board.id}\n"
        deal = "" if self.deal == Deal() else f"deal {self.deal}\n"
        dealer = "?" if board.dealer is None else board.dealer
        seats = "" if self.seats else "seats ?\n"
        head = f"{number}dealer {dealer}\nvulnerable {board.vulnerability}\n{seats}{deal}"
        return head + "".join(write_event(event) + "\n" for event in self.log)

    @classmethod
    def parse(cls, text: str, most: int | None = None) -> Table:
        """Reads a table's text: its head, then events one a line.

        Where there are more than `most` events, none of them happens (`TooManyEvents`).

        >>> Table.parse("dealer W\\nW 1C\\nN 1S").to_call
        Seat.EAST
        """
        head: dict[str, str] = {}
        lines = text.split("\n")
        body = 0
        for line in lines:
            word, _, rest = line.partition("#")[0].strip().partition(" ")
            if word.lower() not in ("board", "dealer", "vulnerable", "seats", "deal", ""):
                break
            head[word.lower()] = rest.strip()
            body += 1
        board = _read_board(head, "".join(lines[body : body + 1]))
        deal = Deal.parse(head["deal"]) if "deal" in head else None
        return cls(board, deal, bounded(_read_lines(lines, body), most), _read_seats(head))

    def to_json(self) -> dict[str, Any]:
        """The whole log as JSON; `Table.from_json` reads it.

        >>> Table(Board(Seat.WEST)).after("W 1C").to_json()["events"]
        [{'event': 'called', 'seat': 'W', 'call': '1C'}]
        """
        dealer = self.board.dealer
        return {
            "board": self.board.id,
            "dealer": None if dealer is None else str(dealer),
            **({} if self.seats else {"seats": None}),
            "vulnerable": str(self.board.vulnerability),
            "deal": None if self.deal == Deal() else str(self.deal),
            "events": [event_to_json(event) for event in self.log],
        }

    @classmethod
    def from_json(cls, data: Any, most: int | None = None) -> Table:
        """Reads a table's JSON; `NotationError` where it is none.

        Where there are more than `most` events, none of them happens (`TooManyEvents`).

        >>> table = Table(Board(Seat.WEST)).after("W 1C, N 1S")
        >>> Table.from_json(table.to_json()) == table
        True
        """
        if not isinstance(data, dict) or not isinstance(data.get("events"), list):
            raise NotationError(json.dumps(data, default=str), "a table with its list of events")
        head = {
            name: str(data[name])
            for name in ("board", "dealer", "vulnerable", "deal")
            if data.get(name) is not None
        }
        if data.get("board") is None and "dealer" in data and data["dealer"] is None:
            head["dealer"] = "?"
        if "seats" in data:
            head["seats"] = "?" if data["seats"] is None else str(data["seats"])
        deal = Deal.parse(head["deal"]) if "deal" in head else None
        board = _read_board(head, json.dumps(data))
        events = bounded(map(event_from_json, data["events"]), most)
        return cls(board, deal, events, _read_seats(head))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return (self.board, self.deal, self.seats, self.log) == (
            other.board, other.deal, other.seats, other.log,
        )  # fmt: skip

    def __hash__(self) -> int:
        return hash((self.board, self.deal, self.log))

    def __repr__(self) -> str:
        dealer = self.board.dealer or "?"
        return f"<Table: dealer {dealer}, {len(self._log)} events, {self.phase_name}>"


def _log_of(table: Table) -> tuple[ev.Event, ...]:
    return tuple(table._log)


def _tricks_of(table: Table) -> tuple[Trick, ...]:
    state = table._state
    return tuple(
        Trick(cards, state.trump, taker)
        for cards, taker in zip(state.tricks, state.winners, strict=True)
    )


def _irregularities_of(table: Table) -> tuple[Irregularity, ...]:
    return table._state.irregularities


def _read_lines(lines: list[str], first: int) -> list[ev.Event]:
    """The events of a text from this line on; what cannot be read says in which line it stands."""
    found: list[ev.Event] = []
    for number, line in enumerate(lines[first:], first + 1):
        try:
            found += read_events(line)
        except NotationError as error:
            raise error.in_line(number) from error
    return found


def _read_seats(head: dict[str, str]) -> bool:
    if head.get("seats", "?") != "?":
        raise NotationError(head["seats"], "seats ?, where nobody said who sits where")
    return "seats" not in head


def _read_board(head: dict[str, str], source: str) -> Board:
    number = head.get("board")
    if number is not None and not re.fullmatch("0*[1-9][0-9]{0,8}", number):
        raise NotationError(number, "a board number from 1")
    if number is None and "dealer" not in head:
        if source.strip().startswith(("...", "…")):
            return Board.parse(None, "?", head.get("vulnerable"))  # it begins in the middle
        raise NotationError(source, "a dealer or a board number first")
    known = None if number is None else int(number)
    return Board.parse(known, head.get("dealer"), head.get("vulnerable"))
