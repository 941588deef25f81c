"""Auctions and plays in which nothing is odd, found out quickly.

Nearly every record is of this sort. Whatever is not is looked at by `recording`, which is slower
and says what is odd; here it is only found that it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bridgelaw.game import (
    CARDS,
    DOUBLE,
    PASS,
    SEATS,
    Bid,
    Call,
    Card,
    Contract,
    Deal,
    Doubled,
    Seat,
)
from bridgelaw.game.calls import HIGHEST_LEVEL
from bridgelaw.game.hands import SUIT_MASKS

_SUIT_OF = tuple(SUIT_MASKS[card.suit.index] for card in CARDS)
"""All cards of a card's suit, by `Card.index`."""
_DOUBLED = (Doubled.NO, Doubled.DOUBLED, Doubled.REDOUBLED)


class RegularAuction(NamedTuple):
    """An auction in rotation, to its end; the contract is `None` if all passed."""

    contract: Contract | None


class RegularPlay(NamedTuple):
    """A play in turn, from the hands that were dealt, in which everybody followed suit."""

    play: tuple[Card, ...]
    won: int
    """Tricks of declarer's side."""
    left: int
    """Tricks that are still to be won, one in progress included."""
    is_turned: bool = False
    """Some row begins with another seat than the others."""


def regular_auction(dealer: Seat, calls: Sequence[Call]) -> RegularAuction | None:
    """What an auction in rotation led to; `None` if anything is odd about it."""
    bid: Bid | None = None
    bidder = doubled = passes = 0
    first: dict[tuple[int, object], int] = {}
    seat = dealer.index
    to_come = len(calls)
    for call in calls:
        to_come -= 1
        if call is PASS:
            passes += 1
            if passes == (4 if bid is None else 3):
                break
        elif isinstance(call, Bid):
            if call.level > HIGHEST_LEVEL or (bid is not None and call.rank <= bid.rank):
                return None
            bid, bidder, doubled, passes = call, seat, 0, 0
            first.setdefault((seat & 1, call.denomination), seat)
        else:
            # Each double is of the other side's bid, each redouble of the own side's.
            by_bidder = not (seat ^ bidder) & 1
            wanted, is_own = (0, False) if call is DOUBLE else (1, True)
            if bid is None or doubled != wanted or by_bidder is not is_own:
                return None
            doubled += 1
            passes = 0
        seat = (seat + 1) & 3
    if to_come:
        return None
    if bid is None:
        return RegularAuction(None) if passes == 4 else None
    if passes != 3:
        return None
    declarer = SEATS[first[bidder & 1, bid.denomination]]
    return RegularAuction(Contract(bid, _DOUBLED[doubled], declarer))


def regular_play(
    deal: Deal,
    contract: Contract,
    cards: Sequence[Card | None],
    column: int | None = None,
    may_turn: bool = False,
) -> RegularPlay | None:
    """A play that follows the Laws; `None` if anything is odd about it.

    The cards are given in the order in which they were played. Where rows have the same order of
    seats whoever led, as in PBN, `column` is the seat of the first; then `None` is a card of the
    last row that was not played. Rows that are turned: see `pbn.carried`.
    """
    left = []
    for hand in deal.hands:
        if hand is None or hand.mask.bit_count() != 13:
            return None
        left.append(hand.mask)
    suit = contract.bid.denomination.suit
    trump = 0 if suit is None else SUIT_MASKS[suit.index]
    suit_of = _SUIT_OF
    play: list[Card] = []
    leader = contract.declarer.lho.index
    side = leader & 1 ^ 1
    won = tricks = at = 0
    total = len(cards)
    is_turned = False
    while at < total:
        row = cards[at : at + 4]
        at += 4
        if column is not None:
            if len(row) != 4:
                row = (*row, *(None,) * (4 - len(row)))
            turn = (leader - column) & 3
            first = row[turn]
            if first is None or not left[leader] & first.bit:
                next_turn = _turned(row, left[leader], may_turn or is_turned)
                if next_turn is None:
                    return None
                is_turned = True
                turn = next_turn
            row = (*row[turn:], *row[:turn])
        seat = leader
        led = best = suit_of_best = count = 0
        for card in row:
            if card is None:
                # Only the last row may end early, and then nothing follows.
                if at < total:
                    return None
                for after in row[count:]:
                    if after is not None:
                        return None
                break
            bit = card.bit
            held = left[seat]
            if not held & bit:
                return None
            if not led:
                led = suit_of_best = suit_of[card.index]
                best = bit
            elif not bit & led and held & led:
                return None
            elif bit & suit_of_best:
                if bit > best:
                    best = bit
                    leader = seat
            elif bit & trump:
                suit_of_best = trump
                best = bit
                leader = seat
            left[seat] = held ^ bit
            play.append(card)
            count += 1
            seat = (seat + 1) & 3
        if count == 4:
            tricks += 1
            if leader & 1 == side:
                won += 1
    return RegularPlay(tuple(play), won, 13 - tricks, is_turned)


def _turned(row: Sequence[Card | None], held: int, is_usual: bool) -> int | None:
    """The place of the leader's card in a row that begins with another seat than the others.

    Only a full row leaves no doubt: there each of the others must be the next player's.
    """
    if None in row and not is_usual:
        return None
    return next((at for at, card in enumerate(row) if card is not None and held & card.bit), None)
