"""Law 86B: teams, and a board without results that can be compared."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from bridgelaw.game import Side
from bridgelaw.game.boards import Vulnerability
from bridgelaw.laws import BadAnswer, walk
from bridgelaw.laws.digest import CLAUSES
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.score.no_comparable_result.procedure import NO_COMPARABLE_RESULT
from bridgelaw.scoring.artificial import Elsewhere
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.profile import WBF
from bridgelaw.table.effects import Adjustment
from tests.laws.interviews import table
from tests.laws.matches import adjusted, awards, derived, interviewed, ruled_on, said, teams

PATHS = 123


def rule(context: BoardContext | None = None, **answers: str) -> Ruling:
    return ruled_on(NO_COMPARABLE_RESULT, None, context, **answers)


def single(other: int, likely: str, fault: str = "nobody", **answers: str) -> Ruling:
    return rule(teams(other), results="one", fault=fault, likely=likely, **answers)


# 86B1


def test_law_86B1_exactly_three_imps_is_not_clearly_favourable() -> None:
    # +200 here and -110 there, for the same team: 90 together.
    given = single(110, "+200")
    assert given.clauses == ("12C1(c)", "86B1", "12C2(b)")
    assert awards(given) == {"NS": "A+", "EW": "A+"}
    assert adjusted(given) is Adjustment.ARTIFICIAL


def test_law_86B1_four_imps_are_clearly_favourable() -> None:
    # 140 together.
    given = single(110, "+250")
    assert given.clauses == ("12C1(c)", "86B1")
    assert awards(given) == {"NS": "+250", "EW": "+250"}
    assert adjusted(given) is Adjustment.ASSIGNED


def test_law_86B1_just_above_three_imps_counts_as_a_fraction_of_an_imp() -> None:
    # 99 parts of 3 IMPs and 1 of 4 IMPs.
    given = single(110, "99/100 +200, 1/100 +250")
    assert given.clause == "86B1"
    assert awards(given)["NS"] == "99/100 +200, 1/100 +250"
    assert "3 1/100 IMPs" in " ".join(derived(given))
    assert "more than 3 IMPs for North-South" in derived(given)[-1]


def test_law_86B1_the_imps_are_weighed_and_not_the_scores() -> None:
    # A sixth of 17 IMPs. The mean of the scores would be 261 points more, which is 6 IMPs.
    context = teams(650, vulnerability=Vulnerability.BOTH)
    given = rule(context, results="one", fault="nobody", likely="1/6 7NT= by N, 5/6 4S+1 by N")
    assert given.clause == "12C2(b)"
    assert any("+2 5/6 IMPs" in line for line in derived(given))


@pytest.mark.parametrize(
    ("likely", "other", "side"), [("+420", -170, "North"), ("-420", 170, "East")]
)
def test_law_86B1_holds_for_either_side(likely: str, other: int, side: str) -> None:
    given = single(other, likely)
    assert given.clause == "86B1"
    assert f"favours the team of {side}" in str(given.headline)
    assert awards(given) == {"NS": likely, "EW": likely}
    assert any("+11 IMPs" in line for line in derived(given))


def test_law_86B1_three_imps_are_not_enough_for_east_west_either() -> None:
    assert single(-110, "-200").clause == "12C2(b)"
    assert single(-110, "-250").clause == "86B1"


def test_law_86B1_the_limit_belongs_to_the_profile() -> None:
    strict = replace(WBF, clearly_favourable_imps=Fraction(4))
    answers = {"results": "one", "fault": "nobody", "likely": "+250"}
    assert rule(teams(110, profile=strict), **answers).clause == "12C2(b)"
    assert rule(teams(110), **answers).clause == "86B1"


def test_law_86B1_slightly_in_favour_of_the_side_that_is_not_at_fault() -> None:
    given = single(
        0,
        "1/2 +420, 1/2 -50",
        fault="ew",
        awarded="3/5 +420, 2/5 -50",
    )
    assert awards(given) == {"NS": "3/5 +420, 2/5 -50", "EW": "3/5 +420, 2/5 -50"}
    assert any("Slightly in favour of North-South" in line for line in derived(given))
    # The test of 86B1 is made with what was polled: 9 and -2 are 3 1/2 on the average.
    assert any("+3 1/2 IMPs" in line for line in derived(given))
    assert any("+4 3/5 IMPs" in line for line in derived(given))


@pytest.mark.parametrize(
    ("awarded", "reason"),
    [
        ("7/10 +420, 3/10 -50", "may have 60 per cent at most"),
        ("2/5 +420, 3/5 -50", "worse for North-South"),
        ("1/2 +420, 1/2 -100", "only the results that you weighed"),
    ],
)
def test_law_86B1_the_favour_has_a_limit(awarded: str, reason: str) -> None:
    with pytest.raises(BadAnswer, match=reason):
        single(0, "1/2 +420, 1/2 -50", fault="ew", awarded=awarded)


def test_law_86B1_the_question_shows_the_most_that_may_be_given() -> None:
    question = interviewed(
        NO_COMPARABLE_RESULT,
        None,
        teams(0),
        results="one",
        fault="ns",
        likely="1/2 +420, 1/4 -50, 1/4 +1400",
    ).question
    assert question is not None
    assert "3/10 of -50" in str(question.why)


def test_law_86B1_the_favour_may_be_left_out() -> None:
    given = single(0, "1/2 +420, 1/2 -50", fault="ew", awarded="1/2 +420, 1/2 -50")
    assert awards(given)["NS"] == "1/2 +420, 1/2 -50"
    assert not any("Slightly" in line for line in derived(given))


@pytest.mark.parametrize("fault", ["nobody", "both"])
def test_law_86B1_no_favour_if_not_exactly_one_side_is_at_fault(fault: str) -> None:
    assert single(0, "1/2 +420, 1/2 -50", fault=fault).clause == "86B1"


def test_law_86B1_a_single_likely_result_leaves_nothing_to_favour() -> None:
    assert awards(single(0, "+420", fault="ew"))["EW"] == "+420"


def test_law_86B1_quick_asks_for_what_the_scores_would_know() -> None:
    given = rule(
        results="one",
        fault="nobody",
        vulnerability="both",
        other_result="4S-1 by S",
        likely="4S= by N",
    )
    # 620 here and 100 there, for the same team.
    assert "+720 together: +12 IMPs" in " ".join(derived(given))
    assert awards(given) == {"NS": "4S= by N", "EW": "4S= by N"}


def test_law_86B1_the_table_knows_the_vulnerability() -> None:
    asked = interviewed(
        NO_COMPARABLE_RESULT, table("N P", "N"), results="one", fault="nobody"
    ).question
    assert asked is not None
    assert asked.key == "other_result"


def test_law_86B1_a_score_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadAnswer, match="no contract gives"):
        single(0, "+425")
    with pytest.raises(BadAnswer, match="no contract gives"):
        rule(results="one", fault="nobody", vulnerability="none", other_result="+620")


# 12C2


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        ({"fault": "nobody"}, {"NS": "A+", "EW": "A+"}),
        ({"fault": "ns", "degree_ns": "directly"}, {"NS": "A-", "EW": "A+"}),
        ({"fault": "ew", "degree_ew": "partly"}, {"NS": "A+", "EW": "A"}),
        (
            {"fault": "both", "degree_ns": "partly", "degree_ew": "directly"},
            {"NS": "A", "EW": "A-"},
        ),
    ],
)
def test_law_12C2_by_the_fault_of_each_side(
    answers: dict[str, str], expected: dict[str, str]
) -> None:
    fault = answers.pop("fault")
    given = rule(teams(0), results="one", fault=fault, likely="passed out", **answers)
    assert awards(given) == expected
    assert given.clauses == ("12C1(c)", "86B1", "12C2(b)")
    assert any("procedural penalty" in str(note) for note in given.notes) == (fault != "nobody")


def test_law_12C2b_is_said_in_imps() -> None:
    given = rule(teams(0), results="one", fault="ns", likely="passed out", degree_ns="directly")
    assert "North-South get -3 IMPs." in derived(given)
    assert "East-West get +3 IMPs." in derived(given)
    assert "North-South get average minus, East-West average plus" in said(given)


def test_law_12C4_is_applied_in_a_knockout_where_the_scores_do_not_balance() -> None:
    answers = {"results": "one", "fault": "nobody", "likely": "passed out"}
    knockout = rule(teams(0, knockout=True), **answers)
    assert knockout.clauses == ("12C1(c)", "86B1", "12C4", "12C2(b)")
    assert derived(knockout)[-1].endswith("half of +3 and -3, both seen from North-South: 0 IMPs.")
    other = rule(teams(0), **answers)
    assert "12C4" not in other.clauses
    assert any("12C4" in str(note) for note in other.notes)
    answers |= {"fault": "ns", "degree_ns": "directly"}
    assert "12C4" not in rule(teams(0, knockout=True), **answers).clauses


# 86B2


def several(context: BoardContext | None = None, own_rule: str = "no", **answers: str) -> Ruling:
    return rule(context, results="several", own_rule=own_rule, **answers)


def test_law_86B2a_nobody_at_fault_and_no_other_board() -> None:
    given = several(fault="nobody", known_without="yes")
    assert given.clauses == ("86B2", "86A", "12C2(b)", "86B2(a)")
    assert awards(given) == {"NS": "A+", "EW": "A+"}
    unwanted = several(fault="nobody", known_without="no", substitute="no")
    assert unwanted.clauses == ("86B2", "12C2(b)", "86B2(a)")


def test_law_86B2a_another_board_only_if_the_match_is_open() -> None:
    given = several(fault="nobody", known_without="no", substitute="yes")
    assert given.clauses == ("86B2", "86B2(a)")
    assert awards(given) == {"NS": "no score", "EW": "no score"}
    assert "another one" in said(given)
    with pytest.raises(AssertionError, match="never asked"):
        several(fault="nobody", known_without="yes", substitute="yes")


@pytest.mark.parametrize(
    ("fault", "expected"),
    [("ew", {"NS": "A+", "EW": "-3 IMP"}), ("ns", {"NS": "-3 IMP", "EW": "A+"})],
)
def test_law_86B2b_average_plus_and_its_complement(fault: str, expected: dict[str, str]) -> None:
    given = several(fault=fault, estimate="no")
    assert given.clauses == ("86B2", "12C2(b)", "86B2(b)")
    assert awards(given) == expected
    assert adjusted(given) is Adjustment.ARTIFICIAL


@pytest.mark.parametrize(
    ("fault", "likely", "is_assigned"),
    [
        ("ew", "+200", False),  # 3 IMPs, as much as average plus
        ("ew", "+250", True),
        ("ew", "-420", False),
        ("ns", "passed out", False),  # 3 IMPs again
        ("ns", "-420", True),
    ],
)
def test_law_86B2b_an_assigned_score_if_that_is_better(
    fault: str, likely: str, is_assigned: bool
) -> None:
    given = several(teams(110), fault=fault, estimate="yes", likely=likely)
    if is_assigned:
        assert given.clauses == ("86B2", "12C1(c)", "86B2(b)")
        assert awards(given) == {"NS": likely, "EW": likely}
        assert adjusted(given) is Adjustment.ASSIGNED
    else:
        assert given.clauses == ("86B2", "12C1(c)", "12C2(b)", "86B2(b)")
        assert "A+" in awards(given).values()


def test_law_86B2b_average_plus_may_be_more_than_three_imps() -> None:
    """12C2(c): who has 5 IMPs a board elsewhere is not content with 4 from an assigned score."""
    context = replace(teams(110), elsewhere={Side.NS: Elsewhere(Fraction(10), Fraction(0), 2)})
    given = several(context, fault="ew", estimate="yes", likely="+250")
    assert awards(given) == {"NS": "A+", "EW": "-5 IMP"}


def test_law_86B2c_both_at_fault() -> None:
    given = several(fault="both", degree_ns="directly", degree_ew="partly")
    assert given.clauses == ("86B2", "12C2(b)", "86B2(c)")
    assert awards(given) == {"NS": "A-", "EW": "A"}


def test_law_86B2c_there_is_no_other_board() -> None:
    with pytest.raises(AssertionError, match="never asked"):
        several(fault="both", known_without="no")


def test_law_86B3_a_regulation_may_give_another_board_where_both_are_at_fault() -> None:
    scores = teams(profile=replace(WBF, substitute_if_both_at_fault=True))
    given = several(scores, fault="both", known_without="no", substitute="yes")
    assert given.clauses == ("86B2", "86B3")
    assert awards(given) == {"NS": "no score", "EW": "no score"}
    assert "another one" in said(given)
    degrees = {"degree_ns": "directly", "degree_ew": "directly"}
    # 86A holds for it all the same, and the director decides.
    known = several(scores, fault="both", known_without="yes", **degrees)
    assert known.clauses == ("86B2", "86A", "12C2(b)", "86B2(c)")
    unwanted = several(scores, fault="both", known_without="no", substitute="no", **degrees)
    assert unwanted.clauses == ("86B2", "12C2(b)", "86B2(c)")


# 86B3


@pytest.mark.parametrize("own_rule", ["no_score", "substitute"])
def test_law_86B3_the_regulation_goes_before_86B2(own_rule: str) -> None:
    given = several(own_rule=own_rule)
    assert given.clauses == ("86B3",)
    assert awards(given) == {"NS": "no score", "EW": "no score"}


def test_law_86B3_another_regulation_is_applied_by_the_director() -> None:
    given = several(own_rule="other")
    assert given.clauses == ("86B3",)
    assert awards(given) == {}


# 86A, no result at all


def test_law_86A_no_result_at_either_table() -> None:
    given = rule(results="neither", known_without="no", substitute="yes")
    assert given.clauses == ("86A",)
    too_late = rule(results="neither", known_without="yes", fault="nobody")
    assert too_late.clauses == ("86A", "12C2(b)")
    assert awards(too_late) == {"NS": "A+", "EW": "A+"}


# All paths


def test_law_86B_every_path_ends_and_cites_clauses_that_exist() -> None:
    paths = list(walk(NO_COMPARABLE_RESULT))
    assert len(paths) == PATHS
    for path in paths:
        laws = {asked.law for asked in path.asked} | set(path.ruling.clauses)
        laws |= {law for effect in path.ruling.effects if (law := getattr(effect, "law", None))}
        assert laws <= CLAUSES.keys()
        assert "{" not in str(path.ruling.headline) + " ".join(derived(path.ruling))
        for asked in path.asked:
            assert "{" not in f"{asked.heading} {asked.why}"
    asked_for = {asked.key for path in paths for asked in path.asked}
    by_text = {"one_table"}  # 86B3, where the profile follows the text
    assert asked_for | by_text == {question.key for question in NO_COMPARABLE_RESULT.questions}


def test_law_86B_every_award_can_be_read_and_is_derived() -> None:
    for context in (None, teams(140), teams(-620, vulnerability=Vulnerability.BOTH)):
        for path in walk(NO_COMPARABLE_RESULT, scores=context):
            given = awards(path.ruling)
            assert all(str(parse_award(award)) == award for award in given.values())
            if given and "no score" not in given.values():
                assert path.ruling.derivation
                assert set(given) == {"NS", "EW"}


def test_law_92B_the_time_for_an_appeal_is_the_profiles() -> None:
    long = replace(WBF, appeal_minutes=45)
    given = rule(teams(0, profile=long), results="several", own_rule="no_score")
    assert any("45 minutes" in str(note) for note in given.notes)
