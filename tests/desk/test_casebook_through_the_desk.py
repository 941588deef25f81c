"""A case of the casebook at the desk gives what it gives without one, now and after a reload.

The desk writes each event, answer and ruling to its log; a second desk knows nothing but that log.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from bridgelaw.casebook.files import CaseFile
from bridgelaw.casebook.library import casebook_folder
from bridgelaw.casebook.run import Taken, take_steps
from bridgelaw.casebook.scores import Scores, match_imps, percents, scores_on_board, totals
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.results import meeting_of, results_of
from bridgelaw.desk.score_desk import decide, import_results
from bridgelaw.desk.times import now
from bridgelaw.formats import write_new
from bridgelaw.game.seats import Seat
from bridgelaw.laws import Interview
from bridgelaw.scoring.editions import EDITIONS
from bridgelaw.scoring.standings import score_field
from bridgelaw.store import Store
from bridgelaw.table import Table
from bridgelaw.table.events import Event
from bridgelaw.table.in_force import in_force
from bridgelaw.table.notation import event_from_json
from bridgelaw.table.result import result_of
from tests.casebook.cases import cases_of
from tests.rotation import rotated

PATHS = sorted(casebook_folder().rglob("*.yaml"))
WITH_SCORES = [path for path in PATHS if "\nfield:" in path.read_text(encoding="utf-8")]
WITHOUT_SCORES = [path for path in PATHS if path not in WITH_SCORES]


def cases(paths: Sequence[Path]) -> Iterator[CaseFile]:
    """Of each file the case itself or a variant, another one in every run: each takes its time."""
    for found in map(cases_of, paths):
        yield from rotated(found, part=len(found))


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """A log for all cases. It need not survive a loss of power."""
    opened = Store(str(tmp_path_factory.mktemp("casebook") / "desk.db"))
    with opened.database.reads.connect() as connection:
        connection.execute(sa.text("PRAGMA synchronous=OFF"))
    yield opened
    opened.close()


def facts_of(table: Table) -> object:
    """Everything that a table says follows from its state; what is offered is looked at too."""
    result = result_of(table)
    seat = table.to_call or table.to_play or table.board.dealer or Seat.NORTH
    return (
        table.text,
        vars(table._state),
        (table.legal_calls(seat).legal, table.legal_cards(seat).legal),
        in_force(table),
        None if result is None else result.to_json(),
    )


def stands(interview: Interview) -> object:
    """Where an interview stands, in plain values."""
    asked, ruling = interview.question, interview.ruling
    if ruling is not None:
        return replace(ruling, derived=())
    assert asked is not None
    return asked.key, asked.heading, asked.say, [option.key for option in asked.options]


class AtTheDesk:
    """A case that is taken to a desk."""

    def __init__(self, desk: Desk, session: str, case: CaseFile) -> None:
        self.desk = desk
        steps = list(take_steps(case))
        begun = Table(case.board, case.deal)
        # 13, 14: a live table does not go on with hands that are wrong, so what happened before
        # anybody counted is entered when the table is opened.
        before = steps[0].step.events if begun.wrong_hands and steps else ()
        self.table = desk.open_table(session, begun.after(*before))
        self.rulings: list[tuple[RulingRecord, Interview]] = []
        self.last = self.table.table
        for place, taken in enumerate(steps):
            self.take(taken, () if place == 0 and before else taken.step.events)
            self.last = taken.moment.table
            assert self.table.table == self.last

    def take(self, taken: Taken, events: Sequence[Event]) -> None:
        desk = self.desk
        if events:
            self.table = desk.happen(self.table, self.table.seq, *events)
        if taken.interview is None:
            return
        answers = taken.interview.answers
        # What nobody asks is offered by a face that assumes it not to be so.
        unasked = any(one.key == "said_aloud" for one in answers)
        key = taken.interview.procedure.key
        ruling = desk.open_ruling(key, at=self.table, assumes=unasked)
        for place, answer in enumerate(answers):
            ruling = desk.answer(ruling, ruling.seq, place, answer.value)
        assert stands(desk.interview(ruling)) == stands(taken.interview)
        if taken.interview.ruling is not None:
            ruling = desk.give(ruling, ruling.seq)
            self.table = desk.table(self.table.id)
        self.rulings.append((ruling, taken.interview))


def test_a_case_at_the_desk_is_the_case(store: Store) -> None:
    desk = Desk(store)
    sessions = {name: desk.open_session("casebook", edition=name).id for name in EDITIONS}
    taken = [
        AtTheDesk(desk, sessions[case.edition], case) for case in cases(rotated(WITHOUT_SCORES))
    ]
    other = Desk(store)
    for case in taken:
        expected = facts_of(case.last)
        assert facts_of(case.table.table) == expected
        again = other.table(case.table.id)
        assert again == case.table
        assert facts_of(again.table) == expected
        for ruling, interview in case.rulings:
            loaded = other.ruling(ruling.id)
            assert loaded == ruling
            assert stands(other.interview(loaded)) == stands(interview)
            if interview.ruling is not None:
                assert loaded.given is not None
                assert event_from_json(loaded.given["ruled"]) == interview.ruling.event


def test_the_scores_of_a_case_at_the_desk(store: Store) -> None:
    """Its field is imported, and what the case awards is entered: everybody has the same score."""
    desk = Desk(store)
    seen = scored = 0
    for case in cases(rotated(WITH_SCORES, part=3)):
        assert case.field is not None
        seen += 1
        file = write_new("yaml", score_field(case.field))
        club_session = desk.open_session("scores")
        club_session = import_results(desk, club_session, club_session.seq, "event.yaml", file)
        (*_, last) = take_steps(case)
        scores = last.moment.scores
        assert scores is not None
        line = scores.standings.field.lines[scores.place]
        if line.adjusted not in (None, case.field.lines[scores.place].adjusted):
            ns, ew, law = str(line.adjusted.ns), str(line.adjusted.ew), line.adjusted.law
            fact = ClubSession.adjusting(
                meeting_of(line), ns, ew, law=law, reason="", told=now(), ruling=None
            )
            club_session = decide(desk, club_session, club_session.seq, fact)
            scored += 1
        found = results_of(store, Desk(store).club_session(club_session.id))
        assert found is not None
        ours = Scores(found.standings, found.places[meeting_of(line)])
        for what in (totals, percents, scores_on_board, match_imps):
            assert what(ours) == what(scores), case.name
    assert scored > seen / 4
