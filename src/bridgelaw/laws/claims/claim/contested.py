"""Law 70: a claim or concession that somebody doubts, and what it is worth."""

from __future__ import annotations

from bridgelaw.analysis.revokes.found import TWELFTH
from bridgelaw.laws.claims.claim.by_hand import look_at_the_hands
from bridgelaw.laws.claims.claim.claimant import Claimant
from bridgelaw.laws.claims.claim.computed import award_tricks, known_claim
from bridgelaw.laws.claims.claim.questions import REVOKED, Revoked
from bridgelaw.laws.common.revokes import (
    Established,
    Offence,
    Status,
    established,
    hands_back,
    revokes,
    suspects,
)
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.text import tr
from bridgelaw.table.breaches import Kind
from bridgelaw.table.result import rulings_since_claim
from bridgelaw.table.table import Table


def contested(case: Case, claimant: Claimant) -> Ruling:
    """Law 70: as fair as possible to both sides, but doubts go against the claimer."""
    case.cite("68D2(a)", tr("Play has stopped, and the director decides about the tricks."))
    # 63A. A revoke that is not established is corrected first.
    revoked = _revoked(case)
    if revoked is Revoked.OPEN:
        return _correct_first(case)
    if revoked is Revoked.ESTABLISHED:
        clause = "63A" if case.table is None else _how_established(case.table)
        case.cite(clause, tr("The revoke is established; its tricks are counted after this."))
    # 70D3. What was played after the claim is evidence.
    if case.table is not None and _is_played_after(case.table):
        case.cite("70D3", tr("What was played after the claim is void, but may be evidence."))
    case.cite("70B", tr("The claim is repeated, the cards are faced, the objections are heard."))
    goes_on = "revoke" if revoked is Revoked.ESTABLISHED else None
    _note_test(case, claimant)
    claim = None if case.table is None else known_claim(case, case.table, claimant)
    if claim is not None:
        return award_tricks(case, claim, goes_on)
    return look_at_the_hands(case, claimant, goes_on)


# 63A


def _revoked(case: Case) -> Revoked:
    return case.fact(REVOKED, _revoked_at)


_BY_ITS_SIDE = (Established.PLAYED, Established.NAMED, Established.CLAIMED)


def _revoked_at(table: Table) -> Revoked | None:
    found = _unsettled(table)
    if not found:
        # In a hand that is not known a card that did not follow suit may be a revoke.
        return None if suspects(table) else Revoked.NONE
    is_open = any(_is_open(table, one) or _is_twelfth(table, one) for one in found)
    return Revoked.OPEN if is_open else Revoked.ESTABLISHED


def _how_established(table: Table) -> str:
    ways = (_way(table, one) for one in _unsettled(table))
    return next((way.value for way in ways if way is not None), "63A")


def _unsettled(table: Table) -> tuple[Offence, ...]:
    revoked = table.derive(revokes)
    return tuple(one for one in revoked if one.status in (Status.OPEN, Status.STANDS))


def _way(table: Table, offence: Offence) -> Established | None:
    """63A: how far the revoke has gone; `None` where that is not clear."""
    return Established.PLAYED if offence.is_deemed else established(table, offence)


def _is_open(table: Table, offence: Offence) -> bool:
    return _way(table, offence) not in _BY_ITS_SIDE


def _is_twelfth(table: Table, offence: Offence) -> bool:
    """62D1: on the twelfth trick it is corrected, established or not."""
    return offence.trick == TWELFTH and not offence.is_deemed and not hands_back(table)


def _correct_first(case: Case) -> Ruling:
    """63A4: nobody has agreed to the claim, so the revoke can still be put right."""
    headline = tr("The revoke is corrected first; then the claim is judged.")
    table = case.table
    if table is not None and not any(_is_open(table, one) for one in _unsettled(table)):
        case.say(
            None,
            tr(
                "A revoke on the twelfth trick is corrected, so that comes first. Then I decide "
                "about the claim."
            ),
        )
        return case.rule("62D1", headline, goes_on="revoke")
    case.say(
        None,
        tr(
            "The claim has not been agreed to, so the revoke is corrected first. Then I decide "
            "about the claim."
        ),
    )
    return case.rule("63A4", headline, goes_on="revoke")


def _is_played_after(table: Table) -> bool:
    return any(found.kind is Kind.PLAY_AFTER_CLAIM for found in table.open_irregularities)


def _note_test(case: Case, claimant: Claimant) -> None:
    case.note(
        tr(
            "Normal play may be careless or inferior for a player of this class, but not "
            "irrational. The other side may play anything. What is doubtful goes against "
            "{claimer}. Cards that were played after the claim may be evidence (70D3).",
            claimer=claimant.name,
        )
    )
    table = case.table
    rulings = () if table is None else rulings_since_claim(table)
    if any("63A4" in ruling.clauses for ruling in rulings):
        case.note(
            tr(
                "But the other side revoked, and that was corrected after the claim: what is "
                "doubtful because of it goes against that side (63A4). Award another number if "
                "that makes a difference."
            )
        )
