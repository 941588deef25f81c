"""The score desk with a file of Bridgemate: imported, adjusted, exported, never written."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.hand_records import hands_on
from bridgelaw.desk.records.club_session import ClubSession, Meeting
from bridgelaw.desk.records.round_clock import ClockPlan
from bridgelaw.desk.times import now
from bridgelaw.formats import read_data
from tests.formats.bws.evenings import Evening, mitchell, played
from tests.formats.bws.test_bws_records import DEAL, calls, cards, hands
from tests.web.score_desk import ScoreDesk
from tests.web.visitor import Visitor, words_of

EVENING = Evening(rounds=mitchell(5), received=played(mitchell(5)), hands=[hands()])


@pytest.fixture
def at(director: Visitor, desk: Desk) -> ScoreDesk:
    found = ScoreDesk(director, desk)
    found.send_file(EVENING.data(), "evening.bws")
    return found


def adjust(at: ScoreDesk) -> None:
    weighted = "2/3 4S= by N, 1/3 4S-1 by N"
    fact = ClubSession.adjusting(Meeting(1, 7, "NS 1", "EW 3"), weighted, weighted, law="12C1(c)",
                                 reason="", told=now(), ruling=None)  # fmt: skip
    at.desk.write(at.club_session, at.club_session.seq, fact)
    late = ClubSession.penalizing("NS 2", "10%", 1, "90B", "late", None)
    at.desk.write(at.club_session, at.club_session.seq, late)


def test_the_ranking_and_what_was_assumed_are_shown(at: ScoreDesk) -> None:
    html = at.get()
    page = words_of(html)
    assert "Nobody changes direction in this movement: there are two winners." in page
    # Below the name of their direction pairs go by their numbers.
    assert "North-South" in page and '<th scope="row" class="number">3</th>' in html
    assert "10 boards" in page and "evening.bws" in page
    assert "Problems" not in page


def test_it_is_exported_as_usebio_pbn_csv_and_yaml(at: ScoreDesk) -> None:
    adjust(at)
    assert "Export evening.xml with all scores" in words_of(at.get("/files"))
    for path, name, kind in (
        ("/file", "evening.xml", "usebio"),
        ("/results.pbn", "Tuesday.pbn", "pbn"),
        ("/results.csv", "Tuesday.csv", "csv"),
        ("/results.yaml", "Tuesday.yaml", "yaml"),
    ):
        response = at.visitor.client.get(at.address + path)
        assert name in response.headers["content-disposition"]
        document = read_data(response.content, name)
        assert document.kind == kind
        (line,) = [one for one in document.field.lines if one.adjusted is not None]
        assert (line.board, line.ns, line.ew) == (7, "NS 1", "EW 3")
        assert len(document.field.penalties) == 1


def test_what_to_enter_by_hand_is_a_page_to_print(at: ScoreDesk) -> None:
    assert "Nothing was decided here that the file has not." in at.get("/to-enter")
    adjust(at)
    page = words_of(at.get("/to-enter"))
    assert re.search(r"☐ Board 7 · Table 1 · NS 1 – EW 3 NS \d", page), page
    assert "2/3 of 4♠" in page
    assert "☐ NS 2: minus 10% of a top (Law 90B)" in page


def test_averages_that_the_terminals_have_need_not_be_entered(
    director: Visitor, desk: Desk
) -> None:
    rows = [dict(row) for row in EVENING.received]
    rows[0] |= {"Contract": None, "Result": None, "Remarks": "60%-40%"}
    at = ScoreDesk(director, desk)
    at.send_file(replace(EVENING, received=rows).data(), "evening.bws")
    assert "☐" not in at.get("/to-enter")


def test_its_hands_are_those_of_new_tables(at: ScoreDesk) -> None:
    assert hands_on(at.desk.store, at.club_session, 1) == DEAL
    assert hands_on(at.desk.store, at.club_session, 2) is None


def test_decisions_stay_when_it_is_imported_again(at: ScoreDesk) -> None:
    adjust(at)
    rows = [dict(row) for row in EVENING.received]
    rows[3]["Result"] = "+3"
    at.send_file(replace(EVENING, received=rows).data(4), "evening.bws")
    assert "Decisions that no longer fit" not in at.get()
    assert re.search(r"☐ Board 7 · Table 1 · NS 1 – EW 3", words_of(at.get("/to-enter")))


def test_a_damaged_file_is_refused_and_nothing_is_lost(at: ScoreDesk) -> None:
    response = at.send_file(EVENING.data()[:5000], "evening.bws", 422)
    assert "is damaged: it does not say which tables it has" in words_of(response.text)
    assert at.club_session.file is not None


# The rounds


def test_the_clock_knows_how_many_rounds_there_are(at: ScoreDesk) -> None:
    assert at.club_session.clock.plan.rounds == 5
    at.desk.write(at.club_session, at.club_session.seq, ClockPlan(rounds=4, minutes=15).fact())
    at.send_file(EVENING.data(), "evening.bws")
    assert at.club_session.clock.plan == ClockPlan(rounds=4, minutes=15)


def test_boards_without_a_result_are_shown_with_who_is_waited_for(
    director: Visitor, desk: Desk
) -> None:
    at = ScoreDesk(director, desk)
    desk.choose_session(at.club_session)
    rows = [
        row for row in EVENING.received
        if row["Round"] == 1 and (row["Table"], row["Board"]) != (2, 4)
    ]  # fmt: skip
    at.send_file(replace(EVENING, received=rows).data(), "evening.bws")
    assert "Boards without a result" not in director.get("/rounds")
    desk.write(at.club_session, at.club_session.seq, ClubSession.calling_round(2))
    page = words_of(director.get("/rounds"))
    # Of round 2 there is nothing at all yet.
    assert "Table 2 · Round 1 · boards: 4 NS 2 against EW 2" in page
    assert "NS 2 goes on to table 2 · EW 2 goes on to table 3" in page
    assert page.count("Note it as late") == 1
    director.post("/rounds/late", table="2", board="4", fault="", note="")
    (late,) = at.club_session.clock.late_now
    assert (late.table, late.board) == ("2", "4")


# The table


def test_auction_and_play_are_opened_as_a_table(director: Visitor, desk: Desk) -> None:
    at = ScoreDesk(director, desk)
    made = replace(
        EVENING, calls=calls("1S", "1H", "PASS", "PASS", "PASS"), cards=cards("E HA", "S H5")
    )
    at.send_file(made.data(), "evening.bws")
    assert "Open the auction and play as a table" not in at.get("/boards/2/1")
    assert "Open the auction and play as a table" in at.get("/boards/1/1")
    address = director.send("/tables/recorded", session=at.id, board="1", place="1")
    table = desk.table(address.rpartition("/")[2]).table
    assert table.deal == DEAL
    assert table.irregularities[0].law == "27"
    assert "1♥" in words_of(director.get(address)).replace("\ufe0e", "")


def test_where_nothing_was_recorded_there_is_no_table(at: ScoreDesk) -> None:
    at.visitor.post("/tables/recorded", 404, session=at.id, board="2", place="1")
    at.visitor.post("/tables/recorded", 404, session=at.id, board="x", place="1")
