"""The layout of a chart on one sheet of paper: the largest type with which it fits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf

from bridgelaw.flowchart.boxes import SMALLEST, Maker, Type, WrittenBox
from bridgelaw.flowchart.graph import Graph
from bridgelaw.flowchart.measure import width
from bridgelaw.flowchart.place import GridCell, Shape, Taste, place, tops
from bridgelaw.flowchart.route import Point, Port, Rect, Route, TrackField
from bridgelaw.locale import Language

_SIZES = (12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.75, 8.5, 8.25, 8.0, 7.75, SMALLEST)
_COLUMNS = (2, 3, 4)
_TASTES = tuple(
    Taste(height, mean)
    for height, mean in (
        (0.04, 0.1), (0.15, 0.1), (0.4, 0.1), (0.1, 0.4), (0.2, 0.4),
    )
)  # fmt: skip
_TRACK = 4.4
_GUTTER = 5 * _TRACK  # between two columns
_OUTSIDE = 2.5 * _TRACK  # left of the first and right of the last
_SIZE_MERIT = 4.0
_MOST_BOXES = 34
_FEW_JUMPS = 3
_MOST_JUMPS = 1 / 9  # of the ways
_LONGEST = 480.0  # what a way may cost before a reference is easier to follow

Jumps = frozenset[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Area:
    """The part of the page between the heading and the foot."""

    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class PlacedBox:
    """A box with the place of its upper left corner."""

    box: WrittenBox
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class DrawnLine:
    """A way that is drawn, and the boxes that it joins."""

    start: int
    end: int
    way: Route


@dataclass(frozen=True, slots=True)
class DrawnSheet:
    """A finished layout."""

    type: Type
    boxes: tuple[PlacedBox, ...]
    lines: tuple[DrawnLine, ...]
    jumps: Jumps

    @property
    def merit(self) -> float:
        """Larger type is better; references, crossings, narrow boxes and long ways are worse."""
        return merit(self.type, self.jumps, len({item.x for item in self.boxes}), self.lines)


def merit(type: Type, jumps: Jumps, columns: int, lines: Sequence[DrawnLine] = ()) -> float:
    """Of a layout; without its lines the most that it can have."""
    return (
        _SIZE_MERIT * type.size
        - 1.5 * len(jumps)
        - 0.7 * sum(line.way.crossings for line in lines)
        - 0.45 * columns
        - 0.002 * sum(line.way.cost for line in lines)
    )


def lay_out(graph: Graph, language: Language, area: Area) -> DrawnSheet | None:
    """The best of several layouts; None if the chart is too large for ways that can be followed."""
    if len(graph.nodes) > _MOST_BOXES:
        return None
    best: DrawnSheet | None = None
    attempts = sorted(
        _attempts(graph, language, area), key=lambda attempt: attempt.type.size, reverse=True
    )
    for attempt in attempts:
        if best is None or _SIZE_MERIT * attempt.type.size > best.merit:
            sheet = attempt.sheet(-inf if best is None else best.merit)
            if sheet is not None and (best is None or sheet.merit > best.merit):
                best = sheet
    edges = sum(len(node.edges) for node in graph.nodes)
    most = max(_FEW_JUMPS, _MOST_JUMPS * edges)
    return best if best is not None and len(best.jumps) <= most else None


def _attempts(graph: Graph, language: Language, area: Area) -> Iterator[_Attempt]:
    """Different ways to place the boxes, each with the largest type that lets them fit."""
    for columns in _COLUMNS:
        type = Type(SMALLEST)
        maker = Maker(graph, language, type, _box_width(area, columns))
        boxes = [maker.box(index) for index in range(len(graph.nodes))]
        gap = _least_gap(type)
        if sum(box.height + gap for box in boxes) > columns * area.height:
            continue
        shape = shape_of(graph, boxes, gap)
        for cells in dict.fromkeys(place(shape, columns, taste) for taste in _TASTES):
            for size in _SIZES:
                attempt = _Attempt(graph, language, area, columns, cells, Type(size))
                if attempt.gap(attempt.boxes(frozenset())) is not None:
                    yield attempt
                    break


def shape_of(graph: Graph, boxes: list[WrittenBox], gap: float) -> Shape:
    """What the layout has to know of the boxes."""
    parents: list[list[tuple[int, float]]] = [[] for _ in boxes]
    for index, node in enumerate(graph.nodes):
        for number, edge in enumerate(node.edges):
            parents[edge.to].append((index, boxes[index].exit(number)))
    return Shape(tuple(box.height for box in boxes), tuple(map(tuple, parents)), gap)


def _box_width(area: Area, columns: int) -> float:
    return (area.width - _GUTTER * (columns - 1) - 2 * _OUTSIDE) / columns


def _least_gap(type: Type) -> float:
    return type.badge + 1 + 1.6 * _TRACK


@dataclass(slots=True)
class _Attempt:
    graph: Graph
    language: Language
    area: Area
    columns: int
    cells: tuple[GridCell, ...]
    type: Type

    def sheet(self, least: float) -> DrawnSheet | None:
        """The layout; None if it is too high, or cannot have more than the `least` merit.

        Ways that cannot be drawn become references.
        """
        jumps: Jumps = frozenset()
        columns = len({cell.column for cell in self.cells})
        while merit(self.type, jumps, columns) > least:
            boxes = self.boxes(jumps)
            gap = self.gap(boxes)
            if gap is None:
                return None
            placed = self.placed(boxes, gap)
            lines, failed = self.ways(placed, gap, jumps)
            if not failed:
                return DrawnSheet(self.type, tuple(placed), tuple(lines), jumps)
            jumps |= failed
        return None

    @property
    def box_width(self) -> float:
        return _box_width(self.area, self.columns)

    def boxes(self, jumps: Jumps) -> list[WrittenBox]:
        order = {}
        for index, node in enumerate(self.graph.nodes):
            cell = self.cells[index]

            def side(
                number: int, index: int = index, cell: GridCell = cell
            ) -> tuple[bool, int, int]:
                to = self.cells[self.graph.nodes[index].edges[number].to]
                # What has no way is not in the way of the others; the nearest is the last.
                return (index, number) not in jumps, to.column - cell.column, cell.row - to.row

            order[index] = sorted(range(len(node.edges)), key=side)
        maker = Maker(self.graph, self.language, self.type, self.box_width, jumps, order)
        return [maker.box(index) for index in range(len(self.graph.nodes))]

    def gap(self, boxes: list[WrittenBox]) -> float | None:
        """The space above a box, if they all fit; as much as there is, within reason."""
        least = _least_gap(self.type)
        if not all(_heads_fit(box, self.type) for box in boxes):
            return None
        if self.bottom(boxes, least) > self.area.height:
            return None
        gap = least
        while gap < 2.4 * least and self.bottom(boxes, gap + 1) <= self.area.height:
            gap += 1
        return gap

    def bottom(self, boxes: list[WrittenBox], gap: float) -> float:
        """Where the lowest box ends, from the top of the area."""
        starts = self.tops(boxes, gap)
        return max(top + box.height for top, box in zip(starts, boxes, strict=True))

    def tops(self, boxes: list[WrittenBox], gap: float) -> tuple[float, ...]:
        return tops(shape_of(self.graph, boxes, gap), self.cells)

    def placed(self, boxes: list[WrittenBox], gap: float) -> list[PlacedBox]:
        return [
            PlacedBox(
                box,
                self.area.left + _OUTSIDE + cell.column * (self.box_width + _GUTTER),
                self.area.top + top,
            )
            for box, cell, top in zip(boxes, self.cells, self.tops(boxes, gap), strict=True)
        ]

    def ways(
        self, placed: list[PlacedBox], gap: float, jumps: Jumps
    ) -> tuple[list[DrawnLine], Jumps]:
        edges = [
            (index, number, edge.to)
            for index, node in enumerate(self.graph.nodes)
            for number, edge in enumerate(node.edges)
            if (index, number) not in jumps
        ]
        ports = {(index, number): _ports(placed[index], number) for index, number, _ in edges}
        field = self.field(placed, gap, [port for some in ports.values() for port in some])
        edges.sort(key=lambda edge: self.distance(edge[0], edge[2]))
        lines: list[DrawnLine] = []
        failed: set[tuple[int, int]] = set()
        for index, number, to in edges:
            way = field.find(ports[index, number], to, _LONGEST)
            if way is None:
                failed.add((index, number))
            else:
                lines.append(DrawnLine(index, to, way))
        return lines, frozenset(failed)

    def distance(self, start: int, end: int) -> tuple[int, int]:
        """Straight and short ways are drawn first."""
        a, b = self.cells[start], self.cells[end]
        return abs(a.row - b.row) + 2 * abs(a.column - b.column), start

    def field(self, placed: list[PlacedBox], gap: float, ports: list[Port]) -> TrackField:
        xs = [port.at.x for port in ports if port.dy]
        ys = [port.at.y for port in ports if port.dx]
        left = self.area.left
        xs += [left + _TRACK * 0.5, left + _TRACK * 1.5]
        for column in range(self.columns):
            x = left + _OUTSIDE + column * (self.box_width + _GUTTER)
            xs.append(x + self.box_width / 2)
            tracks = 2 if column == self.columns - 1 else 4
            xs += [x + self.box_width + _TRACK * (track + 1) for track in range(tracks)]
        for item in placed:
            track = item.y - self.type.badge - 2
            above = max(
                (
                    other.y + other.box.height
                    for other in placed
                    if other.x == item.x and other.y < item.y
                ),
                default=item.y - gap,
            )
            ys += [track - _TRACK * i for i in range(3) if track - _TRACK * i > above + 2]
        return TrackField([self.rect(item) for item in placed], xs, ys)

    def rect(self, item: PlacedBox) -> Rect:
        box = item.box
        number = badge_width(str(box.number), self.type)
        tag = badge_width(box.tag, self.type)
        return Rect(
            item.x,
            item.y,
            item.x + box.width,
            item.y + box.height,
            self.type.badge,
            item.x + number + self.type.pad * 0.6 + 6,
            item.x + box.width - tag - self.type.pad * 0.6 - 4,
        )


def badge_width(text: str, type: Type) -> float:
    """The width of a number or law tag with its border."""
    return width(text, type.small, bold=True) + type.small * 0.8


def _heads_fit(box: WrittenBox, type: Type) -> bool:
    """Is there room for the number and the laws on the upper border, and a way between them?"""
    heads = badge_width(str(box.number), type) + badge_width(box.tag, type)
    return heads + 1.2 * type.pad + 16 <= box.width


def _ports(item: PlacedBox, number: int) -> list[Port]:
    """Where a way may leave a box by this edge."""
    box, x, y = item.box, item.x, item.y
    for answer in box.answers:
        if answer.edge == number:
            level = y + answer.y + answer.height / 2
            ports = []
            if answer.at_bottom:
                # A little towards the middle of the box, away from the law tag of the next one.
                middle = x + (answer.x + answer.width / 2) * 0.7 + box.width * 0.15
                ports.append(Port(Point(middle, y + box.height), 0, 1))
            if answer.at_left:
                ports.append(Port(Point(x, level), -1, 0))
            if answer.at_right:
                ports.append(Port(Point(x + box.width, level), 1, 0))
            return ports
    return [
        Port(Point(x + box.width / 2, y + box.height), 0, 1),
        Port(Point(x, y + box.height / 2), -1, 0),
        Port(Point(x + box.width, y + box.height / 2), 1, 0),
    ]
