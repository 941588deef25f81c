"""Law 25: a second call by a player over whose first one only the next player has called.

It is out of turn, but first of all it may be a change of the first call.
"""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.calls import Call
from bridgelaw.game.seats import Seat
from bridgelaw.laws.law import Irregularity, Kind, Table, fx
from bridgelaw.table.state import Standing
from bridgelaw.table.unruled import INADMISSIBLE, is_ruled


@dataclass(frozen=True, slots=True)
class SecondCall:
    """The two calls, what LHO called over the first, and what was called since."""

    by: Seat
    first: Call
    second: Call
    over: Call
    later: tuple[tuple[Seat, Call], ...] = ()

    @property
    def over_second(self) -> Call | None:
        """What LHO called over the second call, too."""
        return self.later[0][1] if self.later and self.later[0][0] is self.by.lho else None

    @property
    def partner_called(self) -> bool:
        return any(seat is self.by.partner for seat, _ in self.later)


def find_second_call(table: Table, seat: Seat) -> SecondCall | None:
    """The second call of this player at partner's turn, while nobody has ruled on it.

    Partner may have called since, or LHO and the others in turn, each once.
    """
    calls = [made for made in table.calls if made[2] is not Standing.WITHDRAWN]
    if any(how is not Standing.STANDS for _, _, how in calls):
        return None
    since = ((), (seat.partner,), *(_round(seat)[:count] for count in (1, 2, 3)))
    for found in table.irregularities:
        if not _is_unruled(table, found, seat) or not isinstance(found.what, Call):
            continue
        places = (index for index, made in enumerate(calls) if made[:2] == (seat, found.what))
        at = max(places, default=0)
        before, later = calls[max(at - 2, 0) : at], calls[at + 1 :]
        if [who for who, _, _ in before] != [seat, seat.lho]:
            continue
        if tuple(who for who, _, _ in later) not in since:
            continue
        first, over = before[0][1], before[1][1]
        after = tuple((who, call) for who, call, _ in later)
        second = SecondCall(seat, first, found.what, over, after)
        if _could_be_change(table, second):
            return second
    return None


def _round(seat: Seat) -> tuple[Seat, ...]:
    return (seat.lho, seat.partner, seat.rho)


def _is_unruled(table: Table, found: Irregularity, seat: Seat) -> bool:
    """Was it called at partner's turn, and has nobody ruled on more than what it was meant as?"""
    if found.kind is not Kind.CALL_OUT_OF_ROTATION or found.seat is not seat:
        return False
    if found.breach.turn is not seat.partner or found.settled not in (None, "29A"):
        return False
    return not is_ruled(table, found)


def _could_be_change(table: Table, made: SecondCall) -> bool:
    """Not if it is the same call, or one that nobody could have made in the first one's place."""
    if made.second is made.first:
        return False
    before = table.would_be(
        *(fx.CallWithdrawn(*call) for call in reversed(made.later)),
        fx.CallWithdrawn(made.by, made.second),
        fx.CallWithdrawn(made.by.lho, made.over),
        fx.CallWithdrawn(made.by, made.first),
    )
    breach = before.legal_calls(made.by).why_not(made.second)
    return breach is None or breach.kind not in INADMISSIBLE
