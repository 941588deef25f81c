"""The log as it is read: a line a ruling, table by table."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import NamedTuple

from bridgelaw.desk.records.ruling import DUTY
from bridgelaw.desk.room import is_at_rest
from bridgelaw.laws import PROCEDURES
from bridgelaw.locale import Language, Text, tr
from bridgelaw.scoring.field import natural
from bridgelaw.store import Listed

CHIPS = {
    "open": tr("begun"), "appealed": tr("appeal"), "due": tr("due"),
    "undone": tr("taken back"),
}  # fmt: skip
"""What a line says beside its words; a ruling that was given, and is done with, says nothing."""


class LogLine(NamedTuple):
    """A ruling."""

    address: str
    at: datetime
    board: str
    words: str
    standing: str
    """One of `CHIPS`, or `given`."""

    @property
    def chip(self) -> Text | None:
        return CHIPS.get(self.standing)


class AtTable(NamedTuple):
    """The rulings at one table, the newest first."""

    place: str
    lines: tuple[LogLine, ...]


class Counts(NamedTuple):
    """How many rulings there are: all, those with something left to do, and those appealed."""

    all: int
    due: int
    appealed: int


def by_table(rulings: Iterable[Listed], spoken: Language) -> tuple[AtTable, ...]:
    """The rulings table by table, as the room numbers them; without a table at the end."""
    tables: dict[str, list[LogLine]] = {}
    for one in rulings:
        tables.setdefault(one.summary.place, []).append(line_of(one, spoken))
    places = sorted(tables, key=lambda place: (not place, natural(place)))
    return tuple(AtTable(place, tuple(tables[place])) for place in places)


def line_of(one: Listed, spoken: Language) -> LogLine:
    """A ruling in a few words: its headline, or what it is about while it is not given."""
    shown = one.summary.shown or {}
    headline = shown.get("headline")
    procedure = PROCEDURES.get(one.summary.subject)
    words = one.summary.subject if procedure is None else spoken.say(procedure.title)
    if headline is not None:
        words = headline.get(spoken.code) or headline["en"]
    address = f"/rulings/{one.stream}"
    return LogLine(address, one.opened, one.summary.board, words.rstrip(".。"), standing_of(one))


def standing_of(one: Listed) -> str:
    """Where a ruling stands, by what a list knows of it."""
    marks = (one.summary.shown or {}).get("marks", ())
    if one.summary.state != "given":
        return one.summary.state
    return "appealed" if "appealed" in marks else "due" if DUTY in marks else "given"


def counted(rulings: Iterable[Listed], now: datetime) -> Counts:
    """Drafts that are at rest count nowhere."""
    shown = [standing_of(one) for one in rulings
             if one.summary.state != "open" or not is_at_rest(one, now)]  # fmt: skip
    return Counts(len(shown), shown.count("due") + shown.count("open"), shown.count("appealed"))
