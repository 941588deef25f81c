"""What happened, told in the field on the first page: shown back, changed, and then ruled on."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import urlencode

from bridgelaw.desk.desk import Desk
from bridgelaw.game.boards import Board
from bridgelaw.game.seats import Seat
from bridgelaw.table.table import Table
from tests.web.visitor import Visitor, hidden_fields, words_of

TOLD = "table 4 board 13: North opened 1S, East bid 1H"


def told(visitor: Visitor, text: str, **facts: str) -> str:
    changed = {f"fact-{name}": value for name, value in facts.items()}
    return visitor.get(f"/search?{urlencode({'q': text, **changed})}")


def way(page: str, procedure: str) -> str:
    """Where the ruling on a story begins."""
    found = re.search(rf'href="(/rulings/new\?procedure={procedure}&[^"]*)"', page)
    assert found is not None, words_of(page)
    return unescape(found[1])


def begun(visitor: Visitor, page: str, answer: str) -> str:
    """The stored ruling after its first answer: its address."""
    step = re.search(r'action="/rulings/new/(\d+)"', page)
    assert step is not None
    fields = {**hidden_fields(page), "answer": answer}
    fields.pop("token", None)
    return visitor.send(f"/rulings/new/{step[1]}", **fields)


def test_law_27_a_story_is_shown_back_and_leads_to_its_ruling(director: Visitor) -> None:
    page = told(director, TOLD)
    assert "What was understood" in words_of(page)
    assert "who=E&place=4&board=13" in way(page, "insufficient-bid")


def test_law_27_the_calls_of_a_story_are_the_table_of_its_ruling(director: Visitor) -> None:
    page = director.get(way(told(director, TOLD), "insufficient-bid"))
    assert TOLD in words_of(page)
    assert "1♥" in words_of(page)


def test_a_story_is_kept_with_its_ruling(director: Visitor, desk: Desk) -> None:
    page = director.get(way(told(director, TOLD), "insufficient-bid"))
    answers = re.findall(r'name="answer" value="([^"]+)"', page)
    address = begun(director, page, answers[0])
    record = desk.ruling(address.split("/")[2])
    assert record.told.words == TOLD
    assert record.told.table is not None
    assert record.told.dealer == "N"
    assert TOLD in words_of(director.get(f"/rulings/{record.id}/report"))
    assert TOLD in words_of(director.get(address))


def test_a_fact_is_changed_before_anything_is_ruled(director: Visitor) -> None:
    page = told(director, "North opened 1S, East bid 1H", who="W")
    assert "who=W" in page


def test_a_story_without_a_seat_asks_for_it_in_its_place(director: Visitor) -> None:
    page = told(director, "she bid 1H over 1S")
    assert 'name="fact-who"' in page
    assert "who=S" in way(told(director, "she bid 1H over 1S", who="S"), "insufficient-bid")


def test_words_that_were_not_understood_stay_visible(director: Visitor) -> None:
    assert '<s class="missed">' in told(director, "East glorped and bid 1H over 1S")


def test_a_word_is_searched_for_as_before(director: Visitor) -> None:
    page = told(director, "hesitation")
    assert "What was understood" not in words_of(page)
    assert "unauthorised-information" in page


def test_two_things_in_one_story_are_two_items(director: Visitor) -> None:
    page = told(director, "North was dealer. East passed. Later South revoked in hearts.")
    link = way(page, "call-out-of-turn")
    assert "then=revoke+S" in link or "then=revoke%20S" in link


def test_players_of_the_session_are_known_by_name(director: Visitor, desk: Desk) -> None:
    session = desk.session_or_new()
    desk.open_table(session.id, Table(Board(Seat.NORTH)), place="4", players={"E": "Tanaka Yuki"})
    link = way(told(director, "North opened 1S and Tanaka bid 1H"), "insufficient-bid")
    assert "who=E" in link


def test_an_address_with_events_that_cannot_be_read_asks_as_a_quick_ruling_does(
    director: Visitor,
) -> None:
    page = director.get("/rulings/new?procedure=insufficient-bid&who=E&log=glorp&words=so")
    assert 'name="answer"' in page
    assert 'value="glorp"' not in page
