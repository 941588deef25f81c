"""Results for the players: what they see by their code, and what nobody sees."""

from __future__ import annotations

import re

import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.hand_records import keep_hand_records
from bridgelaw.desk.players_results import shared_of
from bridgelaw.game.boards import Board
from bridgelaw.table.table import Table
from tests.web.score_desk import ScoreDesk
from tests.web.visitor import Visitor, words_of

RESULTS = """\
# event,Tuesday pairs
# scoring,matchpoints
# name,1,Ito - Sato
# name,4,Abe - Mori
board,table,ns,ew,contract,by,result
1,1,1,3,4S,N,=
1,2,2,4,4S,N,+1
2,1,1,4,2H,W,-1
2,2,2,3,2H,W,=
"""
HANDS = (
    '[Event ""]\n[Board "1"]\n'
    '[Deal "N:AQ93.K72.QJ4.K85 J84.QT94.K93.A72 K752.A85.AT5.J63 T6.J63.8762.QT94"]\n\n'
)


@pytest.fixture
def at(director: Visitor, desk: Desk) -> ScoreDesk:
    found = ScoreDesk(director, desk)
    found.send_file(RESULTS, "tuesday.csv")
    return found


def code(at: ScoreDesk, ends: str = "yes") -> str:
    at.post("/players", ends=ends)
    shared = shared_of(at.desk.store, at.id)
    assert shared is not None
    return f"/results/{shared.code}"


def test_nothing_is_seen_before_the_scores_are_out(at: ScoreDesk, anybody: Visitor) -> None:
    there = code(at)
    for path in ("", "/of?who=1", "/boards/1", "/room"):
        page = words_of(anybody.get(there + path))
        assert "The scores are not out yet." in page
        assert "Ito" not in page
    at.post("/posted", when="now")
    assert "Ito - Sato" in words_of(anybody.get(there))
    page = words_of(anybody.get(f"{there}/of?who=1"))
    assert "4♠\ufe0e N =" in page and "2♥\ufe0e W −1" in page
    page = anybody.get(f"{there}/boards/1?who=1")
    assert page.count('class="own"') == 1 and "Adjust" not in page
    assert "Ito - Sato" in words_of(anybody.get(f"{there}/room"))


def test_an_address_is_not_guessed_and_ends(at: ScoreDesk, anybody: Visitor) -> None:
    there = code(at)
    at.post("/posted", when="now")
    for wrong in (there[:-1], f"/results/{at.id}", f"/results/{at.id}.", "/results/s-x.y"):
        assert "not here" in words_of(anybody.get(wrong, 404))
    at.post("/close", closed="yes")
    assert "not here" in words_of(anybody.get(there, 404)), "it ends with the session"
    at.post("/players", ends="no")
    assert "Ito - Sato" in words_of(anybody.get(there)), "unless the club wishes otherwise"
    at.post("/players", do="end")
    anybody.get(there, 404)
    assert code(at, "no") != there


def test_hands_are_seen_only_where_the_board_is_played_nowhere(
    at: ScoreDesk, anybody: Visitor, desk: Desk
) -> None:
    keep_hand_records(desk, at.club_session, "hands.pbn", HANDS.encode())
    there = code(at)
    assert "felt" not in anybody.get(f"{there}/boards/1")
    at.post("/posted", when="now")
    assert "felt" in anybody.get(f"{there}/boards/1")
    assert "felt" not in anybody.get(f"{there}/boards/2"), "whose hands nobody knows"
    desk.open_table(at.id, Table(Board.number(1)), "9", {})
    assert "felt" not in anybody.get(f"{there}/boards/1"), "table 9 plays it, and has no result"


def test_rulings_are_for_who_sat_there(at: ScoreDesk, anybody: Visitor, desk: Desk) -> None:
    ruling = desk.open_ruling("insufficient-bid", at.id, place="2", board="1")
    while (question := desk.interview(ruling).question) is not None:
        ruling = desk.answer(ruling, ruling.seq, len(ruling.answers), question.samples()[0])
    desk.give(ruling, ruling.seq)
    there = code(at)
    at.post("/posted", when="now")
    assert at.get("/players?each=yes").count('src="data:image') == 4
    shared = shared_of(desk.store, at.id)
    assert shared is not None
    for pair, sees in (("4", True), ("2", True), ("1", False)):
        page = words_of(anybody.get(f"{there}/of?who={pair}&key={shared.key_of(pair)}"))
        assert ("Rulings at your table" in page) is sees, pair
    page = words_of(anybody.get(f"{there}/of?who=4&key={shared.key_of('1')}"))
    assert "Rulings at your table" not in page


def test_the_rooms_screen_turns_its_pages(at: ScoreDesk) -> None:
    names = "".join(f"# name,{n},Pair{n}x\n" for n in range(1, 61))
    lines = "".join(f"1,{n},{n},{n + 30},4S,N,{'=' if n % 2 else '+1'}\n" for n in range(1, 31))
    at.send_file(f"{names}board,table,ns,ew,contract,by,result\n{lines}", "large.csv")
    seen: set[str] = set()
    for page in ("", "?page=2", "?page=3"):
        shown = at.get(f"/room{page}")
        seen |= set(re.findall(r"Pair\d+x", shown))
        assert len(re.findall(r"Pair\d+x", shown)) <= 24
    assert len(seen) == 60
    assert f'data-room="{at.address}/room?page=1"' in at.get("/room?page=3")
