"""Laws 20A to 20F1: who may ask what about the auction while it goes on."""

from __future__ import annotations

import pytest

from bridgelaw.laws import AUCTION_QUESTION, Ruling
from bridgelaw.laws.common.end_of_board import reviews_due
from bridgelaw.table import Table
from tests.laws.samples import interviewed, table

_FREE = table("W 1H, N P")
_BARRED = _FREE.after("ruling card-in-auction of 2017 [24C] E must pass once by 24C")


def _ruled(at: Table | None, **answers: str) -> Ruling:
    ruling = interviewed(at, AUCTION_QUESTION, **answers).ruling
    assert ruling is not None
    return ruling


@pytest.mark.parametrize(("wants", "clause"), [("review", "20B"), ("explanation", "20F1")])
def test_law_20B_20F1_who_must_pass_has_neither_review_nor_explanation(
    wants: str, clause: str
) -> None:
    """Footnote 7 says of 20F1 what 20B says itself."""
    refused = _ruled(None, wants=wants, own_turn="yes", must_pass="yes")
    assert refused.clauses == (clause,)
    assert "must pass" in str(refused.headline)
    given = _ruled(None, wants=wants, own_turn="yes", must_pass="no")
    assert given.clauses[-1] == clause
    assert "must pass" not in str(given.headline)


def test_law_20F1_the_table_knows_who_must_pass() -> None:
    free = _ruled(_FREE, wants="explanation", who="E")
    assert "explained" in str(free.headline)
    barred = _ruled(_BARRED, wants="explanation", who="E")
    assert (barred.clauses, "must pass" in str(barred.headline)) == (("20F1",), True)


def test_law_20E_damage_by_a_review_that_nobody_corrected_is_for_12C1() -> None:
    called = _ruled(_FREE, wants="mistake", called_on_it="yes")
    assert called.reviews == ("12C1",)
    assert reviews_due(_FREE.after(called.event)) == ("12C1",)
    assert _ruled(_FREE, wants="mistake", called_on_it="no").reviews == ()
