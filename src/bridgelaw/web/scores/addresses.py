"""Where a board and a line of a session are found."""

from __future__ import annotations

from bridgelaw.desk.records.club_session import ClubSession, Meeting
from bridgelaw.desk.records.record import Unknown
from bridgelaw.desk.results import Results, results_there
from bridgelaw.locale import tr
from bridgelaw.scoring.field import BoardKey
from bridgelaw.web.server.request import Visit


def board_name(key: BoardKey) -> str:
    """`7`, or `2-7` for board 7 of the second session of an event."""
    return f"{key.number}" if key.session == 1 else f"{key.session}-{key.number}"


def board_address(club_session: ClubSession, key: BoardKey) -> str:
    return f"/scores/{club_session.id}/boards/{board_name(key)}"


def line_address(results: Results, club_session: ClubSession, which: Meeting | int) -> str:
    """Where the score of a line is adjusted."""
    place = results.places[which] if isinstance(which, Meeting) else which
    key = results.field.lines[place].key
    return f"{board_address(club_session, key)}/{results.field.boards[key].index(place) + 1}"


def scored(visit: Visit, club_session: ClubSession) -> Results:
    return results_there(visit.desk.store, club_session)


def key_named(results: Results, name: str) -> BoardKey:
    """The board of an address; `Unknown` where there is none."""
    for key in results.field.boards:
        if board_name(key) == name:
            return key
    raise Unknown(tr("there is no such board"))
