"""Where a line may end: between words, and in Japanese between letters, but never in a number."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.cells import cell_len, chop_cells
from rich.console import Console, Group, JustifyMethod, OverflowMethod
from rich.containers import Lines
from rich.text import Text

_OPEN = "（「『【〈《［"
_CLOSED = "、。，．：；！？）」』】〉》］・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ％"
_WIDE = "\u3000-\u30ff\u3400-\u9fff\uff00-\uffef"
_WORD = rf"[^\s{_WIDE}]"
_MIXED = rf"{_WORD}*\d \d+/\d+{_WORD}*"  # 4 2/3 is one number
_PIECE = re.compile(rf"[{_OPEN}]*(?:{_MIXED}|{_WORD}+|[^{_OPEN}]|$)[{_CLOSED}]*\s*", re.DOTALL)


class Folded(Text):
    """A text that rich breaks where a reader expects it; its own rule knows only spaces."""

    def wrap(
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        lines = Lines()
        for line in self.split(allow_blank=True):
            pieces = line.divide(breaks(line.plain, width))
            for piece in pieces:
                piece.rstrip_end(width)
            if justify:
                pieces.justify(console, width, justify=justify, overflow="fold")
            lines.extend(pieces)
        return lines


def folded(text: str) -> Group:
    """A line for `Console.print`, which joins bare texts into one that knows only its own rule."""
    return Group(Folded(text))


def breaks(text: str, width: int) -> list[int]:
    """Before which letters a new line begins."""
    places: list[int] = []
    start = at = used = 0
    for piece in _pieces(text, width):
        if at > start and used + cell_len(piece.rstrip()) > width:
            places.append(at)
            start, used = at, 0
        at += len(piece)
        used += cell_len(piece)
    return places


def _pieces(text: str, width: int) -> Iterator[str]:
    for piece in _PIECE.findall(text):
        if cell_len(piece.rstrip()) > width:
            yield from chop_cells(piece, max(2, width))
        else:
            yield piece
