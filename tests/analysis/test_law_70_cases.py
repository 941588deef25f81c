"""Claims that every director knows, and the examples of the commentary, judged under Law 70.

Hands are North, East, South, West; South is declarer, on lead, and claims, unless it says
otherwise.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgelaw.analysis.claims.judge import judge
from bridgelaw.analysis.claims.rules import Rule
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit
from tests.analysis.claims_made import awarded, claimed


def test_law_69_example_49_the_trump_that_is_overruffed_costs_the_last_trick() -> None:
    claim = claimed("..6. 7..8. 96... 8.J..", 2, trump="S", lead="N", trick="H8")
    for forgotten in (True, False):
        assert awarded(replace(claim, forgotten_trump=forgotten)) == 1
    assert judge(claim).best.tricks == 1


EXAMPLE_50 = "QJ6... A3.8..2 7.A.A.A 52.3.7."


def test_law_69_example_50_declarer_is_squeezed_by_his_own_spades() -> None:
    """East holds up the ace, and takes the next spade: South does not know what to keep."""
    claim = claimed(EXAMPLE_50, 3, lead="N", trick="SK")
    assert awarded(claim) == 1
    assert judge(claim).best.tricks == 3


def test_law_69_example_50_who_knows_that_East_has_no_diamond_throws_the_ace_of_diamonds() -> None:
    claim = claimed(EXAMPLE_50, 3, lead="N", trick="SK", out="ED")
    assert awarded(claim) == 3
    assert awarded(replace(claim, off=frozenset({Rule.SHOWN_OUT}))) == 1


def test_law_70E1_example_51_the_nine_has_been_led_through_the_queen() -> None:
    """West has shown out on the ten. The finesse goes on: nothing need be said."""
    claim = claimed("6..32. Q543... AKJ8... ..54.54", 4, lead="N", trick="S9", out="WS")
    assert awarded(claim) == 4
    assert awarded(replace(claim, shown_out=frozenset())) == 3


def test_law_70E1_example_51_the_nine_has_not_been_led_and_dummy_has_no_entry() -> None:
    claim = claimed("96..32. Q543... AKJ8... ..54.54", 4, out="WS")
    assert awarded(claim) == 3


# 70C: a trump that is out.


def test_law_70C_a_small_trump_with_winners_forgotten_and_remembered() -> None:
    """South has the ace of trumps and four winners; East ruffs the third club with the last one."""
    claim = claimed("..5432. .2.A.76 .A..AKQ ..QJT9.", 4, trump="H")
    assert awarded(claim) == 4
    assert awarded(replace(claim, forgotten_trump=True)) == 3
    verdict = judge(replace(claim, forgotten_trump=None))
    assert (verdict.tricks, verdict.if_remembered, verdict.assumed_forgotten) == (3, 4, True)


def test_law_70C3_a_forgotten_trump_that_cannot_win_costs_nothing() -> None:
    """East has to follow to every club, and the trump falls under the ace at the end."""
    claim = claimed("..5432. .2..765 .A..AKQ ..QJT9.", 4, trump="H", forgotten=True)
    assert awarded(claim) == 4


def test_law_70C_who_forgets_is_never_better_off() -> None:
    """With the ace of trumps out it is well not to lead trumps; to forget it is no merit."""
    claim = claimed(".9.8. T..T. .6..K .A5..", 2, trump="H", lead="N", forgotten=True)
    assert awarded(claim) == awarded(replace(claim, forgotten_trump=False))


@pytest.mark.parametrize(("number", "awards"), [(2, 2), (3, 2)])
def test_law_70A_the_master_trump_is_conceded_or_lost(number: int, awards: int) -> None:
    assert awarded(claimed("..432. ..765. A.KQ.. 2.A.8.", number, trump="H")) == awards


# 70E2: from the top.


def test_law_70E2_ace_king_five_opposite_two_small_from_the_top() -> None:
    """The jack is out and falls, or it does not: there is only one way to play it."""
    assert awarded(claimed("42..3. J..9.3 AK5... ..54.2", 3)) == 3
    assert awarded(claimed("42..3. J8...3 AK5... 7..54.", 3)) == 3
    assert awarded(claimed("42..3. J87... AK5... ..54.2", 3)) == 2


def test_law_70E2_seven_five_four_with_the_six_out() -> None:
    """The seven is led first: even a careless player starts at the top."""
    claim = claimed("..32.2 6...43 754... ..54.5", 3)
    assert awarded(claim) == 3
    blind = replace(claim, off=frozenset({Rule.TAKES_HIS_TRICKS}))
    assert awarded(blind) == 3
    assert awarded(replace(blind, off=blind.off | {Rule.TOP_DOWN})) == 0


# 70E1: who has the missing card.


def test_law_70E1_two_way_finesse() -> None:
    """Wherever the queen is, it is found only by the one who says where they look for it."""
    for east, west in (("Q86...", "954..."), ("986...", "Q54...")):
        for lead in "NS":
            claim = claimed(f"KT3... {east} AJ2... {west}", 3, lead=lead)
            assert (awarded(claim), judge(claim).best.tricks) == (2, 3)


def test_law_70E1_marked_finesse() -> None:
    """The same cards, when West has failed to follow: there is nothing to guess."""
    claim = claimed("KT3... Q98... AJ2... .432..", 3, lead="N", out="WS")
    assert awarded(claim) == 3


def test_law_70E1_who_has_failed_to_follow_to_the_trick_in_progress_has_shown_out() -> None:
    """West throws a heart on East's spade, and South claims: nobody need enter what all saw."""
    claim = claimed("K43... Q9... AJ... .43..", 3, lead="E", trick="S8 S2 H2")
    assert not claim.shown_out
    assert awarded(claim) == 3
    assert awarded(replace(claim, off=frozenset({Rule.SHOWN_OUT}))) == 2


def test_law_70D1_squeeze_is_not_accepted() -> None:
    """On the ace of clubs West must give up a heart or a spade; South has not said so."""
    claim = claimed("AJ.K.. ..432. 2.3..A KQ.A..", 3)
    assert judge(claim).best.tricks == 3
    assert awarded(claim) == 1


# 70D1: careless play.


def test_law_70D1_a_careless_discard() -> None:
    """South may throw the wrong ace on the diamond: a spade or a heart can come next."""
    claim = claimed("...43 .5..2 A.A.. 5..A.", 1, lead="W")
    assert (awarded(claim), judge(claim).best.tricks) == (0, 1)


def test_law_70A_the_last_card_that_stops_a_suit_is_not_thrown() -> None:
    """South takes the hearts for good too, and yet keeps the diamond, of which dummy has none."""
    claim = claimed("..32.A .Q2..3 .J9.K. ..QJ.4", 3, lead="N")
    assert (awarded(claim), judge(claim).best.tricks) == (2, 2)


def test_law_70A_both_top_cards_of_a_suit_are_not_thrown() -> None:
    """Dummy may throw the king of hearts on the diamond, but then South keeps the ace."""
    claim = claimed("2.K.. ...98 A.A.. .T.A.", 1, lead="W")
    assert (awarded(claim), judge(claim).best.tricks) == (1, 1)


def test_law_70A_an_ace_is_the_last_card_that_is_thrown() -> None:
    claim = claimed("..32.A .Q2..3 .J9.A. ..QJ.4", 3, lead="N")
    assert (awarded(claim), judge(claim).best.tricks) == (2, 2)


def test_law_70A_a_discard_that_leaves_the_claim_in_plain_sight_is_found() -> None:
    """South has what was claimed if the jack of hearts is thrown, and South sees that."""
    assert awarded(claimed("..2.A .Q..3 .J.A. K...4", 2, lead="N")) == 2


def test_law_70A_crossing_in_the_right_order_is_in_plain_sight() -> None:
    claim = claimed(".A..3 ..32. A.2.. K...A", 2)
    assert awarded(claim) == 2
    assert awarded(replace(claim, off=frozenset({Rule.TAKES_HIS_TRICKS}))) == 1


def test_law_70A_stranded_winners_are_lost() -> None:
    """Dummy's clubs are good, but nothing leads there."""
    claim = claimed("...AKQ ..432. A.32.. K.AK..", 3)
    assert (awarded(claim), judge(claim).best.tricks) == (1, 1)


def test_law_70A_a_high_crossruff_is_in_plain_sight_although_a_trump_is_out() -> None:
    """Nobody can overruff South's trumps, so West's need not be drawn: that would cost a trick."""
    claim = claimed(".J..975 ..K.A86 .KT9.T. 98.8.9.", 4, trump="H", lead="N")
    verdict = judge(claim)
    assert (awarded(claim), verdict.normal.line) == (4, ())


# 70D2: a defender's claim.


def test_law_70D2_a_defender_who_needs_a_particular_card_of_his_partners() -> None:
    """West's hearts are good if East leads one. East on lead may do something else."""
    claim = claimed("2..A. .2.3. 3..K. .AK..", 2, lead="E", claimer="W")
    assert (awarded(claim), judge(claim).best.tricks) == (0, 2)


def test_law_70D2_a_defender_on_lead_with_top_cards_needs_nobody() -> None:
    claim = claimed("2..A. .2.3. 3..K. .AK..", 2, lead="W", claimer="W")
    assert awarded(claim) == 2


def test_law_70D2_partner_is_not_taken_to_ruff_what_is_won() -> None:
    """East has a trump and no heart, but no partner ruffs an ace."""
    claim = claimed(".K5.. 2...3 .4..5 .A2..", 2, trump="S", lead="W", claimer="W")
    assert (awarded(claim), judge(claim).irrational.tricks) == (2, 1)


# 71: a concession.


def test_law_71_tricks_conceded_that_cannot_be_lost_are_given_back() -> None:
    """King and queen against the ace of the only suit that is left; an ace on lead."""
    assert awarded(claimed("..32. ..54. KQ... A2...", 0)) == 1
    assert awarded(claimed("..32. ..54. A.3.. 2.K..", 0)) == 1


def test_law_71_tricks_conceded_that_a_normal_line_loses_are_not() -> None:
    """South claims three of five. A finesse that South need not take would cost the fourth."""
    claim = claimed("KT64..J. Q8.9.T4. AJ2.KQ.. 97.AT5..", 3)
    assert (awarded(claim), judge(claim).best.tricks) == (3, 5)


def test_law_70_the_cards_and_what_is_known_make_the_claim() -> None:
    claim = claimed("..2. ..5. A2... ...A", 2, lead="W", trick="SK D3 D4", out="NS")
    assert claim.seen_out == {(Seat.NORTH, Suit.SPADES), (Seat.EAST, Suit.SPADES)}
    assert claim.trumps_out == Hand()
