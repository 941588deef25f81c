"""Rulings at live tables: the table answers what it knows, and the ruling takes effect there."""

from __future__ import annotations

import re

import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.table import TableRecord
from bridgelaw.game.boards import Board
from bridgelaw.game.deals import Deal
from bridgelaw.game.seats import Seat
from bridgelaw.table.notation import read_event, read_events
from bridgelaw.table.table import Table
from tests.web.ruling_steps import Ruler
from tests.web.visitor import Visitor, words_of

_DEAL = "N:AK32.432.AK2.432 QJ4.AK65.QJ3.AK5 T98.QJ7.T984.QJ6 765.T98.765.T987"
_ENDING = "N:2..2.3 .2.J.5 .5.K.A .K.93."
_CONTRACT = "S 3NT, W P, N P, E P"
_PLAYED = "W leads D3, N spreads the hand, N plays D2, E plays DJ, S plays DK"

CASES = {
    "insufficient-bid": (None, "N 1H, E P, S 1S, W 1D"),
    "play-out-of-turn": (None, "S 1NT, W P, N P, E P\nN leads SK"),
    "several-cards": (_DEAL, f"{_CONTRACT}\nW plays S7 HT together"),
    "claim": (_ENDING, f"{_CONTRACT}\n{_PLAYED}\nS claims 2"),
    "adjusted-score": (None, f"{_CONTRACT}"),
}
_STATED = f'{_CONTRACT}\n{_PLAYED}\nS concedes 1 "the ace of clubs, and you get a heart"'


def _table(desk: Desk, case: str) -> TableRecord:
    deal, happened = CASES[case]
    dealer = Seat.NORTH if case == "insufficient-bid" else Seat.SOUTH
    events = read_events(happened)
    table = Table(Board(dealer), None if deal is None else Deal.parse(deal), events)
    club_session = desk.session_or_new("Monday")
    return desk.open_table(club_session.id, table, "7", {"N": "Anna"})


@pytest.fixture
def ruler(director: Visitor, desk: Desk) -> Ruler:
    return Ruler(director, desk)


@pytest.mark.parametrize("case", CASES)
def test_a_ruling_at_a_live_table_comes_into_force_there(ruler: Ruler, case: str) -> None:
    at = _table(ruler.desk, case)
    ruling = ruler.open(case, table=at.id)
    page = ruler.rule(ruling)
    assert f'href="/tables/{at.id}"' in page and "Table 7" in page
    found = ruler.desk.interview(ruler.record(ruling)).ruling
    assert found is not None
    assert ruler.give(ruling).status_code == 303
    table = ruler.desk.table(at.id).table
    assert len(table.log) == len(at.table.log) + 1
    assert table.log[-1] == found.event
    # Sent twice, it is applied once.
    assert ruler.give(ruling).status_code == 303
    assert len(ruler.desk.table(at.id).table.log) == len(table.log)


def test_what_takes_long_to_compute_is_shown_when_it_is_asked_for(ruler: Ruler) -> None:
    ruling = ruler.open("claim", table=_table(ruler.desk, "claim").id)
    page = ruler.rule(ruling, {"doubted": "director"})
    found = ruler.desk.interview(ruler.record(ruling)).ruling
    assert found is not None
    line = str(found.derivation[0])
    assert f'href="/rulings/{ruling}/derivation"' in page and line not in words_of(page)
    part = ruler.visitor.get(f"/rulings/{ruling}/derivation?part=yes")
    assert part.startswith("<ul") and line in words_of(part)
    assert line in words_of(ruler.visitor.get(f"/rulings/{ruling}/derivation"))
    ruler.give(ruling)  # then it is kept
    assert line in words_of(ruler.visitor.get(f"/rulings/{ruling}"))


def test_law_68C_the_reading_of_a_statement_is_confirmed_on_the_page(ruler: Ruler) -> None:
    table = Table(Board(Seat.SOUTH), Deal.parse(_ENDING), read_events(_STATED))
    at = ruler.desk.open_table(ruler.desk.session_or_new("Monday").id, table, "7", {})
    ruling = ruler.open("claim", table=at.id)
    assert ruler.answer(ruling, "director").status_code == 303
    page = ruler.visitor.get(f"/rulings/{ruling}")
    words = words_of(page)
    assert "Did South mean this?" in words
    assert "These cards are played, in this order: ♣" in words
    assert "gives tricks away" in words
    assert 'value="yes"' in page
    # It can be corrected there, and what cannot be read is refused.
    assert ruler.answer(ruling, "abracadabra").status_code == 422
    assert ruler.answer(ruling, "a heart first").status_code == 303
    asked = ruler.asked(ruling)
    assert asked is not None
    assert asked.key == "reading"
    assert "hearts are led" in str(asked.heading)
    assert ruler.answer(ruling, "yes").status_code == 303
    asked = ruler.asked(ruling)
    assert asked is not None
    assert asked.key == "normal"


def test_calls_that_are_not_allowed_are_disabled_with_the_reason(ruler: Ruler) -> None:
    at = _table(ruler.desk, "insufficient-bid")
    ruling = ruler.open("insufficient-bid", table=at.id)
    while (asked := ruler.asked(ruling)) is not None and asked.options:
        page = ruler.visitor.get(f"/rulings/{ruling}")
        ruler.answer(ruling, "no")
    # The table shows who it was: the seat stands above the question, and at the compass.
    assert '<span class="disc" aria-hidden="true">W</span> <span>West</span>' in page
    assert 'class="small-table"' in page and "Answered" not in page
    page = ruler.visitor.get(f"/rulings/{ruling}")
    assert '<button name="answer" value="1D" class="illegal" disabled>' in page
    assert '<button name="answer" value="2C">' in page
    assert "Why some calls are not allowed" in page
    assert ruler.answer(ruling, "1D").status_code == 422
    assert ruler.answer(ruling, "2C").status_code == 303


def test_only_cards_that_may_be_can_be_picked(ruler: Ruler) -> None:
    at = _table(ruler.desk, "several-cards")
    ruling = ruler.open("several-cards", table=at.id)
    asked = ruler.asked(ruling)
    while asked is not None and type(asked.question).__name__ != "CardQuestion":
        ruler.answer(ruling, asked.samples()[0])
        asked = ruler.asked(ruling)
    assert asked is not None, "the way to a card has changed"
    page = ruler.visitor.get(f"/rulings/{ruling}")
    assert re.findall(r'name="answer" value="([SHDC]\w)"', page) == ["S7", "HT"]


def test_a_table_that_has_gone_on_is_looked_at_again(ruler: Ruler) -> None:
    at = _table(ruler.desk, "insufficient-bid")
    ruling = ruler.open("insufficient-bid", table=at.id)
    ruler.rule(ruling, {"unintended": "no", "accepts": "yes"})
    ruler.desk.happen(at, at.seq, read_event("N P"))
    assert "has gone on since" in ruler.visitor.get(f"/rulings/{ruling}")
    moved = ruler.give(ruling)
    assert moved.status_code == 409
    assert "has gone on since" in moved.text and "Look at the table again" in moved.text
    seen = str(ruler.record(ruling).seq)
    assert ruler.post(f"/rulings/{ruling}/look-again", seen=seen).status_code == 303
    assert ruler.record(ruling).events == len(at.table.log) + 1
    assert ruler.post(f"/rulings/{ruling}/look-again", seen=seen).status_code == 409


def test_a_ruling_whose_table_was_undone_says_so(ruler: Ruler) -> None:
    at = _table(ruler.desk, "insufficient-bid")
    ruling = ruler.open("insufficient-bid", table=at.id)
    ruler.rule(ruling, {"unintended": "no", "accepts": "yes"})
    ruler.give(ruling)
    at = ruler.desk.table(at.id)
    at = ruler.desk.undo(at, at.seq)
    page = ruler.visitor.get(f"/rulings/{ruling}")
    assert "The table took this ruling back" in page and "Ruling given" in page
    # Without the bid itself nothing is left to rule on.
    ruler.desk.undo(at, at.seq)
    page = ruler.visitor.get(f"/rulings/{ruling}", 409)
    assert "no longer shows" in page and f'href="/tables/{at.id}"' in page


def test_a_table_that_shows_nothing_of_the_kind_opens_no_ruling(ruler: Ruler) -> None:
    at = _table(ruler.desk, "adjusted-score")
    newest = ruler.desk.store.newest()
    response = ruler.post("/rulings", procedure="insufficient-bid", table=at.id)
    assert response.status_code == 422
    assert ruler.desk.store.newest() == newest


def test_law_54D_the_report_tells_one_fate_of_a_card(director: Visitor, desk: Desk) -> None:
    table = Table(Board(Seat.NORTH)).after("N 3NT, E P, S P, W P, W leads ST")
    at = desk.open_table(desk.open_session("Monday").id, table)
    record = desk.open_ruling("play-out-of-turn", at=at)
    while (asked := desk.interview(record).question) is not None:
        record = desk.answer(record, record.seq, len(record.answers), asked.samples()[-1])
    desk.give(record, record.seq)
    said = words_of(director.get(f"/rulings/{record.id}/report")).replace("\ufe0e", "")
    assert "West has ♠10 as a major penalty card" in said
    assert "West takes ♠10 back" not in said
