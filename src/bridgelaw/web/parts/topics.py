"""The parts of the game by which a director finds the law, and by which the quiz asks."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bridgelaw.laws import PROCEDURES, Procedure
from bridgelaw.locale import Text, tr


@dataclass(frozen=True, slots=True)
class Topic:
    """A part of the game, and the laws that belong to it."""

    title: Text
    laws: frozenset[int]

    @property
    def procedures(self) -> tuple[Procedure, ...]:
        return tuple(one for one in PROCEDURES.values() if self in topics_of(one))


def _laws(*spans: tuple[int, int]) -> frozenset[int]:
    return frozenset(law for first, last in spans for law in range(first, last + 1))


TOPICS: dict[str, Topic] = {
    "auction": Topic(tr("Auction"), _laws((17, 19), (22, 39))),
    "play": Topic(tr("Lead and play"), _laws((9, 9), (41, 60), (65, 67))),
    "revoke": Topic(tr("Revoke"), _laws((61, 64))),
    "claim": Topic(tr("Claim"), _laws((68, 71))),
    "information": Topic(
        tr("Information"), _laws((16, 16), (20, 21), (40, 40), (72, 73), (75, 75))
    ),
    "cards": Topic(tr("Cards and boards"), _laws((1, 8), (13, 15))),
    "score": Topic(tr("Score"), _laws((10, 12), (77, 82), (86, 88))),
    "conduct": Topic(tr("Conduct and appeals"), _laws((74, 74), (76, 76), (83, 85), (89, 93))),
}
"""Every law belongs to one of them, so that a new procedure is found without being named here."""


def topics_of(procedure: Procedure) -> tuple[Topic, ...]:
    """The topics under which a procedure is listed: by its manifest, or by its first law."""
    if procedure.manifest.moments:
        return tuple(TOPICS[key] for key in procedure.manifest.moments)
    number = re.match(r"\d+", procedure.laws[0])
    law = int(number[0]) if number else 0
    return tuple(topic for topic in TOPICS.values() if law in topic.laws) or (TOPICS["conduct"],)
