"""The laws and words by which a stream is found.

Each is kept as a term of its own, so that a list is read from the index in its order and stops
when the page is full, however long the log is.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bridgelaw.store.entries import Summary

_LONGEST = 10  # letters of a word: what is longer is found by its beginning
_MOST = 2000  # letters of a text whose words are kept
_FIRST_EAST_ASIAN = 0x2E80
_LAW_PARTS = re.compile(r"\((\w+)\)|(\d+)|([a-z])")
_WORDS = re.compile(r"[^\W_]+")


def terms_of(summary: Summary) -> frozenset[str]:
    """Everything by which a stream is found: 27B1(a) by 27, 27B and 27B1 too, but not by 7."""
    shown = dict(summary.shown or {})
    marks = map(mark_term, shown.pop("marks", ()))
    table = shown.pop("table", None)
    at = () if table is None else (table_term(""), table_term(table))
    laws = (f"§{part}" for law in summary.laws for part in _law_parts(law))
    return frozenset([*marks, *at, *laws, *_kept_words(_strings(shown))])


def mark_term(mark: str) -> str:
    """The term of one of the `marks` that are shown."""
    return f"#{mark}"


def table_term(table: str) -> str:
    """The term of what is about this table; with no name, about any."""
    return f"@{table}"


def law_term(law: str) -> str | None:
    """The term of a law as a person writes it; `None` where it is not a law."""
    parts = tuple(_law_parts(law))
    return f"§{parts[-1]}" if parts else None


def word_terms(words: str) -> tuple[str, ...]:
    """The terms that a stream must have all of, to be found by these words."""
    wanted: list[str] = []
    for word in _WORDS.findall(_plain(words)):
        if _is_east_asian(word):
            wanted += _pairs(word) or [word]
        else:
            wanted.append(word[:_LONGEST])
    return tuple(dict.fromkeys(wanted))


def _law_parts(law: str) -> Iterator[str]:
    """12C1(e): 12, 12c, 12c1, 12c1e."""
    plain = _plain(law).replace("law", "").replace(" ", "")
    whole = ""
    for inner, digits, letter in _LAW_PARTS.findall(plain):
        whole += inner or digits or letter
        yield whole


def _kept_words(texts: Iterable[str]) -> Iterator[str]:
    for text in texts:
        for word in _WORDS.findall(_plain(text[:_MOST])):
            if _is_east_asian(word):
                # Without spaces between words, any two letters may begin one.
                yield from word
                yield from _pairs(word)
            else:
                yield word[:_LONGEST]
                for length in range(2, min(len(word), _LONGEST)):
                    yield word[:length]


def _pairs(word: str) -> list[str]:
    return [word[at : at + 2] for at in range(len(word) - 1)]


def _strings(value: Any) -> Iterator[str]:
    """All texts in a value of JSON."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for inner in value.values():
            yield from _strings(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from _strings(inner)


def _plain(text: str) -> str:
    """Without the difference of capitals and of full and half width."""
    return unicodedata.normalize("NFKC", text).casefold()


def _is_east_asian(word: str) -> bool:
    return any(ord(letter) >= _FIRST_EAST_ASIAN for letter in word)
