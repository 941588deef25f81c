"""`bridgelaw score`: what a result is worth (Law 77)."""

from __future__ import annotations

import click

from bridgelaw.cli.common.command_options import TakesNumbers, json_option, lang_option
from bridgelaw.locale import Language


def score_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""

    @click.command(
        "score",
        cls=TakesNumbers,
        short_help=spoken.tr("Scores contracts (Law 77)."),
        help=spoken.tr(
            "Scores one or several results (Law 77) and says how the points come together. A "
            "result is written as in 4SX-1, 3NT=, “1NT+2 by S” or “passed out”; the declarer "
            "stands in it or is given with --by."
        ),
    )
    @click.argument("results", nargs=-1, required=True)
    @click.option("--by", help=spoken.tr("The declarer, where a result names none: N, E, S or W."))
    @click.option(
        "--vul", "--vulnerable", "vulnerable", default="none",
        help=spoken.tr("none, NS, EW or both."),
    )  # fmt: skip
    @json_option(spoken)
    @lang_option(spoken)
    def score(results: tuple[str, ...], by: str | None, vulnerable: str, as_json: bool) -> None:
        from bridgelaw.cli.score.run import run_score

        run_score(results, by, vulnerable, as_json, spoken)

    return score
