"""Laws 62 to 64 with more than one revoke on a board: which comes first, and what is kept."""

from __future__ import annotations

import pytest

from bridgelaw.game import Board, Deal, Seat
from bridgelaw.laws import DUMMY_CARD, PLAY_OUT_OF_TURN, PLAYED_CARD, REVOKE
from bridgelaw.laws.play.revoke.equity import situation as weighing
from bridgelaw.laws.play.revoke.situation import RevokeAtTable
from bridgelaw.table import Table
from bridgelaw.table.effects import ScoreAdjusted
from bridgelaw.table.revokes import Status, revoke_to_rule_on, revokes
from tests.analysis.plays import BRUTE
from tests.laws.interviews import ruling_table
from tests.laws.revokes import asks, ending, moved, penalties, rule
from tests.laws.samples import interviewed
from tests.table.tables import AUCTION, TRICK, ruling, table

N, E, S, W = Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST

TWELVE_TRICKS = (
    "W leads ST, N spreads the hand, N plays SA, E plays SJ, S plays S8",
    "N leads SK, E plays S9, S plays C8, W plays S6",
    "N leads SQ, E plays S5, S plays S7, W plays S4",
    "N leads H8, E plays HA, S plays HJ, W plays H7",
    "E leads HK, S plays HT, W plays H5, N plays H6",
    "E leads HQ, S plays H9, W plays S2, N plays DQ",
    "E leads H4, S plays H3, W plays DK, N plays DJ",
    "E leads H2, S plays S3, W plays D8, N plays D6",
    "E leads DA, S plays DT, W plays D3, N plays D4",
    "E leads D7, S plays D9, W plays CT, N plays D2",
    "S leads CK, W plays C7, N plays CA, E plays CJ",
    "N leads C6, E plays D5, S plays CQ, W plays C3",
)
"""South has revoked on the second trick, and East on the twelfth."""
LAST_TRICK = "S leads C9, W plays C2, N plays C5, E plays C4"


def whole_board(*events: str) -> Table:
    deal = "N:AKQ.86.QJ642.A65 J95.AKQ42.A75.J4 873.JT93.T9.KQ98 T642.75.K83.T732"
    return table(AUCTION, *TWELVE_TRICKS, *events, deal=Deal.parse(deal))


def which(at: Table) -> tuple[Seat, int] | None:
    one = revoke_to_rule_on(at)
    return None if one is None else (one.by, one.trick)


# East has revoked on the first trick, which nobody noticed, and on the second.
EARLIER = ending(
    "N:AKQ5... J9.43.. 8632... T74..2.",
    "W leads S4, N spreads the hand, N plays SA, E plays H3, S plays S2",
    "N leads SK, E plays H4",
)


def test_law_62A_what_can_still_be_corrected_comes_before_what_is_established() -> None:
    assert which(EARLIER) == (E, 2)
    given = rule(EARLIER, replacement="S9")
    assert given.clauses == ("62A", "62B1")
    assert penalties(EARLIER.after(given.event)) == {"E H4": "major"}
    # The older one is ruled on after it, and is too late.
    at = EARLIER.after(given.event)
    assert which(at) == (E, 1)
    assert rule(at).clauses == ("63A1", "63B")


@pytest.mark.parametrize("offender", ["W plays D2", "S plays D7"])
def test_law_62A_whoever_made_the_older_one(offender: str) -> None:
    at = ending(
        "N:AKQ5... J9.43.. 863..7. T74..2.",
        "W leads S4, N spreads the hand, N plays SA, E plays H3, S plays S3",
        "N leads SK, E plays S9, S plays D7" if offender.startswith("S") else
        "N leads SK, E plays S9, S plays S6, W plays D2",
    )  # fmt: skip
    assert which(at) == (Seat.parse(offender[0]), 2)
    declarers = {"dummy_first": "no", "replacement": "S8"}
    given = rule(at, **declarers if offender.startswith("S") else {"replacement": "S7"})
    assert given.clauses == ("62A", "62B2" if offender.startswith("S") else "62B1")


def test_of_several_revokes_each_is_named_by_player_and_trick() -> None:
    given = rule(EARLIER, replacement="S9")
    assert str(given.words[0].text) == "This is about ♥4, which East played to trick 2."
    assert "Other revokes to rule on: East's ♥3 in trick 1." in map(str, given.notes)
    after = rule(EARLIER.after(given.event))
    assert after.clause == "63B"
    single = ending("N:2...A 3...5 4...6 7...8", "W leads C8, N plays CA, E plays S3")
    assert not any("This is about" in str(words.text) for words in rule(single).words)


def test_law_62D1_trick_twelve_comes_before_what_is_counted() -> None:
    for at in (whole_board(), whole_board(LAST_TRICK)):
        assert which(at) == (E, 12)
    at = whole_board(LAST_TRICK)
    given = rule(at, hands_back="no", lho_card="keep")
    assert "62D1" in given.clauses
    assert "64B7" not in given.clauses
    # Only South's is left, and there is none of the other side any more (64B7).
    at = at.after(given.event)
    assert which(at) == (S, 2)
    assert rule(at, first_noticed="in_time", better_without="no").clause in ("64A1", "64A2")


def test_law_64B7_trick_twelve_counts_once_the_hands_are_back() -> None:
    at = whole_board(LAST_TRICK, *(f"{seat} puts the hand back" for seat in "NESW"))
    assert which(at) == (S, 2)
    assert rule(at, first_noticed="in_time", both_damaged="no").clause == "64B7"


# 64C2(a)

EXAMPLE_46 = ending(
    "N:AKQ5... J9.43.. 8632... T74..2.",
    "W leads S4, N spreads the hand, N plays SA, E plays H3, S plays S2",
    "N leads SK, E plays H4, S plays S3, W plays S7",
    "N leads SQ, E plays S9, S plays S6, W plays ST",
    "N leads S5, E plays SJ, S plays S8, W plays D2",
)


@pytest.mark.parametrize("first", ["yes", "no"])
def test_law_64C2a_the_first_revoke_keeps_its_trick_whatever_was_ruled_on_it(
    first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weighing, "solver", lambda: BRUTE)
    at = EXAMPLE_46.after(rule(EXAMPLE_46, first_noticed="in_time", better_without=first).event)
    given = rule(at, first_noticed="in_time", repeat_cost="yes", tricks_without="4")
    assert str(given.headline) == (
        "Adjusted to 5 tricks for North-South: 4, and 1 for the first revoke."
    )
    # The evidence says the same.
    assert any(
        "That is 4 with the cards and 1 kept for earlier revokes." in str(line)
        for line in given.derivation
    )
    assert [one.law for one in given.effects if isinstance(one, ScoreAdjusted)] == ["64C2(a)"]


def test_law_64C2a_what_is_kept_is_counted_in_the_play_without_the_later_one() -> None:
    """West ruffs twice; if the other side won everything else, only the first ruff could move."""
    at = ending(
        "N:..AK.AKQJ .43..8765 A.2.54.32 32.A.32.9",
        "W leads D2, N spreads the hand, N plays DA, E plays H3, S plays D4",
        "N leads CA, E plays C5, S plays C2, W plays S2",
        "W leads D3, N plays DK, E plays H4, S plays D5",
        "N leads CK, E plays C6, S plays C3, W plays S3",
        "W leads HA, N plays CJ, E plays C7, S plays H2",
        "W leads C9, N plays CQ, E plays C8, S plays SA",
        bid="1S",
    )
    at = at.after(rule(at, first_noticed="in_time", better_without="no").event)
    given = rule(at, first_noticed="in_time", repeat_cost="yes", tricks_without="4")
    assert "6 tricks for North-South: 4, and 2" in str(given.headline)


# 64B3


def test_law_64B3_a_card_that_declarer_dropped_and_picked_up_is_not_faced() -> None:
    at = ending(
        "N:2...A 3...5 4...6 7...8",
        "W leads C8, N spreads the hand, S exposes C6, N plays CA, E plays C5, S plays S4",
        "N leads S2, E plays S3, S plays C6, W plays S7",
    )
    given = rule(at, first_noticed="in_time", better_without="no")
    assert given.clauses == ("63A1", "64A2")
    assert [tricks for tricks, _, _ in moved(given)] == [1]


def test_law_64B3_a_minor_penalty_card_beside_an_honour_is_for_the_director() -> None:
    def at(east: str, last: str) -> Table:
        return ending(
            f"N:2.2..A 3...{east} 4.4..6 7.7..8",
            ruling("E has minor penalty card C5 by 49", law="49"),
            "W leads C8, N spreads the hand, N plays CA, E plays S3, S plays C6",
            "N leads S2, E plays C5, S plays S4, W plays S7",
            f"W leads H7, N plays H2, E plays {last}, S plays H4",
        )

    asked = at("K5", "CK")
    assert asks(asked, first_noticed="in_time") == "exempt"
    faced = {"first_noticed": "in_time", "exempt": "faced", "better_without": "no"}
    assert rule(asked, **faced).clauses == ("63A1", "64B3")
    assert rule(asked, **{**faced, "exempt": "no"}).clauses == ("63A1", "64A2")
    # Another low card could not have been played (50C), so that only the penalty card was due.
    assert rule(
        at("95", "C9"), first_noticed="in_time", better_without="no"
    ).clauses == ("63A1", "64B3")  # fmt: skip


# Penalty cards


def test_law_51A_two_penalty_cards_of_one_correction_are_told_together() -> None:
    """62C3: East revoked and led to the next trick, and dummy revoked on the same trick."""
    at = table(
        "S 3NT, W P, N P, E P, W leads C7, N spreads the hand, N plays D2, E plays CK, S plays CJ",
        "E leads HA",
    )
    assert which(at) == (N, 1)
    both = table(
        "S 3NT, W P, N P, E P, W leads C7, N spreads the hand, N plays D2, E plays H5, S plays CJ",
        "E leads HA",
    )
    given = rule(both, replacement="C2", other_replacement="C5", later_card="keep")
    assert penalties(both.after(given.event)) == {"E H5": "major", "E HA": "major"}
    told = [str(words.text) for words in given.words if words.to is E]
    assert [text for text in told if "♥5 and ♥A" in text or "♥A and ♥5" in text]
    assert not [text for text in told if "it is a major penalty card" in text]


def test_law_52_a_penalty_card_passed_over_is_sent_to_its_own_procedure() -> None:
    at = table(
        "S 3NT, W P, N P, E P, W leads C7, N spreads the hand",
        ruling("E has major penalty card C5 by 49", law="49"),
        "N plays C2, E plays CK",
    )
    given = rule(at)
    assert (given.clauses, given.effects) == (("52",), ())
    assert given.goes_on == "penalty-card-not-played"
    # Whoever does not follow suit has revoked all the same.
    revoked = at.undo().after("E plays H5")
    assert rule(revoked).clauses == ("62A", "62B1")


# Dummy is seen, whether or not the cards are known


def test_law_54C_a_dummy_whose_cards_are_not_known_has_been_seen() -> None:
    at = table("S 3NT, W P, N P, E P, E leads H5, N spreads the hand", deal=None)
    interview = interviewed(at, PLAY_OUT_OF_TURN, told="no")
    assert interview.ruling is not None
    assert interview.ruling.clauses == ("54C", "53A", "54B1", "54B")


def test_law_47E2_the_opening_lead_stays_once_dummy_has_spread() -> None:
    before = table("S 3NT, W P, N P, E P, W leads H5", deal=None)
    answers = {"who": "W", "issue": "take_back", "ground": "wrong_information"}
    asked = interviewed(before, PLAYED_CARD, **answers).question
    assert asked is not None
    assert asked.key == "takes_back"
    late = interviewed(before.after("N spreads the hand"), PLAYED_CARD, **answers).ruling
    assert late is not None
    assert late.clauses == ("75A", "47E2(b)")


def test_law_62C3_a_card_that_a_ruling_put_there_is_corrected_to_the_suit_led_then() -> None:
    """It is East's turn to the next trick, to which clubs were led: that has no say here."""
    at = table(
        AUCTION,
        "W leads D5, N spreads the hand, N plays DA, E plays DJ, S plays S8, N leads C3",
        ruling("E plays S4 in place of DJ"),
    )
    assert at.to_play is E
    done = ruling_table(at, REVOKE, replacement="D4", other_replacement="D3")
    assert str(done.tricks[-1]) == "W D5, N DA, E D3, S D4"


def test_law_62C3_the_other_revoke_had_been_ruled_to_stand() -> None:
    """Nobody knew of South's when the director ruled on West's; the hands are not known."""
    at = table(
        f"{TRICK}, E leads HA, S plays S8, W plays S5, N plays H2, E leads HK", deal=None
    )  # fmt: skip
    stands = ruling_table(at, REVOKE, suspected="S5", both_on_trick="no")
    assert [str(one.card) for one in stands.standing_revokes] == ["S5"]
    both = ruling_table(
        stands,
        REVOKE,
        suspected="S8",
        revoked="yes",
        replacement="H7",
        other_replacement="H8",
        later_card="keep",
    )
    assert both.standing_revokes == ()
    assert {str(one.card) for one in both.penalty_cards} == {"S5", "HK"}
    assert str(both.tricks[-1]) == "E HA, S H7, W H8, N H2"
    assert [one for one in revokes(both) if one.status in (Status.STANDS, Status.COUNTED)] == []


def test_law_62C3_whether_a_hand_that_is_not_known_revoked_too_is_asked_at_once() -> None:
    at = table(
        f"{TRICK}, E leads HA, S plays S8, W plays S5, N plays H2, E leads HK", deal=None
    )  # fmt: skip
    both = ruling_table(
        at,
        REVOKE,
        suspected="S5",
        both_on_trick="yes",
        replacement="H8",
        other_replacement="H7",
        later_card="keep",
    )
    assert str(both.tricks[-1]) == "E HA, S H7, W H8, N H2"
    assert {str(one.card) for one in both.penalty_cards} == {"S5", "HK"}
    assert both.standing_revokes == ()


def test_law_61A_dummys_wrong_card_is_a_revoke_if_the_named_one_could_follow() -> None:
    """The only card with which dummy could follow is the one that declarer had named."""
    deal = Deal.parse("N:AK32.K432.AK32.4 QJ4.AQJ65.QJ.K52 T98.T7.T984.AQJ6 765.98.765.T9873")
    at = table(
        f"{AUCTION}, W leads C7, N spreads the hand, S designates C4, N plays H2", deal=deal
    )  # fmt: skip
    at = at.after("E plays CK, S plays CA, S leads S8, W plays S5")
    at = ruling_table(at, DUMMY_CARD)
    assert [one.clauses[-1] for one in at.rulings] == ["45D2"]
    assert "64B3" in at.rulings[0].clauses
    revoke = table(
        f"{AUCTION}, W leads C7, N spreads the hand, S designates C4, N plays H2", deal=deal
    ).after("E plays CK, S plays CA, S leads S8")
    assert RevokeAtTable(revoke, revoke_to_rule_on(revoke)).could_comply


def test_law_43B2b_the_same_card_revoked_with_again_is_counted_where_it_was_first() -> None:
    deal = Deal.parse("N:763.J642.Q832.K9 A.AQ9873.AJ7.J32 K982.K5.K54.Q754 QJT54.T.T96.AT86")
    at = Table(Board(Seat.SOUTH), deal).after(
        "S 2C, W P, N P, E P, W leads ST, N spreads the hand, N plays S3, E plays SA, S plays S9, "
        "E leads H8, S plays H5, W plays HT, N plays H4, W leads SQ, N plays S7, E plays CJ, "
        "S plays HK",
        "ruling revoke of 2017 [62A 62B2 43B2(b)] on 16: S plays S2 in place of HK; "
        "S revoke HK stands",
        "W leads S5, N plays S6, E plays H7, S plays HK",
        "ruling revoke of 2017 [62A 62B2] on 21: S plays S8 in place of HK",
    )
    assert [(one.trick, str(one.card)) for one in revokes(at) if one.by is Seat.SOUTH] == [
        (3, "HK")
    ]
