"""Law 69: has a claim been agreed to, and can the agreement be taken back?"""

from __future__ import annotations

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.verdict import Verdict
from bridgelaw.analysis.claims.words import explain
from bridgelaw.game.seats import Side
from bridgelaw.laws.claims.acquiescence.questions import (
    AGREED,
    ALREADY_WON,
    FACED,
    FACED_WORDS,
    HIDDEN_WORDS,
    LIKELY,
    LIKELY_COMPUTED,
    QUESTIONS,
    Agreed,
)
from bridgelaw.laws.claims.judging import lines, verdict_on
from bridgelaw.laws.claims.known_claim import claimed_tricks, judged_at, made_at
from bridgelaw.laws.claims.tricks_returned import (
    already_won,
    give_back,
    how_many,
    is_too_late,
    side_of,
    stands,
    too_late,
)
from bridgelaw.laws.common.board_score import BoardScore, note_appeal
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.text import Text, filled, tr
from bridgelaw.table.events import Spread
from bridgelaw.table.result import CLAIM_AGREED as NAME
from bridgelaw.table.table import Table


def claim_agreed(case: Case) -> Ruling:
    """Law 69: the tricks that a side agreed to lose."""
    made = made_at(case.table)
    # A. When is a claim agreed to?
    agreed = case.ask(AGREED)
    if agreed is not Agreed.ESTABLISHED:
        return _not_established(case, agreed)
    case.cite("69A", tr("The claim is agreed to, and is scored as if it had been played."))
    note_appeal(case, BoardScore.of(case.circumstances))
    side = side_of(case, None if made is None else made.seat.side.other)
    # B. Within the correction period the agreement can be taken back.
    if is_too_late(case):
        return too_late(case)
    # B1. A trick that was won before the claim.
    if case.ask(ALREADY_WON, side=_name(side)):
        return already_won(case, side, "69B1")
    # B2. A trick that would likely have been won.
    if _let_go(case.table) == 0:
        return stands(case, "69B", tr("The agreement stands: it gave no trick away."))
    return _likely(case, side)


# A


def _not_established(case: Case, agreed: Agreed) -> Ruling:
    """68D2(a): the claim is doubted, and Law 70 decides."""
    headline = tr("There is no agreement to the claim: it is disputed, and judged.")
    if agreed is Agreed.ASSENTED:
        case.cite("69A", tr("The agreement is not established yet."))
        case.say(
            None,
            tr(
                "Agreement is not established before the side calls on a later board or the round "
                "ends. The claim can still be disputed, and I judge it."
            ),
        )
        headline = tr(
            "The agreement is not established yet: the claim can be disputed, and is judged."
        )
    return case.rule("68D2(a)", headline, goes_on="claim")


# B2


def _likely(case: Case, side: Side | None) -> Ruling:
    faced = case.fact(FACED, _has_faced, side=_name(side))
    seen = FACED_WORDS if faced else HIDDEN_WORDS
    claim = judged_at(case.table)
    if claim is None:
        likely = case.ask(LIKELY, side=_name(side), seen=seen)
    else:
        likely = _beside_the_numbers(case, claim, side, seen)
    if not likely:
        return stands(
            case, "69B2", tr("The agreement stands: the side would hardly have won the trick.")
        )
    return give_back(case, side, how_many(case, side, _let_go(case.table)), "69B2")


def _beside_the_numbers(case: Case, claim: Claim, side: Side | None, seen: Text) -> bool:
    """The same question where the four hands are known; what they tell decides nothing."""

    def verdict() -> Verdict:
        return verdict_on(case, claim)

    case.derive(lambda: explain(verdict()))
    return case.ask(
        LIKELY_COMPUTED,
        side=_name(side),
        claimed=claim.tricks,
        left=claim.position.left,
        best=lambda: verdict().best.bounds,
        normal=lambda: verdict().normal.bounds,
        why=filled(LIKELY.why, seen=seen),
        evidence=lambda: lines(explain(verdict())),
    )


def _let_go(table: Table | None) -> int | None:
    """The tricks that the side agreed to lose, where that is known."""
    return None if table is None or table.claim is None else claimed_tricks(table)


def _has_faced(table: Table) -> bool | None:
    """A hand that was put down with the claim could be seen; of another the table knows nothing."""
    claim = table.claim
    faced = claim is not None and any(
        isinstance(event, Spread) and event.seat is claim.seat for event in table.log
    )
    return True if faced else None


def _name(side: Side | None) -> Side | Text:
    return tr("the side that agreed") if side is None else side


CLAIM_AGREED = Procedure(
    NAME,
    tr("Agreement to a claim taken back"),
    ("69",),
    claim_agreed,
    QUESTIONS,
    for_director=True,
)
