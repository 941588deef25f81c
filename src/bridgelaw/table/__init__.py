"""The table: any possible event is taken; what was irregular, and what may be done, follows."""

from bridgelaw.table.breaches import Breach, Irregularity, Kind
from bridgelaw.table.choices import CallChoices, CardChoices, Decision
from bridgelaw.table.events import Event, ImpossibleEvent
from bridgelaw.table.notation import read_event, read_events, write_event
from bridgelaw.table.state import Phase, Standing
from bridgelaw.table.table import Table

__all__ = [
    "Breach",
    "CallChoices",
    "CardChoices",
    "Decision",
    "Event",
    "ImpossibleEvent",
    "Irregularity",
    "Kind",
    "Phase",
    "Standing",
    "Table",
    "read_event",
    "read_events",
    "write_event",
]
