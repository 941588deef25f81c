"""Law 87: a board that was not the same for all who are compared on it."""

from __future__ import annotations

from bridgelaw.laws.common.board_score import note_appeal
from bridgelaw.laws.common.usual_penalty import usual_penalty_words
from bridgelaw.laws.law import Case, Ruling, procedure
from bridgelaw.laws.score.awarding import by_fault
from bridgelaw.laws.score.fouled_board import endings as end
from bridgelaw.laws.score.fouled_board import questions as ask
from bridgelaw.laws.score.fouled_board.manifest import MANIFEST
from bridgelaw.laws.score.fouled_board.questions import Forms, How, Tables
from bridgelaw.laws.score.fouled_board.situation import FouledBoard
from bridgelaw.laws.score.questions import FAULT_EW, FAULT_NS
from bridgelaw.scoring.field import Method


@procedure(MANIFEST, sees=FouledBoard.of, asks=(ask, FAULT_NS, FAULT_EW))
def FOULED_BOARD(case: Case, board: FouledBoard) -> Ruling:
    """Law 87: is the board fouled, and how is it scored?"""
    # A. Only those who are compared matter, not the hand record.
    if not case.fact(ask.DIFFERENT, board.is_sorted):
        return case.rule("87A", end.NOT_FOULED)
    note_appeal(case, board)
    how = case.ask(ask.HOW)
    case.cite("87A", end.FOULED)
    if case.fact(ask.TEAMS, board.is_teams):
        return _teams(case, board)
    return _pairs(case, board, how)


def _teams(case: Case, board: FouledBoard) -> Ruling:
    """87C: a team is compared with its other table only, so that 86B decides."""
    tables = case.ask(ask.TABLES)
    if tables is Tables.WAITING:
        return case.rule("87A", end.SAME_FORM_THERE)
    _penalty(case, board)
    if tables is Tables.ONE:
        return case.rule("86B1", end.ONE_RESULT, goes_on="no-comparable-result")
    case.cite("87C", end.NOT_COMPARABLE)
    return case.rule("86B2", end.FAULT_DECIDES, goes_on="no-comparable-result")


def _pairs(case: Case, board: FouledBoard, how: How) -> Ruling:
    """87B: the scores on each form are a group of their own, as nearly as can be found out."""
    forms = case.ask(ask.FORMS)
    if forms is Forms.UNKNOWN:
        _penalty(case, board)
        case.tell(end.CANNOT_BE_SCORED)
        case.note(end.ALL_TABLES_BY_FAULT)
        return by_fault(case, board, end.NOT_TOLD_APART, may_be_teams=False)
    if forms is Forms.LIKELY:
        case.note(end.WRITE_DOWN)
    if how is How.VULNERABILITY:
        case.note(end.VULNERABILITY_AS_MARKED)
    _small_group(case, board, case.fact(ask.SMALLEST, board.smallest_group))
    case.derive(*board.own_group)
    _penalty(case, board)
    return case.rule("87B", end.GROUPS)


def _small_group(case: Case, board: FouledBoard, number: int) -> None:
    """87B: what a very small group gets is for the regulations of the event to say."""
    profile = board.profile
    if board.is_matchpoints is False and number > 1:
        case.derive(end.COMPARED_IN_ITSELF)
    elif number <= len(profile.small_groups):
        shares = board.shares(number)
        case.derive(end.SHARES, profile=profile.name, number=number, shares=shares)
        if profile.small_group_part < 1 or profile.largest_compared is not None:
            case.derive(end.LARGE_PART_IS_COMPARED)
    elif number == 1:
        case.derive(end.NOTHING_TO_COMPARE)
    else:
        case.derive(end.BROUGHT_UP)


def _penalty(case: Case, board: FouledBoard) -> None:
    """90B: who put cards into wrong pockets can be penalised."""
    if not case.ask(ask.CULPRIT):
        return
    profile = board.profile
    case.cite("90B", end.MAY_BE_PENALISED)
    if board.is_matchpoints is not None:
        method = Method.MATCHPOINTS if board.is_matchpoints else Method.TEAMS
        case.note(end.USUAL_PENALTY, usual=usual_penalty_words(profile, method))
