"""`bridgelaw law`: what a clause says, in short words."""

from __future__ import annotations

import click

from bridgelaw.cli.common.command_options import json_option, lang_option
from bridgelaw.locale import Language


def law_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""

    @click.command("law", help=spoken.tr("Says in short words what a clause says, as in: law 27B1"))
    @click.argument("number", nargs=-1)
    @click.option("--table", "whole", is_flag=True, help=spoken.tr(
        "The whole law as CSV, a row for each label, to be checked and ticked off."
    ))  # fmt: skip
    @click.option("--edition", help=spoken.tr(
        "As this edition has it: 2017, or 2024 for the Laws as amended on 1 January 2024."
    ))  # fmt: skip
    @click.option("--changes", nargs=2, metavar="OLDER NEWER", help=spoken.tr(
        "What reads otherwise in the newer of two editions, as in: law --changes 2017 2024"
    ))  # fmt: skip
    @click.option("--authority", metavar="NAME", help=spoken.tr(
        "What holds where the Laws leave it open, and where that stands: WBF, ACBL, EBU, JCBL, or"
        " a rating as in “JCBL national”."
    ))  # fmt: skip
    @click.option("--house", type=click.Path(exists=True, dir_okay=False), help=spoken.tr(
        "Checks a club's own rules (a YAML file), and lists them."
    ))  # fmt: skip
    @json_option(spoken)
    @lang_option(spoken)
    @click.pass_context
    def law(
        context: click.Context,
        number: tuple[str, ...],
        whole: bool,
        edition: str | None,
        changes: tuple[str, str] | None,
        authority: str | None,
        house: str | None,
        as_json: bool,
    ) -> None:
        from bridgelaw.cli.law.run import print_changes, print_regulations, print_table, run_law

        if house is not None:
            from bridgelaw.cli.law.house import print_house

            print_house(house, as_json, spoken)
        elif authority is not None:
            print_regulations(authority, as_json, spoken)
        elif changes:
            print_changes(*changes, as_json, spoken)
        elif whole:
            print_table(edition, spoken)
        elif number:
            run_law(" ".join(number), edition, as_json, spoken)
        else:
            context.fail(
                spoken.tr("Which clause? Write it like 27B1(a), or a word that is defined.")
            )

    return law
