"""What rulings on the score of a board have in common."""

from __future__ import annotations

from collections.abc import Callable

from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.seats import Side
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.questions import Choice, Option
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import Text, tr
from bridgelaw.scoring.awards import Assigned, Award
from bridgelaw.scoring.outcomes import PASSED_OUT, Outcome, Played, score_of
from bridgelaw.table.effects import SideAwarded
from bridgelaw.table.result import result_of
from bridgelaw.table.table import Table

VULNERABILITY = Choice(
    key="vulnerability",
    law="77",
    heading=tr("Who is vulnerable on this board?"),
    why=tr("The scores of the contracts depend on it."),
    options=(
        Option("none", Vulnerability.NONE, tr("Nobody is")),
        Option("ns", Vulnerability.NS, tr("{side}", side=Side.NS)),
        Option("ew", Vulnerability.EW, tr("{side}", side=Side.EW)),
        Option("both", Vulnerability.BOTH, tr("Both sides are")),
    ),
)


def known_vulnerability(case: Case) -> Vulnerability | None:
    if case.scores is not None:
        return case.scores.vulnerability
    return None if case.table is None else case.table.board.vulnerability


def vulnerability(case: Case) -> Vulnerability:
    """Of the board, from its scores or its table, or asked for."""
    if case.scores is not None:
        return case.scored(VULNERABILITY, lambda sheet: sheet.vulnerability)
    return case.fact(VULNERABILITY, lambda table: table.board.vulnerability)


def played_at(table: Table) -> Outcome | None:
    """The result of a finished table."""
    result = result_of(table)
    if result is None:
        return None
    if result.contract is None:
        return PASSED_OUT if result.passed_out else None
    return Played(result.contract, result.tricks) if result.is_complete else None


def possible(vulnerability: Vulnerability | None) -> Callable[[Outcome], Text | None]:
    """The reason why a result cannot be at this vulnerability."""

    def reason(outcome: Outcome) -> Text | None:
        if vulnerability is None:
            return None
        try:
            score_of(outcome, vulnerability)
        except Refusal as error:
            return error.text
        return None

    return reason


def all_possible(vulnerability: Vulnerability | None) -> Callable[[Assigned], Text | None]:
    """The same for a result with weights."""
    of_one = possible(vulnerability)

    def reason(award: Assigned) -> Text | None:
        return next((why for outcome, _ in award.outcomes if (why := of_one(outcome))), None)

    return reason


def awarded(ns: Award, ew: Award, law: str) -> tuple[SideAwarded, SideAwarded]:
    """What each side gets."""
    return SideAwarded(Side.NS, str(ns), law), SideAwarded(Side.EW, str(ew), law)


def note_appeal(case: Case) -> None:
    """92B: until when the ruling can be appealed against."""
    case.note(
        tr(
            "The players may appeal until {minutes} minutes after the official score is available; "
            "if they are told of the ruling later than that score, from when they are told (92B).",
            minutes=case.profile.appeal_minutes,
        )
    )
