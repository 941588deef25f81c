"""`bridgelaw claim check`: its arguments and options."""

from __future__ import annotations

import sys
from typing import Any

import click

from bridgelaw.cli.common.command_options import json_option, lang_option, seconds
from bridgelaw.locale import Language


def check_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""

    @click.command(
        "check",
        short_help=spoken.tr("Judges the claims in records of play."),
        help=spoken.tr(
            "Judges every claim in records of play, as if nothing had been said, and compares "
            "the result with what was agreed at the table. PATH is a LIN or PBN file, a folder "
            "with such files, or - for the standard input."
        ),
    )
    @click.argument(
        "paths", nargs=-1, required=True, metavar="PATH...",
        type=click.Path(exists=True, allow_dash=True),
    )  # fmt: skip
    @click.option(
        "--off", multiple=True, metavar="RULE",
        help=spoken.tr("Switch a rule of normal play off; may be given many times."),
    )  # fmt: skip
    @click.option(
        "--seconds", type=seconds(spoken), default="20", show_default=True, metavar="NUMBER",
        help=spoken.tr("Leave a claim undecided after so long."),
    )  # fmt: skip
    @json_option(spoken)
    @lang_option(spoken)
    def check(**options: Any) -> None:
        from bridgelaw.cli.claim.check.run import run_check

        sys.exit(int(run_check(**options, language=spoken)))

    return check
