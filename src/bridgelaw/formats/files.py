"""The bytes of a file: where they come from, their letters, and what kind of file they are."""

from __future__ import annotations

import codecs
import gc
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.kinds import SUFFIXES
from bridgelaw.locale import tr

_MOST_BYTES = 64 * 1024 * 1024  # the largest congress is far below this

_JET = b"\0\1\0\0Standard "

_LARGE = 256 * 1024

_BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_SHIFT_JIS_ONLY = re.compile(rb"[\x81-\x9f]")
_PBN_TAG = re.compile(r"\[\w+\s+\"", re.ASCII)
_YAML_KEY = re.compile(r"[\w-]+\s*:(\s|$)")
_CSV_HEAD = re.compile(r"[^\n]*[,;\t][^\n]*[,;\t]")


def read_bytes(path: Path | str) -> bytes:
    """What is in a file; `-` is standard input."""
    try:
        if str(path) == "-":
            data = sys.stdin.buffer.read(_MOST_BYTES + 1)
        else:
            with Path(path).open("rb") as file:
                data = file.read(_MOST_BYTES + 1)
    except IsADirectoryError as error:
        raise BadFile(tr("{file} is a folder, not a file", file=str(path))) from error
    except FileNotFoundError as error:
        raise BadFile(tr("there is no file {file}", file=str(path))) from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadFile(
            tr("{file} cannot be read: {reason}", file=str(path), reason=reason)
        ) from error
    if len(data) > _MOST_BYTES:
        raise BadFile(tr("{file} is too large for a file of results", file=str(path)))
    if not data.strip(b"\0 \t\r\n"):
        raise BadFile(tr("{file} is empty", file=str(path)))
    return data


@contextmanager
def keeping_everything(size: int) -> Iterator[None]:
    """While a large file is read: all that is made of it lives on.

    Looking for garbage in it again and again takes a third of the time, and finds none.
    """
    pauses = size > _LARGE and gc.isenabled()
    if pauses:
        gc.disable()
    try:
        yield
    finally:
        if pauses:
            gc.enable()


def decode(data: bytes) -> tuple[str, str]:
    """The text of a file and its encoding: UTF-8, UTF-16 with its mark, Shift_JIS or Latin-1.

    Encoding the text again gives the same bytes.
    """
    if data.isascii():
        return data.decode("ascii"), "utf-8"
    for bom, encoding in _BOMS:
        if data.startswith(bom):
            text = _decoded(data, encoding)
            if text is not None:
                return text, encoding
    encodings = ["utf-8"]
    # Latin letters never lie in this range, and Japanese text hardly ever goes without it.
    if _SHIFT_JIS_ONLY.search(data):
        encodings.append("cp932")
    for encoding in encodings:
        text = _decoded(data, encoding)
        if text is not None:
            return text, encoding
    return data.decode("latin-1"), "latin-1"


def encode(text: str, encoding: str) -> bytes:
    """The bytes of a text; in UTF-8 if it has letters that the encoding has not."""
    try:
        return text.encode(encoding)
    except UnicodeEncodeError:
        return text.encode("utf-8-sig", errors="replace")


def is_jet(data: bytes) -> bool:
    """Is this a Microsoft Access file, of whatever version?"""
    return data.startswith(_JET)


def text_of_file(data: bytes, name: str) -> tuple[str, str]:
    """The text of a file of text and its encoding; `BadFile` for anything else."""
    text, encoding = decode(data)
    if "\0" in text:
        raise BadFile(tr("{file} is not a file of text", file=name))
    return text, encoding


def kind_of(data: bytes, name: str) -> str:
    """What kind of results file this is: by what is in it, then by its name's ending."""
    by_name = SUFFIXES.get(Path(name).suffix.lower())
    if is_jet(data) or by_name == "bws":
        return "bws"
    by_content = _kind_of_content(data)
    if by_content is None and by_name is None:
        raise BadFile(
            tr("{file} is no file of results: USEBIO, PBN, CSV, YAML and BWS are read", file=name)
        )
    # An angle or square bracket leaves no doubt; what lies between CSV and YAML the name knows.
    if by_content in ("usebio", "pbn"):
        return by_content
    return by_name or by_content or "csv"


def _kind_of_content(data: bytes) -> str | None:
    text, _ = decode(data[:65536])
    if "\0" in text:
        return None
    text = text.lstrip("\ufeff \t\r\n")
    if text.startswith("<"):
        return "usebio"
    if text.startswith("%") or _PBN_TAG.match(text):
        return "yaml" if text.startswith("%YAML") else "pbn"
    lines = [line for line in text.splitlines() if line.strip()]
    rest = [line for line in lines if not line.lstrip().startswith(("#", "＃", '"#', "---"))]
    if not rest:
        return "csv" if lines else None
    if _YAML_KEY.match(rest[0]):
        return "yaml"
    return "csv" if _CSV_HEAD.match(rest[0]) else None


def _decoded(data: bytes, encoding: str) -> str | None:
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        return None
    try:
        return text if text.encode(encoding) == data else None
    except UnicodeEncodeError:
        return None
