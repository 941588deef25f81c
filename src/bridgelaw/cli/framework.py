"""Click's own sentences in our languages.

Click says its sentences through gettext's global catalogue. Here that is ours, and the
sentences are listed so that they are gathered and translated with the others.
"""

from __future__ import annotations

import gettext
import os

from bridgelaw.locale.language import CATALOGUES, Language
from bridgelaw.locale.text import tr

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
    tr("default: {default}"),
    tr("Show the version and exit."),
    tr("Show this message and exit."),
    tr("Aborted!"),
)


def speak(language: Language) -> None:
    """Lets Click speak the language, for the rest of the process."""
    os.environ["LANGUAGE"] = language.code
    gettext.bindtextdomain("bridgelaw", str(CATALOGUES))
    gettext.textdomain("bridgelaw")
