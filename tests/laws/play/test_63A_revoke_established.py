"""Laws 63A3 and 63A4: a revoke that comes to light when somebody has claimed."""

from __future__ import annotations

import pytest

from bridgelaw.game import Side
from bridgelaw.laws import REVOKE, Ruling, walk
from bridgelaw.laws.claims.claim.procedure import CLAIM
from bridgelaw.table import Table
from bridgelaw.table.result import is_claim_agreed, result_of
from bridgelaw.table.which_procedure import procedure_for
from tests.laws.agreements import CLUB
from tests.laws.claim_tables import WHOLE, ending
from tests.laws.matches import interviewed, ruled_on
from tests.laws.revokes import BEFORE_PARTNER, at_twelve, moved

MARKED = "N:.KT2..3 .98.9.5 .AJ3..A .Q54..2"
"""East throws a diamond on the ace of hearts, and South takes the finesse for marked."""
DISCARD = "S leads HA, W plays H4, N plays H2, E plays D9"

AGREED = "ruling claim of 2017 [69A]"
DISPUTED = {"doubted": "director", "statement": "none"}


def marked(*events: str) -> Table:
    return ending(MARKED, CLUB, DISCARD, *events)


def rule(at: Table | None = None, **answers: str) -> Ruling:
    return ruled_on(REVOKE, at, None, **answers)


def corrected(*events: str) -> Table:
    at = marked(*events)
    return at.after(rule(at, claim_agreed="no", replacement="H8").event)


# 63A3


@pytest.mark.parametrize("claim", ["W claims 0", "W concedes 2", "E concedes 1"])
def test_law_63A3_a_claim_or_concession_of_the_revoking_side_establishes(claim: str) -> None:
    """Whichever of the two partners makes it, and whether or not the others agree."""
    given = rule(marked(claim), first_noticed="in_time", won="nothing")
    assert given.clauses == ("63A3", "64B1")
    assert given.goes_on is None


def test_law_63A3_declarers_own_revoke() -> None:
    at = ending(WHOLE, "W leads C7, N spreads the hand, N plays C2, E plays CK, S plays H7",
                "S claims 5")  # fmt: skip
    given = rule(at, first_noticed="in_time", won="otherwise", better_without="no")
    assert given.clauses == ("63A3", "64A2")


def test_law_63A3_an_objection_to_a_concession_leaves_the_revoke_open() -> None:
    """68B2: nothing was conceded, so nothing was established."""
    at = marked("W concedes 2")
    objected = ruled_on(CLAIM, at, None, objects="yes")
    interview = interviewed(REVOKE, at.after(objected.event))
    assert interview.question is not None
    assert interview.question.key == "replacement"


# 63A4


def test_law_63A4_the_opponents_claim_that_is_not_agreed_is_judged_after_the_correction() -> None:
    at = marked("S claims 2")
    given = rule(at, claim_agreed="no", replacement="H8")
    assert given.clauses[:2] == ("63A4", "62A")
    assert given.goes_on == "claim"
    after = at.after(given.event)
    assert after.claim == at.claim
    assert after.penalty_cards == ()
    decided = after.after(ruled_on(CLAIM, after, None, **DISPUTED, normal="agree").event)
    assert decided.claim_decided is not None


def test_law_63A4_every_correction_at_a_claim_goes_on_to_the_claim() -> None:
    for path in walk(REVOKE):
        clauses = path.ruling.clauses
        # The twelfth trick is corrected although the claim was agreed to (62D1).
        is_open = "63A4" in clauses and "62A" in clauses and "62D1" not in clauses
        assert path.ruling.goes_on == ("claim" if is_open else None)


def test_law_63A4_agreement_establishes_it() -> None:
    given = rule(marked("S claims 2"), claim_agreed="yes", first_noticed="in_time")
    assert given.clauses == ("63A4", "64B1")
    assert given.goes_on is None


def test_law_63A4_to_have_said_yes_is_not_agreement() -> None:
    """69A: not before the side calls on the next board; then the claim is open again."""
    at = marked("S claims 2", AGREED)
    assert is_claim_agreed(at)
    # So that is not what is asked.
    asked = interviewed(REVOKE, at).question
    assert asked is not None
    assert "called on the next board" in str(asked.heading)
    at = corrected("S claims 2", AGREED)
    assert not is_claim_agreed(at)
    assert ruled_on(CLAIM, at, None, **DISPUTED, normal="agree").effects


def test_law_63A4_doubt_goes_against_the_revoking_side() -> None:
    """By the cards alone it would be a guess; what East showed was what told South."""
    at = corrected("S claims 2")
    by_the_cards = ruled_on(CLAIM, at, None, **DISPUTED, normal="agree")
    assert any("63A4" in str(note) for note in by_the_cards.notes)
    awarded = ruled_on(CLAIM, at, None, **DISPUTED, normal="award", award="2")
    fewer, all_of_it = at.after(by_the_cards.event), at.after(awarded.event)
    assert fewer.claim_decided is not None
    assert all_of_it.claim_decided is not None
    assert (fewer.claim_decided.tricks, all_of_it.claim_decided.tricks) == (1, 2)
    result = result_of(all_of_it)
    assert result is not None
    assert (result.won, result.lost, result.transferred) == (4, 0, 0)


def test_law_63A4_the_director_is_told_whose_doubt_it_is() -> None:
    given = rule(marked("S claims 2"), claim_agreed="no", replacement="H8")
    assert any("against East's side" in str(note) for note in given.notes)


# What the table knows by then


def test_law_63A3_a_concession_that_was_objected_to_is_no_claim_later_either() -> None:
    """Declarer claims after that: it is that claim that counts, and nobody has agreed to it."""
    at = marked("W concedes 2")
    at = at.after(ruled_on(CLAIM, at, None, objects="yes").event, "S claims 2")
    interview = interviewed(REVOKE, at)
    assert interview.question is not None
    assert interview.question.key == "claim_agreed"


def test_law_63A4_nobody_is_asked_whether_a_disputed_claim_is_agreed() -> None:
    at = marked("S claims 2")
    disputed = ruled_on(CLAIM, at, None, doubted="director")
    assert (disputed.clauses[-1], disputed.goes_on) == ("63A4", "revoke")
    given = rule(at.after(disputed.event), replacement="H8")
    assert (given.clauses[:2], given.goes_on) == (("63A4", "62A"), "claim")


def test_law_63A_the_claim_is_settled_before_the_revoke_is_counted() -> None:
    at = marked("W concedes 2")
    assert procedure_for(at) == "claim"
    assert procedure_for(at.after(AGREED)) == "revoke"


@pytest.mark.parametrize(
    ("noticed", "clause"), [("next_deal", "64B4"), ("next_round", "64B5"), ("in_time", "64B1")]
)
def test_law_64B_agreement_comes_with_the_next_board_or_the_end_of_the_round(
    noticed: str, clause: str
) -> None:
    """So the revoke may have been noticed too late for a trick to move."""
    more = {} if clause == "64B1" else {"better_without": "no"}
    given = rule(marked("S claims 2"), claim_agreed="yes", first_noticed=noticed, **more)
    assert given.clauses == ("63A4", clause)


@pytest.mark.parametrize(
    ("claim", "expected"),
    [("E claims 2", "64A2"), ("E claims 0", "64B1"), ("W concedes 1", "64A2")],
)
def test_law_64A_the_tricks_of_a_settled_claim_are_won_tricks(claim: str, expected: str) -> None:
    answers = {"better_without": "no"} if expected == "64A2" else {}
    given = rule(marked(claim, AGREED), first_noticed="in_time", **answers)
    assert given.clauses == ("63A3", expected)


def test_law_64A_of_two_revokes_before_a_claim_no_trick_moves_twice() -> None:
    """East and West revoke, and the one trick that they get by the claim can move only once."""
    at = ending(
        "N:432.3..3 76.8.9.4 AKQJ...A 5.9.8.52",
        "W leads C2, N spreads the hand, N plays C3, E plays C4, S plays CA",
        "S leads SA, W plays H9, N plays S2, E plays D9",
        "S leads SK, W plays S5, N plays S3, E plays S6",
        "S claims 1",
        AGREED,
    )
    in_time = {"first_noticed": "in_time", "better_without": "no"}
    first = rule(at, **in_time)
    assert moved(first) == [(1, Side.NS, "64A2")]
    second = rule(at.after(first.event), **in_time)
    assert moved(second) == []


def test_law_62D1_on_the_twelfth_trick_the_own_claim_does_not_keep_it_from_being_corrected() -> (
    None
):
    at = at_twelve(*BEFORE_PARTNER).after("E claims 1")
    first = ruled_on(CLAIM, at, None, how="claims", objects="no", doubted="director")
    assert (first.clauses[-1], first.goes_on) == ("62D1", "revoke")
    at = at.after(first.event)
    put_right = rule(at, hands_back="no")
    assert put_right.clauses[:3] == ("63A3", "62D1", "62A")
    assert put_right.goes_on == "claim"
    decided = ruled_on(CLAIM, at.after(put_right.event), None, statement="none", normal="agree")
    assert decided.clause == "70D2"
