"""What a call shows, as anybody writes it: in the plain notation, or in their own words."""

from __future__ import annotations

from collections.abc import Callable

from bridgelaw.comparable.errors import LeftOpen, MeaningError
from bridgelaw.comparable.meanings import Meaning
from bridgelaw.comparable.notation.plain import (
    TERM,
    TWO_WAYS,
    has_words,
    is_plain,
    parse_plain,
    read_plain,
)
from bridgelaw.comparable.spoken.reading import spoken


def parse_meaning(text: str) -> Meaning:
    """Reads a meaning, and refuses one that no hand has.

    >>> parse_meaning("ハート4枚以上 6点以上")
    Meaning('6+ H4+')
    >>> parse_meaning("S5+ (C4+ or D4+)").count
    45968022815
    """
    return _read(text, parse_plain)


def read_meaning(text: str) -> Meaning:
    """Reads a meaning, even one that no hand has."""
    return _read(text, read_plain)


def _read(text: str, plainly: Callable[[str], Meaning]) -> Meaning:
    """In the plain notation where it is in that alone; else, or if that fails, as people say it."""
    if not is_plain(text):
        return _in_words(text)
    try:
        read_plain(text)
    except MeaningError as error:
        if error.expected is TWO_WAYS or not has_words(text):
            raise
        said = spoken(text).meaning  # “2 aces 10+”
        if said is None:
            raise
        return said
    return plainly(text)


def _in_words(text: str) -> Meaning:
    said = spoken(text)
    if (meaning := said.meaning) is not None:
        return meaning
    if said.wrong is not None:
        raise MeaningError(text, 0, len(text), said.wrong)
    if said.places:
        start, end = said.places[0]
        raise MeaningError(text, start, end, TERM)
    raise LeftOpen(text, said.asks or TERM)
