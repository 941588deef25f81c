"""Law 25: a second call by a player over whose first one only the next player has called.

It is out of turn, but first of all it may be a change of the first call.
"""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.calls import Call
from bridgelaw.game.seats import Seat
from bridgelaw.table.breaches import Kind
from bridgelaw.table.effects import CallWithdrawn
from bridgelaw.table.state import Standing
from bridgelaw.table.table import Table
from bridgelaw.table.unruled import INADMISSIBLE


@dataclass(frozen=True, slots=True)
class SecondCall:
    """The two calls, what LHO called over the first, and what partner called since."""

    by: Seat
    first: Call
    second: Call
    over: Call
    later: tuple[tuple[Seat, Call], ...] = ()


def find_second_call(table: Table, seat: Seat) -> SecondCall | None:
    """The second call of this player at partner's turn, while nobody has ruled on it."""
    calls = [made for made in table.calls if made[2] is not Standing.WITHDRAWN]
    if any(how is not Standing.STANDS for _, _, how in calls):
        return None
    for found in table.open_of(Kind.CALL_OUT_OF_ROTATION, seat=seat):
        if found.breach.turn is not seat.partner or not isinstance(found.what, Call):
            continue
        at = max(index for index, made in enumerate(calls) if made[:2] == (seat, found.what))
        before, later = calls[max(at - 2, 0) : at], calls[at + 1 :]
        if [who for who, _, _ in before] != [seat, seat.lho]:
            continue
        if [who for who, _, _ in later] not in ([], [seat.partner]):
            continue
        first, over = before[0][1], before[1][1]
        since = tuple((who, call) for who, call, _ in later)
        second = SecondCall(seat, first, found.what, over, since)
        if _could_be_change(table, second):
            return second
    return None


def _could_be_change(table: Table, made: SecondCall) -> bool:
    """Not if it is the same call, or one that nobody could have made in the first one's place."""
    if made.second is made.first:
        return False
    before = table.would_be(
        *(CallWithdrawn(*call) for call in reversed(made.later)),
        CallWithdrawn(made.by, made.second),
        CallWithdrawn(made.by.lho, made.over),
        CallWithdrawn(made.by, made.first),
    )
    breach = before.legal_calls(made.by).why_not(made.second)
    return breach is None or breach.kind not in INADMISSIBLE
