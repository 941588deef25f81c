"""Charts for the telephone: one column of numbered cards with links from one to another."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.flowchart import pen, words
from bridgelaw.flowchart.boxes import Type, listed
from bridgelaw.flowchart.graph import Edge, End, Graph, Node, Process
from bridgelaw.flowchart.measure import width, wrap
from bridgelaw.flowchart.paper import CLASSES, badge, frame, tag
from bridgelaw.flowchart.sheet import badge_width
from bridgelaw.locale import Language
from bridgelaw.locale.citing import cited

_WIDTH = 360.0
_MARGIN = 12.0
_PAD = 14.0
_TYPE = Type(15.0)
_SMALL = 13.5
_TAP = 42.0  # high enough for a thumb
_GAP = 26.0


@dataclass(slots=True)
class _Column:
    """What has been drawn so far, from the top down."""

    parts: list[str]
    y: float

    def write(self, text: str, size: float, bold: bool = False, fill: str = pen.INK) -> None:
        lines = wrap(text, size, _WIDTH - 2 * _MARGIN, bold)
        weight = {"font_weight": "bold"} if bold else {}
        self.parts += pen.lines(_MARGIN, self.y, lines, size, size * 1.3, fill=fill, **weight)
        self.y += len(lines) * size * 1.3


def draw_phone(graph: Graph, language: Language) -> str:
    """The chart as one column of cards."""
    column = _Column([], _MARGIN)
    column.write(language.say(graph.title), 22, bold=True)
    column.write(words.laws(graph, language), 15, fill=pen.GREY)
    column.y += 4
    column.write(words.remark(graph, language), 15, bold=True)
    column.y += _GAP - 4
    for index, node in enumerate(graph.nodes):
        _card(column, index + 1, node, language)
        column.y += _GAP
    column.y -= 8
    heading, reviews = words.reviews(graph, language)
    if reviews:
        column.write(heading, 15, bold=True)
        for law, text in reviews:
            column.y += 6
            column.write(law, 14, bold=True)
            column.write(text, 14)
        column.y += 12
    column.write(words.edition(language), _SMALL, fill=pen.GREY)
    return pen.document(
        column.parts,
        language=language.code,
        title=language.say(graph.title),
        description=words.description(graph, language),
        size=(_WIDTH, round(column.y + _MARGIN)),
        # Links in a picture would be hidden from those who hear the page.
        role="group",
    )


def _card(column: _Column, number: int, node: Node, language: Language) -> None:
    kind = type(node)
    x, y = _MARGIN, column.y
    wide = _WIDTH - 2 * _MARGIN
    laws = language.value(cited(*node.laws))
    top = y + _TYPE.badge + 6
    parts = badge(kind, str(number), x + 10, y, _TYPE)
    if badge_width(laws, _TYPE) <= wide - 80:
        parts += tag(laws, x + wide - 10, y, _TYPE)
    else:
        folded = wrap(laws, _SMALL, wide - 2 * _PAD)
        parts += pen.lines(x + _PAD, top, folded, _SMALL, _SMALL * 1.3, fill=pen.GREY)
        top += len(folded) * _SMALL * 1.3
    lines = wrap(language.say(node.text), _TYPE.size, wide - 2 * _PAD)
    parts += pen.lines(x + _PAD, top, lines, _TYPE.size, _TYPE.size * 1.35)
    bottom = top + len(lines) * _TYPE.size * 1.35 + 8
    if isinstance(node, End) and node.reviews:
        said = wrap(words.after_play(node, language), _SMALL, wide - 2 * _PAD)
        parts += pen.lines(
            x + _PAD, bottom - 2, said, _SMALL, _SMALL * 1.3, fill=pen.RULING, font_weight="bold"
        )
        bottom += len(said) * _SMALL * 1.3 + 4
    for edge in node.edges:
        row, height = _option(edge, x, bottom, wide, language)
        parts.append(row)
        bottom += height + 6
    if node.edges:
        bottom += 4
    size = 9 if kind is Process else 12
    parts.insert(0, frame(kind, x=x, y=y, width=wide, height=bottom - y, size=size, heavy=1.4))
    column.parts.append(pen.group(parts, id=f"box-{number}", class_=CLASSES[kind]))
    column.y = bottom


def _option(edge: Edge, x: float, y: float, wide: float, language: Language) -> tuple[str, float]:
    """A row to tap: the options of one way, and the number of the box that it leads to."""
    jump = words.jump(edge.to + 1)
    labels = [language.say(label) for label in edge.labels] or [language.say(words.GO_ON)]
    room = wide - 2 * _PAD - 20 - width(jump, 15, bold=True) - 12
    lines = listed(labels, 14.5, room)
    line = 14.5 * 1.3
    height = max(_TAP, len(lines) * line + 14)
    left, right = x + _PAD - 4, x + wide - _PAD + 4
    parts = [
        pen.element(
            "rect", x=left, y=y, width=right - left, height=height, rx=6, class_="option",
            fill=pen.ANSWERS, stroke=pen.QUESTION, stroke_width=0.8,
        ),
        *pen.lines(left + 10, y + (height - len(lines) * line) / 2, lines, 14.5, line),
        pen.text(
            right - 10, y + height / 2 + 5.4, jump, 15,
            fill=pen.QUESTION, font_weight="bold", text_anchor="end",
        ),
    ]  # fmt: skip
    return pen.link(edge.to + 1, *parts), height
