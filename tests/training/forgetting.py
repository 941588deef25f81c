"""Visits in which one thing was forgotten."""

from __future__ import annotations

from bridgelaw.table.effects import Effect, ForcedPass
from bridgelaw.training.key import consequence_of, said
from bridgelaw.training.situations import Situation, situation
from bridgelaw.training.visit import Act, Step, Visit
from tests.training.trainees import PERFECT, visit_by


def without(visit: Visit, effect: Effect) -> Visit:
    """The same visit, with one effect not ruled."""
    text, step = consequence_of(effect), visit.steps[-1]
    assert text is not None
    place = next(at for at in step.effects if said(visit.key.effects[at].text) == said(text))
    return visit.back().then(Step(Act.RULE, effects=step.effects - {place}, words=step.words))


def effects_of(one: Situation, kind: type[Effect]) -> list[Effect]:
    return [effect for effect in one.ruling.effects if isinstance(effect, kind)]


def forgotten_pass() -> tuple[str, Visit, Visit]:
    """A board on which somebody must pass: its name, the sure visit, and one that forgot it."""
    for number in range(300):
        one = situation(f"board.{number}")
        if one.procedure.key == "insufficient-bid" and effects_of(one, ForcedPass):
            visit = visit_by(PERFECT, one)
            return one.name, visit, without(visit, effects_of(one, ForcedPass)[0])
    raise AssertionError("nobody must pass")
