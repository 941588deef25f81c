"""Tables whose hands are not known, or not all: what is seen is what there is."""

from __future__ import annotations

import random

import pytest

from bridgelaw.game import SEATS, Deal, Hand, Seat
from bridgelaw.table import ImpossibleEvent, Kind, Table
from tests.table.checks import check_cards, check_written_forms, play_on
from tests.table.tables import AUCTION, DEAL, E, N, S, W, card, found, legal, ruling, table, why_not
from tests.table.walks import Walk

UNKNOWN = Deal()
DUMMY_ALONE = Deal.of({N: Hand.parse("AK32.432.AK2.432")})
TRICK = "W leads C7, N plays C2, E plays H5, S plays C6"
"""East plays a heart to a club; whether they had a club nobody knows."""


def unknown(*events: str) -> Table:
    return table(*events, deal=UNKNOWN)


def test_an_unknown_hand_is_not_known() -> None:
    at = unknown(AUCTION)
    assert at.hand(W) is None
    choices = at.legal_cards(W)
    assert not choices.is_known
    assert len(choices.legal) == 52
    assert table(AUCTION).legal_cards(W).is_known


def test_law_61A_a_revoke_shows_when_the_suit_is_played_later() -> None:
    at = unknown(AUCTION, TRICK)
    assert found(at) == []
    late = at.after("W leads C8, N plays C3, E plays CK")
    assert found(late) == [("REVOKE", "E", "61A")]
    revoke = late.irregularities[0]
    assert revoke.what is card("H5")
    assert late.log[revoke.at] == at.log[6]
    assert str(revoke.breach.text) == "East holds a card of the suit led, clubs."


def test_law_45C4a_declarer_plays_what_they_name_unless_it_is_known_to_lie_elsewhere() -> None:
    at = table(AUCTION, "W leads C7, N plays C2, E plays CK", deal=DUMMY_ALONE)
    named = at.after("S designates C6")
    assert str(named.tricks[-1]) == "W C7, N C2, E CK, S C6"
    words = at.after("W holds C8", "S designates C8")
    assert (words.to_play, found(words)) == (S, [])
    assert str(words.after("S plays C6").tricks[-1]) == "W C7, N C2, E CK, S C6"


def test_law_61A_a_revoke_shows_when_the_suit_is_led_later() -> None:
    at = unknown(AUCTION, TRICK, "W leads D2, N plays D3, E plays DA, S plays D4", "E leads CK")
    assert found(at) == [("REVOKE", "E", "61A")]


def test_law_61A_a_revoke_shows_when_a_card_of_the_suit_is_seen() -> None:
    assert ("REVOKE", "E", "61A") in found(unknown(AUCTION, TRICK, "E exposes CK"))


def test_a_revoke_is_found_once() -> None:
    at = unknown(AUCTION, TRICK, "W leads C8, N plays C3, E plays CK, S plays C4", "E leads CA")
    assert [one.kind for one in at.irregularities] == [Kind.REVOKE]


def test_two_revokes_are_two() -> None:
    at = unknown(AUCTION, TRICK, "W leads C8, N plays C3, E plays H6, S plays C4")
    at = at.after("W leads C9, N plays CJ, E plays CK")
    assert [one.what for one in at.irregularities] == [card("H5"), card("H6")]


def test_somebody_else_s_card_of_the_suit_is_no_revoke() -> None:
    assert found(unknown(AUCTION, TRICK, "W leads C8, N plays C3, E plays H6, S plays CK")) == []


def test_law_62_a_revoke_that_was_corrected_is_not_found_again() -> None:
    at = unknown(AUCTION, TRICK, ruling("E takes back H5", law="62B"), "E plays CK")
    assert found(at) == []


def test_law_44C_a_card_that_was_seen_must_be_played_to_its_suit() -> None:
    at = unknown(AUCTION, "W leads C7, N plays C2", ruling("E has major penalty card CK by 49"))
    assert legal(at, E) == "...K"
    assert why_not(at, E, "H5") == "44C"
    assert found(at.after("E plays H5")) == [("REVOKE", "E", "61A")]


def test_law_50D1_a_penalty_card_of_another_suit_waits_for_who_may_be_able_to_follow() -> None:
    at = unknown(AUCTION, "W leads C7, N plays C2", ruling("E has major penalty card HK by 49"))
    # East may have a club; if not, it must be the king of hearts.
    assert str(at.legal_cards(E).legal) == ".K..AKQJT986543"
    assert why_not(at, E, "S5") == "50D1(a)"
    assert found(at.after("E plays C5")) == []


def test_law_59_nobody_knows_whether_an_unknown_hand_can_comply() -> None:
    at = unknown(AUCTION, ruling("W required to lead H at the next lead by 50D2(a)"))
    assert at.legal_cards(W).excluded == {}
    seen = unknown(
        AUCTION, ruling("W required to lead H at the next lead by 50D2(a)"), "W exposes H8"
    )
    assert legal(seen, W) == ".AKQJT98765432.."
    assert why_not(seen, W, "S7") == "50D2(a)"


def test_law_26B_an_unknown_hand_is_taken_to_hold_more_than_the_forbidden_suit() -> None:
    at = unknown(AUCTION, ruling("W forbidden to lead H while on lead by 26B"))
    assert why_not(at, W, "H8") == "26B"
    assert why_not(at, W, "S7") is None


@pytest.mark.parametrize(
    ("manner", "hearts"),
    [("highest", "AKQJT98"), ("lowest", "8765432"), ("a card", "AKQJT98765432")],
)
def test_law_57A_of_an_unknown_hand_only_what_cannot_be_is_excluded(
    manner: str, hearts: str
) -> None:
    at = unknown(AUCTION, "E exposes H8", "W leads C7, N plays C2, E plays D2, S plays C3")
    at = at.after("W leads HA, N plays H5", ruling(f"E must play {manner} of H by 57A"))
    allowed = "".join(rank for rank in hearts if rank not in "A5")
    assert legal(at, E) == f".{allowed}.."


# Each card is somewhere


@pytest.mark.parametrize(
    "seen",
    [
        "W leads C7",
        "W exposes C7",
        f"W leads C7, {ruling('W takes back C7')}",
        f"W exposes C7, {ruling('W picks up C7')}",
        "W leads C7 face down",
        ruling("W has major penalty card C7 by 49"),
        "W designates C7",
    ],
)
@pytest.mark.parametrize("seat", [N, E, S])
def test_a_card_cannot_be_in_two_hands(seen: str, seat: Seat) -> None:
    at = unknown(AUCTION, seen)
    with pytest.raises(ImpossibleEvent, match=f"{seat.name.title()} does not hold ♣7"):
        at.after(f"{seat} exposes C7")


def test_a_card_of_a_known_hand_is_in_no_other() -> None:
    at = table(AUCTION, deal=Deal.of({N: Hand.parse("AK32.432.AK2.432")}))
    with pytest.raises(ImpossibleEvent, match="West does not hold ♠A"):
        at.after("W leads SA")
    assert at.hand(N) is not None
    assert found(at.after("W leads C7, N plays H2")) == [("REVOKE", "N", "61A")]


def test_the_last_of_four_hands_is_whatever_the_others_are_not() -> None:
    three = Deal((DEAL[N], None, DEAL[S], DEAL[W]))
    at = table(AUCTION, deal=three)
    assert at.legal_cards(E).why_not(card("SA")) is not None
    # So that it is as known as they are.
    choices = table(AUCTION, "W leads C7, N plays C2", deal=three).legal_cards(E)
    assert choices.is_known
    east = DEAL[E]
    assert east is not None
    assert choices.legal == Hand(east.mask & Hand.parse("...AKQJT98765432").mask)


def test_nobody_has_a_fourteenth_card() -> None:
    hearts = "H2 H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HK"
    at = unknown(AUCTION, f"W exposes {hearts}", "W leads C7")
    with pytest.raises(ImpossibleEvent, match="West does not hold ♥A"):
        at.after("W exposes HA")
    # What was shown is what the player has left.
    later = at.after("N plays C2, E plays C3, S plays C4")
    assert legal(later, W) == ".KQJT98765432.."


def test_a_hand_that_was_played_to_the_end_is_empty() -> None:
    at = play_on(unknown(AUCTION), random.Random(1))
    assert len(at.tricks) == 13
    for seat in SEATS:
        assert len(at.played(seat)) == 13


@pytest.mark.parametrize("seed", range(200))
def test_any_table_with_unknown_hands(seed: int) -> None:
    rng = random.Random(seed)
    hidden = Deal(
        (
            DEAL[N] if rng.random() < 0.3 else None,
            DEAL[E] if rng.random() < 0.3 else None,
            DEAL[S] if rng.random() < 0.3 else None,
            DEAL[W] if rng.random() < 0.3 else None,
        )
    )
    walk = Walk(rng, hidden)
    while walk.steps > 0:
        walk.step()
        check_cards(walk.table)
    table_at_end = play_on(walk.table, rng)
    check_cards(table_at_end)
    check_written_forms(table_at_end)
