"""Pieces of a bridge table drawn for a terminal: cards, hands, the compass, the auction."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text as Styled

from bridgelaw.game import SEATS, SUITS, Bid, Call, Card, Hand, Seat, Suit
from bridgelaw.locale import Language, tr
from bridgelaw.table.effects import Penalty
from bridgelaw.table.state import Standing
from bridgelaw.table.table import Table

_COLOURS = {
    Suit.SPADES: "blue",
    Suit.HEARTS: "red",
    Suit.DIAMONDS: "yellow",
    Suit.CLUBS: "green",
}
_MARKS = {Penalty.MINOR: "*", Penalty.MAJOR: "**"}
_DECLARER = tr("declarer")
_DUMMY = tr("dummy")
_MIDDLE = 9


def piece(text: str, style: str) -> Styled:
    """A text in a style that does not go on to what is appended to it."""
    return Styled().append(text, style)


def suit_symbol(suit: Suit) -> Styled:
    return piece(suit.symbol, f"bold {_COLOURS[suit]}")


def card_text(card: Card) -> Styled:
    return suit_symbol(card.suit).append(_rank(card), "bold")


def call_text(call: Call) -> Styled:
    suit = call.denomination.suit if isinstance(call, Bid) else None
    if isinstance(call, Bid) and suit is not None:
        return Styled(str(call.level)).append_text(suit_symbol(suit))
    return Styled(call.symbols)


def _rank(card: Card) -> str:
    return card.rank_letter.replace("T", "10")


def cards_by_suit(hand: Hand, full: frozenset[Suit] = frozenset()) -> Styled:
    """`♠AK2 ♥Q`; of the suits in `full` only the symbol, for any card of them."""
    parts: list[Styled] = []
    for suit in reversed(SUITS):
        held = hand.holding(suit)
        if suit in full:
            parts.append(suit_symbol(suit))
        elif held:
            parts.append(suit_symbol(suit).append("".join(map(_rank, held))))
    return Styled("  ").join(parts)


def compass(table: Table, hands: bool, language: Language) -> RenderableType:
    """The four hands with the trick in their middle."""
    drawn = {seat: _hand(table, seat, hands, language) for seat in SEATS}
    north, east, south, west = (drawn[seat] for seat in SEATS)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    # The picture keeps its shape while the hands become shorter.
    for seats in ((Seat.WEST,), (Seat.NORTH, Seat.SOUTH), (Seat.EAST,)):
        grid.add_column(
            no_wrap=True, min_width=max(_MIDDLE, *(_width(table, one) for one in seats))
        )
    grid.add_row("", north, "")
    grid.add_row(west, _trick(table), east)
    grid.add_row("", south, "")
    return grid


def _width(table: Table, seat: Seat) -> int:
    """How wide the longest suit of the hand was in the beginning."""
    hand = table.dealt(seat) or Hand(0)
    return max(1 + sum(1 + len(_rank(card)) for card in hand.holding(suit)) for suit in SUITS)


def has_marks(table: Table) -> bool:
    """Do cards lie face up that need an explanation of how they are drawn?"""
    return any(_marked(table, seat) for seat in SEATS)


def _is_dummy(table: Table, seat: Seat) -> bool:
    return table.contract is not None and seat is table.contract.dummy


def _marked(table: Table, seat: Seat) -> Hand:
    """The cards that lie face up, except dummy's."""
    return Hand(0) if _is_dummy(table, seat) else table.face_up(seat)


def _hand(table: Table, seat: Seat, hands: bool, language: Language) -> Styled:
    contract = table.contract
    name = piece(language.value(seat), "bold")
    if contract is not None and seat is contract.declarer:
        name.append(" " + language.say(_DECLARER), "dim")
    elif contract is not None and seat is contract.dummy:
        name.append(" " + language.say(_DUMMY), "dim")
    name.append(" ◀" if seat in (table.to_call, table.to_play) else "  ", "bold cyan")
    up = table.face_up(seat)
    held = table.hand(seat)
    seen = held if held is not None and (hands or up == held) else up
    lines = [name]
    penalties = {one.card: _MARKS[one.penalty] for one in table.penalty_cards}
    marked = _marked(table, seat)
    for suit in reversed(SUITS) if seen or seen is held else ():
        line = suit_symbol(suit).append(" ")
        ranks: list[Styled] = []
        for card in seen.holding(suit):
            if card in marked:
                ranks.append(Styled(f"[{_rank(card)}{penalties.get(card, '')}]", "bold reverse"))
            else:
                ranks.append(Styled(_rank(card)))
        if not ranks:
            ranks.append(Styled("–" if seen is held else "·", "dim"))
        lines.append(line.append_text(Styled(" ").join(ranks)))
    if seen is not held:
        count = 13 - len(table.played(seat)) if held is None else len(held)
        words = tr("1 card") if count == 1 else tr("{count} cards", count=count)
        lines.append(Styled(language.say(words), "dim"))
    return Styled("\n").join(lines)


def _trick(table: Table) -> Styled:
    """The cards of the trick at their places."""
    cards = dict(table.trick.cards)
    down = {seat: card for seat, card in table.face_down if seat not in cards}

    def at(seat: Seat) -> Styled:
        if seat in cards:
            return card_text(cards[seat])
        return Styled("▒▒", "dim") if seat in down else Styled("·", "dim")

    middle = Styled("\n").join(
        [Styled(""), _centred(at(Seat.NORTH)), _ends(at(Seat.WEST), at(Seat.EAST)),
         _centred(at(Seat.SOUTH))]
    )  # fmt: skip
    return middle


def _centred(text: Styled) -> Styled:
    return Styled(" " * ((_MIDDLE - text.cell_len) // 2)).append_text(text)


def _ends(left: Styled, right: Styled) -> Styled:
    room = max(1, _MIDDLE - left.cell_len - right.cell_len)
    return Styled("").append_text(left).append(" " * room).append_text(right)


_FROM_WEST = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)


def auction(table: Table, language: Language) -> RenderableType:
    """The auction in four columns; calls that were withdrawn are in brackets."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for _ in _FROM_WEST:
        grid.add_column(no_wrap=True, min_width=5)
    grid.add_row(*(Styled(language.value(seat), "bold") for seat in _FROM_WEST))
    row: list[Styled] = []
    last: Seat | None = None
    for seat, call, standing in table.calls:
        column = _FROM_WEST.index(seat)
        made = call_text(call)
        if standing is Standing.WITHDRAWN:
            made = Styled("(").append_text(made).append(")")
            made.stylize("dim")
        elif standing is Standing.CHANGE:
            made.append("?")
        if seat is last:
            row[column].append(" ").append_text(made)
            continue
        if column < len(row):
            grid.add_row(*row)
            row = []
        row += [Styled("") for _ in range(column - len(row))]
        row.append(made)
        last = seat
    if table.to_call is not None:
        column = _FROM_WEST.index(table.to_call)
        if column < len(row):
            grid.add_row(*row)
            row = []
        row += [Styled("") for _ in range(column - len(row))]
        row.append(Styled("?", "bold cyan"))
    if row:
        grid.add_row(*row)
    return grid
