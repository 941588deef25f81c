"""A search that is stopped at any moment: what it then says is true."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.judge import judge
from bridgelaw.analysis.claims.verdict import How, Level
from bridgelaw.analysis.claims.words import line_text
from bridgelaw.analysis.position import Position
from bridgelaw.game.cards import CARDS
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.game.suits import SUITS


def ending(seed: int, left: int) -> Claim:
    chance = random.Random(seed)
    cards = chance.sample(CARDS, 4 * left)
    north, east, south, west = (Hand.of(cards[seat::4]) for seat in range(4))
    trump = chance.choice((None, *SUITS))
    position = Position((north, east, south, west), trump, chance.choice(SEATS))
    return Claim(position, Seat.SOUTH, Seat.SOUTH, chance.randint(0, left), forgotten_trump=False)


def after(looks: int) -> Callable[[], bool]:
    """Says to stop when it has been asked so often."""
    asked = count()
    return lambda: next(asked) >= looks


def test_law_70A_best_normal_and_irrational_are_in_order_whenever_it_is_stopped() -> None:
    undecided = 0
    for seed in range(12):
        claim = ending(seed, 8)
        for looks in (0, 2, 6):
            verdict = judge(claim, stop=after(looks))
            best, normal, irrational = verdict.best, verdict.normal, verdict.irrational
            assert best.least >= normal.least >= irrational.least
            assert best.most >= normal.most >= irrational.most
            assert normal.least <= normal.most
            assert normal.is_decided or normal.is_stopped
            undecided += not normal.is_decided
    assert undecided


def test_a_number_without_its_line_is_not_said_to_be_in_plain_sight() -> None:
    """It may be known from the other levels, when the search itself was stopped."""
    level = Level(How.NORMAL, 1, 1, is_stopped=True)
    (said,) = map(str, line_text(ending(0, 5), level))
    assert said == "The number is certain; the search was stopped before it found the line."
