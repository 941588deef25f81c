"""The pages that every page leads to: a bar of five, of which the last opens the others."""

from __future__ import annotations

from typing import Any, NamedTuple

from bridgelaw.desk.people.roles import Right
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
        if self.address == path:
            return True
        # The first page is above all others, but they are not its own.
        mine = self.below if self.address == "/" else (*self.below, self.address)
        return path in mine or path.startswith(tuple(f"{one}/" for one in mine))


_TABLES = Entry("/tables", tr("Tables"), "tables")
_LAWS = Entry("/laws", tr("Laws"), "laws")
_SHEETS = Entry("/sheets", tr("Without a director"))
_CASEBOOK = Entry("/casebook", tr("Casebook"))
_COMPARE = Entry("/compare", tr("Comparable calls"))

_SCORES = Entry("/scores", tr("Scores"), "scores")
_LOG = Entry("/log", tr("Log"), "log")

_FOR_DIRECTORS = (
    Entry("/", tr("Rule"), "rule", ("/happened", "/rulings", "/search", "/room")),
    _TABLES,
    _SCORES,
    _LOG,
)
_FOR_READERS = (
    Entry("/", tr("Start"), "rule", ("/rulings", "/search", "/room")),
    _TABLES,
    _SCORES,
    _LOG,
)
_FOR_ALL = (
    Entry("/", tr("Start"), "rule", ("/search",)),
    _TABLES,
    _LAWS,
    Entry("/sheets", tr("Sheets"), "sheets"),
)
_TRAINING = Entry("/training", tr("Practice"), below=("/class",))
_QUIZ = Entry("/casebook/quiz", tr("Quiz"))
_CALLS = Entry("/calls", tr("Tables that call"))
_SLIPS = Entry("/slips", tr("Check a ruling"))
_ON_A_PHONE = Entry("/phone", tr("The desk on a phone"))
_PEOPLE = Entry("/people", tr("People"))
_ROUNDS = Entry("/rounds", tr("Round clock"))
_HELP = Entry("/help", tr("Your first evening"))
_ABOUT = Entry("/about", tr("About the desk"))


def bar(visit: Any) -> tuple[Entry, ...]:
    """The four pages that this visitor needs most; the fifth place is for the others."""
    if not visit.may_read:
        return _FOR_ALL
    return _FOR_DIRECTORS if visit.may_rule else _FOR_READERS


def more(visit: Any) -> tuple[Entry, ...]:
    """Where else this visitor may go."""
    if not visit.may_read:
        return (_CASEBOOK, _TRAINING, _QUIZ, _COMPARE, _SLIPS, _ABOUT)
    on_a_phone = (_CALLS, _ON_A_PHONE) if visit.place.is_followed else ()
    people = (_PEOPLE,) if visit.place.signs_in and visit.may(Right.PEOPLE) else ()
    in_the_room = (_ROUNDS, *on_a_phone, *people)
    learning = (_LAWS, _CASEBOOK, _TRAINING, _QUIZ)
    return (*in_the_room, *learning, _COMPARE, _SHEETS, _SLIPS, _HELP, _ABOUT)


def is_among(entries: tuple[Entry, ...], path: str) -> bool:
    return any(entry.holds(path) for entry in entries)
