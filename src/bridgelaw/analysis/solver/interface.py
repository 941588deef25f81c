"""What everybody else knows of a solver."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, runtime_checkable

from bridgelaw.analysis.position import Position
from bridgelaw.game import Card, Hand, Side
from bridgelaw.locale import Refusal


class SolverMissing(Refusal):
    """No solver is installed; the text says how to get one."""


class SolverFailed(Refusal):
    """The solver died, or did not answer in time. The next call starts it anew."""


class Solver(Protocol):
    """Something that knows the value of every card. `find_solver` gives DDS; anything with this
    method will do.

    >>> class Optimist:
    ...     def values(self, position):
    ...         return {card: position.left for card in position.legal}
    >>> from bridgelaw.game import Seat
    >>> hands = tuple(Hand.parse(cards) for cards in ("AK...", "QJ...", "32...", "54..."))
    >>> tricks(Optimist(), Position(hands, None, Seat.NORTH), Side.NS)
    2
    """

    def values(self, position: Position) -> Mapping[Card, int]:
        """For each legal card of the player whose turn it is, the tricks that their side then wins.

        The trick in progress counts. There is at least one card left to be played.
        """


@runtime_checkable
class QuickSolver(Protocol):
    """A solver that finds what the best card brings sooner than what every card does."""

    def best(self, position: Position) -> int:
        """The tricks that the side of the player whose turn it is wins with the best play."""


def best_value(solver: Solver, position: Position) -> int:
    """The tricks that the side of the player whose turn it is wins with the best play."""
    if isinstance(solver, QuickSolver):
        return solver.best(position)
    return max(solver.values(position).values(), default=0)


def tricks(solver: Solver, position: Position, side: Side) -> int:
    """How many of the tricks left the side wins, the one in progress included."""
    best = best_value(solver, position)
    return best if position.turn.side is side else position.left - best


def best_cards(solver: Solver, position: Position) -> Hand:
    """The cards with which the player whose turn it is does best.

    docs/double-dummy.md has an example, with what a solver gives for a deal, a contract and a line.
    """
    values = solver.values(position)
    best = max(values.values())
    return Hand.of(card for card, value in values.items() if value == best)
