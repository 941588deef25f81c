"""Law 82C: what the scores and the table show of the board that was ruled on wrongly."""

from dataclasses import dataclass

from bridgelaw.laws.common.board_score import BoardScore


@dataclass(frozen=True, slots=True)
class WronglyRuledBoard(BoardScore):
    """What is known of the board: nothing but its scores, for the error is the director's."""
