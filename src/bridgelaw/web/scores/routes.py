"""The score desk: sessions of the club, their results, rankings, deadlines and files."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any
from urllib.parse import quote

from starlette.responses import Response

from bridgelaw.desk.checking import keep_found_right, to_check
from bridgelaw.desk.deadlines import deadlines_of
from bridgelaw.desk.people.roles import Right
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.record import Misfit
from bridgelaw.desk.results import exported, exported_name, published, results_of
from bridgelaw.desk.score_desk import LARGEST_FILE, import_results, place_of_ruling
from bridgelaw.desk.times import lately, now, read_local, today
from bridgelaw.formats import write_new
from bridgelaw.formats.kinds import given_back
from bridgelaw.laws.digest import edition_named
from bridgelaw.locale import Refusal, tr
from bridgelaw.scoring.editions import EDITIONS, in_force
from bridgelaw.scoring.profile import CHOICES, choice_text
from bridgelaw.scoring.stated.choice import Choice
from bridgelaw.store import Conflict, Filter, Unavailable
from bridgelaw.web.scores import adjusting, board_page, correcting, entering, players
from bridgelaw.web.scores import session as session_pages
from bridgelaw.web.scores.addresses import line_address, scored
from bridgelaw.web.scores.session import (
    SAMPLE,
    Shows,
    boards_page,
    clock_page,
    files_page,
    import_page,
    ranking_page,
)
from bridgelaw.web.scores.trouble import Trouble
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Typed, Visit, inside

pages = Pages(writing=Right.SCORE)

_SHOWN = 30  # sessions on a page


@pages.get("/scores")
def sessions(visit: Visit) -> Response:
    return _sessions(visit, visit.query.number("before"))


def _sessions(
    visit: Visit, before: int | None = None, status: int = 200, trouble: Trouble | None = None
) -> Response:
    desk = visit.desk
    current = desk.current_session()
    closed = desk.store.find("session", Filter(states=("closed",)), before=before, limit=_SHOWN + 1)
    return visit.page(
        "scores/sessions.html",
        status,
        current=current,
        open_ones=()
        if before
        else desk.store.find("session", Filter(states=("open",)), limit=_SHOWN),
        closed=closed[:_SHOWN],
        older_page=before is not None,
        older=closed[_SHOWN - 1].number if len(closed) > _SHOWN else None,
        profiles=CHOICES,
        titled=choice_text,
        in_force=in_force(now().astimezone().date()).name,
        usual="WBF" if current is None else current.profile,
        today=today(),
        trouble=trouble or Trouble(),
    )


@pages.post("/scores")
def new_session(visit: Visit, form: Typed) -> Response:
    typed = {name: form.text(name, 200) for name in ("name", "profile", "edition")}
    try:
        made = visit.desk.open_session(
            typed["name"] or today(), typed["profile"], typed["edition"] or None
        )
    except Refusal as error:
        return _sessions(visit, None, 422, Trouble("new", error.text, typed))
    visit.desk.choose_session(made)
    return visit.go(f"/scores/{made.id}")


@pages.get("/scores/sample.csv")
def sample(visit: Visit) -> Response:
    return _download(SAMPLE.encode(), "sample.csv", "text/csv")


@pages.get("/scores/{session}/enter")
def enter(visit: Visit, session: str) -> Response:
    """From a ruling to the form of its line, filled in; `what=correct`: to correct the record."""
    club_session = visit.desk.club_session(session)
    record = visit.desk.ruling(visit.query.text("ruling", most=40))
    results = results_of(visit.desk.store, club_session)
    place = None if results is None else place_of_ruling(results, record)
    if results is None or place is None:  # the page of the session says what is missing
        where = "" if results is None else "/boards"
        return visit.go(f"/scores/{club_session.id}{where}?ruling={record.id}")
    correct = "/correct" if visit.query.text("what") == "correct" else ""
    there = line_address(results, club_session, place)
    return visit.go(f"{there}{correct}?ruling={record.id}")


# Changes of the session. Where somebody else was quicker, their change is shown, with a word
# about it.


_ON: dict[str, tuple[str, Shows]] = {
    "posted": ("", ranking_page),
    "time": ("/clock", clock_page),
    "decisions": ("/boards", boards_page),
    "import": ("", import_page),
}
"""The pages whose forms do not stand beside the file and the name of the session."""


def _changing(
    visit: Visit,
    session: str,
    form: str,
    typed: dict[str, str],
    change: Callable[[ClubSession], Any],
) -> Response:
    club_session = visit.desk.club_session(session)
    where, shows = _ON.get(form, ("/files", files_page))
    try:
        change(club_session)
    except Conflict as error:
        newest = visit.desk.club_session(session)
        return shows(visit, newest, 409, Trouble(form, error.text, typed))
    except Unavailable:
        raise
    except Refusal as error:
        return shows(visit, club_session, 422, Trouble(form, error.text, typed))
    return visit.go(f"/scores/{session}{where}")


@pages.post("/scores/{session}/rename")
def rename(visit: Visit, form: Typed, session: str) -> Response:
    typed = {name: form.text(name, 200) for name in ("name", "profile", "edition")}

    def change(club_session: ClubSession) -> None:
        edition = edition_named(typed["edition"] or club_session.edition).name
        is_other = edition != club_session.edition
        if is_other and visit.desk.store.find("ruling", Filter(session=club_session.id), limit=1):
            raise Misfit(
                tr("Rulings of this session were begun by {edition}: it stays.",
                   edition=EDITIONS[club_session.edition].title)
            )  # fmt: skip
        fact = ClubSession.renaming(typed["name"], typed["profile"], edition if is_other else None)
        visit.desk.write(club_session, form.number("seen"), fact)

    return _changing(visit, session, "rename", typed, change)


@pages.post("/scores/{session}/close")
def close(visit: Visit, form: Typed, session: str) -> Response:
    is_closing = form.text("closed") == "yes"

    def change(club_session: ClubSession) -> None:
        after = visit.desk.write(club_session, form.number("seen"), ClubSession.closing(is_closing))
        if not is_closing:
            visit.desk.choose_session(after)

    return _changing(visit, session, "close", {}, change)


@pages.post("/scores/{session}/current")
def make_current(visit: Visit, form: Typed, session: str) -> Response:
    return _changing(visit, session, "close", {}, visit.desk.choose_session)


@pages.post("/scores/{session}/posted")
def posted(visit: Visit, form: Typed, session: str) -> Response:
    """`now`, `not`, or `at` a time that is typed."""
    typed = {"time": form.text("time", 40)}
    when = form.text("when", 10)

    def moment(club_session: ClubSession) -> datetime | None:
        if when == "now":
            return now()
        return None if when == "not" else read_local(typed["time"], club_session.posted or lately())

    def change(club_session: ClubSession) -> None:
        visit.desk.write(
            club_session, form.number("seen"), ClubSession.posting(moment(club_session))
        )

    return _changing(visit, session, "posted" if when == "now" else "time", typed, change)


@pages.post("/scores/{session}/import")
def import_file(visit: Visit, form: Typed, session: str) -> Response:
    upload = form.file("file")

    def change(club_session: ClubSession) -> None:
        if upload is None or not upload.filename:
            raise Misfit(tr("Choose a file first."))
        data = upload.file.read(LARGEST_FILE + 1)
        import_results(visit.desk, club_session, form.number("seen"), upload.filename, data)

    return _changing(visit, session, "import", {}, change)


@pages.post("/scores/{session}/points")
def choose_points(visit: Visit, form: Typed, session: str) -> Response:
    """The file's points are kept for lines that nobody adjusts, or everything is computed again."""
    wanted = form.text("choice", 20)

    def change(club_session: ClubSession) -> None:
        if wanted not in {choice.value for choice in Choice}:
            raise Misfit(tr("Choose what counts: the file's points, or ours."))
        chosen = ClubSession.choosing_points(Choice(wanted))
        visit.desk.write(club_session, form.number("seen"), chosen)

    return _changing(visit, session, "points", {}, change)


@pages.post("/scores/{session}/take-back", right=Right.RULE)
def take_back(visit: Visit, form: Typed, session: str) -> Response:
    def change(club_session: ClubSession) -> None:
        fact = club_session.taking_back(form.number("entry"))
        visit.desk.write(club_session, form.number("seen"), fact)

    return _changing(visit, session, "decisions", {}, change)


# Files


@pages.get("/scores/{session}/file")
def own_file(visit: Visit, session: str) -> Response:
    """The results in the format in which they came, with all scores."""
    club_session = visit.desk.club_session(session)
    results = scored(visit, club_session)
    assert club_session.file is not None
    sent_as = given_back(club_session.file.kind).media_type
    data = exported(visit.desk.store, results, club_session)
    return _given_out(visit, data, exported_name(club_session), sent_as)


@pages.get("/scores/{session}/results.csv")
def csv_file(visit: Visit, session: str) -> Response:
    return _written_anew(visit, session, "csv", "text/csv")


@pages.get("/scores/{session}/results.pbn")
def pbn_file(visit: Visit, session: str) -> Response:
    return _written_anew(visit, session, "pbn", "text/plain")


@pages.get("/scores/{session}/results.yaml")
def yaml_file(visit: Visit, session: str) -> Response:
    return _written_anew(visit, session, "yaml", "application/yaml")


def _written_anew(visit: Visit, session: str, kind: str, media_type: str) -> Response:
    club_session = visit.desk.club_session(session)
    data = write_new(kind, published(scored(visit, club_session), club_session))
    return _given_out(visit, data, f"{club_session.name}.{kind}", media_type)


@pages.get("/scores/{session}/check", right=Right.SCORE)
def check(visit: Visit, session: str) -> Response:
    """Results that look wrong, worst first."""
    club_session = visit.desk.club_session(session)
    results = scored(visit, club_session)
    return visit.page(
        "scores/check.html",
        club_session=club_session,
        lines=[
            (one, line_address(results, club_session, one.suspicion.place))
            for one in to_check(visit.desk.store, club_session, results)
        ],
        deadlines=deadlines_of(club_session),
    )


@pages.post("/scores/{session}/check")
def found_right(visit: Visit, form: Typed, session: str) -> Response:
    """One of them is right as it is: it is not shown again."""
    club_session = visit.desk.club_session(session)
    results = scored(visit, club_session)
    keep_found_right(visit.desk, club_session, results, form.number("line"))
    return visit.go(inside(form.text("board", 80) or f"/scores/{session}/check"))


def _given_out(visit: Visit, data: bytes, name: str, kind: str) -> Response:
    visit.note_export(name)
    return _download(data, name, kind)


def _download(data: bytes, name: str, kind: str) -> Response:
    """A file that the browser keeps and never shows, under a name that is safe everywhere."""
    safe = "".join("_" if char in '/\\:*?"<>|' or not char.isprintable() else char for char in name)
    plain = "".join(char if char.isascii() and char not in "%;'" else "_" for char in safe)
    kept = f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(safe, safe='')}"
    return Response(data, media_type=kind, headers={"Content-Disposition": kept})


for _part in (session_pages, players, board_page, adjusting, correcting, entering):
    pages.routes += _part.pages.routes
