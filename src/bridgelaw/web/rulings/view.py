"""What the pages of a ruling show."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, NamedTuple

from starlette.responses import HTMLResponse, Response

from bridgelaw.desk.beside import beside
from bridgelaw.desk.hearing import Hearing
from bridgelaw.desk.house import house_rules
from bridgelaw.desk.playing_director import ForAnother
from bridgelaw.desk.reading_in import brought_with
from bridgelaw.desk.records.record import Misfit
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.ruling_log import UNSAID, Logged
from bridgelaw.desk.score_desk import correction_of
from bridgelaw.game import SEATS
from bridgelaw.laws import APPEAL, DISPUTED_FACTS, PROCEDURES, Interview
from bridgelaw.laws.common.poll import poll_in
from bridgelaw.laws.digest import CLAUSES
from bridgelaw.laws.machinery.transcript import Retold, retell
from bridgelaw.laws.machinery.view import RulingView
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.store import Filter
from bridgelaw.table.effects import TricksTransferred
from bridgelaw.web.parts.page_question import Misread, page_question
from bridgelaw.web.parts.told import called, first_words_of, said_of
from bridgelaw.web.parts.widgets import PollPad
from bridgelaw.web.rulings.polling import giver_of, problem_of
from bridgelaw.web.server.live.watchers import version_of
from bridgelaw.web.server.request import Visit
from bridgelaw.web.server.templating.templates import render


class LateAnswer(NamedTuple):
    """An answer that came too late: to which step, what, and the question that it was for."""

    step: int
    value: str
    key: str


class Unusual(NamedTuple):
    """A rarity that nobody has spoken of: at which step it is said, and by which answer."""

    step: int
    label: Text
    answer: str | None
    """`None` where the step has several others."""


class Other(NamedTuple):
    """The answer that somebody else gave to the same question: what, when, and who."""

    words: Text
    at: datetime
    by: str
    """Their initials; may be empty."""


Seated = tuple[str, str, Mapping[str, str]]


def ruling_page(
    visit: Visit,
    hearing: Hearing,
    step: int,
    status: int = 200,
    *,
    problem: Text | None = None,
    misread: Misread | None = None,
    kept: LateAnswer | None = None,
    note: str = "",
    seated: Seated | None = None,
    beginning: list[tuple[str, str]] | None = None,
    change: str = "",
) -> Response:
    """The question at a step, or the ruling after the last.

    `beginning`: the hidden fields of a ruling that is kept with its first answer.
    """
    desk, record = visit.desk, hearing.record
    values = {
        "record": record,
        "step": step,
        "seats": SEATS,
        "problem": problem,
        "note": note,
        "seated": seated or (record.place, record.board, record.players),
        "at": hearing.at,
        "shown_at": _shown_at(visit, record),
        "moved": record.state == "open" and hearing.has_moved,
        "next_one": None,
        "beside": _beside(visit, record),
        "appealed": _appealed(visit, record),
        "kept": None,
        "other": None,
        "table": None,
        "answered": (),
        "appeal_until": Logged(0, record, hearing.club_session).deadlines.appeal,
        "beginning": beginning or [],
        "brought": brought_with(desk, record.id) if record.given is not None else None,
        "by": record.by if record.by != visit.signs_as else "",
        "follows": _follows(visit, record, step) if kept is None else "",
        "another": hearing.hand_over(desk.store) if record.state == "open" else None,
        "change": change,
        "title": called(record),
        "said": said_of(record),
        "first_words": first_words_of(record) if beginning is not None or not step else (),
        "unusual": (),
        "pad": PollPad(),
        "poll": visit.query.text("poll", most=600),
        "problem_asked": None,
        "polls": [
            poll.lines(hearing.profile.fewest_polled)
            for _, text in record.notes
            if (poll := poll_in(text)) is not None
        ],
    }
    try:
        whole = desk.interview(hearing)
        told = retell(whole)
    except ForAnother as error:
        if not record.is_in_force:
            raise
        whole, told, values["another"] = None, (), error.hand_over
    except Refusal as error:
        # The table has lost what the ruling was about, or the procedure asks otherwise now.
        if not record.is_in_force:
            return visit.page("rulings/lost.html", 409, reason=error.text, **values)
        whole, told = None, ()
    if beginning is not None:
        step = values["step"] = max(step, len(told))
    values["told"] = told
    values["unusual"] = unusual(told[:step]) if record.state == "open" else ()
    values["table"] = None if whole is None else whole.table
    if record.state == "open" and kept is not None and _still_fits(told, whole, kept):
        values["kept"] = kept
        values["kept_words"] = _kept_words(desk.interview(hearing, kept.step), kept)
        values["other"] = _other(visit, record, told, kept)
        values["question_of_kept"] = _asked_at(told, whole, kept)
        if values["other"] is not None:
            values["problem"] = None  # both answers are shown, which says it better
    if step < len(told) and whole is not None:
        values["question"] = page_question(desk.interview(hearing, step))
        values["given_answer"] = told[step]
        return visit.page("rulings/question.html", status, misread=misread, **values)
    question = None if whole is None else page_question(whole)
    if question is not None:
        if isinstance(question.widget, PollPad) and whole is not None:
            values["problem_asked"] = problem_of(whole.table, giver_of(record))
        return visit.page(
            "rulings/question.html",
            status,
            question=question,
            given_answer=None,
            misread=misread,
            **values,
        )
    if record.is_in_force:
        shown: RulingView[Any] = record.view(visit.language.code)
        values["answered"] = [
            (one["question"], one["answer"], UNSAID if one.get("usual") else one.get("by"))
            for one in record.said(visit.language.code)["asked"]
        ]
    else:
        assert whole is not None and whole.ruling is not None
        shown = RulingView.of(whole.ruling, whole.table)
    following, values["next_who"] = record.told.second
    values["next_one"] = PROCEDURES.get(shown.goes_on or following)
    if shown.goes_on is not None:
        values["next_who"] = ""
    return visit.page(
        "rulings/ruling.html",
        status,
        ruling=shown,
        clauses=[CLAUSES[one] for one in shown.clauses if one in CLAUSES],
        regulations=beside(
            hearing.profile,
            house_rules(desk.store, record.given_at),
            record.procedure.key,
            (*shown.clauses, *record.procedure.laws),
        ),
        corrects=record.is_in_force and bool(correction_of(desk, record)),
        transfers=any(isinstance(effect, TricksTransferred) for effect in shown.effects),
        has_line=_has_line(hearing),
        **values,
    )


def _follows(visit: Visit, record: RulingRecord, step: int) -> str:
    """The version from which the page goes on by itself when somebody else answers; empty where
    it does not: nothing is kept yet, it is given, or somebody went back to change an answer."""
    is_last = record.state == "open" and step == len(record.answers)
    followed = is_last and record.seq and visit.place.is_followed
    return version_of(record.seq, ()) if followed else ""


def _has_line(hearing: Hearing) -> bool:
    """Is there a result of its table and board that can be put right, as after a claim?"""
    record, club_session = hearing.record, hearing.club_session
    known = club_session is not None and club_session.file is not None
    return known and bool(record.place and record.board)


def unusual(told: tuple[Retold, ...]) -> list[Unusual]:
    """The rows that were answered as usual, unasked or not, each with its other answer."""
    rows = []
    for step, one in enumerate(told):
        if one.asked.question.usually == one.answer:
            others = [option.key for option in one.asked.options if option.key != one.answer]
            rows.append(Unusual(step, one.asked.unusual, others[0] if len(others) == 1 else None))
    return rows


def _shown_at(visit: Visit, record: RulingRecord) -> str | None:
    """The live table that was opened to show a quick ruling."""
    tables = (
        () if not record.id else visit.desk.store.find("table", Filter(subject=record.id), limit=1)
    )
    return tables[0].stream if tables else None


def _beside(visit: Visit, record: RulingRecord) -> RulingRecord | None:
    """The ruling that waits while the facts are found (85), and to which one goes back."""
    if record.procedure is not DISPUTED_FACTS or record.after_ruling is None:
        return None
    waiting = visit.desk.ruling(record.after_ruling)
    return waiting if waiting.state == "open" else None


def _appealed(visit: Visit, record: RulingRecord) -> tuple[str, str] | None:
    """The ruling that an appeal was opened from: where it is, and what it said."""
    if record.procedure is not APPEAL or record.after_ruling is None:
        return None
    before = visit.desk.ruling(record.after_ruling)
    if before.given is None:
        return None
    return f"/rulings/{before.id}", before.said(visit.language.code)["headline"]


def _still_fits(told: tuple[Retold, ...], whole: Interview | None, kept: LateAnswer) -> bool:
    """Is the question that a late answer was for still asked at that step?"""
    if kept.step < len(told):
        return told[kept.step].asked.key == kept.key
    asked = None if whole is None else whole.question
    return asked is not None and kept.step == len(told) and asked.key == kept.key


def _asked_at(told: tuple[Retold, ...], whole: Interview | None, kept: LateAnswer) -> Text:
    """The question that a late answer was for."""
    asked = told[kept.step].asked if kept.step < len(told) else whole and whole.question
    assert asked
    return asked.heading


def _other(
    visit: Visit, record: RulingRecord, told: tuple[Retold, ...], kept: LateAnswer
) -> Other | None:
    """Who else answered the question; `None` where nobody did, and something else was changed."""
    if kept.step >= len(told):
        return None
    for entry in reversed(visit.desk.store.read(record.id)):
        if entry.kind == "answered" and entry.data["step"] == kept.step:
            return Other(told[kept.step].words, entry.at, entry.initials)
    return None


def _kept_words(interview: Interview, kept: LateAnswer) -> Text:
    """An answer that came too late, as a person says it."""
    asked = interview.question
    assert asked is not None
    try:
        return Retold(asked, kept.value, asked.question.read(kept.value)).words
    except Refusal:
        return tr("{answer}", answer=kept.value)


def derivation_page(visit: Visit, hearing: Hearing, alone: bool) -> Response:
    """How a score is computed; `alone` for the lines without a page around them."""
    ruling = visit.desk.interview(hearing).ruling
    if ruling is None:
        raise Misfit(tr("The ruling is not complete: there are questions left."))
    lines = ruling.derivation
    if alone:
        return HTMLResponse(render("parts/derivation.html", visit.language, lines=lines))
    return visit.page("rulings/derivation.html", record=hearing.record, lines=lines)
