"""The real records: every file is read, and what it tells is what was played."""

from __future__ import annotations

import io
import re
import sys
from collections import Counter
from pathlib import Path

import pytest

from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.records import Record, read_records
from bridgelaw.game.seats import SEATS, Side
from tests.formats.test_lin import AUCTION, BOARD, TRICK

DOC = Path(__file__).parents[2] / "docs" / "records.md"
DATA = Path(__file__).resolve().parents[2].parent / "shared" / "data"
real = pytest.mark.skipif(
    not (DATA / "lin").is_dir(), reason="the real records (../shared/data/lin, pbn) are not there"
)
GAMES = {
    # games, with a play to its end, with a claim
    "0d2971b9": (216, 0, 0),
    "1fed0535": (57, 35, 17),
    "28043b6b": (576, 264, 308),
    "3bc453f4": (295, 0, 0),
    "3d45e4d9": (44, 27, 15),
    "a24d7168": (2, 1, 1),
    "be8880ac": (56, 52, 4),
    "c70988e1": (108, 0, 0),
}


@real
def test_all_lin_files_are_read_without_a_problem() -> None:
    records = [read_records(path) for path in sorted((DATA / "lin").glob("*.lin"))]
    assert len(records) == 220
    assert all(len(found) == 1 for found in records)
    boards = [record for found in records for record in found]
    assert [record.problems for record in boards if record.problems] == []
    assert Counter(len(record.play) == 52 for record in boards)[True] == 137
    assert sum(record.claimed is not None for record in boards) == 80
    assert sum(record.is_claim for record in boards) == 80
    assert sum(record.contract is None for record in boards) == 3
    for record in boards:
        assert record.deal.is_complete
        assert record.revokes == ()
        check(record)


@real
@pytest.mark.parametrize("name", GAMES)
def test_all_pbn_files_are_read(name: str) -> None:
    records = read_records(DATA / "pbn" / f"{name}.pbn")
    played = sum(len(record.play) == 52 for record in records)
    assert (len(records), played, sum(record.is_claim for record in records)) == GAMES[name]
    odd = [record for record in records if record.problems]
    # One board was given up in the auction.
    assert len(odd) == (name == "1fed0535")
    for record in odd:
        assert [str(problem) for problem in record.problems] == ["the auction has no end"]
    for record in records[:40]:
        check(record)


@real
def test_a_file_and_the_record_of_the_same_table_agree() -> None:
    """Some boards are there in both formats; their plays are the same card by card."""
    pbn = {
        (record.deal, record.auction, record.play): record
        for path in (DATA / "pbn").glob("*.pbn")
        for record in read_records(path)
        if record.play
    }
    both = 0
    for path in (DATA / "lin").glob("*.lin"):
        (record,) = read_records(path)
        other = pbn.get((record.deal, record.auction, record.play))
        if other is not None and record.play:
            both += 1
            assert other.claimed == record.claimed
            assert other.shown_out() == record.shown_out()
    assert both == 14


def check(record: Record) -> None:
    """What is known of a record holds together."""
    if record.contract is None:
        return
    position = record.position()
    assert sum(len(position[seat]) for seat in SEATS) == 52 - len(record.play)
    won = record.tricks_won(Side.NS) + record.tricks_won(Side.EW)
    assert won + position.left == 13
    for seat, suit in record.shown_out():
        assert not position[seat].length(suit)
    if not position.left and record.result is not None:
        assert record.result == record.tricks_won(record.contract.declarer.side)


def test_a_file_from_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    data = f"{BOARD}{AUCTION}{TRICK}mc|6|".encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    (record,) = read_records("-")
    assert record.claimed == 6


def test_files_that_are_not_there_or_not_files(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="there is no file"):
        read_records(tmp_path / "no.lin")
    with pytest.raises(BadFile, match="is a folder"):
        read_records(tmp_path)
    empty = tmp_path / "empty.lin"
    empty.write_bytes(b"")
    with pytest.raises(BadFile, match="is empty"):
        read_records(empty)


def test_the_positions_of_a_play_follow_one_another() -> None:
    (record,) = read_records(f"{BOARD}{AUCTION}{TRICK}pc|CK|pc|C3|mc|6|".encode())
    positions = list(record.positions())
    assert len(positions) == 7
    for before, after, card in zip(positions, positions[1:], record.play, strict=False):
        assert before.after(card) == after
    assert positions[-1] == record.position()


@pytest.mark.parametrize("kind", ["lin", "pbn"])
def test_the_examples_of_the_documentation_are_read(kind: str) -> None:
    text = DOC.read_text(encoding="utf-8")
    (example,) = re.findall(rf"```{kind}\n(.*?)```", text, re.DOTALL)
    (record,) = read_records(example.encode(), f"example.{kind}")
    assert record.problems == ()
    assert (record.board.id, str(record.contract), record.claimed) == (7, "1NT by N", 6)
    assert record.is_claim
