"""Law 79: the number of tricks is in dispute, or a score was recorded or computed wrongly."""

from __future__ import annotations

from bridgelaw.game.seats import Side
from bridgelaw.laws.common.board_score import (
    PERIOD_OVER,
    awarded,
    derive_points,
    is_period_over,
    note_appeal,
    recorded,
)
from bridgelaw.laws.law import Case, Ruling, fx, procedure
from bridgelaw.laws.score.tricks_disputed import endings as end
from bridgelaw.laws.score.tricks_disputed import questions as ask
from bridgelaw.laws.score.tricks_disputed.manifest import MANIFEST
from bridgelaw.laws.score.tricks_disputed.questions import Claim, Matter, Sure
from bridgelaw.laws.score.tricks_disputed.situation import DisputedBoard, results_like
from bridgelaw.scoring.awards import certain
from bridgelaw.scoring.outcomes import Outcome
from bridgelaw.scoring.words import outcome_text


@procedure(
    MANIFEST, sees=DisputedBoard.of, asks=(ask.MATTER, ask.CLAIM, ask.AGREED, PERIOD_OVER, ask)
)
def TRICKS_DISPUTED(case: Case, board: DisputedBoard) -> Ruling:
    """Law 79: which score is recorded."""
    note_appeal(case, board)
    matter = case.ask(ask.MATTER)
    if matter is not Matter.TRICKS:
        return _error(case, board, matter)
    # B1. Claims have laws of their own.
    claim = case.fact(ask.CLAIM, board.claim, allowed=board.no_such_claim)
    if claim is not Claim.NO:
        return _claimed(case, claim)
    # B3. By the text after the end of the round; by the commentary also once it was agreed.
    by_text = case.follows_text("79B3")
    known = case.round_over if by_text else case.round_over or None
    is_late = case.fact(ask.whether_late(by_text), known)
    return _after_agreement(case, board) if is_late else _before_agreement(case, board)


def _claimed(case: Case, claim: Claim) -> Ruling:
    """79B1: Laws 69 to 71 decide; they ask for the correction period themselves."""
    case.cite("79B1", end.CLAIMED)
    if claim is Claim.NOT_AGREED:
        return case.rule("70", end.CLAIM_CONTESTED, goes_on="claim")
    if claim is Claim.AGREED:
        return case.rule("69B", end.CLAIM_AGREED, goes_on="claim-agreed")
    return case.rule("71", end.CONCEDED, goes_on="concession")


def _before_agreement(case: Case, board: DisputedBoard) -> Ruling:
    """79B2: one score, the same for both sides, and no weights."""
    # The table shows it; the record is what is in question.
    result = case.fact(
        ask.RESULT, board.played, allowed=board.not_the_result, branches=board.results
    )
    case.cite("85A", end.MOST_PROBABLE)
    derive_points(case, board, result)
    effects = recorded(result, "79B2")
    return case.rule("79B2", end.FOUND, *effects, result=outcome_text(result))


def _after_agreement(case: Case, board: DisputedBoard) -> Ruling:
    """79B3: the record is changed only if the director is clearly convinced."""
    if is_period_over(case, board):
        return case.rule("79C1", end.TOO_LATE)
    sure = case.ask(ask.SURE)
    if sure is Sure.NO:
        return case.rule("79B3", end.NOT_CLEARLY_WRONG)
    on_record = case.fact(ask.RECORDED, board.recorded, allowed=board.no_such_result)
    actual = case.fact(
        ask.RESULT,
        board.played_instead_of(on_record),
        allowed=board.not_instead_of(on_record),
        branches=lambda: results_like(on_record),
    )
    change = board.difference(actual, on_record)
    if not change:
        return case.rule("79B3", end.ON_RECORD)
    derive_points(case, board, actual)
    if sure is Sure.LIKELY:
        return _split(case, on_record, actual, Side.NS if change < 0 else Side.EW)
    # A2. Both sides now say the same.
    if sure is Sure.AGREED:
        case.cite("79A2", end.NOBODY_KEEPS)
    effects = recorded(actual, "79B3")
    return case.rule("79B3", end.CHANGED, *effects, result=outcome_text(actual))


def _split(case: Case, on_record: Outcome, actual: Outcome, lowered: Side) -> Ruling:
    """79B3: the side with a trick too many loses it, and the other does not get it."""
    kept, lost = certain(on_record), certain(actual)
    case.derive(end.KEEPS_RECORD, side=lowered.other, result=outcome_text(on_record))
    ns, ew = (lost, kept) if lowered is Side.NS else (kept, lost)
    return case.rule(
        "79B3",
        end.SPLIT,
        fx.ScoreAdjusted(fx.Adjustment.ASSIGNED, "79B3"),
        *awarded(ns, ew, "79B3"),
        lowered=lowered,
        other=lowered.other,
        result=outcome_text(actual),
    )


def _error(case: Case, board: DisputedBoard, matter: Matter) -> Ruling:
    """79C: an error in the score, corrected for both sides, and for longer if it is certain."""
    clause = "79C1"
    if is_period_over(case, board):
        clause = "79C2"
        case.cite("79C1", end.PERIOD_IS_OVER)
        if not case.ask(ask.BEYOND_DOUBT):
            return case.rule(clause, end.NOT_BEYOND_DOUBT)
        if not case.ask(ask.APPROVED):
            return case.rule(clause, end.NOT_APPROVED)
    if matter is Matter.COMPUTED:
        return case.rule(clause, end.COMPUTED_ANEW)
    right = case.ask(ask.RIGHT, allowed=board.no_such_result)
    if right == board.recorded:
        return case.rule(clause, end.ON_RECORD)
    derive_points(case, board, right)
    effects = recorded(right, clause)
    return case.rule(clause, end.CORRECTED, *effects, result=outcome_text(right))
