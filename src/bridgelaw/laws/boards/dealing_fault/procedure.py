"""Laws 1, 2, 6 and 7: faults of the pack, the deal and the board."""

from __future__ import annotations

from bridgelaw.laws.boards.dealing_fault import endings as end
from bridgelaw.laws.boards.dealing_fault import questions as ask
from bridgelaw.laws.boards.dealing_fault.manifest import MANIFEST
from bridgelaw.laws.boards.dealing_fault.questions import Fault, Marks
from bridgelaw.laws.boards.dealing_fault.situation import DealtBoard
from bridgelaw.laws.boards.teams import TEAMS
from bridgelaw.laws.law import Case, Ruling, fx, procedure


@procedure(MANIFEST, sees=DealtBoard.of, asks=(ask, TEAMS))
def DEALING_FAULT(case: Case, board: DealtBoard) -> Ruling:
    """Laws 1, 2, 6 and 7: is the board played as it is, dealt anew, or cancelled?"""
    fault = case.ask(ask.FAULT)
    # 1. The pack.
    if fault is Fault.PACK:
        return case.rule("1C", end.OTHER_PACK)
    # 2. What is marked on the board.
    if fault is Fault.MARKED:
        return _marked(case)
    # 7. How board and cards are handled.
    if fault is Fault.HANDLING:
        return case.rule("7A", end.HANDLED)
    # 6D2. Found at any time, at any table.
    if fault in (Fault.SORTED, Fault.IMPORTED):
        return _no_result(case, board, fault)
    # 6D3. The director's own reason.
    if fault is Fault.OTHER:
        return _ordered(case, board)
    # 6D1. Until the auction first begins on the board.
    if fault is Fault.TWICE:
        case.cite("1", end.NOT_A_WHOLE_PACK)
    if not case.fact(ask.WHEN, board.has_begun):
        return case.rule("6D1", end.DEALT_ANEW, board.dealt_anew("6D1"))
    if fault is Fault.CARD_SEEN:
        return _card_seen(case, board)
    # 13C, 14. Later one of the two is taken away, and what was called and played stands.
    if fault is Fault.TWICE:
        return case.rule("13C", end.ONE_TOO_MANY, goes_on="wrong-number-of-cards")
    case.cite("6B")
    if case.ask(ask.WRONG_COUNT):
        return case.rule("13", end.COUNT_THEM, goes_on="wrong-number-of-cards")
    return case.rule("6D1", end.DEAL_STANDS)


def _card_seen(case: Case, board: DealtBoard) -> Ruling:
    """6D1: once the auction has begun Law 16D rules, and for a player's own card Law 24."""
    if case.ask(ask.OWN_CARD):
        if board.shows_own_card:
            return case.rule("24", end.OWN_CARD_SHOWN, goes_on="card-in-auction")
        return case.rule("24", end.ENTER_THE_CARD)
    seen = {"play_over": "no", "came": "elsewhere", "begun": "yes"}
    return case.rule("16D", end.SEEN_TOO_LATE, goes_on="extraneous-information", hands_over=seen)


def _no_result(case: Case, board: DealtBoard, fault: Fault) -> Ruling:
    """6D2: no result stands, unless the event is a replay of old deals."""
    if fault is Fault.IMPORTED and case.ask(ask.REPLAY):
        return case.rule("6D2", end.REPLAYED)
    case.cite("6D2", end.NO_RESULT_STANDS)
    if case.ask(ask.CAN_BE_DEALT):
        return case.rule("6D2", end.CANCELLED_AND_DEALT, board.dealt_anew("6D2"))
    score = fx.ScoreAdjusted(fx.Adjustment.ARTIFICIAL, "6D2")
    if case.fact(TEAMS, board.teams):
        handed = {"results": "neither"}
        return case.rule(
            "86A", end.CANCELLED, score, goes_on="no-comparable-result", hands_over=handed
        )
    handed = {"power": "impossible"}
    return case.rule("6D2", end.CANCELLED, score, goes_on="adjusted-score", hands_over=handed)


def _ordered(case: Case, board: DealtBoard) -> Ruling:
    """6D3: for any reason that fits the Laws, but not a passed-out board, and teams by 86A."""
    if case.fact(ask.PASSED_OUT, board.is_passed_out):
        return case.rule("22B", end.NOT_PASSED_OUT)
    if case.ask(ask.PLAYED_ELSEWHERE):
        return case.rule("6D3", end.NOT_COMPARABLE_THEN)
    if case.fact(TEAMS, board.teams) and case.ask(ask.MATCH_KNOWN):
        return case.rule("86A", end.NOT_ONE_BOARD_OF_A_MATCH, goes_on="no-comparable-result")
    return case.rule("6D3", end.ORDERED_ANEW, board.dealt_anew("6D3"))


def _marked(case: Case) -> Ruling:
    """2: what is marked holds for the session; but it must have been the same for all."""
    marks = case.ask(ask.MARKS)
    if marks is Marks.UNUSED:
        return case.rule("2", end.MARK_IT_RIGHT)
    if marks is Marks.SAME:
        return case.rule("2", end.AS_MARKED)
    handed = {"different": "yes", "how": case.ask(ask.DIFFERENCE)}
    case.cite("2")
    return case.rule("87A", end.MARKED_TWO_WAYS, goes_on="fouled-board", hands_over=handed)
