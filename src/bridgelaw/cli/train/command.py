"""`bridgelaw train`: a table that calls, four players, and marks."""

from __future__ import annotations

import click

from bridgelaw.cli.common.command_options import lang_option
from bridgelaw.locale import Language

LEVELS = ("club", "county")


def train_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""

    @click.command(
        "train",
        short_help=spoken.tr("Learn to direct at a simulated table."),
        help=spoken.tr(
            "A table calls you. Ask its players, read out their choices, rule, and see your "
            "marks. What you know is kept on this machine alone, and comes back when it is "
            "time. SITUATION is the name of one, as marks and papers show it."
        ),
    )
    @click.argument("situation", required=False)
    @click.option("--level", type=click.Choice(LEVELS), default="club", show_default=True,
                  help=spoken.tr("For which directors."))  # fmt: skip
    @click.option(
        "--law", "laws", default="", help=spoken.tr("Only these laws, as in 27 or 61,64.")
    )
    @click.option("--seed", type=int, help=spoken.tr("The same number gives the same situations."))
    @click.option("--progress", is_flag=True, help=spoken.tr("Only says what you know by now."))
    @lang_option(spoken)
    def train(
        situation: str | None, level: str, laws: str, seed: int | None, progress: bool
    ) -> None:
        from bridgelaw.cli.train.run import show_progress, train

        if progress:
            show_progress(spoken)
        else:
            train(situation, level, laws, seed, spoken)

    return train
