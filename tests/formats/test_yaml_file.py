"""YAML that a club secretary types: short forms, comments, and what is wrong with its place."""

from __future__ import annotations

import pytest

from bridgelaw.formats import read_data
from bridgelaw.formats.documents import BadFile, Document, Wishes
from bridgelaw.formats.own.layout import field_from_data
from bridgelaw.game.boards import Vulnerability
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.field import Adjustment, BoardKey, Method, Unit
from bridgelaw.scoring.standings import score_field

FILE = """\
# Our Tuesday
event: Tuesday pairs   # every week
date: 2026-11-10
scoring: matchpoints
profile: {like: WBF, most_average_plus: 1}
knockout: no
posted: 2026-11-10 21:30
x-club: 1:30
names: {1: Ito - Sato, 2: "Abe - Mori"}
boards:
  7:
    # the first
    - {table: 1, ns: 1, ew: 5, result: 4S= by N}   # quiet
    - {table: 2, ns: 2, ew: 6, result: +620, x-note: 50E4}
    - 8-9: 4S-1 by N   # short

    # between
    - "10-11: 3NT= by S"
    - ns: 3
      ew: 4
      result: 3NT-1 by N
      adjusted: "2/3 4S= by N, 1/3 4S-1 by N"   # after a poll
      law: 12C1(c)
  8:
    vulnerable: NS
    lines:
      - 1-5: A+/A-
penalties:
  - {of: 5, amount: 10%, law: 90B, reason: late}
# the end
"""


def read(text: str, wishes: Wishes | None = None) -> Document:
    return read_data(text.encode(), "club.yaml", wishes)


def problems(text: str) -> list[str]:
    return [f"{problem.place}: {problem.reason}" for problem in read(text).problems]


def test_everything_that_can_be_written_is_read() -> None:
    field = read(FILE).field
    event = field.event
    assert (event.name, event.date, event.scores_posted) == (
        "Tuesday pairs", "2026-11-10", "2026-11-10 21:30",
    )  # fmt: skip
    assert event.profile.most_average_plus == 1
    assert [str(line.result) for line in field.lines[:4]] == [
        "4S= by N", "+620", "4S-1 by N", "3NT= by S",
    ]  # fmt: skip
    assert field.lines[2].table == ""
    weighted = parse_award("2/3 4S= by N, 1/3 4S-1 by N")
    assert field.lines[4].adjusted == Adjustment(weighted, weighted, "12C1(c)")
    assert field.lines[5].result is None
    assert field.lines[5].adjusted == Adjustment(parse_award("A+"), parse_award("A-"))
    assert field.vulnerabilities == {BoardKey(1, 8): Vulnerability.NS}
    assert field.names["2"] == "Abe - Mori"
    assert [(each.contestant, each.unit, each.law) for each in field.penalties] == [
        ("5", Unit.TOP, "90B")
    ]


def test_comments_order_and_the_clubs_own_keys_are_kept() -> None:
    document = read(FILE)
    written = document.write(score_field(document.field)).decode()
    for kept in ("# Our Tuesday", "# every week", "x-club: 1:30", "x-note: 50E4", "knockout: no",
                 "# the first", "# quiet", "# short", "# between", "# after a poll", "# the end",
                 "result: +620"):  # fmt: skip
        assert kept in written
    assert written.index("# short") < written.index("# between") < written.index("ns: 10")
    again = read(written)
    assert again.field == document.field
    assert again.write(score_field(again.field)).decode() == written


def test_law_78A_the_exact_points_stand_on_every_line() -> None:
    document = read(
        "boards:\n  1:\n    - 1-2: 4S= by N\n    - 3-4: 4S-1 by N\n"
        "    - {ns: 5, ew: 6, result: 4S-1 by N, adjusted: '1/3 4S= by N, 2/3 4S-1 by N'}\n"
    )
    written = document.write(score_field(document.field)).decode()
    assert "{ns: 1, ew: 2, result: 4S= by N, ns_points: 3 2/3, ew_points: 1/3}" in written
    assert "ns_points: 1 2/3, ew_points: 2 1/3}" in written


def test_law_12_the_result_at_the_table_is_kept_beside_the_adjustment() -> None:
    document = read("boards:\n  1:\n    - 1-2: 4S= by N\n    - 3-4: 4S-1 by N\n")
    ruling = Adjustment(parse_award("A+"), parse_award("40%"), "12C2(a)", "a noise")
    standings = score_field(document.field).adjust(0, ruling)
    written = document.write(standings).decode()
    line = "{ns: 1, ew: 2, result: 4S= by N, adjusted: {ns: A+, ew: 40%}, law: 12C2(a), "
    assert line + "reason: a noise" in written
    assert read(written).field == standings.field


def test_several_sessions_and_the_session_that_the_user_names() -> None:
    text = "sessions:\n  1:\n    1: [1-2: 4S= by N]\n  2:\n    1: [1-2: 4S-1 by N]\n"
    assert [line.session for line in read(text).field.lines] == [1, 2]
    one = "boards:\n  1: [1-2: 4S= by N]\n"
    assert read(one, Wishes(session=3)).field.lines[0].session == 3


def test_what_the_user_wishes_goes_before_the_file_and_is_written() -> None:
    document = read("boards:\n  1: [1-2: 4S= by N]\n", Wishes(method=Method.CROSS_IMPS))
    assert document.field.event.method is Method.CROSS_IMPS
    assert b"scoring: cross-imps" in document.write(score_field(document.field))


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("{ns: 1, ew: 2, resut: 4S= by N}", "there is no key “resut”; is “result” meant?"),
        ("{ns: 1, ew: 1, result: 4S= by N}", "1 cannot play against itself"),
        ("{ns: 1, result: 4S= by N}", "a contestant is missing"),
        ("1-2: 9S= by N", "“9S= by N” is no contract: the level is 1 to 7"),
        ("1-2: 7S+1 by N", "cannot end with 14 tricks"),
        ("1-2: +615", "no contract gives +615"),
        ("1-2: something", "Cannot read “something”: expected a result"),
        ("{ns: 1, ew: 2, result: 4S= by N, adjusted: 1/2 4S= by N}", "the weights sum to 1/2"),
        ("{ns: 1, ew: 2, result: 4S= by N, adjusted: {n: A+}}", "there is no key “n”"),
        ("{ns: 1, ew: 2, result: not played, adjusted: {ns: A+}}", "the other has no result"),
        ("{ns: 1, ew: 2, result: 4S= by N, law: 12C1(c)}", "but nothing is adjusted"),
        ("{ns: 1, ew: 2, result: A+/A-, ruled: noon}", "expected a date and time"),
        ("{ns: [1], ew: 2, result: A}", "a word or a number is expected here"),
        ("hello", "a line is written as 1-5: 4S= by N"),
        ("[1, 2]", "a line is written as 1-5: 4S= by N"),
        ("8-3: 4S= by N", "8 has a result on this board already"),
    ],
)
def test_a_damaged_line_is_reported_with_its_place_and_the_others_are_read(
    line: str, reason: str
) -> None:
    text = f"boards:\n  7:\n    - 8-9: 4S= by N\n    - {line}\n    - 3-4: 4S-1 by N\n"
    document = read(text)
    assert [found.ns for found in document.field.lines] == ["8", "3"]
    [problem] = problems(text)
    assert problem.startswith(("Line 4, board 7, result 2: ", "line 4, board 7, result 2: "))
    assert reason in problem
    assert read_data(document.write(score_field(document.field)), "-").problems


def test_a_line_that_goes_is_not_held_against_the_next_one() -> None:
    text = "boards:\n  7:\n    - 1-2: 4S= by N\n    - 1-3: 4S= by N\n    - 3-4: 4S-1 by N\n"
    assert [line.ns for line in read(text).field.lines] == ["1", "3"]
    assert len(problems(text)) == 1


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("scorring: butler\n", "Line 1, “scorring”: there is no key “scorring”; is “scoring”"),
        ("scoring: rubber\n", "expected a scoring: matchpoints"),
        ("profile: EBB\n", "there is no profile “EBB”"),
        ("profile: {like: WBF, nueberg: none}\n", "there is no setting “nueberg”"),
        ("winners: 3\n", "expected 1 winner, or 2"),
        ("knockout: perhaps\n", "expected yes or no"),
        ("posted: soon\n", "expected a date and time"),
        ("names: [1]\n", "“names” is a mapping"),
        ("sessions: {}\n", "either “boards” or “sessions”, not both"),
        ("penalties: 3\n", "penalties are a list"),
        ("date: 1\ndate: 2\n", "line 2: found duplicate key"),
        ("a: &x [1]\nb: *x\n", "references are not taken"),
        ("date: [\n", "is not YAML"),
    ],
)
def test_a_damaged_head_is_refused_with_its_line(text: str, reason: str) -> None:
    with pytest.raises(BadFile) as refused:
        read(text + "boards:\n  1: [1-2: 4S= by N]\n")
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    "text",
    ["boards: {}\n", "event: nothing\n", "boards:\n  x: [1-2: 4S= by N]\n", "boards: [1]\n",
     "boards:\n  1: 4S= by N\n", "- 1\n- 2\n", "boards:\n  1: [nonsense]\n"],
)  # fmt: skip
def test_a_file_without_results_is_refused(text: str) -> None:
    with pytest.raises(BadFile):
        read(text)


@pytest.mark.parametrize(
    ("penalty", "reason"),
    [
        ("{of: 1}", "“amount” is missing"),
        ("{of: 1, amount: much}", "expected a penalty such as 10%"),
        ("{of: 9, amount: 10%}", "9 does not play"),
        ("{of: 1, amount: 3 IMP}", "this event takes a penalty in"),
        ("late", "a penalty is a mapping"),
        ("{of: 1, amout: 10%}", "is “amount” meant?"),
    ],
)
def test_law_90_a_damaged_penalty_is_reported(penalty: str, reason: str) -> None:
    text = f"boards:\n  1: [1-2: 4S= by N]\npenalties:\n  - {penalty}\n"
    [problem] = problems(text)
    assert "ine 4, penalty 1: " in problem
    assert reason in problem
    assert read(text).field.penalties == ()


def test_a_mapping_from_elsewhere_is_read_the_same() -> None:
    data = {"scoring": "teams", "boards": {1: [{"ns": 1, "ew": 2, "result": 420}, {"3-x": "A"}]}}
    field, found = field_from_data(data)
    assert field.lines[0].ns == "1"
    assert str(field.lines[0].result) == "+420"
    assert [line.ew for line in field.lines] == ["2", "x"]
    assert found == ()


def test_bombs_do_no_harm() -> None:
    laughs = "a: &a [x, x]\n" + "".join(f"b{n}: &b{n} [*a, *a]\n" for n in range(9))
    for text in (laughs, "[" * 20000, "{" * 20000, "boards: " + "{a: " * 5000):
        with pytest.raises(BadFile):
            read(text)
