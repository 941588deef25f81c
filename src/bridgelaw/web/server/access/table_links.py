"""The link of a table in the room, for its players: whichever board is played there now.

It names the session and the number of the table, so that a card with its code can lie on the table
the whole evening. It ends with the session, when a director ends it, and after a day; so does the
link of a single board.
"""

from __future__ import annotations

import secrets
from typing import NamedTuple

from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.record import fold
from bridgelaw.desk.records.table import TableRecord
from bridgelaw.store import Filter, Store

NOWHERE = "none"
"""In place of a table, for players at whose table nothing has been opened: it is no table's id."""
_FIRST = "0"


class TableLink(NamedTuple):
    """A table in the room, in one session."""

    session: str
    place: str
    """Its number."""
    mark: str
    """Another one when a director has ended the links before."""

    def __str__(self) -> str:
        """As it is signed."""
        return f"{self.session} {self.mark} {self.place}"

    @classmethod
    def read(cls, text: str) -> TableLink | None:
        """What was signed; `None` for the link of a single board."""
        session, mark, place = (*text.split(" ", 2), "", "")[:3]
        return cls(session, place, mark) if session.startswith("s-") and place else None


def link_of(store: Store, session: str, place: str) -> TableLink:
    """The link that holds now."""
    return TableLink(session, place, store.setting(_setting(session, place)) or _FIRST)


def end_link(store: Store, session: str, place: str) -> None:
    """Whoever came by the link is out, and nobody comes in by it any more; there is a new one."""
    store.set_setting(_setting(session, place), secrets.token_hex(4))


def is_of_players(proof: str) -> bool:
    """Does a sign-in with this proof come from a table's link, of any kind?"""
    return proof.startswith(("t-", "s-"))


def session_of(store: Store, table: str) -> str:
    """The session in which a board is played; empty where it belongs to none."""
    record = fold(TableRecord, store.read(table)[:1])
    return "" if record is None else record.session


def is_open(store: Store, session: str) -> bool:
    """Is the session played yet? Its links end with it."""
    club_session = fold(ClubSession, store.read(session))
    return club_session is not None and not club_session.is_closed


def table_of_link(store: Store, link: TableLink) -> str | None:
    """In a session that is open, the table that is played there now: the newest that is not over,
    or the newest.

    `NOWHERE` where there is none, `None` where the link has ended.
    """
    if link != link_of(store, link.session, link.place):
        return None
    for states in (("live",), ()):
        for one in store.find(
            "table", Filter(session=link.session, place=link.place, states=states), limit=1
        ):
            return one.stream
    return NOWHERE


def _setting(session: str, place: str) -> str:
    return f"link {session} {place}"
