"""The rows of a traveller: each line, and where it was adjusted what was awarded instead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction

from bridgelaw.game import Side, Vulnerability
from bridgelaw.locale import Text, tr
from bridgelaw.locale.citing import cited
from bridgelaw.scoring.awards import Artificial, Assigned, Award, NoScore, SelfInflicted
from bridgelaw.scoring.field import BoardKey, Line, Method
from bridgelaw.scoring.numbers import mixed
from bridgelaw.scoring.outcomes import Outcome, PassedOut, Played, score_of
from bridgelaw.scoring.scored_board import worth
from bridgelaw.scoring.standings import Standings

SIDE_NAMES = {Side.NS: tr("NS"), Side.EW: tr("EW")}
_NOT_PLAYED = tr("not played")


@dataclass(frozen=True, slots=True)
class LinePart:
    """One row of a line: a result with its score, or a remark."""

    words: tuple[Text | str, ...]
    score: int | None = None
    is_remark: bool = False


@dataclass(frozen=True, slots=True)
class LineRows:
    """A line of a traveller."""

    place: int
    line: Line
    parts: tuple[LinePart, ...]


@dataclass(frozen=True, slots=True)
class Frequency:
    """A score, how often it occurred, and what it is worth to either side."""

    score: int
    """North-South's."""
    number: Fraction
    points: dict[Side, Fraction] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class FrequencyTable:
    """The frequencies of a form of the board (87B): of both directions, or of one."""

    form: str
    side: Side | None
    """`None` where both directions have the same scores."""
    rows: tuple[Frequency, ...]


def rows_of(standings: Standings, place: int) -> LineRows:
    """What the traveller shows of a line."""
    line = standings.field.lines[place]
    vulnerability = standings.field.vulnerability(line.key)
    return LineRows(place, line, tuple(_parts(line, vulnerability)))


def _parts(line: Line, vulnerability: Vulnerability) -> Iterator[LinePart]:
    missing = LinePart((_NOT_PLAYED,))
    at_table = missing if line.result is None else _outcome(line.result, vulnerability)
    adjusted = line.adjusted
    if adjusted is None:
        yield at_table
        yield from _corrected(line, vulnerability)
        return
    if adjusted.ns == adjusted.ew:
        yield from award_parts(adjusted.ns, vulnerability)
    else:
        for side in Side:
            for part in award_parts(adjusted.award(side), vulnerability):
                yield LinePart((SIDE_NAMES[side], *part.words), part.score)
    yield LinePart((tr("at the table:"), *at_table.words), at_table.score, is_remark=True)
    if adjusted.law or adjusted.reason:
        law = [tr("Law {law}", law=cited(adjusted.law))] if adjusted.law else []
        yield LinePart((*law, *([adjusted.reason] if adjusted.reason else [])), is_remark=True)
    yield from _corrected(line, vulnerability)


def _corrected(line: Line, vulnerability: Vulnerability) -> Iterator[LinePart]:
    """79C: what was entered at first."""
    fixed = line.corrected
    if fixed is not None:
        was = LinePart((_NOT_PLAYED,)) if fixed.was is None else _outcome(fixed.was, vulnerability)
        law = tr("Law {law}", law=cited(fixed.law))
        reason = [fixed.reason] if fixed.reason else []
        words = (tr("corrected, was:"), *was.words, law, *reason)
        yield LinePart(words, was.score, is_remark=True)


def award_parts(award: Award, vulnerability: Vulnerability) -> Iterator[LinePart]:
    """What was awarded, one row for each outcome."""
    if isinstance(award, Assigned):
        yield from _assigned(award, vulnerability)
    elif isinstance(award, SelfInflicted):
        for name, assigned in (
            ("Ra", award.actual),
            ("Rn", award.without),
            ("Re", award.after),
        ):
            for part in _assigned(assigned, vulnerability):
                yield LinePart((name, *part.words), part.score)
    elif isinstance(award, NoScore):
        yield LinePart((tr("no score"),))
    else:
        assert isinstance(award, Artificial)
        yield LinePart((str(award),))


def _assigned(award: Assigned, vulnerability: Vulnerability) -> Iterator[LinePart]:
    for outcome, weight in award.outcomes:
        part = _outcome(outcome, vulnerability)
        words = (mixed(weight), *part.words) if award.is_weighted else part.words
        yield LinePart(words, part.score)


def _outcome(outcome: Outcome, vulnerability: Vulnerability) -> LinePart:
    return LinePart((outcome_words(outcome),), score_of(outcome, vulnerability))


def outcome_words(outcome: Outcome) -> Text | str:
    """A result in a few signs: `4♠X N −1`; nothing where only the score is known."""
    if isinstance(outcome, PassedOut):
        return tr("passed out")
    if not isinstance(outcome, Played):
        return ""
    contract = outcome.contract
    over = f"{outcome.over:+d}".replace("-", "−") if outcome.over else "="
    return f"{contract.bid.symbols}{contract.doubled.value} {contract.declarer.letter} {over}"


def score_words(score: int | None) -> str:
    return "" if score is None else f"{score:+d}" if score else "0"


def frequencies_of(standings: Standings, key: BoardKey) -> tuple[FrequencyTable, ...]:
    """How often each score occurred; the directions apart where an award split them."""
    event = standings.field.event
    if event.method is Method.TEAMS:
        return ()
    board = standings.boards[key]
    tables: list[FrequencyTable] = []
    for form in dict.fromkeys(form for form, _ in board.groups):
        by_side: dict[Side, dict[int, Frequency]] = {}
        for side in Side:
            group = board.groups.get((form, side))
            if group is None:
                continue
            sign = 1 if side is Side.NS else -1
            by_side[side] = {
                sign * score: Frequency(
                    sign * score, Fraction(group.frequencies[score]), {side: points}
                )
                for score, points in worth(event, board, form, side).items()
            }
        tables.extend(_together(form, by_side))
    return tuple(tables)


def _together(form: str, by_side: dict[Side, dict[int, Frequency]]) -> Iterator[FrequencyTable]:
    numbers = [{score: row.number for score, row in rows.items()} for rows in by_side.values()]
    if len(numbers) == len(Side) and numbers[0] == numbers[1]:
        ns, ew = by_side[Side.NS], by_side[Side.EW]
        rows = (
            Frequency(score, row.number, row.points | ew[score].points) for score, row in ns.items()
        )
        yield FrequencyTable(form, None, _ordered(rows))
        return
    for side, of_side in by_side.items():
        yield FrequencyTable(form, side, _ordered(iter(of_side.values())))


def _ordered(rows: Iterator[Frequency]) -> tuple[Frequency, ...]:
    return tuple(sorted(rows, key=lambda row: -row.score))
