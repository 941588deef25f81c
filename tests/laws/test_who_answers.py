"""Whoever is to answer is named by their seat where the table knows it, by their part elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bridgelaw.game.boards import Board
from bridgelaw.game.seats import SEAT_OF_LETTER, Role, Seat
from bridgelaw.laws import PROCEDURES, Interview, walk
from bridgelaw.laws.entrances.moment import routed, told
from bridgelaw.laws.entrances.moments import MOMENTS
from bridgelaw.laws.machinery.asked import Asked
from bridgelaw.locale.language import language
from bridgelaw.table.notation import read_events
from bridgelaw.table.table import Table
from tests.laws.entrances.test_moments import NAMED
from tests.laws.samples import SAMPLES

_MOST = 40  # ways from one beginning
_PART = re.compile(r"\b(None|offender|(left|right)-hand opponent)\b|反則者|None")
_DECLARER = re.compile(r"\bdeclarer( |,|$)|ディクレアラー(は|も|の選択は)", re.I)


def _read(asked: Asked[Any]) -> Iterator[str]:
    for lang in ("en", "ja"):
        yield from map(language(lang).say, (asked.who, asked.heading, *asked.say))


def _from(begun: Interview) -> Iterator[Asked[Any]]:
    for path in islice(begun.paths(), _MOST):
        yield from path.asked


def _is_named_as_known(asked: Asked[Any]) -> bool:
    """Is the question of declarer put to a seat, if that is known?"""
    assert not [one for one in _read(asked) if _PART.search(one)]
    if asked.question.to != "declarer":
        return False
    is_known = isinstance(asked.to, Seat)
    assert any(map(_DECLARER.search, _read(asked))) is not is_known, list(_read(asked))
    return is_known


@pytest.mark.parametrize("declarer", ["", "N", "S"])
@pytest.mark.parametrize("key", MOMENTS)
def test_where_the_page_was_told_a_seat_no_question_speaks_of_a_part(
    key: str, declarer: str
) -> None:
    found = told(key, MOMENTS[key], {**NAMED[key], **({"declarer": declarer} if declarer else {})})
    named = SEAT_OF_LETTER.get(found.facts.get("who", ""))
    rules, who = routed(MOMENTS[key], key, found.facts, named)
    table = Table(Board(None), None, read_events(found.log)) if found.log else None
    begun = Interview.begin(PROCEDURES[rules], table, who=None if table else who)
    for asked in _from(begun.taking_over(found.settled)):
        _is_named_as_known(asked)


@pytest.mark.parametrize("key", PROCEDURES)
def test_of_whom_it_is_about_no_question_speaks_as_of_a_part(key: str) -> None:
    for asked in _from(Interview.begin(PROCEDURES[key], who=Seat.EAST)):
        _is_named_as_known(asked)


def test_declarer_is_called_by_the_seat_where_the_table_knows_it() -> None:
    named = set()
    for procedure, tables in SAMPLES.items():
        for table in (one for one in tables if one is not None and one.seats):
            for path in islice(walk(procedure, table), _MOST):
                named |= {asked.key for asked in path.asked if _is_named_as_known(asked)}
    assert {"demand", "lead_choice", "which_lead", "accepts", "play_choice"} <= named


@pytest.mark.parametrize("key", PROCEDURES)
def test_where_nobody_said_who_sits_where_declarer_answers_and_no_opponent(key: str) -> None:
    for path in islice(walk(PROCEDURES[key]), _MOST):
        for asked in path.asked:
            if asked.question.to == "declarer":
                assert not isinstance(asked.to, Seat)
                assert str(asked.who) in (
                    "Declarer answers, at the table.",
                    "You decide; ask declarer away from the table.",
                )
            elif isinstance(asked.to, Role):
                assert str(asked.to.said) in str(asked.who).lower()
