"""Laws 50 to 52: what a penalty card allows its owner to play."""

from __future__ import annotations

import pytest

from bridgelaw.game import Deal
from bridgelaw.table import Kind
from bridgelaw.table.effects import Penalty
from tests.table.tables import (
    AUCTION,
    TRICK,
    E,
    N,
    S,
    W,
    card,
    found,
    legal,
    ruling,
    table,
    why_not,
)

FOLLOW = f"{AUCTION}, W leads C7, N plays C2"
SPADES = "S 4S, W P, N P, E P"


def minor(text: str) -> str:
    """`E H5`: East has that card as a minor penalty card."""
    seat, shown = text.split()
    return ruling(f"{seat} has minor penalty card {shown} by 50B")


def major(text: str) -> str:
    seat, shown = text.split()
    return ruling(f"{seat} has major penalty card {shown} by 50B")


# Minor penalty cards


def test_law_50C_no_other_low_card_of_the_suit_may_be_led() -> None:
    at = table(TRICK, minor("E H5"))
    # The other low heart is excluded; honours and the other suits are free.
    assert legal(at, E) == "QJ4.AK5.QJ3.A5"
    assert why_not(at, E, "H6") == "50C"
    breach = at.legal_cards(E).why_not(card("H6"))
    assert breach is not None
    assert (breach.kind, breach.rectified_by) == (Kind.PENALTY_CARD_NOT_PLAYED, "52")
    assert "the minor penalty card comes first: ♥5" in str(breach.text)


def test_law_50C_an_honour_may_be_played_instead() -> None:
    at = table(TRICK, minor("E H5"), "E leads D3, S plays D4, W plays D5, N plays DA")
    at = at.after("N leads H2")
    assert legal(at, E) == ".AK5.."
    assert why_not(at, E, "H6") == "50C"


def test_law_50C_other_suits_are_free_on_a_discard() -> None:
    void = Deal.parse("N:2.43.. .9876.5. 3.2.4. 4..63.")
    at = table(AUCTION, minor("E H7"), "W leads S4, N plays S2", deal=void)
    assert legal(at, E) == ".7.5."
    assert [why_not(at, E, text) for text in ("H9", "H8", "H6")] == ["50C"] * 3


def test_law_50C_following_another_suit_comes_first() -> None:
    at = table(FOLLOW, minor("E H5"))
    assert legal(at, E) == "...AK5"
    assert why_not(at, E, "H5") == "44C"


def test_law_50C_the_partner_is_not_restricted() -> None:
    at = table(AUCTION, minor("E H5"))
    assert at.decisions == ()
    assert legal(at, W) == "765.T98.765.T987"


def test_a_penalty_card_that_was_played_restricts_nobody_any_more() -> None:
    at = table(TRICK, minor("E H5"), "E leads H5, S plays H7, W plays HT, N plays H2")
    assert at.penalty_cards == ()
    assert card("H5") not in at.face_up(E)


# Major penalty cards


def test_law_50D1a_it_must_be_led_at_the_first_opportunity() -> None:
    at = table(TRICK, major("E DQ"))
    assert legal(at, E) == "..Q."
    assert why_not(at, E, "DJ") == "50D1(a)"
    assert why_not(at, E, "SQ") == "50D1(a)"
    assert card("DQ") in at.face_up(E)


def test_law_50D1a_it_must_be_played_when_its_suit_is_led() -> None:
    at = table(FOLLOW, major("E CA"))
    assert legal(at, E) == "...A"
    assert why_not(at, E, "CK") == "50D1(a)"
    assert why_not(at, E, "HK") == "44C"


def test_law_50D1a_it_must_be_discarded() -> None:
    void = Deal.parse("N:2.43.. .98.5. 3.2.4. 4..63.")
    at = table(AUCTION, major("E D5"), "W leads S4, N plays S2", deal=void)
    assert legal(at, E) == "..5."


def test_law_50D1a_it_must_even_be_played_as_an_underruff() -> None:
    trumps = Deal.parse("N:K.3.. 2.54.. A.2.. .A..32")
    at = table(SPADES, major("E S2"), "W leads C3, N plays SK", deal=trumps)
    assert legal(at, E) == "2..."


def test_law_50D1b_following_suit_comes_before_a_penalty_card() -> None:
    at = table(FOLLOW, major("E DQ"))
    assert legal(at, E) == "...AK5"
    assert why_not(at, E, "DQ") == "44C"
    after = at.after("E plays CK, S plays C6")
    # It stays where it is and must be played at the next opportunity.
    assert [one.card for one in after.penalty_cards] == [card("DQ")]
    assert legal(after, E) == "..Q."


def test_law_50D1b_a_restriction_on_the_lead_comes_before_a_penalty_card() -> None:
    at = table(TRICK, major("E DQ"), ruling("E required to lead H at the next lead by 50D2(a)"))
    assert legal(at, E) == ".AK65.."
    assert why_not(at, E, "DQ") == "50D2(a)"
    forbidden = table(TRICK, major("E DQ"), ruling("E forbidden to lead D while on lead by 26B"))
    assert legal(forbidden, E) == "QJ4.AK65..A5"
    assert why_not(forbidden, E, "DQ") == "26B"


def test_law_50D1b_a_restriction_on_the_play_comes_before_a_penalty_card() -> None:
    at = table(FOLLOW, major("E CK"), ruling("E must play lowest of C by 57A"))
    assert legal(at, E) == "...5"
    assert why_not(at, E, "CK") == "57A"


def test_law_50D1_a_restriction_and_a_penalty_card_that_both_can_be_obeyed() -> None:
    at = table(TRICK, major("E H5"), ruling("E required to lead H at the next lead by 50D2(a)"))
    assert legal(at, E) == ".5.."
    assert why_not(at, E, "HA") == "50D1(a)"
    assert why_not(at, E, "SQ") == "50D2(a)"
    low = table(TRICK, minor("E H5"), ruling("E required to lead H at the next lead by 50D2(a)"))
    assert legal(low, E) == ".AK5.."
    assert why_not(low, E, "H6") == "50C"


def test_everything_at_once() -> None:
    # East must follow clubs; then play their lowest; the penalty card comes last.
    at = table(
        FOLLOW,
        major("E CK"),
        major("E DQ"),
        ruling("E must play lowest of C by 57A", "E forbidden to lead H while on lead by 26B"),
    )
    assert legal(at, E) == "...5"
    laws = {text: why_not(at, E, text) for text in ("CA", "CK", "DQ", "HA", "C7")}
    assert laws == {"CA": "57A", "CK": "57A", "DQ": "44C", "HA": "44C", "C7": "44B"}
    # On lead: the heart is forbidden, and one of the penalty cards must be led.
    after = at.after("E plays C5, S plays C6")
    after = after.after("W leads C8, N plays C3, E plays CK, S plays CJ")
    assert after.to_play is E
    assert legal(after, E) == "..Q."
    assert why_not(after, E, "HA") == "26B"
    assert why_not(after, E, "SQ") == "50D1(a)"


# Several penalty cards


def test_law_50B_two_cards_of_one_defender_are_both_major() -> None:
    at = table(TRICK, minor("E H5"), minor("E S4"))
    assert [one.penalty for one in at.penalty_cards] == [Penalty.MAJOR, Penalty.MAJOR]
    # 51A: declarer says which of them is played.
    assert legal(at, E) == "4.5.."
    assert why_not(at, E, "HA") == "50D1(a)"
    breach = at.legal_cards(E).why_not(card("HA"))
    assert breach is not None
    assert str(breach.text) == "A penalty card must be played first: ♠4 and ♥5."


def test_law_50B_one_card_is_one_however_often_it_is_ruled_on() -> None:
    at = table(TRICK, minor("E H5"), minor("E H5"))
    assert [(one.card, one.penalty) for one in at.penalty_cards] == [(card("H5"), Penalty.MINOR)]
    again = at.after(major("E H5"))
    assert [(one.card, one.penalty) for one in again.penalty_cards] == [(card("H5"), Penalty.MAJOR)]


def test_law_50B_one_card_of_each_defender_stays_minor() -> None:
    at = table(TRICK, minor("E H5"), minor("W S6"))
    assert [one.penalty for one in at.penalty_cards] == [Penalty.MINOR, Penalty.MINOR]


def test_law_51A_only_the_one_that_can_be_played_legally() -> None:
    at = table(FOLLOW, major("E C5"), major("E S4"))
    assert legal(at, E) == "...5"


def test_a_card_that_is_picked_up_is_no_penalty_card_any_more() -> None:
    at = table(TRICK, major("E DQ"), ruling("E picks up DQ"))
    assert at.penalty_cards == ()
    assert card("DQ") not in at.face_up(E)
    assert legal(at, E) == "QJ4.AK65.QJ3.A5"


# Example 43: both defenders have penalty cards. West is on lead with the jack of spades, and
# East has the seven.

BOTH = Deal.parse("N:A.K2.. 74.3.. KQ.5.. J53.4..")
TWO_CARDS = f"{AUCTION}, " + ruling(
    "W has major penalty card SJ by 50B", "E has major penalty card S7 by 50B"
)


def test_law_50D_example_43_declarer_must_choose_first() -> None:
    at = table(TWO_CARDS, deal=BOTH)
    assert [decision.law for decision in at.decisions] == ["50D2"]
    assert found(at.after("W leads SJ")) == [("LED_BEFORE_CHOICE", "W", "49")]


def test_law_50D_example_43_spades_are_forbidden() -> None:
    at = table(
        TWO_CARDS,
        ruling("E picks up S7", "W forbidden to lead S while on lead by 50D2(a)"),
        deal=BOTH,
    )
    assert at.decisions == ()
    # The jack may not be led, although it is a penalty card.
    assert legal(at, W) == ".4.."
    assert why_not(at, W, "SJ") == "50D2(a)"
    # And it must be played when that is legal again.
    later = at.after("W leads H4, N plays HK, E plays H3, S plays H5", "N leads SA")
    assert legal(later, E) == "74..."
    assert legal(later.after("E plays S4, S plays SQ"), W) == "J..."


def test_law_50D_example_43_spades_are_required() -> None:
    at = table(
        TWO_CARDS,
        ruling("E picks up S7", "W required to lead S at the next lead by 50D2(a)"),
        deal=BOTH,
    )
    assert legal(at, W) == "J..."
    assert why_not(at, W, "S5") == "50D1(a)"
    assert why_not(at, W, "H4") == "50D2(a)"
    assert legal(at.after("W leads SJ, N plays SA"), E) == "74..."


def test_law_50D_example_43_declarer_makes_no_demand() -> None:
    at = table(TWO_CARDS, ruling("no demand of W by 50D2"), deal=BOTH)
    assert legal(at, W) == "J..."
    after = at.after("W leads SJ, N plays SA")
    assert found(after) == []
    assert legal(after, E) == "7..."
    assert why_not(after, E, "S4") == "50D1(a)"


# The declaring side


@pytest.mark.parametrize("shown", ["S HQ", "N H4"])
def test_law_24D_a_card_shown_in_the_auction_by_the_declaring_side_is_none(shown: str) -> None:
    at = table(major(shown), AUCTION, "W leads HT")
    assert at.penalty_cards == ()
    assert legal(at, N) == ".432.."
    assert legal(at.after("N plays H2, E plays HA"), S) == ".QJ7.."


def test_law_24E_a_card_shown_in_the_auction_by_a_defender_is_a_penalty_card() -> None:
    at = table(major("W S6"), AUCTION)
    assert [one.card for one in at.penalty_cards] == [card("S6")]
    assert legal(at, W) == "6..."
