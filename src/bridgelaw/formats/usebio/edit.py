"""Changes of a USEBIO file: an element's text, a missing element in its place, our own notes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from bridgelaw.formats.usebio.own import instruction, own
from bridgelaw.formats.usebio.xml import Changes, Element, Xml, escaped

_SPACE = re.compile(rb"\s*")
_SPACE_BEFORE = re.compile(rb"\s*\Z")

Note = tuple[str, Mapping[str, str]]
"""What an instruction of ours is about, and its values."""


class Edit:
    """The changes of one file."""

    def __init__(self, xml: Xml) -> None:
        self.xml = xml
        self.changes = Changes()

    def set_child(self, parent: Element, name: str, text: str, order: Sequence[str]) -> None:
        """The text of a child; if there is none, a new one after those that come before it."""
        child = parent.child(name)
        if child is not None:
            if child.text.strip() != text:
                self.changes.set_text(child, text)
            return
        before = order[: order.index(name)]
        anchor = [one for one in parent.children if one.name in before]
        new = f"<{name}>{escaped(text)}</{name}>"
        if anchor:
            last = anchor[-1]
            self.changes.insert(last.end, self._space_before(last.start) + new)
        else:
            self._insert_first(parent, new)

    def set_notes(self, parent: Element, kinds: Sequence[str], wanted: Sequence[Note]) -> None:
        """Our notes of these kinds inside an element; those that are right already stay."""
        # An unreadable one has the empty kind, and goes if it is asked for.
        there = list(own(parent, *kinds))
        if [(note.kind, note.values) for note in there] == list(wanted):
            return
        for note, (kind, values) in zip(there, wanted, strict=False):
            self.changes.replace(note.at.start, note.at.end, instruction(kind, values))
        for note in there[len(wanted) :]:
            start = note.at.start - len(self._space_before(note.at.start).encode())
            self.changes.replace(start, note.at.end, "")
        for kind, values in wanted[len(there) :]:
            self._insert_first(parent, instruction(kind, values))

    def _insert_first(self, parent: Element, text: str) -> None:
        space = _SPACE.match(self.xml.source, parent.inner_start, parent.inner_end)
        assert space is not None
        self.changes.insert(parent.inner_start, space[0].decode() + text)

    def _space_before(self, place: int) -> str:
        # Indentation is short; nothing is gained by looking far.
        space = _SPACE_BEFORE.search(self.xml.source[max(0, place - 200) : place])
        return "" if space is None else space[0].decode()

    def done(self) -> bytes:
        return self.xml.changed(self.changes)
