"""`bridgelaw law`: what a clause says, in short words."""

from __future__ import annotations

import click

from bridgelaw.cli.common.command_options import json_option, lang_option
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import tr


def law_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""
    say = spoken.say

    @click.command("law", help=say(tr("Says in short words what a clause says, as in: law 27B1")))
    @click.argument("number", nargs=-1, required=True)
    @json_option(spoken)
    @lang_option(spoken)
    def law(number: tuple[str, ...], as_json: bool) -> None:
        from bridgelaw.cli.law.run import run_law

        run_law(" ".join(number), as_json, spoken)

    return law
