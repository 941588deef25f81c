"""Law 69: what the table and the scores show of a claim that was agreed to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bridgelaw.game.seats import Role, Seat, Side
from bridgelaw.laws.claims.claim_agreed.questions import Agreed
from bridgelaw.laws.claims.known_claim import TricksLetGo, claimed_tricks
from bridgelaw.laws.law import Part, Text, tr
from bridgelaw.table.events import Spread

CLAIMER = Part(Role.OFFENDER, tr("the claimer"))


@dataclass(frozen=True, slots=True)
class AgreedClaim(TricksLetGo):
    """Who agreed to lose what."""

    @property
    def side(self) -> Side | None:
        return None if self.claimed_by is None else self.claimed_by.side.other

    @property
    def claimer(self) -> Seat | Part:
        return CLAIMER if self.made is None else self.made.seat

    @property
    def let_go(self) -> int | None:
        if self.table.claim is None:
            return None
        return claimed_tricks(self.table)

    @property
    def faced(self) -> bool | None:
        """A hand that was put down with the claim could be seen; of another nothing is known."""
        made = self.made
        if made is None:
            return None
        spread = (event for event in self.table.log if isinstance(event, Spread))
        return True if any(event.seat is made.seat for event in spread) else None


def not_yet_established(round_over: bool | None) -> Callable[[Agreed], Text | None]:
    """69A: why an agreement is established by now: the round has ended (8B)."""

    def reason(agreed: Agreed) -> Text | None:
        if round_over and agreed is Agreed.ASSENTED:
            return tr("the round has ended for this table")
        return None

    return reason
