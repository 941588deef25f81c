"""Who first: how a quick ruling begins, and what is rare about it."""

from __future__ import annotations

import re

from bridgelaw.desk.desk import Desk
from bridgelaw.game.seats import Seat
from bridgelaw.laws import PROCEDURES
from tests.web.ruling_steps import Ruler
from tests.web.visitor import Visitor, hidden_fields, words_of

NEW = "/rulings/new?procedure=insufficient-bid"


def test_who_is_asked_first_and_every_page_then_speaks_of_seats(
    director: Visitor, desk: Desk
) -> None:
    page = words_of(director.get(NEW))
    assert "Who bid what?" in page
    assert all(seat in page for seat in ("North", "East", "South", "West"))
    first = words_of(director.get(f"{NEW}&who=E&place=3&board=7"))
    assert "South" in first and "offender" not in first and "opponent" not in first
    ruler = Ruler(director, desk)
    record = ruler.record(ruler.begin(f"{NEW}&place=3&board=7", who="E"))
    assert (record.who, record.place, record.board) == (Seat.EAST, "3", "7")


def test_nothing_is_kept_before_the_first_answer(director: Visitor, desk: Desk) -> None:
    before = desk.store.newest()
    director.get(NEW)
    page = director.get(f"{NEW}&who=E")
    assert desk.store.newest() == before
    fields = {**hidden_fields(page), "answer": "perhaps"}
    response = director.client.post("/rulings/new/3", data=fields)
    assert response.status_code == 422 and "does not fit" in response.text
    assert desk.store.newest() == before


def test_the_first_answer_is_to_the_question_that_is_shown(director: Visitor, desk: Desk) -> None:
    """Rarities are answered before it, unasked: the form must not answer one of them."""
    for procedure in PROCEDURES:
        page = director.get(f"/rulings/new?procedure={procedure}&who=E")
        form = page[page.index('id="answers"') :]
        found = re.search(r'name="answer" value="([^"]+)"', form)
        if found is None:
            continue  # written, not tapped
        address = re.search(r'action="(/rulings/new/\d+)"', form)
        assert address is not None, procedure
        fields = {**hidden_fields(form), "answer": found[1]}
        location = director.client.post(address[1], data=fields).headers["location"]
        answers = desk.ruling(location.split("/")[2]).answers
        assert (fields["key"], found[1]) in answers, procedure


def test_table_and_board_are_remembered_on_the_device(director: Visitor, desk: Desk) -> None:
    Ruler(director, desk).begin(f"{NEW}&place=3&board=7", who="E")
    page = director.get("/rulings/new?procedure=insufficient-bid")
    assert 'name="place" value="3"' in page.replace(' id="place"', "")
    assert 'name="board" value="7"' in page.replace(' id="board"', "")


def test_what_is_rare_is_not_asked_and_can_be_said(director: Visitor, desk: Desk) -> None:
    page = director.get(f"{NEW}&who=E")
    assert "Anything unusual?" in page and "It was out of turn as well" in page
    fields = {**hidden_fields(page), "answer": "yes"}
    response = director.client.post("/rulings/new/0", data=fields)
    assert response.status_code == 303
    record = desk.ruling(response.headers["location"].split("/")[2])
    assert record.answers == (("out_of_rotation", "yes"),)
    assert desk.interview(record).ruling is not None


def test_a_seat_that_there_is_not_is_refused(director: Visitor) -> None:
    response = director.client.get(f"{NEW}&who=X")
    assert response.status_code == 422 and "A seat is N, E, S or W." in response.text
