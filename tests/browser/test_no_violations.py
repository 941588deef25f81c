"""The browser itself finds nothing against the rules of the desk, whatever people are called."""

from __future__ import annotations

from playwright.sync_api import ConsoleMessage, Page

from bridgelaw.desk.score_desk import import_results
from tests.browser.conftest import Opens, Served
from tests.web.filled import EVIL, fill

RESULTS = f"""\
# event,"{EVIL.replace('"', '""')}"
# scoring,matchpoints
# name,1,"{EVIL.replace('"', '""')}"
board,table,ns,ew,contract,by,result
1,1,1,3,4S,N,=
1,2,2,4,3NT,S,-1
"""


def addresses(served: Served) -> list[str]:
    """One of each kind of page, with names that are up to no good."""
    desk, filled = served.desk, fill(served.desk)
    club_session = desk.club_session(filled.session)
    import_results(desk, club_session, club_session.seq, f"{EVIL}.csv", RESULTS.encode())
    table, ruling = f"/tables/{filled.table}", f"/rulings/{filled.given}"
    scores = f"/scores/{filled.session}"
    return [
        "/", "/happened/else", "/happened/score", "/search?q=%3Cscript%3Ealert(1)%3C/script%3E",
        "/rulings/new?procedure=play-out-of-turn&board=7", "/tables",
        "/tables/new", table, f"{table}/director", f"/rulings/{filled.ruling}/0", ruling,
        f"{ruling}/report", "/log", "/log?words=%22%3E%3Cimg+src%3Dx+onerror%3Dalert(1)%3E",
        "/scores", scores, f"{scores}/clock", f"{scores}/files", f"{scores}/room",
        f"{scores}/boards", f"{scores}/players", f"{scores}/boards/1", f"{scores}/boards/1/1",
        f"{scores}/penalty",
        "/compare?withdrawn=6%2B+H4%2B&call=%3Cb%3E&shows=%3Cscript%3E", "/laws", "/laws/27",
        "/compare?withdrawn=6%2B+H4%2B&shows=10%2B+H4%2B", "/casebook",
        "/clock", "/rounds", "/initials",
        "/room/3?board=7", "/help", "/about", "/calls", "/waiting",
        "/sheets", "/sheets/revoke", "/sheets/revoke.svg", "/phone", "/nothing",
    ]  # fmt: skip


_MAIN_BUTTON = """() => {
  const seen = [...document.querySelectorAll("main button.primary, main a.button.primary")]
    .filter((one) => one.checkVisibility() && !one.closest("nav"));
  const box = seen[0]?.getBoundingClientRect();
  return !box || box.bottom <= innerHeight && box.top >= 0;
}"""


def test_the_main_button_is_in_sight_and_nothing_is_wider_than_the_screen(
    opens: Opens, served: Served
) -> None:
    """On a phone, on a small one, and on a laptop, without scrolling."""
    page: Page = opens("/", size="phone")
    lost: list[str] = []
    for address in addresses(served):
        if address.endswith(("/report", ".svg")):
            continue  # paper
        page.goto(address, wait_until="domcontentloaded")
        for width, height in ((390, 844), (1280, 800), (320, 640)):
            page.set_viewport_size({"width": width, "height": height})
            if width > 320 and not page.evaluate(_MAIN_BUTTON):
                lost.append(f"{address} at {width}: the main button")
            if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                lost.append(f"{address} at {width}: too wide")
    assert not lost, "\n".join(lost)


def test_no_page_breaks_the_rules_that_the_desk_sets_itself(opens: Opens, served: Served) -> None:
    page: Page = opens("/", size="phone")
    said: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            said.append(f"{page.url}: {message.text}")

    page.on("console", hear)
    page.on("pageerror", lambda error: said.append(f"{page.url}: {error}"))
    page.on("dialog", lambda dialog: said.append(f"{page.url}: a script of somebody's runs"))
    for address in addresses(served):
        response = page.goto(address, wait_until="domcontentloaded")
        assert response is not None
        expected = {"/nothing": 404}.get(address, 422 if "%3Cscript%3E" in address[-20:] else 200)
        assert response.status == expected, address
        assert page.locator("img[src=x], script:not([src])").count() == 0, address
    page.goto("/laws")  # so that what the last page says is heard
    assert [line for line in said if "404" not in line and "422" not in line] == []
    with page.expect_console_message(lambda message: "Content Security Policy" in message.text):
        page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">')")
    assert said, "it would have been heard"
