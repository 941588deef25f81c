"""What a command gives back: its exit code, a message where it fails, or JSON."""

from __future__ import annotations

import json
import os
import sys
from enum import IntEnum
from pathlib import Path
from typing import Any, NoReturn

import click

from bridgelaw.locale import Language, tr


class Exit(IntEnum):
    """Exit codes for scripts."""

    OK = 0
    FAILED = 1  # an expectation of a case was not met
    USAGE = 2  # the command was typed wrongly (Click's own code)
    INPUT = 3  # a file, an answer or a table is wrong
    UNANSWERED = 4  # the answers do not reach a ruling


CLOSED = 141
"""What a shell says of programs that a closed pipe ends (128 + SIGPIPE)."""


def stop(code: Exit, message: str) -> NoReturn:
    """Ends the program with a message on the error output."""
    if isinstance(sys.exc_info()[1], BrokenPipeError):
        leave_quietly()
    click.echo(message, err=True)
    sys.exit(int(code))


def leave_quietly() -> NoReturn:
    """Nobody reads what is printed any more."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())  # or what is left is tried again at the end
    sys.exit(CLOSED)


def tell_kept(kept: Path | None, language: Language) -> None:
    """Says what a file that was there is called now."""
    if kept is not None:
        words = tr("The file that was there is kept as {path}.", path=str(kept))
        click.echo(language.say(words), err=True)


def write_json(data: Any) -> None:
    # JSON is UTF-8, whatever the code page is.
    click.echo(json.dumps(data, ensure_ascii=False, indent=2).encode())
