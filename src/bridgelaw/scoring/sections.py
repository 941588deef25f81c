"""The sections of a field, in whichever format its file is.

Every reader calls table 3 of section B `B3`, and a pair there `B3`, `NS B3` or `B3NS`. So what a
file of several sections becomes, such as the export of a BWS file, still has them.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import NamedTuple

from bridgelaw.scoring.field import Field, Line, natural

_NAME = re.compile(
    r"(?:(?:NS|EW) )?(?:(?P<letters>[^\W\d_]{1,8})[ -]?|(?P<number>\d{1,3})-)"
    r"(?P<own>\d{1,6})(?:NS|EW)?"
)


class Named(NamedTuple):
    """A name that begins with a section: the section, and the number in it."""

    section: str
    number: str


def named(name: str) -> Named | None:
    """A table or a contestant of a section; `None` where the name has none.

    >>> named("B12"), named("NS A3"), named("12")
    (Named(section='B', number='12'), Named(section='A', number='3'), None)
    """
    match = _NAME.fullmatch(name)
    if match is None or match["letters"] in ("NS", "EW"):
        return None
    return Named(match["letters"] or match["number"], match["own"].lstrip("0") or "0")


def section_of(line: Line) -> str:
    """The section in which a line was played; empty where its names do not tell."""
    at_table = named(line.table)
    if at_table is not None:
        return at_table.section
    pairs = [named(name) for name in (line.ns, line.ew)]
    sections = {"" if pair is None else pair.section for pair in pairs}
    return sections.pop() if len(sections) == 1 and not line.table else ""


def sections_of(field: Field) -> tuple[str, ...]:
    """The sections of a field, where there are several; otherwise none."""
    sections = {section_of(line) for line in field.lines} - {""}
    return tuple(sorted(sections, key=natural)) if len(sections) > 1 else ()


def is_in(line: Line, section: str) -> bool:
    """Was it played in this section? Every line was, where none is named."""
    return not section or section_of(line) == section


def contestants_in(field: Field, section: str) -> frozenset[str]:
    """Who belongs to a section: who has most boards there. Everybody where it is empty."""
    if not section:
        return frozenset(field.contestants)
    boards: dict[str, Counter[str]] = {}
    for line in field.lines:
        for name in (line.ns, line.ew):
            boards.setdefault(name, Counter())[section_of(line)] += 1
    return frozenset(
        name for name, counted in boards.items() if counted.most_common(1)[0][0] == section
    )
