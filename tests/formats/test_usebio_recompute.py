"""Every line and every pair of the real USEBIO files, recomputed.

The rules of the programs that wrote the files, as these files show them:

- a line's matchpoints are raised to the full number of scores (Neuberg) for an artificial score,
  but not for a board that somebody did not play; an artificial score is a fixed part of the top;
- the totals are raised for boards that were not played as well; each line is rounded before they
  are added up, its percentage to hundredths and the points that this makes to hundredths again;
  whoever played fewer boards gets the same percentage of the full number (only two totals, of
  2EW and 8NS in mp_pairs_mitchell, tell this from rounding the points alone);
- cross-IMPs are divided by the number of comparisons;
- the Butler datum leaves out the best and the worst score, and is rounded to tens.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bridgelaw.formats.documents import Wishes
from bridgelaw.formats.usebio.document import read_usebio
from bridgelaw.game.seats import Side
from bridgelaw.scoring.awards import Artificial, Average
from bridgelaw.scoring.contract_score import possible_scores
from bridgelaw.scoring.field import Adjustment, BoardKey, Field, Line, Method
from bridgelaw.scoring.numbers import rounded
from bridgelaw.scoring.outcomes import Points, score_of
from bridgelaw.scoring.profile import WBF, Butler, Neuberg, Profile
from bridgelaw.scoring.standings import Standings, score_field

DATA = Path(__file__).resolve().parents[2].parent / "shared" / "data" / "usebio"

LINES = replace(
    WBF,
    neuberg=Neuberg.ARTIFICIAL,
    own_percentage=False,
    butler=Butler(trimmed=Fraction(1), rounded_to=10),
)
TOTALS = replace(LINES, neuberg=Neuberg.FIELD)

METHODS = {
    "butler_mitchell": Method.BUTLER,
    "cross_imp_howell": Method.CROSS_IMPS,
    "mp_pairs_howell": Method.MATCHPOINTS,
    "mp_pairs_mitchell": Method.MATCHPOINTS,
    "mp_pairs_mitchell_02": Method.MATCHPOINTS,
    "mp_pairs_mitchell_adjusted": Method.MATCHPOINTS,
    "notsupported": Method.BUTLER,
}
ENDINGS = {
    Method.MATCHPOINTS: "MATCH_POINTS",
    Method.CROSS_IMPS: "CROSS_IMP_POINTS",
    Method.BUTLER: "BUTLER_POINTS",
}
DECIMALS = {Method.MATCHPOINTS: 1, Method.CROSS_IMPS: 2, Method.BUTLER: 0}
"""Of a line's points: what the programs round to."""

EDITED = ("mp_pairs_mitchell_02", "mp_pairs_mitchell_adjusted")
"""The same file twice: three lines and all totals of it do not fit the rest."""

BOARD_1 = (1, "1NS", "1EW")
BOARD_3 = (3, "1NS", "1EW")
BOARD_4 = (4, "1NS", "21EW")
EDITED_LINES = {
    BOARD_1: "+110 has fewer points than +50; the other lines see an artificial score here",
    BOARD_3: "an artificial score of 50 % each has 23 and 11 of a top of 40",
    BOARD_4: "has other points than all the lines with the same score",
}

pytestmark = pytest.mark.skipif(
    not DATA.is_dir(), reason="the real records (../shared/data/usebio) are not there"
)


@dataclass(frozen=True)
class Record:
    """A file: our field, and the numbers in it, read by another XML reader."""

    field: Field
    points: tuple[Mapping[Side, Fraction], ...]
    datums: Mapping[int, Fraction]
    totals: Mapping[str, Fraction]
    percents: Mapping[str, Fraction]


def record(name: str, profile: Profile = LINES) -> Record:
    data = (DATA / f"{name}.xml").read_bytes()
    document = read_usebio(data, name, Wishes(profile=profile))
    assert not document.problems
    event = ElementTree.fromstring(data).find("EVENT")
    assert event is not None
    ending = ENDINGS[METHODS[name]]
    points = tuple(
        {side: Fraction(line.findtext(f"{side}_{ending}", "")) for side in Side}
        for line in event.iterfind("BOARD/TRAVELLER_LINE")
    )
    pairs = event.findall("PARTICIPANTS/PAIR")
    return Record(
        document.field,
        points,
        {
            int(board.findtext("BOARD_NUMBER", "")): Fraction(board.findtext("BOARD_AVERAGE", ""))
            for board in event.iterfind("BOARD")
            if board.find("BOARD_AVERAGE") is not None
        },
        {pair.findtext("PAIR_NUMBER", ""): Fraction(pair.findtext("TOTAL_SCORE", ""))
         for pair in pairs},
        {pair.findtext("PAIR_NUMBER", ""): Fraction(pair.findtext("PERCENTAGE", ""))
         for pair in pairs if pair.find("PERCENTAGE") is not None},
    )  # fmt: skip


def name_of(line: Line) -> tuple[int, str, str]:
    return line.board, line.ns, line.ew


def differing(found: Record, standings: Standings, places: int) -> set[tuple[int, str, str]]:
    """The lines whose points are not ours, within half of the last decimal."""
    assert len(found.points) == len(standings.field.lines)
    wrong = set()
    for place, (line, given) in enumerate(zip(standings.field.lines, found.points, strict=True)):
        for side in Side:
            score = standings.score(place).side(side)
            assert score is not None
            if abs(score.points - given[side]) > Fraction(1, 2 * 10**places):
                wrong.add(name_of(line))
    return wrong


def totals_of(field: Field) -> dict[str, Fraction]:
    """What the programs give as totals."""
    standings = score_field(replace(field, event=replace(field.event, profile=TOTALS)))
    summed = dict.fromkeys(standings.totals, Fraction(0))
    for place, line in enumerate(field.lines):
        for side in Side:
            score = standings.score(place).side(side)
            assert score is not None
            percent = Fraction(rounded(100 * score.points / score.possible, 2))
            points = Fraction(rounded(percent * score.possible / 100, 2))
            summed[line.contestant(side)] += points
    most = max(total.possible for total in standings.totals.values())
    return {
        name: points * most / standings.totals[name].possible for name, points in summed.items()
    }


def test_all_files_are_looked_at() -> None:
    assert {path.stem for path in DATA.glob("*.xml")} == set(METHODS)


@pytest.mark.parametrize("name", METHODS)
def test_law_78_every_line_recomputes(name: str) -> None:
    found = record(name)
    assert found.field.event.method is METHODS[name]
    field = found.field
    if name in EDITED:
        field = as_the_lines_were_computed(field)
    wrong = differing(found, score_field(field), DECIMALS[METHODS[name]] or 6)
    assert wrong == ({BOARD_3, BOARD_4} if name in EDITED else set())


def as_the_lines_were_computed(field: Field) -> Field:
    """With an average for both on the first line of board 1, whose contract came in later."""
    place = next(at for at, line in enumerate(field.lines) if name_of(line) == BOARD_1)
    average = Artificial(Average.AVERAGE)
    return field.adjust(place, Adjustment(average, average))


@pytest.mark.parametrize("name", EDITED)
def test_the_edited_lines_cannot_have_been_computed(name: str) -> None:
    found = record(name)
    given = {
        name_of(line): (line, points)
        for line, points in zip(found.field.lines, found.points, strict=True)
    }
    top = 2 * (len(found.field.boards[BoardKey(1, 1)]) - 1)
    assert top == 40
    # 1: another line with a worse result has more points.
    worse, points = given[1, "11NS", "3EW"]
    assert str(worse.result) == "4D-1 by E" and str(given[BOARD_1][0].result) == "2S= by S"
    assert points[Side.NS] > given[BOARD_1][1][Side.NS] == top / 2
    # 3: the two sides do not make a top, and are not half of it each.
    assert sum(given[BOARD_3][1].values()) == 34
    # 4: the same result at another table has other points.
    same, points = given[4, "11NS", "11EW"]
    assert same.result == given[BOARD_4][0].result
    assert points[Side.NS] == given[BOARD_4][1][Side.EW] != given[BOARD_4][1][Side.NS]
    assert len(EDITED_LINES) == 3


@pytest.mark.parametrize("name", [name for name in METHODS if name not in EDITED])
def test_law_78_every_total_recomputes(name: str) -> None:
    found = record(name)
    if METHODS[name] is Method.MATCHPOINTS:
        ours = totals_of(found.field)
    else:
        standings = score_field(found.field)
        ours = {pair: total.points for pair, total in standings.totals.items()}
    assert set(ours) == set(found.totals)
    wrong = {
        pair: (float(total), float(ours[pair]))
        for pair, total in found.totals.items()
        if abs(total - ours[pair]) > Fraction(1, 200)
    }
    assert not wrong


@pytest.mark.parametrize("name", [name for name in METHODS if name.startswith("mp_pairs")])
def test_law_78A_every_percentage_recomputes(name: str) -> None:
    found = record(name, TOTALS)
    field = as_the_totals_were_computed(found) if name in EDITED else found.field
    totals = score_field(field).totals
    assert set(totals) == set(found.percents)
    for pair, percent in found.percents.items():
        ours = totals[pair].percent
        assert ours is not None
        assert abs(percent - ours) <= Fraction(1, 200), pair


@pytest.mark.parametrize("name", EDITED)
def test_the_totals_are_older_than_the_edited_lines(name: str) -> None:
    """Exactly one pair of results in place of the artificial scores explains all 42 totals."""
    found = record(name, TOTALS)
    field = as_the_totals_were_computed(found)
    totals = score_field(field).totals
    assert {pair: total.points for pair, total in totals.items()} == found.totals


def as_the_totals_were_computed(found: Record) -> Field:
    """The field with results on the two lines that have artificial scores now.

    All other lines are as they are in the file, also those with edited points. Which results they
    were is not in the file, but only these two give every pair the total that it has.
    """
    field = found.field
    artificial = [at for at, line in enumerate(field.lines) if line.adjusted is not None]
    assert [name_of(field.lines[at]) for at in artificial] == [(2, "9NS", "8EW"), BOARD_3]
    numbers = {field.lines[at].board for at in artificial}
    others = tuple(line for line in field.lines if line.board not in numbers)
    elsewhere = score_field(replace(field, lines=others)).totals
    needed = {pair: total - elsewhere[pair].points for pair, total in found.totals.items()}
    points = [
        {score: _board_points(field, at, score)
         for score in possible_scores(field.vulnerability(field.lines[at].key))}
        for at in artificial
    ]  # fmt: skip
    fitting = [
        (one, other)
        for one, other in product(*points)
        if all(points[0][one][pair] + points[1][other][pair] == needed[pair] for pair in needed)
    ]
    assert fitting == [(110, -650)]
    for at, score in zip(artificial, fitting[0], strict=True):
        line = replace(field.lines[at], result=Points(score), adjusted=None)
        field = field.with_line(at, line)
    return field


def _board_points(field: Field, place: int, score: int) -> dict[str, Fraction]:
    """Everybody's points on the board of a line if this was its score, counted one by one."""
    key = field.lines[place].key
    on_board = [field.lines[at] for at in field.boards[key]]
    scores = [
        score if line.result is None else score_of(line.result, field.vulnerability(key))
        for line in on_board
    ]
    points = {}
    for line, own in zip(on_board, scores, strict=True):
        beaten = sum(2 * (own > other) + (own == other) for other in scores) - 1
        points[line.ns] = Fraction(beaten)
        points[line.ew] = Fraction(2 * (len(scores) - 1) - beaten)
    return points


@pytest.mark.parametrize("name", ["butler_mitchell", "notsupported"])
def test_law_78B_every_datum_recomputes(name: str) -> None:
    found = record(name)
    standings = score_field(found.field)
    assert len(found.datums) == len(standings.boards)
    for key, board in standings.boards.items():
        assert board.groups["", Side.NS].datum == found.datums[key.number], key


@pytest.mark.parametrize("name", METHODS)
def test_a_file_that_agrees_is_written_back_byte_for_byte(name: str) -> None:
    data = (DATA / f"{name}.xml").read_bytes()
    document = read_usebio(data, name, Wishes(profile=LINES))
    written = document.write(score_field(document.field))
    if METHODS[name] is not Method.MATCHPOINTS:
        assert written == data
        return
    # The programs' totals follow rules of their own: nothing but numbers of ours is new.
    before, after = data.splitlines(), written.splitlines()
    assert len(before) == len(after)
    new = {line.strip()[1:].split(b">")[0] for line, old in zip(after, before, strict=True)
           if line != old}  # fmt: skip
    ours = {b"TOTAL_SCORE", b"PERCENTAGE", b"PLACE"}
    points = {b"NS_MATCH_POINTS", b"EW_MATCH_POINTS"}
    assert new <= (ours | points if name in EDITED else ours)
