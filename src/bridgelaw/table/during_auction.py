"""Folding calls into the state of a table."""

from __future__ import annotations

from bridgelaw.game.calls import PASS, Call
from bridgelaw.game.seats import Seat
from bridgelaw.table.breaches import Breach, Irregularity, Kind
from bridgelaw.table.choices import CallChoices, call_breaches, call_choices, is_change
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
    if is_change(state, seat):
        _change(state, seat, call)
        return
    if state.open:
        _settle_by_calling(state, seat)
    in_turn = seat is state.turn
    for breach in call_breaches(state, seat, call):
        state.report(breach)
    state.records.append((seat, call, Standing.STANDS))
    state.called_at = state.at
    state.stand(seat, call)
    if state.forced and in_turn:
        # The one turn at which he had to pass is over, whether he did or not.
        state.forced = [
            forced
            for forced in state.forced
            if forced.player is not seat or forced.span is not Span.ONCE
        ]
    if state.passes >= 3 and in_turn:
        _report_robbed(state)
    elif state.open and call is not PASS:
        # Somebody went on: nobody is left without a turn by passes alone any more.
        for index, found in enumerate(state.irregularities):
            if found.is_open and found.kind is Kind.ROBBED_OF_TURN:
                state.settle(index, "29A")


def legal_calls(state: State, seat: Seat) -> CallChoices:
    """What the player may call; his call first settles what the player before him did."""
    if state.open and state.phase is Phase.AUCTION and not is_change(state, seat):
        state = state.copy()
        _settle_by_calling(state, seat)
    return call_choices(state, seat)


def _report_robbed(state: State) -> None:
    """17D3: the auction is not over; it goes back to the player who lost his turn."""
    auction = state.auction
    place = auction.robbing_pass
    if place is not None and not any(
        found.kind is Kind.ROBBED_OF_TURN and found.is_open for found in state.irregularities
    ):
        # Only who passed out of rotation is an offender, not who passed last.
        offender, call = auction.calls[place]
        robbed = auction.robbed
        state.report(Breach(Kind.ROBBED_OF_TURN, "17D3", "17D3", offender, call, robbed))


def _change(state: State, seat: Seat, call: Call) -> None:
    for breach in call_breaches(state, seat, call):
        state.report(breach)
    _, first, standing = state.records[-1]
    if standing is Standing.CHANGE:
        # A second thought on top of the first: only the last one is on the table.
        state.records[-1] = (seat, first, Standing.WITHDRAWN)
    state.records.append((seat, call, Standing.CHANGE))


def _settle_by_calling(state: State, seat: Seat) -> None:
    """What this player's call, whatever it is, does to the irregular call before it."""
    if not state.records:
        return
    offender, call, standing = state.records[-1]
    if standing is Standing.CHANGE and seat is offender.lho:
        _accept_change(state, offender, call)
        return
    if standing is not Standing.STANDS:
        return
    for index, found in enumerate(state.irregularities):
        if not found.is_open:
            continue
        if found.kind is Kind.ROBBED_OF_TURN:
            _settle_robbed(state, index, found, seat)
        elif found.seat is offender and found.at == state.called_at:
            _settle_one(state, index, found, seat)


def _accept_change(state: State, offender: Seat, call: Call) -> None:
    """25B1, 27C: calling over the second call accepts it in place of the first."""
    records = state.records.copy()
    first = withdraw_changed(state, len(records) - 1)
    state.records[-1] = (offender, call, Standing.STANDS)
    state.recount()
    if state.turn is not offender.lho:
        # The second call is a final pass: nobody can call over that, so it was over the first.
        state.records = records
        state.recount()
        return
    state.settle_where(offender, "25B1", Kind.CHANGE_OF_CALL)
    if first is not None:
        state.settle_where(offender, "27C", *_ON_A_CALL, what=first)


def _settle_robbed(state: State, index: int, found: Irregularity, seat: Seat) -> None:
    if seat is not found.breach.turn:
        return
    state.settle(index, "17D3")
    place = state.auction.robbing_pass
    if place is None:
        return
    # 17D3: he has his turn after all, and the passes after it are cancelled.
    standing = [at for at, record in enumerate(state.records) if record[2] is Standing.STANDS]
    for at in standing[place:]:
        passer, call, _ = state.records[at]
        state.records[at] = (passer, call, Standing.WITHDRAWN)
        state.settle_where(passer, "17D3", Kind.CALL_OUT_OF_ROTATION, what=call)
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


def withdraw_changed(state: State, change: int) -> Call | None:
    """Withdraws the call that an attempted change takes the place of, if it still stands."""
    seat = state.records[change][0]
    for index in range(change - 1, -1, -1):
        caller, call, standing = state.records[index]
        if caller is not seat:
            break
        if standing is Standing.STANDS:
            state.records[index] = (seat, call, Standing.WITHDRAWN)
            return call
    return None
