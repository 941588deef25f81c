"""`bridgelaw imps`: scores in IMPs (Law 78B)."""

from __future__ import annotations

import click

from bridgelaw.cli.common.command_options import TakesNumbers, json_option, lang_option
from bridgelaw.locale import Language


def imps_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""

    @click.command(
        "imps",
        cls=TakesNumbers,
        short_help=spoken.tr("Turns scores into IMPs (Law 78B)."),
        help=spoken.tr(
            "Turns scores into IMPs (Law 78B). Give the score of North-South at each of the "
            "two tables: “imps 620 -100” compares +620 at the first with -100 at the second, "
            "and the IMPs are those of the team that was North-South at the first. A single "
            "number is the difference itself."
        ),
    )
    @click.argument("scores", nargs=-1, required=True)
    @json_option(spoken)
    @lang_option(spoken)
    def imps(scores: tuple[str, ...], as_json: bool) -> None:
        from bridgelaw.cli.imps.run import run_imps

        run_imps(scores, as_json, spoken)

    return imps
