"""Calls compared at a prompt or in a command: which of them are comparable (Law 23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.markup import escape
from rich.table import Table

from bridgelaw.comparable import Comparison, compare_written, meaning_named
from bridgelaw.comparable.reasons import percent
from bridgelaw.game import Call, parse_call
from bridgelaw.locale import Refusal, tr

if TYPE_CHECKING:
    from bridgelaw.cli.common.screen import Screen

VERDICT_STYLES = {"comparable": "green", "not comparable": "red", "director decides": "yellow"}


def compared(old: str, text: str) -> tuple[Call, Comparison]:
    """A call with its meaning, as in `X=8+ H4`, beside what the withdrawn call showed."""
    name, meaning = call_and_meaning(text)
    return parse_call(name), compare_written(old, meaning)


def call_and_meaning(text: str) -> tuple[str, str]:
    """The two sides of `X=8+ H4`."""
    name, equals, meaning = text.partition("=")
    if not equals:
        raise Refusal(tr("a call and its meaning with “=” between: “{text}”", text=text))
    return name, meaning.strip()


def show_calls(comparisons: list[tuple[Call, Comparison]], screen: Screen) -> None:
    """A line for each call."""
    language = screen.language
    table = Table(box=None, padding=(0, 2, 0, 0))
    for title in (tr("call"), tr("shows"), tr("verdict"), tr("law"), tr("within")):
        table.add_column(escape(language.say(title)), overflow="fold")
    for call, each in comparisons:
        verdict = escape(language.say(each.headline))
        table.add_row(
            escape(call.symbols),
            escape(str(each.replacement)),
            f"[{VERDICT_STYLES[each.verdict.value]}]{verdict}[/]",
            each.test or "-",
            language.say(percent(each.within)),
        )
    screen.console.print(table)


def compare_calls(screen: Screen) -> None:
    """Which calls would be comparable here, of those whose meaning is entered?"""
    withdrawn = None
    while withdrawn is None:
        reply = screen.prompt(tr("What did the withdrawn call show? (Enter to go back)"))
        if not reply:
            return
        try:
            meaning_named(reply)
            withdrawn = reply
        except ValueError as error:
            screen.error(error)
            screen.place(error)
    comparisons = []
    while True:
        reply = screen.prompt(tr("A call and what it shows, as in X=8+ H4 (Enter to go back)"))
        if not reply:
            return
        try:
            comparisons.append(compared(withdrawn, reply))
            show_calls(comparisons, screen)
        except ValueError as error:
            screen.error(error)
            screen.place(error)
