"""Several irregularities at once: which law comes first, and what holds together."""

from __future__ import annotations

import itertools
import random

import pytest

from bridgelaw.game import PASS, SEATS, Board, Seat
from bridgelaw.laws import (
    CALL_OUT_OF_TURN,
    INADMISSIBLE_CALL,
    INSUFFICIENT_BID,
    PROCEDURES,
    ROBBED_OF_TURN,
    UNINTENDED_CALL,
    NothingToRule,
    Procedure,
    Ruling,
    walk,
)
from bridgelaw.laws.common.closing_words import afterwards
from bridgelaw.table import Phase, Table
from bridgelaw.table.effects import Span
from bridgelaw.table.which_procedure import procedure_for, settled_by_players
from tests.laws.interviews import aloud
from tests.laws.samples import BARRED, interviewed, ruled, ruling_table, table

N, E, S, W = Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST


def ruling(at: Table, procedure: Procedure, **answers: str) -> Ruling:
    found = interviewed(at, procedure, **answers).ruling
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("happened", "key"),
    [
        ("W 1H, N P, E 1H", "insufficient-bid"),
        ("W 1NT, E 2D", "call-out-of-turn"),
        # Out of turn and insufficient: Law 31. Inadmissible and out of turn: Law 36.
        ("W 1H, N 1S, S 1D", "call-out-of-turn"),
        ("W 1H, N P, S XX", "inadmissible-call"),
        # An inadmissible double that was replaced is still that, and no change of call.
        ("W 1H, N P, E X, E 2H", "inadmissible-call"),
        ("W 1H, W 1S", "unintended-call"),
        ("W 1H, N P, E 1H, E 2H", "insufficient-bid"),
        # The earliest comes first, but who lost their turn before everything.
        ("W 1H, N P, E 1H, W 2C", "insufficient-bid"),
        ("W P, N P, S P, W P", "robbed-of-turn"),
        ("W 1C, N exposes H5", "card-in-auction"),
        ("W 1C, N P, E P, S P, W X", "inadmissible-call"),
        ("W 1C, N P", None),
    ],
)
def test_which_procedure_a_table_calls_for(happened: str, key: str | None) -> None:
    assert procedure_for(table(happened)) == key
    assert key is None or key in PROCEDURES


def test_what_the_players_settled_can_still_be_ruled_on() -> None:
    at = table("W 1H, S 1D", dealer="S")
    assert procedure_for(at) is None
    assert settled_by_players(at) == "call-out-of-turn"
    after = ruling_table(at, CALL_OUT_OF_TURN, simultaneous="no")
    assert settled_by_players(after) is None


def test_law_36_an_inadmissible_call_that_was_changed_belongs_to_law_36() -> None:
    at = table("W 1H, N P, E X, E 2H")
    found = ruling(at, UNINTENDED_CALL, who="E", unintended="no")
    assert (found.clauses, found.goes_on) == (("35",), "inadmissible-call")
    after = ruling_table(at, INADMISSIBLE_CALL, unintended="no", comparable="none")
    assert [(forced.player, forced.span) for forced in after.forced_passes] == [
        (W, Span.THROUGHOUT)
    ]


def test_law_25B1_an_inadmissible_change_cannot_be_accepted() -> None:
    at = table("W 1H, N P, E 2H, E XX")
    found = ruling(at, UNINTENDED_CALL, who="E", unintended="no", change_comparable="none")
    assert found.clauses[0] == "25B2"
    assert str(at.after(found.event).auction) == "W 1H, N Pass, E 2H"


def test_law_29B_two_partners_out_of_turn_owe_a_call_each() -> None:
    at = table("E 1S, W 2S", dealer="N")
    after = ruling_table(at, CALL_OUT_OF_TURN, accepts="no")
    assert {due.player for due in after.due} == {E, W}
    assert after.to_call is N
    assert str(after.auction) == ""
    assert not after.open_irregularities


def test_law_29A_the_next_call_out_of_turn_is_ruled_on_after_the_first_was_accepted() -> None:
    at = table("E 1S, W 2S", dealer="N")
    found = ruling(at, CALL_OUT_OF_TURN, accepts="yes")
    assert found.goes_on == "call-out-of-turn"
    after = at.after(found.event)
    assert [(one.seat, one.breach.turn) for one in after.open_irregularities] == [(W, S)]


def test_law_27_comes_before_a_call_out_of_turn_after_the_insufficient_bid() -> None:
    at = table("W 1H, N P, E 1H, W 2C")
    found = ruling(at, CALL_OUT_OF_TURN)
    assert (found.clauses, found.goes_on) == (("27",), "insufficient-bid")


def test_law_31A1_who_must_pass_does_not_repeat() -> None:
    at = ruled("E 1S", CALL_OUT_OF_TURN, dealer="N", accepts="no")
    at = at.after("ruling r of 2017 [24B] E must pass once by 24B, N P")
    assert at.to_repeat(E) is None
    assert at.legal_calls(E).legal == (PASS,)


def test_law_31A1_is_about_the_turn_that_was_taken() -> None:
    at = ruled("E 1S", CALL_OUT_OF_TURN, dealer="N", accepts="no").after("S 2C")
    at = ruling_table(at, CALL_OUT_OF_TURN, accepts="yes").after("W P, N P")
    assert at.to_call is E
    assert at.to_repeat(E) is None
    assert len(at.legal_calls(E).legal) > 1


def test_law_31A1_a_wrong_call_is_unauthorised_and_what_was_called_over_it_goes() -> None:
    at = ruled("E 1S", CALL_OUT_OF_TURN, dealer="N", accepts="no").after("N P, E 2H, S P")
    after = ruling_table(at, CALL_OUT_OF_TURN)
    assert str(after.auction) == "N Pass, E 1S"
    assert after.to_call is S
    assert [(str(item.player), str(item.what)) for item in after.unauthorised] == [
        ("E", "2H"),
        ("S", "Pass"),
    ]
    assert "16C3" in after.reviews


def test_law_31A_a_pass_that_ends_the_auction_is_said_to() -> None:
    at = table("N 1H, E P, S P, N 2H")
    asked = interviewed(at, CALL_OUT_OF_TURN).question
    assert asked is not None
    assert "If West passes, the auction is over" in aloud(asked)
    after = ruling_table(at, CALL_OUT_OF_TURN, accepts="no").after("W P")
    assert after.phase is Phase.CLARIFICATION


def test_law_17D3_a_face_down_lead_before_the_auction_is_over() -> None:
    at = table("N 1H, E P, S P, N P, E P, S P, E leads SK face down")
    assert at.face_down
    found = ruling(at, ROBBED_OF_TURN)
    assert not at.after(found.event).face_down
    said = [str(words.text) for words in afterwards(at, found)]
    assert "The card that was led face down goes back." in said
    assert "It is West's turn to call." not in said  # the law has said it
    assert any("West calls now" in str(words.text) for words in found.words)


def test_earlier_rulings_are_said_to_hold_still() -> None:
    """West must pass throughout; a second ruling speaks only of its own irregularity."""
    at = ruled("W 1H, N P, E 1H", INSUFFICIENT_BID, **BARRED).after("S 1S, W P, N 1S")
    answers = {"accepts": "no", "substitute": "2S", "specified": "S", "lowest_same": "yes"}
    found = ruling(at, INSUFFICIENT_BID, unintended="no", **answers)
    words = afterwards(at, found)
    assert [words[0].to, str(words[0].text)] == [
        W,
        "An earlier ruling still holds: you must pass for the rest of the auction.",
    ]


def test_law_25_another_players_call_is_not_mistaken_for_the_changed_one() -> None:
    at = table("N 1H, E 1S, E 2C")
    for who, clause in (("N", "25A2"), ("E", "25B2")):
        answers = {"unintended": "no"}
        if who == "E":
            answers |= {"accepts_change": "no", "change_comparable": "similar"}
        assert clause in ruling(at, UNINTENDED_CALL, who=who, **answers).clauses


def test_law_17D3_the_robbed_player_has_called_already() -> None:
    at = table("N 1H, E P, W P, N P, S 2H")
    found = ruling(at, CALL_OUT_OF_TURN)
    assert (found.clauses, found.goes_on) == (("34",), "robbed-of-turn")
    robbed = ruling(at, ROBBED_OF_TURN)
    assert "that call stands" in str(robbed.words[0].text)
    assert str(at.after(robbed.event).auction) == "N 1H, E Pass, S 2H"


def test_law_17D3_a_pass_that_nobody_called_over_fell_with_the_others() -> None:
    """East's left-hand opponent never called, so there is nothing left to accept (29A)."""
    at = table("E 1H, S P, E P, W P, N P, W P, N P, S leads SK", dealer="E")
    found = ruling(at, CALL_OUT_OF_TURN)
    assert (found.clauses, found.goes_on) == (("34",), "robbed-of-turn")
    assert "that call stands" in str(ruling(at, ROBBED_OF_TURN).words[0].text)


def test_law_33_a_call_that_is_then_insufficient_is_ruled_on_at_once() -> None:
    at = table("E 1C, N 1C", dealer="N")
    found = ruling(at, CALL_OUT_OF_TURN, simultaneous="yes")
    assert found.goes_on == "insufficient-bid"
    assert afterwards(at, found) == ()


def test_law_36B_what_was_called_out_of_turn_after_it_goes_with_it() -> None:
    at = table("N P, E X, W 3H, E 1C")
    answers = {"unintended": "no", "substitute": "1D", "comparable": "none"}
    answers.pop("unintended")  # the partner has called
    after = ruling_table(at, INADMISSIBLE_CALL, **answers)
    assert str(after.auction) == "N Pass, E 1D"
    assert not after.open_irregularities


CALLS_OF_A_BAD_DAY = ("P", "X", "XX", "1C", "1H", "3NT", "7NT", "8C")


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_called_every_ruling_can_be_given_and_entered(seed: int) -> None:
    """Random calls by random players; every path of the procedure that the table calls for ends in
    a ruling that the table takes, and some answer fits every question."""
    rng = random.Random(seed)
    at = Table(Board(rng.choice(SEATS)))
    for _ in range(rng.randint(2, 7)):
        seat = at.to_call if at.to_call is not None and rng.random() < 0.5 else rng.choice(SEATS)
        at = at.after(f"{seat} {rng.choice(CALLS_OF_A_BAD_DAY)}")
        key = procedure_for(at) or settled_by_players(at)
        for name in {key, "unintended-call"} - {None}:
            assert name is not None
            check_all_paths(PROCEDURES[name], at)
        if key is not None and rng.random() < 0.3:
            paths = list(itertools.islice(walk(PROCEDURES[key], at), 50))
            at = at.after(rng.choice(paths).ruling.event)


def check_all_paths(procedure: Procedure, at: Table) -> None:
    try:
        paths = list(itertools.islice(walk(procedure, at), 300))
    except NothingToRule:
        return
    assert paths, f"{procedure.key} at {at.text}"
    for path in paths:
        after = at.after(path.ruling.event)
        assert path.ruling.goes_on is None or path.ruling.goes_on in PROCEDURES
        if after.to_call is not None:
            assert after.legal_calls(after.to_call).legal, at.text
        afterwards(at, path.ruling)


def test_law_17D3_players_put_nothing_right_where_the_turn_is_then_anothers() -> None:
    """North would go on from West's pass; but without East's bid it is East who was robbed."""
    at = table("N P, W P, S P, S 1S, E 6S, W P")
    assert at.to_call is N
    assert PASS in at.legal_calls(N).legal


def test_law_36B4_an_inadmissible_double_does_not_go_with_an_accepted_bid() -> None:
    """West doubles partner's bid, made at West's turn; South accepts the bid."""
    at = table("E 1H, W X", dealer="W")
    found = ruling(at, CALL_OUT_OF_TURN, simultaneous="no", accepts="yes")
    assert (found.clauses, found.goes_on) == (("29A",), "inadmissible-call")
    after = ruling_table(at.after(found.event), INADMISSIBLE_CALL, unintended="no")
    assert str(after.auction) == "E 1H"
    assert after.to_call is S
    assert [(forced.player, forced.law) for forced in after.forced_passes] == [(E, "36B4")]


def test_law_17D3_what_was_to_take_the_place_of_a_pass_goes_with_it() -> None:
    passed = table("S 7NT, W P, E P")
    accepted = ruling_table(passed, CALL_OUT_OF_TURN, artificial="no", accepts="yes")
    at = accepted.after("S P, S P")
    robbed = ruling(at, ROBBED_OF_TURN)
    assert "North calls now" in str(robbed.words[0].text)
    after = at.after(robbed.event)
    assert after.to_call is N
    assert str(after.auction).endswith("S 7NT, W Pass")
