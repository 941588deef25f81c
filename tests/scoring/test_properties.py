"""What holds for every field, whatever happened in it."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bridgelaw.game.seats import Side
from bridgelaw.scoring.awards import Assigned, SelfInflicted, certain, weighted
from bridgelaw.scoring.field import Adjustment, Event, Field, Method
from bridgelaw.scoring.outcomes import Points, score_of
from bridgelaw.scoring.profile import PROFILES, WBF, Neuberg, Profile, changed
from bridgelaw.scoring.standings import Standings, score_field
from tests.rotation import examples
from tests.scoring.fields import (
    METHODS,
    RESULTS,
    adjustments,
    assigned,
    fields,
    ns_points,
    profiles,
    side_points,
    the_same,
)
from tests.scoring.slow_field import SlowField


def all_scores(standings: Standings) -> list[tuple[Fraction, Fraction] | None]:
    found = []
    for place in range(len(standings.field.lines)):
        for side in Side:
            score = standings.score(place).side(side)
            found.append(None if score is None else (score.points, score.possible))
    return found


def all_totals(standings: Standings) -> dict[str, tuple[Fraction, Fraction, int]]:
    return {
        name: (total.points, total.possible, total.boards)
        for name, total in standings.totals.items()
    }


@settings(max_examples=examples(100))
@given(fields())
def test_law_78_every_score_is_what_the_slow_way_gives(field: Field) -> None:
    standings, slow = score_field(field), SlowField(field)
    for place in range(len(field.lines)):
        for side in Side:
            score = standings.score(place).side(side)
            found = None if score is None else (score.points, score.possible)
            assert found == slow.score(place, side), (place, side)
    for name, total in standings.totals.items():
        assert (total.points, total.possible) == slow.total(name)
    for (session, name), total in standings.session_totals.items():
        assert (total.points, total.possible) == slow.total(name, session)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
@settings(max_examples=examples(12))
@given(data=st.data())
def test_law_78_the_slow_way_for_each_method_and_authority(
    method: Method, profile: Profile, data: st.DataObject
) -> None:
    field = data.draw(fields((method,), profile))
    standings, slow = score_field(field), SlowField(field)
    expected = [slow.score(place, side) for place in range(len(field.lines)) for side in Side]
    assert all_scores(standings) == expected


@settings(max_examples=examples(60))
@given(fields((Method.MATCHPOINTS,), plain=True, most_sessions=1))
def test_law_78A_matchpoints_of_a_board_sum_to_the_number_of_comparisons(field: Field) -> None:
    standings = score_field(field)
    for board in standings.boards.values():
        number = len(board.lines)
        for side in Side:
            points = [score.side(side) for score in board.scores]
            total = sum(score.points for score in points if score is not None)
            assert total == number * (number - 1) * field.event.profile.per_pair_beaten / 2


@settings(max_examples=examples(60))
@given(fields((Method.MATCHPOINTS,), plain=True, most_sessions=1), st.data())
def test_law_12C1c_weighted_scores_leave_the_sum_of_matchpoints_as_it_is(
    field: Field, data: st.DataObject
) -> None:
    for place in data.draw(st.sets(st.integers(0, len(field.lines) - 1), max_size=4)):
        field = field.adjust(place, Adjustment(data.draw(assigned()), data.draw(assigned())))
    standings = score_field(field)
    for key, board in standings.boards.items():
        number = len(field.boards[key])
        for side in Side:
            points = [score.side(side) for score in board.scores]
            total = sum(score.points for score in points if score is not None)
            assert total == number * (number - 1) * field.event.profile.per_pair_beaten / 2


@settings(max_examples=examples(60))
@given(fields((Method.MATCHPOINTS, Method.CROSS_IMPS, Method.BUTLER, Method.TOTAL_POINTS)))
def test_law_12C1_the_directions_balance_unless_a_score_is_split(field: Field) -> None:
    lines = []
    for line in field.lines:
        adjusted = line.adjusted
        if adjusted is not None:
            award = adjusted.ns if isinstance(adjusted.ns, Assigned) else certain(RESULTS[0])
            adjusted = Adjustment(award, award)
        lines.append(replace(line, adjusted=adjusted))
    # Shares for small groups favour both sides (87B).
    profile = replace(field.event.profile, small_groups=())
    standings = score_field(
        Field(replace(field.event, profile=profile), tuple(lines), penalties=field.penalties)
    )
    for board in standings.boards.values():
        for score in board.scores:
            if score.ns is not None and score.ew is not None:
                assert score.ns.points + score.ew.points == score.ns.possible


@settings(max_examples=examples(60))
@given(fields(), st.randoms(use_true_random=False))
def test_the_order_of_lines_does_not_matter(field: Field, chance: object) -> None:
    order = list(range(len(field.lines)))
    chance.shuffle(order)  # type: ignore[attr-defined]
    shuffled = replace(field, lines=tuple(field.lines[at] for at in order))
    one, other = score_field(field), score_field(shuffled)
    assert [one.score(place) for place in order] == [
        other.score(at) for at in range(len(field.lines))
    ]
    assert all_totals(one) == all_totals(other)
    assert one.ranking() == other.ranking()


@settings(max_examples=examples(60))
@given(fields(), st.data())
def test_law_12C1c_a_weight_of_one_is_the_plain_result(field: Field, data: st.DataObject) -> None:
    played = [at for at, line in enumerate(field.lines) if line.result is not None]
    assume(played)
    place = data.draw(st.sampled_from(played))
    plain = field.with_line(place, replace(field.lines[place], adjusted=None))
    result = plain.lines[place].result
    assert result is not None
    adjusted = plain.adjust(place, the_same(result))
    assert all_scores(score_field(plain)) == all_scores(score_field(adjusted))
    assert all_totals(score_field(plain)) == all_totals(score_field(adjusted))


@settings(max_examples=examples(60))
@given(fields(), assigned(), st.data())
def test_law_12C1c_a_weighted_score_lies_between_those_of_its_outcomes(
    field: Field, award: Assigned, data: st.DataObject
) -> None:
    # At Butler the datum moves with the score itself, so that its outcomes are not what they were.
    assume(field.event.method is not Method.BUTLER)
    place = data.draw(st.integers(0, len(field.lines) - 1))
    for side in Side:
        found = _points(field, place, award, side)
        alone = [_points(field, place, certain(outcome), side) for outcome, _ in award.outcomes]
        assert min(alone) <= found <= max(alone)


def _points(field: Field, place: int, award: Assigned, side: Side) -> Fraction:
    score = score_field(field.adjust(place, Adjustment(award, award))).score(place).side(side)
    assert score is not None
    return score.points


@settings(max_examples=examples(60))
@given(fields(), st.data())
def test_law_12C1c_an_outcome_split_into_halves_changes_nobodys_score(
    field: Field, data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(field.lines) - 1))
    award = data.draw(assigned())
    whole = field.adjust(place, Adjustment(award, award))
    vulnerability = field.vulnerability(field.lines[place].key)
    half = weighted(
        *((outcome, part / 2) for outcome, part in award.outcomes),
        *((Points(score_of(outcome, vulnerability)), part / 2) for outcome, part in award.outcomes),
    )
    split = field.adjust(place, Adjustment(half, half))
    assert all_scores(score_field(whole)) == all_scores(score_field(split))


@settings(max_examples=examples(100))
@given(fields(), st.data())
def test_an_adjustment_is_as_scoring_from_scratch(field: Field, data: st.DataObject) -> None:
    standings = score_field(field)
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(field.lines) - 1))
        standings = standings.adjust(place, data.draw(adjustments(field.event.method)))
        again = score_field(standings.field)
        assert all_scores(standings) == all_scores(again)
        assert standings.totals == again.totals
        assert dict(standings.elsewhere) == again.elsewhere
        assert dict(standings.awarded) == again.awarded
        assert dict(standings.most) == again.most
        assert standings.ranking() == again.ranking()


@settings(max_examples=examples(60))
@given(fields(), st.data())
def test_an_adjustment_taken_back_leaves_no_trace(field: Field, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(field.lines) - 1))
    before = score_field(field)
    adjusted = before.adjust(place, data.draw(adjustments(field.event.method)))
    back = adjusted.with_line(place, field.lines[place])
    assert back == before
    assert back.totals == before.totals


@settings(max_examples=examples(60))
@given(fields(plain=True), st.data())
def test_an_adjustment_leaves_the_other_boards_alone(field: Field, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(field.lines) - 1))
    before = score_field(field)
    after = before.adjust(place, Adjustment(data.draw(assigned()), data.draw(assigned())))
    for key in field.boards:
        if key != field.lines[place].key:
            assert after.compared[key] is before.compared[key]


@settings(max_examples=examples(60))
@given(fields((Method.MATCHPOINTS,)), profiles())
def test_neuberg_keeps_the_average_of_a_board_at_half(field: Field, profile: Profile) -> None:
    profile = changed(profile, {"small_groups": "none"})
    lines = tuple(
        line
        if line.adjusted is None or not _is_self_inflicted(line.adjusted)
        else replace(line, adjusted=None)
        for line in field.lines
    )
    standings = score_field(Field(Event(profile=profile), lines))
    for board in standings.compared.values():
        for side in Side:
            scores = [score.side(side) for score in board.scores]
            points = sum(score.points for score in scores if score is not None)
            possible = sum(score.possible for score in scores if score is not None)
            assert 2 * points == possible


def _is_self_inflicted(adjustment: Adjustment) -> bool:
    return SelfInflicted in map(type, (adjustment.ns, adjustment.ew))


@settings(max_examples=examples(60))
@given(fields((Method.MATCHPOINTS,), WBF, plain=True, most_sessions=1), st.data())
def test_neuberg_makes_no_difference_where_nothing_is_missing(
    field: Field, data: st.DataObject
) -> None:
    neuberg = data.draw(st.sampled_from(Neuberg))
    other = replace(field.event, profile=replace(WBF, neuberg=neuberg))
    assert ns_points(score_field(field)) == ns_points(score_field(replace(field, event=other)))


@settings(max_examples=examples(60))
@given(fields())
def test_the_ranking_goes_down_and_those_who_are_level_share_a_place(field: Field) -> None:
    standings = score_field(field)
    ranking = standings.ranking()
    assert sorted(rank.total.contestant for rank in ranking) == sorted(standings.totals)
    for at, rank in enumerate(ranking, 1):
        level = [other for other in ranking if other.place == rank.place]
        assert rank.is_tied == (len(level) > 1)
        assert rank.place <= at < rank.place + len(level)
    if field.event.profile.exact_ties:
        values = [_value(standings, rank.total.contestant) for rank in ranking]
        assert values == sorted(values, reverse=True)


def _value(standings: Standings, name: str) -> Fraction:
    total = standings.totals[name]
    return total.points if total.percent is None else total.percent


@settings(max_examples=examples(60))
@given(fields())
def test_every_line_has_a_score_where_it_was_awarded_one(field: Field) -> None:
    standings = score_field(field)
    for side in Side:
        for line, points in zip(field.lines, side_points(standings, side), strict=True):
            if isinstance(line.award(side), Assigned | SelfInflicted):
                assert points is not None
            if line.award(side) is None:
                assert points is None
