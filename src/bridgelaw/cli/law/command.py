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
    @click.argument("number", nargs=-1)
    @click.option("--table", "whole", is_flag=True, help=say(tr(
        "The whole law as CSV, a row for each label, to be checked and ticked off."
    )))  # fmt: skip
    @json_option(spoken)
    @lang_option(spoken)
    @click.pass_context
    def law(context: click.Context, number: tuple[str, ...], whole: bool, as_json: bool) -> None:
        from bridgelaw.cli.law.run import print_table, run_law

        if whole:
            print_table()
        elif number:
            run_law(" ".join(number), as_json, spoken)
        else:
            context.fail(say(tr("Which clause? Write it like 27B1(a), or a word that is defined.")))

    return law
