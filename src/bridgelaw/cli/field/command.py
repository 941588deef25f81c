"""`bridgelaw field`: the results of an event, scored and ranked."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from bridgelaw.cli.common.command_options import counting, json_option, lang_option, scoring_options
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import tr


def field_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""
    say = spoken.say

    @click.command(
        "field",
        short_help=say(tr("Scores and ranks the results of an event.")),
        help=say(
            tr(
                "Scores and ranks the results of an event. FILE is USEBIO, PBN, CSV, YAML or BWS; "
                "several files are the sessions of one event, added up. - is the standard input."
            )
        ),
    )
    @click.argument(
        "files", nargs=-1, required=True, metavar="FILE...",
        type=click.Path(exists=True, dir_okay=False, allow_dash=True),
    )  # fmt: skip
    @click.option("--board", type=counting(spoken), help=say(tr("The traveller of this board.")))
    @click.option("--session", type=counting(spoken), help=say(tr("Of this session.")))
    @click.option(
        "--section",
        help=say(tr("Only what belongs to this section, scored with all of them.")),
    )
    @click.option("--travellers", is_flag=True, help=say(tr("The travellers of all boards.")))
    @click.option("--pair", help=say(tr("The boards of this pair or team.")))
    @click.option(
        "--to-enter",
        is_flag=True,
        help=say(tr("A list of what to enter by hand in the scoring program.")),
    )
    @click.option(
        "--since",
        metavar="FILE",
        type=click.Path(exists=True, dir_okay=False),
        help=say(tr("With --to-enter: only what this file has not.")),
    )
    @click.option(
        "--suspicious",
        is_flag=True,
        help=say(tr("Results that were probably entered wrongly, worst first.")),
    )
    @click.option(
        "--hands", metavar="FILE", type=click.Path(exists=True, dir_okay=False, path_type=Path),
        help=say(tr("With --suspicious: the hands of the boards, where FILE has none.")),
    )  # fmt: skip
    @click.option(
        "--double-dummy",
        is_flag=True,
        help=say(tr("With --suspicious: compare with what the cards give; takes a while.")),
    )
    @scoring_options(spoken)
    @json_option(spoken)
    @click.option("--csv", "as_csv", is_flag=True, help=say(tr("Print CSV.")))
    @click.option(
        "--output", "-o", type=click.Path(dir_okay=False, path_type=Path),
        help=say(tr("Write the field with all scores to this file (.xml, .pbn, .csv, .yaml).")),
    )  # fmt: skip
    @click.option("--force", is_flag=True, help=say(tr("Let --output write over the input.")))
    @lang_option(spoken)
    def field(**options: Any) -> None:
        for is_wrong, words in (
            (options["as_json"] and options["as_csv"], tr("give --json or --csv, not both")),
            (
                options["session"] and not (options["board"] or options["travellers"]),
                tr("--session needs --board or --travellers"),
            ),
            (
                sum(map(bool, (options["board"], options["travellers"], options["pair"]))) > 1,
                tr("give only one of --board, --travellers and --pair"),
            ),
            (
                options["to_enter"]
                and any(
                    options[each] for each in ("board", "travellers", "pair", "as_json", "as_csv")
                ),
                tr("--to-enter is printed alone"),
            ),
            (options["since"] and not options["to_enter"], tr("--since needs --to-enter")),
            (
                options["suspicious"]
                and any(
                    options[each]
                    for each in (
                        "board",
                        "travellers",
                        "pair",
                        "to_enter",
                        "as_csv",
                        "output",
                        "section",
                    )
                ),
                tr("--suspicious is printed alone"),
            ),
            (
                (options["hands"] or options["double_dummy"]) and not options["suspicious"],
                tr("--hands and --double-dummy need --suspicious"),
            ),
            (
                options["section"] is not None and options["output"],
                tr("--output writes all sections: leave --section out"),
            ),
            (options["force"] and not options["output"], tr("--force needs --output")),
        ):
            if is_wrong:
                raise click.UsageError(say(words))
        from bridgelaw.cli.field.run import run_field

        sys.exit(int(run_field(**options, language=spoken)))

    return field
