"""Laws 35 to 39: the inadmissible call, and what was called since."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from bridgelaw.game.calls import PASS, Call
from bridgelaw.game.seats import Player, Seat
from bridgelaw.laws.auction.inadmissible_call.questions import Inadmissible
from bridgelaw.laws.common.first_lead import Lead, lead_is_past, lead_right, lead_when_over
from bridgelaw.laws.common.withdrawn import withdraw_late
from bridgelaw.laws.law import Irregularity, Kind, NothingToRule, Table, Text, fx, tr
from bridgelaw.table.choices import CallChoices
from bridgelaw.table.events import Ruled
from bridgelaw.table.state import Standing
from bridgelaw.table.unruled import all_wrong_with, is_on_table, is_ruled


@dataclass(frozen=True, slots=True)
class Offence:
    """The inadmissible call, as far as it is known, and what was called since."""

    table: Table = field(repr=False)
    by: Seat
    call: Call | None = None
    """`None` where nobody said which it was."""
    kind: Inadmissible | None = None
    out_of_rotation: bool | None = None
    is_double: bool = False
    """Whether it is a double or redouble that Law 19 forbids, besides what else it is."""
    stays_barred: bool | None = None
    """Whether the player had to pass for the rest of the auction, and not only once."""
    change: Call | None = None
    """What the offender put in its place before the director came."""
    later: tuple[tuple[Seat, Call], ...] = ()
    """The calls of all players since."""
    late: tuple[Late, ...] = ()
    """39: every call after the final pass that is still to be ruled on."""
    at: int | None = None
    """The event of the call."""
    put_by_ruling: bool = False
    """Whether a ruling put the call there, so that it is known to have been meant."""
    is_change: bool = False
    """Whether it was to take the place of another call: Law 25 asks whether that was meant."""
    final_pass: bool = False
    """39: whether the same player made the final pass, in an auction period not yet over."""

    @property
    def named(self) -> Call | Text:
        return tr("the cancelled call") if self.call is None else self.call

    @property
    def made(self) -> Call | Text:
        return tr("the call") if self.call is None else self.call

    @property
    def auction_period_over(self) -> bool | None:
        return self.table.auction_period_over

    @property
    def lho_called(self) -> bool | None:
        if self.late:
            return self.late[0].lho_called
        called = any(seat is self.by.lho for seat, _ in self.later)
        return called if self.at is None else self.table.since(self.at).none(called)

    @property
    def defender_acted(self) -> bool | None:
        return self.late[0].defender_acted if self.late else None

    @property
    def lead_is_past(self) -> bool | None:
        """39C: for every partner whose lead could be restricted."""
        past = [late.lead_is_past for late in self.late if late.is_of_defender]
        return False if False in past else None if None in past else True

    @property
    def after_it(self) -> tuple[tuple[Seat, Call], ...]:
        """What was called since, out of turn, besides a call in its place."""
        return tuple(made for made in self.later if made != (self.by, self.change))

    @property
    def may_be_unintended(self) -> bool:
        """25A4: until the partner calls; A5: in the auction period."""
        partner_called = any(seat is self.by.partner for seat, _ in self.later)
        called_again = any(seat is self.by and call is not self.change for seat, call in self.later)
        too_late = self.auction_period_over or partner_called or called_again
        return not (too_late or self.put_by_ruling or self.is_change)

    def instead(self, gone: list[fx.Effect]) -> Instead:
        """What may be called in its place once these calls are gone."""
        if self.call is None:
            return Instead()
        return Instead(self.table.entered.would_be(*gone).legal_calls(self.by))

    def lead_when_over(self, effects: Iterable[fx.Effect]) -> Lead | None:
        """26B, if these effects leave the auction over."""
        return lead_when_over(self.table, self.by, effects)

    def rights(self, lead: Lead, by: Player) -> tuple[fx.LeadRight, ...]:
        """The right of 26B, unless an earlier call of this player gave it already."""
        known = self.table.lead_rights
        return tuple(right for right in lead_right(lead, by) if right not in known)

    def restored(self) -> list[fx.ForcedPass]:
        """Whoever had to pass once, at a turn that is now taken back, has to do so still."""
        if self.call is None or self.at is None:
            return []
        at = self.at
        after = self.table.entered.would_be(*withdraw_all(self))
        return [
            forced
            for forced in self.table.at(at).forced_passes
            if forced.span is fx.Span.ONCE and forced not in after.forced_passes
        ]


@dataclass(frozen=True, slots=True)
class Instead:
    """What may be called in place of the cancelled call; everything where that is not known."""

    choices: CallChoices | None = None

    def is_legal(self, call: Call | None) -> bool:
        return self.choices is not None and call is not None and call in self.choices

    def why_not(self, call: Call) -> Text | None:
        breach = None if self.choices is None else self.choices.why_not(call)
        return None if breach is None else breach.text


@dataclass(frozen=True, slots=True)
class Late:
    """A call after the final pass."""

    by: Seat
    call: Call
    lho_called: bool
    defender_acted: bool | None
    """`None` where nobody entered who declares."""
    lead_is_past: bool | None = False
    """26B: whether the partner has led already, or will not any more."""

    @property
    def is_of_defender(self) -> bool:
        """39C, and not 39B, unless it is found that they do not defend."""
        return self.defender_acted is not False and not self.lho_called

    @property
    def restricts(self) -> bool:
        return self.is_of_defender and self.lead_is_past is not True


_KINDS = {
    Kind.INADMISSIBLE_DOUBLE: Inadmissible.DOUBLE,
    Kind.INADMISSIBLE_REDOUBLE: Inadmissible.DOUBLE,
    Kind.BARRED_CALL: Inadmissible.BARRED,
    Kind.BID_OVER_SEVEN: Inadmissible.OVER_SEVEN,
    Kind.CALL_AFTER_AUCTION: Inadmissible.AFTER_AUCTION,
}


def own_calls(offence: Offence) -> tuple[tuple[Player, Call | None], ...]:
    """The offender's calls that go: the inadmissible one, and what they put in its place."""
    change = () if offence.change is None else ((offence.by, offence.change),)
    return ((offence.by, offence.call), *change)


def withdraw_own(offence: Offence) -> list[fx.Effect]:
    return [fx.CallWithdrawn(by, call) for by, call in reversed(own_calls(offence))]


def withdraw_all(offence: Offence) -> list[fx.Effect]:
    """The inadmissible call goes, with every call after it, the last one first."""
    calls = ((offence.by, offence.call), *offence.later)
    return [
        *withdraw_late(offence.table),
        *(fx.CallWithdrawn(by, call) for by, call in reversed(calls)),
    ]


# What the table shows


def find_irregularity(table: Table) -> Irregularity:
    """The first that is open: what came after it may fall with it. Or else the last that the
    players have settled themselves by calling on."""
    found = [
        irregularity
        for irregularity in table.irregularities
        if irregularity.kind in _KINDS and _is_on_table(table, irregularity)
    ]
    for irregularity in found:
        if irregularity.is_open:
            return irregularity
    for irregularity in reversed(found):
        if not is_ruled(table, irregularity):
            return irregularity
    raise NothingToRule(tr("The table shows no inadmissible call that is still to be ruled on."))


def _is_on_table(table: Table, found: Irregularity) -> bool:
    """A call that 28B or 25B1 took away needs no ruling here; a late one was never there."""
    return found.kind is Kind.CALL_AFTER_AUCTION or is_on_table(table, found)


def find_offence(table: Table) -> Offence:
    if table.is_open and not any(found.kind in _KINDS for found in table.irregularities):
        return _named_by_director(table)
    found = table.derive(find_irregularity)
    if found.kind is Kind.CALL_AFTER_AUCTION:
        return _late_offence(table)
    by, call = found.seat, found.what
    assert isinstance(call, Call)
    kinds = all_wrong_with(table, found)
    offence = replace(
        _made(table, by, call, found.at),
        kind=_strictest(kinds),
        out_of_rotation=Kind.CALL_OUT_OF_ROTATION in kinds,
        is_double=bool({Kind.INADMISSIBLE_DOUBLE, Kind.INADMISSIBLE_REDOUBLE} & kinds),
    )
    if not offence.out_of_rotation and _is_at_another_turn(table, offence):
        return replace(offence, out_of_rotation=True)
    return offence


def _made(table: Table, by: Seat, call: Call, event: int) -> Offence:
    """The call of this event, and what was called since."""
    before, calls = table.at(event), table.calls
    barred = [forced for forced in before.forced_passes if forced.player is by]
    places = [
        index
        for index, made in enumerate(calls)
        if made[:2] == (by, call) and made[2] is not Standing.WITHDRAWN
    ]
    # They may have made the same call more than once: rulings only put calls in between.
    at = next((place for place in places if place >= len(before.calls)), places[-1])
    later = [made for made in calls[at + 1 :] if made[2] is not Standing.WITHDRAWN]
    return Offence(
        table,
        by,
        call if call.is_known else None,
        stays_barred=any(forced.span is fx.Span.THROUGHOUT for forced in barred),
        change=next(
            (made for seat, made, how in later if seat is by and how is Standing.CHANGE), None
        ),
        later=tuple((seat, made) for seat, made, _ in later),
        put_by_ruling=isinstance(table.log[event], Ruled),
        at=event,
        is_change=any(
            other.at == event and other.kind is Kind.CHANGE_OF_CALL
            for other in table.irregularities
        ),
    )


def _named_by_director(table: Table) -> Offence:
    """Not all was entered: the last call is what the director says that it was."""
    made = [place for place, (_, _, how) in enumerate(table.calls) if how is Standing.STANDS]
    if not made:
        raise NothingToRule(
            tr("The table shows no inadmissible call that is still to be ruled on.")
        )
    by, call, _ = table.calls[made[-1]]
    offence = _made(table, by, call, table.called_in[made[-1]])
    wrong = table.open_of(Kind.CALL_OUT_OF_ROTATION, seat=by, what=call)
    return replace(offence, stays_barred=None, out_of_rotation=True if wrong else None)


def _is_at_another_turn(table: Table, offence: Offence) -> bool:
    """Is it another's turn at that place, as the auction stands now? A ruling may have changed it,
    and a change of a call that stands is at nobody's turn but the next player's."""
    if not table.entered.in_auction_period:
        return False
    turn = table.entered.would_be(*withdraw_all(offence)).to_call
    if turn is None and table.is_open:
        return False  # whose turn it was, nobody entered
    return turn is not offence.by


def _strictest(kinds: frozenset[Kind]) -> Inadmissible:
    """Several laws on one call: 38 leaves nothing of it, and 37 bars both partners, 36 only one."""
    order = (Inadmissible.OVER_SEVEN, Inadmissible.BARRED, Inadmissible.DOUBLE)
    found = {_KINDS[kind] for kind in kinds if kind in _KINDS}
    return next(kind for kind in order if kind in found)


def _late_offence(table: Table) -> Offence:
    late: list[Late] = []
    calls = table.open_of(Kind.CALL_AFTER_AUCTION)
    for place, found in enumerate(calls):
        assert isinstance(found.what, Call)
        lho_called = any(other.seat is found.seat.lho for other in calls[place + 1 :])
        acted = False if found.what is PASS else table.is_defender(found.seat)
        is_past = lead_is_past(table, found.seat.partner)
        late.append(Late(found.seat, found.what, lho_called, acted, is_past))
    if not late:
        raise NothingToRule(
            tr("The table shows no inadmissible call that is still to be ruled on.")
        )
    # All of them are cancelled together; one that has consequences is what it is about.
    late.sort(key=lambda call: not call.restricts)
    first = late[0]
    final_pass = (
        table.in_auction_period is not False
        and first.call is not PASS
        and any(seat is first.by for seat, _ in table.auction.calls[-1:])
    )
    return Offence(
        table,
        first.by,
        first.call,
        Inadmissible.AFTER_AUCTION,
        late=tuple(late),
        final_pass=final_pass,
    )
