"""Seats for roles: who the players are of whom a quick ruling speaks.

A quick ruling knows no table, and its law speaks of the offender and of their left-hand opponent.
Where the director has said who it was, everything that leaves the case speaks of seats.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, TypeVar

from bridgelaw.game.seats import Role, Seat
from bridgelaw.locale.text import Text

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Part:
    """A player, or their side, by the part that they have in a law that knows no offender.

    >>> from bridgelaw.locale.text import tr
    >>> claimer = Part(Role.OFFENDER, tr("the claimer"))
    >>> text = tr("{who} claims.", who=claimer)
    >>> str(text), str(seated(text, Seat.EAST))
    ('The claimer claims.', 'East claims.')
    """

    role: Role
    said: Text
    is_side: bool = False
    """It is their side of which the law speaks."""


def seat_of(role: Role, offender: Seat) -> Seat:
    """Where this role sits, if the offender sits there.

    >>> seat_of(Role.LHO, Seat.EAST)
    Seat.SOUTH
    """
    seat = offender
    while role is not Role.OFFENDER:
        role, seat = role.rho, seat.lho
    return seat


def seated(value: T, offender: Seat) -> T:
    """The same with seats for roles, wherever they stand in it."""
    return _seated(value, offender)  # type: ignore[no-any-return]


def _seated(value: Any, offender: Seat) -> Any:
    if isinstance(value, Role):
        return seat_of(value, offender)
    if isinstance(value, Part):
        seat = seat_of(value.role, offender)
        return seat.side if value.is_side else seat
    if isinstance(value, Text):
        if not value.values:
            return value
        return Text(
            value.msgid, tuple((name, _seated(one, offender)) for name, one in value.values)
        )
    if isinstance(value, tuple):
        made = [_seated(one, offender) for one in value]
        return type(value)(*made) if hasattr(value, "_fields") else tuple(made)
    if callable(value) and not isinstance(value, type):
        return lambda: _seated(value(), offender)
    if is_dataclass(value) and not isinstance(value, type):
        inside = {one.name: getattr(value, one.name) for one in fields(value) if one.init}
        made_anew = {name: _seated(one, offender) for name, one in inside.items()}
        changed = {name: one for name, one in made_anew.items() if one is not inside[name]}
        return replace(value, **changed) if changed else value
    return value
