"""Results of Bridgemate: who played whom, what counts, how many winners, and what is told."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bridgelaw.formats import BadFile, ReadOnly, read_data, read_document
from bridgelaw.formats.bws.document import BwsDocument
from bridgelaw.formats.documents import Wishes
from bridgelaw.game import Deal
from bridgelaw.scoring import Method, score_field
from bridgelaw.scoring.field import Line
from tests.formats.bws.evenings import (
    ROUND,
    Evening,
    howell,
    mitchell,
    planned,
    played,
    result,
    section,
)
from tests.formats.bws.jet_writer import INT, Made, Writer
from tests.formats.bws.samples import CLUB, EMPTY, OLDER, needs_samples
from tests.formats.bws.test_bws_records import hands


def read(evening: Evening, wishes: Wishes | None = None, version: int = 3) -> BwsDocument:
    document = read_data(evening.data(version), "club.bws", wishes)
    assert isinstance(document, BwsDocument)
    return document


def full(rounds: list[dict[str, Any]], **more: Any) -> Evening:
    return Evening(rounds=rounds, received=played(rounds), **more)


def one(evening: Evening) -> Line:
    (line,) = read(evening).field.lines
    return line


HERE = Evening(rounds=[planned(1, 1, 1, 2, 1, 1), planned(1, 2, 2, 1, 3, 3)])
"""One table; pair 1 meets pair 2, on board 1 of two rounds."""


# What was entered


@pytest.mark.parametrize(
    ("by", "contract", "tricks", "expected"),
    [
        ("N", "3 NT", "=", "3NT= by N"),
        ("S", "4 S", "+1", "4S+1 by S"),
        ("E", "2 D x", "-2", "2DX-2 by E"),
        ("W", "7 NT xx", "-13", "7NTXX-13 by W"),
        ("W", "1 C", "+6", "1C+6 by W"),
        ("N", "PASS", None, "passed out"),
        ("N", "3NTX", "=", "3NTX= by N"),
        ("N", None, None, "None"),
    ],
)
@pytest.mark.parametrize("version", [3, 4])
def test_a_result_as_terminals_write_it(
    by: str, contract: str | None, tricks: str | None, expected: str, version: int
) -> None:
    evening = HERE.with_rows(result(1, 1, 2, by, contract, tricks))
    (line,) = read(evening, version=version).field.lines
    assert str(line.result) == expected
    assert (line.board, line.ns, line.ew, line.table, line.session) == (1, "1", "2", "1", 1)


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (result(1, 1, 2, "N", "8 NT", "="), "8 NT"),
        (result(1, 1, 2, "N", "3 NT", ""), "tricks over or under"),
        (result(1, 1, 2, "N", "3 NT", "+9"), "cannot end with 18 tricks"),
        (result(1, 1, 2, "", "3 NT", "="), "nobody knows who played 3 NT"),
        (result(0, 1, 2, "N", "3 NT", "="), "boards are numbered from 1"),
        (result(1, 1, 0, "N", "3 NT", "=", Table=9), "a contestant is missing"),
    ],
)
def test_a_row_that_cannot_be_is_told_with_its_place_and_the_others_are_read(
    row: dict[str, Any], reason: str
) -> None:
    document = read(HERE.with_rows(row, result(3, 2, 1, "N", "3 NT", "=", Round=2)))
    assert any(line.board == 3 for line in document.field.lines)
    found = [each for each in document.problems if reason in str(each.reason)]
    assert found, document.problems
    assert str(found[0].place).startswith("table ")


def test_of_two_rows_for_a_board_the_later_counts() -> None:
    rows = (result(1, 1, 2, "N", "3 NT", "="), result(1, 1, 2, "N", "3 NT", "+1"))
    assert str(one(HERE.with_rows(*rows)).result) == "3NT+1 by N"
    later_first = tuple({**row, "ID": 9 - at} for at, row in enumerate(rows))
    assert str(one(HERE.with_rows(*later_first)).result) == "3NT= by N"


def test_an_erased_row_does_not_count() -> None:
    rows = (
        result(1, 1, 2, "N", "3 NT", "="),
        result(1, 1, 2, "N", "3 NT", "+1", Erased=True),
        result(3, 2, 1, "N", "4 S", "=", Round=2, Erased=True),
    )
    assert str(one(HERE.with_rows(*rows)).result) == "3NT= by N"


@pytest.mark.parametrize(
    ("remarks", "ns", "ew"),
    [
        ("60%-40%", "A+", "A-"),
        ("50%-50%", "A", "A"),
        ("40%-60%", "A-", "A+"),
        ("60%-60%", "A+", "A+"),
        ("55%-45%", "55%", "45%"),
    ],
)
def test_artificial_scores(remarks: str, ns: str, ew: str) -> None:
    line = one(HERE.with_rows(result(1, 1, 2, "N", None, None, Remarks=remarks)))
    assert line.result is None
    assert line.adjusted is not None
    assert (str(line.adjusted.ns), str(line.adjusted.ew)) == (ns, ew)
    assert line.adjusted.law == "12C2(a)"


def test_a_result_beside_an_artificial_score_is_kept() -> None:
    line = one(HERE.with_rows(result(1, 1, 2, "N", "3 NT", "=", Remarks="60%-40%")))
    assert str(line.result) == "3NT= by N"
    assert line.adjusted is not None


def test_a_board_that_was_not_played() -> None:
    document = read(HERE.with_rows(result(1, 1, 2, "N", None, None, Remarks="Not played")))
    assert [line.result for line in document.field.lines] == [None]
    assert not document.problems


def test_a_score_that_the_director_has_still_to_decide_is_told() -> None:
    document = read(HERE.with_rows(result(1, 1, 2, "N", "3 NT", "=", Remarks="Arbitral score")))
    assert [str(line.result) for line in document.field.lines] == ["3NT= by N"]
    assert [str(each.reason) for each in document.problems] == [
        "the terminal says “Arbitral score”: award a score"
    ]


def test_a_remark_that_is_not_understood_is_told_where_there_is_no_result() -> None:
    document = read(HERE.with_rows(result(1, 1, 2, "N", None, None, Remarks="???")))
    assert len(document.problems) == 1
    assert not read(HERE.with_rows(result(1, 1, 2, "N", "3 NT", "=", Remarks="nice"))).problems


def test_pairs_that_sat_the_wrong_way_change_places_and_keep_their_ranking() -> None:
    rounds = mitchell(3)
    rows = [
        {**row, "Remarks": "Wrong direction"} if (row["Table"], row["Round"]) == (1, 1) else row
        for row in played(rounds)
    ]
    field = read(Evening(rounds=rounds, received=rows)).field
    turned = [line for line in field.lines if line.ns == "EW 1"]
    assert [(line.board, line.ew) for line in turned] == [(1, "NS 1"), (2, "NS 1")]
    assert field.direction("EW 1").name == "EW"
    assert len(field.lines) == 18


# Boards that should have a result


def test_a_board_of_a_round_that_is_over_and_has_no_result_was_not_played() -> None:
    rounds = mitchell(3)
    rows = [row for row in played(rounds) if (row["Table"], row["Round"]) != (2, 1)]
    field = read(Evening(rounds=rounds, received=rows)).field
    missing = [line for line in field.lines if line.result is None and line.table == "2"]
    assert [(line.board, line.ns, line.ew) for line in missing if line.board in (3, 4)] == [
        (3, "NS 2", "EW 2"),
        (4, "NS 2", "EW 2"),
    ]


def test_boards_of_a_round_that_goes_on_are_not_missing() -> None:
    rounds = mitchell(3)
    rows = [row for row in played(rounds) if row["Round"] == 1 and row["Table"] != 2]
    assert len(read(Evening(rounds=rounds, received=rows)).field.lines) == 4
    rows += [row for row in played(rounds) if row["Round"] == 2 and row["Table"] == 1]
    assert len(read(Evening(rounds=rounds, received=rows)).field.lines) == 8


def test_who_played_a_board_in_a_wrong_round_does_not_miss_it_in_the_right_one() -> None:
    rounds = [planned(1, 1, 1, 2, 1, 1), planned(1, 2, 1, 2, 3, 3), planned(1, 3, 1, 2, 5, 5)]
    rows = (
        result(3, 1, 2, "N", "3 NT", "=", Round=1),
        result(1, 1, 2, "N", "3 NT", "=", Round=2),
    )
    document = read(Evening(rounds=rounds, sections=[section(Winners=1)]).with_rows(*rows))
    assert [(line.board, str(line.result)) for line in document.field.lines] == [
        (3, "3NT= by N"),
        (1, "3NT= by N"),
    ]
    assert not document.problems


# Who is who


def test_in_a_mitchell_each_direction_counts_from_1() -> None:
    document = read(full(mitchell(3)))
    assert document.field.event.winners == 2
    assert set(document.field.contestants) == {
        f"{side} {number}" for side in ("NS", "EW") for number in (1, 2, 3)
    }
    assert "two winners" in str(document.assumed[0])
    assert not document.problems


def test_in_a_howell_a_number_is_one_pair() -> None:
    document = read(full(howell()))
    assert document.field.event.winners == 1
    assert set(document.field.contestants) == {"1", "2", "3", "4"}
    assert "one winner" in str(document.assumed[0])


def test_numbers_of_their_own_in_both_directions() -> None:
    document = read(full(mitchell(3, apart=False)))
    assert document.field.event.winners == 2
    assert set(document.field.contestants) == {"1", "2", "3", "4", "5", "6"}


@pytest.mark.parametrize("winners", [1, 2])
def test_what_the_section_says_comes_before_the_movement(winners: int) -> None:
    document = read(full(mitchell(3, apart=False), sections=[section(Winners=winners)]))
    assert document.field.event.winners == winners
    assert not document.assumed


def test_two_winners_in_a_movement_where_a_number_is_never_twice_in_a_round() -> None:
    rounds = [planned(1, 1, 1, 2, 1, 1), planned(1, 2, 1, 1, 2, 2)]
    document = read(full(rounds, sections=[section(Winners=2)]))
    assert set(document.field.contestants) == {"NS 1", "EW 1", "EW 2"}


def test_without_a_movement_the_results_tell_who_is_who() -> None:
    evening = replace(full(mitchell(3)), rounds=())
    assert read(evening).field.event.winners == 2
    assert set(read(evening).field.contestants) == set(read(full(mitchell(3))).field.contestants)


def test_the_pair_that_is_missing() -> None:
    rounds = [row for row in howell()]
    rows = [row for row in played(rounds) if 4 not in (row["PairNS"], row["PairEW"])]
    evening = Evening(rounds=rounds, received=rows, sections=[section(MissingPair=4)])
    document = read(evening)
    assert set(document.field.contestants) == {"1", "2", "3"}
    assert document.movement.at("1", 1) is not None
    assert [one.ns for one in document.movement.encounters if one.table == "1"] == ["", "", ""]


def test_a_missing_pair_of_one_direction_alone() -> None:
    rounds = mitchell(3)
    evening = full(rounds, sections=[section(MissingPair=-2)])
    rows = [row for row in evening.received if row["PairEW"] != 2]
    document = read(replace(evening, received=rows))
    assert "EW 2" not in document.field.contestants
    assert "NS 2" in document.field.contestants


def two_sections(**more: Any) -> Evening:
    second = [{**row, "Section": 2} for row in mitchell(3)]
    rounds = [*mitchell(3), *second]
    received = [{**row, "ID": at} for at, row in enumerate(played(rounds), 1)]
    sections = [section(1, "A  ", **more), section(2, "B", **more)]
    return Evening(rounds=rounds, received=received, sections=sections)


def test_several_sections_have_their_letters() -> None:
    document = read(two_sections())
    assert {"NS A1", "EW A3", "NS B2"} <= set(document.field.contestants)
    assert len(document.field.contestants) == 12
    assert document.field.at(1, "B1") >= 0
    assert len(document.field.boards) == 6
    assert str(document.assumed[0]) == "The sections A and B are compared with each other."
    assert document.movement.tables == ("A1", "A2", "A3", "B1", "B2", "B3")


def test_sections_of_several_sessions() -> None:
    evening = two_sections()
    sections = [{**each, "Session": number} for number, each in enumerate(evening.sections, 1)]
    document = read(replace(evening, sections=sections))
    assert {key.session for key in document.field.boards} == {1, 2}


def test_sections_with_other_hands_are_not_compared() -> None:
    turned = Deal.parse("N:432.AKQJ.765.765 AKQJ.432.432.432 765.765.AKQJ.T98 T98.T98.T98.AKQJ")
    same = [hands(), {**hands(), "Section": 2}]
    other = [hands(), {**hands(turned), "Section": 2}]
    assert len(read(replace(two_sections(), hands=same)).field.boards) == 6
    document = read(replace(two_sections(), hands=other))
    assert len(document.field.boards) == 12
    assert "each is a session" in str(document.assumed[0])
    assert not document.problems


def test_an_individual_is_refused() -> None:
    rounds = [{**row, "South": 5, "West": 6} for row in howell()]
    evening = full(howell())
    table = Made({**ROUND, "South": INT, "West": INT}, rounds)
    with pytest.raises(BadFile, match="is an individual event"):
        read(replace(evening, more={"RoundData": table}))


def test_boards_that_are_dealt_anew_in_every_round() -> None:
    rounds = [planned(1, 1, 1, 2, 1, 2), planned(2, 1, 3, 4, 1, 2),
              planned(1, 2, 1, 3, 1, 2), planned(2, 2, 2, 4, 1, 2)]  # fmt: skip
    document = read(full(rounds))
    assert not document.problems
    assert [(key.session, key.number) for key in document.field.boards] == [
        (1, 1), (1, 2), (2, 1), (2, 2),
    ]  # fmt: skip


# Teams


def teams() -> list[dict[str, Any]]:
    """Four teams: the first match takes two rounds."""
    return [
        *(planned(table, number, ns, ew, low, low + 1)
          for number, low in ((1, 1), (2, 3))
          for table, ns, ew in ((1, 1, 2), (2, 2, 1), (3, 3, 4), (4, 4, 3))),
        *(planned(table, 3, ns, ew, 1, 4)
          for table, ns, ew in ((1, 1, 3), (2, 3, 1), (3, 2, 4), (4, 4, 2))),
    ]  # fmt: skip


def test_teams_are_found_by_their_movement() -> None:
    document = read(full(teams()))
    assert document.field.event.method is Method.TEAMS
    assert set(document.field.contestants) == {"1", "2", "3", "4"}
    assert not document.problems
    # A session is a match: the two halves of the first are one.
    assert {key.session for key in document.field.boards} == {1, 2}
    assert len(score_field(document.field).matches) == 4
    assert "teams" in str(document.assumed[0])


@pytest.mark.parametrize(
    ("number", "method"),
    [(0, Method.MATCHPOINTS), (1, Method.MATCHPOINTS), (10, Method.MATCHPOINTS),
     (2, Method.BUTLER), (21, Method.BUTLER), (30, Method.CROSS_IMPS)],
)  # fmt: skip
def test_how_it_is_scored(number: int, method: Method) -> None:
    evening = full(howell(), sections=[section(ScoringType=number)])
    document = read(evening)
    assert document.field.event.method is method
    told = any("Butler" in str(each) for each in document.assumed)
    assert told == (number == 2)


@pytest.mark.parametrize("number", [3, 60, 70, 51])
def test_a_scoring_that_is_not_known_must_be_said(number: int) -> None:
    evening = full(howell(), sections=[section(ScoringType=number)])
    with pytest.raises(BadFile, match=f"ScoringType {number}”.*say which one"):
        read(evening)
    wished = read(evening, Wishes(Method.CROSS_IMPS))
    assert wished.field.event.method is Method.CROSS_IMPS


# Names


def signed(table: int, direction: str, number: str, name: str = "", **more: Any) -> dict[str, Any]:
    return {"Section": 1, "Table": table, "Direction": direction, "Number": number,
            "Name": name or None, "Round": 0, **more}  # fmt: skip


def test_names_are_those_who_signed_in() -> None:
    players = [signed(1, "N", "11", "Ito"), signed(1, "S", "12", "Sato"),
               signed(1, "E", "13", "Abe"), signed(1, "W", "14")]  # fmt: skip
    names = [{"ID": 14, "Name": "Mori", "strID": "0014"}]
    field = read(full(mitchell(3), players=players, names=names)).field
    assert field.names == {"NS 1": "Ito - Sato", "EW 1": "Abe - Mori"}


def test_a_number_without_a_name_is_shown() -> None:
    field = read(full(mitchell(3), players=[signed(1, "N", "4711")])).field
    assert field.names == {"NS 1": "4711"}


def test_east_west_may_move_before_the_play() -> None:
    evening = full(
        mitchell(3),
        players=[signed(1, "N", "1", "Ito"), signed(3, "E", "2", "Abe")],
        sections=[section(EWMoveBeforePlay=1)],
    )
    assert read(evening).field.names == {"NS 1": "Ito", "EW 1": "Abe"}


def test_a_substitute_does_not_replace_the_name() -> None:
    players = [signed(1, "N", "1", "Kato", Round=2), signed(1, "N", "1", "Ito")]
    assert read(full(mitchell(3), players=players)).field.names == {"NS 1": "Ito"}


# The file


def test_the_columns_of_old_programs_are_enough() -> None:
    evening = replace(full(mitchell(3)), is_old=True)
    document = read(evening)
    assert len(document.field.lines) == 18
    assert document.field.event.name == ""


def test_the_event_has_its_name_and_date() -> None:
    event = read(full(mitchell(3))).field.event
    assert (event.name, event.date) == ("Tuesday", "2026-11-17")


@pytest.mark.parametrize("table", ["Section", "RoundData", "PlayerNumbers", "Session",
                                   "BiddingData", "HandRecord"])  # fmt: skip
def test_a_table_that_is_missing_does_no_harm(table: str) -> None:
    assert len(read(replace(full(mitchell(3)), without=frozenset({table}))).field.lines) == 18


def test_without_results_the_file_is_refused() -> None:
    with pytest.raises(BadFile, match="there are no results in"):
        read(Evening(rounds=mitchell(3)))
    with pytest.raises(BadFile, match="without the table ReceivedData"):
        read(replace(full(mitchell(3)), without=frozenset({"ReceivedData"})))
    other = Writer(4).file({"Customers": Made({"ID": INT}, [{"ID": 1}])})
    with pytest.raises(BadFile, match="without the table ReceivedData"):
        read_data(other, "customers.mdb")


def test_a_name_that_promises_a_file_of_bridgemate_is_not_taken_for_another() -> None:
    with pytest.raises(BadFile, match="is no Microsoft Access file"):
        read_data(b"board,ns,ew,result\n1,1,2,4S= by N\n", "club.bws")


def test_it_is_never_written() -> None:
    document = read(full(mitchell(3)))
    with pytest.raises(ReadOnly, match="only read"):
        document.write(score_field(document.field))


def test_later_sessions_are_numbered_on() -> None:
    document = read(full(mitchell(3)), Wishes(session=3))
    assert {line.session for line in document.field.lines} == {3}


# The clubs' files


@needs_samples
def test_the_clubs_evening() -> None:
    document = read_document(CLUB)
    field = document.field
    assert (len(field.lines), len(field.boards), len(field.contestants)) == (297, 27, 22)
    assert field.event.winners == 2
    assert all(line.result is not None for line in field.lines)
    assert not document.problems
    # Four rows of its list of names are damaged, which mdbtools finds as well.
    assert "PlayerNames should have 14020 rows, and 14016 could be read" in str(
        document.assumed[-1]
    )
    assert document.movement is not None
    assert document.movement.rounds == 9
    met = {(one.table, one.ns, one.ew, board) for one in document.movement.encounters
           for board in one.boards}  # fmt: skip
    assert {(line.table, line.ns, line.ew, line.board) for line in field.lines} == met


@needs_samples
def test_the_older_file_has_arrow_switches_and_artificial_scores() -> None:
    field = read_document(OLDER).field
    assert (len(field.lines), field.event.winners) == (288, 1)
    adjusted = [line for line in field.lines if line.adjusted is not None]
    assert [(line.board, str(line.adjusted.ns), str(line.adjusted.ew)) for line in adjusted
            if line.adjusted] == [(1, "A-", "A+"), (2, "A+", "A+")]  # fmt: skip


@needs_samples
def test_the_empty_file_is_refused_in_plain_words() -> None:
    with pytest.raises(BadFile, match="there are no results in"):
        read_document(EMPTY)
