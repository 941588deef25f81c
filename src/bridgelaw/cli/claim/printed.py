"""A verdict on a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.markup import escape
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text as Styled

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.rules import RULES, Kind, Rule
from bridgelaw.analysis.claims.verdict import Verdict
from bridgelaw.analysis.claims.words import (
    awarded_text,
    claimed_text,
    levels_text,
    line_text,
    rule_text,
    rules_told,
    sentence,
)
from bridgelaw.cli.common.diagram import card_text, cards_by_suit, piece
from bridgelaw.cli.common.line_breaks import Folded
from bridgelaw.cli.common.screen import Screen
from bridgelaw.game import SEATS
from bridgelaw.locale import Text, tr
from bridgelaw.locale.citing import cited


def show_claim(screen: Screen, claim: Claim) -> None:
    """The cards left, and whose turn it is."""
    position = claim.position
    grid = Grid.grid(padding=(0, 2, 0, 0))
    played = dict(position.played)
    for seat in SEATS:
        name = piece(screen.language.value(seat), "bold")
        if seat is claim.declarer:
            name.append(" " + screen.say(tr("declarer")), "dim")
        elif seat is claim.declarer.partner:
            name.append(" " + screen.say(tr("dummy")), "dim")
        card = card_text(played[seat]) if seat in played else Styled("")
        grid.add_row(name, cards_by_suit(position[seat]), card)
    screen.console.print(grid)
    trumps = (
        tr("No trumps.") if position.trump is None else tr("Trumps: {suit}.", suit=position.trump)
    )
    turn = (
        tr("{seat} is to play.", seat=position.turn)
        if position.trick
        else tr("{seat} is to lead.", seat=position.turn)
    )
    screen.line(tr("{first} {second}", first=trumps, second=turn), "dim")


def show_verdict(screen: Screen, verdict: Verdict) -> None:
    """The words for the players, then the evidence for the director."""
    for text in claimed_text(verdict):
        screen.line(text)
    style = "green" if verdict.is_good else "yellow"
    title = escape(screen.say(tr("Say at the table")))
    body = Folded(screen.say(sentence(verdict)), "bold")
    screen.console.print(Panel(body, title=title, title_align="left", style=style))
    for text in awarded_text(verdict):
        screen.line(text, "bold")
    _rows(screen, line_text(verdict.claim, verdict.normal))
    rules = rules_told(verdict)
    if rules:
        screen.line(tr("Why these plays are normal"), "bold")
        _rows(screen, map(rule_text, rules))
    screen.line(tr("For comparison"), "bold")
    _rows(screen, levels_text(verdict))


def list_rules(screen: Screen, off: Iterable[Rule] = (), used: Iterable[Rule] = ()) -> None:
    """The rules with their numbers, by which the director switches them."""
    off, used = frozenset(off), frozenset(used)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in range(4):
        grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for number, rule in enumerate(RULES, 1):
        mark = screen.say(tr("off")) if rule in off else "•" if rule in used else ""
        grid.add_row(
            Styled(f"{number:2}", "bold"),
            Styled(mark, "red" if rule in off else "cyan"),
            Styled(rule.value, "dim" if rule in off else ""),
            Styled(screen.language.value(cited(rule.law)), "dim"),
            Folded(screen.say(rule.text), "dim" if rule in off else ""),
        )
    screen.console.print(grid)


def list_words(screen: Screen, words: Iterable[tuple[str, Text]]) -> None:
    """What can be typed, and what it does."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column(overflow="fold")
    for typed, text in words:
        grid.add_row(escape(typed), Folded(screen.say(text)))
    screen.console.print(grid)


def print_rules(screen: Screen) -> None:
    """All rules, the allowances first."""
    for kind, title in (
        (Kind.ALLOWANCE, tr("What a careless player may do wrong")),
        (Kind.PROTECTION, tr("What even a careless player does")),
    ):
        screen.line(title, "bold")
        _rows(screen, (rule_text(rule) for rule in RULES if rule.kind is kind))


def _rows(screen: Screen, texts: Iterable[Text]) -> None:
    for text in texts:
        screen.row("•", screen.say(text), 2)
