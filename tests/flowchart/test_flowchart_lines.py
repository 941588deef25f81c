"""Breaking texts into lines: narrow enough, complete, and never at a bad place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.flowchart.measure import width, wrap
from tests.flowchart import drawn

ENGLISH = "When the offender's partner first leads, declarer may forbid one suit (27B1(a))."
JAPANESE = (
    "反則者のパートナーが、初めてリードするとき、ディクレアラーは「スート」（一つ）を禁止できる。"
)
NEVER_FIRST = "。、）」"
NEVER_LAST = "（「"


@pytest.mark.parametrize("text", [ENGLISH, JAPANESE])
@pytest.mark.parametrize("even", [True, False])
@pytest.mark.parametrize("room", [60, 75, 90, 120, 200, 1000])
def test_lines_are_complete_and_narrow_enough(text: str, even: bool, room: int) -> None:
    lines = wrap(text, 8, room, even=even)
    assert drawn.squeezed("".join(lines)) == drawn.squeezed(text)
    assert all(drawn.width(line, 8, False) <= room for line in lines)
    for line in lines:
        assert line == line.strip()
        assert line[0] not in NEVER_FIRST
        assert line[-1] not in NEVER_LAST


@pytest.mark.parametrize("room", [60, 75, 90, 120])
def test_english_breaks_only_between_words(room: int) -> None:
    assert " ".join(wrap(ENGLISH, 8, room)) == ENGLISH


def test_katakana_words_stay_whole_where_they_can() -> None:
    assert wrap("次はディクレアラー", 10, 70, even=False) == ("次は", "ディクレアラー")
    assert len(wrap("ディクレアラー", 10, 45)) == 2


def test_lines_are_of_nearly_the_same_length() -> None:
    assert wrap("one two three four", 10, 70) == ("one two", "three four")
    assert wrap("one two three four", 10, 75, even=False) == ("one two three", "four")


@given(st.text(alphabet="abcWM .,()27アー反則。「」", max_size=60), st.integers(20, 200))
def test_no_text_is_lost_and_no_line_too_wide(text: str, room: int) -> None:
    lines = wrap(text, 10, room)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    # A sign that sticks to its neighbour may hang over, if there is room for nothing else.
    assert all(width(line, 10) <= room or len(line) <= 2 for line in lines)


@given(st.text(alphabet=st.characters(min_codepoint=32, max_codepoint=126)), st.booleans())
def test_the_estimate_is_generous(text: str, bold: bool) -> None:
    assert width(text, 10, bold) >= drawn.width(text, 10, bold)
