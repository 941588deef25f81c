"""A ruling that somebody begins twice: by a second tap, or on a page to which they went back."""

from __future__ import annotations

import threading
from datetime import timedelta

from bridgelaw.desk import times
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.room import RESTS_AFTER
from bridgelaw.store import Filter
from bridgelaw.web.server.request import Visit

opening = threading.Lock()
"""Two taps at once are one after the other, so that the second finds what the first began."""
_TAPPED_AGAIN = timedelta(minutes=1)
"""Nobody does the same at the same table so soon again; and who has given a ruling has done it."""
_LATELY = 20


def begun_already(visit: Visit, draft: RulingRecord, session: str) -> RulingRecord | None:
    """The same ruling, where the same person has begun it at this table and not yet given it."""
    return _same(visit, draft, session, "open", RESTS_AFTER)


def given_already(visit: Visit, draft: RulingRecord, session: str) -> RulingRecord | None:
    """The same ruling, where they have just given it."""
    return _same(visit, draft, session, "given", _TAPPED_AGAIN)


def _same(
    visit: Visit, draft: RulingRecord, session: str, state: str, since: timedelta
) -> RulingRecord | None:
    if not draft.place or not draft.board:  # nobody knows where it was: it may be anywhere
        return None
    desk = visit.desk
    lately = Filter(session=session, states=(state,), place=draft.place, board=draft.board,
                    since=times.now() - since)  # fmt: skip
    those = (desk.ruling(one.stream) for one in desk.store.find("ruling", lately, limit=_LATELY))
    return next((one for one in those if one.by == visit.signs_as
                 and _begun_as(one) == _begun_as(draft)), None)  # fmt: skip


def _begun_as(record: RulingRecord) -> tuple[object, ...]:
    return (
        record.procedure.key, record.board, record.who, record.told, record.after_ruling,
        record.review, record.table,
    )  # fmt: skip
