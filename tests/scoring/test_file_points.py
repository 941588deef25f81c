"""A file's points beside ours: told with their reason, kept or replaced."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.game.seats import Side
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.field import Adjustment, Event, Field, Line, Method
from bridgelaw.scoring.outcomes import parse_outcome
from bridgelaw.scoring.profile import ACBL, WBF, Butler, Divisor, Half, Neuberg, Profile
from bridgelaw.scoring.standings import Standings, score_field
from bridgelaw.scoring.stated.choice import Choice
from bridgelaw.scoring.stated.differences import Cause
from bridgelaw.scoring.stated.keeping import compared
from bridgelaw.scoring.stated.points import Stated, StatedTotal
from bridgelaw.scoring.stated.rules import KNOWN_BUTLERS, under, with_method_found

NS, EW = Side.NS, Side.EW
RESULTS = (
    "4S= by N", "4S+1 by N", "4S-1 by N", "3S+1 by N", "3NT= by S", "4SX-1 by N", "3NT+1 by S",
    "3S= by N",
)  # fmt: skip


def field_of(
    boards: int = 8, tables: int = 6, method: Method = Method.MATCHPOINTS, profile: Profile = WBF
) -> Field:
    """A Mitchell movement in which the results go round."""
    lines = [
        Line(board, f"N{table}", f"E{(table + board) % tables}",
             parse_outcome(RESULTS[(3 * table + board * board) % len(RESULTS)]), str(table + 1))
        for board in range(1, boards + 1)
        for table in range(tables)
    ]  # fmt: skip
    return Field(Event(method, profile, winners=2), tuple(lines))


def as_stated(standings: Standings, places: int = 2, totals: bool = True) -> Stated:
    """What a program that scores like this would have written."""

    def written(value: Fraction) -> Fraction:
        return Fraction(round(value * 10**places), 10**places)

    lines = {
        place: {
            side: written(one.points)
            for side in Side
            if (one := standings.score(place).side(side)) is not None
        }
        for place in range(len(standings.field.lines))
    }
    sums = {
        (0, name): StatedTotal(written(total.points)) for name, total in standings.totals.items()
    }
    return Stated(lines, places, sums if totals else {}, places)


def with_points(stated: Stated, place: int, points: Mapping[Side, int]) -> Stated:
    edited = {side: Fraction(value) for side, value in points.items()}
    return replace(stated, lines={**stated.lines, place: edited})


def not_played(field: Field, *places: int) -> Field:
    lines = [
        replace(line, result=None) if at in places else line for at, line in enumerate(field.lines)
    ]
    return replace(field, lines=tuple(lines))


def artificial(field: Field, place: int, text: str = "A") -> Field:
    award = parse_award(text)
    return field.adjust(place, Adjustment(award, award))


def test_points_that_are_ours_are_no_difference() -> None:
    field = field_of()
    found = compared(field, as_stated(score_field(field)))
    assert not found
    assert found.kept.totals == found.computed.totals


def test_law_78A_another_neuberg_is_named() -> None:
    field = not_played(field_of(), 3, 20)
    theirs = score_field(under(field, replace(WBF, neuberg=Neuberg.NONE)))
    found = compared(field, as_stated(theirs))
    boards = {field.lines[each.place].board for each in found.lines}
    assert boards == {field.lines[place].board for place in (3, 20)}
    assert {each.reason.cause for each in found.lines} == {Cause.RULE}
    assert all("Neuberg" in str(each.reason.words) for each in found.lines)


def test_law_12C2_an_average_of_an_odd_amount_stays_when_another_board_is_adjusted() -> None:
    """23 and 11 of 40 for an average: it became 20 and 20 without a word."""
    field = artificial(field_of(), 7)
    ours = score_field(field)
    stated = with_points(as_stated(ours, totals=False), 7, {NS: 6, EW: 3})
    found = compared(field, stated)
    (difference,) = found.lines
    assert (difference.place, difference.reason.cause) == (7, Cause.AMOUNT)
    award = parse_award("A-")
    after = found.kept.adjust(40, Adjustment(award, award))
    assert [after.score(7).side(side).points for side in Side] == [6, 3]  # type: ignore[union-attr]
    assert after.score(40).ns != ours.score(40).ns
    again = found.computed.adjust(40, Adjustment(award, award))
    assert [again.score(7).side(side).points for side in Side] == [5, 5]  # type: ignore[union-attr]


def test_a_line_with_other_points_than_the_same_score_was_edited() -> None:
    field = field_of(tables=9)
    stated = as_stated(score_field(field), totals=False)
    twins = [at for at in field.boards[field.lines[0].key]
             if field.lines[at].result == field.lines[0].result]  # fmt: skip
    assert len(twins) > 1
    found = compared(field, with_points(stated, 0, {NS: 1, EW: 15}))
    (difference,) = found.lines
    assert difference.reason.cause is Cause.EDITED
    assert "Edited by hand" in str(difference.reason.words)


def test_a_result_that_came_in_after_the_scoring_is_found() -> None:
    field = field_of(tables=8)
    late = 5
    profile = replace(WBF, neuberg=Neuberg.ARTIFICIAL, own_percentage=False)
    before = score_field(under(artificial(field, late), profile))
    found = compared(field, as_stated(before, totals=False))
    reasons = {each.place: each.reason for each in found.lines}
    assert reasons[late].cause is Cause.EDITED
    others = {reason.cause for place, reason in reasons.items() if place != late}
    assert others == {Cause.WITHOUT}
    assert {field.lines[place].board for place in reasons} == {field.lines[late].board}


def test_points_that_nothing_explains_are_said_to_be_so() -> None:
    field = field_of()
    only = next(
        at for at, line in enumerate(field.lines)
        if sum(field.lines[other].result == line.result
               for other in field.boards[line.key]) == 1
    )  # fmt: skip
    stated = with_points(as_stated(score_field(field), totals=False), only, {NS: 1, EW: 2})
    (difference,) = compared(field, stated).lines
    assert difference.reason.cause is Cause.UNKNOWN


def test_where_nothing_has_decimals_1_is_not_1_4() -> None:
    field = not_played(field_of(), 3)
    stated = as_stated(score_field(under(field, replace(WBF, neuberg=Neuberg.NONE))), places=0)
    assert compared(field, stated).lines
    rounding = as_stated(score_field(field), places=0, totals=False)
    found = compared(field, rounding)
    assert {each.reason.cause for each in found.lines} == {Cause.ROUNDED}


def any_butler_field(tables: int) -> Field:
    """Results all over the place, so that no two ways to make a datum give the same."""
    dice = Random(7)
    results = [f"{level}{suit}{over:+d} by {seat}" for level in (2, 3, 4) for suit in ("H", "NT")
               for over in (-3, -2, -1, 1, 2) for seat in "NE"]  # fmt: skip
    lines = [
        Line(board, f"N{table}", f"E{table}", parse_outcome(dice.choice(results)))
        for board in range(1, 31)
        for table in range(tables)
    ]
    return Field(Event(Method.BUTLER), tuple(lines))


@pytest.mark.parametrize("butler", [
    *KNOWN_BUTLERS, Butler(Fraction(0), 10, Half.AWAY), Butler(Fraction(0), 0),
    Butler(Fraction(2), 10, Half.AWAY), Butler(Fraction(1), 1, Half.EVEN),
])  # fmt: skip
def test_law_78B_the_butler_of_a_file_is_found(butler: Butler) -> None:
    field = any_butler_field(13)
    theirs = score_field(under(field, replace(WBF, butler=butler)))
    found = with_method_found(field, as_stated(theirs, 0))
    # Some variants differ only where a mean lies half-way; what is found explains every line.
    assert not compared(found, as_stated(theirs, 0, totals=False))
    assert found.event.profile.butler.trimmed == butler.trimmed


def test_a_butler_that_no_variant_explains_leaves_the_profile_alone() -> None:
    field = field_of(method=Method.BUTLER)
    stated = as_stated(score_field(field), totals=False)
    odd = {place: dict.fromkeys(sides, Fraction(17)) for place, sides in stated.lines.items()}
    assert with_method_found(field, replace(stated, lines=odd)) is field


@pytest.mark.parametrize("divisor", Divisor)
def test_law_78B_how_cross_imps_are_divided_is_found(divisor: Divisor) -> None:
    field = field_of(tables=7, method=Method.CROSS_IMPS)
    profile = replace(WBF, cross_imps_divisor=divisor)
    theirs = score_field(under(field, profile))
    found = with_method_found(field, as_stated(theirs))
    assert found.event.profile.cross_imps_divisor is divisor


def test_law_78A_one_point_for_a_score_beaten_is_found() -> None:
    field = field_of()
    theirs = score_field(under(field, ACBL))
    found = with_method_found(field, as_stated(theirs))
    assert found.event.profile.per_pair_beaten == 1


def test_a_total_that_is_not_the_sum_stays_that_much_more() -> None:
    field = field_of()
    ours = score_field(field)
    stated = as_stated(ours)
    name = field.lines[0].ns
    more = StatedTotal(ours.totals[name].points + 5)
    found = compared(field, replace(stated, totals={**stated.totals, (0, name): more}))
    (difference,) = found.totals
    assert (difference.contestant, difference.reason.cause) == (name, Cause.UNKNOWN)
    assert found.kept.totals[name].points == ours.totals[name].points + 5
    bottom = parse_award("-1100")
    after = found.kept.adjust(0, Adjustment(bottom, bottom))
    plain = ours.adjust(0, Adjustment(bottom, bottom))
    assert after.totals[name].points == plain.totals[name].points + 5


def test_a_rule_is_ours_on_the_board_that_is_adjusted_and_the_files_elsewhere() -> None:
    field = not_played(field_of(), 3, 20)
    none = under(field, replace(WBF, neuberg=Neuberg.NONE))
    found = compared(field, as_stated(score_field(none), totals=False))
    award = parse_award("A+")
    after = found.kept.adjust(2, Adjustment(award, award))
    ours = found.computed.adjust(2, Adjustment(award, award))
    elsewhere = score_field(none)
    for place, line in enumerate(field.lines):
        wanted = ours if line.board == field.lines[2].board else elsewhere
        for side in Side:
            scored, should = after.score(place).side(side), wanted.score(place).side(side)
            assert (scored is None) == (should is None)
            if scored is not None and should is not None:
                assert scored.points == pytest.approx(should.points, abs=0.005)


@given(data=st.data())
def test_what_is_kept_is_the_files_and_the_rest_is_ours(data: st.DataObject) -> None:
    """Whatever stands in a file: kept, every line that nobody touched has the file's points."""
    field = field_of(boards=4, tables=4)
    places = range(len(field.lines))
    edited = data.draw(st.dictionaries(st.sampled_from(places), st.integers(0, 6), max_size=5))
    stated = as_stated(score_field(field), totals=False)
    for place, points in edited.items():
        stated = with_points(stated, place, {NS: points, EW: 6 - points})
    found = compared(field, stated)
    adjusted = data.draw(st.sampled_from(places))
    award = parse_award(data.draw(st.sampled_from(["A", "+140", "-1100"])))
    for choice in Choice:
        after = found.chosen(choice).adjust(adjusted, Adjustment(award, award))
        ours = found.computed.adjust(adjusted, Adjustment(award, award))
        kept = {each.place: each for each in found.lines} if choice is Choice.KEEP else {}
        for place, line in enumerate(field.lines):
            is_touched = line.board == field.lines[adjusted].board
            stays = (
                place in kept and place != adjusted and not (is_touched and kept[place].is_compared)
            )
            for side in Side:
                scored = after.score(place).side(side)
                assert scored is not None
                wanted = stated.lines[place][side] if stays else None
                mine = ours.score(place).side(side)
                assert mine is not None
                assert scored.points == (mine.points if wanted is None else wanted)
        sums = dict.fromkeys(field.contestants, Fraction(0))
        for place, line in enumerate(field.lines):
            for side in Side:
                one = after.score(place).side(side)
                sums[line.contestant(side)] += Fraction(0) if one is None else one.points
        assert {name: total.points for name, total in after.totals.items()} == sums
