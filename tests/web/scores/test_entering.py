"""Back into the scoring program: the sheet is ticked off, and checked in the next file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.entering import EntryState, SheetRow, sheet_of
from bridgelaw.desk.records.club_session import ClubSession, Meeting
from bridgelaw.desk.results import results_of
from bridgelaw.desk.times import now
from bridgelaw.formats import read_data
from bridgelaw.scoring.presentation.to_enter import LineToEnter
from tests.formats.bws.evenings import Evening, mitchell, played
from tests.web.score_desk import ScoreDesk
from tests.web.visitor import Visitor, words_of

EVENING = Evening(rounds=mitchell(5), received=played(mitchell(5)))
WEIGHTED = "2/3 4S= by N, 1/3 4S-1 by N"


@pytest.fixture
def at(director: Visitor, desk: Desk) -> ScoreDesk:
    found = ScoreDesk(director, desk)
    found.send_file(EVENING.data(), "evening.bws")
    return found


def adjust(at: ScoreDesk, place: int, ns: str, ew: str) -> Meeting:
    """Awards on a line by its place in the file."""
    row = EVENING.received[place]
    meeting = Meeting(1, row["Board"], f"NS {row['PairNS']}", f"EW {row['PairEW']}")
    fact = ClubSession.adjusting(meeting, ns, ew, law="12C", reason="", told=now(), ruling=None)
    at.desk.write(at.club_session, at.club_session.seq, fact)
    return meeting


def import_with(at: ScoreDesk, changes: Mapping[int, Mapping[str, Any]]) -> None:
    """The file comes again, with other rows."""
    rows = [{**row, **changes.get(place, {})} for place, row in enumerate(EVENING.received)]
    at.send_file(replace(EVENING, received=rows).data(), "evening.bws")


def rows_of(at: ScoreDesk) -> tuple[SheetRow, ...]:
    club_session = at.club_session
    results = results_of(at.desk.store, club_session)
    assert results is not None
    return sheet_of(club_session, results).rows


def states(at: ScoreDesk) -> list[EntryState]:
    return [row.state for row in rows_of(at)]


def tick_all(at: ScoreDesk) -> None:
    for row in rows_of(at):
        at.visitor.post(f"{at.address}/to-enter", what=row.what, on="yes")


def test_what_was_ticked_is_found_in_the_next_file_or_missed_there(at: ScoreDesk) -> None:
    adjust(at, 0, "4S= by N", "4S= by N")  # entered
    adjust(at, 1, "A+", "A-")  # entered as a percentage
    adjust(at, 2, "3C= by W", "3C= by W")  # ticked and forgotten
    adjust(at, 3, "2S= by N", "2S= by N")  # entered wrongly
    adjust(at, 5, WEIGHTED, WEIGHTED)  # no such file shows it
    assert set(states(at)) == {EntryState.WAITING}
    tick_all(at)
    assert set(states(at)) == {EntryState.TICKED}
    assert "5 of 5 entered" in words_of(at.get("/to-enter"))
    import_with(
        at,
        {
            0: {"NS/EW": "N", "Contract": "4 S", "Result": "="},
            1: {"Contract": None, "Result": None, "Remarks": "60%-40%"},
            3: {"NS/EW": "N", "Contract": "2 S", "Result": "+1"},
        },
    )
    by_board = {row.what: row.state for row in rows_of(at)}
    assert sorted(state.value for state in by_board.values()) == [
        "differs", "in file", "in file", "missing", "unseen",
    ]  # fmt: skip
    page = words_of(at.get("/to-enter"))
    assert "3 of 5 entered · look again: 2" in page
    assert "the file has 2S+1 by N" in page and "ticked, but the file still has 2H-1 by E" in page


def test_a_tick_is_taken_back_and_kept_for_everybody(at: ScoreDesk, anybody: Visitor) -> None:
    adjust(at, 0, "A", "A")
    (row,) = rows_of(at)
    tick_all(at)
    assert states(at) == [EntryState.TICKED]
    at.visitor.post(f"{at.address}/to-enter", what=row.what, on="no")
    assert states(at) == [EntryState.WAITING]
    at.visitor.post(f"{at.address}/to-enter", 422, what="line 1 99 NS 1 EW 1", on="yes")
    assert anybody.client.get(f"{at.address}/to-enter").status_code == 303


def test_another_decision_is_entered_again(at: ScoreDesk) -> None:
    adjust(at, 0, "4S= by N", "4S= by N")
    tick_all(at)
    adjust(at, 0, "4S+1 by N", "4S+1 by N")
    assert states(at) == [EntryState.CHANGED]
    assert "changed since; entered was: 4S= by N" in words_of(at.get("/to-enter"))


def test_penalties_are_ticked_too(at: ScoreDesk) -> None:
    for _ in range(2):
        fact = ClubSession.penalizing("NS 2", "10%", 1, "90B", "late", None)
        at.desk.write(at.club_session, at.club_session.seq, fact)
    first, second = rows_of(at)
    assert first.what != second.what
    at.visitor.post(f"{at.address}/to-enter", what=first.what, on="yes")
    assert states(at) == [EntryState.TICKED, EntryState.WAITING]
    import_with(at, {})
    assert states(at) == [EntryState.UNSEEN, EntryState.WAITING]


def test_it_goes_section_by_section_then_board_then_table(director: Visitor, desk: Desk) -> None:
    rounds = [*mitchell(3), *({**row, "Section": 2} for row in mitchell(3))]
    evening = Evening(
        sections=[{"ID": 1, "Letter": "A", "Tables": 3, "MissingPair": 0},
                  {"ID": 2, "Letter": "B", "Tables": 3, "MissingPair": 0}],
        rounds=rounds, received=played(rounds),
    )  # fmt: skip
    at = ScoreDesk(director, desk)
    at.send_file(evening.data(), "evening.bws")
    lines = read_data(evening.data(), "evening.bws").field.lines
    for line in lines[::-1]:
        meeting = Meeting(line.session, line.board, line.ns, line.ew)
        fact = ClubSession.adjusting(meeting, "7NT= by N", "7NT= by N", law="12C", reason="",
                                     told=now(), ruling=None)  # fmt: skip
        desk.write(at.club_session, at.club_session.seq, fact)
    rows = [row.of for row in rows_of(at)]
    order = [(each.table[0], each.line.board, each.table)
             for each in rows if isinstance(each, LineToEnter)]  # fmt: skip
    assert len(order) == len(lines) and order == sorted(order)


@pytest.mark.parametrize("ns, ew", [("4S= by N", "4S= by N"), (WEIGHTED, WEIGHTED),
                                    ("4S= by N", "4S-1 by N"), ("A+", "A-"), ("62%", "no score"),
                                    (WEIGHTED, "A-")])  # fmt: skip
def test_every_award_leaves_in_every_format_that_can_hold_it(
    at: ScoreDesk, ns: str, ew: str
) -> None:
    meeting = adjust(at, 4, ns, ew)
    for path in ("/file", "/results.pbn", "/results.csv"):
        response = at.visitor.client.get(at.address + path)
        name = {"/file": "evening.xml"}.get(path, path[1:])
        (line,) = [one for one in read_data(response.content, name).field.lines if one.adjusted]
        assert (line.board, line.ns, line.ew) == (meeting.board, meeting.ns, meeting.ew), path
        assert line.adjusted is not None
        assert (str(line.adjusted.ns), str(line.adjusted.ew)) == (ns, ew), path


def test_without_a_ruling_the_address_is_said_not_to_be_whole(at: ScoreDesk) -> None:
    page = words_of(at.visitor.get(f"/scores/{at.club_session.id}/enter", 404))
    assert "does not say what to open" in page and "“”" not in page
