"""What a side gets for an award, exactly, and how that is computed, line by line."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from bridgelaw.game import Side, Vulnerability
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.awards import Artificial, Assigned, Award, NoScore, SelfInflicted
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.comparing import relief
from bridgelaw.scoring.derivation.artificial import artificial_lines
from bridgelaw.scoring.derivation.by_imps import OtherTable
from bridgelaw.scoring.derivation.comparison import Comparison, Finished, sum_of
from bridgelaw.scoring.derivation.comparisons import comparison_of, unit_of
from bridgelaw.scoring.entries import Shares, shares_of
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.numbers import mixed, rounded, signed
from bridgelaw.scoring.outcomes import Points, score_of
from bridgelaw.scoring.words import outcome_text


@dataclass(frozen=True, slots=True)
class Derived:
    """A score with its derivation."""

    value: Fraction | None
    """`None` where there is nothing to compare with, or the board does not count."""
    unit: Text
    """Matchpoints, IMPs or points."""
    lines: tuple[Text, ...]
    possible: Fraction = Fraction(0)
    """The most matchpoints that could be had; 0 where a score has no top."""


def derive(award: Award, side: Side, context: BoardContext) -> Derived:
    """The score that a side gets for an award."""
    there = context.awarded_there.get(side) if context.method is Method.TEAMS else None
    if isinstance(award, NoScore) or isinstance(there, NoScore):
        line = tr("The board does not count for {side}.", side=side)
        return Derived(None, unit_of(context.method), (line,))
    if isinstance(award, Artificial) or isinstance(there, Artificial):
        return _artificial(
            [each for each in (award, there) if isinstance(each, Artificial)], side, context
        )
    return _compared(award, side, context)


def _artificial(awards: list[Artificial], side: Side, context: BoardContext) -> Derived:
    unit = unit_of(context.method)
    explained_awards = [artificial_lines(award, side, context) for award in awards]
    lines = [line for explained in explained_awards for line in explained[2]]
    values = [value for value, _, _ in explained_awards if value is not None]
    if not values:
        return Derived(None, unit, tuple(lines))
    value = sum(values, Fraction(0)) / len(values)
    if len(values) > 1:
        lines.append(tr("Awarded at both tables it is still one board: the average of the two."))
    finished = Finished(value, (), explained_awards[0][1])
    lines.append(_conclusion(side, context, finished))
    return Derived(value, unit, tuple(lines), finished.possible)


def own_shares(award: Assigned, side: Side, vulnerability: Vulnerability) -> Shares:
    """The award's scores from the side's point of view, the best first."""
    shares = shares_of(award, 1 if side is Side.NS else -1, vulnerability)
    return tuple(sorted(shares, reverse=True))


def weigh(comparison: Comparison, shares: Shares) -> tuple[Fraction, tuple[Text, ...]]:
    """The weighted sum of what the scores are worth, before the last step."""
    lines: list[Text] = []
    parts = [(Fraction(weight), comparison.of(score)) for score, weight in shares]
    for score, _ in shares:
        lines.extend(comparison.how(score))
    value = sum((weight * worth for weight, worth in parts), Fraction(0))
    if len(parts) > 1:
        lines.append(
            tr(
                "Weighted: {sum} = {total} {unit}.",
                sum=sum_of(comparison, parts),
                total=comparison.shown(value),
                unit=comparison.unit,
            )
        )
        lines.extend(comparison.by_hand(shares))
    return value, tuple(lines)


def _compared(award: Assigned | SelfInflicted, side: Side, context: BoardContext) -> Derived:
    """An assigned score, or 12C1(e): Ra with Rn less Re, where that is more than nothing."""
    actual = award.actual if isinstance(award, SelfInflicted) else award
    own = own_shares(actual, side, context.vulnerability)
    comparison = comparison_of(context, side, own, is_in_field=actual is award)
    if comparison is None:
        line = tr("There is no other score of this board to compare with.")
        return Derived(None, unit_of(context.method), (line,))
    if isinstance(award, SelfInflicted):
        value, lines = self_inflicted_lines(award, side, comparison, context.vulnerability)
    else:
        value, how = weigh(comparison, own)
        lines = [
            *outcome_lines(actual, side, context.vulnerability),
            *comparison.opening(),
            *how,
        ]
    there = context.awarded_there.get(side) if context.method is Method.TEAMS else None
    if isinstance(there, SelfInflicted):
        added, more = _relief_there(there, own, side, context)
        value += added
        lines += more
    finished = comparison.finish(value)
    lines += [*finished.lines, _conclusion(side, context, finished)]
    return Derived(finished.value, comparison.unit, tuple(lines), finished.possible)


def _relief_there(
    there: SelfInflicted, own: Shares, side: Side, context: BoardContext
) -> tuple[Fraction, list[Text]]:
    """12C1(e) at the team's other table: what the infraction there cost, compared with this one."""
    comparison = OtherTable(own)
    without, after, actual = (
        weigh(comparison, own_shares(part, side.other, context.vulnerability))[0]
        for part in (there.without, there.after, there.actual)
    )
    added = Fraction(relief(without, after, actual))
    if not added:
        return added, []
    line = tr(
        "What the infraction itself cost at the other table is added: {difference} IMPs.",
        difference=f"{signed(without)} - {comparison.term(max(after, actual))} = {signed(added)}",
    )
    return added, [line]


def knockout_average(ns: Fraction, ew: Fraction) -> Text:
    """12C4: what both teams of a knockout match get, where their own scores do not balance."""
    return tr(
        "Knockout (12C4): half of {ns} and {ew}, both seen from North-South: {average} IMPs.",
        ns=signed(ns),
        ew=signed(-ew),
        average=signed((ns - ew) / 2),
    )


def self_inflicted_lines(
    award: SelfInflicted, side: Side, comparison: Comparison, vulnerability: Vulnerability
) -> tuple[Fraction, list[Text]]:
    """12C1(e) before the last step: the three results, and what the infraction itself cost."""
    lines: list[Text] = list(comparison.opening())
    values: list[Fraction] = []
    for heading, part in (
        (tr("Rn, the result without the infraction:"), award.without),
        (tr("Re, the result after the infraction with normal play:"), award.after),
        (tr("Ra, the result at the table:"), award.actual),
    ):
        value, how = weigh(comparison, own_shares(part, side, vulnerability))
        values.append(value)
        lines += [heading, *outcome_lines(part, side, vulnerability), *how]
    without, after, actual = values
    shown, unit = comparison.shown, comparison.unit
    if actual > after:
        lines.append(
            tr(
                "Ra is better than Re: the error cost {side} nothing, and Ra stands for Re.",
                side=side,
            )
        )
        after = actual
    damage = without - after
    difference = f"{shown(without)} - {comparison.term(after)} = {shown(damage)}"
    if damage <= 0:
        lines.append(
            tr(
                "No consequent damage: Rn - Re is {difference}, so the infraction itself cost "
                "{side} nothing. There is no relief, and Ra stands.",
                difference=difference,
                side=side,
            )
        )
        return actual, lines
    lines += [
        tr(
            "The infraction itself cost {side} Rn - Re: {difference} {unit}.",
            side=side,
            difference=difference,
            unit=unit,
        ),
        tr(
            "That is added to Ra: {sum} = {total} {unit}.",
            sum=f"{shown(actual)} + {mixed(damage)}",
            total=shown(actual + damage),
            unit=unit,
        ),
    ]
    return actual + damage, lines


def outcome_lines(award: Assigned, side: Side, vulnerability: Vulnerability) -> tuple[Text, ...]:
    """What each outcome scores for the side, with its weight."""
    lines = []
    sign = 1 if side is Side.NS else -1
    for outcome, weight in award.outcomes:
        values = {"score": signed(sign * score_of(outcome, vulnerability)), "side": side}
        if isinstance(outcome, Points):
            if not award.is_weighted:
                lines.append(tr("{score} for {side}", **values))
            else:
                lines.append(tr("{weight} of {score} for {side}", weight=mixed(weight), **values))
            continue
        values["outcome"] = outcome_text(outcome)
        if award.is_weighted:
            lines.append(
                tr("{weight} of {outcome}: {score} for {side}", weight=mixed(weight), **values)
            )
        else:
            lines.append(tr("{outcome}: {score} for {side}", **values))
    return tuple(lines)


def _conclusion(side: Side, context: BoardContext, finished: Finished) -> Text:
    unit = unit_of(context.method)
    if not finished.possible:
        return tr("{side} get {value} {unit}.", side=side, value=signed(finished.value), unit=unit)
    return tr(
        "{side} get {value} of {top} {unit}, {percent} %.",
        side=side,
        value=mixed(finished.value),
        top=mixed(finished.possible),
        unit=unit,
        percent=rounded(100 * finished.value / finished.possible, context.profile.percent_places),
    )
