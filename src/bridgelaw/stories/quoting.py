"""Words in quotation marks, as they were said."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.reading.readings import Kind, Part
from bridgelaw.stories.beside import CLOSES, OPENS
from bridgelaw.stories.story_rows import Fact

_EITHER = '"'
_ENDS = ".,。、!！ "


def quoted(parts: tuple[Part, ...]) -> Iterator[tuple[Fact, Part]]:
    """What stands in quotation marks, one after the other."""
    inside: list[Part] | None = None
    for part in parts:
        mark = part.written if part.kind is Kind.MARK else ""
        if inside is None:
            inside = [] if mark and (mark in OPENS or mark == _EITHER) else None
        elif mark and (mark in CLOSES or mark == _EITHER):
            if said := _said(inside):
                yield Fact("quoted", said), inside[0]
            inside = None
        else:
            inside.append(part)


def _said(parts: list[Part]) -> str:
    said, end = "", parts[0].start if parts else 0
    for part in parts:
        said, end = said + " " * (part.start - end) + part.written, part.end
    return said.strip(_ENDS)
