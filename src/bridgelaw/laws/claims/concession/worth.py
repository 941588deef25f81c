"""Law 71(2) where all four hands are known: what no normal play of the conceding side loses."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.verdict import Verdict
from bridgelaw.analysis.claims.words import explain, line_text
from bridgelaw.laws.claims.concession.questions import COMPUTED, SURE
from bridgelaw.laws.claims.judging import at_a_glance, lines, rule_options, verdict_on
from bridgelaw.laws.claims.known_claim import judged_at
from bridgelaw.laws.claims.questions import FORGOTTEN, NORMAL_OPTIONS
from bridgelaw.laws.machinery.case import Case
from bridgelaw.locale.text import All, Text, tr


def never_lost(case: Case) -> int | None:
    """The tricks conceded that no normal play loses; `None` where the director must say it."""
    claim = judged_at(case.table)
    if claim is None:
        return None
    verdict = verdict_on(case, _remembered(case, claim))
    off = case.ask(
        replace(COMPUTED, options=(*NORMAL_OPTIONS, *rule_options(verdict))),
        found=lambda: _found(verdict),
        why=SURE.why,
        evidence=lambda: lines(explain(verdict)),
    )
    if off is None:
        return None
    if off:
        verdict = verdict_on(case, replace(verdict.claim, off=off))
    # Only what is certain has been given away in vain.
    if not verdict.normal.is_decided and verdict.normal.most > claim.tricks >= verdict.normal.least:
        return None
    case.derive(lambda: explain(verdict))
    return max(0, verdict.normal.least - claim.tricks)


def _remembered(case: Case, claim: Claim) -> Claim:
    """70C: a trump that is out may have been forgotten here as well, if that matters."""
    glance = at_a_glance(claim)
    if not glance.assumed_forgotten:
        return claim
    if glance.normal.is_decided and glance.if_remembered == glance.tricks:
        return claim
    trumps = tr("the trumps that are out, {cards}", cards=All(tuple(claim.trumps_out)))
    forgotten = case.ask(FORGOTTEN, claimer=claim.claimer, trumps=trumps)
    return replace(claim, forgotten_trump=forgotten)


def _found(verdict: Verdict) -> Text:
    claim = verdict.claim
    side, left = claim.claimer.side, claim.position.left
    normal = tr(
        "{side} conceded {conceded} of the {left} tricks left. Computed from the four hands: "
        "with the worst normal play it still wins {normal}, and it kept {kept}.",
        side=side,
        conceded=left - claim.tricks,
        left=left,
        normal=verdict.normal.bounds,
        kept=claim.tricks,
    )
    return lines((*line_text(claim, verdict.normal), normal))
