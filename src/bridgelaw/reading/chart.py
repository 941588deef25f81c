"""All analyses of a text, from small constituents to large ones, and the best readings of it.

The chart is filled from the last unit to the first, so that whatever may follow an element is
complete when the element is found. A constituent is as wide as its row is long, and a place keeps
few of one kind: the work grows with the length of the text and no faster.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from bridgelaw.reading.lexicon import DIGITS, FILLER, MARK, UNKNOWN, Lexicon, Word, WordEdge
from bridgelaw.reading.rows import Row, literal
from bridgelaw.reading.units import Unit

_PASSED_OVER = 0.05  # a filler within a construction
_STRANGE = 0.5  # an unknown word that cannot matter, within a construction
_MOST_ALIKE = 5  # constituents of one category from one place to another
_MOST_FILLERS = 4
_WIDEST = 60  # units: a row that contains itself ends here, and the work stays linear


@dataclass(slots=True, eq=False)
class Constituent:
    """A stretch of units that means something, and how that was found."""

    start: int
    end: int
    category: str
    value: object
    cost: float
    row: Row | None = None
    parts: tuple[Constituent, ...] = ()
    word: Word | None = None

    def rows(self) -> Iterable[Row]:
        """The rows that made it, the widest first."""
        if self.row is not None:
            yield self.row
        for part in self.parts:
            yield from part.rows()


@dataclass(slots=True)
class _Node:
    next: dict[str, _Node] = field(default_factory=dict)
    done: list[tuple[Row, tuple[str, ...]]] = field(default_factory=list)


class Grammar:
    """Words and rows together, and which categories may stand alone in a reading.

    `roots` says what each category costs there: the less, the better a reading that has it.
    """

    def __init__(
        self,
        known: Iterable[Word],
        rows: Iterable[Row],
        roots: Mapping[str, float],
        heard: Mapping[str, str] | None = None,
        matters: Callable[[str], bool] = lambda _: True,
        ordinary: str = "",
    ) -> None:
        """`matters`: whether an unknown word could change what is read around it; `ordinary` words
        are unknown as well, and no misspellings."""
        self.matters = matters
        self.rows = tuple(rows)
        self.roots = dict(roots)
        self._root = _Node()
        literals: dict[str, Word] = {}
        for row in self.rows:
            for categories, names in row.forms():
                node = self._root
                for category in categories:
                    node = node.next.setdefault(category, _Node())
                    if word := literal(category):
                        literals[category] = Word(word, category)
                node.done.append((row, names))
        self.lexicon = Lexicon((*known, *literals.values()), heard, ordinary)

    def chart(
        self, units: tuple[Unit, ...], also: Lexicon | None = None
    ) -> list[list[Constituent]]:
        """The constituents that begin at each unit; `also` has words for this text alone."""
        found = [list(map(_of_word, edges)) for edges in self.lexicon.edges(units)]
        if also is not None:
            for place, edges in enumerate(also.edges(units)):
                found[place] += map(_of_word, edges)
        at: list[dict[str, list[Constituent]]] = [{} for _ in range(len(units) + 1)]
        skips: list[list[tuple[int, float]]] = [[(place, 0.0)] for place in range(len(units) + 1)]
        for start in reversed(range(len(units))):
            if units[start].is_number:
                found[start].append(_digits(start, units))
            elif not found[start]:
                found[start].append(_unknown(start, units))
            for edge in found[start]:
                strange = edge.category == UNKNOWN and units[start].is_latin
                if edge.category == FILLER or (strange and not self.matters(units[start].text)):
                    more = edge.cost + (_STRANGE if strange else _PASSED_OVER)
                    further = [(place, cost + more) for place, cost in skips[edge.end]]
                    further = further[:_MOST_FILLERS]
                    known = {place for place, _ in skips[start]}
                    skips[start] += [each for each in further if each[0] not in known]
            self._fill(start, found[start], at, skips)
        return found

    def _fill(
        self,
        start: int,
        agenda: list[Constituent],
        at: list[dict[str, list[Constituent]]],
        skips: list[list[tuple[int, float]]],
    ) -> None:
        here, waiting = at[start], list(agenda)
        agenda.clear()
        while waiting:
            new = waiting.pop()
            alike = here.setdefault(new.category, [])
            same = [each for each in alike if each.end == new.end]
            if any(each.value == new.value and each.cost <= new.cost for each in same):
                continue
            if len(same) >= _MOST_ALIKE:
                worst = max(same, key=lambda each: each.cost)
                if worst.cost <= new.cost:
                    continue
                alike.remove(worst)
                agenda.remove(worst)
            alike.append(new)
            agenda.append(new)
            node = self._root.next.get(new.category)
            if node is not None:
                self._extend(node, (new,), new.cost, at, skips, waiting)

    def _extend(
        self,
        node: _Node,
        parts: tuple[Constituent, ...],
        cost: float,
        at: list[dict[str, list[Constituent]]],
        skips: list[list[tuple[int, float]]],
        made: list[Constituent],
        loose: bool = False,
    ) -> None:
        for row, names in node.done:
            if (row.tight and loose) or (row.only == "en" and _is_japanese(parts[0])):
                continue
            if row.only == "ja" and not any(map(_has_japanese, parts)):
                continue
            given = {name: part.value for name, part in zip(names, parts, strict=True) if name}
            value = row.meaning(**given)
            if value is not None:
                made.append(
                    Constituent(
                        parts[0].start,
                        parts[-1].end,
                        row.category,
                        value,
                        cost + row.cost,
                        row,
                        parts,
                    )
                )
        if not node.next:
            return
        for place, skipped in skips[parts[-1].end]:
            following = at[place]
            if not following:
                continue
            # In the order of the text: of readings that cost the same, every run takes the same.
            for category in filter(node.next.__contains__, following):
                for part in following[category]:
                    if part.end - parts[0].start > _WIDEST:
                        continue
                    self._extend(
                        node.next[category],
                        (*parts, part),
                        cost + skipped + part.cost,
                        at,
                        skips,
                        made,
                        loose or place > parts[-1].end,
                    )


def _is_japanese(part: Constituent) -> bool:
    """Does a construction begin with a Japanese word, such as a verb that has its object before?"""
    return part.word is not None and not part.word.spelling.isascii()


def _has_japanese(part: Constituent) -> bool:
    """Does it have any letter that is not of English? A verb after its object is not English."""
    if part.word is None and not part.parts:
        return part.category not in (UNKNOWN, DIGITS) or not str(part.value).isascii()
    return _is_japanese(part) or any(map(_has_japanese, part.parts))


def _of_word(edge: WordEdge) -> Constituent:
    word = edge.word
    return Constituent(edge.start, edge.end, word.category, word.value, edge.cost, word=word)


def _digits(start: int, units: tuple[Unit, ...]) -> Constituent:
    return Constituent(start, start + 1, DIGITS, int(units[start].text), 0.0)


def _unknown(start: int, units: tuple[Unit, ...]) -> Constituent:
    unit = units[start]
    return Constituent(start, start + 1, MARK if unit.is_mark else UNKNOWN, unit.text, 0.0)
