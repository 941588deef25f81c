"""A new USEBIO file: who played and the results, into which the scores are written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.usebio.layout import normal
from bridgelaw.formats.usebio.lines import parts_of
from bridgelaw.formats.usebio.xml import escaped
from bridgelaw.game import Board, Side
from bridgelaw.locale import tr
from bridgelaw.scoring.field import BoardKey, Field, Line, Method
from bridgelaw.scoring.outcomes import score_of

_TYPES = {
    Method.MATCHPOINTS: "MP_PAIRS",
    Method.CROSS_IMPS: "CROSS_IMP",
    Method.BUTLER: "BUTLER_PAIRS",
    Method.TOTAL_POINTS: "AGGREGATE",
    Method.TEAMS: "SWISS_TEAMS",
}
_HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE USEBIO SYSTEM "http://www.usebio.org/files/usebio_v1_2.dtd">
<USEBIO Version="1.2">
<CLUB>
  <CLUB_NAME></CLUB_NAME>
  <CLUB_ID_NUMBER></CLUB_ID_NUMBER>
</CLUB>
"""


def skeleton(field: Field) -> tuple[bytes, list[int]]:
    """The file without scores and notes, and the place in the field of each of its lines."""
    for one, other in _same_names(field):
        raise BadFile(
            tr(
                "USEBIO cannot tell the contestants “{one}” and “{other}” from each other",
                one=one,
                other=other,
            )
        )
    order: list[int] = []
    body = "\n".join(_event(field, order))
    return f"{_HEAD}{body}\n</USEBIO>\n".encode(), order


def _same_names(field: Field) -> Iterator[tuple[str, str]]:
    """Contestants that the reader would take for one."""
    seen: dict[str, str] = {}
    for name in field.contestants:
        first = seen.setdefault(normal(escaped(name)), name)
        if first != name:
            yield first, name


def _event(field: Field, order: list[int]) -> Iterator[str]:
    event = field.event
    kind = _TYPES[event.method]
    yield f'<EVENT EVENT_TYPE="{kind}">'
    yield _element("EVENT_DESCRIPTION", event.name)
    yield _element("PROGRAM_NAME", "bridgelaw")
    yield _element("WINNER_TYPE", str(event.winners))
    year, _, rest = event.date.partition("-")
    month, _, day = rest.partition("-")
    yield _element("DATE", f"{day}/{month}/{year}" if day else event.date)
    yield f'<PARTICIPANTS EVENT_TYPE="{kind}">'
    for name in sorted(field.contestants, key=field.order.__getitem__):
        yield from _contestant(field, name)
    yield "</PARTICIPANTS>"
    sessions = sorted({key.session for key in field.boards})
    for session in sessions:
        if len(sessions) > 1 and event.method is not Method.TEAMS:
            yield f'<SESSION SESSION_ID="{session}">'
        if event.method is Method.TEAMS:
            yield from _matches(field, session, order)
        else:
            for key in field.boards:
                if key.session == session:
                    yield from _board(field, key, field.boards[key], order)
        if len(sessions) > 1 and event.method is not Method.TEAMS:
            yield "</SESSION>"
    yield "</EVENT>"


def _contestant(field: Field, name: str) -> Iterator[str]:
    players = [part for part in field.names.get(name, "").split(" - ") if part]
    if field.event.method is Method.TEAMS:
        said = _attribute(field.names.get(name, ""))
        yield f'  <TEAM TEAM_ID="{_attribute(name)}" TEAM_NAME="{said}">'
        yield "  </TEAM>"
        return
    sides = field.contestants[name]
    yield "  <PAIR>"
    yield "    " + _element("PAIR_NUMBER", name)
    if field.event.winners == 2 and len(sides) == 1:
        yield "    " + _element("DIRECTION", str(next(iter(sides))))
    for player in players:
        yield f"    <PLAYER>{_element('PLAYER_NAME', player)}</PLAYER>"
    yield "  </PAIR>"


def _matches(field: Field, session: int, order: list[int]) -> Iterator[str]:
    by_match: dict[frozenset[str], list[int]] = {}
    for place, line in enumerate(field.lines):
        if line.session == session:
            by_match.setdefault(frozenset((line.ns, line.ew)), []).append(place)
    for places in by_match.values():
        first = field.lines[places[0]]
        yield "<MATCH>"
        yield "  " + _element("ROUND_NUMBER", str(session))
        yield "  " + _element("TEAM", first.ns)
        yield "  " + _element("OPPOSING_TEAM", first.ew)
        yield "  " + _element("TEAM_SCORE", "")
        yield "  " + _element("OPPOSING_TEAM_SCORE", "")
        boards: dict[int, list[int]] = {}
        for place in places:
            boards.setdefault(field.lines[place].board, []).append(place)
        for number in sorted(boards):
            yield from _board(field, BoardKey(session, number), boards[number], order, first.ns)
        yield "</MATCH>"


def _board(
    field: Field, key: BoardKey, places: Sequence[int], order: list[int], team: str | None = None
) -> Iterator[str]:
    yield f'<BOARD EVENT_TYPE="{_TYPES[field.event.method]}">'
    yield "  " + _element("BOARD_NUMBER", str(key.number))
    vulnerability = field.vulnerability(key)
    if vulnerability is not Board.number(key.number).vulnerability:
        yield f'  <?bridgelaw vulnerable sides="{vulnerability}"?>'
    if team is not None:
        yield "  " + _element("IMPS", "")
    for place in places:
        order.append(place)
        line = field.lines[place]
        yield "  <TRAVELLER_LINE>"
        if team is None:
            yield "    " + _element("NS_PAIR_NUMBER", line.ns)
            yield "    " + _element("EW_PAIR_NUMBER", line.ew)
        else:
            yield "    " + _element("DIRECTION", str(Side.NS if line.ns == team else Side.EW))
        yield from _result(field, key, line)
        yield "  </TRAVELLER_LINE>"
    yield "</BOARD>"


def _result(field: Field, key: BoardKey, line: Line) -> Iterable[str]:
    if line.table:
        yield "    " + _element("TABLE_NUMBER", line.table)
    if line.result is None:
        yield "    " + _element("SCORE", "")
        return
    for name, text in parts_of(line.result).items():
        if text:
            yield "    " + _element(name, text)
    yield "    " + _element("SCORE", str(score_of(line.result, field.vulnerability(key))))


def _element(name: str, text: str) -> str:
    return f"<{name}>{escaped(text)}</{name}>"


def _attribute(text: str) -> str:
    return escaped(text).replace('"', "&quot;")
