"""Mermaid and DOT: valid, and with every question, option, ruling and law number."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from xml.etree import ElementTree

import pytest

from bridgelaw.flowchart import Graph, build, draw_dot, draw_mermaid
from bridgelaw.flowchart.graph import Decision, Edge, End, Process
from bridgelaw.laws import PROCEDURES
from bridgelaw.locale import LANGUAGES, Text, language
from bridgelaw.locale.citing import cited
from tests.flowchart.drawn import squeezed
from tests.rotation import one_of_each

every_chart = pytest.mark.parametrize("key", PROCEDURES)
every_language = pytest.mark.parametrize("code", LANGUAGES)
IN_A_LANGUAGE = one_of_each(
    [(key, code) for key in PROCEDURES for code in LANGUAGES], lambda one: one[0]
)

AWKWARD = Graph(
    Text('A "title"; [with] {everything} #1 <b> \\ | %%'),
    ("27",),
    (
        Decision(
            Text('Did they say "pass" (or `double`) -- {why}?'),
            ("27B1(a)",),
            [Edge(1, (Text('Yes: "it | was"'), Text("Yes; (too)"))), Edge(2, (Text("end"),))],
        ),
        Process(Text("graph [subgraph] <end> & #35; \\n\\"), ("27",), [Edge(2)]),
        End(Text('A stadium ([" "]) --> end'), ("27",)),
    ),
    3,
)


def _graphviz(dot: str) -> str:
    if not shutil.which("dot"):
        message = "dot is missing: install the package graphviz"
        if os.environ.get("CI") == "true":
            pytest.fail(message)
        pytest.skip(message)
    done = subprocess.run(
        ["dot", "-Tsvg"], input=dot, capture_output=True, text=True, check=True, encoding="utf-8"
    )
    return done.stdout


def _in_mermaid(text: str) -> str:
    for char, code in (
        ("#", "#35;"), ('"', "#quot;"), ("<", "#lt;"), (">", "#gt;"), ("`", "#96;")
    ):  # fmt: skip
        text = text.replace(char, f"\0{code}") if char == "#" else text.replace(char, code)
    return text.replace("\0", "")


def _is_mermaid(drawn: str, chart: Graph) -> None:
    """Every line is one of the few forms that are used, each box with its own brackets."""
    lines = drawn.splitlines()
    assert lines[0] == "flowchart TD"
    quoted = r'"[^"`]*"'
    box = re.compile(rf"    n(\d+)(?:(\{{\{{){quoted}\}}\}}|(\(\[){quoted}\]\)|(\[){quoted}\])")
    edge = re.compile(rf"    n(\d+) -->(?:\|({quoted})\|)? n(\d+)")
    boxes, edges = [], []
    for line in lines[1:]:
        if found := box.fullmatch(line):
            boxes.append((int(found[1]), found[2] or found[3] or found[4]))
        elif found := edge.fullmatch(line):
            edges.append((int(found[1]), int(found[3]), bool(found[2])))
        else:
            assert re.fullmatch(r"    acc(Title|Descr): [^\"<>]+", line), line
    brackets = {Decision: "{{", Process: "[", End: "(["}
    assert boxes == [(number, brackets[type(node)]) for number, node in enumerate(chart.nodes, 1)]
    assert edges == [
        (number, edge.to + 1, bool(edge.labels))
        for number, node in enumerate(chart.nodes, 1)
        for edge in node.edges
    ]


@every_chart
@every_language
def test_mermaid_has_everything(key: str, code: str) -> None:
    chart, say = build(PROCEDURES[key]), language(code).say
    drawn = draw_mermaid(chart, language(code))
    _is_mermaid(drawn, chart)
    for node in chart.nodes:
        assert _in_mermaid(say(node.text)) in drawn
        assert language(code).value(cited(*node.laws)) in drawn
        for edge in node.edges:
            assert "<br/>".join(_in_mermaid(say(label)) for label in edge.labels) in drawn
        if isinstance(node, End):
            assert language(code).value(cited(*node.reviews)) in drawn


def test_mermaid_with_awkward_words() -> None:
    drawn = draw_mermaid(AWKWARD, language("en"))
    _is_mermaid(drawn, AWKWARD)
    assert "Did they say #quot;pass#quot; (or #96;double#96;)" in drawn
    assert "#lt;end#gt; & #35;35;" in drawn


@pytest.mark.parametrize(("key", "code"), IN_A_LANGUAGE)
def test_graphviz_draws_everything(key: str, code: str) -> None:
    chart, say = build(PROCEDURES[key]), language(code).say
    root = ElementTree.fromstring(_graphviz(draw_dot(chart, language(code))))
    drawn = squeezed("".join(root.itertext()))
    groups = [group.attrib.get("class") for group in root.iter()]
    assert groups.count("node") == len(chart.nodes)
    assert groups.count("edge") == sum(len(node.edges) for node in chart.nodes)
    for node in chart.nodes:
        assert squeezed(say(node.text)) in drawn
        assert squeezed(language(code).value(cited(*node.laws))) in drawn
        for edge in node.edges:
            assert squeezed("".join(say(label) for label in edge.labels)) in drawn
        if isinstance(node, End):
            assert squeezed(language(code).value(cited(*node.reviews))) in drawn


def test_graphviz_with_awkward_words() -> None:
    root = ElementTree.fromstring(_graphviz(draw_dot(AWKWARD, language("en"))))
    drawn = squeezed("".join(root.itertext()))
    for node in AWKWARD.nodes:
        assert squeezed(node.text.msgid) in drawn
