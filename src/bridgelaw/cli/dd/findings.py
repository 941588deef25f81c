"""What was found out about boards and positions, before it is printed or written as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bridgelaw.analysis.position import Position
from bridgelaw.analysis.solver.interface import Solver, SolverFailed
from bridgelaw.analysis.tables import (
    IncompleteDeal,
    Line,
    TrickTable,
    line_of_play,
    trick_table,
)
from bridgelaw.game import Card, Contract, Deal, Side, Vulnerability
from bridgelaw.locale import Text
from bridgelaw.scoring.outcomes import Played, score_of


@dataclass(frozen=True, slots=True)
class DealtBoard:
    """A board of a file, however often it was played."""

    number: int | None
    record: int
    """Its place in the file, from 1."""
    deal: Deal
    vulnerability: Vulnerability
    contracts: tuple[Contract, ...]
    """Those that were played, each once."""
    problems: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class MadeContract:
    """What a contract makes, and the score for it."""

    result: Played
    vulnerability: Vulnerability

    @property
    def scores(self) -> dict[Side, int]:
        points = score_of(self.result, self.vulnerability)
        return {Side.NS: points, Side.EW: -points}


@dataclass(frozen=True, slots=True)
class Tabled:
    """A board with its table, or with what is wrong with it."""

    board: DealtBoard
    table: TrickTable | None
    made: tuple[MadeContract, ...] = ()
    problems: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Valued:
    """A position, and what each card is worth there."""

    position: Position
    values: Mapping[Card, int]
    line: Line
    made: MadeContract | None = None

    @property
    def tricks(self) -> dict[Side, int]:
        side, best = self.position.turn.side, max(self.values.values())
        return {side: best, side.other: self.position.left - best}

    @property
    def best(self) -> tuple[Card, ...]:
        most = max(self.values.values())
        return tuple(card for card, value in self.values.items() if value == most)


def tabled(solver: Solver, board: DealtBoard) -> Tabled:
    """The table of a board, or why there is none."""
    try:
        table = trick_table(solver, board.deal)
    except (IncompleteDeal, SolverFailed) as error:
        return Tabled(board, None, problems=(error.text, *board.problems))
    return Tabled(
        board,
        table,
        tuple(
            MadeContract(Played(contract, table[contract.declarer, contract.denomination]),
                 board.vulnerability)
            for contract in board.contracts
        ),
    )  # fmt: skip


def valued(
    solver: Solver, position: Position, contract: Contract | None, vulnerability: Vulnerability
) -> Valued:
    """The value of every card, the most valuable first; for a whole deal also the contract's."""
    values = solver.values(position)
    ranked = {card: values[card] for card in position.legal}
    ranked = dict(sorted(ranked.items(), key=lambda item: -item[1]))
    result_of = Valued(position, ranked, line_of_play(solver, position))
    if contract is None or position.left < 13:
        return result_of
    result = Played(contract, result_of.tricks[contract.declarer.side])
    return replace(result_of, made=MadeContract(result, vulnerability))
