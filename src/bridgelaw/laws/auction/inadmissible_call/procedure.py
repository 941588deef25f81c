"""Laws 35 to 39: calls that can never be accepted."""

from __future__ import annotations

from bridgelaw.game.calls import PASS, Call
from bridgelaw.game.seats import Player
from bridgelaw.laws.auction.inadmissible_call import endings as end
from bridgelaw.laws.auction.inadmissible_call import questions as ask
from bridgelaw.laws.auction.inadmissible_call.manifest import MANIFEST
from bridgelaw.laws.auction.inadmissible_call.questions import Inadmissible
from bridgelaw.laws.auction.inadmissible_call.situation import (
    Offence,
    find_offence,
    own_calls,
    withdraw_all,
    withdraw_own,
)
from bridgelaw.laws.common import said_aloud as aloud
from bridgelaw.laws.common.comparable_call import Comparable, comparison_test, only_one
from bridgelaw.laws.common.first_lead import (
    BARRED_LEAD_FREE,
    BOTH_BARRED,
    BOTH_BARRED_LEAD_FREE,
    FORBIDDEN_A_SUIT,
    LEAD_IS_PAST,
    Lead,
)
from bridgelaw.laws.common.slip import SLIP
from bridgelaw.laws.common.unintended import UNINTENDED, whose_call
from bridgelaw.laws.common.withdrawn import never_made, withdraw_late, withdrawn
from bridgelaw.laws.law import About, Case, Ruling, fx, procedure

_THROUGHOUT = fx.Span.THROUGHOUT
_Calls = tuple[tuple[Player, Call | None], ...]


@procedure(
    MANIFEST,
    finds=find_offence,
    begins="..., {offender} ?, ...",
    asks=(aloud, ask, SLIP, LEAD_IS_PAST),
)
def INADMISSIBLE_CALL(case: Case, offence: Offence) -> Ruling:
    """Laws 35-39: one entrance for every call that can never be accepted."""
    case.about(offence.by)
    case.say_first(aloud.SAY_NOTHING)
    case.rules_on(offence.at)
    kind = case.fact(ask.KIND, offence.kind)
    if kind is Inadmissible.AFTER_AUCTION:
        return _after_auction(case, offence)
    # 36C. Too late for everything else.
    if kind is Inadmissible.DOUBLE:
        if case.know(ask.LEAD_FACED):
            gone = fx.CallWithdrawn(offence.by, offence.call)
            return case.rule("36C", end.SCORED_WITHOUT, gone)
    if offence.may_be_unintended:
        # 16B. What was blurted out is kept from the partner.
        if aloud.has_said_what_was_meant(case, offence.by):
            return aloud.keep_from_partner(case, offence.by)
        # 25A first: was it ever meant?
        if case.ask(SLIP, bid=offence.made):
            handed = whose_call(offence.by, unintended="yes")
            return case.rule("25A", end.NEVER_MEANT, goes_on="unintended-call", hands_over=handed)
    if kind is Inadmissible.DOUBLE:
        return _double(case, offence)
    if kind is Inadmissible.BARRED:
        return _barred(case, offence)
    return _over_seven(case, offence)


# 36: a double or redouble that Law 19 forbids


def _double(case: Case, offence: Offence) -> Ruling:
    by, partner = offence.by, offence.by.partner
    # A. LHO has called: everything from the double on is cancelled, and that is all.
    if case.fact(ask.LHO_CALLED, offence.lho_called):
        return _all_cancelled(case, offence)
    # B4. Out of rotation as well: the turn goes back, the partner is barred all the same.
    if case.fact(ask.OUT_OF_ROTATION, offence.out_of_rotation):
        return _double_out_of_rotation(case, offence)
    # B1. It is cancelled, and what was called after it, out of turn, goes with it.
    case.cite("36B1", end.DOUBLE_IS_CANCELLED)
    others = offence.after_it
    gone = withdraw_all(offence) if others else withdraw_own(offence)
    # B2. The offender makes a legal call, and the partner passes throughout.
    call, attempted = _substitute(case, offence, gone)
    if call is offence.change and not others:
        # Made before the director came: it is on the table already.
        gone = [fx.CallWithdrawn(by, offence.call)]
    partners = tuple((seat, made) for seat, made in others if seat is partner)
    effects: tuple[fx.Effect, ...] = (*gone, fx.CallSubstituted(by, call))
    over = offence.lead_when_over(effects)
    if over is None:
        effects = (*effects, fx.ForcedPass(partner, _THROUGHOUT, "36B2"))
        case.tell_what_holds(partner, About.CALLS)
    # 26A. What took its place decides about the lead, and about nothing else.
    withdrawn_calls = _not_comparable(case, offence, call, attempted)
    if not withdrawn_calls:
        case.cite("26A")
        told = withdrawn(by, *partners)
        ending = BARRED_LEAD_FREE if over is None else end.CANCELLED_COMPARABLE
        return case.rule("36B2", ending, *effects, *told, fx.Review("72C"), fx.Review("23C"))
    # B3. 72C and 26B.
    lead = over or Lead.LATER
    if lead is not Lead.FREE_AS_DECLARER:
        case.cite("36B3")
        case.cite("26B")
    right = offence.rights(lead, by)
    told = withdrawn(by, *withdrawn_calls, *partners)
    ending = end.BARRED if over is None else end.AUCTION_ENDS[lead]
    return case.rule("36B2", ending, *effects, *right, *told, fx.Review("72C"))


def _not_comparable(case: Case, offence: Offence, call: Call | None, attempted: _Calls) -> _Calls:
    """26A: the withdrawn calls of the offender to which the last one is not comparable."""
    by = offence.by
    test = comparison_test(
        case,
        ask.COMPARABLE,
        call,
        allowed=None if attempted else only_one,
        bid=offence.named,
        attempted=attempted[-1][1] if attempted else None,
        about_the_lead=ask.ABOUT_EACH if attempted else ask.ABOUT_THE_LEAD,
    )
    if test is Comparable.NO:
        return ((by, offence.call), *attempted)
    case.cite(test.value)
    # An attempt that was not legal was withdrawn as well.
    return () if test is Comparable.EACH else attempted


def _substitute(case: Case, offence: Offence, gone: list[fx.Effect]) -> tuple[Call | None, _Calls]:
    """The call in place of the double, and what was tried in its place before and fails."""
    instead = offence.instead(gone)
    if not offence.after_it and instead.is_legal(offence.change):
        # As with an insufficient bid (27C): a legal call has been put in its place, and changing
        # that again would be a change of call.
        case.note(end.ALREADY_REPLACED)
        return offence.change, ()
    attempted = () if offence.change is None else ((offence.by, offence.change),)
    if offence.call is None:
        case.say_first(*ask.SUBSTITUTE.say)
    call = case.ask(
        ask.SUBSTITUTE,
        allowed=instead.why_not,
        when=offence.call is not None,
    )
    return call, attempted


def _double_out_of_rotation(case: Case, offence: Offence) -> Ruling:
    """36B4: the offender calls at the proper turn; the partner passes all the same."""
    case.tell(end.CANCELLED_TURN_GOES_BACK)
    case.tell_what_holds(offence.by, About.NEXT_CALL)
    if offence.call is None:
        case.tell(end.CHECK_FIRST)  # a table asks at the proper turn, and it is heard there
    case.tell_what_holds(offence.by.partner, About.CALLS)
    return case.rule(
        "36B4",
        end.TURN_GOES_BACK,
        *withdraw_own(offence),
        fx.ForcedPass(offence.by.partner, _THROUGHOUT, "36B4"),
        fx.ReplacementDue(offence.by, offence.call, "36B4"),
        *withdrawn(offence.by, *own_calls(offence)),
        fx.Review("72C"),
    )


def _all_cancelled(case: Case, offence: Offence) -> Ruling:
    """36A: as if there had been no irregularity; but 16C speaks of all that was withdrawn."""
    return case.rule(
        "36A",
        end.ALL_CANCELLED,
        *never_made(withdraw_all(offence)),
        *offence.restored(),
        *withdrawn(offence.by, (offence.by, offence.call), *offence.later),
    )


# 37: a player who must pass


def _barred(case: Case, offence: Offence) -> Ruling:
    # A. LHO has called: it stands, with everything after it.
    if case.fact(ask.LHO_CALLED, offence.lho_called):
        # 36. What Law 19 forbids cannot stand, whoever made it: then it is all taken back.
        if offence.is_double:
            case.cite("36", end.CANNOT_STAND)
            return _all_cancelled(case, offence)
        return _stands(case, offence)
    # B. Cancelled; a pass takes its place, and both partners pass from now on.
    gone = (*withdraw_own(offence), *_pass_instead(offence))
    if offence.lead_when_over(gone) is not None:
        case.tell(end.HAD_TO_PASS_LAST)
    else:
        case.tell(end.HAD_TO_PASS_LATER if offence.out_of_rotation else end.HAD_TO_PASS)
    case.cite("37B1")
    return _both_barred(case, offence, "37B2", gone, own_calls(offence))


def _stands(case: Case, offence: Offence) -> Ruling:
    """37A: who must pass for the rest of the auction still must."""
    case.tell(end.STANDS_NOW)
    if offence.stays_barred:
        case.tell_what_holds(offence.by, About.CALLS)
    elif offence.stays_barred is None:
        case.tell(end.IF_YOU_HAD_TO_PASS)
    return case.rule("37A", end.STANDS, fx.CallAccepted(offence.by, offence.call))


def _both_barred(
    case: Case,
    offence: Offence,
    clause: str,
    gone: tuple[fx.Effect, ...],
    cancelled: tuple[tuple[Player, Call | None], ...],
) -> Ruling:
    """37B2, 38C: both partners pass throughout; 26B, 72C and 16C2."""
    by = offence.by
    # 26A cannot help: the pass was not chosen, and does not show what the call showed.
    over = offence.lead_when_over(gone)
    lead = over or Lead.LATER
    if lead is not Lead.FREE_AS_DECLARER:
        case.cite("26B")
    return case.rule(
        clause,
        BOTH_BARRED if over is None else end.AUCTION_ENDS[lead],
        *gone,
        *(_passes_of_both(by, clause) if over is None else ()),
        *offence.rights(lead, by),
        *withdrawn(by, *cancelled),
        fx.Review("72C"),
    )


def _pass_instead(offence: Offence) -> tuple[fx.Effect, ...]:
    """A pass takes the call's place, unless it was at nobody's turn but another's."""
    return () if offence.out_of_rotation else (fx.CallSubstituted(offence.by, PASS),)


def _passes_of_both(by: Player, clause: str) -> tuple[fx.Effect, ...]:
    return tuple(fx.ForcedPass(player, _THROUGHOUT, clause) for player in (by, by.partner))


# 38: a bid over seven


def _over_seven(case: Case, offence: Offence) -> Ruling:
    by = offence.by
    # A, B. It can never be played, and goes with all calls after it.
    case.cite("38A", end.NEVER_PLAYED)
    case.cite("38B", end.CANCELLED_WITH_LATER)
    cancelled = ((by, offence.call), *offence.later)
    gone = (*never_made(withdraw_all(offence)), *_pass_instead(offence))
    # C. The auction goes on unless it has ended.
    if offence.auction_period_over:
        return case.rule("38C", end.COUNTS_AS_A_PASS, *gone)
    gone = (*gone, *offence.restored())
    is_over = offence.lead_when_over(gone) is not None
    if is_over:
        case.tell(end.BID_IS_CANCELLED_LAST)
    elif offence.out_of_rotation:
        case.tell(end.BID_IS_CANCELLED_TURN_GOES_BACK)
    else:
        case.tell(end.BID_IS_CANCELLED)
    # D. LHO has called: no lead restriction and no 72C, but the bar stays.
    if case.fact(ask.LHO_CALLED, offence.lho_called):
        case.cite("38D", end.LHO_HAD_CALLED)
        told = withdrawn(by, *cancelled)
        if is_over:
            return case.rule("38C", end.CANCELLED_LHO_CALLED, *gone, *told)
        barred = _passes_of_both(by, "38C")
        return case.rule("38C", BOTH_BARRED_LEAD_FREE, *gone, *barred, *told)
    case.cite("38D", end.LEAD_AND_72C)
    return _both_barred(case, offence, "38C", gone, cancelled)


# 39: a call after the final pass


def _after_auction(case: Case, offence: Offence) -> Ruling:
    by = offence.by
    # 25A5. Whoever passed last may say, until the auction period ends, that they never meant to.
    if offence.final_pass and case.ask(UNINTENDED, bid=PASS):
        handed = whose_call(offence.by, unintended="yes")
        return case.rule("25A", end.NEVER_MEANT, goes_on="unintended-call", hands_over=handed)
    # A. It is cancelled; the same call made twice is cancelled once.
    case.cite("39A", end.AUCTION_IS_OVER)
    case.tell(end.DOES_NOT_COUNT)
    made = dict.fromkeys((late.by, late.call) for late in offence.late)
    gone = withdraw_late(offence.table) if made else [fx.CallWithdrawn(by, None)]
    told = [withdrawn(who, (who, call))[0] for who, call in made if call is not PASS]
    review = (fx.Review("16C3"),) if told else ()
    # B. LHO has called, or it was a defender's pass or any call of the declaring side.
    lho_called = case.fact(ask.LHO_CALLED, offence.lho_called)
    if lho_called or not case.fact(ask.DEFENDER_ACTED, offence.defender_acted):
        return case.rule("39B", end.NOTHING_ELSE, *gone, *told, *review)
    # C. A bid, double or redouble by a defender.
    if not offence.late:
        unknown = withdrawn(by, (by, None))
        case.cite("26B")
        right = fx.LeadRight(by.partner, by)
        return case.rule("39C", end.CANCELLED_LEAD, *gone, right, *unknown)
    # 26B. A first lead that is past cannot be restricted.
    if case.fact(LEAD_IS_PAST, offence.lead_is_past):
        return case.rule("39C", end.LEAD_IS_PAST, *gone, *told, *review)
    case.cite("26B")
    defenders = (by, by.partner)
    callers = dict.fromkeys(
        late.by for late in offence.late if late.restricts and late.by in defenders
    )
    rights = [right for who in callers for right in offence.rights(Lead.RESTRICTED, who)]
    if len(callers) > 1:
        # Each of them may be the first to lead; the ending speaks of the first caller's partner.
        case.tell(FORBIDDEN_A_SUIT, partner=by, offender=by.partner)
        return case.rule("39C", end.BOTH_CANCELLED_LEAD, *gone, *told, *rights, *review)
    return case.rule("39C", end.CANCELLED_LEAD, *gone, *told, *rights, *review)
