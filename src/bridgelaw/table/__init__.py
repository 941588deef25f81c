"""The table: any possible event is taken; what was irregular, and what may be done, follows.

Only what is listed in `__all__` is promised, with everything in the modules `events` and `effects`;
the other modules of this room are private.
"""

from bridgelaw.table import effects, events
from bridgelaw.table.agenda import Item
from bridgelaw.table.breaches import Breach, Irregularity, Kind, Why
from bridgelaw.table.choices import CallChoices, CardChoices, Decision
from bridgelaw.table.duties import PenaltyOnTable
from bridgelaw.table.effects import Effect
from bridgelaw.table.events import Event, ImpossibleEvent
from bridgelaw.table.in_force import InForce, in_force
from bridgelaw.table.knowledge import Denial, Knowledge
from bridgelaw.table.notation import (
    event_from_json,
    event_to_json,
    read_event,
    read_events,
    write_event,
)
from bridgelaw.table.placed import Placed
from bridgelaw.table.rules.kinds import Choice
from bridgelaw.table.since import Since
from bridgelaw.table.state import Assumed, CallRecord, Phase, Replacement, Revoke, Standing
from bridgelaw.table.table import Table
from bridgelaw.table.wording import describe

__all__ = [
    "Assumed",
    "Breach",
    "CallChoices",
    "CallRecord",
    "CardChoices",
    "Choice",
    "Decision",
    "Denial",
    "Effect",
    "Event",
    "ImpossibleEvent",
    "InForce",
    "Irregularity",
    "Item",
    "Kind",
    "Knowledge",
    "PenaltyOnTable",
    "Phase",
    "Placed",
    "Replacement",
    "Revoke",
    "Since",
    "Standing",
    "Table",
    "Why",
    "describe",
    "effects",
    "event_from_json",
    "event_to_json",
    "events",
    "in_force",
    "read_event",
    "read_events",
    "write_event",
]
