"""How a question is answered at a prompt: its keys, its options by number, what may be typed."""

from __future__ import annotations

from enum import Enum
from typing import Any

from bridgelaw.game.spelling import plain
from bridgelaw.laws import Asked, BadAnswer
from bridgelaw.laws.common.poll import Poll, poll_in
from bridgelaw.laws.machinery.asked import fill
from bridgelaw.locale import Text, tr


class Key(Enum):
    """What can be typed at any question instead of an answer."""

    BACK = ("B", "BACK", "戻る")
    WHY = ("W", "WHY", "理由")
    LAW = ("L", "LAW", "条項")
    QUIT = ("Q", "QUIT", "終了")
    COMPARE = ("C", "COMPARE", "比較")
    FACTS = ("FACTS", "事実")
    UNUSUAL = ("U", "UNUSUAL", "例外")


def key_of(reply: str, asked: Asked[Any]) -> Key | None:
    """The key that was typed, if it was one; calls are compared only where that helps.

    An answer goes first: where seats are chosen, W is West, and `why` is typed in full.
    """
    word = plain(reply)
    if any(plain(option.key) == word for option in asked.options):
        return None
    for key in Key:
        if word in key.value and (key is not Key.COMPARE or asked.question.compares):
            return key
    return None


def is_quit(reply: str) -> bool:
    return plain(reply) in Key.QUIT.value


def numbers_of(options: tuple[Any, ...]) -> tuple[str, ...]:
    """The number under which each option is chosen: its own where the options are numbers."""
    keys = tuple(str(option.key) for option in options)
    if all(key.isdecimal() for key in keys):
        return keys
    return tuple(str(number) for number in range(1, len(keys) + 1))


def option_of(options: tuple[Any, ...], reply: str) -> str:
    """The option that the reply numbers or names, or the reply itself."""
    numbers = numbers_of(options)
    if reply.isdecimal() and str(int(reply)) in numbers:
        return str(options[numbers.index(str(int(reply)))].key)
    word = plain(reply)
    return next((str(option.key) for option in options if plain(str(option.key)) == word), reply)


_HOW_TO_CHOOSE = tr("Number {first}-{last} (b back, w why, l law, q quit)")
_HOW_TO_CHOOSE_SEAT = tr("Number {first}-{last}, or N, E, S, W (b back, why, l law, q quit)")
_HOW_TO_WRITE = tr("{expected} (b back, w why, l law, q quit)")
_HOW_TO_CHOOSE_OR_COMPARE = tr(
    "Number {first}-{last}, or what the two calls show as in 6+ H4+ -> 8+ H4 "
    "(c which calls are comparable, b back, w why, l law, q quit)"
)
_HOW_TO_WRITE_OR_COMPARE = tr(
    "{expected} (c which calls are comparable, b back, w why, l law, q quit)"
)


_HOW_TO_CHOOSE_OR_POLL = tr(
    "Number {first}-{last}, or a poll to be counted, as in 5 asked: Pass 2/4, 4S 3/5 "
    "(b back, w why, l law, q quit)"
)


def poll_of(asked: Asked[Any], reply: str) -> Poll | None:
    """The poll that was typed where one helps to answer; it is no answer itself."""
    return poll_in(reply) if asked.question.polls else None


def how_to_answer(asked: Asked[Any]) -> Text:
    """The prompt of a question."""
    if asked.question.compares:
        words = _HOW_TO_CHOOSE_OR_COMPARE if asked.options else _HOW_TO_WRITE_OR_COMPARE
    elif asked.question.polls and asked.options:
        words = _HOW_TO_CHOOSE_OR_POLL
    elif any(option.key == "W" for option in asked.options):
        words = _HOW_TO_CHOOSE_SEAT
    else:
        words = _HOW_TO_CHOOSE if asked.options else _HOW_TO_WRITE
    numbers = numbers_of(asked.options) or ("",)
    expected = asked.expected
    return fill(words, {"expected": expected, "first": numbers[0], "last": numbers[-1]})


def misfit(asked: Asked[Any], error: BadAnswer) -> Text:
    """Why an answer does not fit; where there are options, those that can be chosen here."""
    if not asked.options or asked.question.compares:
        return tr("That does not fit: {reason}", reason=error.reason)
    return tr(
        "That does not fit: type a number, or one of {options}.",
        options=", ".join(option.key for option in asked.options),
    )
