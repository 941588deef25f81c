"""Reads what claimer said, in English or Japanese, as the steps of a line of play."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from bridgelaw.analysis.claims.statement import errors
from bridgelaw.analysis.claims.statement.errors import NotAStatement
from bridgelaw.analysis.claims.statement.said.gathering import gathered, is_adverb, reasons
from bridgelaw.analysis.claims.statement.said.meaning import Meaning
from bridgelaw.analysis.claims.statement.said.said_rows import claim_grammar
from bridgelaw.analysis.claims.statement.said.said_words import words_of_table
from bridgelaw.analysis.claims.statement.steps import Note, NoteKind, Statement
from bridgelaw.analysis.position import Position
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit
from bridgelaw.reading.readings import Part, read

__all__ = ["NotAStatement", "grammar", "parts_of", "read_statement"]

_CARD_OR_NUMBER = re.compile(r"(?<!\d)[1-6]\s?[♠♥♦♣]")
_ACE = re.compile(
    r"(?<![A-Za-z])A(?![A-Za-z])(?!\s+[a-z])|(?<=[^\s.!?]\s)A(?![A-Za-z])"
    r"|(?<=[^A-Za-z\s])A(?![A-Za-z])"
)
"""“A” for the ace, not the article at the beginning of a sentence."""
_ENGLISH = re.compile("[A-Za-z]{3}")
_NO_ARTICLE = 2.0
"""In Japanese it is the ace."""
_NUMBERED = re.compile(r"(?:(?<=\s)|^)\(?(\d)[.)](?=\s)")

grammar = cache(claim_grammar)
"""The words and constructions of claims, made once."""


def read_statement(
    text: str,
    *,
    claimer: Seat,
    declarer: Seat,
    trump: Suit | None,
    led: Suit | None = None,
    position: Position | None = None,
) -> Statement:
    """The statement as it was understood; `NotAStatement` names the part that was not.

    `led` is the suit of the trick in progress, which `win the ace` is about. Whether a condition
    holds (`if clubs break`) can be seen only where the `position` is known.

    >>> south = Seat.SOUTH
    >>> read_statement("draw trumps, CA", claimer=south, declarer=south, trump=Suit.SPADES).steps
    (DrawTrumps(rounds=None), PlayCards(cards=(Card('CA'),)))
    """
    spelled = _CARD_OR_NUMBER.search(text)
    if spelled is not None:  # 3♥: a card, or three hearts?
        raise NotAStatement(text, *spelled.span(), errors.NOT_HERE)
    parts, said = parts_of(text, claimer), text
    passed = [(part.start, part.end) for part in parts if is_adverb(part)] + list(reasons(parts))
    for start, end in passed:
        said = f"{said[:start]}{' ' * (end - start)}{said[end:]}"
    if passed:  # what stands around them is read as if they were not there
        parts = parts_of(said, claimer)
    speech = gathered(text, parts)
    speech.notes += (Note(NoteKind.PASSED_OVER, text[start:end]) for start, end in passed)
    return Meaning(text, claimer, declarer, trump, led, position).statement(speech)


def parts_of(text: str, claimer: Seat) -> tuple[Part, ...]:
    """The words in the parts in which they are understood, or not."""
    said = text
    if _NUMBERED.findall(text)[:2] == ["1", "2"]:  # 1. spades 2. hearts
        said = _NUMBERED.sub(lambda found: ";".ljust(len(found[0])), text)
    said = said.replace("\n", ";")
    plain = unicodedata.normalize("NFKC", text)
    ace = (
        0.0
        if not _ACE.search(plain)
        else 0.7
        if plain.isascii() or _ENGLISH.search(plain)
        else _NO_ARTICLE
    )
    also = words_of_table(claimer, ace)
    return read(said, grammar(), also=also).best.parts
