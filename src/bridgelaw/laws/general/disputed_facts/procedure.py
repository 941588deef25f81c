"""Laws 84 and 85: the sides tell the facts differently."""

from __future__ import annotations

from bridgelaw.laws.general.disputed_facts import endings as end
from bridgelaw.laws.general.disputed_facts import questions as ask
from bridgelaw.laws.general.disputed_facts.manifest import MANIFEST
from bridgelaw.laws.general.disputed_facts.questions import Disputed, MostProbable, OnTheseFacts
from bridgelaw.laws.general.disputed_facts.situation import Dispute
from bridgelaw.laws.law import Case, Ruling, procedure

_FINDINGS = {
    MostProbable.NS: end.AS_NS,
    MostProbable.EW: end.AS_EW,
    MostProbable.OTHER: end.OTHERWISE,
}


@procedure(MANIFEST, sees=Dispute.of, asks=(ask,))
def DISPUTED_FACTS(case: Case, dispute: Dispute) -> Ruling:
    """Law 85: the director finds the facts; Law 84 then rules on them."""
    told = case.ask(ask.ABOUT)
    # 79. The number of tricks has its own tests.
    if told is Disputed.TRICKS:
        return case.rule("79B", end.TRICKS, goes_on="tricks-disputed")
    found = case.ask(ask.FOUND, evidence=told.evidence)
    # 85B. Not to be found.
    if found is MostProbable.NOT_FOUND:
        return case.rule("85B", end.NOT_FOUND)
    # 85A. The balance of probabilities.
    case.cite("85A1", end.MOST_PROBABLE)
    case.cite("85A2")
    case.about(finding=_FINDINGS[found])
    match case.ask(ask.THEN):
        case OnTheseFacts.NOTHING:
            return case.rule("84A", end.NOTHING_PRESCRIBED)
        case OnTheseFacts.PRESCRIBED:
            return case.rule("84B", end.PRESCRIBED)
        case OnTheseFacts.OPTIONS:
            # 10C. All choices are explained first, and each player chooses without partner.
            case.cite("10C1")
            case.cite("10C2")
            return case.rule("84C", end.OPTIONS)
        case OnTheseFacts.DOUBT:
            grounds = {"power": "no_rectification"}
            return case.rule("84D", end.DOUBT, goes_on="adjusted-score", hands_over=grounds)
