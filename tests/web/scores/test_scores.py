"""The score desk: sessions, imported files, rankings, deadlines, exports."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.score_desk import LARGEST_FILE
from bridgelaw.desk.times import local, now, today
from bridgelaw.formats import read_data
from tests.cli.fields import DAMAGED, PAIRS, TEAMS
from tests.web.score_desk import ScoreDesk
from tests.web.visitor import Visitor, words_of

DATA = Path(__file__).resolve().parents[3].parent / "shared" / "data"


@pytest.fixture
def at(director: Visitor, desk: Desk) -> ScoreDesk:
    return ScoreDesk(director, desk)


# Sessions


def test_a_newcomer_is_told_what_a_session_is_and_opens_one(director: Visitor, desk: Desk) -> None:
    page = director.get("/scores")
    assert "There is no session yet" in page
    assert f'value="{today()}"' in page
    address = director.send("/scores", name="Club night", profile="JCBL")
    page = words_of(director.get(address))
    assert "No results yet" in page
    assert "JCBL" in page
    assert "current" in words_of(director.get("/scores"))
    current = desk.current_session()
    assert current is not None
    assert address == f"/scores/{current.id}"


def test_a_wrong_session_is_refused_beside_the_field(director: Visitor, desk: Desk) -> None:
    response = director.post("/scores", 422, name="n" * 90, profile="WBF")
    assert "at most 80" in response.text
    assert 'value="' + "n" * 90 in response.text
    assert "there is no profile" in director.post("/scores", 422, name="x", profile="FIDE").text
    assert not desk.store.find("session")


def test_sessions_are_listed_open_ones_first(director: Visitor, desk: Desk) -> None:
    old = ScoreDesk(director, desk, "Old")
    old.post("/close", closed="yes")
    ScoreDesk(director, desk, "New")
    page = words_of(director.get("/scores"))
    assert page.index("New current") < page.index("Closed sessions Old")
    old.post("/close", closed="no")
    assert "Closed sessions" not in director.get("/scores")
    current = desk.current_session()
    assert current is not None
    assert current.id == old.id


def test_a_session_is_renamed_chosen_and_closed(at: ScoreDesk, desk: Desk) -> None:
    at.post("/rename", name="Club <b>final</b>", profile="EBU")
    page = at.get()
    assert '<h1 class="name">Club &lt;b&gt;final&lt;/b&gt;</h1>' in page
    assert (at.club_session.name, at.club_session.profile) == ("Club <b>final</b>", "EBU")
    other = desk.open_session("other")
    at.post("/current")
    assert desk.current_session() == at.club_session
    at.post("/close", closed="yes")
    assert desk.current_session() == other
    assert "closed" in at.post("/current", 422)
    assert "A session needs a name" in at.post("/rename", 422, name=" ", profile="EBU")


def test_a_stale_page_shows_the_newer_state_and_writes_nothing(at: ScoreDesk) -> None:
    at.post("/rename", name="Newer", profile="WBF")
    page = at.post("/rename", 409, seen=1, name="Mine", profile="WBF")
    assert "Somebody else has changed this" in page
    assert '<h1 class="name">Newer</h1>' in page
    assert 'value="Mine"' in page
    assert f'name="seen" value="{at.club_session.seq}"' in page
    assert at.club_session.name == "Newer"
    at.send_file(PAIRS, status=409, seen=1)
    assert at.club_session.file is None


def test_scores_need_the_pin(anybody: Visitor, at: ScoreDesk) -> None:
    for path in ("/scores", at.address, f"{at.address}/file"):
        response = anybody.client.get(path)
        assert response.headers["location"].startswith("/sign-in")
    data = {"token": at.token, "seen": "1", "closed": "yes"}
    assert anybody.client.post(f"{at.address}/close", data=data).status_code == 403
    assert not at.club_session.is_closed


# Import


def test_results_are_imported_and_ranked(at: ScoreDesk) -> None:
    assert at.send_file(PAIRS).headers["location"] == at.address
    page = words_of(at.get())
    assert "3 boards" in page and "Matchpoints · event.yaml" in page
    assert page.index("Ito - Sato") < page.index("Ueda - Endo") < page.index("Mori - Abe")
    assert "Kato [red] - Ono" in page
    assert 'href="' + at.address + '/boards/2"' in at.get("/boards")


def test_problems_of_a_file_are_listed_with_their_places(at: ScoreDesk) -> None:
    at.send_file(DAMAGED)
    assert "Problems: 2" in words_of(at.get())
    page = words_of(at.get("/files"))
    assert "9S= by N" in page
    assert "5 cannot play against itself" in page


@pytest.mark.parametrize(
    ("data", "name", "says"),
    [
        (b"\x89PNG\r\n\x1a\n\0\0", "photo<b>.png", "no file of results"),
        (b"<!DOCTYPE x [<!ENTITY a 'b'>]><USEBIO>&a;</USEBIO>", "x.xml", "entity “a”"),
        (b"board,ns\n1,2\n", "x.csv", "ew"),
        (b"x" * (LARGEST_FILE + 1), "x.csv", "too large"),
        (b"", "x.csv", "x.csv is empty"),
    ],
)
def test_a_file_that_cannot_be_read_changes_nothing(
    at: ScoreDesk, data: bytes, name: str, says: str
) -> None:
    at.send_file(PAIRS)
    page = at.send_file(data, name, 422).text
    alert = re.search(r'<p class="wrong" role="alert" id="import-wrong">(.*?)</p>', page)
    assert alert is not None
    assert says in alert[1]
    assert "<b>" not in alert[1]
    assert "Kato [red]" in at.get()
    assert at.club_session.seq == 2


def test_no_file_or_a_word_instead_of_a_file_is_refused(at: ScoreDesk) -> None:
    assert "Choose a file first" in at.post("/import", 422)
    assert "Choose a file first" in at.post("/import", 422, file="results.csv")


def test_lost_decisions_are_named_and_can_be_taken_back(at: ScoreDesk) -> None:
    at.send_file(PAIRS)
    at.post("/boards/3/1", how="both", both_kind="A+")
    at.send_file(PAIRS.partition("  3:\n")[0])
    assert "Decisions that no longer fit the results: 1" in words_of(at.get())
    page = words_of(at.get("/boards"))
    assert "board 3, 1 against 3: this line is no longer in the results" in page
    at.post("/take-back", entry="3")
    assert "Decisions that no longer fit" not in at.get()
    assert "taken back already" in at.post("/take-back", 422, entry="3")


def test_names_in_a_file_are_only_text(at: ScoreDesk) -> None:
    evil = "<script>alert(1)</script>"
    at.send_file(
        f"event: {evil}\nnames: {{<i>1: '{evil}'}}\nboards:\n  1:\n"
        "    - {ns: <i>1, ew: 2, result: 4S= by N, adjusted: A, law: <i>12, reason: <i>why}\n"
        "    - {ns: 3, ew: 4, result: 4S-1 by N, table: <i>7}\n",
        "<i>x.yaml",
    )
    for path in ("", "/boards/1", "/boards/1/1", "/penalty", "/boards/1/1?how=both&preview=1"):
        page = at.get(path, 422 if "preview" in path else 200)
        assert "<i>" not in page
        assert evil not in page
        assert "&lt;i&gt;1" in page


def test_teams_show_their_matches(at: ScoreDesk) -> None:
    at.send_file(TEAMS)
    page = at.get()
    match = page[page.index("<h2>Matches</h2>") :].partition("</table>")[0]
    cells = re.findall(r"<td[^>]*>(.*?)</td>", match)
    assert cells[:6] == ["1", "A", "B", "2", "+2", "-2"]
    assert sum(map(float, cells[6:])) == 20


def test_several_sessions_of_an_event_have_boards_of_their_own(at: ScoreDesk) -> None:
    at.send_file(
        "sessions:\n  1:\n    1:\n      - 1-2: 4S= by N\n      - 3-4: 4S-1 by N\n"
        "  2:\n    1:\n      - 1-4: 3NT= by N\n      - 3-2: 3NT-1 by N\n"
    )
    assert "4♠\ufe0e N =" in words_of(at.get("/boards/1"))
    assert "3NT N =" in words_of(at.get("/boards/2-1"))
    at.get("/boards/3-1", 404)
    at.post("/boards/2-1/1", how="both", both_kind="A")
    at.get("/boards/2-1/3", 404)
    assert "A✱" not in at.get("/boards/1")


@pytest.mark.skipif(not DATA.is_dir(), reason="the real files (../shared/data) are not there")
@pytest.mark.parametrize("path", ["usebio/mp_pairs_mitchell.xml", "usebio/butler_mitchell.xml"])
def test_a_real_file_comes_back_with_its_adjusted_score(at: ScoreDesk, path: str) -> None:
    at.send_file((DATA / path).read_bytes(), Path(path).name)
    at.post("/boards/1/1", how="split", ns_kind="A+", ew_kind="A-", law="12C2(a)")
    assert "12C2(a)" in at.get("/boards/1")
    response = at.visitor.client.get(f"{at.address}/file")
    assert response.headers["content-type"].startswith("application/xml")
    lines = read_data(response.content, "x.xml").field.lines
    (adjusted,) = (line.adjusted for line in lines if line.adjusted and line.board == 1)
    assert (str(adjusted.ns), str(adjusted.ew), adjusted.law) == ("A+", "A-", "12C2(a)")


# Export


def test_the_file_is_exported_in_its_own_format_and_as_csv(at: ScoreDesk) -> None:
    at.send_file("# ours\n" + PAIRS, "火曜 pairs;'.yaml")
    at.post("/rename", name='Club/"night"\\ 100%', profile="WBF")
    client = at.visitor.client
    response = client.get(f"{at.address}/file")
    assert response.content.startswith(b"# ours\n")
    assert b"ns_points: 2" in response.content
    disposition = response.headers["content-disposition"]
    assert disposition.startswith("attachment; filename=\"__ pairs__.yaml\"; filename*=UTF-8''%E7")
    response = client.get(f"{at.address}/results.csv")
    assert response.text.splitlines()[-1].startswith("3,2,2,4,3NT-1 by W,100,")
    assert 'filename="Club__night__ 100_.csv"' in response.headers["content-disposition"]
    assert "\r" not in response.headers["content-disposition"]


def test_there_is_nothing_to_export_before_results(at: ScoreDesk) -> None:
    for path in ("/file", "/results.csv", "/boards/1", "/boards/1/1", "/penalty"):
        assert "no results yet" in at.get(path, 404)


def test_the_sample_can_be_imported(at: ScoreDesk) -> None:
    response = at.visitor.client.get("/scores/sample.csv")
    at.send_file(response.content, "sample.csv")
    assert "Problems" not in at.get()


# Deadlines


def test_posting_starts_the_periods(at: ScoreDesk) -> None:
    at.send_file(PAIRS)
    assert "30 min" in at.get("/clock")
    at.post("/posted", when="now")
    assert at.club_session.posted is not None
    assert abs(at.club_session.posted - now()) < timedelta(minutes=2)
    assert "corrections until" in at.get()
    page = at.get("/clock")
    until = (at.club_session.posted + timedelta(minutes=30)).isoformat()
    assert page.count(f'<time datetime="{until}"') == 2
    assert page.count("data-left=") == 2


def test_the_time_of_posting_can_be_corrected(at: ScoreDesk) -> None:
    posted = datetime(2026, 11, 10, 12, 30, tzinfo=UTC)
    at.post("/posted", when="at", time=local(posted))
    assert at.club_session.posted == posted
    page = at.get("/clock")
    assert "data-left" not in page
    assert "over" in words_of(page)
    page = at.post("/posted", 422, when="at", time="half past<b>")
    assert 'value="half past&lt;b&gt;"' in page
    assert "a time such as 21:30" in page
    at.post("/posted", when="not")
    assert at.club_session.posted is None


# Rounds


def test_law_8B1_a_round_ends_when_the_next_one_is_called(at: ScoreDesk) -> None:
    there = f"{at.address}/clock"
    assert "Start round 1" in at.get("/clock")
    for number in ("1", "2", "1"):  # the second one was called by mistake
        assert at.visitor.send("/rounds/call", number=number, next=there) == there
    assert at.club_session.round == 1
    page = words_of(at.get("/clock"))
    assert "called at" in page and "Start round 2" in page
    for wrong in ("x", "100"):
        at.visitor.post("/rounds/call", 422, number=wrong)


def test_a_finished_evening_offers_no_round_1(at: ScoreDesk, desk: Desk) -> None:
    at.send_file(PAIRS)
    page = words_of(at.get("/clock"))
    assert "Start round" not in page and "Scores are out" in page
    at.post("/posted", when="now")
    page = words_of(at.get("/clock"))
    assert "Start round" not in page and "Scores are out" not in page
    other = desk.open_session("other")
    assert "Start round" not in at.get("/clock"), "another session is played now"
    assert "Start round 1" in at.visitor.get(f"/scores/{other.id}/clock")


def test_pages_are_said_in_japanese(at: ScoreDesk) -> None:
    at.send_file(PAIRS)
    page = at.get("/boards/1?lang=ja")
    assert 'lang="ja"' in page
    assert "両方バル" in page or "バル" in page


def test_a_ruling_without_a_session_keeps_the_list_working(desk: Desk, director: Visitor) -> None:
    club_session = desk.session_or_new("by a ruling")
    desk.write(club_session, club_session.seq, ClubSession.closing(True))
    assert "by a ruling" in director.get("/scores")
