"""Law 25: unintended calls, and calls that were changed."""

from __future__ import annotations

import pytest

from bridgelaw.laws import ROBBED_OF_TURN, UNINTENDED_CALL, NothingToRule, Ruling
from bridgelaw.table import Phase, Table
from tests.laws.samples import interviewed, ruling_table, table

MEANT = {"who": "W", "unintended": "no"}


def ruling(at: Table, **answers: str) -> Ruling:
    found = interviewed(at, UNINTENDED_CALL, **answers).ruling
    assert found is not None
    return found


def test_law_25B1_the_second_call_stands_if_it_is_accepted() -> None:
    at = table("W 1H, W 1S")
    found = ruling(at, **MEANT, accepts_change="yes", change_comparable="none")
    assert found.clauses == ("25B1", "25B3", "26B")
    after = at.after(found.event)
    assert str(after.auction) == "W 1S"
    assert not after.open_irregularities
    assert not after.forced_passes
    assert [str(right.player) for right in after.lead_rights] == ["E"]
    assert [str(item.what) for item in after.unauthorised] == ["1H"]


def test_law_25B1_calling_over_it_accepts_it() -> None:
    at = table("W 1H, W 1S, N P")
    found = ruling(at, **MEANT, change_comparable="none")
    assert found.clauses == ("25B1", "25B3", "26B")
    after = at.after(found.event)
    assert str(after.auction) == "W 1S, N Pass"
    assert [str(item.what) for item in after.unauthorised] == ["1H"]


def test_law_25B2_otherwise_the_first_call_stands() -> None:
    at = table("W 1H, W 1S")
    found = ruling(at, **MEANT, accepts_change="no", change_comparable="none")
    assert found.clauses == ("25B2", "25B3", "26B")
    after = at.after(found.event)
    assert str(after.auction) == "W 1H"
    assert not after.open_irregularities
    assert [str(item.what) for item in after.unauthorised] == ["1S"]


@pytest.mark.parametrize("accepts", ["yes", "no"])
def test_law_26A_a_comparable_call_leaves_the_lead_free(accepts: str) -> None:
    at = table("W 1H, W 2H")
    found = ruling(at, **MEANT, accepts_change=accepts, change_comparable="similar")
    assert found.clauses[-1] == "26A"
    assert found.reviews == ("23C",)
    assert not at.after(found.event).lead_rights


def test_law_25A_an_unintended_call_that_was_changed_and_called_over() -> None:
    at = table("W 1H, W 1S, N P")
    after = at.after(ruling(at, who="W", unintended="yes").event)
    assert str(after.auction) == "W 1S, N Pass"
    assert not after.open_irregularities


def test_law_25A5_the_third_and_fourth_pass_until_the_hands_are_back() -> None:
    for who in ("E", "S"):
        at = table("W P, N P, E P, S P")
        assert at.phase is Phase.PASSED_OUT
        after = ruling_table(
            at, UNINTENDED_CALL, who=who, unintended="yes", intended_call="1C",
            **({"lho_changes": "no"} if who == "E" else {}),
        )  # fmt: skip
        assert after.phase is Phase.AUCTION
    returned = at.after(*(f"{seat} puts the hand back" for seat in "NESW"))
    assert ruling(returned, who="S").clauses == ("25A5",)


# 17D3


def test_law_17D3_nobody_was_robbed() -> None:
    with pytest.raises(NothingToRule, match="without their turn"):
        interviewed(table("W P, N P"), ROBBED_OF_TURN)
    # Somebody bid, so that the auction goes on anyway.
    with pytest.raises(NothingToRule, match="without their turn"):
        interviewed(table("W P, N P, S P, W P, N 1H"), ROBBED_OF_TURN)


def test_law_17D3_who_offends_and_what_is_unauthorised() -> None:
    """Example 15: East passed after the pass out of turn and is no offender."""
    at = table("W P, N 1H, E P, S P, N P, E P")
    after = ruling_table(at, ROBBED_OF_TURN)
    assert str(after.auction) == "W Pass, N 1H, E Pass, S Pass"
    assert str(after.to_call) == "W"
    assert [str(item.player) for item in after.unauthorised] == ["N"]
    assert not after.open_irregularities
    assert not after.forced_passes


def test_law_17D3_he_has_called_already() -> None:
    at = table("W P, N P, S P, W P, E 1H")
    found = interviewed(at, ROBBED_OF_TURN).ruling
    assert found is not None
    after = at.after(found.event)
    assert str(after.auction) == "W Pass, N Pass, E 1H"
    assert [str(item.player) for item in after.unauthorised] == ["S"]
