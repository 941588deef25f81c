"""Law 70 where all four hands are known: the claim is judged, and the director looks at it."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.rules import Rule
from bridgelaw.analysis.claims.statement.errors import NotAStatement
from bridgelaw.analysis.claims.verdict import Verdict
from bridgelaw.analysis.claims.words import awarded_text, explain, line_text, sentence
from bridgelaw.game.seats import Side
from bridgelaw.laws.claims.claim.claimant import Claimant, say_division
from bridgelaw.laws.claims.claim.judging import (
    at_leisure,
    deciding_clause,
    is_doubtful,
    lines,
    rules_in,
    verdict_on,
)
from bridgelaw.laws.claims.claim.questions import (
    AWARD,
    FORGOTTEN,
    NORMAL,
    NORMAL_OPTIONS,
    POINTS,
    STATEMENT,
)
from bridgelaw.laws.claims.claim.table_claim import claim_at
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.questions import Option
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.text import All, Text, filled, tr
from bridgelaw.table.effects import ClaimDecided
from bridgelaw.table.events import Claimed
from bridgelaw.table.table import Table


def known_claim(case: Case, table: Table, claimant: Claimant) -> Claim | None:
    """The claim, with what was said and forgotten; `None` where the table does not know enough."""
    if claim_at(table, "") is None:
        return None
    words = _statement(case, table, claimant)
    claim = claim_at(table, words)
    assert claim is not None
    # 70C. A trump that is out and was not mentioned: may it have been forgotten?
    if not claim.tricks or not claim.trump_may_be_forgotten:
        return claim
    trumps = tr("the trumps that are out, {cards}", cards=All(tuple(claim.trumps_out)))
    forgotten = case.ask(FORGOTTEN, claimer=claimant.name, trumps=trumps)
    return replace(claim, forgotten_trump=forgotten)


def _statement(case: Case, table: Table, claimant: Claimant) -> str:
    """68C: what was said at the time, in steps that can be followed."""
    made = table.claim
    said = made.statement if isinstance(made, Claimed) else ""
    problem = _problem(table, said)
    if said and problem is None:
        return case.fact(STATEMENT, lambda table: said)
    return case.ask(
        STATEMENT,
        allowed=lambda words: _problem(table, words),
        claimer=claimant.name,
        problem=problem or tr("If nothing was said about the play, answer none."),
    )


def _problem(table: Table, words: str) -> Text | None:
    """Why the words cannot be followed."""
    try:
        claim_at(table, words)
    except NotAStatement as error:
        return error.text
    return None


def award_tricks(case: Case, claim: Claim, goes_on: str | None) -> Ruling:
    """70A to 70E: the least successful normal line, and whether the director agrees to it."""
    # Whoever looks ahead from here has seen this verdict, so that it costs nothing.
    verdict = at_leisure(claim)
    side, left = claim.claimer.side, claim.position.left
    off = case.ask(
        replace(NORMAL, options=(*NORMAL_OPTIONS, *rule_options(verdict))),
        found=lambda: _found(verdict),
        evidence=lambda: lines(explain(verdict)),
    )
    award: int | None = None
    if off is None or off:
        # Judged anew only when somebody reads it: a preview of every rule would take too long.
        changed = replace(claim, off=claim.off | (off or frozenset()))
        award = case.ask(
            AWARD,
            allowed=lambda tricks: _not_an_award(tricks, left, computed=off is not None),
            branches=lambda: ("0",) if off is None else ("computed",),
            found=lambda: _found(verdict_on(case, changed) if off else verdict),
            side=side,
            claimer=claim.claimer,
        )
        if off:
            verdict = verdict_on(case, changed)
    if case.foresees and off and not verdict.normal.is_decided:
        return case.rule("70A", tr("The number is computed when this is chosen."))
    case.derive(lambda: explain(verdict))
    if award is not None and award != verdict.tricks:
        return _own_number(case, side, award, left, goes_on)
    clause = deciding_clause(verdict, lambda claim: verdict_on(case, claim))
    if clause == "70C":
        for point, text in POINTS:
            case.cite(point, text)
    case.say(None, sentence(verdict))
    decided = ClaimDecided(side, verdict.tricks, clause)
    return case.rule(clause, _headline(verdict, clause), decided, goes_on=goes_on)


def _headline(verdict: Verdict, clause: str) -> Text:
    claim = verdict.claim
    side, left = claim.claimer.side, claim.position.left
    if verdict.tricks == claim.tricks:
        return tr("The claim stands: {side} gets {tricks} of the {left} tricks left.", side=side,
                  tricks=verdict.tricks, left=left)  # fmt: skip
    if is_doubtful(verdict):
        return tr(
            "{side} gets {tricks} of the {left} tricks left. That it gets up to {most} is not "
            "excluded, but a doubt goes against the claim.",
            side=side, tricks=verdict.tricks, left=left, most=verdict.normal.most,
        )  # fmt: skip
    return filled(_WHY[clause], side=side, tricks=verdict.tricks, left=left, claimed=claim.tricks)


def _found(verdict: Verdict) -> Text:
    return lines((*line_text(verdict.claim, verdict.normal), *awarded_text(verdict)))


def rule_options(verdict: Verdict) -> tuple[Option[frozenset[Rule] | None], ...]:
    """An option for each rule of the line, to switch it off."""
    return tuple(
        Option(
            rule.value,
            frozenset({rule}),
            tr("Not for this player: {rule} ({text})", rule=rule.value, text=rule.text),
        )
        for rule in rules_in(verdict)
    )


def _not_an_award(tricks: int | None, left: int, computed: bool) -> Text | None:
    if tricks is None:
        return None if computed else tr("you have said that you award another number")
    return None if tricks <= left else tr("only {left} tricks are left", left=left)


def _own_number(case: Case, side: Side, tricks: int, left: int, goes_on: str | None) -> Ruling:
    case.derive(tr("The director awards {tricks} instead.", tricks=tricks))
    headline = tr("The tricks left are divided as you have judged.")
    say_division(case, side, tricks, left)
    return case.rule("70A", headline, ClaimDecided(side, tricks, "70A"), goes_on=goes_on)


_WHY = {
    "70A": tr("{side} gets {tricks} of the {left} tricks left, not {claimed}: no play wins more."),
    "70C": tr(
        "{side} gets {tricks} of the {left} tricks left, not {claimed}: the trump that is out may "
        "have been forgotten."
    ),
    "70D1": tr(
        "{side} gets {tricks} of the {left} tricks left, not {claimed}: there is a normal line "
        "that wins no more."
    ),
    "70D2": tr(
        "{side} gets {tricks} of the {left} tricks left, not {claimed}: the claim depends on "
        "what partner plays."
    ),
    "70E1": tr(
        "{side} gets {tricks} of the {left} tricks left, not {claimed}: a guess that was not "
        "stated goes wrong."
    ),
    "71(2)": tr(
        "{side} gets {tricks} of the {left} tricks left, not {claimed}: a trick that no normal "
        "play loses is not conceded."
    ),
}
