"""Names and places are kept as everybody sees them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.one_line import on_one_line
from bridgelaw.desk.records.record import Misfit
from bridgelaw.game import Board
from bridgelaw.store import Store
from bridgelaw.table import Table

TURNED = "It\u202eo\u200b\x00 A\n\tB "


def test_what_nobody_sees_is_left_out() -> None:
    assert on_one_line(TURNED) == "Ito A B"
    assert on_one_line("伊藤\u3000太郎", 4) == "伊藤 太"


def test_no_name_or_place_turns_the_words_beside_it_round(tmp_path: Path) -> None:
    desk = Desk(Store(str(tmp_path / "desk.db")))
    session = desk.open_session(TURNED)
    assert session.name == "Ito A B"
    with pytest.raises(Misfit, match="needs a name"):
        desk.open_session("\u200b \u2066")
    table = desk.open_table(session.id, Table(Board.number(1)), TURNED, {"N": TURNED})
    assert (table.place, table.players) == ("Ito A B", {"N": "Ito A B"})
    ruling = desk.open_ruling("revoke", session.id, place=TURNED, board=TURNED)
    assert (ruling.place, ruling.board) == ("Ito A B", "Ito A B")
