"""Constructions as rows of a table: a pattern, what it means, and the examples that are its tests.

A pattern is a line of elements. `suit` is a constituent of that category; `over:call` is one that
the meaning knows as `over`; `'of'` is the word itself; `a|b` is either; a question mark makes it
optional; ` ; ` stands between two orders of the same. Fillers ("the", "just", です) may stand between any two elements.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from math import prod

_ELEMENT = re.compile(
    r"(?:(?P<name>[a-z_]+):)?(?P<choices>(?:'[^']+'|[a-z_]+)(?:\|(?:'[^']+'|[a-z_]+))*)(?P<may>\??)"
)
_MOST_FORMS = 3000


class BadRow(ValueError):
    """A row that cannot stand in the table."""


@dataclass(frozen=True, slots=True)
class Element:
    """One place of a pattern: the categories that may stand there."""

    name: str
    choices: tuple[str, ...]
    optional: bool


@dataclass(frozen=True, eq=False)
class Row:
    """A construction.

    `meaning` takes what the elements mean that it names (one that is absent is not given, and
    others are not asked), and returns what the whole means, or None where it means
    nothing. `en` and `ja` are examples, each with the reading as it is written by `str`; a row
    that only one language has says so by `only`. Within a `tight` one nothing may be passed over.
    """

    name: str
    category: str
    pattern: str
    meaning: Callable[..., object]
    en: Mapping[str, str] = field(default_factory=dict)
    ja: Mapping[str, str] = field(default_factory=dict)
    only: str = ""
    cost: float = 0.0
    tight: bool = False
    orders: tuple[tuple[Element, ...], ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        wanted = [self.only] if self.only else ["en", "ja"]
        for language in wanted:
            if not getattr(self, language):
                raise BadRow(f"the row “{self.name}” has no example in “{language}”")
        orders = tuple(tuple(_elements(self, order)) for order in self.pattern.split(" ; "))
        object.__setattr__(self, "orders", orders)

    @property
    def examples(self) -> Iterator[tuple[str, str]]:
        yield from self.en.items()
        yield from self.ja.items()

    def forms(self) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
        """Every line of categories that the pattern allows, with the names of its places."""
        for order in self.orders:
            ways = [
                [(element.name, each) for each in element.choices]
                + ([("", "")] if element.optional else [])
                for element in order
            ]
            if (size := prod(map(len, ways))) > _MOST_FORMS:
                raise BadRow(f"the row “{self.name}” has {size} forms: make a row of its parts")
            for form in product(*ways):
                line = [(name, category) for name, category in form if category]
                if line:
                    yield tuple(each for _, each in line), tuple(name for name, _ in line)


def literal(category: str) -> str:
    """The word that a category in quotes stands for."""
    return category[1:-1] if category.startswith("'") else ""


def _elements(row: Row, pattern: str) -> Iterator[Element]:
    given = inspect.signature(row.meaning).parameters
    wanted = set(given)
    needed = {name for name, each in given.items() if each.default is each.empty}
    at, names = 0, set()
    for match in _ELEMENT.finditer(pattern):
        if pattern[at : match.start()].strip():
            break
        at = match.end()
        choices = tuple(re.findall(r"'[^']+'|[a-z_]+", match["choices"]))
        name = match["name"] or (choices[0] if len(choices) == 1 else "")
        if name in names and name in wanted:
            raise BadRow(f"the row “{row.name}” has two elements of the name “{name}”")
        names.add(name)
        yield Element(name if name in wanted else "", choices, bool(match["may"]))
    if pattern[at:].strip():
        raise BadRow(f"the pattern of “{row.name}” cannot be read from “{pattern[at:].strip()}”")
    if not needed <= names:
        raise BadRow(f"the pattern of “{row.name}” has no {sorted(needed - names)}")
