"""Law 20F4, 20F5: who corrects a wrong explanation of their own side, when, and what stays hidden.

Nothing at the table changes by it: what follows is what to say, when, and what is unauthorised.
"""

from __future__ import annotations

from bridgelaw.game.seats import Seat
from bridgelaw.laws.auction.explanation_duty import endings as end
from bridgelaw.laws.auction.explanation_duty import questions as ask
from bridgelaw.laws.auction.explanation_duty.manifest import MANIFEST
from bridgelaw.laws.auction.explanation_duty.questions import Mistake, Moment
from bridgelaw.laws.auction.explanation_duty.situation import Explained, find_board
from bridgelaw.laws.law import Case, Ruling, fx, procedure


@procedure(MANIFEST, finds=find_board, asks=(ask,))
def EXPLANATION_DUTY(case: Case, board: Explained) -> Ruling:
    """Law 20F4, 20F5, 75: the duties of the explainer and of their partner."""
    who = case.who(ask.WHO)
    case.about(player=board.named(who), partner=board.named_partner(who))
    mistake = case.ask(ask.MISTAKE)
    # 75C. Nothing was explained wrongly, so there is nothing to correct.
    if mistake is Mistake.CALL:
        case.cite("75A", end.TOLD_BY_PARTNERS_ALERT)
        return case.rule("75C", end.NOTHING_TO_CORRECT, fx.Review("16B3"))
    moment = case.fact(ask.MOMENT, board.moment)
    if mistake is Mistake.OWN:
        return _own_explanation(case, moment)
    return _partners_explanation(case, board, who, moment)


def _own_explanation(case: Case, moment: Moment) -> Ruling:
    """20F4: the player's own explanation."""
    # 75A. The partner, whose call it was, has heard it.
    case.cite("75A", end.PARTNER_HEARD_IT)
    if moment is Moment.AUCTION:
        # F4(a). They may wait until the clarification period ends, or by the commentary until the
        # final pass; sooner is allowed, not required.
        by_text = case.follows_text("20F4(a)")
        if not case.ask(
            ask.SPEAKS_NOW, until=end.UNTIL_THE_LEAD if by_text else end.UNTIL_THE_PASS
        ):
            may_wait = end.MAY_WAIT if by_text else end.MAY_WAIT_FOR_THE_PASS
            return case.rule("20F4(a)", may_wait, fx.Review("16B3"))
        case.cite("20F4", end.AT_ONCE)
        case.cite("75B2")
    elif moment is Moment.CLARIFICATION:
        # F4. At the latest now.
        case.cite("20F4", end.BEFORE_THE_LEAD)
        case.cite("75B2")
    else:
        # 75B2. Found later: during the play.
        case.cite("75B2", end.TOO_LATE)
        case.note(end.CALLS_STAND)
    # F4(b). The director is called, and Law 21 decides what may be changed.
    return case.rule("20F4(b)", end.CORRECTS_OWN, fx.Review("16B3"), goes_on="misinformation")


def _partners_explanation(case: Case, board: Explained, who: Seat, moment: Moment) -> Ruling:
    """20F5: partner's explanation."""
    case.cite("75A", end.TOLD_BY_PARTNERS_EXPLANATION)
    case.cite("75B3")
    # F5(a). Never during the auction, by word, face or gesture.
    if moment is Moment.AUCTION:
        if case.ask(ask.EXPLAINS_LATER):
            # F1 goes before F5(a): an alert or an answer informs the opponents, and not partner.
            case.cite("20F1", end.BY_THE_AGREEMENT)
            return case.rule("20F5(a)", end.EXPLAINS_LATER_CALL, fx.Review("16B3"))
        return case.rule("20F5(a)", end.NOTHING_IN_THE_AUCTION, fx.Review("16B3"))
    # F5(b). At the end of the play at the latest, whoever they are.
    if moment is Moment.OVER:
        reviews = (fx.Review("21B3"), fx.Review("16B3"))
        return case.rule("20F5(b)", end.CORRECTS_PARTNERS, *reviews, goes_on="misinformation")
    # F5(b)(i). A defender waits until the play is over.
    if case.fact(ask.DEFENDS, board.defends(who)):
        return case.rule("20F5(b)(i)", end.NOTHING_UNTIL_THE_END, fx.Review("16B3"))
    # F5(b)(ii). Declarer or dummy speaks after the final pass.
    if moment is Moment.PLAY:
        case.note(end.CORRECTED_TOO_LATE)
    review = fx.Review("16B3")
    return case.rule("20F5(b)(ii)", end.CORRECTS_PARTNERS, review, goes_on="misinformation")
