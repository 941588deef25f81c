"""Who wrote it: initials are asked for with the PIN, and kept with every entry."""

from __future__ import annotations

import re
from dataclasses import replace

from starlette.applications import Starlette
from starlette.testclient import TestClient

from bridgelaw.desk.desk import Desk
from tests.web.visitor import PIN, Visitor, words_of


def signed_in(app: Starlette, initials: str) -> Visitor:
    visitor = Visitor(TestClient(app, follow_redirects=False))
    visitor.client.post("/sign-in", data={"pin": PIN, "next": "/", "initials": initials})
    return visitor


def ruled(visitor: Visitor, desk: Desk) -> str:
    """A ruling that this visitor gives, answer by answer."""
    record = desk.open_ruling("insufficient-bid", desk.session_or_new().id)
    while (question := desk.interview(desk.ruling(record.id)).question) is not None:
        found = desk.ruling(record.id)
        visitor.post(
            f"/rulings/{record.id}/{len(found.answers)}",
            answer=question.samples()[-1], seen=str(found.seq),
        )  # fmt: skip
    visitor.post(f"/rulings/{record.id}/give", seen=str(desk.ruling(record.id).seq))
    return record.id


def test_every_entry_keeps_who_wrote_it(app: Starlette, director: Visitor, desk: Desk) -> None:
    an, kaneko = signed_in(app, " AN "), signed_in(app, "金子")
    first, second = ruled(an, desk), ruled(kaneko, desk)
    assert {entry.initials for entry in desk.store.read(first)} == {"", "AN"}
    assert desk.ruling(first).given_by == "AN"
    assert desk.ruling(second).given_by == "金子"
    for ruling, initials in ((first, "AN"), (second, "金子")):
        assert initials in words_of(an.get(f"/rulings/{ruling}/report"))
    rows = an.client.get("/log.csv").text.splitlines()
    assert rows[0].endswith(",By")
    assert [row.rsplit(",", 1)[-1] for row in rows if row.endswith((",AN", ",金子"))] == [
        "金子",
        "AN",
    ]


def test_they_are_remembered_on_the_device_and_can_be_changed(
    app: Starlette, director: Visitor, desk: Desk
) -> None:
    visitor = signed_in(app, "AN")
    assert 'name="initials" value="AN"' in visitor.get("/initials?next=/log")
    assert visitor.send("/initials", initials="M. Kaneko", next="/log") == "/log"
    assert 'value="M. Kaneko"' in visitor.get("/initials")
    assert visitor.send("/initials", initials="x" * 100, next="//elsewhere") == "/"
    assert re.search(r'value="x{24}"', visitor.get("/initials"))
    visitor.post("/sign-out")
    assert re.search(r'value="x{24}"', visitor.get("/sign-in"))


def test_who_says_nothing_signs_nothing_and_older_logs_are_read(
    director: Visitor, desk: Desk
) -> None:
    ruling = ruled(director, desk)
    assert desk.ruling(ruling).given_by == ""
    opened, *by_web = desk.store.read(ruling)
    assert opened.by == "", "by no face at all"
    assert {entry.initials for entry in by_web} == {""}
    assert all(entry.sign_in.startswith("a-") for entry in by_web), "the sign-in is known"
    assert "<span>by " not in director.get("/log")
    old = replace(desk.store.read(ruling)[0], by="the desk downstairs")
    assert old.initials == ""


def test_a_desk_with_a_name_keeps_both(app: Starlette, director: Visitor, desk: Desk) -> None:
    desk.name = "hall 2"
    ruling = ruled(signed_in(app, "AN"), desk)
    last = desk.store.read(ruling)[-1]
    assert last.by == f"AN\thall 2\t{last.sign_in}"
    assert desk.store.read(last.sign_in)[0].kind == "began"
    assert desk.store.read(ruling)[0].initials == ""
