"""Click's own sentences in our languages.

Click says its sentences through gettext's global catalogue. Here that is ours, and the
sentences are listed so that they are gathered and translated with the others.
"""

from __future__ import annotations

import gettext
import os
from collections.abc import Callable, Iterable
from difflib import get_close_matches

import click

from bridgelaw.locale.language import CATALOGUES, Language
from bridgelaw.locale.text import tr


def counted(one: str, many: str) -> tuple[str, str]:
    """A sentence of Click's that has another form for several things; gathered like `tr`."""
    return one, many


SENTENCES = (
    tr("Usage:"),
    tr("Options"),
    tr("Commands"),
    tr("Error: {message}"),
    tr("Try '{command} {option}' for help."),
    tr("Missing command."),
    tr("Missing argument"),
    tr("Missing option"),
    tr("No such command {name!r}."),
    tr("No such option {name!r}."),
    tr("Option {name!r} does not take a value."),
    tr("Invalid value: {message}"),
    tr("Invalid value for {param_hint}: {message}"),
    tr("{name} {filename!r} does not exist."),
    tr("{name} {filename!r} is a directory."),
    tr("{name} {filename!r} is not readable."),
    tr("{name} {filename!r} is not writable."),
    tr("file"),
    tr("path"),
    tr("required"),
    tr("default: {default}"),
    tr("Show the version and exit."),
    tr("Show this message and exit."),
    tr("Aborted!"),
)
COUNTED = (
    counted("Got unexpected extra argument ({args})", "Got unexpected extra arguments ({args})"),
    counted("Option {name!r} requires an argument.", "Option {name!r} requires {nargs} arguments."),
    counted("Did you mean {possibility}?", "(Did you mean one of: {possibilities}?)"),
    counted("{value!r} is not {choice}.", "{value!r} is not one of {choices}."),
)


def speak(language: Language) -> None:
    """Lets Click speak the language, for the rest of the process."""
    os.environ["LANGUAGE"] = language.code
    gettext.bindtextdomain("bridgelaw", str(CATALOGUES))
    gettext.textdomain("bridgelaw")


def counting(language: Language) -> Callable[[str], int]:
    """Numbers that count from 1, such as a board's; Click's own type has words for programs."""

    def number(text: str) -> int:
        try:
            found = int(text)
        except ValueError:
            found = 0
        if found < 1:
            words = tr("“{text}” is no number such as 1, 2 or 3", text=text)
            raise click.BadParameter(language.say(words))
        return found

    return number


def seconds(language: Language) -> Callable[[str], float]:
    """A time above nothing; Click's own type has words for programs."""

    def number(text: str) -> float:
        try:
            found = float(text)
        except ValueError:
            found = 0
        if not found > 0:
            words = tr("“{text}” is no number of seconds such as 30", text=text)
            raise click.BadParameter(language.say(words))
        return found

    return number


def refuse_options(words: Iterable[str], context: click.Context) -> None:
    """Refuses misspelt options of a command that takes numbers below zero, with Click's hint."""
    known = [name for option in context.command.params for name in option.opts]
    for word in words:
        if word.startswith("-") and not word.lstrip("-+ ")[:1].isdecimal():
            name = word.partition("=")[0]
            similar = get_close_matches(name, known)
            raise click.NoSuchOption(name, possibilities=similar, ctx=context)
