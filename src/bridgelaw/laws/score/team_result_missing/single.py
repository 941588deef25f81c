"""86B1: one board of the match has a result at one table alone."""

from __future__ import annotations

from collections.abc import Callable

from bridgelaw.game.seats import Side
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.score.common import awarded
from bridgelaw.laws.score.team_result_missing.artificial import artificial, note_penalty
from bridgelaw.laws.score.team_result_missing.compared import compared, gain
from bridgelaw.laws.score.team_result_missing.questions import AWARDED, FAULT
from bridgelaw.locale.text import Text, tr
from bridgelaw.scoring.awards import Assigned
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.derivation.derive import derive
from bridgelaw.scoring.numbers import mixed
from bridgelaw.scoring.outcomes import score_of
from bridgelaw.scoring.sympathetic_weights import TooFar, sympathetic, within_limit
from bridgelaw.scoring.words import award_text
from bridgelaw.table.effects import Adjustment, ScoreAdjusted


def single_result(case: Case) -> Ruling:
    """Does the one result clearly favour a side? Then this table gets an assigned score."""
    fault = case.ask(FAULT)
    sheet, likely = compared(case)
    # 12C1(c). The IMPs are weighed, not the scores.
    case.cite("12C1(c)", tr("What this table would probably have scored is weighed."))
    seen_by = Side.NS if gain(likely, Side.NS, sheet) >= 0 else Side.EW
    case.derive(
        tr("If the result at the other table counts (86B1):"),
        *derive(likely, seen_by, sheet).lines,
    )
    favoured = _favoured(case, likely, sheet)
    if favoured is None:
        case.cite("86B1", tr("The result at the other table is not clearly good for either side."))
        headline = tr(
            "The result at the other table does not clearly favour a side: artificial adjusted "
            "scores."
        )
        return artificial(case, fault, "12C2(b)", headline)
    # B1. In favour of the side that is not at fault, if only the other is.
    award = _awarded(case, fault, likely, sheet, seen_by)
    note_penalty(case, fault)
    case.note(
        tr(
            "Some authorities use 86B1 only where the result at the other table is unexpected. "
            "Weigh how likely the same result was at this table in any case."
        )
    )
    case.say(
        None,
        tr(
            "The result at the other table counts. This table is scored as {award}.",
            award=award_text(award),
        ),
    )
    headline = tr(
        "The result at the other table clearly favours the team of {side}: this table gets an "
        "assigned score.",
        side=favoured,
    )
    score = ScoreAdjusted(Adjustment.ASSIGNED, "86B1")
    return case.rule("86B1", headline, score, *awarded(award, award, "86B1"))


def _favoured(case: Case, likely: Assigned, sheet: BoardContext) -> Side | None:
    """The side that gains more than the limit; at the limit itself nobody does."""
    limit = sheet.profile.clearly_favourable_imps
    for side in Side:
        if gain(likely, side, sheet) > limit:
            case.derive(
                tr("That is more than {limit} IMPs for {side}: clearly favourable (86B1).",
                   limit=mixed(limit), side=side)
            )  # fmt: skip
            return side
    case.derive(
        tr("That is no more than {limit} IMPs for either side: not clearly favourable (86B1).",
           limit=mixed(limit))
    )  # fmt: skip
    return None


def _awarded(
    case: Case, fault: tuple[Side, ...], likely: Assigned, sheet: BoardContext, seen_by: Side
) -> Assigned:
    if len(fault) != 1 or not likely.is_weighted:
        return likely
    side = fault[0].other
    award = case.ask(
        AWARDED,
        allowed=_slightly_better(likely, side, sheet),
        branches=lambda: (str(likely),),
        side=side,
        limit=mixed(sheet.profile.sympathetic_limit),
        most=lambda: award_text(_most(likely, side, sheet)),
    )
    if award != likely:
        case.derive(
            tr("Slightly in favour of {side}, who are not at fault:", side=side),
            *derive(award, seen_by, sheet).lines,
        )
    return award


def _most(likely: Assigned, side: Side, sheet: BoardContext) -> Assigned:
    """The favour at its limit: the result that is best for the side, lifted as far as it may be."""
    sign = 1 if side is Side.NS else -1
    best, _ = max(likely.outcomes, key=lambda part: sign * score_of(part[0], sheet.vulnerability))
    return sympathetic(likely, best, sheet.profile.sympathetic_limit)


def _slightly_better(
    likely: Assigned, side: Side, sheet: BoardContext
) -> Callable[[Assigned], Text | None]:
    """Why other weights are not a slight favour to the side."""
    shares = dict(likely.outcomes)

    def reason(award: Assigned) -> Text | None:
        if any(outcome not in shares for outcome, _ in award.outcomes):
            return tr("only the results that you weighed before")
        lifted = [outcome for outcome, weight in award.outcomes if weight > shares[outcome]]
        if lifted:
            try:
                within_limit(likely, award, lifted, sheet.profile.sympathetic_limit)
            except TooFar as error:
                return error.text
        if gain(award, side, sheet) < gain(likely, side, sheet):
            return tr("that is worse for {side}", side=side)
        return None

    return reason
