"""The gate around every procedure: what comes before it, and what the table needs after it.

Whoever picks a procedure by hand may not see that something else is open which decides what it
looks at: who leads, or which calls there are. Then that is ruled on first. And a law that hands
over to another one knows only its own matter. What is due next is for the table to say: another
irregularity may come first, and what the other law would look at may be gone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bridgelaw.laws.machinery.case import Case, Unanswered
from bridgelaw.laws.machinery.circumstances import Circumstances
from bridgelaw.laws.machinery.manifest import Looks
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.registry import PROCEDURES
from bridgelaw.laws.machinery.ruling import Ruling, Step, changes
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.agenda import Item, comes_first
from bridgelaw.table.breaches import Kind
from bridgelaw.table.events import ImpossibleEvent
from bridgelaw.table.table import Table
from bridgelaw.table.which_procedure import by_the_table

_CALLS = frozenset(
    (
        Kind.ROBBED_OF_TURN,
        Kind.BID_OVER_SEVEN,
        Kind.BARRED_CALL,
        Kind.INADMISSIBLE_DOUBLE,
        Kind.INADMISSIBLE_REDOUBLE,
        Kind.CALL_OUT_OF_ROTATION,
        Kind.CALL_NOT_REPEATED,
        Kind.INSUFFICIENT_BID,
    )
)
_TOUCHES: Mapping[Looks, frozenset[Kind]] = {
    Looks.NOTHING: frozenset(),
    Looks.CALLS: _CALLS,
    Looks.POSITION: frozenset(
        (
            Kind.WRONG_NUMBER_OF_CARDS,
            Kind.OPENING_LEAD_OUT_OF_TURN,
            Kind.LEAD_OUT_OF_TURN,
            Kind.PLAY_OUT_OF_TURN,
        )
    ),
}
"""What is open decides about that at which a procedure looks."""


def first(procedure: Procedure, table: Table | None) -> Item | None:
    """What has to be ruled on before this procedure can look at the table."""
    touches = _TOUCHES[procedure.manifest.looks_at]
    if table is None or not table.seats or not touches:
        return None
    head = next(iter(comes_first(table)), None)
    if head is None or head.procedure == procedure.key:
        return None
    found = head.irregularity
    return head if found is not None and found.kind in touches else None


def passed_on(procedure: Procedure, table: Table | None, edition: str) -> Ruling | None:
    """Instead of the procedure's first question: what comes first, if something does."""
    item = first(procedure, table)
    if item is None or item.irregularity is None:
        return None
    found, comes = item.irregularity, PROCEDURES[item.procedure]
    return Ruling(
        procedure.key,
        edition,
        (Step(found.law),),
        tr("First: {title}.", title=comes.title),
        notes=(
            found.breach.text,
            tr("What is ruled on that decides what there is to rule on here."),
        ),
        goes_on=item.procedure,
        before=table,
        on=(),
    )


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
    if table is None or key is None or not table.seats or not table.log:
        return ruling
    try:
        after = table.after(ruling.event)
    except ImpossibleEvent:
        return ruling
    needed = after.ruling_needed
    if key in by_the_table(table) and any(map(changes, ruling.effects)) and needed is not None:
        # The table has its own order of what is open, and this is a part of it.
        return ruling if needed == key else replace(ruling, goes_on=needed, hands_over=())
    reason = refused_at(key, replace(circumstances, table=after))
    if reason is None:
        return ruling
    # What the other law would look at is gone, or nobody has entered it.
    notes = (
        ruling.notes if key in by_the_table(table) and ruling.effects else (*ruling.notes, reason)
    )
    return replace(ruling, goes_on=None, hands_over=(), notes=notes)


def refused_at(key: str, circumstances: Circumstances) -> Text | None:
    """Why the procedure has nothing to rule on there; `None` where it has."""
    try:
        PROCEDURES[key].run(Case(key, circumstances, ()))
    except Unanswered:
        return None
    except Refusal as error:
        return error.text
    return None
