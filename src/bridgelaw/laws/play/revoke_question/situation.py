"""Laws 61B, 61C and 66: what the table shows when somebody asks about a revoke."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.seats import Seat
from bridgelaw.laws.law import Table
from bridgelaw.table.breaches import REVOKES


@dataclass(frozen=True, slots=True)
class Inquiry:
    """What there is to find, and whether the play is over."""

    has_revoke: bool = False
    """Whether the table shows a revoke that is still to be ruled on."""
    asked: Seat | None = None
    """The defender who was the last not to follow suit."""

    @property
    def goes_on(self) -> str | None:
        """The procedure for the revoke itself, where there is one."""
        return "revoke" if self.has_revoke else None

    @property
    def goes_on_without_penalty(self) -> str | None:
        """The procedure that puts it right without a penalty card."""
        return "dummy-conduct" if self.has_revoke else None


def find_inquiry(table: Table) -> Inquiry:
    discards = (
        seat
        for trick in (table.trick, *table.tricks[::-1])
        for seat, card in trick.cards[::-1]
        if table.defends(seat) and card.suit is not trick.cards[0][1].suit
    )
    return Inquiry(bool(table.open_of(*REVOKES)), next(discards, None))
