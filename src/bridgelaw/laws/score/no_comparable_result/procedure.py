"""Law 86B: teams, and a board without results that can be compared."""

from __future__ import annotations

from fractions import Fraction

from bridgelaw.game.seats import Side
from bridgelaw.laws.common.board_score import awarded, no_such_score, note_appeal
from bridgelaw.laws.law import Case, Ending, Ruling, fx, procedure
from bridgelaw.laws.score.awarding import derive_both
from bridgelaw.laws.score.no_comparable_result import endings as end
from bridgelaw.laws.score.no_comparable_result import questions as ask
from bridgelaw.laws.score.no_comparable_result.manifest import MANIFEST
from bridgelaw.laws.score.no_comparable_result.questions import OwnRule, Results
from bridgelaw.laws.score.no_comparable_result.situation import Likely, MatchBoard, likely_samples
from bridgelaw.scoring.awards import Artificial, Assigned, Average, NoScore, certain
from bridgelaw.scoring.numbers import mixed, signed
from bridgelaw.scoring.words import award_text


@procedure(MANIFEST, sees=MatchBoard.of, asks=(ask,))
def NO_COMPARABLE_RESULT(case: Case, board: MatchBoard) -> Ruling:
    """Law 86B: what the two teams get on the board."""
    note_appeal(case, board)
    results = case.ask(ask.RESULTS)
    # B1. One result, and nothing else in the match that cannot be compared.
    if results is Results.ONE:
        return _single_result(case, board)
    # B2, B3. Two results or more.
    if results is Results.SEVERAL:
        return _several_results(case, board)
    # A. No result at all: another board, or 12C2.
    if _another_board(case):
        return case.rule("86A", end.ANOTHER_BOARD)
    return _artificial(case, board, case.ask(ask.FAULT), "12C2(b)", end.NO_RESULT)


def _another_board(case: Case) -> bool:
    """86A: whether both tables play another board."""
    if case.ask(ask.KNOWN_WITHOUT):
        case.cite("86A", end.COULD_BE_KNOWN)
        return False
    return case.ask(ask.SUBSTITUTE)


# 86B1


def _single_result(case: Case, board: MatchBoard) -> Ruling:
    """86B1: if the one result clearly favours a side, this table gets an assigned score."""
    fault = case.ask(ask.FAULT)
    likely = _likely(case, board)
    # 12C1(c). The IMPs are weighed, not the scores.
    case.cite("12C1(c)", end.WEIGHED)
    case.derive(end.IF_IT_COUNTS, *likely.derived(likely.seen_by).lines)
    limit, favoured = mixed(board.profile.clearly_favourable_imps), likely.favours
    if favoured is None:
        case.derive(end.NOT_CLEARLY_FAVOURABLE, limit=limit)
        case.cite("86B1", end.NOT_CLEARLY_GOOD)
        return _artificial(case, board, fault, "12C2(b)", end.FAVOURS_NOBODY)
    case.derive(end.CLEARLY_FAVOURABLE, limit=limit, side=favoured)
    # B1. In favour of the side that is not at fault, if only the other is.
    award = likely.award
    if len(fault) == 1 and award.is_weighted:
        award = _slightly_in_favour(case, likely, fault[0].other)
    _note_penalty(case, fault)
    return case.rule(
        "86B1",
        end.OTHER_TABLE_COUNTS,
        fx.ScoreAdjusted(fx.Adjustment.ASSIGNED, "86B1"),
        *awarded(award, award, "86B1"),
        side=favoured,
        award=award_text(award),
    )


def _likely(case: Case, board: MatchBoard) -> Likely:
    """What this table would have had, to be compared with the result at the other one."""
    vulnerable = case.fact(ask.VULNERABILITY, board.vulnerability)
    other = None
    if not board.has_other_result:
        other = case.ask(
            ask.OTHER_RESULT,
            allowed=lambda result: no_such_score(vulnerable, certain(result)),
            branches=lambda: ("passed out",),
        )
    scores = board.compared(vulnerable, other)
    award = case.ask(
        ask.LIKELY,
        allowed=lambda award: no_such_score(vulnerable, award),
        branches=lambda: likely_samples(scores),
    )
    return Likely(award, scores)


def _slightly_in_favour(case: Case, likely: Likely, side: Side) -> Assigned:
    """86B1, 84D: the side is not at fault, and its good results may get somewhat more weight."""
    award = case.ask(
        ask.AWARDED,
        allowed=likely.no_slight_favour(side),
        branches=lambda: (str(likely.award),),
        side=side,
        limit=mixed(likely.scores.profile.sympathetic_limit),
        most=lambda: award_text(likely.most_for(side)),
    )
    if award != likely.award:
        favoured = Likely(award, likely.scores).derived(likely.seen_by)
        case.derive(end.SLIGHTLY_FAVOURED, *favoured.lines, side=side)
    return award


# 86B2, 86B3


def _several_results(case: Case, board: MatchBoard) -> Ruling:
    """86B2 and 86B3: the regulation if there is one, and otherwise fault."""
    case.note(end.EACH_BOARD)
    # B3. The authority's own rule; by the text only for boards that were played at one table.
    may_regulate = not case.follows_text("86B3") or case.ask(ask.ONE_TABLE)
    rule = case.ask(ask.OWN_RULE) if may_regulate else OwnRule.NO
    if rule is not OwnRule.NO:
        cancelled = () if rule is OwnRule.OTHER else _no_score("86B3")
        return case.rule("86B3", end.BY_REGULATION[rule], *cancelled)
    case.cite("86B2", end.WHO_IS_AT_FAULT)
    fault = case.ask(ask.FAULT)
    # B2(b). One side alone.
    if len(fault) == 1:
        return _one_at_fault(case, board, fault[0])
    # B2(a). Nobody: another board if there may be one, or as 12C2 says.
    if not fault:
        if _another_board(case):
            return case.rule("86B2(a)", end.CANCELLED_FOR_ANOTHER, *_no_score("86B2(a)"))
        return _artificial(case, board, fault, "86B2(a)", end.NOBODY_AT_FAULT)
    # B2(c). Both: as 12C2 says; only a regulation under B3 may give another board.
    if may_regulate and board.profile.substitute_if_both_at_fault and _another_board(case):
        return case.rule("86B3", end.CANCELLED_FOR_ANOTHER, *_no_score("86B3"))
    return _artificial(case, board, fault, "86B2(c)", end.BOTH_AT_FAULT)


def _one_at_fault(case: Case, board: MatchBoard, offender: Side) -> Ruling:
    """86B2(b): the better of average plus and an assigned score, and the complement of it."""
    side = offender.other
    case.about(offender=offender, side=side)
    imps, lines = board.average_plus(side)
    assigned = _better_than(case, board, imps, side)
    _note_penalty(case, (offender,))
    if assigned is not None:
        return case.rule(
            "86B2(b)",
            end.ASSIGNED_IS_BETTER,
            fx.ScoreAdjusted(fx.Adjustment.ASSIGNED, "86B2(b)"),
            *awarded(assigned, assigned, "86B2(b)"),
            award=award_text(assigned),
        )
    case.cite("12C2(b)", end.AVERAGES_ARE_IMPS)
    case.derive(*lines, end.COMPLEMENT, imps=signed(-imps))
    plus, complement = Artificial(Average.PLUS), Artificial(Average.MINUS, imps=-imps)
    ns, ew = (plus, complement) if side is Side.NS else (complement, plus)
    return case.rule(
        "86B2(b)",
        end.AVERAGE_PLUS_AND_COMPLEMENT,
        fx.ScoreAdjusted(fx.Adjustment.ARTIFICIAL, "86B2(b)"),
        *awarded(ns, ew, "86B2(b)"),
    )


def _better_than(case: Case, board: MatchBoard, imps: Fraction, side: Side) -> Assigned | None:
    """86B2(b): an assigned score that gives the side more than an average plus."""
    if not case.ask(ask.ESTIMATE):
        return None
    likely = _likely(case, board)
    case.cite("12C1(c)", end.WEIGHED)
    case.derive(end.AS_ASSIGNED, *likely.derived(side).lines)
    if likely.gain(side) > imps:
        case.derive(end.MORE_THAN_AVERAGE_PLUS, plus=signed(imps))
        return likely.award
    case.derive(end.NO_MORE_THAN_AVERAGE_PLUS, plus=signed(imps))
    return None


def _no_score(law: str) -> tuple[fx.SideAwarded, ...]:
    return awarded(NoScore(), NoScore(), law)


# 12C2


def _artificial(
    case: Case, board: MatchBoard, fault: tuple[Side, ...], clause: str, ending: Ending
) -> Ruling:
    """12C2(a), (b): each side by its own fault."""
    ns = Artificial(case.ask(ask.DEGREE_NS) if Side.NS in fault else Average.PLUS)
    ew = Artificial(case.ask(ask.DEGREE_EW) if Side.EW in fault else Average.PLUS)
    if clause != "12C2(b)":
        case.cite("12C2(b)", end.AVERAGES_ARE_IMPS)
    case.tell(end.ARTIFICIAL, ns=award_text(ns), ew=award_text(ew))
    _note_penalty(case, fault)
    derive_both(case, {Side.NS: ns, Side.EW: ew}, board.match_scores)
    score = fx.ScoreAdjusted(fx.Adjustment.ARTIFICIAL, clause)
    return case.rule(clause, ending, score, *awarded(ns, ew, clause))


def _note_penalty(case: Case, fault: tuple[Side, ...]) -> None:
    """90A."""
    if fault:
        case.note(end.PENALTY)
