"""Law 64 over a recorded play: the automatic tricks, and equity beside them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from bridgelaw.analysis.position import ImpossiblePosition, Position
from bridgelaw.analysis.revokes import (
    Advice,
    Automatic,
    RecordedPlay,
    Weighed,
    find_revokes,
    noticed_late,
    weigh,
)
from bridgelaw.analysis.revokes.words import (
    automatic_text,
    explain_revoke,
    happened,
    line_text,
    recommendation,
)
from bridgelaw.analysis.solver.find import find_solver
from bridgelaw.analysis.solver.interface import SolverFailed, SolverMissing
from bridgelaw.game import Card, Side
from bridgelaw.game.tricks import Trick
from bridgelaw.locale.text import tr
from tests.analysis.plays import (
    BRUTE,
    ENTRY_PLAY,
    ENTRY_RUFFED,
    PLAY_OF_46,
    SPADES_OF_46,
    E,
    N,
    S,
    W,
    recorded,
)

EXAMPLE_46 = recorded(SPADES_OF_46, PLAY_OF_46)
RUFFED = recorded(ENTRY_RUFFED, ENTRY_PLAY, "1S by S")


def moves(play: RecordedPlay) -> list[tuple[str, int]]:
    return [(one.automatic.clause, one.automatic.tricks) for one in weigh(play, None).revokes]


# 61, 63: which, and are they established?


def test_law_61A_defenders_declarer_and_dummy() -> None:
    play = recorded(
        "N:2.2..A 3.3..5 4.4..6 7.7..8",
        "C8 S2 S3 C6, S7 CA C5 S4, H7 H2 H3 H4",
    )
    found = find_revokes(play)
    assert [(one.by, str(one.card), one.trick, one.place) for one in found] == [
        (N, "S2", 1, 1),
        (E, "S3", 1, 2),
    ]
    assert [str(one.legal) for one in found] == ["...A", "...5"]
    declarer = recorded("N:2...A 3...5 4...6 7...8", "C8 CA C5 S4, S2 S3 C6 S7")
    assert [one.by for one in find_revokes(declarer)] == [S]


def test_law_63A_established_by_the_next_trick_or_an_agreed_claim() -> None:
    cards = "C8 CA S3 C6"
    deal = "N:2...A 3...5 4...6 7...8"
    assert [one.established for one in find_revokes(recorded(deal, cards))] == [False]
    # The other side's lead establishes nothing; the revoker's own card does.
    assert [one.established for one in find_revokes(recorded(deal, cards + " S2"))] == [False]
    assert [one.established for one in find_revokes(recorded(deal, cards + " S2 C5"))] == [True]
    claimed = recorded(deal, cards, claimed=1)
    assert [one.established for one in find_revokes(claimed)] == [True]


def test_law_62A_what_is_not_established_moves_nothing_and_is_not_weighed() -> None:
    weighed = weigh(recorded("N:2...A 3...5 4...6 7...8", "C8 CA S3 C6"), BRUTE)
    assert weighed.advice is Advice.NOTHING
    assert weighed.revokes[0].automatic == Automatic("62A")
    assert weighed.revokes[0].equity is None
    assert "corrected" in str(automatic_text(weighed.revokes[0]))
    assert "No revoke is established" in str(recommendation(weighed))


# 64A, 64B


@pytest.mark.parametrize(
    ("deal", "cards", "contract", "expected"),
    [
        # East ruffs with the ace, and West's four wins the next trick.
        ("N:2...4 A...5 3...6 4...7", "C7 C4 SA C6, C5 S3 S4 S2", "1S by S", ("64A1", 2)),
        ("N:2...4 A...5 K...6 4...7", "C7 C4 SA C6, C5 SK S4 S2", "1S by S", ("64A1", 1)),
        # Dummy wins the trick on which declarer revokes.
        ("N:2...A 3...5 4...6 7...8", "C8 CA C5 S4, S2 S3 C6 S7", "1NT by S", ("64A2", 1)),
        ("N:2...A 3...5 A...6 7...8", "C8 CA S3 C6, S2 C5 SA S7", "1NT by S", ("64B1", 0)),
        ("N:2...A 3...5 4...6 7...8", "C8 S2 C5 C6, S7 CA S3 S4", "1NT by S", ("64B3", 0)),
    ],
)
def test_law_64A_64B(deal: str, cards: str, contract: str, expected: tuple[str, int]) -> None:
    assert moves(recorded(deal, cards, contract)) == [expected]


def test_law_64B2_the_same_suit_and_64B7_both_sides() -> None:
    assert moves(EXAMPLE_46) == [("64A2", 1), ("64B2", 0)]
    both = recorded("N:2.2..A 3.3..5 4.4..6 7.7..8", "C8 CA S3 C6, S2 C5 H4 S7, H7 H2 H3 S4")
    assert moves(both) == [("64B7", 0), ("64B7", 0)]


def test_law_64B4_64B5_are_what_the_director_says() -> None:
    found = noticed_late(find_revokes(RUFFED), "64B4")
    weighed = weigh(RUFFED, BRUTE, found)
    assert weighed.revokes[0].automatic == Automatic("64B4")
    assert weighed.with_automatic(Side.NS) == 0
    assert (weighed.advice, weighed.more) == (Advice.EQUITY, 3)


TWELFTH = recorded(
    "N:AKQJ63.AQ3.A7.KJ .T8742.T9863.A64 85.KJ6.KQ2.T9872 T9742.95.J54.Q53",
    "CQ CK CA C2, DT D2 D4 D7, HT H6 H5 HA, DA D3 DK D5, SA H2 S8 S2, SK H4 S5 ST,"
    "HQ H7 HK H9, DQ DJ SQ D6, HJ S9 H3 H8, CT C3 CJ C4, SJ D9 C7 S7, S6 D8 C9 C5, S3 C6 C8 S4",
    "3NT by S",
)


def test_law_64B6_the_twelfth_trick_moves_nothing_but_is_weighed() -> None:
    weighed = weigh(TWELFTH, BRUTE)
    assert weighed.revokes[0].automatic == Automatic("64B6")
    assert (weighed.at_table(Side.NS), weighed.with_equity(Side.NS)) == (10, 11)
    assert (weighed.damaged, weighed.more) == (Side.NS, 1)
    late = noticed_late(find_revokes(TWELFTH), "64B5")
    assert weigh(TWELFTH, None, late).revokes[0].automatic == Automatic("64B6")


def test_law_64A_no_trick_moves_twice() -> None:
    play = recorded("N:A.A..2 3.3..9 4.4..6 7.7..8", "H7 HA S3 H4, SA H3 S4 C8, C2 C9 C6 S7")
    assert [one.by for one in find_revokes(play)] == [E, W]
    assert moves(play) == [("64A2", 1), ("64A2", 0)]


# 64C


def test_law_64C2a_example_46_comes_out_at_five() -> None:
    weighed = weigh(EXAMPLE_46, BRUTE)
    first, second = weighed.revokes
    assert first.equity is not None
    assert second.equity is not None
    assert weighed.at_table(Side.NS) == 3
    assert weighed.with_automatic(Side.NS) == 4
    assert (first.clause, first.equity.total) == ("64C1", 4)
    follow = second.equity.follow
    assert (second.clause, follow.tricks, follow.kept, follow.total) == ("64C2(a)", 4, 1, 5)
    assert weighed.deciding is second
    assert (weighed.advice, weighed.damaged, weighed.more) == (Advice.EQUITY, Side.NS, 1)
    assert "5 in place of 4" in str(recommendation(weighed))


def whole_46(diamonds: str) -> RecordedPlay:
    """The spades of example 46 in a whole board; `diamonds` are South's and East's."""
    south, east = diamonds.split()
    return recorded(
        f"N:AKQ5.32.8432.432 J9.9876.{east}.9876 8632.AKQ.{south}.AKQJ T74.JT54.QT96.T5",
        "S4 SA H6 S2, SK H7 S3 S7, SQ S9 S6 ST, S5 SJ S8 HJ,"
        "C6 CA CT C2, CK C5 C3 C7, CQ D6 C4 C8, HA H4 H2 H8, HK H5 H3 H9, HQ HT D2 D5",
        "3NT by S",
    )


@pytest.mark.parametrize(
    ("diamonds", "automatic", "equity", "kept"),
    [
        # East has the ace of diamonds, its only trick without the second revoke: that one moves.
        ("KJ A75", 11, 13, 1),
        # North-South would have won everything: there is no trick that could move (64B1).
        ("AK J75", 13, 13, 0),
    ],
)
def test_law_64C2a_example_46_in_a_whole_board(
    diamonds: str, automatic: int, equity: int, kept: int
) -> None:
    try:
        solver = find_solver()
    except SolverMissing as missing:
        pytest.skip(str(missing))
    weighed = weigh(whole_46(diamonds), solver)
    assert [one.automatic.clause for one in weighed.revokes] == ["64A2", "64B2"]
    assert weighed.with_automatic(Side.NS) == automatic
    second = weighed.revokes[1].equity
    assert second is not None
    assert (second.total, second.follow.kept) == (equity, kept)
    assert weighed.with_equity(Side.NS) == equity


def test_law_64C1_equity_is_larger_than_two_tricks() -> None:
    weighed = weigh(RUFFED, BRUTE)
    (one,) = weighed.revokes
    assert one.automatic == Automatic("64A1", 2)
    assert weighed.with_automatic(Side.NS) == 2
    assert (weighed.with_equity(Side.NS), weighed.with_equity(Side.EW)) == (3, 2)
    assert (weighed.damaged, weighed.more, weighed.advice) == (Side.NS, 1, Advice.EQUITY)
    assert one.equity is not None
    assert line_text(one.equity.line).startswith("W♣8 N♣A E♣3 S♣4; ")
    assert one.equity.line.won(Side.NS) == 3


def test_law_64C1_the_automatic_tricks_can_be_more() -> None:
    play = recorded("N:A.A..2 3.3..9 4.4..6 7.7..8", "H7 HA S3 H4, SA H3 S4 S7, C2 C9 C6 C8")
    weighed = weigh(play, BRUTE)
    assert (weighed.with_automatic(Side.NS), weighed.with_equity(Side.NS)) == (3, 2)
    assert (weighed.advice, weighed.damaged, weighed.more) == (Advice.ENOUGH, None, 0)
    assert "fewer, by 1" in str(list(explain_revoke(weighed, weighed.revokes[0]))[-1])


def test_law_64C1_the_offender_is_given_his_best_card_and_the_others_are_shown() -> None:
    # East unblocks with the king; with the two East would win nothing more than the last heart.
    play = recorded(
        "N:A.2..Q5 2.3..K2 3.4..A3 6.5..64",
        "S6 SA S2 S3, CQ H3 C3 C4, C5 C2 CA C6, H4 H5 H2 CK",
    )
    weighed = weigh(play, BRUTE)
    (one,) = weighed.revokes
    assert one.equity is not None
    assert [(str(each.card), each.total) for each in one.equity.follows] == [("CK", 2), ("C2", 3)]
    said = [str(line) for line in explain_revoke(weighed, one)]
    assert any(line.startswith("With ♣2 it would be 3 for North-South") for line in said)
    assert weighed.with_automatic(Side.NS) == 4
    assert weighed.advice is Advice.ENOUGH


def test_law_64C2b_both_sides_as_if_nobody_had_revoked() -> None:
    play = recorded(
        "N:..AKQJ.A 2.A.76.3 .543.9.4 .76..T98",
        "C8 CA S2 C4, HA D9 H6 DJ, C3 H3 C9 DQ, CT DK D6 H4, H7 DA D7 H5",
        "1S by S",
    )
    weighed = weigh(play, BRUTE)
    assert [one.clause for one in weighed.revokes] == ["64C2(b)", "64C2(b)"]
    assert weighed.deciding is weighed.revokes[0]
    assert (weighed.damaged, weighed.more) == (Side.NS, 3)
    assert (weighed.with_equity(Side.NS), weighed.with_equity(Side.EW)) == (3, 2)


def test_law_64C2b_the_side_that_revoked_first_can_be_the_damaged_one() -> None:
    # East's revoke costs nothing; declarer then keeps the king that had to fall under the ace.
    play = recorded(
        "N:2.3.2.5 3.4.3.6 4.9.4.K 5..5.A8",
        "D5 D2 H4 D4, CA C5 C6 H9, C8 H3 S3 CK, S4 S5 S2 D3",
    )
    weighed = weigh(play, BRUTE)
    assert [one.revoke.by for one in weighed.revokes] == [E, S]
    assert (weighed.damaged, weighed.more) == (Side.EW, 1)
    assert weighed.with_equity(Side.EW) == 4
    assert "East-West: 4 in place of 3" in str(recommendation(weighed))


def test_law_64C1_after_a_claim_the_claimed_tricks_are_the_result() -> None:
    cards = "C8 CA S2 C4, HA H2 H6 DJ"
    for claimed, automatic, advice in ((0, 2, Advice.EQUITY), (2, 4, Advice.ENOUGH)):
        weighed = weigh(recorded(ENTRY_RUFFED, cards, "1S by S", claimed), BRUTE)
        assert weighed.at_table(Side.NS) == claimed
        assert weighed.with_automatic(Side.NS) == automatic
        assert weighed.with_equity(Side.NS) == 3
        assert weighed.advice is advice


def test_law_64A1_claimed_tricks_are_won_tricks() -> None:
    deal, cards = "N:2...4 A...5 3...6 4...7", "C7 C4 SA C6"
    assert moves(recorded(deal, cards, "1S by S", claimed=0)) == [("64A1", 2)]
    assert moves(recorded(deal, cards, "1S by S", claimed=1)) == [("64A1", 1)]
    # The claim came in the middle of the revoke trick: nobody has won it with their own card.
    assert moves(recorded(deal, "C7 C4 SA", "1S by S", claimed=0)) == [("64A2", 1)]


def test_a_play_that_stopped_goes_on_double_dummy() -> None:
    weighed = weigh(recorded(ENTRY_RUFFED, "C8 CA S2 C4, HA H2 H6 DJ", "1S by S"), BRUTE)
    # East leads the three of clubs, and dummy never comes in.
    assert (weighed.rest, weighed.at_table(Side.EW)) == (0, 5)
    assert weighed.revokes[0].automatic == Automatic("64A1", 2)
    none = weigh(weighed.play, None)
    assert (none.rest, none.at_table(Side.EW)) == (None, 2)


# Where there is no equity


def test_without_a_solver_the_automatic_tricks_are_there_and_it_says_what_is_missing() -> None:
    weighed = weigh(RUFFED, None, why_no_solver=tr("It is not installed."))
    assert weighed.advice is Advice.UNKNOWN
    assert weighed.with_automatic(Side.NS) == 2
    said = [str(line) for line in explain_revoke(weighed, weighed.revokes[0])]
    assert said == ["What was likely without the revoke is not computed: It is not installed."]
    assert "not known" in str(recommendation(weighed))
    assert weighed.missing == tr("It is not installed.")


class Dead:
    """A solver that dies."""

    def values(self, position: Position) -> Mapping[Card, int]:
        raise SolverFailed(tr("It died."))


def test_a_solver_that_fails_is_said() -> None:
    weighed = weigh(RUFFED, Dead())
    assert (weighed.advice, weighed.missing) == (Advice.UNKNOWN, tr("It died."))


def test_out_of_rotation_there_is_no_position_to_go_on_from() -> None:
    tricks = [Trick(cards) for cards in RUFFED.tricks]
    lead, dummy, east, south = tricks[0].cards
    tricks[0] = Trick((lead, south, east, dummy), RUFFED.trump)
    play = RecordedPlay.of_tricks(RUFFED.hands, S, tricks)
    weighed = weigh(replace(play, trump=RUFFED.trump, winners=RUFFED.winners), BRUTE)
    assert weighed.revokes[0].automatic == Automatic("64A1", 2)
    assert "not played in rotation" in str(weighed.missing)


def test_a_card_that_nobody_could_play_is_refused() -> None:
    with pytest.raises(ImpossiblePosition, match="North does not have"):
        recorded(SPADES_OF_46, "S4 SJ")


def test_nothing_is_found_where_everybody_followed() -> None:
    weighed = weigh(recorded(SPADES_OF_46, "S4 SA S9 S2"), BRUTE)
    assert (weighed.revokes, weighed.advice) == ((), Advice.NOTHING)


def test_what_is_said() -> None:
    weighed: Weighed = weigh(RUFFED, BRUTE)
    (one,) = weighed.revokes
    assert str(happened(one)) == "Trick 1: East plays ♠2 and could have played ♣3."
    assert str(automatic_text(one)) == "Two tricks go to North-South."
    assert [str(line) for line in explain_revoke(weighed, one)] == [
        "Tricks of North-South: 0 at the table, 2 with what moves by itself, 3 double dummy if ♣3 "
        "is played instead.",
        "Without this revoke North-South would have had more, by 1: what moves by itself is not "
        "enough.",
    ]
