"""A comparison for programs."""

from __future__ import annotations

from typing import Any

from bridgelaw.comparable.compare import Comparison, Difference
from bridgelaw.comparable.in_words import in_words
from bridgelaw.locale.language import Language


def comparison_to_json(found: Comparison, language: Language) -> dict[str, Any]:
    """A comparison for programs; docs/comparable.md explains it.

    >>> from bridgelaw.comparable import compare, meaning_named
    >>> from bridgelaw.locale import language
    >>> found = compare(meaning_named("6+ H4+"), meaning_named("8+ H4"))
    >>> data = comparison_to_json(found, language("en"))
    >>> data["verdict"], data["test"], data["within"]
    ('comparable', '23A2', 1.0)
    """
    counts = found.counts
    return {
        "verdict": found.verdict.value,
        "test": found.test,
        "lean": None if found.lean is None else found.lean.value,
        "within": counts.common / counts.replacement,
        "covers": counts.common / counts.withdrawn,
        "examples": [str(hand) for hand in found.examples],
        "hands": {
            "withdrawn": counts.withdrawn,
            "replacement": counts.replacement,
            "both": counts.common,
        },
        "reasons": [language.say(reason) for reason in found.reasons],
        "withdrawn": str(found.withdrawn),
        "replacement": str(found.replacement),
        "words": {
            "withdrawn": language.say(in_words(found.withdrawn)),
            "replacement": language.say(in_words(found.replacement)),
        },
        "remarks": {
            "withdrawn": list(found.withdrawn.remarks),
            "replacement": list(found.replacement.remarks),
        },
        "strength": _difference(found.strength),
        "suits": {suit.letter: _difference(each) for suit, each in found.suits.items()},
    }


def _difference(found: Difference) -> dict[str, Any]:
    return {
        "withdrawn": [found.withdrawn.low, found.withdrawn.high],
        "replacement": [found.replacement.low, found.replacement.high],
        "difference": [found.at_low_end, found.at_high_end],
    }
