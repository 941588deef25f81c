"""The boxes of a sheet: their texts in lines, their answers in cells, and so their heights."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bridgelaw.flowchart import pen, words
from bridgelaw.flowchart.graph import Decision, Edge, End, Graph, Process
from bridgelaw.flowchart.measure import width, wrap
from bridgelaw.locale import Language
from bridgelaw.locale.citing import cited

SMALLEST = 7.5
"""No text among ways is smaller than this, in points."""


@dataclass(frozen=True, slots=True)
class Type:
    """The sizes of the texts and the space around them."""

    size: float

    @property
    def line(self) -> float:
        return self.size * 1.18

    @property
    def small(self) -> float:
        """For law numbers and box numbers."""
        return min(self.size, max(SMALLEST, self.size * 0.88))

    @property
    def pad(self) -> float:
        return self.size * 0.8

    @property
    def badge(self) -> float:
        """Half of the height of a number or law tag; it sits on the upper border."""
        return self.small * 0.66


@dataclass(frozen=True, slots=True)
class OptionCell:
    """A cell at the foot of a decision: the options of one edge, or a reference after a step."""

    edge: int
    lines: tuple[str, ...]
    x: float  # from the left side of the box
    y: float  # from its top
    width: float
    height: float
    jump: bool
    bold: bool
    at_left: bool
    at_right: bool
    at_bottom: bool


@dataclass(frozen=True, slots=True)
class WrittenBox:
    """A box with everything that is written in it, before it has a place."""

    number: int
    kind: type[Decision | Process | End]
    tag: str
    lines: tuple[str, ...]
    after: tuple[str, ...]
    answers: tuple[OptionCell, ...]
    width: float
    height: float
    text_top: float
    after_top: float

    def exit(self, edge: int) -> float:
        """How far below the top a way by this edge leaves the box at a side."""
        for answer in self.answers:
            if answer.edge == edge:
                return answer.y + answer.height / 2
        return self.height / 2


@dataclass(slots=True)
class Maker:
    """Makes the boxes of one chart in one language and size."""

    graph: Graph
    language: Language
    type: Type
    width: float
    jumps: frozenset[tuple[int, int]] = frozenset()
    """The edges, as box and number of the edge, that are drawn as references."""
    order: dict[int, list[int]] = field(default_factory=dict)
    """For each box, its edges from the left-most to the right-most."""

    def box(self, index: int) -> WrittenBox:
        node = self.graph.nodes[index]
        kind = type(node)
        assert kind is Decision or kind is Process or kind is End
        # The bars at the sides of a step take some room.
        room = self.width - self.type.pad * (3 if kind is Process else 2)
        lines = wrap(words.said(node, self.language), self.type.size, room)
        top = self.type.badge + self.type.size * 0.3
        height = top + len(lines) * self.type.line + self.type.size * 0.35
        after: tuple[str, ...] = ()
        after_top = height
        if isinstance(node, End) and node.reviews:
            after = wrap(words.after_play(node, self.language), self.type.small, room)
            height += len(after) * self.type.small * 1.22 + self.type.size * 0.4
        answers = self.answers(index, node.edges, height)
        height = max([height, *(answer.y + answer.height for answer in answers)])
        return WrittenBox(
            index + 1,
            kind,
            self.language.value(cited(*node.laws)),
            lines,
            after,
            answers,
            self.width,
            height,
            top,
            after_top,
        )

    def answers(self, index: int, edges: Sequence[Edge], top: float) -> tuple[OptionCell, ...]:
        """The cells of the box: side by side where they are short, otherwise one under another."""
        texts = {number: self.texts(index, number, edge) for number, edge in enumerate(edges)}
        order = [number for number in self.order.get(index, list(texts)) if texts[number]]
        pad = self.type.pad
        needs = {
            number: max(width(text, self.type.size, bold=True) for text in texts[number]) + 2 * pad
            for number in order
        }
        spare = self.width - sum(needs.values())
        cells: list[OptionCell] = []
        if len(order) > 1 and all(len(texts[number]) == 1 for number in order) and spare >= 0:
            equal = max(needs.values()) <= self.width / len(order)
            x = 0.0
            for place, number in enumerate(order):
                wide = self.width / len(order) if equal else needs[number] + spare / len(order)
                sides = (place == 0, place == len(order) - 1, True)
                lines = tuple(texts[number])
                cells.append(self.cell(index, number, lines, x=x, y=top, wide=wide, sides=sides))
                x += wide
            return tuple(cells)
        for number in order:
            lines = listed(texts[number], self.type.size, self.width - 2 * pad)
            sides = (True, True, number == order[-1])
            cells.append(self.cell(index, number, lines, x=0, y=top, wide=self.width, sides=sides))
            top += cells[-1].height
        return tuple(cells)

    def cell(
        self,
        index: int,
        number: int,
        lines: tuple[str, ...],
        *,
        x: float,
        y: float,
        wide: float,
        sides: tuple[bool, bool, bool],
    ) -> OptionCell:
        height = len(lines) * self.type.line + self.type.size * 0.45
        jump = (index, number) in self.jumps
        bold = wide < self.width
        return OptionCell(number, lines, x, y, wide, height, jump, bold, *sides)

    def texts(self, index: int, number: int, edge: Edge) -> list[str]:
        """The options of an edge, the last one with a reference if it is drawn as one."""
        texts = [self.language.say(label) for label in edge.labels]
        if (index, number) in self.jumps:
            jump = words.jump(edge.to + 1).replace(" ", "\u00a0")
            texts = [*texts[:-1], f"{texts[-1]} {jump}"] if texts else [jump]
        return texts


def listed(texts: list[str], size: float, room: float) -> tuple[str, ...]:
    """One or more options in lines, several of them each with a bullet."""
    if len(texts) == 1:
        return wrap(texts[0], size, room)
    lines: list[str] = []
    for text in texts:
        first, *rest = wrap(text, size, room - size)
        lines += [pen.BULLET + first, *(pen.HANGING + line for line in rest)]
    return tuple(lines)
