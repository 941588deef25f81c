"""Charts in the DOT language, for Graphviz."""

from __future__ import annotations

from collections.abc import Iterable

from bridgelaw.flowchart import words
from bridgelaw.flowchart.graph import Decision, End, Graph, Node
from bridgelaw.flowchart.measure import wrap
from bridgelaw.locale import Language
from bridgelaw.locale.citing import cited

_SIZE = 10.0
_BOX, _LABEL = 170.0, 110.0  # how wide the lines of a box and of an edge may be


def draw_dot(graph: Graph, language: Language) -> str:
    """The chart as a directed graph."""
    heading = (
        f"{language.say(graph.title)} ({words.laws(graph, language)})",
        words.remark(graph, language),
    )
    drawn = [
        f"digraph {_quoted([language.say(graph.title)])} {{",
        f"    graph [label={_quoted(heading)}, labelloc=t, rankdir=TB];",
        f'    node [fontname="sans-serif", fontsize={_SIZE:g}];',
        f'    edge [fontname="sans-serif", fontsize={_SIZE:g}];',
    ]
    for index, node in enumerate(graph.nodes):
        drawn.append(
            f"    n{index + 1} [label={_label(index + 1, node, language)}, {_style(node)}];"
        )
    for index, node in enumerate(graph.nodes):
        for edge in node.edges:
            lines = [
                line for label in edge.labels for line in wrap(language.say(label), _SIZE, _LABEL)
            ]
            label = f" [label={_quoted(lines)}]" if lines else ""
            drawn.append(f"    n{index + 1} -> n{edge.to + 1}{label};")
    return "\n".join([*drawn, "}"]) + "\n"


def _label(number: int, node: Node, language: Language) -> str:
    lines = [
        f"{number} · {language.value(cited(*node.laws))}",
        *wrap(language.say(node.text), _SIZE, _BOX),
    ]
    if isinstance(node, End) and node.reviews:
        lines.append(words.after_play(node, language))
    return _quoted(lines)


def _style(node: Node) -> str:
    if isinstance(node, Decision):
        return "shape=hexagon"
    return 'shape=box, style="rounded,bold"' if isinstance(node, End) else "shape=box"


def _quoted(lines: Iterable[str]) -> str:
    escaped = (line.replace("\\", "\\\\").replace('"', '\\"') for line in lines)
    return '"' + "\\n".join(escaped) + '"'
