"""The graphs: whole, in order, and with what a paper sheet for Law 27 has."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bridgelaw.flowchart.graph import Decision, End, Graph, Process
from bridgelaw.laws import PROCEDURES
from tools.draw_flowcharts import graph

every_chart = pytest.mark.parametrize("key", PROCEDURES)


@every_chart
def test_every_box_is_reached_and_every_edge_goes_forward(key: str) -> None:
    chart = graph(key)
    reached = {0}
    for index, node in enumerate(chart.nodes):
        assert index in reached
        for edge in node.edges:
            assert edge.to > index
            reached.add(edge.to)
    assert reached == set(range(len(chart.nodes)))


@every_chart
def test_questions_have_options_steps_one_way_and_rulings_none(key: str) -> None:
    for node in graph(key).nodes:
        assert node.laws
        match node:
            case Decision():
                assert len(node.edges) >= 2
                labels = [label for edge in node.edges for label in edge.labels]
                assert len(labels) == len(set(labels)) >= 2
                assert all(edge.labels for edge in node.edges)
                assert len({edge.to for edge in node.edges}) == len(node.edges)
            case Process():
                assert [edge.labels for edge in node.edges] == [()]
            case End():
                assert node.edges == []
            case _:
                raise AssertionError(node)


@every_chart
def test_equal_rulings_are_joined(key: str) -> None:
    ends = [(node.text, node.reviews) for node in graph(key).nodes if isinstance(node, End)]
    assert len(ends) == len(set(ends))


def _laws(chart: Graph, kind: type[Decision] | type[End]) -> set[str]:
    return {law for node in chart.nodes if isinstance(node, kind) for law in node.laws}


def test_law_27_has_the_questions_of_the_paper_sheet() -> None:
    assert {"27A1", "27B1(a)", "23A"} <= _laws(graph("insufficient-bid"), Decision)
    # Who defends is asked when the auction is over, on a sheet of its own.
    assert "26B" in _laws(graph("lead-restriction"), Decision)


def test_law_27_has_the_rulings_of_the_paper_sheet() -> None:
    chart = graph("insufficient-bid")
    ends = [node for node in chart.nodes if isinstance(node, End)]
    # Accepted: nothing to look at. Nobody restricted: 27D. Partner silenced: 72C.
    assert any(end.laws == ("27A1",) and not end.reviews for end in ends)
    assert any(end.laws == ("27B1(a)", "27B1(b)") and end.reviews == ("27D",) for end in ends)
    silenced = [end for end in ends if "27B2" in end.laws]
    assert silenced
    assert all("72C" in end.reviews and "27D" not in end.reviews for end in silenced)
    assert any("first lead may be restricted" in str(end.text) for end in silenced)


def test_law_27_goes_on_as_the_paper_sheet_does() -> None:
    """Not accepted, not the lowest, not comparable: partner passes."""
    chart = graph("insufficient-bid")
    order = ["27A1", "27B1(a)", "23A"]
    places = [
        next(
            index
            for index, node in enumerate(chart.nodes)
            if isinstance(node, Decision) and law in node.laws
        )
        for law in order
    ]
    assert places == sorted(places)
    for start, end in pairwise(places):
        assert end in _after(chart, start)


def _after(chart: Graph, start: int) -> set[int]:
    found: set[int] = set()
    waiting = [start]
    while waiting:
        for edge in chart.nodes[waiting.pop()].edges:
            if edge.to not in found:
                found.add(edge.to)
                waiting.append(edge.to)
    return found
