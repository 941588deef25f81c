"""Files that were made to do harm: refused, or read without them, and soon."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bridgelaw.formats import KINDS, read_data, write_new
from bridgelaw.formats.csv.table import bare, safe
from bridgelaw.formats.documents import BadFile, Document
from bridgelaw.formats.pbn.text import parse
from bridgelaw.scoring.field import Event, Field, Line
from bridgelaw.scoring.numbers import mixed
from bridgelaw.scoring.outcomes import parse_outcome
from bridgelaw.scoring.standings import score_field
from tests.formats.test_bad_input import survives

LONG = "9" * 5000
AWARDS = {
    "blanks": "4S= by N" + " " * 3000 + "5",
    "polled players": f"{LONG} x 4S= by N",
    "polled players behind": f"4S= by N x {LONG}",
    "strokes": "/" * 20000,
    "a fine weight": f"1/{LONG} 4S= by N",
    "a high level": f"{LONG}NT= by N",
    "IMPs": "1" + " " * 30000 + "x",
    "halves": "½" * 5000,
}


def in_csv(award: str) -> bytes:
    lines = ("board,ns,ew,result,adjusted", f'1,1,2,4S= by N,"{award}"', "1,3,4,3NT-1 by S,")
    return "\n".join(lines).encode()


def in_yaml(award: str) -> bytes:
    first = f'{{ns: 1, ew: 2, result: 4S= by N, adjusted: "{award}"}}'
    return f"boards:\n  1:\n    - {first}\n    - 3-4: 3NT-1 by S\n".encode()


def in_pbn(award: str) -> bytes:
    columns = "PairId_NS;PairId_EW;Contract;Declarer;Result;Adjusted_NS;Adjusted_EW"
    rows = f'1 2 4S N 10 "{award}" A-\n3 4 3NT S 8 - -'
    return f'[Event ""]\n[Board "1"]\n[Scoring "MP"]\n[ScoreTable "{columns}"]\n{rows}\n'.encode()


def in_usebio(award: str, head: str = "", ns: str = "1") -> bytes:
    note = f'<?bridgelaw adjusted ns="{award}" ew="A-"?>' if award else ""
    lines = "".join(
        f"<TRAVELLER_LINE>{own}<NS_PAIR_NUMBER>{north}</NS_PAIR_NUMBER>"
        f"<EW_PAIR_NUMBER>{east}</EW_PAIR_NUMBER><CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY>"
        f"<TRICKS>{tricks}</TRICKS></TRAVELLER_LINE>"
        for north, east, tricks, own in ((ns, "2", 10, note), ("3", "4", 9, ""))
    )
    board = f"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{lines}</BOARD>"
    return f'<USEBIO><EVENT EVENT_TYPE="MP_PAIRS">{head}{board}</EVENT></USEBIO>'.encode()


@pytest.mark.parametrize("name", AWARDS)
def test_law_12C1c_an_award_that_nobody_writes(name: str) -> None:
    for suffix, made in (("csv", in_csv), ("yaml", in_yaml), ("pbn", in_pbn), ("xml", in_usebio)):
        document = read_data(made(AWARDS[name]), f"x.{suffix}")
        assert len(document.problems) == 1, suffix
        assert any(line.ns == "3" for line in document.field.lines)


def test_law_90_a_penalty_that_nobody_writes() -> None:
    data = b"# penalty,1,1" + b" " * 30000 + b"9%%\n" + in_csv("A")
    assert len(read_data(data, "x.csv").problems) == 1
    head = '<?bridgelaw penalty of="1" amount="1/10" unit="top"?>' * 50
    wrong = '<?bridgelaw penalty of="7" amount="1/10" unit="top"?>'
    document = read_data(in_usebio("", head + wrong + head), "x.xml")
    assert len(document.field.penalties) == 100
    assert [str(problem.reason) for problem in document.problems] == [
        "the penalty is left out: the penalty of 7: 7 does not play"
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_contestants_with_very_long_numbers(kind: str) -> None:
    lines = (Line(1, LONG, "2", parse_outcome("4S= by N")), Line(1, "3", "4", None))
    standings = score_field(Field(Event(), lines))
    assert list(standings.field.order) == ["2", "3", "4", LONG]
    suffix = "xml" if kind == "usebio" else kind
    document = read_data(write_new(kind, standings), f"x.{suffix}")
    assert document.field.lines == lines
    survives(write_new(kind, standings), f"x.{suffix}")


def test_usebio_refuses_contestants_that_it_would_take_for_one() -> None:
    lines = (
        Line(1, "a", "2", parse_outcome("4S= by N")),
        Line(1, "A", "3", parse_outcome("4S= by N")),
    )
    with pytest.raises(BadFile, match="cannot tell the contestants “a” and “A” from each other"):
        write_new("usebio", score_field(Field(Event(), lines)))


def test_law_12C1c_the_exact_points_of_very_fine_weights_can_be_written() -> None:
    long = 10**5000
    assert mixed(Fraction(long + 1, long)) == f"1 1/1{'0' * 5000}"
    assert mixed(-long) == f"-1{'0' * 5000}"


def _reads(data: str, name: str) -> Document:
    return read_data(data.encode(), name)


def test_pbn_that_is_open_everywhere() -> None:
    table = in_pbn("A").decode()
    for more in ("{" * 200000, "[\n" * 20000, '"' + '\\"' * 100000, '" ' * 20001):
        assert len(_reads(f"{table}\n\n{more}\n", "x.pbn").field.lines) == 2
    long = f'[Event ""]\n[Board "1"]\n[Declarer "N"]\n[Contract "4S"]\n[Result "NS {LONG}"]\n'
    names = "".join(f'[{seat} "{seat}"]\n' for seat in ("North", "East", "South", "West"))
    with pytest.raises(BadFile, match="nothing can be read"):
        _reads(long + names, "x.pbn")


def test_pbn_with_too_many_values_that_stand_for_all_games() -> None:
    tags = "".join(f'[Tag{number} "##x"]\n' for number in range(3000))
    games = '[Event ""]\n' * 3000
    document = _reads(f'[Event ""]\n{tags}{games}{in_pbn("A").decode()}', "x.pbn")
    assert len(document.problems) == 3000 - 200
    assert str(document.problems[0].place) == "line 202"


def test_a_line_that_goes_is_not_held_against_those_after_it() -> None:
    """Law 78: in each format the second line goes, and the third stays."""
    first, second, third = ("1", "2"), ("3", "2"), ("3", "4")
    rows = "".join(f"1,{ns},{ew},4S= by N\n" for ns, ew in (first, second, third))
    document = _reads(f"board,ns,ew,result\n{rows}", "x.csv")
    assert [(line.ns, line.ew) for line in document.field.lines] == [first, third]
    data = in_usebio("").decode()
    at, end = data.rindex("<TRAVELLER_LINE>"), data.index("</BOARD>")
    between = data[at:end].replace(">4<", ">2<")
    data = data[:at] + between + data[at:]
    found = _reads(data, "x.xml").field.lines
    assert [(line.ns, line.ew) for line in found] == [first, third]


def test_thousands_of_lines_that_cannot_be() -> None:
    good = "".join(f"1,n{pair},e{pair},4S= by N\n" for pair in range(3000))
    bad = "".join(f"1,{pair},{pair},4S= by N\n" for pair in range(6000))
    document = _reads(f"board,ns,ew,result\n{good}{bad}", "x.csv")
    assert (len(document.field.lines), len(document.problems)) == (3000, 6000)
    assert str(document.problems[-1].place) == "row 9001, board 1"


def test_csv_with_too_many_cells_or_one_that_never_ends() -> None:
    with pytest.raises(BadFile, match="row 1 has more than 1000 cells"):
        _reads("board,ns,ew,result" + ",x" * 1000 + "\n1,1,2,4S= by N\n", "x.csv")
    with pytest.raises(BadFile, match="is no CSV"):
        _reads('board,ns,ew,result\n1,1,2,"4S=\n' + "x\n" * 100000 + '"\n', "x.csv")


def test_csv_formulas_in_full_width_letters_are_kept_quiet() -> None:
    for value in ("=1+1", "＝1+1", "＠x", "－x", "\n=1"):
        assert safe(value) == "'" + value
        assert bare(safe(value)) == value
    assert safe("-100") == "-100"


def test_yaml_that_goes_too_deep_is_refused_with_its_line() -> None:
    for text in (" " + "[" * 3000, "\n" + "- " * 3000, " " + "{a: " * 3000):
        with pytest.raises(BadFile, match=r"x.yaml is not YAML, line \d: too many lists"):
            _reads(f"boards:{text}", "x.yaml")


def test_escapes_that_no_file_of_text_can_hold() -> None:
    for escaped in (r"\0", r"\ud800"):
        data = (
            f'boards:\n  1:\n    - {{ns: "a{escaped}", ew: 2, result: 4S= by N}}\n    - 3-4: +50\n'
        )
        document = _reads(data, "x.yaml")
        assert len(document.problems) == len(document.field.lines) == 1
    note = '<?bridgelaw adjusted ns="A" ew="A" reason="&#55296;&#0;&#233;"?>'
    data = in_usebio("").decode().replace("<TRAVELLER_LINE>", f"<TRAVELLER_LINE>{note}", 1)
    adjusted = _reads(data, "x.xml").field.lines[0].adjusted
    assert adjusted is not None
    assert adjusted.reason == "&#55296;&#0;é"


def test_usebio_in_four_bytes_a_letter_is_refused() -> None:
    for encoding in ("utf-32", "utf-32-le"):
        with pytest.raises(BadFile):
            read_data(in_usebio("").decode().encode(encoding), "x.xml")


def test_a_file_with_more_rows_than_any_event_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bridgelaw.formats.csv.table._MOST_ROWS", 3)
    assert read_data(in_csv("A+"), "results.csv").field.lines
    with pytest.raises(BadFile, match="too large"):
        read_data(in_csv("A+") + b"\n1,5,6,4S= by N,", "results.csv")


def test_a_file_with_more_words_than_any_event_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bridgelaw.formats.yaml.text._MOST_NODES", 20)
    assert read_data(in_yaml("A+"), "results.yaml").field.lines
    with pytest.raises(BadFile, match="too large"):
        read_data(in_yaml("A+") + b"    - 5-6: 3NT= by S\n" * 4, "results.yaml")


@pytest.mark.parametrize("blank", "\f\v\x1c\x85\xa0\u3000")
def test_blanks_of_every_kind_are_skipped_at_once(blank: str) -> None:
    """A million of them took hours while each was looked at with the rest of its line."""
    text = f'[Board "1"]\n{blank * 1_000_000}[Dealer "N"]\n'
    (game,) = parse(text).games
    assert list(game.tags) == ["Board", "Dealer"]
