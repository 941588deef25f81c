"""What is entered by hand in the scoring program: printed, or ticked off on a phone."""

from __future__ import annotations

from starlette.responses import Response

from bridgelaw.desk.entering import sheet_of, tick
from bridgelaw.desk.people.roles import Right
from bridgelaw.web.scores.addresses import scored
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Typed, Visit

pages = Pages()


@pages.get("/scores/{session}/to-enter")
def to_enter(visit: Visit, session: str) -> Response:
    club_session = visit.desk.club_session(session)
    results = scored(visit, club_session)
    return visit.page(
        "scores/to_enter.html",
        club_session=club_session,
        sheet=sheet_of(club_session, results),
        names=results.field.names,
        sessions=len({key.session for key in results.field.boards}),
    )


@pages.post("/scores/{session}/to-enter", right=Right.SCORE)
def ticked(visit: Visit, typed: Typed, session: str) -> Response:
    """One of them stands in the scoring program now, or does not after all."""
    club_session = visit.desk.club_session(session)
    what = typed.text("what", 200)
    tick(visit.desk, club_session, scored(visit, club_session), what, typed.text("on", 5) == "yes")
    return visit.go(f"/scores/{session}/to-enter")
