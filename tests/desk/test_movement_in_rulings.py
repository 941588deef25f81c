"""15B with the movement of a Bridgemate file: what it knows is not asked, and stays in the log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bridgelaw import PROCEDURES, Interview
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.score_desk import import_results
from bridgelaw.game import Board
from bridgelaw.scoring.board_plan import BoardPlan, SidePlan, board_plan, plan_from_json
from bridgelaw.scoring.field import Event, Field, Line
from bridgelaw.scoring.movement import Encounter, Movement
from bridgelaw.scoring.outcomes import parse_outcome
from bridgelaw.store import Store
from bridgelaw.table import Table
from tests.formats.bws.evenings import Evening, mitchell, played

# At table 1 in round 2 NS 1 meets EW 5 on boards 3 and 4. NS 1 has had boards 1 and 2.
ROUNDS = mitchell(5)
FIRST_ROUND = [row for row in played(ROUNDS) if row["Round"] == 1]
EVENING = Evening(rounds=ROUNDS, received=FIRST_ROUND)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    store = Store(str(tmp_path / "desk.db"))
    yield Desk(store)
    store.close()


@pytest.fixture
def session(desk: Desk) -> ClubSession:
    found = desk.open_session("Tuesday")
    found = import_results(desk, found, found.seq, "evening.bws", EVENING.data())
    return desk.write(found, found.seq, ClubSession.calling_round(2))


def interview(plan: BoardPlan | None, **answers: str) -> Interview:
    found = Interview.begin(PROCEDURES["wrong-pair"], plan=plan)
    while found.question is not None and found.question.key in answers:
        found = found.answer(answers[found.question.key])
    return found


def plan(board: int, ns: SidePlan, ew: SidePlan, **more: Any) -> BoardPlan:
    return BoardPlan(board, "1", 2, (3, 4), ns, ew, **more)


NOT_YET = SidePlan("NS 1", False, 4, "EW 3")
BEFORE = SidePlan("NS 1", True, 1, "EW 1")


# The law


def test_15B2_a_board_of_a_later_round_is_completed() -> None:
    found = interview(
        plan(7, NOT_YET, SidePlan("EW 5", False, 5, "NS 4")),
        what="board", begun="yes", deprived="nobody",
    )  # fmt: skip
    assert found.ruling is not None
    assert found.ruling.clause == "15B2"
    notes = [str(note) for note in found.ruling.notes]
    assert "The movement: NS 1 plays board 7 in round 4 against EW 3." in notes
    assert any("Whoever was to meet them on this board" in note for note in notes)


def test_15B2_a_board_on_which_they_meet_later_is_swapped() -> None:
    found = interview(
        plan(7, SidePlan("NS 1", False, 4, "EW 5"), SidePlan("EW 5", False, 4, "NS 1")),
        what="board", begun="yes", deprived="nobody",
    )  # fmt: skip
    assert found.ruling is not None
    assert any("They do not play it again in its round" in str(note) for note in found.ruling.notes)


def test_15B1_a_board_that_somebody_has_played_is_cancelled() -> None:
    found = interview(
        plan(1, BEFORE, SidePlan("EW 5", False, 3, "NS 2")), what="board", begun="yes"
    )
    assert found.ruling is not None
    assert found.ruling.clause == "15B1"
    notes = [str(note) for note in found.ruling.notes]
    assert "North-South: the score from before counts, and nothing from this table." in notes
    assert "East-West plays the board at its time. Nobody talks about it until then." in notes


def test_an_earlier_board_without_a_result_is_asked_about() -> None:
    early = SidePlan("NS 1", False, 1, "EW 1")
    found = interview(plan(1, early, SidePlan("EW 5", False, 3, "NS 2")), what="board", begun="yes")
    assert found.question is not None
    assert found.question.key == "played_before"


def test_of_a_wrong_pair_the_movement_knows_nothing() -> None:
    found = interview(plan(7, NOT_YET, NOT_YET), what="pair", begun="yes", barometer="no")
    assert found.question is not None
    assert found.question.key == "played_before"


def test_a_barometer_is_known() -> None:
    found = interview(plan(3, NOT_YET, NOT_YET, is_barometer=True), what="board", begun="yes")
    assert found.ruling is not None
    assert "Barometer" in str(found.ruling.headline)


def test_without_a_movement_everything_is_asked() -> None:
    found = interview(None, what="board", begun="yes")
    assert found.question is not None
    assert found.question.key == "event"


# The plan of a board


MOVEMENT = Movement(
    (
        Encounter(1, "1", "1", "3", (1, 2)), Encounter(1, "2", "2", "4", (3, 4)),
        Encounter(2, "1", "1", "4", (3, 4)), Encounter(2, "2", "2", "3", (1, 2)),
        Encounter(3, "1", "1", "", ()),
    )
)  # fmt: skip


def test_the_plan_of_a_board() -> None:
    field = Field(Event(), (Line(3, "2", "4", parse_outcome("3NT= by N"), "2"),))
    found = board_plan(MOVEMENT, field, "1", 2, 3)
    assert found == BoardPlan(
        3, "1", 2, (3, 4), SidePlan("1", False, 2, "4"), SidePlan("4", True, 1, "2")
    )
    assert found.is_due_here
    assert found.played_before
    assert plan_from_json(found.as_json()) == found
    assert board_plan(MOVEMENT, field, "1", 3, 3) is None
    assert board_plan(MOVEMENT, field, "9", 1, 3) is None
    never = board_plan(MOVEMENT, field, "1", 1, 9)
    assert never is not None
    assert never.is_for_nobody_here


def test_where_everybody_plays_the_same_boards() -> None:
    same = Movement((Encounter(1, "1", "1", "2", (1,)), Encounter(1, "2", "3", "4", (1,))))
    found = board_plan(same, Field(Event(), ()), "1", 1, 1)
    assert found is not None
    assert found.is_barometer


# The desk


def test_a_ruling_at_a_table_knows_the_movement(desk: Desk, session: ClubSession) -> None:
    ruling = desk.open_ruling("wrong-pair", session.id, place="1", board="1")
    assert ruling.plan is not None
    assert (ruling.plan.ns.name, ruling.plan.ew.name, ruling.plan.boards) == (
        "NS 1", "EW 5", (3, 4),
    )  # fmt: skip
    for value in ("board", "yes"):
        ruling = desk.answer(ruling, ruling.seq, len(ruling.answers), value)
    given = desk.interview(ruling).ruling
    assert given is not None
    assert given.clause == "15B1"


def test_a_live_table_has_its_round(desk: Desk, session: ClubSession) -> None:
    at = desk.open_table(session.id, Table(Board.number(7)), "1")
    ruling = desk.open_ruling("wrong-pair", at=at)
    assert ruling.plan is not None
    assert (ruling.plan.round, ruling.plan.played_before) == (2, False)


def test_what_the_movement_said_stays_when_other_results_are_imported(
    desk: Desk, session: ClubSession
) -> None:
    ruling = desk.open_ruling("wrong-pair", session.id, place="1", board="1")
    before = ruling.plan
    other = replace(EVENING, rounds=mitchell(3), received=played(mitchell(3)))
    session = desk.club_session(session.id)
    import_results(desk, session, session.seq, "other.bws", other.data())
    again = Desk(desk.store).ruling(ruling.id)
    assert again.plan == before


def test_where_it_was_may_be_said_later(desk: Desk, session: ClubSession) -> None:
    ruling = desk.open_ruling("wrong-pair", session.id)
    assert ruling.plan is None
    for value in ("board", "yes", "pairs", "no", "no"):
        ruling = desk.answer(ruling, ruling.seq, len(ruling.answers), value)
    assert [key for key, _ in ruling.answers][2:] == ["event", "barometer", "played_before"]
    ruling = desk.seat(ruling, ruling.seq, {}, "1", "1")
    assert ruling.plan is not None
    # What the movement knows is not an answer any more.
    assert [key for key, _ in ruling.answers] == ["what", "begun"]
    assert Desk(desk.store).ruling(ruling.id).plan == ruling.plan
    assert desk.interview(ruling).ruling is not None


@pytest.mark.parametrize(("place", "board"), [("", "1"), ("1", ""), ("1", "x"), ("9", "1")])
def test_without_a_table_or_board_nothing_is_known(
    desk: Desk, session: ClubSession, place: str, board: str
) -> None:
    assert desk.open_ruling("wrong-pair", session.id, place=place, board=board).plan is None


def test_where_nobody_keeps_the_rounds_nothing_is_known(desk: Desk) -> None:
    found = desk.open_session("Tuesday")
    import_results(desk, found, found.seq, "evening.bws", EVENING.data())
    assert desk.open_ruling("wrong-pair", found.id, place="1", board="1").plan is None
