"""The flowchart of a procedure: every path of its code, with equal ends joined.

Nothing is drawn by hand. The procedure is walked with nothing known, so that everything that
matters is asked; what comes after two answers is joined where it is the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from bridgelaw.flowchart.facts import text_of
from bridgelaw.laws.machinery.asked import Asked
from bridgelaw.laws.machinery.case import Answer, Case, Unanswered
from bridgelaw.laws.machinery.circumstances import Circumstances
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.ruling import Step
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.editions import LATEST
from bridgelaw.scoring.profile import WBF

_NOTHING_KNOWN = Circumstances(profile=replace(WBF, edition=LATEST), offers=True)


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
    top: Graph | None = None
    """The everyday cases alone, for a page on top of the others."""


def build(procedure: Procedure) -> Graph:
    """Draws the procedure from its code."""
    whole = _built(_Builder(procedure))
    if not any(question.common for question in procedure.questions):
        return whole
    return replace(whole, top=_built(_EverydayBuilder(procedure)))


def _built(builder: _Builder) -> Graph:
    procedure = builder.procedure
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
        case = Case(self.procedure.key, _NOTHING_KNOWN, answers)
        try:
            ruling = self.procedure.run(case)
        except Unanswered as stop:
            asked = stop.asked
            edges: dict[int, tuple[Text, ...]] = {}
            paths = ways = 0
            labels = {option.key: option.label for option in asked.options}
            labels.update(asked.question.sample_labels)
            for answer in self.samples(asked):
                child, count, different = self.visit((*answers, Answer(asked.key, answer)))
                # A free answer, such as a result, stands for itself.
                label = labels.get(answer) or Text("{answer}", (("answer", answer),))
                edges[child] = (*edges.get(child, ()), label)
                paths += count
                ways += different
            for child, label in self.elsewhere(asked):
                edges[child] = (*edges.get(child, ()), label)
            if len(edges) == 1:
                # Every answer leads to the same box: it only tells which clause to cite.
                (index,) = edges
                ways = different
            else:
                index = self.decision(asked, edges)
        else:
            text = text_of(ruling)
            end = End(text, (ruling.clause,))
            end.reviews = ruling.reviews
            index = self.join(("end", text, ruling.reviews), end)
            paths = ways = 1
            self.add_law(index, ruling.clause)
        return self.after_steps(case, answers, index), paths, ways

    def decision(self, asked: Asked[Any], edges: dict[int, tuple[Text, ...]]) -> int:
        """The box of a question with several ways to go on."""
        ways = [Edge(to, labels) for to, labels in edges.items()]
        node = Decision(asked.heading, (asked.law,), ways)
        return self.join(("decision", asked.key, tuple(edges.items())), node)

    def samples(self, asked: Asked[Any]) -> tuple[str, ...]:
        """The answers whose ways are drawn."""
        return asked.samples()

    def elsewhere(self, asked: Asked[Any]) -> Iterator[tuple[int, Text]]:
        """Boxes for what is not drawn, and the answers that lead there."""
        return iter(())

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


_ANYTHING_ELSE = tr("Something else, or somebody has played since")
_BEHIND = tr("Turn over: every case stands on the pages behind.")


class _EverydayBuilder(_Builder):
    """What happens every day: no rarities, and of other answers those that are common.

    The last question of a way is one box with what follows from each answer.
    """

    def __init__(self, procedure: Procedure) -> None:
        super().__init__(procedure)
        self.choices: set[int] = set()

    def samples(self, asked: Asked[Any]) -> tuple[str, ...]:
        if asked.question.common or asked.usually is None:
            return asked.question.common or asked.samples()
        return (asked.usually,)

    def elsewhere(self, asked: Asked[Any]) -> Iterator[tuple[int, Text]]:
        if 1 < len(asked.question.common) < len(asked.question.options):
            yield self.join(("end", _BEHIND), End(_BEHIND, (asked.law,))), _ANYTHING_ELSE

    def decision(self, asked: Asked[Any], edges: dict[int, tuple[Text, ...]]) -> int:
        ends = [self.end_of(to) for to in edges]
        if not all(ends):
            return super().decision(asked, edges)
        text, laws = asked.heading, [asked.law]
        reviews: list[str] = []
        for end, labels in zip(ends, edges.values(), strict=True):
            assert end is not None
            text = tr("{lines}\n• {line}", lines=text, line=_what_follows(labels[0], end))
            # A ruling that other ways reach as well names their laws, too.
            laws += (law for law in end.laws if _number(law) == _number(asked.law))
            reviews += end.reviews
        node = End(text, tuple(dict.fromkeys(laws)))
        node.reviews = tuple(dict.fromkeys(reviews))
        index = self.join(("end", text, node.reviews), node)
        self.choices.add(index)
        return index

    def end_of(self, index: int) -> End | None:
        """The ruling to which a box leads without another question."""
        while isinstance(self.nodes[index], Process):
            index = self.nodes[index].edges[0].to
        node = self.nodes[index]
        return node if isinstance(node, End) and index not in self.choices else None


def _what_follows(answer: Text, end: End) -> Text:
    """An answer of several sentences says what follows from it; one of one is said by the end."""
    if ". " in answer.msgid:
        return answer
    return (
        end.text
        if answer.msgid.endswith(".")
        else tr("{answer}: {end}", answer=answer, end=end.text)
    )


def _number(clause: str) -> str:
    return clause[: 2 if clause[1:2].isdigit() else 1]
