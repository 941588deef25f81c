"""A ruling that is begun twice, by a second tap or after going back, is one ruling."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest

from bridgelaw.desk import times
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.ruling import RulingRecord
from tests.web.visitor import Visitor, hidden_fields

ADDRESS = "/rulings/new?procedure=insufficient-bid&place={}&board=13&go=yes&moment=insufficient-bid"
BID = "&who=E&call=1H&over=1S"


def rulings(desk: Desk) -> list[RulingRecord]:
    return [desk.ruling(one.stream) for one in desk.store.find("ruling", limit=9)]


def first_answer(director: Visitor, value: str, place: str = "4", bid: str = BID) -> str:
    """From the first question, as its page stands; where it leads."""
    page = director.get(ADDRESS.format(place) + bid)
    step = re.findall(r'action="/rulings/new/(\d+)"', page)[0]
    sent = director.client.post(
        f"/rulings/new/{step}",
        data={**hidden_fields(page), "token": director.token, "answer": value},
    )
    assert sent.status_code == 303, sent.text[-900:]
    return str(sent.headers["location"])


def test_a_second_tap_begins_no_second_ruling(director: Visitor, desk: Desk) -> None:
    assert first_answer(director, "no") == first_answer(director, "no")
    assert len(rulings(desk)) == 1


def test_who_goes_back_for_another_answer_stays_in_the_ruling(
    director: Visitor, desk: Desk
) -> None:
    first_answer(director, "no")
    (refused,) = rulings(desk)
    first_answer(director, "yes")
    (accepted,) = rulings(desk)
    assert accepted.id == refused.id
    values = [
        {one.key: one.value for one in each.answers}["accepts"] for each in (refused, accepted)
    ]
    assert values == ["no", "yes"]


def test_another_bid_another_table_and_what_was_given_are_rulings_of_their_own(
    director: Visitor, desk: Desk
) -> None:
    first_answer(director, "yes")
    first_answer(director, "yes", bid="&who=E&call=1D&over=1S")
    first_answer(director, "yes", place="5")
    assert len(rulings(desk)) == 3
    for record in rulings(desk):
        desk.give(record, record.seq)
    first_answer(director, "yes")
    assert len(rulings(desk)) == 4


def test_a_ruling_that_is_given_at_once_is_given_once(
    director: Visitor, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = "/rulings/new?procedure=conduct&place=4&board=13&go=yes&moment=conduct&matter=late"
    fields = {**hidden_fields(director.get(address)), "token": director.token, "said": "yes"}

    def give() -> str:
        sent = director.client.post("/rulings/new/give", data=fields)
        assert sent.status_code == 303, sent.text[-900:]
        return str(sent.headers["location"])

    assert give() == give()
    (once,) = rulings(desk)
    assert once.state == "given"
    later = times.now() + timedelta(minutes=2)
    monkeypatch.setattr(times, "now", lambda: later)
    give()  # they were rude once more
    assert len(rulings(desk)) == 2
