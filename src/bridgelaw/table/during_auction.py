"""Folding calls into the state of a table."""

from __future__ import annotations

from bridgelaw.game.calls import PASS, Call
from bridgelaw.game.seats import Seat
from bridgelaw.table.breaches import Breach, Irregularity, Kind
from bridgelaw.table.choices import call_breaches
from bridgelaw.table.effects import Span
from bridgelaw.table.events import Called
from bridgelaw.table.state import Phase, Standing, State

_ON_A_CALL = (Kind.INSUFFICIENT_BID, Kind.CALL_OUT_OF_ROTATION)


def called(state: State, event: Called) -> None:
    seat, call = event.seat, event.call
    if state.phase is not Phase.AUCTION:
        # Law 39: it is cancelled; what else follows is for the director.
        state.records.append((seat, call, Standing.WITHDRAWN))
        for breach in call_breaches(state, seat, call):
            state.report(breach)
        return
    if _is_change(state, seat):
        _change(state, seat, call)
        return
    if state.open:
        _settle_by_calling(state, seat)
    in_turn = seat is state.turn
    for breach in call_breaches(state, seat, call):
        state.report(breach)
    state.records.append((seat, call, Standing.STANDS))
    state.stand(seat, call)
    if state.forced and call is PASS and in_turn:
        state.forced = [
            forced
            for forced in state.forced
            if forced.player is not seat or forced.span is not Span.ONCE
        ]
    if state.passes >= 3:
        _report_robbed(state, seat, call)
    elif state.open and call is not PASS:
        # Somebody went on: nobody is left without a turn by passes alone any more.
        for index, found in enumerate(state.irregularities):
            if found.is_open and found.kind is Kind.ROBBED_OF_TURN:
                state.settle(index, "29A")


def _report_robbed(state: State, seat: Seat, call: Call) -> None:
    """17D3: the auction is not over; it goes back to the player who lost his turn."""
    robbed = state.auction.robbed
    if robbed is not None and not any(
        found.kind is Kind.ROBBED_OF_TURN and found.is_open for found in state.irregularities
    ):
        state.report(Breach(Kind.ROBBED_OF_TURN, "17D3", "17D3", seat, call, robbed))


def _is_change(state: State, seat: Seat) -> bool:
    """Does the player who called last call again?"""
    if not state.records:
        return False
    last, _, standing = state.records[-1]
    return last is seat and standing is not Standing.WITHDRAWN and state.turn is not seat


def _change(state: State, seat: Seat, call: Call) -> None:
    _, first, standing = state.records[-1]
    if standing is Standing.CHANGE:
        # A second thought on top of the first: only the last one is on the table.
        state.records[-1] = (seat, first, Standing.WITHDRAWN)
    state.records.append((seat, call, Standing.CHANGE))
    insufficient = any(
        found.is_open and found.kind is Kind.INSUFFICIENT_BID and found.seat is seat
        for found in state.irregularities
    )
    # 27C: replacing an insufficient bid before the director came is ruled there.
    law = "27C" if insufficient else "25"
    state.report(Breach(Kind.CHANGE_OF_CALL, "25", law, seat, call, details=(("last", first),)))


def _settle_by_calling(state: State, seat: Seat) -> None:
    """What this player's call, whatever it is, does to the irregular call before it."""
    if not state.records:
        return
    offender, call, standing = state.records[-1]
    if standing is Standing.CHANGE and seat is offender.lho:
        # 25B1, 27C: calling over the second call accepts it in place of the first.
        index = _standing_index(state, offender)
        _, first, _ = state.records[index]
        state.records[index] = (offender, first, Standing.WITHDRAWN)
        state.records[-1] = (offender, call, Standing.STANDS)
        state.settle_where(offender, "25B1", Kind.CHANGE_OF_CALL, what=call)
        state.settle_where(offender, "27C", *_ON_A_CALL, what=first)
        state.recount()
        return
    if standing is not Standing.STANDS:
        return
    for index, found in enumerate(state.irregularities):
        if not found.is_open:
            continue
        if found.kind is Kind.ROBBED_OF_TURN:
            _settle_robbed(state, index, found, seat)
        elif found.seat is offender and found.what is call:
            _settle_one(state, index, found, seat)


def _settle_robbed(state: State, index: int, found: Irregularity, seat: Seat) -> None:
    if seat is found.breach.turn:
        # 17D3: he has his turn after all, and the passes after it are cancelled.
        for later in range(_missed_turn(state, seat), len(state.records)):
            passer, call, standing = state.records[later]
            if standing is Standing.STANDS:
                state.records[later] = (passer, call, Standing.WITHDRAWN)
                state.settle_where(passer, "17D3", Kind.CALL_OUT_OF_ROTATION, what=call)
        state.settle(index, "17D3")
        state.recount()


def _settle_one(state: State, index: int, found: Irregularity, seat: Seat) -> None:
    offender, call, turn = found.seat, found.what, found.breach.turn
    if found.kind is Kind.CALL_OUT_OF_ROTATION:
        if seat is offender.lho and seat is not turn:
            state.settle(index, "29A")
            state.settle_where(offender, "29A", Kind.INSUFFICIENT_BID, what=call)
        elif seat is turn and seat is not offender.lho:
            # 28B: the player whose turn it was calls: as if the other had not called.
            assert isinstance(call, Call)
            state.records[-1] = (offender, call, Standing.WITHDRAWN)
            state.settle(index, "28B")
            state.settle_where(offender, "28B", what=call)
            state.recount()
        # If it was the turn of the offender's left-hand opponent himself, only the director
        # can find out which of the two he meant: the irregularity stays open.
    elif found.kind is Kind.INSUFFICIENT_BID and seat is offender.lho:
        state.settle(index, "27A1")


def _missed_turn(state: State, seat: Seat) -> int:
    """Where among the records the seat should have called."""
    turn = state.board.dealer
    for index, (caller, _, standing) in enumerate(state.records):
        if standing is not Standing.STANDS:
            continue
        # Only a gap within the final passes takes a turn away under 17D3.
        tail = all(later is PASS for _, later, how in state.records[index:]
                   if how is Standing.STANDS)  # fmt: skip
        if tail and turn is seat and caller is not seat:
            return index
        turn = caller.lho
    return len(state.records)


def _standing_index(state: State, seat: Seat) -> int:
    for index in range(len(state.records) - 1, -1, -1):
        caller, _, standing = state.records[index]
        if caller is seat and standing is Standing.STANDS:
            return index
    raise AssertionError("an attempted change without a call to change")
