"""A desk with something of everything on it, under names that are up to no good."""

from __future__ import annotations

from typing import NamedTuple

from bridgelaw.desk.desk import Desk
from bridgelaw.game import Board, Seat
from bridgelaw.table import Table

EVIL = "<script>alert(1)</script>\"'><img src=x onerror=alert(2)>"
_PLAYERS = {seat: f"{EVIL}{seat}" for seat in "NESW"}


class Filled(NamedTuple):
    """What was put on the desk."""

    session: str
    table: str
    ruling: str
    given: str

    def ids_for(self, word: str) -> tuple[str, ...]:
        """The ids that paths beginning with this word take."""
        return {
            "tables": (self.table,), "rulings": (self.ruling, self.given),
            "scores": (self.session,),
        }.get(word, ())  # fmt: skip


def fill(desk: Desk) -> Filled:
    club_session = desk.open_session(EVIL)
    at = Table(Board(Seat.WEST)).after("W 1C, N 1S, E 1H")
    table = desk.open_table(club_session.id, at, EVIL[:20], _PLAYERS)
    ruling = desk.open_ruling("insufficient-bid", at=table)
    given = desk.open_ruling(
        "insufficient-bid", club_session.id, place=EVIL[:20], board=EVIL[:20], players=_PLAYERS
    )
    while desk.interview(given).question is not None:
        question = desk.interview(given).question
        assert question is not None
        answer = question.options[-1].key
        given = desk.answer(given, given.seq, len(given.answers), answer)
    given = desk.give(given, given.seq)
    return Filled(club_session.id, table.id, ruling.id, given.id)
