"""Matchpoints of one side (78A), also where scores are missing or a board was fouled (87B)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property

from bridgelaw.locale import Text, tr
from bridgelaw.scoring.comparing import Values, matchpoints
from bridgelaw.scoring.derivation.comparison import (
    MATCHPOINTS,
    Comparison,
    Finished,
    sum_of,
    total_of,
)
from bridgelaw.scoring.entries import Number, Shares
from bridgelaw.scoring.numbers import mixed, signed
from bridgelaw.scoring.profile import Profile
from bridgelaw.scoring.scored_board import Size, neuberg, share_of_place


@dataclass(frozen=True)
class Matchpoints(Comparison):
    """78A: matchpoints, with Neuberg's step where scores are missing."""

    field: Mapping[int, Number]
    is_in_field: bool
    profile: Profile
    size: Size
    others: Mapping[int, Number]

    unit = MATCHPOINTS

    @property
    def for_tie(self) -> Fraction:
        return self.profile.per_pair_beaten / 2

    @cached_property
    def _values(self) -> Values:
        return matchpoints(self.field)

    def of(self, score: int) -> Fraction:
        # Nobody in the field ties with their own score.
        return self.for_tie * (self._values(score) - int(self.is_in_field))

    def opening(self) -> tuple[Text, ...]:
        if not self.is_in_field:
            return _listed(self.field)
        heading = tr(
            "With this award the board has {number} scores, and the most is {top} matchpoints.",
            number=self.size.number,
            top=mixed(self.profile.per_pair_beaten * (self.size.number - 1)),
        )
        return (heading, *(self._occurrence(score) for score in sorted(self.field, reverse=True)))

    def _occurrence(self, score: int) -> Text:
        values = {"score": signed(score), "points": self.shown(self.of(score))}
        if self.field[score] == 1:
            return tr("{score}: once, worth {points} matchpoints", **values)
        times = mixed(self.field[score])
        return tr("{score}: {times} times, worth {points} matchpoints", times=times, **values)

    def how(self, score: int) -> tuple[Text, ...]:
        if self.is_in_field:
            return ()
        return (
            tr(
                "{score} beats {beaten} and equals {equal} of them: {points} matchpoints.",
                points=self.shown(self.of(score)),
                **_beaten(self.field, score),
            ),
        )

    def by_hand(self, shares: Shares) -> tuple[Text, ...]:
        # The parts of a weighted score beat each other as often as they lose to each other, and
        # their ties with themselves are not counted: so the others alone give the same sum.
        if not self.is_in_field:
            return ()
        alone = replace(self, field=self.others, is_in_field=False)
        parts = [(Fraction(weight), alone.of(score)) for score, weight in shares]
        check = tr(
            "By hand, each of them against the others alone: {sum} = {total} {unit}.",
            sum=sum_of(alone, parts),
            total=alone.shown(sum((weight * worth for weight, worth in parts), Fraction(0))),
            unit=self.unit,
        )
        lines = [line for score, _ in shares for line in alone.how(score)]
        return (*_listed(self.others), *lines, check)

    def finish(self, value: Fraction) -> Finished:
        number, expected = self.size.number, self.size.expected
        top = self.profile.per_pair_beaten * (expected - 1)
        if number == expected:
            return Finished(value, (), top)
        brought_up = neuberg(value, self.for_tie, self.size)
        one = mixed(self.for_tie)
        line = tr(
            "{number} scores stand for {expected} (Neuberg): {sum} = {total} matchpoints.",
            number=number,
            expected=expected,
            sum=f"{expected}/{number} x ({self.shown(value)} + {one}) - {one}",
            total=self.shown(brought_up),
        )
        return Finished(brought_up, (line,), top)

    def shown(self, value: Fraction) -> str:
        return mixed(value)

    def term(self, value: Fraction) -> str:
        return f"({mixed(value)})" if value < 0 else mixed(value)


@dataclass(frozen=True)
class SmallGroup(Comparison):
    """87B: too few scores of this form of the board to compare; there is a share for each place."""

    others: Mapping[int, Number]
    profile: Profile
    size: Size

    unit = MATCHPOINTS

    @property
    def top(self) -> Fraction:
        return self.profile.per_pair_beaten * (self.size.expected - 1)

    def _share(self, score: int) -> Fraction:
        shares = self.profile.small_groups[self.size.number - 1]
        return share_of_place(shares, matchpoints(self.others)(score))

    def of(self, score: int) -> Fraction:
        return self.top * self._share(score)

    def opening(self) -> tuple[Text, ...]:
        heading = tr(
            "Only {number} of the board's scores are of this form, too few to compare: each place "
            "has its share of the top of {top} (87B).",
            number=self.size.number,
            top=mixed(self.top),
        )
        return (heading, *_listed(self.others))

    def how(self, score: int) -> tuple[Text, ...]:
        values = {
            "percent": mixed(100 * self._share(score)),
            "points": self.shown(self.of(score)),
        }
        if not self.others:
            return (tr("{percent} per cent of the top are {points} matchpoints.", **values),)
        return (
            tr(
                "{score} beats {beaten} and equals {equal} of them: {percent} per cent of the top, "
                "{points} matchpoints.",
                **values,
                **_beaten(self.others, score),
            ),
        )

    def finish(self, value: Fraction) -> Finished:
        return Finished(value, (), self.top)

    def shown(self, value: Fraction) -> str:
        return mixed(value)

    def term(self, value: Fraction) -> str:
        return mixed(value)


def _listed(others: Mapping[int, Number]) -> tuple[Text, ...]:
    """The scores that one is compared with."""
    if not others:
        return ()
    listed = ", ".join(
        f"{mixed(others[score])} x {signed(score)}" for score in sorted(others, reverse=True)
    )
    return (tr("The other {number} scores are {scores}.", number=total_of(others), scores=listed),)


def _beaten(others: Mapping[int, Number], score: int) -> dict[str, str]:
    below = sum(number for other, number in others.items() if other < score)
    return {
        "score": signed(score),
        "beaten": mixed(below),
        "equal": mixed(others.get(score, 0)),
    }
