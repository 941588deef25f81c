"""Law 47: cards that go back to the hand, and what dummy puts."""

from __future__ import annotations

import pytest

from bridgelaw.game import Side
from bridgelaw.table import ImpossibleEvent, Phase, Table
from tests.table.checks import check_cards
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
    settled,
    table,
)


def tricks(at: Table) -> tuple[int, int]:
    """Tricks won by North-South and East-West."""
    return at.tricks_won(Side.NS), at.tricks_won(Side.EW)


def back(*cards: str, law: str = "47A") -> str:
    """`E CK`: East takes back the king of clubs."""
    return ruling(*(f"{one.split()[0]} takes back {one.split()[1]}" for one in cards), law=law)


def test_a_card_of_the_trick_in_progress_goes_back() -> None:
    at = table(AUCTION, "W leads C7, N plays C2, E plays H5")
    assert found(at) == [("REVOKE", "E", "61A")]
    at = at.after(back("E H5", law="62B"))
    check_cards(at)
    assert settled(at) == [("REVOKE", "E", "62B")]
    assert at.to_play is E
    assert card("H5") in (at.hand(E) or ())
    assert len(at.played(E)) == 0
    assert legal(at, E) == "...AK5"
    after = at.after("E plays CK, S plays C6")
    assert tricks(after) == (0, 1)
    assert after.to_play is E


def test_law_62C1_a_card_from_the_middle_of_the_trick_is_due_again_from_its_hand() -> None:
    at = table(TRICK, "E leads HA, S plays S8, W plays H8")
    at = at.after(back("S S8", law="62B"))
    assert at.trick.cards == ((E, card("HA")), (W, card("H8")))
    assert at.to_play is S
    at = at.after("S plays H7")
    assert at.to_play is N
    at = at.after("N plays H2")
    check_cards(at)
    assert tricks(at) == (0, 2)


def test_a_card_of_the_trick_just_completed_goes_back() -> None:
    at = table(AUCTION, "W leads C7, N plays C2, E plays H5, S plays CJ")
    assert tricks(at) == (1, 0)
    assert at.to_play is S
    at = at.after(back("E H5", law="62B"))
    check_cards(at)
    assert tricks(at) == (0, 0)
    assert len(at.tricks) == 0
    assert at.to_play is E
    assert legal(at, E) == "...AK5"
    at = at.after("E plays CK")
    check_cards(at)
    assert tricks(at) == (0, 1)
    assert at.to_play is E


def test_law_62C_several_cards_go_back() -> None:
    at = table(AUCTION, "W leads C7, N plays C2, E plays H5, S plays CJ")
    at = at.after(back("S CJ", "E H5"))
    assert at.trick.cards == ((W, card("C7")), (N, card("C2")))
    at = at.after("E plays CA, S plays C6")
    assert tricks(at) == (0, 1)


def test_only_the_last_complete_trick_can_be_opened_again() -> None:
    at = table(TRICK, "E leads HA, S plays H7, W plays H8, N plays H2")
    with pytest.raises(ImpossibleEvent, match="has no ♣K in the trick"):
        at.after(back("E CK"))


def test_no_card_of_the_last_trick_goes_back_when_the_next_one_has_begun() -> None:
    at = table(TRICK, "E leads HA")
    with pytest.raises(ImpossibleEvent, match="has no ♣K in the trick"):
        at.after(back("E CK"))


def test_law_54D_a_refused_opening_lead_leaves_the_opening_lead_to_be_made() -> None:
    at = table(AUCTION, "E leads HK")
    assert at.phase is Phase.PLAY
    at = at.after(ruling("E takes back HK", "E has major penalty card HK by 54D", law="54D"))
    check_cards(at)
    assert at.phase is Phase.PLAY  # 41C: it has begun irrevocably
    assert at.to_play is W
    assert card("HK") in at.face_up(E)
    assert [one.card for one in at.penalty_cards] == [card("HK")]
    assert found(at) == []


def test_a_card_of_the_thirteenth_trick_goes_back_until_the_hands_are_in_the_board() -> None:
    at = _played_out()
    seat, last = at.tricks[-1].cards[-1]
    again = at.after(back(f"{seat} {last}", law="62D1"))
    check_cards(again)
    assert again.phase is Phase.PLAY
    assert again.to_play is seat
    assert again.after(f"{seat} plays {last}").phase is Phase.OVER
    returned = ", ".join(f"{one} puts the hand back" for one in (N, E, S, W))
    assert at.after(returned, back(f"{seat} {last}")).phase is Phase.OVER


def _played_out() -> Table:
    at = table(AUCTION)
    while at.phase is not Phase.OVER:
        seat = at.to_play
        assert seat is not None
        verb = "plays" if at.trick.cards else "leads"
        at = at.after(f"{seat} {verb} {next(iter(at.legal_cards(seat).legal))}")
    return at


def test_a_claim_stays_a_claim_when_a_card_goes_back() -> None:
    at = table(AUCTION, "W leads C7", "S claims 9", back("W C7"))
    check_cards(at)
    assert at.phase is Phase.CLAIMED
    assert at.claim is not None


def test_dummy_s_card_goes_back_face_up() -> None:
    at = table(AUCTION, "W leads C7, N spreads the hand, N plays C2", back("N C2"))
    check_cards(at)
    assert at.face_up(N) == at.hand(N)


# What declarer names and dummy puts


def test_law_45B_dummy_s_card_is_played_when_it_is_named() -> None:
    at = table(AUCTION, "W leads C7, S designates C2")
    assert at.trick.cards == ((W, card("C7")), (N, card("C2")))
    assert at.to_play is E
    # Dummy's own movement adds nothing.
    put = at.after("N plays C2")
    assert put.trick == at.trick
    assert put.irregularities == ()


def test_law_45D_dummy_puts_another_card_than_the_one_named() -> None:
    at = table(AUCTION, "W leads C7, S designates C2, N plays C3")
    check_cards(at)
    assert found(at) == [("WRONG_CARD_FROM_DUMMY", "N", "45D")]
    assert at.trick.cards == ((W, card("C7")), (N, card("C3")))
    assert str(at.irregularities[0].breach.text) == "Declarer named ♣2, not ♣3."


def test_law_45D_the_wrong_card_can_be_a_lead_or_complete_a_trick() -> None:
    won = table(TRICK, "E leads D3, S plays D4, W plays D5, S designates DA")
    assert won.to_play is N
    put = won.after("N plays D2")
    check_cards(put)
    assert put.to_play is W
    led = won.after("N plays DA, S designates SA, N plays SK")
    check_cards(led)
    assert led.trick.cards == ((N, card("SK")),)
    assert found(led) == [("WRONG_CARD_FROM_DUMMY", "N", "45D")]


def test_law_45D1_the_wrong_card_can_be_put_right() -> None:
    at = table(AUCTION, "W leads C7, S designates C2, N plays C3")
    at = at.after(back("N C3", law="45D1"), "N plays C2")
    assert found(at) == []
    assert at.trick.cards == ((W, card("C7")), (N, card("C2")))


def test_law_45C4b_a_designation_that_is_taken_back_is_forgotten() -> None:
    at = table(AUCTION, "W leads C7, S designates C2", back("N C2", law="45C4(b)"))
    after = at.after("N plays C3")
    assert found(after) == []
    assert after.trick.cards == ((W, card("C7")), (N, card("C3")))


def test_a_designation_is_forgotten_when_the_next_card_is_played() -> None:
    at = table(AUCTION, "W leads C7, S designates C2, E plays CK")
    after = at.after("N plays C3")
    assert found(after) == [("SECOND_CARD", "N", "58B")]
    assert card("C3") in (after.hand(N) or ())
