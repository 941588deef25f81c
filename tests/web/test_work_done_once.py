"""Work is done once: what an event, an answer and an imported file cost, counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bridgelaw.desk import results
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.table import TableRecord
from bridgelaw.desk.score_desk import decide
from bridgelaw.desk.times import now
from bridgelaw.game import Board
from bridgelaw.laws import PROCEDURES
from bridgelaw.laws.machinery import lookahead
from bridgelaw.scoring.stated import keeping
from bridgelaw.store import Store
from bridgelaw.table import Table, read_event, read_events
from bridgelaw.table import table as tables
from bridgelaw.table.events import Event
from bridgelaw.table.fold.log import fold
from tests.cli.fields import PAIRS
from tests.web.at_table import AtTable
from tests.web.ruling_steps import Ruler
from tests.web.score_desk import ScoreDesk
from tests.web.visitor import Visitor


class Work:
    """How often what is costly was done since it was last asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._done: Counter[str] = Counter()
        self.folded: Counter[Event] = Counter()
        self._is_looking_ahead = False
        self._patch = monkeypatch.setattr
        self._patch(tables, "fold", self._folding(fold))
        # The head of a page looks at the round every other second, however slow the machine is.
        monkeypatch.setattr("bridgelaw.web.server.live.round_shown._FRESH", 3600.0)
        self.count(Table, "after")
        self.count(Store, "read_together")
        self.count(results, "read_data")
        self.count(results, "score_field")
        self.count(keeping, "score_field")
        self.count(results, "line_with")
        ahead = lookahead._foreseen

        def foreseen(*given: Any) -> Any:
            self._is_looking_ahead = True
            try:
                return ahead(*given)
            finally:
                self._is_looking_ahead = False

        self._patch(lookahead, "_foreseen", foreseen)

    def count(self, where: Any, name: str) -> None:
        self._patch(where, name, self._counted(name, getattr(where, name)))

    def _counted(self, name: str, do: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            if not self._is_looking_ahead:
                self._done[name] += 1
            return do(*args, **kwargs)

        return call

    def _folding(self, fold: Callable[..., None]) -> Callable[..., None]:
        def call(state: Any, events: Iterable[Event]) -> None:
            known = tuple(events)
            self.folded.update(known)
            fold(state, known)

        return call

    @contextmanager
    def runs_of(self, procedure: str) -> Iterator[None]:
        """Counts the runs of a procedure beside the look-ahead, as `run`."""
        found = PROCEDURES[procedure]
        laws = dict(found._read())
        for edition, law in laws.items():
            found._laws[edition] = law._replace(run=self._counted("run", law.run))
        try:
            yield
        finally:
            found._laws.update(laws)

    def done(self) -> Counter[str]:
        done, self._done = self._done, Counter()
        return done


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    return Work(monkeypatch)


@pytest.mark.parametrize(
    ("line", "event"),
    [("S 1C", "S 1C"), ("1C", "S 1C"), ("E exposes H5", "E exposes H5")],
    ids=["in full", "short", "not a call"],
)
def test_an_event_is_folded_once(
    director: Visitor, desk: Desk, work: Work, line: str, event: str
) -> None:
    at = AtTable(director, desk)
    seen, token = str(at.record.seq), director.token
    work.done()
    work.folded.clear()
    director.client.post(f"{at.address}/events", data={"token": token, "seen": seen, "line": line})
    posted = work.done()
    assert posted["after"] == 1
    assert posted["read_together"] == 1
    director.get(at.address)
    assert work.folded[read_event(event)] == 1
    assert work.done()["read_together"] == 1
    assert desk.table(at.record.id).table.log == (read_event(event),)


def test_several_events_of_one_line_are_folded_once_each(
    director: Visitor, desk: Desk, work: Work
) -> None:
    at = AtTable(director, desk)
    work.done()
    at.enter("1C P 1H P, E exposes H5")
    assert work.done()["after"] == 5
    assert len(at.record.table.log) == 5


def test_a_table_that_is_opened_with_events_is_folded_once(desk: Desk, work: Work) -> None:
    session = desk.open_session("Monday")
    at = Table(Board.number(3), None, read_events("S 1C, W P, N 1H"))
    work.folded.clear()
    work.done()
    opened = desk.open_table(session.id, at)
    assert not work.folded and not work.done()["after"]
    assert Desk(desk.store).table(opened.id) == opened


def _at_the_table(desk: Desk) -> TableRecord:
    at = Table(Board.number(3), None, read_events("S 1H, W P, N 1C"))
    return desk.open_table(desk.session_or_new("Monday").id, at, "7")


@pytest.mark.parametrize("is_at_table", [True, False], ids=["at a table", "quick"])
def test_an_answer_is_read_and_replayed_within_limits(
    director: Visitor, desk: Desk, work: Work, is_at_table: bool
) -> None:
    ruler = Ruler(director, desk)
    ruling = ruler.open(
        "insufficient-bid", **({"table": _at_the_table(desk).id} if is_at_table else {})
    )
    director.get(f"/rulings/{ruling}")
    answers = 0
    with work.runs_of("insufficient-bid"):
        while (asked := ruler.asked(ruling)) is not None:
            seen, value = str(ruler.record(ruling).seq), asked.samples()[-1]
            address = f"/rulings/{ruling}/{len(ruler.record(ruling).answers)}"
            work.done()
            page = ruler.post(address, answer=value, seen=seen, key=asked.key)
            posted = work.done()
            assert page.status_code == 303
            director.get(page.headers["location"])
            shown = work.done()
            # The question was put, and so run, by the page before; the next one is run once, when
            # it is looked at whether it is asked at all. A bidding box is marked by what follows
            # each kind of call, and not each call.
            leads_to_box = is_at_table and asked.key in ("accepts", "accepts_second")
            assert posted["run"] == 1
            assert shown["run"] <= (45 if leads_to_box else 0)
            # The page of a ruling looks once more, for the club's own rules.
            is_ruled = ruler.asked(ruling) is None
            assert (posted["read_together"], shown["read_together"]) == (1, 1 + is_ruled)
            answers += 1
    assert answers >= 2


def test_an_answer_to_a_desk_that_has_just_started_costs_two_replays(
    director: Visitor, desk: Desk, work: Work
) -> None:
    ruler = Ruler(director, desk)
    ruling = ruler.open("insufficient-bid", table=_at_the_table(desk).id)
    asked, record = ruler.asked(ruling), ruler.record(ruling)
    assert asked is not None
    address = f"/rulings/{ruling}/{len(record.answers)}"
    desk.forget()
    with work.runs_of("insufficient-bid"):
        work.done()
        page = ruler.post(address, answer=asked.samples()[0], seen=str(record.seq))
        director.get(page.headers["location"])
    done = work.done()
    assert done["run"] == 2
    # The page of a ruling looks once more, for the club's own rules.
    assert done["read_together"] == 3 + (ruler.asked(ruling) is None)


def test_a_ruling_that_is_given_is_folded_once_at_its_table(
    director: Visitor, desk: Desk, work: Work
) -> None:
    ruler = Ruler(director, desk)
    at = _at_the_table(desk)
    ruling = ruler.open("insufficient-bid", table=at.id)
    ruler.rule(ruling)
    found = ruler.desk.interview(ruler.record(ruling)).ruling
    assert found is not None
    seen = str(ruler.record(ruling).seq)
    work.folded.clear()
    with work.runs_of("insufficient-bid"):
        work.done()
        assert ruler.post(f"/rulings/{ruling}/give", seen=seen).status_code == 303
        assert desk.table(at.id).table.log[-1] == found.event
        assert work.done()["run"] == 0
    assert work.folded[found.event] <= 1, "the table remembers the ruling that was tried"


@pytest.mark.parametrize("profile", ["WBF", "JCBL"])
@pytest.mark.parametrize("of_its_own", ["", "profile: {like: WBF, sympathetic_limit: 2/5}\n"])
def test_an_imported_file_is_parsed_and_scored_once(
    director: Visitor, desk: Desk, work: Work, profile: str, of_its_own: str
) -> None:
    scores = ScoreDesk(director, desk)
    scores.post("/rename", name="Tuesday", profile=profile)
    work.done()
    scores.send_file(of_its_own + PAIRS)
    scores.get()
    scores.get("/file")
    done = work.done()
    assert (done["read_data"], done["score_field"]) == (1, 1)
    # Under other regulations it is scored again, but not read again.
    other = "WBF" if profile == "JCBL" else "JCBL"
    scores.post("/rename", name="Tuesday", profile=other)
    scores.get()
    done = work.done()
    assert (done["read_data"], done["score_field"]) == (0, 0 if of_its_own else 1)


def test_an_adjusted_score_is_worked_out_once(director: Visitor, desk: Desk, work: Work) -> None:
    scores = ScoreDesk(director, desk)
    scores.send_file(PAIRS)
    found = results.results_of(desk.store, scores.club_session)
    assert found is not None
    meeting = results.meeting_of(found.field.lines[0])
    fact = ClubSession.adjusting(
        meeting, "avg+", "avg-", law="12C2", reason="", told=now(), ruling=None
    )
    work.done()
    after = decide(desk, scores.club_session, scores.club_session.seq, fact)
    scores.get()
    assert work.done()["line_with"] == 1
    kept = results.results_of(desk.store, after)
    assert kept is not None and kept.field.lines[0].adjusted is not None
    assert kept.field.lines[0].adjusted.law == "12C2"
