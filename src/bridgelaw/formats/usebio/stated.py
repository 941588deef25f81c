"""The points that a USEBIO file gives its lines, and the totals of its contestants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from bridgelaw.formats.own.stated import stated_of
from bridgelaw.formats.usebio.event import POINTS, is_swiss_pairs, types_of
from bridgelaw.formats.usebio.layout import Layout, Roll, UsebioLine, Where, number_in
from bridgelaw.game import Side
from bridgelaw.game.spelling import plain
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.kept import ALL_SESSIONS, MatchKey
from bridgelaw.scoring.stated.points import (
    NOTHING_STATED,
    Stated,
    StatedMatch,
    decimals_in,
    number_in_text,
)

SCORES = ("TEAM_SCORE", "OPPOSING_TEAM_SCORE")


def points_ending(records: Sequence[UsebioLine], method: Method) -> str | None:
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
    records: Sequence[UsebioLine],
    sessions: Mapping[Where, int],
    method: Method,
) -> Stated:
    """What the file says; of teams what stands in their matches."""
    if method is Method.TEAMS:
        return _of_teams(layout, roll, records, sessions)
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


def _of_teams(
    layout: Layout, roll: Roll, records: Sequence[UsebioLine], sessions: Mapping[Where, int]
) -> Stated:
    """The IMPs of boards, and what each match and each team has.

    A board's IMPs are those of the team that its match names first.
    """
    swings: dict[int, tuple[str, str]] = {}
    seen: set[int] = set()
    for place, record in enumerate(records):
        match, written = record.where.match, record.board.value("IMPS") or ""
        if match is None or record.board.start in seen or number_in_text(written) is None:
            continue
        seen.add(record.board.start)
        first = roll.find(match.value("TEAM") or "", Side.NS, record.where.section)
        own = roll.find(number_in(record, Side.NS) or "", Side.NS, record.where.section)
        swings[place] = (written, "") if own == first else ("", written)
    stated = stated_of(swings, _totals(layout, roll, sessions))
    matches: dict[MatchKey, StatedMatch] = {}
    numbers = {where.match: number for where, number in sessions.items()}
    in_imps = are_in_imps(layout)
    texts = [
        (element.value(name) or "").strip() for element, _ in layout.matches for name in SCORES
    ]
    for element, where in layout.matches:
        points: dict[str, Fraction] = {}
        for team, name in zip(("TEAM", "OPPOSING_TEAM"), SCORES, strict=True):
            contestant = roll.find(element.value(team) or "", Side.NS, where.section)
            number = number_in_text((element.value(name) or "").strip())
            if contestant is not None and number is not None:
                points[contestant] = number
        if len(points) == 2 and element in numbers:
            matches[numbers[element], frozenset(points)] = StatedMatch(points, in_imps)
    return replace(stated, matches=matches, match_places=decimals_in(texts))


def are_in_imps(layout: Layout) -> bool:
    """Whether the file gives the score of a match in IMPs, and not in victory points."""
    method = plain(layout.event.value("MATCH_SCORING_METHOD") or "")
    return method in ("IMP", "IMPS") or "KO" in types_of(layout)


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
