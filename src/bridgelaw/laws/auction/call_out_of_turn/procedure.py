"""Laws 28 to 33: calls out of turn."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TypeVar

from bridgelaw.game.calls import PASS, Call
from bridgelaw.game.seats import Player, Seat
from bridgelaw.laws.auction.call_out_of_turn import endings as end
from bridgelaw.laws.auction.call_out_of_turn import questions as ask
from bridgelaw.laws.auction.call_out_of_turn.manifest import MANIFEST
from bridgelaw.laws.auction.call_out_of_turn.questions import (
    CallKind,
    MeantAs,
    RhoCalled,
    Since,
    Turn,
)
from bridgelaw.laws.auction.call_out_of_turn.situation import Offence, Owed, find, kind_of, name_of
from bridgelaw.laws.common import said_aloud as aloud
from bridgelaw.laws.common.comparable_call import COMPARABLE, is_comparable
from bridgelaw.laws.common.first_lead import BARRED_LEAD_FREE, Lead, lead_right
from bridgelaw.laws.common.late_bar import LATE_CALL_STANDS, is_barred, judge_late_call
from bridgelaw.laws.common.unintended import whose_call
from bridgelaw.laws.common.withdrawn import NOT_TO_BE_USED, withdrawn
from bridgelaw.laws.law import About, Case, Ruling, Text, filled, fx, procedure
from bridgelaw.laws.machinery.asked import fill

T = TypeVar("T")

_CHANGE = {
    CallKind.PASS: "30B2",
    CallKind.BID: "31C",
    CallKind.DOUBLE: "32C",
    CallKind.ARTIFICIAL_PASS: "31C",
}
_AT_PARTNER = {CallKind.PASS: "30B1(b)", CallKind.BID: "31B", CallKind.DOUBLE: "32B"}


@procedure(
    MANIFEST,
    finds=find,
    begins="..., {offender} ?: call out of rotation, ...",
    asks=(aloud, ask, COMPARABLE, LATE_CALL_STANDS),
)
def CALL_OUT_OF_TURN(case: Case, found: Offence | Owed) -> Ruling:
    """Laws 28-33: a call when it was another player's turn."""
    case.about(found.by)
    # 29B. The call was cancelled by an earlier ruling; now the offender's turn has come.
    if isinstance(found, Owed):
        return come_to_the_proper_turn(case, found)
    offence, by = found, found.by
    case.say_first(aloud.SAY_NOTHING)
    case.rules_on(offence.at)
    case.about(call=name_of(offence.call))
    # 17D2. All four hands are back in the board.
    if offence.too_late:
        return case.rule("17D2", end.STAYS_PASSED_OUT, fx.CallAccepted(by, offence.call))
    # 34. Passes after it have left a player without a turn.
    if offence.robbed:
        return case.rule("34", end.ROBBED, goes_on="robbed-of-turn")
    # 27A1. An insufficient bid before it comes first: whoever calls now accepts that.
    if offence.insufficient_first:
        return case.rule("27", end.INSUFFICIENT_FIRST, goes_on="insufficient-bid")
    # 29B. What was called, and at whose turn, decides which law rules.
    kind = case.fact(ask.KIND_OF_CALL, offence.kind)
    turn = case.fact(ask.WHOSE_TURN, offence.turn)
    case.about(proper=offence.whose(turn))
    # 30B2, 31C, 32C. A second call running is a change of call.
    if turn is Turn.AGAIN:
        return case.rule(
            _CHANGE[kind], end.CHANGE_OF_CALL, goes_on="unintended-call", hands_over=whose_call(by)
        )
    # 25, 21B1. A second call after only the next player has called may be a change as well.
    meant = _meant_as(case, offence, turn)
    if meant is MeantAs.CHANGE:
        return case.rule(
            "25", end.CHANGE_OF_CALL, goes_on="unintended-call", hands_over=whose_call(by)
        )
    if meant is MeantAs.EXPLANATION:
        second = ((by, offence.call), *offence.over_second)
        cancelled = (fx.CallWithdrawn(*call) for call in reversed(second))
        ending = end.AFTER_WRONG_EXPLANATION
        return case.rule(
            "21B1(a)", ending, *cancelled, goes_on="misinformation", hands_over=whose_call(by)
        )
    # 33. At the same moment: the call of the player whose turn it was comes first. In its new
    # place it may be out of turn again, or insufficient: that is ruled on before anybody calls.
    if case.fact(ask.SIMULTANEOUS, offence.simultaneous, sign=offence.proper_called):
        later = fx.CallDeemedLater(by, offence.call)
        return case.rule("33", end.COUNTS_AS_LATER, later, goes_on=offence.needs_after(later))
    # 28A. The player to the right had to pass: then it was in rotation.
    if turn is Turn.RHO and case.fact(ask.RHO_MUST_PASS, offence.rho_had_to_pass):
        return case.rule("28A", end.IN_ROTATION)
    since = case.fact(
        ask.CALLED_SINCE, offence.since, allowed=partial(offence.has_been_called, turn)
    )
    # 28B. The proper player has called: as if the other had not, but 16C2 stays.
    if since is Since.OWN_TURN:
        gone = (fx.CallWithdrawn(by, offence.call),) if offence.stands else ()
        return case.rule("28B", end.NOT_MADE, *gone, *withdrawn(by, (by, offence.call)))
    # 39. An earlier ruling has ended the auction before it: it came after the final pass.
    over = offence.lead_when_over() if since is Since.NOBODY else None
    if over is not None:
        return _after_the_end(case, offence, over)
    # 32, 35. An inadmissible call cannot be accepted.
    is_pass = kind in (CallKind.PASS, CallKind.ARTIFICIAL_PASS)
    if not is_pass and case.fact(ask.INADMISSIBLE, offence.inadmissible):
        return case.rule("35", end.INADMISSIBLE, goes_on="inadmissible-call")
    # 16B. What was blurted out is kept from the partner.
    if since is Since.NOBODY and aloud.has_said_what_was_meant(case, by):
        return aloud.keep_from_partner(case, by)
    # 30C. Whether the pass was artificial must be known before anybody hears what may follow.
    if offence.kind is CallKind.PASS and since is Since.NOBODY and is_artificial(case, by):
        kind = case.fact(ask.KIND_OF_CALL, CallKind.ARTIFICIAL_PASS)
    # 29A. The player to the left may call over it, and is told what may follow first (10C1).
    if since is Since.OVER_IT or case.ask(
        ask.ACCEPTS,
        if_accepted=_if_accepted(offence),
        if_refused=_if_refused(offence, turn, kind),
    ):
        return _accepted(case, offence)
    # 29B. Otherwise it is cancelled, and the proper player calls.
    case.cite("29B", end.CANCELLED)
    if offence.insufficient:
        case.cite("27A2")
    # 30C. An artificial pass is ruled on like a bid.
    if kind is CallKind.ARTIFICIAL_PASS:
        case.cite("30C")
        kind = CallKind.BID
    if turn is Turn.RHO:
        return _at_rho(case, offence, kind)
    return _at_partner(case, offence, kind)


def _meant_as(case: Case, offence: Offence, turn: Turn) -> MeantAs:
    """25, 21B1: what a second call was meant as, where only LHO has called since the first.

    Then it was the partner's turn.
    """
    if offence.is_second or (offence.is_second is None and turn is Turn.PARTNER):
        return case.ask(ask.MEANT_AS, sign=offence.is_second is True)
    return MeantAs.NEW_CALL


def _if_accepted(offence: Offence) -> Text:
    """What follows if the call is accepted."""
    if offence.proper_called:
        return end.IF_ACCEPTED_PARTNER_CALLED
    return end.IF_ACCEPTED_ROBS if offence.robs else end.IF_ACCEPTED


def _if_refused(offence: Offence, turn: Turn, kind: CallKind) -> Text:
    """What follows if the call is not accepted."""
    barred = is_barred(offence.table, offence.by.partner)
    if turn is not Turn.RHO:
        called = offence.proper_called
        refused = end.IF_REFUSED_PARTNER_CALLED if called else end.IF_REFUSED_PARTNER_SKIPPED
        follows = end.IF_COMPARABLE_BARRED_ANYWAY if barred else end.IF_NEXT_COMPARABLE
        return filled(refused, what_follows=follows)
    if kind is CallKind.PASS:
        return end.IF_PASS_REFUSED
    refused = end.IF_REFUSED_RHO_SKIPPED
    if offence.pass_ends:
        refused = end.IF_REFUSED_PASS_ENDS
    elif offence.insufficient and not barred:
        # 31A1, 27. Repeated, an insufficient bid is ruled on as such.
        refused = end.IF_INSUFFICIENT_REFUSED
    return filled(refused, what_follows=end.IF_RHO_CALLS_BARRED if barred else end.IF_RHO_CALLS)


def _after_the_end(case: Case, offence: Offence, over: Lead) -> Ruling:
    """39: nobody can accept it; only what a defender called, and no pass, restricts a lead."""
    cancelled = (*offence.gone, *withdrawn(offence.by, (offence.by, offence.call)))
    case.cite("39A")
    case.tell(end.DOES_NOT_COUNT)
    if offence.kind is CallKind.PASS or over is Lead.FREE_AS_DECLARER:
        return case.rule("39B", end.CAME_AFTER_THE_END, *cancelled)
    case.cite("26B")
    right = lead_right(over, offence.by)
    return case.rule("39C", end.AUCTION_ENDS[over], *cancelled, *right)


def _accepted(case: Case, offence: Offence) -> Ruling:
    """29A: the auction goes on as if it had been in turn."""
    gone = _came_too_early(case, offence)
    # Another call out of turn after it is then the next thing to rule on.
    effects = (*gone, fx.CallAccepted(offence.by, offence.call))
    return case.rule("29A", end.ACCEPTED, *effects, goes_on=offence.needs_after(*effects))


def _came_too_early(case: Case, offence: Offence) -> tuple[fx.Effect, ...]:
    """29A: it is accepted, so a call by the partner at what was their own turn came too early."""
    by, later = offence.by, offence.later
    if offence.since is not Since.NOBODY or not later:
        return ()
    if later[0][0] is by:
        # The offender had put another call in its place, which is not wanted any more.
        changes = [(seat, call) for seat, call in later if seat is by]
        return *(fx.CallWithdrawn(*change) for change in changes), *withdrawn(by, *changes)
    if not offence.proper_called or offence.partners_is_inadmissible:
        # An inadmissible call has a law of its own, at whatever turn it was.
        return ()
    case.tell(end.IS_CANCELLED)
    case.note(end.CAME_TOO_EARLY)
    gone = (fx.CallWithdrawn(seat, call) for seat, call in reversed(later))
    return *gone, *withdrawn(by, (by.partner, later[0][1]))


def _at_rho(case: Case, offence: Offence, kind: CallKind) -> Ruling:
    """30A, 31A, 32A: only the opponent to the right was skipped."""
    by = offence.by
    cancelled = *_later_cancelled(case, offence), fx.CallWithdrawn(by, offence.call)
    # 30A. The offender must pass once; the partner is not restricted at all.
    if kind is CallKind.PASS:
        passes = fx.ForcedPass(by, fx.Span.ONCE, "30A")
        case.tell_what_holds(by, About.CALLS)
        # 16C2. The law is silent here, and does not exclude it.
        told = withdrawn(by, (by, offence.call))
        return case.rule("30A", end.OFFENDER_PASSES_ONCE, *cancelled, passes, *told)
    clause = f"{kind.value}A"
    due = fx.ReplacementDue(by, offence.call, clause)
    # Where nobody has called since, nobody knows yet what the opponent to the right will call.
    called = case.fact(ask.RHO_PASSED, RhoCalled.NOT_YET if offence.is_whole else None)
    if called is RhoCalled.NOT_YET:
        ending = end.RHO_CALLS_PASS_ENDS if offence.pass_ends else end.RHO_CALLS
        return case.rule(clause, ending, *cancelled, due)
    # A1. If they pass, the call is repeated.
    if called is RhoCalled.PASSED:
        return repeat_the_call(case, clause, *cancelled)
    # A2. If they bid, double or redouble, the offender may make any legal call.
    return _called_since(case, offence, due, cancelled)


def _at_partner(case: Case, offence: Offence, kind: CallKind) -> Ruling:
    """30B1, 31B, 32B: the partner was skipped too, and may not use what the call told."""
    by, clause = offence.by, _AT_PARTNER[kind]
    free = "30B1(a)" if kind is CallKind.PASS else f"{clause}1"
    due = fx.ReplacementDue(by, offence.call, clause)
    cancelled = (
        *_later_cancelled(case, offence),
        fx.CallWithdrawn(by, offence.call),
        *withdrawn(by, (by, offence.call)),
    )
    if offence.is_whole:
        case.tell(NOT_TO_BE_USED)
        case.tell_what_holds(by, About.NEXT_CALL)
        called = offence.proper_called
        ending = end.PARTNERS_CALL_STANDS if called else end.ANY_LEGAL_CALL_LATER
        return case.rule(free, ending, *cancelled, due)
    case.cite(free, end.PARTNER_MAY_NOT_USE_IT)
    return _called_since(case, offence, due, cancelled)


def _called_since(
    case: Case, offence: Offence, due: fx.ReplacementDue, cancelled: tuple[fx.Effect, ...]
) -> Ruling:
    """Across what nobody entered the offender may have called again."""
    case.cite(due.law, end.OFFENDER_MAY_CALL_ANYTHING)
    owed = Owed(offence.table, due)
    if owed.call is None:
        case.say_first(*ask.REPLACEMENT.say, what_follows=_if_comparable(owed))
    return call_in_its_place(case, owed, *cancelled)


def _later_cancelled(case: Case, offence: Offence) -> tuple[fx.Effect, ...]:
    """29B: calls made after it without settling it were out of turn themselves, and go with it."""
    if not offence.later:
        return ()
    if offence.proper_called:
        # The partner called at their own turn: in order once this call is gone.
        case.note(end.PARTNER_CALLED_IN_TURN)
        return ()
    case.note(end.LATER_CALLS_GO_TOO)
    effects: list[fx.Effect] = []
    for seat, call in reversed(offence.later):
        effects.append(fx.CallWithdrawn(seat, call))
        effects += withdrawn(seat, (seat, call))
        if seat is not offence.by:
            # What the offender put in its place is replaced together with it.
            effects.append(_owed_by(case, offence, seat, call))
    return tuple(effects)


def _owed_by(case: Case, offence: Offence, seat: Seat, call: Call) -> fx.Effect:
    """What another player owes whose call, out of turn as well, goes with it."""
    kind = kind_of(call)
    if kind is CallKind.PASS and offence.kind is not CallKind.PASS:
        # 30C. Of one pass only, if both are: then it is taken for a plain one.
        if is_artificial(case, seat):
            case.cite("30C")
            kind = CallKind.BID
    if not offence.is_at_rho(seat):
        return fx.ReplacementDue(seat, call, _AT_PARTNER[kind])
    if kind is CallKind.PASS:
        return fx.ForcedPass(seat, fx.Span.ONCE, "30A")
    return fx.ReplacementDue(seat, call, f"{kind.value}A")


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


def is_artificial(case: Case, by: Player) -> bool:
    """30C: is the pass ruled on like a bid? By the commentary a pass of partner's call alone."""
    passed = ask.ANY_ARTIFICIAL_CALL
    if not case.follows_text("30C"):
        passed = fill(ask.PARTNERS_ARTIFICIAL_CALL, {"partner": by.partner})
    return case.ask(ask.ARTIFICIAL, passed=passed, offender=by)


def come_to_the_proper_turn(case: Case, owed: Owed) -> Ruling:
    """The cancelled call's player has come to their turn, and has called or is about to."""
    by, clause = owed.by, owed.due.law
    if owed.by_players:
        case.say_first(aloud.SAY_NOTHING)
        if aloud.has_said_what_was_meant(case, by):
            return aloud.keep_from_partner(case, by)
        # 33. At the same moment as the partner's: then it came after that, at the turn of the
        # opponent to the right, who has called since (28B).
        if case.ask(ask.SIMULTANEOUS, sign=True, proper=by.partner):
            return _after_the_partner(case, owed)
        # 11A. Nobody is asked any more whether to accept the call: that is long past.
        case.cite("29B", end.CANCELLED_BY_PLAYERS)
        case.note(end.ACCEPTANCE_IS_PAST)
        # 30C. An artificial pass is ruled on like a bid.
        if owed.due.call is PASS and is_artificial(case, by):
            case.cite("30C")
            owed = owed.as_bid()
    by_rho = None if owed.skipped_partner else case.fact(ask.RHO_PASSED, owed.by_rho)
    if by_rho is RhoCalled.PASSED:
        if owed.call in (None, owed.due.call):
            return repeat_the_call(case, clause)
        # They called something else: that is put right, and what was called over it goes too.
        gone = ((by, owed.call), *owed.later)
        instead = (fx.CallWithdrawn(who, call) for who, call in reversed(gone))
        repeated = fx.CallSubstituted(by, owed.due.call)
        return repeat_the_call(case, clause, *instead, repeated, *withdrawn(by, *gone))
    call = owed.call or case.ask(
        ask.REPLACEMENT,
        allowed=owed.why_not,
        what_follows=_if_comparable(owed),
    )
    told = withdrawn(by, (by, owed.due.call)) if owed.by_players else ()
    return call_in_its_place(case, replace(owed, call=call), fx.CallSubstituted(by, call), *told)


def _if_comparable(owed: Owed) -> Text:
    """What follows from the call at the proper turn; 36B4 and earlier rulings bar the partner."""
    barred = owed.due.law == "36B4" or is_barred(owed.table, owed.by.partner)
    return end.IF_COMPARABLE_BARRED_ANYWAY if barred else end.IF_COMPARABLE


def _after_the_partner(case: Case, owed: Owed) -> Ruling:
    """33, 28B: the opponent to the right called at their turn, so nothing is rectified."""
    case.cite("33", end.CAME_AFTER_PARTNERS)
    by = owed.by
    nothing_owed = (
        fx.CallWithdrawn(by, owed.due.call)
        if owed.call is None
        else fx.CallSubstituted(by, owed.call)
    )
    told = withdrawn(by, (by, owed.due.call))
    return case.rule("28B", end.NOT_MADE, nothing_owed, *told)


def repeat_the_call(case: Case, clause: str, *effects: fx.Effect) -> Ruling:
    """31A1, 32A1: the same call once more, and nothing else."""
    if clause == "31A":
        case.note(end.REPEATED_BID_INSUFFICIENT)
    return case.rule(f"{clause}1", end.MUST_REPEAT, *effects)


def call_in_its_place(case: Case, owed: Owed, *effects: fx.Effect) -> Ruling:
    """30B1(b), 31A2, 32A2: is the call at the proper turn comparable to the cancelled one?"""
    case.rules_on(*owed.events)
    # 29C. An artificial call counts by what it specifies, which Law 23 looks at anyway.
    comparable = is_comparable(case, COMPARABLE, owed.call, bid=owed.named)
    if owed.due.law == "36B4":
        return _after_inadmissible(case, owed, comparable, effects)
    if owed.due.law in ("31B", "32B"):
        case.cite(f"{owed.due.law}2")
    if comparable:
        return _unrestricted(case, owed, effects)
    return _barred_once(case, owed, effects)


def _unrestricted(case: Case, owed: Owed, effects: tuple[fx.Effect, ...]) -> Ruling:
    """(a), (i): no rectification; 23B: 16C2 is off from now on, but 23C stays."""
    effects = (*effects, fx.Authorised(owed.by, owed.due.call))
    if owed.skipped_partner:
        case.note(end.PARTNERS_CALL_IS_STILL_JUDGED)
    clause = _COMPARABLE[owed.due.law]
    return case.rule(clause, end.UNRESTRICTED, *effects, fx.Review("23C"))


def _barred_once(case: Case, owed: Owed, effects: tuple[fx.Effect, ...]) -> Ruling:
    """(b), (ii): the partner must pass once; 16C, 26B and 72C."""
    by, clause = owed.by, _NOT_COMPARABLE[owed.due.law]
    if owed.partner_called:
        # 10B, 11A. The turn at which the partner had to pass is over, and nobody knew of it.
        late = judge_late_call(case, by, owed.late_bar)
        case.cite("26B")
        return case.rule(
            clause,
            end.TURN_TO_PASS_IS_PAST,
            *effects,
            *late,
            *lead_right(Lead.LATER, by),
            *owed.told,
            *(() if fx.Review("11A") in late else (fx.Review("11A"),)),
            fx.Review("72C"),
        )
    over = owed.lead_when_over(effects, clause)
    if over is None:
        case.cite(clause, end.PARTNER_PASSES_ONCE)
        case.tell_what_holds(by.partner, About.CALLS)
    lead = over or Lead.LATER
    if lead is not Lead.FREE_AS_DECLARER:
        case.cite("26B")
    return case.rule(
        clause,
        end.BARRED_ONCE if over is None else end.AUCTION_ENDS[lead],
        *effects,
        *(() if over is not None else (fx.ForcedPass(by.partner, fx.Span.ONCE, clause),)),
        *lead_right(lead, by),
        *owed.told,
        fx.Review("72C"),
    )


def _after_inadmissible(
    case: Case, owed: Owed, comparable: bool, effects: tuple[fx.Effect, ...]
) -> Ruling:
    """36B4: the partner must pass throughout whatever it is; only the lead depends on it."""
    by = owed.by
    over = owed.lead_when_over(effects, "26B")
    if comparable:
        authorised = fx.Authorised(by, owed.due.call)
        ending = BARRED_LEAD_FREE if over is None else end.LEAD_IS_FREE
        return case.rule("26A", ending, *effects, authorised)
    ending = end.BARRED_LEAD if over is None else end.AUCTION_ENDS[over]
    return case.rule("26B", ending, *effects, *lead_right(over or Lead.LATER, by))
