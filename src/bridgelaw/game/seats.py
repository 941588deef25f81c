"""The four seats, the two sides, and players known only by their part in an irregularity."""

from __future__ import annotations

from enum import Enum

from bridgelaw.game.errors import NotationError
from bridgelaw.game.spelling import SEAT_SPELLINGS, plain
from bridgelaw.locale.text import Text, tr


class Side(Enum):
    """A partnership: its `seats`, and the `other` one.

    >>> Side.NS.other, Side.NS.seats
    (Side.EW, (Seat.NORTH, Seat.SOUTH))
    """

    NS = "NS"
    EW = "EW"

    other: Side
    seats: tuple[Seat, Seat]
    said: Text

    @classmethod
    def parse(cls, text: str) -> Side:
        """Reads a side as people write it.

        >>> Side.parse("N/S"), Side.parse("ew")
        (Side.NS, Side.EW)
        """
        key = plain(text).replace("-", "").replace("/", "")
        for side in cls:
            if key in (side.name, side.name[::-1]):
                return side
        raise NotationError(text, "a side: NS or EW")

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"Side.{self.name}"


class Seat(Enum):
    """A seat at the table; the others follow clockwise by `lho`.

    >>> Seat.WEST.lho, Seat.WEST.partner, Seat.WEST.rho, Seat.WEST.side
    (Seat.NORTH, Seat.EAST, Seat.SOUTH, Side.EW)
    """

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    __hash__ = object.__hash__  # each is there once, and is a key at every event

    # Filled in below, once all four exist: plain attributes are faster than properties, and
    # the table asks for them at every event.
    index: int
    lho: Seat
    partner: Seat
    rho: Seat
    side: Side
    letter: str
    said: Text

    @classmethod
    def parse(cls, text: str) -> Seat:
        """Reads a seat as people write it, in English or Japanese.

        >>> Seat.parse("W"), Seat.parse("南")
        (Seat.WEST, Seat.SOUTH)
        """
        initial = SEAT_SPELLINGS.get(plain(text))
        if initial is None:
            raise NotationError(text, "a seat: N, E, S or W")
        return SEAT_OF_LETTER[initial]

    def opposes(self, other: Seat) -> bool:
        """Does this player play against the other?"""
        return self.side is not other.side

    def __str__(self) -> str:
        return self.letter

    def __repr__(self) -> str:
        return f"Seat.{self.name}"


SEATS = tuple(Seat)
"""All seats, North first, clockwise."""

for _index, _seat in enumerate(SEATS):
    _seat.index = _index
    _seat.lho = SEATS[(_index + 1) % 4]
    _seat.partner = SEATS[(_index + 2) % 4]
    _seat.rho = SEATS[(_index + 3) % 4]
    _seat.side = Side.NS if _index % 2 == 0 else Side.EW
    _seat.letter = _seat.name[0]
Seat.NORTH.said = tr("North")
Seat.EAST.said = tr("East")
Seat.SOUTH.said = tr("South")
Seat.WEST.said = tr("West")
SEAT_OF_LETTER = {seat.letter: seat for seat in SEATS}

Side.NS.other, Side.EW.other = Side.EW, Side.NS
Side.NS.seats = (Seat.NORTH, Seat.SOUTH)
Side.EW.seats = (Seat.EAST, Seat.WEST)
Side.NS.said = tr("North-South")
Side.EW.said = tr("East-West")


class Role(Enum):
    """A player named by their place relative to the offender, when nobody said who sits where.

    It turns like a `Seat`, so that a law procedure speaks of `offender.lho` in a quick ruling
    exactly as it does when the table is known.

    >>> Role.OFFENDER.lho, str(Role.LHO.said)
    (Role.LHO, 'the left-hand opponent')
    """

    OFFENDER = 0
    LHO = 1
    PARTNER = 2
    RHO = 3

    lho: Role
    partner: Role
    rho: Role
    said: Text

    def __repr__(self) -> str:
        return f"Role.{self.name}"


_ROLES = tuple(Role)
for _index, _role in enumerate(_ROLES):
    _role.lho = _ROLES[(_index + 1) % 4]
    _role.partner = _ROLES[(_index + 2) % 4]
    _role.rho = _ROLES[(_index + 3) % 4]
Role.OFFENDER.said = tr("the offender")
Role.LHO.said = tr("the left-hand opponent")
Role.PARTNER.said = tr("the offender's partner")
Role.RHO.said = tr("the right-hand opponent")

Player = Seat | Role
"""Somebody at the table, by their seat where it is known."""
