"""Comparable calls on a page: verdict, picture and counterexamples; mistakes at their place."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlencode

import pytest

from bridgelaw.comparable import compare, meaning_named
from bridgelaw.comparable.reasons import percent
from bridgelaw.comparable.spread import spreads
from bridgelaw.game.suits import SUITS
from bridgelaw.web.parts.table_diagram import rank_of
from tests.web.visitor import Visitor, words_of


def page(visitor: Visitor, status: int = 200, **typed: str | list[str]) -> str:
    return visitor.get(f"/compare?{urlencode(typed, doseq=True)}", status)


@pytest.mark.parametrize(
    ("withdrawn", "replacement"),
    [
        ("6+ H4+", "6+ H4+ S4+"),
        ("stayman", "asks: 5-card majors"),
        ("6+ H4+", "10-12 bal"),
        ("11-21 H5+", "10+ H5+"),
        ("10-12 H5+", "10+ H5+"),
        ("keycards 1", "keycards(H) 1 or 4"),
        ("ハート4枚以上 6点以上", "♥4枚 8点以上"),
    ],
)
def test_the_page_says_what_the_comparison_says(
    anybody: Visitor, withdrawn: str, replacement: str
) -> None:
    found = compare(meaning_named(withdrawn), meaning_named(replacement))
    said = words_of(page(anybody, withdrawn=withdrawn, shows=replacement))
    assert str(found.headline) in said
    assert all(str(reason) in said for reason in found.reasons)
    assert str(percent(found.within)) in said
    for hand in found.examples:
        for suit in SUITS:
            assert " ".join(rank_of(card) for card in hand.holding(suit)) in said


def test_several_calls_are_listed_together(anybody: Visitor) -> None:
    html = page(anybody, withdrawn="6+ H4+", call=["X", "2N"], shows=["8+ H4", "10-12 bal"])
    rows = re.findall(r'<li><a href="#found-\d">.*?</li>', html, re.S)
    assert [words_of(row)[:6] for row in rows] == ["Double", "2NT ✗ "]


def test_a_preset_takes_the_place_of_the_text(anybody: Visitor) -> None:
    html = page(anybody, withdrawn="xyz", withdrawn_preset="1h-five", preset="weak-2h")
    assert 'value="11-21 H5+"' in html
    assert 'value="5-10 H6"' in html


def test_a_mistake_is_shown_at_its_place_and_the_text_is_kept(anybody: Visitor) -> None:
    html = page(anybody, 422, withdrawn="６点以上 ハート４枚 ほげ", call="2Z", shows="10+ H5+")
    assert "<mark>ほげ</mark>" in html
    for typed in ("６点以上 ハート４枚 ほげ", "2Z", "10+ H5+"):
        assert f'value="{typed}"' in html
    assert html.count('aria-invalid="true"') == 2


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ({"withdrawn": "H8+ S8+", "shows": "any"}, "no hand"),
        ({"shows": "10+"}, "Say what the withdrawn call showed."),
        ({"withdrawn": "6+", "call": "2H"}, "Say what this call shows."),
        ({"withdrawn": "6+ H4+ or " * 50, "shows": "any"}, "at most 300 characters"),
        ({"withdrawn": "6+", "shows": ["any"] * 7}, "At most 6 calls"),
        ({"withdrawn": "controls 3+ keycards(H) 2", "shows": "aces 1"}, "too many different"),
        ({"withdrawn": "(" * 290, "shows": "any"}, "fewer parentheses"),
        ({"withdrawn": "2nt-invtatoin", "shows": "any"}, "is 2nt-invitation"),
    ],
)
def test_what_cannot_be_compared_is_refused_with_the_reason(
    anybody: Visitor, typed: dict[str, Any], words: str
) -> None:
    assert words in words_of(page(anybody, 422, **typed))


def test_what_is_typed_is_escaped(anybody: Visitor) -> None:
    html = page(anybody, 422, withdrawn="<script>alert(1)</script>", shows='"><b>')
    assert "<script>alert" not in html
    assert '"><b>' not in html


def test_the_picture_counts_every_hand_once() -> None:
    found = compare(meaning_named("11-21 H5+"), meaning_named("keycards(H) 2 10-12"))
    drawn = spreads(found)
    for spread in (drawn.points, *drawn.lengths.values()):
        assert sum(spread.withdrawn) == found.counts.withdrawn
        assert sum(spread.replacement) == found.counts.replacement
        assert sum(spread.common) == found.counts.common


def test_the_picture_has_a_bar_for_each_number_of_points(anybody: Visitor) -> None:
    html = page(anybody, withdrawn="12-14 bal", shows="14 bal")
    first = re.search(r'<svg class="bars".*?</svg>', html, re.S)
    assert first is not None
    assert re.findall(r"<text[^>]*>(\d+)<", first[0]) == ["12", "13", "14"]
    assert 'aria-label="points: withdrawn 12-14, replacement 14"' in first[0]
    # All that the replacement has is common; 12 and 13 points were only before.
    assert re.findall(r'<rect class="of-(\w+)" x="(\d+)"', first[0]) == [
        ("before", "1"), ("before", "16"), ("both", "31"),
    ]  # fmt: skip


def test_the_reading_is_shown_back_in_words(anybody: Visitor) -> None:
    said = words_of(page(anybody, withdrawn="4+ spades, 6-9 or 13+, forcing", shows="2S: weak"))
    assert "4 or more spades and (6 to 9 points or 13 or more points)" in said
    assert "not used: forcing" in said


def test_the_same_words_need_not_be_read(anybody: Visitor) -> None:
    words = "8-10 no good suit"
    said = words_of(page(anybody, withdrawn=words, shows=words))
    assert "described in the same words" in said
    page(anybody, 422, withdrawn=words, shows="8-10")
    mixed = words_of(page(anybody, 422, withdrawn=words, shows=[words, "8-10"]))
    assert "described in the same words" in mixed
    page(anybody, 422, withdrawn="8-10", shows=words)


def test_a_call_and_a_method_are_tapped_and_are_read_together(anybody: Visitor) -> None:
    assert 'name="withdrawn_call" value="2♠"' in page(anybody, withdrawn="6+", put="old:2♠")
    tapped = page(anybody, withdrawn_call="2♥", put="old:weak two")
    assert 'value="weak two"' in tapped and 'data-plain="5-10 H6"' in tapped
    more = page(anybody, withdrawn="6+", call="2♦", shows="8+", put="1:overcall")
    assert 'name="shows" value="8+, overcall"' in more
    # A call in front of what can be read without it changes nothing.
    assert "52.3%" in page(
        anybody, withdrawn_call="1♥", withdrawn="12-21 H5+", call="1♥", shows="9-17 H5+"
    )


def test_only_words_that_the_page_offers_are_put(anybody: Visitor) -> None:
    assert "&lt;b&gt;" not in page(anybody, put="old:<b>")


def test_a_method_is_shown_as_what_it_was_taken_to_mean(anybody: Visitor) -> None:
    html = page(anybody, withdrawn_call="2D", withdrawn="multi", call="2H", shows="5-10 H6")
    said = [words_of(each) for each in re.findall(r'<p class="read".*?</p>', html, re.S)]
    assert said[0].startswith("(5 to 10 points and just 6 hearts)") and not said[1]


def test_a_form_that_is_sent_empty_says_what_is_missing(anybody: Visitor) -> None:
    page = words_of(anybody.get("/compare?withdrawn=&call=&shows=&preset=", 422))
    assert page.count("Say what the withdrawn call showed.") == 1
    assert "Say what" not in words_of(anybody.get("/compare"))
