"""Hands for a table of which only some cards are known: such that the auction makes sense.

A case names as many cards as its law needs. At a real table everybody holds thirteen; what is open
is dealt by chance, and cards change places until each hand fits what its player called.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from bridgelaw.game import CARDS, PASS, SEATS, SUITS, Bid, Card, Deal, Hand, Seat, Suit
from bridgelaw.table import Table
from bridgelaw.table.events import ImpossibleEvent

_SIZE = 13
_DEALS = 8
_SWAPS = 250
_LONG = 5
_OPENS, _OVERCALLS, _ANSWERS = 12, 9, 6
_NOTRUMP = range(15, 18)


def hands_dealt(table: Table, chance: Random) -> Iterator[Table]:
    """The same table with four whole hands, in several ways; the table itself if it has them."""
    if all(hand is not None for hand in table.deal.hands):
        yield table
        return
    for number in range(_DEALS):
        # Whoever did not follow had none of the suit, mostly; otherwise it was a revoke.
        hands = _dealt(table, chance, truthful=number % 2 == 0)
        if hands is not None:
            try:
                yield Table(table.board, Deal.of(hands), table.log, table.seats)
            except ImpossibleEvent:
                continue


def _dealt(table: Table, chance: Random, truthful: bool) -> dict[Seat, Hand] | None:
    known, may = table.knowledge, dict[Seat, Hand]()
    hands: dict[Seat, set[Card]] = {}
    for seat in SEATS:
        whole = table.deal[seat]
        hands[seat] = {*known.must(seat), *table.played(seat)} if whole is None else {*whole}
        may[seat] = Hand() if whole is not None else known.may(seat)
        for denial in known.denials(seat) if truthful else ():
            may[seat] -= denial.cards
    held = set().union(*hands.values())
    left = [card for card in CARDS if card not in held]
    chance.shuffle(left)
    left.sort(key=lambda card: sum(card in one for one in may.values()))  # few places first
    free: dict[Card, Seat] = {}
    for card in left:
        open_to = [seat for seat in SEATS if card in may[seat] and len(hands[seat]) < _SIZE]
        if not open_to:
            return None
        free[card] = chance.choice(open_to)
        hands[free[card]].add(card)
    _settle(table, hands, free, may, chance)
    return {seat: Hand.of(cards) for seat, cards in hands.items()}


def _settle(
    table: Table,
    hands: dict[Seat, set[Card]],
    free: dict[Card, Seat],
    may: Mapping[Seat, Hand],
    chance: Random,
) -> None:
    """Two cards change places wherever both hands then fit their calls no worse."""
    cards = tuple(free)
    if len(cards) < 2:
        return
    calls = _calls_of(table)
    strain = {seat: _strain(hands[seat], calls[seat]) for seat in SEATS}
    for _ in range(_SWAPS):
        one, other = chance.sample(cards, 2)
        here, there = free[one], free[other]
        if here is there or one not in may[there] or other not in may[here]:
            continue
        first, second = (hands[here] - {one}) | {other}, (hands[there] - {other}) | {one}
        now = _strain(first, calls[here]), _strain(second, calls[there])
        if sum(now) <= strain[here] + strain[there]:
            hands[here], hands[there] = first, second
            strain[here], strain[there] = now
            free[one], free[other] = there, here


_Shown = tuple[Suit | None, int, int, int]
"""What a call shows: a suit and how many of it, and from how many points to how many."""


def _calls_of(table: Table) -> dict[Seat, tuple[_Shown, ...]]:
    found: dict[Seat, list[_Shown]] = {seat: [] for seat in SEATS}
    bids: list[tuple[Seat, Bid]] = []
    for seat, call, _ in table.calls:
        if isinstance(call, Bid):
            found[seat].append(_shown(seat, call, bids))
            bids.append((seat, call))
        elif call is PASS and not bids:
            found[seat].append((None, 0, 0, _OPENS - 1))
    return {seat: tuple(shown) for seat, shown in found.items()}


def _shown(seat: Seat, call: Bid, bids: list[tuple[Seat, Bid]]) -> _Shown:
    suit = call.denomination.suit
    own = [bid for who, bid in bids if who is seat]
    partners = [bid for who, bid in bids if who is seat.partner]
    if suit is None:
        if not bids and call.level == 1:
            return None, 0, _NOTRUMP[0], _NOTRUMP[-1]
        return None, 0, (_ANSWERS if partners else _OPENS), 40
    if any(bid.denomination.suit is suit for bid in partners):
        return suit, 3, _ANSWERS, 40
    least = _ANSWERS if partners else _OPENS if not bids or own else _OVERCALLS
    if not bids and call.level > 1:
        return suit, call.level + 4, _ANSWERS, _OPENS - 1
    if not bids and suit in (Suit.CLUBS, Suit.DIAMONDS):
        return suit, 3, least, 21
    return suit, (_LONG if not partners else 4), least, 21 if not bids else 40


def _strain(cards: set[Card], shown: tuple[_Shown, ...]) -> int:
    """How badly a hand fits what its player called."""
    points = sum(max(0, card.rank - 10) for card in cards)
    strain = 0
    for suit, length, least, most in shown:
        strain += max(0, least - points) + max(0, points - most)
        if suit is not None:
            strain += 3 * max(0, length - sum(card.suit is suit for card in cards))
        elif (least, most) == (_NOTRUMP[0], _NOTRUMP[-1]):
            lengths = (sum(card.suit is one for card in cards) for one in SUITS)
            strain += sum(3 * max(0, 2 - count, count - _LONG) for count in lengths)
    return strain
