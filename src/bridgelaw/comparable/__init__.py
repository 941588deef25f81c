"""What a call shows, as a set of hands, and Law 23's three tests on two of them."""

from bridgelaw.comparable.compare import Comparison, Difference, Test, Verdict, compare
from bridgelaw.comparable.errors import MeaningError
from bridgelaw.comparable.meanings import Alternative, Meaning
from bridgelaw.comparable.measures import Counts, Range
from bridgelaw.comparable.named import meaning_named
from bridgelaw.comparable.preset import Preset
from bridgelaw.comparable.presets import PRESETS, find_presets
from bridgelaw.comparable.reading import parse_meaning

__all__ = [
    "PRESETS",
    "Alternative",
    "Comparison",
    "Counts",
    "Difference",
    "Meaning",
    "MeaningError",
    "Preset",
    "Range",
    "Test",
    "Verdict",
    "compare",
    "find_presets",
    "meaning_named",
    "parse_meaning",
]
