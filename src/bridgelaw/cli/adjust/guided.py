"""A score that is adjusted by answering the questions of the law."""

from __future__ import annotations

from bridgelaw.cli.adjust.change import Awards
from bridgelaw.cli.rule import ask_through
from bridgelaw.cli.screen import Screen
from bridgelaw.game.seats import Side
from bridgelaw.laws import PROCEDURES, Interview, Ruling
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.context_of_line import context_at
from bridgelaw.scoring.standings import Standings


def rule_on(screen: Screen, key: str, standings: Standings, place: int) -> Ruling:
    """Asks the questions of a procedure, and of those that take over from it."""
    sheet = context_at(standings.field, place, standings)
    while True:
        procedure = PROCEDURES[key]
        screen.line(procedure.title, "bold")
        ruling = ask_through(screen, Interview.begin(procedure, None, (), sheet)).ruling
        assert ruling is not None
        screen.blank()
        screen.ruling(ruling)
        if ruling.goes_on is None or ruling.awards:
            return ruling
        key = ruling.goes_on


def awards_of(ruling: Ruling) -> Awards | None:
    """What a ruling awards; `None` if it awards nothing."""
    awards = ruling.awards
    if not awards:
        return None
    found = {side: parse_award(effect.award) for side, effect in awards.items()}
    laws = dict.fromkeys(effect.law for effect in awards.values() if effect.law)
    return Awards(found.get(Side.NS), found.get(Side.EW), ", ".join(laws))
