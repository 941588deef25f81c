"""A chart as a list, for one sheet: numbered questions in columns, each answer with what follows.

Where a chart is so large that its ways would be hard to follow, there are none. What can be
reached by one answer alone stands right there, inside the box of its question; everything else
has a box of its own, and the answers that lead to it refer to its number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from math import ceil

from bridgelaw.flowchart import pen, words
from bridgelaw.flowchart.boxes import Type, listed
from bridgelaw.flowchart.condense import Detail, condensed
from bridgelaw.flowchart.graph import Decision, Edge, End, Graph, Node, Process
from bridgelaw.flowchart.measure import width, wrap
from bridgelaw.flowchart.paper import CLASSES, badge, frame
from bridgelaw.flowchart.sheet import Area, badge_width
from bridgelaw.locale import Language, Refusal, tr
from bridgelaw.locale.citing import cited

_SIZES = (
    (12.0, 11.0, 10.5, 10.0, 9.5, 9.0, 8.75, 8.5, 8.25, 8.0, 7.75, 7.5),
    (7.25, 7.0),
)
"""Rather than the smaller ones, something is left out."""
_COLUMNS = (2, 3, 4)
_MOST_PAGES = 3
_BETWEEN = 9.0  # two columns
_BESIDE = 0.3  # of the width: what follows a shorter answer may stand beside it


class TooLarge(Refusal):
    """The chart does not fit on one sheet in a readable size."""

    def __init__(self, boxes: int) -> None:
        super().__init__(tr("{boxes} boxes do not fit on one sheet; try --page phone", boxes=boxes))
        self.boxes = boxes


@dataclass(frozen=True, slots=True)
class Listing:
    """A chart as it is drawn, and its parts on each page."""

    graph: Graph
    pages: tuple[tuple[str, ...], ...]


def draw_list(graph: Graph, language: Language, area: Area) -> Listing:
    """The chart on as few pages as it takes, with as much as fits and in the largest type."""
    charts = [condensed(graph, detail) for detail in Detail]

    @cache  # what was too high for one page is tried again on two
    def writer(detail: Detail, size: float, columns: int) -> _Writer:
        return _Writer(charts[detail], language, Type(size), area, columns)

    for pages in range(1, _MOST_PAGES + 1):
        for sizes in _SIZES:
            for detail in Detail:
                drawn = _largest(partial(writer, detail), sizes, pages)
                if drawn is not None:
                    return Listing(charts[detail], drawn)
    raise TooLarge(len(graph.nodes))


def _largest(
    writer_of: Callable[[float, int], _Writer], sizes: Sequence[float], pages: int
) -> tuple[tuple[str, ...], ...] | None:
    def fitting(size: float) -> _Writer | None:
        writers = (writer_of(size, columns) for columns in _COLUMNS)
        return next((one for one in writers if one.fits(pages)), None)

    # What does not fit in one size hardly does in a larger one.
    best = fitting(sizes[-1])
    if best is None:
        return None
    low, high = 0, len(sizes) - 1
    while low < high:
        middle = (low + high) // 2
        tried = fitting(sizes[middle])
        if tried is None:
            low = middle + 1
        else:
            best, high = tried, middle
    return best.drawn(pages)


Rectangle = tuple[float, float, float, float]
"""Its left and upper side, its width and its height."""


@dataclass(slots=True)
class _Writer:
    """Writes the boxes in one size of type."""

    graph: Graph
    language: Language
    type: Type
    area: Area
    columns: int
    width: float = field(init=False)
    parents: Counter[int] = field(init=False)
    heights: dict[int, float] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self.width = (self.area.width - _BETWEEN * (self.columns - 1)) / self.columns
        self.parents = Counter(edge.to for node in self.graph.nodes for edge in node.edges)

    def height(self, index: int) -> float:
        """Of a box; measured when it is asked for, since many a size is too large soon."""
        if index not in self.heights:
            self.heights[index] = self.box(index, 0, 0)[1]
        return self.heights[index]

    def fits(self, pages: int) -> bool:
        return self.flow(self.least_gap, pages) is not None

    @property
    def least_gap(self) -> float:
        return self.type.size * 0.4

    def flow(self, gap: float, pages: int) -> dict[int, tuple[int, float]] | None:
        """The column and the top of every box, one under another, if the columns are enough."""
        places: dict[int, tuple[int, float]] = {}
        column, y = 0, 0.0
        for index in range(len(self.graph.nodes)):
            if self.is_inside(index):
                continue
            height = self.height(index)
            if y and y + height > self.area.height:
                column, y = column + 1, 0.0
            if column == self.columns * pages or height > self.area.height:
                return None
            places[index] = column, y
            y += height + gap
        return places

    def drawn(self, count: int) -> tuple[tuple[str, ...], ...]:
        """The parts of each page, with as much space between the boxes as there is."""
        gap = self.least_gap
        while gap < 3 * self.least_gap and self.flow(gap + 0.5, count) is not None:
            gap += 0.5
        pages: list[list[str]] = [[] for _ in range(count)]
        for index, (column, y) in (self.flow(gap, count) or {}).items():
            page, column = divmod(column, self.columns)  # noqa: PLW2901
            x = self.area.left + column * (self.width + _BETWEEN)
            pages[page] += self.box(index, x, self.area.top + y)[0]
        return tuple(map(tuple, pages))

    def is_inside(self, index: int) -> bool:
        """Does it stand in the box of the only answer that leads to it?"""
        node = self.graph.nodes[index]
        return not isinstance(node, Decision) and self.parents[index] == 1

    def box(self, index: int, x: float, y: float) -> tuple[list[str], float]:
        """A box that others refer to, and its height."""
        node = self.graph.nodes[index]
        inner, height = self.head(index, x, y, self.width)
        below: list[str] = []
        outer: list[str] = []
        if isinstance(node, Process) and self.is_inside(node.edges[0].to):
            inset = self.type.pad
            outer, height = self.follow(node.edges[0], x + inset, y, self.width - 2 * inset, height)
            height += self.type.size * 0.4
        elif isinstance(node, Decision):
            below, outer, height = self.answers(node, x, y, height)
        shape = frame(
            type(node), x=x, y=y, width=self.width, height=height, size=self.type.size, heavy=0.8
        )
        group = pen.group(
            [shape, *below, *inner], id=f"box-{index + 1}", class_=CLASSES[type(node)]
        )
        return [group, *outer], height

    def head(self, index: int, x: float, y: float, wide: float) -> tuple[list[str], float]:
        """The number, the words and the laws of a box; and how high they are."""
        node, type_ = self.graph.nodes[index], self.type
        pad = type_.pad * (1.2 if isinstance(node, Process) else 0.7)
        room = wide - 2 * pad
        number = "" if self.is_inside(index) else str(index + 1)
        # Blanks keep the room for the number; there is none where nothing refers to it.
        indent = badge_width(number, type_) + type_.size * 0.45 if number else 0.0
        blank = "\u00a0" * ceil(indent / width("\u00a0", type_.size))
        indent = width(blank, type_.size)
        said = blank + self.language.say(node.text)
        onward = None
        if isinstance(node, Process) and not self.is_inside(node.edges[0].to):
            onward = node.edges[0]
            said += f" {_jump(onward)}"
        lines = wrap(said, type_.size, room, even=False)
        if indent + width(lines[0], type_.size) > room:
            # There is no place for a break in the first line.
            lines = wrap(said.strip("\u00a0"), type_.size, room - indent, even=False)
        first = y + type_.size * 0.3
        parts = pen.lines(x + pad + indent, first, lines[:1], type_.size, type_.line)
        parts += pen.lines(x + pad, first + type_.line, lines[1:], type_.size, type_.line)
        if onward is not None:
            parts = [pen.link(onward.to + 1, *parts)]
        if number:
            parts += badge(type(node), number, x + pad, first + type_.line / 2, type_)
        height = type_.size * 0.3 + len(lines) * type_.line
        last = width(lines[-1], type_.size) + (indent if len(lines) == 1 else 0)
        if isinstance(node, End) and node.reviews:
            said = words.after_play(node, self.language)
            reviews = wrap(said, type_.small, room, bold=True, even=False)
            parts += pen.lines(
                x + pad, y + height, reviews, type_.small, type_.line,
                fill=pen.RULING, font_weight="bold",
            )  # fmt: skip
            height += len(reviews) * type_.line
            last = width(reviews[-1], type_.small, bold=True)
        # The laws stand at the end of the last line, or below it.
        laws = wrap(self.language.value(cited(*node.laws)), type_.small, room, even=False)
        if last + width(laws[0], type_.small) + type_.size * 0.6 > room:
            height += type_.line
        for line in laws:
            base = y + height - type_.line * 0.23
            style = {"fill": pen.GREY, "text_anchor": "end", "class_": "laws"}
            parts.append(pen.text(x + wide - pad, base, line, type_.small, **style))
            height += type_.line
        height -= type_.line
        return parts, height + type_.size * 0.3

    def answers(
        self, node: Node, x: float, y: float, top: float
    ) -> tuple[list[str], list[str], float]:
        """The answers of a question: their ground and words, the boxes inside, and the bottom."""
        short = self.side_by_side(node, x, y, top)
        if short is not None:
            return short[0], [], short[1]
        below: list[str] = []
        inside: list[str] = []
        for edge in node.edges:
            texts = [self.language.say(label) for label in edge.labels]
            row, boxes, bottom = self.row(texts, edge, x, y, top)
            area = (x, y + top, self.width, bottom - top)
            last = edge is node.edges[-1]
            below.append(self.ground(area, at_left=True, at_right=True, at_bottom=last))
            below += row
            inside += boxes
            top = bottom
        return below, inside, top

    def side_by_side(
        self, node: Node, x: float, y: float, top: float
    ) -> tuple[list[str], float] | None:
        """Short answers that only refer to other boxes, in one line."""
        if any(self.is_inside(edge.to) or len(edge.labels) > 1 for edge in node.edges):
            return None
        size, pad = self.type.size, self.type.pad * 0.7
        texts = [f"{self.language.say(edge.labels[0])} {_jump(edge)}" for edge in node.edges]
        cell = self.width / len(texts)
        if max(width(text, size, bold=True) for text in texts) + 2 * pad > cell:
            return None
        height = self.type.line + size * 0.4
        parts: list[str] = []
        for place, (edge, text) in enumerate(zip(node.edges, texts, strict=True)):
            left = x + place * cell
            area = (left, y + top, cell, height)
            sides = (place == 0, place == len(texts) - 1)
            parts.append(self.ground(area, at_left=sides[0], at_right=sides[1], at_bottom=True))
            line = pen.lines(
                left + pad, y + top + size * 0.2, [text], size, self.type.line, font_weight="bold"
            )
            parts.append(pen.link(edge.to + 1, *line))
        return parts, top + height

    def row(
        self, texts: list[str], edge: Edge, x: float, y: float, top: float
    ) -> tuple[list[str], list[str], float]:
        """One answer over the whole width, with what follows it."""
        size, pad, line = self.type.size, self.type.pad * 0.7, self.type.line
        inside = self.is_inside(edge.to)
        if not inside:
            texts = [*texts[:-1], f"{texts[-1]} {_jump(edge)}"]
        wide = width(texts[0], size, bold=True) + 2 * pad
        bold = len(texts) == 1 and wide <= _BESIDE * self.width
        lines = listed(texts, size, self.width - 2 * pad)
        weight = {"font_weight": "bold"} if bold else {}
        written = pen.lines(x + pad, y + top + size * 0.2, lines, size, line, **weight)
        bottom = top + size * 0.4 + len(lines) * line
        if not inside:
            return [pen.link(edge.to + 1, *written)], [], bottom
        # Below the answer, or beside it where that is lower.
        way = self.follow(edge, x + pad, y, self.width - pad - size * 0.3, bottom)
        if bold:
            beside = self.follow(
                edge, x + wide, y, self.width - wide - size * 0.3, top + size * 0.3
            )
            way = min(beside, way, key=lambda tried: tried[1])
        return written, way[0], max(bottom, way[1] + size * 0.3)

    def follow(
        self, edge: Edge, x: float, y: float, wide: float, top: float
    ) -> tuple[list[str], float]:
        """What only this way leads to, in boxes one under another; and where the last one ends."""
        index = edge.to
        node = self.graph.nodes[index]
        parts, height = self.head(index, x, y + top, wide)
        boxes: list[str] = []
        bottom = after = top + height
        if isinstance(node, Process) and self.is_inside(node.edges[0].to):
            gap = self.type.size * 0.25
            boxes, after = self.follow(node.edges[0], x, y, wide, bottom + gap)
        shape = frame(
            type(node), x=x, y=y + top, width=wide, height=bottom - top,
            size=self.type.size * 0.6, heavy=0.6,
        )  # fmt: skip
        group = pen.group(
            [shape, *parts], id=f"box-{index + 1}", class_=CLASSES[type(node)], data_inside="yes"
        )
        return [group, *boxes], after

    def ground(self, area: Rectangle, *, at_left: bool, at_right: bool, at_bottom: bool) -> str:
        """The ground of an answer, with a line above it; the corners of the box stay cut."""
        x, y, wide, high = area
        # Inside the outline of the box.
        left, right = x + 0.5 * at_left, x + wide - 0.5 * at_right
        bottom = y + high - 0.5 * at_bottom
        left_cut, right_cut = (
            self.type.size * 0.6 if at_bottom and at_side else 0.0
            for at_side in (at_left, at_right)
        )
        outline = [
            (left, y), (right, y), (right, bottom - right_cut), (right - right_cut, bottom),
            (left + left_cut, bottom), (left, bottom - left_cut),
        ]  # fmt: skip
        lines = [(x, y), (x + wide, y)] if at_left else [(x, y + high), (x, y), (x + wide, y)]
        return pen.path(outline, closed=True, fill=pen.ANSWERS) + pen.path(
            lines, fill="none", stroke=pen.QUESTION, stroke_width=0.5
        )


def _jump(edge: Edge) -> str:
    return words.jump(edge.to + 1).replace(" ", "\u00a0")
