"""70D1: any statement in any ending: what it requires can be played, and it comes to an end."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.statement.steps import (
    At,
    Cash,
    Cross,
    Crossruff,
    Discard,
    DrawTrumps,
    Finesse,
    GiveUp,
    PlayCards,
    Ruff,
    Statement,
    Step,
)
from bridgelaw.analysis.position import Position
from bridgelaw.game.cards import CARDS, Card
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.game.suits import SUITS, Suit
from tests.analysis.plan_lines import Line
from tests.rotation import either

SEEDS = st.integers(0, 2**32)
"""A number says it all: drawing every card from Hypothesis would take most of the time."""


def any_position(luck: Random, trump: Suit | None) -> Position:
    """An ending of one to six tricks, also in the middle of a trick, of few suits or of all."""
    size = luck.randint(1, 6)
    suits = luck.choice([SUITS, SUITS, SUITS[1:], SUITS[2:]])
    pack = [card for card in CARDS if card.suit in suits]
    luck.shuffle(pack)
    north, east, south, west = (Hand.of(pack[size * at : size * (at + 1)]) for at in range(4))
    position = Position((north, east, south, west), trump, luck.choice(SEATS))
    for _ in range(luck.randint(0, 3)):
        position = position.after(luck.choice(list(position.legal)))
    return position


def any_step(luck: Random, cards: list[Card]) -> Step:
    suit, card, perhaps = luck.choice(SUITS), luck.choice(cards), luck.choice([None, *cards])
    other = luck.choice([None, *SUITS])
    at = luck.choice([None, *At])
    few = luck.choice([None, 1, 2])
    yes, no = luck.random() < 0.3, luck.random() < 0.3
    through = luck.choice([None, Seat.EAST, Seat.WEST])
    several = tuple(luck.sample(cards, luck.randint(1, min(3, len(cards)))))
    any_of: list[Step] = [
        DrawTrumps(few),
        Cash(suit, at, few, yes, no),
        PlayCards(several),
        Ruff(other, at, few, yes, perhaps),
        Crossruff(() if other is None else (other,)),
        Cross(other, at, perhaps),
        Finesse(card, through, yes, no),
        Discard(suit, None, other, few, at),
        Discard(card.suit, card, None, 1),
        GiveUp(suit, few or 1),
        GiveUp(card.suit, 1, card),
    ]
    return luck.choice(any_of)


def any_claim(luck: Random) -> Claim:
    position = any_position(luck, luck.choice([None, *SUITS]))
    cards = [card for hand in position.hands for card in hand] + list(position.trick)
    said = tuple(any_step(luck, cards) for _ in range(luck.randint(1, 4)))
    claimer = luck.choice([Seat.SOUTH, Seat.SOUTH, Seat.WEST])
    return Claim(position, claimer, Seat.SOUTH, position.left, Statement(said, "as stated"))


@given(SEEDS)
@settings(max_examples=either(300, exhaustive=1500))
def test_law_70D1_what_is_required_is_legal_and_the_statement_ends(seed: int) -> None:
    luck = Random(seed)
    claim = any_claim(luck)
    play = Line(claim)
    while len(play.position.legal):
        mask = play.plan.required(play.turn)
        legal, turn = play.position.legal, play.position.turn
        assert mask & ~legal.mask == 0
        if turn.opposes(claim.claimer) or (turn is not claim.claimer and not claim.by_declarer):
            assert not mask
        if play.is_finished:
            assert not mask
        assert mask == play.plan.required(play.turn)
        hash(play.state)
        play.put(luck.choice(list(Hand(mask or legal.mask))))
    assert play.is_finished


@given(SEEDS)
def test_trumps_are_drawn_until_only_higher_ones_are_out(seed: int) -> None:
    luck = Random(seed)
    position = any_position(luck, Suit.SPADES)
    said = Statement((DrawTrumps(),), "draw trumps")
    play = Line(Claim(position, Seat.SOUTH, Seat.SOUTH, position.left, said))
    while len(play.position.legal) and not play.is_finished:
        mask = play.plan.required(play.turn)
        turn = play.position.turn
        if not play.position.trick and turn.side is Seat.SOUTH.side:
            # On lead with a trump claimer leads one.
            assert bool(mask) is bool(len(play.position[turn].holding(Suit.SPADES)))
        play.put(luck.choice(list(Hand(mask or play.position.legal.mask))))
    now = play.position
    if now.trick or not len(now.legal):
        return
    out = now.outstanding(Seat.SOUTH.side, Suit.SPADES)
    ours = (now[Seat.NORTH] | now[Seat.SOUTH]).holding(Suit.SPADES)
    only_higher = not len(out) or not len(ours) or min(out) > max(ours)
    assert only_higher or not len(now[now.turn].holding(Suit.SPADES))
