"""What was put off: the reviews of rulings that wait for the end of the play.

A quick ruling knows nothing of the play, so its duties wait until the director says that they are
done, or that there is nothing to do. At a live table the table itself knows what is still due.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bridgelaw.desk.records.record import Misfit
from bridgelaw.desk.records.ruling import DUTY, RulingRecord
from bridgelaw.laws.common.end_of_board import reviews_due, to_adjusted_score
from bridgelaw.laws.machinery.registry import review_of
from bridgelaw.locale import Text, tr
from bridgelaw.store import Filter

if TYPE_CHECKING:
    from bridgelaw.desk.desk import Desk

_MOST_RULINGS = 50


class Duty(NamedTuple):
    """A review that waits."""

    ruling: RulingRecord
    law: str

    @property
    def title(self) -> Text:
        return review_of(self.law).title

    @property
    def question(self) -> Text:
        """What is to be found out, in full."""
        return review_of(self.law).question

    @property
    def procedure(self) -> str:
        """What goes on from it."""
        return review_of(self.law).by or "adjusted-score"


def duties_of(record: RulingRecord) -> tuple[Duty, ...]:
    """The reviews that this ruling has put off and nobody has seen to."""
    return tuple(Duty(record, law) for law in record.duties)


def duty_of(record: RulingRecord, law: str) -> Duty:
    """A review that this ruling put off, whether it waits or not; `Misfit` where there is none."""
    if law not in record.reviews:
        raise Misfit(tr("This ruling puts nothing off under that law."))
    return Duty(record, law)


def handed_to(procedure: str, law: str) -> tuple[tuple[str, str], ...]:
    """What the procedure that goes on need not ask any more."""
    return to_adjusted_score(law) if procedure == "adjusted-score" else ()


def due_duties(desk: Desk, session: str | None) -> tuple[Duty, ...]:
    """The reviews that wait in a session: at a live table once for each law, as it knows itself."""
    if session is None:
        return ()
    duties: dict[tuple[str, str], Duty] = {}
    for one in desk.store.find(
        "ruling", Filter(session=session, states=("given",), mark=DUTY), limit=_MOST_RULINGS
    ):
        for duty in duties_of(desk.ruling(one.stream)):
            table = duty.ruling.table
            if table is None or duty.law in reviews_due(desk.table(table).table):
                duties.setdefault((table or duty.ruling.id, duty.law), duty)
    return tuple(duties.values())
