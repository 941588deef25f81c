"""Who may do what at a live table: one answer for pages, links of tables, and programs.

Whoever rules may do everything. Everybody else enters what happens and takes it back, and neither
enters nor takes back a ruling. Where the desk knows the hands, a card that somebody does not hold
is refused, and whoever tried one after the other would learn them: who may not see closed hands
then enters calls, claims and the call for the director, and no cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bridgelaw.desk.people.roles import Right
from bridgelaw.desk.records.record import Misfit
from bridgelaw.desk.records.table import TableRecord, knows_hands
from bridgelaw.locale import Text, tr
from bridgelaw.store import Entry
from bridgelaw.table import events as ev
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table

TELL_NO_CARD = (ev.Called, ev.Claimed, ev.Conceded, ev.DirectorCalled)
"""What can be entered without trying out who holds a card."""
_OVER = (Phase.OVER, Phase.PASSED_OUT, Phase.CLAIMED)


class NotAtTable(Misfit):
    """Whoever asks may not do this at a table."""

    def __init__(self, text: Text, needs: Right) -> None:
        super().__init__(text)
        self.needs = needs
        """The right with which one may."""


@dataclass(frozen=True, slots=True)
class AtTable:
    """What somebody may do at the tables where they may enter anything at all."""

    rules: bool
    sees_hands: bool
    sign_in: str | None = None
    """Of the players who sit there: they take back what was entered by it, and nothing else."""

    def ensure_enters(self, table: Table, events: Sequence[ev.Event]) -> None:
        """`Refusal` for what they may not enter."""
        if self.rules:
            return
        if any(isinstance(event, ev.Ruled) for event in events):
            raise NotAtTable(tr("Only the director rules."), Right.RULE)
        if self.sign_in is not None and is_over(table):
            raise Misfit(tr("The play is over here."))
        if not self.enters_cards(table) and not all(
            isinstance(event, TELL_NO_CARD) for event in events
        ):
            raise NotAtTable(
                tr("The desk knows the hands here: the director enters the cards."), Right.READ
            )

    def enters_cards(self, table: Table) -> bool:
        """May they enter cards?"""
        return self.rules or self.sees_hands or not knows_hands(table)

    def ensure_deals(self, table: Table) -> None:
        """`Refusal` where hands that are known would be compared with what they send."""
        if not self.enters_cards(table):
            raise NotAtTable(
                tr("The desk knows hands here: whoever may see them may change them."), Right.READ
            )

    def ensure_takes_back(
        self, record: TableRecord, count: int, last: Callable[[], Sequence[Entry]]
    ) -> None:
        """`Refusal` where something is not theirs to take back. `last`: the table's last entry."""
        if self.rules:
            return
        if self.sign_in is not None and not (count == 1 and is_own(last(), self.sign_in)):
            raise Misfit(tr("Only whoever entered it, or a director, takes it back."))
        gone = record.table.log[-count:]
        if record.rulings_undone_by(count) or any(isinstance(one, ev.Ruled) for one in gone):
            raise NotAtTable(tr("Only the director takes a ruling back."), Right.RULE)


def is_over(table: Table) -> bool:
    return table.phase in _OVER


def is_own(last: Sequence[Entry], sign_in: str) -> bool:
    """Was the last entry something that happened, entered by this sign-in?"""
    if not last or not sign_in:
        return False
    entry = last[-1]
    return entry.kind == "happened" and not entry.data.get("ruling") and entry.sign_in == sign_in
