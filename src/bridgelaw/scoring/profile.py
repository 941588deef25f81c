"""What a regulating authority decides where the Laws leave it open, as data.

Nothing of this is a constant anywhere else in the code.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from fractions import Fraction


class Neuberg(Enum):
    """For which missing scores a board's matchpoints are brought up to the full number."""

    NONE = "none"
    ARTIFICIAL = "artificial"
    """For lines with an artificial score; a board that was not played counts as not there."""
    FIELD = "field"
    """For every score fewer than on the board that was played most often in the session."""


class Beyond(Enum):
    """12C2(d): what a contestant gets beyond the limit of average-plus scores in a session."""

    AVERAGE = "average"
    NOT_SCHEDULED = "not scheduled"


class Divisor(Enum):
    """By what the sum of cross-IMPs is divided."""

    NOTHING = "nothing"
    COMPARISONS = "comparisons"
    SCORES = "scores"


class Half(Enum):
    """Where a number goes that lies half-way."""

    AWAY = "away from zero"
    TOWARDS = "towards zero"
    EVEN = "to even"


@dataclass(frozen=True, slots=True)
class Butler:
    """How the datum of a board is made."""

    trimmed: Fraction = Fraction(0)
    """So many of the best and of the worst scores are left out: a number, or below 1 a part."""
    rounded_to: int = 10
    """The datum is a multiple of this; 0 leaves it exact."""
    half: Half = Half.TOWARDS


@dataclass(frozen=True, slots=True)
class Profile:
    """One authority's choices."""

    name: str
    per_pair_beaten: Fraction = Fraction(2)
    """78A: matchpoints for each score beaten; half of that for a tie."""
    matchpoint_places: int = 2
    percent_places: int = 2
    imp_places: int = 2
    vp_scale: str = "wbf"
    neuberg: Neuberg = Neuberg.FIELD
    small_groups: tuple[tuple[Fraction, ...], ...] = ()
    """87B: the shares, best first, in a group of 1 score, of 2, of 3; larger ones are compared."""
    average_plus: Fraction = Fraction(3, 5)
    average_minus: Fraction = Fraction(2, 5)
    average_plus_imps: Fraction = Fraction(3)
    average_minus_imps: Fraction = Fraction(-3)
    own_percentage: bool = True
    """12C2(c): more than average plus, or less than average minus, if so on the other boards."""
    most_average_plus: int | None = None
    """12C2(d): in a session; `None` for no limit."""
    beyond_average_plus: Beyond = Beyond.AVERAGE
    sympathetic_limit: Fraction = Fraction(1, 5)
    """By how much of itself a polled weight may be moved towards the non-offending side."""
    clearly_favourable_imps: Fraction = Fraction(3)
    """86B1: more than this is clearly favourable."""
    penalty_top: Fraction = Fraction(1, 10)
    """Law 90: the usual penalty, as a part of a top."""
    penalty_imps: Fraction = Fraction(3)
    penalty_vps: Fraction = Fraction(1, 2)
    correction_minutes: int = 30
    """79C1, from when the official score is available."""
    appeal_minutes: int = 30
    """92B, from then, or from when the ruling was told if that was later."""
    butler: Butler = field(default_factory=Butler)
    cross_imps_divisor: Divisor = Divisor.COMPARISONS
    exact_ties: bool = False
    """Contestants are level only if they are exactly so, not if their rounded scores are."""


WBF = Profile("WBF")

PROFILES: dict[str, Profile] = {profile.name: profile for profile in (WBF,)}
"""Every profile by its name."""
