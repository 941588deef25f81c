"""Law 87: what the scores show of a board that was played in several forms."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.seats import Side
from bridgelaw.laws.common.board_score import BoardScore
from bridgelaw.laws.law import All, Text
from bridgelaw.laws.score.fouled_board.questions import LARGE
from bridgelaw.scoring.awards import certain
from bridgelaw.scoring.derivation.derive import derive
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.numbers import mixed


@dataclass(frozen=True, slots=True)
class FouledBoard(BoardScore):
    """What is known of the board and of its forms."""

    @property
    def is_sorted(self) -> bool | None:
        """Are the scores in groups, by their form? What nobody has sorted may be of two as well."""
        scores = self.scores
        return True if scores is not None and any(scores.other_forms.values()) else None

    @property
    def is_teams(self) -> bool | None:
        return None if self.scores is None else self.scores.method is Method.TEAMS

    @property
    def is_matchpoints(self) -> bool | None:
        return None if self.scores is None else self.scores.method is Method.MATCHPOINTS

    @property
    def smallest_group(self) -> int | None:
        """The number of scores in the smallest group, where they have been sorted into groups."""
        scores = self.scores
        if scores is None:
            return None
        sizes = [
            min((*others, int(sum(scores.others.get(side, {}).values())) + 1))
            for side, others in scores.other_forms.items()
            if others
        ]
        return min((*sizes, LARGE)) if sizes else None

    @property
    def own_group(self) -> tuple[Text, ...]:
        """What this table gets, if its group is marked already."""
        scores = self.scores
        if scores is None or scores.result is None:
            return ()
        marked = [side for side in Side if scores.other_forms.get(side)]
        award = certain(scores.result)
        return tuple(line for side in marked for line in derive(award, side, scores).lines)

    def shares(self, number: int) -> All:
        """What a group of so many scores gets by the regulations, best first."""
        shares = self.profile.small_groups[number - 1]
        return All(tuple(f"{mixed(100 * share)}%" for share in shares))
