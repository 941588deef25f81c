"""Law 12C: the end of every ruling that adjusts a score, computed, said and put into effects."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.seats import Side
from bridgelaw.laws.common.board_score import BoardScore, awarded, no_such_score
from bridgelaw.laws.law import Case, Ending, Ruling, fx
from bridgelaw.laws.score import endings as end
from bridgelaw.laws.score import questions as ask
from bridgelaw.scoring.awards import Artificial, Award, SelfInflicted, certain
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.derivation.derive import Derived, derive, knockout_average
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.numbers import mixed, signed
from bridgelaw.scoring.outcomes import Outcome, score_of
from bridgelaw.scoring.words import award_text

Awards = Mapping[Side, Award]
"""What each side gets."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Assignment:
    """12C1: what is assigned to each side, and by which clause."""

    clause: str
    awards: Awards
    laws: Mapping[Side, str] | None = None
    """The clause of each side, where they have different ones."""
    result: Outcome | None = None
    """The result at the table, where it mattered."""
    keeps: Side | None = None
    """The side that keeps that result."""
    redressed: Side | None = None
    """The side that was damaged, so that it must have more now."""
    reduced: Side | None = None
    """The side that gained, so that it must have less now."""

    @property
    def effects(self) -> tuple[fx.Effect, ...]:
        laws = {side: self.clause for side in Side} if self.laws is None else self.laws
        given = (fx.SideAwarded(side, str(self.awards[side]), laws[side]) for side in Side)
        return (fx.ScoreAdjusted(fx.Adjustment.ASSIGNED, self.clause), *given)


# 12C1


def assign(case: Case, board: BoardScore, ending: Ending, given: Assignment) -> Ruling:
    """The end of a ruling that assigns scores (12C1)."""
    awards, keeps = given.awards, given.keeps
    scores = _scores_of(case, board, awards, given.result)
    if scores is not None:
        derived = derive_both(case, awards, scores)
        for side in Side:
            _doubt(case, scores, side, derived[side], given)
            if _has_no_relief(awards[side], side, scores, derived[side]):
                keeps = side
    _say_assigned(case, awards, keeps)
    # 92B. Every ruling on a score can be appealed.
    case.tell(end.MAY_APPEAL, minutes=board.profile.appeal_minutes)
    return case.rule(given.clause, ending, *given.effects)


def _say_assigned(case: Case, awards: Awards, keeps: Side | None) -> None:
    if awards[Side.NS] == awards[Side.EW]:
        case.tell(end.SAME_FOR_BOTH, award=award_text(awards[Side.NS]))
        return
    for side in Side:
        award = awards[side]
        # The three results of 12C1(e) are on the page; nobody takes them in by ear.
        if isinstance(award, SelfInflicted) and side is not keeps:
            case.tell(end.BEARS_ITS_OWN, side=side)
            continue
        if isinstance(award, SelfInflicted):
            award = award.actual
        words = end.KEEPS_RESULT if side is keeps else end.ADJUSTED
        case.tell(words, side=side, award=award_text(award))


def _has_no_relief(award: Award, side: Side, scores: BoardContext, derived: Derived) -> bool:
    """12C1(e): the infraction cost nothing, so that the side keeps just what it had."""
    if not isinstance(award, SelfInflicted) or derived.value is None:
        return False
    return derive(award.actual, side, scores).value == derived.value


def _doubt(
    case: Case, scores: BoardContext, side: Side, derived: Derived, given: Assignment
) -> None:
    """A note where the computed scores do not show the damage, or the gain, that was found."""
    if scores.result is None or side not in (given.redressed, given.reduced):
        return
    now, had = derived.value, derive(certain(scores.result), side, scores).value
    if now is None or had is None:
        return
    values = {"side": side, "now": mixed(now), "had": mixed(had), "unit": derived.unit}
    if side is given.redressed and now <= had:
        case.note(end.NOT_DAMAGED, **values)
    if side is given.reduced and now >= had:
        case.note(end.DID_NOT_GAIN, **values)


# 12C2


def by_fault(
    case: Case, board: BoardScore, ending: Ending = end.BY_FAULT, may_be_teams: bool = True
) -> Ruling:
    """12C2(a): each side gets an average by its own fault."""
    awards = {
        Side.NS: Artificial(case.ask(ask.FAULT_NS)),
        Side.EW: Artificial(case.ask(ask.FAULT_EW)),
    }
    return give_artificial(case, board, ending, awards, may_be_teams)


def give_artificial(
    case: Case,
    board: BoardScore,
    ending: Ending,
    awards: Mapping[Side, Artificial],
    may_be_teams: bool = True,
) -> Ruling:
    """The end of a ruling that gives artificial scores (12C2(a))."""
    profile = board.profile
    if board.scores is not None:
        derive_both(case, awards, board.scores)
    for side in Side:
        case.tell(end.GETS, side=side, award=award_text(awards[side]))
    case.note(
        end.AVERAGES,
        plus=mixed(100 * profile.average_plus),
        plus_imps=signed(profile.average_plus_imps),
        minus=mixed(100 * profile.average_minus),
        minus_imps=signed(profile.average_minus_imps),
    )
    if profile.own_percentage:
        case.note(end.OWN_PERCENTAGE)
    if profile.most_average_plus is not None:
        case.note(end.MOST_AVERAGE_PLUS, number=profile.most_average_plus)
    if may_be_teams and (board.scores is None or board.scores.method is Method.TEAMS):
        case.note(end.OTHER_TABLE_MAY_COUNT)
    case.tell(end.MAY_APPEAL, minutes=profile.appeal_minutes)
    score = fx.ScoreAdjusted(fx.Adjustment.ARTIFICIAL, "12C2(a)")
    return case.rule(
        "12C2(a)", ending, score, *awarded(awards[Side.NS], awards[Side.EW], "12C2(a)")
    )


# What the awards are worth


def derive_both(case: Case, awards: Awards, scores: BoardContext) -> dict[Side, Derived]:
    """Both sides' scores, line by line; in a knockout the average of them (12C4)."""
    derived = {side: derive(awards[side], side, scores) for side in Side}
    for side in Side:
        case.derive(*derived[side].lines)
    ns, ew = derived[Side.NS].value, derived[Side.EW].value
    if scores.method is Method.TEAMS and ns is not None and ew is not None and ns + ew:
        if scores.knockout:
            case.cite("12C4", end.AVERAGE_IN_KNOCKOUT)
            case.derive(knockout_average(ns, ew))
        else:
            case.note(end.IF_KNOCKOUT, average=signed((ns - ew) / 2))
    return derived


def _scores_of(
    case: Case, board: BoardScore, awards: Awards, result: Outcome | None
) -> BoardContext | None:
    """What the awards are compared with, known or asked; `None` if that is for later.

    `result` is the one at the table, where it was asked.
    """
    if board.scores is not None:
        return board.scores if result is None else replace(board.scores, result=result)
    method = case.ask(ask.SCORING)
    if method is None:
        return None
    vulnerable = case.fact(
        ask.VULNERABILITY,
        board.vulnerability,
        allowed=lambda found: no_such_score(found, *awards.values()),
    )
    reached = board.played if result is None else result
    scores = BoardContext(method, vulnerable, board.profile, reached)
    if method is Method.TOTAL_POINTS:
        return scores
    if method is Method.TEAMS:
        there = case.ask(ask.OTHER_TABLE, allowed=lambda award: no_such_score(vulnerable, award))
        return replace(scores, other_table=_of_both_sides(there.outcomes, vulnerable))
    others = case.ask(
        ask.OTHER_RESULTS,
        allowed=lambda results: no_such_score(vulnerable, *(certain(one) for one, _ in results)),
    )
    return replace(scores, others=_of_both_sides(others, vulnerable))


def _of_both_sides(
    results: ask.Results, vulnerability: Vulnerability
) -> dict[Side, dict[int, Fraction]]:
    """How often each score of North-South occurred, for both sides to be compared with."""
    together: dict[int, Fraction] = {}
    for outcome, number in results:
        score = score_of(outcome, vulnerability)
        together[score] = together.get(score, Fraction(0)) + number
    return {side: together for side in Side}
