"""Laws 9-11, 76 and 81C: what was settled, or not noticed, without the director."""

from __future__ import annotations

import pytest

from bridgelaw.game import Seat, Side
from bridgelaw.laws import ADJUSTED_SCORE, PROCEDURES, SETTLED_BY_PLAYERS, Interview, Ruling, walk
from bridgelaw.scoring.profile import WBF
from bridgelaw.table import Table
from bridgelaw.table import effects as fx
from tests.laws.interviews import interviewed, table

SETTLED = {"how_known": "settled", "accepted": "no", "same": "no", "still": "no"}
FOUND = {"how_known": "found", "in_time": "yes", "facts": "yes", "accepted": "no",
         "gained_side": "neither"}  # fmt: skip


def ruling(at: Table | None = None, /, **answers: str) -> Ruling:
    found = interviewed(at, SETTLED_BY_PLAYERS, **answers).ruling
    assert found is not None
    return found


def test_example_4_the_split_score() -> None:
    """Statements 10c, 11b, 11e: East-West gained; North-South keep what they have."""
    given = ruling(**SETTLED, gained_side="EW")
    assert given.clauses == ("9B1(a)", "9B2", "11A")
    assert given.goes_on == "adjusted-score"
    interview = Interview.begin(ADJUSTED_SCORE).taking_over(given.hands_over)
    assert interview.question is not None and interview.question.key == "if_called"
    # Spades: ten tricks with the law, eight as they played.
    for answer in ("4S= by S", "4S-2 by S", "later"):
        interview = interview.answer(answer)
    score = interview.ruling
    assert score is not None
    assert {side: one.award for side, one in score.awards.items()} == {
        Side.NS: "4S-2 by S",
        Side.EW: "4S= by S",
    }


@pytest.mark.parametrize("side", ["NS", "EW"])
def test_11A_statement_11b_either_side_loses_what_it_gained(side: str) -> None:
    assert dict(ruling(**SETTLED, gained_side=side).hands_over)["gained_side"] == side


def test_11A_statement_11a_a_right_may_be_lost_and_is_not_lost_by_itself() -> None:
    lost = ruling(**SETTLED, gained_side="neither", forfeited="yes")
    assert "the result stands" in str(lost.headline)
    kept = ruling(**SETTLED, gained_side="neither", forfeited="no", which="revoke")
    assert kept.goes_on == "revoke"


def test_11_statement_11d_the_offenders_are_ruled_on_under_the_law() -> None:
    kept = ruling(**SETTLED, gained_side="neither", forfeited="no", which="penalty_card")
    assert kept.goes_on == "penalty-card-not-played"


def test_11_statement_11c_a_second_penalty_card_made_in_ignorance() -> None:
    """Declarer's side gained because a defender did not know that the card had to be played."""
    given = ruling(**SETTLED, gained_side="NS")
    assert given.clause == "11A"


def test_10B_statement_10b_it_is_let_stand_or_cancelled() -> None:
    answers = {"how_known": "settled", "accepted": "no"}
    assert ruling(**answers, same="yes").clauses == ("9B1(a)", "9B2", "10B")
    cancelled = ruling(**answers, same="no", still="yes", which="insufficient_bid")
    assert cancelled.clauses == ("9B1(a)", "9B2", "10B")
    assert cancelled.goes_on == "insufficient-bid"


def test_10A_statement_10a_only_the_director_rules() -> None:
    for answers in (SETTLED | {"gained_side": "neither", "forfeited": "yes"},):
        assert any("11B" in str(note) for note in ruling(**answers).notes)


def test_10B_at_a_table_the_irregularity_that_is_there_is_ruled_on() -> None:
    at = table("W 1H, N P, E 1H")
    given = ruling(at, how_known="settled", accepted="no", same="no", still="yes", which="other")
    assert given.goes_on == "insufficient-bid"
    assert PROCEDURES[given.goes_on]


def test_10B_after_the_play_nothing_can_be_put_right_at_the_table() -> None:
    at = table("S 1NT, W P, N P, E P, W leads S7, S claims 13")
    asked = interviewed(at, SETTLED_BY_PLAYERS, how_known="settled", accepted="no", same="no")
    assert asked.question is not None and asked.question.key == "gained_side"


# 81C3


def test_81C3_statement_81d_what_a_law_lets_players_accept_is_done() -> None:
    for how in ("settled", "found"):
        answers = {"how_known": how, "accepted": "yes"}
        if how == "found":
            answers |= {"in_time": "yes", "facts": "yes"}
        given = ruling(**answers)
        assert given.clauses == ("81C3",)
        assert given.goes_on is None


def test_81C3_statement_81d_where_law_11_applies_the_score_is_adjusted() -> None:
    given = ruling(**FOUND | {"gained_side": "NS"})
    assert given.clauses == ("81C3", "11A")
    assert given.goes_on == "adjusted-score"


def test_81C3_statement_81e_the_time_limits_bind_the_director() -> None:
    given = ruling(how_known="found", in_time="no")
    assert given.clauses == ("81C3",)
    assert given.goes_on is None
    asked = interviewed(None, SETTLED_BY_PLAYERS, how_known="found").question
    assert asked is not None
    assert str(WBF.correction_minutes) in str(asked.why)
    assert "92B" in str(asked.why)


def test_81C3_statements_81c_and_81f_a_spectator_tells_of_a_revoke() -> None:
    answers = FOUND | {"how_known": "spectator", "spoke": "no", "found_what": "revoke"}
    given = ruling(**answers)
    assert given.clauses == ("76C1", "81C3", "64C1")
    assert dict(given.hands_over) == {"power": "law", "law": "64C1"}


def test_76_nobody_loses_a_right_because_a_spectator_spoke() -> None:
    answers = FOUND | {"how_known": "spectator", "spoke": "yes", "found_what": "revoke"}
    given = ruling(**answers)
    assert given.goes_on == "adjusted-score"
    assert any("76B5" in str(note) for note in given.notes)


def test_81C3_statement_81g_misused_information() -> None:
    given = ruling(**FOUND, found_what="information")
    assert given.clauses == ("81C3", "16B3")
    assert given.goes_on == "unauthorised-information"


def test_81C3_statement_81h_an_unusual_score_is_looked_into() -> None:
    assert ruling(**FOUND, found_what="score").goes_on == "tricks-disputed"
    given = ruling(how_known="found", in_time="yes", facts="no")
    assert given.clauses == ("85B",)


# 81C5


def test_81C5_statement_81j_provoked_by_the_opponent() -> None:
    """The tap that looked like a pass: the call out of turn is taken back, nobody is barred."""
    at = table("W 1H, E 1S")
    given = ruling(at, how_known="waiver", asked_for="yes", cause="provoked", granted="yes",
                   waived="taken_back")  # fmt: skip
    assert given.clauses == ("81C5",)
    later = at.after(given.event)
    assert later.to_call is Seat.NORTH
    assert later.forced_passes == ()
    assert later.unauthorised == ()
    assert not later.open_irregularities


def test_81C5_it_may_stand_as_well() -> None:
    at = table("S 1NT, W P, N P, E P, E leads S7")
    given = ruling(at, how_known="waiver", asked_for="yes", cause="teaching", granted="yes",
                   waived="stands")  # fmt: skip
    assert isinstance(given.effects[0], fx.CardAccepted)
    assert not at.after(given.event).open_irregularities


@pytest.mark.parametrize(
    "answers",
    [
        {"asked_for": "no"},
        {"asked_for": "yes", "cause": "kindness"},
        {"asked_for": "yes", "cause": "teaching", "granted": "no"},
    ],
)
def test_81C5_statement_81i_it_is_rare(answers: dict[str, str]) -> None:
    given = ruling(how_known="waiver", **answers, which="call_out_of_turn")
    assert given.goes_on == "call-out-of-turn"
    assert given.effects == ()


def test_every_ruling_goes_on_to_a_procedure_that_exists() -> None:
    for path in walk(SETTLED_BY_PLAYERS):
        assert path.ruling.goes_on is None or path.ruling.goes_on in PROCEDURES
