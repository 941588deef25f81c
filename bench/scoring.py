"""Scoring a field, beside the obvious way: comparing every pair of results.

The time is the processor's: sizes that differ by a thousand cannot take turns, and so must not
depend on what else the machine does meanwhile.
"""

from __future__ import annotations

import random
import time
from fractions import Fraction

from bridgelaw.scoring.awards import Assigned, weighted
from bridgelaw.scoring.field import Adjustment, Event, Field, Line
from bridgelaw.scoring.outcomes import Outcome, parse_outcome, score_of
from bridgelaw.scoring.standings import Standings, score_field

BOARDS = 36
_WEIGHTED = 50  # every so many results is a weighted score
_ADJUSTED = 40
_LEVELS = "1223334445667"
_RESULTS = ("-3", "-2", "-1", "-1", "=", "=", "=", "+1", "+1", "+2")
_DIFFERENT = 20  # results on a board


def any_field(tables: int) -> Field:
    """A Mitchell with so many tables, 36 boards and 2 % weighted results."""
    chance = random.Random(5)
    lines = []
    for board in range(1, BOARDS + 1):
        results = [_any_result(chance) for _ in range(_DIFFERENT)]
        for table in range(tables):
            adjusted = None
            if chance.randrange(_WEIGHTED) == 0:
                award = _any_award(chance, results)
                adjusted = Adjustment(award, award, "12C1(c)")
            ns, ew = str(table + 1), str(tables + (table + board) % tables + 1)
            result = chance.choice(results)
            lines.append(Line(board, ns, ew, result, ns, adjusted=adjusted))
    return Field(Event(), tuple(lines))


def _any_result(chance: random.Random) -> Outcome:
    level, denomination = chance.choice(_LEVELS), chance.choice(("C", "D", "H", "S", "NT"))
    doubled, over = chance.choice(("", "", "", "X")), chance.choice(_RESULTS)
    if int(level) == 7 and over.startswith("+"):
        over = "="
    if int(level) == 6 and over == "+2":
        over = "+1"
    return parse_outcome(f"{level}{denomination}{doubled}{over} by {chance.choice('NNSEW')}")


def _any_award(chance: random.Random, results: list[Outcome]) -> Assigned:
    part = Fraction(chance.randrange(1, 6), 6)
    one, other = chance.choice(results), chance.choice(results)
    return weighted((one, part), (other, 1 - part))


def seconds_to_score(field: Field) -> float:
    """Every board scored and everybody ranked."""
    started = time.process_time()
    score_field(field).ranking()
    return time.process_time() - started


def seconds_to_adjust(standings: Standings) -> float:
    """One weighted score awarded, its board scored again and everybody ranked; the best of some.

    Most of the others find something in the machine's way. The standings were ranked before, as
    they are when a director looks at them.
    """
    standings.ranking()
    chance = random.Random(7)
    lines = standings.field.lines
    results = [line.result for line in lines[:_DIFFERENT] if line.result is not None]
    best = float("inf")
    for _ in range(_ADJUSTED):
        award = _any_award(chance, results)
        adjustment = Adjustment(award, award, "12C1(c)")
        started = time.process_time()
        standings.adjust(chance.randrange(len(lines)), adjustment).ranking()
        best = min(best, time.process_time() - started)
    return best


def seconds_by_pairs(field: Field, boards: int) -> float:
    """The obvious way: each result of a board with each other one, in both directions.

    So many boards are measured, and stand for all. Nothing is ranked.
    """
    started = time.process_time()
    for key in list(field.boards)[:boards]:
        vulnerability = field.vulnerability(key)
        results: list[list[tuple[int, Fraction | int]]] = []
        for place in field.boards[key]:
            line = field.lines[place]
            if line.adjusted is not None and isinstance(line.adjusted.ns, Assigned):
                parts = line.adjusted.ns.outcomes
                results.append([(score_of(each, vulnerability), part) for each, part in parts])
            elif line.result is not None:
                results.append([(score_of(line.result, vulnerability), 1)])
        for at, own in enumerate(results):
            ns: Fraction | int = 0
            ew: Fraction | int = 0
            for other_at, other in enumerate(results):
                if other_at == at:
                    continue
                for score, part in own:
                    for against, often in other:
                        if score > against:
                            ns += 2 * part * often
                        elif score < against:
                            ew += 2 * part * often
                        else:
                            ns += part * often
                            ew += part * often
    return (time.process_time() - started) * BOARDS / boards


def show_fields() -> None:
    """Prints what fields of all sizes cost."""
    print(f"\na field of {BOARDS} boards, 2 % weighted results, scored and ranked on one core")
    print("(wanted: 2 s at 1,000 tables, 50 times the obvious way; an adjustment 5 ms at 100)")
    row = "{:>8} {:>12} {:>16} {:>24} {:>7} {:>16}"
    print(
        row.format("tables", "seconds", "µs a result", "every pair, seconds", "ratio", "adjust, ms")
    )
    for tables, measured in ((10, BOARDS), (100, BOARDS), (1_000, 1), (10_000, 0)):
        field = any_field(tables)
        seconds = min(seconds_to_score(field) for _ in range(3))
        pairs = seconds_by_pairs(field, measured) if measured else None
        adjusted = seconds_to_adjust(score_field(field))
        print(
            row.format(
                f"{tables:,}",
                f"{seconds:.3f}",
                f"{seconds / len(field.lines) * 1e6:.1f}",
                "-" if pairs is None else f"{pairs:,.2f}" + ("" if measured == BOARDS else " *"),
                "-" if pairs is None else f"{pairs / seconds:,.1f}",
                f"{1000 * adjusted:.2f}",
            ),
            flush=True,
        )
    print("* measured on one of the boards; at 10,000 tables it would be hours")
