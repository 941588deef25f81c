"""What stands between the bars of a LIN text: hands, calls, cards, numbers."""

from __future__ import annotations

import re

from bridgelaw.game import Call, Card, Hand, NotationError, Seat, Vulnerability, parse_call
from bridgelaw.game.cards import CARD_OF_TEXT

ORDER = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
"""In which order players and hands are written; the dealer is counted in it from 1."""

_VULNERABLE = {
    "O": Vulnerability.NONE, "0": Vulnerability.NONE, "-": Vulnerability.NONE,
    "N": Vulnerability.NS, "S": Vulnerability.NS,
    "E": Vulnerability.EW, "W": Vulnerability.EW,
    "B": Vulnerability.BOTH,
}  # fmt: skip
_CALL = r"[1-9](?:NT?|[CDHS])|PASS|P|DBL|D|XX|X|RDBL|R"
_CALLS = re.compile(rf"(?:{_CALL})+")
_USUAL_CALLS: dict[str, Call] = {
    written + alert: parse_call(call, any_level=True)
    for call in ("p", "d", "r", *(f"{level}{name}" for level in range(1, 8) for name in "CDHSN"))
    for written in {call, call.upper(), call.lower()}
    for alert in ("", "!")
}
_RANK = r"(?:10|[2-9TJQKA])"
_CARDS = re.compile(rf"(?:[SHDC]{_RANK}+)+")


def dealer_of(value: str) -> Seat | None:
    """Who dealt, by the digit before the hands."""
    digit = value[:1]
    return ORDER[int(digit) - 1] if digit in ("1", "2", "3", "4") else None


def hands_of(value: str) -> dict[Seat, Hand]:
    """The hands that are given: South's, West's, North's, and sometimes East's."""
    texts = value.lstrip("01234").split(",")
    if len([text for text in texts if text.strip()]) > len(ORDER):
        raise NotationError(value, "three or four hands with commas between")
    return {
        seat: Hand.parse(text)
        for seat, text in zip(ORDER, texts, strict=False)
        if re.search(_RANK, text, re.IGNORECASE)
    }


def vulnerability_of(value: str) -> Vulnerability | None:
    return _VULNERABLE.get(value.strip()[:1].upper())


def calls_of(value: str) -> list[Call]:
    """The calls of one command: nearly always one, perhaps alerted."""
    usual = _USUAL_CALLS.get(value)
    if usual is not None:
        return [usual]
    bare = re.sub(r"[\s!?*]", "", value).upper()
    if bare in ("", "-"):
        return []
    if not _CALLS.fullmatch(bare):
        raise NotationError(value, "a call: a bid such as 1H, 1♥ or 1NT, or Pass, X or XX")
    return [parse_call(call, any_level=True) for call in re.findall(_CALL, bare)]


def cards_of(value: str) -> list[Card]:
    """The cards of one command: nearly always one; `H42` are two."""
    usual = CARD_OF_TEXT.get(value)
    if usual is not None:
        return [usual]
    bare = re.sub(r"[\s!?*]", "", value).upper()
    if bare in ("", "-"):
        return []
    if not _CARDS.fullmatch(bare):
        raise NotationError(value, "a card such as SK, ♠K or KS")
    return [
        Card.parse(suit + rank)
        for suit, ranks in re.findall(rf"([SHDC])({_RANK}+)", bare)
        for rank in re.findall(_RANK, ranks)
    ]


def number_in(value: str) -> int | None:
    """The first number of a heading such as `Board 18` or `o18`."""
    digits = re.search(r"\d{1,6}", value, re.ASCII)
    return None if digits is None else int(digits[0]) or None


def tricks_in(value: str) -> int:
    """A number of tricks."""
    if not re.fullmatch(r"\d{1,2}", value.strip(), re.ASCII) or int(value) > 13:
        raise NotationError(value, "a number of tricks from 0 to 13")
    return int(value)
