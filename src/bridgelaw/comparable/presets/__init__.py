"""What players actually play, by name."""

from bridgelaw.comparable.presets.catalogue import PRESETS, find_presets
from bridgelaw.comparable.presets.preset import Preset

__all__ = ["PRESETS", "Preset", "find_presets"]
