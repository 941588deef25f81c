"""Law 25: a call that was never meant is replaced by the one that was, and a change of call."""

from __future__ import annotations

from bridgelaw.game.calls import Call
from bridgelaw.laws.auction.unintended_call import endings as end
from bridgelaw.laws.auction.unintended_call import questions as ask
from bridgelaw.laws.auction.unintended_call.endings import Stands
from bridgelaw.laws.auction.unintended_call.manifest import MANIFEST
from bridgelaw.laws.auction.unintended_call.situation import Calls, Made
from bridgelaw.laws.common import said_aloud as aloud
from bridgelaw.laws.common import unintended
from bridgelaw.laws.common.comparable_call import is_comparable
from bridgelaw.laws.common.first_lead import LEAD_IS_PAST, lead_when_over
from bridgelaw.laws.common.whose_turn import is_to_call
from bridgelaw.laws.common.withdrawn import withdrawn
from bridgelaw.laws.law import Case, Ending, Ruling, fx, procedure, tr


@procedure(
    MANIFEST,
    finds=Calls,
    begins="..., {offender} ?, ...",
    asks=(aloud, ask, unintended, LEAD_IS_PAST),
)
def UNINTENDED_CALL(case: Case, calls: Calls) -> Ruling:
    """Law 25: a player says that they did not mean the call they made, or has changed it."""
    made = calls.last_of(case.who(ask.WHO, allowed=calls.not_called))
    case.rules_on(*made.events)
    case.about(made.by, bid=tr("the call") if made.call is None else made.call)
    case.say_first(aloud.SAY_NOTHING)
    # 25B2. The same call once more changes nothing.
    if made.is_the_same and made.accepted is None:
        return case.rule("25B2", end.COUNTS_ONCE, fx.CallWithdrawn(made.by, made.change))
    # A4. Not after the partner has called.
    if case.fact(ask.PARTNER_CALLED, made.partner_called):
        return _refused(case, made, "25A4", end.PARTNER_HAS_CALLED)
    # A5. Not after the auction period, where the auction ended before it reached the partner.
    if case.know(ask.PERIOD_OVER):
        return _refused(case, made, "25A5", end.PERIOD_IS_OVER)
    # 16B. What was blurted out is kept from the partner.
    if aloud.has_said_what_was_meant(case, made.by):
        return aloud.keep_from_partner(case, made.by)
    # A2. A call that was meant stands, if only a lapse of concentration was behind it.
    if not case.ask(unintended.UNINTENDED):
        # 35. What could not be called at all has a law of its own, changed or not.
        if made.inadmissible:
            handed = {"unintended": "no"}
            return case.rule("35", end.INADMISSIBLE, goes_on="inadmissible-call", hands_over=handed)
        return _refused(case, made, "25A2", end.WAS_MEANT)
    # A1. The intended call takes its place.
    intended = made.change or case.ask(
        unintended.INTENDED_CALL,
        allowed=made.must_differ,
        when=made.call is not None,
    )
    return unintended.change_unintended_call(case, made.slip(intended))


def _refused(case: Case, made: Made, clause: str, stands: Ending) -> Ruling:
    """25A2, A4, A5: it cannot be taken for another call; but a change that was made is 25B's."""
    if case.fact(ask.CHANGED, made.changed):
        return _changed(case, made, clause)
    # 16B3. The call is no secret; that the player wished for another is not for the partner.
    return case.rule(clause, stands, fx.Review("16B3"))


def _changed(case: Case, made: Made, clause: str) -> Ruling:
    """25B: a call that was meant, or that it is too late to take for another, was changed."""
    by, undone = made.by, made.accepted is None
    if clause != "25A2":
        case.cite(clause, end.TOO_LATE)
    case.about(first=made.first, second=made.second)
    # 36A, 38B. What is inadmissible cannot be accepted, by calling either: all that goes back.
    if made.change_inadmissible and made.later:
        case.cite("25B2", end.FIRST_STANDS)
        gone = (fx.CallWithdrawn(*call) for call in reversed(made.later))
        told = withdrawn(by, (by, made.change), *made.later)
        return case.rule(made.never_accepted_by, end.CALLED_OVER_INADMISSIBLE, *gone, *told)
    # B1. LHO may accept the second call, unless it is inadmissible; calling over it does that.
    # 17D1, 22A, 39A. Once the auction period is over, nobody can any more.
    is_over = clause == "25A5"
    if case.fact(
        ask.ACCEPTS_CHANGE,
        bool(made.change_accepted) if is_over else made.change_accepted,
        if_accepted=end.IF_CHANGE_ACCEPTED,
        if_refused=end.IF_CHANGE_REFUSED,
    ):
        case.cite("25B1", end.SECOND_STANDS)
        if made.called_between and not made.accepted:
            return _accepted_late(case, made)
        stands = () if made.accepted else (fx.CallAccepted(by, made.change),)
        effects = (*made.second_in_place(), *stands)
        return _after_change(case, made, Stands.SECOND, *effects, is_over=is_over)
    # B2. Otherwise the second is cancelled, and the first stands.
    case.cite("25B2", end.FIRST_STANDS)
    cancelled = (fx.CallWithdrawn(by, made.change),)
    effects = cancelled if undone else ()
    return _after_change(case, made, Stands.FIRST, *effects, is_over=is_over)


def _accepted_late(case: Case, made: Made) -> Ruling:
    """25B1: LHO, who had called over the first call, accepts the second and calls over that."""
    by = made.by
    over = ((by.lho, made.over), *made.later)
    gone = (fx.CallWithdrawn(*call) for call in reversed(over))
    stands = (*gone, *made.second_in_place())
    # A second call that is a pass may be the last one.
    is_over = lead_when_over(made.table, by, stands) is not None
    lho_calls = is_to_call(made.table, by.lho, stands)
    case.tell(end.LHO_CALLS_ANEW if lho_calls else end.CALL_OVER_IT_IS_CANCELLED)
    told = withdrawn(by, *over)[:-1]
    return _after_change(case, made, Stands.SECOND, *stands, *told, is_over=is_over)


def _after_change(
    case: Case, made: Made, which: Stands, *effects: fx.Effect, is_over: bool = False
) -> Ruling:
    """25B1, B2: nobody must pass, but Law 26 looks at the two calls; 25B3: so does 16C."""
    by = made.by
    stands, gone = made.first, made.second
    if which is Stands.SECOND:
        stands, gone = gone, stands
    case.tell(end.IT_STANDS[which] if is_over else end.NOBODY_HAS_TO_PASS)
    # 26A. After a comparable call the lead is free.
    if is_comparable(case, ask.CHANGE_COMPARABLE, stands, bid=gone):
        return case.rule("26A", end.LEAD_IS_FREE[which], *effects, fx.Review("23C"))
    # 26B, and 16C for what the withdrawn call told.
    case.cite("25B3")
    told = withdrawn(by, (by, gone if isinstance(gone, Call) else None))
    if case.fact(LEAD_IS_PAST, made.lead_is_past):
        # The first lead is behind them: what that gained is looked at after the play.
        return case.rule("26B", end.LEAD_IS_PAST[which], *effects, *told, fx.Review("11A"))
    lead = fx.LeadRight(by.partner, by)
    return case.rule("26B", end.LEAD_MAY_BE_RESTRICTED[which], *effects, lead, *told)
