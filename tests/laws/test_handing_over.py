"""What comes after a ruling, and rulings that the table could not take."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgelaw.game import Board, Seat
from bridgelaw.laws import PROCEDURES, BadAnswer, Interview
from bridgelaw.laws.machinery.circumstances import Circumstances
from bridgelaw.laws.machinery.handing_over import handed_over
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.table import Table
from bridgelaw.table.effects import CallWithdrawn
from bridgelaw.table.events import DirectorCalled
from tests.laws.interviews import with_law

W, S = Seat.WEST, Seat.SOUTH


def _accepted(at: Table) -> Ruling:
    interview = Interview.begin(PROCEDURES["call-out-of-turn"], at).answer("yes")
    assert interview.ruling is not None
    return interview.ruling


def test_law_29A_what_was_called_over_it_is_ruled_on_by_the_law_that_is_due() -> None:
    """West's 8♦ over South's bid out of turn is inadmissible, and not out of turn."""
    at = Table(Board(W)).after("W P, S 1H, S 9S, W 8D, N 9C")
    found = _accepted(at)
    assert found.goes_on == "inadmissible-call"
    assert at.after(found.event).ruling_needed == "inadmissible-call"


def test_a_ruling_hands_nothing_over_that_the_table_no_longer_shows() -> None:
    at = Table(Board(W)).after("W P, S 1H")
    found = _accepted(at)
    assert found.goes_on is None
    blind = replace(found, goes_on="insufficient-bid")
    assert handed_over(blind, Circumstances(at)).goes_on is None


def test_a_law_without_effects_names_the_law_that_rules_instead() -> None:
    """27A2: out of rotation as well; the other law is begun at the same table."""
    at = Table(Board(W)).after("W 1S, S 1H")
    ruling = Interview.begin(PROCEDURES["insufficient-bid"], at).ruling
    assert ruling is not None
    assert (ruling.clause, ruling.goes_on) == ("27A2", "call-out-of-turn")
    assert at.after(ruling.event).ruling_needed == "call-out-of-turn"


def test_law_27A2_and_31_do_not_send_the_director_to_each_other() -> None:
    """Partner's insufficient bid out of turn: whatever is answered, a few rulings end it."""
    at = Table(Board(W)).after("W 1S, S 1H")
    for accepts in ("yes", "no"):
        table = at
        keys: list[str] = []
        while (key := table.ruling_needed) is not None and len(keys) < 6:
            keys.append(key)
            interview = Interview.begin(PROCEDURES[key], table)
            while interview.question is not None:
                told = accepts if interview.question.key == "accepts" else "no"
                samples = interview.question.samples()
                interview = interview.answer(told if told in samples else samples[0])
            assert interview.ruling is not None
            table = table.after(interview.ruling.event)
        assert len(keys) < 6, keys


def test_what_a_quick_ruling_hands_over_is_as_the_law_says() -> None:
    ruling = Interview.begin(PROCEDURES["insufficient-bid"]).answer("yes").ruling
    assert ruling is not None
    assert ruling.goes_on == "call-out-of-turn"


def test_a_ruling_that_the_table_refuses_is_not_offered() -> None:
    at = Table(Board(W)).after("W 1H, N P, E 1H", DirectorCalled())
    procedure = PROCEDURES["insufficient-bid"]
    interview = Interview.begin(procedure, at).answer("no")
    broken = with_law(procedure, lambda case: _spoilt(procedure.run(case)))
    with pytest.raises(BadAnswer, match="has made no call"):
        replace(interview, procedure=broken).answer("yes")
    assert interview.answer("yes").ruling is not None


def _spoilt(ruling: Ruling) -> Ruling:
    """As if the law withdrew a call that nobody has made."""
    return replace(ruling, effects=(CallWithdrawn(S, None),))
