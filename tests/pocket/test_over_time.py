"""The app over time: closed and opened, in two windows, damaged, or never loaded."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import BrowserContext, Playwright, expect

from tests.pocket.conftest import switched_off
from tests.pocket.ruling import begin, ruling_in
from tools.app_browser import NO_ROOM, Host, Window, browsing


def test_the_log_is_there_when_the_browser_is_opened_again(
    profile: Path, host: Host, playwright_here: Playwright
) -> None:
    with switched_off(host, playwright_here, profile) as context:
        window = Window(context.new_page(), host.address).open()
        ruling = ruling_in(begin(window, "insufficient-bid"))
    with switched_off(host, playwright_here, profile) as context:
        window = Window(context.new_page(), host.address).open("/log")
        expect(window.desk.locator(f"a[href*='{ruling}']").first).to_be_visible()


def test_it_opens_again_at_the_page_where_it_was(window: Window) -> None:
    window.go("/laws/27B1")
    window.page.wait_for_url("**#/laws/27B1")
    window.page.reload()
    window.page.wait_for_selector("body[data-state=open]")
    assert window.desk.url.endswith("/desk/laws/27B1")


def test_a_page_of_the_desk_in_a_new_tab_gets_its_window(window: Window) -> None:
    other = window.page.context.new_page()
    other.goto(f"{window.address}desk/laws/64A1")
    other.wait_for_selector("body[data-state=open]")
    assert other.url.endswith("/app/#/laws/64A1")
    other.close()


def test_two_tabs_write_one_log_and_the_second_goes_on_when_the_first_is_closed(
    own_window: Window, offline: BrowserContext, host: Host
) -> None:
    window = own_window
    second = Window(offline.new_page(), host.address).open()
    first_ruling = ruling_in(begin(window, "insufficient-bid"))
    desk = second.go("/log")
    expect(desk.locator(f"a[href*='{first_ruling}']").first).to_be_visible()
    window.page.close()
    other_ruling = ruling_in(begin(second, "revoke"))
    desk = second.go("/log")
    for ruling in (first_ruling, other_ruling):
        expect(desk.locator(f"a[href*='{ruling}']").first).to_be_visible()


def test_a_damaged_picture_is_passed_over(own_window: Window) -> None:
    window = own_window
    window.page.evaluate(
        """async () => {
            for (const name of await caches.keys()) {
                if (!name.startsWith("bridgelaw-app-")) continue;
                const cache = await caches.open(name);
                await cache.put("parts/picture.bin", new Response(new Uint8Array(1000)));
            }
        }"""
    )
    window.page.add_init_script(NO_ROOM)
    window.open("/log")
    assert window.how == "plain"
    expect(window.desk.locator("h1")).to_be_visible()


def test_without_a_first_visit_it_says_that_a_network_is_needed(
    host: Host, playwright_here: Playwright, tmp_path: Path, app_folder: Path
) -> None:
    with browsing(playwright_here, tmp_path / "fresh") as context:
        context.route("**/build.json", lambda route: route.abort())
        page = context.new_page()
        page.goto(host.address)
        expect(page.locator("#doing")).to_contain_text("Is there a network?")
        expect(page.locator("#again")).to_be_visible()


def test_a_file_that_is_not_as_it_was_built_is_not_used(
    host: Host, playwright_here: Playwright, tmp_path: Path
) -> None:
    with browsing(playwright_here, tmp_path / "fresh") as context:
        context.route("**/parts/desk.pack.gz*", lambda route: route.fulfill(body=b"something else"))
        page = context.new_page()
        page.goto(host.address)
        expect(page.locator("#why")).to_contain_text("damaged")
