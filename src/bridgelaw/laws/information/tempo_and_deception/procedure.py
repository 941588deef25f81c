"""Law 73D, 73E: an opponent was misled by tempo, manner or a question."""

from __future__ import annotations

from bridgelaw.laws.information.tempo_and_deception import endings as end
from bridgelaw.laws.information.tempo_and_deception import questions as ask
from bridgelaw.laws.information.tempo_and_deception.manifest import MANIFEST
from bridgelaw.laws.information.tempo_and_deception.questions import Means
from bridgelaw.laws.information.tempo_and_deception.situation import Misled
from bridgelaw.laws.law import Case, Ruling, fx, procedure


@procedure(MANIFEST, sees=Misled.of, asks=(ask,))
def TEMPO_AND_DECEPTION(case: Case, board: Misled) -> Ruling:
    """Law 73E2: all of it, or the opponent bears the risk."""
    seat = case.who(ask.WHO)
    board.speak_of(case, seat)
    is_over = case.know(ask.OVER)
    means = case.ask(ask.BY)
    # E1. Calls and plays may deceive.
    if means is Means.ACTION:
        return case.rule("73E1", end.LEGAL)
    case.cite(means.value, end.MEANS[means])
    # It is judged when one sees what came of it.
    if not is_over:
        return case.rule("73D1", end.GO_ON, fx.Review("73"))
    # E2. A false inference, no bridge reason, could have been aware: all three.
    case.cite("73E2", end.LOOKED_AT)
    if not case.ask(ask.INFERENCE):
        return case.rule("73D1", end.NO_INFERENCE)
    if case.ask(ask.REASON):
        return case.rule("73D1", end.HAD_A_REASON)
    if not case.ask(ask.AWARE):
        return case.rule("73D1", end.NOT_AWARE)
    case.note(end.PARTNER_APART)
    handed = board.adjusts("73E2", seat)
    return case.rule("73E2", end.MISLED, goes_on="adjusted-score", hands_over=handed)
