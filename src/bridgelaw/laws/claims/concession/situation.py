"""Law 71: what the table and the scores show of a concession."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.analysis.claims.verdict import Verdict
from bridgelaw.analysis.claims.words import line_text
from bridgelaw.game.seats import Side
from bridgelaw.laws.claims.claim.situation import ClaimMade
from bridgelaw.laws.claims.concession.endings import CONCEDING_SIDE
from bridgelaw.laws.claims.concession.questions import FOUND, NOT_FINISHED, Conceded
from bridgelaw.laws.claims.judging import lines
from bridgelaw.laws.claims.known_claim import TricksLetGo, claimed_tricks
from bridgelaw.laws.law import Part, Text, filled, tr
from bridgelaw.laws.machinery.seating import NAMELESS
from bridgelaw.table.result import is_claim_agreed


@dataclass(frozen=True, slots=True)
class ConcededBoard(TricksLetGo):
    """Who conceded, and what."""

    @property
    def side(self) -> Side | None:
        return None if self.claimed_by is None else self.claimed_by.side

    @property
    def let_go(self) -> int | None:
        if self.table.claim is None:
            return None
        return self.table.tricks_left - claimed_tricks(self.table)

    def named(self, side: Side | None) -> Side | Part:
        return CONCEDING_SIDE if side is None else side

    @property
    def concession(self) -> ClaimMade:
        """The concession as Law 68 looks at it."""
        return ClaimMade(self.table, self.claimed_by or NAMELESS)

    @property
    def by_defender(self) -> bool | None:
        return None if self.made is None else self.table.defends(self.made.seat)

    @property
    def objected(self) -> bool | None:
        """Nobody has objected to what was agreed to; of anything else the table knows nothing."""
        return False if is_claim_agreed(self.table) else None

    def not_conceded(self, what: Conceded) -> Text | None:
        """Why that cannot have been conceded at this table."""
        if what is Conceded.LEFT and self.let_go == 0:
            return tr("all the tricks that were left were claimed")
        if what is Conceded.CONTRACT and self.made is not None and not self._is_decided:
            return tr("the contract was neither made nor defeated when the play stopped")
        return None

    @property
    def _is_decided(self) -> bool:
        """Had the side that conceded the tricks to make the contract, or to defeat it?"""
        table, side = self.table, self.side
        if table.contract is None or side is None:
            return False
        needed = table.contract.tricks_needed
        if side is not table.contract.declarer.side:
            needed = 14 - needed
        return table.tricks_won(side) >= needed


def found(verdict: Verdict) -> Text:
    """71B: what the four hands tell of the tricks conceded."""
    claim = verdict.claim
    left = claim.position.left
    level = verdict.normal
    normal = filled(
        FOUND if level.is_decided else NOT_FINISHED,
        side=claim.claimer.side,
        conceded=left - claim.tricks,
        left=left,
        normal=level.tricks,
        kept=claim.tricks,
        least=level.least,
        most=level.most,
    )
    return lines((*line_text(claim, level, named=False), normal))
