"""Laws 68 and 70: a claim or concession, from the first word to its tricks."""

from __future__ import annotations

from bridgelaw.laws.claims.claim.claimant import (
    Claimant,
    claimer_of,
    concedes,
    find_claimant,
    ways_of_claiming,
)
from bridgelaw.laws.claims.claim.contested import contested
from bridgelaw.laws.claims.claim.no_claim import (
    after_objection,
    dummy_claims,
    not_meant,
    only_the_trick,
    play_on,
)
from bridgelaw.laws.claims.claim.questions import (
    CLAIMER,
    DOUBTED,
    HOW,
    OBJECTS,
    QUESTIONS,
    Claimer,
    Doubted,
    How,
)
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.exposed_card.questions import NOT_A_CLAIM
from bridgelaw.locale.text import tr
from bridgelaw.table.events import Conceded
from bridgelaw.table.result import CLAIM as NAME
from bridgelaw.table.result import is_claim_doubted


def claim(case: Case) -> Ruling:
    """Law 68: is it a claim, and does anybody doubt it? Then Law 70."""
    claimant = Claimant() if case.table is None else case.table.derive(find_claimant)
    claimer = case.fact(CLAIMER, claimer_of)
    if claimer is Claimer.DUMMY:
        return dummy_claims(case)
    if case.table is not None and is_claim_doubted(case.table):
        return contested(case, claimant)
    # The preamble, A and B1: what was it about, and was it meant?
    how = _how(case, claimant)
    if how is How.TRICK:
        return only_the_trick(case, claimant, claimer)
    if how is How.SHOWED and case.ask(NOT_A_CLAIM):
        return not_meant(case, claimant, claimer)
    case.cite(_clause(case, how, claimer))
    # B2. A defender's concession does not bind his partner.
    if claimer is Claimer.DEFENDER and case.fact(
        OBJECTS,
        lambda table: None if concedes(table) else False,
        claimer=claimant.name,
        partner=claimant.partner,
    ):
        return after_objection(case, claimant)
    # D. Play stops; what do the players say?
    doubted = case.ask(DOUBTED)
    if doubted is Doubted.PLAY_ON:
        return play_on(case)
    if doubted is Doubted.DIRECTOR:
        return contested(case, claimant)
    case.cite("68D1")
    case.say(None, tr("Everybody agrees. The tricks count as played, and the board is over."))
    case.note(
        tr(
            "The agreement is complete when a side calls on the next board, or the round ends. "
            "Until the correction period ends it can be taken back for a trick that the side had "
            "won, or would likely have won (69B)."
        )
    )
    return case.rule("69A", tr("The claim or concession is agreed: the tricks count as played."))


def _how(case: Case, claimant: Claimant) -> How:
    ways = tuple(How) if case.table is None else ways_of_claiming(case.table)
    if len(ways) == 1:
        return case.fact(HOW, lambda table: ways[0])
    return case.ask(
        HOW,
        allowed=lambda how: None if how in ways else tr("the table shows something else"),
        claimer=claimant.name,
    )


def _clause(case: Case, how: How, claimer: Claimer) -> str:
    if case.table is not None and isinstance(case.table.claim, Conceded):
        return "68B1"
    return "48B2" if how is How.SHOWED and claimer is Claimer.DECLARER else "68A"


CLAIM = Procedure(NAME, tr("Claim or concession"), ("68", "70"), claim, QUESTIONS)
