"""What contestants have after all boards, and the ranking."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from bridgelaw.scoring.field import Event, Method
from bridgelaw.scoring.numbers import in_units


@dataclass(frozen=True, slots=True)
class Total:
    """What a contestant has after all boards. `Standings.totals` has them."""

    contestant: str
    points: Fraction
    """Matchpoints, IMPs, points, or in teams victory points or IMPs; penalties taken off."""
    possible: Fraction
    """The most matchpoints that could be had; 0 where there is no top."""
    boards: int
    penalty: Fraction = Fraction(0)

    @property
    def percent(self) -> Fraction | None:
        """The part of what could be had; `None` where there is no top."""
        return 100 * self.points / self.possible if self.possible else None


@dataclass(frozen=True, slots=True)
class Rank:
    """A place in the ranking; those who are level share it. `Standings.ranking` gives them."""

    place: int
    is_tied: bool
    total: Total


def ranked(event: Event, totals: Iterable[Total], order: Mapping[str, int]) -> tuple[Rank, ...]:
    """The contestants from the best down; those who are level in the order of their names."""
    standing = {total.contestant: (_standing(event, total), total) for total in totals}
    ordered = sorted(standing.values(), key=lambda pair: (-pair[0], order[pair[1].contestant]))
    first: dict[Fraction | int, int] = {}
    number: dict[Fraction | int, int] = {}
    for at, (value, _) in enumerate(ordered, 1):
        first.setdefault(value, at)
        number[value] = number.get(value, 0) + 1
    return tuple(Rank(first[value], number[value] > 1, total) for value, total in ordered)


def _standing(event: Event, total: Total) -> Fraction | int:
    """What decides the place: exactly, or in the last decimal place that the profile shows."""
    profile = event.profile
    if profile.exact_ties:
        percent = total.percent
        return total.points if percent is None else percent
    points, possible = total.points, total.possible
    if not possible:
        return in_units(points.numerator, points.denominator, _places(event))
    # The same as the percentage, without making a fraction of everybody's.
    return in_units(
        100 * points.numerator * possible.denominator,
        points.denominator * possible.numerator,
        profile.percent_places,
    )


def _places(event: Event) -> int:
    profile = event.profile
    return profile.percent_places if event.method is Method.MATCHPOINTS else profile.imp_places


def exact_sum(values: Iterable[Fraction]) -> Fraction:
    """The exact sum; adding up numerators of the same denominator first is much faster."""
    numerators: dict[int, int] = {}
    for value in values:
        numerator, denominator = value.as_integer_ratio()
        numerators[denominator] = numerators.get(denominator, 0) + numerator
    return sum(
        (Fraction(number, denominator) for denominator, number in numerators.items()), Fraction(0)
    )
