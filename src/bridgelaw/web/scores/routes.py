"""The score desk: sessions of the club, their results, rankings, deadlines and files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from urllib.parse import quote

from starlette.responses import Response

from bridgelaw.desk.checking import keep_found_right, to_check
from bridgelaw.desk.deadlines import deadlines_of
from bridgelaw.desk.people.roles import Right
from bridgelaw.desk.records.club_session import ClubSession, Corrected, Decided, Penalized
from bridgelaw.desk.records.record import Misfit
from bridgelaw.desk.results import (
    Results,
    chosen_by,
    exported,
    exported_name,
    published,
    results_of,
)
from bridgelaw.desk.score_desk import (
    LARGEST_FILE,
    awards_of,
    import_results,
    place_of_ruling,
)
from bridgelaw.desk.times import lately, now, read_local, today
from bridgelaw.formats import write_new
from bridgelaw.formats.kinds import given_back
from bridgelaw.game.errors import NotationError
from bridgelaw.laws.digest import edition_named
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import Text, tr
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.editions import EDITIONS, in_force
from bridgelaw.scoring.outcomes import parse_outcome
from bridgelaw.scoring.presentation.figures import METHODS, Figures
from bridgelaw.scoring.presentation.file_points import (
    both,
    line_rows,
    match_rows,
    method_words,
    total_rows,
)
from bridgelaw.scoring.presentation.names import contestant_heading
from bridgelaw.scoring.profile import CHOICES, choice_text
from bridgelaw.scoring.stated.choice import Choice
from bridgelaw.scoring.words import award_text, outcome_text
from bridgelaw.store import Conflict, Unavailable
from bridgelaw.web.scores import adjusting, correcting, entering
from bridgelaw.web.scores.adjusting import board_address, line_address, scored
from bridgelaw.web.scores.view import matches, rankings
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Typed, Visit

pages = Pages(writing=Right.SCORE)

_SHOWN = 30  # sessions on a page
_SAMPLE = """\
# event,Tuesday pairs
# scoring,matchpoints
# name,1,Ito - Sato
# name,2,Abe - Mori
board,table,ns,ew,contract,by,result
1,1,1,4,4S,N,=
1,2,2,5,4S,N,+1
1,3,3,6,3NT,S,-1
2,1,1,5,2H,W,-1
2,2,2,6,not played,,
2,3,3,4,Pass,,
"""


@dataclass(frozen=True, slots=True)
class Trouble:
    """What is wrong with a form of the session's page, and what was typed into it."""

    form: str = ""
    reason: Text | None = None
    typed: dict[str, str] = field(default_factory=dict)

    def about(self, form: str) -> Text | None:
        return self.reason if self.form == form else None

    def value(self, form: str, name: str, otherwise: str) -> str:
        return self.typed.get(name, otherwise) if self.form == form else otherwise


@pages.get("/scores")
def sessions(visit: Visit) -> Response:
    return _sessions(visit, visit.query.number("before"))


def _sessions(
    visit: Visit, before: int | None = None, status: int = 200, trouble: Trouble | None = None
) -> Response:
    desk = visit.desk
    current = desk.current_session()
    closed = desk.store.find("session", states=("closed",), before=before, limit=_SHOWN + 1)
    return visit.page(
        "scores/sessions.html",
        status,
        current=current,
        open_ones=() if before else desk.store.find("session", states=("open",), limit=_SHOWN),
        closed=closed[:_SHOWN],
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
    return _download(_SAMPLE.encode(), "sample.csv", "text/csv")


@pages.get("/scores/{session}/enter")
def enter(visit: Visit, session: str) -> Response:
    """From a ruling to the form of its line, filled in; `what=correct`: to correct the record."""
    club_session = visit.desk.club_session(session)
    record = visit.desk.ruling(visit.query.text("ruling", most=40))
    results = results_of(visit.desk.store, club_session)
    place = None if results is None else place_of_ruling(results, record)
    if results is None or place is None:  # the page of the session says what is missing
        return visit.go(f"/scores/{club_session.id}?ruling={record.id}")
    correct = "/correct" if visit.query.text("what") == "correct" else ""
    there = line_address(results, club_session, place)
    return visit.go(f"{there}{correct}?ruling={record.id}")


@pages.get("/scores/{session}")
def session_page(visit: Visit, session: str) -> Response:
    return _session(visit, visit.desk.club_session(session), ruling=visit.query.text("ruling"))


def _session(
    visit: Visit,
    club_session: ClubSession,
    status: int = 200,
    trouble: Trouble | None = None,
    ruling: str = "",
) -> Response:
    results = results_of(visit.desk.store, club_session)
    current = visit.desk.current_session()
    return visit.page(
        "scores/session.html",
        status,
        club_session=club_session,
        is_current=current is not None and current.id == club_session.id,
        results=results,
        deadlines=deadlines_of(club_session),
        regulations=club_session.regulations,
        profiles=CHOICES,
        titled=choice_text,
        in_force=in_force(now().astimezone().date()).name,
        now=now(),
        largest=LARGEST_FILE // (1024 * 1024),
        sample=_SAMPLE,
        award_text=lambda award: award_text(parse_award(award)),
        trouble=trouble or Trouble(),
        ruling=_ruling_values(visit, club_session, results, ruling),
        **({} if results is None else _shown(club_session, results)),
        to_check=() if results is None else to_check(visit.desk.store, club_session, results),
    )


def _shown(club_session: ClubSession, results: Results) -> dict[str, Any]:
    standings = results.standings
    event = standings.field.event
    sessions = sorted({key.session for key in results.field.boards})
    lost = {each.decision.entry for each in results.lost}
    return {
        "rankings": rankings(standings),
        "matches": matches(standings),
        "figures": Figures(event),
        "method": METHODS[event.method],
        "contestant": contestant_heading(results.field),
        "boards": [
            (number, [(key, _is_adjusted(results, key)) for key in results.field.boards
                      if key.session == number])
            for number in sessions
        ],
        "decisions": [
            (each, None if isinstance(each, Penalized)
             else line_address(results, club_session, each.meeting))
            for each in reversed(club_session.decisions)
            if each.entry not in lost
        ],
        "is_decided": lambda each: isinstance(each, Decided),
        "is_corrected": lambda each: isinstance(each, Corrected),
        "outcome_text": lambda text: outcome_text(parse_outcome(text)),
        "variant": method_words(event),
        "clock": event.clock,
        **_file_points(club_session, results),
        "board_address": board_address,
        "exported_name": exported_name(club_session),
    }  # fmt: skip


def _file_points(club_session: ClubSession, results: Results) -> dict[str, Any]:
    """Where the file's points are not ours, and what was chosen for them."""
    found = results.compared
    return {
        "differing": line_rows(found),
        "differing_totals": total_rows(found),
        "differing_matches": match_rows(found),
        "both_points": both,
        "points_chosen": club_session.points,
        "points_kept": chosen_by(club_session) is Choice.KEEP,
    }


def _is_adjusted(results: Results, key: Any) -> bool:
    return any(results.field.lines[at].adjusted for at in results.field.boards[key])


def _ruling_values(
    visit: Visit, club_session: ClubSession, results: Results | None, stream: str
) -> dict[str, Any] | None:
    """The ruling whose awards are to be entered, and where they belong if that can be told."""
    if not stream:
        return None
    record = visit.desk.ruling(stream)
    place = None if results is None else place_of_ruling(results, record)
    address = None
    if results is not None and place is not None:
        address = line_address(results, club_session, place)
    return {"record": record, "awards": awards_of(visit.desk, record), "address": address}


# Changes of the session. Where somebody else was quicker, their change is shown, with a word
# about it.


def _changing(
    visit: Visit,
    session: str,
    form: str,
    typed: dict[str, str],
    change: Callable[[ClubSession], Any],
) -> Response:
    club_session = visit.desk.club_session(session)
    try:
        change(club_session)
    except Conflict as error:
        return _session(
            visit, visit.desk.club_session(session), 409, Trouble(form, error.text, typed)
        )
    except Unavailable:
        raise
    except Refusal as error:
        return _session(visit, club_session, 422, Trouble(form, error.text, typed))
    return visit.go(f"/scores/{session}")


@pages.post("/scores/{session}/rename")
def rename(visit: Visit, form: Typed, session: str) -> Response:
    typed = {name: form.text(name, 200) for name in ("name", "profile", "edition")}

    def change(club_session: ClubSession) -> None:
        edition = edition_named(typed["edition"] or club_session.edition).name
        is_other = edition != club_session.edition
        if is_other and visit.desk.store.find("ruling", session=club_session.id, limit=1):
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


@pages.post("/scores/{session}/round")
def call_round(visit: Visit, form: Typed, session: str) -> Response:
    """8B1: the director signals a round, which ends the one before."""
    typed = {"number": form.text("number", 4)}

    def change(club_session: ClubSession) -> None:
        text = typed["number"]
        if not text.isdecimal():
            raise NotationError(text, "the number of a round")
        calling = ClubSession.calling_round(int(text))
        visit.desk.write(club_session, form.number("seen"), calling)

    return _changing(visit, session, "round", typed, change)


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

    return _changing(visit, session, "posted", typed, change)


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
    club_session = visit.desk.club_session(session)
    results = scored(visit, club_session)
    data = write_new("csv", published(results, club_session))
    return _given_out(visit, data, f"{club_session.name}.csv", "text/csv")


@pages.get("/scores/{session}/results.pbn")
def pbn_file(visit: Visit, session: str) -> Response:
    club_session = visit.desk.club_session(session)
    results = scored(visit, club_session)
    data = write_new("pbn", published(results, club_session))
    return _given_out(visit, data, f"{club_session.name}.pbn", "text/plain")


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
    return visit.go(f"/scores/{session}/check")


def _given_out(visit: Visit, data: bytes, name: str, kind: str) -> Response:
    visit.note_export(name)
    return _download(data, name, kind)


def _download(data: bytes, name: str, kind: str) -> Response:
    """A file that the browser keeps and never shows, under a name that is safe everywhere."""
    safe = "".join("_" if char in '/\\:*?"<>|' or not char.isprintable() else char for char in name)
    plain = "".join(char if char.isascii() and char not in "%;'" else "_" for char in safe)
    kept = f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(safe, safe='')}"
    return Response(data, media_type=kind, headers={"Content-Disposition": kept})


pages.routes += [*adjusting.pages.routes, *correcting.pages.routes, *entering.pages.routes]
