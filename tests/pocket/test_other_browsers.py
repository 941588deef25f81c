"""The one file in other browsers than Chromium, from a disk and with the network off. Each is
started anew for this, so that only an exhaustive run does it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgelaw.pocket.build import write_one_file
from tests.pocket.stick import Stick, newer_version, through_the_club
from tests.rotation import either
from tools.other_browsers import Firefox, find, firefox, webkit

pytestmark = pytest.mark.skipif(not either(False, True), reason="with --exhaustive")

# Firefox itself asks its makers for this and that; a page's requests come from a page.
_WATCH = """
Services.io.offline = true;
window.bridgelawAsked = [];
Services.obs.addObserver((channel) => {
  const from = channel.QueryInterface(Ci.nsIChannel).loadInfo?.loadingPrincipal?.URI?.spec || "";
  if (/^(file|blob|about|null)/.test(from)) window.bridgelawAsked.push(channel.URI.spec);
}, "http-on-opening-request");
return true;
"""
_ERRORS = """
const said = Services.console.getMessageArray().filter((one) => one instanceof Ci.nsIScriptError)
  .filter((one) => !(one.flags & (Ci.nsIScriptError.warningFlag | Ci.nsIScriptError.infoFlag)))
  .map((one) => one.message);
const logged = Cc["@mozilla.org/consoleAPI-storage;1"].getService(Ci.nsIConsoleAPIStorage)
  .getEvents().filter((one) => one.level === "error").map((one) => String(one.arguments));
return [...said, ...logged].filter((one) => /bridgelaw/.test(one));
"""


def _needed(name: str) -> None:
    if find(name) is None:
        if os.environ.get("CI") == "true":
            pytest.fail(f"{name} is missing")
        pytest.skip(f"no {name} on this machine")


@pytest.fixture(scope="module")
def the_file(app_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("stick") / "bridgelaw.html"
    write_one_file(app_folder, path)
    return path


@pytest.fixture(scope="module")
def profile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    _needed("firefox")
    return tmp_path_factory.mktemp("firefox")


@pytest.fixture(scope="module")
def fox(profile: Path, the_file: Path) -> Iterator[Firefox]:
    with firefox(profile) as browser:
        browser.inside(_WATCH)
        browser.open(the_file.as_uri())
        yield browser


def test_an_evening_in_firefox_with_the_network_off(fox: Firefox, the_file: Path) -> None:
    window = Stick(fox.run)
    assert window.wait() == "open"
    assert "accepted" in window.rule()
    window.evening()
    assert window.rulings() == 2
    window.do("await press(\"a[href$='/log.jsonl']\")")
    assert b'"r-' in fox.downloaded()

    fox.open_window(the_file.as_uri())
    second = Stick(fox.run)
    assert second.wait() == "failed"
    assert "another window" in second.do("return document.body.innerText")
    fox.close_window()

    assert fox.inside("return window.bridgelawAsked") == []
    assert fox.inside(_ERRORS) == []
    assert window.wait_for_picture() == "kept"
    fox.open(the_file.as_uri())
    assert window.wait() == "open"
    assert window.do("return document.body.dataset.how") == "picture"


def test_firefox_killed_and_started_with_a_newer_file_has_the_log(
    fox: Firefox, profile: Path, the_file: Path
) -> None:
    fox.open(the_file.as_uri())
    window = Stick(fox.run)
    assert window.wait() == "open"
    before = window.rulings()
    window.rule()
    fox.kill()
    newer_version(the_file, the_file)
    with firefox(profile) as again:
        again.open(the_file.as_uri())
        window = Stick(again.run)
        assert window.wait() == "open"
        assert window.rulings() == before + 1
        # And to the club and back: what is here already is not doubled.
        clubs = through_the_club(window.log(), profile / "club.db")
        window.read_in(clubs)
        assert window.rulings() == before + 1
    with firefox(profile / "another") as other:
        other.open(the_file.as_uri())
        window = Stick(other.run)
        assert window.wait() == "open"
        window.read_in(clubs)
        assert window.rulings() == before + 1


def test_a_ruling_in_webkit_is_there_when_the_file_is_opened_again(the_file: Path) -> None:
    _needed("webkit")
    with webkit() as browser:
        browser.open(the_file.as_uri())
        window = Stick(browser.run)
        assert window.wait() == "open", window.do("return document.body.innerText")
        window.do("self.wrong = []; addEventListener('error', (one) => wrong.push(one.message))")
        before = window.rulings()
        assert "accepted" in window.rule()
        assert window.do("return self.wrong") == []
        browser.open(the_file.as_uri())
        assert window.wait() == "open"
        assert window.rulings() == before + 1
