"""Which calls are free in place of a withdrawn one, and which have a consequence (27, 30 to 32).

The procedure itself is asked what follows each call. What it would ask about meanings is answered
as if all calls were natural, and the page says so.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import Any

from bridgelaw.comparable.presets.natural import natural
from bridgelaw.comparable.presets.preset import Preset
from bridgelaw.game import CALLS, DENOMINATIONS, Bid, Call, Seat
from bridgelaw.laws import Asked, Interview
from bridgelaw.laws.common.comparable_call import ComparableQuestion
from bridgelaw.laws.machinery.questions import CallQuestion, SpecifiedQuestion
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.table.effects import CallWithdrawn, ForcedPass, Span
from bridgelaw.table.state import Standing
from bridgelaw.table.table import Table

_MOST_STEPS = 8


@dataclass(frozen=True, slots=True)
class MarkedCalls:
    """The calls of a bidding box by what follows them."""

    free: frozenset[Call]
    costly: frozenset[Call]
    barred: frozenset[Call]
    """They would be cancelled; who tries one all the same is ruled on."""
    consequence: Text
    """What follows a costly one."""
    withdrawn: Call


def natural_meanings(interview: Interview) -> tuple[str, str]:
    """What the withdrawn call and the one in its place show, if both are natural.

    Empty where the calls are not known or have no usual meaning.
    """
    asked, table = interview.question, interview.table
    if asked is None or table is None or not isinstance(asked.to, Seat):
        return "", ""
    call, by = asked.values.get("call"), asked.to
    withdrawn = _withdrawn(asked, table, by)
    if withdrawn is None or not isinstance(call, Call):
        return "", ""
    marking = _Marking(interview, table, withdrawn, by)
    old, new = marking.meanings(call)
    return (old.text, new.text) if old is not None and new is not None else ("", "")


def _withdrawn(asked: Asked[Any], table: Table, by: Seat) -> Call | None:
    call = asked.values.get("bid") or next(
        (due.call for due in table.due if due.player is by), None
    )
    return call if isinstance(call, Call) else None


def marked_calls(interview: Interview) -> MarkedCalls | None:
    """The marks of the pending question; `None` where calls have no such consequences."""
    asked, table = interview.question, interview.table
    if asked is None or table is None or not isinstance(asked.question, CallQuestion):
        return None
    by = asked.to
    if not asked.question.compares or not isinstance(by, Seat):
        return None
    withdrawn = _withdrawn(asked, table, by)
    if withdrawn is None:
        return None
    marks = _Marking(interview, table, withdrawn, by)
    costs: dict[Call, ForcedPass | bool | None] = {}
    alike: dict[Hashable, ForcedPass | bool | None] = {}
    for call in CALLS:
        # Calls that no law tells apart are tried once; what is not allowed is not tried.
        kind = marks.kind(call)
        if asked.allowed is None or asked.allowed(call) is None:
            if kind not in alike:
                alike[kind] = marks.after(call)
            costs[call] = alike[kind]
    costly = {call: what for call, what in costs.items() if isinstance(what, ForcedPass)}
    free = frozenset(call for call, what in costs.items() if what is True)
    if not costly:
        return None
    forced = next(iter(costly.values()))
    words = tr("{partner} must then pass", partner=forced.player)
    if forced.span is Span.ONCE:
        words = tr("{partner} must then pass once", partner=forced.player)
    barred = frozenset(call for call, what in costs.items() if what is False)
    return MarkedCalls(free, frozenset(costly), barred, words, withdrawn)


class _Marking:
    """Tries one call after the other, from the lowest."""

    def __init__(self, interview: Interview, table: Table, withdrawn: Call, by: Seat) -> None:
        self._interview = interview
        self._withdrawn = withdrawn
        self._by = by
        self._lowest_seen = False
        standing = [(seat, call) for seat, call, how in table.calls
                    if how is not Standing.WITHDRAWN]  # fmt: skip
        # The withdrawn call is the player's last, if it still lies there.
        if standing and standing[-1] == (by, withdrawn):
            standing.pop()
        self._now = tuple(standing)
        self._then = tuple(self._before(table))

    def _before(self, table: Table) -> Iterator[tuple[Seat, Call]]:
        """What had been called when the withdrawn call was made."""
        for seat, call, how in table.calls:
            if (seat, call) == (self._by, self._withdrawn):
                return
            if how is not Standing.WITHDRAWN:
                yield seat, call

    def kind(self, call: Call) -> Hashable:
        """What decides about the call: those of one kind have the same consequences."""
        if not isinstance(call, Bid):
            return call
        last = max((made.rank for _, made in self._now if isinstance(made, Bid)), default=-1)
        if call.rank <= last:
            return "insufficient"
        same = isinstance(self._withdrawn, Bid) and (
            call.denomination is self._withdrawn.denomination
        )
        is_lowest = same and call.rank - last <= len(DENOMINATIONS)
        return same, is_lowest, self.meanings(call)[1]

    def after(self, call: Call) -> ForcedPass | bool | None:
        """The bar that follows; `True` if nothing does, `False` if the call is cancelled."""
        try:
            now = self._interview.answer(call.text)
            for _ in range(_MOST_STEPS):
                if now.ruling is not None:
                    return _outcome(now.ruling, call)
                asked = now.question
                assert asked is not None
                # 27B3, B4: another call is to be made, unless this one is accepted.
                if isinstance(asked.question, CallQuestion) or asked.key == "accepts_second":
                    return False
                now = self._answered(now, asked, call)
        except Refusal:
            pass
        return None

    def _answered(self, now: Interview, asked: Asked[Any], call: Call) -> Interview:
        question = asked.question
        if isinstance(question, SpecifiedQuestion):
            named = self._withdrawn
            return now.answer(named.denomination.letter if isinstance(named, Bid) else "none")
        if asked.key == "lowest_same":
            return now.answer("yes" if self._is_lowest_same(call) else "no")
        if isinstance(question, ComparableQuestion):
            return self._compared(now, call)
        return now.answer(question.usually or asked.samples()[0])

    def _is_lowest_same(self, call: Call) -> bool:
        """27B1(a), if both are natural: the bids come from the lowest on."""
        same = (
            isinstance(call, Bid)
            and isinstance(self._withdrawn, Bid)
            and call.denomination is self._withdrawn.denomination
        )
        if not same or self._lowest_seen:
            return False
        self._lowest_seen = True
        return True

    def meanings(self, call: Call) -> tuple[Preset | None, Preset | None]:
        """What the withdrawn call and this one show, if they are natural."""
        old = natural(self._withdrawn, self._by, self._then)
        return old, natural(call, self._by, self._now)

    def _compared(self, now: Interview, call: Call) -> Interview:
        old, new = self.meanings(call)
        if old is not None and new is not None:
            try:
                return now.answer(f"{old.text} -> {new.text}")
            except Refusal:  # it is close, and the director decides
                pass
        return now.answer("none")


def _outcome(ruling: Ruling, call: Call) -> ForcedPass | bool:
    # 27B3: a call that is withdrawn at once was no replacement.
    if any(isinstance(one, CallWithdrawn) and one.call is call for one in ruling.effects):
        return False
    return next((one for one in ruling.effects if isinstance(one, ForcedPass)), True)
