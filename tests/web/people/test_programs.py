"""The page of tokens: a chief director makes one for a program, sees it once, and revokes it."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.people.roles import DeskRole
from bridgelaw.locale.text import tr
from bridgelaw.store import Store, Unavailable
from bridgelaw.web.app import create_app
from bridgelaw.web.server.access.tokens import Scope, Tokens
from bridgelaw.web.server.addresses.allowed_hosts import Hosts
from bridgelaw.web.server.desk_place import DeskPlace
from tests.web.accounts import account
from tests.web.api_platform import Platform
from tests.web.visitor import Visitor, words_of

HERE = "/people/tokens"


def made_on(page: str) -> str:
    found = re.search(r'<input id="secret" readonly value="([^"]+)"', page)
    assert found is not None
    return found[1]


def made(visitor: Visitor, name: str = "scoreboard", *scopes: str, days: str = "") -> str:
    """The token that a chief makes on the page."""
    fields = {"token": visitor.token, "name": name, "scope": scopes or ("read",), "days": days}
    answer = visitor.client.post(HERE, data=fields)
    assert answer.status_code == 200, words_of(answer.text)
    assert answer.headers["cache-control"] == "no-store"
    return made_on(answer.text)


def test_who_knows_the_pin_makes_a_token_that_is_shown_once(
    director: Visitor, desk: Desk, app: Starlette
) -> None:
    assert "No program has a token." in words_of(director.get(HERE))
    secret = made(director, "scoreboard", "read", "score", days="90")
    program = Platform(TestClient(app), secret)
    assert program.get("/rulings")["rulings"] == []
    assert program.send("POST", "/rulings", {"procedure": "revoke"}).status_code == 403
    page = director.get(HERE)
    hidden = secret.split("_", 2)[2]  # which may have more of these
    assert secret not in page and hidden not in page
    said = words_of(page)
    assert "read · score" in said and "last used" in said
    entry = list(desk.store.all())[-1]
    assert (entry.kind, entry.data["name"], entry.data["made"]) == ("token", "scoreboard", True)
    assert hidden not in str([one.data for one in desk.store.all()])


def test_a_revoked_token_is_refused_at_once_and_the_log_says_who_revoked_it(
    app: Starlette, director: Visitor, desk: Desk
) -> None:
    chief = account(app, "Aki", DeskRole.CHIEF)
    program = Platform(TestClient(app), made(chief))
    found = re.search(rf'action="({HERE}/[0-9a-f]+/revoke)"', chief.get(HERE))
    assert found is not None
    assert chief.send(found[1]) == HERE
    assert program.send("GET", "/rulings").status_code == 401
    entry = list(desk.store.all())[-1]
    assert (entry.kind, entry.data["made"], entry.initials) == ("token", False, "Aki")
    assert chief.send(found[1]) == HERE, "a second tap does no harm"
    assert "A token was revoked: scoreboard" in words_of(chief.get("/people/history"))


def test_the_list_says_when_a_token_was_used_last(director: Visitor, app: Starlette) -> None:
    program = Platform(TestClient(app), made(director))
    assert "not used yet" in words_of(director.get(HERE))
    assert program.get("/rulings")["rulings"] == []
    today = datetime.now(UTC).date().isoformat()
    assert f"last used {today}" in words_of(director.get(HERE))


def test_that_a_token_is_used_is_written_once_a_day_and_a_full_disk_stops_nobody(
    director: Visitor, app: Starlette, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, written = Platform(TestClient(app), made(director)), []
    change = Store.change_setting

    def counted(store: Store, name: str, how: object) -> None:
        written.append(name)
        if len(written) == 1:
            raise Unavailable(tr("The disk is full: nothing was written."), "full")
        change(store, name, how)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "change_setting", counted)
    for _ in range(5):
        assert program.get("/rulings")["rulings"] == []
    assert written == ["tokens used"]


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"name": "", "scope": ["read"]}, "A token needs a name"),
        ({"name": "a", "scope": []}, "name a scope"),
        ({"name": "a", "scope": ["king"]}, "name a scope"),
        ({"name": "a", "scope": ["read"], "days": "0"}, "from 1 to 3660 days"),
        ({"name": "a", "scope": ["read"], "days": "99999"}, "from 1 to 3660 days"),
        ({"name": "there", "scope": ["read"]}, "There is a token of this name"),
    ],
)
def test_what_cannot_be_made_is_refused_with_what_was_typed(
    director: Visitor, desk: Desk, fields: dict[str, str | list[str]], said: str
) -> None:
    made(director, "there")
    before, kept = desk.store.newest(), desk.store.setting("tokens")
    answer = director.client.post(HERE, data={"token": director.token, **fields})
    assert answer.status_code == 422 and said in words_of(answer.text)
    assert f'value="{fields["name"]}" maxlength' in answer.text
    assert (desk.store.newest(), desk.store.setting("tokens")) == (before, kept)


@pytest.mark.parametrize("role", [DeskRole.DIRECTOR, DeskRole.SCORER, DeskRole.READER])
def test_only_the_chief_director_sees_tokens_and_makes_them(
    app: Starlette, director: Visitor, desk: Desk, role: DeskRole
) -> None:
    made(director)
    one, kept = account(app, "Aki", role), desk.store.setting("tokens")
    assert one.client.get(HERE).status_code == 403
    one.post(HERE, 403, name="mine", scope="manage")
    one.post(f"{HERE}/{Tokens(desk.store).all()[0].id}/revoke", 403)
    assert desk.store.setting("tokens") == kept
    assert HERE not in one.get("/me")


@pytest.mark.parametrize(
    ("token", "headers", "status"),
    [
        ("", {}, 403),
        ("0" * 64, {}, 403),
        ("theirs", {}, 403),
        ("own", {"Origin": "https://elsewhere.example"}, 403),
        ("own", {"Sec-Fetch-Site": "cross-site"}, 403),
    ],
)
def test_no_other_site_makes_or_revokes_a_token(
    app: Starlette, director: Visitor, desk: Desk, token: str, headers: dict[str, str], status: int
) -> None:
    """Without the form token, with an invented one, with another person's, from another page."""
    made(director)
    kept, before = desk.store.setting("tokens"), desk.store.newest()
    theirs = account(app, "Aki", DeskRole.CHIEF).token
    token = {"theirs": theirs, "own": director.token}.get(token, token)
    before = desk.store.newest()
    fields = {"token": token, "name": "evil", "scope": "manage"}
    revoke = f"{HERE}/{Tokens(desk.store).all()[0].id}/revoke"
    for path in (HERE, revoke):
        answer = director.client.post(path, data=fields, headers=headers)
        assert answer.status_code == status
        assert "bridgelaw_" not in answer.text
    assert (desk.store.setting("tokens"), desk.store.newest()) == (kept, before)


def test_a_desk_alone_in_a_browser_has_no_programs(tmp_path: object) -> None:
    store = Store(f"{tmp_path}/desk.db", alone=True)
    place = DeskPlace("/app/desk", signs_in=False, is_followed=False)
    app = create_app(store, hosts=Hosts(("testserver",)), place=place)
    owner = Visitor(TestClient(app, follow_redirects=False))
    assert owner.client.get(f"/app/desk{HERE}").status_code == 404
    assert HERE not in owner.client.get("/app/desk/initials").text
    store.close()


def test_every_scope_can_be_ticked_and_is_explained_in_both_languages(director: Visitor) -> None:
    english, japanese = director.get(HERE), director.get(f"{HERE}?lang=ja")
    for scope in Scope:
        for page in (english, japanese):
            assert f'name="scope" value="{scope.value}"' in page
    assert "Makes and revokes tokens" in english and "Makes and revokes" not in japanese


def test_a_club_with_a_pin_finds_the_page_beside_its_initials(director: Visitor) -> None:
    assert f'href="{HERE}"' in director.get("/initials")
    assert f'href="{HERE}"' in director.get("/people")
    for page in ("/", "/log", "/tables", "/scores", "/phone"):
        assert HERE not in director.get(page)
