"""Law 82C: the director has ruled wrongly."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgelaw.game import Side
from bridgelaw.laws import BadAnswer, Ruling, walk
from bridgelaw.laws.digest import CLAUSES
from bridgelaw.laws.score.director_error.procedure import DIRECTOR_ERROR
from bridgelaw.locale.language import language
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.outcomes import parse_outcome
from bridgelaw.table.effects import Adjustment, ScoreAdjusted
from tests.laws.score_rulings import asked, awards, interviewed, ruled, scores, texts

MATCH = BoardContext(
    Method.TEAMS,
    result=parse_outcome("2S= by N"),
    other_table={side: {420: 1} for side in Side},
)
TOO_LATE = {"still_normal": "no", "assignable": "yes"}

PATHS = list(walk(DIRECTOR_ERROR))


def corrected(context: BoardContext | None = None, /, **answers: str) -> Ruling:
    return ruled(DIRECTOR_ERROR, context, **answers)


def test_every_path_ends_and_cites_only_clauses_that_exist() -> None:
    assert len(PATHS) == 14
    for path in PATHS:
        assert {question.law for question in path.asked} <= CLAUSES.keys()
        assert set(path.ruling.clauses) <= CLAUSES.keys()
        assert set(awards(path.ruling)) in (set(), set(Side))
        for text in (path.ruling.headline, *path.ruling.notes, *path.ruling.derivation):
            assert "{" not in language("ja").say(text)
        for one in path.asked:
            assert "{" not in str(one.heading) + str(one.why)
    found = {question.key for path in PATHS for question in path.asked}
    assert found == {question.key for question in DIRECTOR_ERROR.questions}


def test_law_82B_an_error_that_can_be_put_right_is_put_right() -> None:
    given = corrected(still_normal="yes")
    assert given.clauses == ("82B",)
    assert given.effects == ()


def test_law_82C_both_sides_are_innocent_and_each_has_its_own_score() -> None:
    given = corrected(
        MATCH, **TOO_LATE, own_ns="no", right_ns="4S= by N", own_ew="no",
        right_ew="50% 4S= by N, 50% 4S-1 by N",
    )  # fmt: skip
    assert given.clauses == ("82C", "12A3", "12C1(c)")
    assert given.effects[0] == ScoreAdjusted(Adjustment.ASSIGNED, "12C1(c)")
    assert texts(given) == ("4S= by N", "1/2 4S= by N, 1/2 4S-1 by N")
    # 420 against 420 is nothing; -50 against 420 is 470, 10 IMPs for East-West.
    assert scores(given, MATCH) == ("0", "5")
    # Nobody offended, so that nobody is penalised.
    assert not any("90A" in str(note) for note in given.notes)


def test_law_82C_a_sides_own_mistake_stays() -> None:
    """Game was missed by a bidding mistake: a trick or two are given, and not the game."""
    interview = interviewed(DIRECTOR_ERROR, MATCH, **TOO_LATE, own_ns="yes")
    assert asked(interview) == "right_ns"
    assert interview.question is not None
    assert "own mistake stays" in str(interview.question.why)
    given = corrected(
        MATCH, **TOO_LATE, own_ns="yes", right_ns="2S+2 by N", own_ew="no", right_ew="2S+2 by N"
    )
    assert given.clauses == ("82C", "12A3", "12C1(b)")
    assert texts(given) == ("2S+2 by N", "2S+2 by N")
    innocent = interviewed(DIRECTOR_ERROR, MATCH, **TOO_LATE, own_ns="no")
    assert innocent.question is not None
    assert "own mistake stays" not in str(innocent.question.why)


def test_law_82C_artificial_only_where_nothing_else_is_possible() -> None:
    given = corrected(still_normal="no", assignable="no")
    assert given.clauses == ("82C", "12A3", "12C1(d)", "12C2(a)")
    assert texts(given) == ("A+", "A+")
    assert scores(given, MATCH) == ("3", "3")


def test_law_82C_and_12C4_in_a_knockout() -> None:
    given = corrected(replace(MATCH, knockout=True), still_normal="no", assignable="no")
    assert given.clauses == ("82C", "12A3", "12C1(d)", "12C4", "12C2(a)")
    assert str(given.derivation[-1]).endswith(" 0 IMPs.")


def test_law_82C_with_the_scores_nothing_is_asked_that_they_tell() -> None:
    found = {question.key for path in walk(DIRECTOR_ERROR, scores=MATCH) for question in path.asked}
    assert found == {
        "still_normal", "assignable", "own_ns", "own_ew", "right_ns", "right_ew"
    }  # fmt: skip


def test_law_82C_a_score_that_cannot_be_is_refused() -> None:
    interview = interviewed(DIRECTOR_ERROR, MATCH, **TOO_LATE, own_ns="no")
    with pytest.raises(BadAnswer, match="no contract gives"):
        interview.answer("+620")
