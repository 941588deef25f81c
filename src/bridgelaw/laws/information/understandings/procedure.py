"""Law 40: psychic calls, methods, disclosure, questions that tell, and aids."""

from __future__ import annotations

from bridgelaw.laws.information.understandings import endings as end
from bridgelaw.laws.information.understandings import questions as ask
from bridgelaw.laws.information.understandings.questions import Asking, Looked, Matter, Varied
from bridgelaw.laws.information.understandings.situation import Understanding
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.endings import Ending
from bridgelaw.laws.machinery.procedure import procedure
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.text import tr
from bridgelaw.table import effects as fx


@procedure(
    "understandings",
    tr("Psychic calls, methods, system cards"),
    "40",
    "20G",
    "75C",
    sees=Understanding.of,
    asks=(ask,),
    for_director=True,
)
def UNDERSTANDINGS(case: Case, pair: Understanding) -> Ruling:
    """Law 40: partner may know no more than the opponents, and not everything is allowed."""
    match case.ask(ask.MATTER):
        case Matter.PSYCHE:
            return _psyche(case, pair)
        # B4. A method that is not allowed: no average, and only after the play.
        case Matter.METHOD:
            if not case.fact(ask.IS_OVER, pair.is_over):
                return case.rule("40B4", end.PLAY_ON, fx.Review("40B4"))
            return _adjusted(case, "40B4", end.METHOD)
        # B3. Not disclosed: what the opponents were told.
        case Matter.DISCLOSURE:
            return case.rule("40B3", end.DISCLOSURE, goes_on="misinformation")
        case Matter.ASKING:
            return _asking(case)
        case Matter.CARD:
            return _looked(case)
        case Matter.VARYING:
            return _varied(case, pair)
        # A4. One meaning, whoever calls.
        case Matter.PARTNERS_DIFFER:
            if case.ask(ask.STYLE):
                return case.rule("40A4", end.STYLE)
            return _adjusted(case, "40A4", end.DIFFER)


def _psyche(case: Case, pair: Understanding) -> Ruling:
    """40A3, 40C: a deviation is legal if partner has no more reason to expect it."""
    # 75C. A mistake is no psychic call.
    if case.ask(ask.FORGOTTEN):
        return case.rule("75C", end.MISBID)
    # B2(a)(v). Restricted by the authority.
    if case.fact(ask.FORBIDDEN, pair.forbidden):
        return _adjusted(case, "40B2(a)(v)", end.FORBIDDEN_PSYCHE)
    # C1. Known from experience, or shown by what partner did.
    if case.ask(ask.EXPECTED):
        case.cite("40A1(a)")
        return _adjusted(case, "40C1", end.HIDDEN_UNDERSTANDING)
    if case.ask(ask.CATERED):
        case.cite("85A1", end.EVIDENCE)
        return _adjusted(case, "40C1", end.HIDDEN_UNDERSTANDING)
    case.cite("40C1")
    return case.rule("40A3", end.LEGAL_PSYCHE)


def _asking(case: Case) -> Ruling:
    """20F1, 20G: a question is for the one who asks, and for nothing else."""
    asked = case.ask(ask.ASKED)
    if asked is Asking.RIGHT:
        return case.rule("20F1", end.MAY_ASK)
    case.cite(asked.value)
    if asked is Asking.TRAP:
        return case.rule("20G2", end.TRAP, fx.Review("73E2"))
    return case.rule("16B1", end.TELLING, fx.Review("16B3"))


def _looked(case: Case) -> Ruling:
    """40B2(b) to (d): whose card, and when."""
    match case.ask(ask.LOOKED):
        case Looked.OWN_CLARIFYING:
            return case.rule("40B2(b)", end.MAY_LOOK)
        case Looked.THEIRS:
            return case.rule("40B2(c)", end.MAY_LOOK)
        case Looked.OWN:
            case.cite("20G3")
            return case.rule("40B2(b)", end.MAY_NOT_LOOK, fx.Review("12A1"))
        case Looked.THEIRS_NOT_THEN:
            return case.rule("40B2(c)", end.MAY_NOT_LOOK, fx.Review("16B3"))
        case Looked.NOTES:
            return case.rule("40B2(d)", end.MAY_NOT_LOOK, fx.Review("12A1"))


def _varied(case: Case, pair: Understanding) -> Ruling:
    """40B2(a)(iv): for what a pair may have agreed other methods."""
    clause = "40B2(a)(iv)"
    match case.ask(ask.VARIED):
        case Varied.THEIR_MEANING:
            return case.rule(clause, end.VARYING_ALLOWED)
        case Varied.THEIR_IRREGULARITY:
            if case.fact(ask.MAY_VARY, pair.may_vary):
                return case.rule(clause, end.VARYING_ALLOWED)
        case Varied.PARTNERS_QUESTION:
            case.cite("73B1")
        case Varied.OWN_IRREGULARITY:
            pass  # never, whatever the regulations say
    return _adjusted(case, clause, end.VARYING)


def _adjusted(case: Case, clause: str, ending: Ending) -> Ruling:
    """The score is adjusted if the other side was damaged; that is asked there."""
    side = case.ask(ask.BY_SIDE)
    grounds = {"power": "law", "law": clause, "offenders": side.value}
    return case.rule(clause, ending, goes_on="adjusted-score", hands_over=grounds)
