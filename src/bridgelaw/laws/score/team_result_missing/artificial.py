"""Artificial scores by fault (12C2), and another board instead of one (86A)."""

from __future__ import annotations

from bridgelaw.game.seats import Side
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.score.adjusted_score.awarding import derive_both
from bridgelaw.laws.score.common import awarded
from bridgelaw.laws.score.team_result_missing.compared import teams_sheet
from bridgelaw.laws.score.team_result_missing.questions import (
    DEGREE_EW,
    DEGREE_NS,
    KNOWN_WITHOUT,
    SUBSTITUTE,
)
from bridgelaw.locale.text import Text, tr
from bridgelaw.scoring.awards import Artificial, Average
from bridgelaw.scoring.words import award_text
from bridgelaw.table.effects import Adjustment, ScoreAdjusted

_DEGREES = {Side.NS: DEGREE_NS, Side.EW: DEGREE_EW}


def substitute_board(case: Case) -> bool:
    """86A: whether both tables play another board."""
    if case.ask(KNOWN_WITHOUT):
        case.cite("86A", tr("The result of the match could be known: no other board is played."))
        return False
    if not case.ask(SUBSTITUTE):
        return False
    case.say(None, tr("This board does not count. You play another one instead."))
    case.note(tr("Both tables play it, before anybody compares scores."))
    return True


def artificial(case: Case, fault: tuple[Side, ...], clause: str, headline: Text) -> Ruling:
    """12C2(a), (b): each side by its own fault."""
    ns, ew = (Artificial(_kind(case, side, fault)) for side in Side)
    if clause != "12C2(b)":
        case.cite("12C2(b)", tr("At IMPs the averages are a number of IMPs."))
    case.say(
        None,
        tr(
            "The board has no result that can be compared. North-South get {ns}, East-West {ew}.",
            ns=award_text(ns),
            ew=award_text(ew),
        ),
    )
    note_penalty(case, fault)
    derive_both(case, {Side.NS: ns, Side.EW: ew}, teams_sheet(case))
    score = ScoreAdjusted(Adjustment.ARTIFICIAL, clause)
    return case.rule(clause, headline, score, *awarded(ns, ew, clause))


def _kind(case: Case, side: Side, fault: tuple[Side, ...]) -> Average:
    return case.ask(_DEGREES[side]) if side in fault else Average.PLUS


def note_penalty(case: Case, fault: tuple[Side, ...]) -> None:
    if fault:
        case.note(tr("A team at fault may also get a procedural penalty (90A)."))
