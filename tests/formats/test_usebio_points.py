"""The points of the real USEBIO files: explained, kept to the byte, or computed again."""

from __future__ import annotations

import csv
import re
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bridgelaw.formats import read_data, write_new
from bridgelaw.formats.documents import Document
from bridgelaw.game.seats import Side
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.field import Adjustment
from bridgelaw.scoring.profile import Butler, Half
from bridgelaw.scoring.stated.choice import Choice
from bridgelaw.scoring.stated.differences import Cause
from bridgelaw.scoring.stated.keeping import Compared, compared
from bridgelaw.scoring.stated.rules import with_method_found
from tests.rotation import one_of_each
from tests.scoring.board_by_board import points_of

DATA = Path(__file__).resolve().parents[2].parent / "shared" / "data" / "usebio"
FILES = sorted(path.stem for path in DATA.glob("*.xml")) if DATA.is_dir() else []
WEIGHTED = parse_award("2/3 3NT= by N, 1/3 3NT-1 by N")

pytestmark = pytest.mark.skipif(
    not FILES, reason="the real records (../shared/data/usebio) are not there"
)


def opened(name: str, data: bytes | None = None) -> tuple[Document, Compared]:
    """A file as `field` and the desk open it."""
    return _as_it_came(name) if data is None else _opened(name, data)


@cache
def _as_it_came(name: str) -> tuple[Document, Compared]:
    return _opened(name, (DATA / f"{name}.xml").read_bytes())


def _opened(name: str, data: bytes) -> tuple[Document, Compared]:
    document = read_data(data, f"{name}.xml")
    found = with_method_found(document.field, document.stated)
    document = document.under(found.event.profile)
    return document, compared(document.field, document.stated)


def numbers(data: bytes) -> tuple[list[tuple[str, str]], dict[str, str]]:
    """The points of every line and the total of every pair, by another XML reader."""
    event = ElementTree.fromstring(data).find("EVENT")
    assert event is not None
    points = [
        (_points(line, "NS"), _points(line, "EW"))
        for line in event.iterfind("BOARD/TRAVELLER_LINE")
    ]
    totals = {
        pair.findtext("PAIR_NUMBER", ""): pair.findtext("TOTAL_SCORE", "")
        for pair in event.iterfind("PARTICIPANTS/PAIR")
    }
    return points, totals


def _points(line: ElementTree.Element, side: str) -> str:
    return next(
        child.text or ""
        for child in line
        if re.fullmatch(f"{side}_(MATCH|CROSS_IMP|BUTLER)_POINTS", child.tag)
    )


@pytest.mark.parametrize("name", FILES)
def test_law_78_no_difference_is_unexplained(name: str) -> None:
    _, found = opened(name)
    reasons = [each.reason for each in found.lines] + [each.reason for each in found.totals]
    unexplained = [reason for reason in reasons if reason.cause is Cause.UNKNOWN]
    assert not unexplained


@pytest.mark.parametrize("name", ["butler_mitchell", "notsupported"])
def test_law_78B_the_butler_of_the_file_is_found(name: str) -> None:
    document, found = opened(name)
    assert document.field.event.profile.butler == Butler(Fraction(1), 10, Half.AWAY)
    assert not found


@pytest.mark.parametrize("name", FILES)
def test_a_file_whose_points_are_kept_is_written_back_byte_for_byte(name: str) -> None:
    data = (DATA / f"{name}.xml").read_bytes()
    document, found = opened(name)
    written = document.write(found.kept)
    notes = re.sub(rb"\s*<\?bridgelaw profile [^>]*\?>", b"", written)
    assert notes == data


@pytest.mark.parametrize("name", FILES)
def test_only_the_adjusted_board_and_its_pairs_change(name: str) -> None:
    data = (DATA / f"{name}.xml").read_bytes()
    document, found = opened(name)
    place = len(document.field.lines) // 2
    after = found.kept.adjust(place, Adjustment(WEIGHTED, WEIGHTED, law="12C1(c)"))
    before_points, before_totals = numbers(data)
    points, totals = numbers(document.write(after))
    key = document.field.lines[place].key
    on_board = {document.field.lines[at].contestant(side)
                for at in document.field.boards[key] for side in Side}  # fmt: skip
    for at, line in enumerate(document.field.lines):
        if line.key != key:
            assert points[at] == before_points[at], (line.board, line.ns)
    for pair, total in totals.items():
        if pair not in on_board:
            assert total == before_totals[pair]
    assert points[place] != before_points[place]


_COMPUTED = one_of_each(
    [(name, new) for name in FILES for new in (False, True)], lambda one: one[0]
)


@pytest.mark.parametrize(("name", "is_adjusted"), _COMPUTED)
def test_law_78_what_is_computed_again_is_what_a_slow_scorer_computes(
    name: str, is_adjusted: bool
) -> None:
    """Read, adjust, export, read again with another reader: the same for every line and total."""
    document, found = opened(name)
    standings = found.computed
    if is_adjusted:
        place = len(document.field.lines) // 2
        standings = standings.adjust(place, Adjustment(WEIGHTED, WEIGHTED, law="12C1(c)"))
    points, totals = numbers(document.write(standings))
    slow = points_of(standings.field)
    sums: dict[str, Fraction] = {}
    for at, line in enumerate(document.field.lines):
        for side, text in zip(Side, points[at], strict=True):
            wanted = slow[at, side]
            assert abs(Fraction(text) - wanted) <= half_unit(text), (line, text)
            sums[line.contestant(side)] = sums.get(line.contestant(side), Fraction(0)) + wanted
    for pair, text in totals.items():
        assert abs(Fraction(text) - sums[pair]) <= Fraction(1, 200), pair


def half_unit(text: str) -> Fraction:
    """How much a number may be off by rounding; a whole number means itself."""
    places = len(text.partition(".")[2])
    return Fraction(1, 2 * 10**places) if places else Fraction(0)


_CHOSEN = one_of_each([(name, choice) for name in FILES for choice in Choice], lambda one: one[0])


@pytest.mark.parametrize(("name", "choice"), _CHOSEN)
def test_an_exported_file_is_read_again_with_the_same_numbers(name: str, choice: Choice) -> None:
    document, found = opened(name)
    place = len(document.field.lines) // 2
    after = found.chosen(choice).adjust(place, Adjustment(WEIGHTED, WEIGHTED, law="12C1(c)"))
    written = document.write(after)
    again, once_more = opened(name, written)
    assert again.field == after.field
    standings = once_more.chosen(choice)
    for at in range(len(document.field.lines)):
        for side in Side:
            one, other = standings.score(at).side(side), after.score(at).side(side)
            assert one is not None and other is not None
            assert abs(one.points - other.points) <= Fraction(1, 20), (at, side)
    assert again.write(standings) == written


def test_law_78A_whole_numbers_are_not_left_where_a_score_is_missing() -> None:
    """1 stood where 1.4 was counted in the total: 20 numbers of this file."""
    document, found = opened("mp_pairs_mitchell")
    before, _ = numbers((DATA / "mp_pairs_mitchell.xml").read_bytes())
    points, _ = numbers(document.write(found.computed))
    changed = {
        (at, side): (old, new)
        for at, pair in enumerate(zip(before, points, strict=True))
        for side, (old, new) in enumerate(zip(*pair, strict=True))
        if old != new
    }
    assert all("." not in old for old, _ in changed.values())
    close = [pair for pair in changed.values()
             if abs(Fraction(pair[0]) - Fraction(pair[1])) <= Fraction(1, 2)]  # fmt: skip
    # Those are the ones that were taken for rounding.
    assert len(close) >= 6
    assert all("." in new for _, new in close)


def test_law_78_the_lines_and_the_totals_of_a_page_are_those_of_the_export() -> None:
    document, found = opened("mp_pairs_mitchell_02")
    _, totals = numbers(document.write(found.kept))
    shown: Mapping[str, Fraction] = {
        name: total.points for name, total in found.kept.totals.items()
    }
    assert {name: Fraction(text) for name, text in totals.items()} == dict(shown)


_SCORED = ("mp_pairs_howell", "butler_mitchell", "cross_imp_howell")
_OF_EACH = one_of_each(
    [(n, k) for n in _SCORED for k in ("usebio", "pbn", "csv")], lambda one: one[1]
)


@pytest.mark.parametrize(("name", "kind"), _OF_EACH)
def test_in_every_format_an_export_has_the_points_of_a_second_scorer(name: str, kind: str) -> None:
    """Read, adjusted, exported as another kind, and its numbers read again."""
    document, found = opened(name)
    place = len(document.field.lines) // 3
    after = found.computed.adjust(place, Adjustment(WEIGHTED, WEIGHTED, law="12C1(c)"))
    written = write_new(kind, after)
    again = read_data(written, "x.xml" if kind == "usebio" else f"x.{kind}")
    wanted = points_of(again.field)
    given: Mapping[int, Mapping[Side, Fraction]] = again.stated.lines
    if kind == "csv":
        rows = [row for row in csv.DictReader(_results(written))]
        given = {
            at: {Side.NS: Fraction(row["ns_points"]), Side.EW: Fraction(row["ew_points"])}
            for at, row in enumerate(rows)
        }
    assert len(given) == len(again.field.lines)
    for at, sides in given.items():
        for side, points in sides.items():
            assert abs(points - wanted[at, side]) <= Fraction(1, 200), (at, side)


_KEPT = one_of_each(
    [(name, kind, new) for name in ("mp_pairs_mitchell_02", "cross_imp_howell")
     for kind in ("usebio", "pbn", "csv", "yaml") for new in (False, True)],
    lambda one: one[1],
)  # fmt: skip


@pytest.mark.parametrize(("name", "kind", "is_adjusted"), _KEPT)
def test_in_every_format_an_export_has_the_totals_that_are_kept(
    name: str, kind: str, is_adjusted: bool
) -> None:
    kept = opened(name)[1].kept
    if is_adjusted:
        kept = kept.adjust(len(kept.field.lines) // 3, Adjustment(WEIGHTED, WEIGHTED))
    suffix = "xml" if kind == "usebio" else kind
    document = read_data(write_new(kind, kept), f"x.{suffix}")
    again = compared(document.field, document.stated).kept
    near = Fraction(1, 100) if kind in ("usebio", "pbn") else Fraction(1, 10**6)
    for contestant, total in kept.totals.items():
        other = again.totals[contestant]
        assert abs(other.points - total.points) <= near, contestant
        percents = [each.percent or Fraction(0) for each in (other, total)]
        assert abs(percents[0] - percents[1]) <= near, contestant
    if kind in ("csv", "yaml"):
        assert document.write(again) == write_new(kind, kept), "nothing is changed"
        without = read_data(document.write(compared(document.field, document.stated).computed),
                            f"x.{suffix}")  # fmt: skip
        assert not without.stated


def _results(data: bytes) -> list[str]:
    return [line for line in data.decode("utf-8-sig").splitlines() if not line.startswith("#")]
