"""Answering a question in a terminal: its keys, its options by number, and the prompt."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

import click

from bridgelaw.game.spelling import plain
from bridgelaw.laws import PROCEDURES, Asked, BadAnswer, Procedure
from bridgelaw.laws.machinery.questions import fill
from bridgelaw.locale.text import Text, filled, tr

if TYPE_CHECKING:
    from bridgelaw.cli.screen import Screen


class Key(Enum):
    """What can be typed at any question instead of an answer."""

    BACK = ("B", "BACK", "戻る")
    WHY = ("W", "WHY", "理由")
    LAW = ("L", "LAW", "条項")
    QUIT = ("Q", "QUIT", "終了")
    COMPARE = ("C", "COMPARE", "比較")


def key_of(reply: str, asked: Asked[Any]) -> Key | None:
    """The key that was typed, if it was one; calls are compared only where that helps."""
    word = plain(reply)
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
    """The option that the reply numbers, or the reply itself."""
    numbers = numbers_of(options)
    if reply.isdecimal() and str(int(reply)) in numbers:
        return str(options[numbers.index(str(int(reply)))].key)
    return reply


_HOW_TO_CHOOSE = tr("Number {first}-{last} (b back, w why, l law, q quit)")
_HOW_TO_WRITE = tr("{expected} (b back, w why, l law, q quit)")
_HOW_TO_CHOOSE_OR_COMPARE = tr(
    "Number {first}-{last}, or what the two calls show as in 6+ H4+ -> 8+ H4 "
    "(c which calls are comparable, b back, w why, l law, q quit)"
)
_HOW_TO_WRITE_OR_COMPARE = tr(
    "{expected} (c which calls are comparable, b back, w why, l law, q quit)"
)


def how_to_answer(asked: Asked[Any]) -> Text:
    """The prompt of a question."""
    if asked.question.compares:
        words = _HOW_TO_CHOOSE_OR_COMPARE if asked.options else _HOW_TO_WRITE_OR_COMPARE
    else:
        words = _HOW_TO_CHOOSE if asked.options else _HOW_TO_WRITE
    numbers = numbers_of(asked.options) or ("",)
    expected = asked.question.expected
    return fill(words, {"expected": expected, "first": numbers[0], "last": numbers[-1]})


def misfit(asked: Asked[Any], error: BadAnswer) -> Text:
    """Why an answer does not fit; where there are options, those that can be chosen here."""
    if not asked.options or asked.question.compares:
        return tr("That does not fit: {reason}", reason=error.reason)
    return tr(
        "That does not fit: type a number, or one of {options}.",
        options=", ".join(option.key for option in asked.options),
    )


def prompt(screen: Screen, text: Text) -> str:
    """What is typed at a prompt."""
    words = screen.wrapped(screen.say(text))
    return str(click.prompt(words, prompt_suffix=": ", default="", show_default=False)).strip()


_ONE_LAW = tr("{title} (Law {laws})")
_SEVERAL_LAWS = tr("{title} (Laws {laws})")

ALL_PROCEDURES = tuple(PROCEDURES.values())


def list_procedures(screen: Screen, procedures: tuple[Procedure, ...] = ALL_PROCEDURES) -> None:
    """Procedures with their numbers, to choose one."""
    screen.line(tr("What happened?"), "bold")
    for number, procedure in enumerate(procedures, 1):
        words = _ONE_LAW if len(procedure.laws) == 1 else _SEVERAL_LAWS
        title = filled(words, title=procedure.title, laws=", ".join(procedure.laws))
        screen.row(f"[bold]{number:2}[/] ", screen.say(title))


def how_to_choose_procedure(procedures: tuple[Procedure, ...] = ALL_PROCEDURES) -> Text:
    return tr("Number 1-{count} (q quit)", count=len(procedures))


def chosen_procedure(
    reply: str, procedures: tuple[Procedure, ...] = ALL_PROCEDURES
) -> Procedure | None:
    """The procedure that was chosen by its number, or by its name, which need not be listed."""
    if reply in PROCEDURES:
        return PROCEDURES[reply]
    if reply.isdecimal() and 1 <= int(reply) <= len(procedures):
        return procedures[int(reply) - 1]
    return None


def compare_calls(screen: Screen) -> None:
    """Which calls would be comparable here, of those whose meaning is entered?"""
    from bridgelaw.cli.compare import compared, show_calls
    from bridgelaw.comparable import meaning_named

    withdrawn = None
    while withdrawn is None:
        reply = prompt(screen, tr("What did the withdrawn call show? (Enter to go back)"))
        if not reply:
            return
        try:
            withdrawn = meaning_named(reply)
        except ValueError as error:
            screen.error(error)
            screen.place(error)
    found = []
    while True:
        reply = prompt(screen, tr("A call and what it shows, as in X=8+ H4 (Enter to go back)"))
        if not reply:
            return
        try:
            found.append(compared(withdrawn, reply))
            show_calls(found, screen)
        except ValueError as error:
            screen.error(error)
            screen.place(error)
