"""Laws 28 to 33: a call made when it was another player's turn."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.game.calls import Call
from bridgelaw.game.seats import Player, Role, Seat
from bridgelaw.laws.auction.call_out_of_turn.offence import Offence, Owed, find, kind_of
from bridgelaw.laws.auction.call_out_of_turn.questions import (
    ACCEPTS,
    ARTIFICIAL,
    CALLED_SINCE,
    INADMISSIBLE,
    KIND_OF_CALL,
    REPLACEMENT,
    RHO_MUST_PASS,
    RHO_PASSED,
    SIMULTANEOUS,
    TWICE,
    WHOSE_TURN,
    CallKind,
    Since,
    Turn,
)
from bridgelaw.laws.common.comparable_call import COMPARABLE, is_comparable
from bridgelaw.laws.common.first_lead import (
    ALL_SPECIFIED,
    DEFENDS,
    Lead,
    lead_right,
    restrict_lead,
    tell_lead,
)
from bridgelaw.laws.common.withdrawn import say_unauthorised, withdrawn
from bridgelaw.laws.machinery.case import EDITION, Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.text import Text, filled, tr
from bridgelaw.table.effects import (
    Authorised,
    CallAccepted,
    CallDeemedLater,
    CallSubstituted,
    CallWithdrawn,
    Effect,
    ForcedPass,
    LeadRight,
    ReplacementDue,
    Review,
    Span,
)
from bridgelaw.table.events import Ruled
from bridgelaw.table.table import Table
from bridgelaw.table.which_procedure import procedure_for


def call_out_of_turn(case: Case) -> Ruling:
    """Laws 28-33: which of them applies, and then what it says."""
    found: Offence | Owed = (
        Offence(Role.OFFENDER) if case.table is None else case.table.derive(find)
    )
    case.about(found.by)
    if isinstance(found, Owed):
        # 29B. The call was cancelled by an earlier ruling; now the offender's turn has come.
        return _proper_turn(case, found)
    offence = found
    by = offence.by
    # 17D2. All four hands are back in the board.
    if offence.too_late:
        case.say(None, tr("The board stays passed out."))
        headline = tr("There is no rectification: all four hands are back in the board.")
        return case.rule("17D2", headline, CallAccepted(by, offence.call))
    # 34. Passes after it have left a player without his turn.
    if offence.robbed:
        headline = tr("Law 17D3 rules: a player has not had their turn.")
        return case.rule("34", headline, goes_on="robbed-of-turn")
    # 27A1. An insufficient bid before it comes first: whoever calls now accepts that.
    if offence.insufficient_first:
        headline = tr("Law 27 rules first: the bid before it was insufficient.")
        return case.rule("27", headline, goes_on="insufficient-bid")
    # 30B2, 31C, 32C. A second call running is a change of call.
    if case.fact(TWICE, lambda table: offence.twice, offender=by):
        headline = tr("Law 25 rules: the second call is a change of the first.")
        return case.rule(_CHANGE[_kind(case, offence)], headline, goes_on="unintended-call")
    # 33. At the same moment: the call of the player whose turn it was comes first.
    if case.fact(
        SIMULTANEOUS,
        lambda table: None if offence.proper_called else False,
        offender=by,
        proper=offence.proper,
    ):
        return _simultaneous(case, offence)
    # 28A. The player to the right had to pass: then it was in rotation.
    if case.fact(RHO_MUST_PASS, lambda table: offence.rho_had_to_pass, rho=by.rho):
        case.say(
            None,
            tr("{rho} had to pass, and that pass counts as made. The call stands.", rho=by.rho),
        )
        headline = tr("The call was in rotation: {rho} had to pass.", rho=by.rho)
        return case.rule("28A", headline)
    since = case.fact(
        CALLED_SINCE,
        lambda table: offence.since,
        allowed=lambda choice: _has_been_called(case, choice),
    )
    # 28B. The proper player has called: as if the other had not.
    if since is Since.OWN_TURN:
        return _proper_player_called(case, offence)
    # 32, 35. An inadmissible call cannot be accepted.
    if case.fact(INADMISSIBLE, lambda table: offence.inadmissible):
        headline = tr("Laws 36 to 38 rule: an inadmissible call cannot be accepted.")
        return case.rule("35", headline, goes_on="inadmissible-call")
    # 30C. Whether the pass was artificial must be known before he hears what may follow (10C1).
    artificial = offence.kind is CallKind.PASS and since is Since.NOBODY and _artificial(case, by)
    # 29A. The player to the left may call over it.
    if since is Since.OVER_IT or _accepts(case, offence, artificial):
        return _accepted(case, offence)
    # 29B. Otherwise it is cancelled, and the proper player calls.
    case.cite("29B", tr("The call is cancelled, and the player whose turn it was calls."))
    if offence.insufficient:
        case.cite("27A2")
    turn = case.fact(WHOSE_TURN, lambda table: offence.turn, offender=by)
    kind = _kind(case, offence)
    # 30C. An artificial pass is ruled on like a bid.
    if artificial or (case.table is None and kind is CallKind.PASS and _artificial(case, by)):
        case.cite("30C")
        kind = CallKind.BID
    if turn is Turn.RHO:
        return _at_rho(case, offence, kind)
    return _at_partner(case, offence, kind)


_CHANGE = {CallKind.PASS: "30B2", CallKind.BID: "31C", CallKind.DOUBLE: "32C"}


def _artificial(case: Case, by: Player) -> bool:
    return case.ask(ARTIFICIAL, by, partner=by.partner)


def _kind(case: Case, offence: Offence) -> CallKind:
    return case.fact(KIND_OF_CALL, lambda table: offence.kind)


def _has_been_called(case: Case, choice: Since) -> Text | None:
    """At a table the question only comes up when somebody has called."""
    if case.table is not None and choice is Since.NOBODY:
        return tr("the table shows a call since")
    return None


def _accepts(case: Case, offence: Offence, artificial: bool) -> bool:
    """29A; he is told what may follow before he chooses (10C1)."""
    by, lho = offence.by, offence.by.lho
    return case.ask(
        ACCEPTS,
        lho,
        offender=by,
        lho=lho,
        proper=offence.proper,
        robbing=lambda: _if_lho_passes(lho, offence.proper) if offence.robs else "",
        otherwise=lambda: _if_not_accepted(offence, artificial),
    )


def _if_lho_passes(lho: Player, proper: Player | Text) -> Text:
    return tr(
        "But if {lho} then passes, the auction goes back to {proper}, who has not had a turn, and "
        "the passes after that turn are cancelled.",
        lho=lho,
        proper=proper,
    )


def _if_not_accepted(offence: Offence, artificial: bool) -> Text:
    by = offence.by
    if offence.turn is None:
        sentence = tr(
            "If {lho} does not accept it, the call is cancelled and the player whose turn it was "
            "calls. What {offender} and {partner} may then do depends on the call and on the turn "
            "at which it was made."
        )
    elif offence.turn is not Turn.RHO:
        sentence = tr(
            "If {lho} does not accept it, the call is cancelled. {partner} may make any call but "
            "may not use what the cancelled one told. At the proper turn {offender} may make any "
            "call: if it is comparable, nobody is restricted; if not, {partner} must pass at the "
            "next turn, and if they defend, declarer may forbid {partner} a suit at the first lead."
        )
    elif offence.kind is CallKind.PASS and not artificial:
        sentence = tr(
            "If {lho} does not accept it, the pass is cancelled, {rho} calls, and {offender} must "
            "pass at the proper turn; {partner} is free."
        )
    elif offence.pass_ends:
        sentence = tr(
            "If {lho} does not accept it, the call is cancelled and {rho} calls. If {rho} passes, "
            "the auction is over. If {rho} bids, doubles or redoubles, {offender} may make any "
            "call: if it is comparable, nobody is restricted; if not, {partner} must pass at the "
            "next turn, and if they defend, declarer may forbid {partner} a suit at the first lead."
        )
    else:
        sentence = tr(
            "If {lho} does not accept it, the call is cancelled and {rho} calls. If {rho} passes, "
            "{offender} must make the same call again and nobody is restricted. If {rho} bids, "
            "doubles or redoubles, {offender} may make any call: if it is comparable, nobody is "
            "restricted; if not, {partner} must pass at the next turn, and if they defend, "
            "declarer may forbid {partner} a suit at the first lead."
        )
    return filled(sentence, offender=by, lho=by.lho, partner=by.partner, rho=by.rho)


# The outcomes


def _simultaneous(case: Case, offence: Offence) -> Ruling:
    """33: the call counts as made after the other one, and is judged there."""
    case.say(
        None,
        tr(
            "{proper}'s call comes first, and {offender}'s counts as made after it.",
            proper=offence.proper,
            offender=offence.by,
        ),
    )
    headline = tr(
        "{offender}'s call counts as made after the other one, and is judged there.",
        offender=offence.by,
    )
    later = CallDeemedLater(offence.by, offence.call)
    if case.table is None:
        return case.rule("33", headline, later)
    # There it may be out of turn again, or insufficient: that is ruled on before anybody calls.
    after = case.table.after(Ruled(case.procedure, EDITION, ("33",), (later,)))
    return case.rule("33", headline, later, goes_on=procedure_for(after))


def _proper_player_called(case: Case, offence: Offence) -> Ruling:
    """28B: no rectification is left, and no Law 26; but 16C2 stays."""
    by = offence.by
    cancelled: list[Effect] = [CallWithdrawn(by, offence.call)] if offence.stands else []
    case.say(
        None,
        tr("The auction goes on from the call in turn, as if {offender} had not called.",
           offender=by),
    )  # fmt: skip
    say_unauthorised(case, by.partner)
    headline = tr("The call out of turn counts as not made; nobody is restricted.")
    return case.rule("28B", headline, *cancelled, *withdrawn(by, (by, offence.call)))


def _accepted(case: Case, offence: Offence) -> Ruling:
    case.say(
        None, tr("The call is accepted. The auction goes on from it, and nobody is restricted.")
    )
    headline = tr("The call out of turn is accepted: the auction goes on as if it were in turn.")
    accepted = CallAccepted(offence.by, offence.call)
    gone = _premature(case, offence)
    # Another call out of turn after it is then the next thing to rule on.
    others = any(seat is not offence.by for seat, _ in offence.later)
    goes_on = "call-out-of-turn" if others and not gone else None
    return case.rule("29A", headline, *gone, accepted, goes_on=goes_on)


def _later_cancelled(case: Case, offence: Offence) -> tuple[Effect, ...]:
    """29B: calls made after it without settling it were out of turn themselves, and go with it."""
    if not offence.later:
        return ()
    if offence.proper_called:
        # His partner called at his own turn, and that call is in order once this one is gone.
        case.note(
            tr(
                "{partner} has called at the proper turn already. That call stands, and is judged "
                "under Law 16C2.",
                partner=offence.by.partner,
            )
        )
        return ()
    case.note(
        tr(
            "The calls made after it are cancelled too: each was out of turn, is unauthorised for "
            "the side that made it, and is replaced at its player's proper turn."
        )
    )
    effects: list[Effect] = []
    for seat, call in reversed(offence.later):
        effects.append(CallWithdrawn(seat, call))
        effects += withdrawn(seat, (seat, call))
        if seat is not offence.by:
            # What he himself put in its place is replaced together with it.
            effects.append(ReplacementDue(seat, call, _CLAUSE_AT_PARTNER[kind_of(call)]))
    return tuple(effects)


def _premature(case: Case, offence: Offence) -> tuple[Effect, ...]:
    """29A: it is accepted, so his partner's call at what was his own turn came too early."""
    by = offence.by
    if offence.since is Since.NOBODY and offence.later and offence.later[0][0] is by:
        # He had put another call in its place, which is not wanted any more.
        changes = [(seat, call) for seat, call in offence.later if seat is by]
        return *(CallWithdrawn(*change) for change in changes), *withdrawn(by, *changes)
    if not offence.proper_called or offence.since is not Since.NOBODY:
        return ()
    case.note(tr("What was called after it is cancelled, and is unauthorised for that side."))
    partner = by.partner
    gone = [CallWithdrawn(seat, call) for seat, call in reversed(offence.later)]
    return *gone, *withdrawn(by, *((partner, call) for seat, call in offence.later[:1]))


def _at_rho(case: Case, offence: Offence, kind: CallKind) -> Ruling:
    """30A, 31A, 32A: only the opponent to the right was skipped."""
    by, rho = offence.by, offence.by.rho
    cancelled = *_later_cancelled(case, offence), CallWithdrawn(by, offence.call)
    # 30A. The offender must pass once; the partner is not restricted at all.
    if kind is CallKind.PASS:
        case.say(by, tr("You must pass at your next turn."))
        case.note(
            tr(
                "The law restricts nobody else. But what the cancelled pass told is no more for "
                "{partner} to use than any withdrawn call (16C2).",
                partner=by.partner,
            )
        )
        headline = tr("{offender} must pass at the next turn; nobody else is restricted.",
                      offender=by)  # fmt: skip
        return case.rule("30A", headline, *cancelled, ForcedPass(by, Span.ONCE, "30A"))
    clause = f"{kind.value}A"
    if case.table is not None:
        # Nobody knows yet what the opponent to the right will call.
        if offence.pass_ends:
            case.say(
                by,
                tr(
                    "If {rho} bids, doubles or redoubles, you may make any legal call. If {rho} "
                    "passes, the auction is over.",
                    rho=rho,
                ),
            )
            sentence = tr(
                "The call is cancelled and {rho} calls; if {rho} passes, the auction is over, and "
                "otherwise {offender} may make any legal call."
            )
        else:
            case.say(
                by,
                tr(
                    "If {rho} passes, you must make the same call again. If {rho} bids, doubles or "
                    "redoubles, you may make any legal call.",
                    rho=rho,
                ),
            )
            sentence = tr(
                "The call is cancelled and {rho} calls; if {rho} passes, {offender} must make the "
                "same call again, and otherwise may make any legal call."
            )
        headline = filled(sentence, rho=rho, offender=by)
        return case.rule(clause, headline, *cancelled, ReplacementDue(by, offence.call, clause))
    # A1. If he passes, the call is repeated.
    if case.ask(RHO_PASSED, offender=by, rho=rho):
        return _repeated(case, by, clause, *cancelled)
    # A2. If he bids, doubles or redoubles, the offender may make any legal call.
    return _in_its_place(case, Owed(ReplacementDue(by, offence.call, clause)), *cancelled)


_CLAUSE_AT_PARTNER = {CallKind.PASS: "30B1(b)", CallKind.BID: "31B", CallKind.DOUBLE: "32B"}


def _at_partner(case: Case, offence: Offence, kind: CallKind) -> Ruling:
    """30B1, 31B, 32B: the partner was skipped too, and may not use what he was told."""
    by, partner = offence.by, offence.by.partner
    clause = _CLAUSE_AT_PARTNER[kind]
    free = "30B1(a)" if kind is CallKind.PASS else f"{clause}1"
    due = ReplacementDue(by, offence.call, clause)
    say_unauthorised(case, partner)
    effects: tuple[Effect, ...] = (
        *_later_cancelled(case, offence),
        CallWithdrawn(by, offence.call),
        *withdrawn(by, (by, offence.call)),
    )
    if case.table is not None:
        case.say(by, tr("At your proper turn you may make any legal call."))
        headline = tr(
            "The call is cancelled; {partner} may call anything but may not use it, and {offender} "
            "may make any legal call at the proper turn.",
            partner=partner,
            offender=by,
        )
        return case.rule(free, headline, *effects, due)
    case.cite(
        free,
        tr("{partner} may make any legal call, but may not use the cancelled one.",
           partner=partner),
    )  # fmt: skip
    return _in_its_place(case, Owed(due), *effects)


def _proper_turn(case: Case, owed: Owed) -> Ruling:
    """The cancelled call's player has come to his turn, and has called or is about to."""
    table, by, clause = case.table, owed.by, owed.due.law
    assert table is not None
    assert isinstance(by, Seat)
    if not owed.skipped_partner and case.fact(RHO_PASSED, lambda table: owed.repeats):
        if owed.call in (None, owed.due.call):
            return _repeated(case, by, clause)
        # He called something else: that is put right, and what was called over it goes too.
        gone = ((by, owed.call), *owed.later)
        instead = (*(CallWithdrawn(who, call) for who, call in reversed(gone)),)
        repeated = CallSubstituted(by, owed.due.call)
        return _repeated(case, by, clause, *instead, repeated, *withdrawn(by, *gone))
    call = owed.call or case.ask(
        REPLACEMENT,
        by,
        lambda call: _is_legal(table, by, call),
        lambda: tuple(call.text for call in table.legal_calls(by).legal[:3]),
        offender=by,
        otherwise=lambda: _if_not_comparable(by, clause),
    )
    return _in_its_place(case, replace(owed, call=call), CallSubstituted(by, call))


def _is_legal(table: Table, by: Seat, call: Call) -> Text | None:
    breach = table.legal_calls(by).why_not(call)
    return None if breach is None else breach.text


def _if_not_comparable(by: Player, clause: str) -> Text:
    if clause == "36B4":
        return tr(
            "If not, declarer may forbid {partner} a suit at the first lead if they defend. "
            "{partner} must pass for the rest of the auction in any case.",
            partner=by.partner,
        )
    return tr(
        "If not, {partner} must pass at the next turn, and if they defend, declarer may forbid "
        "{partner} a suit at the first lead.",
        partner=by.partner,
    )


def _repeated(case: Case, by: Player, clause: str, *effects: Effect) -> Ruling:
    """31A1, 32A1: the same call once more, and nothing else."""
    case.say(by, tr("You must make the same call again. Nobody is restricted."))
    if clause == "31A":
        case.note(tr("If the bid that is repeated is insufficient, rule on it under Law 27."))
    headline = tr("{offender} must make the same call again; nobody is restricted.", offender=by)
    return case.rule(f"{clause}1", headline, *effects)


def _in_its_place(case: Case, owed: Owed, *effects: Effect) -> Ruling:
    """30B1(b), 31A2, 32A2: is the call at the proper turn comparable to the cancelled one?"""
    by, clause = owed.by, owed.due.law
    # 29C. An artificial call counts by what it specifies, which Law 23 looks at anyway.
    comparable = is_comparable(case, COMPARABLE, owed.call, bid=owed.named, partner=by.partner)
    if clause == "36B4":
        return _after_inadmissible(case, owed, comparable, effects)
    if clause in ("31B", "32B"):
        case.cite(f"{clause}2")
    if comparable:
        return _unrestricted(case, owed, effects)
    return _barred_once(case, owed, effects)


_COMPARABLE = {
    "30B1(b)": "30B1(b)(i)",
    "31A": "31A2(a)",
    "31B": "31A2(a)",
    "32A": "32A2(a)",
    "32B": "32A2(a)",
}
_NOT_COMPARABLE = {
    "30B1(b)": "30B1(b)(ii)",
    "31A": "31A2(b)",
    "31B": "31A2(b)",
    "32A": "32A2(b)",
    "32B": "32A2(b)",
}


def _unrestricted(case: Case, owed: Owed, effects: tuple[Effect, ...]) -> Ruling:
    """(a), (i): no rectification; 23B: 16C2 is off from now on, but 23C stays."""
    case.say(None, tr("The auction goes on, with no restriction on anybody."))
    case.say(None, tr("Call me after the play if you think that the first call did damage."))
    if owed.skipped_partner:
        effects = (*effects, Authorised(owed.by, owed.due.call))
        case.note(
            tr(
                "The call that {partner} made before this one is still judged under Law 16C2: "
                "{partner} was not to use the cancelled call then.",
                partner=owed.by.partner,
            )
        )
    headline = tr("The auction goes on, and nobody is restricted.")
    return case.rule(_COMPARABLE[owed.due.law], headline, *effects, Review("23C"))


def _barred_once(case: Case, owed: Owed, effects: tuple[Effect, ...]) -> Ruling:
    """(b), (ii): the partner must pass once; 16C, 26B and 72C."""
    by, partner, clause = owed.by, owed.by.partner, _NOT_COMPARABLE[owed.due.law]
    case.cite(clause, tr("{partner} must pass at the next turn to call.", partner=partner))
    case.say(partner, tr("You must pass at your next turn to call."))
    lead = restrict_lead(case)
    if lead is not Lead.FREE_AS_DECLARER:
        case.cite("26B")
    tell_lead(case, lead)
    say_unauthorised(case, partner)
    # Where the partner was skipped, it has been unauthorised since it was cancelled.
    told = () if owed.skipped_partner else withdrawn(by, (by, owed.due.call))
    headline = filled(_ONCE[lead], partner=partner, offender=by)
    return case.rule(
        clause,
        headline,
        *effects,
        ForcedPass(partner, Span.ONCE, clause),
        *lead_right(lead, by),
        *told,
        Review("72C"),
    )


_ONCE = {
    Lead.LATER: tr(
        "{partner} must pass at the next turn; if {offender}'s side defends, declarer may forbid "
        "{partner} a suit when {partner} first leads."
    ),
    Lead.FREE_AS_DECLARER: tr(
        "{partner} must pass at the next turn; there is no lead restriction, because {offender}'s "
        "side does not defend."
    ),
    Lead.FREE_ALL_SPECIFIED: tr(
        "{partner} must pass at the next turn; there is no lead restriction, because {offender} "
        "specified all four suits."
    ),
    Lead.RESTRICTED: tr(
        "{partner} must pass at the next turn; when {partner} first leads, declarer may forbid one "
        "suit that {offender} did not specify."
    ),
}


def _after_inadmissible(
    case: Case, owed: Owed, comparable: bool, effects: tuple[Effect, ...]
) -> Ruling:
    """36B4: the partner must pass throughout whatever it is; only the lead depends on it."""
    by, partner = owed.by, owed.by.partner
    if comparable:
        headline = tr(
            "{partner} must pass for the rest of the auction; there is no lead restriction, "
            "because the last call is comparable.",
            partner=partner,
        )
        return case.rule("26A", headline, *effects, Authorised(by, owed.due.call))
    tell_lead(case, Lead.LATER)
    headline = tr(
        "{partner} must pass for the rest of the auction; if {offender}'s side defends, declarer "
        "may forbid {partner} a suit when {partner} first leads.",
        partner=partner,
        offender=by,
    )
    return case.rule("26B", headline, *effects, LeadRight(partner, by))


CALL_OUT_OF_TURN = Procedure(
    "call-out-of-turn",
    tr("Call out of turn"),
    ("28", "29", "30", "31", "32", "33"),
    call_out_of_turn,
    (
        TWICE,
        SIMULTANEOUS,
        RHO_MUST_PASS,
        CALLED_SINCE,
        INADMISSIBLE,
        ACCEPTS,
        WHOSE_TURN,
        KIND_OF_CALL,
        ARTIFICIAL,
        RHO_PASSED,
        REPLACEMENT,
        COMPARABLE,
        DEFENDS,
        ALL_SPECIFIED,
    ),
)
