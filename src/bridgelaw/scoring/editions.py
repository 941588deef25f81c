"""The editions of the Laws: an edition is a value with a date.

A table, a ruling, a case and a session carry the name of theirs, so that an old one keeps its
meaning. What is not named is "2017", as it always was.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date

from bridgelaw.locale import Text, tr


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition, or an amendment of one."""

    name: str
    since: date
    title: Text
    note: Text | None = None
    """What a director should know of it."""
    renamed: Mapping[str, str] = field(default_factory=dict)
    """Clauses of the edition before that stand elsewhere now."""


EDITIONS: dict[str, Edition] = {
    edition.name: edition
    for edition in (
        Edition("2017", date(2017, 3, 1), tr("Laws of 2017")),
        Edition(
            "2024",
            date(2024, 1, 1),
            tr("Laws of 2017 as amended on 1 January 2024"),
            tr(
                "Laws 73 and 89 were amended. 73D3 and the WBF's own English were not seen; "
                "whether the JCBL has taken it over was not found."
            ),
            {"73B1": "73B", "73B2": "89A3"},
        ),
    )
}
"""Every edition by its name, the oldest first."""

FIRST = "2017"
"""What logs have that name no other."""
LATEST = next(reversed(EDITIONS))
"""What sheets are drawn by."""


def last_of(names: Iterable[str], edition: str) -> str:
    """Of these editions the last that has begun by another one, or the first of all.

    >>> last_of(("2017", "2024"), "2017"), last_of(("2017",), "2024")
    ('2017', '2017')
    """
    day = EDITIONS[edition].since
    begun = [name for name in names if name == FIRST or EDITIONS[name].since <= day]
    return max(begun, key=lambda name: EDITIONS[name].since)


def stands_at(clause: str, edition: str) -> str:
    """Where a clause of 2017 stands in an edition, if that or one before it has moved it.

    >>> stands_at("73B1", "2017"), stands_at("73B1", "2024")
    ('73B1', '73B')
    """
    day = EDITIONS[edition].since
    for one in EDITIONS.values():
        if one.since <= day:
            clause = one.renamed.get(clause, clause)
    return clause


def in_force(day: date) -> Edition:
    """The edition in force on a day; before the first, the first.

    >>> in_force(date(2019, 5, 1)).name, in_force(date(2024, 1, 1)).name
    ('2017', '2024')
    """
    begun = [edition for edition in EDITIONS.values() if edition.since <= day]
    return max(begun, key=lambda edition: edition.since, default=EDITIONS[FIRST])
