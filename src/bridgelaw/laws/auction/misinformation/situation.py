"""Law 21: the call that may be changed, and what was called since."""

from __future__ import annotations

from dataclasses import dataclass, field

from bridgelaw.game.calls import Call
from bridgelaw.game.seats import Role, Seat
from bridgelaw.laws.common.whose_turn import is_to_call
from bridgelaw.laws.common.withdrawn import withdraw_late
from bridgelaw.laws.law import Part, Table, Text, fx, tr
from bridgelaw.table.choices import CallChoices
from bridgelaw.table.state import Standing
from bridgelaw.table.unruled import not_called


@dataclass(frozen=True, slots=True)
class Misled:
    """The call that may be changed, as far as it is known, and what was called since."""

    table: Table = field(repr=False)
    by: Seat
    call: Call | None = None
    change: Call | None = None
    """What the player put in its place on hearing the right explanation."""
    later: tuple[tuple[Seat, Call], ...] = ()
    """What the others called since."""

    # Whoever was told wrong has not offended, and is not called so where no seats are known.

    @property
    def player(self) -> Seat | Part:
        return self.by if self.table.seats else Part(Role.OFFENDER, tr("the player"))

    @property
    def partner(self) -> Seat | Part:
        return self.by.partner if self.table.seats else Part(Role.PARTNER, tr("the partner"))

    @property
    def lho(self) -> Seat | Part:
        return self.by.lho if self.table.seats else Part(Role.LHO, tr("the next player"))

    @property
    def named(self) -> Call | Text:
        return tr("the call") if self.call is None else self.call

    @property
    def is_play_over(self) -> bool:
        return self.table.play_has_ended is True

    @property
    def partner_called(self) -> bool | None:
        return self._has_called(self.by.partner)

    @property
    def lho_called(self) -> bool | None:
        return self._has_called(self.by.lho)

    @property
    def has_changed(self) -> bool | None:
        """Whoever has put another call in its place wants to change it; others are asked.

        Nobody can whose only legal call it is, because they must pass.
        """
        if not self.instead().offers_something:
            return False
        return None if self.change is None else True

    def _has_called(self, who: Seat) -> bool | None:
        """What was not entered is not known."""
        is_open = self.call is None or self.table.phase is None
        return self._called_by(who) is not None or (None if is_open else False)

    def _called_by(self, who: Seat) -> Call | None:
        return next((call for seat, call in self.later if seat is who), None)

    def instead(self) -> Instead:
        """What the player could call at the place of their call."""
        if self.call is None:
            return Instead(self)
        own = [fx.CallWithdrawn(self.by, self.call)]
        if self.change is not None:
            own.insert(0, fx.CallWithdrawn(self.by, self.change))
        later = [fx.CallWithdrawn(seat, call) for seat, call in reversed(self.later)]
        before = self.table.entered.would_be(*withdraw_late(self.table), *later, *own)
        return Instead(self, before.legal_calls(self.by))

    def lho_must_change(self, new: Call | None) -> bool | None:
        """Does the next player's call no longer fit what was put before it? Else they choose."""
        if self.call is None:
            return None
        over = self._called_by(self.by.lho)
        after = self._after(new)
        illegal = over is not None and after.legal_calls(self.by.lho).why_not(over) is not None
        return True if illegal else None

    def lho_calls_next(self, new: Call | None) -> bool:
        """Is it the next player's turn with the call that is put in its place?"""
        return self.call is None or is_to_call(self.table, self.by.lho, self._both(new))

    def _after(self, new: Call | None) -> Table:
        """The table with both calls gone, and another in place of the first."""
        return self.table.entered.would_be(*self._both(new))

    def _both(self, new: Call | None) -> tuple[fx.Effect, ...]:
        return *withdraw_late(self.table), *self.changed(new, lho_changes=True)

    def changed(self, new: Call | None, lho_changes: bool) -> list[fx.Effect]:
        """16C: to the side that was told wrong all is authorised; to the other side nothing is."""
        by = self.by
        if self.call is None:
            return [fx.Review("16C3")]
        # Whatever was called over it, or after that, goes with it.
        later = self.later if lho_changes else ()
        effects: list[fx.Effect] = [fx.CallWithdrawn(seat, call) for seat, call in reversed(later)]
        if self.change is not None and self.change is not new:
            effects.append(fx.CallWithdrawn(by, self.change))
        effects += [fx.CallWithdrawn(by, self.call), fx.CallSubstituted(by, new)]
        for seat, call in ((by, self.call), *later):
            effects.append(fx.Unauthorised(seat, call, (by.lho, by.rho), "16C2"))
        return [*effects, fx.Review("16C3")]


@dataclass(frozen=True, slots=True)
class Instead:
    """What may be called in place of the call that is changed."""

    misled: Misled
    choices: CallChoices | None = None

    @property
    def has_been_made(self) -> Call | None:
        """The call that the player has put there, if it is legal there."""
        change = self.misled.change
        legal = self.choices is not None and change is not None and change in self.choices
        return change if legal else None

    @property
    def offers_something(self) -> bool:
        """Is there any other legal call?"""
        if self.choices is None:
            return True
        return any(call is not self.misled.call for call in self.choices.legal)

    def why_not(self, call: Call) -> Text | None:
        if call is self.misled.call:
            return tr("it must be another call than {bid}", bid=call)
        breach = None if self.choices is None else self.choices.why_not(call)
        return None if breach is None else breach.text


@dataclass(frozen=True, slots=True)
class Calls:
    """The calls at the table, of which one was made on a wrong explanation."""

    table: Table

    def not_called(self, seat: Seat) -> Text | None:
        """Why it cannot be about a call of this player; one that nobody entered may be there."""
        return None if self.table.is_open else not_called(self.table, seat)

    def last_of(self, seat: Seat) -> Misled:
        if not_called(self.table, seat) is not None:
            return Misled(self.table, seat)
        calls = [made for made in self.table.calls if made[2] is not Standing.WITHDRAWN]
        mine = max(
            index
            for index, (caller, _, how) in enumerate(calls)
            if caller is seat and how is Standing.STANDS
        )
        later = calls[mine + 1 :]
        return Misled(
            self.table,
            seat,
            calls[mine][1],
            next((call for caller, call, _ in later if caller is seat), None),
            tuple((caller, call) for caller, call, _ in later if caller is not seat),
        )
