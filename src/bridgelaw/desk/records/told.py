"""What somebody said before a quick ruling began: their words, and the table that they make."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from bridgelaw.game import Board
from bridgelaw.laws import Interview, Procedure
from bridgelaw.locale import Refusal
from bridgelaw.table.notation import read_events
from bridgelaw.table.table import Table

LONGEST_LOG = 600
"""Characters of a log in an address or a form."""


@dataclass(frozen=True)
class ToldStory:
    """The words as they were said, and the events that they tell, at a table known in part.

    >>> told = Told("East bid 1H over North's 1S", log="..., N 1S, E 1H, ...")
    >>> [each.breach.rectified_by for each in told.table.irregularities]
    ['27']
    """

    words: str = ""
    dealer: str = ""
    vulnerable: str = ""
    log: str = ""
    """The events in their notation; empty where the words make no table."""
    then: tuple[str, ...] = ()
    """What else was told, in the order in which it is ruled on: a procedure, and whose (`E`)."""
    facts: tuple[tuple[str, str], ...] = ()
    """What was tapped on the page of its moment, by name."""
    settled: tuple[tuple[str, str], ...] = ()
    """The answers that these facts settle, by question: nobody is asked for them."""

    @cached_property
    def table(self) -> Table | None:
        """The table, of which only what was told is known."""
        if not self.log:
            return None
        board = Board.parse(None, self.dealer or "?", self.vulnerable or None)
        return Table(board, None, read_events(self.log[:LONGEST_LOG]))

    def for_ruling(self, procedure: Procedure) -> ToldStory:
        """The same without its events where this procedure cannot begin at the table they make.

        An address may hold anything; and a table of which little is known may show nothing yet.
        """
        if not self.log:
            return self
        try:
            Interview.begin(procedure, self.table)
        except (Refusal, ValueError):
            return replace(self, dealer="", vulnerable="", log="")
        return self

    @property
    def second(self) -> tuple[str, str]:
        """What is ruled on next of what was told: the procedure, and the letter of a seat."""
        first = self.then[0] if self.then else ""
        procedure, _, who = first.partition(" ")
        return procedure, who

    def after_it(self, procedure: str) -> ToldStory:
        """What a ruling that follows was told: the same words, and what is left to rule on."""
        then = self.then[1:] if procedure == self.second[0] else self.then
        return ToldStory(self.words, then=then)

    def __bool__(self) -> bool:
        return bool(self.words or self.log or self.facts)

    def as_json(self) -> dict[str, Any]:
        """As the log keeps it: what was not told is left out."""
        told = {"words": self.words, "dealer": self.dealer, "vulnerable": self.vulnerable,
                 "log": self.log, "then": list(self.then), "facts": dict(self.facts),
                 "settled": dict(self.settled)}  # fmt: skip
        return {name: value for name, value in told.items() if value}

    @classmethod
    def from_json(cls, data: Mapping[str, Any] | None) -> ToldStory:
        """As `as_json` wrote it; nothing of a ruling of which nobody told anything."""
        data = data or {}
        return cls(
            data.get("words", ""), data.get("dealer", ""), data.get("vulnerable", ""),
            data.get("log", ""), tuple(data.get("then", ())),
            tuple(data.get("facts", {}).items()), tuple(data.get("settled", {}).items()),
        )  # fmt: skip


NOTHING_TOLD = ToldStory()
