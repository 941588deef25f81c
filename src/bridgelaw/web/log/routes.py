"""The log of rulings, also for spreadsheets; and the whole log as a file, out and in."""

from __future__ import annotations

from urllib.parse import urlencode

from starlette.responses import Response, StreamingResponse

from bridgelaw.desk.deadlines import deadlines_of
from bridgelaw.desk.evening_report import report_of_evening
from bridgelaw.desk.people.roles import Right
from bridgelaw.desk.playing_director import ensure_may_take_out
from bridgelaw.desk.reading_in import LogReading, brought_in, read_in
from bridgelaw.desk.records.record import Misfit, Unknown
from bridgelaw.desk.room import is_at_rest
from bridgelaw.desk.ruling_log import STATES, whole_log
from bridgelaw.desk.ruling_log_csv import csv_lines
from bridgelaw.desk.times import now
from bridgelaw.laws import PROCEDURES
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.scoring.deadlines import Deadlines
from bridgelaw.store import Filter, Unavailable
from bridgelaw.store.export import exported, in_chunks
from bridgelaw.web.log.form import typed_in, wanted_by
from bridgelaw.web.log.lines import by_table, counted, line_of
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Typed, Visit

pages = Pages()

ON_PAGE = 50
_COUNTED = 500  # rulings of a session


@pages.get("/log")
def log(visit: Visit) -> Response:
    before = visit.query.number("before", 1, 2**62)
    typed = typed_in(visit)
    wanted, errors = wanted_by(typed)
    store, moment = visit.desk.store, now()
    club_session = visit.desk.club_session(wanted.session) if wanted.session else None
    rulings = (
        () if errors else store.find("ruling", wanted.in_store, before=before, limit=ON_PAGE + 1)
    )
    shown, more = rulings[:ON_PAGE], len(rulings) > ON_PAGE
    resting = [one for one in shown if one.summary.state == "open" and is_at_rest(one, moment)]
    if wanted.state == "open":
        resting = []  # then they are what is looked for
    current = visit.desk.current_session()
    asked = {name: value for name, value in typed.items() if value}
    every = (
        ()
        if club_session is None
        else store.find("ruling", Filter(session=club_session.id), limit=_COUNTED)
    )
    return visit.page(
        "log/log.html",
        422 if errors else 200,
        tables=by_table((one for one in shown if one not in resting), visit.language),
        resting=[line_of(one, visit.language) for one in resting],
        counts=None if club_session is None else counted(every, moment),
        is_tonight=current is not None and current == club_session,
        typed=typed,
        errors=errors,
        is_narrowed=any(value for name, value in typed.items() if name not in ("session", "state")),
        sessions=store.find("session", limit=100),
        brought=brought_in(visit.desk),
        procedures=PROCEDURES,
        states=STATES,
        club_session=club_session,
        deadlines=Deadlines(None, None) if club_session is None else deadlines_of(club_session),
        before=before,
        newest="/log?" + urlencode(asked),
        older="/log?" + urlencode({**asked, "before": shown[-1].number}) if more else None,
        csv="/log.csv?" + urlencode(asked),
    )


@pages.get("/log/report")
def evening(visit: Visit) -> Response:
    """The report of a session on one page: of the one that is named, or of the one that is open."""
    named = visit.query.text("session", most=40)
    club_session = visit.desk.club_session(named) if named else visit.desk.current_session()
    if club_session is None:
        raise Unknown(tr("There is no session yet."))
    moment = now()
    return visit.page(
        "log/report.html",
        club_session=club_session,
        report=report_of_evening(visit.desk, club_session, visit.language, moment),
        now=moment,
    )


@pages.get("/log.csv")
def log_csv(visit: Visit) -> Response:
    wanted, errors = wanted_by(typed_in(visit))
    for reason in errors.values():
        raise Refusal(reason)
    visit.note_export("log.csv")
    lines = csv_lines(visit.desk, whole_log(visit.desk, wanted), visit.language)
    return StreamingResponse(
        (line.encode() for line in lines),
        media_type="text/csv; charset=utf-8",
        headers={"Content-Disposition": 'attachment; filename="rulings.csv"'},
    )


@pages.get("/log.jsonl", right=Right.PEOPLE)
def log_file(visit: Visit) -> Response:
    """Everything that is kept, as another desk reads it in: who came in and from where, too."""
    ensure_may_take_out(visit.desk.store, visit.desk.current_session(), whole=True)
    visit.note_export("log")
    name = f"bridgelaw-{now().astimezone():%Y-%m-%d}.jsonl"
    return StreamingResponse(
        in_chunks(exported(visit.desk.store)),
        media_type="application/jsonl; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@pages.get("/log/read-in")
def reading_in(visit: Visit) -> Response:
    return _reading_in(visit)


@pages.post("/log/read-in")
def take_in(visit: Visit, form: Typed) -> Response:
    """Reads in the file of another desk; sent again, it changes nothing."""
    upload = form.file("file")
    try:
        if upload is None or not upload.filename:
            raise Misfit(tr("Choose a file first."))
        reading = read_in(visit.desk, upload.filename, upload.file)
    except Unavailable:
        raise
    except Refusal as error:
        return _reading_in(visit, 422, wrong=error.text)
    return _reading_in(visit, reading=reading)


def _reading_in(
    visit: Visit, status: int = 200, *, reading: LogReading | None = None, wrong: Text | None = None
) -> Response:
    return visit.page("log/read_in.html", status, found=reading, wrong=wrong)
