"""Law 79: the number of tricks is in dispute, or a score was recorded or computed wrongly."""

from __future__ import annotations

from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.seats import Side
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.score.common import (
    awarded,
    known_vulnerability,
    note_appeal,
    played_at,
    possible,
)
from bridgelaw.laws.score.tricks_disputed.questions import (
    AGREED,
    APPROVED,
    BEYOND_DOUBT,
    CLAIM,
    MATTER,
    PERIOD_OVER,
    QUESTIONS,
    RECORDED,
    RESULT,
    RIGHT,
    SURE,
    Claim,
    Matter,
    Sure,
)
from bridgelaw.laws.score.tricks_disputed.results import (
    derive_points,
    difference,
    is_other_contract,
    others,
)
from bridgelaw.locale.text import Text, tr
from bridgelaw.scoring.awards import certain
from bridgelaw.scoring.outcomes import Outcome, Played
from bridgelaw.scoring.words import outcome_text
from bridgelaw.table.effects import Adjustment, ScoreAdjusted
from bridgelaw.table.result import is_claim_agreed, is_finished
from bridgelaw.table.state import Phase

_ON_RECORD = tr("That is what is on record: it stands.")


def tricks_disputed(case: Case) -> Ruling:
    """Law 79: which score is recorded."""
    note_appeal(case)
    matter = case.ask(MATTER)
    if matter is not Matter.TRICKS:
        return _error(case, matter)
    # B1. Claims have laws of their own.
    claim = _claim(case)
    if claim is not Claim.NO:
        return _claimed(case, claim)
    if not case.ask(AGREED):
        return _before_agreement(case)
    return _after_agreement(case)


# B1


def _claim(case: Case) -> Claim:
    table = case.table
    if table is None or not (is_finished(table) or table.phase is Phase.CLAIMED):
        return case.ask(CLAIM)
    if table.claim is None or table.claim_decided is not None:
        return case.fact(CLAIM, lambda table: Claim.NO)
    if not is_claim_agreed(table):
        return case.fact(CLAIM, lambda table: Claim.NOT_AGREED)
    return case.ask(
        CLAIM,
        # The tricks before the claim were played.
        allowed=lambda claim: tr("the claim was agreed") if claim is Claim.NOT_AGREED else None,
    )


def _claimed(case: Case, claim: Claim) -> Ruling:
    case.cite("79B1", tr("The tricks were claimed or conceded."))
    if claim is Claim.NOT_AGREED:
        case.note(
            tr("As fair to both sides as can be, and what is doubtful goes against the claimer.")
        )
        headline = tr("The claim is contested: Law 70 decides about the tricks.")
        return case.rule("70", headline, goes_on="claim")
    # The correction period is asked for there.
    if claim is Claim.AGREED:
        case.note(
            tr(
                "The side gets back a trick that it had already won, or would likely have won if "
                "the play had gone on."
            )
        )
        headline = tr("The agreement to the claim can be taken back: Law 69B decides.")
        return case.rule("69B", headline, goes_on="claim-agreed")
    case.note(
        tr(
            "The side gets back a trick that it had already won, or one that no normal play of the "
            "remaining cards could lose. That is a harder test than the one for a claim of the "
            "opponents."
        )
    )
    headline = tr("The concession can be cancelled: Law 71 decides.")
    return case.rule("71", headline, goes_on="concession")


# B2

_NOT_TRICKS = tr("only the tricks are in dispute; another contract is an error in the record")


def _before_agreement(case: Case) -> Ruling:
    """One score, the same for both sides, and no weights."""
    result = _result(case)
    case.cite("85A", tr("The facts are what the evidence makes most probable."))
    derive_points(case, result)
    case.say(None, tr("The result is {result}. It is recorded.", result=outcome_text(result)))
    headline = tr("The result that you have found counts for both sides.")
    award = certain(result)
    return case.rule("79B2", headline, *awarded(award, award, "79B2"))


def _result(case: Case) -> Outcome:
    """As the table shows it; the record is what is in question."""
    fits = possible(known_vulnerability(case))
    contract = None if case.table is None else case.table.contract
    if contract is None:
        return case.fact(RESULT, played_at, allowed=fits)
    made = Played(contract, contract.bid.level + 6)
    return case.fact(
        RESULT,
        played_at,
        allowed=lambda found: _NOT_TRICKS if is_other_contract(found, contract) else fits(found),
        branches=lambda: (str(made),),
    )


# B3


def _after_agreement(case: Case) -> Ruling:
    if _period_over(case):
        return _too_late(case)
    sure = case.ask(SURE)
    if sure is Sure.NO:
        return _stands(case, "79B3", tr("The record is not clearly wrong, and stands."))
    vulnerability = known_vulnerability(case)
    recorded = case.scored(RECORDED, lambda sheet: sheet.result, possible(vulnerability))
    actual = _actual(case, recorded, vulnerability)
    change = difference(actual, recorded, vulnerability)
    if not change:
        return _stands(case, "79B3", _ON_RECORD)
    derive_points(case, actual)
    if sure is Sure.LIKELY:
        return _split(case, recorded, actual, Side.NS if change < 0 else Side.EW)
    if sure is Sure.AGREED:
        case.cite("79A2", tr("Nobody keeps a trick that they know their side did not win."))
    case.say(None, tr("The score is changed to {result}.", result=outcome_text(actual)))
    headline = tr("The score is changed for both sides, to the result that you have found.")
    award = certain(actual)
    return case.rule("79B3", headline, *awarded(award, award, "79B3"))


def _actual(case: Case, recorded: Outcome, vulnerability: Vulnerability | None) -> Outcome:
    fits = possible(vulnerability)
    contract = recorded.contract if isinstance(recorded, Played) else None

    def allowed(outcome: Outcome) -> Text | None:
        if is_other_contract(outcome, contract):
            return _NOT_TRICKS
        if difference(outcome, recorded, vulnerability) is None:
            return tr("it cannot be compared with {recorded}: say it in the same way",
                      recorded=str(recorded))  # fmt: skip
        return fits(outcome)

    shown = None if case.table is None else played_at(case.table)
    if shown is not None and allowed(shown) is None:
        return case.fact(RESULT, lambda table: shown)
    return case.ask(RESULT, allowed=allowed, branches=lambda: others(recorded))


def _split(case: Case, recorded: Outcome, actual: Outcome, lowered: Side) -> Ruling:
    """The side with a trick too many loses it, and the other does not get it."""
    kept = certain(recorded)
    awards = {lowered: certain(actual), lowered.other: kept}
    case.derive(
        tr("{side} keep what is on record: {result}.", side=lowered.other,
           result=outcome_text(recorded))
    )  # fmt: skip
    case.say(
        None,
        tr("{lowered} get {result}, and the score of {other} is not changed.", lowered=lowered,
           result=outcome_text(actual), other=lowered.other),
    )  # fmt: skip
    headline = tr(
        "{lowered} do not keep the trick, and {other} do not get it: the scores are split.",
        lowered=lowered,
        other=lowered.other,
    )
    score = ScoreAdjusted(Adjustment.ASSIGNED, "79B3")
    effects = awarded(awards[Side.NS], awards[Side.EW], "79B3")
    return case.rule("79B3", headline, score, *effects)


# C


def _error(case: Case, matter: Matter) -> Ruling:
    """An error in the score: for both sides, and for longer if it is certain."""
    clause = "79C1"
    if _period_over(case):
        case.cite("79C1", tr("The correction period is over."))
        if not case.ask(BEYOND_DOUBT):
            return _stands(case, "79C2", tr("It is not beyond doubt: the record stands."))
        if not case.ask(APPROVED):
            return _stands(case, "79C2", tr("The organiser does not approve: the record stands."))
        clause = "79C2"
    if matter is Matter.COMPUTED:
        case.note(
            tr("Work the score out anew, and an adjusted score with everybody whom it concerns.")
        )
        case.say(None, tr("The score was worked out wrongly. It is corrected."))
        return case.rule(clause, tr("The score is worked out anew, for both sides."))
    right = case.ask(RIGHT, allowed=possible(known_vulnerability(case)))
    if case.scores is not None and right == case.scores.result:
        return _stands(case, clause, _ON_RECORD)
    derive_points(case, right)
    case.say(None, tr("The record is corrected to {result}.", result=outcome_text(right)))
    headline = tr("The record is corrected for both sides, to the result that was agreed.")
    award = certain(right)
    return case.rule(clause, headline, *awarded(award, award, clause))


def _period_over(case: Case) -> bool:
    return case.ask(PERIOD_OVER, minutes=case.profile.correction_minutes)


def _too_late(case: Case) -> Ruling:
    return _stands(case, "79C1", tr("The correction period is over: the tricks stand."))


def _stands(case: Case, clause: str, headline: Text) -> Ruling:
    case.say(None, tr("The recorded score stands."))
    return case.rule(clause, headline)


TRICKS_DISPUTED = Procedure(
    "tricks-disputed",
    tr("Tricks disputed, or an error in the score"),
    ("79",),
    tricks_disputed,
    QUESTIONS,
    for_director=True,
)
