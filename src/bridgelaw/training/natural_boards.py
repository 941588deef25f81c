"""Boards that make sense: hands are dealt, bid by a few natural rules, and played as people do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bridgelaw.game import (
    CARDS,
    DOUBLE,
    PASS,
    SEATS,
    SUITS,
    Bid,
    Board,
    Call,
    Card,
    Deal,
    Denomination,
    Hand,
    Seat,
    Suit,
)
from bridgelaw.table import Phase, Table
from bridgelaw.table import events as ev

_OPENS = 12
_WEAK_TWO = range(6, 11)
_NOTRUMP = range(15, 18)
_GAME = 25
_MAJORS = (Suit.SPADES, Suit.HEARTS)


def dealt(chance: Random) -> Table:
    """A board with four hands, before the first call."""
    pack = chance.sample(CARDS, len(CARDS))
    deal = Deal.of({seat: Hand.of(pack[13 * at :][:13]) for at, seat in enumerate(SEATS)})
    return Table(Board.number(chance.randint(1, 32)), deal)


def bid(table: Table) -> Iterator[Table]:
    """The table after each call of a natural auction."""
    while table.to_call is not None and (following := one_more(table)) is not None:
        table = following
        yield table


def play(table: Table) -> Iterator[Table]:
    """The table after each card: low in second seat, high in third, cheap if partner wins."""
    while table.to_call is None and (following := one_more(table)) is not None:
        table = following
        yield table


def one_more(table: Table) -> Table | None:
    """The table after the call or card that a sensible player makes now; `None` at the end."""
    if (caller := table.to_call) is not None:
        legal = table.legal_calls(caller).legal
        wanted = natural_call(table, caller)
        allowed = wanted if wanted in legal else PASS if PASS in legal else next(iter(legal))
        return table.after(ev.Called(caller, allowed))
    seat = table.to_play
    if table.phase not in (Phase.CLARIFICATION, Phase.PLAY) or seat is None:
        return None
    choices = table.legal_cards(seat)
    among = choices.legal or choices.without_demand.legal
    return laid(table, seat, natural_card(table, seat, among)) if among else None


def natural_call(table: Table, seat: Seat) -> Call:
    """What a sensible player calls with these cards, in turn or not."""
    hand = table.hand(seat)
    assert hand is not None
    calls = tuple(table.auction)
    bids = [(who, call) for who, call in calls if isinstance(call, Bid)]
    ours = [(who, call) for who, call in bids if who.side is seat.side]
    if not bids:
        return _opening(hand)
    if not ours:
        return _overcall(hand, bids[-1][1])
    if ours[0][0] is seat.partner and not any(who is seat for who, _ in ours):
        return _response(hand, ours[0][1])
    if ours[-1][0] is seat.partner and len(ours) == 2:
        return _rebid(hand, ours[0][1], ours[1][1])
    return PASS


def longest_suit(hand: Hand) -> Suit:
    return max(SUITS, key=lambda suit: (hand.length(suit), suit.value))


def _is_balanced(hand: Hand) -> bool:
    lengths = sorted(hand.length(suit) for suit in SUITS)
    return lengths[0] >= 2 and lengths[1] >= 3


def bid_in(level: int, suit: Suit | None) -> Bid:
    named = Denomination.NOTRUMP if suit is None else Denomination[suit.name]
    return Bid.of(level, named)


def _opening(hand: Hand) -> Call:
    longest = longest_suit(hand)
    if hand.hcp in _NOTRUMP and _is_balanced(hand):
        return bid_in(1, None)
    if hand.hcp >= _OPENS:
        if hand.length(longest) >= 5 or longest not in _MAJORS:
            return bid_in(1, longest)
        minors = (Suit.DIAMONDS, Suit.CLUBS)
        return bid_in(1, max(minors, key=hand.length))
    if hand.hcp in _WEAK_TWO and hand.length(longest) == 6 and longest is not Suit.CLUBS:
        return bid_in(2, longest)
    return PASS


def _overcall(hand: Hand, over: Bid) -> Call:
    longest = longest_suit(hand)
    theirs = over.denomination.suit
    if longest is not theirs and hand.length(longest) >= 5 and hand.hcp >= 9:
        found = _cheapest(longest, over)
        if found.level <= (1 if hand.hcp < _OPENS else 2):
            return found
    if hand.hcp >= 13 and theirs is not None and over.level == 1 and hand.length(theirs) <= 2:
        return DOUBLE
    return PASS


def _cheapest(suit: Suit | None, over: Bid) -> Bid:
    found = bid_in(over.level, suit)
    return found if found.outranks(over) else bid_in(min(7, over.level + 1), suit)


def _response(hand: Hand, opened: Bid) -> Call:
    points, suit = hand.hcp, opened.denomination.suit
    if suit is None:
        if points >= 10:
            return bid_in(3, None)
        return bid_in(2, None) if points >= 8 else PASS
    if opened.level > 1:
        return bid_in(4, suit) if points >= 16 and suit in _MAJORS else PASS
    if points < 6:
        return PASS
    if suit in _MAJORS and hand.length(suit) >= 3:
        return bid_in(4 if points >= 13 else 3 if points >= 10 else 2, suit)
    for new in sorted(SUITS, key=lambda one: -hand.length(one)):
        named = _cheapest(new, opened)
        if new is not suit and hand.length(new) >= 4 and (named.level == 1 or points >= 10):
            return named
    return bid_in(3 if points >= 13 else 2 if points >= 11 else 1, None)


def _rebid(hand: Hand, opened: Bid, answered: Bid) -> Call:
    suit, points = answered.denomination.suit, hand.hcp
    if suit is None:
        return bid_in(3, None) if points >= _GAME - 9 and answered.level == 2 else PASS
    if opened.denomination.suit is suit:
        game = 4 if suit in _MAJORS else 5
        return bid_in(game, suit) if points >= 16 and answered.level < game else PASS
    if suit in _MAJORS and hand.length(suit) >= 4:
        return bid_in(4 if points >= 18 else 3 if points >= 16 else answered.level + 1, suit)
    own = opened.denomination.suit
    if own is not None and hand.length(own) >= 6:
        return _cheapest(own, answered)
    return _cheapest(None, answered)


def laid(table: Table, seat: Seat, card: Card) -> Table:
    """The table after this card; dummy is spread after the opening lead."""
    is_opening = not table.tricks and not table.trick.cards
    table = table.after(ev.Played(seat, card) if table.trick.cards else ev.Led(seat, card))
    dummy = table.contract.dummy if is_opening and table.contract is not None else None
    if dummy is None or table.open_irregularities or table.is_spread(dummy):
        return table
    return table.after(ev.Spread(dummy))


def natural_card(table: Table, seat: Seat, among: Hand) -> Card:
    """The card of these that a sensible player lays."""
    cards = sorted(among, key=lambda card: card.rank)
    played = [card for _, card in table.trick.cards]
    if not played:
        hand = table.hand(seat)
        assert hand is not None
        longest = max(cards, key=lambda card: (hand.length(card.suit), -card.rank)).suit
        own = [card for card in cards if card.suit is longest]
        high = [card for card in own if card.rank >= 11]
        return high[-1] if len(high) >= 2 else own[0]
    follows = [card for card in cards if card.suit is played[0].suit]
    if follows and len(played) == 2:
        return follows[-1]
    if follows and len(played) == 3:
        best = max(
            (card for card in played if card.suit is played[0].suit), key=lambda card: card.rank
        )
        over = [card for card in follows if card.rank > best.rank]
        return over[0] if over and best is not played[1] else follows[0]
    return follows[0] if follows else cards[0]
