"""Meanings as people say them: what is read, how it is shown back, and what is refused."""

from __future__ import annotations

import re

import pytest

from bridgelaw.comparable import (
    Verdict,
    compare_written,
    in_words,
    meaning_named,
    parse_meaning,
)
from bridgelaw.comparable.counting.cells import count
from bridgelaw.comparable.parsing import read_meaning
from bridgelaw.comparable.terms import both
from bridgelaw.locale import LANGUAGES, Refusal, language
from tests.comparable.cards import CARDS
from tests.comparable.phrases import PHRASES
from tests.growth import is_linear
from tests.rotation import rotated

EVERY = {**PHRASES, **CARDS}
READ = {phrase: reading for phrase, reading in EVERY.items() if reading is not None}


def test_most_of_a_convention_card_is_read() -> None:
    assert len(READ) >= 290
    assert len(READ) / len(EVERY) > 0.85


@pytest.mark.parametrize("phrase", READ)
def test_a_phrase_is_read_as_a_reader_would(phrase: str) -> None:
    meaning = meaning_named(phrase)
    wanted = parse_meaning(READ[phrase])
    assert meaning.purposes == wanted.purposes
    # In whatever order: the same hands.
    both_of_them = both([meaning.hands, wanted.hands])
    assert meaning.count == wanted.count == count(both_of_them)
    assert parse_meaning(str(meaning)) == meaning
    for code in LANGUAGES:
        assert language(code).say(in_words(meaning))


@pytest.mark.parametrize("phrase", [each for each in EVERY if each not in READ])
def test_the_rest_is_refused_with_a_suggestion(phrase: str) -> None:
    with pytest.raises(Refusal) as caught:
        meaning_named(phrase)
    for code in LANGUAGES:
        assert language(code).explain(caught.value)


@pytest.mark.parametrize(
    ("phrase", "words"),
    [
        ("4+ spades, 6-9 or 13+",
         "4 or more spades and (6 to 9 points or 13 or more points)"),
        ("balanced, 12-14 or 18-19", "Balanced and (12 to 14 points or 18 to 19 points)"),
        ("6-10, 6+ hearts or 6+ spades",
         "6 to 10 points and (6 or more hearts or 6 or more spades)"),
        ("11-14 bal or 18+", "(11 to 14 points and balanced) or 18 or more points"),
        ("5-10 H6 or 20-21 bal",
         "(5 to 10 points and just 6 hearts) or (20 to 21 points and balanced)"),
        ("15 not (S4+ or H4+)",
         "Just 15 points and not (4 or more spades or 4 or more hearts)"),
        ("asks: majors 8+", "Asking for majors and 8 or more points"),
        ("keycards(H) 1 or 4", "Key cards for hearts: 1 or 4"),
        ("aces 1 SA stop H good D", "Aces: 1, the cards ♠A, a stopper in hearts and of ace, king "
         "and queen of diamonds: 2 or 3"),
        ("S>H S>=D 5-4-2-2 semibal H2-3", "More spades than hearts, at least as many spades as "
         "diamonds, 5-4-2-2 in any suits, semi-balanced and 2 to 3 hearts"),
        ("any", "Any hand"),
    ],
)  # fmt: skip
def test_the_reading_is_shown_in_words(phrase: str, words: str) -> None:
    assert str(in_words(parse_meaning(phrase))) == words


@pytest.mark.parametrize(
    ("phrase", "reading"),
    [
        ("6-9, 10-12 or 15+", "6-9 or 10-12 or 15+"),
        ("balanced, 12-14, 18-19 or 22-24", "bal (12-14 or 18-19 or 22-24)"),
        ("5+ hearts, spades or clubs", "H5+ or S5+ or C5+"),
        ("8-11, 5+ hearts, spades or clubs", "8-11 (H5+ or S5+ or C5+)"),
        ("6+ hearts, 6+ spades or 6+ diamonds", "H6+ or S6+ or D6+"),
        ("4432, 4333 or 5332", "4-4-3-2 or 4-3-3-3 or 5-3-3-2"),
        ("5-10, H6, S6 or D6", "5-10 (H6 or S6 or D6)"),
        # Of another length each: what stands before the comma holds for both.
        ("5+ hearts, 4+ spades or 4+ clubs", "H5+ (S4+ or C4+)"),
        ("0, 1 or 2 hearts, 10+", "(H0 or H1 or H2) 10+"),
        ("0, 3 or 5 key cards", "keycards 0 or 3 or 5"),
    ],
)
def test_lists_with_commas(phrase: str, reading: str) -> None:
    found, wanted = parse_meaning(phrase), parse_meaning(reading)
    assert found.count == wanted.count == count(both([found.hands, wanted.hands]))


def test_the_reading_is_shown_in_japanese() -> None:
    words = language("ja").say(in_words(parse_meaning("4+ spades, 6-9 or 13+")))
    assert words == "スペード4枚以上と（6点から9点か13点以上）"


@pytest.mark.parametrize(
    ("phrase", "remarks"),
    [
        ("natural, 5+ hearts, forcing", ("natural", "forcing")),
        ("weak, 6-9", ("weak",)),
        ("15-17 balanced, may have a 5-card major", ("may have a 5-card major",)),
        ("12+ not forcing", ("not forcing",)),
        ("1H: natural, 5+ hearts", ("natural",)),
        ("good 15-17", ("good",)),
        ("12+", ()),
    ],
)
def test_what_restricts_no_hand_is_kept_as_a_remark(phrase: str, remarks: tuple[str, ...]) -> None:
    assert parse_meaning(phrase).remarks == remarks


@pytest.mark.parametrize(
    ("phrase", "hint"),
    [
        ("takeout", "over which bid"),
        ("splinter", "which two suits"),
        ("4+ trumps", "which suit"),
        ("natural", "points, lengths"),
        ("transfer", "which suit"),
        ("support for partner", "which suit it shows"),
        ("16+ or 11-15 balanced", "two ways"),
        ("11-15, 5+ hearts or 5+ spades, 4+ clubs", "two ways"),
        ("weak spades", "how many points"),
        ("weak two", "which suit"),
        ("5+ hearts, 5+ spades or 5+ clubs", "two ways"),
        ("hearts, spades or clubs", "which of the two"),
        ("splinter, 4+ hearts", "which two suits"),
        ("takeout, 12+", "over which bid"),
        ("12-14(15) bal", "no hand does"),
        ("one-suited with hearts and spades", "which suit"),
        ("negative double: 4+ of the other major", "points, lengths"),
    ],
)
def test_a_refusal_says_what_to_write(phrase: str, hint: str) -> None:
    with pytest.raises(Refusal, match=re.escape(hint)):
        parse_meaning(phrase)


@pytest.mark.parametrize(
    "words", ["8-10 no good suit", "一般的な意味", "DOPI", "whatever partner wants"]
)
def test_law_23A1_the_same_words_mean_the_same(words: str) -> None:
    found = compare_written(words, f"  {words.upper()} ")
    assert (found.verdict, found.test) == (Verdict.COMPARABLE, "23A1")
    assert "not read" in str(found.reasons[0])
    assert words in str(found.withdrawn)
    with pytest.raises(Refusal):
        compare_written(words, f"{words} maybe")


def test_no_words_are_not_the_same_words() -> None:
    with pytest.raises(Refusal):
        compare_written("", "")


HOSTILE = (
    "5-10 or ", "5-10 H6 or S6 or ", "4 or ", "6+, ", "5, ", "(", "not ", "weak ", "forcing ",
    "may ", "x", "xyzzy ", "hearts ", "hearts or ", "5+ hearts or spades, ", "1", "relay to 3C ",
    "10 plus ", "1NT: ", "12/14/", "weak 2 ", "5H", "(H4+ or S4+) or 5+ ", "1H: 5+ ",
)  # fmt: skip


@pytest.mark.parametrize("part", rotated(HOSTILE, part=3))
def test_hostile_text_takes_no_longer_than_its_length(part: str) -> None:
    def read(text: str) -> None:
        try:
            read_meaning(text)
        except Refusal as error:
            assert len(str(error)) < 4 * len(text) + 500

    assert is_linear(read, lambda size: part * (size // len(part)) + "10+ H4+")
