"""Laws 20A, 20B, 20D to 20F1: a question about the auction while it goes on."""

from __future__ import annotations

from bridgelaw.laws.auction.auction_question import endings as end
from bridgelaw.laws.auction.auction_question import questions as ask
from bridgelaw.laws.auction.auction_question.manifest import MANIFEST
from bridgelaw.laws.auction.auction_question.questions import Wants
from bridgelaw.laws.auction.auction_question.situation import Asking, find_auction
from bridgelaw.laws.law import Case, Ruling, fx, procedure


@procedure(MANIFEST, finds=find_auction, asks=(ask,))
def AUCTION_QUESTION(case: Case, auction: Asking) -> Ruling:
    """Law 20: who may ask what about the auction, and when."""
    case.about(player=auction.somebody)
    wants = case.ask(ask.WANTS)
    # A. Which call it was may be asked at once.
    if wants is Wants.WHICH_CALL:
        return case.rule("20A", end.WHICH_CALL)
    # E. All four see to it that the review is right.
    if wants is Wants.MISTAKE:
        if case.ask(ask.CALLED_ON_IT):
            return case.rule("20E", end.CALLED_ON_MISTAKE, fx.Review("12C1"))
        return case.rule("20E", end.PUT_RIGHT)
    seat = case.who(ask.WHO)
    case.about(player=auction.named(seat))
    # B, F1. At one's own turn.
    if not case.fact(ask.OWN_TURN, auction.own_turn(seat)):
        case.cite("16B1", end.TELLS_PARTNER)
        return case.rule(wants.value, end.WAITS, fx.Review("16B3"))
    # B, F1 (footnote 7). Neither for one whom a law obliges to pass.
    if case.fact(ask.MUST_PASS, auction.must_pass(seat)):
        nothing = end.NO_REVIEW if wants is Wants.REVIEW else end.NO_EXPLANATION
        return case.rule(wants.value, nothing)
    # F1. What a call means.
    if wants is Wants.EXPLANATION:
        return case.rule("20F1", end.EXPLAINED)
    # B. The whole auction.
    case.cite("20D", end.AN_OPPONENT_REPEATS)
    return case.rule("20B", end.REPEATED)
