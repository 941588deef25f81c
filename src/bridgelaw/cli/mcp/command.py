"""`bridgelaw mcp`: the law as tools for assistants."""

from __future__ import annotations

import sys
from typing import Any

import click

from bridgelaw.cli.common.command_options import lang_option, port_type
from bridgelaw.locale import Language

DEFAULT_PORT = 2018


def mcp_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""

    @click.command(
        "mcp",
        short_help=spoken.tr("Offers the law as tools to assistants (MCP)."),
        help=spoken.tr(
            "Offers the law as tools to assistants, by the Model Context Protocol: rulings "
            "question by question, what a player may do, comparable calls, claims, scores. "
            "It speaks over standard input and output, for a program that starts it, or with "
            "--http to programs on this machine. Nothing is kept."
        ),
    )
    @click.option(
        "--http", is_flag=True, help=spoken.tr("Listen on this machine instead, at /mcp.")
    )
    @click.option(
        "--port", type=port_type(spoken, DEFAULT_PORT),
        help=spoken.tr("The port for --http; {port} by default.", port=DEFAULT_PORT),
    )  # fmt: skip
    @click.option(
        "--host", "hosts", multiple=True, metavar="NAME",
        help=spoken.tr("Another name by which it is reached, as through a web server."),
    )  # fmt: skip
    @lang_option(spoken)
    def mcp(http: bool, port: int | None, **options: Any) -> None:
        if not http and (port is not None or options["hosts"]):
            raise click.UsageError(spoken.tr("--port and --host need --http"))
        from bridgelaw.cli.mcp.run import run_mcp

        sys.exit(int(run_mcp(http=http, port=port or DEFAULT_PORT, **options, language=spoken)))

    return mcp
