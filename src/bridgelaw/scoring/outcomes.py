"""An outcome of a board: a contract and its tricks, a pass-out, or only the score (Law 77).

Scores are always those of North-South.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.calls import Bid, parse_bid
from bridgelaw.game.contracts import Contract, Doubled
from bridgelaw.game.errors import NotationError
from bridgelaw.game.seats import Seat, Side
from bridgelaw.game.spelling import PASS_SPELLINGS, SEAT_SPELLINGS, plain
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import tr
from bridgelaw.scoring.contract_score import contract_score, possible_scores

_EXPECTED = "a result such as 4S= by N, 3NTX-2 by W, passed out, or a score such as +620 or EW 100"


class ImpossibleResult(Refusal):
    """A contract, a number of tricks or a score that cannot be."""


@dataclass(frozen=True, slots=True)
class Played:
    """A contract and the tricks that declarer's side won."""

    contract: Contract
    tricks: int

    def __post_init__(self) -> None:
        if not 0 <= self.tricks <= 13:
            raise ImpossibleResult(
                tr("{contract} cannot end with {tricks} tricks", contract=self.contract,
                   tricks=self.tricks)
            )  # fmt: skip

    @property
    def over(self) -> int:
        """Tricks more than the contract needs, or fewer where this is negative."""
        return self.tricks - self.contract.tricks_needed

    def __str__(self) -> str:
        result = f"{self.over:+d}" if self.over else "="
        contract = self.contract
        return f"{contract.bid}{contract.doubled.value}{result} by {contract.declarer}"


@dataclass(frozen=True, slots=True)
class PassedOut:
    """Nobody bid."""

    def __str__(self) -> str:
        return "passed out"


@dataclass(frozen=True, slots=True)
class Points:
    """Only the score is known: North-South's."""

    ns: int

    def __str__(self) -> str:
        return f"{self.ns:+d}" if self.ns else "0"


Outcome = Played | PassedOut | Points

PASSED_OUT = PassedOut()

_PASSES = PASS_SPELLINGS | {
    "PASSED OUT",
    "PASS OUT",
    "PASSOUT",
    "ALL PASS",
    "AP",
    "流れ",
    "パスアウト",
}
_CONTRACT = re.compile(
    r"(?:(?P<first>N|E|S|W)\s+)?"
    r"(?P<bid>\d\s*(?:NT|N|S|H|D|C|♠|♥|♦|♣|♤|♡|♢|♧))\s*(?P<doubled>XX|X|\*\*|\*)?\s*"
    r"(?:(?P<result>=|[+-]\s*\d+)\s*)?"
    r"(?:(?:BY\s+)?(?P<by>\w+)\s*)?"
    r"(?P<late>=|[+-]\s*\d+)?"
)  # fmt: skip
_SCORE = re.compile(r"(?:(NS|EW|N-S|E-W|N/S|E/W)\s*)?([+-]?)\s*(\d{1,4})")


# The same few results come again and again in a field.
@lru_cache(maxsize=8192)
def parse_outcome(text: str, by: Seat | None = None) -> Outcome:
    """What a person writes for a result; `by` is the declarer where the text names none.

    >>> [str(parse_outcome(text)) for text in ("4♠X -1 N", "3NT+1 by S", "EW 100")]
    ['4SX-1 by N', '3NT+1 by S', '-100']
    """
    written = plain(text).replace("−", "-")
    if written in _PASSES:
        return PASSED_OUT
    score = _SCORE.fullmatch(written)
    if score is not None:
        points = int(score[3]) * (-1 if score[2] == "-" else 1)
        return Points(-points if (score[1] or "").startswith("E") else points)
    match = _CONTRACT.fullmatch(written)
    if match is None:
        raise NotationError(text, _EXPECTED)
    seat = match["first"] or match["by"]
    result = match["result"] or match["late"]
    declarer = SEAT_SPELLINGS.get(seat) if seat else (None if by is None else by.letter)
    both = (match["first"] and match["by"]) or (match["result"] and match["late"])
    if both or declarer is None or result is None:
        raise NotationError(text, _EXPECTED)
    try:
        bid = parse_bid(match["bid"])
    except NotationError as error:
        raise ImpossibleResult(
            tr("“{text}” is no contract: the level is 1 to 7", text=text)
        ) from error
    doubled = Doubled((match["doubled"] or "").replace("*", "X"))
    return played(
        bid, doubled, Seat.parse(declarer), 0 if result == "=" else int(result.replace(" ", ""))
    )


def played(bid: Bid, doubled: Doubled, declarer: Seat, over: int) -> Played:
    """A contract made with so many tricks over, or down where that is negative."""
    contract = Contract(bid, doubled, declarer)
    return Played(contract, contract.tricks_needed + over)


def score_of(outcome: Outcome, vulnerability: Vulnerability) -> int:
    """North-South's score (Law 77); `ImpossibleResult` for a score that no contract gives."""
    if isinstance(outcome, Played):
        contract = outcome.contract
        side = contract.declarer.side
        points = contract_score(contract, outcome.tricks, vulnerability.covers(side))
        return points if side is Side.NS else -points
    if isinstance(outcome, PassedOut):
        return 0
    if outcome.ns not in possible_scores(vulnerability):
        raise ImpossibleResult(
            tr("no contract gives {score} with {vulnerability} vulnerable", score=str(outcome),
               vulnerability=str(vulnerability))
        )  # fmt: skip
    return outcome.ns
