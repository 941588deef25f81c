"""What the program says, in English and Japanese."""

from bridgelaw.locale.language import LANGUAGES, Language, UnknownLanguage, language
from bridgelaw.locale.text import All, AnyOf, Text, tr

__all__ = ["LANGUAGES", "All", "AnyOf", "Language", "Text", "UnknownLanguage", "language", "tr"]
