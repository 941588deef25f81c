"""Who may do what: every address is tried by everybody who may not use it."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from starlette.applications import Starlette

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.people.roles import OF_PEOPLE, DeskRole, Right
from bridgelaw.web.app import PAGES
from bridgelaw.web.server.pages import PageRoute
from tests.web.accounts import account
from tests.web.filled import fill
from tests.web.routes import Address, routes
from tests.web.server.test_safety_routes import field_names, real
from tests.web.visitor import Visitor, words_of

WRITES = [one for one in routes() if "POST" in (one.methods or ()) and one.right is not None]


def addressed(route: PageRoute) -> Address:
    return Address("POST", route.path)


@pytest.mark.parametrize("role", [DeskRole.READER, DeskRole.SCORER, DeskRole.DIRECTOR])
def test_what_a_role_may_not_write_is_refused_and_nothing_is_written(
    app: Starlette, director: Visitor, desk: Desk, role: DeskRole
) -> None:
    filled, visitor = fill(desk), account(app, "Aki", role)
    token, before = visitor.token, desk.store.newest()
    settings = desk.store.setting("current_session")
    fields = {**dict.fromkeys(field_names(), "1"), "token": token}
    tried = 0
    for route in WRITES:
        if route.right is None or role.may(route.right):
            continue
        for path in {addressed(route).filled("nothing", "0"), *real(addressed(route), filled)}:
            response = visitor.client.post(path, data=fields)
            assert response.status_code == 403, (path, response.status_code)
            assert 'name="pin"' not in response.text, "they are signed in"
            tried += 1
    assert tried >= {DeskRole.READER: 60, DeskRole.SCORER: 40, DeskRole.DIRECTOR: 6}[role]
    assert desk.store.newest() == before
    assert desk.store.setting("current_session") == settings


def test_every_writing_address_asks_for_a_right() -> None:
    assert len(WRITES) > 40
    open_to_all = {
        one.path for one in routes() if "POST" in (one.methods or ()) and one.right is None
    }
    assert open_to_all == {
        "/sign-in", "/first-start", "/welcome/{code}", "/join/{code}", "/at/{code}",
        "/at/{code}/call", "/class/{code}/result", "/class/{code}/seen",
    }  # fmt: skip
    of_readers = {one.path for one in WRITES if one.right and DeskRole.READER.may(one.right)}
    assert of_readers == {
        "/sign-out", "/initials", "/me/pin", "/me/sign-ins/{sign_in}/end",
    }, "their own devices and nothing of the club's"  # fmt: skip


@pytest.mark.parametrize("role", [DeskRole.READER, DeskRole.SCORER])
def test_no_page_offers_what_would_be_refused(
    app: Starlette, director: Visitor, desk: Desk, role: DeskRole
) -> None:
    filled, visitor = fill(desk), account(app, "Aki", role)
    seen = 0
    for route in routes():
        if "GET" not in (route.methods or ()) or route.path.endswith("/live"):
            continue
        if route.right is not None and not role.may(route.right):
            continue
        for path in real(Address("GET", route.path), filled):
            page = visitor.client.get(path, follow_redirects=True)
            if not page.headers["content-type"].startswith("text/html"):
                continue
            for form in re.findall(r'<form\b[^>]*method="post"[^>]*>', page.text):
                found = re.search(r'action="([^"]*)"', form)
                assert found is not None, (path, form)
                assert may_post(found[1], role), (path, found[1])
                seen += 1
    assert seen > 20, "signing out at least is offered everywhere"


def may_post(address: str, role: DeskRole) -> bool:
    for route in routes():
        if "POST" in (route.methods or ()) and route.path_regex.match(address.partition("?")[0]):
            return route.right is None or role.may(route.right)
    return False


def test_a_reader_sees_closed_hands_and_a_stranger_does_not(
    app: Starlette, director: Visitor, desk: Desk
) -> None:
    filled, reader = fill(desk), account(app, "Aki", DeskRole.READER)
    page = reader.get(f"/tables/{filled.table}")
    assert "Not ruled on yet" in words_of(page), "what the director sees"
    assert "Director!" not in page and "Sign out" in page


def test_a_scorer_keeps_scores_and_rounds(app: Starlette, director: Visitor, desk: Desk) -> None:
    scorer = account(app, "Sumi", DeskRole.SCORER)
    there = scorer.send("/scores", name="Monday", profile="WBF")
    session = desk.club_session(there.rsplit("/", 1)[1])
    assert desk.store.read(session.id)[0].initials == "Sumi"
    scorer.post("/rounds/call", number="1")
    assert desk.club_session(session.id).round == 1
    refused = scorer.post("/rulings", 403, procedure="revoke")
    assert "Only directors may do this." in words_of(refused.text)


def test_rights_grow_with_the_role() -> None:
    order = [{right for right in Right if role.may(right)} for role in OF_PEOPLE]
    assert all(lower < upper for upper, lower in pairwise(order))
    assert {right for right in Right if DeskRole.TABLE.may(right)} == {Right.COME_IN, Right.ENTER}


def test_every_feature_names_its_rights() -> None:
    assert {route.path.split("/")[1] for route in routes()} <= {
        word for words in PAGES.values() for word in words
    }


@pytest.mark.parametrize("role", [DeskRole.READER, DeskRole.SCORER, DeskRole.DIRECTOR])
def test_who_came_in_and_from_where_is_for_the_chief(
    app: Starlette, director: Visitor, desk: Desk, role: DeskRole
) -> None:
    """The whole log has what the page of people keeps for the chief."""
    fill(desk)
    visitor = account(app, "Aki", role)
    for address in ("/people/history", "/log.jsonl"):
        assert visitor.client.get(address).status_code == 403, address
    assert "log.jsonl" not in visitor.get("/log")
    assert account(app, "Bo", DeskRole.CHIEF).client.get("/log.jsonl").status_code == 200
