"""Laws 83, 92 and 93: who may appeal, who hears it, and what was decided."""

from __future__ import annotations

from bridgelaw.laws.general.appeal import endings as end
from bridgelaw.laws.general.appeal import questions as ask
from bridgelaw.laws.general.appeal.manifest import MANIFEST
from bridgelaw.laws.general.appeal.questions import Against, Decision, Form, Hears, Stage
from bridgelaw.laws.general.appeal.situation import Appealed
from bridgelaw.laws.law import Case, Ruling, procedure


@procedure(MANIFEST, sees=Appealed.of, asks=(ask,))
def APPEAL(case: Case, appealed: Appealed) -> Ruling:
    """Laws 92 and 93: an appeal is taken by the director and decided by others."""
    match case.ask(ask.STAGE):
        # 83. The director's own doubt.
        case Stage.ADVICE:
            return case.rule("83", end.ADVISED)
        case Stage.HEARD:
            return _heard(case, appealed)
        case Stage.MADE:
            return _made(case, appealed)


def _made(case: Case, appealed: Appealed) -> Ruling:
    """92: may this side appeal?"""
    # A. A ruling at their own table.
    if not case.ask(ask.OWN_TABLE):
        return case.rule("92A", end.NOT_THEIRS)
    # B. In time.
    if not case.ask(ask.IN_TIME, minutes=appealed.minutes):
        return case.rule("92B", end.TOO_LATE)
    # D. Who has to agree.
    form = case.fact(ask.FORM, appealed.form)
    if form is Form.PAIRS and not case.ask(ask.BOTH_AGREE):
        return case.rule("92D1", end.PARTNER_DOES_NOT)
    if form is Form.TEAMS and not case.ask(ask.CAPTAIN_AGREES):
        return case.rule("92D2", end.CAPTAIN_DOES_NOT)
    # 80B2(f). Not the Laws, but the regulations may ask for a deposit.
    if not case.fact(ask.DEPOSIT, appealed.needs_no_deposit):
        return case.rule("80B2(f)", end.NOT_PAID)
    case.cite("92C")
    return _goes_to(case, appealed)


def _goes_to(case: Case, appealed: Appealed) -> Ruling:
    """93: the director in charge, the committee, or one after the other."""
    against = case.ask(ask.AGAINST)
    # 91A, 93B3. Discipline.
    if against is Against.DISCIPLINE:
        return case.rule("91A", end.FINAL)
    # A. No committee, or none that can meet.
    if not case.fact(ask.COMMITTEE, appealed.profile.appeals_committee):
        return case.rule("93A", end.ALL_TO_IN_CHARGE)
    # B1, B2. The law to the one, the rest to the other.
    match against:
        case Against.LAW:
            return case.rule("93B1", end.LAW_TO_IN_CHARGE)
        case Against.JUDGEMENT:
            return case.rule("93B2", end.TO_COMMITTEE)
        case Against.BOTH:
            case.cite("93B1")
            return case.rule("93B2", end.LAW_FIRST)


def _heard(case: Case, appealed: Appealed) -> Ruling:
    """93: what the decision does."""
    hears = case.ask(ask.HEARD_BY)
    decision = case.ask(ask.DECISION)
    if appealed.profile.further_appeals:
        case.note(end.FURTHER)
    # B3. A committee may not overrule on law, regulation or discipline.
    if hears is Hears.COMMITTEE and decision is Decision.LAW_WRONG:
        return case.rule("93B3", end.RECOMMENDED)
    clause = hears.value
    if decision is Decision.STANDS:
        if not case.ask(ask.MERIT):
            return case.rule("92A", end.WITHOUT_MERIT)
        return case.rule(clause, end.STANDS)
    if not case.ask(ask.SCORE):
        return case.rule(clause, end.TABLE_SCORE)
    return case.rule(clause, end.OTHER_SCORE, goes_on="adjusted-score")
