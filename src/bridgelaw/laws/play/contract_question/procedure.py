"""Laws 41B, 41C and 20: a question about the auction when the auction is over."""

from __future__ import annotations

from bridgelaw.laws.law import Case, Ruling, fx, procedure
from bridgelaw.laws.play.contract_question import endings as end
from bridgelaw.laws.play.contract_question import questions as ask
from bridgelaw.laws.play.contract_question.manifest import MANIFEST
from bridgelaw.laws.play.contract_question.questions import Asker, Request
from bridgelaw.laws.play.contract_question.situation import AfterAuction, Asks, find_after_auction


@procedure(MANIFEST, finds=find_after_auction, asks=(ask,))
def CONTRACT_QUESTION(case: Case, after: AfterAuction) -> Ruling:
    """Laws 41B, 41C, 20C and 20F2: who may ask what, and until when."""
    request = case.ask(ask.REQUEST, allowed=after.does_not_fit)
    # 47E2. An opening lead that was made on a wrong explanation.
    if request is Request.MISLED:
        return _misled(case, after)
    # 41C. By whom it was doubled is never told on its own.
    if request is Request.DOUBLER:
        return case.rule("41C", end.DOUBLER_IS_NOT_TOLD)
    seat = case.ask(ask.WHO, when=after.is_declared)
    asks = after.asks(seat, case.fact(ask.ASKER, after.asker(seat)))
    case.about(asker=asks.seat, player=asks.player)
    # 41B, 41C, 20F2. Declarer and the defenders ask; dummy does not.
    if asks.asker is Asker.DUMMY:
        if request is Request.CONTRACT:
            return case.rule("41C", end.DUMMY_AND_THE_CONTRACT, fx.Review("16B3"))
        return case.rule("41B", end.DUMMY, fx.Review("16B3"))
    if request is Request.REVIEW:
        return _review(case, after, asks)
    if request is Request.EXPLANATION:
        return _explanation(case, after, asks)
    return _contract(case, after, asks)


def _review(case: Case, after: AfterAuction, asks: Asks) -> Ruling:
    """41B, 20C: the auction is repeated for whoever has not played a card."""
    # 41B. The right ends with their first card.
    if case.fact(ask.HAS_PLAYED, asks.has_played):
        case.cite("41B", end.ENDED_WITH_FIRST_CARD)
        return case.rule("41C", end.TOO_LATE)
    # 41B. Until the lead is faced they need not wait for their turn; 20C. later they do. Whoever
    # is still to make the opening lead is on turn.
    faced = asks.asker is not Asker.LEADER and case.fact(ask.FACED, after.faced)
    if faced and not case.fact(ask.OWN_TURN, asks.own_turn):
        return _must_wait(case, asks, "20C2")
    case.cite("20D", end.AN_OPPONENT_REPEATS)
    if faced:
        return case.rule("20C2", end.REPEATED_LATE)
    return case.rule("41B", end.REPEATED)


def _explanation(case: Case, after: AfterAuction, asks: Asks) -> Ruling:
    """41B, 20F2: what a call means."""
    # 20F2. Once the lead is faced each asks at their own turn, throughout the play.
    if case.fact(ask.FACED, after.faced):
        if case.fact(ask.OWN_TURN, asks.own_turn):
            return case.rule("20F2", end.EXPLAINED_AT_TURN)
        return _must_wait(case, asks, "20F2")
    # 41B. Before that declarer and the leader's partner may ask at once; but if the leader's card
    # lies on the table, their next turn to ask is their next turn to play.
    if asks.asker is Asker.LEADER and case.fact(ask.HAS_PLAYED, asks.has_played):
        return _must_wait(case, asks, "20F2")
    return case.rule("41B", end.EXPLAINED)


def _contract(case: Case, after: AfterAuction, asks: Asks) -> Ruling:
    """41C: at their own turn, throughout the play; before that they may have the whole review."""
    if case.fact(ask.FACED, after.faced) and not case.fact(ask.OWN_TURN, asks.own_turn):
        return _must_wait(case, asks, "41C")
    return case.rule("41C", end.CONTRACT)


def _must_wait(case: Case, asks: Asks, law: str) -> Ruling:
    """Not their turn: they get no answer, and the question itself may tell partner something."""
    if asks.asker is Asker.DECLARER:
        return case.rule(law, end.DECLARER_WAITS)
    case.cite("16B1", end.TELLS_PARTNER)
    return case.rule(law, end.DEFENDER_WAITS, fx.Review("16B3"))


def _misled(case: Case, after: AfterAuction) -> Ruling:
    """47E2: the opening lead was made on a wrong explanation."""
    case.about(led_by=after.led_by, leader=after.leader)
    # 75A. Right or wrong, the explainer's partner has heard it.
    case.cite("75A", end.NOT_FOR_THE_EXPLAINERS_PARTNER)
    heard = fx.Review("16B3")
    # 41A, 21B1. The lead lies face down: the auction period is not over.
    if not case.fact(ask.FACED, after.faced):
        case.cite("47E2(a)", end.MAY_BE_TAKEN_BACK)
        return case.rule("41A", end.LAW_21_FIRST, heard, goes_on="misinformation")
    # 41C. The lead was faced: no call can be changed.
    case.cite("41C", end.NO_CALL_CAN_BE_CHANGED)
    case.note(end.A_CALL_AS_WELL)
    # 47E2(b). Too late when a card of dummy can be seen.
    if case.fact(ask.DUMMY_SHOWN, after.dummy_shown):
        return case.rule("47E2(b)", end.DUMMY_WAS_SEEN, fx.Review("47E2(b)"), heard)
    # 47E2(a). It may be taken back; nobody judges whether it mattered.
    if not case.ask(ask.TAKES_BACK):
        return case.rule("47E2(a)", end.LEAD_STANDS, heard)
    effects = (*after.lead_taken_back, fx.Review("16C3"), heard)
    return case.rule("47E2(a)", end.LEAD_TAKEN_BACK, *effects)
