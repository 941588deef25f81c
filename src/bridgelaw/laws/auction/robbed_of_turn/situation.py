"""Laws 17D3 and 34: what the table shows of a player who was left without a turn."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.calls import Call
from bridgelaw.game.seats import Seat
from bridgelaw.laws.law import Kind, NothingToRule, Phase, Table, tr
from bridgelaw.table.state import Standing
from bridgelaw.table.unruled import last_unruled


@dataclass(frozen=True, slots=True)
class Robbed:
    """Who lost a turn, by whose pass, and which passes come after that turn."""

    player: Seat
    offender: Seat
    call: Call | None = None
    passes: tuple[tuple[Seat, Call], ...] = ()
    has_called: bool = False
    """Whether the player has taken the turn already."""


def find_robbed(table: Table) -> Robbed:
    found = last_unruled(table, Kind.ROBBED_OF_TURN)
    if found is None and table.phase is Phase.OVER and table.contract is None:
        # The board went back after a pass out of turn, without the last pass being made.
        found = last_unruled(table, Kind.CALL_OUT_OF_ROTATION)
    if found is None or found.settled == "29A":
        # Nothing of the kind, or somebody bid after it, so that the auction went on anyway.
        raise NothingToRule(
            tr("No pass out of turn at this table has left a player without their turn.")
        )
    # What was to take the place of one of the passes is no turn of its player's, and goes too.
    made = [one for one in table.calls if one[2] is not Standing.WITHDRAWN]
    standing = [at for at, (_, _, how) in enumerate(made) if how is Standing.STANDS]
    place = table.auction.robbing_pass
    return Robbed(
        found.breach.turn or found.seat.rho,
        found.seat,
        found.what if isinstance(found.what, Call) and found.what.is_known else None,
        tuple(one[:2] for one in made[standing[place] :]) if place is not None else (),
        has_called=found.settled == "17D3",
    )
