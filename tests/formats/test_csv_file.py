"""CSV that a club secretary types in a spreadsheet."""

from __future__ import annotations

import pytest

from bridgelaw.formats import read_data
from bridgelaw.formats.csv.table import bare, safe
from bridgelaw.formats.documents import BadFile, Document, Wishes
from bridgelaw.game.boards import Vulnerability
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.field import Adjustment, BoardKey, Method, Unit
from bridgelaw.scoring.standings import score_field

FILE = """\
# event,Tuesday pairs
# scoring: matchpoints
# profile,WBF,most_average_plus: 1
# a note of ours, kept
# name,1,Ito - Sato
# name 2: Abe - Mori
# penalty,5,10%,90B,late
# vulnerable,8,NS
board,table,ns,ew,contract,by,result,weather,score
7,1,1,5,4S,N,=,fine,620
7,2,2,6,4S,N,1,rain,
7,3,3,7,4SX,N,-1,,-200
7,4,4,8,3NT,S,10,,
7,5,9,10,A+/A-,,,,

8,1,1,5,,,,,+110
8,2,2,6,Pass,,,,
"""


def read(text: str, wishes: Wishes | None = None) -> Document:
    return read_data(text.encode(), "club.csv", wishes)


def problems(text: str) -> list[str]:
    return [f"{problem.place}: {problem.reason}" for problem in read(text).problems]


def results(text: str) -> list[str]:
    return [str(line.result) for line in read(text).field.lines]


def test_everything_that_can_be_written_is_read() -> None:
    field = read(FILE).field
    assert read(FILE).problems == ()
    assert field.event.name == "Tuesday pairs"
    assert field.event.profile.most_average_plus == 1
    assert field.names == {"1": "Ito - Sato", "2": "Abe - Mori"}
    assert [(each.contestant, each.unit, each.reason) for each in field.penalties] == [
        ("5", Unit.TOP, "late")
    ]
    assert field.vulnerabilities == {BoardKey(1, 8): Vulnerability.NS}
    assert [str(line.result) for line in field.lines] == [
        "4S= by N", "4S+1 by N", "4SX-1 by N", "3NT+1 by S", "None", "+110", "passed out",
    ]  # fmt: skip
    assert field.lines[4].adjusted == Adjustment(parse_award("A+"), parse_award("A-"))


@pytest.mark.parametrize(
    ("cell", "result"),
    [("=", "4S= by N"), ("'=", "4S= by N"), ("0", "4S= by N"), ("＝", "4S= by N"),
     ("+1", "4S+1 by N"), ("1", "4S+1 by N"), ("3", "4S+3 by N"), ("-1", "4S-1 by N"),
     ("−2", "4S-2 by N"), ("10", "4S= by N"), ("9", "4S-1 by N"), ("13", "4S+3 by N")],
)  # fmt: skip
def test_a_spreadsheet_may_have_taken_the_sign_away(cell: str, result: str) -> None:
    assert results(f"board,ns,ew,contract,by,result\n1,1,2,4S,N,{cell}\n") == [result]


def test_tricks_have_a_column_of_their_own_where_they_are_few() -> None:
    assert results("board,ns,ew,contract,by,tricks\n1,1,2,4S,N,6\n") == ["4S-4 by N"]
    [problem] = problems("board,ns,ew,contract,by,result\n1,1,2,4S,N,6\n1,3,4,1C,N,=\n")
    assert problem == "row 2, board 1: 4♠ by North cannot end with 16 tricks"


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp932", "utf-16"])
def test_separators_encodings_and_japanese_headings(separator: str, encoding: str) -> None:
    rows = (["# 大会名", "火曜ペア戦"], ["# 名前", "1", "伊藤・佐藤"],
            ["ボード", "テーブル", "南北", "東西", "コントラクト", "ディクレアラー",
             "結果", "天気"],
            ["7", "1", "1", "5", "４♠", "北", "＝", "晴れ"])  # fmt: skip
    if encoding == "cp932":
        rows[3][4] = "4S"
    text = "\r\n".join(separator.join(row) for row in rows) + "\r\n"
    document = read_data(text.encode(encoding), "-")
    assert document.problems == ()
    assert document.field.event.name == "火曜ペア戦"
    assert document.field.names == {"1": "伊藤・佐藤"}
    assert str(document.field.lines[0].result) == "4S= by N"
    written = document.write(score_field(document.field))
    assert written.decode(encoding).startswith(text[:60])
    assert read_data(written, "-").field == document.field


def test_latin_letters_of_an_old_program() -> None:
    text = "# name,1,Müller - Şen\nboard,ns,ew,result\n1,1,2,4S= by N\n".replace("Ş", "S")
    assert read_data(text.encode("latin-1"), "-").field.names == {"1": "Müller - Sen"}


def test_other_columns_and_rows_are_kept_and_the_scores_added() -> None:
    document = read(FILE)
    written = document.write(score_field(document.field)).decode()
    lines = written.splitlines()
    assert lines[:8] == FILE.splitlines()[:8]
    assert lines[8] == FILE.splitlines()[8] + ",ns_points,ew_points,ns_percent,ew_percent"
    assert lines[9].startswith("7,1,1,5,4S,N,=,fine,620,")
    assert lines[14] == ""
    assert read(written).write(score_field(read(written).field)).decode() == written


def test_law_12_an_adjustment_has_its_columns_and_the_result_stays() -> None:
    document = read("board,ns,ew,result\n1,1,2,4S= by N\n1,3,4,4S-1 by N\n")
    ruling = Adjustment(parse_award("A+"), parse_award("-3 IMP"), "12C2(a)", "=HYPERLINK(1)")
    standings = score_field(document.field).adjust(1, ruling)
    written = document.write(standings).decode()
    assert "1,3,4,4S-1 by N,1.20," in written
    assert "'=HYPERLINK(1)" in written
    assert "'-3 IMP" in written
    assert read(written).field == standings.field


@pytest.mark.parametrize("value", ["=1", "+x", "-x", "@a", "'=1", "''", "'t Hooft", "", "'", "-5"])
def test_no_cell_is_a_formula(value: str) -> None:
    cell = safe(value)
    assert bare(cell) == value
    assert not cell.startswith(("=", "@")) and (cell == value or cell.startswith("'"))


def test_what_the_user_wishes_is_written_into_the_head() -> None:
    text = "# scoring,matchpoints\nboard,ns,ew,result\n1,1,2,4S= by N\n1,3,4,4S-1 by N\n"
    document = read(text, Wishes(method=Method.BUTLER, session=2))
    assert document.field.lines[0].key == BoardKey(2, 1)
    written = document.write(score_field(document.field)).decode()
    assert written.startswith("# scoring,butler\nboard,")


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("x,1,2,4S,N,=,", "Cannot read “x”: expected a whole number from 1"),
        ("7,1,2,4S,N,?!,", "expected tricks over or under"),
        ("7,1,2,4S,,=,", "4S"),
        ("7,1,2,8S,N,=,", "the level is 1 to 7"),
        ("7,1,1,4S,N,=,", "1 cannot play against itself"),
        ("7,1,,4S,N,=,", "a contestant is missing"),
        ("7,8,2,4S,N,=,", "8 has a result on this board already"),
        ("7,1,2,4S,N,=,420", "4S= by N gives +620, and not +420"),
        ("7,1,2,4S,N,=,,,,9", "more cells than there are columns"),
        ('7,1,2,"4S,N,=,', "Cannot read “4S,N,=,”"),
    ],
)
def test_a_damaged_row_is_reported_with_its_number_and_the_others_are_read(
    row: str, reason: str
) -> None:
    text = f"board,ns,ew,contract,by,result,score\n7,8,9,4S,N,=,\n{row}\n7,3,4,4S,N,-1,\n"
    document = read(text)
    assert [line.ns for line in document.field.lines if line.ns in "83"] == ["8", "3"]
    [problem] = problems(text)
    assert problem.startswith("row 3")
    assert reason in problem
    assert row in document.write(score_field(document.field)).decode()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("board,ns,result\n1,1,4S= by N\n", "has no column “ew”"),
        ("board,ns,ew,contrct\n1,1,2,4S= by N\n", "is “contract” meant?"),
        ("board,ns,ew,board\n1,1,2,1\n", "the column “board” stands twice"),
        ("# scoring,rubber\nboard,ns,ew,result\n1,1,2,4S= by N\n", "expected a scoring"),
        ("# profile,EBB\nboard,ns,ew,result\n1,1,2,4S= by N\n", "there is no profile “EBB”"),
        ("# event,x\n", "there are no results"),
        ("board,ns,ew,result\n", "there are no results"),
        ("board,ns,ew,result\nx,1,2,3\n", "nothing can be read in club.csv"),
    ],
)
def test_a_damaged_head_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadFile) as refused:
        read(text)
    assert reason in str(refused.value)


def test_a_leading_word_that_nearly_is_one_is_reported() -> None:
    text = "# scorin,butler\n# weather,fine\nboard,ns,ew,result\n1,1,2,4S= by N\n"
    [problem] = problems(text)
    assert "is “scoring” meant?" in problem


def test_rows_about_the_event_may_have_another_separator() -> None:
    """Nothing of them is lost in silence: not a name, and not a penalty."""
    field = read(
        '# event,Tuesday: pairs\n# name,1,"Ito, A - Sato"\n# penalty,2,10%,90B,late\n'
        "# for us, no key\nboard;ns;ew;result\n1;1;3;4S= by N\n1;2;4;4S-1 by N\n"
    ).field
    assert field.event.name == "Tuesday: pairs"
    assert field.names == {"1": "Ito, A - Sato"}
    assert [(each.contestant, each.law, each.reason) for each in field.penalties] == [
        ("2", "90B", "late")
    ]


def test_a_number_in_full_width_is_the_same_pair() -> None:
    rows = ("# name,1,伊藤 - 佐藤", "board,ns,ew,result", "7,１,２,4S= by N", "8,1,2,4S-1 by N")
    found = read("\n".join(rows)).field
    assert found.contestants.keys() == {"1", "2"}
    assert found.names == {"1": "伊藤 - 佐藤"}


@pytest.mark.parametrize(
    ("ns", "ew", "header", "cell"),
    [
        ("2/3 4S= by N, 1/3 4S-1 by N", "", "adjusted", '"2/3 4S= by N, 1/3 4S-1 by N"'),
        ("A+", "A-", "adjusted", "A+/A-"),
        ("A+", "4S= by N", "adjusted_ns", "A+"),
    ],
)
def test_an_award_goes_into_the_one_column_that_the_file_has_if_it_fits(
    ns: str, ew: str, header: str, cell: str
) -> None:
    document = read("board,ns,ew,result,adjusted\n7,1,2,4S= by N,\n7,3,4,4S-1 by N,\n")
    adjustment = Adjustment(parse_award(ns), parse_award(ew or ns))
    standings = score_field(document.field.adjust(0, adjustment))
    written = document.write(standings).decode()
    assert ("adjusted_ns" in written) is (header == "adjusted_ns")
    assert cell in written
    assert read(written).field == standings.field


def test_rows_are_as_long_as_the_headings() -> None:
    document = read("board,ns,ew,result\n7,1,2,4S= by N\n7,3,4,4S-1 by N\n")
    award = parse_award("A+")
    standings = score_field(document.field.adjust(0, Adjustment(award, award)))
    rows = document.write(standings).decode().splitlines()
    assert len({row.count(",") for row in rows}) == 1


@pytest.mark.parametrize("result", ["4S-1 by N", "not played"])
def test_law_12C1e_the_other_side_has_the_result_without_the_infraction(result: str) -> None:
    text = (
        "board,ns,ew,result,adjusted_ns\n"
        f"1,1,2,{result},Ra 4S-1 by N; Rn 4S= by N; Re 4S+1 by N\n1,3,4,4S= by N,\n"
    )
    (line, _) = read_data(text.encode(), "x.csv").field.lines
    assert line.adjusted is not None
    assert (str(line.adjusted.ns)[:2], str(line.adjusted.ew)) == ("Ra", "4S= by N")


def test_what_a_stranger_wrote_does_not_come_back_as_a_formula() -> None:
    text = (
        "board,ns,ew,contract,by,result,remark\n"
        '1,1,2,4S,N,=,"=HYPERLINK(""http://x"",""y"")"\n'
        "1,3,4,4S,N,+1,@SUM(A1)\n"
        "2,1,2,4S,N,-1,quiet\n"
    )
    document = read_data(text.encode(), "club.csv")
    back = document.write(score_field(document.field)).decode()
    assert "'=HYPERLINK" in back and "'@SUM(A1)" in back
    assert ",=HYPERLINK" not in back and ',"=HYPERLINK' not in back
    again = read_data(back.encode(), "club.csv")
    assert again.field.lines == document.field.lines
