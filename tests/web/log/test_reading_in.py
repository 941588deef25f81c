"""The whole log as a file, and the log of another desk read in on a page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.store import Store
from bridgelaw.store.export import exported
from bridgelaw.table import read_event
from tests.web.filled import Filled, fill
from tests.web.visitor import Visitor, words_of

PAGE = "/log/read-in"


@pytest.fixture
def phone(tmp_path: Path) -> Iterator[Desk]:
    with closing(Store(str(tmp_path / "phone.db"))) as store:
        yield Desk(store)


@pytest.fixture
def filled(phone: Desk) -> Filled:
    return fill(phone)


def send(visitor: Visitor, data: bytes, name: str = "phone.jsonl", status: int = 200) -> str:
    answer = visitor.client.post(
        PAGE, data={"token": visitor.token}, files={"file": (name, data, "application/jsonl")}
    )
    assert answer.status_code == status, answer.text[:500]
    return answer.text


def file_of(desk: Desk) -> bytes:
    return b"".join(exported(desk.store))


def test_the_log_page_links_to_both(director: Visitor) -> None:
    page = director.get("/log")
    assert 'href="/log.jsonl"' in page and f'href="{PAGE}"' in page
    assert 'enctype="multipart/form-data"' in director.get(PAGE)


def test_the_file_is_the_export(director: Visitor, desk: Desk) -> None:
    fill(desk)
    answer = director.client.get("/log.jsonl")
    assert answer.status_code == 200
    assert answer.content == file_of(desk)
    assert 'filename="bridgelaw-2' in answer.headers["content-disposition"]


def test_both_need_the_pin(anybody: Visitor, desk: Desk, phone: Desk, filled: Filled) -> None:
    for address in ("/log.jsonl", PAGE):
        answer = anybody.client.get(address)
        assert answer.status_code in (303, 403), address
    send(anybody, file_of(phone), status=403)
    assert not desk.store.find("ruling") and not desk.store.find("session")


def test_a_form_without_its_token_writes_nothing(
    director: Visitor, desk: Desk, phone: Desk, filled: Filled
) -> None:
    answer = director.client.post(PAGE, files={"file": ("x", file_of(phone))})
    assert answer.status_code == 403
    assert not desk.store.find("ruling") and not desk.store.find("session")


def test_a_log_is_read_in_once(director: Visitor, desk: Desk, phone: Desk, filled: Filled) -> None:
    words = words_of(send(director, file_of(phone)))
    assert "Rulings: 2" in words and "Tables: 1" in words and "Sessions: 1" in words
    for path in (f"/rulings/{filled.given}", f"/rulings/{filled.ruling}", f"/tables/{filled.table}",
                 f"/rulings/{filled.given}/report", f"/scores/{filled.session}",
                 "/log?session=all"):  # fmt: skip
        director.get(path)
    newest = desk.store.newest()
    words = words_of(send(director, file_of(phone)))
    assert "Nothing new" in words and f"Here already: {phone.store.newest()}" in words
    assert desk.store.newest() == newest
    # And the other way round: the phone has all of it already.
    assert "Nothing new" in words_of(send(director, director.client.get("/log.jsonl").content))


def test_two_sessions_of_one_name_are_told_apart(
    director: Visitor, desk: Desk, phone: Desk, filled: Filled
) -> None:
    desk.open_session(phone.club_session(filled.session).name)
    send(director, file_of(phone))
    for lang, words in (("en", " from phone.jsonl"), ("ja", "phone.jsonlから")):
        for address in ("/log?session=all", f"/log?session={filled.session}"):
            page = director.get(f"{address}&lang={lang}")
            options = re.findall(r"<option value=.s-[^>]*>(.*?)</option>", page)
            assert len(set(options)) == 2 and words in " ".join(options), options
        assert words_of(page).count(words.strip()) == 2, "also where it is shown"


def test_what_conflicts_is_shown_and_stays(
    director: Visitor, desk: Desk, phone: Desk, filled: Filled
) -> None:
    send(director, file_of(phone))
    for one, event in ((phone, "E 2H"), (desk, "E P")):
        at = one.table(filled.table)
        one.happen(at, at.seq, read_event(event))
    newest = desk.store.newest()
    page = send(director, file_of(phone))
    words = words_of(page)
    assert "Not read in" in words and "went on differently here" in words
    assert f'href="/tables/{filled.table}"' in page
    assert filled.table not in words
    assert desk.store.newest() == newest


def test_a_wrong_file_is_refused_with_its_place(
    director: Visitor, desk: Desk, phone: Desk, filled: Filled
) -> None:
    lines = file_of(phone).splitlines(keepends=True)
    for data, said in (
        (b"", "no entries"),
        (b"board,table\n1,1\n", "Line 1 is no entry"),
        (b"".join(lines[1:]), "Entry 1 is missing"),
        (b"".join([lines[0].replace(b"script", b"scrapt"), *lines[1:]]), "Entry 1 ("),
    ):
        page = send(director, data, status=422)
        assert said in words_of(page)
        assert 'aria-invalid="true"' in page
    assert "Choose a file first" in words_of(send(director, b"", name="", status=422))
    assert not desk.store.find("ruling") and not desk.store.find("session")
