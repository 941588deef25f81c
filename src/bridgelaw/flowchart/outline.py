"""A chart as nested boxes, for a page of any width: each answer with what follows from it.

What can be reached by one answer alone stands right there, inside the box of its question, as far
as there is room; everything else has a numbered box of its own, to which the answers lead.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from bridgelaw.flowchart.condense import Detail, condensed
from bridgelaw.flowchart.graph import Decision, End, Graph, Node
from bridgelaw.locale import Text

_DEEPEST = 2
"""Questions inside questions: on a phone each takes some of the width."""


@dataclass(frozen=True, slots=True)
class OutlineRow:
    """One or more answers, and what follows: a box in the same place, or the number of another."""

    labels: tuple[Text, ...]
    """Empty where it goes straight on."""
    inside: Box | None
    to: int | None


@dataclass(frozen=True, slots=True)
class Box:
    """A question, what a clause settles on the way, or a ruling."""

    number: int | None
    """`None` inside another box."""
    kind: str
    """`question`, `step` or `ruling`."""
    text: Text
    laws: tuple[str, ...]
    rows: tuple[OutlineRow, ...]
    reviews: tuple[str, ...] = ()
    """Of a ruling: the laws to look at when play has ended."""


def outline(graph: Graph, detail: Detail = Detail.RULINGS_JOINED) -> tuple[Box, ...]:
    """The numbered boxes of a chart, the start first."""
    return _Outline(condensed(graph, detail)).boxes()


class _Outline:
    def __init__(self, graph: Graph) -> None:
        self.nodes = graph.nodes
        self.parents = Counter(edge.to for node in graph.nodes for edge in node.edges)
        self.numbers: dict[int, int] = {}
        self.number_all()

    def number_all(self) -> None:
        """Which boxes stand by themselves, in the order of the chart."""
        inside: dict[int, int] = {}  # how deep
        for index, node in enumerate(self.nodes):
            if index not in inside:
                self.numbers[index] = len(self.numbers) + 1
            depth = inside.get(index, 0)
            for edge in node.edges:
                below = depth + isinstance(node, Decision)
                is_small = not isinstance(self.nodes[edge.to], Decision)
                if self.parents[edge.to] == 1 and (is_small or below <= _DEEPEST):
                    inside[edge.to] = below

    def boxes(self) -> tuple[Box, ...]:
        return tuple(self.box(index) for index in self.numbers)

    def box(self, index: int) -> Box:
        node = self.nodes[index]
        return Box(
            self.numbers.get(index), _kind(node), node.text, node.laws,
            tuple(self.row(edge.to, edge.labels) for edge in node.edges),
            node.reviews if isinstance(node, End) else (),
        )  # fmt: skip

    def row(self, to: int, labels: tuple[Text, ...]) -> OutlineRow:
        number = self.numbers.get(to)
        return OutlineRow(labels, self.box(to) if number is None else None, number)


def _kind(node: Node) -> str:
    return {Decision: "question", End: "ruling"}.get(type(node), "step")
