"""Laws 35-39: calls that cannot be made at all, and cannot be accepted.

A double or redouble that Law 19 forbids (36), a bid, double or redouble by a player who must pass
(37), a bid over seven (38), and any call after the final pass (39).
"""

from __future__ import annotations

from bridgelaw.game.calls import PASS, Bid, Call
from bridgelaw.game.seats import Player, Role, Seat
from bridgelaw.laws.auction.inadmissible_call.offence import (
    Offence,
    find_irregularity,
    find_offence,
    own_calls,
    withdraw_all,
    withdraw_late,
    withdraw_own,
)
from bridgelaw.laws.auction.inadmissible_call.questions import (
    COMPARABLE,
    DEFENDER_ACTED,
    KIND,
    LEAD_FACED,
    LHO_CALLED,
    OUT_OF_ROTATION,
    SUBSTITUTE,
    Inadmissible,
)
from bridgelaw.laws.common.comparable_call import is_comparable
from bridgelaw.laws.common.first_lead import (
    ALL_SPECIFIED,
    BARRED_THROUGHOUT,
    DEFENDS,
    Lead,
    lead_right,
    restrict_lead,
    tell_lead,
)
from bridgelaw.laws.common.unintended import UNINTENDED
from bridgelaw.laws.common.withdrawn import say_unauthorised, withdrawn
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.text import Text, filled, tr
from bridgelaw.table.choices import CallChoices
from bridgelaw.table.effects import (
    CallAccepted,
    CallSubstituted,
    CallWithdrawn,
    Effect,
    ForcedPass,
    LeadRight,
    ReplacementDue,
    Review,
    Span,
    Unauthorised,
)
from bridgelaw.table.table import Table


def inadmissible_call(case: Case) -> Ruling:
    """Laws 35-39: one entrance for every call that can never be accepted."""
    table = case.table
    offence = Offence(Role.OFFENDER) if table is None else table.derive(find_offence)
    case.about(offence.by)
    kind = case.fact(KIND, lambda table: offence.kind)
    if kind is Inadmissible.AFTER_AUCTION:
        return _after_auction(case, offence)
    # 36C. Too late for everything else.
    if kind is Inadmissible.DOUBLE and case.fact(
        LEAD_FACED, lambda table: not table.phase.is_auction_period
    ):
        return _scored_without(case, offence)
    # 25A first: was it ever meant? A4: until the partner calls; A5: in the auction period.
    if _may_be_unintended(case, offence) and case.ask(UNINTENDED, bid=_made(offence)):
        headline = tr("Law 25A rules: the call was never meant.")
        return case.rule("25A", headline, goes_on="unintended-call")
    if kind is Inadmissible.DOUBLE:
        return _double(case, offence)
    if kind is Inadmissible.BARRED:
        return _barred(case, offence)
    return _over_seven(case, offence)


# 36: a double or redouble that Law 19 forbids


def _scored_without(case: Case, offence: Offence) -> Ruling:
    case.say(None, tr("The double or redouble does not count. The play goes on."))
    headline = tr("The contract is scored as if the double or redouble had not been made.")
    return case.rule("36C", headline, CallWithdrawn(offence.by, offence.call))


def _double(case: Case, offence: Offence) -> Ruling:
    by, partner = offence.by, offence.by.partner
    # A. LHO has called: everything from the double on is cancelled, and that is all.
    if _lho_called(case, offence):
        return _all_cancelled(case, offence)
    # B4. Out of rotation as well: the turn goes back, the partner is barred all the same.
    if case.fact(OUT_OF_ROTATION, lambda table: offence.out_of_rotation):
        return _double_out_of_rotation(case, offence)
    # B1. The offender makes a legal call, and the partner passes throughout.
    case.cite("36B", tr("The double or redouble is cancelled: it can never be accepted."))
    others = tuple((seat, call) for seat, call in offence.later if seat is not by)
    # What else was called after it, out of turn, goes with it.
    gone = withdraw_all(case.table, offence) if others else withdraw_own(offence)
    call, attempted = _substitute(case, offence, gone)
    if call is offence.change and not others:
        # Made before the director came: it is on the table already.
        gone = [CallWithdrawn(by, offence.call)]
    attempted = (*attempted, *((seat, made) for seat, made in others if seat is partner))
    effects: list[Effect] = [
        *gone,
        CallSubstituted(by, call),
        ForcedPass(partner, Span.THROUGHOUT, "36B1"),
    ]
    case.say(partner, tr("You must pass whenever it is your turn to call."))
    # 26A. What took its place decides about the lead, and about nothing else.
    if is_comparable(case, COMPARABLE, call, bid=offence.named, partner=partner):
        case.cite("26A")
        headline = tr(
            "{partner} must pass for the rest of the auction; there is no lead restriction, "
            "because the last call is comparable.",
            partner=partner,
        )
        told = withdrawn(by, *attempted)
        return case.rule("36B1", headline, *effects, *told, Review("72C"))
    # B2, B3. 72C and 26B.
    lead = restrict_lead(case)
    _say_lead(case, by, lead)
    if lead is not Lead.FREE_AS_DECLARER:
        case.cite("36B3")
        case.cite("26B")
    headline = filled(BARRED_THROUGHOUT[lead], partner=partner, offender=by)
    return case.rule(
        "36B1",
        headline,
        *effects,
        *_rights(case, lead, by),
        *withdrawn(by, (by, offence.call), *attempted),
        Review("72C"),
    )


def _substitute(
    case: Case, offence: Offence, gone: list[Effect]
) -> tuple[Call | None, tuple[tuple[Player, Call | None], ...]]:
    """The call in place of the double, and what was tried in its place before and fails."""
    by = offence.by
    choices = None if case.table is None else _choices(case.table, by, gone)
    alone = all(seat is by for seat, _ in offence.later)
    if alone and offence.change is not None and choices is not None and offence.change in choices:
        # As with an insufficient bid (27C): he has put a legal call in its place, and changing
        # that again would be a change of call.
        case.note(
            tr(
                "{offender} had already replaced it by a legal call. That call stands, and what "
                "follows is the same.",
                offender=by,
            )
        )
        return offence.change, ()
    attempted = () if offence.change is None else ((by, offence.change),)
    call = case.detail(
        SUBSTITUTE,
        by,
        lambda call: _why_not(choices, call),
        lambda: _one_of_each(choices),
        offender=by,
        partner=by.partner,
    )
    return call, attempted


def _double_out_of_rotation(case: Case, offence: Offence) -> Ruling:
    by, partner = offence.by, offence.by.partner
    case.say(
        None,
        tr(
            "The call is cancelled, and nobody can accept it. The turn goes back to the player who "
            "had it. {offender} may make any legal call at the proper turn.",
            offender=by,
        ),
    )
    case.say(partner, tr("You must pass whenever it is your turn to call."))
    _say_lead(case, by, Lead.LATER)
    case.note(
        tr(
            "When {offender} has called, see whether that call is comparable to the cancelled one: "
            "only then is the lead free of Law 26B.",
            offender=by,
        )
    )
    headline = tr(
        "The turn goes back; {offender} may then make any legal call, and {partner} must pass for "
        "the rest of the auction.",
        offender=by,
        partner=partner,
    )
    return case.rule(
        "36B4",
        headline,
        *withdraw_own(offence),
        ForcedPass(partner, Span.THROUGHOUT, "36B4"),
        ReplacementDue(by, offence.call, "36B4"),
        *withdrawn(by, *own_calls(offence)),
        Review("72C"),
    )


def _all_cancelled(case: Case, offence: Offence) -> Ruling:
    """36A: as if there had been no irregularity; but 16C speaks of all that was withdrawn."""
    by = offence.by
    case.say(
        None,
        tr(
            "The call and all calls after it are cancelled. The turn goes back to the player who "
            "had it, and nobody is restricted."
        ),
    )
    case.say(
        None,
        tr(
            "What the cancelled calls told may be used by {lho}'s side, and not by {offender}'s.",
            lho=by.lho,
            offender=by,
        ),
    )
    case.note(
        tr(
            "The law does not mention it here, but the cancelled calls of both sides are "
            "unauthorised for the offending side: only the lead restriction is excluded."
        )
    )
    headline = tr(
        "The call and all later calls are cancelled and the turn goes back; nobody is restricted."
    )
    return case.rule(
        "36A",
        headline,
        *withdraw_all(case.table, offence),
        *_restored(case, offence),
        *withdrawn(by, (by, offence.call), *offence.later),
    )


# 37: a player who must pass


def _barred(case: Case, offence: Offence) -> Ruling:
    by, partner = offence.by, offence.by.partner
    # A. LHO has called: it stands, with everything after it.
    if _lho_called(case, offence):
        # 36. What Law 19 forbids cannot stand, whoever made it: then it is all taken back.
        if offence.is_double:
            case.cite("36", tr("A double or redouble that Law 19 forbids cannot stand."))
            return _all_cancelled(case, offence)
        return _stands(case, offence)
    # B. Cancelled; a pass takes its place, and both partners pass from now on.
    case.say(
        None,
        tr(
            "{offender} had to pass. The call is cancelled, and nobody can accept it. {offender} "
            "and {partner} must pass for the rest of the auction.",
            offender=by,
            partner=partner,
        ),
    )
    effects = [*withdraw_own(offence)]
    if not offence.out_of_rotation:
        effects.append(CallSubstituted(by, PASS))
    return _both_barred(case, offence, "37B", effects)


def _stands(case: Case, offence: Offence) -> Ruling:
    by = offence.by
    case.say(None, tr("{lho} has called, so the call stands. The auction goes on.", lho=by.lho))
    if offence.stays_barred:
        case.say(by, tr("You must pass whenever it is your turn to call."))
    elif offence.stays_barred is None:
        case.say(
            by,
            tr("If you had to pass for the rest of the auction, you must do so from now on."),
        )
    case.note(
        tr(
            "It is not accepted by choice: {lho} had no such option, and would not have been asked "
            "for it.",
            lho=by.lho,
        )
    )
    headline = tr(
        "The call and all later calls stand; who must pass for the rest of the auction still must. "
        "There is no lead restriction."
    )
    return case.rule("37A", headline, CallAccepted(by, offence.call))


def _both_barred(
    case: Case,
    offence: Offence,
    clause: str,
    effects: list[Effect],
    cancelled: tuple[tuple[Player, Call | None], ...] | None = None,
) -> Ruling:
    """37B, 38C: both partners pass throughout; 26B, 72C and 16C2."""
    by, partner = offence.by, offence.by.partner
    effects += [
        ForcedPass(by, Span.THROUGHOUT, clause),
        ForcedPass(partner, Span.THROUGHOUT, clause),
    ]
    # 26A cannot help: the pass was not chosen, and does not show what the call showed.
    lead = restrict_lead(case)
    _say_lead(case, by, lead)
    if lead is not Lead.FREE_AS_DECLARER:
        case.cite("26B")
    headline = filled(_BOTH_BARRED[lead], partner=partner, offender=by)
    return case.rule(
        clause,
        headline,
        *effects,
        *_rights(case, lead, by),
        *withdrawn(by, *(own_calls(offence) if cancelled is None else cancelled)),
        Review("72C"),
    )


# 38: a bid over seven


def _over_seven(case: Case, offence: Offence) -> Ruling:
    by, partner = offence.by, offence.by.partner
    case.cite("38A", tr("It can never be played."))
    case.cite("38B", tr("It is cancelled, with all calls after it."))
    cancelled = ((by, offence.call), *offence.later)
    effects: list[Effect] = [*withdraw_all(case.table, offence)]
    if not offence.out_of_rotation:
        effects.append(CallSubstituted(by, PASS))
    if case.table is not None and not case.table.phase.is_auction_period:
        # C. The auction goes on unless it has ended.
        case.say(None, tr("The bid does not count. The last legal bid is the contract."))
        headline = tr("The bid counts as a pass; the last legal bid is the contract.")
        return case.rule("38C", headline, *effects)
    effects += _restored(case, offence)
    case.say(
        None,
        tr(
            "The bid is cancelled with all calls after it. {offender} and {partner} must pass for "
            "the rest of the auction.",
            offender=by,
            partner=partner,
        ),
    )
    # D. LHO has called: no lead restriction and no 72C, but the bar stays.
    if _lho_called(case, offence):
        case.cite("38D", tr("{lho} had called: no lead restriction, and no Law 72C.", lho=by.lho))
        say_unauthorised(case, partner)
        headline = tr(
            "{offender} and {partner} must pass for the rest of the auction; there is no lead "
            "restriction, because {lho} had called.",
            offender=by,
            partner=partner,
            lho=by.lho,
        )
        return case.rule(
            "38C",
            headline,
            *effects,
            ForcedPass(by, Span.THROUGHOUT, "38C"),
            ForcedPass(partner, Span.THROUGHOUT, "38C"),
            *withdrawn(by, *cancelled),
        )
    case.cite("38D", tr("Lead restrictions and Law 72C may apply."))
    return _both_barred(case, offence, "38C", effects, cancelled)


# 39: a call after the final pass


def _after_auction(case: Case, offence: Offence) -> Ruling:
    by, partner = offence.by, offence.by.partner
    # 25A5. Who passed last may say, until the auction period ends, that he never meant to.
    if offence.final_pass and case.ask(UNINTENDED, bid=PASS):
        headline = tr("Law 25A rules: the call was never meant.")
        return case.rule("25A", headline, goes_on="unintended-call")
    case.cite("39A", tr("The auction is over: the call is cancelled."))
    case.say(None, tr("The auction is over, and the call does not count."))
    # The same call made twice is cancelled once.
    made = dict.fromkeys((late.by, late.call) for late in offence.late)
    effects: list[Effect] = [*withdraw_late(case.table)] if made else [CallWithdrawn(by, None)]
    for caller, call in made:
        if call is not PASS:
            effects.append(withdrawn(caller, (caller, call))[0])
    # B. LHO has called, or it was a defender's pass or any call of the declaring side.
    lho_called = case.fact(
        LHO_CALLED, lambda table: offence.late[0].lho_called, lho=by.lho, offender=by
    )
    if lho_called or not case.fact(
        DEFENDER_ACTED, lambda table: offence.late[0].defender_acted, offender=by
    ):
        case.note(
            tr(
                "There is no other rectification; but what a cancelled bid, double or redouble "
                "told is not for {offender}'s side to use.",
                offender=by,
            )
        )
        headline = tr("The call is cancelled, and nothing else happens.")
        return case.rule("39B", headline, *effects, *_review_told(effects))
    # C. A bid, double or redouble by a defender.
    if case.table is None and case.ask(ALL_SPECIFIED, offender=by):
        headline = tr(
            "The call is cancelled; there is no lead restriction, because {offender} specified all "
            "four suits.",
            offender=by,
        )
        told = withdrawn(by, (by, None))
        return case.rule("39C", headline, *effects, *told)
    case.cite("26B")
    _say_lead(case, by, Lead.RESTRICTED)
    headline = tr(
        "The call is cancelled; when {partner} first leads, declarer may forbid one suit that "
        "{offender} did not specify.",
        partner=partner,
        offender=by,
    )
    if not offence.late:
        told = withdrawn(by, (by, None))
        return case.rule("39C", headline, *effects, LeadRight(partner, by), *told)
    callers = dict.fromkeys(late.by for late in offence.late if late.restricts)
    rights = [right for caller in callers for right in _rights(case, Lead.RESTRICTED, caller)]
    return case.rule("39C", headline, *effects, *rights, *_review_told(effects))


def _review_told(effects: list[Effect]) -> tuple[Effect, ...]:
    told = any(isinstance(effect, Unauthorised) for effect in effects)
    return (Review("16C2"),) if told else ()


# What they have in common


_BOTH_BARRED = {
    Lead.LATER: tr(
        "{offender} and {partner} must pass for the rest of the auction; if they defend, declarer "
        "may forbid {partner} a suit when {partner} first leads."
    ),
    Lead.FREE_AS_DECLARER: tr(
        "{offender} and {partner} must pass for the rest of the auction; there is no lead "
        "restriction, because they do not defend."
    ),
    Lead.FREE_ALL_SPECIFIED: tr(
        "{offender} and {partner} must pass for the rest of the auction; there is no lead "
        "restriction, because {offender} specified all four suits."
    ),
    Lead.RESTRICTED: tr(
        "{offender} and {partner} must pass for the rest of the auction; when {partner} first "
        "leads, declarer may forbid one suit that {offender} did not specify."
    ),
}


def _made(offence: Offence) -> Call | Text:
    return tr("the call") if offence.call is None else offence.call


def _may_be_unintended(case: Case, offence: Offence) -> bool:
    in_period = case.table is None or case.table.phase.is_auction_period
    return in_period and not offence.partner_called


def _lho_called(case: Case, offence: Offence) -> bool:
    return case.fact(LHO_CALLED, lambda table: offence.lho_called, lho=offence.by.lho)


def _say_lead(case: Case, by: Player, lead: Lead) -> None:
    tell_lead(case, lead)
    say_unauthorised(case, by.partner)


def _rights(case: Case, lead: Lead, by: Player) -> tuple[LeadRight, ...]:
    """The right of 26B, unless an earlier call of this player gave it already."""
    known = () if case.table is None else case.table.lead_rights
    return tuple(right for right in lead_right(lead, by) if right not in known)


def _restored(case: Case, offence: Offence) -> list[ForcedPass]:
    """Who had to pass once, at a turn that is now taken back, has to do so still."""
    if case.table is None:
        return []
    at = case.table.derive(find_irregularity).at
    after = _after(case.table, withdraw_all(case.table, offence))
    return [
        forced
        for forced in case.table.at(at).forced_passes
        if forced.span is Span.ONCE and forced not in after.forced_passes
    ]


def _after(table: Table, effects: list[Effect]) -> Table:
    return table.would_be(*effects)


def _choices(table: Table, by: Player, gone: list[Effect]) -> CallChoices:
    assert isinstance(by, Seat)
    return _after(table, gone).legal_calls(by)


def _why_not(choices: CallChoices | None, call: Call) -> Text | None:
    breach = None if choices is None else choices.why_not(call)
    return None if breach is None else breach.text


def _one_of_each(choices: CallChoices | None) -> tuple[str, ...]:
    legal = () if choices is None else choices.legal
    bids = [call for call in legal if isinstance(call, Bid)]
    return tuple(call.text for call in (PASS, *bids[:1]))


INADMISSIBLE_CALL = Procedure(
    "inadmissible-call",
    tr("Inadmissible call"),
    ("35", "36", "37", "38", "39"),
    inadmissible_call,
    (
        KIND,
        LEAD_FACED,
        UNINTENDED,
        LHO_CALLED,
        OUT_OF_ROTATION,
        SUBSTITUTE,
        COMPARABLE,
        DEFENDER_ACTED,
        DEFENDS,
        ALL_SPECIFIED,
    ),
)
