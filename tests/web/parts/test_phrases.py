"""How sentences are set on a page."""

from __future__ import annotations

import pytest

from bridgelaw.web.parts.phrases import (
    addressed,
    first_phrase,
    in_breaths,
    length,
    phrased,
    portions,
)
from bridgelaw.web.server.templating.templates import coloured


@pytest.mark.parametrize(
    ("words", "first", "rest"),
    [
        ("Yes, South is declarer", "Yes,", "South is declarer"),
        ("Accept. Spread it; North declares.", "Accept.", "Spread it; North declares."),
        ("Bid 3.5 tricks", "Bid 3.5 tricks", ""),
        ("Yes.", "Yes.", ""),
        ("はい、ディクレアラーはS", "はい、", "ディクレアラーはS"),
        ("認める。手を広げる。", "認める。", "手を広げる。"),
        ("いいえ　途中のトリック", "いいえ　", "途中のトリック"),
    ],
)  # fmt: skip
def test_the_first_phrase_ends_with_a_comma_or_a_full_stop(
    words: str, first: str, rest: str
) -> None:
    assert first_phrase(words) == (first, rest)


def test_the_deciding_words_are_bold_and_nothing_is_left_unescaped() -> None:
    assert phrased("Yes, <b> leads ♥", coloured) == (
        '<b>Yes,</b> <span>&lt;b&gt; leads <span class="heart">♥\ufe0e</span></span>'
    )
    assert phrased("はい、Sが", coloured) == "<b>はい、</b><span>Sが</span>"
    assert phrased("No", coloured) == "<b>No</b>"


@pytest.mark.parametrize(
    ("name", "words", "said"),
    [
        ("West", "You may not lead a heart.", "<b>West:</b> You may not lead a heart."),
        ("West", "West, play on.", "<b>West,</b> play on."),
        ("", "East, take it back.", "<b>East,</b> take it back."),
        ("", "Play goes on.", "Play goes on."),
        ("dummy", "Do <b>.", "<b>Dummy:</b> Do &lt;b&gt;."),
    ],
)
def test_a_paragraph_begins_with_whom_it_is_said_to(name: str, words: str, said: str) -> None:
    assert addressed(name, words, ": ", ["East", "West"], coloured) == said


def test_in_japanese_nobody_is_named_twice() -> None:
    assert addressed("W", "Wさん、続けて。", "：", ["W"], coloured) == "<b>Wさん、</b>続けて。"
    assert addressed("W", "続けて。", "：", ["W"], coloured) == "<b>W：</b>続けて。"


def test_no_more_is_read_aloud_at_a_time_than_can_be_listened_to() -> None:
    sentence = "One two three four five six seven eight nine ten. "
    short, long = sentence.strip(), (sentence * 13).strip()
    assert in_breaths(short) == [short]
    breaths = in_breaths(long)
    assert [length(one) for one in breaths] == [60, 60, 10]
    assert " ".join(breaths) == long, "not a word is lost"
    cards = portions(map(coloured, [*breaths, short, short]))
    assert [sum(length(one) for one in card) for card in cards] == [60, 60, 30]
    japanese = "これは長い話です。" * 40
    assert "".join(in_breaths(japanese)) == japanese and len(in_breaths(japanese)) > 1
