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
from bridgelaw.casebook.run import take_steps
from bridgelaw.desk.desk import Desk
from bridgelaw.game.calls import Bid
from bridgelaw.locale.language import language
from bridgelaw.locale.text import tr
from bridgelaw.table.events import Called
from bridgelaw.web.casebook.quiz import Possible, Riddle, riddle_of, words_in
from bridgelaw.web.casebook.series import LENGTH, LEVELS, series
from bridgelaw.web.casebook.story import story_of
from bridgelaw.web.casebook.view import shown_step
from bridgelaw.web.parts.topics import TOPICS
from tests.rotation import rotated
from tests.web.visitor import Visitor, words_of

SHARES = 4
SEATS = ("North", "East", "South", "West")


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
        "Does South accept 1♥︎?",
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


def test_wrong_answers_are_near_the_right_one_and_about_the_same_seats() -> None:
    """Where the ruling names a seat, hardly any wrong one speaks of other people alone."""
    chance = Random(3)
    named = alike = 0
    for key in chance.sample(list(case_paths()), 40):
        found = riddle_of(key, case_of(key)[0], chance)
        if found is None:
            continue
        said = [language("en").say(option.headline) for option in found.options]
        seats = [{seat for seat in SEATS if seat in one} for one in said]
        if not seats[found.right]:
            continue
        for place, theirs in enumerate(seats):
            if place != found.right:
                named += 1
                alike += not theirs or bool(theirs & seats[found.right])
    assert named > 15
    assert alike >= 0.9 * named


def test_no_wrong_answer_names_a_bid_that_nobody_made() -> None:
    """It would be seen to be wrong before anything is known of the law."""
    for found in series(7).riddles(LENGTH):
        made = {one.call for one in found.happened if isinstance(one, Called)}
        named = [{value for _, value in option.headline.values if isinstance(value, Bid)}
                 for option in found.options]  # fmt: skip
        made |= named[found.right]
        assert not [bids - made for bids in named if not bids <= made], found.key


def test_a_series_is_the_same_for_everybody_and_nothing_comes_twice() -> None:
    found = series(11).riddles(LENGTH)
    assert len({one.key for one in found}) == len(found) == LENGTH
    series.cache_clear()
    again = series(11).riddles(LENGTH)
    assert [(one.key, one.options, one.right) for one in found] == [
        (one.key, one.options, one.right) for one in again
    ]
    assert [one.key for one in series(12).riddles(3)] != [one.key for one in found[:3]]


@pytest.mark.parametrize("topic", TOPICS)
def test_a_topic_has_riddles_of_its_laws_alone(topic: str) -> None:
    found = series(5, "", topic).riddles(3)
    assert len(found) == 3
    for one in found:
        law = re.match(r"\d+", one.case.laws[0])
        assert law is not None and int(law[0]) in TOPICS[topic].laws


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_how_much_is_to_be_found_out(level: str) -> None:
    fewest, most = {"easy": (0, 1), "medium": (2, 3), "hard": (4, 99)}[level]
    for one in series(9, level).riddles(3):
        step = next(step for step in one.case.steps if step.ruling is not None)
        assert fewest <= len(step.answers) <= most


def test_every_law_of_the_casebook_belongs_to_one_topic() -> None:
    numbers = {int(head.numbers[0]) for head in case_heads()}
    for number in numbers:
        assert sum(number in topic.laws for topic in TOPICS.values()) == 1, number


def test_the_story_has_two_sentences_and_does_not_tell_the_ruling() -> None:
    own = 0
    for one in series(21).riddles(LENGTH):
        story = story_of(one)
        assert 1 <= len(story.made) + (story.own is not None) <= 2, one.key
        own += story.own is not None
        if story.own is not None:
            assert len(story.own["en"]) <= 90
    assert own


def test_a_variant_is_never_told_by_the_title_of_its_case() -> None:
    """The facts of the title are those of the case, and may be the contrary of the variant's."""
    told = 0
    for key in rotated(list(case_paths())):
        for case in case_of(key)[1:]:
            found = riddle_of(key, case, Random(1))
            if found is not None:
                told += 1
                assert story_of(found).own is None, (key, case.variant)
    assert told


def test_a_riddle_has_a_picture_and_its_answer_two_lines_of_why(anybody: Visitor) -> None:
    (riddle,) = series(5).riddles(1)
    address = "/casebook/quiz?level=&topic=&seed=5&a="
    html = anybody.get(address)
    assert '<div class="riddle"><svg' in html and "why-lines" not in html
    why = anybody.get(f"{address}{riddle.right + 1}&look=1")
    (lines,) = re.findall(r'<p class="why-lines">(.*?)</p>', why, re.S)
    assert riddle.decides in words_of(lines) and f'href="/laws/{riddle.decides}"' in lines
    listed = anybody.get("/casebook")
    assert listed.count("<svg") > listed.count('href="/casebook/law') > 10


@pytest.mark.parametrize(
    ("key", "made"),
    [
        # What was ruled before, and no call in its turn.
        ("penalty-cards/50E-king-of-spades", ("East has ♠K as a major penalty card.",)),
        ("law-46/46B4-not-in-dummy", ("South names ♠Q.", "Dummy does not hold ♠Q.")),
    ],
)
def test_a_story_is_made_of_what_is_out_of_the_ordinary(key: str, made: tuple[str, ...]) -> None:
    (taken, *_) = (one for one in take_steps(case_of(key)[0]) if one.interview is not None)
    step = shown_step(taken)
    assert step.ruling is not None
    options = (Possible(step.ruling.headline, ()), Possible(tr("Another"), ()))
    happened = tuple(case_of(key)[0].steps[0].events)
    found = story_of(Riddle(key, case_of(key)[0], happened, step, (), options, 0))
    assert tuple(map(language("en").say, found.made)) == made


def test_no_fact_says_the_ruling_itself() -> None:
    """Declarer's choice read out would be the ruling, word for word."""
    for one in series(4).riddles(LENGTH):
        assert one.step.ruling is not None
        headline = words_in(language("en").say(one.step.ruling.headline))
        for told in one.step.told:
            assert not headline <= words_in(language("en").say(told.words)) or not headline


def test_ten_answers_lead_to_a_result_that_says_what_to_read_again(
    anybody: Visitor, desk: Desk
) -> None:
    before = desk.store.newest()
    assert 'name="level"' in anybody.get("/casebook/quiz")
    start = anybody.client.get("/casebook/quiz?level=easy&topic=play&begin=1").headers["location"]
    assert re.fullmatch(r"/casebook/quiz\?level=easy&topic=play&seed=\d+", start)
    address = "/casebook/quiz?level=&topic=&seed=5"
    riddles = series(5).riddles(LENGTH)
    chosen = ""
    for number, one in enumerate(riddles, 1):
        html = anybody.get(f"{address}&a={chosen}")
        assert f"Question {number} of 10" in words_of(html)
        ways = [unescape(way) for way in re.findall(r'href="([^"]*look=1)#ask"', html)]
        assert len(ways) == len(one.options)
        assert "the right ruling" not in html
        place = (one.right + number % 2) % len(one.options)  # every other one is wrong
        html = anybody.get(ways[place])
        is_right = place == one.right
        assert ("That is right." in html) == is_right
        assert ("No, that is not the ruling." in html) != is_right
        assert f'href="/casebook/{one.key}"' in html
        chosen += str(place + 1)
        assert f"seed=5&amp;a={chosen}" in html
    html = anybody.get(f"{address}&a={chosen}")
    assert "5 of 10 right" in words_of(html)
    for number, one in enumerate(riddles, 1):
        assert (f'href="/casebook/{one.key}"' in html) == bool(number % 2)
    assert desk.store.newest() == before
    assert "set-cookie" not in anybody.client.get(address).headers


@pytest.mark.parametrize(
    "query",
    ["seed=x", "seed=-1", "seed=1&a=0", "seed=1&a=x", "seed=1&a=11111111111", "level=impossible",
     "seed=1&topic=cooking"],
)  # fmt: skip
def test_a_wrong_address_is_refused(anybody: Visitor, query: str) -> None:
    anybody.get(f"/casebook/quiz?{query}", 422)
    assert anybody.client.get("/casebook/quiz?seed=1&a=9").status_code == 404
