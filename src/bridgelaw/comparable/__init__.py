"""What a call shows, as a set of hands, and Law 23's three tests on two of them."""

from bridgelaw.comparable.compare import Comparison, Difference, Test, Verdict, compare
from bridgelaw.comparable.counting.measures import Counts, Range
from bridgelaw.comparable.errors import MeaningError
from bridgelaw.comparable.meanings import Alternative, Meaning
from bridgelaw.comparable.named import meaning_named
from bridgelaw.comparable.notation.reading import parse_meaning
from bridgelaw.comparable.presets.catalogue import PRESETS, find_presets
from bridgelaw.comparable.presets.preset import Preset

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
