"""Hands that make the replacement and not the withdrawn call: the difference, to look at."""

from __future__ import annotations

import random
from itertools import compress, islice

from bridgelaw.comparable.counting.cells import Cells, all_cells, features_of, shape_of
from bridgelaw.comparable.counting.deck import STANDARD
from bridgelaw.comparable.counting.holdings import coefficient, holdings, suit_polynomials
from bridgelaw.comparable.terms import Condition
from bridgelaw.game.cards import Card
from bridgelaw.game.hands import Hand
from bridgelaw.game.spelling import RANKS
from bridgelaw.game.suits import SUITS


def examples(withdrawn: Condition, replacement: Condition, number: int = 3) -> tuple[Hand, ...]:
    """Some hands of the difference: the commonest of each kind, the same ones every time."""
    cells = all_cells(STANDARD, features_of([withdrawn, replacement]))
    old = cells.set_of(withdrawn)
    outside = cells.set_of(replacement) & ~old & cells.possible
    shapes = cells.with_shapes_of(old)
    above = _filled_upwards(cells, old)
    chosen: list[int] = []
    # One that is too weak, one of another shape, one too strong; then any that are left, first
    # of other shapes.
    for kind in (outside & shapes & ~above, outside & ~shapes, outside & shapes & above):
        _choose(cells, kind, chosen, number)
    while len(chosen) < number:
        taken = sum(1 << index % cells.width for index in chosen)
        other_shapes = outside & ~cells.with_shapes_of(taken) if cells.blocks == 1 else outside
        if not _choose(cells, other_shapes, chosen, number) and not _choose(
            cells, outside, chosen, number
        ):
            break
    chance = random.Random(23)
    return tuple(_hand(cells, index, chance) for index in chosen)


def _filled_upwards(cells: Cells, chosen: int) -> int:
    """All cells with the shape of one in the set and at least its points."""
    for step, above in cells.rows_above:
        # What is shifted out of a block would come into the next one, of other honours.
        chosen |= (chosen << cells.width * step) & above
    return chosen


def _choose(cells: Cells, among: int, chosen: list[int], number: int) -> bool:
    """Adds the commonest cell of the set that was not chosen yet."""
    for index in chosen:
        among &= ~(1 << index)
    if not among or len(chosen) >= number:
        return False
    chosen.append(_commonest(cells, among))
    return True


_FIRST = 4096
"""So many of the commonest cells are looked at one by one; mostly one of them is it."""


def _commonest(cells: Cells, among: int) -> int:
    order = cells.by_weight
    held = among.to_bytes(cells.width * cells.rows // 8 + 1, "little")
    for index in islice(order, _FIRST):
        if held[index >> 3] >> (index & 7) & 1:
            return index
    flags = cells.flags(among)
    return next(compress(order, map(flags.__getitem__, order)))


def _hand(cells: Cells, index: int, chance: random.Random) -> Hand:
    """A hand of a cell, dealt at random."""
    shape = shape_of(cells, index)
    features = cells.features
    row = index // cells.width
    # ways[n]: how the suits from the n-th on can be held, by row.
    ways = [1]
    for suit in reversed(SUITS):
        ways.insert(0, ways[0] * suit_polynomials(STANDARD, features, suit)[shape[suit.index]])
    cards: list[Card] = []
    for suit in SUITS:
        length = shape[suit.index]
        rest = ways[suit.index + 1]
        options = [
            (holding, weight)
            for holding in holdings(STANDARD, features, suit, length)
            if holding.row <= row
            if (weight := holding.ways * coefficient(rest, row - holding.row))
        ]
        mark = chance.random() * sum(weight for _, weight in options)
        holding = options[-1][0]
        for option, weight in options:
            mark -= weight
            if mark < 0:
                holding = option
                break
        row -= holding.row
        spots = sorted(RANKS[: STANDARD.spots], key=lambda _: chance.random())
        ranks = [*holding.honours, *spots[: length - len(holding.honours)]]
        cards += (Card.of(suit, RANKS.index(rank)) for rank in ranks)
    return Hand.of(cards)
