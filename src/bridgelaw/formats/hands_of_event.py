"""The hands of an event's boards: from its own file, or from a file of hand records."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bridgelaw.formats.records import read_records, whole_deals
from bridgelaw.game import Deal
from bridgelaw.locale import Refusal
from bridgelaw.scoring.field import BoardKey, Field


def deals_in(data: bytes, name: str) -> Mapping[int, Deal]:
    """The whole deals of a file by the numbers of their boards; nothing where it has none."""
    try:
        return whole_deals(read_records(data, name))
    except (Refusal, ValueError):
        return {}


def deals_of_event(field: Field, dealt: Iterable[Mapping[int, Deal]]) -> Mapping[BoardKey, Deal]:
    """The deal of each board of the field; one set of deals a session, or one for all of them."""
    sets = list(dealt)
    sessions = sorted({key.session for key in field.boards})
    if len(sets) != len(sessions):
        # One set of hands says nothing of which session they were dealt for.
        sets = sets[:1] if len(sessions) == 1 else []
    by_session = dict(zip(sessions, sets, strict=False))
    return {
        key: deal
        for key in field.boards
        if (deal := by_session.get(key.session, {}).get(key.number)) is not None
    }
