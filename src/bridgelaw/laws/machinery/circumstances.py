"""The circumstances of a ruling: what it may look at before it asks anybody."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bridgelaw.game.seats import Seat
from bridgelaw.scoring.profile import WBF, Profile
from bridgelaw.table.rules.editions import FIRST
from bridgelaw.table.table import Table

if TYPE_CHECKING:
    from bridgelaw.scoring.board_context import BoardContext
    from bridgelaw.scoring.board_plan import BoardPlan


@dataclass(frozen=True, slots=True)
class Circumstances:
    """The table and the scores of the board, where they are known, and whose regulations hold.

    They travel together: whoever runs a procedure again, to tell or to foresee, sees the same.

    >>> from bridgelaw import PROCEDURES, Board, Interview, Seat, Table
    >>> table = Table(Board(Seat.WEST)).after("W 1H, N P, E 1H")
    >>> given = Circumstances(table)
    >>> given.profile.name
    'WBF'
    >>> given == Interview.begin(PROCEDURES["insufficient-bid"], table).circumstances
    True
    """

    table: Table | None = None
    """The table; `None` in a quick ruling and in a flowchart."""
    scores: BoardContext | None = None
    """The scores of the board, for a ruling on a score."""
    profile: Profile = WBF
    """What the authority has chosen under which the event is played."""
    round_over: bool | None = None
    """8B: has the round ended for this table? `None` where nobody keeps the rounds."""
    plan: BoardPlan | None = None
    """What the movement says of the board at this table; `None` where nobody knows it."""
    who: Seat | None = None
    """Who it was, in a quick ruling: its sentences then speak of seats."""
    anyway: bool = False
    """Somebody wants this ruling although something else comes first."""
    offers: bool = False
    """Somebody wants to know of every rarity that there may be, also of those that nobody asks."""
    told: frozenset[str] = frozenset()
    """The questions whose answers were told at the beginning, so that nobody was asked them."""

    def __post_init__(self) -> None:
        # The scores of an event say themselves whose regulations it is played under.
        if self.scores is not None and self.profile is not self.scores.profile:
            profile = self.scores.profile
            if profile.edition != self.profile.edition:
                profile = replace(profile, edition=self.profile.edition)
            object.__setattr__(self, "profile", profile)
        # A table that was begun under an edition with rules of its own is ruled on by that.
        if self.table is not None and self.table.edition not in (FIRST, self.profile.edition):
            object.__setattr__(self, "profile", replace(self.profile, edition=self.table.edition))

    def at(self, table: Table | None) -> Circumstances:
        """The same, at another moment of the table."""
        return replace(self, table=table)


QUICK = Circumstances()
"""Nothing is known: a quick ruling, or a flowchart."""
