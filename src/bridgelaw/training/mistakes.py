"""Sensible boards on which something goes wrong, at a moment when a law is needed for it.

A mistake is what somebody does in front of all: a few events. Nobody may notice for a card or two,
or an earlier ruling is in force when it happens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random

from bridgelaw.game import DOUBLE, PASS, REDOUBLE, SEATS, SUITS, Bid, Card, Deal, Hand, Seat
from bridgelaw.laws import PROCEDURES, Interview
from bridgelaw.laws.machinery.case import NothingToRule
from bridgelaw.table import Phase, Table
from bridgelaw.table import events as ev
from bridgelaw.training.natural_boards import (
    bid,
    bid_in,
    dealt,
    laid,
    longest_suit,
    natural_call,
    one_more,
    play,
)
from bridgelaw.training.walking import walked

Mistake = Callable[[Table, Random], Sequence[ev.Event]]
"""What somebody does wrong at this table; nothing where it cannot happen here."""
_GOES_ON, _LAST = 6, 8
_UNNOTICED, _RULED = 0.5, 0.7
_HIDDEN = 0.15
"""How often nobody has entered the hands: what depends on them is for the director to find."""
_FEW = 4
"""Cards with which somebody claims: what is left is plain to all."""


# In the auction


def _too_low(table: Table, chance: Random) -> Sequence[ev.Event]:
    seat, last = table.to_call, table.auction.last_bid
    meant = None if seat is None else _bid_below(table, seat)
    return () if seat is None or last is None or meant is None else (ev.Called(seat, meant),)


def _bid_below(table: Table, seat: Seat) -> Bid | None:
    hand, last = table.hand(seat), table.auction.last_bid
    if hand is None or last is None:
        return None
    meant = bid_in(last[1].level, longest_suit(hand))
    return None if meant.outranks(last[1]) else meant


def _too_low_and_out_of_turn(table: Table, chance: Random) -> Sequence[ev.Event]:
    seat = chance.choice([one for one in SEATS if one is not table.to_call])
    meant = _bid_below(table, seat)
    return () if meant is None or table.to_call is None else (ev.Called(seat, meant),)


def _too_low_and_passed_over(table: Table, chance: Random) -> Sequence[ev.Event]:
    first = _too_low(table, chance)
    return (*first, *(ev.Called(one.seat.lho, PASS) for one in first if isinstance(one, ev.Called)))


def _too_low_and_changed(table: Table, chance: Random) -> Sequence[ev.Event]:
    first = _too_low(table, chance)
    other = chance.choice((PASS, DOUBLE, bid_in(1, None), bid_in(3, None)))
    return (*first, *(ev.Called(one.seat, other) for one in first if isinstance(one, ev.Called)))


def _out_of_turn(table: Table, chance: Random) -> Sequence[ev.Event]:
    if table.to_call is None:
        return ()
    seat = chance.choice([one for one in SEATS if one is not table.to_call])
    wanted, last = natural_call(table, seat), table.auction.last_bid
    if last is not None and isinstance(wanted, Bid) and not wanted.outranks(last[1]):
        return ()
    if tuple(table.auction)[-1:] == ((seat, wanted),):
        return ()  # nobody changes a call into the same one
    return (ev.Called(seat, wanted),)


def _doubles_out_of_turn(table: Table, chance: Random) -> Sequence[ev.Event]:
    if table.to_call is None or table.auction.last_bid is None:
        return ()
    seat = chance.choice([one for one in SEATS if one is not table.to_call])
    return (ev.Called(seat, chance.choice((DOUBLE, DOUBLE, REDOUBLE))),)


def _out_of_turn_and_on(table: Table, chance: Random) -> Sequence[ev.Event]:
    """And whose turn it was calls all the same."""
    first, turn = _out_of_turn(table, chance), table.to_call
    return (*first, ev.Called(turn, PASS)) if first and turn is not None else ()


def _bids_eight(table: Table, chance: Random) -> Sequence[ev.Event]:
    seat = table.to_call
    return () if seat is None else (ev.Called(seat, Bid.of(8, chance.choice(SUITS).denomination)),)


def _doubles_partner(table: Table, chance: Random) -> Sequence[ev.Event]:
    seat, last = table.to_call, table.auction.last_bid
    if seat is None or last is None or last[0] is not seat.partner:
        return ()
    return (ev.Called(seat, DOUBLE),)


def _changes_call(table: Table, chance: Random) -> Sequence[ev.Event]:
    calls = tuple(table.auction)
    if not calls or table.to_call is None:
        return ()
    seat, last = calls[-1][0], table.auction.last_bid
    lowest = bid_in(1, longest_suit(table.hand(seat) or Hand()))
    other = chance.choice(
        (PASS, lowest if last is None else bid_in(min(7, last[1].level + 1), None))
    )
    return () if calls[-1][1] is other else (ev.Called(seat, other),)


def _robs(table: Table, chance: Random) -> Sequence[ev.Event]:
    """Two players pass, and the one between them is never asked."""
    calls = tuple(table.auction)
    seat = table.to_call
    if seat is None or calls[-2:] != ((seat.rho.rho, PASS), (seat.rho, PASS)):
        return ()
    return (ev.Called(seat.lho, PASS), ev.Called(seat.partner, PASS))


def _drops(table: Table, chance: Random) -> Sequence[ev.Event]:
    seat = chance.choice(SEATS)
    hand = table.hand(seat)
    if not hand or table.is_spread(seat):
        return ()
    number = min(len(tuple(hand)), chance.choice((1, 1, 1, 2)))
    return (ev.Exposed(seat, tuple(chance.sample(tuple(hand), number))),)


# In the play


def _cards(table: Table, seat: Seat) -> tuple[Card, ...]:
    return tuple(table.hand(seat) or ())


def _defenders(table: Table) -> tuple[Seat, ...]:
    contract = table.contract
    return () if contract is None else (contract.declarer.lho, contract.declarer.rho)


def _leads_out_of_turn(table: Table, chance: Random) -> Sequence[ev.Event]:
    turn, contract = table.to_play, table.contract
    if turn is None or contract is None or table.trick.cards:
        return ()
    others = [one for one in SEATS if one is not turn and _cards(table, one)]
    if not table.tricks and contract.dummy in others:
        others.remove(contract.dummy)
    return _led(table, chance.choice(others), chance) if others else ()


def _led(table: Table, seat: Seat, chance: Random) -> tuple[ev.Event, ...]:
    return (ev.Led(seat, chance.choice(_cards(table, seat))),)


def _opens_out_of_turn(table: Table, chance: Random) -> Sequence[ev.Event]:
    """And something has happened since: a hand lies there, or a card on it."""
    turn, contract = table.to_play, table.contract
    if turn is None or contract is None or table.tricks or table.trick.cards:
        return ()
    wrong = turn.partner
    card = chance.choice(_cards(table, wrong))
    declarer, dummy = contract.declarer, contract.dummy
    since: tuple[ev.Event, ...] = chance.choice((
        (ev.Led(wrong, card), ev.Spread(dummy)),
        (ev.Led(wrong, card), ev.Spread(declarer)),
        (ev.Led(wrong, card), ev.Exposed(declarer, (chance.choice(_cards(table, declarer)),))),
        (ev.Led(wrong, card), ev.Played(wrong.lho, chance.choice(_cards(table, wrong.lho)))),
        (ev.LedFaceDown(wrong, card),),
        (ev.Led(wrong, card), *_led(table, turn, chance)),
        (ev.Led(wrong, card), ev.Exposed(dummy, (chance.choice(_cards(table, dummy)),))),
    ))  # fmt: skip
    return since


def _both_lead(table: Table, chance: Random) -> Sequence[ev.Event]:
    first, turn = _leads_out_of_turn(table, chance), table.to_play
    if not first or turn is None or table.phase is not Phase.PLAY:
        return ()
    both = (*first, *_led(table, turn, chance))
    return both if chance.random() < _UNNOTICED else (both[1], both[0])


def _leads_too_soon(table: Table, chance: Random) -> Sequence[ev.Event]:
    """A lead before the trick is complete, or a fifth card to it."""
    if table.to_play is None or len(table.trick.cards) < 2:
        return ()
    seat = chance.choice([one for one, _ in table.trick.cards])
    if not _cards(table, seat):
        return ()
    card = chance.choice(_cards(table, seat))
    return (chance.choice((ev.Led, ev.Played))(seat, card),)


def _fifth_card(table: Table, chance: Random) -> Sequence[ev.Event]:
    turn = table.to_play
    if turn is None or table.trick.cards or not table.tricks:
        return ()
    seat = chance.choice([one for one in SEATS if _cards(table, one)] or [turn])
    return (ev.Played(seat, chance.choice(_cards(table, seat))),) if _cards(table, seat) else ()


def _plays_too_soon(table: Table, chance: Random) -> Sequence[ev.Event]:
    turn, contract = table.to_play, table.contract
    if turn is None or contract is None or not table.trick.cards:
        return ()
    seat = turn.lho
    hand, led = table.hand(seat), table.trick.cards[0][1].suit
    if not hand or len(table.trick.cards) == 3 or seat is contract.dummy:
        return ()
    return (ev.Played(seat, chance.choice(tuple(hand.holding(led)) or tuple(hand))),)


def _revokes(table: Table, chance: Random) -> Sequence[ev.Event]:
    turn, contract = table.to_play, table.contract
    if turn is None or contract is None or not table.trick.cards or turn is contract.dummy:
        return ()
    led = table.trick.cards[0][1].suit
    wrong = sorted(card for card in table.legal_cards(turn).excluded if card.suit is not led)
    return (ev.Played(turn, chance.choice(wrong)),) if wrong else ()


def _dummy_revokes(table: Table, chance: Random) -> Sequence[ev.Event]:
    turn = table.to_play
    if turn is None or turn is not table.dummy or not table.trick.cards:
        return ()
    wrong = sorted(table.legal_cards(turn).excluded)
    return (ev.Played(turn, chance.choice(wrong)),) if wrong else ()


def _claims(table: Table, chance: Random) -> Sequence[ev.Event]:
    seat = chance.choice(SEATS)
    if table.phase is not Phase.PLAY or not 0 < len(_cards(table, seat)) <= _FEW:
        return ()
    made = chance.choice((ev.Claimed, ev.Claimed, ev.Conceded))
    return (made(seat, chance.randint(1, len(_cards(table, seat)))),)


def _declarer_spreads(table: Table, chance: Random) -> Sequence[ev.Event]:
    """Declarer takes themselves for dummy."""
    return () if table.declarer is None else (ev.Spread(table.declarer),)


def _names_own(table: Table, chance: Random) -> Sequence[ev.Event]:
    seat = chance.choice(_defenders(table) or SEATS)
    if table.phase is not Phase.PLAY or not _cards(table, seat):
        return ()
    card = chance.choice(_cards(table, seat))
    return (ev.Designated(seat, ev.Designation(card.suit, card.rank)),)


def _names_unclearly(table: Table, chance: Random) -> Sequence[ev.Event]:
    contract = table.contract
    if table.phase is not Phase.PLAY or contract is None or table.to_play is not contract.dummy:
        return ()
    own, theirs = _cards(table, contract.declarer), _cards(table, contract.dummy)
    if not own or not theirs:
        return ()
    card, missing = chance.choice(theirs), chance.choice(own)
    said = chance.choice((
        ev.Designation(card.suit), ev.Designation(missing.suit), ev.Designation(rank=card.rank),
        ev.Designation(missing.suit, missing.rank), ev.Designation(card.suit, card.rank),
        ev.Designation(wish=chance.choice(tuple(ev.Wish))),
    ))  # fmt: skip
    return (ev.Designated(contract.declarer, said),)


def _puts_another(table: Table, chance: Random) -> Sequence[ev.Event]:
    contract = table.contract
    if table.phase is not Phase.PLAY or contract is None or table.to_play is not contract.dummy:
        return ()
    if len(_cards(table, contract.dummy)) < 2:
        return ()
    named, put = chance.sample(_cards(table, contract.dummy), 2)
    said = ev.Designated(contract.declarer, ev.Designation(named.suit, named.rank))
    made = ev.Played if table.trick.cards else ev.Led
    return (said, made(contract.dummy, put))


def _two_at_once(table: Table, chance: Random) -> Sequence[ev.Event]:
    turn = table.to_play
    if turn is None or turn is table.dummy or len(_cards(table, turn)) < 2:
        return ()
    return (ev.PlayedTogether(turn, tuple(chance.sample(_cards(table, turn), 2))),)


def _turns_trick(table: Table, chance: Random) -> Sequence[ev.Event]:
    return (ev.TrickQuitted(),) if len(table.trick.cards) == 3 else ()


def _calls_after_auction(table: Table, chance: Random) -> Sequence[ev.Event]:
    seat = chance.choice(SEATS)
    return (ev.Called(seat, chance.choice((DOUBLE, PASS, bid_in(7, None)))),)


_IN_AUCTION: Mapping[str, tuple[Mistake, ...]] = {
    "insufficient-bid": (
        _too_low, _too_low, _too_low_and_out_of_turn, _too_low_and_passed_over,
        _too_low_and_changed,
    ),
    "call-out-of-turn": (
        _out_of_turn, _out_of_turn, _doubles_out_of_turn, _changes_call, _out_of_turn_and_on,
    ),
    "inadmissible-call": (_doubles_partner, _doubles_partner, _bids_eight),
    "unintended-call": (_changes_call,),
    "robbed-of-turn": (_robs,),
    "card-in-auction": (_drops,),
    "lead-restriction": (_too_low, _out_of_turn, _doubles_partner),
}  # fmt: skip
_IN_PLAY: Mapping[str, tuple[Mistake, ...]] = {
    "exposed-card": (_drops, _drops, _names_own, _declarer_spreads),
    "play-out-of-turn": (
        _leads_out_of_turn, _leads_out_of_turn, _opens_out_of_turn, _both_lead, _leads_too_soon,
        _fifth_card, _plays_too_soon,
    ),
    "revoke": (_revokes, _revokes, _dummy_revokes),
    "claim": (_claims,),
    "concession": (_claims,),
    "designation": (_names_unclearly,),
    "dummy-card": (_puts_another,),
    "played-card": (_names_own, _drops),
    "several-cards": (_two_at_once,),
    "defective-trick": (_turns_trick,),
    "penalty-card": (_drops, _leads_out_of_turn, _revokes),
    "penalty-card-not-played": (_drops, _leads_out_of_turn),
    "inadmissible-call": (_calls_after_auction,),
}  # fmt: skip
_EVERYDAY = (
    (_too_low, _too_low, _out_of_turn, _doubles_partner, _drops),
    (_leads_out_of_turn, _leads_out_of_turn, _revokes, _revokes, _plays_too_soon, _drops),
)
"""What happens in the auction and in the play where no law is asked for."""
MISTAKEN = frozenset({*_IN_AUCTION, *_IN_PLAY})
"""The laws for which there are mistakes."""


def irregular_board(chance: Random) -> Table:
    """A sensible board up to one everyday mistake, on which nobody has ruled yet."""
    while True:
        in_play = chance.random() < 0.5
        found = _spoiled(chance, chance.choice(_EVERYDAY[in_play]), in_play)
        if found is not None and in_play and found.phase is Phase.PLAY:
            for later in islice(play(found), chance.choice((0, 0, 0, 2, 6))):
                found = later if later.phase is Phase.PLAY else found
        if found is not None and found.ruling_needed is not None:
            return found


def ruled_board(chance: Random) -> Table:
    """A board on which a mistake has been ruled on: something was withdrawn, mostly."""
    while True:
        table = irregular_board(chance)
        due = table.ruling_needed
        found = None if due is None else _ruled(table, due, chance)
        if found is not None and not found.open_irregularities and None not in found.deal.hands:
            return found


def board_for(key: str, chance: Random) -> Interview | None:
    """An interview by this law on a board where it is needed; `None` where this try found none."""
    mistakes = [(one, False) for one in _IN_AUCTION.get(key, ())]
    mistakes += [(one, True) for one in _IN_PLAY.get(key, ())]
    table = _spoiled(chance, *chance.choice(mistakes))
    if table is None:
        return None
    moments = [table, *islice(_goes_on(table, key, chance), _GOES_ON)]
    chance.shuffle(moments)
    is_hidden = chance.random() < _HIDDEN
    for moment in moments:
        one = _closed(moment) if is_hidden else moment
        try:
            found = Interview.begin(PROCEDURES[key], one)
        except NothingToRule:
            continue
        if found.first is None:
            return found
    return None


def _closed(table: Table) -> Table:
    """The same with no hand entered but what lies face up."""
    hands = {seat: table.deal[seat] for seat in SEATS if table.is_spread(seat)}
    known = {seat: hand for seat, hand in hands.items() if hand is not None}
    try:
        return Table(table.board, Deal.of(known), table.log)
    except ev.ImpossibleEvent:
        return table


def _spoiled(chance: Random, mistake: Mistake, in_play: bool) -> Table | None:
    """A board up to this mistake."""
    table = dealt(chance)
    tables = [table, *bid(table)]
    if in_play:
        cards = islice(play(tables[-1]), chance.choice((0, 4, 12, 24, 36, 51)))
        tables = [tables[-1], *cards][-_LAST:]
    chance.shuffle(tables)
    for one in tables:
        if (one.to_play if in_play else one.to_call) is not None:
            made = _after(one, mistake(one, chance))
            if made is not None:
                return made
    return None


def _after(table: Table, events: Sequence[ev.Event]) -> Table | None:
    try:
        for event in events:
            table = table.after(event)
    except ev.ImpossibleEvent:
        return None
    return table if events else None


def _goes_on(table: Table, key: str, chance: Random) -> Iterator[Table]:
    """What comes after it: nobody notices, or it is ruled on and the board goes on with that."""
    while True:
        due, following = table.ruling_needed, None
        if due not in (None, key) and chance.random() < _RULED:
            following = _ruled(table, due, chance)
        elif key == "penalty-card-not-played" and table.to_play is not None:
            excluded = table.legal_cards(table.to_play).excluded
            if excluded and chance.random() < _UNNOTICED:
                following = laid(table, table.to_play, chance.choice(sorted(excluded)))
        following = following or one_more(table)
        if following is None:
            return
        table = following
        yield table


def _ruled(table: Table, key: str, chance: Random) -> Table | None:
    try:
        made = walked(Interview.begin(PROCEDURES[key], table), chance, "before")
        ruling = None if made is None else made.ruling
        return None if ruling is None else table.after(ruling.event)
    except (NothingToRule, ev.ImpossibleEvent):
        return None
