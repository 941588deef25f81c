"""Law 27: a bid that does not outrank the last one."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.game.calls import BIDS, PASS, Bid, Call
from bridgelaw.game.seats import Role
from bridgelaw.laws.auction.insufficient_bid.offence import (
    Offence,
    find_offence,
    replace_bid,
    unauthorised,
)
from bridgelaw.laws.auction.insufficient_bid.questions import (
    ACCEPTS,
    ACCEPTS_SECOND,
    ANOTHER_CALL,
    INTENDED_INSUFFICIENT,
    KIND_OF_CALL,
    LOWEST_SAME,
    OUT_OF_ROTATION,
    REPLACED,
    SECOND_COMPARABLE,
    SPECIFIED,
    SPECIFIES,
    SUBSTITUTE,
    Replacement,
)
from bridgelaw.laws.auction.lead_restriction import (
    ALL_SPECIFIED,
    BARRED_THROUGHOUT,
    DEFENDS,
    Lead,
    lead_right,
    restrict_lead,
    say_lead,
)
from bridgelaw.laws.auction.unintended_call import (
    INTENDED_CALL,
    LHO_CALLED,
    LHO_CHANGES,
    UNINTENDED,
    ask_unintended,
    change_unintended_call,
)
from bridgelaw.laws.common.comparable_call import ANOTHER_COMPARABLE, COMPARABLE, is_comparable
from bridgelaw.laws.common.withdrawn import say_unauthorised
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.questions import Specified, specified_words
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.text import All, Text, filled, tr
from bridgelaw.table.effects import (
    CallAccepted,
    CallWithdrawn,
    Effect,
    ForcedPass,
    LeadRight,
    Review,
    Span,
)


def insufficient_bid(case: Case) -> Ruling:
    """Law 27: a bid, in rotation, that does not outrank the last one."""
    table = case.table
    offence = Offence(Role.OFFENDER) if table is None else table.derive(find_offence)
    by, lho = offence.by, offence.by.lho
    # A2. Out of rotation as well: Law 31 rules instead.
    if case.fact(OUT_OF_ROTATION, lambda table: offence.out_of_rotation):
        return _out_of_rotation(case)
    # 25A first: was it ever meant? A4: until the partner calls.
    if not offence.partner_called and ask_unintended(case, by, offence.named):
        return _unintended(case, offence)
    # 37. Who had to pass could not bid at all, and that cannot be accepted.
    if offence.barred:
        headline = tr("Law 37 rules: {offender} had to pass.", offender=by)
        return case.rule("37", headline, goes_on="inadmissible-call")
    # C. A replacement made before the director came stands, unless the bid is accepted.
    if case.fact(REPLACED, lambda table: offence.replacement is not None, offender=by, lho=lho):
        case.cite("27C", tr("The replacement stands if it is legal and the bid is not accepted."))
        if offence.second_thought is not None:
            case.note(tr("The further change of call is cancelled; see Law 25B for what follows."))
    return _meant(case, offence)


def _meant(case: Case, offence: Offence) -> Ruling:
    by, lho, partner = offence.by, offence.by.lho, offence.by.partner
    # A1. LHO may accept it; he is told what may follow before he chooses (10C1).
    if case.fact(
        ACCEPTS,
        lambda table: _accepted_by_calling(offence),
        lho,
        offender=by,
        lho=lho,
        partner=partner,
        lowest=offence.say_lowest,
    ):
        return _accepted(case, offence)
    # B. Otherwise a legal call must be put in its place.
    call = _substitute(case, offence)
    kind = None if call is None else offence.kind(call)
    # B1(a). The lowest sufficient bid that specifies the same denomination(s).
    if kind in (None, Replacement.BID_OR_PASS) and call is not PASS:
        if _is_lowest_same(case, offence, call):
            return _unrestricted(case, offence, call, "27B1(a)")
    # B1(b). A comparable call, which may be a pass, a double or a redouble.
    if call is None or offence.is_legal(call):
        if is_comparable(case, COMPARABLE, by, call, bid=offence.named, partner=partner):
            return _unrestricted(case, offence, call, "27B1(b)")
    kind = case.fact(KIND_OF_CALL, lambda table: kind, offender=by)
    # B4. Another insufficient bid: as B3, unless LHO accepts that one.
    if kind is Replacement.INSUFFICIENT:
        if case.ask(ACCEPTS_SECOND, lho, offender=by, lho=lho, partner=partner):
            return _second_accepted(case, offence, call)
        case.cite("27B4")
        return _cancelled(case, offence, call)
    # B3. A double or redouble that is not comparable: cancelled, and another call is made.
    if kind is Replacement.DOUBLE:
        return _cancelled(case, offence, call)
    # B2. Any other sufficient bid, or a pass.
    case.cite("27B2", tr("{partner} must pass for the rest of the auction.", partner=partner))
    return _barred(case, offence, call, "27B2")


# The outcomes


def _out_of_rotation(case: Case) -> Ruling:
    case.note(
        tr(
            "Rule on it as a bid out of rotation: it may be accepted, and otherwise the bar, if "
            "there is one, is for one turn and not for the rest of the auction."
        )
    )
    headline = tr("Law 31 rules: the insufficient bid was also out of rotation.")
    return case.rule("27A2", headline, goes_on="call-out-of-turn")


def _unintended(case: Case, offence: Offence) -> Ruling:
    """25A: the intended call stands, subject to the law: it can itself be insufficient."""
    by = offence.by
    intended = offence.replacement or case.detail(
        INTENDED_CALL, by, lambda call: _must_differ(call, offence), offence.branches, offender=by
    )
    insufficient = case.fact(
        INTENDED_INSUFFICIENT,
        lambda table: intended is not None and offence.kind(intended) is Replacement.INSUFFICIENT,
    )
    if insufficient:
        case.cite("25A1", tr("The call that was meant takes the place of the other one."))
        assert intended is None or isinstance(intended, Bid)
        # If he has already put it on the table, it goes like any other change that is cancelled.
        change = offence.second_thought or offence.replacement
        ruled_on = replace(offence, bid=intended, replacement=None, second_thought=change)
        return _meant(case, ruled_on)
    if intended is not None and not offence.is_legal(intended):
        case.note(tr("The call that was meant is inadmissible: rule on it under Law 36."))
    return change_unintended_call(case, by, replace_bid(offence, intended), offence.lho_called)


def _accepted(case: Case, offence: Offence) -> Ruling:
    case.say(
        None, tr("The bid is accepted. The auction goes on from it, and nobody is restricted.")
    )
    by = offence.by
    headline = tr("The insufficient bid is accepted: the auction goes on as if it were legal.")
    if offence.replacement is not None:
        # 16C2: the replacement is withdrawn, and what it told stays unauthorised.
        on_table = offence.second_thought or offence.replacement
        return case.rule(
            "27A1",
            headline,
            CallWithdrawn(by, on_table),
            CallAccepted(by, offence.bid),
            *unauthorised(offence, offence.replacement),
        )
    meant = [] if offence.bid is offence.made else replace_bid(offence, offence.bid)
    return case.rule("27A1", headline, *meant, CallAccepted(by, offence.bid))


def _second_accepted(case: Case, offence: Offence, call: Call | None) -> Ruling:
    """27B4: nobody is barred; but the first bid was withdrawn, so Law 26 looks at the second."""
    by = offence.by
    case.cite("27B4")
    case.say(None, tr("The second bid is accepted. The auction goes on from it."))
    accepted = (*replace_bid(offence, call), CallAccepted(by, call))
    if is_comparable(case, SECOND_COMPARABLE, by, call, bid=offence.named):
        case.cite("26A")
        headline = tr("The second bid is accepted: the auction goes on as if it were legal.")
        return case.rule("27A1", headline, *accepted)
    case.cite("26B")
    _say_lead(case, offence, Lead.LATER)
    headline = tr(
        "The second bid is accepted: the auction goes on as if it were legal; if {offender}'s side "
        "defends, declarer may forbid {partner} a suit when {partner} first leads.",
        offender=by,
        partner=by.partner,
    )
    return case.rule(
        "27A1", headline, *accepted, LeadRight(by.partner, by), *unauthorised(offence, offence.bid)
    )


def _unrestricted(case: Case, offence: Offence, call: Call | None, clause: str) -> Ruling:
    """27B1: no rectification; 26B and 16C do not apply, but 27D does."""
    case.say(None, tr("The auction goes on, with no restriction on anybody."))
    case.say(None, tr("Call me after the play if you think that the first bid did damage."))
    case.note(
        tr(
            "What the insufficient bid tells may be used by everybody. If it helped to a result "
            "that was otherwise not to be had, adjust after the play."
        )
    )
    effects = replace_bid(offence, call)
    headline = tr("The auction goes on, and nobody is restricted.")
    return case.rule(clause, headline, *effects, Review("27D"))


def _cancelled(case: Case, offence: Offence, attempted: Call | None) -> Ruling:
    """27B3: the attempt is cancelled, another call made, and the partner barred whatever it is."""
    by, partner = offence.by, offence.by.partner
    case.cite(
        "27B3",
        tr(
            "That replacement is cancelled; after the next one {partner} must pass for the rest of "
            "the auction, whatever it is.",
            partner=partner,
        ),
    )
    call = case.detail(
        ANOTHER_CALL,
        by,
        lambda call: (
            None
            if offence.kind(call) is Replacement.BID_OR_PASS
            else tr("it must be a sufficient bid or a pass")
        ),
        offence.branches,
        offender=by,
        partner=partner,
    )
    # 26A: the last replacement decides whether the lead can be restricted.
    comparable = is_comparable(
        case, ANOTHER_COMPARABLE, by, call, bid=offence.named, partner=partner
    )
    return _barred(case, offence, call, "27B3", comparable=comparable, attempted=attempted)


def _barred(
    case: Case,
    offence: Offence,
    call: Call | None,
    clause: str,
    *,
    comparable: bool = False,
    attempted: Call | None = None,
) -> Ruling:
    """27B2, B3: the partner must pass whenever it is his turn; 26B, 16C2 and 72C."""
    by, partner = offence.by, offence.by.partner
    case.say(partner, tr("You must pass whenever it is your turn to call."))
    effects: list[Effect] = [
        *replace_bid(offence, call, attempted),
        ForcedPass(partner, Span.THROUGHOUT, clause),
    ]
    if comparable:
        # 26A: no lead restriction, and 16C does not apply to the bid.
        case.cite("26A")
        headline = tr(
            "{partner} must pass for the rest of the auction; there is no lead restriction, "
            "because the last call is comparable.",
            partner=partner,
        )
        # The attempt that was cancelled is another matter: it was replaced by nothing like it.
        say_unauthorised(case, partner)
        return case.rule(
            clause, headline, *effects, *unauthorised(offence, attempted), Review("72C")
        )
    lead = restrict_lead(case, by)
    effects += lead_right(lead, by)
    _say_lead(case, offence, lead)
    case.note(
        tr(
            "Law 27D does not apply: the offending side has had its restriction. Stay until the "
            "lead has been dealt with."
        )
    )
    if lead is not Lead.FREE_AS_DECLARER:
        case.cite("26B")
    headline = filled(BARRED_THROUGHOUT[lead], partner=partner, offender=by)
    gone = (offence.bid,) if attempted is None else (attempted, offence.bid)
    return case.rule(clause, headline, *effects, *unauthorised(offence, *gone), Review("72C"))


def _say_lead(case: Case, offence: Offence, lead: Lead) -> None:
    say_lead(case, offence.by, lead)
    say_unauthorised(case, offence.by.partner)


def _accepted_by_calling(offence: Offence) -> bool | None:
    """A call over the bid accepts it; a call over its replacement no longer can."""
    return None if offence.lho_called is None else offence.replacement is None


def _substitute(case: Case, offence: Offence) -> Call | None:
    by = offence.by
    return offence.replacement or case.detail(
        SUBSTITUTE,
        by,
        lambda call: _must_differ(call, offence),
        offence.branches,
        offender=by,
        partner=by.partner,
        lowest=offence.say_lowest,
    )


def _must_differ(call: Call, offence: Offence) -> Text | None:
    return tr("it must be another call than {bid}", bid=call) if call is offence.bid else None


def _is_lowest_same(case: Case, offence: Offence, call: Call | None) -> bool:
    """27B1(a): the director finds out what both bids specify."""
    specified = case.detail(
        SPECIFIED, offence.by, branches=lambda: _specified_samples(offence), bid=offence.named
    )
    if not case.fact(
        SPECIFIES, lambda table: None if specified is None else bool(specified), offence.by
    ):
        return False
    return case.ask(
        LOWEST_SAME,
        offence.by,
        call=tr("the replacement") if call is None else call,
        specified=lambda: _say_specified(specified),
        lower=lambda: _say_lower(offence, call),
    )


def _specified_samples(offence: Offence) -> tuple[str, ...]:
    return ("none", "NT" if offence.bid is None else offence.bid.denomination.letter)


def _say_specified(specified: Specified | None) -> All:
    if specified is None:
        return All((tr("whatever they are"),))
    return specified_words(specified)


def _say_lower(offence: Offence, call: Call | None) -> Text:
    if offence.over is None or not isinstance(call, Bid):
        return tr("Look at every sufficient bid below it.")
    lower = [bid for bid in BIDS if offence.over.rank < bid.rank < call.rank]
    if not lower:
        return tr("There is no lower sufficient bid.")
    return tr("The lower sufficient bids are {bids}.", bids=All(tuple(lower)))


INSUFFICIENT_BID = Procedure(
    "insufficient-bid",
    tr("Insufficient bid"),
    ("27",),
    insufficient_bid,
    (
        OUT_OF_ROTATION,
        UNINTENDED,
        INTENDED_CALL,
        INTENDED_INSUFFICIENT,
        LHO_CALLED,
        LHO_CHANGES,
        REPLACED,
        ACCEPTS,
        SUBSTITUTE,
        SPECIFIES,
        SPECIFIED,
        LOWEST_SAME,
        COMPARABLE,
        KIND_OF_CALL,
        ACCEPTS_SECOND,
        SECOND_COMPARABLE,
        ANOTHER_CALL,
        ANOTHER_COMPARABLE,
        DEFENDS,
        ALL_SPECIFIED,
    ),
)
