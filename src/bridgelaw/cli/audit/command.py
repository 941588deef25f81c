"""`bridgelaw audit`: its arguments and options."""

from __future__ import annotations

import sys
from typing import Any

import click

from bridgelaw.cli.common.command_options import counting, lang_option
from bridgelaw.locale import Language, tr


def audit_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""
    say = spoken.say

    def share(text: str) -> float:
        """`0.1` or `10%`."""
        try:
            part = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
        except ValueError:
            part = 0
        if not 0 < part <= 1:
            words = tr("“{text}” is no share such as 0.1 or 10%", text=text)
            raise click.BadParameter(say(words))
        return part

    @click.command(
        "audit",
        short_help=spoken.tr("Finds every irregularity in archives of records."),
        help=spoken.tr(
            "Finds every irregularity in records of play, with its law: insufficient bids, "
            "calls and cards out of turn, revokes, impossible cards, wrong contracts, results "
            "and scores. PATH is a LIN, PBN or BWS file, a folder, or an archive (zip, tar, "
            "gz); - is the standard input. A summary by law comes at the end. Ctrl-C keeps "
            "what is done."
        ),
    )
    @click.argument("paths", nargs=-1, required=True, metavar="PATH...")
    @click.option(
        "--output", "-o", metavar="FILE", type=click.Path(dir_okay=False),
        help=spoken.tr("Write the findings here; by its ending .jsonl, .csv or .parquet."),
    )  # fmt: skip
    @click.option(
        "--format", "kind", type=click.Choice(("jsonl", "csv", "parquet")),
        help=spoken.tr("JSON lines, CSV or Parquet (needs bridgelaw[archives])."),
    )  # fmt: skip
    @click.option("--claims", is_flag=True, help=spoken.tr("Judge claims as well (Laws 70, 71)."))
    @click.option(
        "--only", multiple=True, metavar="LAW|KIND",
        help=spoken.tr("Only this law or kind, as in 61 or revoke; may be given many times."),
    )  # fmt: skip
    @click.option(
        "--sample", type=share, default="1", metavar="SHARE",
        help=spoken.tr("Look at this share of the boards, as in 0.1 or 10%, always the same ones."),
    )  # fmt: skip
    @click.option(
        "--jobs", "-j", type=counting(spoken), metavar="NUMBER",
        help=spoken.tr("How many processes; by default as many as there are processors."),
    )  # fmt: skip
    @click.option(
        "--resume", is_flag=True,
        help=spoken.tr("Go on with an audit into the same file that was stopped."),
    )  # fmt: skip
    @click.option(
        "--engine", type=click.Choice(("processes", "dask")), default="processes",
        show_default=True,
        help=spoken.tr("Who does the work: processes of this machine, or a Dask cluster."),
    )  # fmt: skip
    @click.option(
        "--scheduler", metavar="ADDRESS",
        help=spoken.tr("The Dask scheduler, as in tcp://10.0.0.5:8786; without one a cluster is "
                    "started here."),
    )  # fmt: skip
    @lang_option(spoken)
    def audit(**options: Any) -> None:
        from bridgelaw.cli.audit.run import misfit, run_audit

        wrong = misfit(**options)
        if wrong is not None:
            raise click.UsageError(say(wrong))

        sys.exit(int(run_audit(**options, language=spoken)))

    return audit
