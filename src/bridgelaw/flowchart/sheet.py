"""The layout of a chart on one sheet of paper: the largest type with which it fits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgelaw.flowchart.boxes import SMALLEST, Box, Maker, Type
from bridgelaw.flowchart.graph import Graph
from bridgelaw.flowchart.measure import width
from bridgelaw.flowchart.place import Cell, place
from bridgelaw.flowchart.route import Field, Point, Port, Rect, Way
from bridgelaw.locale.language import Language

_SIZES = (11.0, 10.5, 10.0, 9.5, 9.0, 8.75, 8.5, 8.25, 8.0, 7.75, SMALLEST)
_COLUMNS = (2, 3, 4)
_ROW_COSTS = (1.0, 2.0, 3.5, 6.0)
_TRACK = 4.8
_GUTTER = 5 * _TRACK  # between two columns
_OUTSIDE = 2.5 * _TRACK  # left of the first and right of the last
_LONGEST = 480.0  # what a way may cost before a reference is easier to follow

Jumps = frozenset[tuple[int, int]]


class TooLarge(ValueError):
    """The chart does not fit on one sheet in a readable size."""

    def __init__(self, boxes: int) -> None:
        super().__init__(f"{boxes} boxes do not fit on one sheet")
        self.boxes = boxes


@dataclass(frozen=True, slots=True)
class Area:
    """The part of the page between the heading and the foot."""

    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Placed:
    """A box with the place of its upper left corner."""

    box: Box
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Sheet:
    """A finished layout."""

    type: Type
    boxes: tuple[Placed, ...]
    ways: tuple[Way, ...]
    jumps: Jumps

    @property
    def merit(self) -> float:
        """Larger type is better; references, crossings and long ways are worse."""
        return (
            4.0 * self.type.size
            - 0.9 * len(self.jumps)
            - 0.7 * sum(way.crossings for way in self.ways)
            - 0.002 * sum(way.cost for way in self.ways)
        )


def lay_out(graph: Graph, language: Language, area: Area) -> Sheet:
    """The best of several layouts."""
    found = list(_layouts(graph, language, area))
    if not found:
        raise TooLarge(len(graph.nodes))
    return max(found, key=lambda sheet: sheet.merit)


def _layouts(graph: Graph, language: Language, area: Area) -> Iterator[Sheet]:
    for columns in _COLUMNS:
        for cells in dict.fromkeys(place(graph, columns, cost) for cost in _ROW_COSTS):
            for size in _SIZES:
                sheet = _Attempt(graph, language, area, columns, cells, Type(size)).sheet()
                if sheet is not None:
                    yield sheet
                    break


@dataclass(slots=True)
class _Attempt:
    graph: Graph
    language: Language
    area: Area
    columns: int
    cells: tuple[Cell, ...]
    type: Type

    def sheet(self) -> Sheet | None:
        """The layout, or None if it is too high; ways that cannot be drawn become references."""
        jumps: Jumps = frozenset()
        while True:
            boxes = self.boxes(jumps)
            gap = self.gap(boxes)
            if gap is None:
                return None
            placed = self.placed(boxes, gap)
            ways, failed = self.ways(placed, gap, jumps)
            if not failed:
                return Sheet(self.type, tuple(placed), tuple(ways), jumps)
            jumps |= failed

    @property
    def box_width(self) -> float:
        between = _GUTTER * (self.columns - 1) + 2 * _OUTSIDE
        return (self.area.width - between) / self.columns

    def boxes(self, jumps: Jumps) -> list[Box]:
        order = {}
        for index, node in enumerate(self.graph.nodes):
            cell = self.cells[index]

            def side(number: int, index: int = index, cell: Cell = cell) -> tuple[bool, int, int]:
                to = self.cells[self.graph.nodes[index].edges[number].to]
                # What has no way is not in the way of the others; the nearest is the last.
                return (index, number) not in jumps, to.column - cell.column, cell.row - to.row

            order[index] = sorted(range(len(node.edges)), key=side)
        maker = Maker(self.graph, self.language, self.type, self.box_width, jumps, order)
        return [maker.box(index) for index in range(len(self.graph.nodes))]

    def gap(self, boxes: list[Box]) -> float | None:
        """The space above a box, if they all fit; as much as there is, within reason."""
        least = self.type.badge + 1 + 2.2 * _TRACK
        if self.bottom(boxes, least) > self.area.height:
            return None
        gap = least
        while gap < 2.4 * least and self.bottom(boxes, gap + 1) <= self.area.height:
            gap += 1
        return gap

    def bottom(self, boxes: list[Box], gap: float) -> float:
        """Where the lowest box ends, from the top of the area."""
        tops = self.tops(boxes, gap)
        return max(top + box.height for top, box in zip(tops, boxes, strict=True))

    def placed(self, boxes: list[Box], gap: float) -> list[Placed]:
        return [
            Placed(
                box,
                self.area.left + _OUTSIDE + cell.column * (self.box_width + _GUTTER),
                self.area.top + top,
            )
            for box, cell, top in zip(boxes, self.cells, self.tops(boxes, gap), strict=True)
        ]

    def tops(self, boxes: list[Box], gap: float) -> list[float]:
        """How high each box stands: as high as its column and what leads to it allow.

        Boxes of one row that a way joins stand so that the way is straight.
        """
        tops = [0.0] * len(boxes)
        free = [0.0] * self.columns
        parents: dict[int, list[int]] = {}
        for index, node in enumerate(self.graph.nodes):
            for edge in node.edges:
                parents.setdefault(edge.to, []).append(index)
        for run in self.runs():
            columns = range(
                min(self.cells[index].column for index in run),
                max(self.cells[index].column for index in run) + 1,
            )
            top = max(free[column] for column in columns) + gap
            for index in run:
                for parent in parents.get(index, ()):
                    if self.cells[parent].row < self.cells[index].row:
                        top = max(top, tops[parent] + boxes[parent].height * 0.6)
            height = max(boxes[index].height for index in run)
            offsets = self.offsets(run, boxes, height)
            for index in run:
                tops[index] = top + offsets[index]
                free[self.cells[index].column] = tops[index] + boxes[index].height
            for column in columns:
                free[column] = max(free[column], top + height * 0.8)
        return tops

    def runs(self) -> list[list[int]]:
        """The boxes of each row, in pieces that ways within the row join."""
        runs: list[list[int]] = []
        for index in sorted(range(len(self.cells)), key=lambda index: (self.cells[index].row, index)):
            joined = [
                run
                for run in runs
                if self.cells[run[0]].row == self.cells[index].row
                and any(edge.to == index for other in run for edge in self.graph.nodes[other].edges)
            ]
            runs = [run for run in runs if run not in joined]
            runs.append([*(other for run in joined for other in run), index])
        return runs

    def offsets(self, run: list[int], boxes: list[Box], height: float) -> dict[int, float]:
        """How far a box stands below the top of its row, so that a way from the side is straight."""
        offsets = dict.fromkeys(run, 0.0)
        for index in run:
            box = boxes[index]
            for number, edge in enumerate(self.graph.nodes[index].edges):
                if edge.to not in offsets:
                    continue
                exits = [a.y + a.height / 2 for a in box.answers if a.edge == number]
                level = offsets[index] + (exits[0] if exits else box.height / 2)
                other = boxes[edge.to]
                if other.height - self.type.size < level:
                    offsets[edge.to] = max(
                        0.0, min(height - other.height, level - other.height * 0.6)
                    )
        return offsets

    def ways(
        self, placed: list[Placed], gap: float, jumps: Jumps
    ) -> tuple[list[Way], frozenset[tuple[int, int]]]:
        edges = [
            (index, number, edge.to)
            for index, node in enumerate(self.graph.nodes)
            for number, edge in enumerate(node.edges)
            if (index, number) not in jumps
        ]
        ports = {(index, number): _ports(placed[index], number) for index, number, _ in edges}
        field = self.field(placed, gap, [port for some in ports.values() for port in some])
        edges.sort(key=lambda edge: self.distance(edge[0], edge[2]))
        ways: list[Way] = []
        failed: set[tuple[int, int]] = set()
        for index, number, to in edges:
            way = field.find(ports[index, number], to, _LONGEST)
            if way is None:
                failed.add((index, number))
            else:
                ways.append(way)
        return ways, frozenset(failed)

    def distance(self, start: int, end: int) -> tuple[int, int]:
        """Straight and short ways are drawn first."""
        a, b = self.cells[start], self.cells[end]
        return abs(a.row - b.row) + 2 * abs(a.column - b.column), start

    def field(self, placed: list[Placed], gap: float, ports: list[Port]) -> Field:
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
        return Field([self.rect(item) for item in placed], xs, ys)

    def rect(self, item: Placed) -> Rect:
        box = item.box
        number = badge_width(str(box.number), self.type)
        tag = badge_width(box.tag, self.type)
        return Rect(
            item.x,
            item.y,
            item.x + box.width,
            item.y + box.height,
            self.type.badge,
            item.x + number + 2 * self.type.pad,
            item.x + box.width - tag - 2 * self.type.pad,
        )


def badge_width(text: str, type: Type) -> float:
    """The width of a number or law tag with its border."""
    return width(text, type.small, bold=True) + type.small * 0.8


def _ports(item: Placed, number: int) -> list[Port]:
    """Where a way may leave a box by this edge."""
    box, x, y = item.box, item.x, item.y
    for answer in box.answers:
        if answer.edge == number:
            level = y + answer.y + answer.height / 2
            ports = []
            if answer.at_bottom:
                middle = x + answer.x + answer.width / 2
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
