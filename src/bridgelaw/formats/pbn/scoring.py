"""The Scoring tag of a PBN file and the event that it means."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from bridgelaw.formats.documents import BadFile
from bridgelaw.locale import tr
from bridgelaw.scoring.field import Event, Method
from bridgelaw.scoring.profile import Divisor, Profile

_METHODS = {
    "MP": Method.MATCHPOINTS, "MATCHPOINTS": Method.MATCHPOINTS, "PAIRS": Method.MATCHPOINTS,
    "IMP": Method.CROSS_IMPS, "IMPS": Method.CROSS_IMPS,
    "CROSS-IMP": Method.CROSS_IMPS, "CROSSIMP": Method.CROSS_IMPS, "XIMP": Method.CROSS_IMPS,
    "BUTLER": Method.BUTLER,
    "TOTALPOINTS": Method.TOTAL_POINTS, "TOTAL": Method.TOTAL_POINTS,
}  # fmt: skip
_DIVISORS = {
    "CROSS": Divisor.NOTHING,
    "CROSS1": Divisor.SCORES,
    "CROSS2": Divisor.COMPARISONS,
}
_PER_PAIR = {"MP1": Fraction(2), "MP2": Fraction(1)}


def read_scoring(value: str, is_teams: bool) -> Method:
    """How the event is scored; `BadFile` if that is no duplicate scoring that is known here."""
    system, *modifiers = _parts(value)
    if any(each.startswith("BUTLER") for each in modifiers):
        return Method.BUTLER
    if any(each in _DIVISORS for each in modifiers):
        return Method.CROSS_IMPS
    method = Method.BUTLER if system.startswith("BUTLER") else _METHODS.get(system)
    if method is None:
        raise BadFile(
            tr(
                "the scoring “{scoring}” of this file is not known here; say which one to use",
                scoring=value,
            )
        )
    return Method.TEAMS if method is Method.CROSS_IMPS and is_teams else method


def with_modifiers(profile: Profile, value: str) -> Profile:
    """The profile with what the Scoring tag itself says of the computation."""
    for part in _parts(value):
        if part in _PER_PAIR:
            profile = replace(profile, per_pair_beaten=_PER_PAIR[part])
        elif part in _DIVISORS:
            profile = replace(profile, cross_imps_divisor=_DIVISORS[part])
        elif part == "BUTLER-2":
            profile = replace(profile, butler=replace(profile.butler, trimmed=Fraction(1)))
    return profile


def scoring_text(event: Event) -> str:
    """The Scoring tag of an event."""
    profile = event.profile
    if event.method is Method.MATCHPOINTS:
        return "MP"
    if event.method is Method.CROSS_IMPS:
        names = {divisor: name for name, divisor in _DIVISORS.items()}
        return f"IMP;{names[profile.cross_imps_divisor].capitalize()}"
    if event.method is Method.BUTLER:
        return "IMP;Butler"
    return "TotalPoints" if event.method is Method.TOTAL_POINTS else "IMP"


def _parts(value: str) -> list[str]:
    return [part.strip().upper().replace(" ", "-") for part in value.split(";")]
