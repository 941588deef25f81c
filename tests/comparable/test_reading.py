"""The notation: every form, both languages, and mistakes shown at their place."""

from __future__ import annotations

import doctest
import importlib
import pickle
import pkgutil

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bridgelaw.comparable
from bridgelaw.comparable import (
    PRESETS,
    Meaning,
    MeaningError,
    find_presets,
    meaning_named,
    parse_meaning,
)
from bridgelaw.comparable.counting.cells import count
from bridgelaw.comparable.parsing import read_meaning
from bridgelaw.comparable.presets.catalogue import GROUPS
from bridgelaw.comparable.terms import both
from bridgelaw.locale import Refusal, language
from tests.comparable.meanings import meanings
from tests.rotation import examples

FORMS = {
    "6+": ["6 or more", "minimum 6", "six or more", "over 5", "HCP 6+", "HCP6以上", "6 or better",
           "no less than 6", "more than 5", "6 points or more", "6 +", "points: 6+", "6+ HCP",
           "6 HCP+", "6+ pts", "6点以上", "６点以上", "６＋", ">=6", "at least 6", ">5"],
    "15-17": ["15点以上17点以下", "HCP 15-17", "15点以上18点未満", "fifteen to seventeen"],
    "12-14": ["12-14 HCP", "12–14", "12~14", "12〜14点", "12 - 14", "12点から14点", "12 to 14"],
    "0-7": ["7 or fewer", "7 or less", "less than 8", "fewer than 8", "under 8", "maximum 7",
            "no more than 7", "7点まで", "<=7", "<8", "7点以下", "8点未満", "up to 7",
            "at most 7", "7-"],
    "15 HCP": ["15", "15点", "15-15"],
    "H4+": ["4 or more hearts", "hearts: 4+", "H: 4+", "4H+", "H4 +", "four or more hearts",
            "4+H", "♥4+", "4+♥", "4+ hearts", "hearts 4+", "4+ H", "H 4+", "ハート4枚以上",
            "♥４枚以上", "ﾊｰﾄ4枚以上", "4枚以上のハート", "h4+", "❤4+".replace("❤", "♡")],
    "H5": ["five hearts", "5-card heart suit", "exactly 5 hearts", "just 5 hearts", "5-card hearts",
           "five-card H", "ちょうど5枚のハート", "5H", "H=5", "H5-5", "5 hearts", "♥を5枚",
           "5-card H"],
    "S0-3": ["fewer than 4 spades", "no more than 3 spades", "less than four spades"],
    "H2-4": ["hearts: 2-4", "ハート2枚以上4枚以下"],
    "S2-3": ["2-3S", "♠2-3", "スペード2枚から3枚"],
    "H0-3": ["H3-", "H<=3", "ハート3枚以下", "H<4"],
    "6+ H4+": ["6+H4+", "6+ 4+H", "6+, H4+", "6+ and H4+", "6点以上、♥4枚以上", "6+ & 4+ hearts"],
    "H5 or H6 or H7": ["5, 6 or 7 hearts", "H5 or 6 or 7", "5 or 6 or 7 hearts"],
    "aces 2 10+": ["2 aces 10+"],
    "10+ aces 2": ["10+ 2 aces"],
    "H4 or H5": ["4 or 5 hearts", "H4 or 5", "hearts 4 or 5", "ハート4枚か5枚"],
    "S5 H4 10-12": ["5 spades 4 hearts 10-12", "5S 4H 10-12"],
    "S5+ H5+": ["5-5 majors", "5/5 majors", "5+5+ majors", "5-5 in the majors", "majors 5-5",
                "5+/5+ majors", "at least 5-5 in the majors", "5-5メジャー", "both majors 5+"],
    "S5+ H4+ or S4+ H5+": ["5-4 majors", "5+/4+ majors", "5/4 majors", "5-4 in the majors"],
    "S5+ H5+ or S5+ D5+ or S5+ C5+ or H5+ D5+ or H5+ C5+ or D5+ C5+": [
        "5-5", "any 5-5", "5+5+", "5/5",
    ],
    "10+ S5+ H5+": ["10+ 5-5 majors", "10+ majors 5-5"],
    "S4+ H4+": ["both majors", "majors", "4-4 majors", "両メジャー"],
    "10+ S4+ H4+": ["10+ both majors", "10点以上 両メジャー"],
    "H5 S4": ["5H4S", "5H 4S", "5 hearts 4 spades", "H5S4", "5 H 4 S", "♥5枚と♠4枚"],
    "H5+ 10+": ["5+ H 10+", "5+ hearts 10+", "5+♥ 10+"],
    "H5 10+": ["5H 10+", "H5 10点以上", "5 hearts 10+ HCP"],
    "10+ H5+": ["10+ hearts 5+", "10pts以上 ハート5枚以上", "10+H5+"],
    "15-17 bal": ["15-17 NT", "15-17NT", "15-17 flat", "15-17 balanced", "15-17点 バランス",
                  "15-17 bal.", "15-17のバランスハンド"],
    "semibal": ["semi-balanced", "semi bal", "セミバランス"],
    "unbal": ["unbalanced", "アンバランス"],
    "S5+ (C4+ or D4+)": ["S5+ (C4+ / D4+)", "♠5+ (♣4+ または ♦4+)", "5+S and (4+C or 4+D)"],
    "5-10 H6 or 5-10 S6": ["5-10 H6 | 5-10 S6", "5-10点 ♥6枚 もしくは 5-10点 ♠6枚"],
    "S5 or H5": ["5cM", "5-card major", "five-card major", "5枚メジャー"],
    "D5 or C5": ["5cm", "5-card minor"],
    "S5+ or H5+": ["5+M", "M5+", "one major 5+"],
    "S4+ or H4+": ["major 4+", "4+ major", "メジャー4枚以上", "either major 4+"],
    "D5+ C5+": ["both minors 5+", "minors 5+", "両マイナー5枚以上"],
    "H2": ["doubleton H"],
    "H0-1": ["void or singleton hearts", "singleton or void H", "short H", "H short",
             "short hearts", "ショート♥"],
    "H1": ["singleton H", "♥シングルトン"],
    "H0": ["void H", "♥ボイド"],
    "S0-1 or H0-1 or D0-1 or C0-1": ["short", "shortness"],
    "5-4-2-2": ["5422"],
    "S4 H5 D2 C2": ["4-5-2-2", "4522", "4=5=2=2"],
    "S4 H4 D1 C4": ["4=4=1=4"],
    "S>H": ["H<S", "♠>♥"],
    "S>=H": ["S≥H", "H<=S"],
    "H>=S H>=D H>=C": ["longest H", "H longest"],
    "aces 1": ["1 ace", "エース1枚", "ace 1"],
    "keycards 1 or 4": ["1 or 4 keycards", "keycards 1/4", "キーカード1枚か4枚", "KC 1 or 4",
                        "RKC 1 or 4"],
    "keycards(H) 2+": ["keycards(♥) 2+", "keycards(H) 2-5", "keycards(H) 2 or 3 or 4 or 5"],
    "controls 4+": ["4+ controls", "controls: 4+", "controls 4-12"],
    "aces 1-3": ["aces 1 or 2 or 3"],
    "aces 0": ["no aces", "no ace", "without aces", "エースなし", "0 aces"],
    "HA": ["ace of hearts", "ハートのエース", "♥A"],
    "HQ": ["queen of hearts"],
    "HAK": ["♥AK", "HKA"],
    "stop H": ["♥ストッパーあり", "H stop", "H stopper", "♥ストッパー", "stopper in hearts"],
    "tops(S) 2+": ["good S", "tops(S) 2 or 3"],
    "not (17 HCP H4+)": ["but not (17 H4+)", "denies (17 H4+)", "without (17 H4+)"],
    "not S4+": ["no 4+S", "not 4+ spades", "no 4 spades", "without 4S", "not S4", "denies S4",
                "スペード4枚以上を除く", "スペード4枚なし", "スペード4枚以上ではない",
                "スペード4枚以上以外"],
    "not (S4)": ["not exactly 4 spades", "not (4S)", "not S=4", "not S4-4"],
    "not (S4+ H4+)": ["not both majors"],
    "not (S1)": ["not S1", "no singleton S"],
    "not (S4+ or H4+)": ["no 4-card major", "denies 4-card major", "4枚メジャーなし", "no 4cM",
                         "no majors", "no 4-card majors"],
    "15-17 not bal": ["15-17 バランスではない", "15-17点 バランス以外"],
    "asks: majors": ["メジャーを尋ねる", "メジャーアスキング", "asks majors", "asks for majors",
                     "ASKS: Majors", "質問: メジャー"],
    "asks: 5-card majors": ["asks: 5枚 メジャー", "5枚メジャーを尋ねる"],
    "asks: aces": ["エースを尋ねる", "ace asking", "ace ask"],
    "asks: majors 8+": ["8+ asks: majors", "asks: majors, 8+"],
    "relay": ["リレー", "puppet", "Relay"],
    "waiting 4+": ["ウェイティング 4点以上", "4+ waiting"],
    "any": ["anything", "何でも", "forced", "forced relay", "any hand"],
}  # fmt: skip


@pytest.mark.parametrize("text", FORMS)
def test_every_form_is_read(text: str) -> None:
    meaning = parse_meaning(text)
    assert str(meaning) == text
    for other in FORMS[text]:
        found = parse_meaning(other)
        assert found.purposes == meaning.purposes, other
        # In whatever order: the same hands.
        assert found.count == meaning.count == count(both([found.hands, meaning.hands])), other


@pytest.mark.parametrize(
    ("text", "pointed"),
    [
        ("", "^"),
        ("6+ H4+ xyzzy", "       ^^^^^"),
        ("17-15", "^^^^^"),
        ("15-17+", "^^^^^^"),
        ("99+", "^^^"),
        ("H14", "^^^"),
        ("ハート１４枚", "^^^^^^^^^^^^"),
        ("６点以上　ハート４枚　ほげ　10", "                      ^^^^"),
        ("H8+ S8+", "^^^^^^^"),
        ("10+ or H8+ S8+", "       ^^^^^^^"),
        ("10+ 0-9", "^^^^^^^"),
        ("5枚", "^^^"),
        ("(H4+ or S4+", "^"),
        ("H4+)", "   ^"),
        ("H4+ or", "      ^"),
        ("or H4+", "^^"),
        ("not", "   ^"),
        ("asks: foo", "^^^^"),
        ("(asks: majors)", " ^^^^^"),
        ("keycards", "        ^"),
        ("keycards 7", "         ^"),
        ("keycards(H S) 1", "           ^"),
        ("aces(H) 1", "^^^^"),
        ("tops 2", "^^^^"),
        ("stop 5", "     ^"),
        ("4=4=4=4", "^^^^^^^"),
        ("6+ hearts 4+", "^^^^^^^^^^^^"),
        ("4+ H 8+", "   ^"),
        ("4+ spades or hearts 8+", "^^^^^^^^^^^^^^^^^^^^^^"),
        ("スペードなし", "        ^^^^"),
        ("4+♥8+", "  ^^^"),
        ("4+ ♥ 8+", "   ^"),
        ("8+ H 4+", "   ^"),
        ("4 or 5 hearts 6+", "^^^^^^^^^^^^^^^^"),
        ("6+ both majors", "^^^^^^^^^^^^^^"),
        ("4-5 majors", "^^^^^^^^^^"),
        ("5-4 H", "    ^"),
        ("2NT", "^^^"),
        ("12 NT", "   ^^"),
        ("HCP", "   ^"),
        ("no", "^^"),
        ("なし", "^^^^"),
        ("<0", "^^"),
        ("longest", "^^^^^^^"),
        ("SA HA DA CA SK HK DK CK SQ", "^^^^^^^^^^^^^^^^^^^^^^^^^^"),
    ],
)
def test_a_mistake_is_shown_at_its_place(text: str, pointed: str) -> None:
    with pytest.raises(MeaningError) as caught:
        parse_meaning(text)
    error = caught.value
    assert isinstance(error, ValueError)
    assert 0 <= error.start <= error.end <= len(text)
    assert str(error.expected)
    assert text in str(error)
    assert error.pointer()[1] == pointed
    for code in ("en", "ja"):
        assert pointed in error.pointed(language(code))
    again = pickle.loads(pickle.dumps(error))
    assert (again.start, again.end, str(again)) == (error.start, error.end, str(error))


_WORDS = (
    "5-5", "5-4", "majors", "メジャー", "4", "5+", "10-12", "8", "H", "♠", "hearts", "or", "and",
    "no",
    "not", "なし", "を除く", "aces", "ace", "of", "NT", "bal", "HCP", "M", "m", "+", ":", "(", ")",
    "asks", "ask", "を尋ねる", "5枚", "以上", "以下", "suit", "stop", "exactly", "or more", "short",
)  # fmt: skip


@settings(max_examples=examples(300))
@given(meanings())
def test_what_is_written_is_read_again(meaning: Meaning) -> None:
    again = read_meaning(str(meaning))
    assert again == meaning
    assert hash(again) == hash(meaning)
    assert str(again) == str(meaning)


@given(
    st.text(alphabet="SHDCMm♥0123456789+-=/:() ora<>ntskeyｈ１ハート枚点、", max_size=20)
    | st.lists(st.sampled_from(_WORDS), max_size=7).map(" ".join)
    | st.lists(st.sampled_from(_WORDS), max_size=7).map("".join)
)
def test_whatever_is_typed_is_read_or_refused(text: str) -> None:
    try:
        meaning = read_meaning(text)
        assert read_meaning(str(meaning)) == meaning
        parse_meaning(text)
    except MeaningError as error:
        assert error.pointer()[1].strip("^ ") == ""


def test_a_meaning_is_a_value() -> None:
    meaning = parse_meaning("6+ H4+")
    assert repr(meaning) == "Meaning('6+ H4+')"
    assert {meaning, parse_meaning("6+ 4+H")} == {meaning}
    assert hash(parse_meaning("6+ 4+H")) == hash(meaning)
    with pytest.raises(AttributeError):
        meaning.alternatives = ()  # type: ignore[misc]


@pytest.mark.parametrize("key", PRESETS)
def test_every_preset_is_read(key: str) -> None:
    preset = PRESETS[key]
    assert preset.key == key == key.lower()
    assert preset.meaning == parse_meaning(str(preset.meaning))
    assert preset.meaning.count > 0


def test_presets_are_named_once_each() -> None:
    listed = [preset for _, presets in GROUPS for preset in presets]
    assert len(listed) == len(PRESETS) > 150
    assert len({preset.label for preset in listed}) == len(listed)


def test_presets_are_found_by_a_word() -> None:
    assert {"michaels-s", "michaels-h"} <= {each.key for each in find_presets("Michaels")}
    assert {"michaels-s", "michaels-h"} <= {each.key for each in find_presets("マイケルズ")}
    assert find_presets("no such thing") == ()
    assert len(find_presets("")) == len(PRESETS)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("stayman", "stayman"),
        ("Stayman", "stayman"),
        ("ステイマン", "stayman"),
        ("preset:ステイマン", "stayman"),
        ("マルチ", "multi"),
        ("2♦ multi", "multi"),
        ("jacoby 2NT h", "jacoby-2nt-h"),
        ("フラナリー", "flannery"),
    ],
)
def test_presets_have_names_in_every_language(name: str, key: str) -> None:
    assert meaning_named(name) == PRESETS[key].meaning


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("jacoby-2nt", "jacoby-2nt-h"),
        ("Jacoby 2NT", "jacoby-2nt-s"),
        ("ジャコビー2NT", "jacoby-2nt-s"),
        ("2nt-invitati", "2nt-invitation"),
        ("preset:mutli", "multi"),
    ],
)
def test_a_name_that_is_nearly_right_is_suggested(name: str, key: str) -> None:
    with pytest.raises(Refusal, match=key):
        meaning_named(name)


def test_a_mistake_in_a_meaning_suggests_no_preset() -> None:
    for text in ("6+ H4+ xyzzy", "xyzzy", "11-15 H8-6", "asks: foo"):
        with pytest.raises(MeaningError):
            meaning_named(text)


@pytest.mark.parametrize(
    "name", [found.name for found in pkgutil.iter_modules(bridgelaw.comparable.__path__)]
)
def test_examples_of_the_modules(name: str) -> None:
    result = doctest.testmod(importlib.import_module(f"bridgelaw.comparable.{name}"))
    assert result.failed == 0
