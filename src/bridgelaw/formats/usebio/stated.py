"""The points that a USEBIO file gives its lines, and the totals of its contestants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bridgelaw.formats.own.stated import stated_of
from bridgelaw.formats.usebio.event import POINTS, is_swiss_pairs
from bridgelaw.formats.usebio.layout import Layout, Record, Roll, Where
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.kept import ALL_SESSIONS
from bridgelaw.scoring.stated.points import NOTHING_STATED, Stated, number_in_text


def points_ending(records: Sequence[Record], method: Method) -> str | None:
    """How the elements for a line's points end in this file; `None` where the method has none."""
    endings = POINTS.get(method)
    if endings is None:
        return None
    there = (
        ending
        for ending in endings
        if any(record.element.child(f"NS_{ending}") for record in records)
    )
    return next(there, endings[0])


def scope_of(where: Where, sessions: Mapping[Where, int]) -> frozenset[int]:
    """The sessions for which a list of participants gives the totals."""
    return frozenset(
        number
        for part, number in sessions.items()
        if where.session in ("", part.session) and where.section in ("", part.section)
    )


def stated_in(
    layout: Layout,
    roll: Roll,
    records: Sequence[Record],
    sessions: Mapping[Where, int],
    method: Method,
) -> Stated:
    """What the file says; of teams nothing, whose points are those of their matches."""
    ending = points_ending(records, method)
    if ending is None:
        return NOTHING_STATED
    lines = {
        place: (
            record.element.value(f"NS_{ending}") or "",
            record.element.value(f"EW_{ending}") or "",
        )
        for place, record in enumerate(records)
    }
    # Those of Swiss pairs are victory points.
    totals = {} if is_swiss_pairs(layout) else _totals(layout, roll, sessions)
    return stated_of(lines, totals)


def _totals(
    layout: Layout, roll: Roll, sessions: Mapping[Where, int]
) -> dict[tuple[int, str], tuple[str, str]]:
    everything = frozenset(sessions.values())
    totals: dict[tuple[int, str], tuple[str, str]] = {}
    for entrant in layout.entrants:
        scope = scope_of(entrant.where, sessions)
        if scope == everything:
            session = ALL_SESSIONS
        elif len(scope) == 1:
            (session,) = scope
        else:
            continue
        texts = [entrant.element.value(name) or "" for name in ("TOTAL_SCORE", "PERCENTAGE")]
        if number_in_text(texts[0]) is not None:
            totals[session, roll.names[entrant.element.start]] = (texts[0], texts[1])
    return totals
