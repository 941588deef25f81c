"""Laws 11A and 12: what the scores and the table show of a board whose score may be adjusted."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction

from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.seats import Side
from bridgelaw.laws.common.board_score import BoardScore
from bridgelaw.laws.law import Text, tr
from bridgelaw.laws.score.adjusted_score.questions import Offenders
from bridgelaw.laws.score.questions import Parts
from bridgelaw.locale.citing import cited
from bridgelaw.locale.errors import Refusal
from bridgelaw.scoring.awards import Assigned, BadWeights
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.numbers import mixed
from bridgelaw.scoring.outcomes import ImpossibleResult, Outcome, score_of
from bridgelaw.scoring.sympathetic_weights import excluding, sympathetic
from bridgelaw.scoring.words import outcome_text

_GROUNDS = ("11", "12", "82B", "82C", "86", "87")
"""Laws by which another answer to the first question rules, or another procedure."""


ARTIFICIAL_ONLY = frozenset({"15A2(a)", "15B1", "15B3"})
"""Laws that order an artificial adjusted score (15A2(a): as the commentary says)."""

ORDERED = ARTIFICIAL_ONLY | {"13B2", "13C", "13D", "15A3", "16D2(d)"}
"""Laws that order an adjusted score: whether anybody was damaged does not matter."""


def another_ground(law: str) -> Text | None:
    """Why the law does not let a score be adjusted as an infraction does."""
    if law.startswith(_GROUNDS):
        return tr("{law} is no ground of this kind: name the law that was broken", law=cited(law))
    return None


def no_infraction(law: str) -> Callable[[Offenders], Text | None]:
    """Why under this law it cannot have been them."""

    def reason(who: Offenders) -> Text | None:
        if law == "12A1" and who is Offenders.NEITHER:
            return tr("12A1 is for an infraction, and then somebody committed it")
        if law == "43B3" and who.side is None:
            return tr("43B3 is for an irregularity of the defenders")
        return None

    return reason


@dataclass(frozen=True, slots=True)
class AdjustedBoard(BoardScore):
    """What is known of the board."""

    @property
    def result(self) -> Outcome | None:
        """The result that was reached, on record or at the table."""
        return self.played if self.recorded is None else self.recorded

    @property
    def was_partner_barred(self) -> bool:
        """27B2, 27B3: did a ruling at this table make the partner pass?"""
        clauses = {
            clause
            for ruling in self.table.rulings
            if ruling.procedure == "insufficient-bid"
            for clause in ruling.clauses
        }
        return bool(clauses & {"27B2", "27B3"}) and not clauses & {"27B1(a)", "27B1(b)"}

    @property
    def has_other_result(self) -> bool:
        """Teams: has the board been played at the other table?"""
        scores = self.scores
        return scores is not None and scores.method is Method.TEAMS and bool(scores.other_table)

    def no_favour(self, award: Assigned, side: Side) -> Callable[[Parts], Text | None]:
        """Why more weight on these results is not in favour of the side, or too much."""
        scores = self._scores_for(award, side)

        def reason(parts: Parts) -> Text | None:
            refused = refusal(lambda: lifted(award, parts, self.profile.sympathetic_limit))
            if refused is None and any(is_worst(outcome, scores) for outcome, _ in parts):
                return tr("none of these results is worse for {side}", side=side)
            return refused

        return reason

    def best_for(self, side: Side, award: Assigned) -> Outcome:
        """The result of these that is best for the side."""
        return best_of(award, self._scores_for(award, side))

    def _scores_for(self, award: Assigned, side: Side) -> Scores:
        known = self.vulnerability
        sign = 1 if side is Side.NS else -1
        found = []
        for vulnerability in Vulnerability if known is None else (known,):
            with suppress(ImpossibleResult):
                scores = {one: sign * score_of(one, vulnerability) for one, _ in award.outcomes}
                found.append(scores)
        return found


Scores = list[dict[Outcome, int]]
"""What the results score for a side, at each vulnerability that the board may have."""


def without(award: Assigned, illegal: Parts) -> Assigned:
    """The other results, with their weights in the same proportion (example 10)."""
    if not illegal:
        return award
    has = dict(award.outcomes)
    legal: dict[Outcome, Fraction] = {}
    for outcome, weight in illegal:
        of = has.get(outcome, Fraction(1))
        if weight is not None and not 0 < weight <= of:
            raise BadWeights(
                tr(
                    "the weight of {outcome} is {weight}, of which {part} cannot be left out",
                    outcome=outcome_text(outcome),
                    weight=mixed(of),
                    part=mixed(weight),
                )
            )
        legal[outcome] = Fraction(0) if weight is None else 1 - weight / of
    return excluding(award, legal)


def lifted(award: Assigned, parts: Parts, limit: Fraction) -> Assigned:
    """The named results with as much more weight as the limit allows, or one with its own."""
    if all(weight is None for _, weight in parts):
        return sympathetic(award, [outcome for outcome, _ in parts], limit) if parts else award
    if len(parts) > 1:
        raise BadWeights(tr("name one result with its weight, or several without weights"))
    ((outcome, wanted),) = parts
    assert wanted is not None
    has = dict(award.outcomes).get(outcome)
    if has is not None and not has < wanted <= min(Fraction(1), has * (1 + limit)):
        raise BadWeights(
            tr(
                "the weight of {outcome} is {weight}, and may grow to {most} at most",
                outcome=outcome_text(outcome),
                weight=mixed(has),
                most=mixed(min(Fraction(1), has * (1 + limit))),
            )
        )
    return sympathetic(award, outcome, limit if has is None else wanted / has - 1)


def refusal(make: Callable[[], Assigned]) -> Text | None:
    """Why the weights cannot be made."""
    try:
        make()
    except Refusal as error:
        return error.text
    return None


def is_worst(outcome: Outcome, scores: Scores) -> bool:
    """Is it the worst of the results, whoever is vulnerable?"""
    return any(len(set(at.values())) > 1 for at in scores) and all(
        at.get(outcome) == min(at.values()) for at in scores
    )


def best_of(award: Assigned, scores: Scores) -> Outcome:
    outcomes = [outcome for outcome, _ in award.outcomes]
    return max(outcomes, key=lambda outcome: sum(at[outcome] for at in scores))
