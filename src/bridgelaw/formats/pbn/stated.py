"""The points that a PBN file gives: in the tags of a game, or in the columns of its tables."""

from __future__ import annotations

import re
from collections.abc import Callable

from bridgelaw.scoring.field import Event, Method
from bridgelaw.scoring.stated.points import decimals_in, number_in_text, within

Get = Callable[[str], str]

_NAMES = {
    Method.MATCHPOINTS: "MP",
    Method.CROSS_IMPS: "IMP",
    Method.BUTLER: "IMP",
    Method.TEAMS: "IMP",
}
_BY_SIDE = re.compile(r"(NS|EW)\s+([+-]?\d+(?:\.\d+)?)", re.ASCII)


def in_row(get: Get, method: Method) -> tuple[str, str]:
    """Of a row of a score table, for North-South and for East-West."""
    name = _NAMES.get(method)
    return ("", "") if name is None else (get(f"{name}_NS"), get(f"{name}_EW"))


def in_game(get: Get, method: Method) -> tuple[str, str]:
    """Of a game: `[ScoreMP "NS 12.5 EW 7.5"]`."""
    name = _NAMES.get(method)
    if name is None:
        return "", ""
    by_side = dict(_BY_SIDE.findall(get(f"Score{name}").upper()))
    return by_side.get("NS", ""), by_side.get("EW", "")


def in_totals(get: Get, event: Event) -> tuple[str, str]:
    """Of a row of the total score table: points, and percent."""
    name = _NAMES.get(event.method)
    if event.method is Method.TEAMS and not event.knockout:
        name = "VP"
    if name is None:
        return "", ""
    return get(f"Total{name}") or get(f"TotalScore{name}"), get("TotalPercentage").rstrip("%")


def says_same(written: str, value: str) -> bool:
    """Whether the numbers that stand there are these, rounded to as many decimals as they have.

    >>> says_same("NS 12.5 EW 7.5", "NS 12.46 EW 7.54"), says_same("1", "1.40")
    (True, False)
    """
    there, wanted = written.split(), value.split()
    return len(there) == len(wanted) and all(map(_same_word, there, wanted))


def _same_word(there: str, wanted: str) -> bool:
    if there == wanted:
        return True
    old, new = number_in_text(there), number_in_text(wanted)
    return old is not None and new is not None and abs(old - new) <= within(decimals_in([there]))
