"""What boards, tables, places and contestants of a field are called."""

from __future__ import annotations

from collections.abc import Iterable

from bridgelaw.game import Side
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.field import BoardKey, Field, Method
from bridgelaw.scoring.outcomes import VULNERABLE
from bridgelaw.scoring.standings import Rank, Standings


def winners_of(standings: Standings) -> tuple[Side | None, ...]:
    """Of which directions there are rankings: `None` for one of all."""
    return tuple(Side) if standings.field.event.winners == 2 else (None,)


def place_words(rank: Rank) -> str:
    return f"{rank.place}=" if rank.is_tied else str(rank.place)


def contestant_heading(field: Field) -> Text:
    return tr("team") if field.event.method is Method.TEAMS else tr("pair")


def size_words(field: Field) -> Text:
    tables = {(line.session, line.table or (line.ns, line.ew)) for line in field.lines}
    return tr("{tables} tables, {boards} boards", tables=len(tables), boards=len(field.boards))


def number_within(side: Side, contestant: str) -> str:
    """A contestant below the name of their direction, which need not be said again: `NS 4`, 4."""
    return contestant.removeprefix(f"{side.value} ") or contestant


def board_title(field: Field, key: BoardKey) -> Text:
    vulnerable = VULNERABLE[field.vulnerability(key)]
    return tr("{board}: {vulnerable}", board=board_name(field, key), vulnerable=vulnerable)


def board_name(field: Field, key: BoardKey) -> Text:
    if len({each.session for each in field.boards}) == 1:
        return tr("Board {board}", board=key.number)
    return tr("Session {session}, board {board}", session=key.session, board=key.number)


def table_name(field: Field, place: int) -> str:
    """The table's number; where the board's lines have none, the line's place in the traveller."""
    line = field.lines[place]
    on_board = field.boards[line.key]
    if any(field.lines[each].table for each in on_board):
        return line.table
    return str(on_board.index(place) + 1)


def places_of(field: Field, pair: str) -> Iterable[int]:
    """The lines of a contestant, board by board."""
    for places in field.boards.values():
        for place in places:
            if pair in (field.lines[place].ns, field.lines[place].ew):
                yield place
