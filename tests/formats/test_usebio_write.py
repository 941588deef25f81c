"""USEBIO files written: nothing but what changed, and everything that a site needs."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgelaw.formats.usebio.document import new_usebio
from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.seats import Side
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.field import Adjustment, BoardKey, Event, Field, Line, Method, Penalty, Unit
from bridgelaw.scoring.outcomes import parse_outcome
from bridgelaw.scoring.profile import PROFILES, WBF, Neuberg
from bridgelaw.scoring.standings import Standings, score_field
from tests.formats.any_field import fields_of_files
from tests.formats.usebio_samples import (
    LINES,
    board,
    pair,
    participants,
    read,
    said,
    simple,
    three_tables,
    traveller_line,
    usebio,
)
from tests.rotation import examples


def points(ns: str, ew: str, kind: str = "MATCH_POINTS") -> str:
    return f"\n    <NS_{kind}>{ns}</NS_{kind}>\n    <EW_{kind}>{ew}</EW_{kind}>"


def total(score: str, percent: str, place: str) -> str:
    return (
        f"\n    <TOTAL_SCORE>{score}</TOTAL_SCORE>\n    <PERCENTAGE>{percent}</PERCENTAGE>"
        f"\n    <PLACE>{place}</PLACE>"
    )


def scored_file() -> bytes:
    """Three tables with the points that two for a score beaten give."""
    lines = [
        traveller_line(*line, points(ns, ew))
        for line, (ns, ew) in zip(LINES, (("2", "2"), ("0", "4"), ("4", "0")), strict=True)
    ]
    scores = (("2.00", "50.00", "3"), ("0.00", "0.00", "5"), ("4.00", "100.00", "1"),
              ("2.00", "50.00", "3"), ("4.00", "100.00", "1"), ("0.00", "0.00", "5"))  # fmt: skip
    pairs = [pair(str(at), "", total(*score)) for at, score in enumerate(scores, 1)]
    return usebio(participants(pairs) + board(1, lines))


def adjusted(award_ns: str, award_ew: str, law: str = "12C1(c)", reason: str = "") -> Adjustment:
    return Adjustment(parse_award(award_ns), parse_award(award_ew), law, reason)


def numbers(data: bytes) -> tuple[list[tuple[Fraction, Fraction]], dict[str, list[str]]]:
    """The points of each line, and each pair's total, percentage and place; read elsewhere."""
    root = ElementTree.fromstring(data)
    lines = [
        (
            Fraction(line.findtext("NS_MATCH_POINTS") or 0),
            Fraction(line.findtext("EW_MATCH_POINTS") or 0),
        )
        for line in root.iter("TRAVELLER_LINE")
    ]
    pairs = {
        one.findtext("PAIR_NUMBER", ""): [
            one.findtext(name, "") for name in ("TOTAL_SCORE", "PERCENTAGE", "PLACE")
        ]
        for one in root.iter("PAIR")
    }
    return lines, pairs


def test_what_agrees_is_not_touched() -> None:
    data = scored_file()
    document = read(data)
    assert document.write(score_field(document.field)) == data


def test_what_has_no_scores_is_not_touched_until_something_changes() -> None:
    data = three_tables()
    document = read(data)
    assert document.write(score_field(document.field)) == data
    changed = document.write(score_field(document.field).adjust(0, adjusted("A+", "A-")))
    lines, pairs = numbers(changed)
    assert len(lines) == 3
    assert all(all(found) for found in pairs.values())


def test_other_numbers_of_the_file_are_replaced_by_ours() -> None:
    data = scored_file()
    wrong = data.replace(b">4.00<", b">3.00<", 1).replace(b"_POINTS>2<", b"_POINTS>1<", 1)
    document = read(wrong)
    assert document.write(score_field(document.field)) == data


def test_law_12C1c_a_weighted_score_for_a_site_that_knows_no_weights() -> None:
    document = read(scored_file())
    ruling = adjusted("1/2 4S= by N, 1/2 4S-1 by N", "1/2 4S= by N, 1/2 4S-1 by N")
    standings = score_field(document.field).adjust(1, ruling)
    data = document.write(standings)
    # 420 against half a 420 and half a -50; the half against the two others; 430 beats all.
    lines, pairs = numbers(data)
    assert lines == [
        (Fraction("1.5"), Fraction("2.5")),
        (Fraction("0.5"), Fraction("3.5")),
        (Fraction(4), Fraction(0)),
    ]
    assert pairs["1"] == ["1.50", "37.50", "4"]
    assert pairs["5"] == ["3.50", "87.50", "2"]
    assert pairs["3"] == ["4.00", "100.00", "1"]
    # The result at the table stays in its elements.
    line = ElementTree.fromstring(data).findall(".//TRAVELLER_LINE")[1]
    found = [line.findtext(name) for name in ("CONTRACT", "PLAYED_BY", "TRICKS", "SCORE")]
    assert found == ["4S", "N", "9", "-50"]
    note = '<?bridgelaw adjusted ns="1/2 4S= by N, 1/2 4S-1 by N"'
    assert data.decode().count(note) == 1


def test_only_lines_with_new_numbers_differ() -> None:
    before = scored_file()
    document = read(before)
    standings = score_field(document.field).adjust(1, adjusted("A+", "A-", "12C2(a)"))
    after = document.write(standings).splitlines()
    kept = set(before.splitlines())
    new = [line.strip().decode() for line in after if line not in kept]
    tags = {line.split(">")[0].split(" ")[0] for line in new}
    assert tags <= {
        "<NS_MATCH_POINTS", "<EW_MATCH_POINTS", "<TOTAL_SCORE", "<PERCENTAGE", "<PLACE", "<SCORE",
        "<?bridgelaw",
    }  # fmt: skip
    assert "<SCORE>A6040</SCORE>" in new
    note = '<?bridgelaw adjusted ns="A+" ew="A-" law="12C2(a)" score="-50"?>'
    assert note in new


RULINGS = [
    adjusted("4S= by N", "4S= by N", "12C1", "insufficient bid"),
    adjusted("2/3 4S= by N, 1/3 4S-1 by N", "1/3 4S= by N, 2/3 +100"),
    adjusted("A+", "A-", "12C2(a)"),
    adjusted("33 1/3%", "A", "12C2", 'a "quote" & a question? <b>\nnew line'),
    adjusted("A+", "60% 4S= by N, 40% passed out"),
    adjusted("Ra 4S-1 by N; Rn 4S= by N; Re 4S-1 by N", "4S= by N", "12C1(e)", "伊藤?>"),
    adjusted("no score", "no score", "86B2"),
]


@pytest.mark.parametrize("ruling", RULINGS)
@pytest.mark.parametrize("encoding", ["UTF-8", "ISO-8859-1", "UTF-16"])
def test_an_adjustment_comes_back_as_it_was(ruling: Adjustment, encoding: str) -> None:
    head = f'<?xml version="1.0" encoding="{encoding}"?>'
    data = scored_file().decode().replace('<?xml version="1.0"?>', head).encode(encoding)
    document = read(data)
    standings = score_field(document.field).adjust(1, ruling)
    written = document.write(standings)
    again = read(written)
    assert said(again) == []
    assert again.field == standings.field
    # What was written agrees with itself, and the way back leads to the first file.
    assert again.write(score_field(again.field)) == written
    assert again.write(score_field(document.field)) == data


def test_a_second_ruling_takes_the_place_of_the_first() -> None:
    document = read(scored_file())
    first = score_field(document.field).adjust(1, RULINGS[2])
    again = read(document.write(first))
    second = first.adjust(1, RULINGS[1])
    data = again.write(second)
    assert read(data).field == second.field
    assert data.count(b"<?bridgelaw adjusted") == 1
    assert b"<SCORE>-50</SCORE>" in data
    assert document.write(second) == data


def test_law_12C2_a_code_of_the_file_itself_is_kept() -> None:
    data = simple([traveller_line(*LINES[0]), traveller_line("2", "5", "", "", "", "A6040")])
    document = read(data)
    assert document.write(score_field(document.field)) == data
    assert document.field.lines[1].adjusted is not None
    plain = document.field.with_line(1, replace(document.field.lines[1], adjusted=None))
    assert b"<SCORE></SCORE>" in document.write(score_field(plain))


@pytest.mark.parametrize(
    ("text", "elements"),
    [
        ("5CX-2 by W", ["5CX", "W", "9", "300"]),
        ("passed out", ["PASS", "", "", "0"]),
        ("+50", ["", "", "", "50"]),
        ("", ["", "", "", ""]),
    ],
)
def test_law_79_a_corrected_result_is_written_in_its_elements(
    text: str, elements: list[str]
) -> None:
    document = read(scored_file())
    result = parse_outcome(text) if text else None
    line = replace(document.field.lines[1], result=result)
    standings = score_field(document.field.with_line(1, line))
    data = document.write(standings)
    again = read(data)
    assert (again.field, said(again)) == (standings.field, [])
    found = ElementTree.fromstring(data).findall(".//TRAVELLER_LINE")[1]
    names = ("CONTRACT", "PLAYED_BY", "TRICKS", "SCORE")
    assert [found.findtext(name) for name in names] == elements


def test_a_corrected_pair_is_written() -> None:
    document = read(scored_file())
    lines = document.field.lines
    turned = replace(lines[1], ns=lines[1].ew, ew=lines[1].ns)
    standings = score_field(document.field.with_line(1, turned))
    assert read(document.write(standings)).field == standings.field


def test_what_usebio_has_no_place_for_comes_back() -> None:
    document = read(scored_file())
    field = document.field
    lines = list(field.lines)
    lines[2] = replace(lines[2], group="B")
    penalties = (
        Penalty("3", Fraction(1, 10), Unit.TOP, 1, "90B", "late"),
        Penalty("2", Fraction(-1, 3), Unit.MATCHPOINTS),
    )
    profile = replace(WBF, neuberg=Neuberg.ARTIFICIAL, average_plus=Fraction(11, 20))
    event = replace(field.event, profile=profile, knockout=True, scores_posted="2026-11-10T22:15")
    changed = replace(
        field,
        event=event,
        lines=tuple(lines),
        penalties=penalties,
        vulnerabilities={BoardKey(1, 1): Vulnerability.EW},
    )
    data = document.write(score_field(changed))
    again = read(data)
    assert said(again) == []
    assert again.field == changed
    assert again.write(score_field(again.field)) == data
    assert again.write(score_field(field)).count(b"<?bridgelaw") == 1  # the vulnerability


def test_damaged_notes_are_reported_and_kept() -> None:
    note = '<?bridgelaw adjusted ns="5/3 4S= by N" ew="A-"?>'
    penalty = '<?bridgelaw penalty of="1" amount="much" unit="top"?>'
    strange = "<?bridgelaw adjusted ns=A+?>"
    data = simple([traveller_line(*LINES[0], note), traveller_line(*LINES[1], strange)])
    data = data.replace(b"<PARTICIPANTS>", penalty.encode() + b"<PARTICIPANTS>")
    document = read(data)
    assert [line.adjusted for line in document.field.lines] == [None, None]
    assert document.field.penalties == ()
    assert len(document.problems) == 3
    assert document.write(score_field(document.field)) == data


def test_other_lines_than_those_of_the_file_are_refused() -> None:
    document = read(scored_file())
    fewer = replace(document.field, lines=document.field.lines[1:])
    with pytest.raises(ValueError, match="standings of another file"):
        document.write(score_field(fewer))


def test_places_are_marked_as_the_file_marks_them() -> None:
    data = scored_file().replace(b"<PLACE>1<", b"<PLACE>1=<")
    data = data.replace(b"<PLACE>3<", b"<PLACE>3=<").replace(b"<PLACE>5<", b"<PLACE>5=<")
    document = read(data)
    assert document.write(score_field(document.field)) == data


def test_butler_points_and_the_datum_of_the_board() -> None:
    lines = [traveller_line(*line, points("0", "0", "BUTLER_POINTS")) for line in LINES]
    average = "<BOARD_AVERAGE>0</BOARD_AVERAGE>"
    data = simple(lines, "BUTLER_PAIRS").replace(
        b"</BOARD_NUMBER>", f"</BOARD_NUMBER>{average}".encode(), 1
    )
    document = read(data)
    root = ElementTree.fromstring(document.write(score_field(document.field)))
    # (420 - 50 + 430) / 3 = 266.67
    assert root.findtext(".//BOARD_AVERAGE") == "270"
    assert [line.findtext("NS_BUTLER_POINTS") for line in root.iter("TRAVELLER_LINE")] == [
        "4",
        "-8",
        "4",
    ]


def test_each_session_has_its_own_totals() -> None:
    lines = [traveller_line(*line, points("0", "0")) for line in LINES]
    listed = participants(pair(str(at), "", total("0.00", "0.00", "1")) for at in range(1, 7))
    data = usebio(
        "".join(f'<SESSION SESSION_ID="{at}">{listed}{board(1, lines[:at + 1])}</SESSION>'
                for at in (1, 2))
    )  # fmt: skip
    document = read(data, profile=replace(WBF, neuberg=Neuberg.NONE))
    root = ElementTree.fromstring(document.write(score_field(document.field)))
    found = [
        {one.findtext("PAIR_NUMBER"): one.findtext("TOTAL_SCORE") for one in session.iter("PAIR")}
        for session in root.iter("SESSION")
    ]
    assert [session["1"] for session in found] == ["2.00", "2.00"]
    assert [session["5"] for session in found] == ["2.00", "4.00"]
    assert found[1]["3"] == "4.00"


def match_file() -> bytes:
    def room(direction: str, contract: str, tricks: str, score: str) -> str:
        return (
            f"<TRAVELLER_LINE><DIRECTION>{direction}</DIRECTION><CONTRACT>{contract}</CONTRACT>"
            f"<PLAYED_BY>N</PLAYED_BY><TRICKS>{tricks}</TRICKS><SCORE>{score}</SCORE>"
            "</TRAVELLER_LINE>"
        )

    teams = "".join(
        f'<TEAM TEAM_ID="{at}" TEAM_NAME="Team {at}"><TOTAL_SCORE>0.00</TOTAL_SCORE>'
        "<PLACE>1</PLACE></TEAM>"
        for at in (1, 2)
    )
    return usebio(
        f"<PARTICIPANTS>{teams}</PARTICIPANTS><MATCH><ROUND_NUMBER>3</ROUND_NUMBER>"
        "<TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM><TEAM_SCORE>0.00</TEAM_SCORE>"
        "<OPPOSING_TEAM_SCORE>0.00</OPPOSING_TEAM_SCORE><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>"
        f"<IMPS>0</IMPS>{room('NS', '4S', '10', '420')}{room('EW', '4S', '9', '-50')}"
        "</BOARD></MATCH>",
        "SWISS_TEAMS",
    )


def test_law_78B_matches_of_teams() -> None:
    document = read(match_file())
    assert said(document) == []
    lines = document.field.lines
    assert [(line.ns, line.ew) for line in lines] == [("1", "2"), ("2", "1")]
    standings = score_field(document.field)
    data = document.write(standings)
    root = ElementTree.fromstring(data)
    assert root.findtext(".//IMPS") == "10"
    (match,) = standings.matches
    scores = [Fraction(root.findtext(f".//{name}", ""))
              for name in ("TEAM_SCORE", "OPPOSING_TEAM_SCORE")]  # fmt: skip
    assert scores == list(match.victory_points)
    assert sum(scores) == 20
    assert [one.findtext("PLACE") for one in root.findall(".//PARTICIPANTS/TEAM")] == ["1", "2"]
    assert read(data).field == document.field


def test_swiss_pairs_keep_their_victory_points() -> None:
    line = "<TRAVELLER_LINE><CONTRACT>PASS</CONTRACT><SCORE>0</SCORE></TRAVELLER_LINE>"
    listed = participants(pair(number, "", total("12.00", "", "1")) for number in "12")
    data = usebio(
        f"{listed}<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER>"
        "<EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>"
        f"{line}</BOARD></MATCH>",
        "SWISS_PAIRS",
        "  <BOARD_SCORING_METHOD>MATCH_POINTS</BOARD_SCORING_METHOD>\n",
    )
    document = read(data)
    assert [(line.ns, line.ew) for line in document.field.lines] == [("1", "2")]
    assert "kept as they are" in said(document)[0]
    assert document.write(score_field(document.field)) == data


UNITS = {
    Method.MATCHPOINTS: Unit.TOP,
    Method.CROSS_IMPS: Unit.IMPS,
    Method.BUTLER: Unit.IMPS,
    Method.TOTAL_POINTS: Unit.POINTS,
}


def small_field(method: Method, sessions: int = 1) -> Standings:
    # At total points there are no averages.
    other = "no score" if method is Method.TOTAL_POINTS else "A-"
    ruled = adjusted("2/3 4S= by N, 1/3 4S-1 by N", other)
    lines = [
        line
        for session in range(1, sessions + 1)
        for line in (
            Line(2, "Ito", "4", parse_outcome("4S-1 by N"), "1", session, adjusted=ruled),
            Line(1, "Ito", "4", parse_outcome("4S= by N"), "1", session),
            Line(1, "2", "5", parse_outcome("+100"), "2", session, "B"),
            Line(2, "2", "5", None, "2", session),
        )
    ]
    return score_field(
        Field(
            Event(method, name="A & B", date="2026-11-10", winners=2),
            tuple(lines),
            {"Ito": "Ito - Sato", "4": "Ünlü"},
            (Penalty("Ito", Fraction(1, 10), UNITS[method]),),
            {BoardKey(1, 1): Vulnerability.BOTH},
        )
    )


@pytest.mark.parametrize("sessions", [1, 2])
@pytest.mark.parametrize("method", [method for method in Method if method is not Method.TEAMS])
def test_a_new_file_has_everything(method: Method, sessions: int) -> None:
    standings = small_field(method, sessions)
    data = new_usebio(standings)
    again = read(data)
    assert said(again) == []
    field = standings.field
    assert sorted(map(repr, again.field.lines)) == sorted(map(repr, field.lines))
    for name in ("event", "names", "penalties", "vulnerabilities"):
        assert getattr(again.field, name) == getattr(field, name)
    assert again.write(score_field(again.field)) == data
    if method is Method.MATCHPOINTS:
        _, pairs = numbers(data)
        ranks = {one.total.contestant: one for side in Side for one in standings.ranking(side)}
        assert {name: int(found[2]) for name, found in pairs.items()} == {
            name: rank.place for name, rank in ranks.items()
        }


def test_an_empty_setting_comes_back() -> None:
    profile = replace(PROFILES["EBU"], small_groups=())
    document = read(scored_file())
    event = replace(document.field.event, profile=profile)
    field = replace(document.field, event=event)
    assert read(document.write(score_field(field))).field == field


def test_the_number_of_the_only_session_comes_back() -> None:
    field = Field(Event(), (Line(1, "1", "2", parse_outcome("passed out"), session=3),))
    assert read(new_usebio(score_field(field))).field == field


def test_a_new_file_of_teams() -> None:
    lines = (
        Line(1, "A", "B", parse_outcome("4S= by N"), "1", 1),
        Line(1, "B", "A", parse_outcome("4S-1 by N"), "2", 1),
        Line(1, "B", "A", parse_outcome("3NT= by N"), "1", 2),
        Line(1, "A", "B", parse_outcome("passed out"), "2", 2),
    )
    event = Event(Method.TEAMS, name="Final", date="2026-11-10", knockout=True)
    field = Field(event, lines, {"A": "Reds", "B": "Blues"})
    data = new_usebio(score_field(field))
    again = read(data)
    assert (said(again), again.field) == ([], field)
    scores = [one.text for one in ElementTree.fromstring(data).iter("TEAM_SCORE")]
    assert scores == ["10", "9"]


_awards = st.sampled_from([ruling.ns for ruling in RULINGS] + [ruling.ew for ruling in RULINGS])


@given(_awards, _awards, st.text(max_size=20), st.integers(0, 2))
def test_any_adjustment_comes_back(ns: object, ew: object, reason: str, place: int) -> None:
    document = read(scored_file())
    kept = "".join(char for char in reason if char in "\t\n\r" or char.isprintable())
    ruling = Adjustment(ns, ew, reason=kept)  # type: ignore[arg-type]
    standings = score_field(document.field).adjust(place, ruling)
    written = document.write(standings)
    assert read(written).field == standings.field
    # Another reader finds the points of every line, and they make the totals.
    lines, pairs = numbers(written)
    for number, (ns_number, ew_number) in enumerate((("1", "4"), ("2", "5"), ("3", "6"))):
        assert abs(Fraction(pairs[ns_number][0]) - lines[number][0]) <= Fraction(1, 100)
        assert abs(Fraction(pairs[ew_number][0]) - lines[number][1]) <= Fraction(1, 100)


@settings(max_examples=examples(40))
@given(fields_of_files())
def test_any_field_goes_into_a_new_file(field: Field) -> None:
    data = new_usebio(score_field(field))
    again = read(data)
    assert said(again) == []
    # Matches of teams stand apart, so that the lines of a board may come in another order.
    assert sorted(map(repr, again.field.lines)) == sorted(map(repr, field.lines))
    for name in ("event", "names", "penalties", "vulnerabilities"):
        assert getattr(again.field, name) == getattr(field, name)
    assert again.write(score_field(again.field)) == data
