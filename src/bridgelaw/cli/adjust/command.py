"""`bridgelaw adjust`: an adjusted score, and what the whole field feels of it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from bridgelaw.cli.common.command_options import counting, json_option, lang_option, scoring_options
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import Text, tr

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
        short_help=say(tr("Adjusts a score and shows what everybody gets.")),
        help=say(
            tr(
                "Adjusts the score of a table and shows every pair's score before and after. "
                "Awards are given by options, as in “2/3 4S= by N, 1/3 4S-1 by N”, “A+”, “60%” "
                "or “+3 IMP”; without them the law is asked for, question by question. FILE is "
                "written only after confirmation, and keeps the result at the table. A .bws file "
                "is never written: --output names another one, which is adjusted from then on."
            )
        ),
    )
    @click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
    @click.option("--board", type=counting(spoken), help=say(tr("The number of the board.")))
    @click.option(
        "--table", help=say(tr("The table, or the line's place where tables have no number."))
    )
    @click.option("--pair", help=say(tr("The line of this pair, instead of --table.")))
    @click.option("--session", type=counting(spoken), help=say(tr("Of this session.")))
    @click.option(
        "--section",
        help=say(tr("Of this section, where there are several: --table 3 --section B is B3.")),
    )
    @click.option("--both", metavar="AWARD", help=say(tr("What both sides are awarded.")))
    @click.option("--ns", metavar="AWARD", help=say(tr("What North-South is awarded.")))
    @click.option("--ew", metavar="AWARD", help=say(tr("What East-West is awarded.")))
    @click.option(
        "--correct", metavar="RESULT",
        help=say(tr("79C: it was entered wrongly, and this is what happened, as in 4S+1 by N.")),
    )  # fmt: skip
    @click.option("--law", help=say(tr("The law that it is awarded by, as in 12C1(c).")))
    @click.option("--reason", help=say(tr("Why, for the record.")))
    @click.option(
        "--told", metavar="TIME",
        help=say(tr("When the ruling was told, as in 21:30 or 2026-11-10 21:30; now by default.")),
    )  # fmt: skip
    @click.option("--group", help=say(tr("87B: the form of the board that was played here.")))
    @click.option("--undo", is_flag=True, help=say(tr("Back to the result at the table.")))
    @click.option(
        "--penalty", "penalties", multiple=True, metavar="ID=AMOUNT",
        help=say(
            tr("Law 90: a penalty, as in 5=10% (of a top), 5=3 IMP or 5=1 VP; 5 is the usual one.")
        ),
    )  # fmt: skip
    @click.option(
        "--no-penalty", "taken_back", multiple=True, metavar="ID[=AMOUNT]",
        help=say(tr("Take penalties back: all of a pair as in 5, or only one as in 5=10%.")),
    )  # fmt: skip
    @click.option(
        "--ruling", type=click.Choice(RULINGS),
        help=say(tr("The law that is asked for; adjusted-score by default.")),
    )  # fmt: skip
    @click.option("--yes", is_flag=True, help=say(tr("Write without asking.")))
    @click.option("--dry-run", is_flag=True, help=say(tr("Only show; write nothing.")))
    @click.option(
        "--output", "-o", type=click.Path(dir_okay=False, path_type=Path),
        help=say(tr("Write to this file instead (.xml, .pbn, .csv, .yaml).")),
    )  # fmt: skip
    @scoring_options(spoken)
    @json_option(spoken)
    @lang_option(spoken)
    def adjust(**options: Any) -> None:
        wrong = _misfit(**options)
        if wrong is not None:
            raise click.UsageError(say(wrong))
        from bridgelaw.cli.adjust.run import run_adjust

        sys.exit(int(run_adjust(**options, language=spoken)))

    return adjust


def _misfit(
    *,
    board: int | None,
    table: str | None,
    pair: str | None,
    both: str | None,
    ns: str | None,
    ew: str | None,
    correct: str | None,
    group: str | None,
    undo: bool,
    penalties: tuple[str, ...],
    taken_back: tuple[str, ...],
    ruling: str | None,
    yes: bool,
    dry_run: bool,
    as_json: bool,
    **_: Any,
) -> Text | None:
    """What is wrong with how the options go together."""
    sides = [side for side in (ns, ew) if side is not None]
    awards = [*sides, *([both] if both is not None else [])]
    is_settled = bool(awards) or undo or group is not None or correct is not None
    for is_wrong, words in (
        (
            board is None and not penalties and not taken_back,
            tr("give --board with --table or --pair, or --penalty or --no-penalty"),
        ),
        (
            board is not None and (table is None) == (pair is None),
            tr("give --table or --pair with --board, and only one of them"),
        ),
        (
            board is None
            and (is_settled or table is not None or pair is not None or ruling is not None),
            tr("which board? give --board"),
        ),
        (both is not None and bool(sides), tr("give --both, or --ns and --ew")),
        (undo and bool(awards), tr("--undo awards nothing: leave --both, --ns and --ew out")),
        (
            correct is not None and (bool(awards) or undo or ruling is not None),
            tr("--correct awards nothing: leave --both, --ns, --ew, --undo and --ruling out"),
        ),
        (
            ruling is not None and (bool(awards) or undo),
            tr("--ruling asks for the awards: leave --both, --ns, --ew and --undo out"),
        ),
        (yes and dry_run, tr("give --yes or --dry-run, not both")),
        (as_json and not (yes or dry_run), tr("--json needs --yes or --dry-run")),
        (
            as_json and board is not None and (not is_settled or ruling is not None),
            tr("--json asks no questions: give --both, or --ns and --ew"),
        ),
    ):
        if is_wrong:
            return words
    return None
