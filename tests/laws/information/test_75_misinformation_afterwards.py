"""Laws 20F, 21B3, 40B, 47E2, 75: two verdicts, what the opponents and what partner heard."""

from __future__ import annotations

import pytest

from bridgelaw.game import Seat
from bridgelaw.laws import (
    EXTRANEOUS_INFORMATION,
    MISINFORMATION,
    PROCEDURES,
    TEMPO_AND_DECEPTION,
    UNAUTHORISED_INFORMATION,
    UNDERSTANDINGS,
    Interview,
    Ruling,
    walk,
)
from bridgelaw.laws import MISINFORMATION_AFTER as MI
from bridgelaw.laws.common.end_of_board import reviews_due
from bridgelaw.table import Table
from bridgelaw.table import effects as fx
from tests.laws.samples import PLAYED, SAMPLES, interviewed, ruling_table, table

_INFORMATION = (
    MI,
    EXTRANEOUS_INFORMATION,
    TEMPO_AND_DECEPTION,
    UNAUTHORISED_INFORMATION,
    UNDERSTANDINGS,
)
_PLAY = table("N 1NT, E P, S P, W P, E leads HK")
_LATER = table("N 1NT, E P, S P, W P, E leads HK, S spreads the hand, S plays H2, W plays H3")


def _ruled(at: Table | None, **answers: str) -> Ruling:
    ruling = interviewed(at, MI, **answers).ruling
    assert ruling is not None
    return ruling


@pytest.mark.parametrize("misread", ["yes", "no"])
@pytest.mark.parametrize(
    ("agreement", "clause"),
    [("different", "75B1"), ("none", "75D2"), ("unclear", "21B1(b)"), ("as_said", "75C")],
)
def test_16e_16f_the_two_verdicts_are_independent(
    agreement: str, clause: str, misread: str
) -> None:
    """Seed 000, 348: wrong explanation or wrong call, it is unauthorised to partner either way."""
    answers = {"who": "N", "agreement": agreement, "misread": misread}
    if agreement != "as_said":
        answers |= {"poll": "none", "would": "call"}
    ruling = _ruled(PLAYED, **answers)
    assert clause in ruling.clauses
    assert ("75A" in ruling.clauses) is (misread == "yes")
    is_wrong = agreement != "as_said"
    assert (ruling.goes_on == "adjusted-score") is is_wrong
    if misread == "yes" and is_wrong:
        assert ruling.reviews == ("16B3",)  # the other verdict is not forgotten
    elif misread == "yes":
        assert ruling.goes_on == "unauthorised-information"
        asked = Interview.begin(PROCEDURES[ruling.goes_on], PLAYED)
        assert asked.taking_over(ruling.hands_over).question.key == "suggests"  # type: ignore[union-attr]
    else:
        assert ruling.reviews == ()


def test_16d_an_explanation_that_differs_from_the_system_is_an_infraction() -> None:
    """Seed 000, 348."""
    ruling = _ruled(PLAYED, who="W", agreement="different", misread="no", poll="none", would="call")
    assert dict(ruling.hands_over) == {"power": "law", "law": "21B3", "offenders": "EW"}


def test_16g_without_evidence_the_explanation_is_presumed_wrong() -> None:
    """Seed 000, 348; 21B1(b)."""
    ruling = _ruled(PLAYED, who="W", agreement="unclear", misread="no", poll="none", would="play")
    assert "21B1(b)" in ruling.clauses
    assert dict(ruling.hands_over)["law"] == "47E2(b)"


def test_example_18_nobody_is_entitled_to_know_of_the_misunderstanding() -> None:
    """Seed 000, 411-440: a double that pays only for one who knows of the mix-up."""
    ruling = _ruled(PLAYED, who="E", agreement="different", misread="no", poll="none",
                    would="mix_up")  # fmt: skip
    assert (ruling.clause, ruling.goes_on) == ("75D3", None)
    assert "not entitled" in str(ruling.headline)


def test_75C_a_mistaken_call_brings_no_redress_and_the_hand_is_not_told() -> None:
    ruling = _ruled(PLAYED, who="E", agreement="as_said", misread="no")
    assert (ruling.clause, ruling.goes_on) == ("75C", None)
    assert not any("hand" in str(words.text) for words in ruling.words)


def test_40B5_something_that_was_left_out() -> None:
    ruling = _ruled(PLAYED, who="E", agreement="incomplete", misread="no", poll="none",
                    would="play")  # fmt: skip
    assert dict(ruling.hands_over)["law"] == "40B5(b)"


def test_before_the_lead_is_faced_law_21_goes_on() -> None:
    ruling = _ruled(table("N 1NT, E P, S 2D, W P"))
    assert ruling.goes_on == "misinformation"


def test_law_21_begun_after_the_play_goes_on_here_with_what_was_found() -> None:
    over = _LATER.after("N claims 7")
    for finding, agreement in (("explanation", "different"), ("unclear", "unclear")):
        ruling = interviewed(over, MISINFORMATION, who="E", finding=finding).ruling
        assert ruling is not None and ruling.goes_on == "misinformation-after"
        assert "Play on" not in " ".join(str(words.text) for words in ruling.words)
        begun = Interview.begin(MI, over).taking_over(ruling.hands_over)
        assert dict(begun.answers) == {"agreement": agreement}


def test_47E2_the_last_card_goes_back_without_judgement() -> None:
    ruling = _ruled(_PLAY, who="N", agreement="different", misread="no", takes_back="yes")
    assert ruling.clause == "47E2(a)"
    after = _PLAY.after(ruling.event)
    assert after.to_play is Seat.EAST and not after.trick.cards
    (told,) = [one for one in ruling.effects if isinstance(one, fx.Unauthorised)]
    assert (told.player, set(told.to)) == (Seat.EAST, {Seat.NORTH, Seat.SOUTH})


def test_47E2a_a_fourth_card_until_somebody_plays_to_the_next_trick() -> None:
    """The same as in `played-card`: no card may have been played since."""
    fourth = _LATER.after("N plays H4")
    answers = {"who": "E", "agreement": "different", "misread": "no"}
    back = _ruled(fourth, **answers, takes_back="yes")
    assert back.clause == "47E2(a)"
    after = fourth.after(back.event)
    assert (after.to_play, len(after.tricks)) == (Seat.NORTH, 0)
    later = fourth.after("E leads HQ")
    assert _ruled(later, **answers).clause == "21B3"


def test_47E2_not_the_lead_once_dummy_has_shown_a_card() -> None:
    seen = table("N 1NT, E P, S P, W P, E leads HK, S spreads the hand")
    ruling = _ruled(seen, who="N", agreement="different", misread="no")
    assert ruling.clause == "21B3"
    # The last card is West's, an opponent of North: it may go back, and East's may not.
    assert _ruled(_LATER, who="N", agreement="none", misread="no", takes_back="yes").clause == (
        "47E2(a)"
    )
    assert _ruled(_LATER, who="E", agreement="none", misread="no").clause == "21B3"


def test_during_the_play_it_is_put_off_and_looked_at_once() -> None:
    noted = ruling_table(_LATER, MI, who="N", agreement="different", misread="yes",
                         takes_back="no")  # fmt: skip
    assert set(noted.reviews) == {"21B3", "16B3"}
    over = noted.after("N claims 7")
    done = ruling_table(over, MI, who="N", agreement="different", misread="no", poll="none",
                        would="nothing")  # fmt: skip
    assert reviews_due(done) == ("16B3",)


def test_what_goes_on_can_begin_at_the_table_that_the_ruling_leaves() -> None:
    """With what it hands over; a law that takes over must find something to rule on."""
    for procedure in (*_INFORMATION, MISINFORMATION):
        for at in SAMPLES[procedure]:
            for path in walk(procedure, at):
                ruling = path.ruling
                if ruling.goes_on is not None:
                    begun = Interview.begin(PROCEDURES[ruling.goes_on], at.after(ruling.event))
                    taken = begun.taking_over(ruling.hands_over)
                    assert bool(taken.answers) is bool(ruling.hands_over), ruling.headline
