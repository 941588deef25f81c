"""The API: each call, in both languages, and what it refuses."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from httpx2 import Response
from starlette.applications import Starlette
from starlette.testclient import TestClient

from bridgelaw.desk.desk import Desk
from bridgelaw.locale.text import tr
from bridgelaw.store import Unavailable
from tests.web.api_platform import DEAL, Platform
from tests.web.visitor import PIN


@pytest.fixture
def platform(app: Starlette) -> Platform:
    return Platform.signed_in(app)


@pytest.fixture
def stranger(app: Starlette, platform: Platform) -> Platform:
    """A program without a token."""
    return Platform(TestClient(app))


# Tokens


def test_a_token_is_given_for_the_pin_and_for_nothing_else(stranger: Platform) -> None:
    problem = stranger.refused("POST", "/tokens", 403, {"pin": "0000"})
    assert problem["type"] == "/api/v1/problems/forbidden"
    made = stranger.post("/tokens", {"pin": PIN}, status=201)
    assert made["token_type"] == "Bearer"
    assert made["expires_at"] > "2026"
    signed = Platform(stranger.client, made["token"])
    assert signed.get("/rulings")["rulings"] == []


def test_wrong_pins_make_the_next_attempt_wait(stranger: Platform) -> None:
    for _ in range(5):
        stranger.refused("POST", "/tokens", 403, {"pin": "0000"})
    response = stranger.send("POST", "/tokens", {"pin": PIN})
    assert response.status_code == 429
    assert int(response.headers["retry-after"]) >= 1


@pytest.mark.parametrize("token", ["", "x", "WyJ4Il0.abc.def", "a" * 5000])
def test_what_is_kept_needs_a_token(stranger: Platform, token: str) -> None:
    held = Platform(stranger.client, token)
    for method, path in (
        ("GET", "/rulings"), ("GET", "/sessions"), ("POST", "/rulings"), ("POST", "/tables"),
        ("POST", "/tables/t-abc/events"), ("GET", "/tables/t-abc/legal?seat=N"),
        ("PATCH", "/rulings/r-abc"),
    ):  # fmt: skip
        response = held.send(method, path, {} if method != "GET" else None)
        assert response.status_code in (401, 422), path  # a body is looked at as well
        if method == "GET":
            assert response.status_code == 401
            assert response.headers["www-authenticate"].startswith("Bearer")
    assert held.get("/tables")["tables"] == []


def test_a_cookie_of_a_browser_is_no_token(app: Starlette, platform: Platform) -> None:
    """Otherwise the page of another site could write with it."""
    browser = TestClient(app)
    browser.post("/sign-in", data={"pin": PIN, "next": "/"})
    assert browser.get("/api/v1/rulings").status_code == 401


# Tables


def test_a_table_is_opened_and_read(platform: Platform) -> None:
    table = platform.open_table(events="S 1C, W 1S, N 1H")
    assert table["dealer"] == "S"
    assert table["vulnerable"] == "both"
    assert table["to_call"] == "E"
    assert table["calls_for"] == "insufficient-bid"
    assert table["players"] == {"N": "Ito"}
    assert [one["law"] for one in table["irregularities"]] == ["18D"]
    assert platform.get(f"/tables/{table['id']}") == table
    assert platform.get("/tables?state=live&place=4")["tables"][0]["id"] == table["id"]
    assert platform.get("/tables?state=over")["tables"] == []


def test_events_are_taken_as_text_and_as_json(platform: Platform) -> None:
    as_text = platform.open_table(events="S 1C\nW P, N P\nE P")
    mixed = platform.open_table(
        events=["S 1C, W P", {"event": "called", "seat": "N", "call": "Pass"}, "E P"]
    )
    assert as_text["events"] == mixed["events"]
    again = platform.open_table(board=None, dealer="S", events=as_text["events"])
    assert again["contract"] == "1C by S"
    assert again["to_play"] == "W"


def test_events_are_appended_and_undone(platform: Platform) -> None:
    table = platform.open_table(events="S 1C", deal=DEAL)
    path = f"/tables/{table['id']}"
    more = platform.post(f"{path}/events", {"after": 2, "events": "W P, N P, E P"})
    assert more["seq"] == 5
    assert more["contract"] == "1C by S"
    problem = platform.refused("POST", f"{path}/events", 409, {"after": 2, "events": "W P"})
    assert (problem["stream"], problem["head"]) == (table["id"], 5)
    less = platform.post(f"{path}/undo", {"after": 5, "count": 2})
    assert less["to_call"] == "N"
    problem = platform.refused("POST", f"{path}/undo", 422, {"after": less["seq"], "count": 9})
    assert problem["detail"] == "There is nothing to undo."
    assert platform.get(path) == less


def test_the_impossible_is_refused_and_nothing_of_it_is_written(platform: Platform) -> None:
    table = platform.open_table(events="S 1C, W P, N P, E P", deal=DEAL)
    path = f"/tables/{table['id']}"
    sent = {"after": table["seq"], "events": ["W leads SA", "W plays SA"]}
    problem = platform.refused("POST", f"{path}/events", 422, sent)
    assert problem["type"].endswith("/impossible")
    assert platform.get(path)["seq"] == table["seq"]


def test_players_place_and_deal_can_be_told_later(platform: Platform) -> None:
    table = platform.open_table(events="S 1C")
    path = f"/tables/{table['id']}"
    changed = platform.send(
        "PATCH", path, {"after": table["seq"], "players": {"E": "Abe"}, "deal": DEAL}
    ).json()
    assert changed["players"] == {"E": "Abe"}
    assert changed["place"] == "4"
    assert len(changed["hands"]["W"]["held"]) == 13
    assert changed["deal"] == DEAL


def test_closed_hands_and_what_follows_from_them_are_for_the_director(
    platform: Platform, stranger: Platform
) -> None:
    table = platform.open_table(
        events="S 1C, W P, N P, E P, W leads CA, N spreads the hand, N plays C2, E plays S5",
        deal=DEAL,
    )
    assert table["calls_for"] == "revoke"
    seen = stranger.get(f"/tables/{table['id']}")
    assert seen["deal"] is seen["text"] is seen["calls_for"] is None
    assert seen["irregularities"] == []
    assert [seen["hands"][seat]["held"] for seat in "NESW"] == [None] * 4
    assert len(seen["hands"]["N"]["face_up"]) == 12
    assert seen["trick"] == table["trick"]


def test_a_lead_that_lies_face_down_is_shown_to_nobody_else(
    platform: Platform, stranger: Platform
) -> None:
    table = platform.open_table(events="S 1C, W P, N P, E P, W leads SA face down", deal=DEAL)
    assert "SA" in platform.send("GET", f"/tables/{table['id']}").text
    assert "SA" not in stranger.send("GET", f"/tables/{table['id']}").text


def test_what_is_legal_comes_with_the_law_that_excludes_the_rest(platform: Platform) -> None:
    table = platform.open_table(events="S 1C, W 1S")
    legal = platform.get(f"/tables/{table['id']}/legal?seat=N")
    assert "2H" in legal["calls"]["legal"]
    excluded = {one["what"]: one for one in legal["calls"]["excluded"]}
    assert excluded["1H"]["law"] == "18D"
    assert excluded["1H"]["text"] == "1♥ does not outrank 1♠."
    in_japanese = platform.get(f"/tables/{table['id']}/legal?seat=N&lang=ja")
    assert {one["what"]: one for one in in_japanese["calls"]["excluded"]}["1H"]["text"] != (
        excluded["1H"]["text"]
    )


def test_cards_are_legal_or_not_by_following_suit(stranger: Platform) -> None:
    sent = {
        "table": {"dealer": "S", "deal": DEAL, "events": ["S 1C, W P, N P, E P, W leads SA"]},
        "seat": "N",
    }
    legal = stranger.post("/legal", sent)
    assert legal["cards"]["hand_is_known"]
    assert all(card.startswith("S") for card in legal["cards"]["legal"])
    assert {one["law"] for one in legal["cards"]["excluded"]} == {"44C"}


# Without a store


def test_a_ruling_is_asked_for_without_a_token_and_nothing_is_kept(
    stranger: Platform, desk: Desk
) -> None:
    newest = desk.store.newest()
    sent: dict[str, Any] = {"procedure": "insufficient-bid", "answers": []}
    sent["table"] = "board 7\nS 1C, W 1S, N 1H"
    first = stranger.post("/rulings/step?foresee=true", sent)
    assert first["question"]["key"] == "unintended"
    assert first["question"]["options"][0]["leads_to"]
    sent["answers"] = ["no", {"question": "accepts", "answer": "yes"}]
    last = stranger.post("/rulings/step", sent)
    assert last["ruling"]["clauses"] == ["27A1"]
    assert last["table"]["events"][-1]["event"] == "ruled"
    assert desk.store.newest() == newest


def test_answers_to_other_questions_are_refused(stranger: Platform) -> None:
    sent: dict[str, Any] = {"procedure": "insufficient-bid"}
    wrong = {**sent, "answers": [{"question": "accepts", "answer": "yes"}]}
    problem = stranger.refused("POST", "/rulings/step", 422, wrong)
    assert problem["type"].endswith("/other-question")
    assert problem["step"] == 0
    assert problem["expected"] != "accepts"
    problem = stranger.refused("POST", "/rulings/step", 422, {**sent, "answers": ["perhaps"]})
    assert problem["type"].endswith("/bad-answer")
    assert problem["answer"] == "perhaps"
    assert stranger.refused("POST", "/rulings/step", 404, {"procedure": "nothing"})


def test_a_table_that_shows_nothing_to_rule_on(stranger: Platform) -> None:
    sent = {"procedure": "insufficient-bid", "table": "board 7\nS 1C"}
    problem = stranger.refused("POST", "/rulings/step", 422, sent)
    assert problem["type"].endswith("/nothing-to-rule")


def test_two_calls_are_compared(stranger: Platform) -> None:
    found = stranger.post("/compare", {"withdrawn": "6+ H4+", "replacement": "10+ H4+"})
    assert (found["verdict"], found["test"]) == ("comparable", "23A2")
    problem = stranger.refused(
        "POST", "/compare", 422, {"withdrawn": "6+ H4+", "replacement": "6+ @"}
    )
    assert (problem["start"], problem["end"]) == (3, 4)


LINES = [
    {"board": 7, "ns": "1", "ew": "5", "result": "4S= by N"},
    {"board": 7, "ns": "2", "ew": "6", "result": "4S+1 by N"},
    {"board": 7, "ns": "3", "ew": "7", "result": "4S-1 by N",
     "adjusted": {"ns": "2/3 4S= by N, 1/3 4S-1 by N", "ew": "A-"}},
]  # fmt: skip


def test_a_field_is_scored_exactly(stranger: Platform) -> None:
    scored = stranger.post("/fields?travellers=true&pair=3", {"lines": LINES})
    points = {one["id"]: one["points"] for one in scored["ranking"]}
    assert points["3"] == {"exact": "2/3", "decimal": "0.67"}
    assert scored["travellers"][0]["lines"][2]["adjusted"]["ew"] == "A-"
    assert scored["pair"]["id"] == "3"
    problem = stranger.refused("POST", "/fields?pair=99", 422, {"lines": LINES})
    assert "99" in problem["detail"]


def test_a_results_file_is_scored_as_it_is(stranger: Platform) -> None:
    text = "board,ns,ew,result\n7,1,5,4S= by N\n7,2,6,4S+1 by N\n8,1,5,rubbish\n"
    response = stranger.client.post(
        "/api/v1/fields/file?name=x.csv", content=text, headers={"Content-Type": "text/csv"}
    )
    scored = response.json()
    assert [one["place"] for one in scored["ranking"]] == [1, 1, 3, 3]
    assert len(scored["problems"]) == 1
    for bad in (b"", b"\x00\xff" * 40, b"<a><b></a>", b"{", b"\xef\xbb\xbf", b'[Event "x"]'):
        refused = stranger.client.post("/api/v1/fields/file", content=bad)
        _is_problem(refused, 422)


def test_the_law_digest(stranger: Platform) -> None:
    assert {"27", "64"} <= {one["number"] for one in stranger.get("/laws")["laws"]}
    found = stranger.get("/laws/27B1(a)?lang=ja")
    assert found["number"] == "27B1(a)"
    assert [one["number"] for one in found["parents"]][:2] == ["27", "27B"]
    problem = stranger.refused("GET", "/laws/27Z", 404)
    assert problem["clause"] == "27Z"
    assert problem["near"]


def test_procedures_have_their_laws_and_questions(stranger: Platform) -> None:
    found = stranger.get("/procedures?lang=ja")["procedures"]
    one = stranger.get("/procedures/insufficient-bid?lang=ja")
    assert one in found
    assert "27" in one["laws"]
    assert {"unintended", "accepts"} <= {question["key"] for question in one["questions"]}
    stranger.refused("GET", "/procedures/nothing", 404)


def test_every_kind_of_problem_has_its_document(stranger: Platform) -> None:
    kinds = stranger.get("/problems?lang=ja")["problems"]
    for kind in kinds:
        assert stranger.get(f"/problems/{kind['name']}?lang=ja") == kind
    assert stranger.refused("GET", "/problems/none", 404)["type"] == "/api/v1/problems/unknown"


# Bad input


def _is_problem(response: Response, status: int) -> dict[str, Any]:
    assert response.status_code == status, response.text
    assert response.headers["content-type"] == "application/problem+json"
    problem: dict[str, Any] = response.json()
    assert problem["status"] == status
    assert {"type", "title", "detail", "instance"} <= problem.keys()
    return problem


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 422),
        (b"null", 422),
        (b"[]", 422),
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b'{"after": 1, "events": "\xed\xa0\x80"}', 422),
        (b'{"after": 1, "events": "\\ud800"}', 422),
        (b'{"after": 1, "events": [{"event": "\\ud800"}]}', 422),
        (b'{"after": 1, "events": [{"\\ud800": 1}]}', 422),
        (b'{"after": 1, "events": "W P\\u0000"}', 422),
        (b'{"after": 1, "events": [{"event": "x", "statement": ["\\u0000"]}]}', 422),
        (b'{"after": 1, "events": [{"event": "claimed", "seat": "N", "tricks": 1e999}]}', 422),
        (b'{"after": 1e999, "events": "W P"}', 422),
        (b'{"after": NaN, "events": "W P"}', 422),
        (b'{"after": ' + b"9" * 300 + b', "events": "W P"}', 422),
        (b'{"after": ' + b"9" * 9000 + b', "events": "W P"}', 400),
        (b'{"after": "2", "events": "W P"}', 422),
        (b'{"after": true, "events": "W P"}', 422),
        (b'{"after": 2, "events": "W P", "more": 1}', 422),
        (b'{"after": 2, "events": ' + b"[" * 300 + b"]" * 300 + b"}", 422),
        (b'{"after": 2, "events": [{"event": ' + b"[" * 400 + b"]" * 400 + b"}]}", 422),
        (b'{"after": 2, "events": [{"event": ' + b"[" * 900 + b"]" * 900 + b"}]}", 422),
        (b"[" * 100_000, 400),
        (b'{"a":' * 50_000, 400),
        (b'{"after": 2, "events": "' + b"W P, " * 1001 + b'"}', 422),
        (b'{"after": 2, "events": ["' + b"x" * 3000 + b'"]}', 422),
        (b'{"after": 2, "events": "' + b" " * 300_000 + b'"}', 413),
    ],
)
def test_what_cannot_be_an_event_is_refused(
    platform: Platform, desk: Desk, body: bytes, status: int
) -> None:
    table = platform.open_table(events="S 1C")
    newest = desk.store.newest()
    response = platform.client.post(
        f"/api/v1/tables/{table['id']}/events", content=body,
        headers={**platform.headers, "Content-Type": "application/json"},
    )  # fmt: skip
    _is_problem(response, status)
    assert desk.store.newest() == newest


def test_a_body_without_a_length_ends_at_the_limit(platform: Platform) -> None:
    response = platform.client.post(
        "/api/v1/compare", content=iter([b" " * 100_000] * 20),
        headers={"Content-Type": "application/json"},
    )  # fmt: skip
    _is_problem(response, 413)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nothing", 404),
        ("GET", "/tables/t-nothing", 404),
        ("GET", "/tables/r-nothing", 404),
        ("GET", "/tables/t-%F0%9F%82%A1", 404),
        ("GET", "/tables/" + "t" * 3000, 404),
        ("GET", "/tables/t-a%00b", 400),
        ("GET", "/rulings/r-nothing", 404),
        ("DELETE", "/tables/t-nothing", 405),
        ("GET", "/tables?limit=0", 422),
        ("GET", "/tables?before=99999999999999999999", 422),
        ("GET", "/tables?limit=x&before=-1&state=none", 422),
        ("GET", "/tables?place=%00", 400),
        ("GET", "/tables?lang=xx", 422),
        ("GET", "/rulings?law=" + "2" * 100, 422),
        ("GET", "/laws/%E2%98%83", 404),
        ("GET", "/laws/999", 404),
    ],
)
def test_addresses_that_lead_nowhere(
    platform: Platform, method: str, path: str, status: int
) -> None:
    problem = _is_problem(platform.send(method, path), status)
    assert len(str(problem)) < 4000


def test_a_method_that_an_address_does_not_take(platform: Platform) -> None:
    assert platform.send("PUT", "/compare").headers["allow"] == "POST"


def test_the_page_of_another_site_cannot_call(platform: Platform) -> None:
    headers = {**platform.headers, "Origin": "https://elsewhere.example"}
    response = platform.client.post("/api/v1/tables", json={"board": 1}, headers=headers)
    _is_problem(response, 403)


def test_a_database_that_is_gone_is_said_to_be(
    platform: Platform, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(*_: object, **__: object) -> None:
        raise Unavailable(tr("The disk is full: nothing was written."), "disk full")

    monkeypatch.setattr(desk.store, "append", gone)
    problem = platform.refused("POST", "/rulings", 503, {"procedure": "revoke"})
    assert problem["type"].endswith("/unavailable")
    assert problem["detail"] == "The disk is full: nothing was written."


def test_a_problem_is_said_in_the_language_of_the_caller(stranger: Platform) -> None:
    by_header = stranger.client.get("/api/v1/laws/999", headers={"Accept-Language": "ja,en;q=0.5"})
    by_query = stranger.client.get("/api/v1/laws/999?lang=ja", headers={"Accept-Language": "en"})
    assert by_header.json() == by_query.json()
    assert by_query.json()["detail"] != stranger.refused("GET", "/laws/999", 404)["detail"]


def test_the_description_leads_every_refusal_to_problems(stranger: Platform) -> None:
    described = stranger.get("/openapi.json")
    assert described["openapi"].startswith("3.1")
    assert described["servers"] == [{"url": "/api/v1"}]
    for path in described["paths"].values():
        for operation in path.values():
            assert operation["summary"]
            assert operation["description"]
            for status, response in operation["responses"].items():
                if status >= "400":
                    assert response == {"$ref": f"#/components/responses/{status}"}
    for response in described["components"]["responses"].values():
        assert list(response["content"]) == ["application/problem+json"]


def test_the_models_are_made_when_the_api_is_first_used(tmp_path: Path) -> None:
    """The desk starts quicker without them."""
    program = """
import sys
from bridgelaw.store import Store
from bridgelaw.web.app import create_app
create_app(Store(sys.argv[1]))
print([name for name in sys.modules if name.startswith("bridgelaw.web.api.")])
"""
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "desk.db")],
        capture_output=True, encoding="utf-8", check=True,
    )  # fmt: skip
    assert done.stdout == "[]\n"
