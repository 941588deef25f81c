"""USEBIO files read: layouts, numbers of pairs, methods, results, and damaged records."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bridgelaw.formats.documents import BadFile
from bridgelaw.game.boards import Vulnerability
from bridgelaw.locale.errors import Refusal
from bridgelaw.scoring.awards import Artificial, Average
from bridgelaw.scoring.field import Adjustment, BoardKey, Line, Method
from bridgelaw.scoring.standings import score_field
from tests.formats.usebio_samples import (
    LINES,
    board,
    line_of,
    pair,
    participants,
    read,
    said,
    simple,
    three_tables,
    traveller_line,
    usebio,
)

THREE = [traveller_line(*line) for line in LINES]


def shown(line: Line) -> tuple[int, int, str, str, str]:
    return line.session, line.board, line.ns, line.ew, str(line.result)


def test_boards_directly_in_the_event() -> None:
    document = read(three_tables())
    assert not document.problems
    field = document.field
    assert [shown(line) for line in field.lines] == [
        (1, 1, "1", "4", "4S= by N"),
        (1, 1, "2", "5", "4S-1 by N"),
        (1, 1, "3", "6", "3NT+1 by S"),
    ]
    assert field.names["4"] == "Player 4a - Player 4b"
    event = field.event
    assert (event.name, event.date, event.method, event.winners) == (
        "Tuesday",
        "2026-11-10",
        Method.MATCHPOINTS,
        1,
    )


def test_boards_in_sessions_and_sections() -> None:
    everybody = participants(pair(str(number)) for number in range(1, 7))
    section = f'<SECTION SECTION_ID="A">{everybody}{board(1, THREE)}</SECTION>'
    data = usebio(
        f'<SESSION SESSION_ID="1">{section}</SESSION><SESSION SESSION_ID="2">{section}</SESSION>'
    )
    document = read(data)
    assert not document.problems
    assert [line.session for line in document.field.lines] == [1, 1, 1, 2, 2, 2]
    assert set(document.field.contestants) == set("123456")
    assert [line.session for line in read(data, session=3).field.lines] == [3, 3, 3, 4, 4, 4]


def section(name: str, points: tuple[str, str]) -> str:
    ns, ew = points
    more = f"<NS_MATCH_POINTS>{ns}</NS_MATCH_POINTS><EW_MATCH_POINTS>{ew}</EW_MATCH_POINTS>"
    lines = [traveller_line("1", "2", "4S", "N", "10", "420", more)]
    lines += [traveller_line("3", "4", "4S", "N", "9", "-50")]
    everybody = participants(pair(number) for number in "1234")
    return f'<SECTION SECTION_ID="{name}">{everybody}{board(1, lines)}</SECTION>'


@pytest.mark.parametrize(
    ("points", "sessions"),
    [(("2", "0"), [1, 1, 2, 2]), (("5", "1"), [1, 1, 1, 1])],
    ids=["compared in a section", "compared across the field"],
)
def test_sections_are_compared_as_their_points_were(
    points: tuple[str, str], sessions: list[int]
) -> None:
    document = read(usebio(section("A", points) + section("B", points)))
    assert not document.problems
    assert [line.ns for line in document.field.lines] == ["A1", "A3", "B1", "B3"]
    assert [line.session for line in document.field.lines] == sessions


@pytest.mark.parametrize(
    ("listed", "in_lines"),
    [
        ((("1NS", "NS"), ("1EW", "EW")), ("1NS", "1EW")),
        ((("1", "NS"), ("1", "EW")), ("1", "1")),
        ((("01", "N"), ("01", "E")), ("1", "1")),
        ((("1NS", "NS"), ("1EW", "EW")), ("1", "1")),
        ((("1", "NS"), ("1", "EW")), ("1NS", "1EW")),
        ((), ("1", "1")),
    ],
)
def test_a_number_may_stand_for_a_pair_in_each_direction(
    listed: tuple[tuple[str, str], ...], in_lines: tuple[str, str]
) -> None:
    everybody = participants(pair(*one) for one in listed) if listed else ""
    document = read(usebio(everybody + board(1, [traveller_line(*in_lines, "PASS", "", "", "0")])))
    assert not document.problems
    line = document.field.lines[0]
    assert (line.ns.lstrip("0"), line.ew.lstrip("0")) == ("1NS", "1EW")


def test_winners_are_told_by_the_file_or_by_the_directions() -> None:
    lines = board(1, [traveller_line("1", "1", "PASS", "", "", "0")])
    two = participants([pair("1", "NS"), pair("1", "EW")])
    assert read(usebio(two + lines)).field.event.winners == 2
    one = "  <WINNER_TYPE>1</WINNER_TYPE>\n"
    assert read(usebio(two + lines, head=one)).field.event.winners == 1
    assert read(three_tables()).field.event.winners == 1


@pytest.mark.parametrize(
    ("kind", "head", "method"),
    [
        ("MP_PAIRS", "", Method.MATCHPOINTS),
        ("BUTLER_PAIRS", "", Method.BUTLER),
        ("CROSS_IMP", "", Method.CROSS_IMPS),
        ("CROSS_IMPS", "", Method.CROSS_IMPS),
        ("AGGREGATE", "", Method.TOTAL_POINTS),
        ("TEAMS_OF_FOUR", "", Method.TEAMS),
        ("PAIRS", "<BOARD_SCORING_METHOD>MATCH_POINTS</BOARD_SCORING_METHOD>", Method.MATCHPOINTS),
        ("PAIRS", "<BOARD_SCORING_METHOD>CROSS_IMPS</BOARD_SCORING_METHOD>", Method.CROSS_IMPS),
        ("PAIRS", "<SCORING_METHOD>IMPS</SCORING_METHOD>", Method.CROSS_IMPS),
    ],
)
def test_law_78_the_method_of_the_event(kind: str, head: str, method: Method) -> None:
    everybody = participants(pair(number) for number in "123456")
    document = read(usebio(everybody + board(1, THREE), kind, head))
    assert document.field.event.method is method
    assert not document.problems
    wished = read(usebio(everybody + board(1, THREE), kind, head), Method.BUTLER)
    assert wished.field.event.method is Method.BUTLER


def test_the_points_of_the_lines_tell_the_method_of_an_unknown_event() -> None:
    points = "<NS_BUTLER_POINTS>0</NS_BUTLER_POINTS>"
    data = simple([traveller_line("1", "2", "PASS", "", "", "0", points)], "NOTSUP")
    document = read(data)
    assert (document.field.event.method, said(document)) == (Method.BUTLER, [])
    document = read(three_tables("NOTSUP"))
    assert document.field.event.method is Method.MATCHPOINTS
    assert said(document) == [
        "line 4: the file does not say how it is scored; matchpoints are used"
    ]


@pytest.mark.parametrize(
    ("contract", "by", "tricks", "score", "result"),
    [
        ("3NT", "S", "9", "400", "3NT= by S"),
        ("3N", "South", "9", "400", "3NT= by S"),
        ("4Sx", "N", "9", "-100", "4SX-1 by N"),
        ("4S*", "N", "9", "-100", "4SX-1 by N"),
        ("4SXX", "N", "10", "880", "4SXX= by N"),
        ("2 H", "E", "+1", "-140", "2H+1 by E"),
        ("2H", "W", "=", "-110", "2H= by W"),
        ("2H", "W", "0", "400", "2H-8 by W"),
        ("PASS", "", "", "0", "passed out"),
        ("Pass", "", "0", "", "passed out"),
        ("", "", "", "420", "+420"),
        ("", "", "", "-50", "-50"),
        ("", "", "", "", "None"),
        ("NP", "", "", "", "None"),
        ("", "", "", "NP", "None"),
    ],
)
def test_law_77_results(contract: str, by: str, tricks: str, score: str, result: str) -> None:
    document = read(simple([traveller_line("1", "2", contract, by, tricks, score)]))
    assert not document.problems
    line = document.field.lines[0]
    assert (str(line.result), line.adjusted) == (result, None)


PLUS, AVERAGE, MINUS = (Artificial(kind) for kind in Average)


@pytest.mark.parametrize(
    ("code", "ns", "ew"),
    [
        ("A6040", PLUS, MINUS),
        ("A5050", AVERAGE, AVERAGE),
        ("a4060", MINUS, PLUS),
        (
            "A7030",
            Artificial(Average.PLUS, share=Fraction(7, 10)),
            Artificial(Average.MINUS, share=Fraction(3, 10)),
        ),
        (
            "A10000",
            Artificial(Average.PLUS, share=Fraction(1)),
            Artificial(Average.MINUS, share=Fraction(0)),
        ),
    ],
)
def test_law_12C2_codes_of_artificial_scores(code: str, ns: Artificial, ew: Artificial) -> None:
    document = read(simple([traveller_line("1", "2", "", "", "", code), *THREE[2:]]))
    assert not document.problems
    line = document.field.lines[0]
    assert (line.result, line.adjusted) == (None, Adjustment(ns, ew))


def test_law_12C2_an_artificial_score_beside_a_contract_keeps_it() -> None:
    line = read(simple([traveller_line("1", "2", "4S", "N", "9", "A6040")])).field.lines[0]
    assert (str(line.result), line.adjusted) == ("4S-1 by N", Adjustment(PLUS, MINUS))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (("1", "9", "4S", "N", "10", "420"), "9 is not among the participants"),
        (("", "4", "4S", "N", "10", "420"), "a contestant is missing"),
        (("4", "4", "4S", "N", "10", "420"), "4 cannot play against itself"),
        (("2", "4", "4S", "N", "10", "420"), "2 has a result on this board already"),
        (("1", "4", "4S", "N", "14", ""), "cannot end with 14 tricks"),
        (("1", "4", "4Z", "N", "10", ""), "cannot read “4Z”"),
        (("1", "4", "8S", "N", "10", ""), "cannot read “8S”"),
        (("1", "4", "4S", "Q", "10", ""), "cannot read “Q”"),
        (("1", "4", "4S", "N", "ten", ""), "cannot read “TEN”"),
        (("1", "4", "", "", "", "A60"), "cannot read “A60”"),
        (("1", "4", "", "", "", "<!-- -->425"), "no contract gives +425"),
    ],
)
def test_a_damaged_record_is_reported_and_the_others_are_read(
    line: tuple[str, str, str, str, str, str], why: str
) -> None:
    damaged = traveller_line(*line).replace("<TRAVELLER_LINE>", "<TRAVELLER_LINE here='1'>")
    data = simple([*THREE[1:], damaged])
    document = read(data)
    assert [line.ns for line in document.field.lines] == ["2", "3"]
    (problem,) = said(document)
    assert problem.lower().startswith(f"line {line_of(data, 'here=')}: board 1")
    assert why in problem and problem.endswith("the line is left out")


def test_law_77_contract_and_tricks_count_if_the_score_is_another() -> None:
    document = read(simple([traveller_line("1", "2", "4S", "N", "10", "450")]))
    assert str(document.field.lines[0].result) == "4S= by N"
    (problem,) = said(document)
    assert "the score +450 is not that of 4S= by N, which is +420" in problem
    assert problem.endswith("the contract and the tricks are used")


def test_a_score_counts_if_the_contract_cannot_be_read() -> None:
    document = read(simple([traveller_line("1", "2", "4Z", "N", "10", "420")]))
    assert str(document.field.lines[0].result) == "+420"
    (problem,) = said(document)
    assert problem.endswith("cannot read “4Z”; the score 420 is used")


def test_other_damage_is_reported_with_its_line() -> None:
    twice = participants([pair("1"), pair("2"), pair("2"), pair("")])
    data = usebio(
        twice
        + board(1, [traveller_line("1", "2", "PASS", "", "", "0")])
        + board(1, [traveller_line("1", "2", "PASS", "", "", "0")])
        + board(0, [traveller_line("1", "2", "PASS", "", "", "0")])
    )
    document = read(data)
    assert len(document.field.lines) == 1
    messages = " | ".join(said(document))
    for why in (
        "there are two contestants 2",
        "a contestant has no number",
        "has a result on this board already; the line is left out",
        "“0” is no number of a board; it is left out",
    ):
        assert why in messages
    assert len(document.problems) == 4


def test_a_file_that_breaks_off_gives_what_stands_before() -> None:
    data = three_tables()
    cut = data[: data.rindex(b"<CONTRACT>") + 12]
    document = read(cut)
    assert [line.ns for line in document.field.lines] == ["1", "2"]
    line = cut.count(b"\n") + 1
    (told,) = said(document)
    assert told.startswith(f"line {line}, column ")
    assert told.endswith(": from here on nothing can be read: the file breaks off here")
    assert document.broken == document.problems[-1]
    with pytest.raises(Refusal, match="so nothing is written"):
        document.write(score_field(document.field))


def test_an_ampersand_alone_is_the_letter_that_is_meant() -> None:
    data = three_tables().replace(b"<PLAYER_NAME>", b"<PLAYER_NAME>Marks & ", 1)
    assert b"Marks & " in data
    document = read(data)
    line = data[: data.index(b"Marks")].count(b"\n") + 1
    whole = read(three_tables())
    assert document.field.lines == whole.field.lines
    assert document.broken is None
    (told,) = said(document)
    assert told.startswith(f"line {line}: “&” stands alone")
    assert any(players.startswith("Marks & ") for players in document.field.names.values())
    written = document.write(score_field(document.field))
    assert b"Marks &amp; " in written
    assert read(written).problems == ()


def test_a_wrong_tag_is_told_with_its_place_although_nothing_is_read() -> None:
    data = three_tables().replace(b"<PAIR>", b"<PAIRS>", 1)
    line = data[: data.index(b"</PAIR>")].count(b"\n") + 1
    with pytest.raises(BadFile) as caught:
        read(data)
    assert f"line {line}, column " in str(caught.value)
    assert "an end tag does not belong to <PAIRS> of line" in str(caught.value)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"<html><body/></html>", "this is no USEBIO file: there is no EVENT in it"),
        (usebio(""), "there are no results in this file"),
        (usebio("", "INDIVIDUAL"), "line 4: events of single players are not read"),
        (simple([traveller_line("1", "99", "PASS", "", "", "0")]), "there are no results"),
    ],
)
def test_files_without_results_are_refused(data: bytes, why: str) -> None:
    with pytest.raises(BadFile) as caught:
        read(data)
    assert why in str(caught.value)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("All", Vulnerability.BOTH),
        ("North-South", Vulnerability.NS),
        ("EW", Vulnerability.EW),
        ("Love", None),
    ],
)
def test_law_2_a_board_may_have_another_vulnerability(
    written: str, meant: Vulnerability | None
) -> None:
    element = f"<VULNERABILITY>{written}</VULNERABILITY>"
    data = three_tables().replace(b"</BOARD_NUMBER>", f"</BOARD_NUMBER>{element}".encode(), 1)
    found = read(data).field.vulnerabilities
    assert found == ({} if meant is None else {BoardKey(1, 1): meant})


def test_tables_rounds_and_a_second_event() -> None:
    line = traveller_line("1", "2", "PASS", "", "", "0", "<TABLE_NUMBER>7</TABLE_NUMBER>")
    data = simple([line]).replace(
        b"<HANDSET>", b"<EVENT><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE/></BOARD>"
        b"</EVENT><HANDSET>",
    )  # fmt: skip
    document = read(data)
    assert document.field.lines[0].table == "7"
    assert [problem.split(": ")[1] for problem in said(document)] == [
        "a second event in the same file is not read"
    ]
