"""What a page offers to somebody who may not do everything: nothing that would be refused.

Pages are written for directors. Of a page for a scorer, a reader or players, the forms and buttons
are taken out whose address asks for a right that they do not have. So a new form is never forgotten
here; whoever sends it all the same is refused by its route.
"""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.routing import Match

from bridgelaw.desk.people.roles import Right
from bridgelaw.web.server.access.who import Who
from bridgelaw.web.server.lazy_routes import LazyPages

_FORM = re.compile(r'<form\b(?=[^>]*\bmethod="post")[^>]*>.*?</form>', re.S)
_BUTTON = re.compile(
    r'<a\b(?=[^>]*\bclass="[^"]*\bbutton\b)[^>]*\bhref="([^"]*)"[^>]*>.*?</a>', re.S
)
_EMPTY_FOLD = re.compile(
    r"<details\b[^>]*>\s*<summary\b[^>]*>(?:(?!</summary>).)*</summary>\s*</details>", re.S
)
_ACTION = re.compile(r'\baction="([^"]*)"')


def offered(html: str, request: Request, who: Who) -> str:
    """The page without what this person may not do."""

    def form(match: re.Match[str]) -> str:
        opening = match[0].partition(">")[0]
        action = _ACTION.search(opening)
        address = request.url.path if action is None else unescape(action[1])
        return match[0] if may_go(request, "POST", address, who) else ""

    def button(match: re.Match[str]) -> str:
        address = unescape(match[1])
        is_ours = address.startswith("/")
        return match[0] if not is_ours or may_go(request, "GET", address, who) else ""

    return _without_empty_folds(_BUTTON.sub(button, _FORM.sub(form, html)))


def _without_empty_folds(html: str) -> str:
    """A fold that had nothing but forms has nothing to unfold."""
    count = 1
    while count:
        html, count = _EMPTY_FOLD.subn("", html)
    return html


def may_go(request: Request, method: str, address: str, who: Who) -> bool:
    """Would the page at an address answer this person?"""
    path = urlsplit(address).path
    scope = {"type": "http", "method": method, "path": path, "root_path": "", "headers": []}
    for route in request.app.router.routes:
        if not isinstance(route, LazyPages):
            continue
        match, child = route.matches(scope)
        if match is Match.FULL:
            right: Right | None = child["lazy"].right
            table = child.get("path_params", {}).get("table", "")
            return right is None or who.may(right, table)
    return True
