"""The log of a phone at the club's desk: exported, read in twice, and told in the same words."""

from __future__ import annotations

from pathlib import Path

from starlette.testclient import TestClient

from bridgelaw.store import Store
from bridgelaw.web.app import create_app
from bridgelaw.web.server.addresses.allowed_hosts import Hosts
from bridgelaw.web.server.desk_place import DeskPlace
from tests.pocket.ruling import begin, ruling_in, tap, unfolded
from tests.table.tables import DEAL
from tests.web.visitor import hidden_fields, words_of
from tools.app_browser import Window

_MAIN = """async (address) => {
    const root = document.documentElement.dataset.root;
    const answer = await fetch(root + address);
    return [answer.status, await answer.text()];
}"""


def _main(page: str) -> str:
    return words_of(page[page.index("<main") :])


def test_what_a_phone_ruled_is_the_same_at_the_desk_and_comes_in_once(
    window: Window, tmp_path: Path
) -> None:
    rulings = [ruling_in(begin(window, one)) for one in ("insufficient-bid", "revoke")]
    desk = window.go("/tables/new")
    desk.fill("#board", "3")
    desk.click("#more-fields > summary")
    desk.fill("#deal", str(DEAL))
    tap(desk, desk.locator("main form button.primary"))
    table = desk.url.split("/tables/")[1].split("?")[0]
    desk.locator('#acting button[name="line"][value="S 3NT"]').click()
    desk.locator('#acting button[value="W Pass"]').wait_for()
    desk = window.go("/log")
    with window.page.expect_download() as waiting:
        unfolded(desk, "a[href$='/log.jsonl']").click()
    exported = tmp_path / "phone.jsonl"
    waiting.value.save_as(exported)
    # The club's desk is another program on another machine, with the same law.
    store = Store(str(tmp_path / "club.db"))
    app = create_app(store, hosts=Hosts(("testserver",)), place=DeskPlace(signs_in=False))
    club = TestClient(app, follow_redirects=True)
    counts = []
    for _ in range(2):
        fields = hidden_fields(club.get("/log/read-in").text)
        with exported.open("rb") as file:
            answer = club.post("/log/read-in", data=fields, files={"file": ("phone.jsonl", file)})
        assert answer.status_code == 200, answer.text[-600:]
        counts.append(store.newest())
    assert counts[0] == counts[1] > 0
    for address in (*(f"/rulings/{one}" for one in rulings), f"/tables/{table}"):
        status, there = window.desk.evaluate(_MAIN, address)
        here = club.get(address)
        assert status == here.status_code == 200
        assert _main(there) == _main(here.text), address
    store.close()
