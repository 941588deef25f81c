"""A script: a file of events, commands and answers, replayed at a table."""

from __future__ import annotations

import re
from typing import Any

import click

from bridgelaw.cli.common.output import Exit, write_json
from bridgelaw.cli.common.screen import Screen
from bridgelaw.cli.common.text_files import read_text
from bridgelaw.cli.table.live_table import LiveTable
from bridgelaw.cli.table.messages import Compares, Questioned, Said, Shown, TableShown, Tone
from bridgelaw.cli.table.table_file import TableFile
from bridgelaw.cli.table.view import View
from bridgelaw.locale import Language, Text, tr
from bridgelaw.table.in_force import describe_decision, in_force
from bridgelaw.table.result import result_of
from bridgelaw.table.table import Table

_HEAD = ("board", "dealer", "vulnerable", "deal")
_ANSWER = re.compile(r"(?:>|＞|answer\s+(?P<key>[\w-]+)\s*[:：])\s*(?P<value>.*)", re.IGNORECASE)


class _CannotTake(Exception):
    """A line of the script that could not be taken."""

    def __init__(self, number: int, reason: Text) -> None:
        super().__init__(number)
        self.number = number
        self.reason = reason


def run_script(
    path: str,
    table: Table | None,
    file: TableFile,
    as_json: bool,
    language: Language,
    edition: str | None = None,
) -> Exit:
    """Replays the file, shows where it ends, and says which line could not be taken."""
    lines = read_text(path).split("\n")
    first = 0
    if table is None:
        table, first = _head(lines)
    live = LiveTable(table, file, edition)
    view = None if as_json else View(Screen(language))
    failed: _CannotTake | None = None
    try:
        _show(view, live.start())
        for number, line in enumerate(lines[first:], first + 1):
            if live.is_over:
                break
            _take(live, view, number, line)
    except _CannotTake as error:
        failed = error
    if file.path is not None and not file.is_kept(live.table):
        file.save(live.table)
    if view is None:
        write_json(to_json(live, language))
    else:
        view.draw((TableShown(live.table, live.hands),))
    if failed is not None:
        words = tr("{path}: line {number}: {reason}", path=path, number=failed.number,
                   reason=failed.reason)  # fmt: skip
        click.echo(language.say(words), err=True)
        return Exit.INPUT
    if live.asks is not None and view is not None:
        question = () if live.pending is None else (live.pending,)
        view.draw((*question, Said(_pending(live), Tone.HINT)))
    return Exit.UNANSWERED if live.is_ruling else Exit.OK


def _head(lines: list[str]) -> tuple[Table, int]:
    """The board and the deal from the first lines, as in a table's file."""
    count = 0
    for line in lines:
        word = line.partition("#")[0].strip().partition(" ")[0].lower()
        if word and word not in _HEAD:
            break
        count += 1
    return Table.parse("\n".join(lines[:count])), count


def _take(live: LiveTable, view: View | None, number: int, line: str) -> None:
    text = line.strip() if '"' in line else line.partition("#")[0].strip()
    if not text or text.startswith("#"):
        return
    answer = _ANSWER.fullmatch(text)
    asked = live.asks
    if answer is not None:
        if asked is None:
            raise _CannotTake(number, tr("Nothing is asked here, so there is nothing to answer."))
        key = answer["key"]
        if key is not None and key != asked:
            raise _CannotTake(
                number,
                tr("The answer is to “{key}”, but “{asked}” is asked.", key=key, asked=asked),
            )
        text = answer["value"].strip()
    elif asked is not None and not _goes_before(text):
        if not live.can_wait:
            raise _CannotTake(number, _pending(live))
        while live.asks is not None:  # put off, one after the other
            _show(view, live.take("q"))
    shown = live.take(text)
    _show(view, shown)
    for one in shown:
        if isinstance(one, Said) and one.tone is Tone.WRONG:
            raise _CannotTake(number, one.text)
        if isinstance(one, Compares):
            raise _CannotTake(number, tr("Calls cannot be compared in a script."))


def _goes_before(text: str) -> bool:
    """May the line come while something is asked: taking back, or a ruling written in full?"""
    return text.lower().startswith(("undo", "戻す", "ruling "))


def _pending(live: LiveTable) -> Text:
    return tr(
        "“{asked}” is asked: answer it with a line such as “> yes”, or put it off with “> q”.",
        asked=live.asks,
    )


def _show(view: View | None, shown: tuple[Shown, ...]) -> None:
    """What comes on the way; the table itself is drawn once, at the end."""
    if view is not None:
        view.draw(one for one in shown if not isinstance(one, (TableShown, Questioned))
                  and not (isinstance(one, Said) and one.tone is Tone.WRONG))  # fmt: skip


def to_json(live: LiveTable, language: Language) -> dict[str, Any]:
    """The table as it stands, for programs: docs/commands.md explains it."""
    table = live.table
    player = table.to_call or table.to_play
    legal: list[str] = []
    if table.to_call is not None:
        legal = [str(call) for call in table.legal_calls(table.to_call).legal]
    elif table.to_play is not None:
        legal = [str(card) for card in table.legal_cards(table.to_play).legal]
    result = result_of(table)
    return {
        **table.to_json(),
        "phase": table.phase_name,
        "to_act": None if player is None else str(player),
        "legal": legal,
        "irregularities": [
            {"law": one.law, "kind": one.kind.value, "seat": str(one.seat),
             "what": None if one.what is None else str(one.what),
             "text": language.say(one.breach.text)}
            for one in table.open_irregularities
        ],
        "in_force": [
            {"law": one.law, "text": language.say(one.text), "ends": language.say(one.ends)}
            for one in in_force(table)
        ],
        "decisions": [
            {"law": one.law, "player": str(one.player),
             "text": language.say(describe_decision(one))}
            for one in table.decisions
        ],
        "asks": live.asks,
        "result": None if result is None else result.to_json(),
    }  # fmt: skip
