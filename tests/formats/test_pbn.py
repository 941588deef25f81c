"""PBN: score tables, games of single tables, and everything odd that stands in such files."""

from __future__ import annotations

import pytest

from bridgelaw.formats import read_data
from bridgelaw.formats.documents import BadFile, Document, Wishes
from bridgelaw.game.boards import Vulnerability
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.field import Adjustment, BoardKey, Method
from bridgelaw.scoring.profile import Divisor
from bridgelaw.scoring.standings import score_field

TABLE = """\
% PBN 2.1
% any line of ours
[Event "##Evening"]
[Date "2026.11.10"]
[Board "1"]
[Vulnerable "None"]
[Deal "N:... ... ... ..."]
[Scoring "MatchPoints;MP1"]
[TotalScoreTable "Rank\\2R;PairId\\2R;TotalScoreMP\\5R;TotalPercentage\\6R;Names\\12L;Club"]
 1  1   9.9  99.90 "Ito;Sato"   "Ours"
 2 12   9.9  99.90 "Abe;Mori"   "Ours"
[ScoreTable "Table\\2R;Round\\2R;PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1R;Result\\2R;Lead\\3L;Score_NS\\6R;Score_EW\\6R;MP_NS\\4R;MP_EW\\4R;Percentage_NS\\3R"]
 1  1  1 11 4S   N 10 CA   "420"      -  9.9  9.9  99
 2  1  2 12 4SX  N  9 -        -  "100"  9.9  9.9  99
 3  1  3 13 Pass -  - -      "0"      -  9.9  9.9  99
 4  1  4 14 -    -  - -    "A+"    "A-"  9.9  9.9  99
 5  1  5 15 -    -  - -        -      -    -    -   -
 6  1  - 16 -    -  - -    "Bye"  "Bye"    -  1.9   -
{ a comment that is kept }

[Board "2"]
[Vulnerable "EW"] ; odd
[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]
1 11 3NT S 9
2 12 3NT S 8 7
3 13 3NT S 99
"""  # noqa: E501

GAMES = """\
[Event "x"]
[Board "7"]
[West "W1"]
[North "N1"]
[East "E1"]
[South "S1"]
[Vulnerable "All"]
[Scoring "IMP;Cross1"]
[Declarer "N"]
[Contract "4S"]
[Result "10"]
{ a comment
  of two lines }
[Auction "S"]
Pass 1D =1= ^I Pass $3 1S
[Note "1:one"]
[Play "E"]
D7 D6 ; a remark [Board "9"]

[Event "#"]
[Board "7"]
[West "S2"]
[North "E2"]
[East "N2"]
[South "W2"]
[Vulnerable "Both"]
[Declarer "E"]
[Contract "3NTXX"]
[Result "EW 8"]

[Event "#"]
[Board "7"]
[West "W3"]
[North "N3"]
[East "E3"]
[South "S3"]
[Vulnerable "All"]
[Contract "Pass"]
[Result ""]

[Board "8"]
[Deal "N:... ... ... ..."]

[Board "8"]
[West "E1"]
[North "S1"]
[East "W1"]
[South "N1"]
[Score "EW 50"]
"""


def read(text: str, wishes: Wishes | None = None) -> Document:
    return read_data(text.encode("latin-1"), "club.pbn", wishes)


def test_score_tables_are_read() -> None:
    document = read(TABLE)
    field = document.field
    assert field.event.name == "Evening"
    assert field.event.date == "2026-11-10"
    assert field.names == {"1": "Ito - Sato", "12": "Abe - Mori"}
    assert field.vulnerabilities == {BoardKey(1, 2): Vulnerability.EW}
    assert [(line.board, line.table, line.ns, str(line.result)) for line in field.lines] == [
        (1, "1", "1", "4S= by N"), (1, "2", "2", "4SX-1 by N"), (1, "3", "3", "passed out"),
        (1, "4", "4", "None"), (1, "5", "5", "None"), (2, "", "1", "3NT= by S"),
    ]  # fmt: skip
    assert field.lines[3].adjusted == Adjustment(parse_award("A+"), parse_award("A-"))
    assert field.lines[4].adjusted is None
    problems = [f"{problem.place}: {problem.reason}" for problem in document.problems]
    assert problems == [
        "line 25: the row has not as many elements as the table has columns",
        "line 26, board 2: Cannot read “99”: expected the tricks of declarer, 0 to 13",
    ]


def test_only_the_computed_words_of_a_table_change() -> None:
    document = read(TABLE)
    written = document.write(score_field(document.field)).decode()
    before, after = TABLE.splitlines(), written.splitlines()
    assert len(before) == len(after)
    changed = {at for at in range(len(before)) if before[at] != after[at]}
    assert changed == {*range(9, 18), 22, 23, 24, 25}
    assert after[12] == before[12].replace(" 9.9  9.9  99", "5.67 0.33 94.44 5.56")
    assert after[11].endswith(';Percentage_EW"]')
    assert after[9].endswith('"Ito;Sato"   "Ours"')
    assert after[24:] == [line + " - - - -" for line in before[24:]]
    again = read(written)
    assert again.field == document.field
    assert again.write(score_field(again.field)).decode() == written


def test_law_12_an_adjustment_has_columns_of_its_own_in_the_table() -> None:
    document = read(TABLE)
    award = parse_award("2/3 4S= by N, 1/3 4S-1 by N")
    ruling = Adjustment(award, parse_award("A"), "12C1(c)", 'they said "no"', "2026-11-10 20:00")
    standings = score_field(document.field).adjust(1, ruling)
    written = document.write(standings)
    assert b'4SX  N  9 -        -  "100"' in written
    assert read_data(written, "-").field == standings.field


def test_games_of_single_tables_are_read() -> None:
    document = read(GAMES)
    field = document.field
    assert document.problems == ()
    assert field.event.method is Method.CROSS_IMPS
    assert field.event.profile.cross_imps_divisor is Divisor.SCORES
    assert [(line.board, line.ns, line.ew, str(line.result)) for line in field.lines] == [
        (7, "N1 - S1", "E1 - W1", "4S= by N"),
        (7, "E2 - W2", "N2 - S2", "3NTXX-1 by E"),
        (7, "N3 - S3", "E3 - W3", "passed out"),
        # The same pairs, the other way round.
        (8, "N1 - S1", "E1 - W1", "-50"),
    ]


def test_games_keep_every_byte_and_get_their_scores() -> None:
    document = read(GAMES)
    written = document.write(score_field(document.field)).decode()
    left = [line for line in written.splitlines() if not line.startswith("[ScoreIMP")]
    assert left == GAMES.splitlines()
    assert '[Result "10"]\n[ScoreIMP "NS ' in written
    again = read(written)
    assert again.field == document.field
    assert again.write(score_field(again.field)).decode() == written


def test_law_12_an_adjustment_has_tags_of_its_own_in_a_game() -> None:
    document = read(GAMES)
    standings = score_field(document.field).adjust(
        0, Adjustment(parse_award("+3 IMP"), parse_award("4S-1 by N"), "12C1(b)")
    )
    written = document.write(standings)
    assert b'[AdjustedNS "+3 IMP"]' in written
    assert b'[Contract "4S"]' in written
    assert read_data(written, "-").field == standings.field


def test_windows_lines_a_mark_and_old_letters_are_kept() -> None:
    text = GAMES.replace("W1", "Möller").replace("\n", "\r\n")
    for data in (text.encode("latin-1"), text.encode("utf-8-sig"), text.encode()):
        document = read_data(data, "x.pbn")
        assert document.field.lines[0].ew == "E1 - Möller"
        written = document.write(score_field(document.field))
        assert b"\n" not in written.replace(b"\r\n", b"")
        assert written[:40] == data[:40]


def test_a_damaged_game_is_reported_and_the_others_are_read() -> None:
    bad = GAMES.replace('[Contract "4S"]', '[Contract "8S"]').replace(
        '[Score "EW 50"]', "[Score EW]"
    )
    document = read(bad)
    assert [line.board for line in document.field.lines] == [7, 7, 8]
    problems = [f"{problem.place}: {problem.reason}" for problem in document.problems]
    assert problems == [
        "line 49: the tag is damaged",
        "Game 1, line 1, board 7: Cannot read “8S by N”: expected a contract such as 4S or 3NTX",
    ]
    assert b"[Score EW]" in document.write(score_field(document.field))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (('[Vulnerable "Both"]', '[Vulnerable "None"]'), "board 7 is both vulnerable in another"),
        (('[Vulnerable "Both"]', '[Vulnerable "Some"]'), "expected a vulnerability"),
        (('[Result "EW 8"]', '[Result "?"]'), "the contract has no declarer or no result"),
        (('[Result "EW 8"]', '[Result "EW 14"]'), "expected the tricks of declarer"),
        (('[North "E2"]', '[North "?"]'), None),
        (('[North "E2"]\n[East "N2"]\n[South "W2"]', '[East "N2"]'), "a contestant is missing"),
        (('[Board "7"]\n[West "S2"]', '[Board "x"]\n[West "S2"]'), "expected a whole number"),
        (('[West "S2"]\n[North "E2"]\n[East "N2"]', '[West "N1"]\n[North "E2"]\n[East "S1"]'),
         "N1 - S1 has a result on this board already"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_game(change: tuple[str, str], reason: str | None) -> None:
    assert change[0] in GAMES
    document = read(GAMES.replace(*change))
    if reason is None:
        assert document.problems == ()
        assert document.field.lines[1].ns == "W2"
    else:
        [problem] = document.problems
        assert reason in str(problem.reason)
        assert len(document.field.lines) == 3


@pytest.mark.parametrize(
    ("scoring", "method"),
    [("MP", Method.MATCHPOINTS), ("MatchPoints", Method.MATCHPOINTS), ("IMP", Method.CROSS_IMPS),
     ("IMP;Butler", Method.BUTLER), ("Butler", Method.BUTLER), ("Cross-IMP", Method.CROSS_IMPS),
     ("TotalPoints", Method.TOTAL_POINTS)],
)  # fmt: skip
def test_the_scoring_tag(scoring: str, method: Method) -> None:
    document = read(GAMES.replace("IMP;Cross1", scoring))
    assert document.field.event.method is method
    assert f'[Scoring "{scoring}"]'.encode() in document.write(score_field(document.field))


@pytest.mark.parametrize("scoring", ["Rubber", "Chicago", "BAM", "??"])
def test_another_scoring_is_refused_unless_the_user_says_which(scoring: str) -> None:
    text = GAMES.replace("IMP;Cross1", scoring)
    with pytest.raises(BadFile, match="is not known here"):
        read(text)
    document = read(text, Wishes(method=Method.MATCHPOINTS))
    assert document.field.event.method is Method.MATCHPOINTS
    assert b'[Scoring "MP"]' in document.write(score_field(document.field))


def test_teams_sit_north_south_in_the_open_room_and_east_west_in_the_closed_one() -> None:
    game = (
        '[Board "1"]\n[HomeTeam "Reds"]\n[VisitTeam "Blues"]\n[Room "{room}"]\n[Round "2"]\n'
        '[Scoring "IMP"]\n[Declarer "N"]\n[Contract "4S"]\n[Result "{tricks}"]\n'
    )
    text = game.format(room="Open", tricks=10) + "\n" + game.format(room="Closed", tricks=9)
    document = read(text)
    assert document.field.event.method is Method.TEAMS
    assert [(line.session, line.ns, line.ew) for line in document.field.lines] == [
        (2, "Reds", "Blues"), (2, "Blues", "Reds"),
    ]  # fmt: skip
    assert b'[ScoreIMP "NS 10.00 EW -10.00"]' in document.write(score_field(document.field))


def test_pairs_that_are_numbered_anew_in_each_direction_and_section() -> None:
    rows = ["A 1 1 4S N 10", "A 2 2 4S N 9", "B 1 1 4S N 11"]
    table = '[Board "1"]\n[ScoreTable "Section;PairId_NS;PairId_EW;Contract;Declarer;Result"]\n'
    field = read(table + "\n".join(rows)).field
    assert [(line.ns, line.ew) for line in field.lines] == [
        ("NS A1", "EW A1"), ("NS A2", "EW A2"), ("NS B1", "EW B1"),
    ]  # fmt: skip
    assert field.event.winners == 2


def test_rows_may_stand_anywhere_on_the_lines() -> None:
    table = '[Board "1"]\n[ScoreTable "Names_NS;Names_EW;Contract;Declarer;Result"]\n'
    document = read(table + '"A;B" "C;D"\n4S N 10 "E;F" "G;H" 4S N\n9\n')
    assert [line.ns for line in document.field.lines] == ["A - B", "E - F"]
    written = document.write(score_field(document.field)).decode()
    assert read(written).field == document.field


@pytest.mark.parametrize(
    "text",
    [
        '[Event "only deals"]\n[Board "1"]\n[Deal "N:..."]\n',
        '[Board "1"]\n[ScoreTable "Contract;Declarer;Result;Multiplicity"]\n4S N 10 3\n',
        "% PBN 2.1\n",
        '[Event "x"\n',
    ],
)
def test_a_file_without_results_is_refused(text: str) -> None:
    with pytest.raises(BadFile):
        read(text)


def test_a_tag_that_cannot_be_read_is_named() -> None:
    game = (
        '[Board "{}"]\n[North "A"]\n[South "B"]\n[East "C"]\n[West "D"]\n[Vulnerable "{}"]\n'
        '[Contract "Pass"]\n'
    )
    games = (("1", "None"), ("", "None"), ("x", "None"), ("2", "maybe"))
    text = "\n".join(game.format(*each) for each in games).replace('[Board ""]\n', "")
    document = read_data(text.encode(), "x.pbn")
    assert len(document.field.lines) == 1
    first, second, third = (str(each.reason) for each in document.problems)
    assert first == "the tag Board is missing"
    assert second == "the tag Board: Cannot read “x”: expected a whole number from 1"
    assert third.startswith("the tag Vulnerable: Cannot read “maybe”")
