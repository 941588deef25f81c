"""What one line of a field is compared with."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.seats import Side
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.context_of_line import context_at, other_line
from bridgelaw.scoring.derivation.derive import derive
from bridgelaw.scoring.field import Adjustment, Event, Field, Line, Method
from bridgelaw.scoring.outcomes import parse_outcome
from bridgelaw.scoring.profile import WBF, Neuberg
from bridgelaw.scoring.standings import score_field


def line(board: int, ns: str, ew: str, result: str | None, **more: str) -> Line:
    return Line(board, ns, ew, None if result is None else parse_outcome(result), **more)  # type: ignore[arg-type]


def adjusted(at: Line, ns: str, ew: str) -> Line:
    return replace(at, adjusted=Adjustment(parse_award(ns), parse_award(ew)))


PAIRS = Field(
    Event(),
    (
        line(2, "1", "5", "4S= by N"),
        line(2, "2", "6", "+620"),
        adjusted(line(2, "3", "7", "3S= by N"), "1/2 +620, 1/2 -100", "-100"),
        adjusted(line(2, "4", "8", None), "A+", "A-"),
        line(1, "1", "6", "4S= by N"),
    ),
)


def test_law_12C1_the_two_directions_are_two_fields() -> None:
    context = context_at(PAIRS, 0)
    half = Fraction(1, 2)
    assert context.others == {
        Side.NS: {620: 1 + half, -100: half},
        Side.EW: {620: 1, -100: 1},
    }
    assert context.vulnerability is Vulnerability.NS
    assert context.result == parse_outcome("4S= by N")
    assert context.scores == 4


def test_law_78A_the_fullest_board_says_how_many_scores_there_should_be() -> None:
    assert context_at(PAIRS, 4).scores == 4
    alone = replace(PAIRS, event=Event(profile=replace(WBF, neuberg=Neuberg.ARTIFICIAL)))
    assert context_at(alone, 4).scores == 1


def test_law_78A_a_board_not_played_counts_once_it_is_awarded_a_score() -> None:
    field = Field(Event(), (*PAIRS.lines[:3], line(2, "4", "8", None)))
    assert context_at(field, 3).scores == 4
    assert context_at(field, 0).scores == 3


def test_law_12C2c_the_other_boards_are_known() -> None:
    context = context_at(PAIRS, 0)
    # Alone on board 1, pair 1 has half of it by Neuberg; pair 5 has nothing else.
    assert context.elsewhere[Side.NS].points / context.elsewhere[Side.NS].possible == Fraction(1, 2)
    assert context.elsewhere[Side.EW].boards == 0


def test_law_12C2d_earlier_average_pluses_are_counted() -> None:
    lines = tuple(adjusted(line(board, "1", "2", None), "A+", "A-") for board in (3, 1, 2))
    field = Field(Event(), lines)
    assert [context_at(field, place).average_pluses[Side.NS] for place in range(3)] == [2, 0, 1]
    assert context_at(field, 0).average_pluses[Side.EW] == 0


def test_law_87B_only_the_same_form_is_compared() -> None:
    field = Field(
        Event(),
        (
            line(1, "1", "5", "+100"),
            line(1, "2", "6", "+200", group="fouled"),
            line(1, "3", "7", "-50"),
        ),
    )
    context = context_at(field, 1)
    assert context.others == {Side.NS: {}, Side.EW: {}}
    assert context.other_forms == {Side.NS: (2,), Side.EW: (2,)}
    assert context_at(field, 0).others[Side.NS] == {-50: 1}


def test_standings_that_are_known_are_used() -> None:
    assert context_at(PAIRS, 0, score_field(PAIRS)) == context_at(PAIRS, 0)


MATCH = Field(
    Event(Method.TEAMS),
    (
        line(2, "A", "B", "4S= by N"),
        line(2, "B", "A", "3S= by N"),
        line(1, "A", "B", "1NT= by N"),
        line(1, "B", "A", "1NT-1 by N"),
        line(3, "A", "B", "2H= by S"),
    ),
)


def test_law_78B_the_other_table_in_each_teams_view() -> None:
    assert context_at(MATCH, 0).other_table == {Side.NS: {140: 1}, Side.EW: {140: 1}}
    there = adjusted(MATCH.lines[1], "1/2 +140, 1/2 -100", "-100")
    context = context_at(MATCH.with_line(1, there), 0)
    # At the other table B sits North-South and A East-West.
    assert context.other_table == {
        Side.NS: {-100: 1},
        Side.EW: {140: Fraction(1, 2), -100: Fraction(1, 2)},
    }


def test_law_78B_no_other_table() -> None:
    assert other_line(MATCH, MATCH.lines[4]) is None
    assert context_at(MATCH, 4).other_table == {}


def test_law_12C2_an_artificial_score_at_the_other_table() -> None:
    there = adjusted(MATCH.lines[1], "A-", "A+")
    context = context_at(MATCH.with_line(1, there), 0)
    assert context.other_table == {}
    derived = derive(parse_award("4S= by N"), Side.NS, context)
    # +90 here and +50 there: 4 IMPs on the team's other board are more than 3.
    assert derived.value == 4
    assert derive(parse_award("4S= by N"), Side.EW, context).value == -4


def test_law_12C1e_relief_at_the_other_table_is_added() -> None:
    there = adjusted(MATCH.lines[1], "+140", "Ra 3S= by N; Rn 3S-2 by N; Re 3S-1 by N")
    context = context_at(MATCH.with_line(1, there), 0)
    derived = derive(parse_award("4S= by N"), Side.NS, context)
    # 620 - 140: +10; 620 + 200: +13; 620 + 100: +12.
    assert derived.value == 10 + 13 - 12
    assert (
        "What the infraction itself cost at the other table is added: +13 - (+12) = +1 IMP."
        in map(str, derived.lines)
    )


@pytest.mark.parametrize(("ns", "value"), [("A+", Fraction(4)), ("+1 IMP", Fraction(5, 2))])
def test_law_12C2_artificial_scores_at_both_tables_are_one_board(ns: str, value: Fraction) -> None:
    there = adjusted(MATCH.lines[1], "A-", "A+")
    context = context_at(MATCH.with_line(1, there), 0)
    assert derive(parse_award(ns), Side.NS, context).value == value


def test_law_12C2d_an_average_plus_on_a_board_that_does_not_count() -> None:
    field = MATCH.with_line(2, adjusted(MATCH.lines[2], "A+", "A"))
    assert context_at(field, 0).average_pluses == {Side.NS: 1, Side.EW: 0}
    none = field.with_line(3, adjusted(MATCH.lines[3], "no score", "no score"))
    assert context_at(none, 0).average_pluses == {Side.NS: 0, Side.EW: 0}
