"""The log of rulings, its report and its spreadsheet."""

from __future__ import annotations

import csv
import io
import re
from datetime import timedelta

import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.times import now
from bridgelaw.game.boards import Board
from bridgelaw.game.seats import Seat
from bridgelaw.table.table import Table
from tests.web.ruling_steps import Ruler
from tests.web.visitor import Visitor, words_of


def ruled(
    desk: Desk,
    session: str = "",
    procedure: str = "insufficient-bid",
    *,
    place: str = "",
    board: str = "",
    north: str = "",
) -> RulingRecord:
    """A ruling that was given, by the last answer to each question."""
    record = desk.open_ruling(procedure, session, place=place, board=board, players={"N": north})
    while (asked := desk.interview(record).question) is not None:
        answer = asked.samples()[-1]
        record = desk.answer(record, record.seq, len(record.answers), answer)
    return desk.give(record, record.seq)


@pytest.fixture
def club_session(desk: Desk) -> ClubSession:
    return desk.open_session("Tuesday pairs")


def listed(page: str) -> list[str]:
    """The rulings on a page, in order; drafts at rest not counted."""
    return re.findall(r'<a class="deed go log-line" href="/rulings/(r-\w+)"', page)


def test_log_is_a_line_a_ruling_by_table_with_the_newest_first(
    director: Visitor, desk: Desk, club_session: ClubSession
) -> None:
    first = ruled(desk, club_session.id, place="3", board="7", north="Ada Byron")
    other = ruled(desk, desk.open_session("Wednesday teams").id)
    second = ruled(desk, club_session.id, "revoke", place="10")
    third = ruled(desk, club_session.id, place="3", board="9")
    elsewhere = ruled(desk, club_session.id, "claim")
    desk.write(desk.club_session(other.session), 1, ClubSession.closing(True))
    page = director.get("/log")
    assert listed(page) == [third.id, first.id, second.id, elsewhere.id]
    words = words_of(page)
    assert first.given is not None
    assert words.count(first.given["headline"]["en"].rstrip(".")) >= 2
    assert words.index("Table 3") < words.index("Table 10") < words.index("Without a table")
    assert words.count("Table 3") == 1 and "Ada Byron" not in words, "the rest is on its page"
    assert "Tonight" in words and "All 4" in words
    assert set(listed(director.get("/log?session=all"))) == {*listed(page), other.id}
    assert listed(director.get(f"/log?session={other.session}")) == [other.id]
    director.get("/log?session=s-nothing", 404)


def test_to_do_and_appealed_are_one_tap_away(
    director: Visitor, desk: Desk, club_session: ClubSession
) -> None:
    record = ruled(desk, club_session.id, place="3", board="7")
    assert record.duties
    done = ruled(desk, club_session.id, "trick-count", place="4")
    director.send(f"/rulings/{done.id}/mark", mark="appealed", on="yes")
    page = director.get("/log")
    assert "All 2To do 1Appeal 1" in words_of(page)
    assert listed(director.get("/log?state=due")) == [record.id]
    assert listed(director.get("/log?state=appealed")) == [done.id]
    there = director.get(f"/rulings/{done.id}")
    assert "Not appealed" in there and "Mark as appealed" not in there
    assert "Mark as appealed" in director.get(f"/rulings/{record.id}")


def test_a_draft_that_nobody_touched_is_no_line_but_one_at_the_foot(
    director: Visitor, desk: Desk, club_session: ClubSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    draft = desk.open_ruling("claim", club_session.id, place="3")
    page = director.get("/log")
    assert "begun" in page and "untouched" not in page
    later = now() + timedelta(minutes=16)
    monkeypatch.setattr("bridgelaw.web.log.routes.now", lambda: later)
    page = director.get("/log")
    assert "Drafts: 1 untouched for 15 minutes" in words_of(page) and "All 0" in words_of(page)
    assert page.index("untouched") < page.index(draft.id)
    assert "untouched" not in director.get("/log?state=open")


UNSAID = {"en": "nothing unusual was said", "ja": "変わったことは言われていない"}


def test_what_nobody_said_stands_nowhere_as_a_players_word(
    director: Visitor, desk: Desk, club_session: ClubSession
) -> None:
    """Rarities are not asked about: that it was none is what the director began with."""
    record = desk.open_ruling("insufficient-bid", club_session.id, who=Seat.NORTH, assumes=True)
    step = len(record.answers)
    record = desk.answer(record, record.seq, step, "yes", assumes=True)
    record = desk.give(record, record.seq)
    assert record.given is not None
    for code, words in UNSAID.items():
        asked = record.given["said"][code]["asked"]
        unsaid = [one for one in asked if one["usual"]]
        assert [one["key"] for one in asked if not one["usual"]] == ["accepts"]
        assert any(one["by"] for one in unsaid), "North would have been asked"
        log = words_of(director.get(f"/rulings/{record.id}?lang={code}"))
        rows = list(csv.reader(io.StringIO(director.client.get(f"/log.csv?lang={code}").text)))
        for one in unsaid:
            answer = " ".join(one["answer"].split())
            assert f"{one['by']}: {answer}" not in log and f"{one['by']}：{answer}" not in log
            assert f"{answer} ({words})" in log or f"{answer} （{words}）" in log
            assert any(f"{one['question']} {one['answer']} ({words})" in cell for cell in rows[1])
        page = director.get(f"/rulings/{record.id}/report?lang={code}")
        table = words_of(page.partition("<h2>")[2].partition("</table>")[0])
        for one in unsaid:
            assert one["question"] not in table and one["question"] in words_of(page)


FOUND_BY = {
    "place=3": "a", "board=7": "a", "law=27": "a", "law=6": "", "law=61": "b",
    "procedure=revoke": "b", "state=open": "c", "state=given": "ba", "state=appealed": "b",
    "state=undone": "d", "words=byron": "a", "words=BYRON+insufficient": "a",
    "words=byron+revoke": "", "words=agreed+facts": "b", "words=リボーク": "b",
    "words=appealed": "d", "since=2020-01-01T00:00": "dcba", "until=2020-01-01T00:00": "",
}  # fmt: skip


def test_filter_finds(director: Visitor, desk: Desk, club_session: ClubSession) -> None:
    names = {ruled(desk, club_session.id, place="3", board="7", north="Ada Byron").id: "a"}
    record = ruled(desk, club_session.id, "revoke")
    noted = RulingRecord.noting("Agreed facts")
    names[desk.write(record, record.seq, record.marking("appealed"), noted).id] = "b"
    names[desk.open_ruling("claim", club_session.id).id] = "c"
    record = ruled(desk, club_session.id, "trick-count", north="appealed")  # only called so
    names[desk.write(record, record.seq, record.marking("withdrawn")).id] = "d"
    found = {
        query: "".join(sorted(names[one] for one in listed(director.get(f"/log?{query}"))))
        for query in FOUND_BY
    }
    assert found == {query: "".join(sorted(names)) for query, names in FOUND_BY.items()}


def test_bad_filter_is_refused_beside_its_field(director: Visitor) -> None:
    for query in (
        "law=nonsense", "since=yesterday", "state=odd", "procedure=odd", "before=x",
        "before=99999999999999999999999",
    ):  # fmt: skip
        assert director.client.get(f"/log?{query}").status_code == 422, query
    page = director.get("/log?law=nonsense", 422)
    assert 'value="nonsense"' in page
    assert 'aria-describedby="law-wrong"' in page
    assert director.client.get("/log.csv?law=nonsense").status_code == 422


def test_long_log_comes_in_pages(director: Visitor, desk: Desk, club_session: ClubSession) -> None:
    made = [desk.open_ruling("claim", club_session.id).id for _ in range(60)]
    seen: list[str] = []
    page = director.get("/log?words=claim")
    while True:
        seen += listed(page)
        older = re.search(r'href="([^"]*)" rel="next"', page)
        if older is None:
            break
        page = director.get(older[1].replace("&amp;", "&"))
    assert seen == made[::-1]


def test_open_ruling_can_be_gone_on_with(
    director: Visitor, desk: Desk, club_session: ClubSession
) -> None:
    record = desk.open_ruling("insufficient-bid", club_session.id)
    page = director.get("/log")
    assert listed(page) == [record.id] and "begun" in page
    assert "nothing has been ruled yet" in director.get(f"/rulings/{record.id}/report")


def test_ruling_whose_table_was_taken_back_is_still_shown(
    director: Visitor, desk: Desk, club_session: ClubSession
) -> None:
    table = Table(Board.number(4)).after("W 1H, N 1S, E 1H")
    at = desk.open_table(club_session.id, table, "5")
    given = desk.open_ruling("insufficient-bid", at=at)
    while (asked := desk.interview(given).question) is not None:
        given = desk.answer(given, given.seq, len(given.answers), asked.samples()[0])
    given = desk.give(given, given.seq)
    before = director.get(f"/rulings/{given.id}/report")
    at = desk.undo(desk.table(at.id), desk.table(at.id).seq)
    left = desk.open_ruling("insufficient-bid", at=at)
    desk.answer(left, left.seq, 0, "no")
    desk.undo(at, at.seq, 2)  # the insufficient bid, too
    page = words_of(director.get("/log"))
    assert "taken back" in page
    assert "begun" in page
    assert "nothing has been ruled yet" in director.get(f"/rulings/{left.id}/report")
    after = director.get(f"/rulings/{given.id}/report")
    assert "East calls 1♥" in words_of(before).replace("\ufe0e", "")
    assert "East calls 1♥" in words_of(after).replace("\ufe0e", "")
    assert "taken back" in after


def test_deadlines_run_from_the_posted_scores(
    director: Visitor, desk: Desk, club_session: ClubSession
) -> None:
    record = ruled(desk, club_session.id)
    assert "begin when the scores are posted" in director.get("/log")
    desk.write(club_session, club_session.seq, ClubSession.posting(now() - timedelta(minutes=20)))
    left = [int(seconds) for seconds in re.findall(r'data-left="(\d+)"', director.get("/log"))]
    # Ten minutes of the session's thirty; all of the ruling's, which was given after the posting.
    correction, appeal = left
    there = re.search(r'data-left="(\d+)"', director.get(f"/rulings/{record.id}"))
    assert there is not None
    assert 0 < max(correction, appeal) <= 600 < int(there[1]) <= 1800
    posted = desk.club_session(club_session.id)
    desk.write(posted, posted.seq, ClubSession.posting(now() - timedelta(days=2)))
    assert "the period is over" in director.get("/log")


def test_report_has_everything_and_never_changes(
    director: Visitor, desk: Desk, club_session: ClubSession
) -> None:
    record = ruled(desk, club_session.id, place="3", board="7", north="<b>Ada</b>")
    record = desk.write(
        record, record.seq, record.marking("said"), RulingRecord.noting("<i>East agreed</i>")
    )
    assert record.given is not None
    for code in ("en", "ja"):
        page = director.get(f"/rulings/{record.id}/report?lang={code}")
        assert "<b>Ada" not in page
        assert "<i>East" not in page
        words, said = words_of(page), record.given["said"][code]
        assert "<b>Ada</b>" in words
        assert "<i>East agreed</i>" in words
        for shown in (
            "Tuesday pairs", said["headline"],
            *(one["question"] for one in said["asked"]),
            *(one["answer"] for one in said["asked"]),
            *(one["text"] for one in (*said["words"], *said["reviews"])),
            *(one["text"] for one in said["effects"] if one["effect"] != "review"),
            *(one["text"] for one in said["laws"]),
        ):  # fmt: skip
            assert " ".join(shown.split()) in words
    assert said["laws"]


def test_report_of_another_day_is_as_it_was_given(
    director: Visitor, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = ruled(desk)
    before = director.get(f"/rulings/{record.id}/report")
    # A later version rules otherwise.
    monkeypatch.setattr(
        "bridgelaw.desk.ruling_log.transcript_to_json", lambda *_: pytest.fail("computed anew")
    )
    assert director.get(f"/rulings/{record.id}/report") == before


def test_spreadsheet_has_all_rulings_and_runs_no_formula(
    director: Visitor, desk: Desk, club_session: ClubSession
) -> None:
    record = ruled(desk, club_session.id, place="+3", board="7", north='=HYPERLINK("x")')
    ruled(desk, club_session.id, "revoke", north="＝A1")
    response = director.client.get("/log.csv")
    assert response.headers["content-type"] == "text/csv; charset=utf-8"
    assert response.content.startswith(b"\xef\xbb\xbf")
    rows = list(csv.DictReader(io.StringIO(response.content.decode("utf-8-sig"))))
    assert [row["North"] for row in rows] == ["'＝A1", '\'=HYPERLINK("x")']
    assert rows[1]["Table"] == "'+3"
    assert record.given is not None
    assert rows[1]["Headline"] == record.given["headline"]["en"]
    japanese = director.client.get("/log.csv?lang=ja&board=7").content.decode("utf-8-sig")
    assert record.given["headline"]["ja"] in japanese
    assert len(list(csv.reader(io.StringIO(japanese)))) == 2


def test_law_20F5_the_spreadsheet_says_what_one_player_heard_alone(
    director: Visitor, desk: Desk, club_session: ClubSession
) -> None:
    ruled(desk, club_session.id, "explanation-duty")
    response = director.client.get("/log.csv").content.decode("utf-8-sig")
    (row,) = csv.DictReader(io.StringIO(response))
    lines = row["Words for the table"].splitlines()
    assert lines and all(line.startswith("(away from the table) ") for line in lines)


def test_log_needs_the_pin(anybody: Visitor, desk: Desk) -> None:
    record = ruled(desk)
    for address in ("/log", "/log.csv", f"/rulings/{record.id}/report"):
        response = anybody.client.get(address)
        assert response.status_code == 303
        assert response.headers["location"].startswith("/sign-in")


def test_the_report_of_the_evening_is_linked_and_has_no_drafts(
    director: Visitor, desk: Desk
) -> None:
    director.get("/log/report", status=404)
    ruler = Ruler(director, desk)
    done = ruler.open("robbed-of-turn", place="3", board="8")
    ruler.rule(done)
    ruler.give(done)
    draft = ruler.open("claim")
    session = desk.ruling(done).session
    assert f'href="/log/report?session={session}"' in director.get("/log")
    page = director.get("/log/report")
    assert f"/rulings/{done}" in page and draft not in page
    words = words_of(page)
    assert "Rulings given: 1" in words and "3 · 8" in words and "Director in charge" in words
