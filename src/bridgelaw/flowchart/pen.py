"""The few elements of SVG that a chart is drawn with, as strings."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
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
    said = f"{value:.1f}".removesuffix(".0")
    return "0" if said == "-0" else said


_LATIN = "Arial, Helvetica, 'Liberation Sans', Roboto"
_JAPANESE = "'Noto Sans CJK JP', 'Noto Sans JP', 'Hiragino Sans', 'Yu Gothic', Meiryo"
FONTS = {"ja": f"{_JAPANESE}, {_LATIN}, sans-serif"}


def document(
    children: Iterable[str],
    *,
    language: str,
    title: str,
    description: str,
    size: tuple[float, float],
    shown: tuple[str, str] | None = None,
    role: str = "img",
) -> str:
    """A whole document; `shown` is its size on paper or screen if it has a unit."""
    wide, high = size
    written = (number(wide), number(high))
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        + element(
            "svg",
            "\n",
            element("title", escape(title)),
            "\n",
            element("desc", escape(description)),
            "\n",
            element("rect", width=wide, height=high, fill=PAPER),
            "\n",
            "\n".join(children),
            "\n",
            xmlns="http://www.w3.org/2000/svg",
            width=(shown or written)[0],
            height=(shown or written)[1],
            viewBox=f"0 0 {written[0]} {written[1]}",
            role=role,
            lang=language,
            xml__lang=language,
            font_family=FONTS.get(language, f"{_LATIN}, {_JAPANESE}, sans-serif"),
        )
        + "\n"
    )


def element(name: str, *children: str, **attributes: float | str) -> str:
    """An element; in an attribute's name `_` stands for a hyphen and `__` for a colon."""
    written = "".join(
        [
            # A number needs no care with quotes.
            f"{_named(key)}{_quoted(value)}"
            if isinstance(value, str)
            else f'{_named(key)}"{number(value)}"'
            for key, value in attributes.items()
        ]
    )
    if not children:
        return f"<{name}{written}/>"
    return f"<{name}{written}>{''.join(children)}</{name}>"


@cache
def _named(key: str) -> str:
    return f" {key.rstrip('_').replace('__', ':').replace('_', '-')}="


_quoted = lru_cache(maxsize=4096)(quoteattr)


def group(children: Iterable[str], **attributes: float | str) -> str:
    """Elements that belong together, one on each line."""
    return element("g", "\n", "\n".join(children), "\n", **attributes)


BULLET = "• "
HANGING = "\u2003"
"""Before a line that goes on under a bullet."""


def text(x: float, y: float, words: str, size: float, **attributes: float | str) -> str:
    """One line of text; `y` is its base line."""
    attributes.setdefault("fill", INK)
    content = escape(words)
    if words.startswith(BULLET):
        rest = element("tspan", escape(words.removeprefix(BULLET)), x=x + size * 0.75)
        content = BULLET.strip() + rest
    elif words.startswith(HANGING):
        content = escape(words.removeprefix(HANGING))
        x += size * 0.75
    return element("text", content, x=x, y=y, font_size=f"{size:g}", **attributes)


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


def link(to: int, *children: str, name: str = "box") -> str:
    """Something that leads to another box when it is tapped."""
    return element("a", *children, href=f"#{name}-{to}")
