"""What to write instead of a word that says too little about the hand, or is misspelt."""

from __future__ import annotations

from difflib import get_close_matches

from bridgelaw.comparable.notation import conventions, vague, words
from bridgelaw.locale.text import Text, tr

_SUIT = tr("the suit by its name, such as S, H, D or C")
_POINTS = tr("a number of points, such as 0-11 or 12+")
_RANGE = tr("the range written out, such as 11-14 or 4-5")

_HINTS: dict[str, Text] = {
    **dict.fromkeys(("TAKE", "T"), conventions.hint_of("TAKEOUT")),
    **dict.fromkeys(
        ("PARTNER", "PARTNERS", "PARTNER'S", "THEIR", "OPPONENTS", "OPENER'S", "THEM", "OTHER",
         "ANOTHER", "UNBID", "TRUMP", "TRUMPS", "LONGER", "BETTER", "SAME",
         "LOWER", "LOWEST", "HIGHER", "HIGHEST", "切り札"), _SUIT),
    **dict.fromkeys(
        ("LESS", "MORE", "FEWER", "MIN", "MINIMUM", "MAX", "MAXIMUM", "LIGHT", "VERY", "EXTRA",
         "EXTRAS", "VALUES", "HCP"), _POINTS),
}  # fmt: skip

_KNOWN = sorted(
    word
    for word in {
        *words.BALANCES, *words.SHORTNESS, *words.SUIT_WORDS, *words.COUNTERS, *words.STOPPER,
        *words.AIMS, *words.TOPICS, *vague.STRENGTHS, *vague.NATURAL, *vague.REMARKS,
        *conventions.NAMES, *words.TRANSFER, *words.SUPPORT, *words.NUMBERS,
    }
    if len(word) > 3
)  # fmt: skip
_ALIKE = 0.75
_LONGEST = 30
"""Letters of a word that is looked up: no word that is known has more."""


def hint(word: str) -> Text | None:
    """What could be written instead of a word."""
    if "SUIT" in word:
        return _SUIT
    if word[:1] == "(":
        return _RANGE
    if word in conventions.NAMES:
        return conventions.hint_of(word)
    if word in _HINTS:
        return _HINTS[word]
    if not 3 < len(word) <= _LONGEST:
        return None
    found = get_close_matches(word, _KNOWN, 1, _ALIKE)
    if not found:
        return None
    return tr("a word that is known, such as “{word}”", word=found[0].lower())
