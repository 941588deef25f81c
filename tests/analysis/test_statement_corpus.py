"""68C: what players say, and how much of it is read.

The statements were written before anybody looked at the words that are known, with the reading
that each must have.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgelaw.analysis.claims.statement.describing import describe
from bridgelaw.analysis.claims.statement.errors import NotAStatement
from bridgelaw.analysis.claims.statement.reading import read_statement
from bridgelaw.analysis.claims.statement.steps import Statement
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit
from bridgelaw.locale import language
from tests.analysis.readings import short

FILE = Path(__file__).with_name("statements.txt")
REFUSED = 8
"""At most one in so many is refused that could be read."""


def _corpus() -> list[tuple[str, list[str]]]:
    lines = FILE.read_text().splitlines()
    parts = (line.partition("=>") for line in lines if line and not line.startswith("#"))
    return [(said.strip(), [one.strip() for one in right.split("|")]) for said, _, right in parts]


def _read(said: str) -> Statement | None:
    try:
        return read_statement(said, claimer=Seat.SOUTH, declarer=Seat.SOUTH, trump=Suit.SPADES)
    except NotAStatement:
        return None


@pytest.mark.parametrize(("said", "right"), _corpus())
def test_law_68C_nothing_is_misread(said: str, right: list[str]) -> None:
    statement = _read(said)
    assert statement is None or short(statement) in right
    if statement is not None:
        for code in ("en", "ja"):
            assert all(map(language(code).say, describe(statement)))


def test_law_68C_little_is_refused() -> None:
    readable = [said for said, right in _corpus() if "refuse" not in right]
    refused = [said for said in readable if _read(said) is None]
    assert len(refused) * REFUSED <= len(readable), refused


def test_law_68C_words_that_are_passed_over_are_said_back() -> None:
    statement = _read("obviously I just draw trumps, and the others are good")
    assert statement is not None
    told = " ".join(map(str, describe(statement)))
    assert "“obviously I” says nothing about the order of play." in told
