"""Damaged files of Bridgemate: read as far as they go, or refused in plain words, and soon."""

from __future__ import annotations

import random
import time
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from bridgelaw.formats import BadFile, read_data
from bridgelaw.formats.bws.records import bws_records
from bridgelaw.formats.jet.tables import JetFile
from bridgelaw.locale.errors import Refusal
from bridgelaw.scoring import score_field
from tests.formats.bws.evenings import Evening, mitchell, played
from tests.formats.bws.jet_writer import TEXT, Made, Writer
from tests.formats.bws.samples import CLUB, OLDER, needs_samples
from tests.formats.bws.test_bws_records import calls, cards, hands
from tests.rotation import rotated

MUTANTS = 300
LONGEST = 20.0  # seconds of CPU for one; a sound file takes a tenth of one
LARGEST = 64 * 1024 * 1024  # bytes

_ROUNDS = mitchell(3)
MADE = Evening(
    rounds=_ROUNDS,
    received=played(_ROUNDS),
    calls=calls("1NT", "PASS", "PASS", "PASS"),
    cards=cards("E HA", "S H5", "W H8", "N H2"),
    hands=[hands()],
)


def flipped(data: bytearray, chance: random.Random) -> None:
    """A few bytes, anywhere."""
    for _ in range(chance.randint(1, 30)):
        data[chance.randrange(len(data))] = chance.choice((0, 1, 0x7F, 0x80, 0xFF, 5, 64))


def flipped_in_heads(data: bytearray, chance: random.Random) -> None:
    """Where pages, definitions and maps begin: what everything else hangs on."""
    size = 4096 if data[0x14] == 1 else 2048
    for _ in range(chance.randint(1, 12)):
        page = chance.randrange(len(data) // size) * size
        data[page + chance.randrange(70)] = chance.randrange(256)


def numbers_blown_up(data: bytearray, chance: random.Random) -> None:
    """Counts and pointers that no file can have."""
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(data) - 4)
        data[at : at + 4] = chance.choice((b"\xff\xff\xff\xff", b"\xff\xff\xff\x7f", b"\0\0\0\0"))


def cut(data: bytearray, chance: random.Random) -> None:
    del data[chance.randrange(len(data)) :]


def a_page_over_another(data: bytearray, chance: random.Random) -> None:
    size = 4096 if data[0x14] == 1 else 2048
    first, second = (chance.randrange(len(data) // size) * size for _ in range(2))
    data[first : first + size] = data[second : second + size]


WAYS: tuple[Callable[[bytearray, random.Random], None], ...] = (
    flipped, flipped_in_heads, flipped_in_heads, numbers_blown_up, cut, a_page_over_another,
)  # fmt: skip


def survive(data: bytes, name: str) -> bool:
    """Reads all that is read of such a file; `True` where there were results."""
    began = time.process_time()
    found = False
    try:
        document = read_data(data, name)
        score_field(document.field).totals  # noqa: B018
        assert document.movement is not None
        found = bool(document.field.lines)
    except Refusal as error:
        assert str(error)
    try:
        for record in bws_records(data, name):
            record.tricks, record.revokes, record.is_claim  # noqa: B018
    except Refusal as error:
        assert str(error)
    assert time.process_time() - began < LONGEST
    return found


def mutate(data: bytes, seed: int) -> bytes:
    chance = random.Random(seed)
    mutant = bytearray(data)
    chance.choice(WAYS)(mutant, chance)
    return bytes(mutant)


@pytest.mark.parametrize("version", [3, 4])
def test_no_mutant_of_a_made_file_does_harm(version: int) -> None:
    data = MADE.data(version)
    assert survive(data, "sound.bws")
    seeds = rotated(range(MUTANTS), part=4)
    read = sum(survive(mutate(data, seed), "mutant.bws") for seed in seeds)
    # The test would say nothing if every mutant were refused at its head.
    assert len(seeds) // 4 < read <= len(seeds)


@needs_samples
def test_no_mutant_of_the_clubs_files_does_harm() -> None:
    data = [CLUB.read_bytes(), OLDER.read_bytes()]
    read = sum(
        survive(mutate(data[seed % 6 != 0], seed), "mutant.bws") for seed in rotated(range(90), 3)
    )
    assert read > 5


def test_memory_is_bounded() -> None:
    data = MADE.data()
    tracemalloc.start()
    try:
        for seed in range(40):
            survive(mutate(data, seed), "mutant.bws")
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < LARGEST


def test_a_chain_that_bites_its_tail_is_left() -> None:
    data = bytearray(MADE.data())
    data[2 * 2048 + 4 : 2 * 2048 + 8] = b"\2\0\0\0"  # the list of tables goes on with itself
    with pytest.raises(BadFile, match="does not say which tables it has"):
        read_data(bytes(data), "mutant.bws")


def test_a_round_of_endless_boards_is_no_round() -> None:
    rounds = [{**row, "LowBoard": 1, "HighBoard": 32767} for row in _ROUNDS]
    document = read_data(replace(MADE, rounds=rounds).data(), "mutant.bws")
    assert document.movement is not None
    assert all(not one.boards for one in document.movement.encounters)
    assert len(document.field.lines) == 18


def test_rows_that_all_point_to_one_are_not_read_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Each row is a pointer of four bytes to the same long row: a small file stands for gigabytes.
    monkeypatch.setattr("bridgelaw.formats.jet.tables._MOST_CELLS", 100_000)
    columns = {f"Column{at}": TEXT for at in range(200)}
    count = 2_000
    row = {name: "x" for name in columns}
    table = Made(columns, [row] * count, moved=frozenset(range(count)))
    writer = OneRow(3)
    data = writer.file({**MADE.tables(), "RoundData": table})
    began = time.process_time()
    file = JetFile(data, "mutant.bws")
    assert len(file.rows("RoundData")) < count
    assert time.process_time() - began < LONGEST
    assert len(file.problems) == 1


class OneRow(Writer):
    """Writes a moved row once, and points to it from everywhere."""

    def row(self, table: Made, place: int) -> bytes:
        if len(table.rows) < 1000:
            return super().row(table, place)
        self.long = getattr(self, "long", b"") or super().row(table, 0)
        return self.long

    def pointers(self, page: int) -> list[int]:
        return super().pointers(page)[:1] * 2_000

    def data_pages(self, rows: Sequence[tuple[int, bytes]], owner: int) -> list[int]:
        if len(rows) > 1000 and rows[0][0] == 0x8000:
            rows = rows[:1]
        return super().data_pages(rows, owner)
