"""How likely a result is, given the other results of the board and, where known, the hands."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from statistics import median

from bridgelaw.game import DENOMINATIONS, SEATS, Deal, Denomination, Seat, Side
from bridgelaw.scoring.outcomes import Played

Tricks = Mapping[tuple[Seat, Denomination], int]
"""What each declarer takes in each denomination, double dummy."""

# How far results lie from what the cards give, or from what most others make. The tails stay
# heavy: at a club everything happens now and then.
_NEAR = (0.40, 0.19, 0.075, 0.022, 0.008, 0.003)
_FAR = 0.001
# Nobody else has played in this denomination: any number of tricks is about as likely.
_ANY = 1 / 9
# What a field of so many results knows beforehand, before any of its results is counted.
_BEFOREHAND = 1.0
_DENOMINATIONS = {
    Denomination.CLUBS: 0.13, Denomination.DIAMONDS: 0.14, Denomination.HEARTS: 0.22,
    Denomination.SPADES: 0.24, Denomination.NOTRUMP: 0.27,
}  # fmt: skip
_PER_CARD = 1.1  # a trump more makes a suit so much likelier, as a logarithm
_PER_POINT = 0.2
_SIDES = {Side.NS: (SEATS[0], SEATS[2]), Side.EW: (SEATS[1], SEATS[3])}

Strain = tuple[Side, Denomination]


def strain_of(result: Played) -> Strain:
    """Which side played in which denomination."""
    return result.contract.declarer.side, result.contract.denomination


class Chances:
    """Of one board: what the results of all tables but the one that is looked at make likely."""

    __slots__ = ("_beforehand", "_expected", "_same", "deal", "others", "tricks")

    def __init__(
        self, others: tuple[Played, ...], deal: Deal | None = None, tricks: Tricks | None = None
    ) -> None:
        self.others, self.deal, self.tricks = others, deal, tricks
        self._same = Counter(map(strain_of, others))
        self._beforehand = beforehand_of(deal)
        self._expected = dict(_made(others))

    def of(self, result: Played) -> float:
        """The logarithm of how likely this result is."""
        return math.log(self._of_strain(strain_of(result))) + math.log(self._of_tricks(result))

    def _of_strain(self, strain: Strain) -> float:
        times = self._same[strain] + _BEFOREHAND * self._beforehand[strain]
        return times / (len(self.others) + _BEFOREHAND)

    def _of_tricks(self, result: Played) -> float:
        """By what the cards give and by what the others make, as far as either is known."""
        side, denomination = strain_of(result)
        taken: list[float] = []
        if self.tricks is not None:
            taken.append(self.tricks[result.contract.declarer, denomination])
        if denomination in self._expected:
            ns = self._expected[denomination]
            taken.append(ns if side is Side.NS else 13 - ns)
        if not taken:
            return _ANY
        return sum(_at_distance(abs(result.tricks - one)) for one in taken) / len(taken)


def _made(others: tuple[Played, ...]) -> Iterator[tuple[Denomination, float]]:
    """What North-South take in each denomination, by the median of those who played in it."""
    by: dict[Denomination, list[int]] = {}
    for other in others:
        side, denomination = strain_of(other)
        ns = other.tricks if side is Side.NS else 13 - other.tricks
        by.setdefault(denomination, []).append(ns)
    return ((denomination, median(tricks)) for denomination, tricks in by.items())


def _at_distance(tricks: float) -> float:
    low = math.floor(tricks)
    near = _NEAR[low] if low < len(_NEAR) else _FAR
    if low == tricks:
        return near
    return (near + (_NEAR[low + 1] if low + 1 < len(_NEAR) else _FAR)) / 2


@lru_cache(maxsize=256)  # the boards of an event, for each of their results
def beforehand_of(deal: Deal | None) -> Mapping[Strain, float]:
    """Who is likely to play in what, before anybody has: by trumps and points where they are known.

    >>> round(sum(beforehand_of(None).values()), 6)
    1.0
    """
    if deal is None or not deal.is_complete:
        return {(side, one): share / 2 for side in Side for one, share in _DENOMINATIONS.items()}
    weights = {
        (side, one): share * math.exp(_strength(deal, side, one))
        for side in Side
        for one, share in _DENOMINATIONS.items()
    }
    total = sum(weights.values())
    # Nobody is so sure of what others bid: a little is left for everything.
    return {each: 0.98 * weight / total + 0.002 for each, weight in weights.items()}


def _strength(deal: Deal, side: Side, denomination: Denomination) -> float:
    hands = [hand for seat in _SIDES[side] if (hand := deal[seat]) is not None]
    points = _PER_POINT * (sum(hand.hcp for hand in hands) - 20)
    suit = denomination.suit
    if suit is None:
        return points
    return points + _PER_CARD * (sum(hand.length(suit) for hand in hands) - 8)


def denominations_but(one: Denomination) -> Iterable[Denomination]:
    """Every other one."""
    return (other for other in DENOMINATIONS if other is not one)
