"""Law 69: has a claim been agreed to, and can the agreement be taken back?"""

from __future__ import annotations

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.verdict import Verdict
from bridgelaw.analysis.claims.words import explain
from bridgelaw.laws.claims.claim_agreed import endings as end
from bridgelaw.laws.claims.claim_agreed import questions as ask
from bridgelaw.laws.claims.claim_agreed.manifest import MANIFEST
from bridgelaw.laws.claims.claim_agreed.questions import Agreed
from bridgelaw.laws.claims.claim_agreed.situation import AgreedClaim, not_yet_established
from bridgelaw.laws.claims.endings import TOO_LATE
from bridgelaw.laws.claims.judging import lines, verdict_on
from bridgelaw.laws.claims.questions import READING, SIDE, STATEMENT, TRICKS
from bridgelaw.laws.claims.stated import as_recorded
from bridgelaw.laws.claims.tricks_returned import already_won, give_back, how_many, side_of
from bridgelaw.laws.common.board_score import PERIOD_OVER, is_period_over, note_appeal
from bridgelaw.laws.law import Case, Ruling, Text, filled, procedure


@procedure(
    MANIFEST,
    sees=AgreedClaim.of,
    asks=(
        ask.AGREED,
        SIDE,
        PERIOD_OVER,
        ask.ALREADY_WON,
        ask.FACED,
        STATEMENT,
        READING,
        ask.LIKELY,
        TRICKS,
    ),
)
def CLAIM_AGREED(case: Case, board: AgreedClaim) -> Ruling:
    """Law 69: the tricks that a side agreed to lose."""
    # A. When is a claim agreed to? Until then it is doubted, and Law 70 decides (68D2(a)).
    agreed = case.ask(ask.AGREED, allowed=not_yet_established(case.round_over))
    if agreed is Agreed.NO:
        return case.rule("68D2(a)", end.NO_AGREEMENT, goes_on="claim")
    if agreed is Agreed.ASSENTED:
        case.cite("69A", end.NOT_YET)
        return case.rule("68D2(a)", end.NOT_ESTABLISHED, goes_on="claim")
    case.cite("69A", end.AGREED)
    note_appeal(case, board)
    side = side_of(case, board)
    case.about(side=side or end.AGREEING_SIDE, claimer=board.claimer)
    # B. Within the correction period the agreement can be taken back.
    if is_period_over(case, board):
        return case.rule("79C1", TOO_LATE)
    # B1. A trick that was won before the claim.
    if case.ask(ask.ALREADY_WON):
        return already_won(case, board, side, "69B1")
    # B2. A trick that would likely have been won.
    if board.let_go == 0:
        return case.rule("69B", end.GAVE_NOTHING)
    faced = case.fact(ask.FACED, board.faced)
    said = board.said
    claim = None if said is None else as_recorded(case, said)
    if not _is_likely(case, claim, ask.FACED_WORDS if faced else ask.HIDDEN_WORDS):
        return case.rule("69B2", end.NOT_LIKELY)
    tricks = how_many(case, board, side, board.let_go)
    return give_back(case, board, side, tricks, "69B2")


def _is_likely(case: Case, claim: Claim | None, seen: Text) -> bool:
    """69B2: where the four hands are known they are told with it, and decide nothing."""
    if claim is None:
        return case.ask(ask.LIKELY, seen=seen)

    def verdict() -> Verdict:
        return verdict_on(case, claim)

    def is_decided() -> bool:
        return case.foresees or verdict().normal.is_decided

    case.derive(lambda: explain(verdict(), named=False))
    return case.ask(
        ask.LIKELY_COMPUTED if is_decided() else ask.LIKELY_BESIDE,
        claimed=claim.tricks,
        left=claim.position.left,
        best=lambda: verdict().best.bounds,
        normal=lambda: verdict().normal.bounds,
        why=filled(ask.LIKELY.why, seen=seen),
        evidence=lambda: lines(explain(verdict(), named=False)),
    )
