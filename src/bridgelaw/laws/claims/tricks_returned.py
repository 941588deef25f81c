"""Laws 69B and 71: tricks that a side gets back after it has let them go."""

from __future__ import annotations

from bridgelaw.game.seats import Side
from bridgelaw.laws.claims import endings as end
from bridgelaw.laws.claims import questions as ask
from bridgelaw.laws.claims.known_claim import TricksLetGo, too_many
from bridgelaw.laws.common.board_score import derive_points
from bridgelaw.laws.law import Case, Ruling, fx
from bridgelaw.scoring.outcomes import Played

_ALL = 13


def side_of(case: Case, board: TricksLetGo) -> Side | None:
    """The side that wants tricks back; a quick ruling calls it what it is in the law."""
    return None if board.is_nameless else case.fact(ask.SIDE, board.side)


def how_many(case: Case, board: TricksLetGo, side: Side | None, most: int | None = _ALL) -> int:
    """The tricks that go back, at most so many as the side has let go."""
    most = min(_ALL if most is None else most, board.on_record(side))
    if not most:
        return 0
    return case.fact(
        ask.TRICKS,
        board.tricks_known(most),
        allowed=lambda tricks: too_many(most, tricks),
        branches=lambda: ("1",),
    )


def already_won(case: Case, board: TricksLetGo, side: Side | None, clause: str) -> Ruling:
    """A trick was counted for the wrong side; a table that saw the claim counts them right."""
    if board.made is None:
        return give_back(case, board, side, how_many(case, board, side), clause)
    if board.played is None:
        return case.rule(clause, end.COUNTED)
    derive_points(case, board, board.played)
    return case.rule(clause, end.COUNTED, *board.rescored(board.played, clause))


def give_back(
    case: Case, board: TricksLetGo, side: Side | None, tricks: int, clause: str
) -> Ruling:
    """The board is scored with these tricks for the side."""
    tricks = min(tricks, board.on_record(side))
    if not tricks:
        return case.rule(clause, end.NOTHING_TO_RETURN)
    effects: list[fx.Effect] = [fx.TricksTransferred(tricks, side, clause)]
    recorded = board.recorded_play
    if recorded is not None and side is not None:
        more = tricks if recorded.contract.declarer.side is side else -tricks
        result = Played(recorded.contract, recorded.tricks + more)
        derive_points(case, board, result)
        effects += board.rescored(result, clause)
    ending = end.ONE_RETURNED if tricks == 1 else end.SOME_RETURNED
    return case.rule(clause, ending, *effects, tricks=tricks)
