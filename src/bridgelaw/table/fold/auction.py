"""Folding calls into the state of a table."""

from __future__ import annotations

from bridgelaw.game.calls import PASS, SPOKEN_CALLS, Call
from bridgelaw.game.seats import Seat
from bridgelaw.table.breaches import CALLED_WRONGLY, Irregularity, Kind, Why
from bridgelaw.table.choices import CallChoices, Excluded, call_breaches, call_choices, is_change
from bridgelaw.table.effects import ReplacementDue, Span
from bridgelaw.table.events import Called
from bridgelaw.table.fold.unentered import call_of, report_told
from bridgelaw.table.rules.kinds import By
from bridgelaw.table.state import Phase, Replacement, Standing, State


def called(state: State, event: Called) -> None:
    seat, call = event.seat, call_of(event)
    if not call.is_known:
        state.partial = True
    if state.phase is not Phase.AUCTION:
        # Law 39: it is cancelled; what else follows is for the director.
        state.record(seat, call, Standing.WITHDRAWN)
        for breach in call_breaches(state, seat, call):
            state.report(breach)
        return
    if event.irregular is Kind.CALL_AFTER_AUCTION:
        state.phase, state.turn = Phase.CLARIFICATION, None
        called(state, event)
        return
    # Somebody who took the auction to be over, and led face down, picks that card up.
    state.face_down = []
    if is_change(state, seat):
        _change(state, seat, call)
        return
    if state.turn is None and event.irregular is not Kind.CALL_OUT_OF_ROTATION:
        state.turn = seat  # nobody entered whose turn it was, so it was theirs
    if state.open:
        _drop_buried_change(state, seat)
        if (offence := _put_right_by(state, seat)) is not None:
            _put_right(state, offence)
        elif _could_be_either(state, seat):
            _settle_either(state, seat, call)
        elif _could_be_over_first(state, seat):
            _settle_change(state, seat, call)
        else:
            _settle_by_calling(state, seat)
    if _calls_for_barred(state, seat):
        _pass_barred(state, seat)
    judged = _at_own_turn(state, seat)
    in_turn = seat is judged.turn
    for breach in call_breaches(judged, seat, call):
        state.report(breach)
    if in_turn and state.due:
        _replace_cancelled(state, seat, call)
    state.record(seat, call, Standing.STANDS)
    state.called_at = state.at
    state.stand(seat, call)
    if state.forced and in_turn:
        _end_of_one_turn(state, seat)
    if state.passes >= 3 and in_turn:
        _report_robbed(state)
    if event.irregular is not None:
        report_told(state, event, call, event.irregular)
    if event.irregular is Kind.CALL_OUT_OF_ROTATION:
        state.calls_unentered()  # whose turn it was, nobody entered


def legal_calls(state: State, seat: Seat) -> CallChoices:
    """What the player may call; their call first settles what the player before them did."""
    if _is_to_be_settled(state, seat):
        if _could_be_either(state, seat):
            return _either(state, _without_last(state), seat)
        if _could_be_over_first(state, seat):
            over_first = _without_last(state)
            if _is_change_inadmissible(state):
                return call_choices(over_first, seat)
            return _either(_when_calling(state, seat), over_first, seat)
    return call_choices(_when_calling(state, seat), seat)


def to_repeat(state: State, seat: Seat) -> Call | None:
    """The cancelled call that the player must repeat, if they call now (31A1, 32A1)."""
    due = _when_calling(state, seat).to_repeat(seat)
    return None if due is None else due.call


def _is_to_be_settled(state: State, seat: Seat) -> bool:
    return bool(state.open) and state.phase is Phase.AUCTION and not is_change(state, seat)


def _when_calling(state: State, seat: Seat) -> State:
    """The state in which the player's call, whatever it is, will be judged."""
    if _is_to_be_settled(state, seat) and not _could_be_either(state, seat):
        state = state.copy()
        if (offence := _put_right_by(state, seat)) is not None:
            _put_right(state, offence)
        else:
            _settle_by_calling(state, seat)
    if state.phase is Phase.AUCTION and _calls_for_barred(state, seat):
        state = state.copy()
        _pass_barred(state, seat)
    return _at_own_turn(state, seat)


# 28A: the player to the right has to pass


def _calls_for_barred(state: State, seat: Seat) -> bool:
    """28A: is it the turn of the player before the caller, who must pass by law?"""
    rho = seat.rho
    if state.turn is not rho or not (state.forced or state.due):
        return False
    repeated = state.to_repeat(rho)
    if state.must_pass(rho) is None and (repeated is None or repeated.call is not PASS):
        return False
    # If that pass ended the auction, there would be nothing left to call over.
    return state.passes < (2 if state.last_bid is not None else 3)


def _pass_barred(state: State, seat: Seat) -> None:
    """28A: a call at the turn of whoever must pass is in rotation, and that pass counts as made."""
    rho = seat.rho
    _replace_cancelled(state, rho, PASS)
    state.record(rho, PASS, Standing.STANDS)
    state.stand(rho, PASS)
    _end_of_one_turn(state, rho)


def _end_of_one_turn(state: State, seat: Seat) -> None:
    """The one turn at which the player had to pass is over, whether they did or not."""
    state.forced = [
        forced
        for forced in state.forced
        if forced.player is not seat or forced.span is not Span.ONCE
    ]


# 29B: a call in place of a cancelled one


def _replace_cancelled(state: State, seat: Seat, call: Call) -> None:
    due = state.due_of(seat)
    if due is None:
        return
    repeated = state.to_repeat(seat) is not None
    state.due.remove(due)
    if not repeated:
        # 30B1(b), 31A2, 32A2: whether it is comparable is for the director.
        state.replaced.append(Replacement(due, call))


# 29B without the director: the partner has called at their turn, and the next player goes on


def _put_right_by(state: State, seat: Seat) -> int | None:
    """The place of a call at partner's turn that this player's call leaves behind.

    The partner has called at that turn, as if nothing had been called before it. If the opponent
    after them goes on from there, the players have cancelled the call themselves, and the
    offender's left-hand opponent can no longer accept it (11A).
    """
    places = [p for p, made in enumerate(state.records) if made[2] is not Standing.WITHDRAWN][-2:]
    if len(places) < 2:
        return None
    (offender, call, standing), (partner, _, in_turn) = (state.records[p] for p in places)
    if standing is not Standing.STANDS or in_turn is not Standing.STANDS:
        return None
    if partner is not offender.partner or seat is not offender.rho:
        return None
    found = [
        (index, one)
        for index, one in state.open_items()
        if one.seat is offender and one.what is call and state.place_of(one) == places[0]
    ]
    if any(one.kind not in CALLED_WRONGLY for _, one in found):
        return None  # what is inadmissible is not put right like that
    for index, one in found:
        if one.kind is Kind.CALL_OUT_OF_ROTATION and one.breach.turn is partner:
            # Earlier passes out of turn may make it another player's turn then (17D3).
            without = state.copy()
            _put_right(without, index)
            return index if without.turn is seat else None
    return None


def _put_right(state: State, index: int) -> None:
    """29B: the call is cancelled, and another one comes in its place at the proper turn."""
    found = state.open[index]
    offender, call = found.seat, found.what
    assert isinstance(call, Call)
    at = state.place_of(found)
    state.records[at] = (offender, call, Standing.WITHDRAWN)
    state.settle_where(offender, By.CANCELLED_BY_PLAYERS, *CALLED_WRONGLY, what=call)
    assert found.why is not None
    state.due.append(ReplacementDue(offender, call, state.rules.replaced_under[found.why]))
    state.recount()


# 28B or 29A: the turn was that of the offender's left-hand opponent


def _could_be_either(state: State, seat: Seat) -> bool:
    """Would the call be at the player's own turn (28B), or over the call out of turn (29A)?"""
    if not state.records:
        return False
    offender, _, standing = state.records[-1]
    if standing is not Standing.STANDS or seat is not offender.lho:
        return False
    # 17D3: who was robbed of their turn has it, whatever was passed in the meantime.
    is_robbed = any(
        found.kind is Kind.ROBBED_OF_TURN and found.breach.turn is seat
        for found in state.open.values()
    )
    return not is_robbed and _out_of_rotation(state, offender, seat) is not None


def _at_own_turn(state: State, seat: Seat) -> State:
    """As if partner, who has just called at the player's turn, had not: then it is their turn."""
    if not state.open or not state.records or state.phase is not Phase.AUCTION:
        return state
    offender, _, standing = state.records[-1]
    if (
        standing is not Standing.STANDS
        or seat is not offender.partner
        or _out_of_rotation(state, offender, seat) is None
    ):
        return state
    alone = _without_last(state)
    # 17D3: passes out of turn before that may have made it another player's.
    return alone if alone.turn is seat else state


def _out_of_rotation(state: State, offender: Seat, turn: Seat) -> int | None:
    """The place of the open irregularity of the last call, made at this player's turn just now."""
    for index, found in state.open.items():
        if (
            found.kind is Kind.CALL_OUT_OF_ROTATION
            and found.seat is offender
            and found.what is state.records[-1][1]
            and found.at == state.called_at
            and found.breach.turn is turn
        ):
            return index
    return None


def _without_last(state: State) -> State:
    """The state as if the last call had not been made."""
    twin = state.copy()
    offender, call, _ = twin.records[-1]
    twin.records[-1] = (offender, call, Standing.WITHDRAWN)
    twin.recount()
    return twin


def _settle_either(state: State, seat: Seat, call: Call) -> None:
    """A call that is only legal in one of the two ways was meant so; else it stays open."""
    offender, over, _ = state.records[-1]
    is_legal_over = next(call_breaches(state, seat, call), None) is None
    is_legal_alone = next(call_breaches(_without_last(state), seat, call), None) is None
    if is_legal_over and not is_legal_alone:
        # What is inadmissible cannot be accepted, and stays open (35).
        state.settle_where(offender, By.ACCEPTED_OUT_OF_TURN, *CALLED_WRONGLY, what=over)
    elif is_legal_alone and not is_legal_over:
        state.records[-1] = (offender, over, Standing.WITHDRAWN)
        state.settle_where(offender, By.TURN_TAKEN, what=over)
        state.recount()


def _either(one: State, other: State, seat: Seat) -> CallChoices:
    """What is legal in one of two ways may be called.

    A call with which something is wrong is not legal because the player would have to repeat it in
    one of them (31A1): in the other nothing may be owed. Owed in both, there is nothing else.
    """
    first = call_choices(one, seat, must_call=False)
    second = call_choices(other, seat, must_call=False)
    legal = tuple(call for call in SPOKEN_CALLS if call in first.legal or call in second.legal)
    if not legal:
        return call_choices(one, seat)
    assert isinstance(first.excluded, Excluded)
    return CallChoices(seat, legal, first.excluded.but_for(second.legal))


# 25B1 or 25B2: a call after a changed call


def _could_be_over_first(state: State, seat: Seat) -> bool:
    """Could the call be over the first of the two calls, and not accept the second?"""
    if not state.records:
        return False
    offender, change, standing = state.records[-1]
    if standing is not Standing.CHANGE or seat is not offender.lho:
        return False
    # The replacement of an insufficient bid has a law of its own (27C).
    return any(
        found.why is Why.CHANGED and found.seat is offender and found.what is change
        for found in state.open.values()
    )


def _settle_change(state: State, seat: Seat, call: Call) -> None:
    """25B1: the player accepts the second call, unless their call is only legal over the first."""
    if not _is_change_inadmissible(state):
        accepted = state.copy()
        _settle_by_calling(accepted, seat)
        over_first = _without_last(state)
        if (
            next(call_breaches(accepted, seat, call), None) is None
            or next(call_breaches(over_first, seat, call), None) is not None
        ):
            _settle_by_calling(state, seat)
            return
    offender, change, _ = state.records[-1]
    state.records[-1] = (offender, change, Standing.WITHDRAWN)
    state.settle_where(offender, By.CHANGE_NOT_ACCEPTED, what=change)
    state.recount()


_NEVER_ACCEPTED = (Kind.INADMISSIBLE_DOUBLE, Kind.INADMISSIBLE_REDOUBLE, Kind.BID_OVER_SEVEN)


def _is_change_inadmissible(state: State) -> bool:
    """36A, 38: could the second call not have been made at all in the first one's place?

    Then nobody can accept it, by calling either.
    """
    before = _without_last(state)
    offender, change, _ = state.records[-1]
    withdraw_changed(before, len(before.records) - 1)
    before.recount()
    return any(breach.kind in _NEVER_ACCEPTED for breach in call_breaches(before, offender, change))


# What calling settles


def _report_robbed(state: State) -> None:
    """17D3: the auction is not over; it goes back to the player who lost their turn."""
    auction = state.unbroken
    place = auction.robbing_pass
    if place is not None and not any(
        found.kind is Kind.ROBBED_OF_TURN for found in state.open.values()
    ):
        # Only whoever passed out of rotation is an offender, not who passed last.
        offender, call = auction.calls[place]
        robbed = auction.robbed
        state.report(state.breach(Why.ROBBED, offender, call, robbed))


def _drop_buried_change(state: State, seat: Seat) -> None:
    """25B2: nobody accepted a second call, others have called since, and it is past.

    Over the last call LHO calls in another way: that accepts it, or not.
    """
    for at, (offender, change, standing) in enumerate(state.records[:-1]):
        # The replacement of an insufficient bid has a law of its own (27C).
        if standing is Standing.CHANGE and seat in (offender, offender.lho):
            if any(
                found.why is Why.CHANGED and found.seat is offender and found.what is change
                for found in state.open.values()
            ):
                state.records[at] = (offender, change, Standing.WITHDRAWN)
                law = By.LET_PASS if seat is offender else By.CHANGE_NOT_ACCEPTED
                state.settle_where(offender, law, Kind.CHANGE_OF_CALL, what=change)


def _change(state: State, seat: Seat, call: Call) -> None:
    breaches = tuple(call_breaches(state, seat, call))
    for index in range(len(state.records) - 1, -1, -1):
        caller, first, standing = state.records[index]
        if standing is Standing.CHANGE and caller is seat:
            # A second thought on top of the first: only the last one is on the table.
            state.records[index] = (caller, first, Standing.WITHDRAWN)
            made = (Kind.BARRED_CALL, Kind.CHANGE_OF_CALL)
            state.settle_where(caller, By.CHANGED_AGAIN, *made, what=first)
    for breach in breaches:
        state.report(breach)
    state.record(seat, call, Standing.CHANGE)


def _settle_by_calling(state: State, seat: Seat) -> None:
    """What this player's call, whatever it is, does to the irregular call before it."""
    if not state.records:
        return
    offender, call, standing = state.records[-1]
    if standing is Standing.CHANGE and seat is offender.lho:
        _accept_change(state, offender, call)
        return
    for index, found in state.open_items():
        if found.kind is Kind.ROBBED_OF_TURN:
            _settle_robbed(state, index, found, seat)
        elif standing is not Standing.STANDS:
            continue
        elif found.seat is offender and found.what is call and found.at == state.called_at:
            _settle_one(state, index, found, seat)


def _accept_change(state: State, offender: Seat, call: Call) -> None:
    """25B1, 27C: calling over the second call accepts it in place of the first."""
    if _is_change_inadmissible(state):
        return  # nobody can accept it, by calling either (36A, 38)
    records = state.records.copy()
    first = withdraw_changed(state, len(records) - 1)
    state.records[-1] = (offender, call, Standing.STANDS)
    state.recount()
    if state.turn is not offender.lho:
        # The second call is a final pass: nobody can call over that, so it was over the first.
        state.records = records
        state.recount()
        return
    state.settle_where(offender, By.CHANGE_ACCEPTED, Kind.CHANGE_OF_CALL)
    if first is not None:
        state.settle_where(offender, By.REPLACED_TOO_LOW, *CALLED_WRONGLY, what=first)
        # Whatever else was wrong with the first call, it is no part of the auction any more.
        state.settle_where(offender, By.CHANGE_ACCEPTED, what=first)


def _settle_robbed(state: State, index: int, found: Irregularity, seat: Seat) -> None:
    if seat is not found.breach.turn:
        return
    state.settle(index, By.TURN_GIVEN_BACK)
    auction = state.unbroken
    place = auction.robbing_pass
    if place is None:
        return
    # 17D3: that player has a turn after all, and the passes after it are cancelled.
    standing = [at for at, record in enumerate(state.records) if record[2] is Standing.STANDS]
    # So is what was to take the place of one of them: that is no turn of its player's (28B).
    for at in range(standing[place - len(auction)], len(state.records)):
        passer, call, how = state.records[at]
        if how is Standing.WITHDRAWN:
            continue
        state.records[at] = (passer, call, Standing.WITHDRAWN)
        kind = Kind.CHANGE_OF_CALL if how is Standing.CHANGE else Kind.CALL_OUT_OF_ROTATION
        state.settle_where(passer, By.TURN_GIVEN_BACK, kind, what=call)
    state.recount()


def _settle_one(state: State, index: int, found: Irregularity, seat: Seat) -> None:
    offender, call, turn = found.seat, found.what, found.breach.turn
    if found.kind is Kind.CALL_OUT_OF_ROTATION:
        if seat is offender.lho and seat is not turn:
            state.settle(index, By.ACCEPTED_OUT_OF_TURN)
            too_low = Kind.INSUFFICIENT_BID
            state.settle_where(offender, By.ACCEPTED_OUT_OF_TURN, too_low, what=call)
        elif seat is turn and seat is offender.rho:
            # 28B: the opponent whose turn it was calls: as if the offender had not called. The
            # offender's partner cannot do away with the offence like that.
            assert isinstance(call, Call)
            state.records[-1] = (offender, call, Standing.WITHDRAWN)
            state.settle(index, By.TURN_TAKEN)
            state.settle_where(offender, By.TURN_TAKEN, what=call)
            state.recount()
    elif found.kind is Kind.INSUFFICIENT_BID and seat is offender.lho:
        state.settle(index, By.ACCEPTED_TOO_LOW)
    elif found.kind is Kind.BARRED_CALL and seat is offender.lho:
        state.settle(index, By.ACCEPTED_BARRED)


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
