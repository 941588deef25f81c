"""Law 77: what a contract scores."""

from __future__ import annotations

from functools import cache

from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.calls import BIDS, Bid
from bridgelaw.game.contracts import Contract, Doubled
from bridgelaw.game.seats import Seat, Side
from bridgelaw.game.suits import Suit

_FACTOR = {Doubled.NO: 1, Doubled.DOUBLED: 2, Doubled.REDOUBLED: 4}
_GAME = 100


def contract_score(contract: Contract, tricks: int, vulnerable: bool) -> int:
    """The score of declarer's side; negative if the contract went down.

    >>> contract_score(Contract.parse("4SX by N"), 9, True)
    -200
    """
    return _score(contract.bid, contract.doubled, tricks - contract.tricks_needed, vulnerable)


@cache  # some four thousand combinations at most
def _score(bid: Bid, doubled: Doubled, over: int, vulnerable: bool) -> int:
    if over < 0:
        return -_undertricks(doubled, -over, vulnerable)
    factor = _FACTOR[doubled]
    first, each = _trick_values(bid)
    odd_tricks = factor * (first + each * (bid.level - 1))
    # The premium for game or part score, for a slam, and for making a doubled contract.
    bonus = (500 if vulnerable else 300) if odd_tricks >= _GAME else 50
    bonus += {6: 750 if vulnerable else 500, 7: 1500 if vulnerable else 1000}.get(bid.level, 0)
    bonus += 25 * factor if doubled is not Doubled.NO else 0
    overtrick = each if doubled is Doubled.NO else 50 * factor * (2 if vulnerable else 1)
    return odd_tricks + bonus + over * overtrick


def _trick_values(bid: Bid) -> tuple[int, int]:
    """What the first odd trick counts, and each further one."""
    suit = bid.denomination.suit
    if suit is None:
        return 40, 30
    return (30, 30) if suit in (Suit.HEARTS, Suit.SPADES) else (20, 20)


def _undertricks(doubled: Doubled, down: int, vulnerable: bool) -> int:
    if doubled is Doubled.NO:
        return down * (100 if vulnerable else 50)
    # 200 for the first and 300 for each after that; not vulnerable 100, then 200 for the second
    # and third, and 300 for each after those.
    points = 300 * down - 100 if vulnerable else 200 * down - 100 + 100 * max(0, down - 3)
    return points * _FACTOR[doubled] // 2


@cache
def possible_scores(vulnerability: Vulnerability) -> frozenset[int]:
    """Every score of North-South that some contract can give."""
    found = {0}
    for side, sign in ((Side.NS, 1), (Side.EW, -1)):
        vulnerable = vulnerability.covers(side)
        for bid in BIDS:
            for doubled in Doubled:
                contract = Contract(bid, doubled, Seat.NORTH)
                found.update(
                    sign * contract_score(contract, tricks, vulnerable) for tricks in range(14)
                )
    return frozenset(found)
