"""12C1(c): weights that favour the side that did not offend, and outcomes that may not count."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from bridgelaw.locale import Refusal, tr
from bridgelaw.scoring.awards import Assigned, weighted
from bridgelaw.scoring.numbers import mixed
from bridgelaw.scoring.outcomes import Outcome, PassedOut, Played, Points


class TooFar(Refusal):
    """Weights that were moved further from the poll than the limit."""


class NotPossible(Refusal):
    """An outcome that is not among those that were weighed."""


class NothingLeft(Refusal):
    """Every outcome could only be reached by the infraction."""


def sympathetic(
    award: Assigned, favoured: Outcome | Iterable[Outcome], limit: Fraction
) -> Assigned:
    """The polled weights, those of the favoured outcomes lifted by a part of themselves.

    What they gain is taken from the others in proportion. With a limit of a fifth 50 % become
    60 %, and 25 % become 30 %.
    """
    lifted = _among(award, favoured)
    before = sum(weight for outcome, weight in award.outcomes if outcome in lifted)
    after = min(Fraction(1), before * (1 + limit))
    more = after / before
    less = (1 - after) / (1 - before) if before < 1 else Fraction(0)
    moved = [
        (outcome, weight * (more if outcome in lifted else less))
        for outcome, weight in award.outcomes
    ]
    return weighted(*((outcome, weight) for outcome, weight in moved if weight))


def within_limit(
    polled: Assigned, given: Assigned, favoured: Outcome | Iterable[Outcome], limit: Fraction
) -> None:
    """`TooFar` if a favoured outcome was lifted above the limit, or weighs less than polled."""
    lifted = _among(given, favoured)
    before, after = dict(polled.outcomes), dict(given.outcomes)
    for outcome in lifted:
        share, weight = before.get(outcome, Fraction(0)), after[outcome]
        most = min(Fraction(1), share * (1 + limit))
        values = {
            "outcome": str(outcome),
            "polled": mixed(100 * share),
            "given": mixed(100 * weight),
        }
        if weight > most:
            raise TooFar(
                tr(
                    "{outcome} has {polled} per cent in the poll and may have {most} per cent at "
                    "most (more by {limit} per cent of itself), not {given} per cent",
                    most=mixed(100 * most),
                    limit=mixed(100 * limit),
                    **values,
                )
            )
        if weight < share:
            raise TooFar(
                tr(
                    "{outcome} has {polled} per cent in the poll: {given} per cent would favour "
                    "the offending side",
                    **values,
                )
            )


def excluding(
    polled: Assigned, excluded: Outcome | Iterable[Outcome] | Mapping[Outcome, Fraction]
) -> Assigned:
    """The outcomes without what could only be reached by the infraction, scaled to one.

    Where an outcome could also be reached legally, the mapping tells which part of its weight
    that is, and this part is kept.
    """
    legal = (
        {outcome: Fraction(part) for outcome, part in excluded.items()}
        if isinstance(excluded, Mapping)
        else dict.fromkeys(_several(excluded), Fraction(0))
    )
    _among(polled, legal)
    for outcome, part in legal.items():
        if not 0 <= part <= 1:
            raise NotPossible(
                tr(
                    "{part} of {outcome} cannot be what was reached legally: 0 to 1",
                    part=mixed(part),
                    outcome=str(outcome),
                )
            )
    kept = [(outcome, weight * legal.get(outcome, 1)) for outcome, weight in polled.outcomes]
    total = sum((weight for _, weight in kept), Fraction(0))
    if not total:
        raise NothingLeft(tr("no outcome is left that could be reached without the infraction"))
    return weighted(*((outcome, weight / total) for outcome, weight in kept if weight))


def _among(award: Assigned, wanted: Outcome | Iterable[Outcome]) -> tuple[Outcome, ...]:
    """The wanted outcomes, all of which must be in the award."""
    outcomes = _several(wanted)
    there = {outcome for outcome, _ in award.outcomes}
    for outcome in outcomes:
        if outcome not in there:
            raise NotPossible(tr("{outcome} is not among the outcomes", outcome=str(outcome)))
    if not outcomes:
        raise NotPossible(tr("no outcome is given"))
    return outcomes


def _several(outcomes: Outcome | Iterable[Outcome]) -> tuple[Outcome, ...]:
    if isinstance(outcomes, (Played, PassedOut, Points)):
        return (outcomes,)
    return tuple(outcomes)
