"""The picture of a live table on a terminal: hands, auction, what is in force, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rich.console import RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Styled

from bridgelaw.cli.common.diagram import (
    auction,
    call_text,
    cards_by_suit,
    compass,
    has_marks,
    piece,
)
from bridgelaw.cli.common.screen import Screen
from bridgelaw.desk.event_words import headline, result_lines
from bridgelaw.game import SUITS, Bid, Side
from bridgelaw.locale import Text, tr
from bridgelaw.locale.citing import cited
from bridgelaw.scoring.outcomes import VULNERABLE
from bridgelaw.table.breaches import Irregularity
from bridgelaw.table.choices import CallChoices, CardChoices
from bridgelaw.table.in_force import describe_decision, in_force
from bridgelaw.table.result import Result, result_of
from bridgelaw.table.table import Table
from bridgelaw.table.unruled import is_put_off

_WIDE = 400
"""Room for the picture and what stands beside it, however long that is."""


class ListRow(NamedTuple):
    """A line of a list: the law, who did what, the sentence, and when it ends."""

    law: str
    text: str
    ends: str = ""
    what: str = ""


def draw_table(screen: Screen, table: Table, hands: bool = True) -> None:
    """Everything that matters now, in one picture."""
    screen.console.print()
    _head(screen, table)
    picture = compass(table, hands, screen.language)
    beside = _stacked(_beside(screen, table))
    grid = Grid.grid(padding=(0, 4, 0, 0))
    grid.add_row(picture, beside)
    room = screen.console.options.update(max_width=_WIDE)
    if screen.console.measure(grid, options=room).maximum <= screen.console.width:
        screen.console.print(grid)
    else:
        screen.console.print(picture)
        screen.console.print(beside)
    if has_marks(table):
        screen.line(tr("[ ] lies face up; * minor, ** major penalty card"), "dim")
    _in_force(screen, table)
    _open(screen, table)
    _turn(screen, table, hands)
    result = result_of(table)
    if result is not None:
        _result(screen, table, result)


def _head(screen: Screen, table: Table) -> None:
    board = table.board
    parts = [
        screen.say(tr("Dealer {dealer}", dealer=board.dealer)),
        screen.say(VULNERABLE[board.vulnerability]),
    ]
    if board.id is not None:
        parts.insert(0, screen.say(tr("Board {number}", number=board.id)))
    screen.console.rule(f"[bold]{escape(' · '.join(parts))}", align="left", style="dim")


def _beside(screen: Screen, table: Table) -> list[RenderableType]:
    """The auction, the contract and the tricks."""
    rows: list[RenderableType] = [auction(table, screen.language)]
    if table.contract is not None:
        contract = screen.language.value(table.contract)
        rows += ["", Styled(contract, "bold")]
        won = tr(
            "Tricks: NS {ns}, EW {ew}",
            ns=table.tricks_won(Side.NS),
            ew=table.tricks_won(Side.EW),
        )
        rows.append(Styled(screen.say(won)))
    if table.tricks:
        last = piece(screen.say(tr("Last trick:")), "dim")
        for seat, card in table.tricks[-1].cards:
            last.append(f" {seat.letter}{card.symbols}")
        rows.append(last)
    return rows


def _open(screen: Screen, table: Table) -> None:
    """What is irregular and has not been ruled on."""
    irregularities = table.open_irregularities
    later = screen.say(tr("at the end of this trick"))
    rows = [
        ListRow(one.law, screen.say(one.breach.text), later if is_put_off(table, one) else "",
            _who(one))
        for one in irregularities
    ]  # fmt: skip
    list_rows(screen, tr("Not ruled on yet"), rows, "yellow")
    if not all(is_put_off(table, one) for one in irregularities):
        screen.console.print(
            Padding(escape(screen.say(tr("Type “director” for the ruling."))), (0, 0, 0, 2)),
            style="dim",
        )


def _in_force(screen: Screen, table: Table) -> None:
    rows = [ListRow(one.law, screen.say(one.text), screen.say(one.ends)) for one in in_force(table)]
    list_rows(screen, tr("In force"), rows, "")
    decisions = [
        ListRow(decision.law, screen.say(describe_decision(decision)))
        for decision in table.decisions
    ]
    list_rows(screen, tr("Declarer chooses first"), decisions, "cyan")


def list_rows(screen: Screen, title: Text, rows: list[ListRow], style: str) -> None:
    if not rows:
        return
    screen.console.print(f"[bold]{escape(screen.say(title))}", style=style)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    has_what = any(row.what for row in rows)
    if has_what:
        grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for row in rows:
        words = Styled(row.text)
        if row.ends:
            words.append(f" ({row.ends})", "dim")
        what = [Styled(row.what)] if has_what else []
        grid.add_row(Styled(screen.language.value(cited(row.law)), "bold"), *what, words)
    screen.console.print(Padding(grid, (0, 0, 0, 2)), style=style)


def _turn(screen: Screen, table: Table, hands: bool) -> None:
    """Whose turn it is, and what they may do; not what they hold, if hands are hidden."""
    if table.to_call is not None:
        words = tr("{player} calls:", player=table.to_call)
        choices = calls_text(table.legal_calls(table.to_call))
    elif table.to_play is not None:
        seat = table.to_play
        if table.contract is not None and seat is table.contract.dummy:
            words = tr("{player} plays from dummy:", player=table.contract.declarer)
        elif table.trick.cards:
            words = tr("{player} plays:", player=seat)
        else:
            words = tr("{player} leads:", player=seat)
        choices = cards_text(screen, table.legal_cards(seat))
        if not hands and table.hand(seat) not in (None, table.face_up(seat)):
            choices = Styled("…", "dim")
    else:
        return
    line = piece(screen.say(words) + " ", "bold cyan")
    screen.console.print(line.append_text(choices))


def cards_text(screen: Screen, choices: CardChoices) -> Styled:
    if choices.is_known:
        return cards_by_suit(choices.legal)
    full = frozenset(suit for suit in SUITS if choices.legal.length(suit) > 3)
    if len(full) == len(SUITS):
        return Styled(screen.say(tr("any card")))
    return cards_by_suit(choices.legal, full)


def _result(screen: Screen, table: Table, result: Result) -> None:
    screen.console.print()
    screen.console.print(Styled(screen.say(headline(result)), "bold"))
    for line in result_lines(table, result):
        screen.line(line)


def calls_text(choices: CallChoices) -> Styled:
    """`Pass  X  1♠–7NT`, or the few that are left."""
    others = [call for call in choices.legal if not isinstance(call, Bid)]
    bids = [call for call in choices.legal if isinstance(call, Bid)]
    parts = [call_text(call) for call in others]
    if len(bids) > 1 and bids[-1].rank - bids[0].rank == len(bids) - 1:
        parts.append(call_text(bids[0]).append("–").append_text(call_text(bids[-1])))
    else:
        parts += map(call_text, bids)
    return Styled("  ").join(parts)


def _stacked(rows: Iterable[RenderableType]) -> RenderableType:
    grid = Grid.grid()
    for row in rows:
        grid.add_row(row)
    return grid


def _who(one: Irregularity) -> str:
    """`E ♥K`."""
    return one.seat.letter + ("" if one.what is None else f" {one.what.symbols}")
