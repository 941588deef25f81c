"""What is done at the score desk: results imported, scores adjusted, penalties, taken back."""

from __future__ import annotations

import base64
import re
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import PurePosixPath

from bridgelaw.desk.deadlines import deadlines_of
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession, Decision
from bridgelaw.desk.records.record import Misfit, ensure_seen, new_id
from bridgelaw.desk.records.round_clock import MOST_ROUNDS
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.results import (
    Lost,
    Results,
    chosen_by,
    meeting_of,
    read_results,
    remember,
    results_there,
    with_decision,
)
from bridgelaw.desk.signature import signature
from bridgelaw.desk.times import now
from bridgelaw.formats.documents import BadFile, Document
from bridgelaw.formats.own.words import amount_text, read_amount
from bridgelaw.game import Side
from bridgelaw.locale import Refusal, tr
from bridgelaw.scoring.deadlines import BadTime, Correction, moment_of, periods
from bridgelaw.scoring.field import Event, Field
from bridgelaw.scoring.named_in_field import line_named
from bridgelaw.scoring.outcomes import parse_outcome, score_of
from bridgelaw.scoring.profile import profile_of, settings_of
from bridgelaw.store import Append, Entry, Fact, Summary
from bridgelaw.table.effects import SideAwarded
from bridgelaw.table.events import Ruled
from bridgelaw.table.notation import event_from_json

LARGEST_FILE = 4 * 1024 * 1024  # bytes: the largest congress has about two million
_LATEST = datetime(2100, 1, 1, tzinfo=UTC)
_CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def import_results(
    desk: Desk, club_session: ClubSession, seen: int, name: str, data: bytes
) -> ClubSession:
    """Results from a file, in place of those before; `Refusal` where nothing can be read."""
    ensure_seen(club_session, seen)
    name = file_name(name)
    if len(data) > LARGEST_FILE:
        raise BadFile(tr("{file} is too large for a file of results", file=name))
    if not data.strip(b"\0 \t\r\n"):
        raise BadFile(tr("{file} is empty", file=name))
    # What cannot be scored is not kept.
    results, own = read_results(data, name, profile_of(club_session.profile))
    document = results.document
    if own is not None:
        periods(own, _LATEST)  # nor are periods that no calendar holds
    stream = new_id("f")
    kept = Fact("kept", {"name": name, "data": base64.b64encode(data).decode()})
    facts = [
        ClubSession.importing(
            stream, name, document.kind, None if own is None else settings_of(own)
        )
    ]
    posted = _posted(document.field.event)
    if club_session.posted is None and posted is not None:
        facts.append(ClubSession.posting(posted))
    facts += _rounds_of(club_session, document)
    file = Append(stream, 0, (kept,), Summary("file", club_session.id, "kept", subject=name))
    after = desk.write(club_session, seen, *facts, also=(file,))
    if after.file is not None:
        remember(after.file, results)
    return after


def _rounds_of(club_session: ClubSession, document: Document) -> list[Fact]:
    """How many rounds the movement has, for the clock, unless the director has said it."""
    plan, movement = club_session.clock.plan, document.movement
    if plan.rounds or movement is None or not 0 < movement.rounds <= MOST_ROUNDS:
        return []
    return [replace(plan, rounds=movement.rounds).fact()]


def _posted(event: Event) -> datetime | None:
    """When a file says that its scores were out: by the clock that it names, or the room's."""
    try:
        posted = moment_of(event, event.scores_posted)
        return posted.astimezone(UTC) if posted is not None and 2000 <= posted.year < 2100 else None
    except (BadTime, ValueError, OverflowError, OSError):
        return None


def file_name(name: str) -> str:
    """The last part of a file's name, without anything that could steer a terminal or a disk."""
    last = PurePosixPath(_CONTROLS.sub("", name).replace("\\", "/")).name.strip(" .")
    return last[-100:] or "results"


def foreseen(desk: Desk, club_session: ClubSession, fact: Fact) -> tuple[Results, Results]:
    """The scores before and after a decision that is not written yet; `Misfit` if it is refused."""
    before = results_there(desk.store, club_session)
    made = Entry(
        club_session.id, club_session.seq + 1, fact.kind, fact.data, datetime.now(UTC),
        signature(desk.name), 0,
    )  # fmt: skip
    after = club_session.after(made)
    decision: Decision = after.decisions[-1]
    changed = with_decision(before, decision, club_session.decisions)
    refused: tuple[Lost, ...] = changed.lost[len(before.lost) :]
    if refused:
        raise Misfit(refused[0].reason)
    return before, changed


def correction(
    club_session: ClubSession, field: Field, place: int, typed: str, reason: str, ruling: str | None
) -> Fact:
    """79B, 79C: the record of a line is corrected; a `Refusal` says what is wrong with it."""
    line, result = field.lines[place], parse_outcome(typed)
    score_of(result, field.vulnerability(line.key))
    if result == line.result:
        raise Misfit(tr("The record says so already."))
    return ClubSession.correcting(
        meeting_of(line), "" if line.result is None else str(line.result), str(result),
        law="79C2" if needs_approval(club_session) else "79C1", reason=reason, ruling=ruling,
    )  # fmt: skip


def needs_approval(club_session: ClubSession) -> bool:
    """79C2: is the period over, so that the organiser has to approve of a correction?"""
    return deadlines_of(club_session).correction_at(now()) is Correction.WITH_APPROVAL


def penalty(
    contestant: str, typed: str, session: int, law: str, reason: str, ruling: str | None
) -> Fact:
    """90: `NotationError` where the amount cannot be read; the field knows the rest."""
    amount = amount_text(*read_amount(typed))
    return ClubSession.penalizing(contestant, amount, session, law or "90", reason, ruling)


def decide(desk: Desk, club_session: ClubSession, seen: int, fact: Fact) -> ClubSession:
    """Adjusts a score or takes a penalty; refused if it does not fit the results."""
    ensure_seen(club_session, seen)
    _, results = foreseen(desk, club_session, fact)
    after = desk.write(club_session, seen, fact)
    if after.file is not None:
        remember(after.file, results, chosen_by(after), after.decisions)
    return after


def awards_of(desk: Desk, record: RulingRecord) -> dict[Side, SideAwarded]:
    """What a ruling awards the sides: as it was given, or as it stands now."""
    if record.given is not None:
        ruled = event_from_json(record.given["ruled"])
        effects = ruled.effects if isinstance(ruled, Ruled) else ()
        return {effect.side: effect for effect in effects if isinstance(effect, SideAwarded)}
    ruling = desk.interview(record).ruling
    return {} if ruling is None else ruling.awards


def correction_of(desk: Desk, record: RulingRecord) -> str:
    """79B, 79C: the result that a ruling found to have been entered wrongly; empty where none."""
    awards = tuple(awards_of(desk, record).values())
    results = {each.award for each in awards}
    of_79 = len(awards) == len(Side) and all(each.law[:2] == "79" for each in awards)
    if not of_79 or len(results) != 1:
        return ""
    try:
        return str(parse_outcome(*results))
    except Refusal:
        return ""


def penalty_by_ruling(results: Results, record: RulingRecord, side: Side) -> tuple[str, int]:
    """Who gets the penalty of a ruling, and how many times the usual one it is.

    The contestant is empty where the ruling does not tell its table, the number 0 where the
    director has named another amount (91A).
    """
    place = place_of_ruling(results, record)
    line = None if place is None else results.field.lines[place]
    contestant = "" if line is None else line.ns if side is Side.NS else line.ew
    chosen = {answer.key: answer.value for answer in record.answers}.get("points", "usual")
    return contestant, {"usual": 1, "twice": 2}.get(chosen, 0)


def place_of_ruling(results: Results, record: RulingRecord) -> int | None:
    """The line of the table and board that a ruling is about, if it can be told."""
    if not record.board.isdecimal() or not record.place:
        return None
    try:
        return line_named(results.field, int(record.board), record.place, None)
    except ValueError:  # no such table; or in several sections or sessions
        return None
