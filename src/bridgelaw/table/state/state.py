"""Everything known about a table while its log is folded."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

from bridgelaw.game.boards import Board
from bridgelaw.game.deals import Deal
from bridgelaw.game.seats import SEATS, Side
from bridgelaw.table.effects import ScoreAdjusted, SideAwarded, TricksTransferred, Unauthorised
from bridgelaw.table.events import Recorded, Ruled
from bridgelaw.table.rules.rules import Rules
from bridgelaw.table.shared_list import SharedList
from bridgelaw.table.state.auction import AuctionSoFar
from bridgelaw.table.state.records import FROM_HERE, Bound, Judged, Phase


class State(AuctionSoFar):
    """Everything known about a table after some events."""

    def __init__(self, board: Board, deal: Deal, rules: Rules) -> None:
        super().__init__(board, deal, rules)
        # What nobody entered. At a table whose log has it all, nothing of this changes.
        self.open_from = -1  # the event of the last stretch that was not entered
        self.begins_open = False  # the board began before the first event
        self.open_end = False  # nothing has been entered since: it may be any of these phases
        self.told_phases = tuple(Phase)  # of those, one that the director has named
        self.told_won: dict[Side, int] = {}
        self.recorded: Recorded | None = None

        # What rulings left behind.
        self.director = False  # called, and has not ruled since
        self.rulings: SharedList[Ruled] = SharedList()
        self.bound: tuple[Bound, ...] = ()  # all of it, with what it rests on
        self.undone: frozenset[int] = frozenset()  # by the ruling that is being folded
        self.revived: tuple[Judged, ...] = ()
        self.judged: tuple[Judged, ...] = ()  # calls in place of cancelled ones that were ruled on
        self.transfers: tuple[TricksTransferred, ...] = ()
        self.unauthorised: SharedList[Unauthorised] = SharedList()
        self.adjusted: tuple[ScoreAdjusted, ...] = ()
        self.awarded: tuple[SideAwarded, ...] = ()

    @property
    def phases(self) -> tuple[Phase, ...]:
        """Where the board may stand."""
        if not self.open_end:
            return (self.phase,)
        return tuple(one for one in FROM_HERE[self.phase] if one in self.told_phases)

    def copy(self) -> State:
        """A state that can be folded further without changing this one."""
        twin = object.__new__(State)
        values = twin.__dict__
        values.update(self.__dict__)
        for name in _COPIED:
            values[name] = values[name].copy()
        return twin


# Every state has the same attributes; these are the ones that can change in place.
_NO_RULES = cast("Rules", SimpleNamespace(breach=None))
_COPIED = tuple(
    name
    for name, value in vars(State(Board(SEATS[0]), Deal(), _NO_RULES)).items()
    if isinstance(value, (list, dict, SharedList))
)
