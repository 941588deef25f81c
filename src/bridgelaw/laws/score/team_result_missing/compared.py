"""What this table would have scored, compared with the result at the other table."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from bridgelaw.game.seats import Side
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.score.common import all_possible, possible, vulnerability
from bridgelaw.laws.score.team_result_missing.questions import (
    GOOD_FOR_EW,
    GOOD_FOR_NS,
    LIKELY,
    OTHER_RESULT,
)
from bridgelaw.scoring.awards import Assigned
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.derivation.derive import derive
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.outcomes import score_of


def teams_sheet(case: Case) -> BoardContext:
    """The scores of the board, as far as they are known."""
    if case.scores is None:
        return BoardContext(Method.TEAMS)
    return replace(case.scores, method=Method.TEAMS)


def compared(case: Case) -> tuple[BoardContext, Assigned]:
    """The sheet with the result of the other table, and what this one would have had."""
    vulnerable = vulnerability(case)
    sheet = replace(teams_sheet(case), vulnerability=vulnerable)
    if not set(Side) <= sheet.other_table.keys():
        other = case.ask(
            OTHER_RESULT, allowed=possible(vulnerable), branches=lambda: ("passed out",)
        )
        scores = {score_of(other, vulnerable): Fraction(1)}
        sheet = replace(sheet, other_table=dict.fromkeys(Side, scores))
    likely = case.ask(
        LIKELY,
        allowed=all_possible(vulnerable),
        branches=lambda: (GOOD_FOR_NS, GOOD_FOR_EW, _the_same(sheet)),
    )
    return sheet, likely


def gain(award: Assigned, side: Side, sheet: BoardContext) -> Fraction:
    """The IMPs that a side gains with this score."""
    value = derive(award, side, sheet).value
    assert value is not None  # the other table has a result
    return value


def _the_same(sheet: BoardContext) -> str:
    score = next(iter(sheet.other_table[Side.NS]))
    return f"{score:+d}" if score else "passed out"
