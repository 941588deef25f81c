"""IMPs of one side (78B): against the other table, a datum, or all the other scores."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property

from bridgelaw.locale import Text, tr
from bridgelaw.scoring.datum import datum_of, left_out
from bridgelaw.scoring.derivation.comparison import Comparison, Finished, sum_of, total_of
from bridgelaw.scoring.entries import Number, Shares
from bridgelaw.scoring.imps import imps
from bridgelaw.scoring.numbers import mixed, signed
from bridgelaw.scoring.profile import Butler, Profile
from bridgelaw.scoring.scored_board import Size, cross_imps_scale


@dataclass(frozen=True)
class OtherTable(Comparison):
    """78B in a match of teams: what the same team got at its other table."""

    there: Shares

    def of(self, score: int) -> Fraction:
        return _sum(weight * imps(score + other) for other, weight in self.there)

    def how(self, score: int) -> tuple[Text, ...]:
        lines = [
            tr(
                "{score} here and {other} at the other table are {difference} together: "
                "{imps} IMPs.",
                score=signed(score),
                other=signed(other),
                difference=signed(score + other),
                imps=signed(imps(score + other)),
            )
            for other, _ in self.there
        ]
        if len(self.there) > 1:
            parts = [
                (Fraction(weight), Fraction(imps(score + other))) for other, weight in self.there
            ]
            lines.append(
                tr(
                    "The other table is weighted, so {score} is worth {sum} = {total} IMPs.",
                    score=signed(score),
                    sum=sum_of(self, parts),
                    total=self.shown(self.of(score)),
                )
            )
        return tuple(lines)


@dataclass(frozen=True)
class AgainstDatum(Comparison):
    """Butler: the difference from the board's average."""

    field: Mapping[int, Number]
    butler: Butler

    @cached_property
    def datum(self) -> Fraction:
        return datum_of(self.field, self.butler)

    def opening(self) -> tuple[Text, ...]:
        average = datum_of(self.field, replace(self.butler, rounded_to=0))
        number = total_of(self.field)
        trimmed = left_out(number, self.butler)
        if trimmed:
            average_line = tr(
                "The average of the {number} scores with this award, without the {trimmed} best "
                "and the {trimmed} worst, is {average}.",
                number=number,
                trimmed=mixed(trimmed),
                average=signed(average),
            )
        else:
            average_line = tr(
                "The average of the {number} scores with this award is {average}.",
                number=number,
                average=signed(average),
            )
        return (average_line, tr("The datum is {datum}.", datum=signed(self.datum)))

    def of(self, score: int) -> Fraction:
        return Fraction(imps(score - self.datum))

    def how(self, score: int) -> tuple[Text, ...]:
        difference = score - self.datum
        return (
            tr(
                "{score} is {difference} from the datum: {imps} IMPs.",
                score=signed(score),
                difference=signed(difference),
                imps=signed(imps(difference)),
            ),
        )


@dataclass(frozen=True)
class CrossImps(Comparison):
    """IMPs against each of the other scores."""

    others: Mapping[int, Number]
    profile: Profile
    size: Size

    def of(self, score: int) -> Fraction:
        return _sum(number * imps(score - other) for other, number in self.others.items())

    def how(self, score: int) -> tuple[Text, ...]:
        times: dict[int, Number] = {}
        for other, number in self.others.items():
            swing = imps(score - other)
            times[swing] = times.get(swing, 0) + number
        parts = [(Fraction(times[swing]), Fraction(swing)) for swing in sorted(times, reverse=True)]
        return (
            tr(
                "{score} against the other {number} scores: {sum} = {total} IMPs.",
                score=signed(score),
                number=total_of(self.others),
                sum=sum_of(self, parts) if parts else "0",
                total=self.shown(self.of(score)),
            ),
        )

    def finish(self, value: Fraction) -> Finished:
        factor = cross_imps_scale(self.profile, self.size)
        if factor == 1:
            return Finished(value)
        total = self.shown(factor * value)
        if factor.numerator == 1:
            line = tr(
                "Divided by {divisor}: {total} IMPs.", divisor=factor.denominator, total=total
            )
        else:
            line = tr("Times {factor}: {total} IMPs.", factor=mixed(factor), total=total)
        return Finished(factor * value, (line,))


def _sum(values: Iterable[Number]) -> Fraction:
    return Fraction(sum(values))
