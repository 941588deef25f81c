"""What the director says, to whom, and where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player
from bridgelaw.laws.machinery.facts import Duty, facts_of, named_in
from bridgelaw.locale.text import Text


@dataclass(frozen=True, slots=True)
class Words:
    """What the director says, and to whom; `None` for everybody. `to, text = words` takes both.

    `away`: said to that player alone, away from the table.

    >>> from bridgelaw import PROCEDURES, Board, Interview, Seat, Table
    >>> table = Table(Board(Seat.WEST)).after("W 1H, N P, E 1H")
    >>> interview = Interview.begin(PROCEDURES["insufficient-bid"], table)
    >>> for answer in ("no", "no", "Pass", "none"):
    ...     interview = interview.answer(answer)
    >>> interview.ruling.words[0].to, str(interview.ruling.words[0].text)
    (Seat.WEST, 'You must pass whenever it is your turn to call.')
    """

    to: Player | None
    text: Text
    away: bool = False

    @property
    def duties(self) -> tuple[Duty, ...]:
        """What it says that somebody may, must or must not do."""
        return tuple(one for one in facts_of(self.text, self.to) if isinstance(one, Duty))

    @property
    def cards(self) -> frozenset[Card]:
        """The cards that it names."""
        return frozenset(_cards(self.text))

    def __iter__(self) -> Iterator[Any]:
        return iter((self.to, self.text))


def _cards(text: Text) -> Iterator[Card]:
    for _, value in text.values:
        if isinstance(value, Text):
            yield from _cards(value)
        else:
            yield from (one for one in named_in(value) if isinstance(one, Card))
