"""Laws 57A and 57D: what was to be played to a trick ends when its cards have gone back."""

from __future__ import annotations

from tests.table.tables import TRICK, W, legal, ruling, table


def test_law_57D_a_card_for_the_trick_is_free_when_the_lead_goes_back() -> None:
    at = table(TRICK, "E leads SQ", ruling("W must play S5 to this trick by 57D"))
    assert [str(one.card) for one in at.required] == ["S5"]
    back = at.after(ruling("E takes back SQ"))
    assert back.required == ()


def test_law_57A_so_is_what_declarer_chose_for_it() -> None:
    at = table(TRICK, "E leads SQ", ruling("W must play lowest of S by 57A2"))
    assert legal(at.after("S plays S8"), W) == "5..."
    back = at.after(ruling("E takes back SQ"))
    assert back.play_restrictions == ()


def test_law_51A_the_penalty_card_that_declarer_named_is_still_to_be_led() -> None:
    named = "E must play SQ to this trick by 51A"
    at = table(TRICK, ruling("E has major penalty card SQ by 49", named))
    assert [str(one.card) for one in at.required] == ["SQ"]


def test_law_64_a_revoke_that_stands_is_none_once_its_card_was_taken_back() -> None:
    """58B3 lets South change the card; what stays in its place is no revoke."""
    at = table(TRICK, "E leads SQ, S plays D4", ruling("S revoke D4 stands"))
    assert [str(one.card) for one in at.standing_revokes] == ["D4"]
    assert at.after(ruling("S plays S8 in place of D4")).standing_revokes == ()
    assert at.after(ruling("S takes back D4")).standing_revokes == ()


def test_law_43B2b_a_revoke_that_was_corrected_still_counts() -> None:
    at = table(TRICK, "E leads SQ, S plays D4")
    at = at.after(ruling("S plays S8 in place of D4", "S revoke D4 stands", law="43B2(b)"))
    at = at.after("W plays S5, N plays S2, E leads D3, S plays D4", ruling("S takes back D4"))
    assert [str(one.card) for one in at.standing_revokes] == ["D4"]
