"""Every case as a page, and as a quiz."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from bridgelaw.casebook.library import case_heads, case_of, case_paths, casebook_folder
from bridgelaw.desk.desk import Desk
from bridgelaw.locale.language import language
from bridgelaw.web.casebook.quiz import riddle, riddle_of
from tests.rotation import rotated
from tests.web.visitor import Visitor, words_of

SHARES = 4


@pytest.mark.parametrize("share", range(SHARES))
def test_every_case_is_a_page(app: Starlette, share: int) -> None:
    """With its title and its laws; half of the cases in each language. One in ten a run."""
    visitor = Visitor(TestClient(app, follow_redirects=False))
    code = "en" if share % 2 else "ja"
    for head in rotated(case_heads())[share::SHARES]:
        html = visitor.get(f"/casebook/{head.key}?lang={code}")
        assert language(code).value(head.title[code]) in words_of(html)
        assert html.count("<h1>") == 1
        assert all(f'href="/laws/{law}"' in html for law in head.laws)


def test_the_heads_are_what_the_files_say() -> None:
    for key in list(case_paths())[::40]:
        head = next(head for head in case_heads() if head.key == key)
        case = case_of(key)[0]
        assert (head.source, head.laws, head.title) == (case.source, case.laws, case.title)
    assert len(case_paths()) == len(list(casebook_folder().rglob("*.yaml")))


@pytest.mark.parametrize(
    ("key", "alike"),
    [
        ("law-70/70A-a-loser-that-was-not-seen", "as you have judged"),
        ("wbf-commentary/50-ducking-the-ace-of-spades", "There is no agreement to the claim"),
        ("law-47/47E1-told-that-it-was-their-turn", "♠5 goes back without rectification."),
    ],
)
def test_no_option_comes_to_the_same_as_the_right_one(key: str, alike: str) -> None:
    """In other words it would be right too, and the quiz would call it wrong."""
    for seed in range(8):
        found = riddle_of(key, case_of(key)[0], Random(seed))
        assert found is not None
        assert not any(alike in str(option.headline) for option in found.options)


def test_a_wheel_brings_the_casebook_where_the_desk_looks_for_it(tmp_path: Path) -> None:
    hook_module = pytest.importorskip("hatch_build")  # needs hatchling
    for version, wanted in (
        ("standard", {str(tmp_path / "casebook"): "bridgelaw/casebook/cases"}),
        ("editable", {}),
    ):
        build_data: dict[str, Any] = {"force_include": {}}
        hook = hook_module.CatalogueHook(str(tmp_path), {}, None, None, "", "wheel")
        hook.initialize(version, build_data)
        assert build_data["force_include"] == wanted


def test_a_case_shows_what_happened_what_was_asked_and_what_was_ruled(anybody: Visitor) -> None:
    said = words_of(anybody.get("/casebook/comparable-calls/06-one-heart-over-1nt"))
    for words in (
        "1♥︎ does not outrank 1NT.",
        "Does South accept the insufficient bid?",
        "Law 27B1(a)",
        "The pair plays transfers, corrected to two diamonds",
        "The text cites 27B1(a) for 3H too",
        "Nakamura, comparable calls in the 2017 Laws",
    ):
        assert words in said
    said = words_of(anybody.get("/casebook/law-87/87B-weighted"))
    assert "8 1/3" in said
    assert "two thirds" in said or "2/3" in said


def test_cases_are_found_by_law_source_and_words(anybody: Visitor) -> None:
    def found(query: str) -> set[str]:
        html = anybody.get(f"/casebook?{query}")
        return set(re.findall(r'href="/casebook/([^"?]+/[^"?]+)"', html))

    assert found("q=stayman+overcall") == {"comparable-calls/07-stayman-by-cue-bid"}
    assert "law-87/87B-weighted" in found("law=87")
    assert not any(key.startswith("law-27") for key in found("law=87"))
    assert all("Nakamura" in case_of(key)[0].source for key in list(found("source=nakamura"))[:5])
    assert found("q=1♠に対する1♥を2♥") == {"comparable-calls/03-negative-double-with-hearts"}
    assert found("q=%3Cb%3E") == set()
    first, second = found(""), found("page=2")
    assert len(first) == len(second) == 50
    assert not first & second


def test_there_is_no_such_case(anybody: Visitor) -> None:
    for address in ("law-27/nothing", "..%2F..%2Fetc/passwd", "a/b/c"):
        assert anybody.client.get(f"/casebook/{address}").status_code == 404


# The quiz


def test_the_right_ruling_is_among_the_options_once() -> None:
    chance = Random(7)
    riddles = 0
    for key in chance.sample(list(case_paths()), 40):
        found = riddle_of(key, case_of(key)[0], chance)
        if found is None:
            continue
        riddles += 1
        assert found.step.ruling is not None
        assert found.options[found.right].headline == found.step.ruling.headline
        assert found.options[found.right].clauses == found.step.ruling.clauses
        for code in ("en", "ja"):
            said = [language(code).say(option.headline) for option in found.options]
            assert len(set(said)) == len(said) >= 3
    assert riddles > 15


def test_a_series_is_the_same_for_everybody(anybody: Visitor) -> None:
    found = riddle(11, 3)
    riddle.cache_clear()
    again = riddle(11, 3)
    assert (found.key, found.options, found.right) == (again.key, again.options, again.right)
    assert len({riddle(11, number).key for number in range(1, 7)}) > 3


def test_an_answer_is_judged_and_the_score_goes_on_in_the_address(
    anybody: Visitor, desk: Desk
) -> None:
    before = desk.store.newest()
    start = anybody.client.get("/casebook/quiz").headers["location"]
    assert re.fullmatch(r"/casebook/quiz\?seed=\d+", start)
    found = riddle(5, 2)
    html = anybody.get("/casebook/quiz?seed=5&n=2&right=1")
    ways = [unescape(way) for way in re.findall(r'href="([^"]*choice=\d)#ask"', html)]
    assert len(ways) == len(found.options)
    for place, way in enumerate(ways):
        html = anybody.get(way)
        is_right = place == found.right
        assert ("That is right." in html) == is_right
        assert ("No, that is not the ruling." in html) != is_right
        assert f'href="/casebook/{found.key}"' in html
        assert f"seed=5&amp;n=3&amp;right={1 + is_right}" in html
    assert desk.store.newest() == before


@pytest.mark.parametrize(
    "query", ["seed=x", "seed=-1", "seed=1&n=0", "seed=1&choice=99", "seed=1&right=-3"]
)
def test_a_wrong_address_is_refused(anybody: Visitor, query: str) -> None:
    anybody.get(f"/casebook/quiz?{query}", 422)
    assert anybody.client.get("/casebook/quiz?seed=1&choice=9").status_code == 404
