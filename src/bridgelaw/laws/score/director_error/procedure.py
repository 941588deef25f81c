"""Law 82C: the director has ruled wrongly."""

from __future__ import annotations

from bridgelaw.game.seats import Side
from bridgelaw.laws.law import Case, Ruling, procedure
from bridgelaw.laws.score.awarding import Assignment, assign, give_artificial
from bridgelaw.laws.score.director_error import endings as end
from bridgelaw.laws.score.director_error import questions as ask
from bridgelaw.laws.score.director_error.manifest import MANIFEST
from bridgelaw.laws.score.director_error.situation import WronglyRuledBoard
from bridgelaw.laws.score.endings import NOT_CLEAR
from bridgelaw.laws.score.questions import SCORE_QUESTIONS, AssignedQuestion
from bridgelaw.scoring.awards import Artificial, Assigned, Average


@procedure(MANIFEST, sees=WronglyRuledBoard.of, asks=(ask, *SCORE_QUESTIONS))
def DIRECTOR_ERROR(case: Case, board: WronglyRuledBoard) -> Ruling:
    """Law 82C: both sides are innocent, and each is looked at for itself."""
    # B. The error is put right, if that is still possible.
    if case.ask(ask.STILL_NORMAL):
        return case.rule("82B", end.TAKEN_BACK)
    # C. Both sides count as non-offending.
    case.cite("82C", end.BOTH_INNOCENT)
    case.cite("12A3")
    # 12C1(d). Too many possibilities.
    if not case.ask(ask.ASSIGNABLE):
        case.cite("12C1(d)", NOT_CLEAR)
        averages = {side: Artificial(Average.PLUS) for side in Side}
        return give_artificial(case, board, end.AVERAGE_PLUS, averages)
    # 12C1(b), (c). What a side lost by a mistake of its own is not made good.
    own_ns = case.ask(ask.OWN_NS)
    ns = _with_right_ruling(case, board, ask.RIGHT_NS, own_ns)
    own_ew = case.ask(ask.OWN_EW)
    ew = _with_right_ruling(case, board, ask.RIGHT_EW, own_ew)
    clause = "12C1(c)" if ns.is_weighted or ew.is_weighted else "12C1(b)"
    ending = end.OWN_MISTAKE_STAYS if own_ns or own_ew else end.AS_RULED_RIGHTLY
    given = Assignment(clause=clause, awards={Side.NS: ns, Side.EW: ew})
    return assign(case, board, ending, given)


def _with_right_ruling(
    case: Case, board: WronglyRuledBoard, right: AssignedQuestion, hurt_itself: bool
) -> Assigned:
    """82C: what the right ruling would have brought the side."""
    mistake = ask.MISTAKE_STAYS if hurt_itself else ask.NO_MISTAKE
    return case.ask(right, allowed=board.no_such_score, mistake=mistake)
