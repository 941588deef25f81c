"""Laws 16B and 16C: what the table shows of information between partners."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.seats import Seat
from bridgelaw.laws.information.facts import Facts
from bridgelaw.laws.information.on_the_board import OnTheBoard
from bridgelaw.laws.information.unauthorised_information.questions import Source
from bridgelaw.table import effects as fx
from bridgelaw.table.events import Ruled

KEY = "unauthorised-information"


@dataclass(frozen=True, slots=True)
class Received(OnTheBoard):
    """A board on which partner may have received something."""

    @property
    def by(self) -> Seat | None:
        """Who gave it, where the director was called for it at the time."""
        ruling = self._noted
        for effect in () if ruling is None else ruling.effects:
            if isinstance(effect, fx.Unauthorised) and isinstance(effect.player, Seat):
                return effect.player
        return None

    @property
    def has_calls(self) -> bool:
        """Were calls entered, of which one can be named?"""
        return bool(self.table.auction.calls)

    @property
    def source(self) -> Source | None:
        """What it came from, as it was found then; `None` where another law found it."""
        clauses = () if self._noted is None else self._noted.clauses
        return next((one for law in clauses for one in Source if one.value == law), None)

    @property
    def facts(self) -> Facts | None:
        """They were agreed or found then."""
        return None if self._noted is None else Facts.AGREED

    @property
    def _noted(self) -> Ruled | None:
        """The ruling of the time that nobody has looked at again: the play was not over then."""
        if not self.is_over:
            return None
        made = self.table.rulings
        waiting = [one for one in made if any(map(_is_of_manner, one.effects))]
        done = [one for one in made if one.procedure == KEY and "16B3" in one.clauses]
        return waiting[len(done)] if len(done) < len(waiting) else None


def _is_of_manner(effect: object) -> bool:
    """Was it told otherwise than by a call or card, in this ruling or beside another?"""
    return isinstance(effect, fx.Unauthorised) and effect.what is None
