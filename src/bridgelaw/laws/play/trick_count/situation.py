"""Laws 65 and 66: what the table shows of the quitted tricks, and who may look at them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bridgelaw.game.seats import Seat, Side
from bridgelaw.laws.law import NothingToRule, Table, Text, tr
from bridgelaw.laws.play.trick_count.questions import Part, When


@dataclass(frozen=True, slots=True)
class Tricks:
    """How many tricks there are, and which sides have played to the one in progress."""

    complete: int | None = None
    declarer: Seat | None = None
    play_over: bool | None = None
    sides: frozenset[Side] | None = frozenset()
    """`None` where nobody entered with which card that trick began."""

    def must_be_there(self) -> None:
        """Only a trick that has been completed can be turned or looked at again."""
        if self.complete == 0:
            raise NothingToRule(tr("No trick has been completed at this table."))

    def part_of(self, player: Seat) -> Part | None:
        if self.declarer is None:
            return None
        if player is self.declarer:
            return Part.DECLARER
        return Part.DUMMY if player is self.declarer.partner else Part.DEFENDER

    def when(self, player: Seat) -> When | None:
        """How far the play has gone, where only one answer fits."""
        fitting = self._fitting(player)
        return fitting[0] if len(fitting) == 1 else None

    def not_then(self, player: Seat) -> Callable[[When], Text | None]:
        """Why the play cannot have gone so far; to be used as `allowed`."""
        fitting = self._fitting(player)
        return lambda when: None if when in fitting else tr("the table shows something else")

    def _fitting(self, player: Seat) -> tuple[When, ...]:
        """What the table leaves open is only which trick it is about, and when it was said."""
        if self.play_over is not False:
            return tuple(When)
        if self.sides is None:
            return tuple(when for when in When if when is not When.OVER)
        # Of the last trick; an older one was followed by another to which both sides played.
        if player.side in self.sides:
            return (When.PLAYED_ON,)
        last = When.LED if self.sides else When.NOT_LED
        return (last,) if self.complete == 1 else (last, When.PLAYED_ON)


def find_tricks(table: Table) -> Tricks:
    sides = None if table.lead_is_open else frozenset(seat.side for seat, _ in table.trick.cards)
    complete = None if table.is_open else len(table.tricks)
    return Tricks(complete, table.declarer, table.play_has_ended, sides)
