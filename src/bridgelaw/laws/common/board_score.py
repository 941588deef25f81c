"""The score of a board: what is known of it, until when it can be changed, and what it is worth.

Rulings on scores begin from here, and those on tricks that were claimed or conceded.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.seats import Side
from bridgelaw.laws.law import Case, Circumstances, Table, Text, fx, tr, yes_or_no
from bridgelaw.scoring.awards import Assigned, Award, SelfInflicted, certain
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.numbers import signed
from bridgelaw.scoring.outcomes import PASSED_OUT, ImpossibleResult, Outcome, Played, score_of
from bridgelaw.scoring.profile import WBF, Profile
from bridgelaw.scoring.words import outcome_text
from bridgelaw.table.result import result_of

PERIOD_OVER = yes_or_no(
    key="period_over",
    law="79C1",
    heading=tr("Is the correction period over?"),
    why=tr(
        "It ends {minutes} minutes after the official score is available, unless the organiser has "
        "announced another time; for errors in the score it may be a later one."
    ),
)

_APPEAL = tr(
    "The players may appeal until {minutes} minutes after the official score is available; "
    "if they are told of the ruling later than that score, from when they are told (92B)."
)
_POINTS = tr("{result}: {ns} for {north}, {ew} for {east}.")


@dataclass(frozen=True, slots=True)
class BoardScore:
    """What the scores, the table and the regulations tell of a board's score."""

    table: Table
    scores: BoardContext | None = None
    profile: Profile = WBF

    @classmethod
    def of(cls, given: Circumstances) -> Self:
        assert given.table is not None  # there is always a table
        return cls(given.table, given.scores, given.profile)

    @property
    def vulnerability(self) -> Vulnerability | None:
        if self.scores is not None:
            return self.scores.vulnerability
        board = self.table.board
        is_known = board.dealer is not None or board.vulnerability is not Vulnerability.NONE
        return board.vulnerability if is_known else None

    @property
    def recorded(self) -> Outcome | None:
        """The result on record."""
        return None if self.scores is None else self.scores.result

    @property
    def played(self) -> Outcome | None:
        """The result of the table, where it is finished."""
        return self.table.derive(_played_at)

    def no_such_score(self, *awards: Award) -> Text | None:
        """Why one of the results cannot be at the board's vulnerability, or at any."""
        return no_such_score(self.vulnerability, *awards)

    def no_such_result(self, result: Outcome) -> Text | None:
        """The same for one result."""
        return no_such_score(self.vulnerability, certain(result))

    def rescored(self, result: Outcome, law: str) -> tuple[fx.SideAwarded, ...]:
        """The same result for both sides, where there is a score that it takes the place of."""
        return () if self.scores is None else recorded(result, law)


def _played_at(table: Table) -> Outcome | None:
    result = result_of(table)
    if result is None:
        return None
    if result.contract is None:
        return PASSED_OUT if result.passed_out else None
    return Played(result.contract, result.tricks) if result.is_complete else None


def no_such_score(known: Vulnerability | None, *awards: Award) -> Text | None:
    """Why one of the results cannot be at this vulnerability, or at any where it is not known."""
    reason = None
    for vulnerability in Vulnerability if known is None else (known,):
        reason = _impossible_at(vulnerability, awards)
        if reason is None:
            return None
    return reason


def _impossible_at(vulnerability: Vulnerability, awards: tuple[Award, ...]) -> Text | None:
    try:
        for award in awards:
            for outcome in _outcomes(award):
                score_of(outcome, vulnerability)
    except ImpossibleResult as error:
        return error.text
    return None


def _outcomes(award: Award) -> tuple[Outcome, ...]:
    if isinstance(award, SelfInflicted):
        parts: tuple[Assigned, ...] = (award.actual, award.without, award.after)
    else:
        parts = (award,) if isinstance(award, Assigned) else ()
    return tuple(outcome for part in parts for outcome, _ in part.outcomes)


def awarded(ns: Award, ew: Award, law: str) -> tuple[fx.SideAwarded, fx.SideAwarded]:
    """What each side gets."""
    return fx.SideAwarded(Side.NS, str(ns), law), fx.SideAwarded(Side.EW, str(ew), law)


def recorded(result: Outcome, law: str) -> tuple[fx.SideAwarded, fx.SideAwarded]:
    """One result for both sides."""
    return awarded(certain(result), certain(result), law)


def is_period_over(case: Case, board: BoardScore) -> bool:
    """79C: is it too late to correct the score?"""
    return case.ask(PERIOD_OVER, minutes=board.profile.correction_minutes)


def note_appeal(case: Case, board: BoardScore) -> None:
    """92B: until when the ruling can be appealed against."""
    case.note(_APPEAL, minutes=board.profile.appeal_minutes)


def derive_points(case: Case, board: BoardScore, result: Outcome) -> None:
    """77: the points of the result, where the vulnerability is known."""
    if board.vulnerability is not None:
        score = score_of(result, board.vulnerability)
        case.derive(
            _POINTS,
            result=outcome_text(result),
            ns=signed(score),
            ew=signed(-score),
            north=Side.NS,
            east=Side.EW,
        )
