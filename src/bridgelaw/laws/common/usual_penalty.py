"""Law 90: the usual penalty of the regulations, in words that can be said."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from bridgelaw.laws.law import Text, tr
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
SAID_NAMED = tr("an amount that I name")


def part_of_top(part: Fraction) -> Text:
    """How much of a top, as one says it."""
    return _PARTS.get(part) or tr("{share} of a top", share=f"{mixed(100 * part)}%")


def usual_penalty_words(profile: Profile, method: Method | None) -> Text:
    """90A: the usual penalty, in the unit of the event or in every unit."""
    top, imps, points = profile.penalty_top, profile.penalty_imps, profile.penalty_vps
    if top is None or imps is None or points is None:
        worth = worth_of_board(profile, method)
        return _NAMED if worth is None else tr("an amount that you name: {worth}", worth=worth)
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
    """The amount that players hear; where nobody knows the unit of the event, in each."""
    top, imps = profile.penalty_top, profile.penalty_imps
    if top is None or imps is None or method is Method.TOTAL_POINTS:
        return SAID_NAMED
    if method is None:
        return tr("{share}, or {imps} IMPs", share=part_of_top(top), imps=mixed(imps))
    return usual_penalty_words(profile, method)


def twice_as_much(profile: Profile, method: Method | None) -> Text | None:
    """91A: twice the usual amount; nothing where there is none."""
    top, imps, points = profile.penalty_top, profile.penalty_imps, profile.penalty_vps
    if top is None or imps is None or points is None or method is Method.TOTAL_POINTS:
        return None
    double = replace(profile, penalty_top=2 * top, penalty_imps=2 * imps, penalty_vps=2 * points)
    return said_aloud(double, method)


def worth_of_board(profile: Profile, method: Method | None) -> Text | None:
    """90A: what a board is worth, where the regulations measure penalties by it."""
    imps, points, vps = (
        profile.board_value_imps, profile.board_value_points, profile.board_value_vps
    )  # fmt: skip
    if imps is None or points is None or vps is None:
        return None
    match method:
        case Method.MATCHPOINTS:
            return tr("a board is worth its top")
        case Method.TOTAL_POINTS:
            return tr("a board is worth {points} for every other score", points=mixed(points))
        case Method.TEAMS:
            return tr(
                "a board is worth {imps} IMPs in a knockout, and {share} of a round's maximum in"
                " victory points", imps=mixed(imps), share=f"{mixed(100 * vps)}%",
            )  # fmt: skip
        case None:
            return tr(
                "a board is worth its top at matchpoints, and {imps} IMPs for every other score"
                " in IMP pairs", imps=mixed(imps),
            )  # fmt: skip
        case _:
            return tr("a board is worth {imps} IMPs for every other score", imps=mixed(imps))
