"""What a text says: the best way to cover it with constructions, and those that are nearly as good.

Every unit of the text stands in exactly one part of a reading. A part is meant (a construction
that may stand alone), a filler, a mark, a known word that no construction took, or unknown. So
nothing is dropped: whoever uses a reading sees what was not understood, and where.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from bridgelaw.reading.chart import Constituent, Grammar
from bridgelaw.reading.lexicon import DIGITS, FILLER, MARK, UNKNOWN, Lexicon
from bridgelaw.reading.rows import literal
from bridgelaw.reading.source import Source
from bridgelaw.reading.units import Unit, units_of

_KEPT = 4
MARGIN = 0.5
"""Readings that cost so little more than the best are kept beside it."""
_UNUSED = 2.0
_UNKNOWN_WORD = 2.5
_UNKNOWN_LETTER = 1.2
_FILLER = 0.1
_NAMED = 0.01


class Kind(Enum):
    """What a part of a text is to its reader."""

    MEANT = "meant"
    FILLER = "filler"
    MARK = "mark"
    UNUSED = "unused"  # a known word that no construction took
    UNKNOWN = "unknown"
    PASSED = "passed over"  # unknown, and of a kind that cannot matter

    def __repr__(self) -> str:
        return f"Kind.{self.name}"


class Outcome(Enum):
    """How far a text was understood: always one of three."""

    READ = "read"
    OPEN = "open"  # read, and something that matters is still to be asked
    UNREAD = "unread"

    def __repr__(self) -> str:
        return f"Outcome.{self.name}"


_NOT_KNOWN = (Kind.UNKNOWN, Kind.PASSED)


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """A stretch of the text: from `start` to `end` in what was written."""

    kind: Kind
    found: Constituent
    start: int
    end: int
    written: str

    @property
    def category(self) -> str:
        return self.found.category

    @property
    def value(self) -> object:
        return self.found.value


@dataclass(frozen=True, slots=True, eq=False)
class Reading:
    """One way to understand the whole text."""

    parts: tuple[Part, ...]
    cost: float

    @property
    def meant(self) -> tuple[Part, ...]:
        return tuple(part for part in self.parts if part.kind is Kind.MEANT)

    @property
    def missed(self) -> tuple[Part, ...]:
        """What was not understood: unknown words, and known ones that fit nowhere."""
        return tuple(part for part in self.parts if part.kind in (Kind.UNUSED, Kind.UNKNOWN))

    def says(self) -> tuple[tuple[str, object], ...]:
        """What is meant, without the places: two readings that say the same are one."""
        return tuple((part.category, part.value) for part in self.meant)


@dataclass(frozen=True, slots=True, eq=False)
class Readings:
    """The readings of a text, the best first; all of them lie within the margin."""

    text: str
    every: tuple[Reading, ...]

    @property
    def best(self) -> Reading:
        return self.every[0]


@dataclass(slots=True)
class _Path:
    cost: float
    before: _Path | None
    kind: Kind
    found: Constituent | None
    says: int  # of everything that is meant so far: two that are equal say the same


def read(
    text: str, grammar: Grammar, margin: float = MARGIN, also: Lexicon | None = None
) -> Readings:
    """All readings of a text that are nearly as good as the best.

    `also`: words that only this text may have, such as the names of those who play.
    """
    source = Source(text)
    units = units_of(source)
    chart = grammar.chart(units, also)
    best: list[list[_Path]] = [[] for _ in range(len(units) + 1)]
    best[0] = [_Path(0.0, None, Kind.MARK, None, 0)]
    for place, found in enumerate(chart):
        paths = best[place] = _cheapest(best[place])
        for kind, constituent, cost in _steps(found, units[place], grammar):
            for path in paths:
                says = path.says
                if kind is Kind.MEANT:
                    says = hash((says, constituent.category, constituent.value))
                best[constituent.end].append(_Path(path.cost + cost, path, kind, constituent, says))
    ends = _cheapest(best[-1])
    limit = ends[0].cost + margin
    near = (end for end in ends if end.cost <= limit)
    return Readings(text, tuple(_reading(end, source, units, grammar.matters) for end in near))


def _steps(
    found: list[Constituent], unit: Unit, grammar: Grammar
) -> Iterator[tuple[Kind, Constituent, float]]:
    """What may come next in a reading, and what it costs."""
    alone = True
    for each in found:
        if each.category in grammar.roots:
            yield Kind.MEANT, each, grammar.roots[each.category] + each.cost
        if each.category == FILLER:
            yield Kind.FILLER, each, _FILLER + each.cost
        elif each.category == MARK:
            yield Kind.MARK, each, 0.0
        elif each.word is not None or each.category == DIGITS:
            # A word that only some construction names is unused where it has no other category.
            yield Kind.UNUSED, each, _UNUSED + each.cost + (_NAMED if literal(each.category) else 0)
        alone = alone and each.end > each.start + 1
    if unit.is_mark:
        yield Kind.MARK, Constituent(found[0].start, found[0].start + 1, MARK, unit.text, 0.0), 0.0
    elif alone or found[0].category == UNKNOWN:
        cost = _UNKNOWN_WORD if unit.is_latin or unit.is_number else _UNKNOWN_LETTER
        start = found[0].start
        yield Kind.UNKNOWN, Constituent(start, start + 1, UNKNOWN, unit.text, 0.0), cost


def _cheapest(paths: Iterable[_Path]) -> list[_Path]:
    """The best few that say different things."""
    kept: list[_Path] = []
    for path in sorted(paths, key=lambda path: path.cost):
        if len(kept) == _KEPT:
            break
        if all(path.says != each.says for each in kept):
            kept.append(path)
    return kept


def _reading(
    end: _Path, source: Source, units: tuple[Unit, ...], matters: Callable[[str], bool]
) -> Reading:
    parts: list[Part] = []
    path: _Path | None = end
    while path is not None and path.found is not None:
        found = path.found
        start, _ = source.span(units[found.start].start, units[found.start].end)
        _, stop = source.span(units[found.end - 1].start, units[found.end - 1].end)
        if path.kind is Kind.UNKNOWN and parts and parts[-1].kind in _NOT_KNOWN:
            stop = parts.pop().end  # an unknown stretch is one
        written, kind = source.written[start:stop], path.kind
        if kind in _NOT_KNOWN or (kind is Kind.UNUSED and literal(found.category)):
            never = Kind.UNUSED if kind is Kind.UNUSED else Kind.UNKNOWN
            kind = never if matters(written) else Kind.PASSED
        parts.append(Part(kind, found, start, stop, written))
        path = path.before
    return Reading(tuple(reversed(parts)), end.cost)


def failing_examples(grammar: Grammar) -> Iterator[str]:
    """The examples of a table that its own rows do not read as they say."""
    for row in grammar.rows:
        for text, wanted in row.examples:
            source = Source(text)
            chart = grammar.chart(units_of(source))
            whole = len(chart)
            made = [
                each
                for each in (chart[0] if chart else ())
                if each.category == row.category and each.end == whole
            ]
            if not any(str(each.value) == wanted for each in made):
                got = ", ".join(str(each.value) for each in made) or "nothing"
                yield f"{row.name}: “{text}” gives {got}, not {wanted}"


def as_table(grammar: Grammar) -> str:
    """The rows as a table for the documentation."""
    lines = ["| construction | pattern | examples |", "|---|---|---|"]
    for row in grammar.rows:
        examples = "; ".join(f"{text} → {wanted}" for text, wanted in row.examples)
        pattern = row.pattern.replace("|", "\\|")
        lines.append(f"| {row.name} | `{pattern}` | {examples} |")
    return "\n".join(lines) + "\n"
