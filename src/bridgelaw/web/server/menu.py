"""The pages that every page leads to: a bar of five, of which the last opens the others."""

from __future__ import annotations

from typing import Any, NamedTuple

from bridgelaw.locale.text import Text, tr


class Entry(NamedTuple):
    """A page that every page leads to."""

    address: str
    name: Text
    icon: str = ""
    below: tuple[str, ...] = ()
    """Other addresses that belong to it."""

    def holds(self, path: str) -> bool:
        """Is the page at this path one of its own?"""
        if self.address == "/" == path:
            return True
        mine = (*self.below, *((self.address,) if self.address != "/" else ()))
        return any(path == one or path.startswith(one + "/") for one in mine)


_TABLES = Entry("/tables", tr("Tables"), "tables")
_LAWS = Entry("/laws", tr("Laws"), "laws")
_SHEETS = Entry("/sheets", tr("Without a director"))
_CASEBOOK = Entry("/casebook", tr("Casebook"))
_COMPARE = Entry("/compare", tr("Comparable calls"))

_FOR_DIRECTORS = (
    Entry("/", tr("Rule"), "rule", ("/happened", "/rulings", "/search")),
    _TABLES,
    Entry("/scores", tr("Scores"), "scores"),
    Entry("/log", tr("Log"), "log"),
)
_FOR_ALL = (
    Entry("/", tr("Start"), "rule", ("/search",)),
    _TABLES,
    _LAWS,
    Entry("/sheets", tr("Sheets"), "sheets"),
)
_QUIZ = Entry("/casebook/quiz", tr("Quiz"))
_ON_A_PHONE = Entry("/phone", tr("The desk on a phone"))


def bar(visit: Any) -> tuple[Entry, ...]:
    """The four pages that this visitor needs most; the fifth place is for the others."""
    return _FOR_DIRECTORS if visit.is_director else _FOR_ALL


def more(visit: Any) -> tuple[Entry, ...]:
    """Where else this visitor may go."""
    if visit.is_director:
        return (_LAWS, _CASEBOOK, _QUIZ, _COMPARE, _SHEETS, _ON_A_PHONE)
    return (_CASEBOOK, _QUIZ, _COMPARE)


def is_among(entries: tuple[Entry, ...], path: str) -> bool:
    return any(entry.holds(path) for entry in entries)
