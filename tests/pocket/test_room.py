"""A device that is full: it is said while there is still room for a ruling, and nothing is lost."""

from __future__ import annotations

from playwright.sync_api import Worker, expect

from tests.pocket.ruling import begin, ruling_in
from tools.app_browser import Window

_NOTE = """async ([ruling, text]) => {
    const root = document.documentElement.dataset.root;
    const token = document.querySelector("input[name=token]").value;
    const seen = document.querySelector("input[name=seen]").value;
    const body = new URLSearchParams({ token, seen, text });
    const sent = await fetch(`${root}/rulings/${ruling}/note`, { method: "POST", body });
    return [sent.status, await sent.text()];
}"""


# Browsers give files room in advance, so that a quota is felt late. Here it is felt at once: a file
# may grow as long as there is room.
_LIMIT = """() => {
    const kind = FileSystemSyncAccessHandle.prototype, { write, truncate } = kind;
    const take = (more) => {
        if (more > 0 && self.room < more) throw new DOMException("full", "QuotaExceededError");
        self.room -= Math.max(more, -1e9);
    };
    self.room = 0;
    kind.write = function (from, { at }) {
        take(Math.max(0, at + from.length - this.getSize()));
        return write.call(this, from, { at });
    };
    kind.truncate = function (size) {
        take(size - this.getSize());
        return truncate.call(this, size);
    };
}"""


def _worker(window: Window) -> Worker:
    return next(one for one in window.page.workers if one.url.endswith("/worker.js"))


def test_a_device_that_is_full_says_so_and_loses_nothing(own_window: Window) -> None:
    window = own_window
    ruling = ruling_in(begin(window, "insufficient-bid"))
    _worker(window).evaluate(_LIMIT)
    # What was held back lets this be kept, and it is said.
    desk = window.go(f"/rulings/{ruling}")
    assert desk.evaluate(_NOTE, [ruling, "The first note"])[0] == 200
    expect(window.page.locator("#told")).to_contain_text("This device is full")
    # Then nothing more fits: the page says so.
    _worker(window).evaluate("() => { self.room = 0; }")
    desk = window.go(f"/rulings/{ruling}")
    status, page = desk.evaluate(_NOTE, [ruling, "x" * 1900])
    assert status == 503
    assert "The disk is full: nothing was written." in page
    # With room again, it goes on.
    _worker(window).evaluate("() => { self.room = 1e9; }")
    desk = window.go(f"/rulings/{ruling}")
    assert desk.evaluate(_NOTE, [ruling, "The second note"])[0] == 200
    # And what was kept is there when the app is opened again.
    window.open(f"/rulings/{ruling}")
    for note in ("The first note", "The second note"):
        expect(window.desk.locator("main")).to_contain_text(note)
