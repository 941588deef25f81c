"""A session is three pages, ranking, boards and clock, and one for its file and its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.responses import Response

from bridgelaw.desk.checking import to_check
from bridgelaw.desk.clock_face import face_of, late_tables, next_round
from bridgelaw.desk.deadlines import deadlines_of
from bridgelaw.desk.people.roles import Right
from bridgelaw.desk.records.club_session import ClubSession, Corrected, Decided, Penalized
from bridgelaw.desk.results import Results, chosen_by, exported_name, results_of
from bridgelaw.desk.score_desk import LARGEST_FILE, awards_of, place_of_ruling
from bridgelaw.desk.times import now
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.editions import in_force
from bridgelaw.scoring.outcomes import parse_outcome
from bridgelaw.scoring.presentation.figures import METHODS, Figures
from bridgelaw.scoring.presentation.file_points import (
    both,
    line_rows,
    match_rows,
    method_words,
    total_rows,
)
from bridgelaw.scoring.presentation.names import contestant_heading, size_words
from bridgelaw.scoring.profile import CHOICES, choice_text
from bridgelaw.scoring.stated.choice import Choice
from bridgelaw.scoring.words import award_text, outcome_text
from bridgelaw.web.scores.addresses import board_address, line_address, scored
from bridgelaw.web.scores.grid import dots_of, grid_of
from bridgelaw.web.scores.trouble import Trouble
from bridgelaw.web.scores.view import matches, rankings, side_by_side
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Visit

pages = Pages(writing=Right.SCORE)

_ONE_COLUMN = 12
"""So many contestants stand below each other on a laptop."""
SAMPLE = """\
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


@pages.get("/scores/{session}")
def ranking(visit: Visit, session: str) -> Response:
    return ranking_page(visit, visit.desk.club_session(session))


@pages.get("/scores/{session}/clock")
def clock(visit: Visit, session: str) -> Response:
    return clock_page(visit, visit.desk.club_session(session))


@pages.get("/scores/{session}/files")
def files(visit: Visit, session: str) -> Response:
    return files_page(visit, visit.desk.club_session(session))


@pages.get("/scores/{session}/boards")
def boards(visit: Visit, session: str) -> Response:
    return boards_page(visit, visit.desk.club_session(session))


Shows = Callable[[Visit, ClubSession, int, Trouble], Response]
"""A page of the session, with its status and what is wrong with one of its forms."""


def ranking_page(
    visit: Visit, club_session: ClubSession, status: int = 200, trouble: Trouble | None = None
) -> Response:
    """Who is where; without results, how they come here."""
    results = results_of(visit.desk.store, club_session)
    values = about(visit, club_session, "ranking", trouble)
    if results is None:
        ruling = _ruling(visit, club_session, None, visit.query.text("ruling", most=40))
        return visit.page("scores/no_results.html", status, **values, **_importing(), ruling=ruling)
    event = results.field.event
    return visit.page(
        "scores/ranking.html",
        status,
        **values,
        rankings=side_by_side(rankings(results.standings), _ONE_COLUMN),
        matches=matches(results.standings),
        figures=Figures(event),
        contestant=contestant_heading(results.field),
        to_look_at=_to_look_at(visit, club_session, results),
        deadlines=deadlines_of(club_session),
        adjusted=sum(line.adjusted is not None for line in results.field.lines),
        **_about_file(results),
    )


def _to_look_at(visit: Visit, club_session: ClubSession, results: Results) -> dict[str, int]:
    """What waits for somebody before the scores are out: how many of each."""
    differing = _differing(results)
    return {
        "check": len(to_check(visit.desk.store, club_session, results)),
        "lost": len(results.lost),
        "problems": len(results.problems),
        "points": 0 if club_session.points else sum(len(rows) for rows in differing.values()),
    }


def boards_page(
    visit: Visit, club_session: ClubSession, status: int = 200, trouble: Trouble | None = None
) -> Response:
    """All boards with their marks, and what was decided about them."""
    results = scored(visit, club_session)
    return visit.page(
        "scores/boards.html",
        status,
        **about(visit, club_session, "boards", trouble),
        **grid(visit, club_session, results, visit.query.text("ruling", most=40)),
        open_board=None,
        decisions=_decisions(club_session, results),
        is_decided=lambda each: isinstance(each, Decided),
        is_corrected=lambda each: isinstance(each, Corrected),
        award_text=lambda award: award_text(parse_award(award)),
        outcome_text=lambda text: outcome_text(parse_outcome(text)),
        lost=results.lost,
    )


def grid(
    visit: Visit, club_session: ClubSession, results: Results, ruling: str = ""
) -> dict[str, Any]:
    """The boards as tiles; `ruling`: the one whose score is to be entered on one of them."""
    return {
        "grid": grid_of(visit.desk.store, club_session, results),
        "dots_of": dots_of,
        "board_address": board_address,
        "check": to_check(visit.desk.store, club_session, results),
        "ruling": _ruling(visit, club_session, results, ruling),
    }


def clock_page(
    visit: Visit, club_session: ClubSession, status: int = 200, trouble: Trouble | None = None
) -> Response:
    """The round and both periods."""
    current = visit.desk.current_session()
    is_current = current is not None and current.id == club_session.id
    results = results_of(visit.desk.store, club_session)
    return visit.page(
        "scores/clock.html",
        status,
        **about(visit, club_session, "clock", trouble),
        is_current=is_current,
        face=face_of(club_session) if is_current else None,
        next_round=next_round(club_session) if is_current else None,
        late=late_tables(club_session.clock),
        deadlines=deadlines_of(club_session),
        event_clock="" if results is None else results.field.event.clock,
        now=now(),
    )


def files_page(
    visit: Visit, club_session: ClubSession, status: int = 200, trouble: Trouble | None = None
) -> Response:
    """Its file: where it came from, where it goes; its name and regulations; its end."""
    results = results_of(visit.desk.store, club_session)
    current = visit.desk.current_session()
    about_results: dict[str, Any] = {}
    if results is not None:
        about_results = {
            **_about_file(results),
            **_differing(results),
            "both_points": both,
            "points_chosen": club_session.points,
            "points_kept": chosen_by(club_session) is Choice.KEEP,
            "board_address": board_address,
            "contestant": contestant_heading(results.field),
            "exported_name": exported_name(club_session),
        }
    return visit.page(
        "scores/files.html",
        status,
        **about(visit, club_session, "files", trouble),
        is_current=current is not None and current.id == club_session.id,
        results=results,
        profiles=CHOICES,
        titled=choice_text,
        in_force=in_force(now().astimezone().date()).name,
        **_importing(),
        **about_results,
    )


def import_page(
    visit: Visit, club_session: ClubSession, status: int = 200, trouble: Trouble | None = None
) -> Response:
    """The page from which a file was brought."""
    shows = ranking_page if club_session.file is None else files_page
    return shows(visit, club_session, status, trouble)


def about(
    visit: Visit, club_session: ClubSession, page: str, trouble: Trouble | None = None
) -> dict[str, Any]:
    """What every page of a session shows."""
    return {
        "club_session": club_session,
        "session_address": f"/scores/{club_session.id}",
        "segment": page,
        "has_results": club_session.file is not None,
        "regulations": club_session.regulations,
        "trouble": trouble or Trouble(),
    }


def _importing() -> dict[str, Any]:
    return {"largest": LARGEST_FILE // (1024 * 1024), "sample": SAMPLE}


def _about_file(results: Results) -> dict[str, Any]:
    event = results.field.event
    return {
        "assumed": results.document.assumed,
        "method": METHODS[event.method],
        "variant": method_words(event),
        "size": size_words(results.field),
    }


def _differing(results: Results) -> dict[str, Any]:
    """Where the file's points are not ours."""
    compared = results.compared
    return {
        "differing": line_rows(compared),
        "differing_totals": total_rows(compared),
        "differing_matches": match_rows(compared),
    }


def _decisions(club_session: ClubSession, results: Results) -> list[tuple[Any, str | None]]:
    """Newest first, each with the address of its line."""
    lost = {each.decision.entry for each in results.lost}
    return [
        (each, None if isinstance(each, Penalized)
         else line_address(results, club_session, each.meeting))
        for each in reversed(club_session.decisions)
        if each.entry not in lost
    ]  # fmt: skip


def _ruling(
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
    return {
        "record": record,
        "awards": awards_of(visit.desk, record),
        "address": address,
        "text": lambda award: award_text(parse_award(award)),
    }
