"""The flow sheet for revokes, box by box: what each way through it ends in."""

from __future__ import annotations

import pytest

from bridgelaw.flowchart import build
from bridgelaw.flowchart.graph import Decision, End
from bridgelaw.laws import REVOKE, Ruling
from bridgelaw.table.effects import CardReplaced, PenaltyCard, RevokeStands, ScoreAdjusted
from tests.laws.samples import interviewed

IN_TIME = {"established": "no", "revoked": "yes"}
DEFENDER = {**IN_TIME, "whose_hand": "defender", "trick_twelve": "no"}
DECLARER = {**IN_TIME, "whose_hand": "declarer", "dummy_first": "no"}
LATE = {"established": "played", "trick_twelve": "no", "both_on_trick": "no"}
OVER = {"established": "after_play", "trick_twelve": "no", "revoked": "yes"}
COUNTED = {**OVER, "exempt": "no"}
TWELVE = {"established": "played", "trick_twelve": "yes"}


def rule(**answers: str) -> Ruling:
    ruling = interviewed(None, REVOKE, **answers).ruling
    assert ruling is not None
    return ruling


def penalised(ruling: Ruling) -> list[str]:
    return [one.player.name for one in ruling.effects if isinstance(one, PenaltyCard)]


# The offending side has not played to the next trick


def test_there_was_no_revoke() -> None:
    assert rule(established="no", revoked="no").effects == ()
    over = {**OVER, "revoked": "no"}
    assert rule(**over).clause == "61A"
    assert rule(**over).effects == ()


@pytest.mark.parametrize(
    ("answers", "clause", "cards"),
    [
        # Nobody changes a card.
        ({**DEFENDER, "lho_changes": "no"}, "62B1", ["OFFENDER"]),
        ({**DECLARER, "lho_changes": "no"}, "62B2", []),
        # The other side takes a card back: it goes to the hand.
        ({**DEFENDER, "lho_changes": "yes", "partner_changes": "no"}, "62C1", ["OFFENDER"]),
        ({**DECLARER, "lho_changes": "yes", "partner_changes": "no"}, "62C1", []),
        # Only then may the revoker's partner; a defender's card is a major penalty card.
        (
            {**DEFENDER, "lho_changes": "yes", "partner_changes": "yes"},
            "62C2",
            ["OFFENDER", "PARTNER"],
        ),
        ({**DECLARER, "lho_changes": "yes", "partner_changes": "yes"}, "62C2", []),
    ],
)
def test_it_is_corrected(answers: dict[str, str], clause: str, cards: list[str]) -> None:
    ruling = rule(**answers)
    assert ruling.clauses[0] == "62A"
    assert ruling.clause == clause
    assert penalised(ruling) == cards
    changed = [one for one in ruling.effects if isinstance(one, CardReplaced)]
    assert len(changed) == 1 + list(answers.values()).count("yes") - 1
    assert ("16C3" in ruling.reviews) == (answers["lho_changes"] == "yes")
    assert ("50E4" in ruling.reviews) == bool(cards)


def test_a_card_that_lay_face_up_already() -> None:
    ruling = rule(**{**DEFENDER, "whose_hand": "faced"}, lho_changes="no")
    assert (ruling.clause, penalised(ruling)) == ("62B2", [])


# It has played to the next trick


def test_trick_twelve_is_corrected_all_the_same() -> None:
    ruling = rule(**TWELVE, hands_back="no", revoked="yes", whose_hand="declarer", lho_changes="no")
    assert ruling.clauses == ("63A1", "62D1", "62A", "62B2")


def test_play_to_the_end_then_look_at_it() -> None:
    ruling = rule(**LATE)
    assert ruling.clauses == ("63A1", "63B")
    assert any(isinstance(one, RevokeStands) for one in ruling.effects)
    assert "play on" in str(ruling.headline)


@pytest.mark.parametrize(
    ("won", "clause", "headline"),
    [
        ("himself_and_later", "64A1", "Two tricks"),
        ("himself_only", "64A1", "One trick"),
        ("otherwise", "64A2", "One trick"),
    ],
)
def test_tricks_that_move_by_themselves(won: str, clause: str, headline: str) -> None:
    ruling = rule(**COUNTED, won=won, better_without="no")
    assert ruling.clause == clause
    assert headline in str(ruling.headline)
    # Or the score is adjusted, and then not these tricks as well.
    ruling = rule(**COUNTED, won=won, better_without="yes")
    assert ruling.clauses[-2:] == (clause, "64C1")
    assert any(isinstance(one, ScoreAdjusted) for one in ruling.effects)


@pytest.mark.parametrize(
    ("number", "answers"),
    [
        (1, {**COUNTED, "won": "nothing"}),
        (2, {**OVER, "exempt": "same_suit", "repeat_cost": "no"}),
        (3, {**OVER, "exempt": "faced", "better_without": "no"}),
        (4, {**OVER, "exempt": "next_deal", "better_without": "no"}),
        (5, {**OVER, "exempt": "next_round", "better_without": "no"}),
        (
            6,
            {
                **TWELVE,
                "hands_back": "yes",
                "revoked": "yes",
                "better_without": "no",
            },
        ),
        (7, {**OVER, "exempt": "both_sides", "both_damaged": "no"}),
        (8, {**LATE, "both_on_trick": "yes"}),
    ],
)
def test_the_eight_cases_in_which_no_trick_moves(number: int, answers: dict[str, str]) -> None:
    ruling = rule(**answers)
    assert ruling.clause == f"64B{number}"
    assert not any(isinstance(one, ScoreAdjusted) for one in ruling.effects)
    assert "o trick moves" in str(ruling.headline)


@pytest.mark.parametrize(
    ("answers", "clause"),
    [
        ({"exempt": "faced", "better_without": "yes"}, "64C1"),
        ({"exempt": "wrong_card", "better_without": "yes"}, "64C1"),
        ({"exempt": "same_suit", "repeat_cost": "yes"}, "64C2(a)"),
        ({"exempt": "both_sides", "both_damaged": "yes"}, "64C2(b)"),
    ],
)
def test_the_score_may_be_adjusted_where_no_trick_moves(
    answers: dict[str, str], clause: str
) -> None:
    ruling = rule(**OVER, **answers)
    assert ruling.clause == clause
    assert [one.law for one in ruling.effects if isinstance(one, ScoreAdjusted)] == [clause]


def test_the_sheet_has_a_box_for_each_of_them() -> None:
    chart = build(REVOKE)
    laws = {law for node in chart.nodes if isinstance(node, End) for law in node.laws}
    assert laws >= {
        "61A", "62B1", "62B2", "62C1", "62C2", "63B", "64A1", "64A2", "64C1", "64C2(a)",
        "64C2(b)", *(f"64B{number}" for number in range(1, 9)),
    }  # fmt: skip
    questions = [str(node.text) for node in chart.nodes if isinstance(node, Decision)]
    for asked in ("done since", "played what was required", "twelfth trick", "an exception",
                  "won the revoke trick", "better without"):  # fmt: skip
        assert any(asked in question for question in questions), asked
