"""Random endings with a claim in them, always the same for the same seed."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.rules import RULES
from bridgelaw.analysis.position import Position
from bridgelaw.game.cards import CARDS
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.game.suits import SUITS, Suit


def random_claim(rng: random.Random, left: int) -> Claim:
    """A claim at any moment of any ending of so many tricks, with rules switched off now and then.

    Most claims are for all that is left, and in most endings claimer's side has the better cards.
    Often there are not more than two or three suits, so that their cards meet.
    """
    claimer = rng.choice(SEATS)
    least = -(-4 * left // 13)
    suits = rng.sample(SUITS, rng.randint(max(least, min(left, 2)), 4))
    position = _dealt(rng, claimer, left, suits)
    for _ in range(rng.choice((0, 0, 1, 2, 3)) if left > 1 else 0):
        position = position.after(rng.choice(tuple(position.legal)))
    voids = [
        (seat, suit)
        for seat in (claimer.lho, claimer.rho)
        for suit in SUITS
        if not position[seat].length(suit)
    ]
    off = rng.sample(RULES, rng.choice((1, 1, 2, 5))) if rng.random() < 0.4 else []
    return Claim(
        position,
        claimer,
        declarer=rng.choice((claimer, claimer, claimer.lho, claimer.rho)),
        tricks=rng.choice((left, left, rng.randint(0, left))),
        shown_out=frozenset(void for void in voids if rng.random() < 0.3),
        forgotten_trump=rng.choice((False, False, True)),
        off=frozenset(off),
    )


def fresh_claim(rng: random.Random, left: int) -> Claim:
    """Declarer, on lead, claims all that is left, and nothing else is known."""
    claimer = rng.choice(SEATS)
    return Claim(_dealt(rng, claimer, left, SUITS), claimer, claimer, left)


def _dealt(rng: random.Random, claimer: Seat, left: int, suits: Sequence[Suit]) -> Position:
    cards = rng.sample([card for card in CARDS if card.suit in suits], 4 * left)
    # The pull of a high card to claimer's side: none, some, or strong.
    pull = rng.choice((0.0, 0.5, 2.0))
    cards.sort(key=lambda card: card.rank * pull + 12 * rng.random())
    ours, theirs = cards[2 * left :], cards[: 2 * left]
    rng.shuffle(ours)
    rng.shuffle(theirs)
    hands = {
        claimer: ours[:left],
        claimer.partner: ours[left:],
        claimer.lho: theirs[:left],
        claimer.rho: theirs[left:],
    }
    north, east, south, west = (Hand.of(hands[seat]) for seat in SEATS)
    return Position((north, east, south, west), rng.choice((None, *SUITS)), rng.choice(SEATS))
