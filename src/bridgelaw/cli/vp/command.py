"""`bridgelaw vp`: IMPs in victory points (Law 78)."""

from __future__ import annotations

import click

from bridgelaw.cli.common.command_options import TakesNumbers, json_option, lang_option
from bridgelaw.locale import Language


def vp_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""

    @click.command(
        "vp",
        cls=TakesNumbers,
        short_help=spoken.tr("Turns IMPs into victory points."),
        help=spoken.tr(
            "Turns the IMPs by which a team is ahead (or behind, with a minus) into victory "
            "points of both teams. With --table the whole scale is printed, and IMPS may be "
            "left out."
        ),
    )
    @click.argument("imps", nargs=-1, metavar="[IMPS]")
    @click.option("--boards", required=True, help=spoken.tr("How many boards the match has."))
    @click.option(
        "--scale", default="wbf", show_default=True, metavar="wbf|wbf-discrete",
        help=spoken.tr("With hundredths, or whole victory points."),
    )  # fmt: skip
    @click.option("--table", is_flag=True, help=spoken.tr("Print the scale."))
    @json_option(spoken)
    @lang_option(spoken)
    def vp(imps: tuple[str, ...], boards: str, scale: str, table: bool, as_json: bool) -> None:
        if len(imps) > 1 or not (imps or table):
            raise click.UsageError(spoken.tr("give the IMPs as one number, or --table"))
        from bridgelaw.cli.vp.run import run_vp

        run_vp(imps[0] if imps else None, boards, scale, table, as_json, spoken)

    return vp
