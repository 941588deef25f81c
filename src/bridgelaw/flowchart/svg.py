"""Charts as SVG, for paper and for the telephone."""

from __future__ import annotations

from enum import Enum

from bridgelaw.flowchart import pen, words
from bridgelaw.flowchart.boxes import SMALLEST, Type
from bridgelaw.flowchart.graph import Decision, End, Graph, Process
from bridgelaw.flowchart.listing import draw_list
from bridgelaw.flowchart.measure import width, wrap
from bridgelaw.flowchart.paper import badge, draw_sheet
from bridgelaw.flowchart.phone import draw_phone
from bridgelaw.flowchart.sheet import Area, badge_width, lay_out
from bridgelaw.locale import Language

_WIDTH, _HEIGHT = 595.3, 841.9  # A4 in points
_MARGIN = 20.0


class Page(Enum):
    """What a chart is drawn for."""

    SHEET = "one A4 sheet, upright"
    PHONE = "one column, 360 pixels wide"


def draw_svg(graph: Graph, language: Language, page: Page) -> str:
    """The chart as one SVG document."""
    if page is Page.PHONE:
        return draw_phone(graph, language)
    foot, height = _foot(graph, language)
    top = _MARGIN + 36
    area = Area(_MARGIN - 4, top, _WIDTH - 2 * _MARGIN + 8, _HEIGHT - _MARGIN - height - top)
    top_page = () if graph.top is None else (_top(graph.top, language, area),)
    sheet = lay_out(graph, language, area)
    pages: tuple[tuple[str, ...], ...]
    if sheet is None:
        listing = draw_list(graph, language, area)
        graph, pages = listing.graph, listing.pages
    else:
        pages = (tuple(draw_sheet(sheet, graph)),)
    legend = _legend(graph, language, sheet is None or bool(sheet.jumps))
    pages = (*top_page, *pages)
    parts = [
        [*_heading(graph, language, number, len(pages)), *legend, *body, *foot]
        for number, body in enumerate(pages)
    ]
    if len(pages) > 1:
        # One page of paper below another.
        parts = [
            [pen.group(part, transform=f"translate(0 {pen.number(number * _HEIGHT)})")]
            for number, part in enumerate(parts)
        ]
    return pen.document(
        [element for part in parts for element in part],
        language=language.code,
        title=language.say(graph.title),
        description=words.description(graph, language),
        size=(_WIDTH, _HEIGHT * len(pages)),
        shown=("210mm", f"{297 * len(pages)}mm"),
    )


def _top(graph: Graph, language: Language, area: Area) -> tuple[str, ...]:
    """The everyday cases, before the pages that have them all."""
    sheet = lay_out(graph, language, area)
    assert sheet is not None, "a top page has few boxes"
    return tuple(draw_sheet(sheet, graph, name="top"))


def _heading(graph: Graph, language: Language, number: int, pages: int) -> list[str]:
    title, laws = language.say(graph.title), words.laws(graph, language)
    if pages > 1:
        title += f" ({number + 1}/{pages})"
    base = _MARGIN + 15
    # Many laws are written smaller, so that they stay clear of the title.
    room = _WIDTH - 2 * _MARGIN - width(title, 18, bold=True) - 12
    wide = width(laws, 14, bold=True)
    size = 14 if wide <= room else int(14 * room / wide)
    return [
        pen.text(_MARGIN, base, title, 18, font_weight="bold"),
        pen.text(_WIDTH - _MARGIN, base, laws, size, font_weight="bold", text_anchor="end"),
        pen.text(_MARGIN, base + 14, words.remark(graph, language), 9.5, font_weight="bold"),
    ]


def _legend(graph: Graph, language: Language, jumps: bool) -> list[str]:
    """What the shapes mean, at the upper right."""
    type = Type(8.5)
    parts: list[str] = []
    x = _WIDTH - _MARGIN
    y = _MARGIN + 26
    if jumps:
        said = words.jump_explained(language)
        x -= width(said, type.size)
        parts.append(pen.text(x, y + 3, said, type.size))
        x -= 14
    for kind, text in ((End, words.RULING), (Process, words.STEP), (Decision, words.QUESTION)):
        if not any(isinstance(node, kind) for node in graph.nodes):
            continue
        said = language.say(text)
        x -= width(said, type.size)
        parts.append(pen.text(x, y + 3, said, type.size))
        x -= badge_width("1", type) + 6
        parts += badge(kind, "1", x, y, type)[:1]
        x -= 14
    return [pen.group(parts, class_="legend")]


def _foot(graph: Graph, language: Language) -> tuple[list[str], float]:
    """What to check after play, and the edition of the Laws; with the height of it all."""
    heading, reviews = words.reviews(graph, language)
    line = SMALLEST * 1.25
    indent = 32.0
    # There is no border here that makes up for a wider font.
    room = 0.9 * (_WIDTH - 2 * _MARGIN - indent)
    rows: list[tuple[str, tuple[str, ...]]] = [
        (law, wrap(text, SMALLEST, room, even=False)) for law, text in reviews
    ]
    count = sum(len(lines) for _, lines in rows)
    height = 12 + (line * (count + 1) if rows else 0) + line
    y = _HEIGHT - _MARGIN - height + 8
    parts = [
        pen.path(
            [(_MARGIN, y), (_WIDTH - _MARGIN, y)], fill="none", stroke=pen.GREY, stroke_width=0.6
        )
    ]
    y += 2
    if rows:
        parts += pen.lines(_MARGIN, y, [heading], SMALLEST, line, font_weight="bold")
        y += line
    for law, lines in rows:
        parts += pen.lines(_MARGIN, y, [law], SMALLEST, line, font_weight="bold")
        parts += pen.lines(_MARGIN + indent, y, lines, SMALLEST, line)
        y += line * len(lines)
    parts += pen.lines(_MARGIN, y + 2, [words.edition(language)], SMALLEST, line, fill=pen.GREY)
    return [pen.group(parts, class_="foot")], height
