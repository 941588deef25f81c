"""`bridgelaw rule`: guides through a ruling."""

from __future__ import annotations

import sys
from typing import Any

import click

from bridgelaw.cli.common.command_options import complete_procedure, lang_option
from bridgelaw.locale import Language


def rule_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""

    @click.command(
        "rule",
        short_help=spoken.tr("Guides through a ruling."),
        help=spoken.tr(
            "Guides through a ruling. PROCEDURE is for instance insufficient-bid; without it "
            "you choose from a list. Without a table the ruling is quick: you only choose "
            'answers. Or tell what happened, as in: rule "East bid 1H over 1S".'
        ),
    )
    @click.argument("procedure", required=False, shell_complete=complete_procedure)
    @click.option("--dealer", help=spoken.tr("Who dealt: N, E, S or W; not known without it."))
    @click.option("--vulnerable", default="none", help=spoken.tr("none, NS, EW or both."))
    @click.option("--deal", help=spoken.tr("The deal, as in N:AKQ.… … … …"))
    @click.option("--happened", help=spoken.tr("What happened, as in: W 1H, N P, E 1H"))
    @click.option(
        "--table", "table_file", type=click.Path(exists=True, dir_okay=False, allow_dash=True),
        help=spoken.tr("A file with the table's events, as text or JSON; - for standard input."),
    )  # fmt: skip
    @click.option("--quick", is_flag=True, help=spoken.tr("Only choose answers; no table."))
    @click.option("--who", help=spoken.tr("Whom a quick ruling is about: N, E, S or W."))
    @click.option(
        "--answers", type=click.Path(exists=True, dir_okay=False, allow_dash=True),
        help=spoken.tr("A file of answers, as YAML or JSON; - for standard input."),
    )  # fmt: skip
    @click.option("--edition", help=spoken.tr(
        "By this edition of the Laws, 2017 or 2024; without it by the one in force today."
    ))  # fmt: skip
    @click.option("--json", "as_json", is_flag=True, help=spoken.tr("Print JSON (with --answers)."))
    @lang_option(spoken)
    def rule(**options: Any) -> None:
        from bridgelaw.cli.rule.run import run_rule

        sys.exit(int(run_rule(**options, language=spoken)))

    return rule
