"""Laws 26, 44, 57 and 59: what may be led and played, and which law excludes the rest."""

from __future__ import annotations

import pytest

from bridgelaw.game import SEATS, Deal, Hand, Seat
from bridgelaw.table import Kind, Phase
from tests.table.tables import (
    AUCTION,
    TRICK,
    E,
    S,
    W,
    card,
    found,
    legal,
    ruling,
    table,
    why_not,
)

# Six cards each. West has the top clubs and hearts, and no diamond.
ENDING = Deal.parse("N:54.32..32 76.54..54 98.76..76 32.AK..AK")


@pytest.mark.parametrize("seat", SEATS)
def test_law_44_only_the_hand_that_is_due_may_play(seat: Seat) -> None:
    at = table(TRICK)
    assert at.to_play is E
    held = at.hand(seat)
    assert held is not None
    choices = at.legal_cards(seat)
    if seat is E:
        assert choices.legal == held
        assert choices.excluded == {}
    else:
        assert len(choices.legal) == 0
        assert choices.excluded.keys() == set(held)
        assert {breach.kind for breach in choices.excluded.values()} == {Kind.LEAD_OUT_OF_TURN}


@pytest.mark.parametrize(
    ("before", "kind"),
    [
        ("S 1H", Kind.LEAD_IN_AUCTION),
        ("S P, W P, N P, E P", Kind.NOT_PLAYING),
        (f"{TRICK}, S claims 9", Kind.PLAY_AFTER_CLAIM),
    ],
)
def test_nobody_may_play_when_no_card_is_due(before: str, kind: Kind) -> None:
    at = table(before)
    assert at.to_play is None
    for seat in SEATS:
        choices = at.legal_cards(seat)
        assert len(choices.legal) == 0
        assert {breach.kind for breach in choices.excluded.values()} == {kind}


def test_law_44C_suit_must_be_followed() -> None:
    at = table(AUCTION, "W leads C7, N plays C2")
    assert legal(at, E) == "...AK5"
    assert why_not(at, E, "HK") == "44C"
    breach = at.legal_cards(E).why_not(card("HK"))
    assert breach is not None
    assert str(breach.text) == "East holds a card of the suit led, clubs."


def test_law_44D_who_cannot_follow_may_play_any_card() -> None:
    void = Deal.parse("N:2..3. .2.4. 3..5. 4..6.")
    at = table(AUCTION, "W leads S4, N plays S2", deal=void)
    assert legal(at, E) == ".2.4."
    assert at.legal_cards(E).excluded == {}


def test_a_card_that_was_played_is_not_held_any_more() -> None:
    assert why_not(table(TRICK), E, "CK") == "44B"


# Restrictions on the lead

PROHIBITED = ruling("W forbidden to lead H while on lead by 26B", law="26B")
REQUIRED = ruling("W required to lead H at the next lead by 50D2(a)")


def test_law_26B_a_prohibited_suit_may_not_be_led() -> None:
    at = table(AUCTION, PROHIBITED, deal=ENDING)
    assert legal(at, W) == "32...AK"
    assert why_not(at, W, "HA") == "26B"
    breach = at.legal_cards(W).why_not(card("HA"))
    assert breach is not None
    assert (breach.kind, breach.rectified_by) == (Kind.RESTRICTION_IGNORED, "61A")


def test_law_26B_the_prohibition_lasts_while_the_player_keeps_the_lead() -> None:
    at = table(AUCTION, PROHIBITED, deal=ENDING)
    at = at.after("W leads CA, N plays C2, E plays C4, S plays C6")
    assert at.to_play is W
    assert legal(at, W) == "32...K"
    at = at.after("W leads CK, N plays C3, E plays C5, S plays C7")
    assert legal(at, W) == "32..."


def test_law_26B_the_prohibition_ends_when_the_player_loses_the_lead() -> None:
    at = table(AUCTION, PROHIBITED, deal=ENDING)
    at = at.after("W leads S2, N plays S4, E plays S6, S plays S8")
    assert at.lead_restrictions == ()
    at = at.after("S leads C6, W plays CA, N plays C2, E plays C4")
    assert at.to_play is W
    assert legal(at, W) == "3.AK..K"


def test_law_26B_the_prohibition_waits_for_the_player_s_first_lead() -> None:
    first = "S leads C6, W plays CA, N plays C2, E plays C4"
    at = table("E 3NT, S P, W P, N P", PROHIBITED, deal=ENDING, dealer=E).after(first)
    assert at.to_play is W
    assert legal(at, W) == "32...K"


def test_law_26B_the_prohibition_restricts_leads_only() -> None:
    at = table(
        AUCTION, ruling("E forbidden to lead H while on lead by 26B"), "W leads HT, N plays H2"
    )
    assert legal(at, E) == ".AK65.."


def test_a_required_suit_must_be_led() -> None:
    at = table(AUCTION, REQUIRED, deal=ENDING)
    assert legal(at, W) == ".AK.."
    assert why_not(at, W, "CA") == "50D2(a)"


def test_a_suit_is_required_at_the_next_lead_only() -> None:
    at = table(AUCTION, REQUIRED, deal=ENDING)
    at = at.after("W leads HA, N plays H2, E plays H4, S plays H6")
    assert at.to_play is W
    assert at.lead_restrictions == ()
    assert legal(at, W) == "32.K..AK"


def test_a_suit_can_be_prohibited_at_the_next_lead_only() -> None:
    at = table(AUCTION, ruling("W forbidden to lead H S at the next lead by 57A"), deal=ENDING)
    assert legal(at, W) == "...AK"
    at = at.after("W leads CA, N plays C2, E plays C4, S plays C6")
    assert legal(at, W) == "32.AK..K"


def test_one_of_several_required_suits_must_be_led() -> None:
    at = table(AUCTION, ruling("W required to lead H C at the next lead by 51B2"), deal=ENDING)
    assert legal(at, W) == ".AK..AK"


@pytest.mark.parametrize(
    "effect",
    [
        "W required to lead D at the next lead by 50D2(a)",
        "W forbidden to lead S H C while on lead by 51B2(b)",
    ],
)
def test_law_59_who_cannot_comply_may_lead_any_card(effect: str) -> None:
    at = table(AUCTION, ruling(effect), deal=ENDING)
    assert legal(at, W) == "32.AK..AK"
    assert at.legal_cards(W).excluded == {}


def test_law_59_each_restriction_is_obeyed_as_far_as_it_can_be() -> None:
    at = table(
        AUCTION,
        ruling(
            "W forbidden to lead H while on lead by 26B",
            "W required to lead H at the next lead by 50D2(a)",
            "W forbidden to lead S while on lead by 51B2(b)",
        ),
        deal=ENDING,
    )
    assert legal(at, W) == "...AK"
    assert [why_not(at, W, text) for text in ("HA", "S2", "CA")] == ["26B", "51B2(b)", None]


def test_law_60A3_a_lead_out_of_turn_does_not_use_a_restriction_up() -> None:
    at = table(AUCTION, ruling("E required to lead S at the next lead by 50D2(a)"))
    at = at.after("E leads HK, S plays H7, W plays H8, N plays H2")
    assert found(at) == []
    assert at.to_play is E
    assert legal(at, E) == "QJ4..."


def test_law_62B_a_lead_that_is_taken_back_does_not_use_a_restriction_up() -> None:
    at = table(AUCTION, REQUIRED, "W leads CA", deal=ENDING)
    assert found(at) == [("RESTRICTION_IGNORED", "W", "61A")]
    at = at.after(ruling("W takes back CA", law="62B"))
    assert found(at) == []
    assert legal(at, W) == ".AK.."


# Restrictions on the play

SPADES = Deal.parse("N:54.3.. Q63.5.. 98.7.. 72.A..")


def restricted(effect: str) -> str:
    return f"{AUCTION}, W leads S2, N plays S4, " + ruling(f"E must play {effect} by 57A")


@pytest.mark.parametrize(
    ("effect", "cards", "excluded"),
    [
        ("highest of S", "Q...", "S6"),
        ("lowest of S", "3...", "S6"),
        ("no card of S", "Q63...", None),  # they must follow suit
        ("a card of H", "Q63...", None),  # they must follow suit
        ("highest of H", "Q63...", None),
        ("no card of D", "Q63...", None),
    ],
)
def test_law_57A_a_play_that_is_demanded(effect: str, cards: str, excluded: str | None) -> None:
    at = table(restricted(effect), deal=SPADES)
    assert legal(at, E) == cards
    assert why_not(at, E, "H5") == "44C"
    if excluded is not None:
        assert why_not(at, E, excluded) == "57A"


SHOWN_OUT = Deal.parse("N:54.3.. .65.42.3 98.7.. 72.A..")


@pytest.mark.parametrize(
    ("effect", "cards"),
    [
        ("highest of S", ".65.42.3"),  # 59: there is none
        ("lowest of S", ".65.42.3"),
        ("highest of H", ".6.."),
        ("lowest of H", ".5.."),
        ("a card of D", "..42."),  # it may force the player to ruff partner's winner
        ("no card of H", "..42.3"),
        ("a card of S", ".65.42.3"),
    ],
)
def test_law_57A_a_play_that_is_demanded_of_a_player_who_cannot_follow(
    effect: str, cards: str
) -> None:
    assert legal(table(restricted(effect), deal=SHOWN_OUT), E) == cards


def test_law_57A_the_lowest_card_can_be_the_lowest_of_the_pack() -> None:
    clubs = Deal.parse("N:...54 ...K32 ...98 ...76")
    at = table(
        AUCTION, "W leads C6, N plays C4", ruling("E must play lowest of C by 57A"), deal=clubs
    )
    assert legal(at, E) == "...2"


def test_law_57A_only_the_trick_in_progress_is_restricted() -> None:
    at = table(restricted("highest of S"), "E plays SQ, S plays S8", deal=SPADES)
    assert at.play_restrictions == ()
    assert at.to_play is E
    assert legal(at, E) == "63.5.."


def test_law_57A_nobody_else_is_restricted() -> None:
    at = table(restricted("highest of S"), "E plays SQ", deal=SPADES)
    assert legal(at, S) == "98..."


def test_law_62B_a_play_that_is_taken_back_does_not_use_a_demand_up() -> None:
    at = table(restricted("highest of S"), "E plays S3", deal=SPADES)
    assert found(at) == [("RESTRICTION_IGNORED", "E", "61A")]
    at = at.after(ruling("E takes back S3", law="62B"))
    assert legal(at, E) == "Q..."


# The end of the play


def test_the_play_of_a_whole_board_is_over_after_thirteen_tricks() -> None:
    at = table(AUCTION)
    while at.phase is not Phase.OVER:
        seat = at.to_play
        assert seat is not None
        verb = "plays" if at.trick.cards else "leads"
        at = at.after(f"{seat} {verb} {next(iter(at.legal_cards(seat).legal))}")
    assert len(at.tricks) == 13
    assert at.irregularities == ()
    assert at.to_play is None
    assert [at.hand(seat) for seat in SEATS] == [Hand()] * 4


def test_the_play_of_an_ending_is_over_when_its_cards_are_played() -> None:
    at = table(AUCTION, "W leads S2, N plays S4, E plays SQ, S plays S8", deal=SPADES)
    at = at.after("E leads S6, S plays S9, W plays S7, N plays S5")
    assert at.phase is Phase.PLAY
    at = at.after("S leads H7, W plays HA, N plays H3, E plays S3")
    # East has a card left that nobody can answer.
    assert at.phase is Phase.OVER
    assert len(at.tricks) == 3


def test_a_player_who_put_his_hand_back_takes_it_out_again_to_play() -> None:
    at = table(TRICK, "E puts the hand back")
    assert at.to_play is E
    assert legal(at, E) == "QJ4.AK65.QJ3.A5"
    at = at.after("E leads HK")
    assert found(at) == []
    others = "S puts the hand back, W puts the hand back, N puts the hand back"
    assert at.after(others).phase is Phase.PLAY
    assert at.after(others, "E puts the hand back").phase is Phase.OVER
