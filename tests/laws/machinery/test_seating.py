"""Who first: a quick ruling that knows whom it is about speaks of seats, and rules the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgelaw.game.seats import Role, Seat
from bridgelaw.laws import PROCEDURES, Interview, Procedure
from bridgelaw.laws.machinery.seating import seat_of, seated
from bridgelaw.laws.machinery.view import RulingView
from bridgelaw.locale.text import tr
from bridgelaw.table.effects import TricksTransferred

EAST = Seat.EAST
ASKS_WHO = [one for one in PROCEDURES.values() if one.who is not None]


def test_roles_sit_around_the_offender() -> None:
    assert [seat_of(role, EAST).letter for role in Role] == ["E", "S", "W", "N"]


def test_a_sentence_inside_a_sentence_is_seated() -> None:
    inner = tr("{lho} calls next.", lho=Role.LHO)
    assert str(seated(tr("{who}: {rest}", who=Role.OFFENDER, rest=inner), EAST)) == (
        "East: South calls next."
    )


@pytest.mark.parametrize("procedure", ASKS_WHO, ids=lambda one: one.key)
def test_with_seats_the_law_is_the_same(procedure: Procedure) -> None:
    plain = list(Interview.begin(procedure).paths())
    there = list(Interview.begin(procedure, who=EAST).paths())
    assert [path.answers for path in there] == [path.answers for path in plain]
    for path, other in zip(plain, there, strict=True):
        assert other.ruling.clauses == path.ruling.clauses
        # A transfer knows its side where it is known who sits where.
        effects = [
            replace(effect, side=None) if isinstance(effect, TricksTransferred) else effect
            for effect in other.ruling.effects
        ]
        assert effects == list(seated(path.ruling.effects, EAST))


@pytest.mark.parametrize("procedure", ASKS_WHO, ids=lambda one: one.key)
def test_with_seats_nobody_is_spoken_of_by_a_role(procedure: Procedure) -> None:
    for path in Interview.begin(procedure, who=EAST).paths():
        said = [asked.heading for asked in path.asked]
        said += [option.label for asked in path.asked for option in asked.options]
        said += [text for asked in path.asked for text in asked.say]
        view = RulingView.of(path.ruling)
        said += [view.headline, *(words.text for words in view.words)]
        for text in map(str, said):
            for role in ("offender", "left-hand opponent", "right-hand opponent"):
                assert role not in text, text
