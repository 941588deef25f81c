"""What a call shows, as a set of hands, and Law 23's three tests on two of them.

Only what is listed in `__all__` is promised; the modules of this room are private.
"""

from bridgelaw.comparable.as_json import comparison_to_json
from bridgelaw.comparable.compare import Comparison, Difference, Lean, Test, Verdict, compare
from bridgelaw.comparable.counting.measures import Counts, Measures, Range
from bridgelaw.comparable.errors import MeaningError
from bridgelaw.comparable.features import Feature, Kind
from bridgelaw.comparable.in_words import in_words
from bridgelaw.comparable.meanings import Alternative, Meaning
from bridgelaw.comparable.named import compare_written, meaning_named, same_words
from bridgelaw.comparable.parsing import parse_meaning
from bridgelaw.comparable.presets.catalogue import PRESETS, find_presets
from bridgelaw.comparable.presets.preset import Preset
from bridgelaw.comparable.purposes import Aim, Purpose, Topic
from bridgelaw.comparable.terms import (
    Balance,
    Both,
    Condition,
    Either,
    Has,
    Length,
    Longer,
    Negated,
    Pattern,
    Points,
)
from bridgelaw.reading.errors import Misread

__all__ = [
    "PRESETS",
    "Aim",
    "Alternative",
    "Balance",
    "Both",
    "Comparison",
    "Condition",
    "Counts",
    "Difference",
    "Either",
    "Feature",
    "Has",
    "Kind",
    "Lean",
    "Length",
    "Longer",
    "Meaning",
    "MeaningError",
    "Measures",
    "Misread",
    "Negated",
    "Pattern",
    "Points",
    "Preset",
    "Purpose",
    "Range",
    "Test",
    "Topic",
    "Verdict",
    "compare",
    "compare_written",
    "comparison_to_json",
    "find_presets",
    "in_words",
    "meaning_named",
    "parse_meaning",
    "same_words",
]
