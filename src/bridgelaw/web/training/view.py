"""What the pages of the training show of the talk."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.training.visit import Heard, Visit

_OPEN = 5
"""So many lines of the talk stand open; what was said before is folded."""


@dataclass(frozen=True, slots=True)
class Talk:
    """What was said: the last of it, and what is folded."""

    before: tuple[Heard, ...]
    now: tuple[Heard, ...]


def talk_of(visit: Visit) -> Talk:
    """All that was said, the last lines open."""
    lines = tuple(visit.talk())
    at = max(0, len(lines) - _OPEN)
    # What was asked stands beside its answer.
    while at > 0 and lines[at].by is not None and lines[at - 1].by is not None:
        at -= 1
    if at > 0 and lines[at].by is not None:
        at -= 1
    return Talk(lines[:at], lines[at:])
