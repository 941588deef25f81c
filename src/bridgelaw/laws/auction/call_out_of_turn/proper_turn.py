"""Laws 30B1, 31A, 32A and 36B4: the call at the proper turn, in place of the cancelled one."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.game.calls import PASS
from bridgelaw.game.seats import Player
from bridgelaw.laws.auction.call_out_of_turn import endings as end
from bridgelaw.laws.auction.call_out_of_turn import questions as ask
from bridgelaw.laws.auction.call_out_of_turn.situation import Owed
from bridgelaw.laws.common.comparable_call import COMPARABLE, SAY_NOTHING, is_comparable
from bridgelaw.laws.common.first_lead import Lead, lead_right
from bridgelaw.laws.common.late_bar import judge_late_call
from bridgelaw.laws.common.withdrawn import withdrawn
from bridgelaw.laws.law import About, Case, Ruling, fx
from bridgelaw.laws.machinery.questions import fill

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
        case.say_first(SAY_NOTHING)
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
    if not owed.skipped_partner and case.fact(ask.RHO_PASSED, owed.repeats):
        if owed.call in (None, owed.due.call):
            return repeat_the_call(case, clause)
        # They called something else: that is put right, and what was called over it goes too.
        gone = ((by, owed.call), *owed.later)
        instead = (fx.CallWithdrawn(who, call) for who, call in reversed(gone))
        repeated = fx.CallSubstituted(by, owed.due.call)
        return repeat_the_call(case, clause, *instead, repeated, *withdrawn(by, *gone))
    barred_anyway = clause == "36B4"
    call = owed.call or case.ask(
        ask.REPLACEMENT,
        allowed=owed.why_not,
        branches=owed.samples,
        what_follows=end.IF_COMPARABLE_BARRED_ANYWAY if barred_anyway else end.IF_COMPARABLE,
    )
    told = withdrawn(by, (by, owed.due.call)) if owed.by_players else ()
    return call_in_its_place(case, replace(owed, call=call), fx.CallSubstituted(by, call), *told)


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
    over = owed.lead_when_over(effects)
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
    if comparable:
        authorised = fx.Authorised(by, owed.due.call)
        return case.rule("26A", end.BARRED_LEAD_FREE, *effects, authorised)
    return case.rule("26B", end.BARRED_LEAD, *effects, fx.LeadRight(by.partner, by))
