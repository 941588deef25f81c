"""Law 45C4(b): declarer names a card of dummy's, and then another."""

from __future__ import annotations

import pytest

from bridgelaw.laws import DESIGNATION
from bridgelaw.table import Table
from tests.laws.samples import interviewed
from tests.table.tables import AUCTION, TRICK, E, N, card, found, table

SECOND_HAND = f"{AUCTION}, W leads C7, N spreads the hand, S designates C2, S designates C4"
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
