"""Law 25: a call that was never meant is replaced by the one that was, and a change of call."""

from __future__ import annotations

from bridgelaw.game.calls import CALLS, Call
from bridgelaw.laws.auction.unintended_call import endings as end
from bridgelaw.laws.auction.unintended_call import questions as ask
from bridgelaw.laws.auction.unintended_call.situation import Calls, Made
from bridgelaw.laws.common import unintended
from bridgelaw.laws.common.comparable_call import is_comparable
from bridgelaw.laws.common.withdrawn import withdrawn
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import procedure
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.text import Text, tr
from bridgelaw.table import effects as fx


@procedure(
    "unintended-call",
    tr("Unintended or changed call"),
    "25",
    finds=Calls,
    unknown=Calls(),
    asks=(ask, unintended),
)
def UNINTENDED_CALL(case: Case, calls: Calls) -> Ruling:
    """Law 25: a player says that they did not mean the call they made, or has changed it."""
    made = calls.last_of(case.detail(ask.WHO, allowed=calls.not_called))
    case.about(made.by, bid=tr("the call") if made.call is None else made.call)
    # A4. Not after the partner has called.
    if case.fact(ask.PARTNER_CALLED, made.partner_called):
        return case.rule("25A4", end.PARTNER_HAS_CALLED)
    # A5. Not after the auction period, where the auction ended before it reached the partner.
    if case.fact(ask.PERIOD_OVER, made.period_over):
        return case.rule("25A5", end.PERIOD_IS_OVER)
    # A2. A call that was meant stands, if only a lapse of concentration was behind it.
    if not case.ask(unintended.UNINTENDED):
        # 35. What could not be called at all has a law of its own, changed or not.
        if made.inadmissible:
            return case.rule("35", end.INADMISSIBLE, goes_on="inadmissible-call")
        if case.fact(ask.CHANGED, made.changed):
            return _changed(case, made)
        return case.rule("25A2", end.WAS_MEANT)
    # A1. The intended call takes its place.
    intended = made.change or case.detail(
        unintended.INTENDED_CALL,
        allowed=made.must_differ,
        branches=lambda: tuple(call.text for call in CALLS[:4]),
    )
    replaced: list[fx.Effect] = [
        fx.CallWithdrawn(made.by, made.call),
        fx.CallSubstituted(made.by, intended),
    ]
    if made.accepted:
        # It has taken the other one's place already, and LHO has called over it.
        replaced = []
    return unintended.change_unintended_call(
        case,
        made.by,
        replaced,
        made.over,
        made.lho_called,
        unintended.fits_no_longer(made.table, made.by.lho, made.over, replaced),
    )


def _changed(case: Case, made: Made) -> Ruling:
    """25B: a call that was meant was changed."""
    by, undone = made.by, made.accepted is None
    case.about(first=made.first, second=made.second)
    # B1. LHO may accept the second call, unless it is inadmissible; calling over it does that.
    if case.fact(ask.ACCEPTS_CHANGE, made.change_accepted):
        case.cite("25B1", end.SECOND_STANDS)
        in_place = (fx.CallWithdrawn(by, made.call), fx.CallSubstituted(by, made.change))
        return _after_change(case, made, made.first, made.second, *(in_place if undone else ()))
    # B2. Otherwise the second is cancelled, and the first stands.
    case.cite("25B2", end.FIRST_STANDS)
    cancelled = (fx.CallWithdrawn(by, made.change),)
    return _after_change(case, made, made.second, made.first, *(cancelled if undone else ()))


def _after_change(
    case: Case, made: Made, gone: Call | Text, stands: Call | Text, *effects: fx.Effect
) -> Ruling:
    """25B1, B2: nobody must pass, but Law 26 looks at the two calls; 25B3: so does 16C."""
    by = made.by
    case.tell(end.NOBODY_HAS_TO_PASS)
    # 26A. After a comparable call the lead is free.
    if is_comparable(case, ask.CHANGE_COMPARABLE, stands, bid=gone):
        return case.rule("26A", end.LEAD_IS_FREE, *effects, fx.Review("23C"))
    # 26B, and 16C for what the withdrawn call told.
    case.cite("25B3")
    told = withdrawn(by, (by, gone if isinstance(gone, Call) else None))
    lead = fx.LeadRight(by.partner, by)
    return case.rule("26B", end.LEAD_MAY_BE_RESTRICTED, *effects, lead, *told)
