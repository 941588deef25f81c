"""Law 77: what a contract scores, part by part."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from bridgelaw.game import BIDS, Bid, Contract, Doubled, Seat, Side, Suit, Vulnerability
from bridgelaw.locale import Text, tr

_FACTOR = {Doubled.NO: 1, Doubled.DOUBLED: 2, Doubled.REDOUBLED: 4}
_GAME = 100


@dataclass(frozen=True, slots=True)
class ScoreItem:
    """One item of the score table."""

    what: Text
    how: str
    """How the points come together, as in `4 × 30 × 2`."""
    points: int


def contract_score(contract: Contract, tricks: int, vulnerable: bool) -> int:
    """The score of declarer's side; negative if the contract went down.

    >>> contract_score(Contract.parse("4SX by N"), 9, True)
    -200
    """
    return _score(contract.bid, contract.doubled, tricks - contract.tricks_needed, vulnerable)


def score_parts(contract: Contract, tricks: int, vulnerable: bool) -> tuple[ScoreItem, ...]:
    """The items of which the score of declarer's side is the sum.

    >>> [part.points for part in score_parts(Contract.parse("6NT by S"), 13, False)]
    [190, 300, 500, 30]
    """
    return _parts(contract.bid, contract.doubled, tricks - contract.tricks_needed, vulnerable)


@cache  # some four thousand combinations at most
def _score(bid: Bid, doubled: Doubled, over: int, vulnerable: bool) -> int:
    return sum(part.points for part in _parts(bid, doubled, over, vulnerable))


def _parts(bid: Bid, doubled: Doubled, over: int, vulnerable: bool) -> tuple[ScoreItem, ...]:
    if over < 0:
        return (_undertricks(doubled, -over, vulnerable),)
    factor = _FACTOR[doubled]
    first, each = _trick_values(bid)
    odd_tricks = factor * (first + each * (bid.level - 1))
    parts = [ScoreItem(tr("odd tricks"), _multiplied(bid, doubled), odd_tricks)]
    if odd_tricks >= _GAME:
        parts.append(_bonus(tr("game"), 500 if vulnerable else 300))
    else:
        parts.append(_bonus(tr("part score"), 50))
    if bid.level == 6:
        parts.append(_bonus(tr("small slam"), 750 if vulnerable else 500))
    if bid.level == 7:
        parts.append(_bonus(tr("grand slam"), 1500 if vulnerable else 1000))
    if doubled is Doubled.DOUBLED:
        parts.append(_bonus(tr("doubled contract made"), 50))
    if doubled is Doubled.REDOUBLED:
        parts.append(_bonus(tr("redoubled contract made"), 100))
    if over:
        overtrick = each if factor == 1 else 50 * factor * (2 if vulnerable else 1)
        parts.append(ScoreItem(tr("overtricks"), f"{over} × {overtrick}", over * overtrick))
    return tuple(parts)


def _bonus(what: Text, points: int) -> ScoreItem:
    return ScoreItem(what, str(points), points)


def _trick_values(bid: Bid) -> tuple[int, int]:
    """What the first odd trick counts, and each further one."""
    suit = bid.denomination.suit
    if suit is None:
        return 40, 30
    return (30, 30) if suit in (Suit.HEARTS, Suit.SPADES) else (20, 20)


def _multiplied(bid: Bid, doubled: Doubled) -> str:
    """How the odd tricks are counted: `4 × 30`, `(40 + 2 × 30) × 2`."""
    first, each = _trick_values(bid)
    factor = _FACTOR[doubled]
    if first == each or bid.level == 1:
        counted = f"{bid.level} × {first}"
        return counted if factor == 1 else f"{counted} × {factor}"
    counted = f"{first} + {bid.level - 1} × {each}"
    return counted if factor == 1 else f"({counted}) × {factor}"


def _undertricks(doubled: Doubled, down: int, vulnerable: bool) -> ScoreItem:
    if doubled is Doubled.NO:
        each = 100 if vulnerable else 50
        return ScoreItem(tr("undertricks"), f"{down} × {each}", -down * each)
    # The first one; not vulnerable, the second and third; and each one after those.
    steps = [200] if vulnerable else [100, 200, 200]
    values = (steps + [300] * down)[:down]
    points = sum(values) * _FACTOR[doubled] // 2
    return ScoreItem(tr("undertricks"), _added(values, _FACTOR[doubled] // 2), -points)


def _added(values: list[int], factor: int) -> str:
    """`100 + 2 × 200 + 300`, redoubled with twice the values."""
    runs = [(value * factor, values.count(value)) for value in dict.fromkeys(values)]
    return " + ".join(str(value) if n == 1 else f"{n} × {value}" for value, n in runs)


@cache
def possible_scores(vulnerability: Vulnerability) -> frozenset[int]:
    """Every score of North-South that some contract can give."""
    scores = {0}
    for side, sign in ((Side.NS, 1), (Side.EW, -1)):
        vulnerable = vulnerability.covers(side)
        for bid in BIDS:
            for doubled in Doubled:
                contract = Contract(bid, doubled, Seat.NORTH)
                scores.update(
                    sign * contract_score(contract, tricks, vulnerable) for tricks in range(14)
                )
    return frozenset(scores)
