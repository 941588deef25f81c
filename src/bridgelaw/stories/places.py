"""Who sits where: players by seat where the teller's is known, and else as the teller sees them."""

from __future__ import annotations

from bridgelaw.reading.readings import Part
from bridgelaw.stories.deeds import UNNAMED, Gathered

SEATS = ("N", "E", "S", "W")
ROLES = ("me", "lho", "partner", "rho")


class Places:
    """The seats of a story."""

    def __init__(self, story: Gathered) -> None:
        self.speaker = ""
        self.said: Part | None = None
        self.supplied = False
        for fact, part in story.facts:
            seated = str(fact.value) in SEATS
            if seated and fact.about in ("speaker", "partner") and not self.speaker:
                self.speaker, self.said = str(fact.value), part
                if fact.about == "partner":
                    self.speaker, self.supplied = self.after(self.speaker, 2), True

    def who(self, told: str) -> str:
        """A player as the facts name them; nothing where it may be anybody."""
        if told in UNNAMED:
            return ""
        if told in ROLES and self.speaker:
            return self.after(self.speaker, ROLES.index(told))
        return told

    def after(self, who: str, steps: int) -> str:
        """Who sits so many places to the left of somebody."""
        for order in (SEATS, ROLES):
            if who in order:
                return order[(order.index(who) + steps) % 4]
        return ""


def steps_between(one: str, other: str) -> int | None:
    """How many places to the left of one the other sits; `None` where that was not told.

    >>> steps_between("E", "N"), steps_between("me", "lho"), steps_between("me", "N")
    (3, 1, None)
    """
    for order in (SEATS, ROLES):
        if one in order and other in order:
            return (order.index(other) - order.index(one)) % len(order)
    return None
