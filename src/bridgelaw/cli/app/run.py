"""What `bridgelaw app` does: builds the app where it is missing or old, and serves it."""

from __future__ import annotations

import errno
import webbrowser
from contextlib import suppress
from pathlib import Path

import click

from bridgelaw.cli.common.browser import has_display
from bridgelaw.cli.common.missing_packages import whole
from bridgelaw.cli.common.output import Exit, stop
from bridgelaw.locale import Language, Refusal, Text, tr


def run_app(
    folder: Path | None,
    one_file: Path | None,
    port: int,
    *,
    no_browser: bool,
    language: Language,
) -> Exit:
    """Builds into a folder or a file; without one, serves what was built."""
    with whole(language):
        from platformdirs import user_cache_path

        from bridgelaw.pocket.build import build, up_to_date, write_one_file

    cache = user_cache_path("bridgelaw", appauthor=False)

    def progress(text: Text) -> None:
        click.echo(language.say(text), err=True)

    try:
        if one_file is not None:
            write_one_file(up_to_date(cache, progress), one_file)
            return _tell_file(one_file, language)
        if folder is None:
            return _serve(up_to_date(cache, progress), port, no_browser, language)
        build(folder, cache, progress)
    except (Refusal, OSError) as error:
        stop(Exit.INPUT, language.explain(error))
    click.echo(language.tr("The app is in {folder}.", folder=str(folder)))
    return Exit.OK


def _tell_file(path: Path, language: Language) -> Exit:
    megabytes = round(path.stat().st_size / 1e6, 1)
    words = tr("The whole desk is in {file} ({size} MB). A double click opens it.",
               file=str(path), size=megabytes)  # fmt: skip
    click.echo(language.say(words))
    return Exit.OK


def _serve(folder: Path, port: int, no_browser: bool, language: Language) -> Exit:
    from bridgelaw.pocket.serving import ADDRESS, server

    try:
        serving = server(folder, port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            stop(Exit.INPUT, language.explain(error))
        stop(
            Exit.INPUT,
            language.tr("Port {port} is taken. Name another with --port.", port=port),
        )
    address = f"http://{ADDRESS}:{port}/"
    click.echo(language.tr("The desk in the browser: {address}", address=address))
    click.echo(language.tr("Ctrl-C stops it."))
    if has_display() and not no_browser:
        webbrowser.open(address)
    with serving, suppress(KeyboardInterrupt):
        serving.serve_forever()
    return Exit.OK
