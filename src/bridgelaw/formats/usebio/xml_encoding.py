"""The encoding of an XML file: found by its first bytes, and used again when it is written."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass

from bridgelaw.formats.documents import BadFile
from bridgelaw.locale import tr

_DECLARED = re.compile(rb"""<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._:-]{1,40})["']""")
_BOMS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_KNOWN = {
    "utf-8", "ascii", "iso8859-1", "iso8859-15", "cp1252", "utf-16", "utf-16-le", "utf-16-be",
    "shift_jis", "cp932", "euc_jp",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Encoding:
    """How the characters of a file are written."""

    name: str
    bom: bytes = b""
    tail: bytes = b""
    """The first bytes of a last character that is not there any more."""
    is_as_declared: bool = True
    """`False` if the file says, or means by saying nothing, UTF-8 and is not."""

    def encode(self, source: bytes) -> bytes:
        """UTF-8 in this encoding; characters that it has not become character references."""
        if self.name != "utf-8":
            source = source.decode().encode(self.name, "xmlcharrefreplace")
        return self.bom + source + self.tail


def decoded(data: bytes) -> tuple[Encoding, bytes]:
    """The encoding of a file, and the file in UTF-8 without its byte order mark."""
    name, bom = _found(data)
    body = data[len(bom) :]
    tail = b""
    is_as_declared = True
    try:
        text = body.decode(name)
    except UnicodeDecodeError as error:
        if error.end == len(body) and error.end - error.start <= 3 and error.start:
            text, tail = body[: error.start].decode(name), body[error.start :]
        elif name in ("utf-8", "ascii"):
            # Programs of the West forget the declaration. Every byte is a character then.
            name, is_as_declared = "iso8859-1", False
            text = body.decode(name)
        else:
            raise BadFile(tr("byte {place} is no character in the encoding {name}",
                             place=error.start + 1, name=name)) from error  # fmt: skip
    if "\0" in text:
        raise BadFile(tr("line {line}: this is not an XML file", line=1))
    encoding = Encoding(name, bom, tail, is_as_declared)
    source = text.encode()
    if encoding.encode(source) != data:
        # Some encodings have two codes for a character; the file could not be kept as it is.
        raise BadFile(tr("the file cannot be kept exactly in its encoding {name}", name=name))
    return encoding, source


def _found(data: bytes) -> tuple[str, bytes]:
    for bom, name in _BOMS:
        if data.startswith(bom):
            return name, bom
    if data[:2] == b"<\0":
        return "utf-16-le", b""
    if data[:2] == b"\0<":
        return "utf-16-be", b""
    declared = _DECLARED.match(data)
    if declared is None:
        return "utf-8", b""
    written = declared[1].decode("ascii")
    try:
        name = codecs.lookup(written).name
    except LookupError:
        name = ""
    if name not in _KNOWN:
        raise BadFile(tr("the encoding {name} is not known", name=written))
    # The declaration itself was readable in single bytes: it is wrong about UTF-16.
    return ("utf-8" if name.startswith("utf-16") else name), b""
