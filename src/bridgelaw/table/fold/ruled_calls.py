"""Folding what rulings do to calls into the state of a table."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.game.calls import SOME_CALL, Bid, Call
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.locale.text import tr
from bridgelaw.table import effects as fx
from bridgelaw.table.breaches import Breach, Irregularity, Kind, Why
from bridgelaw.table.choices import call_breaches
from bridgelaw.table.events import ImpossibleEvent
from bridgelaw.table.fold.auction import withdraw_changed
from bridgelaw.table.fold.causes import judge, undo
from bridgelaw.table.fold.named import seated
from bridgelaw.table.rules.kinds import By, Says
from bridgelaw.table.state import CallRecord, Phase, Replacement, Standing, State


def drop_orphans(state: State, law: str) -> None:
    """A change of a call that the ruling has withdrawn changes nothing any more.

    Nor does the replacement of an insufficient bid on which the ruling has decided (27C).
    """
    last: CallRecord | None = None  # the last call before it that is not withdrawn
    for index, record in enumerate(state.records):
        seat, call, standing = record
        if standing is Standing.CHANGE and (
            last is None or last[0] is not seat or _is_decided(state, seat, call)
        ):
            state.records[index] = (seat, call, Standing.WITHDRAWN)
            state.settle_where(seat, law, what=call)
        elif standing is not Standing.WITHDRAWN:
            last = record


def _is_decided(state: State, seat: Seat, change: Call) -> bool:
    """27C: is there no insufficient bid any more that this call could replace?"""
    mine = [found for found in state.open.values() if found.seat is seat]
    return any(
        found.why is Why.REPLACED_TOO_LOW and found.what is change for found in mine
    ) and not any(found.kind is Kind.INSUFFICIENT_BID for found in mine)


def is_sufficient_now(state: State, found: Irregularity) -> bool:
    last: Bid | None = None
    sufficient = False  # of several such bids by the player the last one
    for seat, call in state.calls:
        if seat is found.seat and call is found.what:
            assert isinstance(call, Bid)
            sufficient = last is None or call.outranks(last)
        if isinstance(call, Bid):
            last = call
    return sufficient


def relabel_changes(state: State) -> None:
    """27C: a change is Law 25's once the bid that it changes is insufficient no more."""
    for index, found in state.open_items():
        if found.why is Why.REPLACED_TOO_LOW and not any(
            other.kind is Kind.INSUFFICIENT_BID and other.seat is found.seat
            for other in state.open.values()
        ):
            old = found.breach
            breach = state.breach(Why.CHANGED, old.seat, old.what, old.turn, old.details)
            state.open[index] = replace(found, breach=breach)


def take_turns_anew(state: State, law: str) -> None:
    """Whose turn it was at a call's place may be another's once a call before it is withdrawn."""
    for number, found in state.open_items():
        if found.kind is not Kind.CALL_OUT_OF_ROTATION or not isinstance(found.what, Call):
            continue
        place = state.place_of(found)
        before = _before(state, place)
        if state.records[place][2] is not Standing.STANDS or before.phase is not Phase.AUCTION:
            continue
        breaches = tuple(call_breaches(before, found.seat, found.what))
        now = next((one for one in breaches if one.kind in _AT_NO_TURN), None)
        if now is None:
            state.settle(number, law)
            _is_in_turn(state, found, breaches, law)
        elif (now.kind, now.turn) != (found.kind, found.breach.turn):
            state.open[number] = replace(found, breach=now)
            if now.kind is Kind.CHANGE_OF_CALL:
                _mark(state, place, Standing.CHANGE)
                state.recount()
        _too_low_anew(state, found.at, breaches)


def _too_low_anew(state: State, at: int, breaches: tuple[Breach, ...]) -> None:
    """27A2: whose turn it was decides which law looks at a bid that is too low as well."""
    now = next((one for one in breaches if one.kind is Kind.INSUFFICIENT_BID), None)
    for number, found in state.open_items():
        if now is not None and found.kind is Kind.INSUFFICIENT_BID and found.at == at:
            state.open[number] = replace(found, breach=now)


_AT_NO_TURN = (Kind.CALL_OUT_OF_ROTATION, Kind.CHANGE_OF_CALL)


def _is_in_turn(state: State, found: Irregularity, breaches: tuple[Breach, ...], law: str) -> None:
    """27A2: a bid that was too low and out of turn is only too low now, if it still is."""
    seat, bid = found.seat, found.what
    for number, other in state.open_items():
        if other.seat is seat and other.what is bid and other.why is Why.TOO_LOW_OUT_OF_TURN:
            too_low = next((one for one in breaches if one.kind is other.kind), None)
            if too_low is None:
                state.settle(number, law)
            else:
                state.open[number] = replace(other, breach=too_low)


def _find(state: State, seat: Seat, call: Call | None) -> int:
    """The last call of the seat that is on the table, and is this one."""
    for index in range(len(state.records) - 1, -1, -1):
        caller, made, standing = state.records[index]
        if caller is seat and made is call and standing is not Standing.WITHDRAWN:
            return index
    raise ImpossibleEvent(
        tr("{seat} has made no call {call} that stands.", seat=seat, call=str(call))
    )


def _mark(state: State, index: int, standing: Standing) -> None:
    seat, call, _ = state.records[index]
    state.records[index] = (seat, call, standing)


def _unnamed(state: State, seat: Seat) -> Call | None:
    """A ruling on a call that nobody named is on the one on record that nobody named either."""
    if not state.partial:
        return None
    made = (
        call
        for caller, call, how in reversed(state.records)
        if caller is seat and how is not Standing.WITHDRAWN and not call.is_known
    )
    return next(made, None)


def withdraw_call(state: State, effect: fx.CallWithdrawn, law: str) -> None:
    seat = seated(effect.player)
    if effect.call is None and state.partial:
        unnamed = _unnamed(state, seat)
        if unnamed is None:
            return  # it was made in a stretch that nobody entered
        effect = replace(effect, call=unnamed)
    owed = next((due for due in state.due if (due.player, due.call) == (seat, effect.call)), None)
    if owed is not None and not _is_there(state, seat, effect.call):
        # 28B: it is gone already, and now counts as not made: nothing comes in its place.
        state.due.remove(owed)
    elif not _is_cancelled_already(state, seat, effect.call):
        place = _find(state, seat, effect.call)
        _mark(state, place, Standing.WITHDRAWN)
        if effect.undone:
            undo(state, place)
        state.recount()
        for made in state.replaced:
            if made.due.player is seat and made.call is effect.call:
                # Another call will come in the place of the cancelled one after all; but the bid
                # for which one was too low has gone with it (27B).
                state.replaced.remove(made)
                if made.due.law not in state.rules.judges.values():
                    state.due.append(made.due)
                break
    state.settle_where(seat, law, what=effect.call)


def _is_there(state: State, seat: Seat, call: Call | Card | None) -> bool:
    return any(
        caller is seat and made is call and how is not Standing.WITHDRAWN
        for caller, made, how in state.records
    )


def _is_cancelled_already(state: State, seat: Seat, call: Call | None) -> bool:
    """39A: a call after the final pass never counted."""
    return any(
        found.kind is Kind.CALL_AFTER_AUCTION and found.seat is seat and found.what is call
        for found in state.open.values()
    )


def accept_call(state: State, effect: fx.CallAccepted, law: str) -> None:
    seat = seated(effect.player)
    index = _find(state, seat, effect.call or _unnamed(state, seat))
    if state.records[index][2] is Standing.CHANGE:
        withdraw_changed(state, index)
    _mark(state, index, Standing.STANDS)
    state.settle_where(seat, law, what=effect.call)
    state.recount()


def substitute_call(state: State, effect: fx.CallSubstituted, law: str) -> None:
    seat, call = seated(effect.player), effect.call
    if call is None and state.partial:
        call = SOME_CALL
    if call is None:
        raise ImpossibleEvent(
            tr("A ruling that does not name the call cannot be entered at a table.")
        )
    state.settle_where(seat, law, what=call)
    for made in state.replaced:
        if made.due.player is seat and made.call is call:
            # The player made it at their turn, and now it has been ruled on.
            state.replaced.remove(made)
            judge(state, made.due, seat, call)
            return
    attempt = (seat, call, Standing.CHANGE)
    if attempt in state.records:
        # It was made before the director came (25, 27C), and can be irregular itself.
        made_at = state.records.index(attempt)
        withdraw_changed(state, made_at)
        state.unrecord(made_at)
        state.recount()
        _put_in_place(state, made_at, seat, call)
        return
    due = state.due_of(seat)
    vacated = _vacated(state, seat)
    if due is not None:
        state.due.remove(due)
        if vacated is not None or not state.rules.has(Says.ON_REPLACEMENT, law):
            # It was put there by another law, and is still to be compared with the cancelled one.
            state.replaced.append(Replacement(due, call))
            due = None
    place = vacated
    if place is None:
        # A cancelled call for which another is owed was at another turn.
        place = len(state.records) if due is not None else _place_of_withdrawn(state, seat)
    _put_in_place(state, place, seat, call)
    if due is not None:
        judge(state, due, seat, call)


def _put_in_place(state: State, place: int, seat: Seat, call: Call) -> None:
    """The call stands there, and can be irregular itself, where it comes (25A1, 27B4)."""
    breaches = tuple(call_breaches(_before(state, place), seat, call))
    over = next((who for who, _, how in state.records[place:] if how is Standing.STANDS), None)
    for breach in breaches:
        number = state.found
        state.report(breach)
        if over is seat.lho and breach.kind in _ACCEPTED_BY_CALLING:
            # What LHO has called stays, over the call that is put before it now.
            state.settle(number, _ACCEPTED_BY_CALLING[breach.kind])
    if over is None:
        state.called_at = state.at
    state.record(seat, call, Standing.STANDS, place)
    state.recount()


_ACCEPTED_BY_CALLING = {
    Kind.INSUFFICIENT_BID: By.ACCEPTED_TOO_LOW,
    Kind.CALL_OUT_OF_ROTATION: By.ACCEPTED_OUT_OF_TURN,
    Kind.BARRED_CALL: By.ACCEPTED_BARRED,
}


def _before(state: State, place: int) -> State:
    """The state as if nothing had been called from this place on."""
    gaps = tuple(gap for gap in state.gaps if gap < place)
    if gaps == state.gaps and all(how is Standing.WITHDRAWN for *_, how in state.records[place:]):
        return state
    twin = state.copy()
    twin.gaps = gaps  # what was not entered came after the call that is put right
    del twin.records[place:]
    twin.recount()
    return twin


def _vacated(state: State, seat: Seat) -> int | None:
    """The place that a call of the seat had which this very ruling withdrew."""
    gone = [
        effect.call
        for effect in state.rulings.last().effects
        if isinstance(effect, fx.CallWithdrawn) and effect.player is seat
    ]
    for index in range(len(state.records) - 1, -1, -1):
        caller, call, standing = state.records[index]
        if caller is seat and standing is Standing.WITHDRAWN and call in gone:
            return index + 1
    return None


def _place_of_withdrawn(state: State, seat: Seat) -> int:
    """Where the seat's withdrawn call was: calls that were made after it come after."""
    for index in range(len(state.records) - 1, -1, -1):
        caller, _, standing = state.records[index]
        if caller is seat and standing is Standing.WITHDRAWN:
            return index + 1
    return len(state.records)


def deem_later(state: State, effect: fx.CallDeemedLater, law: str) -> None:
    """33: as if it had been made now, so that it is irregular, or not, at the turn that it is."""
    seat, call = seated(effect.player), effect.call
    if call is None:
        raise ImpossibleEvent(
            tr("A ruling that does not name the call cannot be entered at a table.")
        )
    index = _find_any(state, seat, call)
    state.unrecord(index)
    state.settle_where(seat, law, what=call)
    state.recount()
    for breach in call_breaches(state, seat, call):
        state.report(breach)
    state.called_at = state.at
    state.record(seat, call, Standing.STANDS)
    state.recount()


def _find_any(state: State, seat: Seat, call: Call) -> int:
    """The last such call of the seat, whatever became of it."""
    for index in range(len(state.records) - 1, -1, -1):
        if state.records[index][:2] == (seat, call):
            return index
    raise ImpossibleEvent(tr("{seat} has not called {call}.", seat=seat, call=call))


def owe_replacement(state: State, effect: fx.ReplacementDue, law: str) -> None:
    seated(effect.player)
    state.due.append(effect)


def force_pass(state: State, effect: fx.ForcedPass, law: str) -> None:
    seated(effect.player)
    if state.phase is Phase.AUCTION:
        state.forced.append(effect)
