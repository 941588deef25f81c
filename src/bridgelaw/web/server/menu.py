"""The pages that every page leads to: a bar of five, of which the last opens the others."""

from __future__ import annotations

from typing import Any, NamedTuple

from bridgelaw.desk.people.roles import Right
from bridgelaw.locale import Text, tr


class MenuEntry(NamedTuple):
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


_TABLES = MenuEntry("/tables", tr("Tables"), "tables")
_LAWS = MenuEntry("/laws", tr("Laws"), "laws")
_SHEETS = MenuEntry("/sheets", tr("Without a director"))
_CASEBOOK = MenuEntry("/casebook", tr("Casebook"))
_COMPARE = MenuEntry("/compare", tr("Comparable calls"))

_SCORES = MenuEntry("/scores", tr("Scores"), "scores")
_LOG = MenuEntry("/log", tr("Log"), "log")

_FOR_DIRECTORS = (
    MenuEntry("/", tr("Rule"), "rule", ("/happened", "/rulings", "/search", "/room")),
    _TABLES,
    _SCORES,
    _LOG,
)
_FOR_READERS = (
    MenuEntry("/", tr("Start"), "rule", ("/rulings", "/search", "/room")),
    _TABLES,
    _SCORES,
    _LOG,
)
_FOR_ALL = (
    MenuEntry("/", tr("Start"), "rule", ("/search",)),
    _TABLES,
    _LAWS,
    MenuEntry("/sheets", tr("Sheets"), "sheets"),
)
_TRAINING = MenuEntry("/training", tr("Practice"), below=("/class",))
_QUIZ = MenuEntry("/casebook/quiz", tr("Quiz"))
_CALLS = MenuEntry("/calls", tr("Tables that call"))
_SLIPS = MenuEntry("/slips", tr("Check a ruling"))
_ON_A_PHONE = MenuEntry("/phone", tr("The desk on a phone"))
_PEOPLE = MenuEntry("/people", tr("People"))
_ROUNDS = MenuEntry("/rounds", tr("Round clock"))
_HELP = MenuEntry("/help", tr("Your first evening"))
_ABOUT = MenuEntry("/about", tr("About the desk"))


def bar(visit: Any) -> tuple[MenuEntry, ...]:
    """The four pages that this visitor needs most; the fifth place is for the others."""
    if not visit.may_read:
        return _FOR_ALL
    return _FOR_DIRECTORS if visit.may_rule else _FOR_READERS


def more(visit: Any) -> tuple[MenuEntry, ...]:
    """Where else this visitor may go."""
    if not visit.may_read:
        return (_CASEBOOK, _TRAINING, _QUIZ, _COMPARE, _SLIPS, _ABOUT)
    on_a_phone = (_CALLS, _ON_A_PHONE) if visit.place.is_followed else ()
    people = (_PEOPLE,) if visit.place.signs_in and visit.may(Right.PEOPLE) else ()
    in_the_room = (_ROUNDS, *on_a_phone, *people)
    learning = (_LAWS, _CASEBOOK, _TRAINING, _QUIZ)
    return (*in_the_room, *learning, _COMPARE, _SHEETS, _SLIPS, _HELP, _ABOUT)


def is_among(entries: tuple[MenuEntry, ...], path: str) -> bool:
    return any(entry.holds(path) for entry in entries)
