"""What a USEBIO file says about its event: how it is scored, who wins, when it was."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from bridgelaw.formats.documents import Wishes
from bridgelaw.formats.own.words import read_clock
from bridgelaw.formats.usebio.layout import Layout
from bridgelaw.formats.usebio.own import own, why
from bridgelaw.formats.usebio.xml import Element
from bridgelaw.game import Side
from bridgelaw.game.spelling import plain
from bridgelaw.locale import tr
from bridgelaw.scoring.field import Event, Method
from bridgelaw.scoring.profile import profile_of

POINTS = {
    Method.MATCHPOINTS: ("MATCH_POINTS",),
    Method.CROSS_IMPS: ("CROSS_IMP_POINTS", "CROSS_IMPS_POINTS", "IMPS"),
    Method.BUTLER: ("BUTLER_POINTS", "IMPS"),
}
"""How the elements for a line's points end, the usual one first."""

_TYPES = {
    "MP_PAIRS": Method.MATCHPOINTS,
    "BUTLER_PAIRS": Method.BUTLER,
    "BUTLER": Method.BUTLER,
    "CROSS_IMP": Method.CROSS_IMPS,
    "CROSS_IMPS": Method.CROSS_IMPS,
    "AGGREGATE": Method.TOTAL_POINTS,
    "SWISS_PAIRS_CROSS_IMPS": Method.CROSS_IMPS,
    "SWISS_PAIRS_BUTLER_IMPS": Method.BUTLER,
    "SWISS_TEAMS": Method.TEAMS,
    "TEAMS_OF_FOUR": Method.TEAMS,
    "TEAMS": Method.TEAMS,
    "HEAD_TO_HEAD": Method.TEAMS,
    "KO": Method.TEAMS,
}
_METHODS = {
    "MATCH_POINTS": Method.MATCHPOINTS,
    "MATCHPOINTS": Method.MATCHPOINTS,
    "MPS": Method.MATCHPOINTS,
    "PERCENTAGE": Method.MATCHPOINTS,
    "CROSS_IMPS": Method.CROSS_IMPS,
    "CROSS_IMP": Method.CROSS_IMPS,
    "BUTLER_IMPS": Method.BUTLER,
    "BUTLER": Method.BUTLER,
    "AGGREGATE": Method.TOTAL_POINTS,
}
_DATE = re.compile(r"(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})")


def types_of(layout: Layout) -> list[str]:
    """The types that the event, its participants and its boards say they have."""
    elements = [layout.event, *layout.event.all("PARTICIPANTS")]
    elements += (record.board for record in layout.records[:1])
    return [plain(element.attributes.get("EVENT_TYPE", "")) for element in elements]


def read_event(layout: Layout, wishes: Wishes) -> tuple[Event, Event]:
    """The event as the user, our own notes and the file say it, in this order.

    Then the event as the file alone says it.
    """
    event = layout.event
    written = _method(layout)
    alone = Event(
        written or Event().method,
        name=event.value("EVENT_DESCRIPTION") or event.value("TITLE") or "",
        date=_date(event.value("DATE") or ""),
        winners=_winners(layout),
        knockout="KO" in types_of(layout),
    )
    method = wishes.method
    profile = wishes.profile
    knockout = posted = clock = ""
    for note in own(event, "event", "profile"):
        try:
            if note.kind == "profile":
                profile = profile or profile_of(note.values)
            elif method is None and note.values.get("method"):
                method = Method(note.values["method"])
        except ValueError as error:
            reason = tr("the settings are left out: {reason}", reason=why(error))
            layout.problems.append((note.at.line, reason))
        knockout = note.values.get("knockout", knockout)
        posted = note.values.get("posted", posted)
        try:
            clock = read_clock(note.values.get("clock", clock))
        except ValueError as error:
            reason = tr("the settings are left out: {reason}", reason=why(error))
            layout.problems.append((note.at.line, reason))
    if method is None and written is None:
        layout.problems.append(
            (event.line, tr("the file does not say how it is scored; matchpoints are used"))
        )
    meant = replace(
        alone,
        method=method or alone.method,
        profile=profile or alone.profile,
        knockout=knockout == "yes" if knockout else alone.knockout,
        scores_posted=posted,
        clock=clock,
    )
    return meant, alone


def _method(layout: Layout) -> Method | None:
    """How the file says that it is scored."""
    event = layout.event
    if layout.is_teams:
        return Method.TEAMS
    types = types_of(layout)
    for written in types:
        if written in _TYPES:
            return _TYPES[written]
    for name in ("BOARD_SCORING_METHOD", "SCORING_METHOD"):
        written = plain(event.value(name) or "").replace(" ", "_")
        if written in _METHODS:
            return _METHODS[written]
    for method, names in POINTS.items():
        for record in layout.records:
            if record.element.child(f"NS_{names[0]}") is not None:
                return method
    if any(
        plain(event.value(name) or "") == "IMPS"
        for name in ("BOARD_SCORING_METHOD", "SCORING_METHOD")
    ):
        return Method.CROSS_IMPS
    return None


def _winners(layout: Layout) -> int:
    written = layout.event.value("WINNER_TYPE") or ""
    if written in ("1", "2"):
        return int(written)
    sides = {entrant.side for entrant in layout.entrants}
    return 2 if sides == set(Side) else 1


def _date(written: str) -> str:
    match = _DATE.fullmatch(written)
    return written if match is None else f"{match[3]}-{int(match[2]):02}-{int(match[1]):02}"


def is_swiss_pairs(layout: Layout) -> bool:
    """Totals are victory points of matches between pairs, which are not computed here."""
    return not layout.is_teams and (
        bool(layout.matches)
        or any(written.startswith("SWISS_PAIRS") for written in types_of(layout))
    )


def are_sections_apart(layout: Layout) -> bool:
    """Whether each section is compared by itself.

    The file's own points tell: both sides' matchpoints of a line make a top. Where they do not,
    sections are apart.
    """
    lines: dict[tuple[str, str, int], dict[str, int]] = {}
    tops: dict[tuple[str, str, int], Fraction] = {}
    for record in layout.records:
        where = record.where
        key = (where.session, where.round, record.number)
        counts = lines.setdefault(key, {})
        counts[where.section] = counts.get(where.section, 0) + 1
        points = [_number(record.element, f"{side}_MATCH_POINTS") for side in Side]
        if None not in points:
            top = sum((most for most in points if most is not None), Fraction(0))
            tops[key] = max(tops.get(key, top), top)
    for key, top in tops.items():
        counts = lines[key]
        if len(counts) > 1 and top > 2 * (max(counts.values()) - 1):
            return False
    return True


def _number(element: Element, name: str) -> Fraction | None:
    written = element.value(name) or ""
    return Fraction(written) if re.fullmatch(r"[+-]?\d{1,7}(\.\d{1,6})?", written) else None


def names_of(layout: Layout, names: dict[int, str]) -> Iterator[tuple[str, str]]:
    """The players of each contestant."""
    for entrant in layout.entrants:
        element = entrant.element
        players = [player.value("PLAYER_NAME") or "" for player in element.all("PLAYER")]
        team = element.attributes.get("TEAM_NAME") or element.value("TEAM_NAME") or ""
        said = team or " - ".join(player for player in players if player)
        if said:
            yield names[element.start], said
