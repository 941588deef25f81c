"""Laws 11A and 12: examples 4 to 13 of the commentary, with the numbers of the text."""

from __future__ import annotations

import pytest

from bridgelaw.game import Side
from bridgelaw.game.boards import Vulnerability
from bridgelaw.laws import Ruling
from bridgelaw.laws.score.adjusted_score.procedure import ADJUSTED_SCORE
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.outcomes import parse_outcome
from tests.laws.score_rulings import ruled, scores, texts, worth


def adjusted(context: BoardContext | None = None, /, **answers: str) -> Ruling:
    return ruled(ADJUSTED_SCORE, context, **answers)


def after_16(context: BoardContext | None = None, /, **answers: str) -> Ruling:
    """A ruling after unauthorised information that damaged the other side."""
    return adjusted(
        context, power="law", law="16B3", damage="yes", assignable="yes", **answers
    )  # fmt: skip


def teams(vulnerability: Vulnerability, here: str | None, there: int) -> BoardContext:
    """A match: the result at this table, and North-South's score at the other one."""
    return BoardContext(
        Method.TEAMS,
        vulnerability,
        result=None if here is None else parse_outcome(here),
        other_table={side: {there: 1} for side in Side},
    )


def said(ruling: Ruling) -> list[str]:
    return [str(line) for line in ruling.derivation]


def test_example_4_each_side_loses_what_the_players_own_ruling_brought_the_other() -> None:
    """Three of the last six tricks for North-South, one of them for East-West: the seven tricks
    before are not told, and are taken as six and one."""
    given = adjusted(
        power="players", gained_side="EW", if_called="5D= by S", result="5D-2 by S",
        scoring="matchpoints", vulnerability="none", other_results="+400 x2, -50, -100",
    )  # fmt: skip
    assert given.clauses == ("10B", "11A")
    assert texts(given) == ("5D-2 by S", "5D= by S")
    # North-South: 5D-2 ties one of four; East-West: 5D= ties two of four.
    assert said(given)[-1].startswith("East-West get 2 of 8 matchpoints")
    assert any(line.startswith("North-South get 1 of 8 matchpoints") for line in said(given))
    assert not any("did not gain" in str(note) for note in given.notes)


def test_example_5_no_innocent_side_and_both_get_average_minus() -> None:
    given = adjusted(power="impossible", fault_ns="directly", fault_ew="directly")
    assert given.clauses == ("12A2", "12C2(a)")
    assert texts(given) == ("A-", "A-")
    # Who looks for a law first finds none, and no innocent side either: 12A2 and not 12A1.
    same = adjusted(
        power="no_rectification", offenders="both", fault_ns="directly", fault_ew="directly"
    )
    assert same.clauses == ("12A2", "12C2(a)")
    assert texts(same) == ("A-", "A-")


def test_example_5_an_infraction_without_rectification_is_12A1() -> None:
    """Dummy's card stayed on the table and confused the defenders."""
    given = adjusted(
        power="no_rectification", offenders="NS", damage="yes", assignable="yes",
        possible="3NT-1 by S", own="no", scoring="later",
    )  # fmt: skip
    assert given.clauses == ("12A1", "12B1", "12C1(b)")
    assert texts(given) == ("3NT-1 by S", "3NT-1 by S")


def test_example_6_the_gamble_is_not_redressed_and_the_infraction_cost_nothing() -> None:
    context = teams(Vulnerability.NS, "5HX-2 by N", 50)
    given = after_16(
        context, offenders="EW", possible="4H-1 by N", own="gamble", after="4S-2 by W"
    )  # fmt: skip
    assert given.clauses == ("16B3", "12B1", "12C1(e)(i)", "12C1(e)(ii)")
    assert scores(given, context) == ("-11", "4")
    lines = said(given)
    assert "North-South get -11 IMPs." in lines
    assert "East-West get +4 IMPs." in lines
    assert any("There is no relief" in line for line in lines)
    assert "North-South keep the result" in str(given.words[0].text)


def test_example_7_the_gamble_stays_and_the_damage_by_the_infraction_is_made_good() -> None:
    context = teams(Vulnerability.NS, "5HX-2 by N", -170)
    given = after_16(context, offenders="EW", possible="4H-1 by N", own="gamble", after="4S= by W")
    assert scores(given, context) == ("0", "-2")
    assert any("+2 - (-6) = +8" in line for line in said(given))
    assert "keeps" not in str(given.words[0].text)


def test_example_8_the_weighted_imps() -> None:
    context = teams(Vulnerability.NS, "3S+1 by N", 140)
    given = after_16(
        context, offenders="EW", possible="2/3 4S= by N, 1/3 4S-1 by N", polled="6",
        excluded="none", lifted="none", own="no",
    )  # fmt: skip
    assert given.clauses == ("16B3", "12B1", "12C1(c)")
    assert scores(given, context) == ("4 2/3", "-4 2/3")


OTHERS_9 = {420: 4, 400: 2, 170: 1, 150: 1, -50: 3}
POSSIBLE_9 = "1/3 3NT= by N, 1/3 3NT-1 by N, 1/6 4S= by N, 1/6 4S-1 by N"


def test_example_9_the_weighted_matchpoints_of_both_sides() -> None:
    context = BoardContext(Method.MATCHPOINTS, others={side: OTHERS_9 for side in Side}, scores=12)
    answers = {
        "offenders": "EW", "possible": POSSIBLE_9, "polled": "6", "excluded": "none",
        "lifted": "none", "own": "no",
    }  # fmt: skip
    given = after_16(context, **answers)
    assert scores(given, context) == ("8 1/2", "13 1/2")
    lines = said(given)
    for number in ("4 1/6 times, worth 18 5/6", "2 1/3 times, worth 12 1/3", "3 1/2 times"):
        assert any(number in line for line in lines)
    # With no scores the same is asked for, and the same comes out.
    typed = after_16(
        **answers, scoring="matchpoints", vulnerability="none",
        other_results="+420 x4, +400 x2, +170, +150, -50 x3",
    )  # fmt: skip
    assert said(typed) == lines


def test_example_10_the_call_that_was_not_allowed_weighs_nothing() -> None:
    given = after_16(
        offenders="NS", possible="6 x 6S= by N, 3 x 5S+1 by N, 1 x 4S+2 by N",
        excluded="6S= by N", lifted="none", own="no", scoring="later",
    )  # fmt: skip
    assert given.clauses == ("16B3", "12B1", "12C1(c)")
    assert texts(given) == ("3/4 5S+1 by N, 1/4 4S+2 by N",) * 2


def test_example_10_of_a_result_reached_both_ways_only_the_legal_part_counts() -> None:
    given = after_16(
        offenders="NS", possible="50% 6S= by N, 50% 5S+1 by N", polled="10",
        excluded="25% 6S= by N", lifted="none", own="no", scoring="later",
    )  # fmt: skip
    assert texts(given) == ("1/3 6S= by N, 2/3 5S+1 by N",) * 2


@pytest.mark.parametrize(
    ("possible", "lifted", "expected"),
    [
        (
            "50% 6D= by S, 30% 5D+1 by S, 20% 3NT-1 by S",
            "6D= by S",
            "3/5 6D= by S, 6/25 5D+1 by S, 4/25 3NT-1 by S",
        ),
        ("50% 6D= by S, 50% 6D-1 by S", "6D= by S", "3/5 6D= by S, 2/5 6D-1 by S"),
        (
            "25% 6D= by S, 25% 6D-1 by S, 25% 5D= by S, 25% 3NT-1 by S",
            "30% 6D= by S",
            "3/10 6D= by S, 7/30 6D-1 by S, 7/30 5D= by S, 7/30 3NT-1 by S",
        ),
    ],
)
def test_example_11_the_good_result_gets_a_fifth_more(
    possible: str, lifted: str, expected: str
) -> None:
    given = adjusted(
        power="law", law="21B3", offenders="EW", damage="yes", assignable="yes",
        possible=possible, polled="10", excluded="none", lifted=lifted, own="no", scoring="later",
    )  # fmt: skip
    assert given.clauses == ("21B3", "12B1", "84D", "12C1(c)")
    assert texts(given) == (expected, expected)


def test_example_11_a_result_that_is_sure_needs_no_weights() -> None:
    given = adjusted(
        power="law", law="21B3", offenders="EW", damage="yes", assignable="yes",
        possible="6D= by S", own="no", scoring="later",
    )  # fmt: skip
    assert given.clauses == ("21B3", "12B1", "12C1(b)")
    assert texts(given) == ("6D= by S", "6D= by S")


def test_example_12_an_ordinary_mistake_costs_nothing() -> None:
    given = after_16(offenders="NS", possible="6D+1 by S", own="ordinary", scoring="later")
    assert given.clauses == ("16B3", "12B1", "12C1(b)")
    assert texts(given) == ("6D+1 by S", "6D+1 by S")


OTHERS_13 = {1370: 1, 620: 4, 600: 2, 660: 2, -100: 2}


def test_example_13_an_extremely_serious_error_is_borne_by_the_side_that_made_it() -> None:
    context = BoardContext(
        Method.MATCHPOINTS,
        Vulnerability.BOTH,
        result=parse_outcome("6C= by N"),
        others={side: OTHERS_13 for side in Side},
        scores=12,
    )
    given = after_16(
        context, offenders="NS", possible="5C+1 by N", own="serious", after="6C-1 by N"
    )
    assert texts(given) == ("5C+1 by N", "Ra 6C= by N; Rn 5C+1 by N; Re 6C-1 by N")
    # The infraction itself cost East-West nothing: 6C was better for it than 5C. It keeps 6C made.
    kept = worth("6C= by N", Side.EW, context)
    assert scores(given, context) == (worth("5C+1 by N", Side.NS, context), kept)


def test_example_13_among_beginners_both_sides_get_the_normal_result() -> None:
    given = after_16(offenders="NS", possible="5C+1 by N", own="ordinary", scoring="later")
    assert texts(given) == ("5C+1 by N", "5C+1 by N")
