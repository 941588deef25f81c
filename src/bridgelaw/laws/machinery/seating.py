"""Seats for roles, and roles for seats: who the players are of whom a ruling speaks.

Where nobody said who sits where, a law looks at a table at which South stands for whom it is about,
and everything that leaves the case speaks of the offender and their left-hand opponent. A law that
looks at no table in a quick ruling speaks of roles; where the director has said who it was, what
leaves the case speaks of seats.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, TypeVar

from bridgelaw.game.contracts import Contract
from bridgelaw.game.seats import Role, Seat, Side
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

    def seat(one: Role | Part) -> Seat | Side:
        if isinstance(one, Role):
            return seat_of(one, offender)
        found = seat_of(one.role, offender)
        return found.side if one.is_side else found

    return _turned(value, (Role, Part), seat)  # type: ignore[no-any-return]


NAMELESS = Seat.SOUTH
"""Who stands for whom a ruling is about at a table where nobody said who sits where."""
_ROLES = {seat_of(role, NAMELESS): role for role in Role}


def by_roles(value: T) -> T:
    """The same with roles for seats: nobody said who sits where.

    A contract that the director named stays as it is.

    >>> by_roles((Seat.SOUTH, Seat.WEST))
    (Role.OFFENDER, Role.LHO)
    """
    return _turned(value, (Seat,), _ROLES.__getitem__)  # type: ignore[no-any-return]


def _turned(value: Any, kinds: tuple[type, ...], turn: Callable[[Any], Any]) -> Any:
    if isinstance(value, kinds):
        return turn(value)
    if isinstance(value, Text):
        if not value.values and not value.claims:
            return value
        values = tuple((name, _turned(one, kinds, turn)) for name, one in value.values)
        return Text(value.msgid, values, _turned(value.claims, kinds, turn))
    if isinstance(value, tuple):
        made = [_turned(one, kinds, turn) for one in value]
        return type(value)(*made) if hasattr(value, "_fields") else tuple(made)
    if callable(value) and not isinstance(value, type):
        return lambda: _turned(value(), kinds, turn)
    if is_dataclass(value) and not isinstance(value, type | Contract):
        inside = {one.name: getattr(value, one.name) for one in fields(value) if one.init}
        made_anew = {name: _turned(one, kinds, turn) for name, one in inside.items()}
        changed = {name: one for name, one in made_anew.items() if one is not inside[name]}
        return replace(value, **changed) if changed else value
    return value
