"""Law 12C1(c): the results that were likely without the infraction, and their weights."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from fractions import Fraction

from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.seats import Side
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.score.adjusted_score.computing import no_such_score
from bridgelaw.laws.score.adjusted_score.questions import EXCLUDED, LIFTED, POLLED, POSSIBLE
from bridgelaw.laws.score.common import known_vulnerability
from bridgelaw.laws.score.questions import Parts
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import Text, tr
from bridgelaw.scoring.awards import Assigned, BadWeights
from bridgelaw.scoring.numbers import mixed
from bridgelaw.scoring.outcomes import ImpossibleResult, Outcome, score_of
from bridgelaw.scoring.sympathetic_weights import excluding, sympathetic
from bridgelaw.scoring.words import outcome_text


def weigh(case: Case, in_favour: Side | None) -> Assigned:
    """What was likely without the infraction; `in_favour` of the side that was damaged by it."""
    possible = case.ask(POSSIBLE, allowed=lambda found: no_such_score(case, found.award))
    award = possible.award
    if not award.is_weighted:
        return award
    polled = possible.polled if possible.polled is not None else case.ask(POLLED)
    fewest = case.profile.fewest_polled
    if polled < fewest:
        case.note(
            tr(
                "Fewer than {number} players were asked: if you can, ask more of the same class.",
                number=fewest,
            )
        )
    case.note(tr("Write down whom you asked, what you asked, and what each of them answered."))
    award = _legal(case, award)
    if in_favour is None or not award.is_weighted:
        return award
    return _favoured(case, award, in_favour)


def _legal(case: Case, award: Assigned) -> Assigned:
    """Without what could be reached only by the infraction (example 10)."""
    illegal = case.ask(
        EXCLUDED,
        allowed=lambda parts: _refusal(lambda: _without(award, parts)),
        branches=lambda: ("none", str(award.outcomes[-1][0])),
    )
    if not illegal:
        return award
    case.cite("12C1(c)", tr("A result that only the infraction could bring does not count."))
    return _without(award, illegal)


def _without(award: Assigned, illegal: Parts) -> Assigned:
    """The other results, with their weights in the same proportion."""
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


def _favoured(case: Case, award: Assigned, side: Side) -> Assigned:
    """84D: doubt goes to the side that did not offend, within the limit (example 11)."""
    limit = case.profile.sympathetic_limit
    scores = _scores_for(case, award, side)

    def allowed(parts: Parts) -> Text | None:
        reason = _refusal(lambda: _lifted(award, parts, limit))
        if reason is None and any(_is_worst(outcome, scores) for outcome, _ in parts):
            return tr("none of these results is worse for {side}", side=side)
        return reason

    lifted = case.ask(
        LIFTED,
        allowed=allowed,
        branches=lambda: ("none", str(_best(award, scores))),
        limit=mixed(limit),
    )
    if not lifted:
        return award
    case.cite("84D", tr("In doubt the non-offending side is favoured."))
    return _lifted(award, lifted, limit)


_Scores = list[dict[Outcome, int]]
"""What the results score for a side, at each vulnerability that the board may have."""


def _scores_for(case: Case, award: Assigned, side: Side) -> _Scores:
    known = known_vulnerability(case)
    sign = 1 if side is Side.NS else -1
    found = []
    for vulnerability in Vulnerability if known is None else (known,):
        with suppress(ImpossibleResult):
            found.append({one: sign * score_of(one, vulnerability) for one, _ in award.outcomes})
    return found


def _is_worst(outcome: Outcome, scores: _Scores) -> bool:
    """Is it the worst of the results, whoever is vulnerable?"""
    return any(len(set(at.values())) > 1 for at in scores) and all(
        at.get(outcome) == min(at.values()) for at in scores
    )


def _best(award: Assigned, scores: _Scores) -> Outcome:
    outcomes = [outcome for outcome, _ in award.outcomes]
    return max(outcomes, key=lambda outcome: sum(at[outcome] for at in scores))


def _lifted(award: Assigned, parts: Parts, limit: Fraction) -> Assigned:
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


def _refusal(make: Callable[[], Assigned]) -> Text | None:
    """Why the weights cannot be made."""
    try:
        make()
    except Refusal as error:
        return error.text
    return None
