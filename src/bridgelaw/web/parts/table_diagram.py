"""A table drawn for pages: plain values that the templates put in their places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from bridgelaw.game import (
    BIDS,
    DOUBLE,
    PASS,
    REDOUBLE,
    SEATS,
    SUITS,
    Bid,
    Call,
    Card,
    Hand,
    Seat,
    Suit,
)
from bridgelaw.game.calls import HIGHEST_LEVEL
from bridgelaw.game.cards import SomeCard
from bridgelaw.game.hands import SUIT_MASKS, cards_of
from bridgelaw.locale import All, Text, tr
from bridgelaw.locale.text import filled
from bridgelaw.table.breaches import Breach, Kind
from bridgelaw.table.choices import CallChoices, CardChoices
from bridgelaw.table.effects import Penalty
from bridgelaw.table.state import Phase, Standing
from bridgelaw.table.table import Table

FROM_WEST = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
"""The columns of an auction."""
HIGH_TO_LOW = tuple(reversed(SUITS))
_THIN = "\u202f"  # no-break; without it a ten runs into its neighbours
_PENALTY = {
    Penalty.MAJOR: tr("Major penalty card: {card}"),
    Penalty.MINOR: tr("Minor penalty card: {card}"),
}
_LIES = {
    Penalty.MAJOR: tr("penalty card"),
    Penalty.MINOR: tr("minor penalty card"),
}


# The four hands and the trick


class HandCard(NamedTuple):
    card: Card
    is_up: bool
    """It lies face up before a player who is not dummy."""

    @property
    def rank(self) -> str:
        return rank_of(self.card)


class Lying(NamedTuple):
    """A card that lies face up before its owner, and what it is called."""

    card: Card
    words: Text


class HandShown(NamedTuple):
    """What is seen of a hand."""

    seat: Seat
    role: Text | None
    is_dummy: bool
    is_dealer: bool
    is_vulnerable: bool
    is_turn: bool
    suits: tuple[tuple[Suit, tuple[HandCard, ...]], ...]
    is_whole: bool
    """All its cards are seen; otherwise `size` says how many there are."""
    size: int
    notes: tuple[Text, ...]
    """What lies face up, in words."""
    lying: tuple[Lying, ...]
    """The same as cards."""


class Diagram(NamedTuple):
    """The four hands with the trick in their middle."""

    hands: Mapping[str, HandShown]
    trick: Mapping[str, Card | None]
    """By the letters of the seats; `None` where the card lies face down."""
    awaited: str
    """The letter of the seat whose card is awaited; empty where none is."""


def diagram_of(table: Table, hands: bool = True) -> Diagram:
    """The table with all hands that are known, or only with what lies face up."""
    trick: dict[str, Card | None] = {seat.letter: None for seat, _ in table.face_down}
    trick |= {seat.letter: card for seat, card in table.trick.cards}
    awaited = "" if table.to_play is None else table.to_play.letter
    return Diagram({seat.letter: _hand(table, seat, hands) for seat in SEATS}, trick, awaited)


def is_open(table: Table, seat: Seat) -> bool:
    """Does the whole hand lie face up, as dummy's does, also where nobody entered its spreading?"""
    dummy = None if table.contract is None else table.contract.dummy
    if seat is dummy and table.played(seat) and (table.played(seat.lho) or table.played(seat.rho)):
        return True
    return table.hand(seat) == table.face_up(seat)


def _hand(table: Table, seat: Seat, hands: bool) -> HandShown:
    contract = table.contract
    is_dummy = contract is not None and seat is contract.dummy
    role = None
    if contract is not None:
        role = tr("dummy") if is_dummy else tr("declarer") if seat is contract.declarer else None
    held, up = table.hand(seat), table.face_up(seat)
    is_whole = held is not None and (hands or is_open(table, seat))
    seen = held if held is not None and is_whole else up
    marked = Hand(0) if is_dummy and is_whole else up
    suits = tuple(
        (suit, tuple(HandCard(card, card in marked) for card in seen.holding(suit)))
        for suit in HIGH_TO_LOW
        if seen or is_whole
    )
    penalties = [one for one in table.penalty_cards if one.player is seat]
    notes = [filled(_PENALTY[one.penalty], card=one.card) for one in penalties]
    lying = [Lying(one.card, _LIES[one.penalty]) for one in penalties]
    rest = marked - Hand.of(one.card for one in penalties)
    # A whole hand that lies open is seen as such, unless a penalty card is shown apart from it.
    if penalties or held is None or held != up:
        lying += (Lying(card, tr("face up")) for card in rest)
    if rest:
        notes.append(tr("Face up: {cards}", cards=All(tuple(rest))))
    size = 13 - len(table.played(seat)) if held is None else len(held)
    is_turn = seat in (table.to_call, table.to_play)
    return HandShown(
        seat, role, is_dummy, seat is table.board.dealer,
        table.board.vulnerability.covers(seat.side), is_turn, suits, is_whole, size,
        tuple(notes), tuple(lying),
    )  # fmt: skip


def rank_of(card: Card) -> str:
    """The rank as it is printed on a card; of one that nobody named, a question mark."""
    if isinstance(card, SomeCard):
        return "?"
    return card.rank_letter.replace("T", "10")


# The auction


class CallShown(NamedTuple):
    call: Call
    is_withdrawn: bool
    is_change: bool
    """It was put in place of another, and nobody has ruled on that."""


class Cell(NamedTuple):
    calls: tuple[CallShown, ...] = ()
    is_turn: bool = False


def auction_of(table: Table) -> tuple[tuple[Cell, ...], ...]:
    """The rows of the auction, West first; a player's second call stands beside the first."""
    rows: list[list[Cell]] = []
    last: Seat | None = None
    for seat, call, standing in table.calls:
        shown = CallShown(call, standing is Standing.WITHDRAWN, standing is Standing.CHANGE)
        if seat is last:
            rows[-1][-1] = Cell((*rows[-1][-1].calls, shown))
            continue
        _put(rows, seat, Cell((shown,)))
        last = seat
    if table.to_call is not None:
        _put(rows, table.to_call, Cell(is_turn=True))
    return tuple((*row, *(Cell() for _ in range(4 - len(row)))) for row in rows)


def _put(rows: list[list[Cell]], seat: Seat, cell: Cell) -> None:
    column = FROM_WEST.index(seat)
    if not rows or column < len(rows[-1]):
        rows.append([])
    rows[-1] += [Cell() for _ in range(column - len(rows[-1]))]
    rows[-1].append(cell)


# What a player may do


Parts = tuple[Call | str, ...]
"""Several calls or cards, to be said one after the other."""


class TapChoice(NamedTuple):
    """A call or a card that can be tapped; what is wrong with it, if something is."""

    what: Call | Card
    breach: Breach | None

    @property
    def rank(self) -> str:
        return rank_of(self.what) if isinstance(self.what, Card) else ""

    @property
    def reason(self) -> Text | None:
        """What is wrong with it, in a few words."""
        if self.breach is None:
            return None
        first = dict(self.breach.details).get("cards")
        if self.breach.law.startswith("50D1") and isinstance(first, All) and len(first.items) == 1:
            return tr("{what} must wait. Play {card} first.", what=self.what, card=first.items[0])
        return self.breach.text


class Reason(NamedTuple):
    """Why some of the choices are excluded."""

    law: str
    text: Text
    what: Parts


class May(NamedTuple):
    """What a player may do now, and why not the rest."""

    seat: Seat
    legal: Parts
    """Empty where nothing may be done now."""
    is_any: bool
    """Any card: the hand is not known, and nothing restricts it."""
    reasons: tuple[Reason, ...]


def may_of(table: Table, seat: Seat) -> May:
    """What the player may call or play, in a few words."""
    if table.phase is Phase.AUCTION:
        calls = table.legal_calls(seat)
        reasons = _reasons(calls, call_ranges)
        return May(seat, call_ranges(calls.legal), False, reasons)
    cards = table.legal_cards(seat)
    if cards.decisions:
        waits = _waits(seat, cards)
        held = cards_by_suit(cards.legal, cards.is_known)
        reasons = _reasons(cards, lambda these: cards_by_suit(Hand.of(these), cards.is_known))
        if not any(one.law == waits.law for one in reasons):
            reasons = (Reason(waits.law, waits.text, held), *reasons)
        return May(seat, (), False, reasons)
    is_any = not cards.is_known and all(cards.legal.length(suit) > 3 for suit in SUITS)
    reasons = _reasons(cards, lambda these: cards_by_suit(Hand.of(these), cards.is_known))
    return May(seat, cards_by_suit(cards.legal, cards.is_known), is_any, reasons)


def _reasons(
    choices: CallChoices | CardChoices, join: Callable[[list[Any]], Parts]
) -> tuple[Reason, ...]:
    """One sentence for all that is excluded for the same reason."""
    by_law: dict[tuple[str, Kind], list[Any]] = {}
    for what, breach in choices.excluded.items():
        if isinstance(what, Bid) and what.level > HIGHEST_LEVEL:
            continue  # everybody knows
        by_law.setdefault((breach.law, breach.kind), []).append(what)
    return tuple(
        Reason(law, choices.excluded[what[0]].text, join(what)) for (law, _), what in by_law.items()
    )


def call_ranges(calls: Iterable[Call]) -> Parts:
    """`Pass X 1♠–7NT`: bids that follow each other as a range."""
    parts: list[list[Call]] = []
    for call in calls:
        last = parts[-1][-1] if parts else None
        if isinstance(call, Bid) and isinstance(last, Bid) and call.rank == last.rank + 1:
            parts[-1][1:] = [call]
        else:
            parts.append([call])
    return tuple(
        PASS if part[0] is PASS else "–".join(call.symbols for call in part) for part in parts
    )


def cards_by_suit(hand: Hand, is_known: bool = True) -> Parts:
    """`♠A K 2 ♥Q`; of a hand that is not known only the symbols of its long suits."""
    parts = []
    for suit in HIGH_TO_LOW:
        held = hand.holding(suit)
        if held:
            is_long = not is_known and len(held) > 3
            parts.append(suit.symbol + ("" if is_long else _THIN.join(map(rank_of, held))))
    return tuple(parts)


def _waits(seat: Seat, cards: CardChoices) -> Breach:
    """While declarer's choice is open, nothing may be led or played yet."""
    law = cards.decisions[0].law
    return Breach(Kind.LED_BEFORE_CHOICE, law, law, seat)


class Tapped(NamedTuple):
    """Everything that can be tapped for one player."""

    seat: Seat
    passes: tuple[TapChoice, ...]
    """Pass, double and redouble."""
    bids: tuple[TapChoice, ...]
    suits: tuple[tuple[Suit, tuple[TapChoice, ...]], ...]
    """Their cards, or whatever they may hold."""
    is_known: bool

    @property
    def allowed(self) -> tuple[Card, ...]:
        """The cards that may be played now."""
        return tuple(
            one.what
            for _, row in self.suits
            for one in row
            if one.breach is None and isinstance(one.what, Card)
        )

    @property
    def is_limited(self) -> bool:
        """Is one of the cards excluded?"""
        return any(one.breach is not None for _, row in self.suits for one in row)

    def of_card(self, name: str) -> TapChoice | None:
        """The choice of a card by its name."""
        return next((one for _, row in self.suits for one in row if str(one.what) == name), None)


def tapped_of(table: Table, seat: Seat) -> Tapped:
    """The bidding box and the cards of a player, each with what is wrong with it."""
    calls = table.legal_calls(seat)
    cards = table.legal_cards(seat)
    held = table.hand(seat)
    waits = _waits(seat, cards) if cards.decisions else None

    def why_not(card: Card) -> Breach | None:
        breach = cards.why_not(card)
        return breach if breach is not None or waits is None else waits._replace(what=card)

    suits = []
    for suit in HIGH_TO_LOW:
        row = cards_of(SUIT_MASKS[suit.index])
        shown = [card for card in row if (card in held if held is not None
                                          else table.could_hold(seat, card))]  # fmt: skip
        if shown:
            suits.append((suit, tuple(TapChoice(card, why_not(card)) for card in shown)))
    return Tapped(
        seat,
        tuple(TapChoice(call, calls.why_not(call)) for call in (PASS, DOUBLE, REDOUBLE)),
        tuple(TapChoice(bid, calls.why_not(bid)) for bid in BIDS),
        tuple(suits),
        held is not None,
    )


def typed_deal(table: Table) -> dict[str, str]:
    """The hands that were dealt, as the fields of a form."""
    return {
        f"hand-{seat.letter}": "" if hand is None else str(hand)
        for seat, hand in zip(SEATS, table.deal.hands, strict=True)
    }
