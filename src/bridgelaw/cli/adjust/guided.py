"""A score that is adjusted by answering the questions of the law."""

from __future__ import annotations

from dataclasses import replace

import click

from bridgelaw.cli.adjust.change import Awards, DirectorLeaves, adjusted_line
from bridgelaw.cli.common.interview import Quit, ask_through
from bridgelaw.cli.common.screen import Screen
from bridgelaw.game import Side
from bridgelaw.laws import PROCEDURES, Interview, Ruling
from bridgelaw.locale import Language, tr
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.context_of_line import context_at
from bridgelaw.scoring.field import Line
from bridgelaw.scoring.standings import Standings


def guided_line(
    before: Standings,
    place: int,
    line: Line,
    ruling: str | None,
    law: str | None,
    reason: str,
    told: str,
    language: Language,
) -> Line | None:
    """The line as the director rules on it; `None` if the ruling awards nothing."""
    screen = Screen(language)
    try:
        given = _rule_on(screen, ruling or "adjusted-score", before, place)
        awards = _awards_of(given)
    except (Quit, EOFError, KeyboardInterrupt, click.Abort) as error:
        screen.blank()
        screen.line(tr("No ruling was given."))
        raise DirectorLeaves from error
    if awards is None:
        screen.blank()
        screen.line(tr("The ruling awards no score: nothing is changed."))
        if given.procedure == "fouled-board":
            screen.line(tr("Say with --group which tables played another form (87B)."))
        return None
    if law is not None:
        awards = replace(awards, law=law)
    return adjusted_line(line, awards, reason, told)


def _rule_on(screen: Screen, key: str, standings: Standings, place: int) -> Ruling:
    """Asks the questions of a procedure, and of those that take over from it."""
    context = context_at(standings.field, place, standings)
    handed: tuple[tuple[str, str], ...] = ()
    while True:
        procedure = PROCEDURES[key]
        screen.line(procedure.title, "bold")
        interview = Interview.begin(procedure, None, (), context).taking_over(handed)
        ruling = ask_through(screen, interview).ruling
        assert ruling is not None
        screen.blank()
        screen.ruling(ruling)
        if ruling.goes_on is None or ruling.awards:
            return ruling
        key, handed = ruling.goes_on, ruling.hands_over


def _awards_of(ruling: Ruling) -> Awards | None:
    """What a ruling awards; `None` if it awards nothing."""
    awards = ruling.awards
    if not awards:
        return None
    by_side = {side: parse_award(effect.award) for side, effect in awards.items()}
    laws = dict.fromkeys(effect.law for effect in awards.values() if effect.law)
    return Awards(by_side.get(Side.NS), by_side.get(Side.EW), ", ".join(laws))
