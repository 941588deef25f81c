"""Law 90: the usual penalty of the regulations, in words that can be said."""

from __future__ import annotations

from fractions import Fraction

from bridgelaw.locale.text import Text, tr
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.numbers import mixed
from bridgelaw.scoring.profile import Profile

_PARTS = {
    Fraction(1, 20): tr("a twentieth of a top"),
    Fraction(1, 10): tr("a tenth of a top"),
    Fraction(1, 5): tr("a fifth of a top"),
    Fraction(1, 4): tr("a quarter of a top"),
    Fraction(1, 2): tr("half a top"),
    Fraction(1): tr("a whole top"),
}
_NAMED = tr("an amount that you name")


def part_of_top(part: Fraction) -> Text:
    """How much of a top, as one says it."""
    return _PARTS.get(part) or tr("{share} of a top", share=f"{mixed(100 * part)}%")


def usual_penalty_words(profile: Profile, method: Method | None) -> Text:
    """90A: the usual penalty, in the unit of the event or in every unit."""
    top, imps, points = profile.penalty_top, profile.penalty_imps, profile.penalty_vps
    if top is None or imps is None or points is None:
        return _NAMED
    match method:
        case None:
            return tr(
                "{share}, {imps} IMPs or {points} victory points",
                share=part_of_top(top), imps=mixed(imps), points=mixed(points),
            )  # fmt: skip
        case Method.MATCHPOINTS:
            return part_of_top(top)
        case Method.TEAMS:
            return tr(
                "{imps} IMPs or {points} victory points", imps=mixed(imps), points=mixed(points)
            )
        case Method.TOTAL_POINTS:
            return tr("what you name: total points have no usual one")
        case _:
            return tr("{imps} IMPs", imps=mixed(imps))


def said_aloud(profile: Profile, method: Method | None) -> Text:
    """The amount that players hear, as far as it is known by which unit the event goes."""
    if method is Method.MATCHPOINTS and profile.penalty_top is not None:
        return part_of_top(profile.penalty_top)
    if method in (Method.BUTLER, Method.CROSS_IMPS) and profile.penalty_imps is not None:
        return tr("{imps} IMPs", imps=mixed(profile.penalty_imps))
    return tr("the amount of the regulations")
