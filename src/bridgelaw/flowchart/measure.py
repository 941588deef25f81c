"""How wide a text is, and where it is broken into lines.

There is no font here: the widths are those of Arial, made a little larger, and a Chinese or
Japanese character is as wide as it is high. That is enough to keep every text inside its box.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache

_GENEROUS = 1.05
_BOLD = 1.07

_WIDTHS = {
    char: width
    for chars, width in (
        ("ijl'", 0.225),
        ("I !,./:;ft[]|\\\u00a0", 0.28),
        ("()-r`", 0.335),
        ('"*', 0.39),
        ("cJksvxyz", 0.50),
        ("abdeghnopqu0123456789?L#$_^", 0.556),
        ("FTZ+<>=~", 0.61),
        ("ABEKPSVXY&", 0.667),
        ("CDHNRUw", 0.722),
        ("GOQ", 0.778),
        ("Mm%", 0.86),
        ("W", 0.945),
        ("@", 1.02),
    )
    for char in chars
}

_NOT_FIRST = "。、，．）」』】〉》！？：；・…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.)]!?:;%"
_NOT_LAST = "（「『【〈《([“第"

# A word of a spaced language or of katakana stays in one piece where it can. Japanese is best
# broken before a word that is not written in hiragana: so its endings and particles stay with it.
_LATIN = r"[\u0021-\u024f\u2000-\u214f]+"
_KATAKANA = "[ァ-ヺー]+"
_JUMP = "→\u00a0\\d+"  # an arrow stays with the number of its box
_WORDS = re.compile(rf" |{_JUMP}|{_KATAKANA}|{_LATIN}|.", re.DOTALL)
_PHRASES = re.compile(
    rf" |{_JUMP}|(?:{_KATAKANA}|{_LATIN}[一-鿿]+|[一-鿿々]+)[ぁ-ん]*|{_LATIN}|[ぁ-ん]+|.", re.DOTALL
)


def is_wide(char: str) -> bool:
    """Is it a full-width character?"""
    return unicodedata.east_asian_width(char) in "WFA"


@cache
def _ems(char: str) -> float:
    """The width of a character in parts of its height."""
    return 1.0 if is_wide(char) else _WIDTHS.get(char, 0.65) * _GENEROUS


@lru_cache(maxsize=4096)
def _ems_of(text: str) -> float:
    return sum(map(_ems, text))


def width(text: str, size: float, bold: bool = False) -> float:
    """How wide the text is at this size, rather too wide than too narrow."""
    return _ems_of(text) * size * (_BOLD if bold else 1.0)


@lru_cache(maxsize=4096)
def wrap(
    text: str, size: float, room: float, bold: bool = False, even: bool = True
) -> tuple[str, ...]:
    """The text in as few lines as the room allows, if wanted of nearly the same length."""
    if "\n" in text:
        parts = (wrap(part, size, room, bold, even) for part in text.split("\n"))
        return tuple(line for lines in parts for line in lines)
    pieces = _pieces(_WORDS, text, size, room, bold)
    lines = _fill(pieces, size, room, bold)
    if len(lines) == 1:
        return lines
    phrases = _pieces(_PHRASES, text, size, room, bold)
    tried = _fill(phrases, size, room, bold)
    if len(tried) <= len(lines):
        pieces, lines = phrases, tried
    # The narrowest room that needs no more lines than that.
    least, most = room / 2, room
    while even and most - least > size / 8:
        middle = (least + most) / 2
        tried = _fill(pieces, size, middle, bold)
        if len(tried) == len(lines) and all(width(line, size, bold) <= middle for line in tried):
            most, lines = middle, tried
        else:
            least = middle
    return lines


def _fill(pieces: list[str], size: float, room: float, bold: bool) -> tuple[str, ...]:
    """The lines that come from putting as much as possible into each."""
    lines = [""]
    for piece in pieces:
        if width((lines[-1] + piece).rstrip(), size, bold) <= room or not lines[-1]:
            lines[-1] += piece
        elif piece != " ":
            lines.append(piece)
    return tuple(line.strip() for line in lines if line.strip()) or ("",)


def _pieces(pattern: re.Pattern[str], text: str, size: float, room: float, bold: bool) -> list[str]:
    """What is not broken, unless it is too wide for any line."""
    pieces: list[str] = []
    for word in pattern.findall(text):
        sticks = pieces and pieces[-1] != " " and word != " "
        if sticks and (
            word[0] in _NOT_FIRST or pieces[-1][-1] in _NOT_LAST or pieces[-1][-1].isdigit()
        ):
            word = pieces.pop() + word  # noqa: PLW2901
        if width(word, size, bold) > room:
            pieces.extend(word)
        else:
            pieces.append(word)
    return pieces
