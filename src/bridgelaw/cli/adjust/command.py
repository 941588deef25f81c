"""`bridgelaw adjust`: an adjusted score, and what the whole field feels of it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from bridgelaw.cli.adjust.wanted import AdjustOptions
from bridgelaw.cli.common.command_options import counting, json_option, lang_option, scoring_options
from bridgelaw.locale import Language

RULINGS = (
    "adjusted-score",
    "director-error",
    "no-comparable-result",
    "fouled-board",
    "tricks-disputed",
    "claim-agreed",
    "concession",
    "conduct",
    "disputed-facts",
    "appeal",
)
"""The procedures that award scores, or that go on to one that does."""


def adjust_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""
    say = spoken.say

    @click.command(
        "adjust",
        short_help=spoken.tr("Adjusts a score and shows what everybody gets."),
        help=spoken.tr(
            "Adjusts the score of a table and shows every pair's score before and after. "
            "Awards are given by options, as in “2/3 4S= by N, 1/3 4S-1 by N”, “A+”, “60%” "
            "or “+3 IMP”; without them the law is asked for, question by question. FILE is "
            "written only after confirmation, and keeps the result at the table. A .bws file "
            "is never written: --output names another one, which is adjusted from then on."
        ),
    )
    @click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
    @click.option("--board", type=counting(spoken), help=spoken.tr("The number of the board."))
    @click.option(
        "--table", help=spoken.tr("The table, or the line's place where tables have no number.")
    )
    @click.option("--pair", help=spoken.tr("The line of this pair, instead of --table."))
    @click.option("--session", type=counting(spoken), help=spoken.tr("Of this session."))
    @click.option(
        "--section",
        help=spoken.tr("Of this section, where there are several: --table 3 --section B is B3."),
    )
    @click.option("--both", metavar="AWARD", help=spoken.tr("What both sides are awarded."))
    @click.option("--ns", metavar="AWARD", help=spoken.tr("What North-South is awarded."))
    @click.option("--ew", metavar="AWARD", help=spoken.tr("What East-West is awarded."))
    @click.option(
        "--correct", metavar="RESULT",
        help=spoken.tr("79C: it was entered wrongly, and this is what happened, as in 4S+1 by N."),
    )  # fmt: skip
    @click.option("--law", help=spoken.tr("The law that it is awarded by, as in 12C1(c)."))
    @click.option("--reason", help=spoken.tr("Why, for the record."))
    @click.option(
        "--told", metavar="TIME",
        help=spoken.tr(
            "When the ruling was told, as in 21:30 or 2026-11-10 21:30; now by default."
        ),
    )  # fmt: skip
    @click.option("--group", help=spoken.tr("87B: the form of the board that was played here."))
    @click.option("--undo", is_flag=True, help=spoken.tr("Back to the result at the table."))
    @click.option(
        "--penalty", "penalties", multiple=True, metavar="ID=AMOUNT",
        help=spoken.tr(
            "Law 90: a penalty, as in 5=10% (of a top), 5=3 IMP or 5=1 VP; 5 is the usual one."
        ),
    )  # fmt: skip
    @click.option(
        "--no-penalty", "taken_back", multiple=True, metavar="ID[=AMOUNT]",
        help=spoken.tr("Take penalties back: all of a pair as in 5, or only one as in 5=10%."),
    )  # fmt: skip
    @click.option(
        "--ruling", type=click.Choice(RULINGS),
        help=spoken.tr("The law that is asked for; adjusted-score by default."),
    )  # fmt: skip
    @click.option("--yes", is_flag=True, help=spoken.tr("Write without asking."))
    @click.option("--dry-run", is_flag=True, help=spoken.tr("Only show; write nothing."))
    @click.option(
        "--output", "-o", type=click.Path(dir_okay=False, path_type=Path),
        help=spoken.tr("Write to this file instead (.xml, .pbn, .csv, .yaml)."),
    )  # fmt: skip
    @scoring_options(spoken)
    @json_option(spoken)
    @lang_option(spoken)
    def adjust(**options: Any) -> None:
        wanted = AdjustOptions(**options)
        if wanted.misfit is not None:
            raise click.UsageError(say(wanted.misfit))
        from bridgelaw.cli.adjust.run import run_adjust

        sys.exit(int(run_adjust(wanted, spoken)))

    return adjust
