"""What a deal holds double dummy: the table of twenty cells, a contract, a line of play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bridgelaw.analysis.position import Position
from bridgelaw.analysis.solver.interface import Solver, best_cards, tricks
from bridgelaw.game import (
    DENOMINATIONS,
    SEATS,
    Card,
    Contract,
    Deal,
    Denomination,
    Hand,
    Seat,
    Side,
    Suit,
    Trick,
)
from bridgelaw.locale import Refusal, tr


class IncompleteDeal(Refusal):
    """A deal of which not all cards are known, or that is not one of fifty-two."""


TrickTable = Mapping[tuple[Seat, Denomination], int]
"""How many tricks each declarer takes in each denomination."""


@dataclass(frozen=True, slots=True)
class Line:
    """Cards played from a position to the end."""

    start: Position
    cards: tuple[Card, ...]

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks with who played what; the first begins with the cards that lay there."""
        played: list[Trick] = []
        position = self.start
        for card in self.cards:
            cards = (*position.played, (position.turn, card))
            if len(cards) == 4:
                played.append(Trick(cards, position.trump))
            position = position.after(card)
        return tuple(played)

    def won(self, side: Side) -> int:
        """How many tricks the side wins on it."""
        return sum(trick.winner is not None and trick.winner.side is side for trick in self.tricks)


def hands_of(deal: Deal) -> tuple[Hand, Hand, Hand, Hand]:
    """The four hands of any length; `IncompleteDeal` where one of them is not known."""
    hands: list[Hand] = []
    for seat in SEATS:
        hand = deal[seat]
        if hand is None:
            raise IncompleteDeal(tr("All four hands must be known: {seat}'s is not.", seat=seat))
        hands.append(hand)
    north, east, south, west = hands
    return north, east, south, west


def opening_lead(deal: Deal, declarer: Seat, trump: Suit | None) -> Position:
    """The moment before the opening lead."""
    hands = hands_of(deal)
    for seat, hand in zip(SEATS, hands, strict=True):
        if len(hand) != 13:
            raise IncompleteDeal(
                tr("A hand has 13 cards: {seat} has {count}.", seat=seat, count=len(hand))
            )
    return Position(hands, trump, declarer.lho)


def trick_table(solver: Solver, deal: Deal) -> TrickTable:
    """The tricks of each declarer in each denomination."""
    # One denomination after the other: the solver remembers most of what it has seen as long as
    # the trumps stay the same.
    return {
        (declarer, denomination): _tricks(solver, deal, declarer, denomination)
        for denomination in DENOMINATIONS
        for declarer in SEATS
    }


def contract_tricks(solver: Solver, deal: Deal, contract: Contract) -> int:
    """The tricks that declarer's side takes in the contract."""
    return _tricks(solver, deal, contract.declarer, contract.denomination)


def _tricks(solver: Solver, deal: Deal, declarer: Seat, denomination: Denomination) -> int:
    return tricks(solver, opening_lead(deal, declarer, denomination.suit), declarer.side)


def line_of_play(solver: Solver, position: Position) -> Line:
    """A line on which nobody makes a mistake; the same one every time.

    Of the cards that are equally good a leader plays the highest and the others the lowest, and a
    spade before a heart, a diamond or a club.
    """
    start, cards = position, []
    while len(position.legal):
        good = best_cards(solver, position)
        if position.trick:
            card = min(good, key=lambda card: (card.rank, -card.suit.index))
        else:
            card = max(good, key=lambda card: (card.rank, card.suit.index))
        cards.append(card)
        position = position.after(card)
    return Line(start, tuple(cards))
