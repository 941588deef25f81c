"""What comes due in the play is said, though nobody has ruled on anything."""

from __future__ import annotations

from bridgelaw.laws.common.said_when_due import said_when_due
from bridgelaw.table import Table
from tests.table.tables import AUCTION, TRICK, E, W, ruling, table


def said(at: Table, *events: str) -> list[tuple[object, str]]:
    """What is said after the last of these events."""
    before = at.after(*events[:-1]) if len(events) > 1 else at
    return [(one.to, str(one.text)) for one in said_when_due(before, before.after(events[-1]))]


def test_law_24E_the_duties_are_told_when_the_auction_ends() -> None:
    told = said(table("S 1NT, W P, N 3NT, E exposes HK, E P, S P"), "W P")
    assert told[0][0] is E
    assert "Leave ♥K face up: it is a major penalty card" in told[0][1]
    assert told[1][0] is W
    assert said(table("S 1NT, W P, N 3NT, N exposes DK, E P, S P"), "W P") == []


def test_law_50E3_what_it_told_is_nothing_for_partner_once_it_is_played() -> None:
    at = table(TRICK, ruling("E has major penalty card SQ by 49"))
    told = said(at, "E leads SQ")
    assert [who for who, _ in told] == [W, None]
    assert told[1][1] == "There is no penalty card any more."
    two = at.after(ruling("E has major penalty card HA by 49"))
    assert [who for who, _ in said(two, "E leads SQ")] == [W]
    assert said(at, "E leads HA") == []


def test_law_50C_the_partner_of_a_minor_penalty_card_need_not_wait() -> None:
    at = table(
        AUCTION, "W leads C7, N spreads the hand", ruling("W has minor penalty card S5 by 49")
    )
    told = said(at, "N plays C2", "E plays CK", "S plays C6")
    assert told == [
        (None, "♠5 is a minor penalty card: East may lead without waiting for declarer.")
    ]
    major = at.after(ruling("W has major penalty card HT by 49"))
    assert said(major, "N plays C2", "E plays CK", "S plays C6") == []


def test_law_52B1b_what_playing_on_has_settled_is_told_with_its_reviews() -> None:
    at = table(TRICK, ruling("E has major penalty card SQ by 49"), "E leads HA")
    assert "♥A stands" in said(at, "S plays H7")[0][1]
    assert at.after("S plays H7").reviews == ("50E4", "64C1")


def test_law_60A1_a_lead_that_did_not_wait() -> None:
    at = table(TRICK, ruling("W has major penalty card HT by 49"), "E leads SQ")
    assert "should have waited" in said(at, "S plays S8")[0][1]
    assert at.after("S plays S8").reviews == ("50E4", "72C")


def test_a_ruling_says_itself_what_follows() -> None:
    at = table(TRICK, ruling("E has major penalty card SQ by 49"))
    assert said(at, ruling("E picks up SQ")) == []
