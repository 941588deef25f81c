"""How sentences are set on a page."""

from __future__ import annotations

import pytest

from bridgelaw.web.parts.phrases import first_phrase, phrased
from bridgelaw.web.server.templates import coloured


@pytest.mark.parametrize(
    ("words", "first", "rest"),
    [
        ("Yes, South is declarer", "Yes,", "South is declarer"),
        ("Accept. Spread your hand; North declares.", "Accept.", "Spread your hand; North declares."),
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
