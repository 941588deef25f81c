"""Letters that know their place in what was written."""

from __future__ import annotations

import re

import pytest

from bridgelaw.locale.text import tr
from bridgelaw.reading.errors import Misread
from bridgelaw.reading.source import Source


@pytest.mark.parametrize(
    ("written", "part", "found"),
    [
        ("5 hearts", "HEARTS", "hearts"),
        ("５枚の♥️", "♥", "♥️"),
        ("ｽﾍﾟｰﾄﾞ 5", "スペード", "ｽﾍﾟｰﾄﾞ"),
        ("㌔ 5", "キ", "㌔"),  # one letter becomes two: it is named whole
        ("don’t", "'", "’"),
        ("ab", "B", "b"),
    ],
)
def test_letters_know_where_they_stand_in_what_was_written(
    written: str, part: str, found: str
) -> None:
    source = Source(written)
    match = re.search(part, source.letters)
    assert match is not None
    start, end = source.span(*match.span())
    assert written[start:end] == found


def test_what_cannot_be_read_is_quoted_and_pointed_at() -> None:
    error = Misread("ハート x", 4, 5, tr("North"))
    assert error.quoted == "x"
    assert error.pointer() == ("ハート x", "       ^")
    assert isinstance(error, ValueError)
