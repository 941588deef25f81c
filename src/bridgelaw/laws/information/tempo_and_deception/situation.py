"""Law 73D, 73E: how far the board is."""

from dataclasses import dataclass

from bridgelaw.laws.information.on_the_board import OnTheBoard


@dataclass(frozen=True, slots=True)
class Misled(OnTheBoard):
    """A board on which an opponent may have been misled."""
