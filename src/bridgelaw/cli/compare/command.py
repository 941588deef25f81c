"""`bridgelaw compare`: is one call comparable to another (Law 23)?"""

from __future__ import annotations

from typing import Any

import click

from bridgelaw.cli.common.command_options import json_option, lang_option
from bridgelaw.locale import Language


def compare_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""

    @click.command(
        "compare",
        short_help=spoken.tr("Compares what two calls show (Law 23)."),
        help=spoken.tr(
            "Compares what two calls show (Law 23). A meaning is written as in “6+ H4+”, "
            "“15-17 bal”, “S5+ (C4+ or D4+)” or “asks: majors”, or is the name of a preset; "
            "docs/comparable.md has all forms."
        ),
    )
    @click.option("--withdrawn", help=spoken.tr("What the withdrawn call showed."))
    @click.option("--replacement", help=spoken.tr("What the replacement shows."))
    @click.option(
        "--call", "calls", multiple=True, metavar="CALL=MEANING",
        help=spoken.tr("A call and what it shows, as in “X=8+ H4”; may be given many times."),
    )  # fmt: skip
    @click.option(
        "--presets", is_flag=True, help=spoken.tr("List the presets, or those with a word.")
    )
    @click.argument("words", nargs=-1)
    @json_option(spoken)
    @lang_option(spoken)
    def compare(**options: Any) -> None:
        from bridgelaw.cli.compare.run import run_compare

        run_compare(**options, language=spoken)

    return compare
