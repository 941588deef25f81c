"""`bridgelaw desk tokens`: tokens of programs, from the terminal."""

from __future__ import annotations

import sys

import click

from bridgelaw.cli.common.command_options import Decorator, counting, lang_option
from bridgelaw.cli.desk.open_store import whole
from bridgelaw.locale import Language

SCOPES = ("read", "enter", "score", "rule", "manage")


def tokens_command(spoken: Language, database_option: Decorator) -> click.Command:
    """`tokens`, `tokens make` and `tokens revoke`."""

    @click.group(
        "tokens",
        invoke_without_command=True,
        help=spoken.tr(
            "Lists the tokens of programs that use the API, makes one, or revokes one. The "
            "API does the same."
        ),
    )
    @database_option
    @lang_option(spoken)
    @click.pass_context
    def tokens(context: click.Context, database: str | None) -> None:
        if context.invoked_subcommand is None:
            with whole(spoken):
                from bridgelaw.cli.desk.tokens import list_tokens

            sys.exit(int(list_tokens(database, spoken)))

    @tokens.command(
        "make",
        help=spoken.tr(
            "Makes a token for the program NAME and prints it, this once. What it writes is "
            "signed with the name."
        ),
    )
    @click.argument("name")
    @click.option(
        "--scope", "scopes", multiple=True, default=("read",), type=click.Choice(SCOPES),
        help=spoken.tr("What it may do; may be given several times; read by default."),
    )  # fmt: skip
    @click.option(
        "--days", type=counting(spoken),
        help=spoken.tr("How long it lasts; by default until it is revoked."),
    )  # fmt: skip
    @database_option
    @lang_option(spoken)
    def make(
        name: str,
        scopes: tuple[str, ...],
        days: int | None,
        database: str | None,
    ) -> None:
        with whole(spoken):
            from bridgelaw.cli.desk.tokens import make_token

        sys.exit(int(make_token(database, name, scopes, days, spoken)))

    @tokens.command("revoke", help=spoken.tr("Revokes the token of NAME; it is refused at once."))
    @click.argument("name")
    @database_option
    @lang_option(spoken)
    def revoke(name: str, database: str | None) -> None:
        with whole(spoken):
            from bridgelaw.cli.desk.tokens import revoke_token

        sys.exit(int(revoke_token(database, name, spoken)))

    return tokens
