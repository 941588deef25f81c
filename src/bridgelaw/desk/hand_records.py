"""The hands of a session by the numbers of its boards: from its hand records or its results."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.playing_director import hides
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.record import new_id
from bridgelaw.desk.score_desk import LARGEST_FILE, file_name
from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.hands_of_event import deals_in
from bridgelaw.game import Deal
from bridgelaw.locale import tr
from bridgelaw.store import Store
from bridgelaw.store.entries import Append, Fact, Summary


def keep_hand_records(desk: Desk, club_session: ClubSession, name: str, data: bytes) -> ClubSession:
    """The hands of a file, in place of those before; `BadFile` where it has none."""
    name = file_name(name)
    if len(data) > LARGEST_FILE:
        raise BadFile(tr("{file} is too large for a file of hands", file=name))
    if not _hands_in(data, name):
        raise BadFile(tr("{file} has no hands of numbered boards", file=name))
    stream = new_id("f")
    kept = Fact("kept", {"name": name, "data": base64.b64encode(data).decode()})
    file = Append(stream, 0, (kept,), Summary("file", club_session.id, "kept", subject=name))
    dealt = ClubSession.dealing(stream, name)
    return desk.write(club_session, club_session.seq, dealt, also=(file,))


def hands_on(store: Store, club_session: ClubSession | None, board: int | None) -> Deal | None:
    """The hands of a board, where the session knows them and who asks may see them."""
    if hides(store, club_session, str(board)):
        return None
    return hands_for_table(store, club_session, board)


def hands_for_table(
    store: Store, club_session: ClubSession | None, board: int | None
) -> Deal | None:
    """The same for a table that is opened: it has its hands, whoever opens it.

    A results file has them now and then.
    """
    if club_session is None or board is None:
        return None
    for file in (club_session.hands, club_session.file):
        if file is not None:
            deal = _hands_of(store, file.stream).get(board)
            if deal is not None:
                return deal
    return None


# A file never changes, and every new table looks into it.
@lru_cache(maxsize=32)
def _hands_of(store: Store, stream: str) -> Mapping[int, Deal]:
    kept = store.read(stream)[0].data
    return _hands_in(base64.b64decode(kept["data"]), kept["name"])


def _hands_in(data: bytes, name: str) -> Mapping[int, Deal]:
    """Only whole deals: a hand of twelve cards is for the director to look at."""
    return MappingProxyType(dict(deals_in(data, name)))


def hands_of_session(store: Store, club_session: ClubSession) -> Mapping[int, Deal]:
    """The hands of all boards that the session knows and who asks may see."""
    return {
        board: deal
        for board, deal in all_hands(store, club_session).items()
        if not hides(store, club_session, str(board))
    }


def all_hands(store: Store, club_session: ClubSession) -> Mapping[int, Deal]:
    """The same, whoever asks: nothing of it is shown."""
    deals: dict[int, Deal] = {}
    for file in (club_session.file, club_session.hands):
        if file is not None:
            deals.update(_hands_of(store, file.stream))
    return deals
