"""Law 15B: a board played by the wrong pair, in the wrong direction, or at the wrong time."""

from __future__ import annotations

from bridgelaw.game.seats import Side
from bridgelaw.laws.boards.teams import TEAMS
from bridgelaw.laws.boards.wrong_pair import endings as end
from bridgelaw.laws.boards.wrong_pair import questions as ask
from bridgelaw.laws.boards.wrong_pair.manifest import MANIFEST
from bridgelaw.laws.boards.wrong_pair.questions import After, Deprived, Due, TeamsDue, What
from bridgelaw.laws.boards.wrong_pair.situation import Seating
from bridgelaw.laws.common.board_score import awarded, note_appeal
from bridgelaw.laws.law import Case, Ruling, fx, procedure
from bridgelaw.scoring.awards import Artificial, NoScore

_ARTIFICIAL = fx.Adjustment.ARTIFICIAL


@procedure(MANIFEST, sees=Seating.of, asks=(ask, TEAMS))
def WRONG_PAIR(case: Case, seating: Seating) -> Ruling:
    """Law 15B: contestants at a board that is not meant for them in this round."""
    what = case.ask(ask.WHAT)
    # 87. Then the board is not the same for all.
    if what is What.FORM:
        handed = {"different": "yes"}
        return case.rule("87A", end.FORMS_DIFFER, goes_on="fouled-board", hands_over=handed)
    case.note(end.MAY_PENALISE)
    # 5B, 8A. Before the auction period it is simply put right.
    if not case.fact(ask.BEGUN, seating.has_begun):
        return case.rule("5B" if what is not What.BOARD else "8A1", end.NOT_BEGUN)
    if what is What.DIRECTION:
        return _direction(case)
    # B is for pairs and individuals.
    if case.fact(TEAMS, seating.is_teams):
        return _teams(case, seating.seen(what))
    seating = seating.seen(what)
    if case.fact(ask.BAROMETER, seating.is_barometer):
        case.cite("82B")
        return case.rule("15B2", end.BAROMETER)
    for told in seating.told_by_movement():
        case.note(told)
    if case.fact(ask.PLAYED_BEFORE, seating.played_before):
        return _cancelled(case, seating)
    return _completed(case, seating)


def _teams(case: Case, seating: Seating) -> Ruling:
    """15B is not for teams: the board is played in its match, now or when it is due, or 86B."""
    case.cite("15B")
    due = case.fact(ask.TEAMS_DUE, seating.teams_due)
    # 82B. These four play it as they sit, only at another time.
    if due is TeamsDue.HERE:
        return case.rule("82B", end.ORDER_OF_BOARDS)
    # 16D1, 16D2(c). It is still to be played: what was seen and heard here came from elsewhere.
    if due is TeamsDue.LATER:
        case.cite("16D1")
        stopped = fx.ScoreAdjusted(_ARTIFICIAL, "16D2(c)")
        nothing = awarded(NoScore(), NoScore(), "16D2(c)")
        return case.rule("16D2(c)", end.PLAYED_WHEN_DUE, stopped, *nothing)
    return case.rule("86B", end.TEAMS, goes_on="no-comparable-result")


def _direction(case: Case) -> Ruling:
    """5A, 82B: it is their board, and the Director decides how it is scored."""
    case.cite("5A")
    if case.ask(ask.AS_SAT):
        return case.rule("82B", end.SCORED_AS_SAT)
    score = fx.ScoreAdjusted(_ARTIFICIAL, "82B")
    handed = {"power": "impossible"}
    return case.rule(
        "82B", end.NOT_SCORED_AS_SAT, score, goes_on="adjusted-score", hands_over=handed
    )


def _cancelled(case: Case, seating: Seating) -> Ruling:
    """15B1: cancelled for both sides; B3: an artificial score for whoever is left without any."""
    case.cite("15B1", end.CANCELLED)
    case.tell(end.CANCELLED_FOR_BOTH)
    ns = case.fact(ask.AFTER_NS, seating.after(Side.NS))
    ew = case.fact(ask.AFTER_EW, seating.after(Side.EW))
    for side, after in ((Side.NS, ns), (Side.EW, ew)):
        case.note(end.BECOMES_OF[after], side=side)
    gets_ns = Artificial(case.ask(ask.FAULT_NS)) if ns is After.DEPRIVED else NoScore()
    gets_ew = Artificial(case.ask(ask.FAULT_EW)) if ew is After.DEPRIVED else NoScore()
    clause, ending = "15B1", end.NOBODY_LOSES
    if After.DEPRIVED in (ns, ew):
        case.cite("12C2(a)")
        note_appeal(case, seating)
        clause, ending = "15B3", end.SOMEBODY_LOSES
    score = fx.ScoreAdjusted(_ARTIFICIAL, clause)
    return case.rule(clause, ending, score, *awarded(gets_ns, gets_ew, clause))


def _completed(case: Case, seating: Seating) -> Ruling:
    """15B2: the board is completed and its score stands; B3: who is deprived of another."""
    case.cite("15B2")
    case.tell(end.COMPLETED)
    due = case.fact(ask.DUE, seating.due)
    if due is Due.TOGETHER:
        case.note(end.SWAPPED)
    else:
        case.note(end.OTHERS_MEET if seating.needs_others(due) else end.NO_OTHERS)
    # 8B1. In this round, as long as it has not ended; 8B2. or later.
    case.cite("8B1" if case.round_over is False else "8B2")
    case.note(end.RIGHT_BOARD_NOW if case.round_over is False else end.RIGHT_BOARD_LATER)
    deprived = case.ask(ask.DEPRIVED)
    if deprived is Deprived.NOBODY:
        return case.rule("15B2", end.SCORE_STANDS)
    if deprived is not Deprived.OTHERS:
        case.note(end.THESE_LOSE)
    if deprived is not Deprived.THESE:
        case.note(end.THOSE_LOSE)
    return case.rule(
        "15B3",
        end.SCORE_STANDS_OTHERS_LOSE,
        goes_on="adjusted-score",
        hands_over=seating.handed(),
    )
