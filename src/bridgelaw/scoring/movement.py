"""The movement of an event: who meets whom, at which table, in which round, on which boards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bridgelaw.game import Side


@dataclass(frozen=True, slots=True)
class Encounter:
    """Two contestants at a table for a round; of one that sits out, only its own name is there.

    >>> encounter = Encounter(2, "3", "NS 3", "EW 2", (7, 8, 9))
    >>> encounter.is_played, encounter.opponent_of("NS 3")
    (True, 'EW 2')
    """

    round: int
    table: str
    ns: str
    ew: str
    boards: tuple[int, ...]
    session: int = 1

    @property
    def is_played(self) -> bool:
        """Are both sides there, with boards to play?"""
        return bool(self.ns and self.ew and self.boards)

    def contestant(self, side: Side) -> str:
        """Who sits in this direction."""
        return self.ns if side is Side.NS else self.ew

    def opponent_of(self, name: str) -> str:
        """Whom this contestant meets."""
        return self.ew if name == self.ns else self.ns


@dataclass(frozen=True)
class Movement:
    """Every encounter of an event, as it was planned.

    >>> from bridgelaw.scoring import Encounter
    >>> movement = Movement((
    ...     Encounter(1, "1", "1", "4", (1, 2)),
    ...     Encounter(2, "1", "1", "3", (3, 4)),
    ... ))
    >>> movement.rounds, movement.planned("1", 3).round
    (2, 2)
    """

    encounters: tuple[Encounter, ...]

    @cached_property
    def rounds(self) -> int:
        """How many rounds there are."""
        return max((one.round for one in self.encounters), default=0)

    @cached_property
    def tables(self) -> tuple[str, ...]:
        """The tables, in the order in which the movement has them."""
        return tuple(dict.fromkeys(one.table for one in self.encounters))

    def at(self, table: str, number: int) -> Encounter | None:
        """Who sits at a table in a round; `None` if the movement does not say."""
        return self._by_place.get((table, number))

    def planned(self, name: str, board: int) -> Encounter | None:
        """When a contestant is to play a board; `None` if never."""
        return self._by_board.get((name, board))

    def in_round(self, name: str, number: int) -> Encounter | None:
        """Where a contestant sits in a round."""
        return self._by_round.get((name, number))

    @cached_property
    def _by_place(self) -> dict[tuple[str, int], Encounter]:
        return {(one.table, one.round): one for one in reversed(self.encounters)}

    @cached_property
    def _by_round(self) -> dict[tuple[str, int], Encounter]:
        return {
            (name, one.round): one
            for one in reversed(self.encounters)
            for name in (one.ns, one.ew)
            if name
        }

    @cached_property
    def _by_board(self) -> dict[tuple[str, int], Encounter]:
        return {
            (name, board): one
            for one in reversed(self.encounters)
            if one.is_played
            for board in one.boards
            for name in (one.ns, one.ew)
        }
