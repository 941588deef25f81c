"""Law 12C2: artificial scores; Law 87B: fouled boards."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from bridgelaw.game.seats import Side
from bridgelaw.scoring.field import BoardKey, Line, Method
from bridgelaw.scoring.profile import ACBL, EBU, WBF, Beyond, Divisor, Neuberg, Profile, changed
from bridgelaw.scoring.standings import Standings
from tests.scoring.fields import board, ew_points, ns_points, scored

NO_LIMIT = replace(WBF, most_average_plus=None)


def boards(*results: list[str]) -> list[Line]:
    return [
        line
        for number, each in enumerate(results, 1)
        for line in board(*each, number=number)
    ]  # fmt: skip


def percent_of(standings: Standings, place: int, side: Side = Side.NS) -> Fraction | None:
    score = standings.score(place).side(side)
    return None if score is None else 100 * score.points / score.possible


def test_law_12C2a_sixty_fifty_and_forty_per_cent_of_the_top() -> None:
    standings = scored(board("+420", "-50", "A+ : A-", "A", "A- : A+"))
    assert ns_points(standings)[2:] == [Fraction(24, 5), 4, Fraction(16, 5)]
    assert ew_points(standings)[2:] == [Fraction(16, 5), 4, Fraction(24, 5)]
    artificial = standings.score(2).ns
    assert artificial is not None
    assert artificial.is_artificial


def test_law_12C2a_a_board_with_artificial_scores_alone() -> None:
    standings = scored(board("A+ : A-", "A-", "A"))
    assert ns_points(standings) == [Fraction(12, 5), Fraction(8, 5), 2]
    assert standings.totals["1"].percent == 60
    assert standings.boards[BoardKey(1, 1)].groups == {}


def test_law_12C2b_three_imps() -> None:
    for method in (Method.CROSS_IMPS, Method.BUTLER):
        standings = scored(board("+420", "+420", "A+ : A-", "A"), method)
        assert ns_points(standings)[2:] == [3, 0]
        assert ew_points(standings)[2:] == [-3, 0]


def test_law_12C2b_where_imps_are_added_up_an_average_plus_counts_for_each_comparison() -> None:
    profile = replace(WBF, cross_imps_divisor=Divisor.NOTHING)
    standings = scored(board("+420", "+420", "+420", "A+ : A-"), Method.CROSS_IMPS, profile)
    assert ns_points(standings)[3] == 9
    assert ew_points(standings)[3] == -9


def test_law_12C2c_own_percentage_on_the_other_boards() -> None:
    # Pair 1 has 75 % on board 1 and 100 % on board 2; pair 2 has 25 % and 0.
    lines = boards(["+420", "-50", "+420"], ["+170", "-50", "+50"], ["A+", "A-", "+50"])
    standings = scored(lines)
    assert percent_of(standings, 6) == Fraction(175, 2)
    assert percent_of(standings, 7) == 0
    assert percent_of(standings, 6, Side.EW) == 60  # 101 has 12 1/2 % elsewhere
    assert percent_of(standings, 7, Side.EW) == 40
    assert standings.totals["1"].percent == Fraction(175, 2)


def test_law_12C2c_average_plus_is_never_less_than_sixty_per_cent() -> None:
    lines = boards(["+420", "-50"], ["A-", "A+"])
    standings = scored(lines)
    assert percent_of(standings, 2) == 40
    assert percent_of(standings, 3) == 60


def test_law_12C2c_artificial_scores_are_not_among_the_other_boards() -> None:
    lines = boards(["+420", "-50"], ["A+", "-50"], ["90%", "-50"], ["A+", "+50"])
    standings = scored(lines, profile=NO_LIMIT)
    assert [percent_of(standings, place) for place in (2, 4, 6)] == [100, 90, 100]


def test_law_12C2c_other_sessions_do_not_count() -> None:
    lines = [
        *board("+420", "-50"),
        *board("A+", "A", session=2),
        *board("-50", "+50", number=2, session=2),
    ]
    standings = scored(lines)
    assert percent_of(standings, 2) == 60
    assert standings.totals["1"].percent == Fraction(100 + 60 + 0, 3)
    assert standings.session_totals[2, "1"].percent == 30
    assert standings.session_totals[1, "1"].percent == 100


def test_law_12C2c_at_imps() -> None:
    lines = boards(["+420", "-50"], ["A+", "A-"], ["+50", "+50"])
    # 10 and 0 IMPs: 5 on average.
    assert ns_points(scored(lines, Method.CROSS_IMPS))[2:4] == [5, -5]


def test_law_12C2c_a_profile_may_do_without() -> None:
    lines = boards(["+420", "-50"], ["A+", "A-"])
    standings = scored(lines, profile=changed(WBF, {"own_percentage": "no"}))
    assert [percent_of(standings, place) for place in (2, 3)] == [60, 40]


def test_law_12C2c_somebody_who_plays_both_directions() -> None:
    lines = [
        Line(1, "1", "2", board("+420")[0].result),
        Line(1, "3", "4", board("-50")[0].result),
        Line(2, "2", "1", board("-50")[0].result),
        Line(2, "3", "4", board("+420")[0].result),
        replace(board("A+", number=3)[0], ns="3", ew="1"),
        replace(board("+50", number=3)[0], ns="2", ew="4"),
    ]
    standings = scored(lines)
    assert percent_of(standings, 4, Side.EW) == 100


def test_law_12C2d_two_average_pluses_in_a_session_then_average() -> None:
    results = [["A+", "+50"] for _ in range(4)]
    standings = scored(boards(*results))
    assert [percent_of(standings, place) for place in (0, 2, 4, 6)] == [60, 60, 50, 50]


def test_law_12C2d_the_order_is_that_of_the_boards_whatever_the_order_of_lines() -> None:
    lines = boards(*[["A+", "+50"] for _ in range(3)])
    standings = scored(reversed(lines))
    assert [percent_of(standings, place) for place in (1, 3, 5)] == [50, 60, 60]


def test_law_12C2d_as_if_it_had_not_been_scheduled() -> None:
    profile = replace(WBF, most_average_plus=1, beyond_average_plus=Beyond.NOT_SCHEDULED)
    standings = scored(boards(*[["A+", "+50"] for _ in range(3)]), profile=profile)
    assert [percent_of(standings, place) for place in (0, 2, 4)] == [60, None, None]
    assert standings.totals["1"].boards == 1
    assert standings.totals["1"].percent == 60


def test_law_12C2d_each_session_has_its_own_limit() -> None:
    lines = [
        line
        for session in (1, 2)
        for number in (1, 2, 3)
        for line in board("A+", "+50", number=number, session=session)
    ]
    standings = scored(lines)
    found = [percent_of(standings, place) for place in range(0, 12, 2)]
    assert found == [60, 60, 50, 60, 60, 50]


def test_law_12C2d_what_the_director_named_himself_counts_and_stays() -> None:
    standings = scored(boards(*[[award, "+50"] for award in ("70%", "A+", "A+", "65%", "A-")]))
    found = [percent_of(standings, place) for place in (0, 2, 4, 6, 8)]
    assert found == [70, 60, 50, 65, 40]


def test_12C2_an_award_in_the_other_unit_is_read_by_its_kind() -> None:
    assert ns_points(scored(board("+420", "70%"), Method.CROSS_IMPS))[1] == 3
    assert ns_points(scored(board("+420", "-1 IMP"), Method.CROSS_IMPS))[1] == -1
    assert percent_of(scored(board("+420", "+2 IMP")), 1) == 60


def test_law_12C2_an_adjustment_elsewhere_moves_who_has_an_average_plus() -> None:
    lines = boards(["+420", "-50"], ["A+", "A"])
    before = scored(lines)
    assert percent_of(before, 2) == 100
    adjusted = board("1/2 +420, 1/2 -50", "-50")[0].adjusted
    assert adjusted is not None
    after = before.adjust(0, adjusted)
    assert percent_of(after, 2) == 75
    assert after.totals["1"].percent == 75


# Law 87B


def fouled(profile: Profile, *sizes: int, missing: int = 0) -> Standings:
    """A board played in several forms, in each of them with scores that go down."""
    lines: list[Line] = []
    for form, size in zip("ABC", sizes, strict=False):
        results = [f"{50 * (size - at):+d}" for at in range(size)]
        lines += board(*results, number=3, first=len(lines) + 1, group=form)
    lines += board(*["A"] * missing, number=3, first=len(lines) + 1)
    return scored(lines, profile=profile)


def tenths(points: list[Fraction | None]) -> list[float]:
    return [round(float(each), 1) for each in points if each is not None]


def test_law_87B_each_group_is_brought_up_to_the_whole_board() -> None:
    found = ns_points(fouled(WBF, 7, 3))
    assert tenths(found[:7]) == [17.6, 14.7, 11.9, 9.0, 6.1, 3.3, 0.4]
    assert tenths(found[7:]) == [15.7, 9.0, 2.3]


def test_law_87B_groups_are_brought_up_even_where_missing_scores_are_not() -> None:
    none = replace(WBF, neuberg=Neuberg.NONE)
    assert ns_points(fouled(none, 7, 3, missing=2))[:10] == ns_points(fouled(WBF, 7, 3))


def test_law_87B_artificial_scores_count_among_the_scores_of_the_board() -> None:
    with_artificial = ns_points(fouled(WBF, 6, 3, missing=1))[6:9]
    assert with_artificial == ns_points(fouled(WBF, 7, 3))[7:]


@pytest.mark.parametrize(("size", "shares"), [(1, [60]), (2, [65, 55]), (3, [70, 60, 50])])
def test_law_87B_small_groups_have_shares_in_america(size: int, shares: list[int]) -> None:
    standings = fouled(ACBL, 7, size)
    for side, expected in ((Side.NS, shares), (Side.EW, shares[::-1])):
        assert [percent_of(standings, 7 + at, side) for at in range(size)] == expected


def test_law_87B_the_larger_group_of_three_is_compared_in_america() -> None:
    assert tenths(ns_points(fouled(ACBL, 3, 2))) == [3.7, 2.0, 0.3, 2.6, 2.2]
    assert [percent_of(fouled(ACBL, 3, 3), at) for at in range(3)] == [70, 60, 50]
    assert [percent_of(fouled(ACBL, 2, 1), at) for at in range(3)] == [65, 55, 60]


def test_law_87B_in_england_a_small_group_is_a_third_of_the_scores_at_most() -> None:
    # Three and two: neither is small enough, and Neuberg is used.
    assert ns_points(fouled(EBU, 3, 2))[3:] == [Fraction(13, 2), Fraction(3, 2)]
    assert [percent_of(fouled(EBU, 4, 2), at) for at in (4, 5)] == [65, 55]
    assert [percent_of(fouled(EBU, 7, 3), at) for at in (7, 8, 9)] == [70, 60, 50]
    assert ns_points(fouled(EBU, 5, 3)) == ns_points(fouled(WBF, 5, 3))


def test_law_87B_a_tie_in_a_small_group_shares_the_places() -> None:
    lines = [
        *board("+100", "+50", "-50", "-100", number=3, group="A"),
        *board("+100", "+100", number=3, first=5, group="B"),
    ]
    standings = scored(lines, profile=ACBL)
    assert [percent_of(standings, place) for place in (4, 5)] == [60, 60]


def test_law_87B_a_weighted_score_in_a_small_group() -> None:
    lines = [
        *board("+100", "+50", "-50", "-100", number=3, group="A"),
        *board("+100", "1/4 +110, 3/4 +50", number=3, first=5, group="B"),
    ]
    standings = scored(lines, profile=ACBL)
    assert [percent_of(standings, place) for place in (4, 5)] == [
        Fraction(125, 2),
        Fraction(115, 2),
    ]


def test_law_87B_each_form_has_its_own_datum() -> None:
    lines = [
        *board("+420", "+400", number=1, group="A"),
        *board("-50", "-50", number=1, first=3, group="B"),
    ]
    standings = scored(lines, Method.BUTLER)
    groups = standings.boards[BoardKey(1, 1)].groups
    assert [groups[form, Side.NS].datum for form in "AB"] == [410, -50]
    assert ns_points(standings) == [0, 0, 0, 0]
