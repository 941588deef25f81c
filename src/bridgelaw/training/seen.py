"""What a director sees who comes to the table: calls, cards that lie there, and no closed hand.

The terminal, the pages and the papers all show this and nothing more: what is irregular is for the
trainee to find out.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bridgelaw.game import SEATS, SUITS, Call, Card, Hand, Seat
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.outcomes import VULNERABLE
from bridgelaw.table import Phase
from bridgelaw.table import events as ev
from bridgelaw.table.table import Table
from bridgelaw.training.situations import Situation

_PHASES = {
    Phase.AUCTION: tr("In the auction"),
    Phase.CLARIFICATION: tr("The auction is over"),
    Phase.PLAY: tr("In the play"),
    Phase.CLAIMED: tr("Somebody has claimed"),
    Phase.OVER: tr("The play is over"),
}


@dataclass(frozen=True, slots=True)
class Seen:
    """What lies on the table, and what anybody can see of it."""

    table: Table | None
    phase: Text | None = None
    board: Text | None = None
    calls: tuple[tuple[Seat, Call], ...] = ()
    trick: tuple[tuple[Seat, Card], ...] = ()
    """The cards of the trick; of the last one, while its last card has just been played."""
    up: tuple[tuple[Seat, Hand], ...] = ()
    """What else lies face up: dummy, cards that were shown, penalty cards."""
    laid: dict[str, Text | str] = field(default_factory=dict)
    """The last call or card of each seat, in this round or trick, by its letter."""
    parts: dict[str, Text] = field(default_factory=dict)
    """Who is declarer, and who dummy, by the seat's letter."""

    @property
    def calls_in_line(self) -> str:
        return _in_line(self.calls)

    @property
    def trick_in_line(self) -> str:
        return _in_line(self.trick)

    @property
    def rows_up(self) -> tuple[tuple[Seat, str], ...]:
        """What lies face up, with symbols."""
        return tuple((seat, in_symbols(hand)) for seat, hand in self.up)


def seen_at(one: Situation) -> Seen:
    """Open cards and calls; never a closed hand, nor what is wrong with them."""
    table = one.table
    if table is None or not table.seats:
        parts = {} if one.declarer is None else {one.declarer.letter: tr("declarer")}
        return Seen(None, parts=parts)
    parts = {}
    if table.contract is not None:
        parts[table.contract.declarer.letter] = tr("declarer")
        parts[table.contract.dummy.letter] = tr("dummy")
    trick = _trick(table)
    return Seen(
        table,
        None if table.phase is None else _PHASES.get(table.phase),
        _board(table),
        tuple(table.auction),
        trick,
        tuple((seat, up) for seat in SEATS if (up := _up(table, seat, trick))),
        _laid(table, trick),
        parts,
    )


def _board(table: Table) -> Text | None:
    if table.board.dealer is None:
        return None
    return tr("Dealer {seat}, {vulnerable}", seat=table.board.dealer,
              vulnerable=VULNERABLE[table.board.vulnerability])  # fmt: skip


def _trick(table: Table) -> tuple[tuple[Seat, Card], ...]:
    cards = tuple(table.trick.cards)
    if not cards and table.tricks and isinstance(table.log[-1], (ev.Led, ev.Played)):
        return tuple(table.tricks[-1].cards)  # nobody has turned it yet
    return cards


def _up(table: Table, seat: Seat, trick: tuple[tuple[Seat, Card], ...]) -> Hand:
    return table.face_up(seat) - Hand.of(card for by, card in trick if by is seat)


def _laid(table: Table, trick: tuple[tuple[Seat, Card], ...]) -> dict[str, Text | str]:
    if table.phase is Phase.AUCTION:
        last: dict[Seat, Text | str] = {}
        for event in table.log:
            if isinstance(event, ev.Called):
                last.pop(event.seat, None)
                last[event.seat] = event.call.said
        shown = {seat.letter: said for seat, said in list(last.items())[-len(SEATS) :]}
    else:
        shown = {seat.letter: card.symbols for seat, card in trick}
    for event in table.log[-1:]:
        if isinstance(event, ev.Exposed):
            shown[event.seat.letter] = " ".join(card.symbols for card in event.cards)
        elif isinstance(event, (ev.Led, ev.Played)):
            shown[event.seat.letter] = event.card.symbols
    return shown


def _in_line(made: tuple[tuple[Seat, Call | Card], ...]) -> str:
    return " ".join(f"{seat.letter}:{what.symbols}" for seat, what in made)


def in_symbols(hand: Hand) -> str:
    """Cards as `♠K43 ♦8`."""
    return " ".join(
        suit.symbol + "".join(card.symbols.removeprefix(suit.symbol) for card in cards)
        for suit in reversed(SUITS)
        if (cards := tuple(hand.holding(suit)))
    )
