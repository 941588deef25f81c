"""Law 86B: what the scores show of a board of a match, and how its tables compare."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction

from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.seats import Side
from bridgelaw.laws.common.board_score import BoardScore
from bridgelaw.laws.law import Text, tr
from bridgelaw.laws.score.no_comparable_result.questions import GOOD_FOR_EW, GOOD_FOR_NS
from bridgelaw.scoring.awards import Artificial, Assigned, Average
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.derivation.derive import Derived, derive
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.outcomes import Outcome, score_of
from bridgelaw.scoring.sympathetic_weights import TooFar, sympathetic, within_limit


@dataclass(frozen=True, slots=True)
class MatchBoard(BoardScore):
    """What is known of the board."""

    @property
    def match_scores(self) -> BoardContext:
        """The scores of the board, as far as they are known."""
        if self.scores is None:
            return BoardContext(Method.TEAMS, profile=self.profile)
        return replace(self.scores, method=Method.TEAMS)

    @property
    def has_other_result(self) -> bool:
        return set(Side) <= self.match_scores.other_table.keys()

    def compared(self, vulnerability: Vulnerability, other: Outcome | None) -> BoardContext:
        """The scores with the result of the other table, where that was asked."""
        scores = replace(self.match_scores, vulnerability=vulnerability)
        if other is None:
            return scores
        there = {score_of(other, vulnerability): Fraction(1)}
        return replace(scores, other_table=dict.fromkeys(Side, there))

    def average_plus(self, side: Side) -> tuple[Fraction, tuple[Text, ...]]:
        """12C2(b): the IMPs of an average plus, and how they are found."""
        found = derive(Artificial(Average.PLUS), side, self.match_scores)
        imps = self.profile.average_plus_imps if found.value is None else found.value
        return imps, found.lines


@dataclass(frozen=True, slots=True)
class Likely:
    """12C1(c): what this table would probably have had, against the result at the other one."""

    award: Assigned
    scores: BoardContext

    def gain(self, side: Side) -> Fraction:
        """The IMPs that the side gains."""
        value = self.derived(side).value
        assert value is not None  # the other table has a result
        return value

    def derived(self, side: Side) -> Derived:
        return derive(self.award, side, self.scores)

    @property
    def seen_by(self) -> Side:
        """The side for which it is counted: the one that gains, if one does."""
        return Side.NS if self.gain(Side.NS) >= 0 else Side.EW

    @property
    def favours(self) -> Side | None:
        """86B1: the side that gains more than the limit; at the limit itself nobody does."""
        limit = self.scores.profile.clearly_favourable_imps
        return next((side for side in Side if self.gain(side) > limit), None)

    def most_for(self, side: Side) -> Assigned:
        """The favour at its limit: the side's best result, lifted as far as it may be."""
        sign, vulnerability = 1 if side is Side.NS else -1, self.scores.vulnerability
        best, _ = max(self.award.outcomes, key=lambda part: sign * score_of(part[0], vulnerability))
        return sympathetic(self.award, best, self.scores.profile.sympathetic_limit)

    def no_slight_favour(self, side: Side) -> Callable[[Assigned], Text | None]:
        """Why other weights are not a slight favour to the side."""
        shares = dict(self.award.outcomes)

        def reason(award: Assigned) -> Text | None:
            if any(outcome not in shares for outcome, _ in award.outcomes):
                return tr("only the results that you weighed before")
            lifted = [outcome for outcome, weight in award.outcomes if weight > shares[outcome]]
            if lifted:
                try:
                    limit = self.scores.profile.sympathetic_limit
                    within_limit(self.award, award, lifted, limit)
                except TooFar as error:
                    return error.text
            if replace(self, award=award).gain(side) < self.gain(side):
                return tr("that is worse for {side}", side=side)
            return None

        return reason


def likely_samples(scores: BoardContext) -> tuple[str, ...]:
    """Answers that take every branch: far better for a side, and the same as there."""
    score = next(iter(scores.other_table[Side.NS]))
    return GOOD_FOR_NS, GOOD_FOR_EW, f"{score:+d}" if score else "passed out"
