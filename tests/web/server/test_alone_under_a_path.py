"""A desk that is alone in a browser, below a path of a site: the same pages, without a PIN."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from bridgelaw.store import Store
from bridgelaw.web.app import create_app
from bridgelaw.web.server.addresses.allowed_hosts import Hosts
from bridgelaw.web.server.desk_place import DeskPlace
from tests.rotation import either
from tests.web.visitor import Visitor, hidden_fields

ROOT = "/some/app/desk"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Starlette]:
    store = Store(str(tmp_path / "desk.db"), alone=True)
    place = DeskPlace(ROOT, signs_in=False, is_followed=False)
    yield create_app(store, hosts=Hosts(("testserver",)), place=place)
    store.close()


@pytest.fixture
def owner(app: Starlette) -> Visitor:
    return Visitor(TestClient(app, follow_redirects=False))


def token(page: str) -> str:
    found = re.search(r'name="token" value="([0-9a-f]+)"', page)
    assert found is not None
    return found[1]


def addresses(page: str) -> set[str]:
    return set(re.findall(r' (?:href|src|action|formaction|data-href|data-load)="(/[^"]*)"', page))


def test_every_address_that_can_be_reached_stands_below_the_path(owner: Visitor) -> None:
    seen: set[str] = set()
    most = either(60, exhaustive=150)
    waiting = [f"{ROOT}/"]
    while waiting and len(seen) < most:
        address = waiting.pop(0).split("#")[0].replace("&amp;", "&")
        if address in seen:
            continue
        seen.add(address)
        answer = owner.client.get(address, follow_redirects=True)
        if "text/html" not in answer.headers["content-type"]:
            continue
        assert int(answer.headers["content-length"]) == len(answer.content)
        found = addresses(answer.text)
        assert all(one.startswith(f"{ROOT}/") for one in found), address
        waiting += sorted(
            link.replace("&amp;", "&")
            for link in re.findall(r' href="(/[^"]*)"', answer.text)
            if "?lang" not in link
        )
    assert len(seen) == most


def test_a_ruling_is_begun_without_a_pin_and_leads_on_below_the_path(owner: Visitor) -> None:
    page = owner.get(f"{ROOT}/rulings/new?procedure=insufficient-bid&who=E")
    action = re.findall(r'action="([^"]+/rulings/new/\d+)"', page)[0]
    answer = re.findall(r'name="answer" value="([^"]+)"', page)[0]
    sent = {**hidden_fields(page), "token": token(page), "answer": answer}
    response = owner.client.post(action, data=sent)
    assert response.status_code == 303
    assert response.headers["location"].startswith(f"{ROOT}/rulings/r-")
    script = owner.client.post(action, data=sent, headers={"X-Kept": "1"})
    assert script.headers["x-go"].startswith(f"{ROOT}/rulings/r-")


def test_a_form_without_its_token_is_refused(owner: Visitor) -> None:
    answer = owner.client.post(f"{ROOT}/scores", data={"name": "An evening"})
    assert answer.status_code == 403
    sent = {"name": "An evening", "profile": "WBF", "token": token(owner.get(f"{ROOT}/scores"))}
    made = owner.client.post(f"{ROOT}/scores", data=sent)
    assert made.status_code == 303
    assert made.headers["location"].startswith(f"{ROOT}/scores/s-")


def test_nothing_of_what_is_not_there_is_offered(owner: Visitor) -> None:
    page = owner.get(f"{ROOT}/")
    for gone in ("/sign-in", "/sign-out", "/phone"):
        assert f"{ROOT}{gone}" not in page


def test_a_page_may_be_framed_by_its_own_site_alone(owner: Visitor) -> None:
    headers = owner.client.get(f"{ROOT}/").headers
    assert "frame-ancestors 'self'" in headers["content-security-policy"]
    assert headers["x-frame-options"] == "SAMEORIGIN"


def test_other_looks_lead_back_to_the_page_that_a_form_was_on(owner: Visitor) -> None:
    before = f"http://testserver{ROOT}/scores?x=1"
    answer = owner.client.post(f"{ROOT}/scores", headers={"referer": before})
    assert f'href="{ROOT}/scores?x=1&amp;lang=ja"' in answer.text
