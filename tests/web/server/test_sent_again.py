"""A form that a script sends again, because it heard no answer, is taken once."""

from __future__ import annotations

import pytest
from starlette.responses import Response

from bridgelaw.desk.desk import Desk
from bridgelaw.web.server.limits.throttle import Busy
from bridgelaw.web.server.sent_again import Once
from tests.web.visitor import Visitor

NAME = ("sign-in", "/rulings/new/0", "a1")


def test_the_first_answer_opens_one_ruling_under_one_name(director: Visitor, desk: Desk) -> None:
    def send(name: str) -> str:
        response = director.client.post(
            "/rulings/new/0",
            data={"token": director.token, "procedure": "robbed-of-turn", "answer": "yes"},
            headers={"X-Kept": name},
        )
        assert response.status_code == 204, response.text[-500:]
        return response.headers["x-go"]

    first = send("a1")
    assert send("a1") == first
    assert len(desk.store.find("ruling", limit=9)) == 1
    assert send("a2") != first
    assert len(desk.store.find("ruling", limit=9)) == 2


def test_what_was_refused_may_be_sent_again_and_what_is_being_taken_waits() -> None:
    once = Once()
    assert once.begin(NAME) is None
    with pytest.raises(Busy):
        once.begin(NAME)
    once.end(NAME, Response("no", 422))
    assert once.begin(NAME) is None
    once.end(NAME, None)  # it went wrong
    assert once.begin(NAME) is None
    once.end(NAME, Response(None, 204, {"X-Go": "/rulings/r-1/1", "X-Seen": "3"}))
    again = once.begin(NAME)
    assert again is not None
    assert (again.headers["x-go"], again.headers["x-seen"]) == ("/rulings/r-1/1", "3")
