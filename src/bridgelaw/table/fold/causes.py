"""What rulings left at the table falls with the calls and cards that it rests on.

A call is undone where it counts as never made: not meant (25A), no call at all (36A), made on the
cards of another board (15A1); a card where it was not meant (45C4(b)), or asked for by an opponent
(47E1). One that was made and replaced is only withdrawn, and what came from
it stays. If a call takes the place of an undone one on which a law had ruled, that law has to rule
again, on the new call.
"""

from __future__ import annotations

from itertools import takewhile

from bridgelaw.game.calls import Bid, Call
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.table import effects as fx
from bridgelaw.table.breaches import Kind
from bridgelaw.table.duties import Given, PenaltyOnTable, PickedUp, duties_after
from bridgelaw.table.events import Ruled
from bridgelaw.table.rules.kinds import Says
from bridgelaw.table.shared_list import SharedList
from bridgelaw.table.state import Bound, Judged, Replacement, Standing, State

_LEFT = (
    fx.ForcedPass,
    fx.ReplacementDue,
    fx.LeadRight,
    fx.LeadRestriction,
    fx.PlayRestriction,
    fx.CardRequired,
    fx.PenaltyCard,
    fx.Unauthorised,
    fx.Review,
)


def judge(state: State, due: fx.ReplacementDue, seat: Seat, call: Call) -> None:
    """A law has ruled on the call that the seat made in place of a cancelled one."""
    for place in range(len(state.records) - 1, -1, -1):
        caller, made, standing = state.records[place]
        if caller is seat and made is call and standing is Standing.STANDS:
            state.judged += (Judged(due, state.called_in[place]),)
            return


def undo(state: State, place: int) -> None:
    """The call counts as never made; in place of a cancelled one another is due again."""
    at = state.called_in[place]
    state.undone |= {at}
    for one in state.judged:
        if one.at == at and one.due.player is state.records[place][0]:
            state.judged = tuple(other for other in state.judged if other is not one)
            state.due.append(one.due)
            state.revived += (one,)


def undo_card(state: State, seat: Seat, card: Card, law: str) -> None:
    """A card that was shown is none of this hand, and goes back to where it belongs."""
    for found in state.irregularities:
        if found.seat is seat and found.what is card:
            state.undone |= {found.at}
    state.settle_where(seat, law, what=card)
    state.shown = [shown for shown in state.shown if shown[:2] != (seat, card)]
    state.face_up[seat.index] &= ~card.bit
    if not state.known[seat.index]:
        state.dealt[seat.index] &= ~card.bit
    if any(one.card is card for one in state.duties.penalties):
        state.move(PickedUp(card))


_GOES_BACK = (fx.CardReplaced, fx.CardWithdrawn, fx.PickedUp)


def undo_played(state: State, event: Ruled, law: str) -> None:
    """The card that the ruling is about goes back as if nobody had played it."""
    if event.on and state.rules.has(Says.NEVER_PLAYED, law):
        if any(isinstance(effect, _GOES_BACK) for effect in event.effects):
            state.undone |= set(event.on)


def bind(state: State, event: Ruled) -> None:
    """Remembers on what everything rests that the ruling leaves behind."""
    if event.on is None:
        return
    here = state.at
    puts = any(isinstance(effect, fx.CallSubstituted) for effect in event.effects)
    because = frozenset(event.on) | ({here} if puts else set())
    left = (effect for effect in event.effects if isinstance(effect, _LEFT))
    state.bound += tuple(Bound(effect, because) for effect in left)
    law = state.rules.judges.get(event.procedure)
    if law is None:
        return
    gone = {at: place for place, at in enumerate(state.called_in) if at in event.on}
    for place, at in enumerate(state.called_in):
        seat, _, standing = state.records[place]
        if at not in event.on or standing is not Standing.STANDS:
            continue
        for other in gone.values():
            caller, cancelled, how = state.records[other]
            if caller is seat and how is Standing.WITHDRAWN:
                found = Judged(fx.ReplacementDue(seat, cancelled, law), at)
                if found not in state.judged:  # it may have come in its place a second time
                    state.judged += (found,)
                break


def fall(state: State, event: Ruled) -> None:
    """What rests on something that this ruling has undone is there no more."""
    instead = {
        effect.player: effect.call
        for effect in event.effects
        if isinstance(effect, fx.CallSubstituted | fx.CallAccepted)
    }
    fallen = {one.at for one in state.revived}
    for one in state.revived:
        if one.due in state.due:
            state.due.remove(one.due)
            call = instead.get(one.due.player)
            if call is not None:
                state.replaced.append(Replacement(one.due, call))
    for place, at in enumerate(state.called_in):
        if at in state.undone and state.records[place][0] not in instead:
            # Nothing takes its place, so nothing that was called after it, and then withdrawn,
            # counts either; nor does what it had come in the place of.
            fallen.add(at)
            fallen |= _replaced_by(state, place)
            later = zip(state.records[place:], state.called_in[place:], strict=True)
            fallen |= {then for (_, _, how), then in later if how is Standing.WITHDRAWN}
    fallen |= state.undone.difference(state.called_in)  # cards
    fallen |= _high_enough_now(state)
    kept: list[Bound] = []
    for bound in state.bound:
        if bound.because & fallen:
            if bound.effect not in event.effects:
                _drop(state, bound.effect)
        else:
            kept.append(bound)
    state.bound = tuple(kept)
    state.undone, state.revived = frozenset(), ()


def _replaced_by(state: State, place: int) -> set[int]:
    """The player's own calls in whose place this one came."""
    before = zip(state.records[:place][::-1], state.called_in[:place][::-1], strict=True)
    own = takewhile(lambda made: made[0][0] is state.records[place][0], before)
    return {at for (_, _, how), at in own if how is Standing.WITHDRAWN}


def _high_enough_now(state: State) -> set[int]:
    """Bids that were too low only over one that was never made: over what it was they are not."""
    found = set()
    for one in state.irregularities:
        if one.kind is not Kind.INSUFFICIENT_BID or one.at not in state.called_in:
            continue
        bid, place = one.what, state.called_in.index(one.at)
        assert isinstance(bid, Bid)
        before = zip(state.records[:place], state.called_in[:place], strict=True)
        bids = [(call, at, how) for (_, call, how), at in before if isinstance(call, Bid)]
        was_beaten = any(at in state.undone and not bid.outranks(call) for call, at, _ in bids)
        standing = [call for call, _, how in bids if how is Standing.STANDS]
        if was_beaten and all(bid.outranks(call) for call in standing[-1:]):
            found.add(one.at)
    return found


def _drop(state: State, effect: fx.Effect) -> None:
    if isinstance(effect, fx.ForcedPass):
        state.forced = [one for one in state.forced if one != effect]
    elif isinstance(effect, fx.ReplacementDue):
        state.due = [one for one in state.due if one != effect]
        state.replaced = [one for one in state.replaced if one.due != effect]
    elif isinstance(effect, fx.Unauthorised):
        state.unauthorised = SharedList(one for one in state.unauthorised if one != effect)
    elif isinstance(effect, fx.Review):
        wanted = [one for ruling in state.rulings for one in ruling.effects if one == effect]
        if len(wanted) == 1 and effect.law in state.reviews:
            state.reviews.remove(effect.law)
    else:
        _drop_duty(state, effect)


def _drop_duty(state: State, effect: fx.Effect) -> None:
    """A demand in the play: it leaves the moves, which are folded again."""
    for move in state.moves:
        if not isinstance(move, Given):
            continue
        lies = move.demand
        if lies == effect or (
            isinstance(effect, fx.PenaltyCard)
            and isinstance(lies, PenaltyOnTable)
            and lies.card is effect.card
        ):
            state.moves.remove(move)
            state.owe(duties_after(state.moves))
            if isinstance(lies, PenaltyOnTable) and lies.player not in state.spread:
                state.face_up[lies.player.index] &= ~lies.card.bit  # it is picked up
            return
