"""The text and JSON forms of events and effects.

Each kind has one sentence, such as `{seat} leads {card}`, and each kind of hole one way to be
written. The sentence is used in both directions, so what is written can be read again.
"""

from bridgelaw.table.notation.of_effects import (
    effect_from_json,
    effect_to_json,
    read_effect,
    write_effect,
)
from bridgelaw.table.notation.of_events import (
    EVENT_FORMS,
    event_from_json,
    event_to_json,
    read_event,
    read_events,
    split_events,
    write_event,
)

__all__ = [
    "EVENT_FORMS", "effect_from_json", "effect_to_json", "event_from_json", "event_to_json",
    "read_effect", "read_event", "read_events", "split_events", "write_effect", "write_event",
]  # fmt: skip
