"""Help: the first evening, what the desk is made from, and how it is installed."""

from __future__ import annotations

import re

import pytest

import bridgelaw
from bridgelaw.desk.desk import Desk
from bridgelaw.locale.language import LANGUAGES
from tests.web.visitor import Visitor, words_of


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_evening_is_three_steps_whose_links_lead_somewhere(
    director: Visitor, lang: str
) -> None:
    page = director.get(f"/help?lang={lang}")
    steps = re.findall(r'<li class="panel">(.*?)</li>', page, re.S)
    assert len(steps) == 3
    for address in {one for step in steps for one in re.findall(r'href="([^"]+)"', step)}:
        director.get(address)


def test_about_names_the_edition_in_force_and_the_sources(director: Visitor, desk: Desk) -> None:
    page = words_of(director.get("/about"))
    assert "as amended on 1 January 2024" in page and f"bridgelaw {bridgelaw.__version__}" in page
    assert all(f"Regulations of {name}" in page for name in ("WBF", "ACBL", "JCBL"))
    desk.open_session("an old one", edition="2017")
    first = words_of(director.get("/about").partition("<h2>")[0])
    assert "Laws of 2017" in first and "amended" not in first


def test_the_desk_can_be_installed(anybody: Visitor) -> None:
    """A manifest with icons, all reached without a sign-in, and named on every page."""
    page = anybody.client.get("/laws")
    assert '<link rel="manifest" href="/manifest.webmanifest">' in page.text
    assert "manifest-src 'self'" in page.headers["content-security-policy"]
    response = anybody.client.get("/manifest.webmanifest")
    assert response.headers["content-type"] == "application/manifest+json"
    manifest = response.json()
    assert manifest["display"] == "standalone" and manifest["start_url"] == "./"
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        drawn = anybody.client.get("/" + icon["src"])
        assert drawn.status_code == 200 and drawn.content.startswith(b"\x89PNG")
    assert anybody.client.get("/icons/nothing.png").status_code == 404


def test_clock_and_people_are_under_more(director: Visitor) -> None:
    menu = director.get("/").partition('class="menu"')[2].partition("</details>")[0]
    for address in ("/rounds", "/people", "/help", "/about"):
        assert f'href="{address}"' in menu


def test_the_clock_of_the_room_has_a_switch_for_its_sound(director: Visitor) -> None:
    page = director.get("/clock")
    assert re.search(r"<button[^>]* data-sound [^>]*aria-pressed", page)
