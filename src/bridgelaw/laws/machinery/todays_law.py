"""The law that holds where no session says which: the edition in force today."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from bridgelaw.laws.digest import edition_named
from bridgelaw.scoring.editions import in_force
from bridgelaw.scoring.profile import WBF, Profile


def todays_law(edition: str | None = None, profile: Profile = WBF) -> Profile:
    """The profile by the edition in force today, or by the one that is named.

    >>> todays_law("2017").edition
    '2017'
    """
    held = in_force(date.today()) if edition is None else edition_named(edition)
    return replace(profile, edition=held.name)
