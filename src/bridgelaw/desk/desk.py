"""The desk: opens, reads and changes what is kept. Pages and API are two faces over it.

Every change names the entry that the person saw last (`seen`). If somebody else was quicker,
`Conflict` is raised and nothing is written: the face shows what is there now.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Any

from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.record import Misfit, R, Record, Unknown, ensure_seen, fold, new_id
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.records.table import TableRecord
from bridgelaw.desk.times import today
from bridgelaw.laws import PROCEDURES, Interview
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import tr
from bridgelaw.scoring.profile import WBF, Profile
from bridgelaw.store import Append, Conflict, Entry, Fact, Listed, Store
from bridgelaw.table.events import Event
from bridgelaw.table.notation import event_from_json
from bridgelaw.table.table import Table

_CURRENT = "current_session"  # a setting: where new rulings and tables belong
_REMEMBERED = 1000  # records; a table is some tens of kilobytes


class Desk:
    """What is kept, and what can be done with it."""

    def __init__(self, store: Store, name: str = "") -> None:
        self.store = store
        self.name = name
        """The desk's name in the log, where several write to one."""
        self._known: OrderedDict[str, Any] = OrderedDict()
        self._lock = threading.Lock()
        self._opening = threading.Lock()
        self.when_changed: list[Callable[[], None]] = []
        """Called after everything that this desk writes, from whatever thread wrote it."""
        self._age = 0
        store.database.when_replaced.append(self._forget)

    # Reading

    def load(self, kind: type[R], stream: str) -> R:
        """The record as it is now; `Unknown` where there is none."""
        with self._lock:
            age, known = self._age, self._known.get(stream)
        if not isinstance(known, kind):
            known = None
        entries = self.store.read(stream, 0 if known is None else known.seq)
        if age != self._age:
            return self.load(kind, stream)
        return self._keep(kind, stream, known, entries)

    def _forget(self) -> None:
        """Another database has taken the place of the one that the records are from."""
        with self._lock:
            self._age += 1
            self._known.clear()

    def _keep(self, kind: type[R], stream: str, known: R | None, entries: Iterable[Entry]) -> R:
        if known is None:
            try:
                known = fold(kind, entries)
            except KeyError as error:
                raise Unknown(tr("There is no “{id}”.", id=stream)) from error
        else:
            for entry in entries:
                known = known.after(entry)
        if known is None:
            raise Unknown(tr("There is no “{id}”.", id=stream))
        with self._lock:
            self._known[stream] = known
            self._known.move_to_end(stream)
            while len(self._known) > _REMEMBERED:
                self._known.popitem(last=False)
        return known

    def table(self, stream: str) -> TableRecord:
        return self.load(TableRecord, _of("t", stream))

    def ruling(self, stream: str) -> RulingRecord:
        return self.load(RulingRecord, _of("r", stream))

    def club_session(self, stream: str) -> ClubSession:
        return self.load(ClubSession, _of("s", stream))

    def interview(self, ruling: RulingRecord, upto: int | None = None) -> Interview:
        """The interview of a ruling, with the table that it is about and its session's rules."""
        table = None if ruling.table is None else self.table(ruling.table).table
        return ruling.interview(table, upto, self._profile(ruling))

    def _profile(self, ruling: RulingRecord) -> Profile:
        return self.club_session(ruling.session).regulations if ruling.session else WBF

    def current_session(self) -> ClubSession | None:
        """The session to which new rulings and tables belong: the one chosen, or the latest."""
        chosen = self.store.setting(_CURRENT)
        if chosen is not None and self.store.head(chosen):  # another log may have been restored
            found = self.club_session(chosen)
            if not found.is_closed:
                return found
        for listed in self.store.find("session", states=("open",), limit=1):
            return self.club_session(listed.stream)
        return None

    def choose_session(self, club_session: ClubSession) -> None:
        """New rulings and tables belong to this session from now on."""
        if club_session.is_closed:
            raise Misfit(tr("This session is closed."))
        self.store.set_setting(_CURRENT, club_session.id)

    def session_or_new(self, name: str = "", profile: str | None = None) -> ClubSession:
        """The session that is open, or a new one: by today's date, with the last one's rules."""
        with self._opening:  # two telephones at once make one session
            found = self.current_session()
            if found is not None:
                return found
            last = next(iter(self.store.find("session", limit=1)), None)
            usual = "WBF" if last is None else self.club_session(last.stream).profile
            return self.open_session(name or today(), profile or usual)

    # Writing

    def write(self, record: R, seen: int, *facts: Fact, also: Iterable[Append] = ()) -> R:
        """Adds facts to a record; what does not fit is refused before anything is written."""
        ensure_seen(record, seen)
        after = self._foreseen(record, facts)
        append = Append(record.id, record.seq, facts, after.summary)
        written = self._append(append, *also)
        mine = (entry for entry in written if entry.stream == record.id)
        return self._keep(type(record), record.id, record, mine)

    def _foreseen(self, record: R, facts: tuple[Fact, ...]) -> R:
        """The record after these facts; raises what they raise."""
        for place, fact in enumerate(facts, record.seq + 1):
            entry = Entry(record.id, place, fact.kind, fact.data, _NEVER, self.name, 0)
            record = record.after(entry)
        return record

    def addition(self, record: Record, *facts: Fact) -> Append:
        """What `write` would write, to be written together with something else."""
        return Append(record.id, record.seq, facts, self._foreseen(record, facts).summary)

    def _open(self, kind: type[R], letter: str, opening: Fact, *facts: Fact) -> R:
        stream = new_id(letter)
        entry = Entry(stream, 1, opening.kind, opening.data, _NEVER, self.name, 0)
        after = self._foreseen(kind.opened(entry), facts)
        append = Append(stream, 0, (opening, *facts), after.summary)
        return self._keep(kind, stream, None, self._append(append))

    def _append(self, *appends: Append) -> tuple[Entry, ...]:
        written = self.store.append(*appends, by=self.name)
        for tell in self.when_changed:
            tell()
        return written

    def open_session(self, name: str, profile: str = "WBF") -> ClubSession:
        return self._open(ClubSession, "s", ClubSession.opening(name, profile))

    def open_table(
        self,
        session: str,
        table: Table,
        place: str = "",
        players: Mapping[str, str] | None = None,
    ) -> TableRecord:
        """A live table, perhaps with what has happened there already."""
        opening = TableRecord.opening(session, place, players or {}, table)
        return self._open(TableRecord, "t", opening, *map(TableRecord.happening, table.log))

    def happen(self, record: TableRecord, seen: int, *events: Event) -> TableRecord:
        """Events at a table; `ImpossibleEvent` for what cannot have happened."""
        return self.write(record, seen, *map(TableRecord.happening, events))

    def undo(self, record: TableRecord, seen: int, count: int = 1) -> TableRecord:
        """Takes the last events of a table back, and the rulings that they came from."""
        undoing = record.undoing(count)
        left = len(record.table.log) - count
        undone = []
        for ruling in map(self.ruling, record.rulings_undone_by(count)):
            # The table may be again what the ruling looked at, or have gone back further.
            version = record.seq + 1 if ruling.events == left else ruling.version
            undone.append(self.addition(ruling, RulingRecord.undoing(version)))
        return self.write(record, seen, undoing, also=undone)

    def open_ruling(
        self,
        procedure: str,
        session: str = "",
        *,
        at: TableRecord | None = None,
        place: str = "",
        board: str = "",
        players: Mapping[str, str] | None = None,
        after_ruling: str | None = None,
    ) -> RulingRecord:
        """A quick ruling, or one at a live table; `NothingToRule` where the table shows nothing."""
        if procedure not in PROCEDURES:
            raise Unknown(tr("There is no “{id}”.", id=procedure))
        if at is None:
            opening = RulingRecord.opening(
                procedure, session, place=place, board=board, players=players,
                after_ruling=after_ruling,
            )  # fmt: skip
        else:
            Interview.begin(PROCEDURES[procedure], at.table)
            opening = RulingRecord.opening(
                procedure, at.session, table=at.id, events=len(at.table.log),
                version=at.changed, place=at.place, board=at.summary.board, players=at.players,
                after_ruling=after_ruling,
            )  # fmt: skip
        return self._open(RulingRecord, "r", opening)

    def answer(self, record: RulingRecord, seen: int, step: int, value: str) -> RulingRecord:
        """The answer to the question at this step; later answers are dropped."""
        if not 0 <= step <= len(record.answers):
            raise Misfit(tr("This ruling has no question {number}.", number=step + 1))
        ensure_seen(record, seen)
        return self.write(record, seen, record.answering(self.interview(record, step), value))

    def give(self, record: RulingRecord, seen: int) -> RulingRecord:
        """The ruling is given: it is kept, and its effects come into force at its table."""
        ensure_seen(record, seen)
        if record.given is not None and not record.is_undone:
            raise Misfit(tr("This ruling has been given already."))
        giving = record.giving(self.interview(record))
        if record.table is None:
            return self.write(record, seen, giving)
        at = self.table(record.table)
        if not record.sees(at):
            raise Moved(record.id, record.seq)
        happening = TableRecord.happening(event_from_json(giving.data["ruled"]), record.id)
        return self.write(record, seen, giving, also=(self.addition(at, happening),))

    def look_again(self, record: RulingRecord, seen: int) -> RulingRecord:
        """The ruling looks at its table as it is now, and keeps the answers that still fit."""
        if record.table is None:
            return record
        at = self.table(record.table)
        kept = 0
        interview = Interview.begin(record.procedure, at.table, profile=self._profile(record))
        for key, value in record.answers:
            if interview.question is None or interview.question.key != key:
                break
            try:
                interview = interview.answer(value)
            except Refusal:
                break
            kept += 1
        return self.write(record, seen, RulingRecord.looking(len(at.table.log), at.changed, kept))

    def listed(self, kind: str, **wanted: Any) -> tuple[Listed, ...]:
        """Streams of a kind, the newest first; see `Store.find`."""
        return self.store.find(kind, **wanted)


class Moved(Conflict):
    """The table has gone on since the ruling looked at it."""


_NEVER = datetime.fromisoformat("2000-01-01T00:00:00+00:00")


def _of(letter: str, stream: str) -> str:
    if not stream.startswith(f"{letter}-") or len(stream) > 40:
        raise Unknown(tr("There is no “{id}”.", id=stream[:40]))
    return stream
