"""Law 45C4(b): declarer names a card of dummy's, and then another."""

from __future__ import annotations

import pytest

from bridgelaw.laws import DESIGNATION, DUMMY_CARD
from bridgelaw.table import Table
from tests.laws.samples import interviewed
from tests.table.tables import AUCTION, TRICK, E, N, S, W, card, found, table

OPEN = f"{AUCTION}, W leads C7, N spreads the hand"
SECOND_HAND = f"{OPEN}, S designates C2, S designates C4"
FOURTH_HAND = f"{TRICK}, E leads HA, S plays H7, W plays H8, S designates H2, S designates H3"
A_SUIT = f"{AUCTION}, W leads C7, N spreads the hand, S designates C4, S designates S"


def ruled(at: Table, **answers: str) -> Table:
    ruling = interviewed(at, DESIGNATION, **answers).ruling
    assert ruling is not None
    return at.after(ruling.event)


@pytest.mark.parametrize("happened", [SECOND_HAND, FOURTH_HAND, A_SUIT])
def test_law_45C4b_the_second_name_waits_for_the_director(happened: str) -> None:
    at = table(happened)
    assert found(at) == [("CHANGE_OF_DESIGNATION", "S", "45C4(b)")]
    assert at.ruling_needed == "designation"
    kept = ruled(at, unintended="no")
    assert found(kept) == []
    assert kept.tricks == at.tricks
    assert kept.trick == at.trick


@pytest.mark.parametrize(("happened", "meant"), [(SECOND_HAND, "C4"), (FOURTH_HAND, "H3")])
def test_law_45C4b_a_slip_of_the_tongue_is_put_right(happened: str, meant: str) -> None:
    changed = ruled(table(happened), unintended="yes", intended_card=meant)
    assert found(changed) == []
    trick = changed.trick if changed.trick.cards else changed.tricks[-1]
    assert (N, card(meant)) in trick.cards
    assert changed.to_play is E


def test_law_45C4b_the_same_card_named_again_is_nothing() -> None:
    assert found(table(SECOND_HAND.replace("C4", "C2"))) == []


def test_law_45C4a_after_a_trick_that_dummy_won_it_is_a_lead() -> None:
    at = table(
        f"{TRICK}, E leads SQ, S plays S8, W plays S5, S designates SK, S designates SA"
    )  # fmt: skip
    assert found(at) == []
    assert at.trick.cards == ((N, card("SA")),)


def test_law_45C4b_who_plays_on_has_let_it_pass() -> None:
    at = table(f"{SECOND_HAND}, E plays CK, S plays C6")
    assert found(at) == []


@pytest.mark.parametrize(
    "said",
    [
        "S designates low, S designates C2",  # the same card, said more clearly
        "S designates C, S designates C2",
        "S designates 2, S designates C2",
        "S designates C2, S designates low",
        "S designates C2, S designates C",
    ],
)
def test_law_45C4b_saying_it_more_clearly_changes_nothing(said: str) -> None:
    at = table(f"{OPEN}, {said}")
    assert found(at) == []
    assert (N, card("C2")) in at.trick.cards


@pytest.mark.parametrize("first", ["low", "C", "2", "anything"])
def test_law_45C4b_words_are_a_first_designation_too(first: str) -> None:
    at = table(f"{OPEN}, S designates {first}, S designates C4")
    assert at.ruling_needed == "designation"
    slip = ruled(at, unintended="yes", intended_card="C4")
    assert (found(slip), slip.trick.cards[-1]) == ([], (N, card("C4")))


def test_law_46B_words_that_were_meant_count() -> None:
    at = table(f"{OPEN}, S designates low, S designates C4")
    kept = ruled(at, unintended="no", incontrovertible="no")
    assert (found(kept), kept.trick.cards[-1]) == ([], (N, card("C2")))


def test_law_45C4b_words_after_a_card_are_judged_as_a_card_is() -> None:
    at = table(f"{OPEN}, S designates C4, S designates low")
    assert found(at) == [("CHANGE_OF_DESIGNATION", "S", "45C4(b)")]
    assert (N, card("C4")) in ruled(at, unintended="no").trick.cards


def test_law_45C4b_after_the_next_hand_has_played_it_is_no_lead() -> None:
    at = table(f"{OPEN}, S designates C4, E plays CK, S designates C2, N plays C2")
    assert found(at) == [("CHANGE_OF_DESIGNATION", "S", "45C4(b)")]
    slip = ruled(at, unintended="yes", intended_card="C2", opponent_changes="no")
    assert str(slip.trick) == "W C7, N C2, E CK"


def test_law_45C4b_comes_before_what_was_played_after_the_slip() -> None:
    at = table(f"{OPEN}, S designates C4, E plays HK, S designates C2")
    assert at.ruling_needed == "designation"
    slip = ruled(at, unintended="yes", intended_card="C2")
    assert (found(slip), slip.ruling_needed) == ([("REVOKE", "E", "61A")], "revoke")


def test_law_45D_dummy_puts_out_the_card_that_was_named_second() -> None:
    at = table(f"{SECOND_HAND}, N plays C4")
    assert at.ruling_needed == "dummy-card"
    ruling = interviewed(at, DUMMY_CARD, unintended="yes").ruling
    assert ruling is not None
    assert ruling.clauses == ("45C4(b)",)
    assert str(at.after(ruling.event).trick) == "W C7, N C4"


def test_law_45D_dummy_does_not_put_out_what_the_words_stand_for() -> None:
    at = table(f"{OPEN}, S designates low, N plays C4")
    assert found(at) == [("WRONG_CARD_FROM_DUMMY", "N", "45D")]
    assert found(table(f"{OPEN}, S designates low, N plays C2")) == []


def test_law_45C4a_declarer_plays_a_card_of_their_own_by_naming_it() -> None:
    at = table(f"{OPEN}, S designates C4, E plays CK, S designates C6")
    assert found(at) == []
    assert (S, card("C6")) in at.tricks[-1].cards


# A lead that was out of turn anyway

KING_WINS = f"{TRICK}, E leads SQ, S plays S8, W plays S5, S designates SK"
"""Dummy has won the trick with the king, which declarer had not meant to name."""


def test_law_56_a_lead_out_of_turn_does_not_go_free_when_dummys_card_is_corrected() -> None:
    at = table(f"{KING_WINS}, W leads H8")
    after = ruled(at, unintended="yes", intended_card="SA")
    assert str(after.tricks[-1]) == "E SQ, S S8, W S5, N SA"
    assert after.trick.cards == ((W, card("H8")),)
    assert (after.ruling_needed, after.unauthorised) == ("play-out-of-turn", at.unauthorised)


def test_law_56B_it_is_a_penalty_card_where_another_hand_wins_and_declarer_may_use_it() -> None:
    at = table(f"{KING_WINS}, W leads H8")
    after = ruled(at, unintended="yes", intended_card="S2")
    assert [(one.player, one.card) for one in after.penalty_cards] == [(W, card("H8"))]
    assert not any(S in one.to for one in after.unauthorised)
    assert (after.to_play, found(after)) == (E, [])


def test_law_45C4b_a_lead_that_is_in_turn_now_stays() -> None:
    at = table(f"{KING_WINS}, E leads HA")
    after = ruled(at, unintended="yes", intended_card="S2")
    assert after.trick.cards == ((E, card("HA")),)
    assert (after.to_play, found(after), after.penalty_cards) == (S, [], ())
