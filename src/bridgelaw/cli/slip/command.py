"""`bridgelaw slip`: a ruling run again from its slip."""

from __future__ import annotations

import click

from bridgelaw.cli.common.command_options import json_option, lang_option
from bridgelaw.locale import Language


def slip_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""

    @click.command(
        "slip",
        short_help=spoken.tr("Runs a ruling again from its slip."),
        help=spoken.tr(
            "Checks the signature of a slip and runs its ruling again on its own facts: does "
            "it follow? A slip is the letters that begin with bl1-, the address in its code, "
            "a file with either, or - for the standard input. Ends with 1 where the ruling "
            "does not follow, and with 3 where the slip was changed."
        ),
    )
    @click.argument("slip")
    @click.option("--change", "changes", multiple=True, metavar="QUESTION=ANSWER", help=spoken.tr(
        "Another answer to one question: what becomes of the ruling?"
    ))  # fmt: skip
    @click.option("--desk", "key", metavar="KEY", help=spoken.tr(
        "The key of the desk that must have signed it, as its pages show it in short."
    ))  # fmt: skip
    @json_option(spoken)
    @lang_option(spoken)
    def slip_(slip: str, changes: tuple[str, ...], key: str | None, as_json: bool) -> None:
        from bridgelaw.cli.slip.run import run_slip

        run_slip(slip, changes, key, as_json, spoken)

    return slip_
