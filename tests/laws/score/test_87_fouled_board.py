"""Law 87: a board that was not the same for all who are compared on it."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from bridgelaw.game import Side
from bridgelaw.laws import Ruling, walk
from bridgelaw.laws.digest import CLAUSES
from bridgelaw.laws.score.fouled_board.procedure import FOULED_BOARD
from bridgelaw.laws.score.no_comparable_result.procedure import NO_COMPARABLE_RESULT
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.context_of_line import context_at
from bridgelaw.scoring.field import Event, Field, Line, Method
from bridgelaw.scoring.outcomes import parse_outcome
from bridgelaw.scoring.profile import WBF
from bridgelaw.table.effects import Adjustment
from tests.laws.matches import adjusted, awards, derived, interviewed, ruled_on, said, teams

PATHS = 118
STRICT = replace(
    WBF,
    small_groups=(
        (Fraction(3, 5),),
        (Fraction(13, 20), Fraction(11, 20)),
    ),
)


def rule(context: BoardContext | None = None, **answers: str) -> Ruling:
    return ruled_on(FOULED_BOARD, None, context, **answers)


def pairs(**answers: str) -> Ruling:
    return rule(None, different="yes", how="cards", event="pairs", **answers)


def test_law_87A_the_same_form_for_everybody_is_not_fouled() -> None:
    given = rule(different="no")
    assert given.clauses == ("87A",)
    assert given.effects == ()
    assert "not fouled" in str(given.headline)
    assert any("hand record" in str(note) for note in given.notes)


def test_law_87A_the_hand_record_does_not_matter() -> None:
    question = interviewed(FOULED_BOARD).question
    assert question is not None
    assert "hand record" in str(question.why)


def test_law_87A_groups_of_the_scores_show_that_it_is_fouled() -> None:
    context = BoardContext(Method.MATCHPOINTS, other_forms={Side.NS: (3,), Side.EW: (3,)})
    question = interviewed(FOULED_BOARD, None, context).question
    assert question is not None
    assert question.key == "how"
    # What nobody has sorted may be of two forms all the same.
    question = interviewed(FOULED_BOARD, None, BoardContext(Method.MATCHPOINTS)).question
    assert question is not None
    assert question.key == "different"


def test_law_87C_groups_of_a_match_show_that_it_is_fouled() -> None:
    lines = tuple(
        Line(8, *who, parse_outcome(result), group=form)
        for who, result, form in (
            (("Reds", "Blues"), "4S= by N", "A"),
            (("Blues", "Reds"), "4S-1 by N", "B"),
        )
    )
    context = context_at(Field(Event(Method.TEAMS), lines), 0)
    given = rule(context, how="cards", tables="both", culprit="no")
    assert given.clauses == ("87A", "87C", "86B2")


def test_law_87B_each_form_is_a_group() -> None:
    given = pairs(forms="known", smallest="more", culprit="no")
    assert given.clauses == ("87A", "87B")
    assert adjusted(given) is None
    assert "compared with those who played yours" in said(given)
    assert any("compared in itself" in line for line in derived(given))


def test_law_87B_as_nearly_as_possible_is_enough() -> None:
    given = pairs(forms="likely", smallest="3", culprit="no")
    assert given.clause == "87B"
    assert any("Write down" in str(note) for note in given.notes)


def test_law_87B_forms_that_nobody_can_tell_apart() -> None:
    given = pairs(forms="unknown", culprit="yes", fault_ns="none", fault_ew="directly")
    assert given.clauses == ("87A", "90B", "12C2(a)")
    assert adjusted(given) is Adjustment.ARTIFICIAL
    # The other tables get theirs one by one; this one has its own now.
    assert awards(given) == {"NS": "A+", "EW": "A-"}
    assert not any("86B" in str(note) for note in given.notes)


def test_law_87B_another_vulnerability_is_scored_as_it_was_marked() -> None:
    given = rule(
        different="yes",
        how="vulnerability",
        event="pairs",
        forms="known",
        smallest="more",
        culprit="no",
    )
    assert any("vulnerability" in str(note) for note in given.notes)


def test_law_87B_small_groups_are_the_profiles() -> None:
    context = BoardContext(Method.MATCHPOINTS, profile=STRICT)
    answers = {"different": "yes", "how": "cards", "forms": "known", "culprit": "no"}
    two = rule(context, smallest="2", **answers)
    assert any("65%" in line and "55%" in line for line in derived(two))
    three = rule(context, smallest="3", **answers)
    assert any("compared in itself" in line for line in derived(three))
    one = pairs(forms="known", smallest="1", culprit="no")
    assert any("nothing to be compared with" in line for line in derived(one))


@pytest.mark.parametrize("method", [Method.CROSS_IMPS, Method.BUTLER])
def test_law_87B_at_imps_nothing_is_brought_up_and_no_part_of_a_top_given(method: Method) -> None:
    context = BoardContext(method, profile=STRICT, other_forms={side: (5, 2) for side in Side})
    others = {side: {420: Fraction(3)} for side in Side}
    given = rule(replace(context, others=others), how="cards", forms="known", culprit="no")
    assert derived(given) == ["Each group is compared in itself."]


def test_law_87B_three_forms_are_not_called_two() -> None:
    others = {side: {420: Fraction(3)} for side in Side}
    context = BoardContext(
        Method.MATCHPOINTS, others=others, other_forms={side: (4, 4) for side in Side}
    )
    given = rule(context, how="cards", forms="known", culprit="no")
    assert "two" not in said(given)


def test_law_87B_a_marked_group_is_scored_by_itself() -> None:
    """Two other results of this form, four of the other: the smallest group has three."""
    others = {420: Fraction(1), -50: Fraction(1)}
    context = BoardContext(
        Method.MATCHPOINTS,
        result=parse_outcome("+450"),
        others={Side.NS: others, Side.EW: others},
        scores=7,
        other_forms={Side.NS: (4,), Side.EW: (4,)},
    )
    given = rule(context, how="cards", forms="known", culprit="no")
    lines = derived(given)
    # Two scores beaten are 4 of 4; brought up from three scores to seven: 7/3 x (4 + 1) - 1.
    assert any("North-South get 10 2/3 of 12 matchpoints" in line for line in lines)
    assert any("East-West get 1 1/3 of 12 matchpoints" in line for line in lines)


@pytest.mark.parametrize(
    ("tables", "clauses"), [("both", ("87A", "87C", "86B2")), ("one", ("87A", "86B1"))]
)
def test_law_87C_teams_go_on_with_86B(tables: str, clauses: tuple[str, ...]) -> None:
    given = rule(teams(), different="yes", how="cards", tables=tables, culprit="no")
    assert given.clauses == clauses
    assert given.goes_on == NO_COMPARABLE_RESULT.key
    assert awards(given) == {}


def test_law_87C_the_other_table_plays_the_same_form() -> None:
    given = rule(teams(), different="yes", how="dealer", tables="waiting")
    assert given.clauses == ("87A",)
    assert given.goes_on is None


def test_law_90B_who_fouled_it_can_be_penalised() -> None:
    at_pairs = rule(
        BoardContext(Method.MATCHPOINTS),
        different="yes",
        how="cards",
        forms="known",
        smallest="more",
        culprit="yes",
    )
    assert at_pairs.clauses == ("87A", "90B", "87B")
    assert any("a tenth of a top" in str(note) for note in at_pairs.notes)
    at_teams = rule(teams(), different="yes", how="cards", tables="both", culprit="yes")
    assert at_teams.clauses == ("87A", "90B", "87C", "86B2")
    assert any("3 IMPs" in str(note) for note in at_teams.notes)


def test_law_87_every_path_ends_and_cites_clauses_that_exist() -> None:
    paths = list(walk(FOULED_BOARD))
    assert len(paths) == PATHS
    for path in paths:
        laws = {asked.law for asked in path.asked} | set(path.ruling.clauses)
        laws |= {law for effect in path.ruling.effects if (law := getattr(effect, "law", None))}
        assert laws <= CLAUSES.keys()
        for asked in path.asked:
            assert "{" not in f"{asked.heading} {asked.why}"
    asked_for = {asked.key for path in paths for asked in path.asked}
    assert asked_for == {question.key for question in FOULED_BOARD.questions}
