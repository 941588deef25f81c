"""How each value of an event is read and written: a player, a call, a card, a suit, a list."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from bridgelaw.game.calls import Call, read_call
from bridgelaw.game.cards import Card, read_card
from bridgelaw.game.errors import NotationError
from bridgelaw.game.seats import Role, Seat
from bridgelaw.game.spelling import RANKS, plain
from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.table import events as ev

UNKNOWN = "?"
"""Stands for a call, a card or a suit that a quick ruling does not know."""

T = TypeVar("T")


def read_player(text: str) -> Seat | Role:
    role = text.strip().upper()
    return Role[role] if role in Role.__members__ else Seat.parse(text)


def write_player(player: Seat | Role) -> str:
    return str(player) if isinstance(player, Seat) else player.name.lower()


def optional(read: Callable[[str], T]) -> Callable[[str], T | None]:
    return lambda text: None if text == UNKNOWN else read(text)


def read_known_call(text: str) -> Call | None:
    return None if text == UNKNOWN else read_call(text)


def read_call_or_card(text: str) -> Call | Card | None:
    # A call first: 2H is the bid, and the card is written H2.
    try:
        return read_known_call(text)
    except NotationError:
        pass
    try:
        return read_card(text)
    except NotationError:
        raise NotationError(text, "a call or a card") from None


def write_optional(value: object | None) -> str:
    return UNKNOWN if value is None else str(value)


def read_designation(text: str) -> ev.Designation:
    key = plain(text)
    for wish in ev.Wish:
        if key == wish.value.upper():
            return ev.Designation(wish=wish)
    rank = key.replace("10", "T")
    if len(rank) == 1 and rank in RANKS:
        return ev.Designation(rank=RANKS.index(rank))
    try:
        return ev.Designation(suit=Suit.parse(text))
    except NotationError:
        pass
    try:
        card = Card.parse(text)
    except NotationError:
        raise NotationError(
            text, "a card, a suit, a rank, or one of high, low, win and anything"
        ) from None
    return ev.Designation(card.suit, card.rank)


def write_designation(designation: ev.Designation) -> str:
    if designation.wish is not None:
        return designation.wish.value
    suit = "" if designation.suit is None else designation.suit.letter
    return suit + ("" if designation.rank is None else RANKS[designation.rank])


def read_suits(text: str) -> frozenset[Suit]:
    if text.strip() == UNKNOWN:
        return frozenset()
    return frozenset(Suit.parse(part) for part in re.split(r"[\s,]+", text.strip()) if part)


def write_suits(suits: Iterable[Suit]) -> str:
    return " ".join(suit.letter for suit in reversed(SUITS) if suit in suits) or UNKNOWN


def read_statement(text: str) -> str:
    text = text.strip()
    if text.startswith('"'):
        try:
            return str(json.loads(text))
        except ValueError:
            raise NotationError(text, 'a statement in quotes, as in "draw trumps"') from None
    return text


def write_statement(statement: str) -> str:
    return " " + json.dumps(statement, ensure_ascii=False) if statement else ""


# A law, a clause or a procedure is one word without the marks that the notation needs.
NAME = r"""[^\s,、;#"\[\]]+"""


def read_name(text: str) -> str:
    if not re.fullmatch(NAME, text):
        raise NotationError(text, "one word without marks of punctuation")
    return text


def quote(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, default=str)


def as_text(value: Any) -> str:
    if not isinstance(value, str):
        raise NotationError(quote(value), "a text")
    return value


def as_list(values: Any) -> list[Any]:
    if not isinstance(values, list):
        raise NotationError(quote(values), "a list")
    return values


def as_filled_list(values: Any) -> list[Any]:
    if not as_list(values):
        raise NotationError(quote(values), "a list that is not empty")
    return list(values)


def as_count(value: Any) -> int:
    if type(value) is not int or not 0 <= value < 100:
        raise NotationError(quote(value), "a number of tricks")
    return value


def as_number(value: Any) -> int:
    if type(value) is not int or not 0 <= value < 100:
        raise NotationError(quote(value), "a number of cards")
    return value


def as_flag(value: Any) -> bool:
    if type(value) is not bool:
        raise NotationError(quote(value), "true or false")
    return value


def as_place(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise NotationError(quote(value), "the place of an event in the log")
    return value


def split_text(line: str, separators: str, comment: str = "") -> list[str]:
    """The parts of a line; what stands in quotes is not looked at."""
    if '"' not in line:
        line = line.partition(comment)[0] if comment else line
        for other in separators[1:]:
            line = line.replace(other, separators[0])
        return [part.strip() for part in line.split(separators[0]) if part.strip()]
    parts: list[str] = []
    begins, ends = 0, len(line)
    quoted = escaped = False
    for at, char in enumerate(line):
        if not quoted and char == comment:
            ends = at
            break
        if not quoted and char in separators:
            parts.append(line[begins:at])
            begins = at + 1
            continue
        if char == '"' and not escaped:
            quoted = not quoted
        escaped = char == "\\" and not escaped
    parts.append(line[begins:ends])
    return [part.strip() for part in parts if part.strip()]
