"""A board of a session: its traveller, on a laptop beside the grid of all boards."""

from __future__ import annotations

from starlette.responses import Response

from bridgelaw.desk.people.roles import Right
from bridgelaw.game import Side
from bridgelaw.scoring.presentation.rows import frequencies_of
from bridgelaw.web.scores.adjusting import board_of
from bridgelaw.web.scores.session import about, grid
from bridgelaw.web.scores.view import signed, traveller
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Visit

pages = Pages(writing=Right.SCORE)


@pages.get("/scores/{session}/boards/{board}")
def board_page(visit: Visit, session: str, board: str) -> Response:
    at = board_of(visit, session, board)
    standings = at.results.standings
    shown = grid(visit, at.club_session, at.results, visit.query.text("ruling", most=40))
    return visit.page(
        "scores/board.html",
        **{**at.values, **about(visit, at.club_session, "boards"), **shown},
        open_board=at.key,
        rows=traveller(standings, at.key),
        wrong=[one for one in shown["check"] if one.line.key == at.key],
        frequencies=frequencies_of(standings, at.key),
        signed=signed,
        sides=tuple(Side),
    )
