"""Which file an address is, and how one page links to another.

Pages are written with the desk's addresses (`/laws/27B1`), so that its templates can be used as
they are. In the site each address is a file, every language has a folder, and links are relative:
it works under any address, and from a disk.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from html import escape, unescape
from pathlib import Path
from posixpath import dirname, relpath
from urllib.parse import quote, unquote, urlsplit

HOME = "en"
"""The language that stands at the root; the others have a folder each."""

_WITH_INDEX = ("", "laws", "sheets", "casebook", "docs", "docs/reference")
"""Addresses that are folders, so that what is below them has a place."""
_SAME_FOR_ALL = ("static/", "screens/", "docs/", "app/", "get/")
"""What every language has in common, and stands at the root once; but see `translated`."""
_DOCS = Path(__file__).resolve().parents[2] / "docs"
_FILES = (".css", ".html", ".js", ".png", ".svg", ".zip")
_LAW = re.compile(r"laws/(\d+)(\D.*)")
_LINK = re.compile(r'(?<=\s)(href|src|action)="(/[^"]*)"')


class DeadLink(LookupError):
    """A page links to something that the site does not have."""


@dataclass(frozen=True, slots=True)
class Target:
    """A file of the site, and the place in it."""

    file: str
    fragment: str = ""


def target(address: str, code: str) -> Target:
    """Where an address of the desk, or of the site itself, leads in a language.

    `/@ja/laws` is the page in that language, whatever the language of the page that links to it.
    """
    parts = urlsplit(address)
    path, fragment = unquote(parts.path).strip("/"), unquote(parts.fragment)
    if path.startswith("@"):
        code, _, path = path[1:].partition("/")
    found = _LAW.fullmatch(path)
    if found is not None:  # a clause stands on the page of its law
        path, fragment = f"laws/{found[1]}", found[1] + found[2]
    if path.startswith("sheets/"):
        path = path.removesuffix("/whole")
        if path.endswith(".svg"):  # a drawing names its language, and stands there once
            return Target(f"sheets/{path[7:-4]}.{code}.svg")
    return Target(_file(path, code), fragment)


@cache
def translated(code: str) -> frozenset[str]:
    """The documents that a language has of its own, by their names."""
    return frozenset(path.stem for path in (_DOCS / code).glob("*.md"))


def _file(path: str, code: str) -> str:
    is_same = code == HOME or path.startswith(_SAME_FOR_ALL)
    if is_same and path.removeprefix("docs/") in translated(code):
        is_same = False
    folder = "" if is_same else f"{code}/"
    if path in _WITH_INDEX:
        return f"{folder}{path}/index.html".replace("//", "/").removeprefix("/")
    return folder + path + ("" if path.endswith(_FILES) else ".html")


def relative(to: Target, of: str) -> str:
    """The link from one file to another."""
    path = quote(relpath(to.file, dirname(of) or "."))
    return path + (f"#{quote(to.fragment, safe='()')}" if to.fragment else "")


def localised(html: str, file: str, code: str, known: frozenset[str]) -> str:
    """A page with all its links relative. `DeadLink` where one leads to no file of the site."""

    def one(found: re.Match[str]) -> str:
        address = unescape(found[2])
        to = target(address, code)
        if to.file not in known:
            raise DeadLink(f"{file} links to {address}, which would be {to.file}")
        return f'{found[1]}="{escape(relative(to, file))}"'

    return _LINK.sub(one, html)
