"""The pages of the round clock."""

from __future__ import annotations

import re

from starlette.applications import Starlette

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.people.roles import DeskRole
from tests.web.accounts import account
from tests.web.visitor import Visitor, words_of


def plan(director: Visitor) -> None:
    director.send(
        "/rounds/plan", rounds="13", minutes="15", move="East-West up one", **{"break": "2"}
    )
    director.send("/rounds/call", number="2")


def test_the_room_reads_it_without_the_pin_and_without_blame(
    director: Visitor, anybody: Visitor, desk: Desk
) -> None:
    assert "No round is timed yet" in words_of(anybody.get("/clock"))
    plan(director)
    director.send("/rounds/late", table="7", board="4", fault="ns", note="they argued")
    shown = anybody.get("/clock")
    words = words_of(shown)
    assert "Round 2 of 13" in words and "East-West up one" in words
    assert re.search(r'data-count="(900|899|898)"', shown)
    assert re.search(r"<noscript><p class=\"figures\">\d\d:\d\d</p></noscript>", shown)
    assert "<li>7</li>" in shown
    assert "fault" not in words and "argued" not in words and "Set the clock" not in words
    settings = words_of(director.get("/rounds"))
    assert "North-South at fault" in settings and "they argued" in settings
    assert anybody.client.get("/rounds").status_code in (303, 403)


def test_what_is_tapped_twice_is_done_once(director: Visitor, desk: Desk) -> None:
    plan(director)
    for _ in range(2):
        director.send("/rounds/call", number="3")
        director.send("/rounds/pause", paused="yes")
    club_session = desk.current_session()
    assert club_session is not None and club_session.round == 3
    kinds = [entry.kind for entry in desk.store.read(club_session.id)]
    assert kinds.count("round") == 2 and kinds.count("paused") == 1
    assert "The clock is stopped" in words_of(director.get("/clock"))
    director.send("/rounds/pause", paused="no")
    director.send("/rounds/add", minutes="1")
    assert re.search(r'data-count="9[56]\d"', director.get("/clock"))


def test_a_late_table_catches_up(director: Visitor, desk: Desk) -> None:
    plan(director)
    director.send("/rounds/late", table="7")
    club_session = desk.current_session()
    assert club_session is not None
    (late,) = club_session.clock.late
    director.send(f"/rounds/late/{late.entry}", fault="both", note="")
    assert "both sides at fault" in words_of(director.get("/rounds"))
    director.send(f"/rounds/late/{late.entry}", ended="yes")
    assert "caught up at" in words_of(director.get("/rounds"))
    assert "<li>7</li>" not in director.get("/clock")


def test_what_cannot_be_is_said_at_its_form(director: Visitor) -> None:
    for address, fields in (
        ("/rounds/plan", {"rounds": "many", "minutes": "15"}),
        ("/rounds/plan", {"rounds": "100", "minutes": "15"}),
        ("/rounds/call", {"number": "1000"}),
        ("/rounds/pause", {"paused": "yes"}),
        ("/rounds/late", {"table": " "}),
        ("/rounds/late/x", {"ended": "yes"}),
    ):
        assert 'role="alert"' in director.post(address, 422, **fields).text, address


def test_who_may_only_read_is_told_to_set_nothing(
    app: Starlette, director: Visitor, desk: Desk
) -> None:
    reader = account(app, "Aki", DeskRole.READER)
    for page, is_offered in ((director.get("/rounds"), True), (reader.get("/rounds"), False)):
        words = words_of(page)
        for offer in ("Say below", "How you play", "Late tables and boards"):
            assert (offer in words) is is_offered, offer
    director.send("/rounds/late", table="7")
    seen = words_of(reader.get("/rounds"))
    assert "Late tables and boards" in seen and "Table 7" in seen


def test_nothing_stands_in_a_field_of_the_clock_that_nobody_has_said(director: Visitor) -> None:
    for _ in range(2):  # before anything was said, and after one thing was
        fields = re.findall(r'<input[^>]* type="number"[^>]*>', director.get("/rounds"))
        assert fields and not [one for one in fields if 'value="0"' in one]
        assert all("placeholder=" in one for one in fields)
        director.send("/rounds/plan", rounds="9", minutes="", tables="", **{"break": ""})
    assert 'value="9"' in "".join(fields)
