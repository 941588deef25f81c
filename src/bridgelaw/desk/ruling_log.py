"""The log of rulings: which are wanted, page by page, and where each stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bridgelaw.desk.deadlines import deadlines_of
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.record import fold
from bridgelaw.desk.records.ruling import DUTY, RulingRecord
from bridgelaw.laws import PROCEDURES
from bridgelaw.laws.machinery.transcript import transcript_to_json
from bridgelaw.locale import LANGUAGES, Language, Refusal, language, tr
from bridgelaw.locale.patience import ensure_awaited
from bridgelaw.scoring.deadlines import Deadlines
from bridgelaw.store import Filter

STANDINGS = {
    "open": tr("not finished"),
    "given": tr("given"),
    "appealed": tr("appealed"),
    "withdrawn": tr("withdrawn by the director"),
    "undone": tr("taken back"),
}
"""Where a ruling stands, in words."""

MARKED = {
    "said": tr("Said at the table"),
    "printed": tr("Printed"),
    "appealed": tr("Appealed"),
    "withdrawn": tr("Withdrawn"),
}
"""What happened to a ruling after it was given, in words."""

STATES = {
    **{state: STANDINGS[state] for state in ("open", "given", "appealed")},
    "due": tr("something to do"),
    "undone": tr("withdrawn or taken back"),
}
"""What the log can be narrowed to, in words; what was withdrawn counts as undone."""

UNSAID = tr("nothing unusual was said")
"""Beside the everyday answer to a question about a rarity: nobody was asked."""


@dataclass(frozen=True, slots=True)
class LogFilter:
    """Which rulings are wanted; what is empty narrows nothing."""

    session: str = ""
    place: str = ""
    board: str = ""
    law: str = ""
    procedure: str = ""
    state: str = ""
    words: str = ""
    since: datetime | None = None
    until: datetime | None = None

    @property
    def in_store(self) -> Filter:
        """The same for `Store.find`."""
        mark = {"appealed": "appealed", "due": DUTY}.get(self.state)
        return Filter(
            session=self.session or None,
            states=(self.state,) if self.state and mark is None else (),
            place=self.place or None,
            board=self.board or None,
            subject=self.procedure or None,
            law=self.law or None,
            mark=mark,
            words=[(word, procedures_about(word)) for word in self.words.split()],
            since=self.since,
            until=self.until,
        )


@dataclass(frozen=True, slots=True)
class Logged:
    """A ruling in the log, with the session that it belongs to."""

    number: int
    """Its place in the log: the next page goes on from it."""
    record: RulingRecord
    club_session: ClubSession | None

    @property
    def standing(self) -> str:
        return standing(self.record)

    @property
    def deadlines(self) -> Deadlines:
        """None for what is not in force: there is nothing to appeal."""
        if self.club_session is None or self.record.state != "given":
            return Deadlines(None, None)
        return deadlines_of(self.club_session, self.record.told_at)


def standing(record: RulingRecord) -> str:
    """`open`, `given`, `appealed`, `withdrawn`, or `undone` with its table."""
    if "withdrawn" in record.marks:
        return "withdrawn"
    if record.state == "given" and "appealed" in record.marks:
        return "appealed"
    return record.state


def said(desk: Desk, record: RulingRecord, spoken: Language) -> dict[str, Any]:
    """A ruling in words: as it was given, or of one that is open what was answered so far."""
    if record.given is not None:
        kept: dict[str, Any] = record.given["said"][spoken.code]
        # An older version did not keep whether somebody had said it.
        return {**kept, "asked": [{"usual": False, **one} for one in kept["asked"]]}
    try:
        return transcript_to_json(desk.interview(record), spoken)
    except Refusal:  # its table was taken back: the answers no longer fit it
        bare = [
            {"question": key, "answer": value, "by": None, "away_from_table": False, "usual": False}
            for key, value in record.answers
        ]
        return {"asked": bare, "laws": []}


_NARROW = tr("The rulings are very many. Take them out as a file: “For a spreadsheet” on the log.")


def whole_log(desk: Desk, wanted: LogFilter, at_once: int = 200) -> Iterator[Logged]:
    """All of the wanted rulings, the newest first."""
    club_sessions: dict[str, ClubSession] = {}
    before: int | None = None
    while True:
        listed = desk.store.find("ruling", wanted.in_store, before=before, limit=at_once)
        for one in listed:
            ensure_awaited(_NARROW)
            # Not by way of the desk, which would forget the tables that are played for these.
            record = fold(RulingRecord, desk.store.read(one.stream))
            if record is not None:
                yield Logged(one.number, record, _club_session(desk, record.session, club_sessions))
        if len(listed) < at_once:
            return
        before = listed[-1].number


def _club_session(desk: Desk, session: str, known: dict[str, ClubSession]) -> ClubSession | None:
    if session and session not in known:
        known[session] = desk.club_session(session)
    return known.get(session)


def procedures_about(word: str) -> Sequence[str]:
    """The procedures whose title has the word in any language."""
    wanted = word.casefold()
    return [
        key
        for key, procedure in PROCEDURES.items()
        if any(wanted in language(code).say(procedure.title).casefold() for code in LANGUAGES)
    ]
