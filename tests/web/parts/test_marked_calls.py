"""The bidding box of a replacement: what is free, what has a consequence, what is cancelled."""

from __future__ import annotations

import pytest

from bridgelaw.comparable.presets.natural import natural
from bridgelaw.game import Board, Seat
from bridgelaw.game.calls import BIDS, parse_bid, parse_call
from bridgelaw.laws import PROCEDURES, Interview
from bridgelaw.table import Table
from bridgelaw.web.parts.marked_calls import MarkedCalls, marked_calls
from bridgelaw.web.parts.page_question import page_question
from bridgelaw.web.server.templating.templates import environment
from tests.web.visitor import words_of


def replacing(calls: str) -> Interview:
    """The question what is called in place of an insufficient bid that was not accepted."""
    table = Table(Board(Seat.NORTH)).after(calls)
    interview = Interview.begin(PROCEDURES["insufficient-bid"], table)
    while interview.question is not None and interview.question.key != "substitute":
        interview = interview.answer("no")
    return interview


def marks_of(interview: Interview) -> MarkedCalls:
    found = marked_calls(interview)
    assert found is not None
    return found


def named(calls: frozenset[object]) -> set[str]:
    return {str(call) for call in calls}


def test_law_27B1a_the_lowest_bid_in_the_same_suit_is_free_if_both_are_natural() -> None:
    marks = marks_of(replacing("N 1NT, E 2H, S 2D"))
    assert named(marks.free) == {"3D"}
    # 27B3, B4: a double that is not comparable and another insufficient bid are cancelled.
    assert {"X", "1C", "2H"} <= named(marks.barred)
    # 27B2: everything else, a pass too, silences partner.
    assert str(marks.consequence) == "North must then pass"
    assert named(marks.costly) == {
        "Pass", *(str(bid) for bid in BIDS if bid.outranks(parse_bid("2H")) and str(bid) != "3D")
    }  # fmt: skip


def test_law_27B1b_a_natural_call_that_is_comparable_is_free_too() -> None:
    """1H in response shows 6+ points and four hearts; so does 2H, only more of both."""
    assert named(marks_of(replacing("N 1S, E P, S 1H")).free) == {"2H"}


def test_law_31_a_call_out_of_turn_is_replaced_at_the_proper_turn() -> None:
    table = Table(Board(Seat.NORTH)).after("E 1H")
    interview = Interview.begin(PROCEDURES["call-out-of-turn"], table).answer("no")
    assert interview.ruling is not None
    table = table.after(interview.ruling.event, "N 1C")
    marks = marks_of(Interview.begin(PROCEDURES["call-out-of-turn"], table))
    assert str(marks.consequence) == "West must then pass once"
    # An opening of 11-21 and an overcall of 8-16 points: close, and left to the director.
    assert "1H" in named(marks.costly)


def test_a_question_that_compares_nothing_has_no_marks() -> None:
    begun = Interview.begin(PROCEDURES["insufficient-bid"])
    assert marked_calls(begun) is None


def test_the_box_says_what_its_colours_mean() -> None:
    page = environment("en").from_string(
        '{% import "parts/question.html" as part %}'
        '{{ part.widget(none, question, "/there", [], method="get") }}'
    )
    html = page.render(question=page_question(replacing("N 1NT, E 2H, S 2D")))
    assert "free if naturalNorth must then pass not allowed" in words_of(html)
    assert 'value="3D" class="free"' in html
    assert 'value="X" class="illegal">' in html  # it may be comparable, so it can be tapped
    assert 'value="2D" class="illegal" disabled>' in html


def test_natural_is_the_default_meaning() -> None:
    """A director gets it with a tap, without typing."""
    page = environment("en").from_string(
        '{% import "parts/question.html" as part %}'
        '{{ part.widget(none, question, "/there", [], method="get") }}'
    )
    specified = replacing("N 1NT, E 2H, S 2D").answer("3D")
    html = page.render(question=page_question(specified))
    assert 'name="answer" value="D">Natural: diamonds' in html
    comparing = replacing("N 1S, E P, S 1H").answer("2H").answer("none")
    html = page.render(question=page_question(comparing))
    assert "Both are natural: count the hands" in html
    assert 'value="6+ H4+"' in html
    assert 'value="10+ H5+"' in html


@pytest.mark.parametrize(
    ("call", "earlier", "text"),
    [
        ("1NT", "", "15-17 bal"),
        ("Pass", "", "0-11"),
        ("2S", "W 1S", "6-9 S3+"),
        ("1S", "N 1H", "8-16 S5+"),
        ("2S", "N 1H", "5-10 S6+"),
        ("2C", "N 1H", "10-16 C5+"),
        ("2C", "W 1NT", None),
        ("2H", "E 1H, S P, W 2C, N P", None),
        ("X", "N 1NT", None),
        ("XX", "", None),
    ],
)
def test_what_a_natural_call_shows(call: str, earlier: str, text: str | None) -> None:
    calls = [part.split() for part in earlier.split(", ") if part]
    made = [(Seat.parse(seat), parse_call(one)) for seat, one in calls]
    found = natural(parse_call(call), Seat.EAST, made)
    assert (None if found is None else found.text) == text
