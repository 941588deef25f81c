"""The pages of a JET file: what version it is, whether it is coded, and what is on a page."""

from __future__ import annotations

import codecs
from functools import lru_cache
from struct import Struct

from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.files import is_jet
from bridgelaw.formats.jet.layout import JET3, JET4, Layout
from bridgelaw.locale import tr

U16 = Struct("<H").unpack_from
U32 = Struct("<I").unpack_from

_HEADER = 0x18
_HEADER_KEY = bytes.fromhex("c7da396b")
_PAGE_KEY = 0x3E
_VERSION = 0x14
_ROW_START = 0x1FFF
DELETED = 0x8000
"""Gone, or reached from where it stood before."""
MOVED = 0x4000
"""Instead of a row, where it has gone."""


class Damaged(Exception):
    """Something in the file is not as it must be; whoever reads on says what is lost."""


class Pages:
    """The pages of a file."""

    def __init__(self, data: bytes, name: str) -> None:
        if not is_jet(data) or len(data) < 2 * JET3.page_size:
            raise BadFile(tr("{file} is no Microsoft Access file, or was cut off", file=name))
        self.data = data
        self.layout = _layout(data, name)
        header = rc4(_HEADER_KEY, data[_HEADER : _HEADER + self.layout.header_coded])
        at = _PAGE_KEY - _HEADER
        self._key = header[at : at + 4]
        self.is_coded = any(self._key)
        self.encoding = "utf-16-le"
        if self.layout.code_page is not None:
            (number,) = U16(header, self.layout.code_page - _HEADER)
            self.encoding = _encoding(number)

    @property
    def count(self) -> int:
        return len(self.data) // self.layout.page_size

    def page(self, number: int) -> bytes:
        """One page, decoded; `Damaged` if there is none of that number."""
        size = self.layout.page_size
        if not 0 < number < self.count:
            raise Damaged
        page = self.data[number * size : (number + 1) * size]
        if not self.is_coded:
            return page
        (key,) = U32(self._key)
        return rc4((key ^ number).to_bytes(4, "little"), page)

    def row(self, pointer: int) -> bytes:
        """The row to which a pointer leads: its page, and its place there in the last byte."""
        page = self.page(pointer >> 8)
        _, start, end = self.places(page, pointer & 0xFF)
        return page[start:end]

    def places(self, page: bytes, at: int) -> tuple[int, int, int]:
        """The flags of a row on a page of data, where it begins, and where it ends."""
        first = self.layout.row_count + 2
        (count,) = U16(page, self.layout.row_count)
        if at >= count or first + 2 * count > len(page):
            raise Damaged
        (written,) = U16(page, first + 2 * at)
        start = written & _ROW_START
        end = U16(page, first + 2 * at - 2)[0] & _ROW_START if at else len(page)
        if not first + 2 * count <= start <= end <= len(page):
            raise Damaged
        return written & ~_ROW_START, start, end


def _layout(data: bytes, name: str) -> Layout:
    version = data[_VERSION]
    if version == 0:
        return JET3
    if version == 1:
        return JET4
    raise BadFile(
        tr("{file} is a Microsoft Access file of a later kind (version {version}) than scoring "
           "programs write; JET3 and JET4 are read", file=name, version=version)
    )  # fmt: skip


def _encoding(code_page: int) -> str:
    try:
        return codecs.lookup(f"cp{code_page}").name
    except LookupError:
        return "cp1252"


def rc4(key: bytes, data: bytes) -> bytes:
    """Coded bytes decoded, and the other way round (the cipher RC4)."""
    state = list(_scheduled(key))
    made = bytearray()
    i = j = 0
    for byte in data:
        i = (i + 1) & 0xFF
        j = (j + state[i]) & 0xFF
        state[i], state[j] = state[j], state[i]
        made.append(byte ^ state[(state[i] + state[j]) & 0xFF])
    return bytes(made)


@lru_cache(maxsize=4)
def _scheduled(key: bytes) -> tuple[int, ...]:
    state = list(range(256))
    j = 0
    for i in range(256):
        j = (j + state[i] + key[i % len(key)]) & 0xFF
        state[i], state[j] = state[j], state[i]
    return tuple(state)
