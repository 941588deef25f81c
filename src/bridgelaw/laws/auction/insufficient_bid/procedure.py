"""Law 27: a bid that does not outrank the last one."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.game.calls import PASS, Call
from bridgelaw.laws.auction.insufficient_bid import endings as end
from bridgelaw.laws.auction.insufficient_bid import questions as ask
from bridgelaw.laws.auction.insufficient_bid.manifest import MANIFEST
from bridgelaw.laws.auction.insufficient_bid.questions import Meant, Replacement
from bridgelaw.laws.auction.insufficient_bid.situation import (
    Offence,
    after_the_auction,
    cancel_over,
    find_offence,
    replace_bid,
    say_specified,
    unauthorised,
)
from bridgelaw.laws.common import said_aloud as aloud
from bridgelaw.laws.common import unintended
from bridgelaw.laws.common.comparable_call import (
    COMPARABLE,
    Comparable,
    comparison_test,
    is_comparable,
)
from bridgelaw.laws.common.first_lead import (
    BARRED_LEAD_FREE,
    BOTH_BARRED,
    BOTH_BARRED_LEAD_FREE,
    LEAD_IS_PAST,
    Lead,
    lead_right,
)
from bridgelaw.laws.common.late_bar import LATE_CALL_STANDS, judge_late_call
from bridgelaw.laws.common.slip import ASKED_AFTER_A_SLIP
from bridgelaw.laws.law import About, Case, Ruling, Text, filled, fx, procedure, tr


@procedure(
    MANIFEST,
    finds=find_offence,
    begins="..., {offender} bid?: insufficient bid, ...",
    asks=(aloud, *ASKED_AFTER_A_SLIP, ask, COMPARABLE, LATE_CALL_STANDS, LEAD_IS_PAST),
)
def INSUFFICIENT_BID(case: Case, offence: Offence) -> Ruling:
    """Law 27: a bid, in rotation, that does not outrank the last one."""
    case.about(offence.by, bid=offence.named, free=offence.say_free)
    case.say_first(aloud.SAY_NOTHING)
    case.rules_on(offence.at)
    # A2. Out of rotation as well: Law 31 rules instead.
    if case.fact(ask.OUT_OF_ROTATION, offence.out_of_rotation):
        return case.rule("27A2", end.OUT_OF_ROTATION, goes_on="call-out-of-turn")
    # 36C, 38A. What could never be put in its place counts for nothing once the lead is faced.
    if offence.never_stood is not None:
        gone = () if offence.lying is None else (fx.CallWithdrawn(offence.by, offence.lying),)
        stands = fx.CallAccepted(offence.by, offence.bid)
        return case.rule(offence.never_stood, end.COUNTS_FOR_NOTHING, *gone, stands)
    # 36A. A call over an inadmissible double in its place accepts nothing: both go.
    if offence.called_over_inadmissible and offence.replacement is not None:
        cancelled = cancel_over(offence, offence.replacement)
        return case.rule("36A", end.BACK_TO_THE_BID, *cancelled, goes_on="insufficient-bid")
    if offence.may_be_unintended:
        # 16B. What was blurted out is kept from the partner.
        if aloud.has_said_what_was_meant(case, offence.by):
            return aloud.keep_from_partner(case, offence.by)
        # 25A first: was it ever meant? A4: until the partner calls.
        meant = case.ask(ask.UNINTENDED, allowed=offence.cannot_be_known)
        if meant is Meant.SLIP:
            return _unintended(case, offence)
        # B1(a). Looked up before anything is said, the bid that shows the same is named.
        if meant is not Meant.MEANT:
            offence = _looked_up(case, offence, meant is Meant.KNOWN)
    # 37. Whoever had to pass could not bid at all, and that cannot be accepted.
    if offence.barred:
        handed = {"unintended": "no"}
        return case.rule("37", end.HAD_TO_PASS, goes_on="inadmissible-call", hands_over=handed)
    # B. It was not accepted, and what took its place was a slip: the call that was meant is judged.
    if offence.judged_again:
        return _meant(case, offence)
    # C. A replacement made before the director came stands, unless the bid is accepted.
    if case.fact(ask.REPLACED, offence.replaced):
        case.cite("27C")
        if offence.second_thought is not None:
            case.note(end.SECOND_THOUGHT_IS_CANCELLED)
        return _meant(case, offence, replaced=True)
    return _meant(case, offence)


def _unintended(case: Case, offence: Offence) -> Ruling:
    """25A: the intended call stands, subject to the law: it can itself be insufficient."""
    intended = offence.replacement or case.ask(
        unintended.INTENDED_CALL,
        allowed=offence.must_differ,
        branches=offence.branches,
        when=offence.is_told,
    )
    is_insufficient = None if intended is None else offence.kind(intended) is _INSUFFICIENT
    if case.fact(ask.INTENDED_INSUFFICIENT, is_insufficient) and not offence.lho_has_called:
        case.cite("25A1", end.MEANT_CALL_TAKES_ITS_PLACE)
        meant = offence.meant(intended)
        case.about(bid=meant.named, free=meant.say_free)
        return _meant(case, meant)
    return unintended.change_unintended_call(case, offence.slip(intended))


def _meant(case: Case, offence: Offence, replaced: bool = False) -> Ruling:
    """27A1 and B: the bid was meant."""
    # A1. LHO may accept it, and is told what may follow before choosing (10C1).
    if case.fact(
        ask.ACCEPTS,
        offence.accepted_by_calling,
        if_accepted=end.IF_ACCEPTED_WITHDRAWN if replaced else end.IF_ACCEPTED,
        if_refused=_if_not_accepted(offence, replaced),
        replacement=offence.named_replacement,
    ):
        return _accepted(case, offence, replaced)
    # 38. A bid of more than seven in its place is never legal.
    if offence.is_over_seven:
        return _over_seven(case, offence)
    # B. Otherwise a legal call must be put in its place.
    follows = end.WITH_FREE_BARRED if offence.partner_barred else end.WITH_FREE
    if not (replaced or offence.is_told):
        case.say_first(*ask.SUBSTITUTE.say, what_follows=follows)  # whichever call it will be
    call = offence.replacement or case.ask(
        ask.SUBSTITUTE,
        allowed=offence.must_differ,
        branches=offence.branches,
        when=offence.is_told,
        what_follows=follows,
    )
    kind = case.fact(ask.KIND_OF_CALL, None if call is None else offence.kind(call))
    # B4. Another insufficient bid is not legal, and so never comparable: as B3, unless LHO
    # accepts that one, which a call over it does.
    if kind is _INSUFFICIENT:
        case.cite("27B4")
        if case.fact(
            ask.ACCEPTS_SECOND,
            offence.second_accepted_by_calling,
            if_accepted=end.IF_ACCEPTED,
            if_refused=end.IF_SECOND_REFUSED,
        ):
            return _second_accepted(case, offence, call)
        return _cancelled(case, offence, call)
    # B1(a). The lowest sufficient bid that specifies the same denomination(s).
    if kind is Replacement.BID_OR_PASS and call is not PASS:
        if _is_lowest_same(case, offence, call):
            return _unrestricted(case, offence, call, "27B1(a)")
    # B1(b). A comparable call, which may be a pass, a double or a redouble.
    if call is None or offence.is_legal(call):
        if is_comparable(case, COMPARABLE, call):
            return _unrestricted(case, offence, call, "27B1(b)")
    # B3. A double or redouble that is not comparable.
    if kind is Replacement.DOUBLE:
        return _cancelled(case, offence, call)
    # B2. Any other sufficient bid, or a pass.
    case.cite("27B2", end.PARTNER_PASSES)
    return _barred(case, offence, call, "27B2", (offence.bid,))


_INSUFFICIENT = Replacement.INSUFFICIENT


def _looked_up(case: Case, offence: Offence, known: bool) -> Offence:
    """27B1(a): the one bid that shows the same, or that there is none, for the words to say."""
    lowest = None
    if known:
        lowest = case.ask(ask.LOWEST, allowed=offence.must_bid, branches=offence.branches)
    found = replace(offence, is_looked_up=True, lowest=lowest)
    case.about(free=found.say_free)
    return found


def _if_not_accepted(offence: Offence, replaced: bool) -> Text:
    """What follows if the bid is not accepted: from what lies there, where something does (27C)."""
    call, barred = offence.replacement, offence.partner_barred
    if not replaced and barred:
        return filled(end.IF_NOT_ACCEPTED_BARRED, what_follows=end.WITH_FREE_BARRED)
    if not replaced:
        return end.IF_NOT_ACCEPTED
    follows = end.IF_NEITHER_BARRED if barred else end.IF_LOWEST_OR_COMPARABLE
    if call is None:
        return filled(end.IF_SOMETHING_LIES_THERE, what_follows=follows)
    if offence.is_over_seven:
        return end.IF_OVER_SEVEN_LIES_THERE
    if offence.kind(call) is _INSUFFICIENT:
        return end.IF_INSUFFICIENT_LIES_THERE
    if not offence.is_legal(call):
        return end.IF_INADMISSIBLE_LIES_THERE
    if offence.kind(call) is Replacement.DOUBLE:
        return end.IF_DOUBLE_LIES_THERE_BARRED if barred else end.IF_DOUBLE_LIES_THERE
    if offence.is_looked_up and call is offence.lowest:
        return end.IF_THE_SAME_LIES_THERE
    if not barred and (call is PASS or offence.is_looked_up):
        follows = end.IF_COMPARABLE
    lies = end.IF_PASS_LIES_THERE if call is PASS else end.IF_BID_LIES_THERE
    return filled(lies, what_follows=follows)


def _is_lowest_same(case: Case, offence: Offence, call: Call | None) -> bool:
    """27B1(a): the director finds out what both bids specify."""
    if offence.is_looked_up:
        return call is offence.lowest
    specified = case.ask(ask.SPECIFIED, branches=offence.specified_samples, when=offence.is_told)
    if specified == ():
        return False
    return case.ask(
        ask.LOWEST_SAME,
        call=tr("the new call") if call is None else call,
        specified=lambda: say_specified(specified),
        lower=lambda: offence.say_lower(call),
    )


def _accepted(case: Case, offence: Offence, replaced: bool) -> Ruling:
    """27A1: the auction goes on as if the bid were legal."""
    accepted = fx.CallAccepted(offence.by, offence.bid)
    if not replaced:
        meant = [] if offence.bid is offence.made else replace_bid(offence, offence.bid)
        return case.rule("27A1", end.ACCEPTED, *meant, accepted)
    if offence.replacement is None:
        # Nobody has said what it was, but 16C2 holds for it.
        told = unauthorised(offence, None)
        return case.rule("27A1", end.ACCEPTED_REPLACEMENT_GOES, accepted, *told)
    # 16C2. The replacement is withdrawn, and what it told stays unauthorised.
    gone = () if offence.lying is None else (fx.CallWithdrawn(offence.by, offence.lying),)
    told = unauthorised(offence, offence.replacement)
    return case.rule("27A1", end.ACCEPTED_REPLACEMENT_GOES, *gone, accepted, *told)


def _second_accepted(case: Case, offence: Offence, call: Call | None) -> Ruling:
    """27B4: nobody is barred; but the first bid was withdrawn, so Law 26 looks at the second."""
    by = offence.by
    case.tell(end.SECOND_IS_ACCEPTED)
    accepted = (*replace_bid(offence, call), fx.CallAccepted(by, call))
    if is_comparable(case, ask.SECOND_COMPARABLE, call):
        case.cite("26A")
        return case.rule("27A1", end.SECOND_ACCEPTED, *accepted)
    case.cite("26B")
    lead = fx.LeadRight(by.partner, by)
    told = unauthorised(offence, offence.bid)
    return case.rule("27A1", end.SECOND_ACCEPTED_LEAD, *accepted, lead, *told)


def _over_seven(case: Case, offence: Offence) -> Ruling:
    """38: a pass takes the place of both bids, and both partners pass from now on."""
    by, bid = offence.by, offence.replacement
    case.cite("38B", end.OVER_SEVEN_IS_CANCELLED)
    case.tell(end.BOTH_BIDS_ARE_CANCELLED)
    gone = [] if bid is None else cancel_over(offence, bid)
    own = [fx.CallWithdrawn(by, offence.made)] if offence.stands else []
    effects = (
        *gone,
        *own,
        fx.CallSubstituted(by, PASS),
        *(fx.ForcedPass(player, fx.Span.THROUGHOUT, "38C") for player in (by, by.partner)),
        *unauthorised(offence, offence.bid),
    )
    # D. LHO has called: no lead restriction and no 72C.
    if offence.lho_has_called:
        case.cite("38D")
        return case.rule("38C", BOTH_BARRED_LEAD_FREE, *effects)
    case.cite("26B")
    lead = fx.LeadRight(by.partner, by)
    return case.rule("38C", BOTH_BARRED, *effects, lead, fx.Review("72C"))


def _unrestricted(case: Case, offence: Offence, call: Call | None, clause: str) -> Ruling:
    """27B1: no rectification; 26B and 16C do not apply, but 27D does."""
    case.rules_on(offence.event_of(call))
    effects = (*after_the_auction(offence, call), *replace_bid(offence, call))
    told = fx.Authorised(offence.by, offence.bid)
    return case.rule(clause, end.UNRESTRICTED, *effects, told, fx.Review("27D"))


def _cancelled(case: Case, offence: Offence, attempted: Call | None) -> Ruling:
    """27B3: the attempt is cancelled, another call made, and the partner barred whatever it is."""
    case.cite("27B3", end.ATTEMPT_IS_CANCELLED)
    if not offence.is_told:
        case.say_first(*ask.ANOTHER_CALL.say)
    call = case.ask(
        ask.ANOTHER_CALL,
        allowed=offence.must_be_sufficient,
        branches=offence.branches,
        when=offence.is_told,
    )
    # 26A. Both the bid and the attempt were withdrawn: only a call that is comparable to each of
    # them leaves the lead free.
    test = comparison_test(
        case, ask.ANOTHER_COMPARABLE, call, attempted=offence.named_attempt(attempted)
    )
    gone: tuple[Call | None, ...] = (offence.bid, attempted)
    if test is not Comparable.NO:
        case.cite(test.value)
        gone = () if test is Comparable.EACH else (attempted,)
    return _barred(case, offence, call, "27B3", gone, attempted)


def _barred(
    case: Case,
    offence: Offence,
    call: Call | None,
    clause: str,
    gone: tuple[Call | None, ...],
    attempted: Call | None = None,
) -> Ruling:
    """27B2, B3: the partner must pass whenever it is their turn; 26B, 16C2 and 72C.

    `gone`: the withdrawn calls to which the last one is not comparable.
    """
    late: tuple[fx.Effect, ...] = ()
    if attempted is None:
        # B3 bars the partner whatever the last call is; B2 because of it.
        case.rules_on(offence.event_of(call))
    gone_after = after_the_auction(offence, call) if attempted is None else []
    if attempted is None and not gone_after:
        # 10B, 11A. The partner may have called since, and nobody knew that they had to pass.
        late = judge_late_call(case, offence.by, offence.late_bar)
    elif attempted is offence.replacement and offence.later:
        case.tell(end.CALLED_OVER_ATTEMPT)
    effects = (*gone_after, *replace_bid(offence, call, attempted), *late)
    over = offence.lead_when_over(effects, call)
    if gone and over is not None:
        return _barred_too_late(case, offence, clause, effects, gone, over)
    effects = (*effects, fx.ForcedPass(offence.by.partner, fx.Span.THROUGHOUT, clause))
    case.tell_what_holds(offence.by.partner, About.CALLS)
    if not gone:
        # 26A. No lead restriction, and 16C does not apply.
        case.cite("26A")
        return case.rule(clause, BARRED_LEAD_FREE, *effects, fx.Review("72C"))
    # 26B. Who defends is known when the auction is over: until then the right is kept.
    case.cite("26B")
    right = lead_right(Lead.LATER, offence.by)
    told = unauthorised(offence, *gone)
    return case.rule(clause, end.BARRED, *effects, *right, *told, fx.Review("72C"))


def _barred_too_late(
    case: Case,
    offence: Offence,
    clause: str,
    effects: tuple[fx.Effect, ...],
    gone: tuple[Call | None, ...],
    lead: Lead,
) -> Ruling:
    """27B2, B3, when the auction is over: only the lead is left of it, and 16C2 and 72C."""
    told = (*unauthorised(offence, *gone), fx.Review("72C"))
    if case.fact(LEAD_IS_PAST, offence.lead_is_past):
        # 11A. The first lead is behind them: what that gained is looked at after the play.
        return case.rule(clause, end.LEAD_IS_PAST, *effects, *told, fx.Review("11A"))
    if lead is not Lead.FREE_AS_DECLARER:
        case.cite("26B")
    right = lead_right(lead, offence.by)
    return case.rule(clause, end.AUCTION_IS_PAST[lead], *effects, *right, *told)
