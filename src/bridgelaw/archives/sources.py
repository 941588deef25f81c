"""Where the files are: paths, folders, and archives (zip, tar, gz), also within one another.

What cannot be opened is given as a piece with the reason, so that it never stops the rest.
"""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
import os
import tarfile
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath
from tempfile import SpooledTemporaryFile
from typing import IO, Any

from bridgelaw.archives.cutting import PIECE, FilePart, TooLong, parts_of
from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.files import read_bytes
from bridgelaw.formats.kinds import RECORDS
from bridgelaw.locale import Text, tr
from bridgelaw.locale.language import of_system

PACKED: Mapping[str, Callable[[IO[bytes]], Any]] = {
    ".gz": lambda file: gzip.GzipFile(fileobj=file),
    ".bz2": bz2.BZ2File,
    ".xz": lzma.LZMAFile,
}
_TARS = (".tar", ".tgz", ".tbz2", ".txz", ".tar.gz", ".tar.bz2", ".tar.xz")
_DEPTH = 3
"""Archives within archives."""
_MOST = 1 << 32
"""Bytes of one file in an archive: more is made to do harm."""
_FEW, _EACH = 1000, 16
"""Files in an archive that may always be, and bytes on the disk that each further one takes: more
is made to do harm, by archives in archives that are all the same."""
_SPOOLED = 8 * 1024 * 1024
_DAMAGED = (
    OSError, EOFError, ValueError, RuntimeError, NotImplementedError, zlib.error,
    zipfile.BadZipFile, tarfile.TarError, lzma.LZMAError,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Piece:
    """A file, or a piece of one; or why there is none."""

    source: str
    data: bytes = b""
    is_first: bool = True
    is_last: bool = True
    """Of its file."""
    before: Mapping[str, str] | None = None
    beside: bytes | None = None
    wrong: Text | None = None
    read: int = 0
    """How many bytes of all files on disk have been read up to here."""
    file: str = ""
    """The file on disk in which it is."""
    stamp: str = ""
    """What that file was when it was read."""


def files_in(paths: Iterable[str]) -> list[str]:
    """The files to read, once each and in a fixed order; of a folder those that may have records.

    What is not there is among them, and is told when it is opened.
    """
    files: dict[str, None] = {}
    for path in paths:
        if os.path.isdir(path):
            for folder, folders, names in os.walk(path):
                folders.sort()
                for name in sorted(names):
                    if is_record(name) or is_archive(name):
                        files[os.path.join(folder, name)] = None
        else:
            files[path] = None
    return list(files)


def size_of(path: str) -> int:
    try:
        return os.path.getsize(path)
    except OSError:
        return 0


def stamp_of(path: str) -> str:
    """What a file is now, by its size and time, with that of the hands beside it; empty if it is
    not there."""
    stamps = []
    for each in (path, *((_beside(path),) if path.lower().endswith(".bws") else ())):
        try:
            stat = os.stat(each)
        except (OSError, ValueError):
            continue
        stamps.append(f"{stat.st_size} {stat.st_mtime_ns}")
    return ", ".join(stamps)


def is_record(name: str) -> bool:
    return name.lower().endswith(RECORDS)


def is_archive(name: str) -> bool:
    return name.lower().endswith((".zip", *_TARS, *PACKED))


def pieces_of(
    files: Iterable[str], skip: Callable[[str], bool] = lambda _: False
) -> Iterator[Piece]:
    """All pieces of all files in their order, without the sources that are to be skipped."""
    done = 0
    for path in files:
        size, stamp = size_of(path), stamp_of(path)
        try:
            if path == "-":
                yield Piece("-", read_bytes("-"), file=path)
                continue
            with open(path, "rb") as file:
                beside, inside = _hands_beside(path), 0
                for piece in _pieces(path, file, skip, 0, beside):
                    inside += piece.is_first
                    if inside > _FEW + size // _EACH:
                        words = tr("{file} has more in it than fits into its size", file=path)
                        yield Piece(path, wrong=words, file=path, stamp=stamp)
                        break
                    read = done + min(_place(file), size)
                    yield replace(piece, read=read, file=path, stamp=stamp)
        except BadFile as error:
            yield Piece(path, wrong=error.text, file=path, stamp=stamp)
        except _DAMAGED as error:
            yield Piece(path, wrong=_why(path, error), file=path, stamp=stamp)
        done += size


def _place(file: IO[bytes]) -> int:
    try:
        return file.tell()
    except (OSError, ValueError):
        return 0


def _why(path: str, error: BaseException) -> Text:
    reason = of_system(error) or getattr(error, "strerror", None) or str(error)
    reason = reason or type(error).__name__
    return tr("{file} cannot be read: {reason}", file=path, reason=reason)


def _pieces(
    name: str, file: IO[bytes], skip: Callable[[str], bool], depth: int, beside: bytes | None = None
) -> Iterator[Piece]:
    """The pieces of a file that is open, whatever kind it is."""
    lower = name.lower()
    if depth > _DEPTH:
        yield Piece(name, wrong=tr("{file} is an archive in too many archives", file=name))
    elif lower.endswith(".zip"):
        yield from _zip(name, file, skip, depth)
    elif lower.endswith(_TARS):
        yield from _tar(name, file, skip, depth)
    elif lower.endswith(tuple(PACKED)):
        stem, dot, suffix = name.rpartition(".")

        def whole(source: str) -> str:
            return name + source[len(stem) :]

        with PACKED[dot + suffix.lower()](file) as unpacked:
            for piece in _pieces(stem, unpacked, lambda source: skip(whole(source)), depth + 1):
                yield replace(piece, source=whole(piece.source))
    elif not skip(name):
        yield from _cut(name, file, beside)


def _cut(name: str, file: IO[bytes], beside: bytes | None) -> Iterator[Piece]:
    last: FilePart | None = None
    is_first = True
    try:
        for part in parts_of(_blocks(file)):
            if last is not None:
                yield Piece(name, last.data, is_first, False, last.before, beside)
                is_first = False
            last = part
    except (TooLong, *_DAMAGED) as error:
        # What was read before the damage is not lost.
        if last is not None:
            yield Piece(name, last.data, is_first, False, last.before, beside)
        words = tr("{file} is too long, and there is no place to cut it", file=name)
        yield Piece(name, wrong=words if isinstance(error, TooLong) else _why(name, error))
        return
    if last is None or not last.data.strip(b"\0 \t\r\n"):
        if is_first:
            yield Piece(name, wrong=tr("{file} is empty", file=name))
            return
        last = last or FilePart(b"")
    yield Piece(name, last.data, is_first, True, last.before, beside)


def _blocks(file: IO[bytes]) -> Iterator[bytes]:
    read = 0
    while block := file.read(PIECE):
        read += len(block)
        if read > _MOST:
            raise TooLong
        yield block


def _zip(name: str, file: IO[bytes], skip: Callable[[str], bool], depth: int) -> Iterator[Piece]:
    with _seekable(file) as seekable, zipfile.ZipFile(seekable) as archive:
        names = {info.filename: info for info in archive.infolist() if not info.is_dir()}
        for inside, info in names.items():
            if not (is_record(inside) or is_archive(inside)):
                continue
            source = f"{name}/{inside}"
            try:
                beside = None
                if inside.lower().endswith(".bws"):
                    hands = names.get(str(PurePosixPath(inside).with_suffix(".pbn")))
                    beside = None if hands is None else archive.read(hands)
                with archive.open(info) as member:
                    yield from _pieces(source, member, skip, depth + 1, beside)
            except _DAMAGED as error:
                yield Piece(source, wrong=_why(source, error))


def _tar(name: str, file: IO[bytes], skip: Callable[[str], bool], depth: int) -> Iterator[Piece]:
    with tarfile.open(fileobj=file, mode="r|*") as archive:
        for info in archive:
            if not info.isfile() or not (is_record(info.name) or is_archive(info.name)):
                continue
            source = f"{name}/{info.name}"
            member = archive.extractfile(info)
            if member is None:
                continue
            try:
                with member:
                    yield from _pieces(source, member, skip, depth + 1)
            except _DAMAGED as error:
                yield Piece(source, wrong=_why(source, error))


@contextmanager
def _seekable(file: IO[bytes]) -> Iterator[IO[bytes]]:
    """A zip within another archive is laid down first: its list of files stands at its end."""
    if isinstance(file, io.BufferedReader) and isinstance(file.raw, io.FileIO):
        yield file
        return
    with SpooledTemporaryFile(_SPOOLED) as laid_down:
        for block in _blocks(file):
            laid_down.write(block)
        laid_down.seek(0)
        yield laid_down


def _hands_beside(path: str) -> bytes | None:
    """The PBN file with the hands of a BWS file."""
    if not path.lower().endswith(".bws"):
        return None
    beside = Path(_beside(path))
    return beside.read_bytes() if beside.is_file() else None


def _beside(path: str) -> str:
    return str(Path(path).with_suffix(".pbn"))
