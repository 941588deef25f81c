"""The law that holds where no session says which: the table's, or the edition in force today."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from bridgelaw.scoring.editions import EDITIONS, in_force
from bridgelaw.scoring.profile import WBF, Profile
from bridgelaw.table.events import Ruled
from bridgelaw.table.table import Table


def todays_law(edition: str | None = None, profile: Profile = WBF) -> Profile:
    """The profile by the edition in force today, or by the one that is named.

    >>> todays_law("2017").edition
    '2017'
    """
    if edition is None:
        return replace(profile, edition=in_force(date.today()).name)
    from bridgelaw.laws.digest import edition_named  # late: the text of the law is long

    return replace(profile, edition=edition_named(edition).name)


def law_at(table: Table, edition: str | None = None) -> Profile:
    """The same at a table: a board that was begun under an older edition is finished under it."""
    given = (event.edition for event in table.log if isinstance(event, Ruled))
    begun = (name for name in given if name in EDITIONS)
    return todays_law(edition or next(begun, None))
