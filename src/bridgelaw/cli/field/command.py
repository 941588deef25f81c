"""`bridgelaw field`: the results of an event, scored and ranked."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from bridgelaw.cli.common.command_options import counting, json_option, lang_option, scoring_options
from bridgelaw.cli.field.wanted import FieldOptions
from bridgelaw.locale import Language


def field_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""
    say = spoken.say

    @click.command(
        "field",
        short_help=spoken.tr("Scores and ranks the results of an event."),
        help=spoken.tr(
            "Scores and ranks the results of an event. FILE is USEBIO, PBN, CSV, YAML or BWS; "
            "several files are the sessions of one event, added up. - is the standard input."
        ),
    )
    @click.argument(
        "files", nargs=-1, required=True, metavar="FILE...",
        type=click.Path(exists=True, dir_okay=False, allow_dash=True),
    )  # fmt: skip
    @click.option("--board", type=counting(spoken), help=spoken.tr("The traveller of this board."))
    @click.option("--session", type=counting(spoken), help=spoken.tr("Of this session."))
    @click.option(
        "--section",
        help=spoken.tr("Only what belongs to this section, scored with all of them."),
    )
    @click.option("--travellers", is_flag=True, help=spoken.tr("The travellers of all boards."))
    @click.option("--pair", help=spoken.tr("The boards of this pair or team."))
    @click.option(
        "--to-enter",
        is_flag=True,
        help=spoken.tr("A list of what to enter by hand in the scoring program."),
    )
    @click.option(
        "--since",
        metavar="FILE",
        type=click.Path(exists=True, dir_okay=False),
        help=spoken.tr("With --to-enter: only what this file has not."),
    )
    @click.option(
        "--suspicious",
        is_flag=True,
        help=spoken.tr("Results that were probably entered wrongly, worst first."),
    )
    @click.option(
        "--hands", metavar="FILE", type=click.Path(exists=True, dir_okay=False, path_type=Path),
        help=spoken.tr("With --suspicious: the hands of the boards, where FILE has none."),
    )  # fmt: skip
    @click.option(
        "--double-dummy",
        is_flag=True,
        help=spoken.tr("With --suspicious: compare with what the cards give; takes a while."),
    )
    @scoring_options(spoken)
    @json_option(spoken)
    @click.option("--csv", "as_csv", is_flag=True, help=spoken.tr("Print CSV."))
    @click.option(
        "--output", "-o", type=click.Path(dir_okay=False, path_type=Path),
        help=spoken.tr("Write the field with all scores to this file (.xml, .pbn, .csv, .yaml)."),
    )  # fmt: skip
    @click.option("--force", is_flag=True, help=spoken.tr("Let --output write over the input."))
    @lang_option(spoken)
    def field(**options: Any) -> None:
        wanted = FieldOptions(**options)
        if wanted.misfit is not None:
            raise click.UsageError(say(wanted.misfit))
        from bridgelaw.cli.field.run import run_field

        sys.exit(int(run_field(wanted, spoken)))

    return field
