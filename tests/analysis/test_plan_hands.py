"""70D1: how a statement binds both hands: ruffs, crossing, finesses, discards, losers."""

from __future__ import annotations

from tests.analysis.plan_lines import line

# Ruffs


def test_a_suit_is_led_and_ruffed_in_the_hand_opposite() -> None:
    play = line("32...4", "4..A.5", "A.54..", "5.A..6", "ruff a heart in dummy")
    assert play.required == "H4"
    assert play.play("H4 HA").required == "S2"
    assert play.play("S2 DA").is_finished


def test_the_hand_that_ruffs_has_to_follow_first() -> None:
    play = line("32.2..", "4.Q3..", "9.A5..", "5.J6..", "ruff a heart in dummy")
    assert play.required == "HA"  # a winner, as dummy has to follow
    play = line("32.2..", "4.A3..", "9.54..", "5.J6..", "ruff a heart in dummy")
    assert play.required == "H4"
    assert play.play("H4 H6 H2 H3").required == ""


def test_a_ruff_is_not_possible_in_the_longer_hand() -> None:
    play = line("3.32..", "4.Q4..", "9.A.5.", "5.J6..", "ruff a heart in dummy")
    assert play.is_finished


def test_a_loser_is_ruffed_and_not_a_winner() -> None:
    play = line("32...4", "4..A.5", "9.A4..", "5.J..6", "ruff a heart in dummy")
    assert play.required == "H4"


def test_ruffs_are_counted() -> None:
    play = line("432...", "65.A..", "A.54..", "87..A.", "ruff two hearts in dummy")
    play.play("H4 DA S2 HA")
    assert not play.is_finished
    assert play.required == ""  # dummy is on lead, and how to come back was not said
    assert play.play("S3 S5 SA S7").required == "H5"
    assert play.play("H5 S8").required == ""  # dummy cannot beat that


def test_hearts_are_ruffed_as_often_as_they_can_be() -> None:
    play = line("432...", "65.A..", "A.54..", "87..A.", "ruff hearts in dummy")
    play.play("H4 DA S2 HA").play("S3 S5 SA S7").play("H5 S8 S4 S6")
    assert play.is_finished


def test_he_ruffs_low_but_high_where_an_overruff_can_be_foreseen() -> None:
    hands = ("A2...", "5..A.", ".54..", "..32.")
    assert line(*hands, "ruff a heart in dummy").play("H4 D2").required == "SA"
    hands = ("A2...", "5.A..", ".54..", "..32.")
    assert line(*hands, "ruff a heart in dummy").play("H4 D2").required == "S2"


def test_he_ruffs_high_or_with_the_card_that_he_named() -> None:
    hands = ("A92...", "5.A..3", ".543..", "6..32.")
    assert line(*hands, "ruff a heart high in dummy").play("H3 D2").required == "SA"
    assert line(*hands, "ruff a heart with the nine").play("H3 D2").required == "S9"
    assert line(*hands, "ruff a heart in dummy").play("H3 S6").required == "S9"


def test_he_ruffs_what_an_opponent_has_led() -> None:
    hands = ("2..3.", "5.A..", "A.3..", ".54..")
    assert line(*hands, "ruff, draw trumps", lead="W").play("H4").required == "S2"
    assert line(*hands, "ruff a heart in dummy", lead="W").play("H4").required == "S2"
    assert line(*hands, "ruff a heart in hand", lead="W").play("H4").required == ""
    # Once the trick is over, so is that step.
    assert line(*hands, "ruff, draw trumps", lead="W").play("H4 S2 HA H3").required == ""
    assert line(*hands, "ruff, draw trumps").required == "SA"


def test_so_many_ruffs_leave_the_suit_open() -> None:
    hands = ("432...4", "65.A..5", "A.5.4.2", "87..A.3")
    play = line(*hands, "ruff twice in dummy")
    assert play.required == "H5 D4"
    assert play.play("D4 DA").required == "S2"
    assert play.play("S2 C5").required == ""  # dummy is on lead, and how to come back is open
    assert play.play("S3 S5 SA S7").required == "H5"
    assert play.play("H5 S8").required == ""  # dummy cannot beat that
    assert line(*hands, "ruff twice in hand").is_finished


def test_so_many_ruffs_are_counted() -> None:
    play = line("432...", "65.A..", "A.54..", "7...32", "ruff twice")
    play.play("H4 C2 S2 HA").play("S3 S5 SA S7").play("H5 C3")
    assert play.required == "S4"
    assert play.play("S4 S6").is_finished
    hands = ("32..3.", "5.A..4", "A.3..2", ".54..3")
    assert line(*hands, "ruff twice in dummy", lead="W").play("H4").required == "S2"
    assert line(*hands, "ruff twice in hand", lead="W").play("H4").required == ""


def test_he_does_not_ruff_what_the_other_hand_has_won() -> None:
    play = line("2..3.", "5.4..", ".A..3", ".K5..", "ruff a heart in dummy", lead="E")
    assert play.play("H4 HA H5").required == ""


def test_a_ruff_in_the_other_hand_waits() -> None:
    play = line("A.54..", "4..A.5", "32...4", "5.A..6", "ruff a heart in hand")
    assert play.required == ""
    assert play.play("S2 S5 SA S4").required == "H4"


def test_a_crossruff_goes_on_as_long_as_it_can() -> None:
    play = line("43..2.", "7..A.4", "65.2..", "8.A..3", "crossruff")
    assert play.required == "H2"
    assert play.play("H2 HA").required == "S3"
    assert play.play("S3 C4").required == "D2"
    assert play.play("D2 DA").required == "S5"
    assert play.play("S5 C3").is_finished


def test_a_crossruff_leaves_the_suit_open() -> None:
    hands = ("43...", "7..A.", ".2..2", "8.A..")
    assert line(*hands, "crossruff").required == "H2 C2"
    assert line(*hands, "crossruff hearts").required == "H2"


# Crossing


def test_he_crosses_low_to_a_winner_as_cheaply_as_possible() -> None:
    play = line("..AQ5.", "..76.2", "..43.A", "..T9.3", "cross in diamonds, clubs", trump="NT")
    assert play.required == "D3"
    assert play.play("D3 D9").required == "DQ"
    assert play.play("DQ D6").required == ""  # the clubs are in the other hand


def test_he_crosses_with_the_card_that_he_named() -> None:
    play = line("..AQ5.", "..76.2", "..43.A", "..T9.3", "to dummy with the diamond ace", trump="NT")
    assert play.play("D3 D9").required == "DA"
    assert play.play("DA D6").is_finished


def test_he_crosses_with_a_ruff() -> None:
    play = line("2...3", "3..2.", ".3.4.", "4.2..", "cross in hearts")
    assert play.required == "H3"
    assert play.play("H3 H2").required == "S2"


def test_he_plays_his_best_card_where_none_is_sure_to_win() -> None:
    play = line("..KJ5.", "..A6.2", "..43.A", "..T9.3", "cross in diamonds", trump="NT")
    assert play.play("D3 D9").required == "DK"


def test_crossing_to_the_hand_on_lead_is_passed_over() -> None:
    play = line("..43.A", "..76.2", "..AQ5.", "..T9.3", "cross to hand, diamonds", trump="NT")
    assert play.required == "DA"


def test_crossing_without_a_suit_is_open_among_the_sure_ways() -> None:
    play = line("A.A.K.", "3..A.2", "4.3.2.", "2.2..3", "cross to dummy", trump="NT")
    assert play.required == "S4 H3"  # the king of diamonds is not sure to win


def test_an_opponents_lead_is_won_in_the_hand_that_was_named() -> None:
    hands = ("..A5.", "..76.", "..K4.", "..T9.")
    play = line(*hands, "win in dummy", trump="NT", lead="W")
    assert play.play("D9").required == "DA"
    assert play.play("DA D6").required == "D4"
    play = line(*hands, "win in hand", trump="NT", lead="W")
    assert play.play("D9").required == "D5"
    assert play.play("D5 D7").required == "DK"


def test_crossing_that_is_impossible_is_passed_over() -> None:
    play = line("..32.", "..76.", "..A.4", "..T.9", "cross in diamonds, clubs", trump="NT")
    assert play.required == "C4"


# Finesses


def test_a_finesse_is_led_to_and_the_card_is_played_unless_covered() -> None:
    hands = ("AQ..2.", "K6..3.", "32..4.", "54..5.")
    play = line(*hands, "finesse spade queen through West", trump="NT")
    assert play.required == "S2"
    assert play.play("S2 S4").required == "SQ"
    assert play.play("SQ SK").is_finished
    hands = ("AQ..2.", "54..3.", "32..4.", "KJ..5.")
    play = line(*hands, "finesse spade queen through West", trump="NT")
    assert play.play("S2 SK").required == ""


def test_a_finesse_is_not_taken_when_the_opponent_shows_out() -> None:
    """Claimer sees that the king is behind: the statement says nothing about that."""
    hands = ("AQ..2.", "K6..3.", "32..4.", "..876.")
    play = line(*hands, "finesse spade queen", trump="NT")
    assert play.play("S2 D6").required == ""


def test_a_finesse_through_the_other_opponent_crosses_to_the_other_hand() -> None:
    hands = ("32..A.", "54..3.", "AQ..4.", "K6..5.")
    play = line(*hands, "finesse spade queen through East", trump="NT")
    assert play.required == "D4"
    assert play.play("D4 D5 DA D3").required == "S2"
    assert play.play("S2 S4").required == "SQ"


def test_a_card_is_run() -> None:
    play = line("A32...", "76..3.", "QJ..4.", "K5..5.", "run the spade queen", trump="NT")
    assert play.required == "SQ"
    assert play.play("SQ S5").required == "S2"
    play = line("A32...", "76..3.", "QJ..4.", "K5..5.", "run the spade queen", trump="NT")
    assert play.play("SQ SK").required == ""


def test_a_finesse_is_repeated_with_the_next_card() -> None:
    said = "finesse spade queen, cross in diamonds, repeat the finesse"
    play = line("AQJ..2.", "76..93.", "432..K.", "K5..54.", said, trump="NT")
    play.play("S2 S5")
    assert play.required == "SQ"
    play.play("SQ S6")
    assert play.required == "D2"
    assert play.play("D2 D3").required == "DK"
    assert play.play("DK D4").required == "S3"
    assert play.play("S3 SK").required == ""


def test_a_finesse_against_a_card_is_taken_with_the_best_card_below_it() -> None:
    hands = ("AJ..2.", "T6..3.", "32..4.", "K5..5.")
    play = line(*hands, "finesse against the king of spades", trump="NT")
    assert play.play("S2 S5").required == "SJ"


def test_a_card_of_the_other_sides_is_finessed_against() -> None:
    hands = ("AJ..2.", "T6..3.", "32..4.", "K5..5.")
    play = line(*hands, "finesse the king of spades", trump="NT")
    assert play.play("S2 S5").required == "SJ"


def test_a_finesse_is_pointless_when_nothing_higher_is_out() -> None:
    play = line("AQ..2.", "J6..3.", "32..4.", "54..5.", "finesse spade queen", trump="NT")
    assert play.is_finished


def test_nothing_is_led_from_a_tenace() -> None:
    play = line("32..A.", "54..3.", "AQ..4.", "K6..5.", "finesse spade queen", trump="NT")
    assert play.required == "D4"  # it is led to, from the other hand
    play = line("..A32.", "54..7.", "AQ..4.", "K6..5.", "finesse spade queen", trump="NT")
    assert play.is_finished


def test_a_finesse_that_was_begun_before_the_claim_is_taken() -> None:
    play = line("AQ..2.", "K6..3.", "3..4.", "5..6.", "finesse spade queen", trump="NT",
                trick="S2 S4")  # fmt: skip
    assert play.required == "SQ"


def test_a_card_that_was_run_before_the_claim_is_let_run() -> None:
    play = line("A32...", "76..3.", "J..4.", "K..5.", "finesse spade queen", trump="NT",
                trick="SQ S5")  # fmt: skip
    assert play.required == "S2"


def test_a_finesse_needs_a_higher_card_behind_it() -> None:
    play = line("92...", "43...", "AK...", "Q5...", "finesse against the spade queen", trump="NT")
    assert play.required == ""


# Discards


def test_a_loser_is_thrown_while_the_suit_is_run() -> None:
    play = line(".54..3", "5.A7..", "...AKQ", ".K6..2", "run the clubs throwing hearts", trump="NT")
    assert play.play("CA C2").required == ""  # dummy has to follow
    play = line(".54.A.", "5.A7..", "...AKQ", ".K6..2", "run the clubs throwing hearts", trump="NT")
    assert play.play("CA C2").required == "H4"
    assert play.play("H4 S5").play("CK H6").required == "H5"


def test_so_many_as_were_said_are_thrown() -> None:
    said = "throw a heart on the clubs"
    play = line(".54.A.", "5.A7..", "...AKQ", ".K6..2", said, trump="NT")
    assert play.play("CA C2").required == "H4"
    assert play.play("H4 S5").play("CK H6").required == ""


def test_what_is_thrown_from_one_hand_is_not_thrown_from_the_other() -> None:
    hands = (".54.A.", "5.A7..", "...AKQ", ".K6..2")
    play = line(*hands, "run the clubs, throwing hearts from dummy", trump="NT")
    assert play.play("CA C2").required == "H4"
    play = line(*hands, "run the clubs, throwing hearts from hand", trump="NT")
    assert play.play("CA C2").required == ""


def test_the_card_that_was_named_is_thrown() -> None:
    said = "run the clubs, throwing ♥5"
    play = line(".54.A.", "5.A7..", "...AKQ", ".K6..2", said, trump="NT")
    assert play.play("CA C2").required == "H5"


def test_he_throws_instead_of_ruffing_but_not_on_an_opponents_trick() -> None:
    said = "throw a heart on the club ace"
    play = line("2.54..", "5.A7..", "..2.A4", ".K6..2", said)
    assert play.required == "CA"
    assert play.play("CA C2").required == "H4"
    play = line("2.54..", "5.A7..", "..2.A4", "4.K6..", said)
    assert play.play("CA S4").required == ""


def test_discards_end_with_the_step_that_they_go_with() -> None:
    said = "CA throwing hearts, then CK"
    play = line(".54.A.", "5.A7..", "...AKQ", ".K6..2", said, trump="NT")
    assert play.play("CA C2").required == "H4"
    assert play.play("H4 S5").play("CK H6").required == ""


def test_a_discard_alone_goes_with_anything() -> None:
    play = line(".54.A.", "5.A7..", "...AKQ", ".K6..2", "throw a heart", trump="NT")
    assert play.required == ""
    assert play.play("CA C2").required == "H4"
    assert play.play("H4 S5").is_finished


# Losers


def test_a_loser_is_given_up_low_from_both_hands() -> None:
    play = line("..K42.", "..T8.5", "..A53.", "..Q9.6", "give up a diamond, diamonds", trump="NT")
    assert play.required == "D3"
    assert play.play("D3 D9").required == "D2"
    assert play.play("D2 D8").required == ""  # West is on lead
    assert play.play("C6").required == ""


def test_a_suit_that_cannot_be_lost_is_not_given_up() -> None:
    play = line("..K.2", "..T.5", "..A.3", "..Q.6", "give up a diamond, clubs", trump="NT")
    assert play.required == "C3"


def test_an_opponents_trick_in_the_suit_counts() -> None:
    play = line("..42.", "..T8.", "..53.", "..Q9.", "give up a diamond", trump="NT", lead="W")
    assert play.play("DQ D2 D8 D3").is_finished


def test_a_card_is_driven_out_from_the_top() -> None:
    play = line("..Q2.4", "..T8.5", "..KJ.3", "..A9.6", "knock out the diamond ace", trump="NT")
    assert play.required == "DK"
    assert play.play("DK D9").required == "D2"  # claimer may duck
    assert play.play("D2 D8").required == "DJ"
    assert play.play("DJ DA DQ DT").is_finished
    play = line("..KQ.4", "..T8.5", "..32.3", "..A9.6", "knock out the diamond ace", trump="NT")
    assert play.required == "D2"
    assert play.play("D2 D9").required == "DK"
