"""The result of a board in tricks: what was won at the table, and what rulings moved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridgelaw.game.contracts import Contract
from bridgelaw.game.seats import Side
from bridgelaw.table.effects import ScoreAdjusted
from bridgelaw.table.events import Claimed, Ruled
from bridgelaw.table.rules.editions import rules_at
from bridgelaw.table.rules.kinds import Says
from bridgelaw.table.rules.rules import Rules
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table

_ALL = 13

CLAIM = "claim"
"""The name under which the agreement to a claim is kept in the log, with its clause, 69A."""
CLAIM_AGREED = "claim-agreed"
"""The name under which a ruling on that agreement is kept."""
CONCESSION = "concession"
"""The name under which a ruling on tricks that a side gave away is kept."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a board ended. Tricks are those of declarer's side."""

    contract: Contract | None
    """`None`: nobody bid, or the board was not played."""
    passed_out: bool
    won: int
    """At the table, with what a claim brought."""
    lost: int
    transferred: int
    """Moved after play: to declarer's side, or from it where this is negative."""
    adjusted: tuple[ScoreAdjusted, ...]

    @property
    def tricks(self) -> int:
        return self.won + self.transferred

    @property
    def is_complete(self) -> bool:
        """All thirteen tricks are accounted for; they are not in an ending."""
        return self.won + self.lost == _ALL

    @property
    def over(self) -> int | None:
        """Tricks more than the contract needs, or fewer where this is negative."""
        if self.contract is None or not self.is_complete:
            return None
        return self.tricks - self.contract.tricks_needed

    def to_json(self) -> dict[str, Any]:
        return {
            "contract": None if self.contract is None else str(self.contract),
            "passed_out": self.passed_out,
            "tricks_at_table": self.won,
            "transferred": self.transferred,
            "tricks": self.tricks,
            "over": self.over,
            "adjusted": [
                {"adjustment": one.adjustment.value, "law": one.law} for one in self.adjusted
            ],
        }


def is_finished(table: Table) -> bool:
    """Is nothing left to be called or played? A claim ends the board when it is settled."""
    if table.is_cancelled:
        return True
    if table.phase is Phase.CLAIMED:
        return is_claim_settled(table)
    return table.phase in (Phase.OVER, Phase.PASSED_OUT)


def is_claim_agreed(table: Table) -> bool:
    """69A: nobody objects; after that all four hands may go back.

    The director may find later that the agreement was not established yet.
    """
    if table.claim is None:
        return False
    for ruling in reversed(rulings_since_claim(table)):
        agreed = _found_agreed(rules_at(table), ruling)
        if agreed is not None:
            return agreed
    return table.phase is Phase.OVER


def is_claim_doubted(table: Table) -> bool:
    """68D2(a): has the director found that it is disputed, and not that it was agreed to since?"""
    rules, since = rules_at(table), rulings_since_claim(table)
    doubted = any(rules.have(Says.CLAIM_DOUBTED, ruling.clauses) for ruling in since)
    return doubted and not is_claim_agreed(table)


def rulings_since_claim(table: Table) -> tuple[Ruled, ...]:
    """What the director has ruled since the claim or concession that stands was made."""
    found: list[Ruled] = []
    for event in reversed(table.log) if table.claim is not None else ():
        if event == table.claim:
            break
        if isinstance(event, Ruled):
            found.append(event)
    return tuple(reversed(found))


def _found_agreed(rules: Rules, ruling: Ruled) -> bool | None:
    """What the ruling says of the agreement to the claim, if it says anything."""
    if ruling.procedure == CLAIM_AGREED:
        # Otherwise the claim is open to dispute.
        return not rules.have(Says.CLAIM_DOUBTED, ruling.clauses)
    if ruling.procedure == CONCESSION:
        return True  # 71: it stands, but for what that ruling gave back
    if ruling.procedure == CLAIM and rules.have(Says.CLAIM_AGREED, ruling.clauses):
        return True
    # A revoke is corrected after the opponents' claim only while that is not agreed (63A4), but
    # for one on the twelfth trick (62D1).
    corrected = rules.have_all(Says.CORRECTED_AFTER_CLAIM, ruling.clauses)
    return False if corrected and not rules.have(Says.LAST_TRICKS, ruling.clauses) else None


def is_claim_settled(table: Table) -> bool:
    """Is the claim agreed to (69A), or has the director decided it (70)?"""
    return table.claim_decided is not None or is_claim_agreed(table)


def result_of(table: Table) -> Result | None:
    """The result, or `None` while the board is not finished."""
    if not is_finished(table):
        return None
    contract = table.contract
    if table.is_cancelled:
        return Result(None, False, 0, 0, 0, table.adjusted)
    if contract is None:
        passed_out = table.auction.is_over or table.recorded is not None
        return Result(None, passed_out, 0, 0, 0, table.adjusted)
    side = contract.declarer.side
    won, lost = table.tricks_won(side), table.tricks_won(side.other)
    if table.recorded is not None:
        won, lost = table.recorded.tricks, _ALL - table.recorded.tricks
    if table.claim is not None:
        claimed = _claimed(table, side)
        won, lost = won + claimed, lost + table.tricks_left - claimed
    moved = sum(one.tricks if one.side is side else -one.tricks for one in table.transfers)
    # Nobody can get more tricks than the other side has.
    moved = max(-won, min(lost, moved))
    return Result(contract, False, won, lost, moved, table.adjusted)


def _claimed(table: Table, side: Side) -> int:
    """How many of the remaining tricks the claim or concession gives to the side (68A, 68B1)."""
    claim, decided, left = table.claim, table.claim_decided, table.tricks_left
    assert claim is not None
    if decided is not None:
        return decided.tricks if decided.side is side else left - decided.tricks
    # To concede some of the tricks is to claim the others.
    own = claim.tricks if isinstance(claim, Claimed) else left - claim.tricks
    return own if claim.seat.side is side else left - own
