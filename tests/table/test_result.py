"""The result of a board: tricks, claims, transfers; and what is in force on the way."""

from __future__ import annotations

import pytest

from bridgelaw.game import Deal
from bridgelaw.table import Table
from bridgelaw.table.in_force import describe_decision, in_force
from bridgelaw.table.result import is_finished, result_of
from tests.table.tables import AUCTION, TRICK, E, ruling, table

TRICKS = """S7 SA SQ ST, C2 C5 C6 C7, S6 SK SJ S9, C3 CK CJ C8, S4 S8 S5 S3, CQ C9 C4 CA,
HA HQ HT H4, D3 D4 D5 D2, H9 H3 HK HJ, DJ D8 D6 DK, S2 H6 H7 H8, DA DQ D9 D7, H2 H5 DT CT"""
AGREED = "ruling claim of 2017 [69A]"


def played_out(*rulings: str) -> Table:
    """All thirteen tricks: South has won six in 3NT."""
    at = table(AUCTION)
    for card in TRICKS.replace(",", " ").split():
        at = at.after(f"{at.to_play} {'plays' if at.trick.cards else 'leads'} {card}")
    return at.after(*rulings)


def tricks(at: Table) -> tuple[int, int, int | None]:
    """Tricks at the table, tricks in all, and over or under the contract."""
    found = result_of(at)
    assert found is not None
    return found.won, found.tricks, found.over


def test_there_is_no_result_before_the_end() -> None:
    for events in ("S 1C", AUCTION, TRICK, f"{TRICK}, S claims 3"):
        assert result_of(table(events)) is None
        assert not is_finished(table(events))


def test_tricks_of_a_board_that_was_played_out() -> None:
    assert tricks(played_out()) == (6, 6, -3)


@pytest.mark.parametrize(
    ("effects", "expected"),
    [
        (["2 tricks to NS by 64A1"], (6, 8, -1)),
        (["3 tricks to NS by 64A1"], (6, 9, 0)),
        (["1 tricks to EW by 64A2"], (6, 5, -4)),
        (["2 tricks to NS by 64A1", "1 tricks to EW by 67B1(a)"], (6, 7, -2)),
        (["9 tricks to NS by 64A1"], (6, 13, 4)),
        (["9 tricks to EW by 64A1"], (6, 0, -9)),
    ],
)
def test_law_64A_transfers_move_tricks_and_never_more_than_there_are(
    effects: list[str], expected: tuple[int, int, int]
) -> None:
    assert tricks(played_out(ruling(*effects))) == expected


def test_transfers_do_not_depend_on_their_order() -> None:
    many = ["9 tricks to NS by 64A1", "4 tricks to EW by 64A1"]
    assert tricks(played_out(ruling(*many))) == tricks(played_out(ruling(*reversed(many))))


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("S claims 9", 9),  # East won one, twelve are left
        ("E claims 12", 0),
        ("E claims 2", 10),
        ("S concedes 2", 10),
        ("W concedes 12", 12),
        ("W concedes 0", 0),
    ],
)
def test_law_69A_an_agreed_claim_divides_the_remaining_tricks(claim: str, expected: int) -> None:
    at = table(TRICK, claim)
    assert result_of(at) is None
    found = result_of(at.after(AGREED))
    assert found is not None
    assert (found.won, found.lost, found.is_complete) == (expected, 13 - expected, True)


def test_the_trick_in_progress_is_one_of_the_remaining() -> None:
    assert tricks(table(TRICK, "E leads SQ", "S claims 12", AGREED)) == (12, 12, 3)


def test_hands_put_back_after_a_claim_end_the_board() -> None:
    back = "N puts the hand back, E puts the hand back, S puts the hand back, W puts the hand back"
    assert tricks(table(TRICK, "S claims 9", back)) == (9, 9, 0)


def test_a_board_that_is_passed_out_or_not_played() -> None:
    passed = result_of(table("S P, W P, N P, E P"))
    assert passed is not None
    assert (passed.contract, passed.passed_out, passed.over) == (None, True, None)
    unplayed = result_of(table("S 1C", ruling("artificial adjusted score by 12C2")))
    assert unplayed is not None
    assert (unplayed.passed_out, unplayed.adjusted[0].law) == (False, "12C2")


def test_an_ending_has_tricks_and_no_over_or_under() -> None:
    ending = Deal.parse("N:A... K... 2... 3...")
    at = table(AUCTION, "W leads S3, N plays SA, E plays SK, S plays S2", deal=ending)
    assert tricks(at) == (1, 1, None)


def test_what_is_in_force_has_its_law_and_its_end() -> None:
    at = table(AUCTION, "E exposes HK", ruling("E has major penalty card HK by 49"))
    (one,) = in_force(at)
    assert (one.law, str(one.ends)) == ("49", "until it is played or picked up")
    (decision,) = at.decisions
    assert "West leads" in str(describe_decision(decision))


@pytest.mark.parametrize(
    ("start", "effect", "law", "ends"),
    [
        ("S 1C", "W must pass once by 30A", "30A", "until West has passed"),
        ("S 1C", "W must pass throughout by 27B2", "27B2", "until the auction ends"),
        ("S 1C", "W owes a call in place of 1H by 31A", "31A", "until West has called"),
        (AUCTION, "W forbidden to lead S while on lead by 26B", "26B",
         "until West loses the lead"),
        (AUCTION, "W required to lead S at the next lead by 50D2(a)", "50D2(a)",
         "until West has led"),
        (AUCTION, "no demand of W by 50D2", "50D2", "until West has led"),
        (AUCTION, "W may be forbidden a suit not specified by E by 26B", "26B",
         "until West first leads"),
        (f"{TRICK}, E leads SQ", "W must play highest of S by 57A", "57A",
         "until this trick is complete"),
        (f"{TRICK}, E leads SQ", "W must play S7 to this trick by 57D", "57D",
         "until this trick is complete"),
        (TRICK, "W revoke C7 stands", "64", "until the play ends"),
    ],
)  # fmt: skip
def test_each_kind_of_restriction_says_when_it_ends(
    start: str, effect: str, law: str, ends: str
) -> None:
    found = in_force(table(start, ruling(effect)))
    assert [(one.law, str(one.ends)) for one in found] == [(law, ends)]


def test_a_lead_right_against_the_declaring_side_is_not_in_force() -> None:
    at = table(AUCTION, ruling("N may be forbidden a suit not specified by S by 26B"))
    assert in_force(at) == ()


@pytest.mark.parametrize(
    ("effect", "left"),
    [
        ("no demand of W by 50D2", 0),
        ("W required to lead S at the next lead by 50D2(a)", 0),
        ("W forbidden to lead C while on lead by 26B", 1),
    ],
)
def test_what_is_about_one_lead_is_over_with_it(effect: str, left: int) -> None:
    assert len(in_force(table(AUCTION, ruling(effect), "W leads S7"))) == left


def test_law_12A2_a_board_with_an_artificial_score_is_nobodys_turn() -> None:
    """16D2(d) in the play, as 15A2(a) in the auction: it ends there."""
    cancelled = (
        "ruling extraneous-information of 2017 [16D2(d)] artificial adjusted score by 16D2(d)"
    )
    at = table(TRICK, "W leads H8", cancelled)
    assert (at.to_play, at.ruling_needed, at.decisions) == (None, None, ())
    assert is_finished(at)
    result = result_of(at)
    assert result is not None
    assert (result.contract, [one.law for one in result.adjusted]) == (None, ["16D2(d)"])


def test_law_12C1_an_assigned_score_leaves_the_play_as_it_is() -> None:
    at = table(TRICK, ruling("assigned adjusted score by 12C1(a)", law="12C1(a)"))
    assert at.to_play is E
    assert not is_finished(at)
