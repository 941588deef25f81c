"""The tricks in plain sight, in the words of docs/claims.md, and what one says about cards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from bridgelaw.game.cards import Card
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import SUITS, Suit


@cache
def plain_sight(lead: Hand, other: Hand, out: Hand, trump: Suit | None) -> int:
    """The most tricks that declarer can win in a row, from the hand on lead."""
    trump_is_out = trump is not None and out.length(trump) > 0
    most = 0

    def won(played: Card, by_other: Card, *, there: bool) -> None:
        nonlocal most
        suit_out = out.holding(played.suit)
        rest = without(out, lowest(suit_out)) if len(suit_out) else out
        one, two = without(lead, played), without(other, by_other)
        first, second = (two, one) if there else (one, two)
        most = max(most, 1 + plain_sight(first, second, rest, trump))

    for suit in SUITS:
        mine, opposite = lead.holding(suit), other.holding(suit)
        if not len(mine):
            continue
        top, low = highest(mine), lowest(mine)
        if not len(opposite) and trump is not None and suit is not trump:
            ruffs = [card for card in sorted(other.holding(trump)) if is_winner(card, out)]
            if ruffs:
                won(low, ruffs[0], there=True)
        if trump_is_out and suit is not trump:
            continue
        if is_winner(top, out):
            if len(opposite):
                reply = lowest(opposite)
                won(top, reply, there=reply > top)
            else:
                for thrown in lowest_of_each(other):
                    if thrown.suit is not trump:
                        won(top, thrown, there=False)
        if len(opposite) and is_winner(highest(opposite), out):
            for card in (low, top):
                if card < highest(opposite):
                    won(card, highest(opposite), there=True)
    return most


@cache
def own_plain_sight(hand: Hand, partner: Hand, out: Hand, trump: Suit | None) -> int:
    """The most tricks that a defender on lead can win in a row with their own cards, whatever
    partner throws on them."""
    trump_is_out = trump is not None and out.length(trump) > 0
    most = 0
    for suit in SUITS:
        mine = hand.holding(suit)
        if not len(mine) or (trump_is_out and suit is not trump):
            continue
        top = highest(mine)
        if not is_winner(top, out):
            continue
        if partner.length(suit):
            replies = [lowest(partner.holding(suit))]
        else:
            replies = [card for card in lowest_of_each(partner) if card.suit is not trump]
        if not replies or beats(replies[0], top, trump):
            continue  # partner has to win it, and the defender does not see that
        suit_out = out.holding(suit)
        rest = without(out, lowest(suit_out)) if len(suit_out) else out
        after = [
            own_plain_sight(without(hand, top), without(partner, reply), rest, trump)
            for reply in replies
        ]
        most = max(most, 1 + min(after))
    return most


def kept_in_sight(
    mine: dict[Seat, Hand],
    out: Hand,
    coming: list[Seat],
    best: tuple[Seat, Card],
    led: Suit,
    trump: Suit | None,
    owed: int,
    fallen: bool,
) -> bool:
    """In a trick in progress: can it be won so that the others owed are in plain sight?

    `mine` are declarer's two hands, `coming` is who has still to play. An opponent beats what can
    be beaten by anything that is out, and takes away the lowest card of the suit, unless one of
    them has followed already (`fallen`): the other need not.
    """
    winner, card = best
    if not coming:
        if winner not in mine:
            return False
        return plain_sight(mine[winner], mine[winner.partner], out, trump) >= owed - 1
    seat, later = coming[0], coming[1:]
    if seat in mine:
        held = mine[seat]
        follow = held.holding(led)
        return any(
            kept_in_sight(
                {**mine, seat: without(held, one)},
                out,
                later,
                (seat, one) if beats(one, card, trump) else best,
                led,
                trump,
                owed,
                fallen,
            )
            for one in (follow if len(follow) else held)
        )
    if trump is not None and trump is not led and out.length(trump):
        if card.suit is not trump or not is_winner(card, out):
            return False
    suit_out = out.holding(led)
    if card.suit is led and not is_winner(card, out):
        best = seat, highest(suit_out)
    rest = without(out, lowest(suit_out)) if len(suit_out) and not fallen else out
    return kept_in_sight(mine, rest, later, best, led, trump, owed, True)


@cache
def rounds_won(hands: tuple[Hand, ...], leader: Seat, led: Card | None = None) -> int:
    """The rounds of one suit that the leader's side wins, on lead every time, in either hand.

    Without a card it chooses the hand and the card.
    """
    if led is None:
        return max(
            (
                rounds_won(hands, seat, card)
                for seat in (leader, leader.partner)
                for card in hands[seat.index]
            ),
            default=0,
        )

    def after(played: tuple[tuple[Seat, Card], ...], seat: Seat) -> int:
        if seat is leader:
            winner = max(played, key=lambda one: one[1])[0]
            left = list(hands)
            for player, card in played:
                left[player.index] = without(left[player.index], card)
            return (winner.side is leader.side) + rounds_won(tuple(left), leader)
        cards = hands[seat.index]
        if not len(cards):
            return after(played, seat.lho)
        values = [after((*played, (seat, card)), seat.lho) for card in cards]
        return max(values) if seat.side is leader.side else min(values)

    return after(((leader, led),), leader.lho)


def lowest(cards: Iterable[Card]) -> Card:
    return min(cards)


def highest(cards: Iterable[Card]) -> Card:
    return max(cards)


def without(hand: Hand, card: Card) -> Hand:
    return hand - Hand.of([card])


def lowest_of_each(hand: Hand) -> list[Card]:
    return [lowest(hand.holding(suit)) for suit in SUITS if hand.length(suit)]


def number_above(card: Card, out: Hand) -> int:
    return sum(1 for one in out.holding(card.suit) if one > card)


def is_winner(card: Card, out: Hand) -> bool:
    return not number_above(card, out)


def beats(card: Card, best: Card, trump: Suit | None) -> bool:
    if card.suit is best.suit:
        return card > best
    return card.suit is trump
