"""What the program says, in English and Japanese.

Only what is listed in `__all__` is promised; the modules of this room are private.
"""

from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.language import (
    ENGLISH,
    LANGUAGES,
    Language,
    UnknownLanguage,
    from_environment,
    language,
)
from bridgelaw.locale.text import All, AnyOf, Text, tr

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "All",
    "AnyOf",
    "Language",
    "Refusal",
    "Text",
    "UnknownLanguage",
    "from_environment",
    "language",
    "tr",
]
