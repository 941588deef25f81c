"""What the movement and the results say of one board at one table in one round.

A ruling about a wrong board looks at it instead of asking: whether somebody at the table has
played the board before, and when and against whom they were to play it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bridgelaw.game import Side

if TYPE_CHECKING:
    from bridgelaw.scoring.field import Field
    from bridgelaw.scoring.movement import Movement


@dataclass(frozen=True, slots=True)
class SidePlan:
    """One side of the table, and the board.

    >>> SidePlan("NS 3", has_score=False, round=4, opponent="EW 5").round
    4
    """

    name: str
    has_score: bool
    """It has a result on the board already, from another table or round."""
    round: int
    """When it is to play the board by the movement; 0: never."""
    opponent: str = ""
    """Against whom then."""


@dataclass(frozen=True, slots=True)
class BoardPlan:
    """A board at a table, with those who belong there in this round.

    >>> from bridgelaw.scoring import SidePlan
    >>> ns = SidePlan("NS 3", False, 4, "EW 5")
    >>> plan = BoardPlan(7, "3", 2, (4, 5, 6), ns, SidePlan("EW 2", True, 1, "NS 2"))
    >>> plan.is_due_here, plan.played_before, plan.meet_on_it
    (False, True, False)
    """

    board: int
    table: str
    round: int
    boards: tuple[int, ...]
    """What is to be played at this table in this round."""
    ns: SidePlan
    ew: SidePlan
    is_barometer: bool = False
    """Every table plays the same boards in this round."""
    is_teams: bool = False

    def side(self, side: Side) -> SidePlan:
        """What is planned for one side."""
        return self.ns if side is Side.NS else self.ew

    @property
    def is_due_here(self) -> bool:
        """Is the board one of this round's, at this table?"""
        return self.board in self.boards

    @property
    def played_before(self) -> bool | None:
        """Has one of the two sides played it? `None` where that cannot be told.

        A board of an earlier round without a result may have been played all the same.
        """
        sides = (self.ns, self.ew)
        if any(each.has_score for each in sides):
            return True
        if all(each.round == 0 or each.round >= self.round for each in sides):
            return False
        return None

    @property
    def meet_on_it(self) -> bool:
        """Do the movement's plans have these two meet each other on it, in whatever round?"""
        return bool(self.ns.round) and self.ns.opponent == self.ew.name

    @property
    def is_for_nobody_here(self) -> bool:
        """Neither side was ever to play it."""
        return not self.ns.round and not self.ew.round

    def as_json(self) -> dict[str, Any]:
        """As the log keeps it."""
        return {
            "board": self.board, "table": self.table, "round": self.round,
            "boards": list(self.boards), "is_barometer": self.is_barometer,
            "is_teams": self.is_teams,
            **{
                side.name.lower(): {
                    "name": one.name, "has_score": one.has_score, "round": one.round,
                    "opponent": one.opponent,
                }
                for side in Side if (one := self.side(side))
            },
        }  # fmt: skip


def plan_from_json(data: Mapping[str, Any]) -> BoardPlan:
    """As `BoardPlan.as_json` wrote it."""
    ns, ew = (SidePlan(**data[side.name.lower()]) for side in Side)
    return BoardPlan(
        data["board"], data["table"], data["round"], tuple(data["boards"]), ns, ew,
        data["is_barometer"], data["is_teams"],
    )  # fmt: skip


def board_plan(
    movement: Movement, field: Field, table: str, number: int, board: int
) -> BoardPlan | None:
    """The plan of a board at a table in a round; `None` where the movement does not say."""
    from bridgelaw.scoring.field import Method  # late: a plan that was kept needs no field

    here = movement.at(table, number)
    if here is None or not here.is_played:
        return None
    tables = [one.boards for one in movement.encounters if one.round == number and one.is_played]
    sides = []
    for side in Side:
        name = here.contestant(side)
        planned = movement.planned(name, board)
        scored = any(
            line.board == board
            and name in (line.ns, line.ew)
            and (line.result is not None or line.adjusted is not None)
            and (line.ns, line.ew) != (here.ns, here.ew)  # that is the board in question
            for line in field.lines
        )
        sides.append(
            SidePlan(
                name,
                scored,
                0 if planned is None else planned.round,
                "" if planned is None else planned.opponent_of(name),
            )
        )
    is_barometer = len(tables) > 1 and len(set(tables)) == 1
    is_teams = field.event.method is Method.TEAMS
    ns, ew = sides
    return BoardPlan(board, table, number, here.boards, ns, ew, is_barometer, is_teams)
