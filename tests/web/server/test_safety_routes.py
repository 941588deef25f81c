"""Every address that there is: who may use it, and what it makes of bad input."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

import bridgelaw.web
from bridgelaw.desk.desk import Desk
from bridgelaw.web.app import PAGES
from tests.rotation import rotated
from tests.web.filled import EVIL, Filled, fill
from tests.web.routes import Address, addresses
from tests.web.visitor import Visitor

ALL = addresses()
SOME = rotated(ALL, part=3)
"""For what is tried in very many ways on each of them."""
OPEN = (
    "",
    "search",
    "clock",
    "laws",
    "casebook",
    "training",
    "compare",
    "help",
    "about",
    "icons",
    "manifest.webmanifest",
    "results",
    "regulations",
    "sheets",
    "slips",
    "tables",
    "sign-in",
    "first-start",
    "welcome",
    "join",
    "at",
)
# Forms that anybody may send; without the right words they write nothing of the club's.
WITHOUT_WRITING = ("compare", "sheets", "casebook", "sign-in", "welcome", "join", "at")
BAD = (
    "nothing",
    "-1",
    "１",
    "9" * 300,
    "%ff%fe",
    "..%2f..",
    "t-%3Cscript%3E",
    "%F0%9F%82%A1",
    "%0a",
)
QUERIES = (
    "", "q=%ff&page=%ed%a0%80&before=x&n=-1", "q=" + "a" * 20_000, "&".join(["a=1"] * 2000),
    "lang=xx&theme=%3Cb%3E&size=&before=99999999999999999999&after=1e9&board=%E2%99%A0&law=%25%5C",
)  # fmt: skip
VALUES = (
    "",
    "x" * 3000,
    "-1",
    "99999999999999999999",
    EVIL,
    "♠\u202e🂡",
    "1e309",
    "%s{0}{x}",
    "\n\r\t",
    "\x00",
)


# What phones fetch before anybody signs in.
GIVEN_IN = ("/class/{code}/result", "/class/{code}/seen")
"""Trainees need no account: who has the link of a class gives marks in, as many as it takes, and
says at which table they are, which is kept nowhere."""
OPEN_PATHS = ("/phone/authority.crt", "/class/{code}")


def field_names() -> list[str]:
    """The fields of all forms, as the templates name them."""
    folder = Path(bridgelaw.web.__file__).parent / "templates"
    texts = (path.read_text("utf-8") for path in sorted(folder.rglob("*.html")))
    names = {name for text in texts for name in re.findall(r'name="([\w-]+)"', text)}
    return sorted(names - {"token", "viewport", "color-scheme"})


@pytest.fixture
def filled(desk: Desk) -> Filled:
    return fill(desk)


@pytest.fixture
def stranger(app: Starlette, director: Visitor) -> TestClient:
    return TestClient(app, follow_redirects=False, raise_server_exceptions=False)


@pytest.fixture
def knower(app: Starlette, director: Visitor) -> TestClient:
    """A director whose browser takes whatever comes."""
    client = TestClient(app, follow_redirects=False, raise_server_exceptions=False)
    client.cookies = director.client.cookies
    return client


def real(address: Address, filled: Filled) -> list[str]:
    """The address with ids that exist."""
    if "{" not in address.path:
        return [address.path]
    ids = filled.ids_for(address.word)
    return list(dict.fromkeys(address.filled(one, step) for one in ids for step in ("0", "1")))


@pytest.mark.parametrize("module", PAGES)
def test_every_page_is_found_by_its_first_word(module: str) -> None:
    assert {address.word for address in addresses(module)} <= set(PAGES[module])


def test_nobody_writes_without_the_pin(stranger: TestClient, filled: Filled, desk: Desk) -> None:
    before = desk.store.newest()
    fields = dict.fromkeys(field_names(), "1")
    for address in ALL:
        if address.method == "GET":
            continue
        for path in {address.filled("nothing", "0"), *real(address, filled)}:
            response = stranger.post(path, data=fields)
            if address.word in WITHOUT_WRITING or address.path in GIVEN_IN:
                assert response.status_code < 500, path
            else:
                assert response.status_code == 403, (path, response.status_code)
                assert 'name="pin"' in response.text, path
    assert {entry.kind for entry in desk.store.all(before)} <= {"refused"}, "a wrong PIN is noted"


def test_what_is_not_open_asks_for_the_pin(stranger: TestClient, filled: Filled) -> None:
    for address in ALL:
        if address.method != "GET" or address.word in OPEN or address.path in OPEN_PATHS:
            continue
        for path in {address.filled("nothing", "0"), *real(address, filled)}:
            response = stranger.get(path)
            assert response.status_code == 303, (path, response.status_code)
            assert response.headers["location"] == f"/sign-in?next={quote(path, safe='')}"


def test_what_is_open_can_be_read_without_the_pin(stranger: TestClient, filled: Filled) -> None:
    for word in ("", "search", "laws", "casebook", "compare", "sheets", "slips", "tables"):
        response = stranger.get(f"/{word}")
        assert response.status_code == 200, word
        assert filled.ruling not in response.text and filled.given not in response.text, word


def asked(filled: Filled) -> Iterator[tuple[Address, str]]:
    """Bad paths of an address, and good ones."""
    for address in SOME:
        if "{" in address.path:
            for one in BAD:
                yield address, address.filled(one)
            for one in filled.ids_for(address.word):
                for second in ("nothing", "-1", "９", "9" * 30):
                    if address.path.count("{") > 1:
                        yield address, address.filled(one, second)
        if not address.path.endswith("/live"):  # which would not end
            for path in real(address, filled):
                yield address, path


def test_bad_addresses_and_queries_get_a_clear_answer(
    knower: TestClient, stranger: TestClient, filled: Filled, desk: Desk
) -> None:
    before, wrong = desk.store.newest(), []
    for place, (address, path) in enumerate(asked(filled)):
        if address.method != "GET":
            continue
        client = stranger if place % 3 == 0 else knower
        for query in QUERIES if path == address.path else QUERIES[place % len(QUERIES) :][:1]:
            response = client.get(path, params=query)
            if response.status_code >= 500:
                wrong.append(f"GET {path}?{query[:80]}: {response.status_code}")
    assert wrong == []
    assert {entry.kind for entry in desk.store.all(before)} <= {"exported"}


def test_wrong_methods_are_refused(knower: TestClient, filled: Filled, desk: Desk) -> None:
    before = desk.store.newest()
    for path in {address.filled("nothing") for address in SOME}:
        for method in ("PUT", "DELETE", "BREW"):
            response = knower.request(method, path)
            assert response.status_code in (404, 405), (method, path, response.status_code)
            assert "<h1>" in response.text
        if not path.endswith("/live"):
            head = knower.head(path)
            assert head.status_code < 500 and head.content == b"", path
    assert desk.store.newest() == before


def test_bad_forms_get_a_clear_answer_and_what_is_refused_writes_nothing(
    knower: TestClient, director: Visitor, filled: Filled, desk: Desk
) -> None:
    names, token, wrong = field_names(), director.token, []
    broken = b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--'
    kinds = {
        "json": (b'{"a": 1}', "application/json"),
        "broken multipart": (broken, "multipart/form-data; boundary=x"),
        "no boundary": (broken, "multipart/form-data"),
        "many": (b"a=1&" * 1000, "application/x-www-form-urlencoded"),
        "not UTF-8": (b"answer=%ff%fe&\xff\xfe=\xff", "application/x-www-form-urlencoded"),
        "nothing": (b"", "application/x-www-form-urlencoded"),
    }
    forms = {value[:9]: dict.fromkeys(names, value) for value in ("", EVIL)}
    for first in range(4):  # each field something else
        forms[f"mixed {first}"] = dict(zip(names, itertools.cycle(VALUES[first:]), strict=False))
    tried: dict[str, dict[str, Any]] = {
        name: {"data": {"token": token, **form}} for name, form in forms.items()
    }
    tried |= {
        name: {"content": body, "headers": {"Content-Type": kind}}
        for name, (body, kind) in kinds.items()
    }
    tried["files"] = {"data": {"token": token}, "files": [("file", (EVIL, b"\x00\xff" * 99))]}
    turns = itertools.cycle(tried.items())
    for address, path in asked(filled):
        if address.method == "GET" or address.word.startswith("sign-"):
            continue
        is_real = path in real(address, filled)
        for what, sent in tried.items() if is_real else itertools.islice(turns, 1):
            before = desk.store.newest()
            response = knower.post(path, **sent)
            if response.status_code >= 500:
                wrong.append(f"POST {path} ({what}): {response.status_code}")
            elif response.status_code >= 400 and desk.store.newest() != before:
                wrong.append(f"POST {path} ({what}): refused, and yet written")
    assert wrong == []


def test_every_page_escapes_names_and_signs_its_forms(knower: TestClient, filled: Filled) -> None:
    shown = set()
    for address in ALL:
        if address.method != "GET" or address.path.endswith("/live"):
            continue
        for path in real(address, filled):
            response = knower.get(path, follow_redirects=True)
            if not response.headers["content-type"].startswith("text/html"):
                continue
            assert "<script>alert" not in response.text, path
            assert "<img src=x" not in response.text, path
            if "&lt;script&gt;alert" in response.text:
                shown.add(address.word)
            for form in re.findall(r"<form\b.*?</form>", response.text, re.DOTALL):
                opening = form.partition(">")[0]
                is_open = any(f'action="/{word}' in opening for word in WITHOUT_WRITING)
                if 'method="post"' in opening and not is_open:
                    assert 'name="token"' in form, (path, opening)
    assert {"tables", "rulings", "scores", "log"} <= shown
