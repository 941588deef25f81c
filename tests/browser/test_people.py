"""Accounts in a real browser: a chief invites, a phone joins, players enter, readers read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from bridgelaw.desk.people.roles import DeskRole
from bridgelaw.game import Board, Seat
from bridgelaw.table import Table
from bridgelaw.web.server.access.access import Access
from bridgelaw.web.server.access.cookies import cookie_name
from bridgelaw.web.server.access.tokens import Tokens
from tests.browser.checks import check_page
from tests.browser.conftest import Opens, Served, a_look
from tests.browser.contexts import SIZES, Contexts, watched
from tests.rotation import rotated

OpensAs = Callable[..., Page]
PINS = {
    "Aki Tanaka": DeskRole.CHIEF,
    "金子": DeskRole.DIRECTOR,
    "Sumi": DeskRole.SCORER,
    "Rie": DeskRole.READER,
}


@pytest.fixture
def access(served: Served) -> Access:
    found = served.access
    for name, role in PINS.items():
        found.set_own_pin(found.register.add(name, role), "1234")
    found.forget()
    return found


@pytest.fixture
def opens_as(contexts: Contexts, served: Served, access: Access) -> Iterator[OpensAs]:
    """Opens a page as somebody with an account, or as a stranger on a device of their own."""
    with contexts.lent() as take:

        def open_page(
            address: str, name: str = "", size: str = "phone", lang: str = "en", script: bool = True
        ) -> Page:
            context = take(
                SIZES[size], size == "phone",
                locale=lang, base_url=served.address, java_script_enabled=script,
            )  # fmt: skip
            if name:
                cookie = access.sign_in("1234", "127.0.0.1", None, name, "Safari iPhone")
                port = urlsplit(served.address).port
                context.add_cookies(
                    [{"name": cookie_name(port), "value": cookie, "url": served.address}]
                )
            page = watched(context.new_page())
            page.goto(address)
            return page

        yield open_page


@a_look
def test_every_page_of_accounts_is_accessible(
    opens_as: OpensAs, access: Access, served: Served, size: str, lang: str
) -> None:
    table = served.desk.open_table(
        served.desk.session_or_new().id, Table(Board(Seat.WEST)).after("W 1C"), "3"
    )
    sumi = access.register.people().named("Sumi")
    assert sumi is not None
    page = opens_as("/people", "Aki Tanaka", size, lang)
    chief = access.who_of(access.sign_in("1234", "127.0.0.1", None, "Aki Tanaka"))
    assert chief is not None
    for address in (
        "/people", f"/people/{sumi.id}", "/people/sign-ins", "/people/history", "/people/tokens",
        "/me", "/me/phone", f"/tables/{table.id}/link", f"/join/{access.code(chief)}",
        f"/welcome/{access.invitation(sumi)}", "/people/nobody",
    ):  # fmt: skip
        page.goto(address)
        page.evaluate("document.querySelectorAll('details.fold').forEach(one => one.open = true)")
        check_page(page)
    stranger = opens_as("/sign-in", "", size, lang)
    check_page(stranger)
    stranger.goto(f"/at/{access.link(table.id, table.session, '3')}")
    check_page(stranger)
    stranger.locator("main form button.primary").click()
    expect(stranger.locator(".calls")).to_be_visible()
    check_page(stranger)
    waits = opens_as(f"/at/{access.link('', table.session, '4')}", "", size, lang)
    check_page(waits)
    reader = opens_as(f"/tables/{table.id}", "Rie", size, lang)
    check_page(reader)
    reader.goto("/")
    check_page(reader)


def test_a_chief_invites_and_a_phone_joins_by_the_code(opens_as: OpensAs, access: Access) -> None:
    laptop = opens_as("/people", "Aki Tanaka", "laptop")
    laptop.get_by_label("Name").fill("Bo")
    laptop.get_by_label("Reader").check()
    laptop.get_by_role("button", name="Add", exact=True).click()
    expect(laptop.get_by_role("heading", name="Bo")).to_be_visible()
    invitation = laptop.locator(".address a").get_attribute("href")
    assert invitation is not None
    bo = opens_as(invitation, size="laptop")
    bo.get_by_label("PIN (at least 4 characters)").fill("geheim")
    bo.get_by_label("The same PIN again").fill("geheim")
    bo.get_by_role("button", name="Keep this PIN").click()
    bo.goto("/me/phone")
    code = bo.locator(".address a").get_attribute("href")
    assert code is not None and bo.locator("img[alt]").evaluate("one => one.naturalWidth") > 0
    phone = opens_as(code)
    phone.get_by_role("button", name="Sign in on this device").click()
    phone.goto("/me")
    expect(phone.get_by_role("heading", name="Bo")).to_be_visible()
    expect(phone.locator(".rows li")).to_have_count(2)
    phone.get_by_role("button", name="End").click()
    expect(phone.locator(".rows li")).to_have_count(1)
    bo.goto("/log")
    expect(bo.get_by_role("heading", name="Sign in")).to_be_visible()


@pytest.mark.parametrize("size", rotated(["phone", "laptop"], part=2))
@pytest.mark.parametrize("script", [True, False])
def test_a_chief_makes_a_token_copies_it_and_revokes_it(
    opens_as: OpensAs, served: Served, size: str, script: bool
) -> None:
    page = opens_as("/people", "Aki Tanaka", size, script=script)
    page.get_by_role("link", name="Programs").click()
    page.get_by_label("What the program is called").fill("scoreboard")
    page.locator("input[value=score]").check()
    page.get_by_role("button", name="Make the token").click()
    field = page.get_by_role("textbox", name="The token of scoreboard")
    kept = Tokens(served.desk.store).token_of(field.input_value())
    assert kept is not None and kept.scopes == ("read", "score")
    copy = page.get_by_role("button", name="Copy")
    if script:
        check_page(page)
        copy.click()  # with no permission for the clipboard, as in a room without https
        expect(page.get_by_role("button", name="Copied")).to_be_visible()
        page.get_by_label("What the program is called").press("Control+v")
        assert (
            page.get_by_label("What the program is called").input_value()[:24]
            in field.input_value()
        )
    else:
        expect(copy).to_have_count(0)
    page.get_by_role("button", name="Revoke it: scoreboard").click()
    expect(page.get_by_text("No program has a token.")).to_be_visible()


@pytest.mark.parametrize("script", [True, False])
def test_players_enter_a_call_at_their_table(
    opens_as: OpensAs, access: Access, served: Served, script: bool
) -> None:
    table = served.desk.open_table(served.desk.session_or_new().id, Table(Board(Seat.WEST)), "3")
    phone = opens_as(f"/at/{access.link(table.id)}", script=script)
    phone.get_by_role("button", name="Go to the table").click()
    phone.locator('button[value="W 1C"]').click()
    expect(phone.get_by_role("heading", name="North to call")).to_be_visible()
    phone.get_by_role("button", name="Director!").click()
    expect(phone.get_by_text("The director has been called.")).to_be_visible()
    assert [entry.initials for entry in served.desk.store.read(table.id)[1:]] == ["T3", "T3"]


def test_players_keep_their_link_from_board_to_board(
    opens_as: OpensAs, access: Access, served: Served
) -> None:
    session = served.desk.session_or_new().id
    served.desk.open_table(session, Table(Board(Seat.WEST)).after("W P, N P, E P"), "3")
    phone = opens_as(f"/at/{access.link('', session, '3')}")
    phone.get_by_role("button", name="Go to the table").click()
    phone.get_by_role("button", name="Pass").click()
    expect(phone.get_by_role("link", name="The next board")).to_be_visible()
    check_page(phone)
    following = served.desk.open_table(session, Table(Board(Seat.NORTH)), "3")
    expect(phone).not_to_have_url(f"{served.address}/tables/{following.id}")
    while not phone.url.endswith(following.id):  # the desk looks once a second
        phone.goto("/at/next")
    phone.locator('button[value="N 1C"]').click()
    expect(phone.get_by_role("heading", name="East to call")).to_be_visible()
    assert served.desk.store.read(following.id)[-1].initials == "T3"


def test_what_a_reader_does_follows_a_live_table_and_writes_nothing(
    opens_as: OpensAs, access: Access, served: Served
) -> None:
    table = served.desk.open_table(served.desk.session_or_new().id, Table(Board(Seat.WEST)), "3")
    reader = opens_as(f"/tables/{table.id}", "Rie")
    said: list[str] = []
    reader.on("pageerror", lambda error: said.append(str(error)))
    assert reader.locator("main form").count() == 0
    director = opens_as(f"/tables/{table.id}", "金子", "laptop")
    director.locator('button[value="W 1C"]').click()
    expect(reader.locator("#acting-title")).to_contain_text("North to call")
    assert said == []


def test_the_desks_pin_still_opens_it_beside_accounts(
    opens: Opens, access: Access, served: Served
) -> None:
    page = opens("/sign-in", size="phone", pin=False)
    page.get_by_label("PIN", exact=True).fill("4711")
    page.get_by_role("button", name="Sign in").click()
    page.goto("/people")
    expect(page.get_by_role("heading", name="People", exact=True)).to_be_visible()
