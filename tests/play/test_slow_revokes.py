"""The independent reading of Laws 61 to 64 finds a wrong ruling, and lets a right one pass."""

from __future__ import annotations

import pytest

from bridgelaw.laws import REVOKE
from bridgelaw.table import Table
from tests.laws.interviews import ruling_table
from tests.play.boards import check_board
from tests.play.slow_revokes import check_revokes
from tests.table.tables import TRICK, table

OLD_AND_NEW = f"{TRICK}, E leads HA, S plays H7, W plays S5, N plays H2, E leads HK, S plays S8"
"""West's revoke is established, because East has led; South's is fresh."""


def checked(at: Table) -> int:
    return check_revokes(at.board, at.deal, at.log)


def ruled(at: Table, *effects: str, clauses: str) -> Table:
    return at.after(f"ruling revoke of 2017 [{clauses}] " + "; ".join(effects))


def test_law_62A_what_can_be_corrected_comes_first() -> None:
    at = table(OLD_AND_NEW)
    with pytest.raises(AssertionError, match="to be corrected before"):
        checked(ruled(at, "W revoke S5 stands", clauses="63A1 63B"))
    right = ruling_table(at, REVOKE, dummy_first="no", replacement="HJ")
    assert checked(right) == 1
    assert checked(ruling_table(right, REVOKE)) == 2


def test_law_63A1_what_is_established_is_not_corrected() -> None:
    at = table(OLD_AND_NEW.removesuffix(", S plays S8"))
    with pytest.raises(AssertionError, match="established"):
        checked(ruled(at, "E takes back HK", "W plays H8 in place of S5", clauses="62A 62B1"))


def test_law_64A1_only_the_revoker_who_won_the_trick_loses_two() -> None:
    at = table(OLD_AND_NEW.removesuffix(", S plays S8"))
    at = ruling_table(at, REVOKE)
    while at.to_play is not None:
        verb = "plays" if at.trick.cards else "leads"
        at = at.after(f"{at.to_play} {verb} {min(at.legal_cards(at.to_play).legal)}")
    with pytest.raises(AssertionError, match="64A1 does not hold"):
        checked(ruled(at, "2 tricks to NS by 64A1", "W revoke S5 counted", clauses="63A1 64A1"))
    with pytest.raises(AssertionError, match="2 tricks moved"):
        checked(ruled(at, "2 tricks to NS by 64A2", "W revoke S5 counted", clauses="63A1 64A2"))
    right = ruled(at, "1 tricks to NS by 64A2", "W revoke S5 counted", clauses="63A1 64A2")
    assert checked(right) == 2


def test_it_looks_at_rulings_of_random_boards() -> None:
    assert sum(map(checked, map(check_board, range(40)))) > 5
