"""What came after an event: yes, no, or not known where not all of it was entered."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeVar

from bridgelaw.game.calls import Call
from bridgelaw.game.seats import Seat
from bridgelaw.table import events as ev

T = TypeVar("T")


_PLAYS = (ev.Led, ev.Played, ev.PlayedTogether)


class Since(NamedTuple):
    """What was entered after an event.

    Where a stretch of it was not entered, nothing that is not there is known not to have been.

    >>> from bridgelaw import Board, Seat, Table
    >>> since = Table(Board(None)).after("..., E 1H, S P, ...").since(1)
    >>> since.has_called(Seat.SOUTH), since.has_called(Seat.WEST) is None
    (True, True)
    """

    log: tuple[ev.Event, ...]

    @property
    def is_whole(self) -> bool:
        """Was everything entered?"""
        return ev.Unentered not in map(type, self.log)

    @property
    def is_blank(self) -> bool:
        """Was nothing entered of a stretch in which something may have happened?"""
        return not self.is_whole and all(isinstance(e, ev.Unentered | ev.Told) for e in self.log)

    def none(self, found: object) -> bool | None:
        """Is there such a thing? What was not found is not known where not all was entered.

        >>> from bridgelaw.table import events
        >>> Since(()).none(None), Since((events.Unentered(),)).none(None) is None
        (False, True)
        """
        if found is not None and found is not False:
            return True
        return False if self.is_whole else None

    def call_by(self, seat: Seat) -> Call | Literal[False] | None:
        """What the player called first; `False`: they have not; `None`: nobody knows."""
        for event in self.log:
            if isinstance(event, ev.Unentered):
                return None
            if isinstance(event, ev.Called) and event.seat is seat:
                return event.call
        return False

    def has_called(self, *seats: Seat) -> bool | None:
        """Has one of the players called?"""
        return self._any(ev.Called, seats=seats)

    def has_led(self, seat: Seat) -> bool | None:
        """Has the player led?"""
        return self._any(ev.Led, seats=(seat,))

    def has_played(self, *seats: Seat) -> bool | None:
        """Has one of the players led or played?"""
        return self._any(*_PLAYS, seats=seats)

    def spread(self, seat: Seat) -> bool | None:
        """Has the player put the hand down?"""
        return self._any(ev.Spread, seats=(seat,))

    def _any(self, *kinds: type, seats: tuple[Seat, ...]) -> bool | None:
        if any(
            isinstance(event, kinds) and getattr(event, "seat", None) in seats for event in self.log
        ):
            return True
        return False if self.is_whole else None


NOTHING_SINCE = Since(())
"""Nothing came after it."""


def first(*facts: tuple[T, bool | None], otherwise: T) -> T | None:
    """The first that is so; `None` if none is and one is not known; otherwise the last word.

    >>> first(("spread", False), ("played", True), otherwise="nothing")
    'played'
    >>> first(("spread", None), ("played", False), otherwise="nothing") is None
    True
    """
    for value, known in facts:
        if known:
            return value
    return None if any(known is None for _, known in facts) else otherwise
