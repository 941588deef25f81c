"""Click's own sentences in our languages.

Click says its sentences through gettext's global catalogue. Here that is ours, and the
sentences are listed so that they are gathered and translated with the others.
"""

from __future__ import annotations

import gettext
import os
from collections.abc import Sequence

from bridgelaw.locale import LANGUAGES, Language, from_environment, tr
from bridgelaw.locale.language import CATALOGUES


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


def wanted_language(argv: Sequence[str]) -> str:
    """The language of `--lang` where it is given, or else of the environment.

    Looked for before the commands exist, because their help texts are in that language too.
    """
    for index, word in enumerate(argv):
        code = ""
        if word == "--lang" and index + 1 < len(argv):
            code = argv[index + 1]
        elif word.startswith("--lang="):
            code = word.partition("=")[2]
        if code in LANGUAGES:
            return code
    return from_environment()
