"""70D1: how a statement binds the play: trumps, suits and cards. Spades are trumps, if any."""

from __future__ import annotations

from bridgelaw.analysis.claims.statement.steps import NOTHING_SAID, Statement
from tests.analysis.plan_lines import line

# Drawing trumps


def test_trumps_are_drawn_from_the_top_until_none_is_out() -> None:
    play = line("43.A..", "5.K2..", "AK.3..", "62..4.", "draw trumps, hearts")
    assert play.required == "SA"
    assert play.play("SA S2 S3 S5").required == "SK"
    assert play.play("SK S6 S4 H2").required == "H3"


def test_trumps_are_drawn_with_the_top_card_opposite() -> None:
    play = line("AK.2..", "5.K3..", "43.A..", "62..4.", "draw trumps")
    assert play.required == "S3"
    assert play.play("S3 S2").required == "SA"


def test_drawing_trumps_is_over_when_they_are_gone() -> None:
    play = line("4.A..", "5.K..", "A.3..", "2..4.", "draw trumps")
    assert play.play("SA S2 S4 S5").is_finished


def test_drawing_trumps_leaves_a_master_trump_out() -> None:
    """Its trick is lost anyway: who draws trumps does not lead a second one to it."""
    play = line("43.A..", "5.K2..", "KQ.3..", "A2..4.", "draw trumps")
    assert play.required == "SK"
    assert play.play("SK S2 S3 S5").is_finished


def test_drawing_trumps_goes_on_after_a_trick_was_lost() -> None:
    play = line("43.5..", "A2.2..", "KQ.8..", "J9..4.", "draw trumps")
    assert play.play("SK S9 S3 SA").required == ""
    assert play.play("H2").required == ""
    assert play.play("H8 D4 H5").required == "SQ"


def test_rounds_of_trumps_are_counted() -> None:
    play = line("432.A..", "5.K32..", "AKQ.4..", "J76..4.", "draw one round of trumps, hearts")
    assert play.required == "SA"
    assert play.play("SA S6 S2 S5").required == "H4"


def test_rounds_of_trumps_end_when_no_trump_is_out() -> None:
    play = line("4.A2..", "5.K3..", "AK.4..", "2.65..", "draw two rounds of trumps, hearts")
    assert play.play("SA S2 S4 S5").required == "H4"


def test_rounds_of_trumps_are_led_to_a_master_trump_too() -> None:
    play = line("43.A..", "5.K2..", "KQ.3..", "A2..4.", "draw two rounds of trumps")
    assert play.play("SK S2 S3 S5").required == "SQ"


def test_a_step_waits_for_its_hand_and_no_later_step_comes_before_it() -> None:
    """Nothing was said about how claimer gets to dummy, so that is open."""
    play = line("AK.2..", "5.K3..", ".AQ.2.", "6.4..3", "draw trumps, hearts")
    assert play.required == ""
    assert not play.is_finished
    assert play.play("D2 C3 SK S5").required == "SA"


def test_a_suit_in_the_other_hand_waits_too() -> None:
    play = line(".K..AK", ".2..53", ".A3.2.", ".4.3.4", "clubs, hearts", trump="NT")
    assert play.required == ""
    assert not play.is_finished


def test_a_step_that_no_way_leads_to_is_passed_over() -> None:
    play = line("AK...", "5..3.", ".AQ..", "6.4..", "draw trumps, hearts")
    assert play.required == ""  # a heart could be ruffed
    play = line("...AK", "...53", ".AQ..", "...64", "clubs, hearts", trump="NT")
    assert play.required == "HA"


# A suit


def test_law_70E2_a_suit_is_cashed_from_the_top() -> None:
    play = line("..432.", "5..J5.", "..AKQ.", "2..T6.", "run the diamonds")
    assert play.required == "DA"
    assert play.play("DA D6 D2 D5").required == "DK"
    assert play.play("DK DT D3 DJ").required == "DQ"


def test_a_suit_is_led_to_the_top_card_opposite() -> None:
    play = line("..AK2.", "5..J5.", "..43.A", "2..T6.", "run the diamonds")
    assert play.required == "D3"
    assert play.play("D3 D6").required == "DA"
    assert play.play("DA D5").required == "DK"


def test_the_short_hand_plays_its_winners_first() -> None:
    assert line("..AQJ.", "5..75.", "..K2.4", "2..T6.", "diamonds").required == "DK"
    play = line("..K2.4", "5..75.", "..AQ3.", "2..T6.", "diamonds")
    assert play.required == "D3"
    assert play.play("D3 D6").required == "DK"


def test_a_single_winner_opposite_leaves_both_ways_open() -> None:
    play = line("3..Q.4", "5..75.", "..AK2.", "2..T6.", "diamonds")
    assert play.required == "DA D2"


def test_a_suit_is_led_although_a_higher_card_is_out_and_the_loss_does_not_end_it() -> None:
    """“Clubs are good”: claimer takes them for good, and leads on when on lead again."""
    play = line("32...2", "..2.A3", "...KQ4", "4.4..5", "clubs are good")
    assert play.required == "CK"
    assert play.play("CK C5 C2 CA").required == ""
    assert play.play("C3 CQ H4 S2").is_finished  # dummy has ruffed it, and no way leads back
    play = line("32...2", "..2.A3", "A...KQ", "4.4..5", "clubs are good")
    assert play.play("CK C5 C2 CA").play("D2 SA S4 S2").required == "CQ"


def test_top_cards_end_with_the_last_winner() -> None:
    play = line("...432", "..A.QJ", "...AK5", "...T98", "top clubs", trump="NT")
    assert play.play("CA C8 C2 CJ").required == "CK"
    assert play.play("CK C9 C3 CQ").is_finished


def test_a_suit_may_be_played_from_the_bottom() -> None:
    play = line("...432", "..A.QJ", "...AK5", "...T98", "clubs from the bottom", trump="NT")
    assert play.required == "C5"
    assert play.play("C5 C8").required == ""


def test_the_suit_of_one_hand() -> None:
    play = line("..AK.3", "5..J5.", "..Q43.", "2..T6.", "dummy's diamonds")
    assert play.required == "D3"
    assert play.play("D3 D6").required == "DA"
    assert play.play("DA D5").required == "DK"
    assert play.play("DK DJ D4 DT").is_finished  # the queen is not dummy's


def test_rounds_of_a_suit_are_counted() -> None:
    play = line("..432.", "5..J5.", "..AKQ.", "2..T6.", "cash two diamonds")
    play.play("DA D6 D2 D5").play("DK DT D3 DJ")
    assert play.is_finished


def test_suits_are_cashed_in_the_order_that_was_said() -> None:
    play = line(".4.3.2", "5.5..5", ".A.A.A", "2.2.2.", "diamonds, clubs, hearts")
    assert play.required == "DA"
    assert play.play("DA D2 D3 C5").required == "CA"
    assert play.play("CA S2 C2 S5").required == ""  # West has ruffed


# Cards by name


def test_cards_are_played_in_their_order() -> None:
    play = line(".4.32.", ".5.54.", ".A.AK.", ".2.76.", "DA then HA then DK", trump="NT")
    assert play.required == "DA"
    assert play.play("DA D6 D2 D4").required == "HA"
    assert play.play("HA H2 H4 H5").required == "DK"
    assert play.play("DK D7 D3 D5").is_finished


def test_a_card_opposite_is_led_to() -> None:
    play = line(".4.AK.", ".5.54.", ".A.32.", ".7.76.", "ace of diamonds, heart ace", trump="NT")
    assert play.required == "D2"
    assert play.play("D2 D6").required == "DA"
    assert play.play("DA D4").required == "H4"  # to the ace
    assert play.play("H4 H5").required == "HA"


def test_a_card_is_not_crashed_on_the_one_named_before_it() -> None:
    play = line("..K2.", "..54.", "..A3.", "..76.", "DA, DK", trump="NT")
    assert play.play("DA D6").required == ""
    assert play.play("D2 D4").required == "D3"


def test_a_card_wins_an_opponents_lead() -> None:
    play = line("..Q2.", "..54.", "..AK.", "..76.", "DA, DK", trump="NT", lead="W")
    assert play.play("D6 D2 D4").required == "DA"
    play = line("..Q2.", "..54.", "..AK.", "..76.", "DA, DK", trump="NT", lead="W")
    assert play.play("D6 DQ D4").required == ""  # dummy has won it
    play = line("2.3..", "..54.", "..AK.", "..76.", "DA, DK", lead="W")
    assert play.play("D6 S2 D4").required == ""


def test_a_card_that_nobody_holds_is_passed_over() -> None:
    play = line("..32.", "..54.", "..AK.", "..76.", "HA, DQ, DK", trump="NT")
    assert play.required == "DK"


def test_a_named_card_on_the_table_is_played() -> None:
    play = line("..3.2", "..4.5", "..K.", "..7.6", "DA, DK", trump="NT", trick="DA")
    assert play.play("D7 D3 D4").required == "DK"


def test_the_state_knows_a_card_by_its_name() -> None:
    """Two positions that rank alike are not the same if it is another card that has the name."""
    first = line("..32.", "..4.7", "...95", "..65.", "C9", trump="NT")
    second = line("..32.", "..4.T", "...J9", "..65.", "C9", trump="NT")
    assert first.state != second.state


# What was not said


def test_nothing_said_requires_nothing() -> None:
    play = line(".4.32.", ".5.54.", ".A.AK.", ".2.76.", NOTHING_SAID)
    assert play.is_finished
    assert play.required == ""
    assert play.play("DA").is_finished


def test_words_that_bind_nothing_require_nothing() -> None:
    play = line(".4.32.", ".5.54.", ".A.AK.", ".2.76.", Statement((), "the rest are good"))
    assert play.is_finished


# A defender


def test_law_70D2_a_defender_is_bound_in_his_own_hand_only() -> None:
    play = line("..32.", "..AK.", "..54.", "..76.", "cash diamonds", trump="NT", lead="E",
                claimer="E")  # fmt: skip
    assert play.required == "DA"
    assert play.play("DA D4").required == ""  # West plays anything
    assert play.play("D7 D2").required == "DK"


def test_a_defenders_step_waits_for_his_lead() -> None:
    play = line("..32.", "..A9.", "..54.", "..K6.", "cash diamonds", trump="NT", lead="W",
                claimer="E")  # fmt: skip
    assert play.required == ""
    assert play.play("D6 D2").required == ""
    assert play.play("DA D4").required == "D9"
