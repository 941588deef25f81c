"""A field from the layout of our YAML files, once it is loaded; case files hold the same."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any, TypeVar

from bridgelaw.formats.documents import BadFile, Problem, Wishes
from bridgelaw.formats.own.draft import Draft
from bridgelaw.formats.own.lines import CORRECTED, BadLine, read_line
from bridgelaw.formats.own.places import item_place, key_place, said
from bridgelaw.formats.own.profile import profile_from
from bridgelaw.formats.own.short import short_line
from bridgelaw.formats.own.stated import KEPT
from bridgelaw.formats.own.words import (
    name_of,
    read_amount,
    read_clock,
    read_method,
    read_time,
    read_whole,
    read_winners,
    read_yes,
    unknown_key,
)
from bridgelaw.game import Vulnerability
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.scoring.field import BoardKey, Event, Field, Method, Penalty
from bridgelaw.scoring.kept import ALL_SESSIONS
from bridgelaw.scoring.profile import WBF, Profile
from bridgelaw.scoring.stated.points import Stated

HEAD_KEYS = ("event", "date", "scoring", "profile", "winners", "knockout", "posted", "clock")
_KEYS = (*HEAD_KEYS, "names", "boards", "sessions", "penalties", "kept_totals")
_BOARD_KEYS = ("vulnerable", "lines")
LINE_KEYS = (
    "table", "ns", "ew", "result", "group", "adjusted", "law", "reason", "ruled", *CORRECTED,
    "ns_points", "ew_points", *KEPT,
)  # fmt: skip
_SIDES = ("ns", "ew")
_PENALTY_KEYS = ("of", "amount", "session", "law", "reason")

_TOTAL_KEYS = ("of", "points", "percent", "session")

_NO_TEXT = re.compile("[\0\ud800-\udfff]")

_T = TypeVar("_T")


@dataclass(frozen=True)
class LinePlace:
    """Where a line stands: the list of its board's lines, and its place there."""

    lines: Any
    index: int


def field_from_data(
    data: Mapping[Any, Any], wishes: Wishes | None = None, name: str = ""
) -> tuple[Field, tuple[Problem, ...]]:
    """The field of a loaded mapping and what could not be read of it, with line numbers if known.

    `BadFile` if the head is damaged, or nothing can be read.
    """
    reading = read_plain(data, Wishes() if wishes is None else wishes, name)
    return reading.field, reading.problems


@dataclass(frozen=True)
class Plain:
    """What was read of a mapping, with the place of each line of the field."""

    field: Field
    problems: tuple[Problem, ...]
    places: tuple[LinePlace, ...]
    stated: Stated


def read_plain(data: Mapping[Any, Any], wishes: Wishes, name: str) -> Plain:
    """The same, with everything that was read."""
    reader = _Reader(data, wishes)
    reader.read()
    draft = reader.draft
    field, places = draft.finish(name or tr("this field"))
    return Plain(field, tuple(draft.problems), places, draft.stated_points())


def event_of(data: Mapping[Any, Any], wishes: Wishes) -> Event:
    """The head of a file; what the user wishes goes before it."""
    return Event(
        wishes.method
        or _head(data, "scoring", lambda value: read_method(text(value)), Method.MATCHPOINTS),
        wishes.profile or _head(data, "profile", _profile, WBF),
        _head(data, "event", text, ""),
        _head(data, "date", text, ""),
        _head(data, "winners", lambda value: read_winners(text(value)), 1),
        _head(data, "knockout", lambda value: read_yes(text(value)), False),
        _head(data, "posted", lambda value: read_time(text(value)), ""),
        _head(data, "clock", lambda value: read_clock(text(value)), ""),
    )


class _Reader:
    def __init__(self, data: Mapping[Any, Any], wishes: Wishes) -> None:
        self.data = data
        self.wishes = wishes
        for key in data:
            if not _is_known(key, _KEYS):
                raise BadFile(said(key_place(data, key), unknown_key(str(key), _KEYS)))
        self.draft: Draft[LinePlace] = Draft(event_of(data, wishes))

    def read(self) -> None:
        data = self.data
        if "boards" in data and "sessions" in data:
            place = key_place(data, "sessions")
            raise BadFile(said(place, tr("either “boards” or “sessions”, not both")))
        for contestant, players in _mapping(data, "names").items():
            with self.draft.reading(key_place(data["names"], contestant)):
                self.draft.names[name_of(text(contestant))] = text(players)
        if "sessions" in data:
            sessions = _mapping(data, "sessions")
            for number in sessions:
                with self.draft.reading(key_place(sessions, number)):
                    boards = sessions[number]
                    if not isinstance(boards, Mapping):
                        raise BadLine(tr("a session is a mapping from boards to their lines"))
                    self.session(read_whole(text(number)), boards)
        else:
            self.session(self.wishes.session, _mapping(data, "boards"))
        self.penalties()
        self.kept_totals()

    def session(self, session: int, boards: Mapping[Any, Any]) -> None:
        for number in boards:
            with self.draft.reading(key_place(boards, number)):
                key = BoardKey(session, read_whole(text(number)))
                self.board(key, boards[number])

    def board(self, key: BoardKey, given: Any) -> None:
        lines = given
        if isinstance(given, Mapping):
            for name in given:
                if not _is_known(name, _BOARD_KEYS):
                    raise BadLine(unknown_key(str(name), _BOARD_KEYS))
            if "vulnerable" in given:
                vulnerable = Vulnerability.parse(text(given["vulnerable"]))
                self.draft.set_vulnerability(key, vulnerable)
            lines = given.get("lines")
        if not _is_list(lines):
            raise BadLine(tr("the results of board {board} are a list", board=key.number))
        for index, line in enumerate(lines):
            where = _line_place(lines, index, key, line)
            with self.draft.reading(where):
                cells = _cells(line)
                made = read_line(cells, key, self.draft.vulnerability(key))
                self.draft.lines.append((made, where, LinePlace(lines, index)))
                self.draft.state(*(cells.get(name, "") for name in KEPT))

    def penalties(self) -> None:
        given = self.data.get("penalties") or ()
        if not _is_list(given):
            raise BadFile(said(key_place(self.data, "penalties"), tr("penalties are a list")))
        for index, penalty in enumerate(given):
            place = item_place(given, index, tr("penalty {number}", number=index + 1))
            with self.draft.reading(place):
                self.draft.penalties.append((self.penalty(penalty), place))

    def kept_totals(self) -> None:
        given = self.data.get("kept_totals") or ()
        if not _is_list(given):
            place = key_place(self.data, "kept_totals")
            raise BadFile(said(place, tr("“{key}” is a list", key="kept_totals")))
        for index, total in enumerate(given):
            place = item_place(given, index, tr("total {number}", number=index + 1))
            with self.draft.reading(place):
                if not isinstance(total, Mapping):
                    raise BadLine(tr("a total is a mapping with “of” and “points”"))
                _check_keys(total, _TOTAL_KEYS)
                for key in ("of", "points"):
                    if key not in total:
                        raise BadLine(tr("“{key}” is missing", key=key))
                session = read_whole(text(total["session"])) if "session" in total else ALL_SESSIONS
                self.draft.state_total(
                    name_of(text(total["of"])), text(total["points"]),
                    text(total.get("percent", "")), session,
                )  # fmt: skip

    def penalty(self, given: Any) -> Penalty:
        if not isinstance(given, Mapping):
            raise BadLine(tr("a penalty is a mapping with “of” and “amount”"))
        _check_keys(given, _PENALTY_KEYS)
        for key in ("of", "amount"):
            if key not in given:
                raise BadLine(tr("“{key}” is missing", key=key))
        amount, unit = read_amount(text(given["amount"]))
        session = self.wishes.session
        if "session" in given:
            session = read_whole(text(given["session"]))
        law, reason = text(given.get("law", "90")), text(given.get("reason", ""))
        return Penalty(name_of(text(given["of"])), amount, unit, session, law, reason)


def text(value: Any) -> str:
    """A value as it was written; loaders make numbers and dates of some words."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, datetime):
        return value.isoformat(" ")
    if isinstance(value, str | int | float | date):
        written = str(value).strip()
        # Escapes in quotes can make what no file of text can hold.
        if not _NO_TEXT.search(written):
            return written
    raise BadLine(tr("a word or a number is expected here"))


def _cells(line: Any) -> dict[str, str]:
    short = short_line(line)
    if short is not None:
        return short
    if not isinstance(line, Mapping):
        raise BadLine(tr("a line is written as 1-5: 4S= by N, or with “ns”, “ew” and “result”"))
    _check_keys(line, LINE_KEYS)
    cells = {}
    for key in line:
        value = line[key]
        if key == "adjusted" and isinstance(value, Mapping):
            _check_keys(value, _SIDES)
            for side in value:
                cells[f"adjusted_{side}"] = text(value[side])
        elif not isinstance(key, str) or not key.startswith("x-"):
            cells[str(key)] = text(value)
    return cells


def _head(data: Mapping[Any, Any], key: str, read: Any, default: _T) -> _T:
    if data.get(key) is None or data[key] == "":
        return default
    try:
        value: _T = read(data[key])
    except Refusal as error:
        raise BadFile(said(key_place(data, key), error.text)) from error
    return value


def _profile(value: Any) -> Profile:
    if not isinstance(value, Mapping):
        return profile_from({"like": text(value)})
    return profile_from({str(key): text(value[key]) for key in value})


def _mapping(data: Mapping[Any, Any], key: str) -> Mapping[Any, Any]:
    value = data.get(key)
    if value is None or value == "":
        return {}
    if not isinstance(value, Mapping):
        raise BadFile(said(key_place(data, key), tr("“{key}” is a mapping", key=key)))
    return value


def _is_list(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str | bytes)


def _is_known(key: Any, known: Iterable[str]) -> bool:
    return isinstance(key, str) and (key in known or key.startswith("x-"))


def _check_keys(data: Mapping[Any, Any], known: Iterable[str]) -> None:
    for key in data:
        if not _is_known(key, known):
            raise BadLine(unknown_key(str(key), known))


def _line_place(lines: Any, index: int, key: BoardKey, line: Any) -> Text:
    table = line.get("table") if isinstance(line, Mapping) else None
    if table is None or isinstance(table, Mapping) or _is_list(table):
        named = tr("board {board}, result {number}", board=key.number, number=index + 1)
    else:
        named = tr("board {board}, table {table}", board=key.number, table=str(table))
    return item_place(lines, index, named)
