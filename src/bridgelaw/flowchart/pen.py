"""The few elements of SVG that a chart is drawn with, as strings."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

INK = "#14171c"
GREY = "#4a4f57"
QUESTION = "#1740a8"
STEP = "#4a4f57"
RULING = "#00602a"
ANSWERS = "#e9eef9"
RULED = "#eef6f0"
PAPER = "#ffffff"


def number(value: float) -> str:
    """At most one decimal, and none that is not needed."""
    return f"{value:.1f}".removesuffix(".0").replace("-0", "0") if abs(value) < 0.05 else (
        f"{value:.1f}".removesuffix(".0")
    )


def element(name: str, *children: str, **attributes: float | str) -> str:
    """An element; an underscore in an attribute's name stands for a hyphen."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}="
        + quoteattr(value if isinstance(value, str) else number(value))
        for key, value in attributes.items()
    )
    if not children:
        return f"<{name}{written}/>"
    return f"<{name}{written}>{''.join(children)}</{name}>"


def group(children: Iterable[str], **attributes: float | str) -> str:
    """Elements that belong together, one on each line."""
    return element("g", "\n", "\n".join(children), "\n", **attributes)


def text(x: float, y: float, words: str, size: float, **attributes: float | str) -> str:
    """One line of text; `y` is its base line."""
    attributes.setdefault("fill", INK)
    return element("text", escape(words), x=x, y=y, font_size=f"{size:g}", **attributes)


def lines(
    x: float, top: float, words: Iterable[str], size: float, line: float, **attributes: float | str
) -> list[str]:
    """Lines of text under each other, the first one with its upper edge at `top`."""
    # The base line of a line of text is at about 0.86 of its size, with the leading shared.
    base = top + (line - size) / 2 + size * 0.86
    return [
        text(x, base + line * place, some, size, **attributes) for place, some in enumerate(words)
    ]


def path(points: Iterable[tuple[float, float]], closed: bool = False, **style: float | str) -> str:
    """A line from point to point."""
    d = "M" + " L".join(f"{number(x)} {number(y)}" for x, y in points) + ("Z" if closed else "")
    return element("path", d=d, **style)


def link(to: int, *children: str) -> str:
    """Something that leads to another box when it is tapped."""
    return element("a", *children, href=f"#box-{to}")
