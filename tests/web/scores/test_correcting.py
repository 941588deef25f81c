"""79B, 79C: a wrong entry is corrected; that is no adjusted score."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession, Corrected
from bridgelaw.desk.results import results_of
from bridgelaw.desk.times import now
from tests.web.score_desk import ScoreDesk
from tests.web.visitor import Visitor, words_of

RESULTS = """\
# event,Tuesday pairs
# scoring,matchpoints
board,table,ns,ew,contract,by,result
1,1,1,3,3NT,N,=
1,2,2,4,3NT,S,-1
2,1,1,4,2H,W,=
2,2,2,3,2H,W,+1
"""


@pytest.fixture
def scores(director: Visitor, desk: Desk) -> ScoreDesk:
    found = ScoreDesk(director, desk)
    found.send_file(RESULTS, "club.csv")
    return found


def corrected(scores: ScoreDesk) -> Corrected:
    (found,) = scores.club_session.decisions
    assert isinstance(found, Corrected)
    return found


def test_it_is_looked_at_first_and_then_the_record_says_what_happened(scores: ScoreDesk) -> None:
    page = scores.get("/boards/1/1/correct")
    assert 'name="result-level" value="3" checked' in page and "data-save" not in page
    tapped = "result=&result-level=3&result-suit=NT&result-by=N&result-tricks=7"
    page = scores.get(f"/boards/1/1/correct?{tapped}&reason=both+agree&preview=yes")
    assert "NS 1 2 → 0 MP" in words_of(page) and "Correct to 3NT N −2" in words_of(page)
    assert scores.club_session.decisions == ()
    assert scores.post("/boards/1/1/correct", result="3NT-2 by N", reason="both agree") == (
        f"{scores.address}/boards/1"
    )
    found = corrected(scores)
    assert (found.was, found.result, found.law) == ("3NT= by N", "3NT-2 by N", "79C1")
    results = results_of(scores.desk.store, scores.club_session)
    assert results is not None
    line = results.field.lines[0]
    assert str(line.result) == "3NT-2 by N" and line.adjusted is None
    assert results.standings.totals["1"].points == 2, "it was 4, the top on both boards"
    assert "Record corrected: board 1, 1 against 3" in words_of(scores.get("/boards"))


def test_files_are_written_with_the_corrected_result(scores: ScoreDesk) -> None:
    scores.post("/boards/1/1/correct", result="3NT-2 by N")
    for path in ("/file", "/results.csv"):
        text = scores.visitor.client.get(scores.address + path).text
        row = next(line for line in text.splitlines() if line.startswith("1,1,"))
        assert "-2" in row and "adjust" not in row.lower()


def test_it_can_be_taken_back(scores: ScoreDesk) -> None:
    scores.post("/boards/1/1/correct", result="3NT-2 by N")
    scores.post("/take-back", entry=str(corrected(scores).entry))
    results = results_of(scores.desk.store, scores.club_session)
    assert results is not None and str(results.field.lines[0].result) == "3NT= by N"


def test_79C2_after_the_period_the_organiser_approves(scores: ScoreDesk) -> None:
    desk, club_session = scores.desk, scores.club_session
    desk.write(club_session, club_session.seq, ClubSession.posting(now() - timedelta(hours=5)))
    assert "approval of the organiser" in words_of(scores.get("/boards/1/1/correct"))
    scores.post("/boards/1/1/correct", result="3NT-2 by N")
    assert corrected(scores).law == "79C2"


@pytest.mark.parametrize("result", ["", "nine tricks", "9NT= by N", "3NT= by N"])
def test_what_is_no_correction_is_refused(scores: ScoreDesk, result: str) -> None:
    assert 'role="alert"' in scores.post("/boards/1/1/correct", 422, result=result)
    assert scores.club_session.decisions == ()


def test_a_ruling_leads_to_the_form_of_its_line(scores: ScoreDesk) -> None:
    desk = scores.desk
    record = desk.open_ruling("adjusted-score", scores.id, place="2", board="1")
    go = scores.visitor.client.get(f"{scores.address}/enter?ruling={record.id}")
    assert go.headers["location"] == f"{scores.address}/boards/1/2?ruling={record.id}"
    go = scores.visitor.client.get(f"{scores.address}/enter?ruling={record.id}&what=correct")
    assert go.headers["location"] == f"{scores.address}/boards/1/2/correct?ruling={record.id}"
    elsewhere = desk.open_ruling("adjusted-score", scores.id, place="9", board="1")
    go = scores.visitor.client.get(f"{scores.address}/enter?ruling={elsewhere.id}")
    assert go.headers["location"] == f"{scores.address}/boards?ruling={elsewhere.id}"


def test_79C_the_result_that_a_ruling_found_is_filled_in(scores: ScoreDesk) -> None:
    desk = scores.desk
    record = desk.open_ruling("tricks-disputed", scores.id, place="1", board="1")
    wanted = {"matter": "entry", "right": "3NT-2 by N"}
    while (asked := desk.interview(record).question) is not None:
        answer = wanted.get(asked.key) or asked.samples()[0]
        record = desk.answer(record, record.seq, len(record.answers), answer)
    record = desk.give(record, record.seq)
    page = scores.get(f"/enter?ruling={record.id}&what=correct")
    assert 'name="result-tricks" value="7"' in page and "Correct the record" in page


def test_after_a_claim_the_result_is_tapped_on_the_strip_of_its_line(scores: ScoreDesk) -> None:
    desk = scores.desk
    record = desk.open_ruling("claim", scores.id, place="2", board="1")
    while (asked := desk.interview(record).question) is not None:
        record = desk.answer(record, record.seq, len(record.answers), asked.samples()[-1])
    record = desk.give(record, record.seq)
    there = f"{scores.address}/enter?what=correct&ruling={record.id}"
    page = scores.visitor.get(f"/rulings/{record.id}")
    assert "Enter the result" in words_of(page)
    assert there.replace("&", "&amp;") in page
    assert 'data-contract="result"' in scores.get(f"/boards/1/2/correct?ruling={record.id}")
