"""Laws 84 and 85: where each answer about disputed facts leads."""

from __future__ import annotations

import re

import pytest

from bridgelaw.laws import PROCEDURES, walk
from tests.laws.interviews import interviewed

DISPUTED_FACTS = PROCEDURES["disputed-facts"]
FOUND = {
    "nothing": (("85A1", "85A2", "84A"), None),
    "prescribed": (("85A1", "85A2", "84B"), None),
    "options": (("85A1", "85A2", "10C1", "10C2", "84C"), None),
    "doubt": (("85A1", "85A2", "84D"), "adjusted-score"),
}


@pytest.mark.parametrize("then", FOUND)
@pytest.mark.parametrize("side", ["NS", "EW", "other"])
def test_85A_facts_that_are_found_are_ruled_on(side: str, then: str) -> None:
    given = interviewed(None, DISPUTED_FACTS, about="call", found=side, then=then).ruling
    assert given is not None
    assert (given.clauses, given.goes_on) == FOUND[then]


def test_85B_facts_that_cannot_be_found_let_the_play_go_on() -> None:
    given = interviewed(None, DISPUTED_FACTS, about="explanation", found="no").ruling
    assert given is not None
    assert (given.clauses, given.goes_on) == (("85B",), None)


@pytest.mark.parametrize("answers", [{"found": "no"}, {"found": "NS", "then": "nothing"}])
def test_85_after_the_board_nobody_hears_that_it_goes_on(answers: dict[str, str]) -> None:
    """The words fit a board that is over as well as one that is played."""
    given = interviewed(None, DISPUTED_FACTS, about="call", **answers).ruling
    assert given is not None
    said = " ".join(str(one) for one in (given.headline, *(heard.text for heard in given.words)))
    assert not re.search(r"\bgo(es)? on\b", said), said


def test_79B_tricks_have_a_law_of_their_own() -> None:
    given = interviewed(None, DISPUTED_FACTS, about="tricks").ruling
    assert given is not None
    assert (given.clauses, given.goes_on) == (("79B",), "tricks-disputed")


def test_85_what_the_dispute_is_about_decides_nothing_else() -> None:
    """Tempo, a call, an explanation, a card or something else: the same ways lead to the same."""
    by_subject: dict[str, list[tuple[object, ...]]] = {}
    for path in walk(DISPUTED_FACTS):
        about, *rest = path.answers
        by_subject.setdefault(about.value, []).append((*rest, path.ruling.clauses))
    del by_subject["tricks"]
    assert len(by_subject) == 5
    assert len({tuple(map(str, ways)) for ways in by_subject.values()}) == 1
