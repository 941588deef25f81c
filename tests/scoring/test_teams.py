"""Matches of teams: Law 78B with adjusted scores at either table or both (12C1, 12C2, 12C4)."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.scoring.awards import (
    Artificial,
    Average,
    Award,
    NoScore,
    SelfInflicted,
    parse_assigned,
    parse_award,
)
from bridgelaw.scoring.field import Adjustment, BadField, Event, Field, Line, Method
from bridgelaw.scoring.outcomes import parse_outcome
from bridgelaw.scoring.profile import WBF, Beyond
from bridgelaw.scoring.standings import score_field
from bridgelaw.scoring.teams import Match, matches_of
from bridgelaw.scoring.victory_points import victory_points

TEAMS = Event(Method.TEAMS)
KNOCKOUT = Event(Method.TEAMS, knockout=True)
NS_VULNERABLE = 2


def line(
    ns: str,
    ew: str,
    result: str | None,
    *,
    board: int = NS_VULNERABLE,
    session: int = 1,
    group: str = "",
    adjusted: tuple[Award, Award] | None = None,
) -> Line:
    return Line(
        board,
        ns,
        ew,
        None if result is None else parse_outcome(result),
        session=session,
        group=group,
        adjusted=None if adjusted is None else Adjustment(*adjusted),
    )


def match(*lines: Line, event: Event = TEAMS) -> Match:
    (found,) = matches_of(Field(event, lines))
    return found


def gains(found: Match) -> list[Fraction | int]:
    return list(found.imps)


def both(text: str) -> tuple[Award, Award]:
    award = parse_award(text)
    return award, award


def flat(board: int, swing: str = "+110", session: int = 1) -> tuple[Line, Line]:
    """A board with this score of A's North-South, and +110 of B's."""
    return (
        line("A", "B", swing, board=board, session=session),
        line("B", "A", "+110", board=board, session=session),
    )


PLUS, AVERAGE, MINUS = (Artificial(kind) for kind in Average)

EXAMPLE_6 = (
    line(
        "A", "B", "5HX-2 by N",
        adjusted=(
            SelfInflicted(
                parse_assigned("4H-1 by N"),
                parse_assigned("4S-2 by W"),
                parse_assigned("5HX-2 by N"),
            ),
            parse_award("4H-1 by N"),
        ),
    ),
    line("B", "A", "3S-1 by E"),
)  # fmt: skip
EXAMPLE_7 = (
    line(
        "A", "B", "5HX-2 by N",
        adjusted=(
            SelfInflicted(
                parse_assigned("4H-1 by N"),
                parse_assigned("4S= by W"),
                parse_assigned("5HX-2 by N"),
            ),
            parse_award("4H-1 by N"),
        ),
    ),
    line("B", "A", "3S+1 by E"),
)  # fmt: skip
EXAMPLE_8 = (
    line("A", "B", "4S-1 by N", adjusted=both("2/3 4S= by N, 1/3 4S-1 by N")),
    line("B", "A", "3S= by N"),
)


def test_law_78B_the_difference_of_the_two_tables() -> None:
    found = match(line("A", "B", "4S= by N"), line("B", "A", "3S+1 by S"))
    assert found.teams == ("A", "B")
    assert gains(found) == [10, -10]
    (swing,) = found.swings
    assert swing.lines == (0, 1)
    assert [swing.first, swing.second, swing.reason] == [10, -10, None]
    assert list(found.victory_points) == [victory_points(10, 1), victory_points(-10, 1)]


def test_law_12C1e_example_6_damage_that_was_not_consequent() -> None:
    assert gains(match(*EXAMPLE_6)) == [-11, 4]


def test_law_12C1e_example_7_consequent_and_self_inflicted_damage_apart() -> None:
    assert gains(match(*EXAMPLE_7)) == [0, -2]


def test_law_12C1c_example_8_imps_are_weighted_not_scores() -> None:
    assert gains(match(*EXAMPLE_8)) == [Fraction(14, 3), Fraction(-14, 3)]


def test_law_12C1c_weighted_at_both_tables() -> None:
    found = match(
        line("A", "B", None, adjusted=both("1/2 +620, 1/2 -100")),
        line("B", "A", None, adjusted=both("1/3 +620, 2/3 -100")),
    )
    # +620 against -100 is 12 IMPs; half of a third and half of two thirds of the time.
    assert gains(found) == [Fraction(12, 3) - Fraction(12, 6), Fraction(-2)]


def test_law_12C1e_relief_is_what_the_infraction_cost_in_imps() -> None:
    relief = SelfInflicted(parse_assigned("+620"), parse_assigned("-100"), parse_assigned("-200"))
    found = match(
        line("A", "B", None, adjusted=(relief, parse_award("+620"))),
        line("B", "A", "+100"),
    )
    # -200 - 100 is -7; 620 - 100 is 11 and -100 - 100 is -5: 16 for what the infraction cost.
    assert gains(found) == [9, -11]


@pytest.mark.parametrize(
    ("lines", "imps"),
    [
        (EXAMPLE_6, Fraction(-15, 2)),
        (EXAMPLE_7, Fraction(1)),
        (EXAMPLE_8, Fraction(14, 3)),
    ],
)
def test_law_12C4_in_a_knockout_both_get_the_average(
    lines: tuple[Line, ...], imps: Fraction
) -> None:
    found = match(*lines, event=KNOCKOUT)
    assert gains(found) == [imps, -imps]
    assert [swing.first for swing in found.swings] == [imps]


def test_law_12C4_artificial_scores_of_both_sides_cancel_each_other() -> None:
    found = match(line("A", "B", None, adjusted=(PLUS, PLUS)), event=KNOCKOUT)
    assert gains(found) == [0, 0]
    found = match(line("A", "B", None, adjusted=(PLUS, NoScore())), event=KNOCKOUT)
    assert gains(found) == [Fraction(3, 2), Fraction(-3, 2)]


def test_law_12C2b_three_imps() -> None:
    found = match(
        line("A", "B", None, adjusted=(PLUS, MINUS)), line("B", "A", "4S= by N"),
        *flat(3),
    )  # fmt: skip
    assert gains(found) == [3, -3]
    assert [swing.first for swing in found.swings] == [3, 0]


def test_law_12C2b_one_board_even_if_it_is_awarded_at_both_tables() -> None:
    found = match(
        line("A", "B", None, adjusted=(PLUS, AVERAGE)),
        line("B", "A", None, adjusted=(MINUS, PLUS)),
    )
    assert gains(found) == [3, Fraction(-3, 2)]


def test_law_12C2b_imps_that_the_director_names() -> None:
    found = match(line("A", "B", None, adjusted=both("+5 IMP")))
    assert gains(found) == [5, 5]


def test_law_12C2c_more_for_a_team_that_does_better_on_its_other_boards() -> None:
    better = [each for board in (3, 6) for each in flat(board, "+430")]
    found = match(line("A", "B", None, adjusted=(PLUS, MINUS)), *better)
    assert [swing.first for swing in found.swings] == [8, 8, 8]
    assert [swing.second for swing in found.swings] == [-8, -8, -8]
    other_session = [each for board in (3, 6) for each in flat(board, "+430", session=2)]
    first, _ = matches_of(
        Field(TEAMS, (line("A", "B", None, adjusted=(PLUS, MINUS)), *other_session))
    )
    assert gains(first) == [3, -3]


def test_law_12C2c_not_where_the_profile_does_not_want_it() -> None:
    better = [each for board in (3, 6) for each in flat(board, "+430")]
    event = Event(Method.TEAMS, replace(WBF, own_percentage=False))
    found = match(line("A", "B", None, adjusted=(PLUS, PLUS)), *better, event=event)
    assert gains(found) == [19, -13]


@pytest.mark.parametrize(
    ("beyond", "first"),
    [(Beyond.AVERAGE, [3, 3, 0]), (Beyond.NOT_SCHEDULED, [3, 3, None])],
)
def test_law_12C2d_limit_of_average_plus(beyond: Beyond, first: list[int | None]) -> None:
    profile = replace(WBF, most_average_plus=2, beyond_average_plus=beyond)
    boards = [line("A", "B", None, board=board, adjusted=(PLUS, MINUS)) for board in (1, 2, 3)]
    found = match(*boards, event=Event(Method.TEAMS, profile))
    assert [swing.first for swing in found.swings] == first
    assert gains(found) == [6, -9]
    counted = sum(gain is not None for gain in first)
    assert list(found.victory_points) == [victory_points(6, counted), victory_points(-9, 3)]


def test_law_86B2_a_board_that_counts_as_never_scheduled() -> None:
    found = match(
        line("A", "B", None, adjusted=(NoScore(), NoScore())),
        line("B", "A", "4S= by N"),
        *flat(3, "+430"),
    )
    assert gains(found) == [8, -8]
    assert list(found.victory_points) == [victory_points(8, 1), victory_points(-8, 1)]
    assert "never scheduled" in str(found.swings[0].reason)


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ((line("A", "B", "4S= by N"),), "one table only"),
        ((line("A", "B", "4S= by N"), line("B", "A", None)), "one table only"),
        ((line("A", "B", None), line("B", "A", None)), "no result"),
        (
            (line("A", "B", "4S= by N"), line("B", "A", "3S= by N", group="fouled")),
            "different forms",
        ),
    ],
)
def test_law_78B_no_swing_and_why(lines: tuple[Line, ...], reason: str) -> None:
    found = match(*lines)
    (swing,) = found.swings
    assert (swing.first, swing.second) == (None, None)
    assert reason in str(swing.reason)
    assert gains(found) == [0, 0]
    assert list(found.victory_points) == [0, 0]


def test_law_78B_only_one_line_may_have_the_second_team_north_south() -> None:
    found = match(*flat(3), line("B", "A", "4S= by N", board=4))
    assert [swing.lines for swing in found.swings] == [(0, 1), (2,)]


def test_law_78B_three_lines_of_one_match_on_a_board_are_refused() -> None:
    with pytest.raises(BadField, match="already"):
        Field(TEAMS, (*flat(3), line("A", "B", "+100", board=3)))


def test_law_78B_several_teams_and_rounds() -> None:
    lines = (
        *flat(1), *flat(2, "+620"),
        line("C", "D", "+600", board=4), line("D", "C", "-100", board=4),
        line("D", "A", "+100", board=1, session=2), line("A", "D", "+50", board=1, session=2),
        line("B", "C", "+50", board=1, session=2), line("C", "B", "+50", board=1, session=2),
    )  # fmt: skip
    field = Field(TEAMS, lines)
    found = matches_of(field)
    assert [(each.session, each.teams, gains(each)) for each in found] == [
        (1, ("A", "B"), [11, -11]),
        (1, ("C", "D"), [12, -12]),
        (2, ("D", "A"), [2, -2]),
        (2, ("B", "C"), [0, 0]),
    ]
    totals = score_field(field).totals
    assert totals["A"].points == victory_points(11, 2) + victory_points(-2, 1)
    assert sum(total.points for total in totals.values()) == 80


_RESULTS = st.sampled_from(
    ["4S= by N", "4S-1 by S", "3NTX-2 by W", "5CX+1 by E", "passed out", "+90", "-110", "2H+1 by N"]
)
_AWARDS = st.one_of(
    st.none(),
    st.tuples(_RESULTS, _RESULTS, st.integers(1, 4)).map(
        lambda drawn: (
            both(f"{drawn[2]}/5 {drawn[0]}, {5 - drawn[2]}/5 {drawn[1]}")
            if drawn[0] != drawn[1]
            else both(drawn[0])
        )
    ),
)
_TABLES = st.lists(st.tuples(_RESULTS, _AWARDS, _RESULTS, _AWARDS), min_size=1, max_size=6)
Tables = list[
    tuple[str, tuple[Award, Award] | None, str, tuple[Award, Award] | None]
]  # fmt: skip


def lines_of(tables: Tables, ours: str = "A", theirs: str = "B") -> list[Line]:
    found = []
    for board, (one, instead, other, of_other) in enumerate(tables, 1):
        found.append(line(ours, theirs, one, board=board, adjusted=instead))
        found.append(line(theirs, ours, other, board=board, adjusted=of_other))
    return found


@given(tables=_TABLES)
def test_law_78B_a_match_balances_unless_an_award_is_split(tables: Tables) -> None:
    found = match(*lines_of(tables))
    assert sum(found.imps) == 0
    assert sum(found.victory_points) == 20


@given(tables=_TABLES)
def test_law_78B_the_other_team_sees_the_opposite(tables: Tables) -> None:
    found = match(*lines_of(tables))
    swapped = match(*lines_of(tables, "B", "A"))
    assert swapped.teams == found.teams[::-1]
    assert swapped.imps == found.imps
    assert swapped.victory_points == found.victory_points


@given(tables=_TABLES, data=st.data())
def test_law_78B_the_order_of_the_lines_does_not_matter(
    tables: Tables, data: st.DataObject
) -> None:
    lines = lines_of(tables)
    found = match(*lines)
    again = match(*data.draw(st.permutations(lines)))
    scores = dict(zip(found.teams, zip(found.imps, found.victory_points, strict=True), strict=True))
    other = dict(zip(again.teams, zip(again.imps, again.victory_points, strict=True), strict=True))
    assert scores == other


@given(tables=_TABLES)
def test_law_12C4_changes_nothing_where_scores_balance(tables: Tables) -> None:
    lines = lines_of(tables)
    assert match(*lines, event=KNOCKOUT) == match(*lines)


def test_law_86B2_an_assigned_score_counts_against_a_result_on_another_form() -> None:
    """The forms part results at the tables (87C), not what the director assigned instead."""
    found = match(
        line("A", "B", "4S-1 by N", group="fouled", adjusted=both("4S= by N")),
        line("B", "A", "3S= by N"),
    )
    assert gains(found) == [10, -10]
