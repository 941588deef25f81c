"""How a quick ruling begins: what happened, who it was, at which table and board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypedDict

from starlette.responses import Response

from bridgelaw.desk.records.record import Misfit
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.records.told import LONGEST_LOG, Told
from bridgelaw.game.boards import Board
from bridgelaw.game.seats import SEAT_OF_LETTER, Seat
from bridgelaw.laws import PROCEDURES, Procedure
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import tr
from bridgelaw.scoring.outcomes import VULNERABLE
from bridgelaw.stories.story import LONGEST
from bridgelaw.web.server.request import LAST_PLACE, Visit


class Begun(TypedDict):
    """What the address or the form of a new ruling says."""

    procedure: str
    place: str
    board: str
    who: Seat | None
    after_ruling: str | None
    review: str
    """The law under which the ruling before it is looked at, after the play."""
    told: Told
    """What was said of it before, and the table that it makes."""


def begun_by(text: Callable[..., str]) -> Begun:
    """From an address or a form, each of which gives its texts by name."""
    letter = text("who", most=1).upper()
    if letter and letter not in SEAT_OF_LETTER:
        raise Misfit(tr("A seat is N, E, S or W."))
    return Begun(
        procedure=text("procedure", most=60),
        place=text("place", most=20).strip(),
        board=text("board", most=20).strip(),
        who=SEAT_OF_LETTER.get(letter),
        after_ruling=text("after", most=40) or None,
        review=text("review", most=20),
        told=_told(text),
    )


def _told(text: Callable[..., str]) -> Told:
    procedure = PROCEDURES.get(text("procedure", most=60))
    others = PROCEDURES.keys() - {"" if procedure is None else procedure.key}
    then = [one for one in text("then", most=200).split(",") if one.split(" ")[0] in others]
    told = Told(
        text("words", most=LONGEST), text("dealer", most=1), text("vulnerable", most=10),
        text("log", most=LONGEST_LOG), tuple(then),
    )  # fmt: skip
    return told if procedure is None else told.for_ruling(procedure)


def fields_of(draft: RulingRecord) -> list[tuple[str, str]]:
    """A ruling that is not kept yet, as the hidden fields of its first question."""
    fields = [
        ("procedure", draft.procedure.key), ("place", draft.place), ("board", draft.board),
        ("who", "" if draft.who is None else draft.who.letter), ("after", draft.after_ruling or ""),
        ("review", draft.review), ("words", draft.told.words), ("dealer", draft.told.dealer),
        ("vulnerable", draft.told.vulnerable), ("log", draft.told.log),
        ("then", ",".join(draft.told.then)),
    ]  # fmt: skip
    return [(name, value) for name, value in fields if value]


def last_place(visit: Visit) -> tuple[str, str]:
    """Table and board as the address says, or as this device used them last."""
    place, _, board = visit.remembered(LAST_PLACE).partition(":")
    return visit.query.text("place", place, 20), visit.query.text("board", board, 20)


def who_page(
    visit: Visit, procedure: Procedure, place: str, board: str, after: RulingRecord | None
) -> Response:
    """Who was it? A compass, the table and the board."""
    players: Any = {}
    if after is not None:
        place, board, players = after.place or place, after.board or board, after.players
    dealt = _dealt(board)
    return visit.page(
        "rulings/who.html",
        procedure=procedure,
        place=place,
        board=board,
        dealt=dealt,
        vulnerable=None if dealt is None else VULNERABLE[dealt.vulnerability],
        players=players,
        after="" if after is None else after.id,
        review=visit.query.text("review", most=20),
    )


def _dealt(board: str) -> Board | None:
    """Dealer and vulnerability, where the board has a number."""
    try:
        return Board.number(int(board))
    except (ValueError, Refusal):
        return None
