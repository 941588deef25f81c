"""Where the text of the Laws and the commentary on them differ: which of the two is followed.

Each is chosen once, here. Both are shown wherever the clause is (`laws.digest`). A
profile may choose the other, and rulings follow it: `readings.law_47e2a: commentary`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum


class Reading(Enum):
    """Which of the two is followed."""

    TEXT = "text"
    COMMENTARY = "commentary"


@dataclass(frozen=True, slots=True)
class Readings:
    """What is followed for each clause; the commentary, but where its words leave a case out."""

    law_13a2: Reading = Reading.COMMENTARY
    law_15a2a: Reading = Reading.COMMENTARY
    law_20f4a: Reading = Reading.TEXT
    law_30c: Reading = Reading.COMMENTARY
    law_40b2civ: Reading = Reading.TEXT
    law_45d2: Reading = Reading.COMMENTARY
    law_47e2a: Reading = Reading.TEXT
    """Its “to the trick” would let a fourth card go back after any number of later ones."""
    law_64c: Reading = Reading.COMMENTARY
    law_65b3: Reading = Reading.COMMENTARY
    law_67b3: Reading = Reading.TEXT
    """The text says that the score shall be adjusted."""
    law_79b3: Reading = Reading.COMMENTARY
    law_86b3: Reading = Reading.COMMENTARY

    def of(self, clause: str) -> Reading:
        """What is followed for a clause, written as the Laws do.

        >>> Readings().of("47E2(a)").value, Readings().of("30C").value
        ('text', 'commentary')
        """
        reading = getattr(self, setting_of(clause))
        assert isinstance(reading, Reading)
        return reading


def setting_of(clause: str) -> str:
    """The name of the setting for a clause.

    >>> setting_of("47E2(a)")
    'law_47e2a'
    """
    return "law_" + re.sub(r"[()]", "", clause).lower()
