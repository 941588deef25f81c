"""Laws 73D and 73E: an opponent was misled by tempo, words or manner."""

from __future__ import annotations

from bridgelaw.laws.information.tempo_and_deception import endings as end
from bridgelaw.laws.information.tempo_and_deception import questions as ask
from bridgelaw.laws.information.tempo_and_deception.questions import Misled
from bridgelaw.laws.information.tempo_and_deception.situation import Deception
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import procedure
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.text import tr
from bridgelaw.table import effects as fx


@procedure(
    "tempo-and-deception",
    tr("An opponent was misled by tempo or manner"),
    "73D",
    "73E",
    sees=Deception.of,
    asks=(ask,),
    for_director=True,
)
def TEMPO_AND_DECEPTION(case: Case, deception: Deception) -> Ruling:
    """Laws 73D and 73E: tempo is for opponents to read, at their own risk and within limits."""
    # 85. The facts.
    if not case.ask(ask.AGREED):
        return case.rule("85A1", end.DISPUTED, goes_on="disputed-facts")
    # Nothing is adjusted while the board is played.
    if not case.fact(ask.IS_OVER, deception.is_over):
        return case.rule("73D1", end.LATER, fx.Review("73E2"))
    # E1. Calls and cards may deceive.
    misled = case.ask(ask.BY_WHAT)
    if misled is Misled.CARD:
        return case.rule("73E1", end.ALLOWED)
    # D1. Whoever reads tempo does so at their own risk.
    if not case.ask(ask.INFERENCE):
        return case.rule("73D1", end.OWN_RISK)
    # E2. No reason, and could have been aware.
    if case.ask(ask.REASON):
        return case.rule("73E2", end.HAD_A_REASON)
    if not case.ask(ask.AWARE):
        return case.rule("73E2", end.NOT_AWARE)
    case.cite("73D2" if misled is Misled.PROCEDURE else "73D1")
    side = case.ask(ask.BY_SIDE)
    grounds = {"power": "law", "law": "73E2", "offenders": side.value}
    return case.rule("73E2", end.MISLED, goes_on="adjusted-score", hands_over=grounds, side=side)
