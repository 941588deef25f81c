"""Tokens of programs: what each scope lets them do, and that nothing else is written."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from fastapi.routing import APIRoute
from starlette.applications import Starlette
from starlette.testclient import TestClient

from bridgelaw.desk.desk import Desk
from bridgelaw.table.notation import event_to_json
from bridgelaw.web.api.application import OPERATIONS
from bridgelaw.web.api.caller import scope_of
from bridgelaw.web.server.access import tokens
from bridgelaw.web.server.access.tokens import Scope, Tokens
from tests.web.api_platform import Platform

ROUTES = [
    (method, route)
    for operations in OPERATIONS
    for route in operations.router.routes
    if isinstance(route, APIRoute)
    for method in sorted(route.methods or ())
]
WRITING = [(method, route) for method, route in ROUTES if method != "GET" and scope_of(route)]


@pytest.fixture
def platform(app: Starlette) -> Platform:
    return Platform.signed_in(app)


def with_token(platform: Platform, *scopes: str, **more: Any) -> Platform:
    sent = {"name": "+".join(scopes), "scopes": scopes, **more}
    made = platform.post("/access-tokens", sent, 201)
    return Platform(platform.client, made["token"])


def address(route: APIRoute, platform: Platform, desk: Desk) -> str:
    """The operation's path, to a table, a ruling and a session that exist."""
    named: dict[str, Callable[[], str]] = {
        "table": lambda: platform.open_table()["id"],
        "ruling": lambda: platform.open_ruling("insufficient-bid")["id"],
        "session": lambda: desk.session_or_new().id,
    }
    path = route.path
    for name in route.param_convertors:
        path = path.replace(f"{{{name}}}", named[name]() if name in named else "1")
    return path


def newest(desk: Desk) -> int:
    return max((entry.number for entry in desk.store.all()), default=0)


def test_every_operation_that_writes_needs_a_scope() -> None:
    """But for those that keep nothing, and the one that takes the PIN."""
    free = {route.path for method, route in ROUTES if method != "GET" and not scope_of(route)}
    assert free == {
        "/tokens", "/rulings/step", "/legal", "/compare", "/claims", "/revokes", "/fields",
        "/fields/file", "/stories",
    }  # fmt: skip
    assert {scope_of(route) for _, route in WRITING} == {*Scope} - {Scope.READ}


@pytest.mark.parametrize(
    ("method", "route"), WRITING, ids=[f"{one} {route.path}" for one, route in WRITING]
)
def test_a_readers_token_writes_nothing(
    platform: Platform, desk: Desk, method: str, route: APIRoute
) -> None:
    """Nor does one with every scope but the one that is needed, a revoked one, or an old one."""
    needed = scope_of(route)
    assert needed is not None
    reader = with_token(platform, "read")
    others = with_token(platform, *(one.value for one in Scope if one is not needed))
    path, old = address(route, platform, desk), revoked(platform)
    before, kept = newest(desk), desk.store.setting("tokens")
    sent = {"after": 1}
    for caller in (reader, others):
        problem = caller.refused(method, path, 403, sent)
        assert (problem["type"], problem["scope"]) == (
            "/api/v1/problems/out-of-scope", needed.value,
        )  # fmt: skip
    for token in (*old, "bridgelaw_abc_def", ""):
        assert Platform(platform.client, token).send(method, path, sent).status_code == 401
    assert newest(desk) == before
    assert kept == desk.store.setting("tokens")


def revoked(platform: Platform) -> tuple[str, ...]:
    """Tokens with every scope that are good no more: revoked, and expired."""
    every = [one.value for one in Scope]
    made = platform.post("/access-tokens", {"name": "gone", "scopes": every}, 201)
    assert platform.send("DELETE", f"/access-tokens/{made['id']}").status_code == 204
    return (made["token"],)


def test_a_token_that_has_expired_is_refused(
    platform: Platform, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = with_token(platform, "read", days=1)
    assert short.get("/rulings")["rulings"] == []

    class Later(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> Later:
            return cls.fromtimestamp(datetime.now(UTC).timestamp() + 86_401, tz)

    monkeypatch.setattr(tokens, "datetime", Later)
    assert short.send("GET", "/rulings").status_code == 401


def test_each_scope_does_what_it_says(platform: Platform, desk: Desk) -> None:
    table = platform.open_table()
    enters = with_token(platform, "enter")
    after = enters.post(f"/tables/{table['id']}/events", {"after": table["seq"], "events": "S P"})
    assert after["seq"] == table["seq"] + 1
    assert with_token(platform, "read").get("/rulings")["rulings"] == []
    assert with_token(platform, "score").post("/sessions", {"name": "Friday"}, 201)["name"]
    rules = with_token(platform, "rule")
    ruling = rules.post("/rulings", {"procedure": "insufficient-bid"}, 201)
    assert ruling["state"] == "open"


def test_what_a_program_writes_is_signed_with_its_name(platform: Platform, desk: Desk) -> None:
    enters = with_token(platform, "enter", "read")
    table = enters.post("/tables", {"board": 7, "events": "S 1C"}, 201)
    assert {entry.initials for entry in desk.store.read(table["id"])} == {"enter+read"}
    own = platform.open_table()
    assert {entry.initials for entry in desk.store.read(own["id"])} == {""}


def test_closed_hands_need_the_scope_read(platform: Platform) -> None:
    deal = "N:KQJT.432.432.432 5432.AKQ.AKQ.J65 9876.JT9.JT9.KQT A.8765.8765.A987"
    table = platform.open_table(deal=deal)
    assert with_token(platform, "read").get(f"/tables/{table['id']}")["deal"] == deal
    assert with_token(platform, "enter").get(f"/tables/{table['id']}")["deal"] is None


_DEAL = "N:KQJT.432.432.432 5432.AKQ.AKQ.J65 9876.JT9.JT9.KQT A.8765.8765.A987"
_RULED = {
    "event": "ruled", "procedure": "insufficient-bid", "edition": "2017", "clauses": ["27A1"],
    "effects": [{"effect": "call accepted", "player": "W", "call": "1C"}],
}  # fmt: skip


def test_who_only_enters_rules_nothing(platform: Platform, desk: Desk) -> None:
    enters = with_token(platform, "enter")
    table = platform.open_table(events="S 1H, W 1C")
    at = f"/tables/{table['id']}"
    before = desk.table(table["id"]).table
    sent = {"after": table["seq"], "events": [_RULED]}
    assert enters.refused("POST", f"{at}/events", 403, sent)["scope"] == "rule"
    calls = [event_to_json(event) for event in before.log]
    opened = {"board": 7, "events": [*calls, _RULED]}
    assert enters.refused("POST", "/tables", 403, opened)["scope"] == "rule"
    assert desk.table(table["id"]).table == before


def test_who_only_enters_takes_no_ruling_back(platform: Platform, desk: Desk) -> None:
    enters = with_token(platform, "enter")
    table = platform.open_table(events="S 1H, W 1C")
    ruling = platform.open_ruling("insufficient-bid", table=table["id"])
    while (question := ruling["question"]) is not None:
        ruling = platform.answer(ruling, "yes" if question["key"] == "accepts" else "no")
    ruling = platform.give(ruling)
    record = desk.table(table["id"])
    for count in (1, 2):
        sent = {"after": record.seq, "count": count}
        assert enters.refused("POST", f"/tables/{record.id}/undo", 403, sent)["scope"] == "rule"
    assert desk.table(table["id"]).table == record.table
    assert platform.get(f"/rulings/{ruling['id']}")["state"] != "undone"


def test_who_may_not_read_learns_no_hand_by_trying_cards(platform: Platform) -> None:
    """A card that is held and one that is not get the same answer; a call is taken."""
    enters, both = with_token(platform, "enter"), with_token(platform, "enter", "read")
    auction = "S 1C, W P, N P, E P"
    table = platform.open_table(deal=_DEAL, events=auction)
    at = f"/tables/{table['id']}"
    tried = [
        enters.refused("POST", f"{at}/events", 403, {"after": table["seq"], "events": event})
        for event in ("W leads SA", "W leads SK")
    ]
    assert tried[0] == tried[1]
    dealt = {"after": table["seq"], "deal": _DEAL}
    assert enters.refused("PATCH", at, 403, dealt)["scope"] == "read"
    sent = {"after": table["seq"], "events": "W leads SA"}
    assert both.post(f"{at}/events", sent)["seq"] == table["seq"] + 1
    other = platform.open_table(deal=_DEAL)
    sent = {"after": other["seq"], "events": "S P"}
    assert enters.post(f"/tables/{other['id']}/events", sent)["seq"] == other["seq"] + 1


def test_nobody_gives_away_more_than_they_have(platform: Platform) -> None:
    manager = with_token(platform, "manage", "read")
    assert manager.post("/access-tokens", {"name": "a", "scopes": ["read"]}, 201)["id"]
    problem = manager.refused("POST", "/access-tokens", 403, {"name": "b", "scopes": ["rule"]})
    assert problem["scope"] == "rule"


def test_tokens_are_listed_without_themselves_and_kept_as_hashes(
    platform: Platform, desk: Desk
) -> None:
    made = platform.post("/access-tokens", {"name": "board", "scopes": ["read", "read"]}, 201)
    (listed,) = platform.get("/access-tokens")["tokens"]
    assert (listed["name"], listed["scopes"]) == ("board", ["read"])
    assert "token" not in listed
    secret = made["token"].split("_", 2)[2]
    kept = desk.store.setting("tokens")
    assert kept is not None
    assert secret not in kept
    assert made["token"] not in kept


def test_a_token_of_the_same_name_is_refused(platform: Platform) -> None:
    with_token(platform, "read")
    problem = platform.refused("POST", "/access-tokens", 422, {"name": "read", "scopes": ["read"]})
    assert "read" in problem["detail"]


def test_revoking_what_is_not_there_is_told(platform: Platform) -> None:
    platform.refused("DELETE", "/access-tokens/nothing", 404)


def test_a_new_pin_leaves_the_tokens_of_programs(platform: Platform, app: Starlette) -> None:
    """They are revoked one by one; who signed in with the old PIN is signed out."""
    reader = with_token(platform, "read")
    app.state.access.set_pin("another")
    assert platform.send("GET", "/rulings").status_code == 401
    assert reader.get("/rulings")["rulings"] == []


def test_another_desk_on_the_same_store_knows_at_once(platform: Platform, desk: Desk) -> None:
    reader = with_token(platform, "read")
    (kept,) = Tokens(desk.store).all()
    Tokens(desk.store).revoke(kept.id)
    assert reader.send("GET", "/rulings").status_code == 401


def test_a_guessed_secret_of_a_token_that_exists_is_refused(platform: Platform) -> None:
    made = platform.post("/access-tokens", {"name": "board", "scopes": ["read"]}, 201)
    begins = "_".join(made["token"].split("_")[:2])  # there may be more in the secret
    for guess in (begins, f"{begins}_", f"{begins}_x", made["token"] + "x"):
        assert Platform(platform.client, guess).send("GET", "/rulings").status_code == 401


def test_openapi_names_the_scope_of_every_operation(app: Starlette) -> None:
    described = TestClient(app).get("/api/v1/openapi.json").json()
    for method, route in ROUTES:
        scope = scope_of(route)
        said = described["paths"][route.path][method.lower()].get("x-scope")
        assert said == (None if scope is None else scope.value), route.path


def test_days_end_when_they_say(platform: Platform) -> None:
    made = platform.post("/access-tokens", {"name": "a", "scopes": ["read"], "days": 2}, 201)
    ends = datetime.fromisoformat(made["expires_at"])
    assert abs(ends - datetime.now(UTC) - timedelta(days=2)) < timedelta(minutes=1)
