"""What a command gives back: its exit code, a message where it fails, or JSON."""

from __future__ import annotations

import json
import sys
from enum import IntEnum
from typing import Any, NoReturn

import click


class Exit(IntEnum):
    """Exit codes for scripts."""

    OK = 0
    FAILED = 1  # an expectation of a case was not met
    USAGE = 2  # the command was typed wrongly (Click's own code)
    INPUT = 3  # a file, an answer or a table is wrong
    UNANSWERED = 4  # the answers do not reach a ruling


def stop(code: Exit, message: str) -> NoReturn:
    """Ends the program with a message on the error output."""
    click.echo(message, err=True)
    sys.exit(int(code))


def write_json(data: Any) -> None:
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))
