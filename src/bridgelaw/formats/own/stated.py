"""The points that a file gives, from the words in which they stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from bridgelaw.game import Side
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.kept import ALL_SESSIONS
from bridgelaw.scoring.numbers import shown
from bridgelaw.scoring.standings import Standings
from bridgelaw.scoring.stated.points import Stated, StatedTotal, decimals_in, number_in_text

KEPT = ("kept_ns", "kept_ew")
"""Points that another file gave and that count although they are not ours."""


def kept_words(standings: Standings, place: int) -> dict[str, str]:
    """The points of a line that are kept, as they are written; empty where they are ours."""
    points = standings.kept_points(place)
    return {
        name: shown(points[side], 9) if side in points else ""
        for name, side in zip(KEPT, Side, strict=True)
    }


class TotalWords(NamedTuple):
    """A total that another file gave and that counts although it is not ours, as it is written."""

    contestant: str
    points: str
    percent: str
    """Empty where it follows from the points."""
    session: str
    """Empty where it is of all sessions."""


def kept_totals(standings: Standings) -> Iterator[TotalWords]:
    """The totals that are kept.

    What a match of teams is worth is not written in our own files: who has something of that kept
    has their total here.
    """
    kept = standings.field.kept
    if kept is None:
        return
    keys = dict.fromkeys(kept.totals)
    if standings.field.event.method is Method.TEAMS:
        keys |= {(ALL_SESSIONS, team): None for _, teams in kept.matches for team in sorted(teams)}
    for session, name in keys:
        own = session != ALL_SESSIONS
        total = standings.session_totals.get((session, name)) if own else standings.totals.get(name)
        if total is None:
            continue
        shift = kept.totals.get((session, name))
        percent = total.percent if shift is not None and shift.possible else None
        yield TotalWords(
            name, shown(total.points, 9), "" if percent is None else shown(percent, 9),
            str(session) if own else "",
        )  # fmt: skip


def stated_of(
    lines: Mapping[int, tuple[str, str]], totals: Mapping[tuple[int, str], tuple[str, str]]
) -> Stated:
    """The numbers of these texts, and their decimals; what is no number is left out.

    A line's are North-South's and East-West's; a total's are points and a percentage.
    """
    sums = {
        key: StatedTotal(number_in_text(points), number_in_text(percent))
        for key, (points, percent) in totals.items()
    }
    return Stated(
        {place: sides for place, texts in lines.items() if (sides := _sides(*texts))},
        decimals_in({text for texts in set(lines.values()) for text in texts}),
        {key: total for key, total in sums.items() if total.points is not None},
        decimals_in(points for points, _ in totals.values()),
        decimals_in(percent for _, percent in totals.values()),
    )


@lru_cache(maxsize=8192)  # many lines have the same points
def _sides(ns: str, ew: str) -> Mapping[Side, Fraction]:
    numbers = {Side.NS: number_in_text(ns), Side.EW: number_in_text(ew)}
    return MappingProxyType(
        {side: number for side, number in numbers.items() if number is not None}
    )
