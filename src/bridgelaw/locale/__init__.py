"""What the program says, in English and Japanese."""

from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.language import LANGUAGES, Language, UnknownLanguage, language
from bridgelaw.locale.text import All, AnyOf, Text, tr

__all__ = [
    "LANGUAGES",
    "All",
    "AnyOf",
    "Language",
    "Refusal",
    "Text",
    "UnknownLanguage",
    "language",
    "tr",
]
