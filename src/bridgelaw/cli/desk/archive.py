"""`bridgelaw desk backup`, `restore` and `export`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from bridgelaw.cli.desk.opening import whole
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import tr

Option = Callable[[Any], Any]


def archive_commands(
    spoken: Language, database_option: Option, lang_option: Option
) -> tuple[click.Command, ...]:
    """The commands, with their help in a language.

    `of_group` is the database that was named before the command: `desk --database … backup`.
    """
    say = spoken.say

    @click.command(
        "backup",
        help=say(
            tr(
                "Writes everything that the desk keeps into FILE, also while it runs. Keep the "
                "file safe: who has it can try out PINs."
            )
        ),
    )
    @click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
    @database_option
    @lang_option
    @click.pass_obj
    def backup(of_group: str | None, file: Path, database: str | None) -> None:
        with whole(spoken):
            from bridgelaw.cli.desk.archiving import run_backup

        sys.exit(int(run_backup(file, database or of_group, spoken)))

    @click.command(
        "restore",
        help=say(
            tr(
                "Puts everything that is in FILE, a backup, into the desk's database: a file or "
                "PostgreSQL, whatever the backup is from. What is there now is kept aside in a "
                "backup of its own. Stop the desk first."
            )
        ),
    )
    @click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
    @click.option("--yes", is_flag=True, help=say(tr("Replace what is there, without asking.")))
    @database_option
    @lang_option
    @click.pass_obj
    def restore(of_group: str | None, file: Path, yes: bool, database: str | None) -> None:
        with whole(spoken):
            from bridgelaw.cli.desk.archiving import run_restore

        sys.exit(int(run_restore(file, database or of_group, yes, spoken)))

    @click.command(
        "export",
        help=say(
            tr(
                "Writes the log as JSON, one entry on each line, to FILE or to the standard "
                "output. The PIN and other settings are not in it."
            )
        ),
    )
    @click.argument(
        "file", default="-", type=click.Path(dir_okay=False, allow_dash=True, path_type=Path)
    )
    @database_option
    @lang_option
    @click.pass_obj
    def export(of_group: str | None, file: Path, database: str | None) -> None:
        with whole(spoken):
            from bridgelaw.cli.desk.archiving import run_export

        sys.exit(int(run_export(file, database or of_group, spoken)))

    return backup, restore, export
