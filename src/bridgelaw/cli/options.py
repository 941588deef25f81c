"""What the commands share: exit codes, the language, and reading a table."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.language import LANGUAGES, from_environment
from bridgelaw.locale.text import tr

if TYPE_CHECKING:
    # Loaded where it is needed: `score` and `field` have no table.
    from bridgelaw.table.table import Table


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


def wanted_language(argv: Sequence[str]) -> str:
    """The language of `--lang` where it is given, or else of the environment.

    Looked for before the commands exist, because their help texts are in that language too.
    """
    for index, word in enumerate(argv):
        code = ""
        if word == "--lang" and index + 1 < len(argv):
            code = argv[index + 1]
        elif word.startswith("--lang="):
            code = word.partition("=")[2]
        if code in LANGUAGES:
            return code
    return from_environment()


def read_table(path: str) -> Table:
    """A table from a file of events, or of JSON; `-` for the standard input."""
    text = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    return table_from(text, path)


def table_from(text: str, path: str) -> Table:
    """A table from the text of such a file."""
    from bridgelaw.table.table import Table

    if not text.lstrip().startswith("{"):
        return Table.parse(text)
    try:
        data = json.loads(text)
    except ValueError as error:
        raise Refusal(tr("{path}: not JSON: {error}", path=path, error=str(error))) from error
    return Table.from_json(data)


def table_of(dealer: str, vulnerable: str, deal: str | None, happened: str) -> Table:
    """A table from what was given on the command line."""
    from bridgelaw.game.boards import Board, Vulnerability
    from bridgelaw.game.deals import Deal
    from bridgelaw.game.seats import Seat
    from bridgelaw.table.notation import read_events
    from bridgelaw.table.table import Table

    board = Board(Seat.parse(dealer), Vulnerability.parse(vulnerable))
    return Table(board, Deal.parse(deal) if deal else None, read_events(happened))


def write_json(data: Any) -> None:
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))
