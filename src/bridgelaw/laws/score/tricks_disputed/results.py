"""Results of a board: which is better, and what it scores."""

from __future__ import annotations

from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.contracts import Contract
from bridgelaw.game.seats import Side
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.score.common import known_vulnerability
from bridgelaw.locale.text import tr
from bridgelaw.scoring.numbers import signed
from bridgelaw.scoring.outcomes import Outcome, PassedOut, Played, Points, score_of
from bridgelaw.scoring.words import outcome_text


def difference(
    actual: Outcome, recorded: Outcome, vulnerability: Vulnerability | None
) -> int | None:
    """How much better the actual result is for North-South; `None` if that cannot be told."""
    if vulnerability is not None:
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


def is_other_contract(outcome: Outcome, contract: Contract | None) -> bool:
    """Is it a result in another contract than the one that was played, if any was?"""
    if isinstance(outcome, Played):
        return contract is not None and outcome.contract != contract
    return contract is not None and isinstance(outcome, PassedOut)


def others(recorded: Outcome) -> tuple[str, ...]:
    """Answers that take every branch: more tricks, fewer, and the same."""
    if not isinstance(recorded, Played):
        return (str(recorded),)
    numbers = (recorded.tricks + 1, recorded.tricks - 1, recorded.tricks)
    return tuple(str(Played(recorded.contract, tricks)) for tricks in numbers if 0 <= tricks <= 13)


def derive_points(case: Case, outcome: Outcome) -> None:
    """The points of the result, where the vulnerability is known (77)."""
    vulnerability = known_vulnerability(case)
    if vulnerability is None:
        return
    score = score_of(outcome, vulnerability)
    case.derive(
        tr("{result}: {ns} for {north}, {ew} for {east}.", result=outcome_text(outcome),
           ns=signed(score), ew=signed(-score), north=Side.NS, east=Side.EW)
    )  # fmt: skip
