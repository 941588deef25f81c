"""Laws 1, 2, 6 and 7: faults of the pack, the deal and the board."""

from __future__ import annotations

import pytest

from bridgelaw.game import Board, Seat
from bridgelaw.laws import DEALING_FAULT, PROCEDURES, Interview, Ruling
from bridgelaw.laws.digest import CLAUSES
from bridgelaw.table import Table
from bridgelaw.table import effects as fx
from tests.laws.interviews import interviewed, table


def ruling(at: Table | None = None, /, **answers: str) -> Ruling:
    found = interviewed(at, DEALING_FAULT, **answers).ruling
    assert found is not None
    return found


@pytest.mark.parametrize("fault", ["wrongly_dealt", "card_seen"])
def test_6D1_before_the_auction_first_begins_it_is_dealt_anew(fault: str) -> None:
    given = ruling(fault=fault, when="before")
    assert given.clauses == ("6D1",)
    assert given.effects == (fx.DealtAnew("6D1"),)


def test_6D1_is_not_for_the_second_table() -> None:
    """Once the auction has begun anywhere the deal stands."""
    given = ruling(fault="wrongly_dealt", when="after", wrong_count="no")
    assert given.effects == ()
    assert "the deal stands" in str(given.headline)


def test_6B_statement_6a_two_cards_in_a_row_is_a_wrong_deal() -> None:
    assert "6B" in ruling(fault="wrongly_dealt", when="after", wrong_count="no").clauses
    asked = interviewed(None, DEALING_FAULT).question
    assert asked is not None
    assert "Two cards in a row into one hand is a wrong deal" in str(asked.why)


def test_6B_statement_6b_clockwise_into_four() -> None:
    words = " ".join(str(one.text) for one in ruling(fault="sorted", can_be_dealt="yes").words)
    assert "clockwise into four hands" in words


def test_13_where_the_count_is_wrong() -> None:
    given = ruling(fault="wrongly_dealt", when="after", wrong_count="yes")
    assert given.goes_on == "wrong-number-of-cards"


def test_16D_a_card_seen_while_dealing_after_the_auction_began() -> None:
    """Statement 24x: before the first call 16D1, and not Law 24."""
    given = ruling(table("W 1C"), fault="card_seen", own_card="no")
    assert given.clauses == ("16D",)
    assert given.goes_on == "extraneous-information"
    handed = Interview.begin(PROCEDURES[given.goes_on]).taking_over(given.hands_over)
    assert handed.question is not None and handed.question.key == "interferes"
    assert ruling(fault="card_seen", when="after", own_card="yes").goes_on == "card-in-auction"


def test_16D3_after_the_first_call_the_director_chooses_between_c_and_d() -> None:
    given = ruling(fault="card_seen", when="after", own_card="no")
    assert given.goes_on is not None
    at = Interview.begin(PROCEDURES[given.goes_on]).taking_over(given.hands_over).answer("yes")
    assert at.question is not None and at.question.samples() == ("play", "adjust")
    assert [at.answer(way).ruling.clauses[-1] for way in ("play", "adjust")] == [  # type: ignore[union-attr]
        "16D3",
        "16D2(d)",
    ]


def test_24_a_card_that_the_table_has_not_seen_is_entered_first() -> None:
    unseen = ruling(table("W 1C"), fault="card_seen", own_card="yes")
    assert unseen.goes_on is None
    assert any("Enter the card" in str(note) for note in unseen.notes)
    seen = ruling(table("W 1C, N exposes H5"), fault="card_seen", own_card="yes")
    assert seen.goes_on == "card-in-auction"


def test_6D2_no_result_stands() -> None:
    anew = ruling(fault="sorted", can_be_dealt="yes")
    assert fx.DealtAnew("6D2") in anew.effects
    pairs = ruling(fault="imported", replay="no", can_be_dealt="no", event="pairs")
    assert pairs.goes_on == "adjusted-score"
    assert dict(pairs.hands_over) == {"power": "impossible"}
    teams = ruling(fault="sorted", can_be_dealt="no", event="teams")
    assert teams.goes_on == "no-comparable-result"


def test_6D2_a_replay_of_old_deals() -> None:
    given = ruling(fault="imported", replay="yes")
    assert given.clauses == ("6D2",)
    assert given.effects == ()


def test_22B_a_passed_out_board_is_never_dealt_anew() -> None:
    given = ruling(table("W P, N P, E P, S P"), fault="other")
    assert given.clauses == ("22B",)
    assert given.effects == ()


def test_6D3_for_another_reason() -> None:
    at = table("W 1C, N P")
    given = ruling(at, fault="other", played_elsewhere="no", event="pairs")
    assert given.clauses == ("6D3",)
    assert at.after(given.event).calls == ()
    elsewhere = ruling(at, fault="other", played_elsewhere="yes")
    assert elsewhere.effects == ()


def test_86A_no_single_board_of_a_match_whose_result_could_be_known() -> None:
    given = ruling(fault="other", passed_out="no", played_elsewhere="no", event="teams",
                   match_known="yes")  # fmt: skip
    assert given.clauses == ("86A",)
    assert given.goes_on == "no-comparable-result"


def test_2_what_is_marked_holds_for_the_session() -> None:
    assert "holds for this session" in str(ruling(fault="marked", marks="same").headline)
    assert ruling(fault="marked", marks="unused").clauses == ("2",)
    changed = ruling(fault="marked", marks="changed", difference="vulnerability")
    assert changed.goes_on == "fouled-board"
    assert dict(changed.hands_over) == {"different": "yes", "how": "vulnerability"}


def test_1_statements_1a_and_1b_backs_and_faces() -> None:
    given = ruling(fault="pack")
    assert given.clauses == ("1C",)
    note = str(given.notes[0])
    assert "Backs must look the same" in note
    assert "faces it is recommended" in note


def test_7_statements_7a_7b_and_7c() -> None:
    given = ruling(Table(Board(Seat.WEST)), fault="handling")
    assert given.clauses == ("7A",)
    assert "stays in its place until the play is over" in str(given.words[0].text)
    notes = " ".join(map(str, given.notes))
    assert "if one of the opponents agrees or you allow it" in notes
    assert "shuffles their cards before they go back" in notes
    assert {"7A", "7B3", "7C"} <= CLAUSES.keys()


@pytest.mark.parametrize(
    ("when", "clause", "goes_on"),
    [("before", "6D1", None), ("after", "13C", "wrong-number-of-cards")],
)
def test_1_a_pack_with_one_card_twice(when: str, clause: str, goes_on: str | None) -> None:
    given = ruling(fault="twice", when=when)
    assert given.clauses == ("1", clause)
    assert given.goes_on == goes_on
