"""Laws 11A and 12: may the score be adjusted, for whom, and to what?"""

from __future__ import annotations

from bridgelaw.game.seats import Side
from bridgelaw.laws.law import Case, Ruling, procedure
from bridgelaw.laws.score.adjusted_score import endings as end
from bridgelaw.laws.score.adjusted_score import questions as ask
from bridgelaw.laws.score.adjusted_score.manifest import MANIFEST
from bridgelaw.laws.score.adjusted_score.questions import Offenders, Power
from bridgelaw.laws.score.adjusted_score.situation import (
    ARTIFICIAL_ONLY,
    ORDERED,
    AdjustedBoard,
    another_ground,
    lifted,
    no_infraction,
    refusal,
    without,
)
from bridgelaw.laws.score.awarding import Assignment, assign, by_fault, give_artificial
from bridgelaw.laws.score.endings import NOT_CLEAR
from bridgelaw.laws.score.questions import FAULT_EW, FAULT_NS, SCORE_QUESTIONS
from bridgelaw.scoring.awards import Artificial, Assigned, Average, SelfInflicted, certain
from bridgelaw.scoring.numbers import mixed
from bridgelaw.scoring.outcomes import Outcome


@procedure(MANIFEST, sees=AdjustedBoard.of, asks=(ask, FAULT_NS, FAULT_EW, *SCORE_QUESTIONS))
def ADJUSTED_SCORE(case: Case, board: AdjustedBoard) -> Ruling:
    """Laws 11A and 12: the director adjusts the score of a board."""
    power = case.ask(ask.POWER)
    # B2. The prescribed rectification is enough, whatever it does.
    if power is Power.SEVERITY:
        return case.rule("12B2", end.NO_GROUND)
    # A3. Both sides are innocent then, and 82C rules.
    if power is Power.DIRECTOR:
        return case.rule("12A3", end.DIRECTOR_ERROR, goes_on="director-error")
    # A2. There is nothing to compare.
    if power is Power.IMPOSSIBLE:
        case.note(end.MAY_PENALISE)
        return _impossible(case, board)
    # 11A. They did not call the director.
    if power is Power.PLAYERS:
        return _ruled_by_players(case, board)
    # A, A1. Another law says so, or none prescribes anything.
    law = "12A1"
    if power is Power.LAW:
        law = case.ask(
            ask.LAW,
            allowed=another_ground,
            branches=lambda: ("16B3", "43B3", "13D", "15A2(a)"),
        )
    # 13, 15A, 15B, 16D2(d). The law orders an adjusted score, whoever was damaged.
    if law in ORDERED:
        return _ordered(case, board, law)
    # 27D. Only after 27B1: whose partner had to pass has had their rectification.
    if law == "27D" and board.was_partner_barred:
        return case.rule("27D", end.NOT_AFTER_A_BAR)
    offenders = case.ask(ask.OFFENDERS, allowed=no_infraction(law))
    if offenders is not Offenders.NEITHER:
        case.note(end.MAY_PENALISE)
    if law == "12A1" and offenders.side is None:
        # A1 is for a side that did not offend, and there is none (example 5).
        return _impossible(case, board)
    case.cite(law)
    if offenders.side is None:
        return _each_for_itself(case, board)
    case.about(offending=offenders.side, innocent=offenders.side.other)
    if law == "43B3":
        # Dummy had lost their rights: only the defenders' score can change.
        return _unless_gained(case, board, offenders.side)
    return _for_the_innocent(case, board, offenders.side)


def _ordered(case: Case, board: AdjustedBoard, law: str) -> Ruling:
    """A law that leaves no choice: the result does not count, and only 12C1 or 12C2 is left."""
    case.note(end.MAY_PENALISE)
    case.cite(law, end.IS_ORDERED)
    if board.has_other_result:
        return case.rule("86B", end.OTHER_TABLE_HAS_RESULT, goes_on="no-comparable-result")
    # 15A2(a), 15B1, 15B3. Nothing was played on the right cards by those who are owed a score.
    # By the text 15A2(a) names no kind either.
    if law in ARTIFICIAL_ONLY and not (law == "15A2(a)" and case.follows_text(law)):
        return by_fault(case, board)
    # 12C1(d). The others name no kind: assigned wherever it can be.
    if not case.ask(ask.ASSIGNABLE):
        case.cite("12C1(d)", NOT_CLEAR)
        return by_fault(case, board)
    return _likely_for_each(case, board)


def _ruled_by_players(case: Case, board: AdjustedBoard) -> Ruling:
    """11A: who gained because an opponent did not know the law loses the gain (example 4)."""
    case.cite("10B", end.BINDS_NOBODY)
    case.note(end.NOT_CALLED)
    gained = case.ask(ask.GAINED_SIDE)
    if gained is None:
        return case.rule("11A", end.NOBODY_GAINED_BY_IGNORANCE)
    case.about(offending=gained, innocent=gained.other)
    proper = case.ask(ask.IF_CALLED, allowed=board.no_such_score)
    actual = _result_at_table(case, board)
    given = Assignment(
        clause="11A",
        awards={gained: proper, gained.other: certain(actual)},
        result=actual,
        keeps=gained.other,
        reduced=gained,
    )
    return assign(case, board, end.GAIN_TAKEN_AWAY, given)


def _impossible(case: Case, board: AdjustedBoard) -> Ruling:
    """12A2: whoever is at fault for it."""
    case.cite("12A2", end.NOT_NORMAL)
    if board.has_other_result:
        return case.rule("86B", end.OTHER_TABLE_HAS_RESULT, goes_on="no-comparable-result")
    return by_fault(case, board)


def _for_the_innocent(case: Case, board: AdjustedBoard, offending: Side) -> Ruling:
    """12B1: the other side's damage is made good, and the offending side's gain taken away."""
    innocent = offending.other
    if not case.ask(ask.DAMAGE):
        return _unless_gained(case, board, offending)
    case.cite("12B1", end.DAMAGED)
    # C1(d). Too many possibilities.
    if not case.ask(ask.ASSIGNABLE):
        case.cite("12C1(d)", NOT_CLEAR)
        averages = {offending: Artificial(Average.MINUS), innocent: Artificial(Average.PLUS)}
        return give_artificial(case, board, end.AVERAGES_BY_OFFENCE, averages)
    # C1(b), (c). What was likely without the infraction.
    likely = _weighed(case, board, in_favour_of=innocent)
    # C1(e). What the other side did to itself stays with it.
    if case.ask(ask.OWN).is_borne:
        return _bears_its_own(case, board, offending, likely)
    given = Assignment(
        clause=_clause(likely), awards={side: likely for side in Side}, redressed=innocent
    )
    return assign(case, board, end.LIKELY_FOR_BOTH, given)


def _unless_gained(case: Case, board: AdjustedBoard, offending: Side) -> Ruling:
    """12B1: the other side lost nothing and keeps its result; was there a gain?"""
    if not case.ask(ask.GAINED):
        return case.rule("12B1", end.NEITHER_DAMAGE_NOR_GAIN)
    case.cite("12B1", end.GAINED)
    likely = _weighed(case, board)
    actual = _result_at_table(case, board)
    given = Assignment(
        clause=_clause(likely),
        awards={offending: likely, offending.other: certain(actual)},
        result=actual,
        keeps=offending.other,
        reduced=offending,
    )
    return assign(case, board, end.GAIN_TAKEN_AWAY, given)


def _bears_its_own(case: Case, board: AdjustedBoard, offending: Side, likely: Assigned) -> Ruling:
    """12C1(e): three results are kept apart (examples 6, 7 and 13)."""
    after = case.ask(ask.AFTER, allowed=board.no_such_score)
    actual = _result_at_table(case, board)
    # (e)(i), (ii). Everything that the infraction brought, and nothing that it did not cost.
    case.cite("12C1(e)(i)", end.WITHOUT_INFRACTION)
    given = Assignment(
        clause="12C1(e)(ii)",
        awards={offending: likely, offending.other: SelfInflicted(likely, after, certain(actual))},
        result=actual,
        reduced=offending,
        laws={offending: "12C1(e)(i)", offending.other: "12C1(e)(ii)"},
    )
    return assign(case, board, end.BEARS_ITS_OWN, given)


def _each_for_itself(case: Case, board: AdjustedBoard) -> Ruling:
    """Both sides offended, or neither: each gets what was likely, and doubt is each one's own."""
    if not case.ask(ask.ANY_DAMAGE):
        return case.rule("12B1", end.NO_DAMAGE)
    case.cite("12B1", end.EACH_FOR_ITSELF)
    if not case.ask(ask.ASSIGNABLE):
        case.cite("12C1(d)", NOT_CLEAR)
        return by_fault(case, board)
    return _likely_for_each(case, board)


def _likely_for_each(case: Case, board: AdjustedBoard) -> Ruling:
    """12C1(b), (c): what was likely, asked for each side."""
    ns = case.ask(ask.POSSIBLE_NS, allowed=board.no_such_score)
    ew = case.ask(ask.POSSIBLE_EW, allowed=board.no_such_score)
    given = Assignment(clause=_clause(ns, ew), awards={Side.NS: ns, Side.EW: ew})
    return assign(case, board, end.LIKELY_FOR_EACH, given)


def _clause(*awards: Assigned) -> str:
    """12C1(b), and (c) where several results have their weights."""
    return "12C1(c)" if any(award.is_weighted for award in awards) else "12C1(b)"


def _result_at_table(case: Case, board: AdjustedBoard) -> Outcome:
    return case.fact(ask.RESULT, board.result, allowed=board.no_such_result)


# 12C1(c)


def _weighed(case: Case, board: AdjustedBoard, in_favour_of: Side | None = None) -> Assigned:
    """12C1(c): what was likely without the infraction, with the weight of each result."""
    possible = case.ask(ask.POSSIBLE, allowed=lambda found: board.no_such_score(found.award))
    award = possible.award
    if not award.is_weighted:
        return award
    polled = case.ask(ask.POLLED) if possible.polled is None else possible.polled
    if polled < board.profile.fewest_polled:
        case.note(end.FEW_ASKED, number=board.profile.fewest_polled)
    case.note(end.WRITE_DOWN)
    award = _legal(case, award)
    if in_favour_of is None or not award.is_weighted:
        return award
    return _favoured(case, board, award, in_favour_of)


def _legal(case: Case, award: Assigned) -> Assigned:
    """12C1(c): without what could be reached only by the infraction (example 10)."""
    illegal = case.ask(
        ask.EXCLUDED,
        allowed=lambda parts: refusal(lambda: without(award, parts)),
        branches=lambda: ("none", str(award.outcomes[-1][0])),
    )
    if illegal:
        case.cite("12C1(c)", end.ONLY_BY_INFRACTION)
    return without(award, illegal)


def _favoured(case: Case, board: AdjustedBoard, award: Assigned, side: Side) -> Assigned:
    """84D: doubt goes to the side that did not offend, within the limit (example 11)."""
    limit = board.profile.sympathetic_limit
    favoured = case.ask(
        ask.LIFTED,
        allowed=board.no_favour(award, side),
        branches=lambda: ("none", str(board.best_for(side, award))),
        limit=mixed(limit),
    )
    if favoured:
        case.cite("84D", end.DOUBT_FAVOURS)
    return lifted(award, favoured, limit)
