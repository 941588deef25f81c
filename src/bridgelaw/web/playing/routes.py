"""Where a director sits who also plays, and what they have played or looked at since."""

from __future__ import annotations

from starlette.responses import Response

from bridgelaw.desk.people.roles import Right
from bridgelaw.desk.playing_director import boards_left, pairs_of, sides_to_choose, take_seat
from bridgelaw.desk.records.playing import ALL_BOARDS, OWN_TABLE, PlayingDirector
from bridgelaw.desk.records.record import Misfit
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Typed, Visit, inside

pages = Pages()
_WRITTEN: dict[str, Text] = {OWN_TABLE: tr("own table"), ALL_BOARDS: tr("all boards")}


@pages.get("/playing", right=Right.RULE)
def playing(visit: Visit) -> Response:
    return _page(visit)


@pages.post("/playing")
def sit(visit: Visit, typed: Typed) -> Response:
    """Where the director sits from now on; with nothing in it they do not play."""
    desk = visit.desk
    seat = {"who": typed.text("who", 24), "pair": typed.text("pair", 20),
            "place": typed.text("place", 20), "deputy": typed.text("deputy", 40)}  # fmt: skip
    club_session = desk.club_session(typed.text("session", 40))
    try:
        fact = take_seat(desk.store, club_session, **seat)
    except Refusal as error:
        return _page(visit, 422, seat, error.text)
    desk.write(club_session, club_session.seq, fact)
    return visit.go("/playing")


@pages.post("/playing/saw", right=Right.SCORE)
def saw(visit: Visit, typed: Typed) -> Response:
    """They have played a board, or go on all the same, with their name."""
    club_session = visit.desk.club_session(typed.text("session", 40))
    board = typed.text("board", 10)
    if not (board.isdecimal() and board.isascii()) and board not in _WRITTEN:
        raise Misfit(tr("That is no number of a board."))
    board = str(int(board)) if board.isdecimal() else board
    if typed.text("how", 20) == "played":
        fact = PlayingDirector.having_played(board)
    else:
        fact = PlayingDirector.overriding(board, visit.signs_as or typed.text("name", 24))
    visit.desk.write(club_session, club_session.seq, fact)
    return visit.go(inside(typed.text("next") or "/"))


def _page(
    visit: Visit, status: int = 200, typed: dict[str, str] | None = None, error: Text | None = None
) -> Response:
    store, club_session = visit.desk.store, visit.desk.current_session()
    seat = PlayingDirector() if club_session is None else club_session.director
    kept = {"who": seat.who or ("" if seat.sits else visit.signs_as), "pair": seat.pair,
            "place": seat.place, "deputy": seat.deputy}  # fmt: skip
    typed = typed or kept
    sides: tuple[str, ...] = ()
    if club_session is not None and not typed["pair"]:
        sides = sides_to_choose(store, club_session, typed["place"])
    return visit.page(
        "playing/playing.html", status, club_session=club_session, seat=seat,
        typed=typed, error=error, sides=sides,
        names={} if club_session is None else dict(pairs_of(store, club_session)),
        boards=None if club_session is None else boards_left(store, club_session),
        overridden=[
            visit.language.say(_WRITTEN[one]) if one in _WRITTEN else one
            for one in sorted(seat.overridden)
        ],
    )  # fmt: skip
