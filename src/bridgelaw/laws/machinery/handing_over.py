"""What comes after a ruling: it is tried on the table before anybody hears of it.

A law that hands over to another one knows only its own matter. What is due next is for the table to
say: another irregularity may come first, and what the other law would look at may be gone.
"""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.laws.machinery.case import Case, Unanswered
from bridgelaw.laws.machinery.circumstances import Circumstances
from bridgelaw.laws.machinery.registry import PROCEDURES
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import Text
from bridgelaw.table.effects import Effect, Review, Unauthorised
from bridgelaw.table.events import ImpossibleEvent
from bridgelaw.table.table import Table
from bridgelaw.table.which_procedure import BY_THE_TABLE


def refused_by(table: Table | None, ruling: Ruling) -> Text | None:
    """Why the table cannot take this ruling; `None` where it can."""
    if table is None or not table.seats:
        return None
    try:
        table.after(ruling.event)
    except ImpossibleEvent as error:
        return error.text
    return None


def handed_over(ruling: Ruling, circumstances: Circumstances) -> Ruling:
    """The ruling with the procedure that really comes after it, if one does."""
    table, key = circumstances.table, ruling.goes_on
    if table is None or not table.seats or key not in BY_THE_TABLE:
        return ruling
    if not any(map(_changes, ruling.effects)):
        return ruling  # nothing has changed: the matter is the other law's
    try:
        after = table.after(ruling.event)
    except ImpossibleEvent:
        return ruling
    # The table has its own order of what is open, and this is a part of it.
    comes = after.ruling_needed
    if comes is None and _begins(key, replace(circumstances, table=after)):
        comes = key
    return ruling if comes == key else replace(ruling, goes_on=comes, hands_over=())


def _changes(effect: Effect) -> bool:
    """Does it change the table, and not only what is to be kept in mind?"""
    return not isinstance(effect, Review | Unauthorised)


def _begins(key: str, circumstances: Circumstances) -> bool:
    """Has the procedure something to rule on there?"""
    try:
        PROCEDURES[key].run(Case(key, circumstances, ()))
    except Unanswered:
        return True
    except Refusal:
        return False
    return True
