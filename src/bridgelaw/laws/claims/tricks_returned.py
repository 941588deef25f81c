"""Laws 69B and 71: tricks that a side gets back after it has let them go."""

from __future__ import annotations

from bridgelaw.game.seats import Side
from bridgelaw.laws.claims.questions import SIDE, TRICKS
from bridgelaw.laws.common.board_score import PERIOD_OVER, BoardScore, awarded, derive_points
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.text import Text, tr
from bridgelaw.scoring.awards import certain
from bridgelaw.scoring.outcomes import Outcome, Played
from bridgelaw.table.effects import Effect, TricksTransferred

_ALL = 13


def side_of(case: Case, known: Side | None) -> Side | None:
    """The side that wants tricks back; a quick ruling calls it what it is in the law."""
    if known is not None:
        return case.fact(SIDE, lambda table: known)
    return None if case.table is None and case.scores is None else case.ask(SIDE)


def is_too_late(case: Case) -> bool:
    """79C: is the correction period over?"""
    return case.ask(PERIOD_OVER, minutes=case.profile.correction_minutes)


def too_late(case: Case) -> Ruling:
    return stands(case, "79C1", tr("The correction period is over: the tricks stand."))


def stands(case: Case, clause: str, headline: Text) -> Ruling:
    """Nothing moves."""
    case.say(None, headline)
    return case.rule(clause, headline)


def how_many(case: Case, side: Side | None, most: int | None = None) -> int:
    """The tricks that go back, at most so many as the side has let go."""
    most = min(_ALL if most is None else most, _on_record(case, side))
    if not most:
        return 0
    if most == 1 and case.table is not None:
        return case.fact(TRICKS, lambda table: 1)

    def reason(tricks: int) -> Text | None:
        return None if tricks <= most else tr("only {most} tricks can go back", most=most)

    return case.ask(TRICKS, allowed=reason, branches=lambda: ("1",))


def _on_record(case: Case, side: Side | None) -> int:
    """The tricks that the other side has on record."""
    recorded = _recorded(case)
    if recorded is None or side is None:
        return _ALL
    declares = recorded.contract.declarer.side is side
    return _ALL - recorded.tricks if declares else recorded.tricks


def _recorded(case: Case) -> Played | None:
    found = None if case.scores is None else case.scores.result
    return found if isinstance(found, Played) else None


def already_won(case: Case, side: Side | None, clause: str) -> Ruling:
    """A trick was counted for the wrong side; a table that saw the claim counts them right."""
    table = case.table
    if table is None or table.claim is None:
        return give_back(case, side, how_many(case, side), clause)
    headline = tr("Every finished trick counts for the side that won it, whatever was said later.")
    case.say(None, headline)
    result = BoardScore.of(case.circumstances).played
    if result is None:
        return case.rule(clause, headline)
    derive_points(case, BoardScore.of(case.circumstances), result)
    return case.rule(clause, headline, *_rescored(case, result, clause))


def give_back(case: Case, side: Side | None, tricks: int, clause: str) -> Ruling:
    """The board is scored with these tricks for the side."""
    tricks = min(tricks, _on_record(case, side))
    if not tricks:
        return stands(case, clause, tr("The other side has no trick that could go back."))
    effects: list[Effect] = [TricksTransferred(tricks, side, clause)]
    recorded = _recorded(case)
    if recorded is not None and side is not None:
        more = tricks if recorded.contract.declarer.side is side else -tricks
        result = Played(recorded.contract, recorded.tricks + more)
        derive_points(case, BoardScore.of(case.circumstances), result)
        effects += _rescored(case, result, clause)
    case.say(None, _words(side, tricks))
    return case.rule(clause, _words(side, tricks), *effects)


def _rescored(case: Case, result: Outcome, clause: str) -> tuple[Effect, ...]:
    """Where the score is known that this one takes the place of."""
    award = certain(result)
    return () if case.scores is None else awarded(award, award, clause)


def _words(side: Side | None, tricks: int) -> Text:
    if side is None:
        return (
            tr("One trick goes back to the side that let it go, and the board is scored anew.")
            if tricks == 1
            else tr("{tricks} tricks go back to the side that let them go, and the board is scored "
                    "anew.", tricks=tricks)
        )  # fmt: skip
    return (
        tr("One trick goes back to {side}, and the board is scored anew.", side=side)
        if tricks == 1
        else tr("{tricks} tricks go back to {side}, and the board is scored anew.",
                tricks=tricks, side=side)
    )  # fmt: skip
