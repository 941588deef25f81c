"""12C1, 12C2: what a side gets, line by line; examples 4 to 9, 12 and 13 with their numbers."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.seats import Side
from bridgelaw.scoring.artificial import Elsewhere
from bridgelaw.scoring.awards import NoScore, parse_award
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.context_of_line import context_at
from bridgelaw.scoring.derivation.derive import derive
from bridgelaw.scoring.field import Adjustment, Event, Field, Line, Method
from bridgelaw.scoring.outcomes import parse_outcome
from bridgelaw.scoring.profile import WBF, Beyond, Butler, Divisor
from bridgelaw.scoring.standings import score_field

EXAMPLE_9 = "1/3 3NT= by S, 1/3 3NT-1 by S, 1/6 4S= by S, 1/6 4S-1 by S"
OTHERS_9 = ["+420"] * 4 + ["+400"] * 2 + ["+170", "+150"] + ["-50"] * 3


def lines_of(award: str, side: Side, context: BoardContext) -> list[str]:
    return [str(line) for line in derive(parse_award(award), side, context).lines]


def value_of(award: str, side: Side, context: BoardContext) -> Fraction | None:
    return derive(parse_award(award), side, context).value


def teams(ns_there: int, vulnerability: Vulnerability = Vulnerability.NS) -> BoardContext:
    """A match in which the North-South of the other table scored this."""
    there = {side: {ns_there: 1} for side in Side}
    return BoardContext(Method.TEAMS, vulnerability, other_table=there)


def pairs(board: int, *results: str) -> Field:
    """A traveller; the first line is that of the pairs that are ruled on."""
    lines = tuple(
        Line(board, f"N{at}", f"E{at}", parse_outcome(result), table=str(at))
        for at, result in enumerate(results, 1)
    )
    return Field(Event(), lines)


def test_example_4_the_sides_get_different_scores() -> None:
    # Declarer keeps seven tricks; the defenders are scored as if they had nine.
    field = pairs(1, "3D-2 by S", "3D= by S", "3D-1 by S")
    split = Adjustment(parse_award("3D-2 by S"), parse_award("3D= by S"), law="11A")
    scored = score_field(field.adjust(0, split)).score(0)
    context = context_at(field, 0)
    assert scored.ns is not None and scored.ew is not None
    assert value_of("3D-2 by S", Side.NS, context) == scored.ns.points == 0
    assert value_of("3D= by S", Side.EW, context) == scored.ew.points == 1


def test_example_5_both_sides_average_minus() -> None:
    context = context_at(pairs(1, "1C= by N", "1C= by N", "1C+1 by N"), 0)
    for side in Side:
        assert value_of("A-", side, context) == Fraction(2, 5) * 4


def test_example_6_no_consequent_damage() -> None:
    context = teams(+50)
    award = "Ra 5HX-2 by N; Rn 4H-1 by N; Re 4S-2 by W"
    assert value_of("5HX-2 by N", Side.NS, context) == -11
    assert value_of("4H-1 by N", Side.NS, context) == -4
    assert value_of("4S-2 by W", Side.NS, context) == +2
    assert value_of(award, Side.NS, context) == -11
    assert value_of("4H-1 by N", Side.EW, context) == +4
    assert lines_of(award, Side.NS, context) == [
        "Rn, the result without the infraction:",
        "4♥ by North, one down: -100 for North-South",
        "-100 here and -50 at the other table are -150 together: -4 IMPs.",
        "Re, the result after the infraction with normal play:",
        "4♠ by West, two down: +100 for North-South",
        "+100 here and -50 at the other table are +50 together: +2 IMPs.",
        "Ra, the result at the table:",
        "5♥ doubled by North, two down: -500 for North-South",
        "-500 here and -50 at the other table are -550 together: -11 IMPs.",
        "No consequent damage: Rn - Re is -4 - (+2) = -6, so the infraction itself cost "
        "North-South nothing. There is no relief, and Ra stands.",
        "North-South get -11 IMPs.",
    ]


def test_example_7_consequent_damage_and_own_damage_cancel_out() -> None:
    context = teams(-170)
    award = "Ra 5HX-2 by N; Rn 4H-1 by N; Re 4S= by W"
    assert value_of("5HX-2 by N", Side.NS, context) == -8
    assert value_of("4H-1 by N", Side.NS, context) == +2
    assert value_of("4S= by W", Side.NS, context) == -6
    assert value_of(award, Side.NS, context) == 0
    assert value_of("4H-1 by N", Side.EW, context) == -2
    assert lines_of(award, Side.NS, context)[-3:] == [
        "The infraction itself cost North-South Rn - Re: +2 - (-6) = +8 IMPs.",
        "That is added to Ra: -8 + 8 = 0 IMPs.",
        "North-South get 0 IMPs.",
    ]


def test_example_8_weighted_imps() -> None:
    context = teams(+140)
    award = "2/3 4S= by N, 1/3 4S-1 by N"
    assert value_of(award, Side.NS, context) == Fraction(14, 3)
    assert value_of(award, Side.EW, context) == -Fraction(14, 3)
    assert lines_of(award, Side.NS, context) == [
        "2/3 of 4♠ by North made: +620 for North-South",
        "1/3 of 4♠ by North, one down: -100 for North-South",
        "+620 here and -140 at the other table are +480 together: +10 IMPs.",
        "-100 here and -140 at the other table are -240 together: -6 IMPs.",
        "Weighted: 2/3 x (+10) + 1/3 x (-6) = +4 2/3 IMPs.",
        "North-South get +4 2/3 IMPs.",
    ]


def test_example_9_a_weighted_score_among_matchpoints() -> None:
    field = pairs(1, "3NT-1 by S", *OTHERS_9)
    context = context_at(field, 0)
    assert value_of(EXAMPLE_9, Side.NS, context) == Fraction(17, 2)
    assert lines_of(EXAMPLE_9, Side.NS, context) == [
        "1/3 of 3NT by South made: +400 for North-South",
        "1/3 of 3NT by South, one down: -50 for North-South",
        "1/6 of 4♠ by South made: +420 for North-South",
        "1/6 of 4♠ by South, one down: -50 for North-South",
        "With this award the board has 12 scores, and the most is 22 matchpoints.",
        "+420: 4 1/6 times, worth 18 5/6 matchpoints",
        "+400: 2 1/3 times, worth 12 1/3 matchpoints",
        "+170: once, worth 9 matchpoints",
        "+150: once, worth 7 matchpoints",
        "-50: 3 1/2 times, worth 2 1/2 matchpoints",
        "Weighted: 1/6 x 18 5/6 + 1/3 x 12 1/3 + 1/2 x 2 1/2 = 8 1/2 matchpoints.",
        "The other 11 scores are 4 x +420, 2 x +400, 1 x +170, 1 x +150, 3 x -50.",
        "+420 beats 7 and equals 4 of them: 18 matchpoints.",
        "+400 beats 5 and equals 2 of them: 12 matchpoints.",
        "-50 beats 0 and equals 3 of them: 3 matchpoints.",
        "By hand, each of them against the others alone: 1/6 x 18 + 1/3 x 12 + 1/2 x 3 = 8 1/2 "
        "matchpoints.",
        "North-South get 8 1/2 of 22 matchpoints, 38.64 %.",
    ]


def test_example_9_every_pair_of_the_board() -> None:
    field = pairs(1, "3NT-1 by S", *OTHERS_9)
    award = parse_award(EXAMPLE_9)
    standings = score_field(field.adjust(0, Adjustment(award, award, law="12C1(c)")))
    ns = [score.points for place in range(12) if (score := standings.score(place).ns)]
    ew = [score.points for place in range(12) if (score := standings.score(place).ew)]
    worth = {"+420": "113/6", "+400": "37/3", "+170": "9", "+150": "7", "-50": "5/2"}
    assert ns == [Fraction(17, 2), *(Fraction(worth[result]) for result in OTHERS_9)]
    assert ew == [22 - points for points in ns]


def test_example_12_a_mistake_within_normal_bridge_takes_nothing_away() -> None:
    # Both sides get 6♦ with an overtrick, though the defence could have beaten 7♦.
    field = pairs(2, "7D= by S", "6D+1 by S", "7D-1 by S", "3NT+2 by N")
    context = context_at(field, 0)
    assert value_of("6D+1 by S", Side.NS, context) == 5
    assert value_of("6D+1 by S", Side.EW, context) == 1


OTHERS_13 = ["5C+1 by N"] * 4 + ["5C= by N"] * 2 + ["6C= by N"] + ["6C-1 by N"] * 3


def test_example_13_a_serious_error_among_matchpoints() -> None:
    field = pairs(13, "6C= by N", *OTHERS_13)
    context = context_at(field, 0)
    assert value_of("5C+1 by N", Side.NS, context) == 14
    assert value_of("5C+1 by N", Side.EW, context) == 6
    assert value_of("6C-1 by N", Side.EW, context) == 17
    award = "Ra 6C= by N; Rn 5C+1 by N; Re 6C-1 by N"
    # The slam would have failed: what East-West lost they lost by their own error.
    assert value_of(award, Side.EW, context) == value_of("6C= by N", Side.EW, context) == 1
    assert lines_of(award, Side.EW, context) == [
        "The other 10 scores are 3 x +100, 2 x -600, 4 x -620, 1 x -1370.",
        "Rn, the result without the infraction:",
        "5♣ by North made with an overtrick: -620 for East-West",
        "-620 beats 1 and equals 4 of them: 6 matchpoints.",
        "Re, the result after the infraction with normal play:",
        "6♣ by North, one down: +100 for East-West",
        "+100 beats 7 and equals 3 of them: 17 matchpoints.",
        "Ra, the result at the table:",
        "6♣ by North made: -1370 for East-West",
        "-1370 beats 0 and equals 1 of them: 1 matchpoint.",
        "No consequent damage: Rn - Re is 6 - 17 = -11, so the infraction itself cost East-West "
        "nothing. There is no relief, and Ra stands.",
        "East-West get 1 of 20 matchpoints, 5.00 %.",
    ]


def test_law_12C1e_a_part_of_the_damage_at_matchpoints() -> None:
    field = pairs(13, "6C+1 by N", *OTHERS_13)
    award = "Ra 6C+1 by N; Rn 5C+1 by N; Re 6C= by N"
    # Ra 0, and Rn - Re = 6 - 1.
    assert value_of(award, Side.EW, context_at(field, 0)) == 5


def test_law_12C1e_counts_as_the_result_at_the_table_for_the_others() -> None:
    field = pairs(13, "6C+1 by N", *OTHERS_13)
    award = parse_award("Ra 6C+1 by N; Rn 5C+1 by N; Re 6C= by N")
    adjusted = score_field(field.adjust(0, Adjustment(parse_award("5C+1 by N"), award)))
    before = score_field(field)
    assert [adjusted.score(at).ew for at in range(1, 11)] == [
        before.score(at).ew for at in range(1, 11)
    ]


def test_law_78A_neuberg_stands_in_the_derivation() -> None:
    context = BoardContext(Method.MATCHPOINTS, others={Side.NS: {110: 3, -50: 16}}, scores=21)
    assert value_of("+100", Side.NS, context) == Fraction("33.65")
    assert lines_of("+100", Side.NS, context)[-2:] == [
        "20 scores stand for 21 (Neuberg): 21/20 x (32 + 1) - 1 = 33 13/20 matchpoints.",
        "North-South get 33 13/20 of 40 matchpoints, 84.13 %.",
    ]


def test_law_87B_small_groups_have_shares() -> None:
    shares = ((Fraction(3, 5),), (Fraction(65, 100), Fraction(55, 100)))
    context = BoardContext(
        Method.MATCHPOINTS,
        profile=replace(WBF, small_groups=shares),
        others={Side.NS: {100: 1}},
        scores=11,
        other_forms={Side.NS: (9,)},
    )
    assert value_of("+200", Side.NS, context) == Fraction(65, 100) * 20
    assert value_of("+100", Side.NS, context) == Fraction(60, 100) * 20
    assert lines_of("1/2 +200, 1/2 +50", Side.NS, context) == [
        "1/2 of +200 for North-South",
        "1/2 of +50 for North-South",
        "Only 2 of the board's scores are of this form, too few to compare: each place has its "
        "share of the top of 20 (87B).",
        "The other 1 scores are 1 x +100.",
        "+200 beats 1 and equals 0 of them: 65 per cent of the top, 13 matchpoints.",
        "+50 beats 0 and equals 0 of them: 55 per cent of the top, 11 matchpoints.",
        "Weighted: 1/2 x 13 + 1/2 x 11 = 12 matchpoints.",
        "North-South get 12 of 20 matchpoints, 60.00 %.",
    ]


def test_law_78_cross_imps() -> None:
    context = BoardContext(Method.CROSS_IMPS, others={Side.EW: {620: 2, -100: 1}})
    assert lines_of("2/3 4S= by N, 1/3 +170", Side.EW, replace(
        context, vulnerability=Vulnerability.BOTH
    )) == [
        "2/3 of 4♠ by North made: -620 for East-West",
        "1/3 of -170 for East-West",
        "-170 against the other 3 scores: 2 x (+10) + 1 x (-7) = +13 IMPs.",
        "-620 against the other 3 scores: 2 x 0 + 1 x (-12) = -12 IMPs.",
        "Weighted: 1/3 x (+13) + 2/3 x (-12) = -3 2/3 IMPs.",
        "Divided by 3: -1 2/9 IMPs.",
        "East-West get -1 2/9 IMPs.",
    ]  # fmt: skip
    added = replace(context, profile=replace(WBF, cross_imps_divisor=Divisor.NOTHING), scores=4)
    assert value_of("+170", Side.EW, added) == 13


def test_law_78_butler() -> None:
    others = {Side.NS: {420: 3, -50: 1}}
    context = BoardContext(Method.BUTLER, others=others)
    assert lines_of("1/2 +420, 1/2 -50", Side.NS, context) == [
        "1/2 of +420 for North-South",
        "1/2 of -50 for North-South",
        "The average of the 5 scores with this award is +279.",
        "The datum is +280.",
        "+420 is +140 from the datum: +4 IMPs.",
        "-50 is -330 from the datum: -8 IMPs.",
        "Weighted: 1/2 x (+4) + 1/2 x (-8) = -2 IMPs.",
        "North-South get -2 IMPs.",
    ]
    trimmed = replace(context, profile=replace(WBF, butler=Butler(Fraction(1))))
    assert lines_of("+420", Side.NS, trimmed)[1:3] == [
        "The average of the 5 scores with this award, without the 1 best and the 1 worst, is +420.",
        "The datum is +420.",
    ]


def test_law_78_total_points() -> None:
    context = BoardContext(Method.TOTAL_POINTS)
    assert value_of("2/3 4S= by N, 1/3 4S-1 by N", Side.EW, context) == Fraction(-2 * 420 + 50, 3)


@pytest.mark.parametrize(
    ("elsewhere", "value", "said"),
    [
        (None, Fraction(66, 5), "That is the least: North-South get more if they have more"),
        (Elsewhere(Fraction(13), Fraction(20), 1), Fraction(143, 10), "have 65 %, and get that"),
        (Elsewhere(Fraction(9), Fraction(20), 1), Fraction(66, 5), "45 %, which changes nothing"),
    ],
)
def test_law_12C2c_average_plus_and_the_other_boards(
    elsewhere: Elsewhere | None, value: Fraction, said: str
) -> None:
    known = {} if elsewhere is None else {Side.NS: elsewhere}
    context = BoardContext(
        Method.MATCHPOINTS, others={Side.NS: {100: 11}}, scores=12, elsewhere=known
    )
    assert value_of("A+", Side.NS, context) == value
    lines = lines_of("A+", Side.NS, context)
    assert lines[0] == "Average plus is 60 per cent of the top (12C2)."
    assert said in lines[1]


def test_law_12C2c_average_minus_is_the_most() -> None:
    context = BoardContext(Method.BUTLER, others={Side.NS: {}})
    assert value_of("A-", Side.NS, context) == -3
    assert lines_of("A-", Side.NS, context) == [
        "Average minus is -3 IMPs (12C2).",
        "That is the most: North-South get less if they have less on their other boards of the "
        "session (12C2(c)).",
        "North-South get -3 IMPs.",
    ]
    worse = replace(context, elsewhere={Side.NS: Elsewhere(Fraction(-8), Fraction(0), 2)})
    assert value_of("A-", Side.NS, worse) == -4


def test_law_12C2_a_score_that_the_director_named() -> None:
    context = BoardContext(Method.MATCHPOINTS, scores=12)
    assert (
        lines_of("55%", Side.EW, context)[0]
        == "The director named the score: 55 per cent of the top."
    )
    assert value_of("55%", Side.EW, context) == Fraction(121, 10)


@pytest.mark.parametrize(
    ("beyond", "value"), [(Beyond.AVERAGE, Fraction(11)), (Beyond.NOT_SCHEDULED, None)]
)
def test_law_12C2d_the_third_average_plus(beyond: Beyond, value: Fraction | None) -> None:
    profile = replace(WBF, most_average_plus=2, beyond_average_plus=beyond)
    context = BoardContext(
        Method.MATCHPOINTS, scores=12, profile=profile, average_pluses={Side.NS: 2}
    )
    assert value_of("A+", Side.NS, context) == value
    assert value_of("A+", Side.EW, context) == Fraction(66, 5)


def test_law_12C2_total_points_know_only_an_average() -> None:
    context = BoardContext(Method.TOTAL_POINTS, averages={Side.NS: Fraction(50)})
    assert value_of("A", Side.NS, context) == 50
    assert value_of("A+", Side.NS, context) is None
    assert value_of("A", Side.EW, context) is None


def test_law_12C_nothing_to_compare_with() -> None:
    for method in (Method.MATCHPOINTS, Method.CROSS_IMPS, Method.BUTLER, Method.TEAMS):
        derived = derive(parse_award("4S= by N"), Side.NS, BoardContext(method))
        assert derived.value is None
        assert len(derived.lines) == 1
    assert derive(parse_award("A+"), Side.NS, BoardContext(Method.MATCHPOINTS)).value is None


def test_law_12C2d_a_board_that_does_not_count() -> None:
    derived = derive(NoScore(), Side.NS, BoardContext(Method.MATCHPOINTS, others={Side.NS: {}}))
    assert derived.value is None
    assert str(derived.lines[0]) == "The board does not count for North-South."
