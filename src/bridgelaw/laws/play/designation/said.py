"""Law 46: what declarer said, as the table knows it, and which card that is."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.cards import Card
from bridgelaw.game.hands import PACK, Hand
from bridgelaw.game.seats import Player, Role, Seat
from bridgelaw.game.suits import Suit
from bridgelaw.game.tricks import winner
from bridgelaw.laws.machinery.case import NothingToRule
from bridgelaw.laws.play.designation.questions import What
from bridgelaw.locale.text import tr
from bridgelaw.table.breaches import Irregularity, Kind
from bridgelaw.table.events import Designated, Designation, Wish
from bridgelaw.table.table import Table

_WISHES = {
    Wish.HIGH: What.HIGH,
    Wish.LOW: What.LOW,
    Wish.WIN: What.WIN,
    Wish.ANYTHING: What.ANYTHING,
}


@dataclass(frozen=True, slots=True)
class Said:
    """What declarer said; in a quick ruling nothing of it is known."""

    declarer: Player = Role.OFFENDER
    what: What = What.CARD
    designation: Designation | None = None

    @property
    def dummy(self) -> Player:
        return self.declarer.partner


def find_said(table: Table) -> Said:
    if table.contract is None:
        raise NothingToRule(tr("There is no dummy yet."))
    found = _open_designation(table)
    if found is None:
        # Then it can only be about a card that was named in full.
        return Said(table.contract.declarer)
    event = table.log[found.at]
    assert isinstance(event, Designated)
    return Said(event.seat, _what(found, event.designation), event.designation)


def _open_designation(table: Table) -> Irregularity | None:
    """The latest words that have not been followed by a card."""
    kinds = (Kind.INCOMPLETE_DESIGNATION, Kind.NOT_IN_DUMMY)
    return next(
        (one for one in reversed(table.open_irregularities) if one.kind in kinds),
        None,
    )


def _what(found: Irregularity, said: Designation) -> What:
    if found.kind is Kind.NOT_IN_DUMMY:
        return What.MISSING
    if said.wish is not None:
        return _WISHES[said.wish]
    return What.RANK if said.suit is None else What.SUIT


# Which card it is. Everything below is `None` where dummy's hand is not known.


def playable(table: Table) -> Hand | None:
    """The cards that dummy can play legally, in or out of turn (44C)."""
    assert table.contract is not None
    hand = table.hand(table.contract.dummy)
    led = table.trick.suit_led
    if hand is None or led is None:
        return hand
    return hand.holding(led) if hand.length(led) else hand


def follows(table: Table) -> Hand | None:
    """The cards with which dummy follows to the suit led: none if dummy leads or has none."""
    assert table.contract is not None
    hand = table.hand(table.contract.dummy)
    led = table.trick.suit_led
    if led is None:
        return Hand()
    return None if hand is None else hand.holding(led)


def of_suit(table: Table, suit: Suit | None) -> Hand | None:
    assert table.contract is not None
    hand = table.hand(table.contract.dummy)
    return None if hand is None or suit is None else hand.holding(suit)


def continued(table: Table, rank: int | None) -> tuple[bool | None, Card | None]:
    """46B3(a): is the suit continued with which dummy won the last trick, and by which card?"""
    assert table.contract is not None
    dummy = table.contract.dummy
    if table.trick.cards or not table.tricks or table.tricks[-1].winner is not dummy:
        return False, None
    hand = table.hand(dummy)
    if hand is None or rank is None:
        return None, None
    card = Card.of(dict(table.tricks[-1].cards)[dummy].suit, rank)
    return (True, card) if card in hand else (False, None)


def of_rank(table: Table, rank: int | None) -> tuple[Card, ...] | None:
    """46B3(b): the cards of that rank that can be played."""
    cards = playable(table)
    return None if cards is None else tuple(card for card in cards if card.rank == rank)


def lowest(cards: Hand) -> Card:
    return min(cards, key=lambda card: card.rank)


def highest(cards: Hand) -> Card:
    return max(cards, key=lambda card: card.rank)


def sure_winner(table: Table) -> tuple[bool | None, Card | None]:
    """46B1(b): the lowest card of dummy that is known to win the trick, if there is one."""
    cards = playable(table)
    if cards is None:
        return None, None
    sure = [card for card in cards if _is_sure(table, card)]
    return (True, min(sure, key=lambda card: card.rank)) if sure else (False, None)


def _is_sure(table: Table, card: Card) -> bool:
    """Does it win, as far as declarer can know from both hands and the cards that were played?"""
    assert table.contract is not None
    declarer, dummy = table.contract.declarer, table.contract.dummy
    trump = table.contract.denomination.suit
    trick = (*table.trick.cards, (dummy, card))
    if winner(trick, trump) is not dummy:
        return False
    unseen = PACK
    for seat in (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST):
        unseen &= ~table.played(seat).mask
    for seat in (declarer, dummy):
        hand = table.hand(seat)
        unseen &= ~(hand.mask if hand is not None else table.face_up(seat).mask)
    led = trick[0][1].suit
    for seat in (declarer.lho, declarer.rho):
        if any(player is seat for player, _ in trick):
            continue
        held = Hand(unseen & ~table.face_up(seat.partner).mask)
        voids = shown_out(table, seat)
        # A defender who still plays can beat it with a higher card of its suit; with a trump
        # only if it is known that he cannot follow.
        for other in held:
            if other.suit in voids or (other.suit is not led and led not in voids):
                continue
            if winner((*trick, (seat, other)), trump) is seat:
                return False
    return True


def shown_out(table: Table, seat: Seat) -> set[Suit]:
    """The suits to which the player did not follow."""
    return {
        trick.cards[0][1].suit
        for trick in table.tricks
        for player, card in trick.cards
        if player is seat and card.suit is not trick.cards[0][1].suit
    }
