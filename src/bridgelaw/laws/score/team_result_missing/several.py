"""86B2 and 86B3: several results that cannot be compared, or several adjusted scores."""

from __future__ import annotations

from fractions import Fraction

from bridgelaw.game.seats import Side
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.score.common import awarded
from bridgelaw.laws.score.team_result_missing.artificial import (
    artificial,
    note_penalty,
    substitute_board,
)
from bridgelaw.laws.score.team_result_missing.compared import compared, gain, teams_sheet
from bridgelaw.laws.score.team_result_missing.questions import ESTIMATE, FAULT, OWN_RULE, OwnRule
from bridgelaw.locale.text import Text, tr
from bridgelaw.scoring.awards import Artificial, Assigned, Average, Award, NoScore
from bridgelaw.scoring.derivation.derive import derive
from bridgelaw.scoring.numbers import signed
from bridgelaw.scoring.words import award_text
from bridgelaw.table.effects import Adjustment, ScoreAdjusted, SideAwarded


def several_results(case: Case) -> Ruling:
    """The regulation if there is one, and otherwise fault."""
    case.note(tr("Rule on each of the boards concerned in this way."))
    # B3. The authority's own rule.
    rule = case.ask(OWN_RULE)
    if rule is not OwnRule.NO:
        return _by_regulation(case, rule)
    case.cite("86B2", tr("Results that cannot be compared, and who is at fault."))
    fault = case.ask(FAULT)
    if len(fault) == 1:
        return _one_at_fault(case, fault[0])
    # B2(a), (c). Nobody or both: another board if there may be one, or as 12C2 says.
    clause = "86B2(c)" if fault else "86B2(a)"
    if substitute_board(case):
        headline = tr("The board is cancelled, and both tables play another one instead.")
        return case.rule(clause, headline, *_no_score(clause))
    headline = (
        tr("Both sides are at fault: the board is cancelled, artificial adjusted scores.")
        if fault
        else tr("Nobody is at fault: the board is cancelled, artificial adjusted scores.")
    )
    return artificial(case, fault, clause, headline)


def _one_at_fault(case: Case, offender: Side) -> Ruling:
    """B2(b): the better of average plus and an assigned score, and the complement of it."""
    side = offender.other
    plus = Artificial(Average.PLUS)
    average = derive(plus, side, teams_sheet(case))
    imps = case.profile.average_plus_imps if average.value is None else average.value
    names = {"offender": offender, "side": side}
    assigned = _better_than(case, imps, side)
    note_penalty(case, (offender,))
    if assigned is not None:
        case.say(None, tr("The board is scored as {award}.", award=award_text(assigned)))
        headline = tr(
            "Only {offender} are at fault: an assigned score, which is better for {side} than "
            "average plus.",
            **names,
        )
        return _ruled(case, headline, Adjustment.ASSIGNED, assigned, assigned)
    case.cite("12C2(b)", tr("At IMPs the averages are a number of IMPs."))
    case.derive(
        *average.lines,
        tr("{offender} get the complement: {imps} IMPs.", offender=offender, imps=signed(-imps)),
    )
    case.say(None, tr("{side} get average plus, and {offender} lose as much.", **names))
    headline = tr(
        "Only {offender} are at fault: average plus for {side}, and the complement for {offender}.",
        **names,
    )
    complement = Artificial(Average.MINUS, imps=-imps)
    ns, ew = (plus, complement) if side is Side.NS else (complement, plus)
    return _ruled(case, headline, Adjustment.ARTIFICIAL, ns, ew)


def _better_than(case: Case, imps: Fraction, side: Side) -> Assigned | None:
    """An assigned score that gives the side more than so many IMPs."""
    if not case.ask(ESTIMATE, side=side):
        return None
    sheet, likely = compared(case)
    case.cite("12C1(c)", tr("What this table would probably have scored is weighed."))
    case.derive(
        tr("As an assigned score (12C1(c)):"),
        *derive(likely, side, sheet).lines,
    )
    values = {"plus": signed(imps), "side": side}
    if gain(likely, side, sheet) > imps:
        case.derive(tr("That is more than average plus, {plus} IMPs, for {side}.", **values))
        return likely
    case.derive(tr("That is no more than average plus, {plus} IMPs, for {side}.", **values))
    return None


def _ruled(case: Case, headline: Text, adjustment: Adjustment, ns: Award, ew: Award) -> Ruling:
    score = ScoreAdjusted(adjustment, "86B2(b)")
    return case.rule("86B2(b)", headline, score, *awarded(ns, ew, "86B2(b)"))


def _by_regulation(case: Case, rule: OwnRule) -> Ruling:
    if rule is OwnRule.OTHER:
        case.note(
            tr("Award what the regulation says, with the law 86B3, and tell the players of it.")
        )
        headline = tr("The regulation of the event decides what the two teams get.")
        return case.rule("86B3", headline)
    if rule is OwnRule.NO_SCORE:
        case.say(None, tr("This board does not count."))
        headline = tr("The regulation of the event decides: the board does not count.")
        return case.rule("86B3", headline, *_no_score("86B3"))
    case.say(None, tr("This board does not count. You play another one instead."))
    case.note(tr("Both tables play it, before anybody compares scores."))
    headline = tr("The regulation of the event decides: both tables play another board instead.")
    return case.rule("86B3", headline, *_no_score("86B3"))


def _no_score(law: str) -> tuple[SideAwarded, SideAwarded]:
    return awarded(NoScore(), NoScore(), law)
