"""Laws 16C2 and 39A: calls that are withdrawn, and what they tell the offending side."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bridgelaw.game.calls import Call
from bridgelaw.game.seats import Player
from bridgelaw.laws.law import Kind, Table, fx, to_partner, tr
from bridgelaw.laws.machinery.facts import NOT_TO_USE


def withdrawn(offender: Player, *calls: tuple[Player, Call | None]) -> tuple[fx.Effect, ...]:
    """The withdrawn calls, of either side, are unauthorised for the offender's side."""
    if not calls:
        return ()
    side = (offender, offender.partner)
    told = (fx.Unauthorised(by, call, side, "16C2") for by, call in calls)
    return (*told, fx.Review("16C3"))


def never_made(effects: Iterable[fx.Effect]) -> list[fx.Effect]:
    """The calls that these withdraw count as never made: what rests on them falls."""
    return [
        replace(effect, undone=True) if isinstance(effect, fx.CallWithdrawn) else effect
        for effect in effects
    ]


NOT_TO_BE_USED = to_partner(tr("You may not use what the withdrawn call told you."), NOT_TO_USE)
"""What the offender's partner hears."""


def withdraw_late(table: Table) -> list[fx.CallWithdrawn]:
    """39A: calls after the final pass never count, and go before any other call does."""
    late = table.open_of(Kind.CALL_AFTER_AUCTION)
    made = dict.fromkeys((found.seat, found.what) for found in late)
    return [fx.CallWithdrawn(by, call) for by, call in made if isinstance(call, Call)]
