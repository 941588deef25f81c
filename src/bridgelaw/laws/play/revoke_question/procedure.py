"""Laws 61B, 61C and 66: who may ask about a revoke, and who may look at the tricks."""

from __future__ import annotations

from bridgelaw.laws.law import Case, Ending, Ruling, fx, procedure
from bridgelaw.laws.play.revoke_question import endings as end
from bridgelaw.laws.play.revoke_question import questions as ask
from bridgelaw.laws.play.revoke_question.manifest import MANIFEST
from bridgelaw.laws.play.revoke_question.questions import Asked
from bridgelaw.laws.play.revoke_question.situation import Inquiry, find_inquiry


@procedure(MANIFEST, finds=find_inquiry, asks=(ask,))
def REVOKE_QUESTION(case: Case, inquiry: Inquiry) -> Ruling:
    """Laws 61B and 61C: the right to ask, and the right to look."""
    asked = case.ask(ask.ASKED)
    # B1. Declarer may ask a defender.
    if asked is Asked.DEFENDER_BY_DECLARER:
        return case.rule("61B1", _allowed(inquiry), goes_on=inquiry.goes_on)
    # B2. Dummy may ask declarer, but not a defender.
    if asked is Asked.DECLARER_BY_DUMMY:
        return _dummy_asked_declarer(case, inquiry)
    if asked is Asked.DEFENDER_BY_DUMMY:
        return _dummy_asked_defender(case, inquiry)
    # B3. A defender may ask declarer, and their partner.
    if asked is Asked.DECLARER_BY_DEFENDER:
        return case.rule("61B3", _allowed(inquiry), goes_on=inquiry.goes_on)
    if asked is Asked.PARTNER_BY_DEFENDER:
        return _defender_asked_partner(case, inquiry)
    # C. The tricks stay closed.
    case.cite("61C")
    if case.know(ask.PLAY_OVER):
        return case.rule("66D", end.OPEN_AFTER_PLAY)
    return case.rule("66C", end.STAY_CLOSED)


def _allowed(inquiry: Inquiry) -> Ending:
    """Where the table shows a revoke, nobody plays on: the answer comes first."""
    return end.ANSWER_FIRST if inquiry.has_revoke else end.ALLOWED


def _dummy_asked_declarer(case: Case, inquiry: Inquiry) -> Ruling:
    """61B2(a): dummy may, but 43B2(b): not after having looked at other hands."""
    if not case.ask(ask.DUMMY_LOOKED):
        return case.rule("61B2(a)", _allowed(inquiry), goes_on=inquiry.goes_on)
    case.cite("61B2(a)")
    return case.rule("43B2(b)", end.DUMMY_HAD_LOST_THE_RIGHT, goes_on="revoke")


def _dummy_asked_defender(case: Case, inquiry: Inquiry) -> Ruling:
    """61B2(b): 9A3 would let dummy prevent an irregularity, but this is the more special law."""
    case.cite("61B2(b)", end.NOT_BY_DUMMY)
    case.tell(end.SAY_NOT_BY_DUMMY)
    case.note(end.MAY_BE_PENALISED)
    # 43B3. Dummy who has looked at other hands points out a defender's irregularity.
    if case.ask(ask.DUMMY_LOOKED):
        goes_on = inquiry.goes_on_without_penalty
        return case.rule("43B3", end.POINTED_OUT_WITHOUT_RIGHT, fx.Review("43B3"), goes_on=goes_on)
    # 16B. Declarer may not use what the question has told.
    return case.rule("16B", end.DUMMY_ASKED_DEFENDER, fx.Review("16B3"), goes_on=inquiry.goes_on)


def _defender_asked_partner(case: Case, inquiry: Inquiry) -> Ruling:
    """61B3: a defender may, but what the question tells partner may be unauthorised (16B1)."""
    if not case.ask(ask.SELECTIVE):
        return case.rule("61B3", _allowed(inquiry), goes_on=inquiry.goes_on)
    case.cite("61B3")
    asked = inquiry.asked
    ending = end.UNAUTHORISED if asked is None else end.ASKED_MAY_NOT_USE_IT
    review = fx.Review("16B3")
    return case.rule("16B1", ending, review, goes_on=inquiry.goes_on, asked=asked)
