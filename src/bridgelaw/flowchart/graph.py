"""The flowchart of a procedure: every path of its code, with equal ends joined.

Nothing is drawn by hand. The procedure is walked with nothing known, so that everything that
matters is asked; what comes after two answers is joined where it is the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bridgelaw.flowchart.facts import text_of
from bridgelaw.laws.machinery.case import Answer, Case, Unanswered
from bridgelaw.laws.machinery.circumstances import QUICK
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.ruling import Step
from bridgelaw.locale.text import Text


@dataclass(slots=True)
class Edge:
    """The way from a decision by one or more of its options, or straight on."""

    to: int
    labels: tuple[Text, ...] = ()


@dataclass(slots=True)
class Node:
    """A box of the chart."""

    text: Text
    laws: tuple[str, ...]
    edges: list[Edge] = field(default_factory=list)


class Decision(Node):
    """A question, with an edge for each different way to go on."""


class Process(Node):
    """Something that a clause settles on the way."""


class End(Node):
    """A ruling; `reviews` are the laws to look at when play has ended."""

    reviews: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Graph:
    """The boxes in an order in which every edge goes forward; the first one is the start."""

    title: Text
    laws: tuple[str, ...]
    nodes: tuple[Node, ...]
    paths: int
    """How many ways there are through the procedure."""
    ways: int = 0
    """How many of them differ by a box: a question that only tells what to cite has none."""
    for_director: bool = False
    """Players without a director have no use for it."""


def build(procedure: Procedure) -> Graph:
    """Draws the procedure from its code."""
    builder = _Builder(procedure)
    start, paths, ways = builder.visit(())
    nodes = builder.ordered(start)
    return Graph(procedure.title, procedure.laws, nodes, paths, ways, procedure.for_director)


class _Builder:
    def __init__(self, procedure: Procedure) -> None:
        self.procedure = procedure
        self.nodes: list[Node] = []
        self.known: dict[object, int] = {}

    def visit(self, answers: tuple[Answer, ...]) -> tuple[int, int, int]:
        """The box where these answers lead, and the number of paths and of ways from there."""
        case = Case(self.procedure.key, QUICK, answers)
        try:
            ruling = self.procedure.run(case)
        except Unanswered as stop:
            asked = stop.asked
            edges: dict[int, tuple[Text, ...]] = {}
            paths = ways = 0
            labels = {option.key: option.label for option in asked.options}
            labels.update(asked.question.sample_labels)
            for answer in asked.samples():
                child, count, different = self.visit((*answers, Answer(asked.key, answer)))
                # A free answer, such as a result, stands for itself.
                label = labels.get(answer) or Text("{answer}", (("answer", answer),))
                edges[child] = (*edges.get(child, ()), label)
                paths += count
                ways += different
            if len(edges) == 1:
                # Every answer leads to the same box: it only tells which clause to cite.
                (index,) = edges
                ways = different
            else:
                node: Node = Decision(
                    asked.heading, (asked.law,), [Edge(to, labels) for to, labels in edges.items()]
                )
                index = self.join(("decision", asked.key, tuple(edges.items())), node)
        else:
            text = text_of(ruling)
            end = End(text, (ruling.clause,))
            end.reviews = ruling.reviews
            index = self.join(("end", text, ruling.reviews), end)
            paths = ways = 1
            self.add_law(index, ruling.clause)
        return self.after_steps(case, answers, index), paths, ways

    def after_steps(self, case: Case, answers: tuple[Answer, ...], index: int) -> int:
        """Puts before the box what was settled since the last answer."""
        told = 0
        steps: list[Step] = []
        for item in case.trail:
            if isinstance(item, Step):
                if told == len(answers) and item.text is not None:
                    steps.append(item)
            else:
                told += 1
        for step in reversed(steps):
            assert step.text is not None
            node = Process(step.text, (step.clause,), [Edge(index)])
            index = self.join(("process", step.text, index), node)
            self.add_law(index, step.clause)
        return index

    def add_law(self, index: int, clause: str) -> None:
        """Boxes that say the same under several clauses name them all."""
        laws = self.nodes[index].laws
        if clause not in laws:
            self.nodes[index].laws = tuple(sorted((*laws, clause)))

    def join(self, shape: object, node: Node) -> int:
        """The number of the box of this shape: the one that is there already, if there is one."""
        index = self.known.get(shape)
        if index is None:
            index = self.known[shape] = len(self.nodes)
            self.nodes.append(node)
        return index

    def ordered(self, start: int) -> tuple[Node, ...]:
        """The boxes with the start first and every edge going forward."""
        order: list[int] = []

        def finish(index: int) -> None:
            if index not in order:
                for edge in reversed(self.nodes[index].edges):
                    finish(edge.to)
                order.append(index)

        finish(start)
        order.reverse()
        place = {index: number for number, index in enumerate(order)}
        for index in order:
            for edge in self.nodes[index].edges:
                edge.to = place[edge.to]
        return tuple(self.nodes[index] for index in order)
