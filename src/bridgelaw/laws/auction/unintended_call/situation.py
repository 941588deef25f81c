"""Law 25: the call that is said not to have been meant, and what was called since."""

from __future__ import annotations

from dataclasses import dataclass, field

from bridgelaw.game.calls import Bid, Call
from bridgelaw.game.seats import Seat
from bridgelaw.laws.common.first_lead import lead_is_past
from bridgelaw.laws.common.second_call import find_second_call
from bridgelaw.laws.common.unintended import Slip
from bridgelaw.laws.common.withdrawn import withdrawn
from bridgelaw.laws.law import Irregularity, Kind, Table, Text, fx, tr
from bridgelaw.table.events import Called
from bridgelaw.table.since import NOTHING_SINCE, Since
from bridgelaw.table.state import CallRecord, Standing
from bridgelaw.table.unruled import INADMISSIBLE, event_of, last_unruled, not_called


@dataclass(frozen=True, slots=True)
class Made:
    """The call that is said not to have been meant, as far as it is known."""

    table: Table = field(repr=False)
    by: Seat
    call: Call | None
    """`None` where nobody said which it was."""
    change: Call | None = None
    """What they called in its place."""
    accepted: bool | None = None
    """Whether the left-hand opponent has called over the second call (25B1) or the first."""
    over: Call | None = None
    """What the left-hand opponent called over the first one."""
    partner_called: bool | None = None
    """Whether the auction period is over."""
    inadmissible: bool = False
    """Whether the first call was inadmissible, so that another law rules on it."""
    change_inadmissible: bool = False
    """Whether the second one is, so that nobody can accept it."""
    called_between: bool = False
    """Whether LHO had called before the second call was made."""
    later: tuple[tuple[Seat, Call], ...] = ()
    """What the others have called after the second call, while the auction period lasts."""
    over_second: Call | None = None
    """What LHO called over the second as well, having called between the two."""
    since: Since = NOTHING_SINCE
    """What was entered since the call, and whether that is all."""

    @property
    def events(self) -> tuple[int, ...]:
        """The events of the call, and of the one in its place."""
        made = (call for call in (self.call, self.change) if call is not None)
        return tuple(event_of(self.table, self.by, call) for call in made)

    @property
    def first(self) -> Call | Text:
        return tr("the first call") if self.call is None else self.call

    @property
    def second(self) -> Call | Text:
        return tr("the second call") if self.change is None else self.change

    @property
    def changed(self) -> bool | None:
        return self.since.none(self.change)

    @property
    def is_the_same(self) -> bool:
        """Have they only made the same call once more?"""
        return self.change is not None and self.change is self.call and not self.called_between

    @property
    def change_accepted(self) -> bool | None:
        return False if self.change_inadmissible else self.accepted

    @property
    def lho_called(self) -> bool | None:
        return self.since.none(self.over)

    def second_in_place(self) -> list[fx.Effect]:
        """The second call takes the place of the first."""
        if self.over_second is not None:
            # Between the two LHO had called over the first, and that goes with it.
            return [
                fx.CallWithdrawn(self.by.lho, self.over_second),
                fx.CallWithdrawn(self.by, self.change),
                fx.CallWithdrawn(self.by.lho, self.over),
                fx.CallWithdrawn(self.by, self.call),
                fx.CallSubstituted(self.by, self.change),
                fx.CallSubstituted(self.by.lho, self.over_second),
                *self.over_first_told(),
            ]
        if self.accepted:
            # It has done so already, and LHO has called over it.
            return []
        if self.called_between:
            return [fx.CallWithdrawn(self.by, self.call), fx.CallAccepted(self.by, self.change)]
        return [fx.CallWithdrawn(self.by, self.call), fx.CallSubstituted(self.by, self.change)]

    def over_first_told(self) -> tuple[fx.Effect, ...]:
        """16C2: what LHO called over the first, and took back, is not for this side to use."""
        if self.over is self.over_second:
            return ()
        return withdrawn(self.by, (self.by.lho, self.over))

    def slip(self, intended: Call | None) -> Slip:
        """25A1: the intended call takes the place of the one that was never meant."""
        replaced: list[fx.Effect] = [
            fx.CallWithdrawn(self.by, self.call),
            fx.CallSubstituted(self.by, intended),
        ]
        if self.change is not None:
            replaced = self.second_in_place()
        if self.over_second is not None:
            # 25A6. LHO has called anew already.
            return Slip(self.table, self.by, replaced, lho_called=False, is_judged=self._is_judged)
        # LHO called before the second call, and it comes after that now.
        kept = (fx.CallDeemedLater(self.by.lho, self.over),) if self.called_between else ()
        return Slip(
            self.table, self.by, replaced, self.over, self.lho_called, kept, self._is_judged
        )

    @property
    def _is_judged(self) -> bool:
        """Is it known what the intended call must outrank?"""
        if self.call is None:
            return True  # which call was meant is not asked either
        return self.table.at(event_of(self.table, self.by, self.call)).bids_are_known

    @property
    def never_accepted_by(self) -> str:
        """The law that cancels an inadmissible second call with what was called over it."""
        return "38B" if isinstance(self.change, Bid) else "36A"

    @property
    def lead_is_past(self) -> bool | None:
        return lead_is_past(self.table, self.by.partner)

    def must_differ(self, call: Call) -> Text | None:
        return tr("it must be another call than {bid}", bid=call) if call is self.call else None


@dataclass(frozen=True, slots=True)
class Calls:
    """The calls at the table, of which one is said not to have been meant."""

    table: Table

    def not_called(self, seat: Seat) -> Text | None:
        return not_called(self.table, seat)

    def last_of(self, seat: Seat) -> Made:
        """The last call of this player."""
        return _last_of(self.table, seat)


def _last_of(table: Table, seat: Seat) -> Made:
    """What is open comes first: an attempted change, a second call; then what was settled."""
    calls = [made for made in table.calls if made[2] is not Standing.WITHDRAWN]
    attempts = [
        index
        for index, (who, _, how) in enumerate(calls)
        if (who, how) == (seat, Standing.CHANGE) and _stood_before(calls, seat, index)
    ]
    if attempts:
        return _made(table, seat, calls, attempts[-1])
    again = find_second_call(table, seat)
    if again is not None:
        return Made(
            table,
            seat,
            again.first,
            again.second,
            accepted=True if again.over_second is not None else None,
            over=again.over,
            over_second=again.over_second,
            partner_called=again.partner_called,
            called_between=True,
            later=again.later,
        )
    change = last_unruled(table, Kind.CHANGE_OF_CALL)
    if change is not None and change.seat is seat and change.settled in ("25B1", "25B2"):
        made = _settled(table, change, calls)
        if made is not None and all(who is not seat for who, _ in made.later):
            return made
    return _made(table, seat, calls, len(calls))


def _stood_before(calls: list[CallRecord], seat: Seat, place: int) -> bool:
    return any(who is seat and how is Standing.STANDS for who, _, how in calls[:place])


def _made(table: Table, seat: Seat, calls: list[CallRecord], before: int) -> Made:
    """The last call of the player before this place, and what they tried to put in its place."""
    mine = max(
        index
        for index, (caller, _, how) in enumerate(calls[:before])
        if caller is seat and how is Standing.STANDS
    )
    call, later = calls[mine][1], calls[mine + 1 :]
    changed_to = calls[before][1] if before < len(calls) else None
    since = table.since(event_of(table, seat, call))
    return Made(
        table,
        seat,
        call if call.is_known else None,
        changed_to,
        over=next((call for caller, call, _ in later if caller is seat.lho), None),
        partner_called=since.none(any(caller is seat.partner for caller, _, _ in later)),
        inadmissible=bool(table.open_of(*INADMISSIBLE, seat=seat, what=call)),
        change_inadmissible=changed_to is not None
        and _is_inadmissible(table, seat, call, changed_to),
        since=since,
    )


def _settled(table: Table, change: Irregularity, calls: list[CallRecord]) -> Made | None:
    """A change over which LHO has called: over the second call (25B1), or over the first.

    None if what stood then is gone.
    """
    seat, second = change.seat, change.what
    assert isinstance(second, Call)
    accepted = change.settled == "25B1"
    # They may have changed it more than once: what stood is the first of them.
    first = next(
        call
        for who, call, how in reversed(table.at(change.at).calls)
        if who is seat and how is Standing.STANDS
    )
    stands = second if accepted else first
    places = [index for index, made in enumerate(calls) if made[:2] == (seat, stands)]
    if not places:
        return None
    place = places[-1]
    later = [(who, call) for who, call, _ in calls[place + 1 :]]
    over = next((call for who, call in later if who is seat.lho), None)
    return Made(
        table,
        seat,
        first,
        second,
        accepted,
        None if accepted else over,
        any(who is seat.partner for who, _ in later),
        change_inadmissible=_was_inadmissible(table, change),
        later=() if table.auction_period_over else tuple(later),
    )


def _was_inadmissible(table: Table, change: Irregularity) -> bool:
    """The same for a change over which somebody has called."""
    before, seat = table.at(change.at), change.seat
    first = next(
        call for who, call, how in reversed(before.calls) if who is seat and how is Standing.STANDS
    )
    assert isinstance(change.what, Call)
    breach = before.would_be(fx.CallWithdrawn(seat, first)).legal_calls(seat).why_not(change.what)
    # 37A: a call by a player who must pass stands once LHO has called.
    return (
        breach is not None and breach.kind in INADMISSIBLE and breach.kind is not Kind.BARRED_CALL
    )


def _is_inadmissible(table: Table, seat: Seat, first: Call, second: Call) -> bool:
    """Could the second call not have been made at all in the first one's place?"""
    gone = (fx.CallWithdrawn(seat, second), fx.CallWithdrawn(seat, first))
    made = table.would_be(*gone).after(Called(seat, second))
    return bool(made.open_of(*INADMISSIBLE, seat=seat, what=second))
