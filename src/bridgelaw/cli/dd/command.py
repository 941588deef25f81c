"""`bridgelaw dd`: tables of boards, what a contract makes, the value of each card."""

from __future__ import annotations

import sys
from typing import Any

import click

from bridgelaw.cli.common.command_options import counting, json_option, lang_option
from bridgelaw.locale import Language


def dd_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""

    @click.command(
        "dd",
        short_help=spoken.tr("Says what the cards bring double dummy."),
        help=spoken.tr(
            "Says what the cards bring when everybody sees all of them: for each board of a "
            "LIN or PBN file (- is the standard input), or for a deal as in “N:AKQ.… … … …”, "
            "the tricks of every declarer in every denomination. With --contract: what that "
            "contract makes. With --trump and --leader the deal may be an ending: then the "
            "value of each card that can be played."
        ),
    )
    @click.argument("words", nargs=-1, required=True, metavar="FILE|DEAL")
    @click.option("--board", type=counting(spoken), help=spoken.tr("Only this board of the file."))
    @click.option("--contract", help=spoken.tr("A contract, as in 4S by N or 3NTX by W."))
    @click.option("--vul", "--vulnerable", "vulnerable", help=spoken.tr("none, NS, EW or both."))
    @click.option("--trump", help=spoken.tr("The trumps: S, H, D, C or NT."))
    @click.option("--leader", help=spoken.tr("Who leads, or led, to the trick: N, E, S or W."))
    @click.option("--trick", help=spoken.tr("The cards of the trick so far, as in: W SA, N S2"))
    @json_option(spoken)
    @lang_option(spoken)
    def dd(**options: Any) -> None:
        if options["contract"] is not None and options["trump"] is not None:
            raise click.UsageError(spoken.tr("give --trump or --contract, not both"))
        if options["vulnerable"] is not None and options["contract"] is None:
            raise click.UsageError(spoken.tr("--vul needs --contract"))
        from bridgelaw.cli.dd.run import run_dd

        sys.exit(int(run_dd(**options, language=spoken)))

    return dd
