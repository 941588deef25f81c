"""Simulated trainees of known habits are told apart by their marks."""

from __future__ import annotations

from itertools import islice

import pytest

from bridgelaw.training.marks import MarkKind, marks_of
from bridgelaw.training.series import situations
from bridgelaw.training.situations import Situation, situation
from bridgelaw.training.visit import Act, BadStep, Visit, read_step
from tests.rotation import either, fresh_seeds
from tests.training.trainees import PERFECT, Habit, Trainee, habit_of, sits, visit_by

SEED = next(iter(fresh_seeds(1, exhaustive=1)))


@pytest.fixture(scope="module")
def paper() -> tuple[Situation, ...]:
    return tuple(islice(situations(SEED, "club"), 30))


def test_a_perfect_trainee_has_full_marks_in_every_situation(
    paper: tuple[Situation, ...],
) -> None:
    everything = (*paper, *islice(situations(SEED, "county"), either(25, exhaustive=45)))
    for one in everything:
        marks = marks_of(visit_by(PERFECT, one))
        assert marks.is_full, (one.name, marks.missed)
        assert marks.too_much == ()


@pytest.mark.parametrize("habit", Habit, ids=lambda habit: habit.value)
def test_a_habit_is_seen_in_the_marks(habit: Habit, paper: tuple[Situation, ...]) -> None:
    law = paper[3].procedure.key
    assert habit_of(sits(Trainee(habit, wrong_law=law), paper)) is habit


def test_each_habit_loses_what_it_leaves_out_and_nothing_else(
    paper: tuple[Situation, ...],
) -> None:
    for habit, kind in ((Habit.HASTY, MarkKind.AWAY), (Habit.NO_OPTIONS, MarkKind.TOLD)):
        missed = {mark.kind for marks in sits(Trainee(habit), paper) for mark in marks.missed}
        assert missed <= {kind, MarkKind.QUIET}
        assert kind in missed


def test_marks_go_down_when_a_step_is_left_out(paper: tuple[Situation, ...]) -> None:
    for one in paper[:12]:
        whole = visit_by(PERFECT, one)
        full = marks_of(whole)
        for place, step in enumerate(whole.steps[:-1]):
            if step.key == "happened":
                continue  # what happened need not be asked where the first sentence says it
            if step.act is Act.QUIET and not whole.remarks:
                continue  # nobody had said anything yet
            steps = (*whole.steps[:place], *whole.steps[place + 1 :])
            left = marks_of(Visit(one, steps))
            is_second = step.key in {other.key for other in steps if other.act is step.act}
            is_told = step.act is not Act.TELL and step.key in left.visit.found
            assert left.got < full.got or is_second or is_told, (one.name, step)


def test_asking_what_does_not_matter_costs_a_mark(paper: tuple[Situation, ...]) -> None:
    for one in paper[:12]:
        whole = visit_by(PERFECT, one)
        on_the_way = {fact.key for fact in one.facts}
        other = next((q.key for q in one.procedure.questions if q.key not in on_the_way), None)
        if other is not None:
            steps = (*whole.steps[:-1], read_step(f"ask.N.{other}"), whole.steps[-1])
            marks = marks_of(Visit(one, steps))
            assert [mark.kind for mark in marks.missed if mark.kind is MarkKind.SPARE]
            assert len(marks.too_much) == 1


def test_a_visit_is_its_steps_in_writing(paper: tuple[Situation, ...]) -> None:
    for one in paper:
        visit = visit_by(PERFECT, one)
        assert Visit.read(one, visit.text).steps == visit.steps
        assert list(visit.talk())


def test_steps_that_there_are_not_are_refused() -> None:
    visit = Visit(situation("board.3"))
    for text in (
        "",
        "go",
        "ask.X.accepts",
        "ask.N",
        "ask.N.nothing",
        "rule.99.0",
        "find.x",
        "rule",
    ):
        with pytest.raises(BadStep):
            visit.then(text)
    with pytest.raises(BadStep):
        visit.then("rule.0.0").then("stop")
