"""Law 16D: a player knows something about the board from elsewhere."""

from __future__ import annotations

from bridgelaw.laws.information.extraneous_information import endings as end
from bridgelaw.laws.information.extraneous_information import questions as ask
from bridgelaw.laws.information.extraneous_information.manifest import MANIFEST
from bridgelaw.laws.information.extraneous_information.questions import Came, Course
from bridgelaw.laws.information.extraneous_information.situation import Known, ways_left
from bridgelaw.laws.information.on_the_board import adjusted_by
from bridgelaw.laws.law import Case, Ruling, fx, procedure


@procedure(MANIFEST, sees=Known.of, asks=(ask,))
def EXTRANEOUS_INFORMATION(case: Case, board: Known) -> Ruling:
    """Law 16D: before the first call four ways, after it two, and a look at the result."""
    is_over = case.know(ask.OVER)
    # D2(c), D3. It was played: did the information matter?
    if is_over:
        case.cite("16D1", end.FROM_ELSEWHERE)
        law = "16D3" if case.fact(ask.CAME_LATER, board.came_later) else "16D2(c)"
        if not case.ask(ask.AFFECTED):
            return case.rule(law, end.DID_NOT_MATTER)
        handed = adjusted_by(law)
        return case.rule(law, end.AFFECTED, goes_on="adjusted-score", hands_over=handed)
    came = case.ask(ask.CAME)
    # 13A. Seen because a hand had too many cards: that information is authorised.
    if came is Came.COUNT:
        return case.rule("13A2", end.TOO_MANY_CARDS, goes_on="wrong-number-of-cards")
    # 6D1. In the deal: it is dealt again until the auction first begins on the board.
    if came is Came.DEAL:
        handed = {"fault": "card_seen"}
        return case.rule("6D1", end.IN_THE_DEAL, goes_on="dealing-fault", hands_over=handed)
    has_begun = case.fact(ask.BEGUN, board.has_begun)
    # 24. A card that was shown after the first call.
    if came is Came.CARD and has_begun:
        if board.shows_card:
            return case.rule("24", end.SHOWN_IN_AUCTION, goes_on="card-in-auction")
        return case.rule("24", end.ENTER_THE_CARD)
    board.speak_of(case, case.who(ask.WHO))
    case.cite("16D1", end.FROM_ELSEWHERE)
    if not case.ask(ask.INTERFERES):
        return case.rule("16D1", end.PLAY)
    # D2. Four ways before the first call; D3. two of them after it.
    course = case.ask(ask.COURSE, allowed=ways_left(has_begun))
    if course is Course.PLAY:
        law = "16D3" if has_begun else "16D2(c)"
        return case.rule(law, end.PLAY, fx.Review(law))
    if course is Course.ADJUST:
        if has_begun:
            case.cite("16D3", end.TWO_WAYS)
        gone = fx.ScoreAdjusted(fx.Adjustment.ARTIFICIAL, "16D2(d)")
        handed = adjusted_by("16D2(d)")
        return case.rule(
            "16D2(d)", end.CANCELLED, gone, goes_on="adjusted-score", hands_over=handed
        )
    return case.rule(course.value, end.WAYS[course])
