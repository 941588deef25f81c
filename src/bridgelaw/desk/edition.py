"""By which edition of the Laws is ruled: the session's, and without one the table's or today's."""

from __future__ import annotations

from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.records.table import TableRecord
from bridgelaw.laws.machinery.todays_law import law_at, todays_law
from bridgelaw.scoring.editions import FIRST


def edition_at(at: TableRecord, club_session: ClubSession | None) -> str:
    """The edition that holds at a table."""
    return law_at(at.table).edition if club_session is None else club_session.edition


def edition_kept(session: str, at: TableRecord | None, before: RulingRecord | None) -> str:
    """What a ruling that belongs to no session keeps: its own edition, for as long as it lasts."""
    if session if at is None else at.session:
        return FIRST  # nothing is kept: the session says it
    if before is not None:
        return before.edition
    return todays_law().edition if at is None else law_at(at.table).edition
