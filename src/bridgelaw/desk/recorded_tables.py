"""What a session's results file knows of the auction and the play at a table."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType

from bridgelaw.desk.hand_records import hands_on
from bridgelaw.desk.playing_director import closed, hides
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.formats.bws.records import bws_records
from bridgelaw.formats.record_table import table_of_record
from bridgelaw.formats.records import Record
from bridgelaw.game import SEATS
from bridgelaw.locale import Refusal
from bridgelaw.store import Store
from bridgelaw.table.table import Table

_WITH_CALLS = ("bws",)
_NONE: Mapping[tuple[int, str], Record] = MappingProxyType({})


def recorded_table(store: Store, club_session: ClubSession, board: int, table: str) -> Table | None:
    """The table with everything that was called and played there; `None` if nobody recorded it.

    `ForAnother` for whoever has still to play the board: the cards played tell the hands.
    """
    record = recorded(store, club_session, board, table)
    if record is None:
        return None
    if hides(store, club_session, str(board)):
        raise closed(club_session, str(board))
    if all(hand is None for hand in record.deal.hands):
        # The hands may stand in a file of their own.
        deal = hands_on(store, club_session, board)
        if deal is not None:
            record = replace(record, deal=deal)
    return table_of_record(record)


def recorded_names(
    store: Store, club_session: ClubSession, board: int, table: str
) -> dict[str, str]:
    """Who sat there, by the letters of their seats."""
    record = recorded(store, club_session, board, table)
    names = ("",) * 4 if record is None else record.names
    return {seat.letter: name for seat, name in zip(SEATS, names, strict=True) if name}


def recorded(store: Store, club_session: ClubSession, board: int, table: str) -> Record | None:
    """The auction of a board at a table, and its play."""
    file = club_session.file
    if file is None or file.kind not in _WITH_CALLS:
        return None
    return _recorded_in(store, file.stream).get((board, table))


# A file never changes, and every line of its travellers looks into it.
@lru_cache(maxsize=8)
def _recorded_in(store: Store, stream: str) -> Mapping[tuple[int, str], Record]:
    kept = store.read(stream)[0].data
    try:
        records = bws_records(base64.b64decode(kept["data"]), kept["name"])
    except Refusal:
        return _NONE
    return MappingProxyType(
        {
            (record.board.id, record.source.table): record
            for record in records
            if record.board.id is not None and record.auction
        }
    )
