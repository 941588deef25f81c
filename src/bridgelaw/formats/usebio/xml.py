"""A small XML reader that is safe and loses nothing.

Elements are read with the standard library's expat, and every element and processing instruction
knows where it stands in the source. A document is changed by cutting and pasting in that source,
so that whatever was not changed stays byte for byte what it was: comments, white space, quotes,
the order of attributes, character references, line ends, the byte order mark.

Safe: a file that declares entities is refused, because they can grow without limit or name other
files; the address of a document type is never looked up; size, depth and the length of an
attribute are limited. A file that breaks off gives the elements before the break, and its place.
An ampersand that stands alone is read as the letter that is meant, and told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any
from xml.parsers import expat

from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.usebio.xml_encoding import Encoding, decoded
from bridgelaw.locale import Text, tr

_MOST_BYTES = 64 * 2**20
_MOST_DEPTH = 64
_LONGEST_ATTRIBUTE = 2**16

# A start tag from its first byte to its last; a quoted value may hold a ">".
_TAG = re.compile(rb"""<(?:[^'">]++|"[^"]*"|'[^']*')*+>""")
# Comments and the like may have any; what is not closed goes to the end, so that it is read once.
_ALONE = re.compile(
    rb"<!--.*?(?:-->|\Z)|<!\[CDATA\[.*?(?:\]\]>|\Z)|<\?.*?(?:\?>|\Z)"
    rb"|&(?!(?:[A-Za-z_:][\w.:-]{0,63}|#[0-9]{1,9}|#x[0-9A-Fa-f]{1,8});)",
    re.DOTALL,
)
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@dataclass(frozen=True, slots=True)
class Instruction:
    """A processing instruction, and where it stands in the source."""

    target: str
    data: str
    line: int
    start: int
    end: int


@dataclass(frozen=True, slots=True, eq=False)
class Element:
    """An element, and where its tags and what is between them stand in the source."""

    name: str
    attributes: Mapping[str, str]
    line: int
    children: tuple[Element, ...]
    instructions: tuple[Instruction, ...]
    """Those directly inside."""
    text: str
    """Its own characters, without those of its children."""
    start: int
    inner_start: int
    inner_end: int
    end: int
    is_whole: bool = True
    """`False` if the file breaks off inside."""

    @property
    def is_empty_tag(self) -> bool:
        return self.inner_start == self.end

    def child(self, name: str) -> Element | None:
        """The first child of this name."""
        return next((child for child in self.children if child.name == name), None)

    def all(self, *names: str) -> Iterator[Element]:
        """The children of these names, in the order of the file."""
        return (child for child in self.children if child.name in names)

    def value(self, name: str) -> str | None:
        """The text of the first child of this name, trimmed; `None` if there is none."""
        element = self.child(name)
        return None if element is None else element.text.strip()


@dataclass(frozen=True, slots=True)
class Break:
    """Where a file stops being XML, and why."""

    line: int
    column: int
    reason: Text


@dataclass(frozen=True, slots=True)
class Xml:
    """A file that was read."""

    source: bytes
    """In UTF-8, without a byte order mark; places in it are those of the elements."""
    encoding: Encoding
    root: Element
    broken: Break | None = None
    alone: tuple[int, ...] = ()
    """The lines that have an ampersand alone; in the source it is written as it should be."""

    def changed(self, changes: Changes) -> bytes:
        """The file with these changes, in the encoding in which it came."""
        return self.encoding.encode(changes.applied_to(self.source))


@dataclass(slots=True)
class Changes:
    """Pieces of the source that others take the place of."""

    pieces: list[tuple[int, int, str]] = field(default_factory=list)

    def replace(self, start: int, end: int, text: str) -> None:
        self.pieces.append((start, end, text))

    def insert(self, place: int, text: str) -> None:
        """Several at the same place stay in the order in which they were given."""
        self.pieces.append((place, place, text))

    def set_text(self, element: Element, text: str) -> None:
        """Another text between an element's tags."""
        if element.is_empty_tag:
            self.replace(
                element.start, element.end, f"<{element.name}>{escaped(text)}</{element.name}>"
            )
        else:
            self.replace(element.inner_start, element.inner_end, escaped(text))

    def applied_to(self, source: bytes) -> bytes:
        done: list[bytes] = []
        at = 0
        for start, end, text in sorted(self.pieces, key=lambda piece: piece[:2]):
            if start < at:
                raise ValueError("two changes of the same place")
            done += (source[at:start], text.encode())
            at = end
        return b"".join((*done, source[at:]))


def escaped(text: str) -> str:
    """As the text of an element; what XML cannot hold at all becomes a replacement character."""
    text = _NOT_XML.sub("\ufffd", text)
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def read_xml(data: bytes) -> Xml:
    """Reads a file; `BadFile` if it is no XML at all, or a hostile one."""
    if len(data) > _MOST_BYTES:
        raise BadFile(tr("the file has {size} bytes; at most {most} are read", size=len(data),
                         most=_MOST_BYTES))  # fmt: skip
    encoding, source = decoded(data)
    reader = _Reader(source)
    broken = reader.read()
    alone: tuple[int, ...] = ()
    if broken is not None:
        mended, alone = _with_letters(source)
        if alone:
            source = mended
            reader = _Reader(source)
            broken = reader.read()
    root = reader.root
    if root is None:
        line = 1 if broken is None else broken.line
        raise BadFile(tr("line {line}: this is not an XML file", line=line))
    return Xml(source, encoding, root, broken, alone)


def _with_letters(source: bytes) -> tuple[bytes, tuple[int, ...]]:
    """The source with every ampersand that stands alone written out, and the lines of these."""
    lines: dict[int, None] = {}
    line, at = 1, 0

    def written(match: re.Match[bytes]) -> bytes:
        nonlocal line, at
        if match[0] != b"&":
            return match[0]
        line += source.count(b"\n", at, match.start())
        at = match.start()
        lines[line] = None
        return b"&amp;"

    mended = _ALONE.sub(written, source)
    return mended, tuple(lines)


@dataclass(slots=True)
class _Open:
    """An element whose end has not come yet."""

    name: str
    attributes: dict[str, str]
    line: int
    start: int
    inner_start: int
    is_empty_tag: bool
    children: list[Element] = field(default_factory=list)
    instructions: list[Instruction] = field(default_factory=list)
    text: list[str] = field(default_factory=list)

    def closed(self, inner_end: int, end: int, is_whole: bool = True) -> Element:
        return Element(
            self.name, self.attributes, self.line, tuple(self.children),
            tuple(self.instructions), "".join(self.text), self.start, self.inner_start,
            inner_end, end, is_whole,
        )  # fmt: skip


class _Reader:
    """Takes what expat reports and builds the elements."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.root: Element | None = None
        self.open: list[_Open] = []
        # The source is UTF-8 by now, whatever the declaration says.
        self.parser = parser = expat.ParserCreate("utf-8")
        parser.buffer_text = True
        parser.specified_attributes = True
        parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._characters
        parser.ProcessingInstructionHandler = self._instruction
        parser.SkippedEntityHandler = self._skipped
        parser.EntityDeclHandler = self._entity

    def read(self) -> Break | None:
        """Reads to the end, or to the break."""
        try:
            self.parser.Parse(self.source, True)
        except expat.ExpatError as error:
            reason = self._reason(error)
            while self.open:
                cut = self.open.pop().closed(len(self.source), len(self.source), is_whole=False)
                self._add(cut)
            return Break(error.lineno, error.offset + 1, reason)
        return None

    def _reason(self, error: expat.ExpatError) -> Text:
        if error.code in _CUT_OFF:
            return tr("the file breaks off here")
        if error.code == expat.errors.codes[expat.errors.XML_ERROR_TAG_MISMATCH] and self.open:
            opened = self.open[-1]
            return tr("an end tag does not belong to <{name}> of line {line}, which is open here",
                      name=opened.name, line=opened.line)  # fmt: skip
        return tr("this is not XML: {reason}", reason=expat.ErrorString(error.code))

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        line = self.parser.CurrentLineNumber
        if len(self.open) >= _MOST_DEPTH:
            raise BadFile(tr("line {line}: elements stand in each other more than {most} deep",
                             line=line, most=_MOST_DEPTH))  # fmt: skip
        if any(len(value) > _LONGEST_ATTRIBUTE for value in attributes.values()):
            raise BadFile(tr("line {line}: an attribute of {name} is longer than {most} characters",
                             line=line, name=name, most=_LONGEST_ATTRIBUTE))  # fmt: skip
        start = self.parser.CurrentByteIndex
        tag = _TAG.match(self.source, start)
        assert tag is not None, "expat has seen a whole tag here"
        is_empty_tag = tag[0].endswith(b"/>")
        self.open.append(_Open(name, attributes, line, start, tag.end(), is_empty_tag))

    def _end(self, _name: str) -> None:
        opened = self.open.pop()
        if opened.is_empty_tag:
            self._add(opened.closed(opened.inner_start, opened.inner_start))
            return
        at = self.parser.CurrentByteIndex
        self._add(opened.closed(at, self.source.index(b">", at) + 1))

    def _add(self, element: Element) -> None:
        if self.open:
            self.open[-1].children.append(element)
        else:
            self.root = element

    def _characters(self, text: str) -> None:
        if self.open:
            self.open[-1].text.append(text)

    def _skipped(self, name: str, _is_parameter: Any) -> None:
        # An entity of the document type that is never looked up: kept as it is written.
        self._characters(f"&{name};")

    def _instruction(self, target: str, data: str) -> None:
        if self.open:
            start = self.parser.CurrentByteIndex
            end = self.source.index(b"?>", start) + 2
            line = self.parser.CurrentLineNumber
            self.open[-1].instructions.append(Instruction(target, data, line, start, end))

    def _entity(self, name: str, *_: Any) -> None:
        raise BadFile(
            tr(
                "line {line}: the file declares the entity “{name}”, which is refused",
                line=self.parser.CurrentLineNumber,
                name=name,
            )
        )


_CUT_OFF = {
    expat.errors.codes[expat.errors.XML_ERROR_NO_ELEMENTS],
    expat.errors.codes[expat.errors.XML_ERROR_UNCLOSED_TOKEN],
    expat.errors.codes[expat.errors.XML_ERROR_PARTIAL_CHAR],
    expat.errors.codes[expat.errors.XML_ERROR_UNCLOSED_CDATA_SECTION],
}
