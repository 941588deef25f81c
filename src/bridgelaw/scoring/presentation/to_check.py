"""Results that look wrong, as a person reads them: which line, what may have been, and why."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bridgelaw.locale import Text, tr
from bridgelaw.scoring.field import Field, Line
from bridgelaw.scoring.presentation.names import table_name
from bridgelaw.scoring.words import outcome_text
from bridgelaw.scoring.wrong_entries.suspicion import EntrySlip, Suspicion

_PERHAPS = {
    EntrySlip.SIDE: tr("The other side declared?"),
    EntrySlip.DECLARER: tr("Partner declared? The score is the same."),
    EntrySlip.LEAD: tr("Declarer or lead entered wrongly?"),
    EntrySlip.SUIT: tr("Another suit?"),
    EntrySlip.SIGN: tr("Over and down mixed up?"),
    EntrySlip.EXCHANGED: tr("Two boards exchanged?"),
    EntrySlip.PAIRS: tr("Played by other pairs?"),
    EntrySlip.NO_RESULT: tr("Not played, or not entered?"),
}


@dataclass(frozen=True, slots=True)
class LineToCheck:
    """A line that somebody should look at."""

    suspicion: Suspicion
    line: Line
    table: str
    entered: Text
    perhaps: Text
    """What may have gone wrong, in two or three words."""
    instead: Text | None
    """What it may have been."""

    @property
    def why(self) -> Text:
        """In a sentence."""
        return self.suspicion.why


def lines_to_check(field: Field, suspicions: Iterable[Suspicion]) -> tuple[LineToCheck, ...]:
    """The lines in the order in which they are to be looked at."""
    return tuple(_line(field, one) for one in suspicions)


def _line(field: Field, suspicion: Suspicion) -> LineToCheck:
    line = field.lines[suspicion.place]
    return LineToCheck(
        suspicion,
        line,
        table_name(field, suspicion.place),
        tr("not played") if line.result is None else outcome_text(line.result),
        _PERHAPS[suspicion.slip],
        None if suspicion.instead is None else outcome_text(suspicion.instead),
    )
