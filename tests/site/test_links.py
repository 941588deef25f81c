"""Every link of the built site leads somewhere, and nothing is loaded from elsewhere.

The pages are read as a browser reads them, with nothing of the code that has written them.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from posixpath import dirname, join, normpath
from urllib.parse import unquote, urlsplit

import pytest

_LEADS = {"a": "href", "link": "href", "img": "src", "script": "src", "form": "action"}


@dataclass
class Seen:
    """What stands on a page."""

    lang: str = ""
    ids: Counter[str] = field(default_factory=Counter)
    links: list[tuple[str, str, dict[str, str]]] = field(default_factory=list)
    """Tag, address and all that the tag says."""
    text: list[str] = field(default_factory=list)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.seen = Seen()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        if tag == "html":
            self.seen.lang = said.get("lang", "")
        if "id" in said:
            self.seen.ids[said["id"]] += 1
        address = said.get(_LEADS.get(tag, ""))
        if address is not None:
            self.seen.links.append((tag, address, said))


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, Seen]:
    """Every page by its file."""
    found = {}
    for path in sorted(site.rglob("*.html")):
        reader = _Reader()
        reader.feed(path.read_text("utf-8"))
        found[path.relative_to(site).as_posix()] = reader.seen
    return found


def test_every_link_leads_somewhere(site: Path, pages: dict[str, Seen]) -> None:
    dead = []
    files = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    for file, seen in pages.items():
        for _, address, _ in seen.links:
            parts = urlsplit(address)
            if parts.scheme:
                continue
            to = file
            if parts.path:
                to = normpath(join(dirname(file), unquote(parts.path)))
            if to not in files:
                dead.append(f"{file}: {address}")
            elif parts.fragment and to in pages and not pages[to].ids[unquote(parts.fragment)]:
                dead.append(f"{file}: {address} has no such place")
    assert dead == []


def test_links_are_relative_and_name_a_file(pages: dict[str, Seen]) -> None:
    """So that the site works below any path of a host, and from a disk."""
    for file, seen in pages.items():
        for _, address, _ in seen.links:
            parts = urlsplit(address)
            if parts.scheme:
                continue
            assert not address.startswith("/"), f"{file}: {address}"
            assert not parts.path.endswith("/"), f"{file}: {address}"


def test_nothing_is_loaded_from_elsewhere_and_links_out_are_marked(
    site: Path, pages: dict[str, Seen]
) -> None:
    outgoing = 0
    for file, seen in pages.items():
        for tag, address, said in seen.links:
            if not urlsplit(address).scheme:
                continue
            if tag == "link" and said.get("rel") == "icon" and address.startswith("data:image/"):
                continue
            assert tag == "a", f"{file} loads {address}"
            assert "external" in said.get("rel", ""), f"{file}: {address} is not marked"
            outgoing += 1
    assert outgoing > 5  # the documentation names what the project is made of
    for style in (site / "static").glob("*.css"):
        assert not re.search(r"@import|url\((?!#)", style.read_text("utf-8"))
    for drawing in (site / "sheets").glob("*.svg"):
        assert not re.search(r'(?:href|src)="(?!#)', drawing.read_text("utf-8"))


def test_scripts_only_where_one_searches(pages: dict[str, Seen]) -> None:
    having = {
        file for file, seen in pages.items() if any(tag == "script" for tag, *_ in seen.links)
    }
    assert having == {"search.html", "ja/search.html"}


def test_no_name_of_a_place_stands_twice_on_a_page(pages: dict[str, Seen]) -> None:
    twice = {
        file: [name for name, count in seen.ids.items() if count > 1]
        for file, seen in pages.items()
        if any(count > 1 for count in seen.ids.values())
    }
    assert twice == {}


def test_every_page_says_its_language_and_leads_to_the_other(pages: dict[str, Seen]) -> None:
    for file, seen in pages.items():
        if file.startswith("app/"):
            continue
        lang = "ja" if file.startswith("ja/") else "en"
        assert seen.lang == lang, file
        others = [
            said["hreflang"] for tag, _, said in seen.links if tag == "a" and "hreflang" in said
        ]
        assert others == ["en" if lang == "ja" else "ja"], file
