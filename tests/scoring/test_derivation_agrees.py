"""A derivation ends with exactly the score that the whole field's scoring gives."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bridgelaw.game.seats import Side
from bridgelaw.locale.language import LANGUAGES, language
from bridgelaw.scoring.awards import NoScore
from bridgelaw.scoring.context_of_line import context_at
from bridgelaw.scoring.derivation.derive import derive
from bridgelaw.scoring.field import Event, Field, Method
from bridgelaw.scoring.standings import score_field
from tests.rotation import examples
from tests.scoring.award_samples import adjustments, fields


def check(field: Field, draw: Any) -> None:
    place = draw(st.integers(0, len(field.lines) - 1))
    line = field.lines[place]
    adjustment = draw(adjustments(field.event.method, field.vulnerability(line.key)))
    if isinstance(adjustment.ns, NoScore) and isinstance(adjustment.ew, NoScore):
        return  # the line does not count at all, and neither side has a score
    context = context_at(field, place)
    scored = score_field(field.adjust(place, adjustment)).score(place)
    for side in Side:
        derived = derive(adjustment.award(side), side, context)
        score = scored.side(side)
        assert derived.value == (None if score is None else score.points), derived.lines
        if score is not None:
            assert derived.possible == score.possible
        for code in LANGUAGES:
            assert all(language(code).say(text) for text in derived.lines)


@given(field=fields((Method.MATCHPOINTS,)), data=st.data())
@settings(max_examples=examples(70))
def test_law_78A_matchpoints(field: Field, data: st.DataObject) -> None:
    check(field, data.draw)


@given(field=fields((Method.CROSS_IMPS, Method.BUTLER, Method.TOTAL_POINTS)), data=st.data())
@settings(max_examples=examples(70))
def test_law_78_other_methods(field: Field, data: st.DataObject) -> None:
    check(field, data.draw)


@given(field=fields((Method.TEAMS,)), data=st.data())
@settings(max_examples=examples(70))
def test_law_78B_teams(field: Field, data: st.DataObject) -> None:
    check(field, data.draw)


@given(field=fields((Method.TEAMS,)), data=st.data())
@settings(max_examples=examples(40))
def test_law_12C4_knockout(field: Field, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(field.lines) - 1))
    line = field.lines[place]
    adjustment = data.draw(adjustments(Method.TEAMS, field.vulnerability(line.key)))
    knockout = Field(Event(Method.TEAMS, field.event.profile, knockout=True), field.lines)
    context = context_at(knockout, place)
    assert context.knockout
    ns, ew = (derive(adjustment.award(side), side, context).value for side in Side)
    score = score_field(knockout.adjust(place, adjustment)).score(place).ns
    if ns is None and ew is None:
        assert score is None
    else:
        # The average of the two points of view; a team without a score counts as 0.
        assert score is not None
        assert score.points == ((ns or 0) - (ew or 0)) / Fraction(2)
