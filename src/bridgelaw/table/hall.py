"""Which unseen card may be where: exactly, by Hall's condition on the four hands.

A place is a hand, or what left the hands without being named: the unseen cards that it may have,
and how many of them it has. Cards that may be in the same places stand alike, so that there are
few classes of them; a deal fits everything if no set of places has more cards that can be nowhere
else than it has room.
"""

from __future__ import annotations

from functools import lru_cache

from bridgelaw.game.hands import Hand

Places = tuple[tuple[int, int], ...]
"""Of each place the unseen cards that it may have, and how many of them it has."""


@lru_cache(maxsize=512)
def possible(unseen: int, places: Places) -> tuple[int, ...] | None:
    """For each place the cards of which some deal gives it each; `None` where no deal fits."""
    classes: dict[int, int] = {}
    for card in Hand(unseen):
        there = sum(
            1 << place for place, (mask, room) in enumerate(places) if room and mask & card.bit
        )
        classes[there] = classes.get(there, 0) | card.bit
    full: list[int] = []
    for where in range(1 << len(places)):
        held = sum(cards.bit_count() for there, cards in classes.items() if not there & ~where)
        room = sum(room for place, (_, room) in enumerate(places) if where >> place & 1)
        if held > room:
            return None
        if held == room:
            full.append(where)
    return tuple(
        sum(
            cards
            for there, cards in classes.items()
            if there >> place & 1 and not any(one >> place & 1 and there & ~one for one in full)
        )
        for place in range(len(places))
    )
