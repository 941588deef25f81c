"""Output in any code page: what it has no character for is spelled out, and nothing is lost.

A console shows everything; but what is written to a file or a pipe on Windows goes through the code
page of the system, and that of an English or a Japanese one has no suits.
"""

from __future__ import annotations

import codecs
import io
import unicodedata
from typing import Any

from bridgelaw.locale import Language

_HANDLER = "bridgelaw.spelled"
_SPELLED = {
    "♠": "S", "♥": "H", "♦": "D", "♣": "C", "♤": "S", "♡": "H", "♢": "D", "♧": "C",
    "“": '"', "”": '"', "„": '"', "‘": "'", "’": "'", "…": "...", "•": "*", "·": "-",
    "−": "-", "×": "x", "⁄": "/", "≤": "<=", "≥": ">=", "≠": "!=", "→": "->", "⇒": "=>",
    "▲": "^", "▼": "v", "◀": "<", "▶": ">", "✓": "+", "✗": "x", "☐": "[ ]", "§": "Law ",
    "─": "-", "━": "-", "│": "|", "┃": "|", "〜": "-", "、": ",", "。": ".", "・": "-",
}  # fmt: skip
_BY_CATEGORY = {"Pd": "-", "Zs": " ", "So": "*", "Sm": "*", "Mn": "", "Cf": ""}


def spelled(text: str) -> str:
    """Text in ASCII, as far as it can be: a suit by the letter that can be typed for it."""
    return "".join(_SPELLED.get(char) or _plain(char) for char in text)


def _plain(char: str) -> str:
    parts = unicodedata.normalize("NFKD", char)
    kept = "".join(_SPELLED.get(part, part if part.isascii() else "") for part in parts)
    return kept or _BY_CATEGORY.get(unicodedata.category(char), "?")


def _error(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return spelled(error.object[error.start : error.end]), error.end


codecs.register_error(_HANDLER, _error)


def make_readable(language: Language, *streams: Any) -> None:
    """Nothing that is written to these ends in an error, or is lost.

    A language that the code page cannot write at all, as Japanese in that of a Western system, is
    written in UTF-8: its letters could not be spelled out.
    """
    sample = language.tr("The Laws of Duplicate Bridge (2017) as a director's desk.")
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            kept = sample.isascii() or _writes(stream.encoding, sample)
            stream.reconfigure(encoding=stream.encoding if kept else "utf-8", errors=_HANDLER)


def _writes(encoding: str, text: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
