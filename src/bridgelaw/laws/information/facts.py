"""Laws 84 and 85: what happened, agreed or found."""

from __future__ import annotations

from enum import Enum

from bridgelaw.laws.law import Choice, Option, tr


class Facts(Enum):
    """What the director has established."""

    AGREED = "84"
    FOUND = "85A1"
    ORDINARY = "ordinary"
    NOT_FOUND = "not found"
    UNKNOWN = "85B"


FACTS = Choice(
    key="facts",
    law="85A1",
    heading=tr("Did it happen, out of the ordinary?"),
    why=tr(
        "Hear each side in turn. If they do not agree, decide by what is more probable. Who "
        "disputes that anything happened should have called you at once (16B2)."
    ),
    options=(
        Option("agreed", Facts.AGREED, tr("Yes, everybody agrees")),
        Option("found", Facts.FOUND, tr("Disputed, but more probably yes")),
        Option("ordinary", Facts.ORDINARY, tr("Nothing out of the ordinary")),
        Option("not_found", Facts.NOT_FOUND, tr("Disputed, and more probably not")),
        Option("unknown", Facts.UNKNOWN, tr("It cannot be found out")),
    ),
)
