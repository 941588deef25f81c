"""Microsoft Access files: every cell as mdbtools reads it, and nothing believed that is damaged."""

from __future__ import annotations

import csv
import io
import shutil
import subprocess
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

import pytest

from bridgelaw.formats import BadFile
from bridgelaw.formats.jet.tables import JetFile
from bridgelaw.formats.jet.values import Value
from tests.formats.bws.evenings import Evening, mitchell, played
from tests.formats.bws.jet_writer import (
    BOOL,
    BYTE,
    DATE,
    DOUBLE,
    INT,
    LONG,
    MEMO,
    TEXT,
    Made,
    Writer,
)
from tests.formats.bws.samples import SAMPLES

needs_mdbtools = pytest.mark.skipif(
    shutil.which("mdb-export") is None, reason="mdbtools is not installed"
)


def as_mdbtools(value: Value) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, datetime):
        return value.strftime("%m/%d/%y %H:%M:%S")
    return str(value)


def read_by_mdbtools(path: Path, table: str) -> list[dict[str, str]]:
    text = subprocess.run(
        ["mdb-export", str(path), table], capture_output=True, text=True, check=True
    ).stdout
    return list(csv.DictReader(io.StringIO(text)))


def ours(rows: tuple[Mapping[str, Value], ...]) -> list[dict[str, str]]:
    return [{name: as_mdbtools(value) for name, value in row.items()} for row in rows]


@needs_mdbtools
@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_every_cell_of_the_clubs_files_is_read_as_mdbtools_reads_it(path: Path) -> None:
    file = JetFile(path.read_bytes(), path.name)
    names = subprocess.run(
        ["mdb-tables", "-1", str(path)], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert set(file.tables) == set(filter(None, names))
    for name in file.tables:
        assert ours(file.rows(name)) == read_by_mdbtools(path, name), name


ROWS = [
    {
        "ID": at,
        "Small": at % 200,
        "Number": -at,
        "Real": at / 4,
        "Yes": at % 3 == 0,
        "When": datetime(2026, 1, 19, 10, at % 60, 30),
        "Name": None if at % 11 == 0 else "Ab" * (at % 9),
        "Remark": None if at % 5 == 0 else f"remark {at} " * (at % 60),
        "Last": "é" * (at * 3 % 70),
    }
    for at in range(1, 200)
]
COLUMNS = {
    "ID": LONG, "Small": BYTE, "Number": INT, "Real": DOUBLE, "Yes": BOOL, "When": DATE,
    "Name": TEXT, "Remark": MEMO, "Last": TEXT,
}  # fmt: skip
WIDE = Made(
    {f"Column{at}": TEXT for at in range(60)},
    [{f"Column{at}": f"{row}.{at}" * (1 + at % 5) for at in range(60)} for row in range(7)],
)
"""Rows of more than 256 bytes, and a definition of more than one page."""


@pytest.mark.parametrize("version", [3, 4])
@pytest.mark.parametrize("key", [bytes(4), b"\x01\x7f\xc3\x10"], ids=["plain", "coded"])
def test_what_was_written_is_read(version: int, key: bytes) -> None:
    table = Made(COLUMNS, ROWS, deleted=frozenset({3, 40}), moved=frozenset({7, 8}), short={12: 4})
    file = JetFile(Writer(version, key).file({"One": table, "Wide": WIDE}), "made.mdb")
    expected = [dict(row) for at, row in enumerate(ROWS) if at not in table.deleted]
    added_later = ("Yes", "When", "Name", "Remark", "Last")
    for row in expected:
        if row["ID"] == 13:
            row.update(dict.fromkeys(added_later), Yes=False)
    assert [dict(row) for row in file.rows("One")] == expected
    assert [dict(row) for row in file.rows("Wide")] == WIDE.rows
    assert file.rows("Nowhere") == ()
    assert not file.problems


@needs_mdbtools
@pytest.mark.parametrize("version", [3, 4])
@pytest.mark.parametrize("key", [bytes(4), b"\x01\x7f\xc3\x10"], ids=["plain", "coded"])
def test_mdbtools_reads_what_the_tests_write(version: int, key: bytes, tmp_path: Path) -> None:
    path = tmp_path / "made.mdb"
    table = Made(COLUMNS, ROWS, deleted=frozenset({3, 40}), moved=frozenset({7, 8}))
    path.write_bytes(Writer(version, key).file({"One": table, "Wide": WIDE}))
    file = JetFile(path.read_bytes(), path.name)
    theirs = sorted(read_by_mdbtools(path, "One"), key=lambda row: int(row["ID"]))
    assert len(theirs) == len(ROWS) - 2
    for own, other in zip(ours(file.rows("One")), theirs, strict=True):
        assert own | {"Real": ""} == other | {"Real": ""}
        assert float(own["Real"]) == float(other["Real"])
    assert ours(file.rows("Wide")) == read_by_mdbtools(path, "Wide")


def test_names_have_the_letters_of_their_code_page() -> None:
    rows = [{"Name": "田中 - 鈴木"}]
    file = JetFile(Writer(3, encoding="cp932").file({"T": Made({"Name": TEXT}, rows)}), "x.bws")
    assert file.rows("T") == ({"Name": "田中 - 鈴木"},)
    file = JetFile(Writer(4).file({"T": Made({"Name": TEXT}, rows)}), "x.bws")
    assert file.rows("T") == ({"Name": "田中 - 鈴木"},)


def test_compressed_text_may_change_over_in_the_middle() -> None:
    from bridgelaw.formats.jet.values import text_of

    assert (
        text_of(b"\xff\xfeab\x00" + "日本".encode("utf-16-le") + b"\x00c", "utf-16-le") == "ab日本c"
    )


def test_a_later_kind_of_file_is_named() -> None:
    data = bytearray(Writer(4).file({}))
    data[0x14] = 2
    with pytest.raises(BadFile, match=r"of a later kind \(version 2\)"):
        JetFile(bytes(data), "new.accdb")


@pytest.mark.parametrize("data", [b"", b"hello", Writer(3).file({})[:3000]])
def test_what_is_no_access_file_is_refused(data: bytes) -> None:
    with pytest.raises(BadFile, match="is no Microsoft Access file, or was cut off"):
        JetFile(data, "x.bws")


def test_rows_that_are_lost_are_told() -> None:
    data = Writer(3).file({"One": Made(COLUMNS, ROWS)})
    pages = {at for at in range(0, len(data), 2048) if data[at] == 1}
    # One page of rows: it says that it belongs to the table on page 3.
    page = next(at for at in sorted(pages) if data[at + 4 : at + 8] == b"\3\0\0\0")
    file = JetFile(data[:page] + bytes(2048) + data[page + 2048 :], "x.bws")
    rows = file.rows("One")
    assert 0 < len(rows) < len(ROWS)
    (problem,) = file.problems
    assert str(problem) == (
        f"the table One should have {len(ROWS)} rows, and {len(rows)} could be read"
    )


def test_a_file_that_was_cut_off_gives_what_is_before() -> None:
    data = Writer(3).file({"One": Made(COLUMNS, ROWS)})
    with pytest.raises(BadFile):
        JetFile(data[:6144], "x.bws").tables  # noqa: B018


def test_a_file_that_breaks_off_before_its_list_of_tables_is_damaged() -> None:
    """It was said to have no results, as if it were of another program."""
    data = Evening(rounds=mitchell(3), received=played(mitchell(3))).data()
    for end in range(4 * 2048, len(data), 2048):
        try:
            tables = JetFile(data[:end], "club.bws").tables
        except BadFile as error:
            assert "damaged" in str(error) or "cut off" in str(error)
        else:
            assert tables
