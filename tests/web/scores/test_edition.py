"""The edition of the Laws by which a session rules: chosen where it is opened or named."""

from __future__ import annotations

from bridgelaw.desk.desk import Desk
from tests.web.ruling_steps import Ruler
from tests.web.visitor import Visitor, words_of


def test_a_session_is_opened_by_the_edition_that_was_chosen(director: Visitor, desk: Desk) -> None:
    director.send("/scores", name="An evening of 2019", profile="JCBL national", edition="2017")
    session = desk.current_session()
    assert session is not None
    assert (session.edition, session.rules.edition, session.rules.rating) == (
        "2017", "2017", "national",
    )  # fmt: skip
    page = words_of(director.get(f"/scores/{session.id}/files"))
    assert "JCBL, national" in page and "whether the JCBL has taken it over was not found" in page
    refused = director.post("/scores", 422, name="Another", profile="WBF", edition="1899")
    assert "There is no edition 1899" in words_of(refused.text)


def test_the_edition_changes_until_the_first_ruling(director: Visitor, desk: Desk) -> None:
    director.send("/scores", name="Tonight", profile="WBF", edition="2017")
    session = desk.current_session()
    assert session is not None
    there, fields = f"/scores/{session.id}/rename", {"name": "Tonight", "profile": "WBF"}
    director.send(there, edition="2024", seen=str(session.seq), **fields)
    now = desk.club_session(session.id)
    assert now.edition == "2024"
    director.send(there, seen=str(now.seq), **fields)  # a page from before names none
    now = desk.club_session(session.id)
    assert now.edition == "2024"
    Ruler(director, desk).open("insufficient-bid")
    refused = director.post(there, 422, edition="2017", seen=str(now.seq), **fields)
    assert "were begun by" in words_of(refused.text)
    assert desk.club_session(session.id).edition == "2024"
