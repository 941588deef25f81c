"""The one file in any browser that runs a script: a director who taps, types and hands in files."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from starlette.testclient import TestClient

from bridgelaw.store import Store
from bridgelaw.web.app import create_app
from bridgelaw.web.server.addresses.allowed_hosts import Hosts
from bridgelaw.web.server.desk_place import DeskPlace
from tests.formats.bws.evenings import Evening, mitchell, played
from tests.table.tables import DEAL
from tests.web.visitor import hidden_fields

Run = Callable[..., Any]
"""Runs the body of a function in the page, with these values as `given`; it may await."""

BWS = Evening(rounds=mitchell(5), received=played(mitchell(5))).data()

# Waiting is for what must come, so that it ends by itself; the limit is for what never does.
_HELP = """
const until = async (holds) => {
  for (const end = Date.now() + 150_000; Date.now() < end;) {
    const found = holds();
    if (found) return found;
    await new Promise((on) => setTimeout(on, 20));
  }
  throw new Error("waited in vain for " + holds + ": " + document.body.innerText
    + document.getElementById("desk")?.contentDocument?.body?.innerText);
};
const frame = () => document.getElementById("desk"), page = () => frame().contentDocument;
const one = (what) => page()?.querySelector(what);
const press = async (what) => (await until(() => one(what))).click();
const moved = async (act) => {
  const old = frame();
  await act();
  await until(() => frame() !== old);
};
const tap = (what) => moved(() => press(what));
const go = async (to) => {
  if (location.hash !== "#" + to) await moved(() => { location.hash = "#" + to; });
};
const type = (what, text) => { one(what).value = text; };
const hand = (what, name, packed) => {
  const file = new File([Uint8Array.from(atob(packed), (one) => one.charCodeAt(0))], name);
  const held = new DataTransfer();
  held.items.add(file);
  one(what).files = held.files;
};
const ANSWER = "#answers button[name=answer]";
const GIVE = 'form[action$="/rulings/new/give"] button.primary';
const ruled = async () => {
  for (let count = 0; count < 40; count++) {
    if (one("[data-moment]")) { one(".seat-plate.at-E label")?.click(); await tap("[data-go]"); }
    else if (one(ANSWER)) await tap(ANSWER);
    else if (one(GIVE)) await tap(GIVE);
    else return page().querySelector("main").innerText;
  }
  throw new Error("no ruling: " + page().body.innerText);
};
"""


class Stick:
    """A window with the file open in it."""

    def __init__(self, run: Run) -> None:
        self._run = run

    def do(self, script: str, *values: object) -> Any:
        return self._run(_HELP + script, *values)

    def wait(self) -> str:
        """How it has opened: `open` or `failed`."""
        shown = "await until(() => document.body.dataset.state); return document.body.dataset.state"
        state: str = self.do(shown)
        return state

    def wait_for_picture(self) -> str:
        """Until the next start is quicker, or it is known that it will not be."""
        kept: str = self.do("return await until(() => document.body.dataset.picture)")
        return kept

    def rule(self, procedure: str = "insufficient-bid") -> str:
        """A ruling to its end, with the first of what is offered: what the page says then."""
        said: str = self.do(
            "await go('/rulings/new?procedure=' + given[0]); return await ruled()", procedure
        )
        return said

    def rulings(self) -> int:
        """So many are in the log."""
        found = self.do(
            "await go('/'); await go('/log?session=all');"
            "const links = [...page().querySelectorAll(\"main a[href*='/rulings/r-']\")];"
            "return links.map((link) => /rulings.(r-[^/?#]+)/.exec(link.getAttribute('href'))[1])"
        )
        return len(set(found))

    def log(self) -> bytes:
        """The whole log, as it is saved."""
        text: str = self.do(
            "return await (await bridgelawDesk.fetch('https://bridgelaw.invalid/desk/log.jsonl')).text()"
        )
        return text.encode()

    def read_in(self, log: bytes) -> None:
        """A log of another desk."""
        self.do(
            "await go('/log/read-in'); hand('input[type=file]', 'club.jsonl', given[0]);"
            "await tap('main form:has(input[type=file]) button')",
            base64.b64encode(log).decode(),
        )

    def in_a_full_browser(self, open_again: Callable[[], object]) -> None:
        """What is said to a ruling that there is no room for, and what is there afterwards."""
        before = self.rulings()
        said = self.do(
            "go('/rulings/new?procedure=insufficient-bid').then(ruled).catch(() => {});"
            "await until(() => document.body.dataset.state === 'failed');"
            "return document.body.innerText"
        )
        assert "could not be kept" in said
        assert "Export the log" in said
        open_again()
        assert self.wait() == "open"
        # All that was shown is there, and can be taken along.
        assert self.rulings() == before
        assert self.log().count(b'"r-') >= before > 0

    def evening(self) -> None:
        """A live table, a claim, a file of results, Japanese."""
        table = self.do(
            "await go('/tables/new'); type('#board', '3'); type('#deal', given[0]);"
            "await tap('main form button.primary');"
            "for (const call of ['S 3NT', 'W Pass', 'N Pass', 'E Pass'])"
            "  await press(`#acting button[name=line][value='${call}']`);"
            "await until(() => /3NT/.test(one('.table-top')?.innerText));"
            "return one('.table-top').innerText",
            str(DEAL),
        )
        assert "3NT" in table
        assert "claim stands" in self.rule("claim")
        ranking = self.do(
            "await go('/scores'); await tap('main form button.primary');"
            "hand('input[type=file]', 'evening.bws', given[0]);"
            "await tap('main form:has(input[type=file]) button.primary');"
            "return page().querySelector('main').innerText",
            base64.b64encode(BWS).decode(),
        )
        assert "evening.bws" in ranking
        japanese = self.do(
            "await go('/?lang=ja'); return [document.documentElement.lang, document.title]"
        )
        assert japanese[0] == "ja"
        assert self.do("await go('/log?lang=en'); return document.documentElement.lang") == "en"


def in_chromium(page: Page) -> Stick:
    """The same director in Chromium."""

    def run(script: str, *values: object) -> Any:
        body = f"(values) => (async (...given) => {{{script}}})(...values)"
        return page.evaluate(body, values)

    return Stick(run)


def newer_version(path: Path, at: Path) -> Path:
    """The file as a newer release would have it."""
    text = path.read_text("utf-8")
    (version,) = re.findall('name="bridgelaw-version" content="([^"]+)"', text)
    at.write_text(text.replace(version, version + "-newer"), "utf-8")
    return at


def through_the_club(log: bytes, database: Path) -> bytes:
    """Read in at a club's desk, and the whole log of that desk."""
    store = Store(str(database))
    app = create_app(store, hosts=Hosts(("testserver",)), place=DeskPlace(signs_in=False))
    club = TestClient(app, follow_redirects=True)
    fields = hidden_fields(club.get("/log/read-in").text)
    answer = club.post("/log/read-in", data=fields, files={"file": ("mine.jsonl", log)})
    assert answer.status_code == 200
    found = club.get("/log.jsonl").content
    store.close()
    return found
