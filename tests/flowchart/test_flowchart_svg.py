"""The drawings themselves: everything is there, readable, and in nothing else's way."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from bridgelaw.flowchart import Graph, Page, draw_svg, pen
from bridgelaw.flowchart.condense import Detail, condensed
from bridgelaw.flowchart.graph import Decision, Edge, End, Node, Process
from bridgelaw.flowchart.listing import TooLarge
from bridgelaw.flowchart.paper import COLOURS
from bridgelaw.laws import PROCEDURES
from bridgelaw.locale import LANGUAGES, Text, language
from bridgelaw.locale.citing import cited
from bridgelaw.scoring.editions import EDITIONS, LATEST
from tests.flowchart.drawn import Drawn, Rect, chart_of, read, squeezed
from tests.rotation import either, rotated
from tools.draw_flowcharts import KEPT, graph

KINDS: dict[type[Node], str] = {Decision: "decision", Process: "process", End: "end"}

PAGES = {"conduct": 3, "settled-by-players": 2, "play-out-of-turn": 3}

every_chart = pytest.mark.parametrize("key", PROCEDURES)
every_language = pytest.mark.parametrize("code", LANGUAGES)

# A sheet takes long to lay out: a normal run draws one in twelve, reads those that are kept, and
# draws the one that comes nearest to what no paper can hold.
FULLEST = "conduct"
OTHERS = [(key, code) for key in PROCEDURES if key not in (*KEPT, FULLEST) for code in LANGUAGES]
SHEETS = [(key, code) for key in KEPT for code in LANGUAGES] + list(rotated(OTHERS, part=12))
SHEETS.append((FULLEST, "en"))
some_sheets = pytest.mark.parametrize(("key", "code"), SHEETS)
PHONES = [(key, code, Page.PHONE) for key in PROCEDURES for code in LANGUAGES]
some_charts = pytest.mark.parametrize(
    ("key", "code", "page"), [*((key, code, Page.SHEET) for key, code in SHEETS), *PHONES]
)


def test_the_fullest_chart_is_always_drawn() -> None:
    boxes = {key: len(graph(key).nodes) for key in PROCEDURES if graph(key).top is None}
    assert max(boxes, key=boxes.__getitem__) == FULLEST


def check(chart: Graph, drawn: Drawn, code: str) -> None:
    """What holds for every chart on any page."""
    chart = shown(chart, drawn)
    _check_boxes(chart, drawn, code)
    _check_words(drawn)
    _check_ways(chart, drawn)


def shown(chart: Graph, drawn: Drawn) -> Graph:
    """The chart with what a sheet leaves out where there is no room for everything."""
    charts = (condensed(chart, detail) for detail in Detail)
    return next(some for some in charts if len(some.nodes) == len(drawn.boxes))


@every_language
def test_a_top_page_is_as_readable_as_any_sheet(code: str) -> None:
    drawn = read(chart_of("play-out-of-turn", code, Page.SHEET), "top")
    top = graph("play-out-of-turn").top
    assert top is not None
    check(top, drawn, code)
    # It is the first page, before all others.
    high = drawn.page.bottom / PAGES["play-out-of-turn"]
    assert all(box.frame.bottom < high for box in drawn.boxes.values())
    behind = read(chart_of("play-out-of-turn", code, Page.SHEET))
    assert all(box.frame.top > high for box in behind.boxes.values())


def _check_boxes(chart: Graph, drawn: Drawn, code: str) -> None:
    say = language(code).say
    assert sorted(drawn.boxes) == list(range(1, len(chart.nodes) + 1))
    for number, node in enumerate(chart.nodes, 1):
        box = drawn.boxes[number]
        assert box.kind == KINDS[type(node)]
        assert drawn.page.holds(box.frame)
        written = [words.text for words in box.words]
        assert box.inside or str(box.number) in written
        assert squeezed(language(code).value(cited(*node.laws))) in box.text
        # A point in a box begins as a sentence does.
        assert squeezed(say(node.text)).lower() in box.text.lower()
        for edge in node.edges:
            for label in edge.labels:
                assert squeezed(say(label)) in box.text
        if isinstance(node, End):
            assert all(law in box.text for law in node.reviews)
        for words in box.words:
            area = words.area
            assert box.frame.left < area.left, words.text
            assert area.right < box.frame.right, words.text
            assert area.bottom < box.frame.bottom, words.text
            # Numbers and laws sit on the upper border.
            on_border = words.text in (str(box.number), language(code).value(cited(*node.laws)))
            assert area.top > box.frame.top - (words.size if on_border else 0), words.text
    hosts = _hosts(chart, drawn)
    for one, other in combinations(drawn.boxes.values(), 2):
        if one.number not in (other.number, hosts.get(other.number)) and (
            other.number != hosts.get(one.number)
        ):
            assert not one.frame.overlaps(other.frame), (one.number, other.number)


def _hosts(chart: Graph, drawn: Drawn) -> dict[int, int]:
    """For each box inside another one, the outer one; only one way leads there, and from it."""
    hosts: dict[int, int] = {}
    for number, node in enumerate(chart.nodes, 1):
        bottom = 0.0
        for edge in node.edges:
            inner = drawn.boxes[edge.to + 1]
            if inner.inside:
                assert inner.number not in hosts
                hosts[inner.number] = hosts.get(number, number)
                assert drawn.boxes[hosts[inner.number]].frame.holds(inner.frame)
                # They stand in the order of the answers.
                assert inner.frame.top > bottom
                bottom = inner.frame.bottom
    assert hosts.keys() == {box.number for box in drawn.boxes.values() if box.inside}
    return hosts


def _check_words(drawn: Drawn) -> None:
    for words in drawn.words:
        assert drawn.page.holds(words.area), words.text
    for one, other in combinations(drawn.words, 2):
        assert not one.area.overlaps(other.area, 0.1), (one.text, other.text)


def _check_ways(chart: Graph, drawn: Drawn) -> None:
    for way in drawn.ways:
        assert drawn.boxes[way.start].frame.has_on_border(*way.points[0])
        assert drawn.boxes[way.end].frame.has_on_border(*way.points[-1])
        for segment in way.segments:
            assert segment.left == segment.right or segment.top == segment.bottom
            for box in drawn.boxes.values():
                assert not segment.overlaps(box.frame, 0.2), (way.start, way.end, box.number)
            for words in drawn.words:
                assert not segment.overlaps(words.area), (way.start, way.end, words.text)
    for one, other in combinations(drawn.ways, 2):
        if one.end != other.end:
            for a in one.segments:
                for b in other.segments:
                    assert not _run_together(a, b), (one, other)
    # Every way to go on is a line, a reference or a box inside, and leads to the right box.
    for number, node in enumerate(chart.nodes, 1):
        lines = [way.end for way in drawn.ways if way.start == number]
        links = drawn.boxes[number].links
        inside = [edge.to + 1 for edge in node.edges if drawn.boxes[edge.to + 1].inside]
        assert sorted(lines + links + inside) == sorted(edge.to + 1 for edge in node.edges)
        for to in links:
            assert f"→{to}" in drawn.boxes[number].text


def _run_together(a: Rect, b: Rect) -> bool:
    if a.left == a.right == b.left == b.right:
        return min(a.bottom, b.bottom) - max(a.top, b.top) > 0.1
    if a.top == a.bottom == b.top == b.bottom:
        return min(a.right, b.right) - max(a.left, b.left) > 0.1
    return False


@some_charts
def test_everything_is_there_and_apart(key: str, code: str, page: Page) -> None:
    check(graph(key), read(chart_of(key, code, page)), code)


@some_sheets
def test_a_sheet_is_readable_on_a4(key: str, code: str) -> None:
    drawn = read(chart_of(key, code, Page.SHEET))
    pages = PAGES.get(key, 1)
    assert drawn.root.attrib["width"] == "210mm"
    assert drawn.root.attrib["height"] == f"{297 * pages}mm"
    # The units are points.
    assert drawn.page.right == pytest.approx(210 / 25.4 * 72, abs=0.1)
    assert drawn.page.bottom == pytest.approx(pages * 297 / 25.4 * 72, abs=0.1)
    assert min(words.size for words in drawn.words) >= (7.5 if drawn.ways else 7)
    # Printers leave a margin.
    margin = 5 / 25.4 * 72
    for words in drawn.words:
        assert words.area.left > margin
        assert words.area.right < drawn.page.right - margin


@every_chart
@every_language
def test_a_phone_page_is_one_column(key: str, code: str) -> None:
    drawn = read(chart_of(key, code, Page.PHONE))
    assert (drawn.page.left, drawn.page.right) == (0, 360)
    assert min(words.size for words in drawn.words) >= 13
    boxes = list(drawn.boxes.values())
    assert len({(box.frame.left, box.frame.right) for box in boxes}) == 1
    assert [box.frame.top for box in boxes] == sorted(box.frame.top for box in boxes)
    assert not drawn.ways
    # Every option is a link that a thumb can hit.
    for option in drawn.root.iter():
        if option.attrib.get("class") == "option":
            assert float(option.attrib["height"]) >= 40


@some_charts
def test_heading_and_foot(key: str, code: str, page: Page) -> None:
    say = language(code).say
    chart = graph(key)
    drawn = read(chart_of(key, code, page))
    everything = squeezed("".join(words.text for words in drawn.words))
    title, description = drawn.root[0], drawn.root[1]
    assert (title.tag.rpartition("}")[2], description.tag.rpartition("}")[2]) == ("title", "desc")
    assert title.text == say(chart.title)
    assert description.text
    assert drawn.root.attrib["lang"] == code
    assert drawn.root.attrib["role"] == ("img" if page is Page.SHEET else "group")
    assert squeezed(say(chart.title)) in everything
    for_players = squeezed(say(Text("To be used only when no director is present.")))
    assert (for_players in everything) is not PROCEDURES[key].for_director
    assert all(law in everything for law in chart.laws)
    assert squeezed(say(EDITIONS[LATEST].title)) in squeezed(drawn.words[-1].text)
    reviews = {law for node in chart.nodes if isinstance(node, End) for law in node.reviews}
    inside = Counter(words.text for box in drawn.boxes.values() for words in box.words)
    outside = Counter(words.text for words in drawn.words) - inside
    assert reviews <= outside.keys()


def test_the_shapes_differ_without_colour() -> None:
    drawn = read(chart_of("insufficient-bid", "en", Page.SHEET))
    shapes: dict[str, set[tuple[str, bool, str]]] = {}
    for group in drawn.root.iter():
        if group.attrib.get("id", "").startswith("box-"):
            frame = next(part for part in group.iter() if part.attrib.get("class") == "frame")
            shape = (frame.tag, "rx" in frame.attrib, frame.attrib["stroke-width"])
            shapes.setdefault(group.attrib["class"], set()).add(shape)
    assert sorted(shapes) == ["decision", "end", "process"]
    assert all(len(some) == 1 for some in shapes.values())
    assert len({shape for some in shapes.values() for shape in some}) == 3


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: str, other: str) -> float:
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("ground", [pen.PAPER, pen.ANSWERS, pen.RULED])
@pytest.mark.parametrize("ink", [pen.INK, pen.GREY, pen.QUESTION, pen.STEP, pen.RULING])
def test_every_ink_stands_out_from_every_ground(ink: str, ground: str) -> None:
    assert _contrast(ink, ground) >= 4.5


def test_words_are_written_in_those_inks() -> None:
    inks = {pen.INK, pen.GREY, pen.QUESTION, pen.STEP, pen.RULING, pen.PAPER}
    for page in Page:
        drawn = read(chart_of("insufficient-bid", "en", page))
        assert {words.fill for words in drawn.words} <= inks
    # White only as the number on a dark badge.
    assert all(_contrast(pen.PAPER, colour) >= 4.5 for colour in COLOURS.values())


ENGLISH_WORDS = ["the", "offender", "must", "pass", "(for)", "once:", '"lead"', "&", "<suit>", "—"]
JAPANESE_WORDS = [
    "反則者",
    "の",
    "パートナー",
    "、",
    "する",
    "。",
    "（同等な",
    "コール）",
    "「手」",
    "♠",
]


@st.composite
def texts(draw: st.DrawFn, longest: int = 14) -> Text:
    words, space = draw(st.sampled_from([(ENGLISH_WORDS, " "), (JAPANESE_WORDS, "")]))
    return Text(space.join(draw(st.lists(st.sampled_from(words), min_size=1, max_size=longest))))


@st.composite
def charts(draw: st.DrawFn) -> Graph:
    count = draw(st.integers(2, 16))
    nodes: list[Node] = []
    for index in range(count):
        laws = tuple(draw(st.sampled_from([("27A1",), ("27B1(a)", "27B1(b)"), ("9",)])))
        left = count - 1 - index
        if left < 1 or (index and draw(st.integers(0, 3)) == 0):
            end = End(draw(texts()), laws)
            end.reviews = draw(st.sampled_from([(), ("27D",), ("16C2", "72C")]))
            nodes.append(end)
            continue
        wanted = draw(st.integers(1, min(3, left)))
        # The next box is always reached, so that all are.
        others = draw(st.lists(st.integers(index + 1, count - 1), min_size=wanted, max_size=wanted))
        targets = list(dict.fromkeys([index + 1, *others]))[:wanted]
        if len(targets) == 1:
            nodes.append(Process(draw(texts()), laws, [Edge(targets[0])]))
        else:
            edges = [
                Edge(to, tuple(draw(st.lists(texts(5), min_size=1, max_size=3)))) for to in targets
            ]
            nodes.append(Decision(draw(texts()), laws, edges))
    return Graph(draw(texts(4)), ("27",), tuple(nodes), 1)


# A smaller example of the same fault would take minutes to find.
@settings(
    max_examples=either(10, exhaustive=40), phases=[Phase.explicit, Phase.reuse, Phase.generate]
)
@given(charts())
def test_any_chart_is_drawn_well(chart: Graph) -> None:
    for page in Page:
        check(chart, read(draw_svg(chart, language("en"), page)), "en")


def _chain(count: int) -> Graph:
    """Questions, each with a ruling beside it and a way to a much later one."""
    nodes: list[Node] = []
    for number in range(count):
        later = min(number + 9, count + 1)
        edges = [
            Edge(number + 1, (Text("Yes"),)),
            Edge(later, (Text("No"),)),
        ]
        nodes.append(Decision(Text(f"Is it {number}?"), ("27",), edges))
    nodes += [End(Text("It is over."), ("27",)), End(Text("It goes on."), ("27",))]
    return Graph(Text("Chain"), ("27",), tuple(nodes), 1)


def test_a_large_chart_uses_references() -> None:
    chart = _chain(60)
    drawn = read(draw_svg(chart, language("en"), Page.SHEET))
    check(chart, drawn, "en")
    assert any(box.links for box in drawn.boxes.values())


def test_a_larger_chart_takes_two_pages() -> None:
    chart = _chain(150)
    drawn = read(draw_svg(chart, language("en"), Page.SHEET))
    check(chart, drawn, "en")
    middle = drawn.page.bottom / 2
    assert drawn.root.attrib["height"] == "594mm"
    for box in drawn.boxes.values():
        assert box.frame.bottom < middle - 15 or box.frame.top > middle + 15
    assert [words.text for words in drawn.words if "/2)" in words.text] == [
        "Chain (1/2)",
        "Chain (2/2)",
    ]


def test_a_chart_that_cannot_be_read_on_paper_is_refused() -> None:
    with pytest.raises(TooLarge, match="402 boxes do not fit on one sheet"):
        draw_svg(_chain(400), language("en"), Page.SHEET)
