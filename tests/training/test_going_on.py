"""The play goes on after a ruling, and what was forgotten comes up at the same board."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import islice

import pytest

from bridgelaw.table import events as ev
from bridgelaw.table.breaches import Kind
from bridgelaw.table.effects import (
    CallWithdrawn,
    Effect,
    LeadRestriction,
    PenaltyCard,
    Review,
)
from bridgelaw.table.result import is_finished
from bridgelaw.table.state import Phase
from bridgelaw.training.going_on import MOST_CALLS, went_on
from bridgelaw.training.openings import caller_of, opening_of
from bridgelaw.training.series import situations
from bridgelaw.training.sitting import Sitting
from bridgelaw.training.situations import KnownFact, Situation, situation
from bridgelaw.training.visit import BadStep
from tests.rotation import either, fresh_seeds
from tests.training.forgetting import effects_of, forgotten_pass, without
from tests.training.trainees import PERFECT, Habit, Trainee, sitting_by, visit_by

_USED = "unauthorised-information"
SEED = fresh_seeds(1, exhaustive=1)[0]


@pytest.fixture(scope="module")
def some() -> tuple[Situation, ...]:
    return tuple(islice(situations(SEED), either(10, exhaustive=16)))


def after_forgetting(kind: type[Effect], made: str = "board") -> list[Situation]:
    """What comes up first on boards where such an effect was forgotten."""
    found: list[Situation] = []
    for number in range(150):
        one = situation(f"{made}.{number}")
        if effects_of(one, kind):
            visit = without(visit_by(PERFECT, one), effects_of(one, kind)[0])
            later = went_on(one, visit.text).next
            if later is not None:
                found.append(later)
        if len(found) == 4:
            break
    return found


def test_a_perfect_trainee_has_full_marks_however_often_they_are_called(
    some: tuple[Situation, ...],
) -> None:
    for one in (*some, *needed_again()):
        sitting = sitting_by(PERFECT, one)
        assert sitting.got == sitting.of, one.name
        assert len(sitting.visits) <= MOST_CALLS
        assert all(visit.situation.procedure.key != "director-error"
                   or visit is sitting.visits[0] for visit in sitting.visits)  # fmt: skip


def test_law_50D2_declarer_chooses_at_a_lead_however_surely_the_card_was_ruled_on() -> None:
    later = [sitting_by(PERFECT, one).visits[1].situation for one in needed_again()]
    assert {one.procedure.key for one in later} == {"penalty-card"}
    for one in later:
        assert one.brought is None and one.table is not None
        assert one.table.open_irregularities == ()


def test_a_barred_player_who_was_not_told_bids() -> None:
    name, _, forgot = forgotten_pass()
    later = went_on(situation(name), forgot.text).next
    assert later is not None and later.table is not None
    assert later.procedure.key == "inadmissible-call"
    assert later.table.open_irregularities[0].kind is Kind.BARRED_CALL


def test_law_50_a_penalty_card_that_nobody_spoke_of_is_not_played() -> None:
    kinds = {one.kind for later in after_forgetting(PenaltyCard) if later.table is not None
             for one in later.table.open_irregularities}  # fmt: skip
    assert kinds & {Kind.PENALTY_CARD_NOT_PLAYED, Kind.LED_BEFORE_CHOICE}


def test_law_50D2_a_suit_that_nobody_forbade_is_led() -> None:
    tables = [one.table for one in after_forgetting(LeadRestriction, "walk.play-out-of-turn")]
    kinds = {one.kind for table in tables if table is not None
             for one in table.open_irregularities}  # fmt: skip
    assert Kind.RESTRICTION_IGNORED in kinds


def test_a_look_at_the_result_that_was_forgotten_is_asked_for_when_the_board_is_over() -> None:
    later = after_forgetting(Review)
    assert any(one.table is not None and is_finished(one.table) for one in later)
    for one in later:  # another law may come first; then it still waits
        assert one.table is not None and (is_finished(one.table) or one.owed)
        assert opening_of(one)


def test_law_16C3_what_was_withdrawn_is_what_is_looked_at_when_nobody_noted_it() -> None:
    boards = (situation(f"board.{number}") for number in range(100))
    told = (one for one in boards if Review("16C3") in one.ruling.effects)
    visits = (without(visit_by(PERFECT, one), Review("16C3")) for one in told)
    later = (visit for forgot in visits for visit in _to_the_end(Sitting((forgot,))).visits[1:])
    looked_at = next(visit.situation for visit in later if visit.situation.procedure.key == _USED)
    assert {fact.key: fact.answer for fact in looked_at.facts}["source"] == "withdrawn"


def _to_the_end(sitting: Sitting) -> Sitting:
    """The rest of it by a sure director."""
    while not sitting.is_over:
        sitting = sitting.again()
        sitting = Sitting((*sitting.visits[:-1], visit_by(PERFECT, sitting.now.situation)))
    return sitting


def test_law_82B_what_cannot_be_carried_out_is_brought_back_at_once() -> None:
    for one in after_forgetting(CallWithdrawn):
        assert one.procedure.key == "director-error" and one.brought is not None
        assert one.ruling.clause == "82B"


@cache
def needed_again() -> tuple[Situation, ...]:
    """Boards on which the law itself needs the director again after a sure ruling: declarer
    chooses when the partner of somebody with a penalty card leads."""
    boards = (situation(f"board.{number}") for number in range(150))
    with_card = (one for one in boards if effects_of(one, PenaltyCard))
    return tuple(islice((one for one in with_card if len(sitting_by(PERFECT, one).visits) > 1), 3))


def first_board(wanted: Callable[[KnownFact], bool]) -> Situation:
    boards = (situation(f"board.{number}") for number in range(60))
    return next(one for one in boards if any(map(wanted, one.needed)))


def test_law_10C_who_was_not_told_of_a_choice_says_so() -> None:
    one = first_board(lambda fact: fact.is_choice)
    later = went_on(one, visit_by(Trainee(Habit.NO_OPTIONS), one).text).next
    assert later is not None and later.procedure.key == "director-error"
    assert caller_of(later) in {fact.by for fact in one.needed if fact.is_choice}


def test_law_16_what_was_asked_aloud_comes_up_when_the_board_is_over() -> None:
    sitting = sitting_by(Trainee(Habit.HASTY), first_board(lambda fact: fact.away))
    later = {visit.situation.procedure.key for visit in sitting.visits[1:]}
    assert "unauthorised-information" in later


def test_what_goes_on_is_the_law_s_own_table(some: tuple[Situation, ...]) -> None:
    """Every later call stands on the log of the first, with nothing taken back."""
    for one in some:
        for visit in sitting_by(Trainee(Habit.ACCEPTS), one).visits[1:]:
            before, now = one.table, visit.situation.table
            assert before is not None and now is not None
            assert now.log[: len(before.log)] == before.log
            assert now.deal == before.deal
            assert not any(isinstance(event, ev.Unentered) for event in now.log[len(before.log) :])


def test_visits_are_written_down_and_read(some: tuple[Situation, ...]) -> None:
    for one in some:
        sitting = sitting_by(PERFECT, one)
        assert Sitting.read(one, sitting.text).visits == sitting.visits
    with pytest.raises(BadStep):
        Sitting.read(some[0], "stop!stop")


def test_law_82C_a_wrong_ruling_is_played_out_and_what_it_cost_is_told() -> None:
    """Or somebody objects at once; and where it made no difference nobody calls."""
    for number in range(40):
        one = situation(f"board.{number}")
        visit = visit_by(Trainee(Habit.ONE_LAW, wrong_law=one.procedure.key), one)
        went = went_on(one, visit.text)
        later = went.next
        if went.told and later is not None and later.procedure.key == "director-error":
            break
    else:
        raise AssertionError("no wrong ruling is played out")
    assert later.table is not None and is_finished(later.table) and one.table is not None
    assert later.table.log[: len(one.table.log)] == one.table.log
    given = later.table.log[len(one.table.log)]
    assert isinstance(given, ev.Ruled) and given.effects != one.ruling.effects
    answers = {fact.key: fact.answer for fact in later.facts}
    assert answers["still_normal"] == "no" and answers["right_ns"] == answers["right_ew"]
    assert later.ruling.clause == "12C1(b)"


def test_laws_31_and_32_who_is_there_again_is_not_told_that_a_pass_in_turn_was_wrong() -> None:
    """The director comes back by themselves: nobody complains of the call since."""
    found = 0
    for number in range(80):
        one = situation(f"board.{number}")
        if one.procedure.key != "call-out-of-turn":
            continue
        later = went_on(one, visit_by(PERFECT, one).text).next
        if later is not None and later.by_itself:
            assert "turn" not in " ".join(map(str, opening_of(later)))
            found += 1
    assert found


def test_law_12_a_board_that_can_be_played_is_played_before_its_score_is_looked_at() -> None:
    found = 0
    for number in range(40):
        one = situation(f"walk.conduct.{number}")
        if one.ruling.goes_on == "adjusted-score" and one.table is not None:
            later = went_on(one, visit_by(PERFECT, one).text).next
            if later is not None and later.table is not None and not one.table.adjusted:
                assert is_finished(later.table), one.name
                found += 1
    assert found


def test_law_71_tricks_are_wanted_back_when_nobody_plays_any_more() -> None:
    for law in ("concession", "claim-agreed", "tricks-disputed"):
        for number in range(12):
            table = situation(f"walk.{law}.{number}").table
            if table is not None and table.seats and not table.is_open:
                assert table.phase in (Phase.CLAIMED, Phase.OVER)
