"""Claims and revokes judged for a program: from what it sent to what it gets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bridgelaw.analysis.claims.as_json import verdict_json
from bridgelaw.analysis.claims.judge import judge
from bridgelaw.analysis.claims.rules import parse_rule
from bridgelaw.analysis.claims.understanding import said_with
from bridgelaw.analysis.revokes import weigh
from bridgelaw.analysis.solver.find import solver_or_none, solver_or_why
from bridgelaw.formats.claims.file import read_claim_data
from bridgelaw.formats.claims.layout import ClaimFile, claim_from_data
from bridgelaw.formats.revokes.as_json import board_json
from bridgelaw.formats.revokes.played import Board, PlayedBoard
from bridgelaw.formats.revokes.reading import LATE, CannotWeigh, boards_of, by_hand, of_table
from bridgelaw.locale import Language, tr
from bridgelaw.web.api.play_models import ClaimSent, RevokesSent
from bridgelaw.web.api.requests import table_of


def judged_claim(
    sent: ClaimSent, language: Language, stop: Callable[[], bool] = lambda: False
) -> dict[str, Any]:
    """Law 70: the least that claimer's side gets by normal play.

    `stop` is asked now and then: nobody searches for whoever has gone.
    """
    read = _claim(sent)
    verdict = judge(read.claim, solver=solver_or_none(), seconds=sent.seconds, stop=stop)
    return verdict_json(verdict, read.notes, language)


def _claim(sent: ClaimSent) -> ClaimFile:
    if sent.table is None:
        return claim_from_data(sent.data())
    written = table_of(sent.table).text.encode()
    read = read_claim_data(written, "table", with_statement=sent.statement is None)
    claim = read.claim
    if sent.statement is not None:
        claim = replace(claim, statement=said_with(claim, sent.statement))
    if sent.forgotten_trump is not None:
        claim = replace(claim, forgotten_trump=sent.forgotten_trump)
    return replace(read, claim=replace(claim, off=claim.off | set(map(parse_rule, sent.off))))


def weighed_revokes(sent: RevokesSent, language: Language) -> dict[str, Any]:
    """Law 64: what moves by itself, and what the other side would have had without."""
    board = _board(sent)
    if not isinstance(board, PlayedBoard):
        return board_json(board, None, language)
    solver, missing = solver_or_why()
    return board_json(board, weigh(board.play, solver, board.revokes, missing), language)


def _board(sent: RevokesSent) -> Board:
    late = LATE[sent.noticed]
    if sent.table is not None:
        return of_table(table_of(sent.table), late)
    if sent.record is not None:
        boards = boards_of(sent.record.encode(), "record", None, late)
        if len(boards) > 1:
            raise CannotWeigh(tr("One board at a time."))
        return boards[0]
    if sent.deal is None or sent.contract is None or sent.play is None:
        raise CannotWeigh(tr("Send a table, a record, or deal, contract and play."))
    return by_hand(sent.deal, sent.contract, sent.play, sent.tricks, sent.vulnerable, None, late)
