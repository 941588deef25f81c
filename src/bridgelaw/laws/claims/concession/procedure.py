"""Law 71: a concession stands, unless it gave away what could not be lost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.verdict import Verdict
from bridgelaw.analysis.claims.words import explain
from bridgelaw.laws.claims.concession import endings as end
from bridgelaw.laws.claims.concession import questions as ask
from bridgelaw.laws.claims.concession.manifest import MANIFEST
from bridgelaw.laws.claims.concession.questions import Conceded
from bridgelaw.laws.claims.concession.situation import ConcededBoard, found
from bridgelaw.laws.claims.endings import TOO_LATE
from bridgelaw.laws.claims.judging import assumed, at_a_glance, at_leisure, drawn, lines, verdict_on
from bridgelaw.laws.claims.objection import after_objection
from bridgelaw.laws.claims.questions import FORGOTTEN, READING, SIDE, STATEMENT, TRICKS
from bridgelaw.laws.claims.stated import as_recorded
from bridgelaw.laws.claims.tricks_returned import already_won, give_back, how_many, side_of
from bridgelaw.laws.common.board_score import PERIOD_OVER, is_period_over, note_appeal
from bridgelaw.laws.law import All, Case, Ruling, procedure


@procedure(
    MANIFEST,
    sees=ConcededBoard.of,
    asks=(
        ask.BY_DEFENDER,
        ask.OBJECTED,
        SIDE,
        PERIOD_OVER,
        ask.CONCEDED,
        STATEMENT,
        READING,
        FORGOTTEN,
        ask.COMPUTED,
        ask.SURE,
        TRICKS,
    ),
)
def CONCESSION(case: Case, board: ConcededBoard) -> Ruling:
    """Law 71: the tricks that a side gave away."""
    case.about(claimer=board.concession.name, partner=board.concession.partner)
    # 68B2. A defender's partner may have objected in time.
    if case.fact(ask.BY_DEFENDER, board.by_defender) and case.fact(ask.OBJECTED, board.objected):
        case.cite("68B1")
        return after_objection(case, board.concession)
    note_appeal(case, board)
    side = side_of(case, board)
    case.about(side=board.named(side))
    # It stands, once made; but there is the correction period, also after the next board.
    if is_period_over(case, board):
        return case.rule("79C1", TOO_LATE)
    # 1. What the side had in fact won.
    if case.ask(ask.CONCEDED, allowed=board.not_conceded) is not Conceded.LEFT:
        case.cite("79A2", end.NOBODY_KEEPS)
        return already_won(case, board, side, "71A")
    # 2. What could not be lost by any normal play.
    said = board.said
    tricks, sure = _never_lost(case, None if said is None else as_recorded(case, said))
    if tricks is None:
        tricks = how_many(case, board, side, board.let_go) if sure(case) else 0
    if not tricks:
        return case.rule("71", end.STANDS)
    return give_back(case, board, side, tricks, "71B")


def _never_lost(case: Case, claim: Claim | None) -> tuple[int | None, Callable[[Case], bool]]:
    """71B: the tricks that no normal play loses; `None` where the director must say it.

    Then with it how the director is asked.
    """
    if claim is None:
        return None, _is_sure
    # Whoever looks ahead from here has seen this verdict, so that it costs nothing.
    verdict = at_leisure(_remembered(case, claim))
    # Where the search was not finished there is nothing that one could agree to.
    if not verdict.normal.is_decided:
        return None, lambda case: _is_sure_beside(case, verdict)
    off = case.ask(
        replace(ask.COMPUTED, assumed=assumed(verdict)),
        conceded=claim.position.left - claim.tricks,
        tricks=max(0, verdict.tricks - claim.tricks),
        why=ask.SURE.why,
        evidence=lambda: lines((found(verdict), *explain(verdict, named=False))),
        **drawn(case, lambda: verdict),
    )
    if off is None:
        return None, _is_sure
    if off:
        changed = verdict_on(case, replace(verdict.claim, off=claim.off | off))
        if not changed.normal.is_decided:
            return None, lambda case: _is_sure_beside(case, changed)
        verdict = changed
    case.derive(lambda: explain(verdict, named=False))
    return max(0, verdict.tricks - claim.tricks), _is_sure


def _is_sure(case: Case) -> bool:
    """71B: the director has found it."""
    return case.ask(ask.SURE)


def _is_sure_beside(case: Case, verdict: Verdict) -> bool:
    """The same, beside what was found before the search ended."""
    case.derive(lambda: explain(verdict, named=False))
    return case.ask(ask.SURE_BESIDE, why=ask.SURE.why, found=lambda: found(verdict))


def _remembered(case: Case, claim: Claim) -> Claim:
    """70C: a trump that is out may have been forgotten here as well, if that matters."""
    glance = at_a_glance(claim)
    if not glance.assumed_forgotten:
        return claim
    if glance.normal.is_decided and glance.if_remembered == glance.tricks:
        return claim
    trumps = All(tuple(claim.trumps_out))
    forgotten = case.ask(FORGOTTEN, claimer=claim.claimer, trumps=trumps)
    return replace(claim, forgotten_trump=forgotten)
