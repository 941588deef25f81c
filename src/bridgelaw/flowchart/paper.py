"""Draws the boxes and ways of a laid-out sheet."""

from __future__ import annotations

from itertools import pairwise

from bridgelaw.flowchart import pen
from bridgelaw.flowchart.boxes import OptionCell, Type
from bridgelaw.flowchart.graph import Decision, End, Graph, Process
from bridgelaw.flowchart.route import Route
from bridgelaw.flowchart.sheet import DrawnSheet, PlacedBox, badge_width

COLOURS: dict[type, str] = {Decision: pen.QUESTION, Process: pen.STEP, End: pen.RULING}
CLASSES: dict[type, str] = {Decision: "decision", Process: "process", End: "end"}


def draw_sheet(sheet: DrawnSheet, graph: Graph, name: str = "box") -> list[str]:
    """The ways first, so that the boxes lie over their ends; `name`: with its number, a box's."""
    ways = [_way(line.way, line.start + 1, line.end + 1, name) for line in sheet.lines]
    boxes = [_box(item, sheet.type, graph, name) for item in sheet.boxes]
    return [pen.group(ways, fill="none", stroke=pen.INK, stroke_width=0.9), *boxes]


def _way(way: Route, start: int, end: int, name: str) -> str:
    (x1, y1), (x2, y2) = way.points[-2:]
    length, half = 5.0, 2.5
    dx, dy = (x2 > x1) - (x2 < x1), (y2 > y1) - (y2 < y1)
    # The line ends inside the arrow head, which ends at the border.
    stop = (x2 - dx * length * 0.6, y2 - dy * length * 0.6)
    head = (
        (x2, y2),
        (x2 - dx * length + dy * half, y2 - dy * length + dx * half),
        (x2 - dx * length - dy * half, y2 - dy * length - dx * half),
    )
    return pen.element(
        "g",
        pen.path([*way.points[:-1], stop]),
        pen.path(head, closed=True, fill=pen.INK, stroke="none"),
        class_="way" if name == "box" else f"{name}-way",
        data_from=str(start),
        data_to=str(end),
    )


def _box(item: PlacedBox, type: Type, graph: Graph, name: str) -> str:
    box, x, y = item.box, item.x, item.y
    parts = [frame(box.kind, x=x, y=y, width=box.width, height=box.height, size=type.size)]
    inset = type.pad * (1.5 if box.kind is Process else 1)
    parts += pen.lines(x + inset, y + box.text_top, box.lines, type.size, type.line)
    if box.after:
        line = y + box.after_top
        parts.append(
            pen.path(
                [(x + type.pad, line), (x + box.width - type.pad, line)],
                fill="none",
                stroke=pen.RULING,
                stroke_width=0.6,
                stroke_dasharray="2 1.5",
            )
        )
        parts += pen.lines(
            x + inset,
            line + type.size * 0.15,
            box.after,
            type.small,
            type.small * 1.22,
            fill=pen.RULING,
            font_weight="bold",
        )
    edges = graph.nodes[box.number - 1].edges
    for answer in box.answers:
        parts.append(_answer(answer, item, type, edges[answer.edge].to + 1, name))
    parts += _rules(item)
    parts += badge(box.kind, str(box.number), x + type.pad * 0.6, y, type)
    parts += tag(box.tag, x + box.width - type.pad * 0.6, y, type)
    return pen.group(parts, id=f"{name}-{box.number}", class_=CLASSES[box.kind])


def frame(
    kind: type,
    *,
    x: float,
    y: float,
    width: float,
    height: float,
    size: float,
    heavy: float = 1.0,
) -> str:
    """The outline: cut corners for a question, bars for a step, a round heavy one for a ruling."""
    if kind is End:
        return pen.element(
            "rect", x=x, y=y, width=width, height=height, rx=size, class_="frame",
            fill=pen.RULED, stroke=pen.RULING, stroke_width=1.7 * heavy,
        )  # fmt: skip
    if kind is Process:
        bar = size * 0.4
        return pen.element(
            "rect", x=x, y=y, width=width, height=height, class_="frame",
            fill=pen.PAPER, stroke=pen.STEP, stroke_width=0.9 * heavy,
        ) + pen.element(
            "path",
            d=f"M{pen.number(x + bar)} {pen.number(y)}v{pen.number(height)}"
            f"M{pen.number(x + width - bar)} {pen.number(y)}v{pen.number(height)}",
            stroke=pen.STEP,
            stroke_width=0.9 * heavy,
        )  # fmt: skip
    return pen.path(
        _cut(x, y, width, height, size * 0.6),
        closed=True,
        class_="frame",
        fill=pen.PAPER,
        stroke=pen.QUESTION,
        stroke_width=1.1 * heavy,
    )


def _cut(x: float, y: float, width: float, height: float, cut: float) -> list[tuple[float, float]]:
    right, bottom = x + width, y + height
    return [
        (x + cut, y), (right - cut, y), (right, y + cut), (right, bottom - cut),
        (right - cut, bottom), (x + cut, bottom), (x, bottom - cut), (x, y + cut),
    ]  # fmt: skip


def _answer(answer: OptionCell, item: PlacedBox, type: Type, to: int, name: str) -> str:
    """The ground and the words of an answer; the corners of the box stay cut."""
    x, y = item.x + answer.x, item.y + answer.y
    right, bottom = x + answer.width, y + answer.height
    cut = type.size * 0.6
    left_cut = cut if answer.at_left and answer.at_bottom else 0
    right_cut = cut if answer.at_right and answer.at_bottom else 0
    ground = ""
    if item.box.kind is Decision:
        outline = [
            (x, y), (right, y), (right, bottom - right_cut), (right - right_cut, bottom),
            (x + left_cut, bottom), (x, bottom - left_cut),
        ]  # fmt: skip
        ground = pen.path(outline, closed=True, fill=pen.ANSWERS, stroke="none")
    top = y + (answer.height - len(answer.lines) * type.line) / 2
    weight = {"font_weight": "bold"} if answer.bold else {}
    words = pen.lines(x + type.pad, top, answer.lines, type.size, type.line, **weight)
    part = ground + "".join(words)
    return pen.link(to, part, name=name) if answer.jump else part


def _rules(item: PlacedBox) -> list[str]:
    """The lines round the answers, and the outline again over their ground."""
    if item.box.kind is not Decision:
        return []
    d = ""
    for before, answer in pairwise((None, *item.box.answers)):
        assert answer is not None
        x, y = pen.number(item.x + answer.x), pen.number(item.y + answer.y)
        if before is None or before.y < answer.y:
            d += f"M{pen.number(item.x)} {y}h{pen.number(item.box.width)}"
        else:
            d += f"M{x} {y}v{pen.number(answer.height)}"
    return (
        [pen.element("path", d=d, fill="none", stroke=pen.QUESTION, stroke_width=0.7)] if d else []
    )


def badge(kind: type, number: str, x: float, y: float, type: Type) -> list[str]:
    """The number of a box, on its upper border at the left: pointed, square or round."""
    wide, half = badge_width(number, type), type.badge
    style: dict[str, float | str] = {
        "fill": COLOURS[kind],
        "stroke": pen.PAPER,
        "stroke_width": 0.6,
    }
    if kind is Decision:
        point = half * 0.6
        outline = [
            (x - point / 2, y), (x + point / 2, y - half), (x + wide - point / 2, y - half),
            (x + wide + point / 2, y), (x + wide - point / 2, y + half), (x + point / 2, y + half),
        ]  # fmt: skip
        ground = pen.path(outline, closed=True, **style)
    else:
        ground = pen.element(
            "rect", x=x, y=y - half, width=wide, height=2 * half,
            rx=half if kind is End else 0, **style,
        )  # fmt: skip
    return [
        ground,
        pen.text(
            x + wide / 2, y + type.small * 0.36, number, type.small,
            fill=pen.PAPER, font_weight="bold", text_anchor="middle",
        ),
    ]  # fmt: skip


def tag(laws: str, right: float, y: float, type: Type) -> list[str]:
    """The law numbers of a box, on its upper border at the right."""
    wide = badge_width(laws, type)
    return [
        pen.element(
            "rect", x=right - wide, y=y - type.badge, width=wide, height=2 * type.badge, rx=2,
            fill=pen.PAPER, stroke=pen.GREY, stroke_width=0.6,
        ),
        pen.text(
            right - wide / 2, y + type.small * 0.36, laws, type.small,
            fill=pen.INK, text_anchor="middle", class_="laws",
        ),
    ]  # fmt: skip
