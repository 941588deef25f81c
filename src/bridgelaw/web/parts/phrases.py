"""How sentences are set on a page: the deciding words first, and who is spoken to."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from markupsafe import Markup

_FIRST = re.compile(r"^(.+?(?:[、。：　]|[,.;:](?=\s)))\s*(\S.*)$", re.S)
"""A first phrase, up to a comma or a full stop, and the rest."""


def first_phrase(words: str) -> tuple[str, str]:
    """The words up to the first comma or full stop, and the rest; all of them without one."""
    match = _FIRST.match(words)
    return (match[1], match[2]) if match else (words, "")


def phrased(words: str, coloured: Callable[[str], Markup]) -> Markup:
    """An answer or a choice with its first phrase in bold: `<b>Yes,</b> South is declarer`."""
    first, rest = first_phrase(words)
    bold = Markup("<b>{}</b>").format(coloured(first))
    if not rest:
        return bold
    space = "" if first[-1] in "、。：　" else " "
    return bold + space + Markup("<span>{}</span>").format(coloured(rest))


_AT_A_TIME = 60  # words: more are not listened to
_CJK = re.compile("[\u3040-\u30ff\u3400-\u9fff]")
_LETTERS_A_WORD = 2.5  # in Japanese, as long to say as a word of English


def length(words: str) -> float:
    """How long it takes to say, in words."""
    japanese = len(_CJK.findall(words))
    return japanese / _LETTERS_A_WORD + len(_CJK.sub(" ", words).split()) * (not japanese)


def addressed(
    name: str, words: str, colon: str, names: Iterable[str], coloured: Callable[[str], Markup]
) -> Markup:
    """A paragraph that begins with whom it is said to: `<b>West,</b> you may not …`.

    Where the words name one of the players first, nobody is named twice.
    """
    for one in (name, *names) if name else names:
        match = re.match(rf"({re.escape(one)}(?:さん)?[,:、：])\s*", words)
        if match:
            rest = words[match.end() :]
            space = "" if match[1][-1] in "、：" else " "
            return Markup("<b>{}</b>").format(match[1]) + space + coloured(rest)
    if not name:
        return coloured(words)
    head = name[:1].upper() + name[1:] + colon.rstrip()
    return Markup("<b>{}</b>").format(head) + " " * colon.endswith(" ") + coloured(words)


_SENTENCE = re.compile(r"(?<=[.!?])\s+|(?<=。)")


def in_breaths(words: str) -> list[str]:
    """Words that are too long to listen to, broken between sentences."""
    if length(words) <= _AT_A_TIME:
        return [words]
    breaths = [""]
    for sentence in _SENTENCE.split(words):
        longer = f"{breaths[-1]}{'' if breaths[-1].endswith('。') else ' '}{sentence}".strip()
        if breaths[-1] and length(longer) > _AT_A_TIME:
            breaths.append(sentence)
        else:
            breaths[-1] = longer
    return breaths


def portions(paragraphs: Iterable[Markup]) -> list[list[Markup]]:
    """Paragraphs put together as long as they can be listened to at a time."""
    parts: list[list[Markup]] = []
    room = 0.0
    for one in paragraphs:
        needs = length(one.striptags())
        if not parts or needs > room:
            parts.append([])
            room = _AT_A_TIME
        parts[-1].append(one)
        room -= needs
    return parts
