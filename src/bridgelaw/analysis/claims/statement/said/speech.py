"""What a claimer says becomes a statement."""

from __future__ import annotations

import re
from functools import cache

from bridgelaw.analysis.claims.statement import errors
from bridgelaw.analysis.claims.statement.errors import NotAStatement
from bridgelaw.analysis.claims.statement.said.gathering import gathered, refuse_what_may_matter
from bridgelaw.analysis.claims.statement.said.meaning import Meaning
from bridgelaw.analysis.claims.statement.said.said_rows import claim_grammar
from bridgelaw.analysis.claims.statement.steps import Statement
from bridgelaw.analysis.position import Position
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit
from bridgelaw.reading.chart import Grammar
from bridgelaw.reading.readings import read

_grammar = cache(claim_grammar)
_CARD_OR_NUMBER = re.compile(r"\d\s?[♠♥♦♣]")


def grammar() -> Grammar:
    """The words and constructions of claims, made once."""
    return _grammar()


def hear(
    text: str,
    *,
    claimer: Seat,
    declarer: Seat,
    trump: Suit | None,
    led: Suit | None = None,
    position: Position | None = None,
) -> Statement:
    """The statement as it was understood; `NotAStatement` names the part that was not.

    >>> south = Seat.SOUTH
    >>> hear("club to the ace and dummy is good", claimer=south, declarer=south, trump=None).steps
    (PlayCards(cards=(Card('CA'),)),)
    """
    spelled = _CARD_OR_NUMBER.search(text)
    if spelled is not None:  # 3♥: a card, or three hearts?
        raise NotAStatement(text, *spelled.span(), errors.NOT_HERE)
    parts = read(text, grammar()).best.parts
    refuse_what_may_matter(text, parts)
    speech = gathered(text, parts)
    return Meaning(text, claimer, declarer, trump, led, position).statement(speech)
