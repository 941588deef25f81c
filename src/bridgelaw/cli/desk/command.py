"""`bridgelaw desk`: starts the desk in the browser, sets its PIN, keeps and restores its log."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from bridgelaw.cli.common.command_options import Decorator, lang_option, port_type
from bridgelaw.cli.desk.backup_span import Every
from bridgelaw.cli.desk.open_store import whole
from bridgelaw.cli.desk.tokens_command import tokens_command
from bridgelaw.cli.desk.wanted import DeskOptions
from bridgelaw.locale import Language

DEFAULT_PORT = 2017  # as the Laws


def desk_command(spoken: Language) -> click.Command:
    """The command and what belongs to it, with help in a language."""
    database_option = click.option(
        "--database", metavar="FILE|URL", callback=_named,
        help=spoken.tr(
                "Where everything is kept: a file, or postgresql://… for many desks; by default "
                "a file in your data folder."
            ),
    )  # fmt: skip

    @click.group(
        "desk",
        invoke_without_command=True,
        short_help=spoken.tr("Starts the director's desk in the browser."),
        help=spoken.tr(
            "Starts the director's desk in the browser. It needs no internet and no account; "
            "the first time it asks for a PIN. Only this machine can open it unless --lan is "
            "given. Ctrl-C stops it."
        ),
    )
    @database_option
    @click.option(
        "--lan", is_flag=True, help=spoken.tr("Let phones and other machines in the room open it.")
    )
    @click.option(
        "--port", type=port_type(spoken, DEFAULT_PORT),
        help=spoken.tr("The port; {port} by default, or the next that is free.", port=DEFAULT_PORT),
    )  # fmt: skip
    @click.option(
        "--new", "is_new", is_flag=True,
        help=spoken.tr("Begin a new log at --database, although its name is like another's there."),
    )  # fmt: skip
    @click.option("--no-browser", is_flag=True, help=spoken.tr("Open no browser."))
    @click.option(
        "--name",
        default="",
        help=spoken.tr("This desk's name in the log, where there are several."),
    )
    @click.option(
        "--host", "hosts", multiple=True, metavar="NAME",
        help=spoken.tr("Another name by which browsers reach the desk, as through a web server."),
    )  # fmt: skip
    @click.option(
        "--backup-every", metavar="SPAN", type=Every(spoken),
        help=spoken.tr("Make a checked backup every so often, such as 30m, 6h or 1d."),
    )  # fmt: skip
    @click.option(
        "--backup-folder", metavar="FOLDER", type=click.Path(file_okay=False, path_type=Path),
        help=spoken.tr("Where these backups go; by default a folder beside the database."),
    )  # fmt: skip
    @click.option(
        "--backups-kept", metavar="N", type=click.IntRange(1, 10_000), default=14,
        help=spoken.tr("So many of these backups are kept; 14 by default."),
    )  # fmt: skip
    @click.option(
        "--workers", type=click.IntRange(1, 64), default=1, metavar="N",
        help=spoken.tr("So many processes serve the desk; with PostgreSQL, for a congress."),
    )  # fmt: skip
    @click.option(
        "--log", type=click.Choice(["json"]),
        help=spoken.tr("Tell of each request in a line of JSON, without names, hands or secrets."),
    )  # fmt: skip
    @click.option(
        "--bridgemate", metavar="ADDRESS",
        help=spoken.tr(
            "Follow the Bridgemate Data Connector (BCS 5) there, such as localhost: tables "
            "call the director from their Bridgemates."
        ),
    )  # fmt: skip
    @_https_options(spoken)
    @_proxy_options(spoken)
    @lang_option(spoken)
    @click.pass_context
    def desk(context: click.Context, /, **options: Any) -> None:
        if context.invoked_subcommand is not None:
            return
        from bridgelaw.cli.desk.run import run_desk

        sys.exit(int(run_desk(DeskOptions(**options), spoken)))

    @desk.command(
        help=spoken.tr("Sets the PIN, or changes it; whoever was signed in is signed out.")
    )
    @database_option
    @lang_option(spoken)
    def pin(database: str | None) -> None:
        from bridgelaw.cli.desk.run import set_pin

        sys.exit(int(set_pin(database, spoken)))

    for command in (
        *_archive_commands(spoken, database_option),
        *_checking_commands(spoken, database_option),
        _people_command(spoken, database_option),
        tokens_command(spoken, database_option),
    ):
        desk.add_command(command)
    return desk


def _named(context: click.Context, parameter: click.Parameter, value: str | None) -> Any:
    """A command takes the database that was named before it, too: `desk --database … backup`."""
    context.obj = value or context.obj
    return context.obj


def _people_command(spoken: Language, database_option: Decorator) -> click.Command:
    """`people`, `people set` and `people close`."""

    @click.group(
        "people",
        invoke_without_command=True,
        help=spoken.tr("Lists the accounts, sets one, or closes one. The pages do the same."),
    )
    @database_option
    @lang_option(spoken)
    @click.pass_context
    def people(context: click.Context, database: str | None) -> None:
        if context.invoked_subcommand is None:
            with whole(spoken):
                from bridgelaw.cli.desk.people import list_people

            sys.exit(int(list_people(database, spoken)))

    @people.command(
        "set",
        help=spoken.tr(
            "Gives NAME an account with a role and a PIN that is asked for, or another role "
            "and PIN: chief-director, director, scorer or reader."
        ),
    )
    @click.argument("name")
    @click.option("--role", default="director", help=spoken.tr("The role; director by default."))
    @database_option
    @lang_option(spoken)
    def set_(name: str, role: str, database: str | None) -> None:
        with whole(spoken):
            from bridgelaw.cli.desk.people import set_person

        sys.exit(int(set_person(database, name, role, spoken)))

    @people.command(
        "close", help=spoken.tr("Closes the account of NAME; its devices are signed out.")
    )
    @click.argument("name")
    @database_option
    @lang_option(spoken)
    def close(name: str, database: str | None) -> None:
        with whole(spoken):
            from bridgelaw.cli.desk.people import close_account

        sys.exit(int(close_account(database, name, spoken)))

    return people


def _https_options(spoken: Language) -> Decorator:
    """https: with a certificate that somebody has, or one that the desk makes."""
    file = click.Path(dir_okay=False, path_type=Path)

    def decorated(command: Callable[..., Any]) -> Callable[..., Any]:
        for option in (
            click.option(
                "--key", type=file, metavar="FILE",
                help=spoken.tr("The key of the certificate, where it is not in the same file."),
            ),
            click.option(
                "--certificate", type=file, metavar="FILE",
                help=spoken.tr("Serve https with this certificate (PEM, with those that vouch for "
                            "it)."),
            ),
            click.option(
                "--https", is_flag=True,
                help=spoken.tr(
                    "Serve https with a certificate that the desk makes itself, and show "
                    "its fingerprint; for phones in the room."
                ),
            ),
        ):  # fmt: skip
            command = option(command)
        return command

    return decorated


def _proxy_options(spoken: Language) -> Decorator:
    """A server in front of the desk that knows who asks."""

    def decorated(command: Callable[..., Any]) -> Callable[..., Any]:
        for option in (
            click.option(
                "--role-header", default="X-Remote-Role", metavar="NAME",
                help=spoken.tr("In which header it names the role; X-Remote-Role by default."),
            ),
            click.option(
                "--user-header", default="X-Remote-User", metavar="NAME",
                help=spoken.tr("In which header it names the user; X-Remote-User by default."),
            ),
            click.option(
                "--proxy", "proxies", multiple=True, metavar="ADDRESS",
                help=spoken.tr(
                    "Take the word of the server at this address about who asks, such as "
                    "127.0.0.1. Nobody else may reach the desk's port."
                ),
            ),
        ):  # fmt: skip
            command = option(command)
        return command

    return decorated


def _archive_commands(spoken: Language, database_option: Decorator) -> tuple[click.Command, ...]:
    """`backup`, `restore` and `export`, with their help in a language."""

    @click.command(
        "backup",
        help=spoken.tr(
            "Writes everything that the desk keeps into FILE, also while it runs. Keep the "
            "file safe: whoever has it can try out PINs."
        ),
    )
    @click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
    @database_option
    @lang_option(spoken)
    def backup(file: Path, database: str | None) -> None:
        with whole(spoken):
            from bridgelaw.cli.desk.archive import run_backup

        sys.exit(int(run_backup(file, database, spoken)))

    @click.command(
        "restore",
        help=spoken.tr(
            "Puts everything that is in FILE, a backup, into the desk's database: a file or "
            "PostgreSQL, whatever the backup is from. What is there now is kept aside in a "
            "backup of its own. Stop the desk first."
        ),
    )
    @click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
    @click.option("--yes", is_flag=True, help=spoken.tr("Replace what is there, without asking."))
    @database_option
    @lang_option(spoken)
    def restore(file: Path, yes: bool, database: str | None) -> None:
        with whole(spoken):
            from bridgelaw.cli.desk.archive import run_restore

        sys.exit(int(run_restore(file, database, yes, spoken)))

    @click.command(
        "export",
        help=spoken.tr(
            "Writes the log as JSON, one entry on each line, to FILE or to the standard "
            "output. The PIN and other settings are not in it."
        ),
    )
    @click.argument(
        "file", default="-", type=click.Path(dir_okay=False, allow_dash=True, path_type=Path)
    )
    @database_option
    @lang_option(spoken)
    def export(file: Path, database: str | None) -> None:
        with whole(spoken):
            from bridgelaw.cli.desk.archive import run_export

        sys.exit(int(run_export(file, database, spoken)))

    return backup, restore, export


def _checking_commands(spoken: Language, database_option: Decorator) -> tuple[click.Command, ...]:
    """`verify` and `import`."""

    @click.command(
        "verify",
        help=spoken.tr(
            "Checks that no entry of a log was changed or is missing: of FILE, which is a "
            "desk's database, a backup or an export, or of the desk's own database. The first "
            "entry that does not fit is named."
        ),
    )
    @click.argument(
        "file", required=False, type=click.Path(exists=True, dir_okay=False, path_type=Path)
    )
    @click.option(
        "--noted", metavar="NUMBER:HASH",
        help=spoken.tr("The hash of an entry that was noted earlier: it must still be there."),
    )  # fmt: skip
    @database_option
    @lang_option(spoken)
    def verify(file: Path | None, noted: str | None, database: str | None) -> None:
        with whole(spoken):
            from bridgelaw.cli.desk.archive import run_verify

        sys.exit(int(run_verify(file, database, noted, spoken)))

    @click.command(
        "import",
        help=spoken.tr(
            "Reads in FILE, the log that another desk has exported, such as one on a phone. "
            "Nothing is doubled, and nothing that is here is changed; what went on "
            "differently in both places is named and left out."
        ),
    )
    @click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
    @click.option("--name", default="", help=spoken.tr("This desk's name in the log."))
    @database_option
    @lang_option(spoken)
    def import_(file: Path, name: str, database: str | None) -> None:
        with whole(spoken):
            from bridgelaw.cli.desk.archive import run_import

        sys.exit(int(run_import(file, database, name, spoken)))

    return verify, import_
