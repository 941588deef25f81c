"""Law 70: the judge of claims at work for a procedure, which runs again at every answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.rules import RULES, Kind, Rule
from bridgelaw.analysis.claims.verdict import Verdict
from bridgelaw.analysis.claims.words import assumption
from bridgelaw.laws.law import Case, Text, tr
from bridgelaw.locale.patience import ensure_awaited, is_over

_GLANCE = 512
"""The positions that are looked at when many ends are foreseen."""
_LEISURE = 16_000
"""The positions that are looked at while the director waits, some seconds; then the verdict has
bounds, and the director decides. It is no time, so that a ruling does not depend on the machine."""


_BY_HAND = tr(
    "The lines of play after this claim are many. Give it as a quick ruling, in which you say "
    "yourself what can go wrong and how many tricks that costs."
)


@lru_cache(maxsize=256)
def at_a_glance(claim: Claim) -> Verdict:
    """The verdict, or its bounds; it does not depend on how fast the machine is."""
    from bridgelaw.analysis.claims.judge import judge  # loaded late: few rulings need it

    return judge(claim, positions=_GLANCE)


@lru_cache(maxsize=256)
def at_leisure(claim: Claim) -> Verdict:
    """The verdict, or its bounds if the director would wait too long for it."""
    from bridgelaw.analysis.claims.judge import judge
    from bridgelaw.analysis.solver.find import solver_or_none

    verdict = at_a_glance(claim)
    if verdict.normal.is_decided:
        return verdict
    verdict = judge(claim, solver=solver_or_none(), positions=_LEISURE, stop=is_over)
    # Bounds that depend on how long somebody waited are no verdict: the next run may have others.
    ensure_awaited(_BY_HAND)
    return verdict


def verdict_on(case: Case, claim: Claim) -> Verdict:
    """What the claim is worth; cut short where only the ends are foreseen."""
    return at_a_glance(claim) if case.foresees else at_leisure(claim)


def drawn(case: Case, verdict: Callable[[], Verdict]) -> dict[str, Any]:
    """What a page needs to draw the line of play beside a question."""
    assert case.table is not None
    return {"verdict": verdict, "board": case.table.board}


_IN_ORDER = ("70E1", "70D2", "70D1")


def deciding_clause(verdict: Verdict, look: Callable[[Claim], Verdict]) -> str:
    """The clause by which claimer's side gets as few tricks as that, where that is decided.

    `look` judges a claim.
    """
    claim = verdict.claim
    if verdict.tricks > claim.tricks:
        return "71B"
    if claim.forgotten_trump and not verdict.is_good:
        # 70C3. It is the trump that costs a trick if there would be more when it was remembered.
        if look(replace(claim, forgotten_trump=False)).tricks > verdict.tricks:
            return "70C"
    if verdict.is_good or verdict.best.most <= verdict.tricks:
        return "70A"
    used = {rule.law for rule in verdict.rules if rule.kind is Kind.ALLOWANCE}
    return next((law for law in _IN_ORDER if law in used), "70D1")


def assumed(verdict: Verdict) -> tuple[tuple[Rule, Text], ...]:
    """The rules of the line that a director can switch off, in sentences."""
    claim = verdict.claim
    return tuple((rule, assumption(claim, rule)) for rule in verdict.rules if rule in RULES)


def lines(texts: Iterable[Text]) -> Text:
    """Several sentences, one a line."""
    found: Text | None = None
    for text in texts:
        found = text if found is None else tr("{first}\n{second}", first=found, second=text)
    assert found is not None
    return found
