"""`bridgelaw desk`: starts the desk in the browser, sets its PIN, keeps and restores its log."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from bridgelaw.cli.common.command_options import Decorator, lang_option
from bridgelaw.cli.desk.open_store import whole
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import tr

DEFAULT_PORT = 2017  # as the Laws  # as the Laws


def desk_command(spoken: Language) -> click.Command:
    """The command and what belongs to it, with help in a language."""
    say = spoken.say
    database_option = click.option(
        "--database", metavar="FILE|URL",
        help=say(
            tr(
                "Where everything is kept: a file, or postgresql://… for many desks; by default "
                "a file in your data folder."
            )
        ),
    )  # fmt: skip

    @click.group(
        "desk",
        invoke_without_command=True,
        short_help=say(tr("Starts the director's desk in the browser.")),
        help=say(
            tr(
                "Starts the director's desk in the browser. It needs no internet and no account; "
                "the first time it asks for a PIN. Only this machine can open it unless --lan is "
                "given. Ctrl-C stops it."
            )
        ),
    )
    @database_option
    @click.option(
        "--lan", is_flag=True, help=say(tr("Let phones and other machines in the room open it."))
    )
    @click.option(
        "--port", type=_port(spoken),
        help=say(tr("The port; {port} by default, or the next that is free.", port=DEFAULT_PORT)),
    )  # fmt: skip
    @click.option("--no-browser", is_flag=True, help=say(tr("Open no browser.")))
    @click.option(
        "--name", default="", help=say(tr("This desk's name in the log, where there are several."))
    )
    @click.option(
        "--host", "hosts", multiple=True, metavar="NAME",
        help=say(tr("Another name by which browsers reach the desk, as through a web server.")),
    )  # fmt: skip
    @lang_option(spoken)
    @click.pass_context
    def desk(context: click.Context, /, database: str | None, **options: Any) -> None:
        context.obj = database
        if context.invoked_subcommand is not None:
            return
        from bridgelaw.cli.desk.run import run_desk

        sys.exit(int(run_desk(database, **options, language=spoken)))

    @desk.command(help=say(tr("Sets the PIN, or changes it; whoever was signed in is signed out.")))
    @database_option
    @lang_option(spoken)
    @click.pass_obj
    def pin(of_group: str | None, database: str | None) -> None:
        from bridgelaw.cli.desk.run import set_pin

        sys.exit(int(set_pin(database or of_group, spoken)))

    for command in _archive_commands(spoken, database_option):
        desk.add_command(command)
    return desk


def _archive_commands(spoken: Language, database_option: Decorator) -> tuple[click.Command, ...]:
    """`backup`, `restore` and `export`, with their help in a language.

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
    @lang_option(spoken)
    @click.pass_obj
    def backup(of_group: str | None, file: Path, database: str | None) -> None:
        with whole(spoken):
            from bridgelaw.cli.desk.archive import run_backup

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
    @lang_option(spoken)
    @click.pass_obj
    def restore(of_group: str | None, file: Path, yes: bool, database: str | None) -> None:
        with whole(spoken):
            from bridgelaw.cli.desk.archive import run_restore

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
    @lang_option(spoken)
    @click.pass_obj
    def export(of_group: str | None, file: Path, database: str | None) -> None:
        with whole(spoken):
            from bridgelaw.cli.desk.archive import run_export

        sys.exit(int(run_export(file, database or of_group, spoken)))

    return backup, restore, export


def _port(language: Language) -> Callable[[str], int]:
    def number(text: str) -> int:
        if text.isdecimal() and text.isascii() and 0 < int(text[:6]) < 65536:
            return int(text)
        raise click.BadParameter(
            language.say(tr("“{text}” is no port such as {port}", text=text, port=DEFAULT_PORT))
        )

    return number
