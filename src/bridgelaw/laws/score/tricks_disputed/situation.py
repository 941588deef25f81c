"""Law 79: what the record and the table show of the tricks, and which result can be another's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bridgelaw.game.contracts import Contract
from bridgelaw.game.seats import Side
from bridgelaw.laws.common.board_score import BoardScore
from bridgelaw.laws.law import Phase, Text, tr
from bridgelaw.laws.score.tricks_disputed.questions import RESULT, Claim
from bridgelaw.scoring.outcomes import Outcome, PassedOut, Played, Points, score_of
from bridgelaw.table.result import is_claim_agreed, is_finished

_NOT_TRICKS = tr("only the tricks are in dispute; another contract is an error in the record")


@dataclass(frozen=True, slots=True)
class DisputedBoard(BoardScore):
    """What is known of the board."""

    @property
    def claim(self) -> Claim | None:
        """79B1: whether the tricks were claimed; of an agreed claim some were played before it."""
        table = self.table
        if not (is_finished(table) or table.entered.phase is Phase.CLAIMED):
            return None
        if table.claim is None or table.claim_decided is not None:
            return Claim.NO
        return None if is_claim_agreed(table) else Claim.NOT_AGREED

    def no_such_claim(self, claim: Claim) -> Text | None:
        """Why the claim cannot have been like that."""
        agreed = is_claim_agreed(self.table)
        return tr("the claim was agreed") if agreed and claim is Claim.NOT_AGREED else None

    @property
    def contract(self) -> Contract | None:
        return self.table.contract

    def not_the_result(self, result: Outcome) -> Text | None:
        """Why this cannot be the result of the table."""
        is_other = _is_other_contract(result, self.contract)
        return _NOT_TRICKS if is_other else self.no_such_result(result)

    def results(self) -> tuple[str, ...]:
        """A result of the table's contract, or of any."""
        if self.contract is None:
            return RESULT.samples()
        return (str(Played(self.contract, self.contract.tricks_needed)),)

    def not_instead_of(self, recorded: Outcome) -> Callable[[Outcome], Text | None]:
        """Why a result cannot take the place of the one on record."""
        contract = recorded.contract if isinstance(recorded, Played) else None

        def reason(actual: Outcome) -> Text | None:
            if _is_other_contract(actual, contract):
                return _NOT_TRICKS
            if self.difference(actual, recorded) is None:
                return tr(
                    "it cannot be compared with {recorded}: say it in the same way",
                    recorded=str(recorded),
                )
            return self.no_such_result(actual)

        return reason

    def played_instead_of(self, recorded: Outcome) -> Outcome | None:
        """The result that the table shows, where it can take the place of the one on record."""
        played = self.played
        if played is None or self.not_instead_of(recorded)(played) is not None:
            return None
        return played

    def difference(self, actual: Outcome, recorded: Outcome) -> int | None:
        """How much better the actual result is for North-South; `None` if that cannot be told."""
        if self.vulnerability is not None:
            vulnerability = self.vulnerability
            return score_of(actual, vulnerability) - score_of(recorded, vulnerability)
        if isinstance(actual, Points) and isinstance(recorded, Points):
            return actual.ns - recorded.ns
        if isinstance(actual, PassedOut) and isinstance(recorded, PassedOut):
            return 0
        if (
            isinstance(actual, Played)
            and isinstance(recorded, Played)
            and actual.contract == recorded.contract
        ):
            tricks = actual.tricks - recorded.tricks
            return tricks if actual.contract.declarer.side is Side.NS else -tricks
        return None


def _is_other_contract(result: Outcome, contract: Contract | None) -> bool:
    """Is it a result in another contract than the one that was played, if any was?"""
    if isinstance(result, Played):
        return contract is not None and result.contract != contract
    return contract is not None and isinstance(result, PassedOut)


def results_like(recorded: Outcome) -> tuple[str, ...]:
    """Answers that take every branch: more tricks, fewer, and the same."""
    if not isinstance(recorded, Played):
        return (str(recorded),)
    numbers = (recorded.tricks + 1, recorded.tricks - 1, recorded.tricks)
    return tuple(str(Played(recorded.contract, tricks)) for tricks in numbers if 0 <= tricks <= 13)
