"""The facts of a story that is about one procedure."""

from __future__ import annotations

from bridgelaw.stories.deeds import Gathered, bids
from bridgelaw.stories.facts_of_calls import OfCalls
from bridgelaw.stories.facts_of_play import OfPlay
from bridgelaw.stories.following import follow
from bridgelaw.stories.resolving import CALLS, Facts
from bridgelaw.stories.roles import complete

_OF_EITHER = frozenset({"settled-by-players", "lead-restriction"})
"""What may have been a call or a card."""


def resolve(story: Gathered, entrance: str) -> Facts:
    """The facts of a story that is about this procedure."""
    of_calls = entrance in CALLS or (entrance in _OF_EITHER and bids(story.events))
    facts = (OfCalls if of_calls else OfPlay)(story, entrance).resolved()
    complete(facts, story, entrance)
    follow(facts, story, entrance)
    return facts
