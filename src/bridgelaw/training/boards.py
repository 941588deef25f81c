"""Boards on which something goes wrong once: hands are dealt, bid and played as people do.

The players bid by a few natural rules and follow suit, so that auction and play make sense; then
one of them makes one mistake, and somebody calls the director.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from random import Random

from bridgelaw.game import CARDS, PASS, SEATS, Bid, Board, Card, Deal, Hand, Seat
from bridgelaw.game.calls import DOUBLE, Call
from bridgelaw.game.suits import SUITS, Denomination, Suit
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
    while (seat := table.to_call) is not None:
        wanted = natural_call(table, seat)
        legal = table.legal_calls(seat).legal
        table = table.after(ev.Called(seat, wanted if wanted in legal else PASS))
        yield table


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


def _longest(hand: Hand) -> Suit:
    return max(SUITS, key=lambda suit: (hand.length(suit), suit.value))


def _is_balanced(hand: Hand) -> bool:
    lengths = sorted(hand.length(suit) for suit in SUITS)
    return lengths[0] >= 2 and lengths[1] >= 3


def _in(level: int, suit: Suit | None) -> Bid:
    named = Denomination.NOTRUMP if suit is None else Denomination[suit.name]
    return Bid.of(level, named)


def _opening(hand: Hand) -> Call:
    longest = _longest(hand)
    if hand.hcp in _NOTRUMP and _is_balanced(hand):
        return _in(1, None)
    if hand.hcp >= _OPENS:
        if hand.length(longest) >= 5 or longest not in _MAJORS:
            return _in(1, longest)
        minors = (Suit.DIAMONDS, Suit.CLUBS)
        return _in(1, max(minors, key=hand.length))
    if hand.hcp in _WEAK_TWO and hand.length(longest) == 6 and longest is not Suit.CLUBS:
        return _in(2, longest)
    return PASS


def _overcall(hand: Hand, over: Bid) -> Call:
    longest = _longest(hand)
    theirs = over.denomination.suit
    if longest is not theirs and hand.length(longest) >= 5 and hand.hcp >= 9:
        found = _cheapest(longest, over)
        if found.level <= (1 if hand.hcp < _OPENS else 2):
            return found
    if hand.hcp >= 13 and theirs is not None and over.level == 1 and hand.length(theirs) <= 2:
        return DOUBLE
    return PASS


def _cheapest(suit: Suit | None, over: Bid) -> Bid:
    found = _in(over.level, suit)
    return found if found.outranks(over) else _in(min(7, over.level + 1), suit)


def _response(hand: Hand, opened: Bid) -> Call:
    points, suit = hand.hcp, opened.denomination.suit
    if suit is None:
        if points >= 10:
            return _in(3, None)
        return _in(2, None) if points >= 8 else PASS
    if opened.level > 1:
        return _in(4, suit) if points >= 16 and suit in _MAJORS else PASS
    if points < 6:
        return PASS
    if suit in _MAJORS and hand.length(suit) >= 3:
        return _in(4 if points >= 13 else 3 if points >= 10 else 2, suit)
    for new in sorted(SUITS, key=lambda one: -hand.length(one)):
        named = _cheapest(new, opened)
        if new is not suit and hand.length(new) >= 4 and (named.level == 1 or points >= 10):
            return named
    return _in(3 if points >= 13 else 2 if points >= 11 else 1, None)


def _rebid(hand: Hand, opened: Bid, answered: Bid) -> Call:
    suit, points = answered.denomination.suit, hand.hcp
    if suit is None:
        return _in(3, None) if points >= _GAME - 9 and answered.level == 2 else PASS
    if opened.denomination.suit is suit:
        game = 4 if suit in _MAJORS else 5
        return _in(game, suit) if points >= 16 and answered.level < game else PASS
    if suit in _MAJORS and hand.length(suit) >= 4:
        return _in(4 if points >= 18 else 3 if points >= 16 else answered.level + 1, suit)
    own = opened.denomination.suit
    if own is not None and hand.length(own) >= 6:
        return _cheapest(own, answered)
    return _cheapest(None, answered)


def play(table: Table) -> Iterator[Table]:
    """The table after each card: low in second seat, high in third, cheap if partner wins."""
    while table.phase in (Phase.CLARIFICATION, Phase.PLAY):
        seat = table.to_play
        if seat is None:
            return
        table = laid(table, seat, natural_card(table, seat, table.legal_cards(seat).legal))
        yield table


def laid(table: Table, seat: Seat, card: Card) -> Table:
    """The table after this card; dummy is spread after the opening lead."""
    is_opening = not table.tricks and not table.trick.cards
    table = table.after(ev.Played(seat, card) if table.trick.cards else ev.Led(seat, card))
    contract = table.contract
    if is_opening and contract is not None and not table.open_irregularities:
        table = table.after(ev.Spread(contract.dummy))
    return table


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


# What goes wrong


def _too_low(table: Table, chance: Random) -> Table | None:
    seat, last = table.to_call, table.auction.last_bid
    if seat is None or last is None:
        return None
    hand = table.hand(seat)
    assert hand is not None
    suit = _longest(hand)
    meant = _in(last[1].level, suit)
    if meant.outranks(last[1]):
        return None
    return table.after(ev.Called(seat, meant))


def _out_of_turn(table: Table, chance: Random) -> Table | None:
    turn = table.to_call
    if turn is None:
        return None
    seat = chance.choice([one for one in SEATS if one is not turn])
    wanted = natural_call(table, seat)
    last = table.auction.last_bid
    if last is not None and isinstance(wanted, Bid) and not wanted.outranks(last[1]):
        return None
    if tuple(table.auction)[-1:] == ((seat, wanted),):
        return None  # nobody changes a call into the same one
    return table.after(ev.Called(seat, wanted))


def _doubles_partner(table: Table, chance: Random) -> Table | None:
    seat, last = table.to_call, table.auction.last_bid
    if seat is None or last is None or last[0] is not seat.partner:
        return None
    return table.after(ev.Called(seat, DOUBLE))


def _drops(table: Table, chance: Random) -> Table | None:
    seat = chance.choice(SEATS)
    hand = table.hand(seat)
    if not hand or table.is_spread(seat):
        return None
    return table.after(ev.Exposed(seat, (chance.choice(tuple(hand)),)))


def _leads_out_of_turn(table: Table, chance: Random) -> Table | None:
    turn, contract = table.to_play, table.contract
    if turn is None or contract is None or table.trick.cards:
        return None
    others = [one for one in SEATS if one is not turn]
    if not table.tricks:
        others.remove(contract.dummy)
    seat = chance.choice(others)
    hand = table.hand(seat)
    return table.after(ev.Led(seat, chance.choice(tuple(hand)))) if hand else None


def _plays_too_soon(table: Table, chance: Random) -> Table | None:
    turn, contract = table.to_play, table.contract
    if turn is None or contract is None or not table.trick.cards:
        return None
    seat = turn.lho
    hand, led = table.hand(seat), table.trick.cards[0][1].suit
    if not hand or len(table.trick.cards) == 3 or seat is contract.dummy:
        return None
    cards = tuple(hand.holding(led)) or tuple(hand)
    return table.after(ev.Played(seat, chance.choice(cards)))


def _revokes(table: Table, chance: Random) -> Table | None:
    turn, contract = table.to_play, table.contract
    if turn is None or contract is None or not table.trick.cards or turn is contract.dummy:
        return None
    excluded = [
        card
        for card in table.legal_cards(turn).excluded
        if card.suit is not table.trick.cards[0][1].suit
    ]
    if not excluded:
        return None
    table = table.after(ev.Played(turn, chance.choice(sorted(excluded))))
    for _ in range(chance.choice((0, 0, 0, 2, 6))):  # now and then it is noticed later
        later = next(play(table), None)
        if later is None or later.phase is not Phase.PLAY:
            break
        table = later
    return table


_Mistake = Callable[[Table, Random], Table | None]
_IN_AUCTION: tuple[_Mistake, ...] = (_too_low, _too_low, _out_of_turn, _doubles_partner, _drops)
_IN_PLAY: tuple[_Mistake, ...] = (
    _leads_out_of_turn, _leads_out_of_turn, _revokes, _revokes, _plays_too_soon, _drops,
)  # fmt: skip
MISTAKEN: Mapping[str, tuple[_Mistake, bool]] = {
    "insufficient-bid": (_too_low, True),
    "call-out-of-turn": (_out_of_turn, True),
    "inadmissible-call": (_doubles_partner, True),
    "card-in-auction": (_drops, True),
    "exposed-card": (_drops, False),
    "play-out-of-turn": (_leads_out_of_turn, False),
    "revoke": (_revokes, False),
}
"""The mistake after which a law is needed, and whether it is one of the auction."""


def irregular_board(chance: Random, key: str | None = None) -> Table:
    """A sensible board up to one mistake, on which nobody has ruled yet; one for this law."""
    while True:
        found = _tried(chance, None if key is None else MISTAKEN[key])
        if found is not None and found.ruling_needed is not None:
            if key in (None, found.ruling_needed):
                return found


def _tried(chance: Random, of: tuple[_Mistake, bool] | None) -> Table | None:
    table = dealt(chance)
    tables = [table, *bid(table)]
    in_auction = chance.random() < 0.5 if of is None else of[1]
    mistake = chance.choice(_IN_AUCTION if in_auction else _IN_PLAY) if of is None else of[0]
    if in_auction:
        moments = [one for one in tables if one.to_call is not None]
    else:
        cards = islice(play(tables[-1]), chance.randint(1, 32))
        moments = [one for one in (tables[-1], *cards) if one.to_play is not None]
    chance.shuffle(moments)
    return next((made for one in moments if (made := mistake(one, chance)) is not None), None)
