"""Laws 9-11, 76 and 81C: what was settled, or not noticed, without the director."""

from __future__ import annotations

from bridgelaw.game.seats import Side
from bridgelaw.laws.boards.settled_by_players import endings as end
from bridgelaw.laws.boards.settled_by_players import questions as ask
from bridgelaw.laws.boards.settled_by_players.manifest import MANIFEST
from bridgelaw.laws.boards.settled_by_players.questions import Cause, How
from bridgelaw.laws.boards.settled_by_players.situation import Settled
from bridgelaw.laws.law import Case, Ending, Ruling, procedure


@procedure(MANIFEST, sees=Settled.of, asks=(ask,))
def SETTLED_BY_PLAYERS(case: Case, settled: Settled) -> Ruling:
    """Laws 9-11 and 81C: an irregularity for which the director was not called in time."""
    how = case.ask(ask.HOW)
    # 81C5. On request, and for cause.
    if how is How.WAIVER:
        return _waiver(case, settled)
    # 81C3. The director rectifies what they learn of in any manner.
    if how is not How.SETTLED:
        return _found(case, settled, how)
    case.note(end.CALL_AT_ONCE)
    case.tell(end.CALL_AT_ONCE_ALOUD)
    # 27A1, 29A, 53A. What a law lets the players do is done.
    if case.ask(ask.ACCEPTED):
        return case.rule("81C3", end.ACCEPTED_BY_LAW)
    # 9B1(a), 9B2. They should have called, and done nothing before the director came.
    case.cite("9B1(a)")
    case.cite("9B2")
    # 10B. It is let stand, or cancelled and ruled on now.
    if case.ask(ask.SAME):
        return case.rule("10B", end.LET_STAND)
    if case.fact(ask.STILL, settled.can_be_put_right):
        return _law_broken(case, settled, "10B", end.CANCELLED_NOW)
    # 11A. A gain by an opponent's ignorance is taken away from the side that gained (example 4).
    gained = case.ask(ask.GAINED)
    if gained is not None:
        return _taken_away(case, settled, gained)
    # 11A. The right may be lost; the side that offended is ruled on all the same.
    if case.ask(ask.FORFEITED):
        return case.rule("11A", end.RIGHT_IS_LOST)
    return _law_broken(case, settled, "11A", end.RIGHT_IS_KEPT)


def _law_broken(case: Case, settled: Settled, clause: str, ending: Ending) -> Ruling:
    """10A: the law that was broken is applied as if the director had been called at once."""
    which = case.ask(ask.WHICH)
    goes_on, handed = settled.rules_on(which), settled.handed(which)
    if goes_on is None:
        case.note(end.NOT_AT_THE_TABLE)
    return case.rule(clause, ending, goes_on=goes_on, hands_over=handed)


# 81C3, 76


def _found(case: Case, settled: Settled, how: How) -> Ruling:
    """81C3: within the time limits, and unless the players accepted it as a law allows."""
    if how is How.SPECTATOR:
        case.cite("76C1")
        if case.ask(ask.SPOKE):
            case.cite("76B5")
            case.note(end.SPECTATOR_WARNED)
    profile = settled.profile
    if not case.ask(
        ask.IN_TIME, correction=profile.correction_minutes, appeal=profile.appeal_minutes
    ):
        return case.rule("81C3", end.TOO_LATE)
    if not case.ask(ask.FACTS):
        return case.rule("85B", end.NOT_FOUND_OUT)
    if case.ask(ask.ACCEPTED):
        return case.rule("81C3", end.ACCEPTED_BY_LAW)
    # 11A. Somebody may have gained because an opponent did not know the law.
    gained = case.ask(ask.GAINED)
    if gained is not None:
        case.cite("81C3")
        return _taken_away(case, settled, gained)
    return _rectified(case, settled)


def _taken_away(case: Case, settled: Settled, side: Side) -> Ruling:
    """11A: what a side gained because an opponent did not know the law."""
    handed = settled.gained(side)
    return case.rule(
        "11A", end.GAIN_IS_TAKEN_AWAY, goes_on="adjusted-score", hands_over=handed, side=side
    )


def _rectified(case: Case, settled: Settled) -> Ruling:
    """81C3: by the law that was broken; a revoke is too old for automatic tricks (64C)."""
    # While the board goes on, that law is applied at the table.
    if settled.is_in_progress:
        return _law_broken(case, settled, "81C3", end.RULED_ON_NOW)
    law = case.ask(ask.FOUND)
    case.cite("81C3")
    if law == "79":
        return case.rule("79B", end.SCORE_FOUND, goes_on="tricks-disputed")
    if law == "12A1":
        handed = {"power": "no_rectification"}
        return case.rule("12A1", end.OTHER_FOUND, goes_on="adjusted-score", hands_over=handed)
    if law == "16B3":
        over = {"play_over": "yes"}
        return case.rule(
            law, end.INFORMATION_FOUND, goes_on="unauthorised-information", hands_over=over
        )
    handed = {"power": "law", "law": law}
    return case.rule(law, end.REVOKE_FOUND, goes_on="adjusted-score", hands_over=handed)


# 81C5


def _waiver(case: Case, settled: Settled) -> Ruling:
    """81C5: for cause, in the Director's discretion, on request of the other side."""
    if not case.ask(ask.ASKED_FOR):
        return _law_broken(case, settled, "10A", end.NOT_ASKED_FOR)
    if case.ask(ask.CAUSE) is Cause.KINDNESS or not case.ask(ask.GRANTED):
        return _law_broken(case, settled, "81C5", end.NO_CAUSE)
    found = settled.waivable
    if found is None:
        return case.rule("81C5", end.WAIVED)
    how = case.ask(ask.WAIVED, what=found.what)
    return case.rule("81C5", end.WAIVED, *settled.waived(how))
