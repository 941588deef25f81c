"""Law 40: what partners may agree, and what the opponents must know of it."""

from __future__ import annotations

from bridgelaw.game.seats import Seat
from bridgelaw.laws.information.understandings import endings as end
from bridgelaw.laws.information.understandings import questions as ask
from bridgelaw.laws.information.understandings.manifest import MANIFEST
from bridgelaw.laws.information.understandings.questions import Matter, Purpose, Whose
from bridgelaw.laws.information.understandings.situation import (
    CLAUSE_OF_LOOKING,
    Methods,
    clause_of,
    misled_next,
    unauthorised_next,
)
from bridgelaw.laws.law import Case, Ruling, fx, procedure


@procedure(MANIFEST, sees=Methods.of, asks=(ask,))
def UNDERSTANDINGS(case: Case, methods: Methods) -> Ruling:
    """Law 40: departures, methods that are not allowed, disclosure, questions and cards."""
    who = case.who(ask.WHO)
    methods.speak_of(case, who)
    matter = case.ask(ask.MATTER)
    # B3(a), B5. What was not told is a wrong explanation.
    if matter is Matter.DISCLOSURE:
        case.cite("40A1(b)", end.MUST_BE_TOLD)
        # B3(b). Whoever fails again and again may be penalised.
        if case.ask(ask.REPEATED):
            case.cite("40B3(b)", end.MAY_BE_PENALISED)
        return case.rule("40B3(a)", end.NOT_DISCLOSED, goes_on=methods.next_law)
    if matter is Matter.CARD:
        return _card(case, methods, who)
    is_over = case.know(ask.OVER)
    if matter is Matter.ASKING:
        return _question(case, who, is_over)
    if matter is Matter.VARIED:
        return _varied(case, methods, who, is_over)
    # B4. A method that is not allowed: the board is played out.
    if matter is Matter.METHOD:
        return _not_allowed(case, methods, who, "40B4", is_over)
    return _psychic(case, methods, who, is_over)


def _psychic(case: Case, methods: Methods, who: Seat, is_over: bool) -> Ruling:
    """C1: legal, if partner has no more reason to be aware of it than the opponents."""
    # 75C. A mistake is no infraction, and no understanding.
    if not case.ask(ask.DELIBERATE):
        return case.rule("75C", end.MISTAKE if is_over else end.MISTAKE_SO_FAR)
    # B2(a)(v). An artificial call that may not be psychic.
    if case.fact(ask.RESTRICTED, methods.is_restricted):
        return _not_allowed(case, methods, who, "40B2(a)(v)", is_over)
    # C1. Repeated departures are an implicit understanding; what partner did may prove one.
    if case.ask(ask.KNOWN):
        case.cite("40A1(a)", end.IMPLICIT)
        return _not_allowed(case, methods, who, "40C1", is_over)
    if is_over and case.ask(ask.CATERED):
        case.cite("85A1", end.PARTNER_KNEW)
        return _not_allowed(case, methods, who, "40C1", is_over)
    # A3, C2. Legal, and nothing need be told about it.
    if not is_over:
        return case.rule("40C1", end.LEGAL_SO_FAR, fx.Review("40C1"))
    return case.rule("40C1", end.LEGAL)


def _not_allowed(case: Case, methods: Methods, who: Seat, law: str, is_over: bool) -> Ruling:
    """B4, C1: no automatic score; the board is played, and adjusted only for damage."""
    case.note(end.PENALTY, end.NOT_AUTOMATIC)
    if not is_over:
        review = fx.Review("40C1" if law == "40C1" else "40B4")
        # What was found of the hand nobody hears before the play is over.
        is_psychic = law in ("40B2(a)(v)", "40C1")
        return case.rule(law, end.PSYCHIC_PLAY_ON if is_psychic else end.PLAY_ON, review)
    handed = methods.adjusts(law, who)
    return case.rule(law, end.NOT_ALLOWED, goes_on="adjusted-score", hands_over=handed)


def _question(case: Case, asker: Seat, is_over: bool) -> Ruling:
    """20F, 20G, example 41: asking is free, but must not tell partner about the hand."""
    purpose = case.ask(ask.PURPOSE)
    if purpose is Purpose.ORDINARY:
        return case.rule("20F1", end.MAY_ASK)
    if purpose is Purpose.TRAP:
        # 20G2. It is the opponents who were to be misled.
        handed = misled_next(asker, is_over)
        return case.rule("20G2", end.TRAP, goes_on="tempo-and-deception", hands_over=handed)
    ending = end.FOR_PARTNER if purpose is Purpose.PARTNER else end.ASKS_BY_THE_HAND
    return case.rule(
        purpose.value,
        ending,
        goes_on="unauthorised-information",
        hands_over=unauthorised_next(asker, purpose, is_over),
    )


def _varied(case: Case, methods: Methods, who: Seat, is_over: bool) -> Ruling:
    """A4, B2(a)(iv), 73B1: by what methods may change."""
    by = case.ask(ask.BY)
    if methods.may_vary(by):
        return case.rule(clause_of(by), end.MAY_VARY)
    return _not_allowed(case, methods, who, clause_of(by), is_over)


def _card(case: Case, methods: Methods, who: Seat) -> Ruling:
    """B2(b) to (d): system cards, notes and aids."""
    whose = case.ask(ask.WHOSE)
    clause = CLAUSE_OF_LOOKING[whose]
    # B2(c)(iv). By the commentary only for a call that means what it does because of theirs.
    if whose is Whose.OPPONENTS_TO_EXPLAIN and not case.follows_text(clause):
        if not case.ask(ask.DEPENDS):
            whose = Whose.OPPONENTS_OTHERWISE
    at_rho = whose is Whose.OPPONENTS_OTHERWISE and methods.may_look_at_rhos_turn
    if methods.may_look(whose) or (at_rho and case.ask(ask.AT_RHO)):
        return case.rule(clause, end.MAY_LOOK)
    # 20G3. Nothing that helps the memory, from the first call to the last card.
    if clause == "40B2(b)":
        case.cite("20G3", end.OWN_CARD)
    # 12A1. No law says what follows: the damage, if any.
    case.note(end.PENALTY)
    if not case.know(ask.OVER):
        return case.rule(clause, end.CLOSED, fx.Review("12A1"))
    handed = {"power": "no_rectification", **methods.offenders(who)}
    return case.rule(clause, end.LOOKED, goes_on="adjusted-score", hands_over=handed)
