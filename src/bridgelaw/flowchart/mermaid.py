"""Charts as Mermaid, for pages and documents that draw it themselves."""

from __future__ import annotations

from bridgelaw.flowchart import words
from bridgelaw.flowchart.graph import Decision, End, Graph, Node
from bridgelaw.locale import Language
from bridgelaw.locale.citing import cited

# Inside quotes Mermaid takes anything but these; it has its own way to write characters.
_CODES = {"#": "#35;", '"': "#quot;", "<": "#lt;", ">": "#gt;", "`": "#96;"}


def draw_mermaid(graph: Graph, language: Language) -> str:
    """The chart as a Mermaid flowchart from the top down."""
    title = _escaped(language.say(graph.title))
    drawn = [
        "flowchart TD",
        f"    accTitle: {title}",
        f"    accDescr: {_escaped(words.description(graph, language))}",
    ]
    for index, node in enumerate(graph.nodes):
        drawn.append(f"    n{index + 1}{_box(index + 1, node, language)}")
    for index, node in enumerate(graph.nodes):
        for edge in node.edges:
            labels = "<br/>".join(_escaped(language.say(label)) for label in edge.labels)
            arrow = f'-->|"{labels}"|' if labels else "-->"
            drawn.append(f"    n{index + 1} {arrow} n{edge.to + 1}")
    return "\n".join(drawn) + "\n"


def _box(number: int, node: Node, language: Language) -> str:
    lines = [f"{number} · {language.value(cited(*node.laws))}", language.say(node.text)]
    if isinstance(node, End) and node.reviews:
        lines.append(words.after_play(node, language))
    label = '"' + "<br/>".join(_escaped(line) for line in lines) + '"'
    if isinstance(node, Decision):
        return f"{{{{{label}}}}}"
    return f"([{label}])" if isinstance(node, End) else f"[{label}]"


def _escaped(text: str) -> str:
    return "".join(_CODES.get(char, char) for char in text)
