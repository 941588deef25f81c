"""`bridgelaw table`: a live table."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from bridgelaw.cli.common.command_options import counting, lang_option
from bridgelaw.locale import Language


def table_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""

    @click.command(
        "table",
        short_help=spoken.tr("A live table: type what happens, and see what it means."),
        help=spoken.tr(
            "A live table: type calls, cards and other events as they happen. It shows the "
            "hands, what was irregular, what is in force and what each player may do; "
            "“director” begins a ruling. FILE is a table that was saved."
        ),
    )
    @click.argument(
        "file", required=False, type=click.Path(exists=True, dir_okay=False, allow_dash=True)
    )
    @click.option(
        "--record", type=counting(spoken), metavar="NUMBER",
        help=spoken.tr("FILE is a record of play (LIN, PBN, BWS): the board in this place of it."),
    )  # fmt: skip
    @click.option("--board", type=counting(spoken), help=spoken.tr("The number of the board."))
    @click.option("--dealer", help=spoken.tr("Who dealt: N, E, S or W."))
    @click.option("--vulnerable", help=spoken.tr("none, NS, EW or both."))
    @click.option("--deal", help=spoken.tr("The deal, as in N:AKQ.… … … …"))
    @click.option(
        "--save", type=click.Path(dir_okay=False, path_type=Path),
        help=spoken.tr("Keep the table in this file, line by line."),
    )  # fmt: skip
    @click.option(
        "--script", type=click.Path(exists=True, dir_okay=False, allow_dash=True),
        help=spoken.tr("Replay a file of events, commands and answers; - for standard input."),
    )  # fmt: skip
    @click.option("--edition", help=spoken.tr(
        "By this edition of the Laws, 2017 or 2024; without it by that of the rulings in FILE, or "
        "by the one in force today."
    ))  # fmt: skip
    @click.option("--json", "as_json", is_flag=True, help=spoken.tr("Print JSON (with --script)."))
    @lang_option(spoken)
    def table(**options: Any) -> None:
        from bridgelaw.cli.table.run import run_table

        sys.exit(int(run_table(**options, language=spoken)))

    return table
