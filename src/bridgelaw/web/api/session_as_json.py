"""A session as JSON: what was decided at the score desk, and its report."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from bridgelaw.desk import evening_report as report
from bridgelaw.desk.deadlines import deadlines_of
from bridgelaw.desk.records.club_session import ClubSession, Corrected, Decided, Decision
from bridgelaw.desk.results import Results
from bridgelaw.game.seats import Side
from bridgelaw.locale.language import Language


def session_to_json(club_session: ClubSession) -> dict[str, Any]:
    """What a list shows of a session."""
    return {
        "id": club_session.id,
        "seq": club_session.seq,
        "name": club_session.name,
        "state": "closed" if club_session.is_closed else "open",
        "opened_at": club_session.opened_at.isoformat(),
    }


def detail_to_json(
    club_session: ClubSession,
    results: Results | None,
    boards_left: tuple[int, ...] | None,
    language: Language,
) -> dict[str, Any]:
    """A session with its file, its decisions and its periods."""
    seat, file, ends = club_session.director, club_session.file, deadlines_of(club_session)
    lost = {} if results is None else {one.decision.entry: one.reason for one in results.lost}
    return {
        **session_to_json(club_session),
        "profile": club_session.profile,
        "posted_at": _time(club_session.posted),
        "round": club_session.round,
        "playing": None if not seat.sits else {
            "pair": seat.pair, "place": seat.place, "who": seat.who, "deputy": seat.deputy,
            "boards_left": boards_left,
        },
        "file": None if file is None else {
            "name": file.name, "kind": file.kind, "imported_at": file.at.isoformat(),
        },
        "decisions": [
            {**_decision(one), "lost": language.say(lost[one.entry]) if one.entry in lost else None}
            for one in club_session.decisions
        ],
        "correction_until": _time(ends.correction),
        "appeal_until": _time(ends.appeal),
    }  # fmt: skip


def _decision(decision: Decision) -> dict[str, Any]:
    made: dict[str, Any] = {
        "entry": decision.entry, "at": decision.at.isoformat(), "by": decision.by,
        "law": decision.law, "reason": decision.reason, "ruling": decision.ruling,
    }  # fmt: skip
    if isinstance(decision, Decided):
        awards = {"award_ns": decision.ns, "award_ew": decision.ew}
        return {**made, "kind": "adjusted", **decision.meeting._asdict(), **awards}
    if isinstance(decision, Corrected):
        record = {"was": decision.was, "result": decision.result}
        return {**made, "kind": "corrected", **decision.meeting._asdict(), **record}
    return {
        **made, "kind": "penalized", "session": decision.session, "board": None, "ns": None,
        "ew": None, "of": decision.contestant, "amount": decision.amount,
    }  # fmt: skip


def _time(moment: datetime | None) -> str | None:
    return None if moment is None else moment.isoformat()


def report_to_json(found: report.EveningReport, language: Language) -> dict[str, Any]:
    """The report of a session."""
    say = language.say
    return {
        "id": found.club_session.id,
        "seq": found.club_session.seq,
        "name": found.club_session.name,
        "field": None if found.field is None else say(found.field),
        "directors": list(found.directors),
        "rulings": [_ruled(row) for row in found.rulings],
        "adjusted": [_adjusted(row, language) for row in found.adjusted],
        "corrected": [_corrected(row, language) for row in found.corrected],
        "penalties": [
            {"entry": one.entry, "of": one.contestant, "amount": one.amount, "law": one.law,
             "reason": one.reason, "by": one.by}
            for one in found.penalties
        ],
        "appeals": [appeal_to_json(row) for row in found.appeals],
        "late_tables": [one.table for one in found.late],
        "periods": [
            {"name": say(one.name), "law": one.law, "began_at": one.began.isoformat(),
             "ends_at": one.ends.isoformat(), "over": one.is_over}
            for one in found.periods
        ],
    }  # fmt: skip


def _ruled(row: report.RuledRow) -> dict[str, Any]:
    record = row.record
    return {
        "ruling": record.id, "place": record.place, "board": record.board,
        "procedure": record.procedure.key, "laws": list(row.laws), "headline": row.headline,
        "given_at": _time(record.given_at), "by": row.by,
    }  # fmt: skip


def _adjusted(row: report.AdjustedRow, language: Language) -> dict[str, Any]:
    before, after = row.points
    awards = {
        side.value: text
        for each, text in row.awards
        for side in (tuple(Side) if each is None else (each,))
    }
    return {
        "entry": row.decided.entry, "board": row.decided.meeting.board,
        "ns": row.decided.meeting.ns, "ew": row.decided.meeting.ew,
        "table": language.say(row.table),
        "awards": {side: language.say(text) for side, text in awards.items()},
        "points_before": before, "points_after": after,
        "law": row.decided.law, "reason": row.decided.reason, "by": row.decided.by,
    }  # fmt: skip


def _corrected(row: report.CorrectedRow, language: Language) -> dict[str, Any]:
    made = row.corrected
    return {
        "entry": made.entry, "board": made.meeting.board, "ns": made.meeting.ns,
        "ew": made.meeting.ew, "was": language.say(row.was), "result": language.say(row.result),
        "law": made.law, "reason": made.reason, "by": made.by,
    }  # fmt: skip


def appeal_to_json(row: report.AppealRow) -> dict[str, Any]:
    return {
        "ruling": row.record.id, "place": row.record.place, "board": row.record.board,
        "asked_at": row.asked.isoformat(), "in_time": row.is_in_time,
        "appeal": None if row.heard is None else row.heard.id, "headline": row.headline,
    }  # fmt: skip
