"""The facts of a story that is about one procedure."""

from __future__ import annotations

from bridgelaw.stories.deeds import Gathered
from bridgelaw.stories.facts_of_calls import OfCalls
from bridgelaw.stories.facts_of_play import OfPlay
from bridgelaw.stories.resolving import CALLS, Facts


def resolve(story: Gathered, entrance: str) -> Facts:
    """The facts of a story that is about this procedure."""
    resolving = OfCalls(story, entrance) if entrance in CALLS else OfPlay(story, entrance)
    return resolving.resolved()
