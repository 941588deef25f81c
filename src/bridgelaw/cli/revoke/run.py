"""What `bridgelaw revoke` does."""

from __future__ import annotations

from typing import Any

from bridgelaw.analysis.revokes import Weighed, weigh
from bridgelaw.analysis.solver.find import find_solver
from bridgelaw.analysis.solver.interface import Solver, SolverMissing
from bridgelaw.cli.field.paper import Paper
from bridgelaw.cli.options import Exit, stop, write_json
from bridgelaw.cli.revoke.asked import Board, NotPlayed, PlayedBoard, boards_of, by_hand
from bridgelaw.cli.revoke.data import board_json
from bridgelaw.cli.revoke.shown import show_board, show_not_played
from bridgelaw.cli.waiting import Waiting
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import Text, tr

_LATE = {"in_time": "", "next_deal": "64B4", "next_round": "64B5"}


def run_revoke(
    *,
    file: str | None,
    board: int | None,
    deal: str | None,
    contract: str | None,
    play: str | None,
    tricks: int | None,
    vulnerable: str | None,
    noticed: str,
    as_json: bool,
    language: Language,
) -> Exit:
    """Reads, weighs and shows."""
    late = _LATE[noticed]
    try:
        if file is not None:
            boards = boards_of(file, board, late)
        else:
            assert deal is not None
            assert contract is not None
            assert play is not None
            boards = (by_hand(deal, contract, play, tricks, vulnerable, board, late),)
        return _weigh_all(boards, as_json, language)
    except (ValueError, OSError) as error:
        stop(Exit.INPUT, language.explain(error))


def _weigh_all(boards: tuple[Board, ...], as_json: bool, language: Language) -> Exit:
    """One board after the other. Of many only those are shown in which somebody revoked."""
    solver, missing = _solver()
    paper, waiting = Paper(language), Waiting(language)
    found: list[dict[str, Any]] = []
    revoked = 0
    for number, board in enumerate(boards, 1):
        weighed: Weighed | None = None
        if isinstance(board, PlayedBoard):
            words = tr("Board {number} of {count} …", number=number, count=len(boards))
            with waiting.step(words):
                weighed = weigh(board.play, solver, board.revokes, missing)
            revoked += bool(weighed.revokes)
            if not as_json and (weighed.revokes or len(boards) == 1):
                show_board(paper, board, weighed)
        if as_json:
            found.append(board_json(board, weighed, language))
    untold = [board for board in boards if isinstance(board, NotPlayed)]
    if as_json:
        write_json({"language": language.code, "boards": found})
    else:
        show_not_played(paper, untold)
        if len(boards) > 1:
            paper.line(
                tr("Boards: {count}; with revokes: {revoked}", count=len(boards), revoked=revoked)
            )
    return Exit.INPUT if len(untold) == len(boards) else Exit.OK


def _solver() -> tuple[Solver | None, Text | None]:
    """The solver, or why there is none: the automatic tricks need none."""
    try:
        return find_solver(), None
    except SolverMissing as error:
        return None, error.text
