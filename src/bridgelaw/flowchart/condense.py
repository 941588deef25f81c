"""A smaller chart of the same procedure, for a sheet that has no room for the whole one."""

from __future__ import annotations

from dataclasses import replace
from enum import IntEnum

from bridgelaw.flowchart.graph import Decision, Edge, End, Graph, Node


class Detail(IntEnum):
    """How much of a chart is left out; each has what the one before leaves out as well."""

    ALL = 0
    RULINGS_JOINED = 1
    """Rulings that differ only by what to look at after play are one, which names it all."""
    NO_STEPS = 2
    """Only questions and rulings: not what a clause settles on the way."""


def condensed(graph: Graph, detail: Detail) -> Graph:
    """The chart with boxes joined or left out, and with no question that changes nothing then."""
    if detail is Detail.ALL:
        return graph
    nodes: list[Node] = []
    known: dict[object, int] = {}
    new: dict[int, int] = {}
    for index in reversed(range(len(graph.nodes))):
        node = graph.nodes[index]
        # The options that now lead to the same box, in their order.
        edges: dict[int, Edge] = {}
        for edge in node.edges:
            joined = edges.setdefault(new[edge.to], Edge(new[edge.to]))
            joined.labels += edge.labels
        leaves_out = isinstance(node, Decision) or detail is Detail.NO_STEPS
        if len(edges) == 1 and leaves_out:
            new[index] = next(iter(edges))
            continue
        ways = tuple((edge.to, edge.labels) for edge in edges.values())
        shape = (type(node), node.text, ways)
        if shape in known:
            new[index] = known[shape]
            _add(nodes[known[shape]], node)
        else:
            new[index] = known[shape] = len(nodes)
            nodes.append(_copy(node, list(edges.values())))
    return _ordered(graph, nodes, new[0])


def _copy(node: Node, edges: list[Edge]) -> Node:
    copy = type(node)(node.text, node.laws, edges)
    if isinstance(node, End) and isinstance(copy, End):
        copy.reviews = node.reviews
    return copy


def _add(node: Node, other: Node) -> None:
    """One box stands for both and names the laws of both."""
    node.laws = tuple(sorted({*node.laws, *other.laws}))
    if isinstance(node, End) and isinstance(other, End):
        node.reviews = tuple(dict.fromkeys((*node.reviews, *other.reviews)))


def _ordered(graph: Graph, nodes: list[Node], start: int) -> Graph:
    """With the start first and every edge going forward, without what is not reached any more."""
    order: list[int] = []

    def finish(index: int) -> None:
        if index not in order:
            for edge in reversed(nodes[index].edges):
                finish(edge.to)
            order.append(index)

    finish(start)
    order.reverse()
    place = {index: number for number, index in enumerate(order)}
    for index in order:
        for edge in nodes[index].edges:
            edge.to = place[edge.to]
    return replace(graph, nodes=tuple(nodes[index] for index in order))
