"""The file's own points: told where they are not ours, and kept or replaced as somebody chooses."""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

import click

from bridgelaw.game.spelling import plain
from bridgelaw.locale import Language, tr
from bridgelaw.scoring.presentation.file_points import line_rows, match_rows, total_rows
from bridgelaw.scoring.stated.choice import Choice
from bridgelaw.scoring.stated.keeping import Compared

_MOST = 60
"""So many lines are told one by one on a terminal; `--json` has all."""

_SAME = 6

_KEEP = frozenset({"K", "KEEP", "残す"})
_RECOMPUTE = frozenset({"R", "RECOMPUTE", "再計算"})
_STOP = frozenset({"Q", "QUIT", "N", "NO", "終了", "いいえ"})


def is_interactive() -> bool:
    """Is there somebody who can be asked?"""
    return sys.stdin.isatty()


def tell_differences(scores: Compared, language: Language) -> None:
    """Says on the error output, line by line, where the file's points are not ours."""
    from bridgelaw.cli.common.paper import printable

    if not scores:
        return
    rows = [row.words for row in line_rows(scores)]
    rows += [row.words for row in match_rows(scores)]
    totals = total_rows(scores)
    # Often one reason explains them all, and is said once.
    reasons = Counter(row.reason for row in totals)
    rows += [row.words for row in totals if reasons[row.reason] <= _SAME]
    rows += [
        tr("totals of {count} contestants: {reason}", count=count, reason=reason)
        for reason, count in reasons.items()
        if count > _SAME
    ]
    head = tr(
        "Points in the file that are not ours: lines {lines}, totals {totals}.",
        lines=len(scores.lines), totals=len(scores.totals),
    )  # fmt: skip
    if scores.matches:
        head = tr(
            "Points in the file that are not ours: lines {lines}, matches {matches}, totals "
            "{totals}.",
            lines=len(scores.lines), matches=len(scores.matches), totals=len(scores.totals),
        )  # fmt: skip
    more = len(rows) - _MOST
    click.echo(language.say(head), err=True)
    if more > 0:
        rows = [*rows[:_MOST], tr("… and {count} more; --json lists all.", count=more)]
    for words in rows:
        click.echo(f"  {printable(language.say(words))}", err=True)


def chosen_points(scores: Compared, wanted: str | None, language: Language, asks: bool) -> Choice:
    """What is done with them: as an option says, or as somebody answers; they are kept otherwise.

    `click.Abort` if whoever is asked leaves.
    """
    if wanted is not None:
        choice = Choice(wanted)
    elif not scores:
        return Choice.KEEP
    elif asks and is_interactive():
        choice = _ask(language)
    else:
        choice = Choice.KEEP
    if scores:
        words = tr("Lines that nobody adjusts keep the file's points (--points recompute: ours).")
        if choice is Choice.RECOMPUTE:
            words = tr("All points are computed again (--points keep: the file's stay).")
        click.echo(language.say(words), err=True)
    return choice


def _ask(language: Language) -> Choice:
    question = language.tr(
        "Keep the file's points for lines that nobody adjusts, or recompute? (keep, recompute)"
    )
    while True:
        reply = plain(
            str(click.prompt(question, prompt_suffix=" ", default="", show_default=False, err=True))
        )
        if reply in _KEEP:
            return Choice.KEEP
        if reply in _RECOMPUTE:
            return Choice.RECOMPUTE
        if reply in _STOP:
            raise click.Abort


def differences_json(scores: Compared, choice: Choice, language: Language) -> dict[str, Any]:
    """What `--json` says of the file's points: which count, and where they are not ours."""
    return {
        "chosen": choice.value,
        "lines": [
            {
                "session": row.line.session,
                "board": row.line.board,
                "table": row.table,
                "ns": row.line.ns,
                "ew": row.line.ew,
                "file": {side.value: text for side, text in row.stated.items()},
                "computed": {side.value: text for side, text in row.computed.items()},
                "cause": row.cause.value,
                "reason": language.say(row.reason),
            }
            for row in line_rows(scores)
        ],
        "matches": [
            {
                "session": row.session,
                "teams": list(row.teams),
                "unit": "IMP" if row.in_imps else "VP",
                "file": row.stated,
                "computed": row.computed,
                "cause": row.cause.value,
                "reason": language.say(row.reason),
            }
            for row in match_rows(scores)
        ],
        "totals": [
            {
                "id": row.contestant,
                "session": row.session or None,
                "file": row.stated,
                "computed": row.computed,
                "cause": row.cause.value,
                "reason": language.say(row.reason),
            }
            for row in total_rows(scores)
        ],
    }
