"""The procedures by name or number, as they are chosen on the command line and at a prompt."""

from __future__ import annotations

from difflib import get_close_matches

import click

from bridgelaw.cli.common.screen import Screen
from bridgelaw.laws import PROCEDURES, Procedure
from bridgelaw.locale import Language, Text, tr
from bridgelaw.locale.citing import cited
from bridgelaw.locale.text import filled

_ONE_LAW = tr("{title} (Law {laws})")
_SEVERAL_LAWS = tr("{title} (Laws {laws})")


def procedure_named(key: str, language: Language) -> Procedure:
    """The procedure that was named on the command line."""
    if key not in PROCEDURES:
        words = tr("there is no “{key}”; there are {known}", key=key, known=", ".join(PROCEDURES))
        # Words are understood by what they mean: “dropped card” only looks like played-card.
        misspelt = [] if " " in key else get_close_matches(key, PROCEDURES, 1)
        similar = misspelt or [one.key for one in meant_by(key)[:1]]
        if similar:
            words = tr("there is no “{key}”; is {near} meant?", key=key, near=similar[0])
        raise click.BadParameter(language.say(words), param_hint="PROCEDURE")
    return PROCEDURES[key]


def all_procedures() -> tuple[Procedure, ...]:
    return tuple(PROCEDURES.values())


def list_procedures(screen: Screen, procedures: tuple[Procedure, ...]) -> None:
    """Procedures with their numbers, to choose one."""
    screen.line(tr("What happened?"), "bold")
    for number, procedure in enumerate(procedures, 1):
        words = _ONE_LAW if len(procedure.laws) == 1 else _SEVERAL_LAWS
        title = filled(words, title=procedure.title, laws=cited(*procedure.laws))
        screen.row(f"[bold]{number:2}[/] ", screen.say(title))


def how_to_choose_procedure(procedures: tuple[Procedure, ...]) -> Text:
    return tr(
        "Number 1-{count}, or what happened in your own words (q quit)", count=len(procedures)
    )


_MOST_MEANT = 5


def meant_by(words: str) -> tuple[Procedure, ...]:
    """The few procedures that somebody's own words may mean, the most likely first."""
    from bridgelaw.laws.entrances.search import procedures_for  # late: it reads every title

    return procedures_for(words)[:_MOST_MEANT]


def chosen_procedure(reply: str, procedures: tuple[Procedure, ...]) -> Procedure | None:
    """The procedure that was chosen by its number, or by its name, which need not be listed."""
    if reply in PROCEDURES:
        return PROCEDURES[reply]
    if reply.isdecimal() and 1 <= int(reply) <= len(procedures):
        return procedures[int(reply) - 1]
    return None
