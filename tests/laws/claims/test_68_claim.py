"""Law 68: what is a claim, what is none, and what becomes of it before anybody judges it."""

from __future__ import annotations

import pytest

from bridgelaw.game import Card, Seat
from bridgelaw.laws.claims.claim.procedure import CLAIM
from bridgelaw.laws.machinery.case import NothingToRule
from bridgelaw.laws.machinery.interview import Interview, walk
from bridgelaw.table import Phase, Table
from bridgelaw.table.effects import PickedUp, Unauthorised
from bridgelaw.table.result import is_finished, result_of
from tests.laws.claim_tables import (
    GUESS,
    HEART,
    TO_EAST_WHOLE,
    TOP,
    TRUMP,
    WHOLE,
    ending,
    unknown,
)
from tests.laws.interviews import interviewed, ruling_table


def _card(text: str) -> Card:
    return Card.parse(text)


def clauses(at: Table | None, **answers: str) -> tuple[str, ...]:
    ruling = interviewed(at, CLAIM, **answers).ruling
    assert ruling is not None
    return ruling.clauses


def test_law_68_a_claim_must_have_been_made_and_not_settled() -> None:
    at = ending(TOP, HEART)
    for table in (
        at,
        at.after("ruling exposed-card of 2017 [68A] S is deemed to have claimed by 68A"),
        at.after("S claims 6", "ruling claim of 2017 [69A]"),
        at.after("S claims 6", "ruling claim of 2017 [70A] NS gets 6 of the tricks left by 70A"),
    ):
        with pytest.raises(NothingToRule):
            Interview.begin(CLAIM, table)


def test_law_68_about_the_trick_in_progress_alone_there_is_no_claim() -> None:
    at = ending(GUESS, HEART, "S leads S3, W plays S6, S claims 1")
    after = ruling_table(at, CLAIM, how="trick")
    assert (after.phase, after.claim, after.to_play) == (Phase.PLAY, None, Seat.NORTH)
    assert after.unauthorised == ()


def test_law_68_a_defenders_words_about_the_trick_are_unauthorised() -> None:
    at = ending(GUESS, HEART, "S leads S3, W plays S6, E claims 1")
    assert clauses(at, how="trick") == ("68",)
    assert ruling_table(at, CLAIM, how="trick").reviews == ("16B3",)
    shown = ending(GUESS, HEART, "S leads S3, W plays S6, E exposes SQ, E claims 1")
    after = ruling_table(shown, CLAIM, how="trick")
    assert after.penalty_cards == ()
    assert after.face_up(Seat.EAST).mask == 0
    assert [(told.player, told.to) for told in after.unauthorised] == [(Seat.EAST, (Seat.WEST,))]


def test_law_57A_a_card_before_partners_turn_is_ruled_on_as_such() -> None:
    at = ending(GUESS, HEART, "S leads S3, E exposes SQ, E claims 1")
    after = ruling_table(at, CLAIM, how="trick", partner_to_play="yes")
    assert after.to_play is Seat.WEST
    assert after.rulings[-1].clauses == ("68", "57A")


def test_law_68_without_a_trick_in_progress_nobody_is_asked_what_it_was_about() -> None:
    question = Interview.begin(CLAIM, ending(TOP, HEART, "S claims 6")).question
    assert question is not None
    assert question.key == "doubted"


@pytest.mark.parametrize("meant", ["yes", "no"])
def test_law_48B2_a_hand_put_down_is_a_claim_unless_clearly_not_meant(meant: str) -> None:
    at = ending(TOP, HEART, "S spreads the hand, S claims 6")
    if meant == "no":
        fired = clauses(at, how="showed", not_a_claim="no", doubted="nobody")
        assert fired == ("48B2", "68D1", "69A")
        return
    after = ruling_table(at, CLAIM, how="showed", not_a_claim="yes")
    assert after.to_play is Seat.SOUTH
    assert after.face_up(Seat.SOUTH).mask == 0
    # Declarer may put it down again, and then it is a claim.
    assert after.after("S spreads the hand, S claims 6").claim is not None


def test_law_49_rules_on_a_defenders_cards_that_were_no_claim() -> None:
    at = ending(TOP, HEART, "E exposes SQ, E claims 6")
    after = ruling_table(at, CLAIM, how="showed", not_a_claim="yes")
    assert after.open_irregularities == ()
    assert [found.law for found in after.after("E exposes SQ").open_irregularities] == ["49"]
    quick = interviewed(None, CLAIM, claimer="defender", how="showed", not_a_claim="yes").ruling
    assert quick is not None
    assert quick.goes_on == "exposed-card"


def test_law_68A_dummy_cannot_claim() -> None:
    at = ending(TOP, HEART, "N claims 6")
    assert clauses(at) == ("43A1(c)",)
    after = ruling_table(at, CLAIM)
    assert (after.phase, after.to_play, after.reviews) == (Phase.PLAY, Seat.SOUTH, ("16B3",))


def test_law_68B2_partners_objection_leaves_neither_concession_nor_claim() -> None:
    at = ending(WHOLE, TO_EAST_WHOLE, "E exposes HA, E concedes 3")
    after = ruling_table(at, CLAIM, objects="yes")
    assert after.rulings[-1].clauses == ("68B1", "68B2")
    assert (after.phase, after.claim, after.to_play) == (Phase.PLAY, None, Seat.EAST)
    assert after.rulings[-1].effects[0] == PickedUp(Seat.EAST, _card("HA"))
    assert after.penalty_cards == ()
    assert [told.to for told in after.unauthorised] == [(Seat.WEST,)]
    assert after.reviews == ("16C3",)
    assert after.after("E leads HA").open_irregularities == ()


def test_law_68B2_what_either_defender_showed_is_unauthorised_for_the_other() -> None:
    at = ending(WHOLE, TO_EAST_WHOLE, "E exposes HA, E concedes 3, W exposes HT")
    told = ruling_table(at, CLAIM, objects="yes").unauthorised
    assert {(one.player, one.to) for one in told} == {
        (Seat.EAST, (Seat.WEST,)),
        (Seat.WEST, (Seat.EAST,)),
    }


def test_law_68B2_a_claim_of_some_tricks_concedes_the_rest_and_partner_may_object() -> None:
    some = Interview.begin(CLAIM, ending(WHOLE, TO_EAST_WHOLE, "E claims 5")).question
    every = Interview.begin(CLAIM, ending(WHOLE, TO_EAST_WHOLE, "E claims 12")).question
    assert some is not None
    assert every is not None
    assert (some.key, every.key) == ("objects", "doubted")


def test_law_68B2_is_not_for_declarers_partner() -> None:
    for path in walk(CLAIM, ending(TOP, HEART, "S concedes 2")):
        assert "68B2" not in path.ruling.clauses


@pytest.mark.parametrize("claim", ["S claims 3", "S spreads the hand, S claims 3, E exposes SQ"])
def test_law_68D2b_all_four_play_on_from_where_it_stopped(claim: str) -> None:
    before = ending(GUESS, HEART)
    at = before.after(claim)
    answers = {"how": "claims"} if "spreads" in claim else {}
    after = ruling_table(at, CLAIM, doubted="play_on", **answers)
    assert after.rulings[-1].clauses[-1] == "68D2(b)(ii)"
    assert after.to_play is before.to_play
    assert after.legal_cards(Seat.SOUTH).legal == before.legal_cards(Seat.SOUTH).legal
    assert [after.face_up(seat) for seat in Seat] == [before.face_up(seat) for seat in Seat]
    assert not (after.open_irregularities or after.unauthorised or after.penalty_cards)
    assert not is_finished(after)


def test_law_68D2b_what_a_ruling_had_barred_since_the_claim_may_be_used() -> None:
    at = ending(GUESS, HEART, "S claims 3, E exposes SQ").after(
        "ruling exposed-card of 2017 [68D] E picks up SQ; E SQ unauthorised to W by 16C2"
    )
    assert at.unauthorised == (Unauthorised(Seat.EAST, _card("SQ"), (Seat.WEST,), "16C2"),)
    assert ruling_table(at, CLAIM, doubted="play_on").unauthorised == ()


def test_law_68D2b_law_50_does_not_apply_any_more_so_older_penalty_cards_go_back() -> None:
    at = ending(GUESS, HEART, "E exposes S5").after(
        "ruling exposed-card of 2017 [49 50B] E has minor penalty card S5 by 49", "S claims 3"
    )
    given = interviewed(at, CLAIM, doubted="play_on").ruling
    assert given is not None
    assert "there is no penalty card" in str(given.words[-1].text)
    after = at.after(given.event)
    assert after.penalty_cards == ()
    assert _card("S5") in (after.hand(Seat.EAST) or ())
    assert not after.face_up(Seat.EAST)
    # The other answers leave it where it lies.
    assert ruling_table(at, CLAIM, doubted="nobody").penalty_cards


def test_law_68D2b_a_claim_before_the_opening_lead_goes_back_to_it() -> None:
    at = ending(TRUMP, "S claims 5", bid="4S")
    assert at.phase is Phase.CLAIMED
    after = ruling_table(at, CLAIM, doubted="play_on")
    assert (after.phase, after.to_play) == (Phase.CLARIFICATION, Seat.WEST)


def test_law_69A_a_claim_that_nobody_doubts_is_agreed() -> None:
    after = ruling_table(ending(TOP, HEART, "S claims 6"), CLAIM, doubted="nobody")
    assert after.rulings[-1].clauses == ("68A", "68D1", "69A")
    found = result_of(after)
    assert found is not None
    assert (found.won, found.lost) == (7, 0)


def test_law_68D_a_hand_that_is_not_known_is_taken_up_again() -> None:
    at = unknown("W leads C7, N plays C2, E plays CK, S plays C6", "S spreads the hand, S claims 9")
    after = ruling_table(at, CLAIM, doubted="play_on")
    assert after.to_play is Seat.EAST
    assert after.after("S spreads the hand").open_irregularities != ()


def test_law_43A1c_what_a_defender_showed_at_dummys_claim_goes_back() -> None:
    at = ending(TOP, HEART, "N claims 6", "E exposes SQ")
    after = ruling_table(at, CLAIM)
    assert not after.face_up(Seat.EAST)
    assert (after.penalty_cards, after.open_irregularities) == ((), ())


@pytest.mark.parametrize("bid", ["3NT", "4S"])
def test_law_70B_the_claim_is_repeated_with_the_first_question_about_the_hands(bid: str) -> None:
    at = unknown("W leads C7, N plays C2, E plays CK, S plays C6, S claims 9", bid=bid)
    question = interviewed(at, CLAIM, doubted="director").question
    assert question is not None
    assert question.key == "worst"
    assert any("repeat what you said" in str(words) for words in question.say)
