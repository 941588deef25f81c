"""Laws 12C1, 78: boards compared; and what a field refuses."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.seats import Side
from bridgelaw.scoring.awards import (
    Artificial,
    Average,
    NoScore,
    SelfInflicted,
    certain,
    parse_assigned,
    parse_award,
)
from bridgelaw.scoring.datum import datum_of
from bridgelaw.scoring.field import (
    Adjustment,
    BadField,
    BoardKey,
    Event,
    Field,
    Line,
    Method,
    Penalty,
    Unit,
)
from bridgelaw.scoring.outcomes import Points, parse_outcome
from bridgelaw.scoring.profile import ACBL, EBU, WBF, Butler, Divisor, Half, Neuberg, changed
from bridgelaw.scoring.scored_board import worth
from bridgelaw.scoring.standings import score_field
from tests.scoring.fields import board, ew_points, ns_points, scored

# Example 9 of the commentary: board 1, where nobody is vulnerable.
OTHERS = ["+420"] * 4 + ["+400"] * 2 + ["+170", "+150"] + ["-50"] * 3
PAIR_A = "1/3 3NT= by N, 1/3 3NT-1 by N, 1/6 4S= by N, 1/6 4S-1 by N"


def test_law_12C1c_example_9_everybodys_matchpoints() -> None:
    standings = scored(board(*OTHERS, PAIR_A))
    found = ns_points(standings)
    expected = {"+420": "113/6", "+400": "37/3", "+170": "9", "+150": "7", "-50": "5/2"}
    assert found == [*(Fraction(expected[result]) for result in OTHERS), Fraction(17, 2)]
    assert ew_points(standings) == [22 - points for points in found if points is not None]


def test_law_12C1c_example_9_the_frequencies_and_what_each_score_is_worth() -> None:
    standings = scored(board(*OTHERS, PAIR_A))
    key = BoardKey(1, 1)
    group = standings.boards[key].groups["", Side.NS]
    assert group.frequencies == {
        420: Fraction(25, 6), 400: Fraction(7, 3), 170: 1, 150: 1, -50: Fraction(7, 2),
    }  # fmt: skip
    assert worth(standings.field.event, standings.boards[key], "", Side.NS) == {
        420: Fraction(113, 6), 400: Fraction(37, 3), 170: 9, 150: 7, -50: Fraction(5, 2),
    }  # fmt: skip


def test_law_78A_two_for_each_score_beaten_and_one_for_a_tie() -> None:
    standings = scored(board("+420", "+420", "-50", "+170"))
    assert ns_points(standings) == [5, 5, 0, 2]
    assert ew_points(standings) == [1, 1, 6, 4]


def test_law_78A_one_for_each_score_beaten_in_america() -> None:
    standings = scored(board("+420", "+420", "-50", "+170"), profile=ACBL)
    assert ns_points(standings) == [Fraction(5, 2), Fraction(5, 2), 0, 1]
    assert standings.totals["1"].possible == 3


def test_law_12C1_split_scores_keep_the_two_fields_apart() -> None:
    standings = scored(board("+420", "+170", "-50", "+420 : -50"))
    # North-South: 420, 170, -50, 420. East-West: -420, -170, 50, 50.
    assert ns_points(standings) == [5, 2, 0, 5]
    assert ew_points(standings) == [0, 2, 5, 5]


def test_law_12C1_assigned_to_one_side_and_artificial_to_the_other() -> None:
    standings = scored(board("+420", "+170", "-50", "+400 : A-"))
    assert ns_points(standings) == [6, 2, 0, 4]
    # Three scores of East-West, brought up to four: 0, 2 and 4 become 1/3, 3 and 5 2/3.
    assert ew_points(standings) == [Fraction(1, 3), 3, Fraction(17, 3), Fraction(12, 5)]


def test_law_12C1_assigned_to_one_side_and_no_score_to_the_other() -> None:
    standings = scored(board("+420", "+170", "-50", "+400 : no score"))
    assert ns_points(standings) == [6, 2, 0, 4]
    # The board was played there: it has the same top in both directions.
    assert ew_points(standings) == [Fraction(1, 3), 3, Fraction(17, 3), None]
    assert standings.totals["104"].boards == 0
    assert standings.totals["104"].percent is None


def test_law_12C1e_the_side_keeps_its_result_and_gets_what_the_infraction_cost() -> None:
    lines = board("+420", "+400", "+170", "-50", "+50", "-200")
    award = SelfInflicted(
        without=certain(Points(420)), after=certain(Points(170)), actual=certain(Points(-50))
    )
    rest = Adjustment(award, certain(Points(420)))
    lines[3] = replace(lines[3], adjusted=rest)
    # In the field the line is -50. Against the five others: Ra 2, Rn 9, Re 5.
    assert ns_points(scored(lines)) == [10, 8, 6, 2 + 9 - 5, 4, 0]


def test_law_12C1e_no_relief_where_the_infraction_cost_nothing() -> None:
    lines = board("+420", "+170", "-50")
    award = SelfInflicted(
        without=certain(Points(-50)), after=certain(Points(170)), actual=certain(Points(-100))
    )
    lines[2] = replace(lines[2], adjusted=Adjustment(award, certain(Points(-50))))
    assert ns_points(scored(lines, profile=WBF)) == [4, 2, 0]


def test_law_12C1e_an_error_that_cost_nothing_takes_no_relief_away_and_brings_none() -> None:
    lines = board("+420", "+400", "+170", "-50", "+50", "-200")
    award = SelfInflicted(
        without=certain(Points(420)), after=certain(Points(-200)), actual=certain(Points(50))
    )
    lines[4] = replace(lines[4], adjusted=Adjustment(award, certain(Points(420))))
    # Ra is better than Re: Rn, 9 against the others, and no more.
    assert ns_points(scored(lines))[4] == 9


@pytest.mark.parametrize(
    ("number", "actual", "points", "expected"),
    [(21, 20, 32, "33.65"), (11, 10, 18, "19.9"), (10, 3, 4, "47/3"), (10, 7, 0, "3/7")],
)
def test_law_78_neuberg(number: int, actual: int, points: int, expected: str) -> None:
    # As many below as give these points, the others above; each score once.
    below = points // 2
    scores = [-50 * down for down in range(actual)]
    at = actual - 1 - below
    lines = board(
        *(f"{score:+d}" if score else "0" for score in scores), *["A"] * (number - actual)
    )
    vulnerabilities = {BoardKey(1, 1): Vulnerability.NONE}
    impossible = [score for score in scores if score < -650]
    for place, line in enumerate(lines[:actual]):
        if scores[place] in impossible:
            lines[place] = replace(line, result=parse_outcome(_down(scores[place])))
    standings = score_field(Field(Event(), tuple(lines), vulnerabilities=vulnerabilities))
    assert ns_points(standings)[at] == Fraction(expected)


def _down(score: int) -> str:
    """Some contract of North-South with about this score, the larger ones lower."""
    tricks = {-700: "7CX-4", -750: "7CXX-3", -800: "7CX-5", -850: "7CXX-4", -900: "7CX-6",
              -950: "7CX-7"}  # fmt: skip
    return f"{tricks[score]} by N"


def test_law_78_neuberg_for_artificial_scores_alone_or_for_all_missing_ones() -> None:
    lines = [
        *board("+420", "+170", "A", "not played"),
        *board("+420", "+170", "-50", "-50", number=2),
    ]
    full = Fraction(4, 2) * 3 - 1
    three = Fraction(3, 2) * 3 - 1
    found = {
        neuberg: ns_points(scored(lines, profile=replace(WBF, neuberg=neuberg)))[:4]
        for neuberg in Neuberg
    }
    assert found[Neuberg.FIELD] == [full, Fraction(4, 2) - 1, 3, None]
    assert found[Neuberg.ARTIFICIAL] == [three, Fraction(3, 2) - 1, 2, None]
    assert found[Neuberg.NONE] == [2, 0, 2, None]


def test_law_78_a_lone_score_is_an_average_of_what_the_board_should_have() -> None:
    lines = [*board("+420", "not played", "not played"), *board("+50", "+100", "-50", number=2)]
    assert ns_points(scored(lines))[0] == 2
    alone = scored(lines, profile=replace(WBF, neuberg=Neuberg.ARTIFICIAL))
    assert ns_points(alone)[0] == 0
    assert alone.compared[BoardKey(1, 1)].top(WBF) == 0


def test_a_field_with_nothing_to_compare_has_no_percentages() -> None:
    standings = scored(board("+420"))
    assert standings.totals["1"].percent is None
    assert [rank.place for rank in standings.ranking()] == [1, 1]
    assert scored([]).ranking() == ()


# Cross-IMPs and Butler


@pytest.mark.parametrize(
    ("divisor", "expected"),
    [(Divisor.NOTHING, "22"), (Divisor.COMPARISONS, "22/3"), (Divisor.SCORES, "22/4")],
)
def test_law_78B_cross_imps_divided(divisor: Divisor, expected: str) -> None:
    # +420 against +420, -50 and -50: 0, 10 and 10; against -100 it would be 11.
    lines = board("+420", "+400", "-50", "-100")
    profile = replace(WBF, cross_imps_divisor=divisor)
    found = ns_points(scored(lines, Method.CROSS_IMPS, profile))
    assert found[0] == Fraction(expected)
    assert sum(points for points in found if points is not None) == 0


def test_law_78B_cross_imps_of_a_board_with_scores_missing() -> None:
    lines = [
        *board("+420", "-50", "not played", "not played"),
        *board("+50", "+50", "+50", "+50", number=2),
    ]
    # Two scores, 10 IMPs; four were expected.
    added = replace(WBF, cross_imps_divisor=Divisor.NOTHING)
    assert ns_points(scored(lines, Method.CROSS_IMPS))[0] == 10
    assert ns_points(scored(lines, Method.CROSS_IMPS, added))[0] == 30
    assert ns_points(scored(lines, Method.CROSS_IMPS, EBU))[0] == Fraction(20, 3)
    as_often = replace(added, cross_imps_by_frequency=True)
    assert ns_points(scored(lines, Method.CROSS_IMPS, as_often))[0] == 20


def test_law_12C1c_weighted_cross_imps_are_weighted_comparisons() -> None:
    lines = board("+140", "2/3 4S= by N, 1/3 4S-1 by N")
    # Example 8: 10 and -6 IMPs.
    found = ns_points(scored(lines, Method.CROSS_IMPS, vulnerability=Vulnerability.NS))
    assert found == [Fraction(-14, 3), Fraction(14, 3)]


@pytest.mark.parametrize(
    ("butler", "datum"),
    [
        (Butler(), 480),
        (Butler(rounded_to=0), Fraction(1440, 3)),
        (Butler(trimmed=Fraction(1), rounded_to=0), 420),
        (Butler(trimmed=Fraction(2)), 480),
        (Butler(trimmed=Fraction(1, 3), rounded_to=0), 420),
        # Half a score at each end: half of 980, 420, half of 40.
        (Butler(trimmed=Fraction(1, 6), rounded_to=0), Fraction(490 + 420 + 20, 2)),
    ],
)
def test_butler_the_datum_without_the_best_and_worst(butler: Butler, datum: Fraction) -> None:
    assert datum_of({980: 1, 420: 1, 40: 1}, butler) == datum


@pytest.mark.parametrize(
    ("half", "up", "even", "down"),
    [(Half.AWAY, 430, 440, -430), (Half.TOWARDS, 420, 430, -420), (Half.EVEN, 420, 440, -420)],
)
def test_butler_a_half_is_rounded_as_the_profile_says(
    half: Half, up: int, even: int, down: int
) -> None:
    butler = Butler(half=half)
    assert datum_of({420: 1, 430: 1}, butler) == up
    assert datum_of({430: 1, 440: 1}, butler) == even
    assert datum_of({-420: 1, -430: 1}, butler) == down
    assert datum_of({0: 1}, butler) == 0


def test_butler_both_sides_against_the_same_datum() -> None:
    standings = scored(board("+420", "+420", "-50", "+170"), Method.BUTLER)
    # 240: 180, 180, -290 and -70.
    assert ns_points(standings) == [5, 5, -7, -2]
    assert ew_points(standings) == [-5, -5, 7, 2]
    assert standings.boards[BoardKey(1, 1)].groups["", Side.NS].datum == 240


def test_total_points_are_added_up() -> None:
    lines = [*board("+420", "-50"), *board("+100", "1/2 +110, 1/2 -100", number=2)]
    standings = scored(lines, Method.TOTAL_POINTS)
    assert {name: int(total.points) for name, total in standings.totals.items()} == {
        "1": 520, "2": -45, "101": -520, "102": 45,
    }  # fmt: skip


def test_total_points_an_average_is_what_the_others_have_on_average() -> None:
    standings = scored(board("+420", "-50", "A"), Method.TOTAL_POINTS)
    assert ns_points(standings)[2] == 185
    assert ew_points(standings)[2] == -185
    assert ns_points(scored(board("A", "A"), Method.TOTAL_POINTS)) == [0, 0]


@pytest.mark.parametrize("award", ["A+", "A-", "60%"])
def test_total_points_have_no_average_plus_or_minus(award: str) -> None:
    with pytest.raises(BadField, match=r"Board 1, 2 against 102: .* assign a score"):
        scored(board("+420", award), Method.TOTAL_POINTS)


# What cannot be


def test_a_line_that_cannot_be_is_refused_with_its_place() -> None:
    def refused(*lines: Line) -> str:
        with pytest.raises(BadField) as caught:
            Field(Event(), lines)
        return str(caught.value)

    result = parse_outcome("+420")
    good = Line(1, "1", "2", result)
    assert "Board 1, 1 against 1" in refused(Line(1, "1", "1", result))
    assert "1 cannot play against itself" in refused(Line(1, "1", "1", result))
    assert "a contestant is missing" in refused(Line(1, "1", "", result))
    assert "boards are numbered from 1" in refused(Line(0, "1", "2", result))
    assert "sessions are numbered from 1" in refused(Line(1, "1", "2", result, session=0))
    assert "2 has a result on this board already" in refused(good, Line(1, "3", "2", result))
    assert "1 has a result on this board already" in refused(good, Line(1, "3", "1", result))
    again = "Session 2, board 1, 1 against 3"
    second = Line(1, "1", "2", result, session=2)
    assert again in refused(good, second, Line(1, "1", "3", result, session=2))
    assert "no contract gives" in refused(Line(1, "1", "2", Points(425)))
    adjusted = Adjustment(certain(Points(425)), NoScore())
    assert "no contract gives" in refused(replace(good, adjusted=adjusted))


def test_a_team_plays_a_board_in_both_directions() -> None:
    one, other = Line(1, "A", "B", Points(420)), Line(1, "B", "A", Points(400))
    assert Field(Event(Method.TEAMS), (one, other)).contestants["A"] == frozenset(Side)
    with pytest.raises(BadField, match="already"):
        Field(Event(Method.TEAMS), (one, Line(1, "A", "C", Points(50))))


def test_an_adjustment_that_cannot_be_leaves_the_field_as_it_was() -> None:
    standings = scored(board("+420", "+170"))
    before = standings.totals
    with pytest.raises(BadField, match="Board 1, 1 against 101"):
        standings.adjust(0, Adjustment(certain(Points(421)), NoScore()))
    assert standings.totals is before
    assert standings.field.lines[0].adjusted is None


def test_a_line_in_anothers_place_is_checked_against_the_others_on_the_board() -> None:
    standings = scored(board("+420", "+170"))
    with pytest.raises(BadField, match="2 has a result"):
        standings.with_line(0, Line(1, "2", "101", Points(50)))
    other = standings.with_line(0, Line(1, "3", "101", Points(50)))
    assert set(other.totals) == {"2", "3", "101", "102"}
    assert ns_points(other) == [0, 2]
    with pytest.raises(ValueError, match="stays on its board"):
        standings.with_line(0, Line(2, "1", "101", Points(50)))


@pytest.mark.parametrize(
    ("penalty", "why"),
    [
        (Penalty("9", Fraction(1), Unit.TOP), "The penalty of 9: 9 does not play"),
        (Penalty("1", Fraction(1), Unit.TOP, 2), "1 does not play in session 2"),
        (Penalty("1", Fraction(3), Unit.IMPS), "parts of a top or matchpoints, not in IMPs"),
        (Penalty("1", Fraction(3), Unit.POINTS), "not in points"),
    ],
)
def test_law_90_a_penalty_that_cannot_be_taken_is_refused(penalty: Penalty, why: str) -> None:
    with pytest.raises(BadField, match=why):
        scored(board("+420", "+170"), penalties=(penalty,))


def test_there_are_one_or_two_winners() -> None:
    with pytest.raises(BadField, match="one or two winners"):
        scored(board("+420"), winners=3)


def test_a_table_is_found_by_its_number_or_its_place_in_the_traveller() -> None:
    field = scored([*board("+420", "+170"), *board("+50", "-50", number=2)]).field
    assert field.at(2, "2") == 3
    bare = replace(field, lines=tuple(replace(line, table="") for line in field.lines))
    assert bare.at(2, "1") == 2
    for board_number, table in ((3, "1"), (2, "3"), (2, "0"), (2, "x")):
        for each in (field, bare):
            with pytest.raises(BadField, match=f"Board {board_number}: there is no"):
                each.at(board_number, table)
    twice = replace(field, lines=tuple(replace(line, table="1") for line in field.lines))
    with pytest.raises(BadField, match="several results of table 1"):
        twice.at(1, "1")


def test_a_result_is_kept_beside_what_was_awarded() -> None:
    field = scored(board("+420", "+170")).field
    award = parse_assigned("1/2 +420, 1/2 -50")
    adjusted = field.adjust(0, Adjustment(award, Artificial(Average.MINUS), "12C1(c)"))
    assert adjusted.lines[0].result == Points(420)
    assert adjusted.lines[0].award(Side.NS) == award
    assert adjusted.lines[0].award(Side.EW) == parse_award("A-")


def test_vulnerability_of_a_board_with_a_number_that_does_not_tell_it() -> None:
    lines = tuple(board("4S= by N", "+140"))
    field = Field(
        Event(Method.TOTAL_POINTS), lines, vulnerabilities={BoardKey(1, 1): Vulnerability.NS}
    )
    assert ns_points(score_field(field)) == [620, 140]
    assert ns_points(scored(lines, Method.TOTAL_POINTS)) == [420, 140]


def test_settings_reach_the_scores() -> None:
    profile = changed(WBF, {"per_pair_beaten": "1/2"})
    assert ns_points(scored(board("+420", "+170"), profile=profile)) == [Fraction(1, 2), 0]
