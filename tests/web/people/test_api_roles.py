"""The API takes the sign-in of an account, which may do what its role may."""

from __future__ import annotations

import pytest
from fastapi.routing import APIRoute
from starlette.applications import Starlette

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.people.roles import DeskRole
from bridgelaw.game import Board, Seat
from bridgelaw.table import Table
from bridgelaw.web.api.caller import scope_of
from bridgelaw.web.server.access.tokens import Scope
from tests.web.accounts import account, browser
from tests.web.api.test_tokens import ROUTES, WRITING, address
from tests.web.api_platform import Platform
from tests.web.visitor import Visitor

MAY = {
    DeskRole.CHIEF: {*Scope},
    DeskRole.DIRECTOR: {*Scope} - {Scope.MANAGE},
    DeskRole.SCORER: {Scope.READ, Scope.SCORE},
    DeskRole.READER: {Scope.READ},
}


def platform_of(app: Starlette, role: DeskRole) -> Platform:
    account(app, f"A {role.value}", role)
    client = browser(app).client
    sent = {"name": f"A {role.value}", "pin": f"pin of A {role.value}"}
    made = client.post("/api/v1/tokens", json=sent)
    assert made.status_code == 201
    return Platform(client, made.json()["token"])


@pytest.mark.parametrize("role", MAY)
def test_a_role_writes_by_no_operation_that_is_not_its_own(
    app: Starlette, director: Visitor, desk: Desk, role: DeskRole
) -> None:
    chief, caller = platform_of(app, DeskRole.CHIEF), None
    caller = chief if role is DeskRole.CHIEF else platform_of(app, role)
    ready = [(one, route, address(route, chief, desk)) for one, route in WRITING]
    before, refused = desk.store.newest(), 0
    for method, route, path in ready:
        if scope_of(route) not in MAY[role]:
            caller.refused(method, path, 403, {"after": 1})
            refused += 1
    assert desk.store.newest() == before
    assert refused == sum(scope_of(route) not in MAY[role] for _, route in WRITING)
    assert refused or role is DeskRole.CHIEF
    reading = [route for method, route in ROUTES if method == "GET" and is_plain(route)]
    for route in reading:
        status = caller.send("GET", route.path).status_code
        assert (status == 200) == (scope_of(route) in (None, *MAY[role])), route.path


def is_plain(route: APIRoute) -> bool:
    """Can it be asked for as it is, and does the answer end?"""
    return "{" not in route.path and "text/event-stream" not in str(route.responses)


def test_what_an_account_writes_by_a_program_is_signed_with_its_name(
    app: Starlette, director: Visitor, desk: Desk
) -> None:
    platform = platform_of(app, DeskRole.DIRECTOR)
    record = desk.store.read(platform.open_table()["id"])[0]
    assert record.initials == "A director"
    assert desk.store.read(record.sign_in)[0].data["name"] == "A director"


def test_the_sign_in_of_players_is_no_token(app: Starlette, director: Visitor, desk: Desk) -> None:
    table = desk.open_table(desk.session_or_new().id, Table(Board(Seat.NORTH)), "3")
    access = app.state.access
    cookie = access.sign_in_by_link(access.link(table.id), "3", "10.0.0.2", "")
    platform = Platform(browser(app).client, cookie)
    assert platform.send("GET", "/rulings").status_code == 401
