"""Reads in the log of another desk, such as one that ran alone on a phone.

Entries are only added. What is here already is not doubled; where the same table, ruling or
session went on differently in both places, what is here stays, and the other is named. What
belongs together (a table with its rulings) is taken together or not at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.record import Record, fold, new_id
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.records.shapes import MOST_ENTRIES, ensure_shaped
from bridgelaw.desk.records.table import TableRecord
from bridgelaw.desk.score_desk import file_name
from bridgelaw.desk.times import local
from bridgelaw.laws import PROCEDURES
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.locale.citing import cited
from bridgelaw.store import Append, Conflict, Entry, Fact, Filter, Summary
from bridgelaw.store.chain import Check, Verified, rows_of_lines
from bridgelaw.store.writing import ensure_keepable, entry_of

_KINDS: Mapping[str, type[Record]] = {"t": TableRecord, "r": RulingRecord, "s": ClubSession}
_FILE = "f"
_NAME = re.compile(r"[trsf]-[a-z0-9]{1,38}")
_TRIES = 5

_DIFFERS = tr("It went on differently here.")
_UNREADABLE = tr("This desk cannot read it.")
_TOO_LONG = tr("It has more entries than a table, a ruling or a session can have.")
_INCOMPLETE = tr("What it belongs to is missing in the file.")
_TOGETHER = tr("It belongs to something that is not read in.")


@dataclass(frozen=True, slots=True)
class Held:
    """A table, ruling or session that is not read in, and why."""

    stream: str
    summary: Summary | None
    """What is here of it, or what the file has; `None` where that cannot be read."""
    reason: Text
    is_here: bool

    @property
    def name(self) -> Text:
        """As people know it: what happened, by which law, at which table and board."""
        summary = self.summary
        if summary is None or (summary.kind == "ruling" and summary.subject not in PROCEDURES):
            return tr("{stream}", stream=self.stream)
        if summary.kind == "session":
            words = tr("Session {name}", name=summary.subject)
        elif summary.kind == "ruling":
            title = PROCEDURES[summary.subject].title
            words = tr("{what} ({laws})", what=title, laws=cited(*summary.laws))
        elif summary.kind == "table":
            words = tr("Live table")
        else:
            words = tr("File {name}", name=summary.subject)
        if summary.place:
            words = tr("{what}, table {table}", what=words, table=summary.place)
        if summary.board:
            words = tr("{what}, board {board}", what=words, board=summary.board)
        return words


@dataclass(frozen=True, slots=True)
class LogReading:
    """What a log brings."""

    verified: Verified
    new: tuple[Entry, ...]
    """In the order of that log."""
    summaries: Mapping[str, Summary]
    """Of the streams that they belong to, as they are afterwards."""
    known: int
    """So many entries were here already."""
    held: tuple[Held, ...]
    other: int
    """So many entries are about the other desk itself, and stay there."""

    @property
    def counts(self) -> Mapping[str, int]:
        """How many tables, rulings, sessions and files have new entries."""
        kinds = [one.kind for one in self.summaries.values()]
        return {kind: kinds.count(kind) for kind in ("session", "table", "ruling", "file")}


def read_log(lines: Iterable[bytes]) -> tuple[tuple[Entry, ...], Verified]:
    """The entries of an export; `Refusal` where it is not one, or says which entry does not fit."""
    check = Check()
    entries = tuple(map(entry_of, check.passed(rows_of_lines(lines))))
    if not entries:
        raise Refusal(tr("There are no entries in this file."))
    return entries, check.ended()


def read_in(desk: Desk, name: str, lines: Iterable[bytes]) -> LogReading:
    """Adds what a log brings to the desk's, all of it at once; what it brought."""
    return add(desk, name, *read_log(lines))


def add(desk: Desk, name: str, entries: Sequence[Entry], verified: Verified) -> LogReading:
    """The same for a log that was read already."""
    for _ in range(_TRIES):
        reading = compared(desk, entries, verified)
        if not reading.new:
            return reading
        _stay_in_session(desk)
        try:
            desk.take(reading.new, reading.summaries, _note(name, reading))
        except Conflict:  # somebody wrote there while this was compared
            continue
        return reading
    raise Refusal(tr("This desk is being written to all the time. Try again."))


def _stay_in_session(desk: Desk) -> None:
    """A session that comes with it is the newest, but this desk goes on in its own."""
    current = desk.current_session()
    if current is not None:
        desk.choose_session(current)


def _note(name: str, reading: LogReading) -> Append:
    """That it was read in is kept, too: from which file, and what that log ended with."""
    last = f"{reading.verified.entries}:{reading.verified.last}"
    file = file_name(name)
    begun = [one.stream for one in reading.new if one.seq == 1 and one.stream.startswith("s-")]
    data = {"name": file, "last": last, "entries": len(reading.new), "sessions": begun}
    # By its marks the reading is found that a ruling came with.
    came = [name for name in reading.summaries if name.startswith("r-")]
    summary = Summary("reading", subject=file, shown={"sessions": begun, "marks": came})
    return Append(new_id("i"), 0, (Fact("read_in", data),), summary)


@dataclass(frozen=True, slots=True)
class Brought:
    """From which file a session of another desk was read in, and when."""

    file: str
    at: datetime

    @property
    def words(self) -> Text:
        return tr("read in {time} from {file}", time=local(self.at), file=self.file)


def brought_in(desk: Desk) -> dict[str, Brought]:
    """The sessions that were read in last: two evenings may have one name."""
    return {
        str(session): Brought(one.summary.subject, one.opened)
        for one in desk.store.find("reading", limit=100)
        for session in (one.summary.shown or {}).get("sessions", ())
    }


def brought_with(desk: Desk, ruling: str) -> Brought | None:
    """The file with which a ruling came here; `None` for one that was given at this desk."""
    for one in desk.store.find("reading", Filter(mark=ruling), limit=1):
        return Brought(one.summary.subject, one.opened)
    return None


@dataclass(slots=True)
class _Stream:
    """The life of one table, ruling, session or file in the other log, beside what is here."""

    name: str
    entries: list[Entry] = field(default_factory=list)
    here: tuple[Entry, ...] = ()
    summary: Summary | None = None
    belongs_to: tuple[str, ...] = ()
    needs: str = ""
    """The session that must be here or come with it."""
    reason: Text | None = None
    """Why it is not read in."""

    @property
    def new(self) -> Sequence[Entry]:
        return self.entries[len(self.here) :]


def compared(desk: Desk, entries: Sequence[Entry], verified: Verified) -> LogReading:
    """What these entries would add; nothing is written."""
    streams: dict[str, _Stream] = {}
    other = 0
    for entry in entries:
        if _NAME.fullmatch(entry.stream):
            streams.setdefault(entry.stream, _Stream(entry.stream)).entries.append(entry)
        else:
            other += 1
    files = _files(streams.values())
    for one in streams.values():
        _look(desk, one, files)
    _hold_together(desk, streams)
    new = {name: one for name, one in streams.items() if one.new and one.reason is None}
    known = sum(min(len(one.here), len(one.entries)) for one in streams.values()
                if one.reason is None)  # fmt: skip
    return LogReading(
        verified,
        tuple(
            entry for entry in entries
            if entry.stream in new and entry.seq > len(new[entry.stream].here)
        ),
        {name: one.summary for name, one in new.items() if one.summary is not None},
        known,
        tuple(_held(desk, one) for one in streams.values() if one.reason is not None),
        other,
    )  # fmt: skip


def _files(streams: Iterable[_Stream]) -> dict[str, str]:
    """To which session each file belongs."""
    return {
        str(entry.data.get("file")): one.name
        for one in streams if one.name.startswith("s-")
        for entry in one.entries if entry.kind in ("imported", "dealt")
    }  # fmt: skip


def _look(desk: Desk, one: _Stream, files: Mapping[str, str]) -> None:
    """Compares it with what is here, and reads it as this desk would."""
    one.here = desk.store.read(one.name)
    if any(_said(mine) != _said(its) for mine, its in zip(one.here, one.entries, strict=False)):
        one.reason = _DIFFERS
    if one.reason is None and not one.new:
        return
    try:
        _read(one, files)
    except Refusal as error:
        one.reason = one.reason or (_TOO_LONG if error.text == _TOO_LONG else _UNREADABLE)
    except Exception:  # whatever a file holds
        one.reason = one.reason or _UNREADABLE


def _read(one: _Stream, files: Mapping[str, str]) -> None:
    letter = one.name[0]
    begins = "kept" if letter == _FILE else "opened"
    if one.entries[0].kind != begins or not all(_is_sensible(entry) for entry in one.new):
        raise Refusal(_UNREADABLE)
    if len(one.entries) > MOST_ENTRIES:
        raise Refusal(_TOO_LONG)
    for entry in one.new:
        ensure_shaped(letter, entry.kind, entry.data)
    if letter == _FILE:
        session = files.get(one.name, "")
        one.summary = Summary("file", session, "kept", subject=str(one.entries[0].data["name"]))
        one.belongs_to = (session,) if session else ()
        return
    record = fold(_KINDS[letter], one.entries)
    assert record is not None
    one.summary = record.summary
    if isinstance(record, RulingRecord):
        one.belongs_to = tuple(name for name in (record.table, record.after_ruling) if name)
    if isinstance(record, (RulingRecord, TableRecord)):
        one.needs = record.session
    elif isinstance(record, ClubSession):
        _ = record.regulations  # those that are named are known here
        named = (record.file, record.hands)
        one.belongs_to = tuple(file.stream for file in named if file is not None)
    if not all(_NAME.fullmatch(name) for name in (*one.belongs_to, one.needs or "s-0")):
        raise Refusal(_UNREADABLE)
    ensure_keepable(record.summary)


def _said(entry: Entry) -> tuple[str, Mapping[str, Any], datetime, str]:
    """What two copies of an entry have in common: everything but their numbers."""
    return entry.kind, entry.data, entry.at, entry.by


def _is_sensible(entry: Entry) -> bool:
    return entry.at.tzinfo is not None and 2000 <= entry.at.year < 2100 and len(entry.by) <= 200


def _hold_together(desk: Desk, streams: Mapping[str, _Stream]) -> None:
    """Where one of several that belong together is not read in, none is."""
    here = desk.store.heads({name for one in streams.values() for name in (*one.belongs_to,
                                                                          one.needs)})  # fmt: skip
    for one in streams.values():
        wanted = (*one.belongs_to, *((one.needs,) if one.needs else ()))
        if one.reason is None and any(n not in here and n not in streams for n in wanted):
            one.reason = _INCOMPLETE
    changed = True
    while changed:
        changed = False
        for one in streams.values():
            for name in one.belongs_to:
                changed |= _share(one, streams.get(name)) or _share(streams.get(name), one)
            session = streams.get(one.needs)
            if session is not None and one.needs not in here:
                changed |= _share(one, session)


def _share(one: _Stream | None, other: _Stream | None) -> bool:
    """Holds one back because of the other; whether that is news."""
    if one is None or other is None or other.reason is None or one.reason is not None:
        return False
    if not one.new:
        return False
    one.reason = _TOGETHER
    return True


def _held(desk: Desk, one: _Stream) -> Held:
    assert one.reason is not None
    summary = one.summary
    if one.here:
        try:
            kind = _KINDS.get(one.name[0])
            summary = summary if kind is None else desk.load(kind, one.name).summary
        except Refusal:
            pass
    return Held(one.name, summary, one.reason, bool(one.here))
