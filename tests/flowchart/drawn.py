"""Reads a drawn chart back: its boxes, texts and ways, measured without the code that drew it."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from itertools import pairwise
from xml.etree import ElementTree

from bridgelaw.flowchart import Page
from tools.draw_flowcharts import FOLDER, KEPT, drawing

SVG = "{http://www.w3.org/2000/svg}"

# Helvetica's own table, in thousandths, from the space to the tilde.
_HELVETICA = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]  # fmt: skip


@dataclass(frozen=True)
class Rect:
    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: Rect, by: float = 0.0) -> bool:
        """Do they share more than a strip of that width?"""
        return (
            self.left + by < other.right
            and other.left + by < self.right
            and self.top + by < other.bottom
            and other.top + by < self.bottom
        )

    def holds(self, other: Rect) -> bool:
        return (
            self.left <= other.left
            and other.right <= self.right
            and self.top <= other.top
            and other.bottom <= self.bottom
        )

    def has_on_border(self, x: float, y: float, by: float = 0.2) -> bool:
        inside = self.left - by <= x <= self.right + by and self.top - by <= y <= self.bottom + by
        return inside and (
            min(abs(x - self.left), abs(x - self.right)) <= by
            or min(abs(y - self.top), abs(y - self.bottom)) <= by
        )


@dataclass
class Words:
    text: str
    size: float
    fill: str
    area: Rect


@dataclass
class DrawnBox:
    number: int
    kind: str
    frame: Rect
    words: list[Words]
    links: list[int]
    inside: bool
    """Does it stand inside the box that leads to it?"""

    @property
    def text(self) -> str:
        """All that is written in the box, with no spaces, which a line break may replace."""
        return squeezed("".join(words.text for words in self.words))


@dataclass
class DrawnWay:
    start: int
    end: int
    points: list[tuple[float, float]]

    @property
    def segments(self) -> list[Rect]:
        return [
            Rect(min(a, c), min(b, d), max(a, c), max(b, d))
            for (a, b), (c, d) in pairwise(self.points)
        ]


@dataclass
class Drawn:
    root: ElementTree.Element
    page: Rect
    boxes: dict[int, DrawnBox] = field(default_factory=dict)
    words: list[Words] = field(default_factory=list)
    ways: list[DrawnWay] = field(default_factory=list)


def file_of(key: str, code: str) -> str:
    """A sheet that is kept; test_flowchart_files compares it with what is drawn today."""
    return (FOLDER / f"{key}.{code}.svg").read_text(encoding="utf-8")


def chart_of(key: str, code: str, page: Page) -> str:
    """A kept sheet as it is kept, and any other chart as it is drawn."""
    is_kept = page is Page.SHEET and key in KEPT
    return file_of(key, code) if is_kept else drawing(key, code, page)


def squeezed(text: str) -> str:
    return re.sub(r"[\s•]", "", text)


def width(text: str, size: float, bold: bool) -> float:
    total = 0.0
    for char in text:
        if " " <= char <= "~":
            total += _HELVETICA[ord(char) - 32] / 1000 * (1.06 if bold else 1)
        elif char in "•\u00a0":
            total += 0.35
        else:
            total += 1.0 if unicodedata.east_asian_width(char) in "WFA" else 0.6
    return total * size


def read(svg: str, name: str = "box") -> Drawn:
    """`name`: what the boxes are called, "top" for those of a top page."""
    root = ElementTree.fromstring(svg)
    assert root.tag == SVG + "svg"
    for group in root.iter(SVG + "g"):
        if "transform" in group.attrib:
            _move(group)
    x, y, wide, high = map(float, root.attrib["viewBox"].split())
    drawn = Drawn(root, Rect(x, y, x + wide, y + high))
    for element in root.iter(SVG + "text"):
        drawn.words.append(_words(element))
    for group in root.iter(SVG + "g"):
        if group.attrib.get("id", "").startswith(f"{name}-"):
            box = _box(group, name)
            assert box.number not in drawn.boxes
            drawn.boxes[box.number] = box
        elif group.attrib.get("class") == ("way" if name == "box" else f"{name}-way"):
            drawn.ways.append(_way(group))
    return drawn


def _move(page: ElementTree.Element) -> None:
    """Puts the parts of a further page where they are seen."""
    x, y = map(float, page.attrib["transform"].removeprefix("translate(").rstrip(")").split())
    assert x == 0
    for element in page.iter():
        if "y" in element.attrib:
            element.attrib["y"] = str(float(element.attrib["y"]) + y)
        if "d" in element.attrib:
            element.attrib["d"] = re.sub(
                r"([ML]\S+) (-?[\d.]+)",
                lambda point: f"{point[1]} {float(point[2]) + y}",
                element.attrib["d"],
            )


def _words(element: ElementTree.Element) -> Words:
    text = "".join(element.itertext())
    size = float(element.attrib["font-size"])
    x, y = float(element.attrib["x"]), float(element.attrib["y"])
    span = element.find(SVG + "tspan")
    wide = width(text, size, element.attrib.get("font-weight") == "bold")
    if span is not None:
        wide = float(span.attrib["x"]) - x + width(span.text or "", size, False)
    left = x - wide * {"start": 0, "middle": 0.5, "end": 1}[element.get("text-anchor", "start")]
    area = Rect(left, y - 0.74 * size, left + wide, y + 0.2 * size)
    return Words(text, size, element.attrib["fill"], area)


def _box(group: ElementTree.Element, name: str) -> DrawnBox:
    frame = next(part for part in group.iter() if part.attrib.get("class") == "frame")
    if frame.tag == SVG + "rect":
        x, y, wide, high = (float(frame.attrib[key]) for key in ("x", "y", "width", "height"))
        area = Rect(x, y, x + wide, y + high)
    else:
        points = _points(frame.attrib["d"])
        xs, ys = [x for x, _ in points], [y for _, y in points]
        area = Rect(min(xs), min(ys), max(xs), max(ys))
    return DrawnBox(
        int(group.attrib["id"].removeprefix(f"{name}-")),
        group.attrib["class"],
        area,
        [_words(element) for element in group.iter(SVG + "text")],
        [int(a.attrib["href"].removeprefix(f"#{name}-")) for a in group.iter(SVG + "a")],
        group.attrib.get("data-inside") == "yes",
    )


def _way(group: ElementTree.Element) -> DrawnWay:
    line, head = group.findall(SVG + "path")
    # The line stops inside the arrow head; the head's first point is its tip.
    points = [*_points(line.attrib["d"])[:-1], _points(head.attrib["d"])[0]]
    return DrawnWay(int(group.attrib["data-from"]), int(group.attrib["data-to"]), points)


def _points(d: str) -> list[tuple[float, float]]:
    numbers = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", d)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))
