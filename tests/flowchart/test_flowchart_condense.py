"""What a sheet leaves out: every path still leads to the same ruling."""

from __future__ import annotations

import pytest

from bridgelaw.flowchart.condense import Detail, condensed
from bridgelaw.flowchart.graph import Decision, Edge, End, Graph, Node, Process
from bridgelaw.laws import PROCEDURES
from bridgelaw.locale import Text
from tools.draw_flowcharts import graph


def _check(whole: Graph, small: Graph) -> None:
    """Takes every path through both charts at once."""
    pairs, seen = [(0, 0)], {(0, 0)}
    while pairs:
        at, place = pairs.pop()
        node, mate = whole.nodes[at], small.nodes[place]
        if isinstance(node, End):
            assert isinstance(mate, End)
            assert mate.text == node.text
            assert set(mate.laws) >= set(node.laws)
            assert set(mate.reviews) >= set(node.reviews)
        is_there = type(mate) is type(node) and mate.text == node.text
        for edge in node.edges:
            for label in edge.labels or (None,):
                onward = (edge.to, _next(mate, label) if is_there else place)
                if onward not in seen:
                    seen.add(onward)
                    pairs.append(onward)
    assert {place for _, place in seen} == set(range(len(small.nodes)))


def _next(node: Node, label: Text | None) -> int:
    (to,) = (edge.to for edge in node.edges if label is None or label in edge.labels)
    return to


@pytest.mark.parametrize("key", PROCEDURES)
@pytest.mark.parametrize("detail", Detail)
def test_every_path_leads_to_the_same_ruling(key: str, detail: Detail) -> None:
    whole = graph(key)
    before = [(node.laws, [edge.to for edge in node.edges]) for node in whole.nodes]
    small = condensed(whole, detail)
    _check(whole, small)
    assert before == [(node.laws, [edge.to for edge in node.edges]) for node in whole.nodes]
    for index, node in enumerate(small.nodes):
        assert all(edge.to > index for edge in node.edges)
        assert len(node.edges) != 1 or isinstance(node, Process)
    ends = [node.text for node in small.nodes if isinstance(node, End)]
    if detail > Detail.ALL:
        assert len(ends) == len(set(ends))
    assert detail < Detail.NO_STEPS or not any(isinstance(n, Process) for n in small.nodes)


def test_a_question_that_changes_nothing_any_more_is_left_out() -> None:
    stands, stays = End(Text("It stands."), ("27A1",)), End(Text("It stands."), ("27D",))
    stays.reviews = ("27D",)
    nodes = (
        Decision(Text("One?"), ("27",), [Edge(1, (Text("Yes"),)), Edge(5, (Text("No"),))]),
        Process(Text("A step."), ("27",), [Edge(2)]),
        Decision(Text("Two?"), ("27",), [Edge(3, (Text("Yes"),)), Edge(4, (Text("No"),))]),
        stands,
        stays,
        End(Text("It goes back."), ("27B",)),
    )
    whole = Graph(Text("Title"), ("27",), nodes, 3)
    joined = condensed(whole, Detail.RULINGS_JOINED)
    assert [node.text.msgid for node in joined.nodes] == [
        "One?", "A step.", "It stands.", "It goes back."
    ]  # fmt: skip
    both = joined.nodes[2]
    assert isinstance(both, End)
    assert (both.laws, both.reviews) == (("27A1", "27D"), ("27D",))
    short = condensed(whole, Detail.NO_STEPS)
    assert [node.text.msgid for node in short.nodes] == ["One?", "It stands.", "It goes back."]
    assert condensed(whole, Detail.ALL) is whole
