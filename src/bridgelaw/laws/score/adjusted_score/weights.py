"""Law 12C1(c): weights of results that were likely, without what was not legal, and favoured."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from bridgelaw.laws.law import Text, tr
from bridgelaw.laws.score.questions import Parts
from bridgelaw.locale.errors import Refusal
from bridgelaw.scoring.awards import Assigned, BadWeights
from bridgelaw.scoring.numbers import mixed
from bridgelaw.scoring.outcomes import Outcome
from bridgelaw.scoring.sympathetic_weights import excluding, sympathetic
from bridgelaw.scoring.words import outcome_text

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
