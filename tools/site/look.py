"""How the pages of the site look: the desk's templates and style, and what is the site's own."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from jinja2 import Environment

from bridgelaw import __version__
from bridgelaw.locale.language import LANGUAGES
from bridgelaw.web.server.templating import templates

_HERE = Path(__file__).parent
NAMES = {"en": "English", "ja": "日本語"}
"""What each language calls itself."""


class Asset(NamedTuple):
    """A file that pages load; its name changes with it, so that no browser shows an old one."""

    address: str
    body: bytes


@dataclass(frozen=True, slots=True)
class Reader:
    """Who visits a page of the desk's: on the site nobody signs in."""

    is_director: bool = False


@cache
def style() -> Asset:
    """The desk's style sheet, and the site's after it."""
    own = re.sub(r"/\*.*?\*/", "", (_HERE / "static" / "site.css").read_text("utf-8"), flags=re.S)
    return _asset("site", "css", templates.style().body + b"\n" + own.strip().encode())


@cache
def search_script() -> Asset:
    return _asset("search", "js", (_HERE / "static" / "search.js").read_bytes())


def named_by_content(name: str, suffix: str, body: bytes) -> Asset:
    return _asset(name, suffix, body)


def _asset(name: str, suffix: str, body: bytes) -> Asset:
    digest = hashlib.sha256(body).hexdigest()[:12]
    return Asset(f"/static/{name}-{digest}.{suffix}", body)


@cache
def environment(code: str) -> Environment:
    """The templates in one language: the site's own before the desk's."""
    made = templates.environment(code, _HERE / "templates")
    made.globals |= {
        "style": style().address,
        "search_script": search_script().address,
        "names": NAMES,
        "languages": tuple(LANGUAGES),
        "version": __version__,
    }
    return made


def render(template: str, code: str, **values: Any) -> str:
    """A page whose links are still addresses."""
    return environment(code).get_template(template).render(visit=Reader(), **values)
