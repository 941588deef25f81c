"""Files that leave out what stays the same, as the large archives of championships do.

The second room of a board has neither its number nor its deal, a board played by the same people
has no names, and an auction begins with the opening bid. The standard wants all of it written, so
that it is assumed, and said that it was, only where the file shows that this is its manner.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property

from bridgelaw.formats.pbn.text import Game
from bridgelaw.game import PASS, SEATS, Call, Contract, Seat
from bridgelaw.locale import tr

TAGS_CARRIED = tr("tags that are left out are taken from the board before")
PASSES_CARRIED = tr("the passes before the opening bid are left out; declarer shows how many")
ROWS_TURNED = tr("rows of the play are turned; each card is the player's who was dealt it")
DOUBLE_CARRIED = tr("contracts, and scores, are given without the double that the auction has")

_OF_THE_TABLE = frozenset(("Auction", "Play", "Contract", "Declarer", "Result"))
_OF_THE_DEAL = ("Board", "Dealer", "Vulnerable", "Deal")
_OF_THE_RESULT = ("Declarer", "Contract", "Result")
_OF_THE_EVENT = (
    "Event", "Site", "Date", "Stage", "Round", "Session", "HomeTeam", "VisitTeam",
    "West", "North", "East", "South",
)  # fmt: skip
_CARRIED = (*_OF_THE_EVENT, *_OF_THE_DEAL, *_OF_THE_RESULT)
_BEGINS_WITH_PASS = re.compile(
    r'\[Auction\s+"[^"\r\n]*"\]\s*(?:Pass|P)\s+(?:(?:Pass|P)\s+){0,2}[1-7]', re.IGNORECASE
)
_MANY = 10
"""So many auctions, each of which the dealer opens: then passes were left out."""


class Manner:
    """How a file is written."""

    def __init__(self, text: str) -> None:
        self.leaves_tags_out = text.count("[Deal ") < text.count("[Contract ")
        self.turns_rows = False
        """Rows of the play have begun with other seats than the first one."""
        self._text = text

    @cached_property
    def writes_passes(self) -> bool:
        """Some dealer passes and somebody bids later, as in half of all auctions."""
        return _BEGINS_WITH_PASS.search(self._text) is not None

    @cached_property
    def leaves_passes_out(self) -> bool:
        """No dealer does, although there would have been occasion to."""
        shown = self.leaves_tags_out or self._text.count("[Auction ") >= _MANY
        return shown and not self.writes_passes


class Carried:
    """What the next game takes over from the games before it."""

    def __init__(self, before: Mapping[str, str] | None = None) -> None:
        self._last: dict[str, str] = dict(before or {})
        self._leans = before is not None

    def into(self, game: Game) -> Collection[str]:
        """Gives a game the values that it leaves out; tells which."""
        values, last = game.values, self._last
        if values.keys().isdisjoint(_OF_THE_TABLE):
            last.update(values)
            return ()
        names: Collection[str] = ()
        if "Deal" not in values and last.get("Deal") and self._is_same_board(values):
            self._leans = True
            names = _CARRIED
        elif self._leans and "Deal" in values:
            names = (*_OF_THE_EVENT, *(() if "Board" in values else _OF_THE_DEAL))
        given = [name for name in names if name not in values and name in last]
        for name in given:
            values[name] = last[name]
        last.update(values)
        return given

    def _is_same_board(self, values: Mapping[str, str]) -> bool:
        return "Board" not in values or values["Board"] == self._last.get("Board")


def turned_row(first: Seat, owners: Sequence[Seat | None], is_usual: bool) -> Seat:
    """Who played the first card of a row whose cards these players were dealt; `None` is no card.

    Some programs write a row from whom they take for the leader, and forget that there are
    trumps. If the row is full, or the file is known to do so, the cards show how far it is turned.
    """
    turns = {(seat.index - at) % 4 for at, seat in enumerate(owners) if seat is not None}
    is_full = len(owners) == 4 and None not in owners
    return SEATS[turns.pop()] if len(turns) == 1 and (is_full or is_usual) else first


def opened_by(
    dealer: Seat, opener: Seat, calls: list[Call], called: Contract, given: Contract
) -> Seat | None:
    """Who made the first call that is written, if declarer is to be who the tags say.

    `None` where that explains nothing: the contract is another one, or passes are written.
    """
    if not calls or calls[0] is PASS or called.bid is not given.bid:
        return None
    turned = SEATS[(opener.index + given.declarer.index - called.declarer.index) % 4]
    return None if turned is opener is dealer else turned
