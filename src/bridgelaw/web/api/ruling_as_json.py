"""A ruling as JSON: the question that is pending, or what was ruled."""

from __future__ import annotations

from typing import Any

from bridgelaw.desk.beside import beside
from bridgelaw.desk.desk import Desk, Heard
from bridgelaw.desk.hearing import Hearing
from bridgelaw.desk.house import house_rules
from bridgelaw.desk.records.ruling import MARKS
from bridgelaw.laws.machinery.as_json import question_to_json, ruling_to_json
from bridgelaw.laws.machinery.interview import Interview
from bridgelaw.locale import Language
from bridgelaw.scoring.profile import WBF
from bridgelaw.scoring.regulations_as_json import provision_to_json
from bridgelaw.store.entries import Listed


def record_to_json(
    desk: Desk, heard: Heard, language: Language, foresee: bool = False
) -> dict[str, Any]:
    """A ruling as it stands. What was given is read from the log and never computed again."""
    record = heard.record if isinstance(heard, Hearing) else heard
    question, ruling = None, None
    if record.given is not None and record.is_in_force:
        ruling = record.given["said"][language.code]
    else:
        question, ruling = _now(desk.interview(heard), language, foresee)
    return {
        "id": record.id,
        "seq": record.seq,
        "state": record.state,
        "procedure": record.procedure.key,
        "session": record.session,
        "table": record.table,
        "place": record.place,
        "board": record.board,
        "players": dict(record.players),
        "opened_at": record.opened_at.isoformat(),
        "after_ruling": record.after_ruling,
        "who": None if record.who is None else record.who.letter,
        "step": len(record.answers),
        "answers": [{"question": key, "answer": value} for key, value in record.answers],
        "question": question,
        "ruling": ruling,
        "given_at": None if record.given_at is None else record.given_at.isoformat(),
        "marks": {mark: at.isoformat() for mark, at in record.marks.items()},
        "notes": [{"at": at.isoformat(), "text": text} for at, text in record.notes],
        "regulations": _regulations(desk, heard, ruling, language),
    }


def _regulations(desk: Desk, heard: Heard, ruling: Any, language: Language) -> list[dict[str, Any]]:
    """The club's own rules and its authority's that stand beside the ruling."""
    if ruling is None:
        return []
    record = heard.record if isinstance(heard, Hearing) else heard
    profile = desk.club_session(record.session).rules if record.session else WBF
    clauses = (*ruling["clauses"], *record.procedure.laws)
    house = house_rules(desk.store, record.given_at)
    regulations = beside(profile, house, record.procedure.key, clauses)
    return [provision_to_json(one, language) for one in regulations]


def _now(interview: Interview, language: Language, foresee: bool) -> tuple[Any, Any]:
    if interview.question is not None:
        return question_to_json(interview.question, interview, language, foresee), None
    assert interview.ruling is not None
    return None, ruling_to_json(interview.ruling, language, interview.table)


def listed_to_json(listed: Listed, language: Language) -> dict[str, Any]:
    """A ruling as a list shows it."""
    summary, shown = listed.summary, listed.summary.shown or {}
    return {
        "id": listed.stream,
        "seq": listed.head,
        "state": summary.state,
        "procedure": summary.subject,
        "session": summary.session,
        "table": shown.get("table"),
        "place": summary.place,
        "board": summary.board,
        "players": shown.get("players", {}),
        "laws": list(summary.laws),
        "headline": shown.get("headline", {}).get(language.code),
        "marks": [mark for mark in shown.get("marks", []) if mark in MARKS],
        "opened_at": listed.opened.isoformat(),
        "changed_at": listed.changed.isoformat(),
    }
