"""Law 23: is the call that replaces a withdrawn one comparable to it?"""

from __future__ import annotations

from enum import Enum
from typing import Any

from bridgelaw.game.calls import Call
from bridgelaw.game.seats import Player
from bridgelaw.laws.case import Case
from bridgelaw.laws.questions import Choice, Option
from bridgelaw.locale.text import tr


class Comparable(Enum):
    """The three tests of Law 23A, and that none of them is met."""

    SIMILAR = "23A1"
    SUBSET = "23A2"
    PURPOSE = "23A3"
    NO = ""


_OPTIONS = (
    Option("similar", Comparable.SIMILAR, tr("Yes: it has the same or nearly the same meaning")),
    Option("subset", Comparable.SUBSET, tr("Yes: it shows a part of what the other could show")),
    Option("purpose", Comparable.PURPOSE, tr("Yes: it has the same purpose, as a relay has")),
    Option("none", Comparable.NO, tr("No, none of these")),
)

_WHY = tr(
    "Compare what the two calls show by the partnership's agreements. The suits shown count more "
    "than the strength, but a large difference in strength makes them different. A part must lie "
    "wholly within what the withdrawn call could show. A call that showed nothing at all, such as "
    "a forced answer to a relay, is comparable with every call."
)

COMPARABLE = Choice(
    key="comparable",
    law="23A",
    heading=tr("Is {call} comparable to {bid}?"),
    why=_WHY,
    away=True,
    options=_OPTIONS,
)

ANOTHER_COMPARABLE = Choice(
    key="another_comparable",
    law="26A",
    heading=tr("Is {call} comparable to {bid}?"),
    why=tr(
        "This decides only about the lead now: after a comparable call there is no lead "
        "restriction. {partner} must pass in any case."
    ),
    away=True,
    options=_OPTIONS,
)


SECOND_COMPARABLE = Choice(
    key="second_comparable",
    law="26A",
    heading=tr("Is {call} comparable to {bid}?"),
    why=tr(
        "The first bid was withdrawn. After a comparable call there is no lead restriction and the "
        "first bid may be used; otherwise there may be one, and it may not."
    ),
    away=True,
    options=_OPTIONS,
)


def is_comparable(
    case: Case, question: Choice[Comparable], by: Player, call: Call | None, **values: Any
) -> bool:
    """Asks for the three tests and cites the one that is met."""
    # The director decides; the player tells him away from the table what the calls show.
    found = case.ask(question, by, call=tr("the replacement") if call is None else call, **values)
    if found is Comparable.NO:
        return False
    case.cite(found.value)
    return True
