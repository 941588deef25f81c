"""The findings for programs; docs/double-dummy.md explains the keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bridgelaw.analysis.tables import TrickTable
from bridgelaw.cli.dd.findings import MadeContract, Tabled, Valued
from bridgelaw.game import DENOMINATIONS, SEATS, Deal
from bridgelaw.locale import Language


def boards_json(boards: Sequence[Tabled], left: int, language: Language) -> dict[str, Any]:
    return {"boards": [_board_json(board, language) for board in boards], "left": left}


def _board_json(tabled: Tabled, language: Language) -> dict[str, Any]:
    board = tabled.board
    return {
        "board": board.number,
        "record": board.record,
        "deal": str(board.deal),
        "vulnerable": str(board.vulnerability),
        "table": None if tabled.table is None else table_json(tabled.table),
        "contracts": [made_json(made) for made in tabled.made],
        "problems": [language.say(problem) for problem in tabled.problems],
    }


def table_json(table: TrickTable) -> dict[str, dict[str, int]]:
    return {
        str(seat): {str(denomination): table[seat, denomination] for denomination in DENOMINATIONS}
        for seat in SEATS
    }


def made_json(made: MadeContract) -> dict[str, Any]:
    return {
        "contract": str(made.result.contract),
        "tricks": made.result.tricks,
        "result": str(made.result),
        "vulnerable": str(made.vulnerability),
        "score": {str(side): score for side, score in made.scores.items()},
    }


def valued_json(valued: Valued) -> dict[str, Any]:
    position = valued.position
    return {
        "deal": str(Deal(position.hands)),
        "denomination": "NT" if position.trump is None else str(position.trump),
        "leader": str(position.leader),
        "trick": [str(card) for card in position.trick],
        "turn": str(position.turn),
        "left": position.left,
        "tricks": {str(side): tricks for side, tricks in valued.tricks.items()},
        "values": {str(card): value for card, value in valued.values.items()},
        "best": [str(card) for card in valued.best],
        "line": [str(card) for card in valued.line.cards],
        "contract": None if valued.made is None else made_json(valued.made),
    }
