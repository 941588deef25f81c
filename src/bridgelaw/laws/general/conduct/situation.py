"""Laws 90 and 91: what the regulations and the event say about penalties."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from bridgelaw.laws.common.usual_penalty import said_aloud, twice_as_much, usual_penalty_words
from bridgelaw.laws.law import Circumstances, Text
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.profile import WBF, Profile


@dataclass(frozen=True, slots=True)
class Regulations:
    """Whose regulations hold, and how the event is scored, where that is known."""

    profile: Profile = WBF
    method: Method | None = None

    @classmethod
    def of(cls, given: Circumstances) -> Self:
        return cls(given.profile, None if given.scores is None else given.scores.method)

    @property
    def usual(self) -> Text:
        """90A: the usual penalty, in the unit of the event or in every unit."""
        return usual_penalty_words(self.profile, self.method)

    @property
    def amount(self) -> Text:
        """The amount that the players hear."""
        return said_aloud(self.profile, self.method)

    @property
    def twice(self) -> Text | None:
        """Twice as much; nothing where the director names the amount."""
        return twice_as_much(self.profile, self.method)
