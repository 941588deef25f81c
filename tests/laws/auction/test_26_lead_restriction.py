"""Law 26: the lead after a call was withdrawn."""

from __future__ import annotations

import pytest

from bridgelaw.game import Board, Card, Deal, Seat, Suit
from bridgelaw.laws import INSUFFICIENT_BID, LEAD_RESTRICTION, BadAnswer, Interview, NothingToRule
from bridgelaw.table import Table
from tests.laws.samples import BARRED, interviewed, ruled, ruling_table, table

EAST_BID = ruled("S 1S, W P, N 2S, E 2H", INSUFFICIENT_BID, **BARRED)
WEST_ON_LEAD = EAST_BID.after("S P, W P")


def test_law_26B_waits_until_the_auction_is_over() -> None:
    with pytest.raises(NothingToRule, match="auction is not over"):
        Interview.begin(LEAD_RESTRICTION, EAST_BID)


def test_law_26B_declarer_may_forbid_one_suit_that_was_not_specified() -> None:
    interview = interviewed(WEST_ON_LEAD, LEAD_RESTRICTION, specified_suits="H C")
    assert interview.question is not None
    assert [option.key for option in interview.question.options] == ["S", "D", "none"]
    with pytest.raises(BadAnswer):
        interview.answer("H")
    after = ruling_table(WEST_ON_LEAD, LEAD_RESTRICTION, specified_suits="H C", prohibits="D")
    choices = after.legal_cards(Seat.WEST)
    assert all(card.suit is not Suit.DIAMONDS for card in choices.legal)
    breach = choices.why_not(Card.parse("DA"))
    assert breach is not None
    assert breach.law == "26B"


def test_law_26B_the_choice_is_declarers() -> None:
    interview = interviewed(WEST_ON_LEAD, LEAD_RESTRICTION, specified_suits="none")
    assert interview.question is not None
    assert WEST_ON_LEAD.contract is not None
    assert interview.question.to is WEST_ON_LEAD.contract.declarer
    assert "answers, at the table" in str(interview.question.who)


def test_law_26B_nothing_can_be_forbidden_when_all_suits_were_specified() -> None:
    after = ruling_table(WEST_ON_LEAD, LEAD_RESTRICTION, specified_suits="all")
    assert after.lead_restrictions == ()
    assert after.decisions == ()


def test_law_26B_declarer_may_leave_the_lead_free() -> None:
    after = ruling_table(WEST_ON_LEAD, LEAD_RESTRICTION, specified_suits="none", prohibits="none")
    assert after.decisions == ()
    assert len(after.legal_cards(Seat.WEST).legal) == 52


def test_law_26B_does_not_restrict_the_declaring_side() -> None:
    declaring = ruled(
        "S 1C, W 1D, N 1S, E 1D",
        INSUFFICIENT_BID,
        unintended="no", accepts="no", substitute="3D", specified="D",
        lowest_same="no", comparable="none",
    ).after("S P, W P, N P")  # fmt: skip
    interview = interviewed(declaring, LEAD_RESTRICTION)
    assert interview.ruling is not None
    assert interview.ruling.effects == ()
    assert declaring.decisions == ()


def test_law_26B_is_not_chosen_before_the_partner_is_on_lead() -> None:
    # North plays 1S and East leads.
    barred = ruled("N 1S, E 1H", INSUFFICIENT_BID, **BARRED).after("S P, W P")
    assert barred.to_play is Seat.EAST
    with pytest.raises(NothingToRule, match="West is not on lead yet"):
        interviewed(barred, LEAD_RESTRICTION, specified_suits="H", prohibits="C")
    assert [right.player for right in barred.after("E leads HK").lead_rights] == [Seat.WEST]


def on_lead_at_trick_two() -> Table:
    """East, the offender, leads to West's ten: West leads to the second trick."""
    deal = Deal.parse("N:KQJ98.A32.K43.43 A2.KQ54.T98.KQ92 T76.J9.AQJ2.A875 543.T876.765.JT6")
    start = Table(Board(Seat.NORTH), deal).after("N 1S, E 1H")
    barred = ruling_table(start, INSUFFICIENT_BID, **BARRED).after("S P, W P")
    return barred.after("E leads C2, S plays C5, W plays CT, N plays C3")


def test_law_26B_lasts_while_the_player_keeps_the_lead_and_no_longer() -> None:
    table = on_lead_at_trick_two()
    assert table.to_play is Seat.WEST
    assert [decision.law for decision in table.decisions] == ["26B"]
    forbidden = ruling_table(table, LEAD_RESTRICTION, specified_suits="H", prohibits="D")
    assert not any(card.suit is Suit.DIAMONDS for card in forbidden.legal_cards(Seat.WEST).legal)
    # West keeps the lead: the prohibition goes on.
    kept = forbidden.after("W leads CJ, N plays C4, E plays C9, S plays C7")
    assert kept.to_play is Seat.WEST
    assert [str(suit) for suit in next(iter(kept.lead_restrictions)).suits] == ["D"]
    assert kept.legal_cards(Seat.WEST).why_not(Card.parse("D7")) is not None
    # West loses it: the prohibition is over.
    lost = kept.after("W leads H6, N plays HA, E plays H4, S plays H9")
    assert lost.lead_restrictions == ()


def test_law_26B_is_about_the_partner_who_is_on_lead() -> None:
    # Both partners had a call withdrawn, and East is on lead: West is the offender then.
    on_lead = (
        ruled("N 1S, E 1H", INSUFFICIENT_BID, **BARRED)
        .after("ruling any of 2017 [26B] E may be forbidden a suit not specified by W by 26B")
        .after("S P, W P")
    )
    assert on_lead.to_play is Seat.EAST
    assert [right.player for right in on_lead.lead_rights] == [Seat.WEST, Seat.EAST]
    forbidden = ruling_table(on_lead, LEAD_RESTRICTION, specified_suits="H", prohibits="C")
    assert [restriction.player for restriction in forbidden.lead_restrictions] == [Seat.EAST]


def test_law_26B_a_lead_that_ignores_it_is_reported() -> None:
    forbidden = ruling_table(
        on_lead_at_trick_two(), LEAD_RESTRICTION, specified_suits="H", prohibits="D"
    )
    after = forbidden.after("W leads D7")
    found = after.open_irregularities[-1]
    assert (found.breach.law, found.law) == ("26B", "61A")


def test_law_59_who_holds_only_the_forbidden_suit_may_lead_it() -> None:
    freak = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
    start = Table(Board(Seat.SOUTH), freak).after("S 1S, W P, N 2S, E 2H")
    only_clubs = ruling_table(start, INSUFFICIENT_BID, **BARRED).after("S P, W P")
    forbidden = ruling_table(only_clubs, LEAD_RESTRICTION, specified_suits="none", prohibits="C")
    assert len(forbidden.legal_cards(Seat.WEST).legal) == 13


def test_a_table_without_a_withdrawn_call_is_refused() -> None:
    with pytest.raises(NothingToRule, match="No withdrawn call"):
        Interview.begin(LEAD_RESTRICTION, table("W 1C, N P, E P, S P"))
