"""What `bridgelaw revoke` does: the boards are read, and their revokes are weighed."""

from __future__ import annotations

from typing import Any

from bridgelaw.analysis.revokes import Weighed, weigh
from bridgelaw.analysis.solver.find import solver_or_why
from bridgelaw.cli.common.output import Exit, stop, write_json
from bridgelaw.cli.common.paper import Paper
from bridgelaw.cli.common.spinner import Spinner
from bridgelaw.cli.revoke.printed import show_board, show_not_played
from bridgelaw.formats.files import read_bytes
from bridgelaw.formats.revokes.as_json import board_json
from bridgelaw.formats.revokes.played import Board, NotPlayed, PlayedBoard
from bridgelaw.formats.revokes.reading import LATE, boards_of, by_hand
from bridgelaw.locale import Language, tr


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
    late = LATE[noticed]
    try:
        if file is not None:
            boards = boards_of(read_bytes(file), file, board, late)
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
    solver, missing = solver_or_why()
    paper, spinner = Paper(language), Spinner(language)
    boards_weighed: list[dict[str, Any]] = []
    revoked = 0
    for number, board in enumerate(boards, 1):
        weighed: Weighed | None = None
        if isinstance(board, PlayedBoard):
            words = tr("Board {number} of {count} …", number=number, count=len(boards))
            with spinner.step(words):
                weighed = weigh(board.play, solver, board.revokes, missing)
            revoked += bool(weighed.revokes)
            if not as_json and (weighed.revokes or len(boards) == 1):
                show_board(paper, board, weighed)
        if as_json:
            boards_weighed.append(board_json(board, weighed, language))
    untold = [board for board in boards if isinstance(board, NotPlayed)]
    if as_json:
        write_json({"language": language.code, "boards": boards_weighed})
    else:
        show_not_played(paper, untold)
        if len(boards) > 1:
            paper.line(
                tr("Boards: {count}; with revokes: {revoked}", count=len(boards), revoked=revoked)
            )
    return Exit.INPUT if len(untold) == len(boards) else Exit.OK
