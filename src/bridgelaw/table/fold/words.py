"""What declarer says to dummy, as far as the table itself can tell which card that is (46B)."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.game.hands import SUIT_MASKS, Hand
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit
from bridgelaw.table.breaches import Irregularity, Kind
from bridgelaw.table.events import Designation, Wish
from bridgelaw.table.state import State


def open_words(state: State) -> tuple[Irregularity, Designation] | None:
    """What declarer has said to dummy that names no card, and that is still to be played."""
    for found in state.open.values():
        if found.kind is Kind.INCOMPLETE_DESIGNATION:
            said = dict(found.breach.details).get("words")
            if isinstance(said, Designation):
                return found, said
    return None


def is_correctable(state: State, dummy: Seat) -> bool:
    """45C4(b): has declarer named dummy's card, so that another name can only be in its place?

    That is so while the trick is in progress and declarer has not played since; and after the
    trick only if dummy's card was its last, and it is another hand's lead.
    """
    if state.correctable is None:
        return False
    named = (dummy, state.correctable)
    if state.trick:
        return named in state.trick
    return bool(state.tricks) and state.tricks[-1][-1] == named and state.leader is not dummy


def stand_for(state: State, dummy: Seat, said: Designation) -> frozenset[Card]:
    """The cards of which the words can mean one (46B1 to 46B3); none where only a law can tell.

    A card of dummy's that lies in the trick already was there to be chosen.
    """
    if not state.known[dummy.index]:
        return frozenset()
    trick = _trick_of_dummy(state, dummy)
    held = state.surely_holds(dummy) | dict(trick)[dummy].bit if trick else state.held[dummy.index]
    trick = trick or tuple(state.trick)
    led = trick[0][1].suit if trick and trick[0][0] is not dummy else None
    if said.suit is not None:
        return _lowest(held, said.suit)
    if said.rank is not None:
        return _of_rank(state, dummy, held, led, said.rank)
    following = Hand(held & SUIT_MASKS[led.index]) if led is not None else Hand()
    if said.wish is Wish.LOW:
        return frozenset(sorted(following, key=_rank)[:1])
    if said.wish is Wish.HIGH:
        return frozenset(sorted(following, key=_rank)[-1:])
    return frozenset()


def _trick_of_dummy(state: State, dummy: Seat) -> tuple[tuple[Seat, Card], ...]:
    """The trick in which dummy's card lies that can still be changed, if it can."""
    if not is_correctable(state, dummy):
        return ()
    return tuple(state.trick or state.tricks[-1])


def _lowest(held: int, suit: Suit) -> frozenset[Card]:
    return frozenset(sorted(Hand(held & SUIT_MASKS[suit.index]), key=_rank)[:1])


def _of_rank(state: State, dummy: Seat, held: int, led: Suit | None, rank: int) -> frozenset[Card]:
    """46B3: the suit with which dummy won is continued; otherwise any legal card of the rank."""
    cards = frozenset(card for card in Hand(held) if card.rank == rank)
    if led is not None and held & SUIT_MASKS[led.index]:
        return frozenset(card for card in cards if card.suit is led)
    if not state.trick and state.tricks and state.winners[-1] is dummy:
        won_with = dict(state.tricks[-1])[dummy].suit
        return frozenset(card for card in cards if card.suit is won_with) or cards
    return cards


def _rank(card: Card) -> int:
    return card.rank
