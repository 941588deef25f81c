"""Totals, penalties (Law 90) and the ranking."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from bridgelaw.game.seats import Side
from bridgelaw.scoring.field import Event, Field, Line, Method, Penalty, Unit, natural
from bridgelaw.scoring.outcomes import Points, parse_outcome
from bridgelaw.scoring.profile import ACBL, WBF, Neuberg
from bridgelaw.scoring.standings import Rank, score_field
from bridgelaw.scoring.totals import Total, ranked
from tests.scoring.fields import board, scored


def places(ranking: tuple[Rank, ...]) -> list[tuple[int, str]]:
    return [(rank.place, rank.total.contestant) for rank in ranking]


def penalty(amount: str, unit: Unit, of: str = "1", session: int = 1) -> Penalty:
    return Penalty(of, Fraction(amount), unit, session)


def test_law_90_a_part_of_a_top_is_of_the_fullest_board_of_the_session() -> None:
    lines = [
        *board("+420", "+170", "-50"),
        *board("+420", "+170", "not played", number=2),
        *board("+420", "+170", session=2),
    ]
    for profile, top in ((WBF, 4), (ACBL, 2)):
        each = replace(profile, neuberg=Neuberg.ARTIFICIAL)
        standings = scored(lines, profile=each, penalties=(penalty("1/10", Unit.TOP),))
        before = scored(lines, profile=each).totals["1"]
        after = standings.totals["1"]
        assert after.penalty == Fraction(top, 10)
        assert after.points == before.points - Fraction(top, 10)
        assert (after.possible, after.boards) == (before.possible, before.boards)
    second = scored(lines, penalties=(penalty("1/2", Unit.TOP, session=2),))
    assert second.totals["1"].penalty == 1
    assert second.session_totals[2, "1"].penalty == 1
    assert second.session_totals[1, "1"].penalty == 0


def test_law_90_penalties_in_the_unit_of_the_event() -> None:
    lines = board("+420", "-50", "A+")
    for method, unit in (
        (Method.MATCHPOINTS, Unit.MATCHPOINTS),
        (Method.CROSS_IMPS, Unit.IMPS),
        (Method.BUTLER, Unit.IMPS),
    ):
        fined = scored(lines, method, penalties=(penalty("3", unit), penalty("1/2", unit)))
        before = scored(lines, method).totals["1"].points
        assert fined.totals["1"].points == before - Fraction(7, 2)
        assert fined.totals["2"].penalty == 0
    points = scored(lines[:2], Method.TOTAL_POINTS, penalties=(penalty("50", Unit.POINTS),))
    assert points.totals["1"].points == 370


def test_law_90_a_bonus_is_a_negative_penalty() -> None:
    standings = scored(board("+420", "-50"), penalties=(penalty("-1", Unit.MATCHPOINTS, "2"),))
    assert standings.totals["2"].points == 1


def test_law_90_a_penalty_does_not_touch_the_percentage_of_12C2c() -> None:
    lines = [*board("+420", "-50"), *board("A+", "A", number=2)]
    standings = scored(lines, penalties=(penalty("1", Unit.TOP),))
    score = standings.score(2).ns
    assert score is not None
    assert score.points == score.possible


def test_those_who_are_level_share_a_place() -> None:
    standings = scored(board("+420", "+170", "+170", "-50"), winners=2)
    assert places(standings.ranking(Side.NS)) == [(1, "1"), (2, "2"), (2, "3"), (4, "4")]
    assert [rank.is_tied for rank in standings.ranking(Side.NS)] == [False, True, True, False]
    assert places(standings.ranking(Side.EW)) == [(1, "104"), (2, "102"), (2, "103"), (4, "101")]
    assert len(standings.ranking()) == 8


def test_a_tie_is_what_the_profile_calls_one() -> None:
    totals = [
        Total("1", Fraction(100_001, 2000), Fraction(100), 1),
        Total("2", Fraction(50), Fraction(100), 1),
        Total("3", Fraction(50004, 1000), Fraction(100), 1),
        Total("4", Fraction(49), Fraction(100), 1),
    ]
    order = {total.contestant: at for at, total in enumerate(totals)}
    rounded = ranked(Event(), totals, order)
    assert places(rounded) == [(1, "1"), (1, "2"), (1, "3"), (4, "4")]
    exact = ranked(Event(profile=replace(WBF, exact_ties=True)), totals, order)
    assert places(exact) == [(1, "3"), (2, "1"), (3, "2"), (4, "4")]


def test_contestants_with_different_numbers_of_boards_are_ranked_by_percentage() -> None:
    lines = [*board("+420", "-50"), *board("not played", "+50", "-50", number=2)]
    standings = scored(lines)
    assert standings.totals["1"].boards == 1
    assert places(standings.ranking())[0] == (1, "1")


def test_a_howell_has_one_ranking_with_everybody_in_it_once() -> None:
    lines = (
        Line(1, "1", "2", Points(420)), Line(1, "3", "4", Points(-50)),
        Line(2, "2", "3", Points(50)), Line(2, "4", "1", Points(100)),
    )  # fmt: skip
    standings = score_field(Field(Event(), lines))
    assert standings.field.contestants["1"] == frozenset(Side)
    assert sorted(name for _, name in places(standings.ranking())) == ["1", "2", "3", "4"]
    assert standings.totals["1"].points == 2 + 0


def test_a_pair_that_sat_the_wrong_way_stays_in_its_own_ranking() -> None:
    lines = [line for number in (1, 2, 3) for line in board("+420", "-50", number=number)]
    lines[0] = replace(lines[0], ns="101", ew="1")
    standings = scored(lines, winners=2)
    assert {name for _, name in places(standings.ranking(Side.NS))} == {"1", "2"}
    assert {name for _, name in places(standings.ranking(Side.EW))} == {"101", "102"}


def test_sessions_are_ranked_apart_and_together() -> None:
    lines = [*board("+420", "-50"), *board("-50", "+420", "+50", session=2)]
    standings = scored(lines, winners=2)
    assert places(standings.ranking(Side.NS, 1)) == [(1, "1"), (2, "2")]
    assert places(standings.ranking(Side.NS, 2)) == [(1, "2"), (2, "3"), (3, "1")]
    # 2 and 0 of 2, then 0 and 4 of 4.
    assert places(standings.ranking(Side.NS)) == [(1, "2"), (2, "3"), (3, "1")]
    assert standings.totals["2"].percent == Fraction(400, 6)


def test_names_are_in_the_order_in_which_people_count() -> None:
    names = ["10", "2", "B1", "A10", "A2", "1", "x", "", "2b"]
    assert sorted(names, key=natural) == ["", "1", "2", "2b", "10", "A2", "A10", "B1", "x"]


def test_everybody_who_plays_is_in_the_ranking_even_without_a_score() -> None:
    standings = scored(board("+420", "-50", "not played", "no score"))
    assert standings.totals["3"] == Total("3", Fraction(0), Fraction(0), 0)
    assert {"3", "103", "4", "104"} <= {name for _, name in places(standings.ranking())}


def test_a_teams_event_shows_what_its_matches_gave() -> None:
    lines = (
        Line(2, "A", "B", Points(620), "1"), Line(2, "B", "A", Points(140), "2"),
        Line(4, "A", "B", Points(100), "1"), Line(4, "B", "A", Points(100), "2"),
    )  # fmt: skip
    standings = score_field(Field(Event(Method.TEAMS, knockout=True), lines))
    first, second = standings.score(0), standings.score(1)
    assert first.ns is not None
    assert second.ew is not None
    assert first.ns.points == second.ew.points == 10
    assert standings.totals["A"].points == 10
    assert places(standings.ranking()) == [(1, "A"), (2, "B")]


def test_two_winners_without_a_side_are_two_rankings_one_after_the_other() -> None:
    lines = [
        Line(1, "1", "101", parse_outcome("4S= by N")),
        Line(1, "2", "102", parse_outcome("4S-1 by N")),
    ]
    standings = score_field(Field(Event(winners=2), tuple(lines)))
    assert places(standings.ranking()) == [(1, "1"), (2, "2"), (1, "102"), (2, "101")]
