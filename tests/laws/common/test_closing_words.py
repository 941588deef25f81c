"""What everybody hears after a ruling in the play: what still holds, and whose turn it is."""

from __future__ import annotations

import pytest

from bridgelaw.game import Seat
from bridgelaw.laws import PROCEDURES, Interview, Ruling
from bridgelaw.laws.common.closing_words import afterwards
from bridgelaw.table import Table
from bridgelaw.table.unruled import is_left_for_the_end
from bridgelaw.table.which_procedure import procedure_for
from tests.table.tables import table

AUCTION = "S 3NT, W P, N P, E P"
DUMMY = "W leads C7, N spreads the hand"
EXPOSED = {"occasion": "none_of_these", "could_see": "yes", "as_a_play": "no"}


def ruled(at: Table, key: str | None = None, **answers: str) -> Ruling:
    """The ruling; what is not answered takes the first answer that fits."""
    interview = Interview.begin(PROCEDURES[key or procedure_for(at) or ""], at)
    while (asked := interview.question) is not None:
        interview = interview.answer(answers.get(asked.key, asked.samples()[0]))
    assert interview.ruling is not None
    return interview.ruling


def after(at: Table, **answers: str) -> Table:
    return at.after(ruled(at, **answers).event)


def said(at: Table, found: Ruling) -> list[str]:
    words = afterwards(at, found)
    assert all(one.to is None for one in words)
    return [str(one.text) for one in words]


def test_whose_lead_it_is() -> None:
    at = table(AUCTION, "N leads SA")
    assert said(at, ruled(at)) == ["It is West's turn to lead."]


def test_whose_play_it_is() -> None:
    at = table(AUCTION, DUMMY, "N plays C2, E plays CK, S exposes H7")
    assert said(at, ruled(at, held_as_played="no")) == ["It is South's turn to play."]


def test_dummys_turn_is_declarers() -> None:
    at = table(AUCTION, DUMMY, "S exposes H7")
    words = said(at, ruled(at, held_as_played="no"))
    assert words == ["It is dummy's turn to play: South names a card."]
    trick = "W leads S5, N spreads the hand, N plays SK, E plays S4, S plays S8"
    at = table(AUCTION, trick, "S exposes H7")
    assert said(at, ruled(at)) == ["Dummy is on lead: South names a card."]


def test_law_50D2_declarer_chooses_before_the_lead() -> None:
    at = table(AUCTION, "E exposes HK")
    assert said(at, ruled(at, **EXPOSED)) == ["It is West's turn to lead; declarer chooses first."]
    # The choice tells West what to lead, and that the card stays.
    at = after(at, **EXPOSED)
    for choice in ("require", "prohibit", "neither"):
        assert said(at, ruled(at, demand=choice)) == []


def test_penalty_cards_of_earlier_rulings_are_recalled() -> None:
    at = after(after(table(AUCTION, "E exposes HK"), **EXPOSED), demand="neither")
    at = at.after(f"{DUMMY}, N plays C2, E plays CK, W exposes D7")
    found = ruled(at, **EXPOSED)
    assert said(at, found) == [
        "♥K is still a major penalty card of East.",
        "It is South's turn to play.",
    ]
    # Not what this ruling was about.
    assert "♦7" in " ".join(str(text) for _, text in found.words)


def test_a_forbidden_lead_is_recalled() -> None:
    at = after(after(table(AUCTION, "E exposes HK"), **EXPOSED), demand="prohibit")
    at = at.after("S exposes H7")
    assert said(at, ruled(at)) == [
        "An earlier ruling still holds: West may not lead hearts while keeping the lead.",
        "It is West's turn to lead.",
    ]


def test_nothing_is_said_while_something_is_still_to_be_ruled_on() -> None:
    at = table(AUCTION, DUMMY, "N plays C2, E plays CK, E exposes HK, S exposes H7")
    assert said(at, ruled(at, **EXPOSED)) == []


def test_law_44G_the_trick_is_finished_first() -> None:
    at = table(AUCTION, DUMMY, "N plays C2, E plays CA, E leads HA")
    found = ruled(at)
    assert found.clauses == ("44G",)
    assert said(at, found) == ["It is South's turn to play."]


@pytest.mark.parametrize(
    ("events", "left"),
    [
        ("", False),  # in the trick in progress
        ("S plays CQ", False),
        ("S plays CQ, S leads S8", False),  # the other side has led
        ("S plays CQ, W leads H8", True),  # 63A1, though out of turn
        ("S plays CQ, S leads S8, W plays S7", True),
        ("S plays CQ, S leads S8, W plays S7, N plays S2, E plays S4", True),
    ],
)
def test_law_63A1_an_established_revoke_is_left_for_the_end(events: str, left: bool) -> None:
    at = table(AUCTION, DUMMY, "N plays C2, E plays D3")
    at = at.after(events) if events else at
    revoke = at.open_irregularities[0]
    assert revoke.seat is Seat.EAST
    assert is_left_for_the_end(at, revoke) is left


def test_law_63A1_such_a_revoke_does_not_hide_whose_turn_it_is() -> None:
    at = table(AUCTION, DUMMY, "N plays C2, E plays D3, S plays CQ, S leads S8, W plays S7",
               "S exposes H7")  # fmt: skip
    words = said(at, ruled(at, "exposed-card"))
    assert words == ["It is dummy's turn to play: South names a card."]
