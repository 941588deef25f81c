"""Laws 11A and 12: may the score be adjusted, for whom, and to what?"""

from __future__ import annotations

from bridgelaw.game.seats import Side
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.score.adjusted_score.awarding import assign, give_artificial
from bridgelaw.laws.score.adjusted_score.computing import (
    has_other_result,
    no_such_score,
    result_at_table,
)
from bridgelaw.laws.score.adjusted_score.questions import (
    AFTER,
    ANY_DAMAGE,
    ASSIGNABLE,
    DAMAGE,
    FAULT_EW,
    FAULT_NS,
    GAINED,
    GAINED_SIDE,
    IF_CALLED,
    LAW,
    OFFENDERS,
    OWN,
    POSSIBLE_EW,
    POSSIBLE_NS,
    POWER,
    QUESTIONS,
    Offenders,
    Power,
)
from bridgelaw.laws.score.adjusted_score.weighing import weigh
from bridgelaw.laws.score.questions import AssignedQuestion
from bridgelaw.locale.text import Text, tr
from bridgelaw.scoring.awards import Artificial, Assigned, Average, SelfInflicted, certain


def adjusted_score(case: Case) -> Ruling:
    """Laws 11A and 12: the director adjusts the score of a board."""
    power = case.ask(POWER)
    # B2. The prescribed rectification is enough, whatever it does.
    if power is Power.SEVERITY:
        return _stands(
            case, "12B2", tr("Too hard or too mild is no ground: the score is not adjusted.")
        )
    # A3. Both sides are innocent then, and 82C rules.
    if power is Power.DIRECTOR:
        headline = tr("The director has ruled wrongly: Law 82C says how that is put right.")
        return case.rule("12A3", headline, goes_on="director-error")
    # A2. There is nothing to compare.
    if power is Power.IMPOSSIBLE:
        _may_penalise(case)
        return _impossible(case)
    # 11A. They did not call the director.
    if power is Power.PLAYERS:
        return _ruled_by_players(case)
    # A, A1. Another law says so, or none prescribes anything.
    law = "12A1"
    if power is Power.LAW:
        law = case.ask(LAW, allowed=_another_ground, branches=lambda: ("16B3", "43B3"))
    offenders = case.ask(OFFENDERS, allowed=lambda who: _no_infraction(law, who))
    if offenders is not Offenders.NEITHER:
        _may_penalise(case)
    if law == "12A1" and offenders.side is None:
        # A1 is for a side that did not offend, and there is none (example 5).
        return _impossible(case)
    case.cite(law)
    if offenders.side is None:
        return _each_for_itself(case)
    if law == "43B3":
        # Dummy had lost his rights: only the defenders' score can change.
        return _unless_gained(case, offenders.side)
    return _for_the_innocent(case, offenders.side)


_GROUNDS = ("11", "12", "82B", "82C", "86", "87")
"""Laws by which another answer to the first question rules, or another procedure."""


def _another_ground(law: str) -> Text | None:
    if law.startswith(_GROUNDS):
        return tr("{law} is no ground of this kind: name the law that was broken", law=law)
    return None


def _no_infraction(law: str, who: Offenders) -> Text | None:
    if law == "12A1" and who is Offenders.NEITHER:
        return tr("12A1 is for an infraction, and then somebody committed it")
    if law == "43B3" and who.side is None:
        return tr("43B3 is for an irregularity of the defenders")
    return None


def _may_penalise(case: Case) -> None:
    case.note(
        tr(
            "A procedural penalty for breaking correct procedure is possible (90A); it is no part "
            "of the adjusted score."
        )
    )


def _stands(case: Case, clause: str, headline: Text) -> Ruling:
    case.say(None, tr("The score stands as it is."))
    return case.rule(clause, headline)


# 11A


def _ruled_by_players(case: Case) -> Ruling:
    """11A: who gained because an opponent did not know the law loses the gain (example 4)."""
    case.cite("10B", tr("What the players ruled for themselves binds nobody."))
    case.note(tr("A procedural penalty for not calling the director is possible (11B)."))
    gained = case.ask(GAINED_SIDE)
    if gained is None:
        return _stands(
            case, "11A", tr("Nobody gained because an opponent did not know the law: no change.")
        )
    proper = _asked(case, IF_CALLED)
    actual = result_at_table(case)
    headline = tr(
        "The side that gained is scored as if the director had been called at once; the other "
        "side keeps its result."
    )
    return assign(
        case,
        "11A",
        headline,
        {gained: proper, gained.other: certain(actual)},
        result=actual,
        keeps=gained.other,
        reduced=gained,
    )


# 12A2, 12C2


def _impossible(case: Case) -> Ruling:
    """12A2: whoever is at fault for it."""
    case.cite("12A2", tr("Nothing lets the board be played normally."))
    if has_other_result(case):
        headline = tr("The other table has a result: Law 86B says whether it counts.")
        return case.rule("86B", headline, goes_on="no-comparable-result")
    return _by_fault(case)


def _by_fault(case: Case) -> Ruling:
    awards = {Side.NS: Artificial(case.ask(FAULT_NS)), Side.EW: Artificial(case.ask(FAULT_EW))}
    return give_artificial(case, awards)


# 12B1, 12C1


def _for_the_innocent(case: Case, offending: Side) -> Ruling:
    """12B1: the other side's damage is made good, and the offending side's gain taken away."""
    innocent = offending.other
    if not case.ask(DAMAGE):
        return _unless_gained(case, offending)
    case.cite("12B1", tr("The non-offending side was damaged by the infraction."))
    # C1(d). Too many possibilities.
    if not case.ask(ASSIGNABLE):
        case.cite("12C1(d)", tr("What was possible is too much or not clear."))
        faults = {offending: Artificial(Average.MINUS), innocent: Artificial(Average.PLUS)}
        headline = tr(
            "An artificial adjusted score: average minus for the offending side, average plus for "
            "the other."
        )
        return give_artificial(case, faults, headline)
    # C1(b), (c). What was likely without the infraction.
    likely = weigh(case, in_favour=innocent)
    # C1(e). What the other side did to itself stays with it.
    if case.ask(OWN).is_borne:
        return _bears_its_own(case, offending, likely)
    headline = tr("Both sides get what was likely without the infraction.")
    return assign(
        case, _clause(likely), headline, {side: likely for side in Side}, redressed=innocent
    )


def _unless_gained(case: Case, offending: Side) -> Ruling:
    if not case.ask(GAINED):
        headline = tr("Nobody was damaged and nobody gained: the result stands.")
        return _stands(case, "12B1", headline)
    return _gain_taken_away(case, offending)


def _gain_taken_away(case: Case, offending: Side) -> Ruling:
    """12B1: the other side lost nothing and keeps its result."""
    case.cite("12B1", tr("The offending side gained by its infraction."))
    likely = weigh(case, in_favour=None)
    actual = result_at_table(case)
    headline = tr(
        "The offending side gets what was likely without the infraction; the other side keeps its "
        "result."
    )
    return assign(
        case,
        _clause(likely),
        headline,
        {offending: likely, offending.other: certain(actual)},
        result=actual,
        keeps=offending.other,
        reduced=offending,
    )


def _bears_its_own(case: Case, offending: Side, likely: Assigned) -> Ruling:
    """12C1(e): three results are kept apart (examples 6, 7 and 13)."""
    after = _asked(case, AFTER)
    actual = result_at_table(case)
    # (e)(i), (ii). Everything that the infraction brought, and nothing that it did not cost.
    case.cite("12C1(e)(i)", tr("The offending side gets the score without its infraction."))
    headline = tr(
        "The offending side gets what was likely without the infraction; the other side keeps its "
        "result, with what the infraction itself cost and no more."
    )
    return assign(
        case,
        "12C1(e)(ii)",
        headline,
        {offending: likely, offending.other: SelfInflicted(likely, after, certain(actual))},
        result=actual,
        reduced=offending,
        laws={offending: "12C1(e)(i)", offending.other: "12C1(e)(ii)"},
    )


def _each_for_itself(case: Case) -> Ruling:
    """Both sides offended, or neither: each gets what was likely, and doubt is each one's own."""
    if not case.ask(ANY_DAMAGE):
        return _stands(case, "12B1", tr("Nobody was damaged: the result stands."))
    case.cite("12B1", tr("Each side is scored for itself."))
    if not case.ask(ASSIGNABLE):
        case.cite("12C1(d)", tr("What was possible is too much or not clear."))
        return _by_fault(case)
    awards = {Side.NS: _asked(case, POSSIBLE_NS), Side.EW: _asked(case, POSSIBLE_EW)}
    headline = tr("Each side gets what was likely for it without the irregularity.")
    return assign(case, _clause(*awards.values()), headline, awards)


def _asked(case: Case, question: AssignedQuestion) -> Assigned:
    return case.ask(question, allowed=lambda award: no_such_score(case, award))


def _clause(*awards: Assigned) -> str:
    return "12C1(c)" if any(award.is_weighted for award in awards) else "12C1(b)"


ADJUSTED_SCORE = Procedure(
    "adjusted-score",
    tr("Adjusted score"),
    ("11A", "12A", "12B", "12C"),
    adjusted_score,
    QUESTIONS,
    for_director=True,
)
