"""The pages that every page leads to."""

from __future__ import annotations

from typing import Any

from bridgelaw.locale.text import Text, tr

_FOR_DIRECTORS: tuple[tuple[str, Text], ...] = (
    ("/", tr("What happened?")),
    ("/tables", tr("Tables")),
    ("/scores", tr("Scores")),
    ("/log", tr("Log")),
)
_FOR_ALL: tuple[tuple[str, Text], ...] = (
    ("/compare", tr("Comparable calls")),
    ("/laws", tr("Laws")),
    ("/casebook", tr("Casebook")),
    ("/sheets", tr("Without a director")),
)
_ON_A_PHONE = ("/phone", tr("The desk on a phone"))


def menu(visit: Any) -> tuple[tuple[str, Text], ...]:
    """Where this visitor may go."""
    if visit.is_director:
        return (*_FOR_DIRECTORS, *_FOR_ALL, _ON_A_PHONE)
    return (*_FOR_DIRECTORS[:2], *_FOR_ALL)
