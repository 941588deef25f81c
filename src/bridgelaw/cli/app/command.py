"""`bridgelaw app`: serves the desk that runs inside the browser, or builds it for a web host."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from bridgelaw.cli.common.command_options import lang_option, port_type
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import tr

DEFAULT_PORT = 2027


def app_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""
    say = spoken.say

    @click.command(
        "app",
        short_help=say(tr("Serves the desk that runs inside the browser, with no network.")),
        help=say(
            tr(
                "Serves the desk that runs inside the browser: opened once, it needs neither this "
                "program nor a network any more, and its log stays in the browser. The first "
                "time it is built, which needs Node.js and takes a minute. With --build it is "
                "only built, into a folder that any web host with https can carry."
            )
        ),
    )
    @click.option(
        "--build", "folder", type=click.Path(file_okay=False, path_type=Path), metavar="FOLDER",
        help=say(tr("Build it into this folder, and serve nothing.")),
    )  # fmt: skip
    @click.option(
        "--port", type=port_type(spoken, DEFAULT_PORT),
        help=say(tr("The port; {port} by default.", port=DEFAULT_PORT)),
    )  # fmt: skip
    @click.option("--no-browser", is_flag=True, help=say(tr("Open no browser.")))
    @lang_option(spoken)
    def app(folder: Path | None, port: int | None, **options: Any) -> None:
        if folder is not None and port is not None:
            raise click.UsageError(say(tr("give --build or --port, not both")))
        from bridgelaw.cli.app.run import run_app

        sys.exit(int(run_app(folder, port or DEFAULT_PORT, **options, language=spoken)))

    return app
