"""How a score is computed, line by line, in words that can be read out."""

from bridgelaw.scoring.derivation.derive import Derived, derive

__all__ = ["Derived", "derive"]
