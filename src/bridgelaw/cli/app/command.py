"""`bridgelaw app`: serves the desk that runs inside the browser, or builds it for a web host."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from bridgelaw.cli.common.command_options import lang_option, port_type
from bridgelaw.locale import Language

DEFAULT_PORT = 2027


def app_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""

    @click.command(
        "app",
        short_help=spoken.tr("Serves the desk that runs inside the browser, with no network."),
        help=spoken.tr(
            "Serves the desk that runs inside the browser: opened once, it needs neither this "
            "program nor a network any more, and its log stays in the browser. The first "
            "time it is built, which needs Node.js and takes a minute. With --build it is "
            "only built, into a folder that any web host with https can carry."
        ),
    )
    @click.option(
        "--build", "folder", type=click.Path(file_okay=False, path_type=Path), metavar="FOLDER",
        help=spoken.tr("Build it into this folder, and serve nothing."),
    )  # fmt: skip
    @click.option(
        "--one-file", "one_file", type=click.Path(dir_okay=False, path_type=Path),
        metavar="FILE.html",
        help=spoken.tr("Write the whole desk into one file that opens by a double click."),
    )  # fmt: skip
    @click.option(
        "--port", type=port_type(spoken, DEFAULT_PORT),
        help=spoken.tr("The port; {port} by default.", port=DEFAULT_PORT),
    )  # fmt: skip
    @click.option("--no-browser", is_flag=True, help=spoken.tr("Open no browser."))
    @lang_option(spoken)
    def app(folder: Path | None, one_file: Path | None, port: int | None, **options: Any) -> None:
        if sum(each is not None for each in (folder, one_file, port)) > 1:
            raise click.UsageError(spoken.tr("give only one of --build, --one-file and --port"))
        if one_file is not None and one_file.suffix.lower() not in (".html", ".htm"):
            raise click.UsageError(spoken.tr("--one-file: the name must end in .html"))
        from bridgelaw.cli.app.run import run_app

        sys.exit(int(run_app(folder, one_file, port or DEFAULT_PORT, **options, language=spoken)))

    return app
