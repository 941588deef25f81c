"""After any ruling the board can be played to its end: nobody is asked what nobody can rule on."""

from __future__ import annotations

import random

import pytest

from bridgelaw.laws import PROCEDURES, Interview, Procedure, Ruling
from bridgelaw.table import Phase, Table
from tests.laws.samples import SAMPLES, sample_paths
from tests.rotation import one_of_each, rotated
from tests.table.checks import lawful_events

ENDED = (Phase.OVER, Phase.PASSED_OUT)
MOST_RULINGS = 20
"""More than one visit of the director takes."""
MOST_EVENTS = 200


class Stuck(AssertionError):
    """The table needs a ruling that nobody can give, or one after the other for ever."""


def rule_on_what_is_due(table: Table, chance: random.Random) -> Table:
    """The director sees to everything that the table needs, with answers by chance."""
    keys: list[str] = []
    while (key := table.ruling_needed) is not None:
        keys.append(key)
        if len(keys) > MOST_RULINGS:
            raise Stuck(f"the director is never done: {keys[-4:]}")
        interview = Interview.begin(PROCEDURES[key], table)
        while (question := interview.question) is not None:
            fitting = question.samples()
            if not fitting:
                raise Stuck(f"no answer fits: {key}, {question.key}")
            interview = interview.answer(chance.choice(fitting))
        assert interview.ruling is not None
        table = table.after(interview.ruling.event)
    return table


def played_out(table: Table, chance: random.Random) -> Table:
    """The board to its end, by players who keep to the Laws, and with every ruling it needs."""
    for _ in range(MOST_EVENTS):
        table = rule_on_what_is_due(table, chance)
        if table.phase in ENDED or table.phase is Phase.CLAIMED or _is_stopped(table):
            return table
        table = table.after(*lawful_events(table, chance))
    raise Stuck("the board does not end")


def _is_stopped(table: Table) -> bool:
    """Nobody is to act: hands are back in the board, or there are no cards to play."""
    seat = table.to_play
    if table.to_call is not None:
        return False
    return seat is None or (not table.legal_cards(seat).legal and not table.decisions)


def _clauses(ruling: Ruling) -> tuple[str, ...]:
    return ruling.clauses


@pytest.mark.parametrize("procedure", list(SAMPLES), ids=[one.key for one in SAMPLES])
def test_after_every_ruling_on_a_sample_the_board_can_be_played_out(procedure: Procedure) -> None:
    """A normal run takes one ruling of each list of clauses, and of these one in five."""
    rulings = {
        (path.ruling.before, path.ruling.effects): path.ruling for path in sample_paths(procedure)
    }
    failed: list[str] = []
    for ruling in rotated(one_of_each(list(rulings.values()), _clauses), 5):
        assert ruling.before is not None
        after = ruling.before.after(ruling.event)
        try:
            played_out(after, random.Random(1))
        except Exception as error:
            failed.append(f"{ruling.clauses}: {error!r}\n{after.text}")
    assert not failed, "\n".join(failed)
