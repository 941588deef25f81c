"""Law 71: a concession stands, unless it gave away what could not be lost."""

from __future__ import annotations

from bridgelaw.game.seats import Side
from bridgelaw.laws.claims.claim.situation import ClaimMade
from bridgelaw.laws.claims.concession.questions import (
    BY_DEFENDER,
    CONCEDED,
    OBJECTED,
    QUESTIONS,
    SURE,
    Conceded,
)
from bridgelaw.laws.claims.concession.worth import never_lost
from bridgelaw.laws.claims.known_claim import claimed_tricks, made_at
from bridgelaw.laws.claims.objection import after_objection
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
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.result import CONCESSION as NAME
from bridgelaw.table.result import is_claim_agreed
from bridgelaw.table.table import Table


def concession(case: Case) -> Ruling:
    """Law 71: the tricks that a side gave away."""
    made = made_at(case.table)
    # 68B2. A defender's partner may have objected in time.
    if _is_by_defender(case) and case.fact(
        OBJECTED, lambda table: False if is_claim_agreed(table) else None
    ):
        case.cite("68B1")
        return after_objection(
            case, ClaimMade() if made is None else ClaimMade(made.seat, case.table)
        )
    note_appeal(case, BoardScore.of(case.circumstances))
    side = side_of(case, None if made is None else made.seat.side)
    # It stands, once made; but there is the correction period, also after the next board.
    if is_too_late(case):
        return too_late(case)
    what = case.ask(CONCEDED, allowed=lambda what: _misfit(case.table, what), side=_name(side))
    # 1. What the side had in fact won.
    if what is not Conceded.LEFT:
        case.cite("79A2", tr("Nobody keeps a trick that the other side has won."))
        return already_won(case, side, "71(1)")
    # 2. What could not be lost by any normal play.
    return _not_to_be_lost(case, side)


def _is_by_defender(case: Case) -> bool:
    return case.fact(BY_DEFENDER, _by_defender)


def _by_defender(table: Table) -> bool | None:
    if table.claim is None or table.contract is None:
        return None
    return table.claim.seat.side is not table.contract.declarer.side


def _misfit(table: Table | None, what: Conceded) -> Text | None:
    """Why that cannot have been conceded at this table."""
    if table is None or table.claim is None:
        return None
    if what is Conceded.LEFT and claimed_tricks(table) == table.tricks_left:
        return tr("all the tricks that were left were claimed")
    if what is Conceded.CONTRACT and not _is_decided(table):
        return tr("the contract was neither made nor defeated when the play stopped")
    return None


def _is_decided(table: Table) -> bool:
    """Had the side that conceded the tricks to make the contract, or to defeat it?"""
    claim, contract = table.claim, table.contract
    assert claim is not None
    assert contract is not None
    side, needed = claim.seat.side, contract.tricks_needed
    if side is not contract.declarer.side:
        needed = 14 - needed
    return table.tricks_won(side) >= needed


# 2


def _not_to_be_lost(case: Case, side: Side | None) -> Ruling:
    tricks = never_lost(case)
    if tricks is None:
        sure = case.ask(SURE, side=_name(side))
        tricks = how_many(case, side, _let_go(case.table)) if sure else 0
    if not tricks:
        return stands(case, "71", tr("The concession stands: normal play could lose the trick."))
    return give_back(case, side, tricks, "71(2)")


def _let_go(table: Table | None) -> int | None:
    if table is None or table.claim is None:
        return None
    return table.tricks_left - claimed_tricks(table)


def _name(side: Side | None) -> Side | Text:
    return tr("the side that conceded") if side is None else side


CONCESSION = Procedure(
    NAME,
    tr("Concession taken back"),
    ("71",),
    concession,
    QUESTIONS,
    for_director=True,
)
