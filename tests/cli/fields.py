"""Small events with which the tests of the score desk begin."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner, Result

from bridgelaw.cli.main import commands
from bridgelaw.locale import language

# Example 9: the field of the other eleven tables, and the pair that is ruled on.
OTHERS = ("4S= by N",) * 4 + ("3NT= by N",) * 2 + ("3S+1 by N", "1NT+2 by N") + ("4S-1 by N",) * 3
WEIGHTED = "1/3 3NT= by N, 1/3 3NT-1 by N, 1/6 4S= by N, 1/6 4S-1 by N"
EXAMPLE_9 = "\n".join(
    [
        "event: Example 9",
        "scoring: matchpoints",
        "winners: 2",
        "names: {1: Ito - Sato, 12: Mori - Abe}",
        "boards:",
        "  8:",
        *(
            f"    - {{table: {at}, ns: {at}, ew: {at + 20}, result: {result}}}"
            for at, result in enumerate((*OTHERS, "2S= by N"), 1)
        ),
    ]
)

PAIRS = """
event: Tuesday pairs
date: 2026-11-10
names: {1: Ito - Sato, 2: Mori - Abe, 3: "Kato [red] - Ono", 4: Ueda - Endo}
boards:
  1:
    - {table: 1, ns: 1, ew: 2, result: 4S= by N}
    - {table: 2, ns: 3, ew: 4, result: 4S-1 by N}
  2:
    - {table: 1, ns: 1, ew: 2, result: passed out}
    - {table: 2, ns: 3, ew: 4, result: EW 100}
  3:
    - {table: 1, ns: 1, ew: 3, result: 3NT-1 by W}
    - {table: 2, ns: 2, ew: 4, result: 3NT-1 by W}
"""

TEAMS = """
event: Autumn teams
scoring: teams
names: {A: Tokyo, B: Osaka}
boards:
  1:
    - {table: 1, ns: A, ew: B, result: 4S= by N}
    - {table: 2, ns: B, ew: A, result: 3S= by N}
  2:
    - {table: 1, ns: A, ew: B, result: 3NT-1 by N}
    - {table: 2, ns: B, ew: A, result: 1NT= by N}
"""

DAMAGED = """
boards:
  1:
    - {table: 1, ns: 1, ew: 2, result: 4S= by N}
    - {table: 2, ns: 3, ew: 4, result: 9S= by N}
    - {table: 3, ns: 5, ew: 5, result: 4S= by N}
    - {table: 4, ns: 7, ew: 8, result: 4S-1 by N}
"""


def run(*words: str | Path, typed: str | None = None, lang: str = "en", columns: int = 0) -> Result:
    """The result of a command; in a terminal of so many columns, or else in a pipe."""
    env = {"COLUMNS": str(columns) if columns else None}
    return CliRunner().invoke(
        commands(language(lang)), [str(word) for word in words], input=typed, env=env
    )


def written(folder: Path, text: str, name: str = "event.yaml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def rows(result: Result) -> list[list[str]]:
    """The words of each line that was printed."""
    return [line.split() for line in result.stdout.splitlines()]
