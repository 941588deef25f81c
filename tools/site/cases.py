"""The cases of the casebook, each run once for all languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bridgelaw.casebook.files import CaseFile
from bridgelaw.casebook.library import Head, case_heads, case_of
from bridgelaw.web.casebook.view import ShownCase, shown_case


@cache
def files(key: str) -> tuple[CaseFile, ...]:
    """A case with its variants, as they are written: reading one takes longer than running it."""
    return case_of(key)


@cache
def shown(key: str) -> tuple[ShownCase, ...]:
    """A case with its variants, as its page shows it."""
    return tuple(map(shown_case, files(key)))


def about(law: str) -> tuple[Head, ...]:
    """The cases about a law, or a part of it."""
    return tuple(head for head in case_heads() if law in head.numbers)


def by_law() -> Iterator[tuple[str, tuple[Head, ...]]]:
    """Every case once, under the first law that it is about."""
    found: dict[str, list[Head]] = {}
    for head in case_heads():
        found.setdefault(head.numbers[0], []).append(head)
    for law in sorted(found, key=int):
        yield law, tuple(found[law])
