"""Folding what nobody entered, and what was told instead.

The fold never tries several worlds. After a stretch that was not entered the next event says where
the board stands, and is taken to have been in order unless it says otherwise itself; what is
entered later may show more.
"""

from __future__ import annotations

from collections.abc import Collection

from bridgelaw.game.calls import SOME_BID, SOME_CALL, Bid, Call
from bridgelaw.game.cards import Card
from bridgelaw.game.contracts import Contract, Doubled
from bridgelaw.game.hands import SUIT_MASKS
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.locale.text import tr
from bridgelaw.table.breaches import (
    SAID_OF_CALLS,
    SAID_OF_LEADS,
    SAID_OF_PLAYED_TOGETHER,
    SAID_OF_PLAYS,
    SAID_OF_SHOWN,
    TOLD,
    Irregularity,
    Kind,
    Why,
)
from bridgelaw.table.events import (
    Called,
    Claimed,
    Conceded,
    Designated,
    Event,
    Exposed,
    FacedLead,
    Fact,
    ImpossibleEvent,
    Led,
    LedFaceDown,
    Played,
    PlayedTogether,
    Told,
    TrickQuitted,
    Unentered,
)
from bridgelaw.table.fold.trick import close_trick, late_revoke
from bridgelaw.table.state import FROM_HERE, Assumed, Phase, State

_OF_PLAY = (
    Led, FacedLead, Played, PlayedTogether, TrickQuitted, Designated, Claimed, Conceded,
)  # fmt: skip


def unentered(state: State, event: Unentered) -> None:
    """A stretch of which nobody entered anything: the board may stand anywhere from here on."""
    if state.at == 0:
        state.begins_open = True
    state.open_from = state.at
    later = {one for phase in state.phases for one in FROM_HERE[phase]}
    state.told_phases = tuple(one for one in Phase if one in later)
    state.partial = state.open_end = True
    state.assumed |= {Assumed.IN_ORDER}
    if state.phase is Phase.AUCTION:
        state.gaps += (len(state.records),)
        state.calls_unentered()


def anchor(state: State, event: Event) -> None:
    """The first event after such a stretch says where the board stands."""
    if isinstance(event, Called) or state.phases == (Phase.AUCTION,):
        state.open_end = False
    elif isinstance(event, LedFaceDown) and state.phase is Phase.AUCTION:
        state.open_end = False
        state.phase = Phase.CLARIFICATION
    elif isinstance(event, Exposed) and state.phase in (Phase.CLARIFICATION, Phase.PLAY):
        _somewhere_in_the_play(state)  # whose turn it was when the card was shown, nobody said
    elif isinstance(event, _OF_PLAY):
        irregular = getattr(event, "irregular", None)
        state.open_end = False
        if irregular is Kind.OPENING_LEAD_OUT_OF_TURN and state.phase is Phase.AUCTION:
            state.phase = Phase.CLARIFICATION
        elif irregular is not Kind.LEAD_IN_AUCTION and state.phase in _BEFORE_PLAY_ENDS:
            _somewhere_in_the_play(state)
            state.lead_open = isinstance(event, (Played, PlayedTogether))


_BEFORE_PLAY_ENDS = (Phase.AUCTION, Phase.CLARIFICATION, Phase.PLAY)


def _somewhere_in_the_play(state: State) -> None:
    """The play goes on, at a trick that nobody counted; the one in progress is over."""
    if state.trick:
        close_trick(state, None)
    state.phase, state.leader, state.earlier = Phase.PLAY, None, None
    state.suit_told = None
    state.cards_may_be_gone()


def told(state: State, event: Told) -> None:
    """What somebody told of the board: it holds from now on."""
    fact, value = event.fact, event.value
    state.partial = True
    if fact in (Fact.CONTRACT, Fact.DECLARER):
        _contract_told(state, value if fact is Fact.CONTRACT else _declared_by(state, value))
    elif fact is Fact.TRICK and state.trick and value == len(state.tricks) + 1:
        _nothing_was_played_before(state)
    elif fact is Fact.TRICK:
        least = len(state.tricks) + 1 + (state.earlier or 0)
        # That the contract was told last only says that nobody entered what came after it.
        untold = state.open_from >= 0 and state.opening_lead_due
        is_open = state.open_end or state.earlier is None or untold
        if value < least or (value > least and not is_open):
            raise ImpossibleEvent(tr("That trick has been played already, or is not due."))
        if state.phase is not Phase.CLAIMED and (state.open_end or state.phase is not Phase.PLAY):
            _somewhere_in_the_play(state)
        state.open_end, state.earlier = False, value - 1 - len(state.tricks)
        _ensure_played(state)
        if not state.earlier:
            state.no_card_is_gone()
    elif fact is Fact.ON_LEAD and _is_whose_lead_it_was(state, value):
        state.leader = value
    elif fact is Fact.ON_LEAD:
        if state.open_end or state.lead_open or state.phase is Phase.AUCTION:
            _somewhere_in_the_play(state)
            state.open_end = state.lead_open = False
        elif state.leader not in (None, value) or state.trick:
            raise ImpossibleEvent(tr("It is not {seat}'s lead.", seat=value))
        state.leader = value
    elif fact is Fact.SUIT_LED:
        if state.open_end or state.phase is Phase.AUCTION:
            _somewhere_in_the_play(state)
            state.open_end = False
        elif state.phase is not Phase.PLAY or state.trick:
            raise ImpossibleEvent(tr("Nobody can lead to this trick now."))
        state.lead_open, state.suit_told = True, value
    elif fact is Fact.WON:
        side, tricks = value
        entered = sum(seat is not None and seat.side is side for seat in state.winners)
        if tricks < entered:
            raise ImpossibleEvent(tr("That side has won more tricks already."))
        state.told_won[side] = tricks - entered
        _ensure_played(state)
    elif fact is Fact.STAGE:
        if not set(value) & set(state.phases):
            raise ImpossibleEvent(tr("The board does not stand there."))
        state.told_phases = tuple(one for one in state.told_phases if one in value)
    elif fact is Fact.RESULT:
        if value.contract is not None:
            _contract_told(state, value.contract)
        state.recorded = value
        _board_over(state, Phase.PASSED_OUT if value.contract is None else Phase.OVER)
    elif fact is Fact.VOID:
        seat, suit = value
        if state.surely_holds(seat) & SUIT_MASKS[suit.index]:
            raise ImpossibleEvent(tr("{seat} holds a card of that suit.", seat=seat))
        at, lacks = seat.index, SUIT_MASKS[suit.index]
        state.void = (*state.void[:at], state.void[at] | lacks, *state.void[at + 1 :])
    elif fact is Fact.HOLDS:
        seat, cards = value
        for card in cards:
            if not state.could_hold(seat) & card.bit:
                raise ImpossibleEvent(tr("{seat} does not hold {what}.", seat=seat, what=card))
            state.see(seat, card)
            late_revoke(state, seat, card)
    else:
        if fact is Fact.HANDS_BACK:
            state.returned = frozenset(SEATS)
        _board_over(state, Phase.OVER)


def _ensure_played(state: State) -> None:
    """As far as the tricks were counted."""
    is_counted = state.earlier is not None and not state.open_end
    played = (state.earlier or 0) + len(state.tricks) if is_counted else 13
    won = sum(state.told_won.values()) + sum(
        seat is not None and seat.side in state.told_won for seat in state.winners
    )
    if won > played:
        raise ImpossibleEvent(tr("Nobody can have won more tricks than were played."))


def _is_whose_lead_it_was(state: State, seat: Seat) -> bool:
    """A lead out of turn is all that lies there: this hand should have led to its trick."""
    if state.leader is not None or len(state.trick) != 1 or state.trick[0][0] is seat:
        return False
    card = state.trick[0][1]
    return any(
        found.kind is Kind.LEAD_OUT_OF_TURN and found.what is card for found in state.open.values()
    )


def _nothing_was_played_before(state: State) -> None:
    """The tricks that were entered are all there were: the first of their leads opened the play."""
    state.earlier = 0
    state.no_card_is_gone()
    if state.tricks or state.contract is None:
        return
    leader, card = state.trick[0]
    declarer = state.contract.declarer
    why = Why.OPENED_OUT_OF_TURN if leader.opposes(declarer) else Why.OPENED_BY_DECLARERS
    for number, found in state.open_items():
        if found.kind is Kind.LEAD_OUT_OF_TURN and found.what is card:
            breach = state.breach(why, leader, card, declarer.lho)
            state.open[number] = Irregularity(breach, found.at)
            state.leader = declarer.lho


def _declared_by(state: State, seat: Seat) -> Contract:
    contract = state.contract
    bid, doubled = (SOME_BID, Doubled.NO) if contract is None else (contract.bid, contract.doubled)
    if contract is None and state.bidder is not None and not state.bid_open:
        if state.last_bid is not None and seat.side is state.bidder.side:
            bid, doubled = state.last_bid, state.doubled
    return Contract(bid, doubled, seat)


def _contract_told(state: State, contract: Contract) -> None:
    known = state.contract
    if known is not None and known != contract and Assumed.DECLARER not in state.assumed:
        if known.declarer is not contract.declarer or known.bid is not SOME_BID:
            raise ImpossibleEvent(tr("The contract is {contract}.", contract=known.said))
    if state.bidder is not None and state.bid_open and contract.bid.rank >= 0:
        assert state.last_bid is not None
        if contract.bid.rank < state.last_bid.rank:
            raise ImpossibleEvent(tr("{bid} was bid already.", bid=state.last_bid))
    state.assumed -= {Assumed.DECLARER}
    if state.phase in (Phase.AUCTION, Phase.CLARIFICATION) and not state.trick:
        state.turn = None
        state.settle_contract(contract)
        state.open_end = False
    else:
        state.contract, state.trump = contract, contract.denomination.suit


def _board_over(state: State, phase: Phase) -> None:
    if state.trick:
        _somewhere_in_the_play(state)
    state.phase, state.open_end, state.turn = phase, False, None


_SAID_OF: dict[type[Event], Collection[Kind]] = {
    Called: SAID_OF_CALLS,
    Led: SAID_OF_LEADS,
    Played: SAID_OF_PLAYS,
    PlayedTogether: SAID_OF_PLAYED_TOGETHER,
    Exposed: SAID_OF_SHOWN,
}
"""What can be said of an event. What more has to be known for is told by entering that."""


def call_of(event: Called) -> Call:
    """A call that was not named, and was too low, was a bid."""
    kind = event.irregular
    meant = None if kind is None else SAID_OF_CALLS.get(kind)
    return event.call if meant is None or event.call is not SOME_CALL else meant


def report_told(
    state: State,
    event: Called | Led | Played | PlayedTogether | Exposed,
    what: Call | Card,
    kind: Kind,
) -> None:
    """Somebody says what was wrong with it; the table may have seen that for itself."""
    if any(
        found.kind is kind and found.at == state.at and found.what is what
        for found in state.open.values()
    ):
        return
    if kind not in _SAID_OF[type(event)] or not _is_one(what, SAID_OF_CALLS.get(kind)):
        fitting = [
            each.value
            for each in Kind
            if each in _SAID_OF[type(event)] and _is_one(what, SAID_OF_CALLS.get(each))
        ]
        raise ImpossibleEvent(
            tr(
                "“{kind}” cannot be said of {what}. What can be said: {fitting}.",
                kind=kind.value,
                what=what,
                fitting=", ".join(fitting),
            )
        )
    state.report(state.breach(TOLD[kind], event.seat, what))


def _is_one(what: Call | Card, call: Call | None) -> bool:
    return call is None or what is call or (call is SOME_BID and isinstance(what, Bid))
