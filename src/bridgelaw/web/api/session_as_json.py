"""A session as JSON: what was decided at the score desk."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from bridgelaw.desk.deadlines import deadlines_of
from bridgelaw.desk.records.club_session import ClubSession, Corrected, Decided, Decision
from bridgelaw.desk.results import Results
from bridgelaw.locale import Language
from bridgelaw.web.api.answers import of
from bridgelaw.web.api.score_models import SessionState


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
        **dict(of(SessionState, club_session)),
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
