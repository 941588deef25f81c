"""Laws 61 to 64 once more, as simply as they can be read, to check the others against."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from bridgelaw.analysis.revokes import RecordedPlay
from bridgelaw.game import SUITS, Card, Hand, Seat, Suit
from bridgelaw.game.cards import CARDS
from bridgelaw.game.seats import SEATS

Hands = tuple[frozenset[Card], ...]
Played = tuple[tuple[Seat, Card], ...]


@dataclass(frozen=True, slots=True)
class Slip:
    """A revoke: how many cards had been played before it, who made it, and what was legal."""

    at: int
    seat: Seat
    legal: frozenset[Card]


def winner(trick: Sequence[tuple[Seat, Card]], trump: Suit | None) -> Seat:
    """Who wins a complete trick."""
    trumps = [(card.rank, seat.index) for seat, card in trick if card.suit is trump]
    led = [(card.rank, seat.index) for seat, card in trick if card.suit is trick[0][1].suit]
    return SEATS[max(trumps or led)[1]]


def legal(hand: frozenset[Card], trick: Played) -> frozenset[Card]:
    follow = frozenset(card for card in hand if trick and card.suit is trick[0][1].suit)
    return follow or hand


def tricks_of_north_south(hands: Hands, trump: Suit | None, leader: Seat, trick: Played) -> int:
    """What North-South win from here on when everybody sees all cards; every line is tried."""
    if not any(hands):
        return 0
    turn = SEATS[(leader.index + len(trick)) % 4]
    results = [
        _after(hands, trump, leader, trick, (turn, card))
        for card in legal(hands[turn.index], trick)
    ]
    return max(results) if turn.index % 2 == 0 else min(results)


def _after(
    hands: Hands, trump: Suit | None, leader: Seat, trick: Played, play: tuple[Seat, Card]
) -> int:
    seat, card = play
    left = tuple(hand - {card} if at == seat.index else hand for at, hand in enumerate(hands))
    trick = (*trick, play)
    if len(trick) < 4:
        return tricks_of_north_south(left, trump, leader, trick)
    won = winner(trick, trump)
    return (won.index % 2 == 0) + tricks_of_north_south(left, trump, won, ())


def without(play: RecordedPlay, slip: Slip) -> dict[Card, int]:
    """For each legal card, the tricks of the other side in all if it had been played instead."""
    cards = [one for trick in play.tricks for one in trick]
    before = cards[: slip.at]
    hands = tuple(frozenset(hand) - {card for _, card in before} for hand in play.hands)
    trick = tuple(before[len(before) - len(before) % 4 :])
    leader = trick[0][0] if trick else slip.seat
    won = [winner(cards[at : at + 4], play.trump) for at in range(0, slip.at - slip.at % 4, 4)]
    mine = slip.seat.index % 2
    found = {}
    for card in slip.legal:
        north_south = _after(hands, play.trump, leader, trick, (slip.seat, card))
        left = len(play.hands[0]) - len(won)
        theirs = north_south if mine else left - north_south
        found[card] = theirs + sum(seat.index % 2 != mine for seat in won)
    return found


def slips_of(play: RecordedPlay) -> list[Slip]:
    """61A: whoever could have followed suit and did not."""
    hands = [set(hand) for hand in play.hands]
    found: list[Slip] = []
    at = 0
    for trick in play.tricks:
        for place, (seat, card) in enumerate(trick):
            allowed = legal(frozenset(hands[seat.index]), trick[:place])
            if card not in allowed:
                found.append(Slip(at, seat, allowed))
            hands[seat.index].discard(card)
            at += 1
    return found


def random_play(chance: random.Random, size: int, revoking: float = 0.3) -> RecordedPlay:
    """An ending that is played to the end, in which people often do not follow suit."""
    cards = chance.sample(CARDS, 4 * size)
    hands = [set(cards[at::4]) for at in range(4)]
    north, east, south, west = (Hand.of(hand) for hand in hands)
    trump = chance.choice((None, *SUITS))
    declarer = chance.choice(SEATS)
    played: list[Card] = []
    leader = declarer.lho
    trick: Played = ()
    while any(hands):
        seat = SEATS[(leader.index + len(trick)) % 4]
        hand = frozenset(hands[seat.index])
        choice = hand if chance.random() < revoking else legal(hand, trick)
        card = chance.choice(sorted(choice))
        played.append(card)
        hands[seat.index].discard(card)
        trick = (*trick, (seat, card))
        if len(trick) == 4:
            leader, trick = winner(trick, trump), ()
    return RecordedPlay.of((north, east, south, west), trump, declarer, played)
