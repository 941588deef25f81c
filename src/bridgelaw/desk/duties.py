"""What was put off: the reviews of rulings that wait for the end of the play.

A quick ruling knows nothing of the play, so its duties wait until the director says that they are
done, or that there is nothing to do. At a live table the table itself knows what is still due.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bridgelaw.desk.records.record import Misfit
from bridgelaw.desk.records.ruling import DUTY, RulingRecord
from bridgelaw.laws.common.end_of_board import REVIEWED_BY, reviews_due, to_adjusted_score
from bridgelaw.laws.common.reviews import REVIEWS
from bridgelaw.locale.text import Text, tr

if TYPE_CHECKING:
    from bridgelaw.desk.desk import Desk

_MOST_RULINGS = 50

_SEEN = tr("Did the seen card matter?")
_USED = tr("Was the withdrawn call used?")
_EXPLAINED = tr("Did the wrong explanation cost anything?")

TITLES: dict[str, Text] = {
    "11A": tr("Did settling it themselves help?"),
    "12A1": tr("Was the other side damaged?"),
    "12C1": tr("Did the wrong review do damage?"),
    "13A2": _SEEN,
    "13B1": tr("Did the wrong hands matter?"),
    "13C": tr("Did the extra card matter?"),
    "16B3": tr("Was partner's information used?"),
    "16C2": _USED,
    "16C3": _USED,
    "16D2(c)": _SEEN,
    "16D3": _SEEN,
    "21B3": _EXPLAINED,
    "23C": tr("Did the cancelled call help?"),
    "27D": tr("Did the low bid help?"),
    "40B4": tr("Did the method do damage?"),
    "40C1": tr("Was the psychic call allowed for?"),
    "43B3": tr("Did the defenders gain?"),
    "45F": tr("Did dummy suggest the card?"),
    "47E2(b)": _EXPLAINED,
    "50E4": tr("Did the shown card help?"),
    "53C": tr("Was the early card used?"),
    "55C": tr("Did the lead suggest the line?"),
    "57D": tr("Was the early card used?"),
    "64C1": tr("Are the tricks enough?"),
    "64C2(a)": tr("Did later revokes cost tricks?"),
    "64C2(b)": tr("Was a side damaged?"),
    "66": tr("Did looking back help?"),
    "67B3": tr("Adjust: a card was played twice"),
    "72C": tr("Could they have known?"),
    "73": tr("Was an opponent misled?"),
}
"""The question of each review in a few words, as a list shows it."""


class Duty(NamedTuple):
    """A review that waits."""

    ruling: RulingRecord
    law: str

    @property
    def title(self) -> Text:
        return TITLES.get(self.law, tr("Look at the result"))

    @property
    def question(self) -> Text:
        """What is to be found out, in full."""
        return REVIEWS.get(self.law, tr("Look at what this law says about the result."))

    @property
    def procedure(self) -> str:
        """What goes on from it."""
        return REVIEWED_BY.get(self.law, "adjusted-score")


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
    found: dict[tuple[str, str], Duty] = {}
    for one in desk.store.find(
        "ruling", session=session, states=("given",), mark=DUTY, limit=_MOST_RULINGS
    ):
        for duty in duties_of(desk.ruling(one.stream)):
            table = duty.ruling.table
            if table is None or duty.law in reviews_due(desk.table(table).table):
                found.setdefault((table or duty.ruling.id, duty.law), duty)
    return tuple(found.values())
