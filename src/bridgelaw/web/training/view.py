"""What the pages of the training show: the talk, and the same with a fact changed."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.training.situations import Situation
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


def changed_fact(one: Situation) -> Situation | None:
    """The same with one fact changed, the last that changes the ruling."""
    for place in reversed(range(len(one.facts))):
        made = one.with_answer(place)
        if made is not None and "~" not in one.name:
            return made
    return None
