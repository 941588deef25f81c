"""What `bridgelaw table` does: the live table in a terminal, or replayed from a script."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import Any

import click

from bridgelaw.cli.common.comparison import compare_calls
from bridgelaw.cli.common.interview import Quit
from bridgelaw.cli.common.output import Exit, stop
from bridgelaw.cli.common.prompts import is_quit
from bridgelaw.cli.common.screen import Screen
from bridgelaw.cli.common.table_input import is_record, read_recorded, read_table
from bridgelaw.cli.table.live_table import LiveTable
from bridgelaw.cli.table.messages import Compares
from bridgelaw.cli.table.script import run_script
from bridgelaw.cli.table.table_file import TableFile
from bridgelaw.cli.table.view import View
from bridgelaw.game import Board, Deal
from bridgelaw.laws.digest import edition_named
from bridgelaw.laws.machinery.todays_law import todays_law
from bridgelaw.locale import Language, tr
from bridgelaw.table.rules.editions import rules_under
from bridgelaw.table.table import Table


def run_table(
    *,
    file: str | None,
    record: int | None,
    board: int | None,
    dealer: str | None,
    vulnerable: str | None,
    deal: str | None,
    save: Path | None,
    script: str | None,
    edition: str | None,
    as_json: bool,
    language: Language,
) -> Exit:
    """Puts the options together, and lets things happen."""
    given = (board, dealer, vulnerable, deal)
    for needs, is_met in (
        (
            tr("a FILE has its own board and deal: leave the other options out"),
            file is None or not any(one is not None for one in given),
        ),
        (tr("--record needs a FILE"), record is None or file is not None),
        (tr("--json needs --script"), not as_json or script is not None),
        (
            tr("only one of FILE and --script can be the standard input"),
            not (file == "-" and script == "-"),
        ),
        (tr("the events cannot be typed when FILE is the standard input"),
         file != "-" or script is not None),
        (tr("--deal needs --board or --dealer"),
         board is not None or dealer is not None or (deal is None and vulnerable is None)),
    ):  # fmt: skip
        if not is_met:
            raise click.UsageError(language.say(needs))
    try:
        table = None
        if file is not None and (record is not None or is_record(file)):
            table = read_recorded(file, record)
        elif file is not None:
            table = read_table(file)
        elif board is not None or dealer is not None:
            table = Table(
                Board.parse(board, dealer, vulnerable),
                Deal.parse(deal) if deal else None,
                edition=rules_under(todays_law(edition).edition),
            )
        # A table goes back into its file; a record stays as it is.
        is_table = file not in (None, "-") and record is None and not is_record(str(file))
        loaded = Path(str(file)) if is_table else None
        kept_in = TableFile(loaded)
        kept_in.path = save
        if script is not None:
            return run_script(script, table, kept_in, as_json, language, edition)
        if edition is not None:
            edition_named(edition)  # refused before anything is typed
        return _Terminal(language, kept_in, edition).run(table)
    except (ValueError, OSError) as error:
        stop(Exit.INPUT, language.explain(error))


class _Terminal:
    """The loop of the terminal: a prompt, a line, and what it leads to."""

    def __init__(self, language: Language, file: TableFile, edition: str | None) -> None:
        self.screen = Screen(language)
        self.view = View(self.screen)
        self.file = file
        self.edition = edition

    def run(self, table: Table | None) -> Exit:
        _edit_lines()
        try:
            begun = self._enter() if table is None else table
            live = LiveTable(begun, self.file, self.edition)
        except (Quit, EOFError, KeyboardInterrupt, click.Abort):
            self.screen.blank()
            return Exit.UNANSWERED
        self.view.draw(live.start())
        self.screen.line(tr("Type what happens; “help” lists the words."), "dim")
        try:
            while not live.is_over:
                self._step(live)
        except (EOFError, KeyboardInterrupt, click.Abort):
            self.screen.blank()
            self._leave(live)
            return Exit.OK if live.asks in (None, "save") else Exit.UNANSWERED
        return Exit.OK

    def _step(self, live: LiveTable) -> None:
        reply = self.screen.prompt(live.prompt)
        before = live.table
        shown = live.take(reply)
        if Compares() in shown:
            compare_calls(self.screen)
        self.view.draw(shown)
        if self.file.path is not None and live.table != before:
            self._save(live)

    def _save(self, live: LiveTable) -> None:
        """With --save every line is kept as soon as it is taken."""
        try:
            saved = self.file.save(live.table)
        except OSError as error:
            self.screen.error(error)
            return
        if saved.kept is not None:
            self.view.draw((saved,))

    def _leave(self, live: LiveTable) -> None:
        """The input ended: nothing that happened may be lost."""
        if self.file.is_kept(live.table):
            if self.file.path is not None and live.table.log:
                self.screen.line(tr("Saved to {path}.", path=str(self.file.path)), "green")
            return
        self.screen.line(
            tr("The table is not saved. These lines in a file bring it back:"), "yellow"
        )
        click.echo(live.table.text, nl=False)

    def _enter(self) -> Table:
        """The board and the deal, typed in."""
        while True:
            reply = self._ask(tr("Board number, or dealer and vulnerability, as in: S NS"))
            try:
                if reply.isdecimal():
                    board = Board.number(int(reply))
                else:
                    dealer, _, rest = reply.partition(" ")
                    board = Board.parse(None, dealer, rest or None)
                break
            except ValueError as error:
                self.screen.error(error)
        while True:
            reply = self._ask(tr("The deal, as in N:AKQ.… … … … (Enter if it is not known)"))
            try:
                held = rules_under(todays_law(self.edition).edition)
                return Table(board, Deal.parse(reply) if reply else None, edition=held)
            except ValueError as error:
                self.screen.error(error)

    def _ask(self, text: Any) -> str:
        reply = self.screen.prompt(text)
        if is_quit(reply):
            raise Quit
        return reply


def _edit_lines() -> None:
    """Arrow keys and history while typing, where the terminal can."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401
