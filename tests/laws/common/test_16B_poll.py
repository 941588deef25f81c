"""16B1(b), 12C1(c): the poll pad shows counts, and never says what follows from them."""

from __future__ import annotations

import json

import pytest

from bridgelaw.laws import PROCEDURES, BadAnswer, Interview
from bridgelaw.laws.common.poll import (
    BadPoll,
    Poll,
    Polled,
    Standard,
    parse_poll,
    poll_from_json,
)
from bridgelaw.laws.information.unauthorised_information.questions import POLL
from bridgelaw.laws.machinery.transcript import retell
from bridgelaw.locale import language

_WHOLE = "5 asked, same standard, same methods, without the information: Pass 2/4, 4S 3/5"


@pytest.mark.parametrize(
    "written",
    [
        _WHOLE,
        "1 asked: X 1/1",
        "12 asked, mixed standard, other methods, with the information: HK 3/9, any club 0/2",
        "6 asked, weaker: 4NT 6/6, 5S 0/3",
    ],
)
def test_a_poll_reads_back_from_its_notation_and_from_json(written: str) -> None:
    poll = parse_poll(written)
    assert str(poll) == written
    assert poll_from_json(json.loads(json.dumps(poll.to_json()))) == poll
    assert POLL.read(json.dumps(poll.to_json())) == poll


def test_it_is_read_as_people_write() -> None:
    found = Poll(5, (Polled("Pass", 2, 4), Polled("4S", 3, 3)), Standard.SAME)
    assert parse_poll("5, peers: p 2/4; 4♠ 3") == found
    assert parse_poll("５人、同程度：パス 2/4、4♠ 3") == found
    assert POLL.read("none") is None


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("5 asked: Pass 3/2", "considered"),
        ("5 asked: Pass 2/6", "no more than 5"),
        ("5 asked: Pass 3/3, 4S 3/3", "chooses one"),
        ("5 asked: Pass 1/1, P 1/1", "one row"),
        ("5 asked:", "names the calls"),
        ("0 asked: Pass 0/0", "between 1"),
        ("5 asked, clever: Pass 1/1", "clever"),
        ("5 asked: Pass", "no row"),
    ],
)
def test_numbers_that_contradict_each_other_are_refused(written: str, why: str) -> None:
    with pytest.raises(BadPoll, match=why):
        parse_poll(written)
    with pytest.raises(BadAnswer, match=why):
        POLL.read(written)


def _said(written: str) -> str:
    return " ".join(str(line) for line in parse_poll(written).lines(5))


def test_12z_at_least_five_are_recommended_and_the_uncertainty_is_said() -> None:
    """Seed 000, 222-226: five players mean an uncertainty of a fifth or more."""
    assert "1/5" in _said(_WHOLE)
    assert "Fewer than 5" not in _said(_WHOLE)
    assert "Fewer than 5" in _said("4 asked: Pass 2/4")


def test_the_counts_are_shown_and_nothing_is_found() -> None:
    said = _said(_WHOLE)
    assert "4♠: 3 of 5 would choose it, 5 seriously considered it." in said
    assert "logical alternative" not in said


def test_doubts_about_who_was_asked_are_said() -> None:
    assert "class" in _said("5 asked, stronger: Pass 1/1")
    assert "methods" in _said("5 asked, other methods: Pass 1/1")
    assert "ask others" in _said("5 asked, with the information: Pass 1/1")
    ja = language("ja")
    assert "1/5" in " ".join(ja.say(line) for line in parse_poll(_WHOLE).lines(5))


def test_the_record_of_a_ruling_has_the_poll_in_words() -> None:
    interview = Interview.begin(PROCEDURES["unauthorised-information"])
    for answer in ("yes", "tempo", "agreed", "yes", "yes", "5 asked: Pass 2/4, 4S 3/5"):
        interview = interview.answer(answer)
    words = retell(interview)[-1].words
    assert str(words) == ("5 players asked: Pass 2 (considered by 4) and 4♠ 3 (considered by 5)")
    assert "asked" not in language("ja").say(words)
