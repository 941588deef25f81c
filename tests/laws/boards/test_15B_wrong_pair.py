"""Law 15B: a board played by the wrong pair, in the wrong direction, or at the wrong time."""

from __future__ import annotations

import pytest

from bridgelaw.game import Board, Seat, Side
from bridgelaw.laws import WRONG_PAIR, Interview, Ruling, walk
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.board_plan import BoardPlan, SidePlan
from bridgelaw.scoring.field import Method
from bridgelaw.table import Table
from tests.laws.board_samples import PLAYED
from tests.laws.interviews import interviewed, table

PAIR = {"what": "pair", "begun": "yes", "event": "pairs", "barometer": "no"}


def ruling(at: Table | None = None, /, **answers: str) -> Ruling:
    found = interviewed(at, WRONG_PAIR, **answers).ruling
    assert found is not None
    return found


def test_15B2_statement_15c_the_board_is_completed_and_nobody_is_reseated() -> None:
    given = ruling(**PAIR, played_before="no", due="others", deprived="nobody")
    assert given.clauses == ("15B2", "8B2")
    assert given.goes_on is None
    assert "nobody is reseated" in str(given.words[0].text)
    assert given.effects == ()


def test_15B_statement_15e_the_others_meet_each_other() -> None:
    given = ruling(**PAIR, played_before="no", due="others", deprived="nobody")
    assert any("plays it against those who should have" in str(note) for note in given.notes)


def test_15B_statement_15d_it_may_be_impossible() -> None:
    given = ruling(**PAIR, played_before="no", due="not", deprived="others")
    assert any("may be impossible" in str(note) for note in given.notes)
    assert given.clauses == ("15B2", "8B2", "15B3")
    assert dict(given.hands_over) == {"power": "law", "law": "15B3"}


def test_15B_statement_15f_barometer() -> None:
    given = ruling(what="pair", begun="yes", event="pairs", barometer="yes")
    assert given.clause == "15B2"
    assert "82B" in given.clauses
    assert "rightly seated" in str(given.headline)


def test_15B2_a_board_of_another_round_against_the_same_opponents() -> None:
    answers = PAIR | {"what": "board"}
    given = ruling(**answers, played_before="no", due="together", deprived="nobody")
    assert any("do not play it again" in str(note) for note in given.notes)
    assert any("8B2" in str(note) for note in given.notes)  # the right board later


@pytest.mark.parametrize(
    "after_ns, after_ew, awards",
    [
        ("keeps", "later", {Side.NS: "no score", Side.EW: "no score"}),
        ("keeps", "deprived", {Side.NS: "no score", Side.EW: "A+"}),
        ("deprived", "deprived", {Side.NS: "A-", Side.EW: "A+"}),
    ],
)
def test_15B1_cancelled_for_both_and_each_gets_what_it_is_due(
    after_ns: str, after_ew: str, awards: dict[Side, str]
) -> None:
    answers = PAIR | {"played_before": "yes", "after_ns": after_ns, "after_ew": after_ew}
    if after_ns == "deprived":
        answers["fault_ns"] = "directly"
    if after_ew == "deprived":
        answers["fault_ew"] = "none"
    given = ruling(**answers)
    assert given.clause == ("15B3" if "deprived" in (after_ns, after_ew) else "15B1")
    assert {side: one.award for side, one in given.awards.items()} == awards


def test_15B1_nothing_more_is_played_at_this_table() -> None:
    at = table(PLAYED)
    answers = {"what": "pair", "event": "pairs", "barometer": "no", "played_before": "yes",
               "after_ns": "keeps", "after_ew": "later"}  # fmt: skip
    assert at.after(ruling(at, **answers).event).to_play is None
    # 15B2: it is completed.
    answers |= {"played_before": "no", "due": "others", "deprived": "nobody"}
    del answers["after_ns"], answers["after_ew"]
    assert at.after(ruling(at, **answers).event).to_play is Seat.NORTH


def test_15B_never_ends_in_a_score_that_stands_where_somebody_is_deprived() -> None:
    for path in walk(WRONG_PAIR):
        if "15B3" in path.ruling.clauses:
            assert path.ruling.awards or path.ruling.goes_on == "adjusted-score"


def test_15B_is_not_for_teams() -> None:
    given = ruling(what="pair", begun="yes", event="teams", teams_due="no")
    assert given.clauses == ("15B", "86B")
    assert given.goes_on == "no-comparable-result"
    scores = BoardContext(Method.TEAMS)
    interview = Interview.begin(WRONG_PAIR, table("W 1C"), scores=scores).answer("pair")
    assert interview.question is not None and interview.question.key == "teams_due"


def test_16D2c_a_board_of_a_match_that_is_still_due_is_played_then() -> None:
    at = table("W 1C, N P")
    given = ruling(at, what="board", event="teams", teams_due="later")
    assert given.clauses == ("15B", "16D1", "16D2(c)")
    # Here it ends, and nobody gets anything for it.
    assert at.after(given.event).to_call is None
    assert {one.award for one in given.awards.values()} == {"no score"}


def test_82B_only_the_order_of_the_boards_of_a_match_was_wrong() -> None:
    at = table("W 1C, N P")
    given = ruling(at, what="board", event="teams", teams_due="here")
    assert given.clauses == ("15B", "82B")
    assert at.after(given.event).to_call is Seat.EAST


def test_82B_the_movement_knows_whether_they_meet_on_the_board() -> None:
    sides = SidePlan("Team 1", False, 2, "Team 2"), SidePlan("Team 2", False, 2, "Team 1")
    plan = BoardPlan(7, "1", 1, (1, 2), *sides, is_teams=True)
    interview = Interview.begin(WRONG_PAIR, table("W 1C"), plan=plan).answer("board")
    assert interview.ruling is not None and interview.ruling.clauses == ("15B", "82B")


def test_before_the_auction_period_it_is_simply_put_right() -> None:
    assert ruling(Table(Board(Seat.WEST)), what="pair", begun="no").clauses == ("5B",)
    assert ruling(what="board", begun="no").clauses == ("8A1",)
    # At a table where somebody has called nobody is asked.
    asked = interviewed(table("W 1C"), WRONG_PAIR, what="pair").question
    assert asked is not None and asked.key == "event"


def test_directions() -> None:
    stands = ruling(what="direction", begun="yes", as_sat="yes")
    assert stands.clauses == ("5A", "82B")
    assert stands.goes_on is None
    adjusted = ruling(what="direction", begun="yes", as_sat="no")
    assert adjusted.goes_on == "adjusted-score"


def test_87_where_the_forms_differ() -> None:
    given = ruling(what="form")
    assert given.goes_on == "fouled-board"
    assert dict(given.hands_over) == {"different": "yes"}


def test_15B_a_barometer_is_a_rarity_that_is_not_asked_about_first() -> None:
    """What everybody in the event knows stands behind one line, and is still there to be said."""
    interview = Interview.begin(WRONG_PAIR)
    for answer in ("pair", "yes", "pairs"):
        interview = interview.answer(answer)
    assert interview.question is not None and interview.question.key == "barometer"
    assert "barometer" in str(interview.question.unusual)
    asked = interview.assuming().question
    assert asked is not None and asked.key == "played_before"
