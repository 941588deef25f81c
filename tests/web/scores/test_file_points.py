"""The score desk with a file whose points are not ours."""

from __future__ import annotations

from unittest.mock import Mock

import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.results import results_of
from bridgelaw.desk.score_desk import place_of_ruling
from bridgelaw.formats import read_data
from bridgelaw.scoring.stated.choice import Choice
from tests.formats.bws.test_bws_results import two_sections
from tests.formats.test_team_points import match_file
from tests.formats.usebio_samples import edited_pairs
from tests.web.score_desk import ScoreDesk
from tests.web.visitor import Visitor, words_of

AVERAGE = {"how": "both", "kind_both": "artificial", "average_both": "A", "law": "12C2(a)"}


@pytest.fixture
def at(director: Visitor, desk: Desk) -> ScoreDesk:
    found = ScoreDesk(director, desk)
    found.send_file(edited_pairs(), "club.xml")
    return found


def first_line(at: ScoreDesk) -> tuple[str, str]:
    """The points of the first line in the file that the desk exports."""
    exported = at.get("/file").encode()
    stated = read_data(exported, "club.xml").stated.lines[0]
    ns, ew = stated.values()
    return str(ns), str(ew)


def test_the_page_tells_line_by_line_where_the_files_points_are_not_ours(at: ScoreDesk) -> None:
    assert "The file has other points than we compute: 1" in words_of(at.get())
    page = words_of(at.get("/files"))
    assert "The file has other points than we compute: lines 1, totals 0" in page
    for words in ("3 / 0", "2 / 2", "Edited by hand: table 2 has the same score"):
        assert words in page
    assert "The file's points count" in page


def test_they_are_kept_until_somebody_chooses_otherwise(at: ScoreDesk) -> None:
    assert at.club_session.points is None
    assert first_line(at) == ("3", "0")
    at.post("/points", choice="recompute")
    assert at.desk.club_session(at.id).points is Choice.RECOMPUTE
    assert first_line(at) == ("2", "2")
    assert "Our points count" in words_of(at.get("/files"))
    at.post("/points", choice="keep")
    assert first_line(at) == ("3", "0")


def test_the_board_says_whose_points_it_shows(at: ScoreDesk) -> None:
    page = words_of(at.get("/boards/1"))
    assert page.count("(file)") == 3  # both sides of one line, and what it means
    assert "(file)" not in words_of(at.get("/boards/2"))
    at.post("/points", choice="recompute")
    assert "(file)" not in words_of(at.get("/boards/1"))


def test_an_edited_line_stays_when_another_board_is_corrected_and_the_log_keeps_the_old_result(
    at: ScoreDesk,
) -> None:
    address = "/boards/2/1/correct"
    page = words_of(at.get(f"{address}?result=3NT%2B1+by+S&preview=yes"))
    assert "those that nobody adjusts keep the file's" in page
    at.post(address, result="3NT+1 by S", reason="mistyped")
    assert first_line(at) == ("3", "0")
    line = read_data(at.get("/file").encode(), "club.xml").field.lines[3]
    assert line.adjusted is None
    assert line.corrected is not None
    assert (str(line.corrected.was), line.corrected.reason) == ("3NT= by S", "mistyped")
    (decision,) = at.club_session.decisions
    assert getattr(decision, "was", "") == "3NT= by S"


def test_another_file_is_asked_about_again(at: ScoreDesk) -> None:
    at.post("/points", choice="recompute")
    at.send_file(edited_pairs(), "club.xml")
    assert at.club_session.points is None
    assert first_line(at) == ("3", "0")


def test_nothing_else_can_be_chosen(at: ScoreDesk) -> None:
    assert "Choose what counts" in at.post("/points", 422, choice="perhaps")
    assert at.club_session.points is None


def test_law_78B_the_page_names_how_the_datum_is_made(director: Visitor, desk: Desk) -> None:
    at = ScoreDesk(director, desk)
    at.send_file("scoring: butler\nboards: {1: [1-2: 4S= by N, 3-4: 4S-1 by N]}\n")
    assert "Datum: the mean of all scores, to 10, a half towards zero" in words_of(at.get())


def test_law_79C_a_file_is_posted_by_the_clock_that_it_names(director: Visitor, desk: Desk) -> None:
    at = ScoreDesk(director, desk)
    at.send_file(
        "posted: 2026-11-10 21:30\nclock: '+09:00'\nboards: {1: [1-2: 4S= by N, 3-4: +50]}\n"
    )
    posted = at.club_session.posted
    assert posted is not None
    assert posted.isoformat() == "2026-11-10T12:30:00+00:00"
    assert "The event's clock is +09:00." in words_of(at.get("/clock"))


def test_law_78B_the_page_tells_what_differs_in_a_match_of_teams(
    director: Visitor, desk: Desk
) -> None:
    at = ScoreDesk(director, desk)
    at.send_file(match_file(("10", "-11", "0"), ("3.00", "17.00")), "match.xml")
    page = words_of(at.get("/files"))
    assert "lines 1, matches 1, totals 0" in page
    assert "3 / 17 VP" in page
    assert "No scale that is known here gives these victory points." in page
    assert "<TEAM_SCORE>3.00</TEAM_SCORE>" in at.get("/file")
    at.post("/points", choice="recompute")
    assert "<TEAM_SCORE>3.00</TEAM_SCORE>" not in at.get("/file")


def test_a_ruling_at_a_table_of_a_section_finds_its_line(director: Visitor, desk: Desk) -> None:
    """Table 3 alone is in both sections, and is not guessed."""
    at = ScoreDesk(director, desk)
    at.send_file(two_sections().data(), "club.bws")
    results = results_of(desk.store, at.club_session)
    assert results is not None
    for place, table in (("B3", "B3"), ("b3", "B3"), ("3", None)):
        record = Mock(board="3", place=place)
        line = place_of_ruling(results, record)
        assert (None if line is None else results.field.lines[line].table) == table
