"""Laws 26B and 50D2: what declarer chooses before a defender leads."""

from __future__ import annotations

from bridgelaw.game import Deal, Suit
from bridgelaw.table import Decision, Kind
from tests.table.tables import AUCTION, TRICK, E, N, S, W, card, found, legal, ruling, table

ALL = frozenset(Suit)
PENALTY = ruling("W has major penalty card S6 by 50B")
RIGHT = ruling("E may be forbidden a suit not specified by W by 26B")

# East is on lead after TRICK, and keeps the lead with the top hearts.
KEEPS = "E leads HA, S plays H7, W plays H8, N plays H2"


def test_law_50D2_partner_s_major_penalty_card_gives_declarer_a_choice() -> None:
    at = table(TRICK, PENALTY)
    assert at.decisions == (Decision(E, "50D2", frozenset({Suit.SPADES}), W, (card("S6"),)),)
    assert at.legal_cards(E).decisions == at.decisions
    # No suit is excluded yet; but the leader must wait, and no lead is legal.
    assert legal(at, E) == "..."
    assert {breach.kind for breach in at.legal_cards(E).excluded.values()} == {
        Kind.LED_BEFORE_CHOICE
    }
    assert str(at.legal_cards(E).without_demand.legal) == "QJ4.AK65.QJ3.A5"
    assert found(at.after("E leads HA")) == [("LED_BEFORE_CHOICE", "E", "49")]


def test_law_50D2_only_the_partner_s_lead_is_declarer_s_to_choose() -> None:
    own = table(TRICK, ruling("E has major penalty card H5 by 50B"))
    assert own.decisions == ()
    following = table(
        AUCTION, "W leads C7, N plays C2", ruling("W has major penalty card S6 by 50B")
    )
    assert following.decisions == ()
    assert following.legal_cards(E).decisions == ()
    # Somebody who is not on lead has nothing to wait for.
    assert table(TRICK, PENALTY).legal_cards(W).decisions == ()


def test_law_50C_a_minor_penalty_card_gives_no_choice() -> None:
    assert table(TRICK, ruling("W has minor penalty card S6 by 50B")).decisions == ()


def test_law_51B2_the_choice_is_among_the_suits_of_all_penalty_cards() -> None:
    at = table(
        TRICK,
        ruling(
            "W has major penalty card S6 by 50B",
            "W has major penalty card S5 by 50B",
            "W has major penalty card D7 by 50B",
        ),
    )
    assert [decision.suits for decision in at.decisions] == [{Suit.SPADES, Suit.DIAMONDS}]


def test_law_50D2a_a_suit_is_required_and_the_card_picked_up() -> None:
    at = table(
        TRICK,
        PENALTY,
        ruling("W picks up S6", "E required to lead S at the next lead by 50D2(a)"),
    )
    assert at.decisions == ()
    assert legal(at, E) == "QJ4..."
    after = at.after("E leads SQ, S plays S8")
    assert found(after) == []
    # The card is not a penalty card any more.
    assert legal(after, W) == "765..."


def test_law_50D2b_no_demand_lets_the_player_lead_anything() -> None:
    at = table(TRICK, PENALTY, ruling("no demand of E by 50D2"))
    assert at.decisions == ()
    assert found(at.after("E leads HA")) == []


def test_law_50D2b_the_choice_comes_back_at_the_next_lead() -> None:
    at = table(TRICK, PENALTY, ruling("no demand of E by 50D2"), KEEPS)
    assert at.to_play is E
    assert [decision.law for decision in at.decisions] == ["50D2"]


def test_law_50D2_no_choice_is_left_when_the_penalty_card_was_played() -> None:
    at = table(TRICK, PENALTY, ruling("no demand of E by 50D2"))
    at = at.after("E leads SQ, S plays S8, W plays S6, N plays S2")
    assert at.to_play is E
    assert at.decisions == ()


def test_law_26B_declarer_may_forbid_a_suit_at_the_partner_s_first_lead() -> None:
    at = table(TRICK, RIGHT)
    assert at.decisions == (Decision(E, "26B", ALL, W),)
    assert [right.player for right in at.lead_rights] == [E]
    assert legal(at, E) == "QJ4.AK65.QJ3.A5"
    # The leader may lead: a right that declarer does not use is declarer's own affair.
    assert found(at.after("E leads HA")) == []


def test_law_26B_the_right_waits_for_the_first_lead_however_late_it_comes() -> None:
    at = table(RIGHT, AUCTION)
    assert at.to_play is W
    assert at.decisions == ()
    at = at.after("W leads C7, N plays C2, E plays CK, S plays C6")
    assert [decision.law for decision in at.decisions] == ["26B"]


def test_law_26B_the_right_is_gone_after_the_first_lead() -> None:
    at = table(TRICK, RIGHT, KEEPS)
    assert at.to_play is E
    assert at.decisions == ()
    assert at.lead_rights == ()


def test_law_26B_a_lead_out_of_turn_is_not_the_first_lead() -> None:
    at = table(AUCTION, RIGHT, "E leads HA, S plays H7, W plays H8, N plays H2")
    assert at.to_play is E
    assert [decision.law for decision in at.decisions] == ["26B"]


def test_law_26B_declarer_has_used_his_right() -> None:
    at = table(TRICK, RIGHT, ruling("E forbidden to lead D while on lead by 26B"))
    assert at.decisions == ()
    assert at.lead_rights == ()
    assert legal(at, E) == "QJ4.AK65..A5"


def test_law_26B_declarer_does_not_use_his_right() -> None:
    at = table(TRICK, RIGHT, ruling("no demand of E by 26B"))
    assert at.decisions == ()
    assert at.after(KEEPS).decisions == ()


def test_law_26B_and_50D2_are_two_choices() -> None:
    at = table(TRICK, RIGHT, PENALTY)
    assert [decision.law for decision in at.decisions] == ["26B", "50D2"]
    assert [one.law for one in at.after(ruling("no demand of E by 50D2")).decisions] == ["26B"]
    assert [one.law for one in at.after(ruling("no demand of E by 26B")).decisions] == ["50D2"]


def test_law_26B_only_a_defender_s_lead_can_be_restricted() -> None:
    right = ruling("N may be forbidden a suit not specified by S by 26B")
    at = table(TRICK, right, "E leads D3, S plays D4, W plays D5, N plays DA")
    assert at.to_play is N
    assert at.decisions == ()


def test_there_is_nothing_to_choose_when_nobody_is_to_lead() -> None:
    assert table(RIGHT).decisions == ()
    assert table(AUCTION, RIGHT, PENALTY, "W leads C7").decisions == ()
    assert table(TRICK, PENALTY, "S claims 9").decisions == ()


def test_law_50D2_holds_in_an_ending_too() -> None:
    ending = Deal.parse("N:2.3.. 4.5.. 6.7.. 8.9..")
    at = table(AUCTION, ruling("E has major penalty card S4 by 50B"), deal=ending)
    assert at.decisions == (Decision(W, "50D2", frozenset({Suit.SPADES}), E, (card("S4"),)),)
    assert (at.contract is not None) and (at.contract.declarer, at.contract.dummy) == (S, N)
