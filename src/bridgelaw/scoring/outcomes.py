"""An outcome of a board: a contract and its tricks, a pass-out, or only the score (Law 77).

Scores are always those of North-South.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from bridgelaw.game import (
    Bid,
    Contract,
    Doubled,
    NotationError,
    Seat,
    Side,
    Vulnerability,
    parse_bid,
)
from bridgelaw.game.calls import HIGHEST_LEVEL
from bridgelaw.game.spelling import (
    NOTRUMP_SPELLINGS,
    PASS_SPELLINGS,
    SEAT_SPELLINGS,
    SUIT_SPELLINGS,
    plain,
)
from bridgelaw.locale import Refusal, tr
from bridgelaw.scoring.contract_score import contract_score, possible_scores

VULNERABLE = {
    Vulnerability.NONE: tr("nobody vulnerable"),
    Vulnerability.NS: tr("North-South vulnerable"),
    Vulnerability.EW: tr("East-West vulnerable"),
    Vulnerability.BOTH: tr("both sides vulnerable"),
}
"""The vulnerability in words."""


class ImpossibleResult(Refusal):
    """A contract, a number of tricks or a score that cannot be.

    >>> try:
    ...     score_of(Points(123), Vulnerability.NONE)
    ... except ImpossibleResult as error:
    ...     print(error)
    no contract gives +123 with nobody vulnerable
    """


@dataclass(frozen=True, slots=True)
class Played:
    """A contract and the tricks that declarer's side won.

    >>> result = Played(Contract.parse("4S by N"), 9)
    >>> result.over, str(result)
    (-1, '4S-1 by N')
    """

    contract: Contract
    tricks: int

    def __post_init__(self) -> None:
        if self.contract.bid.level > HIGHEST_LEVEL:
            raise ImpossibleResult(
                tr("“{text}” is no contract: the level is 1 to 7", text=str(self.contract))
            )
        if not 0 <= self.tricks <= 13:
            raise ImpossibleResult(
                tr(
                    "{contract} cannot end with {tricks} tricks",
                    contract=self.contract,
                    tricks=self.tricks,
                )
            )

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
    """Only the score is known: North-South's.

    >>> parse_outcome("EW 100")
    Points(ns=-100)
    """

    ns: int

    def __str__(self) -> str:
        return f"{self.ns:+d}" if self.ns else "0"


Outcome = Played | PassedOut | Points
"""Any result of a board."""

PASSED_OUT = PassedOut()
"""The result of a board on which nobody bid."""

_PASSES = PASS_SPELLINGS | {
    "PASSED OUT", "PASSED-OUT", "PASSEDOUT", "PASS OUT", "PASSOUT", "ALL PASS", "ALLPASS", "PASSED",
    "AP", "流れ", "パスアウト", "オールパス",
}  # fmt: skip
_LONGEST = 120  # nobody writes more for a result
_DASHES = str.maketrans(dict.fromkeys("−–—‐‑‒―", "-"))
_SIDE = r"(?P<{name}>NS|EW|N-S|E-W|N/S|E/W|南北|東西)"
_SCORE = re.compile(
    rf"(?:{_SIDE.format(name='side')}\s*)?(?P<sign>[+-]?)\s*(?P<points>\d{{1,4}})"
    rf"(?:\s*{_SIDE.format(name='after')})?"
)
_SEAT = "|".join(sorted(SEAT_SPELLINGS, key=len, reverse=True))
_DENOMINATION = "|".join(
    re.escape(name) for name in sorted({*SUIT_SPELLINGS, *NOTRUMP_SPELLINGS}, key=len, reverse=True)
)
_BID = re.compile(
    rf"(?:(?P<seat>{_SEAT})(?:\s*[:の]|(?=[\s\d]))\s*)?(?P<level>\d+)\s*(?P<named>{_DENOMINATION})"
)
_DOUBLED = {
    "REDOUBLED": "XX", "REDOUBLE": "XX", "RDBL": "XX", "リダブル": "XX", "XX": "XX", "××": "XX",
    "**": "XX", "DOUBLED": "X", "DOUBLE": "X", "DBL": "X", "ダブル": "X", "X": "X", "×": "X",
    "*": "X",
}  # fmt: skip
_MADE = "MADE|MAKING|MAKES|MAKE|メード|メイド|メイク"
_DOWN = "DOWN|OFF|ダウン"
_NEXT = re.compile(
    rf"\s*(?:(?P<doubled>{'|'.join(map(re.escape, _DOUBLED))})"
    r"|(?P<tricks>\d{1,2})\s*(?:TRICKS?|トリック)"
    r"|(?P<equal>=)|(?P<over>[+-]\s*\d{1,2})(?!\d)"
    rf"|(?:{_DOWN})\s*(?P<down>\d{{1,2}})|(?P<downs>\d{{1,2}})\s*(?:{_DOWN})"
    rf"|(?:{_MADE})\s*(?P<made>\d)(?!\d)|(?P<makes>\d)\s*(?:{_MADE})|(?P<just>{_MADE})"
    rf"|(?:BY\s*)?(?P<seat>{_SEAT})(?![A-WYZ])|\((?:BY\s*)?(?P<inside>{_SEAT})\))"
)


# The same few results come again and again in a field.
@lru_cache(maxsize=8192)
def parse_outcome(text: str, by: Seat | None = None) -> Outcome:
    """What a person writes for a result; `by` is the declarer where the text names none.

    >>> [str(parse_outcome(text)) for text in ("4♠X -1 N", "N 3NT=", "EW 100", "4S 5メード 南")]
    ['4SX-1 by N', '3NT= by N', '-100', '4S+1 by S']
    """
    if len(text) > _LONGEST:
        raise _unreadable(text)
    # Japanese keyboards give a long vowel for a minus; before a number it can be nothing else.
    written = re.sub(r"ー(?=\s*\d)", "-", plain(text).translate(_DASHES))
    if written in _PASSES:
        return PASSED_OUT
    if written and not written.strip("-"):
        # A pass-out to one secretary, a board that was not played to another.
        raise NotationError(text, "“passed out”, or nothing at all if the board was not played")
    score = _SCORE.fullmatch(written)
    if score is not None and not (score["side"] and score["after"]):
        points = int(score["points"]) * (-1 if score["sign"] == "-" else 1)
        side = score["side"] or score["after"] or "NS"
        return Points(-points if side[0] in "E東" else points)
    match = _BID.match(written)
    if match is None:
        raise _unreadable(text)
    return _played_as(text, written, match, by)


def _unreadable(text: str) -> NotationError:
    return NotationError(
        text,
        "a result such as 4S= by N, 3NTX-2 by W, passed out, or a score such as +620 or EW 100",
    )


def _played_as(text: str, written: str, match: re.Match[str], by: Seat | None) -> Played:
    """The contract, and after it in any order: doubled or not, the declarer, the tricks."""
    try:
        bid = parse_bid(match["level"] + match["named"])
    except NotationError as error:
        raise ImpossibleResult(
            tr("“{text}” is no contract: the level is 1 to 7", text=text)
        ) from error
    seat, doubled, tricks = match["seat"], None, None
    at = match.end()
    while at < len(written):
        word = _NEXT.match(written, at)
        if word is None:
            raise _unreadable(text)
        at = word.end()
        if word["doubled"]:
            if doubled is not None:
                raise NotationError(text, "a contract that is doubled (X) or redoubled (XX) once")
            doubled = Doubled(_DOUBLED[word["doubled"]])
        elif word["seat"] or word["inside"]:
            if seat is not None:
                raise NotationError(text, "one declarer")
            seat = word["seat"] or word["inside"]
        elif tricks is not None:
            raise NotationError(text, "one number of tricks")
        else:
            tricks = _tricks(word, bid, text)
    declarer = by if seat is None else Seat.parse(seat)
    if tricks is None:
        raise NotationError(text, "the tricks as well, as in 4S=, 4S+1 or 4S-1")
    if declarer is None:
        raise NotationError(text, "the declarer as well, as in 4S= by N")
    return Played(Contract(bid, doubled or Doubled.NO, declarer), tricks)


def _tricks(match: re.Match[str], bid: Bid, text: str) -> int:
    """The tricks that declarer's side won, from any way to say it."""
    if match["tricks"]:
        return int(match["tricks"])
    needed = 6 + bid.level
    made = match["made"] or match["makes"]
    if made:
        # Odd tricks, as at the table: four spades made five is one over.
        if int(made) < bid.level:
            raise ImpossibleResult(
                tr("“{text}”: {bid} is not made with {made}", text=text, bid=bid, made=made)
            )
        return 6 + int(made)
    down = match["down"] or match["downs"]
    if down:
        return needed - int(down)
    return needed + (int("".join(match["over"].split())) if match["over"] else 0)


def played(bid: Bid, doubled: Doubled, declarer: Seat, over: int) -> Played:
    """A contract made with so many tricks over, or down where that is negative."""
    contract = Contract(bid, doubled, declarer)
    return Played(contract, contract.tricks_needed + over)


def score_of(outcome: Outcome, vulnerability: Vulnerability) -> int:
    """North-South's score (Law 77); `ImpossibleResult` for a score that no contract gives.

    >>> score_of(parse_outcome("3NT= by W"), Vulnerability.EW)
    -600
    """
    if isinstance(outcome, Played):
        contract = outcome.contract
        side = contract.declarer.side
        points = contract_score(contract, outcome.tricks, vulnerability.covers(side))
        return points if side is Side.NS else -points
    if isinstance(outcome, PassedOut):
        return 0
    if outcome.ns not in possible_scores(vulnerability):
        raise ImpossibleResult(
            tr(
                "no contract gives {score} with {vulnerable}",
                score=str(outcome),
                vulnerable=VULNERABLE[vulnerability],
            )
        )
    return outcome.ns
