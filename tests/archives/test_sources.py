"""Files, folders and archives: everything is found, and what is damaged stops nothing."""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
import tarfile
import zipfile
from pathlib import Path

import pytest

from bridgelaw.archives import audit
from bridgelaw.archives.auditing import AuditWanted
from bridgelaw.archives.cutting import PIECE, parts_of
from bridgelaw.archives.finding import Row
from bridgelaw.archives.sources import Piece, files_in, pieces_of
from bridgelaw.archives.work import Together, done, portions
from tests.archives.test_findings import called
from tests.formats.test_pbn_archives import ROOMS

BAD = called("1S ^I 1C AP").encode()
"""One insufficient bid."""


def zipped(files: dict[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return buffer.getvalue()


def tarred(files: dict[str, bytes], mode: str = "w") -> bytes:
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode=mode) as archive:  # type: ignore[call-overload]
        for name, data in files.items():
            info = tarfile.TarInfo(name)
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
    return buffer.getvalue()


def rows_of(pieces: list[Piece]) -> list[Row]:
    together = Together()
    return [
        row
        for portion in portions(pieces, AuditWanted(), "en")
        for result in done(portion)
        for row in together.add(result).rows
    ]


def found(path: Path) -> list[tuple[str, str]]:
    rows = rows_of(list(pieces_of(files_in([str(path)]))))
    return [(row[0].removeprefix(str(path)), row[4]) for row in rows]


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("a.zip", zipped({"x/1.pbn": BAD, "readme.txt": b"no"})),
        ("a.tar", tarred({"x/1.pbn": BAD, "readme.txt": b"no"})),
        ("a.tgz", tarred({"x/1.pbn": BAD}, "w:gz")),
        ("a.tar.bz2", tarred({"x/1.pbn": BAD}, "w:bz2")),
        ("a.tar.xz", tarred({"x/1.pbn": BAD}, "w:xz")),
        ("a.ZIP", zipped({"x/1.pbn": BAD})),
    ],
)
def test_archives(tmp_path: Path, name: str, data: bytes) -> None:
    (tmp_path / name).write_bytes(data)
    assert found(tmp_path / name) == [("/x/1.pbn", "insufficient-bid")]
    assert found(tmp_path) == [(f"/{name}/x/1.pbn", "insufficient-bid")]


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("1.pbn.gz", gzip.compress(BAD)),
        ("1.pbn.bz2", bz2.compress(BAD)),
        ("1.pbn.xz", lzma.compress(BAD)),
    ],
)
def test_files_that_are_packed(tmp_path: Path, name: str, data: bytes) -> None:
    (tmp_path / name).write_bytes(data)
    assert found(tmp_path) == [(f"/{name}", "insufficient-bid")]


def test_archives_within_archives(tmp_path: Path) -> None:
    inner = zipped({"1.pbn": BAD, "2.pbn.gz": gzip.compress(BAD)})
    outer = tarred({"inner.zip": inner, "3.lin": b"md|1|"}, "w:gz")
    (tmp_path / "a.tar.gz").write_bytes(outer)
    assert [source for source, kind in found(tmp_path) if kind == "insufficient-bid"] == [
        "/a.tar.gz/inner.zip/1.pbn",
        "/a.tar.gz/inner.zip/2.pbn.gz",
    ]
    deep = BAD
    for level in range(8):
        deep = zipped({f"{level}.{'pbn' if level == 0 else 'zip'}": deep})
    (tmp_path / "a.tar.gz").write_bytes(deep)
    (tmp_path / "a.tar.gz").rename(tmp_path / "deep.zip")
    assert [kind for _, kind in found(tmp_path)] == ["unreadable"]


def test_what_is_damaged_stops_nothing(tmp_path: Path) -> None:
    whole = zipped({"1.pbn": BAD * 50, "2.pbn": BAD})
    at = whole.index(b"1.pbn") + 40
    files = {
        "a.zip": whole[:at] + bytes(40) + whole[at + 40 :],
        "b.zip": b"PK\x03\x04 no zip",
        "c.tar": b"no tar at all",
        "d.pbn.gz": gzip.compress(BAD * 200)[:-40],
        "e.pbn": b"\0\1\2\3",
        "f.pbn": b"",
        "g.lin": b"hello",
        "h.tgz": tarred({"1.pbn": BAD}, "w:gz")[:-30],
        "z.pbn": BAD,
    }
    for name, data in files.items():
        (tmp_path / name).write_bytes(data)
    kinds = dict[str, list[str]]()
    for source, kind in found(tmp_path):
        kinds.setdefault(source.split("/")[1], []).append(kind)
    assert kinds["z.pbn"] == ["insufficient-bid"]
    assert "insufficient-bid" in kinds["a.zip"] and "unreadable" in kinds["a.zip"]
    for name in ("b.zip", "c.tar", "d.pbn.gz", "e.pbn", "f.pbn", "g.lin"):
        assert "unreadable" in kinds[name], name
    assert "unreadable" in str(found(tmp_path / "missing.pbn"))


def test_a_file_that_is_cut_gives_what_the_whole_one_gives() -> None:
    games = (ROOMS + "\n" + called("1S ^I 1C AP") + "\n") * 3000
    data = games.encode()
    assert len(data) > 3 * PIECE
    blocks = [data[at : at + 100_000] for at in range(0, len(data), 100_000)]
    parts = list(parts_of(iter(blocks)))
    assert len(parts) > 2
    assert b"".join(part.data for part in parts) == data
    pieces = [
        Piece("x.pbn", part.data, at == 0, at == len(parts) - 1, part.before)
        for at, part in enumerate(parts)
    ]
    rows = rows_of(pieces)
    whole = [each.row() for each in audit(data, "x.pbn") if each.record is not None]
    assert rows == whole


def test_what_is_left_out_late_in_a_long_file_is_known_where_it_is_cut() -> None:
    """Every game has its deal for a long while; then the second room leaves it out."""
    full = ROOMS.partition("\n\n")[0] + "\n\n"
    data = (full * 4000 + (ROOMS + "\n") * 2000).encode()
    parts = list(parts_of(data[at : at + 100_000] for at in range(0, len(data), 100_000)))
    assert parts[1].before is None and parts[-1].before is not None
    assert parts[-1].before["Event"] == "A final"
    assert b"[Deal" in data and parts[-1].before["Deal"]
    pieces = [
        Piece("x.pbn", part.data, at == 0, at == len(parts) - 1, part.before)
        for at, part in enumerate(parts)
    ]
    whole = [each.row() for each in audit(data, "x.pbn") if each.record is not None]
    assert rows_of(pieces) == whole


def test_a_part_is_as_long_as_is_read_at_a_time() -> None:
    """Enough parts for every process, and no more in memory than that."""
    data = ((ROOMS + "\n") * 6000).encode()
    parts = list(parts_of(data[at : at + PIECE] for at in range(0, len(data), PIECE)))
    assert all(len(part.data) <= 2 * PIECE for part in parts)
    assert len(parts) >= len(data) // PIECE - 1


def test_with_claims_a_file_is_cut_smaller() -> None:
    data = ((ROOMS + "\n" + called("1S ^I 1C AP") + "\n") * 60).encode()
    piece = Piece("x.pbn", data)
    sent = [
        one for each in portions([piece], AuditWanted(claims=True), "en") for one in each.pieces
    ]
    assert len(sent) > 2
    assert b"".join(one.data for one in sent) == data
    assert [(one.is_first, one.is_last) for one in sent] == [
        (at == 0, at == len(sent) - 1) for at in range(len(sent))
    ]
    whole = [each.row() for each in audit(data, "x.pbn") if each.record is not None]
    assert rows_of(sent) == whole


def test_lin_is_cut_between_boards() -> None:
    board = (
        "qx|o1|pn|a,b,c,d|md|1SAKQJH432D432C432,S432HAKQJD765C765,S765H765DAKQJCT98,|"
        "mb|1S|mb|1C|mb|p|mb|p|mb|p|\n"
    )
    data = (board * 20_000).encode()
    parts = list(parts_of(data[at : at + 50_000] for at in range(0, len(data), 50_000)))
    assert len(parts) > 1
    assert all(part.data.startswith(b"qx|") for part in parts)
    assert b"".join(part.data for part in parts) == data


def test_small_files_are_sent_together() -> None:
    pieces = [Piece(f"{at}.pbn", BAD) for at in range(1000)]
    sent = list(portions(pieces, AuditWanted(), "en"))
    assert [piece for portion in sent for piece in portion.pieces] == pieces
    assert 2 < len(sent) < 10


def test_a_small_archive_of_archives_that_are_all_the_same_comes_to_an_end(tmp_path: Path) -> None:
    inner = zipped({"x.pbn": b"a"})
    for _ in range(4):
        inner = zipped({f"{number}.zip": inner for number in range(60)})
    path = tmp_path / "wide.zip"
    path.write_bytes(inner)
    pieces = list(pieces_of([str(path)]))
    assert len(pieces) < 1002 + len(inner) // 16 < 60**4
    assert "than fits into its size" in str(pieces[-1].wrong)
