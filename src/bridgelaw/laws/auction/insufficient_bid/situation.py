"""Law 27: the insufficient bid, what was done about it since, and what its withdrawal does."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field, replace

from bridgelaw.game.calls import BIDS, DOUBLE, HIGHEST_LEVEL, PASS, REDOUBLE, Bid, Call
from bridgelaw.game.contracts import Doubled
from bridgelaw.game.seats import Seat
from bridgelaw.laws.auction.insufficient_bid.questions import Meant, Replacement
from bridgelaw.laws.common.first_lead import Lead, lead_is_past, lead_when_over
from bridgelaw.laws.common.late_bar import LateBar, find_late_bar, is_barred
from bridgelaw.laws.common.unintended import Slip
from bridgelaw.laws.common.withdrawn import withdrawn
from bridgelaw.laws.law import (
    All,
    Irregularity,
    Kind,
    NothingToRule,
    Phase,
    Table,
    Text,
    fx,
    tr,
)
from bridgelaw.laws.machinery.questions import Specified, specified_words
from bridgelaw.table.breaches import Why
from bridgelaw.table.events import Ruled
from bridgelaw.table.rules.editions import rules_at
from bridgelaw.table.state import CallRecord, Standing
from bridgelaw.table.unruled import all_wrong_with, event_of, last_unruled

_REPLACEMENT = tr("the replacement")


@dataclass(frozen=True, slots=True)
class Offence:
    """The insufficient bid, as far as it is known, and what was done about it since."""

    table: Table = field(repr=False)
    by: Seat
    bid: Bid | None = None
    """`None` where nobody said which it was."""
    made: Bid | None = None
    """The bid that lies on the table; another than `bid` where that one was only meant."""
    over: Bid | None = None
    may_double: bool = True
    may_redouble: bool = True
    out_of_rotation: bool | None = None
    barred: bool = False
    """Whether the offender had to pass."""
    stands: bool = True
    """Whether the bid is still part of the auction."""
    replacement: Call | None = None
    """What the offender put in its place before the director came."""
    second_thought: Call | None = None
    """What they then put in place of that, which is a change of call under Law 25B."""
    lying: Call | None = None
    """Which of these lies on the table: only the last one can."""
    lho_called: Call | None = None
    """What the left-hand opponent called over the bid, or over its replacement."""
    partner_called: bool = False
    put_by_ruling: bool = False
    """Whether a ruling put the bid there, so that it is known to have been meant."""
    at: int = 0
    """The event of the bid."""
    all_is_entered: bool = True
    """Whether everything was entered that has happened since."""
    judged_again: bool = False
    """Whether it was not accepted before, and another call has come in its place since (25A1)."""
    later: tuple[tuple[Seat, Call], ...] = ()
    """What the other players have called since."""
    is_looked_up: bool = False
    """Whether the director knows, before speaking, which bid shows the same."""
    lowest: Call | None = None
    """That bid, if it was looked up; `None` where there is none."""

    @property
    def is_told(self) -> bool:
        """Is it known which bid it was, over which, so that another call can be judged?"""
        return self.bid is not None and self.over is not None

    @property
    def named(self) -> Bid | Text:
        return tr("the insufficient bid") if self.bid is None else self.bid

    @property
    def may_be_unintended(self) -> bool:
        """25A4: until the partner calls, or the player themselves at their next turn."""
        called_again = any(seat is self.by for seat, _ in self.later)
        known = self.put_by_ruling or self.judged_again
        return not (self.partner_called or called_again or known)

    def event_of(self, call: Call | None) -> int:
        """The event of the call in its place; if it is put there now, the one to come."""
        there = self.replacement is call and (self.judged_again or not self.stands)
        return event_of(self.table, self.by, call) if there else len(self.table.log)

    @property
    def replaced(self) -> bool | None:
        return self.replacement is not None or (False if self.all_is_entered else None)

    @property
    def lho_has_called(self) -> bool | None:
        return self.lho_called is not None or (False if self.all_is_entered else None)

    @property
    def accepted_by_calling(self) -> bool | None:
        """A call over the bid accepts it; a call over its replacement no longer can."""
        if self.judged_again:
            return False
        return None if self.lho_called is None else self.replacement is None

    @property
    def second_accepted_by_calling(self) -> bool | None:
        """27B4, 27A1: a call over another insufficient bid in its place accepts that one."""
        return None if self.lho_called is None else self.replacement is not None

    @property
    def named_replacement(self) -> Call | Text:
        return _REPLACEMENT if self.replacement is None else self.replacement

    @property
    def is_over_seven(self) -> bool:
        """38: was a bid of more than seven put in its place?"""
        return isinstance(self.replacement, Bid) and self.replacement.level > HIGHEST_LEVEL

    @property
    def never_stood(self) -> str | None:
        """36C, 38A: the lead was faced after a call over what could never be put in its place."""
        if self.table.in_auction_period is not False or not self.stands:
            return None
        if self.is_over_seven:
            return "38A"
        return "36C" if self.called_over_inadmissible else None

    @property
    def called_over_inadmissible(self) -> bool:
        """36A: has LHO called over a double or redouble that there was nothing to make of?"""
        call = self.replacement
        if call is None or self.lho_called is None:
            return False
        return self.kind(call) is Replacement.DOUBLE and not self.is_legal(call)

    @property
    def partner_barred(self) -> bool:
        """Must the partner pass for the rest of the auction by an earlier ruling?"""
        return is_barred(self.table, self.by.partner)

    def lead_when_over(self, effects: tuple[fx.Effect, ...], call: Call | None) -> Lead | None:
        """26B, if these effects leave the auction over: with a bid as the last call it goes on."""
        if isinstance(call, Bid) and not self.later and self.table.phase is Phase.AUCTION:
            return None
        return lead_when_over(self.table, self.by, effects)

    @property
    def lead_is_past(self) -> bool | None:
        return lead_is_past(self.table, self.by.partner)

    @property
    def late_bar(self) -> LateBar:
        """27B2: what the partner has called since the replacement, when they had to pass."""
        return find_late_bar(self.table, self.by, self.replacement, fx.Span.THROUGHOUT, self.at)

    def named_attempt(self, attempted: Call | None) -> Call | Text:
        return tr("the cancelled attempt") if attempted is None else attempted

    def meant(self, intended: Call | None) -> Offence:
        """25A1: the same with the insufficient bid that was meant.

        If they have already put it on the table, it goes like any other change that is cancelled.
        """
        assert intended is None or isinstance(intended, Bid)
        change = self.second_thought or self.replacement
        return replace(self, bid=intended, replacement=None, second_thought=change)

    def slip(self, intended: Call | None) -> Slip:
        """25A1: the intended call takes the place of the bid that was never meant."""
        over, called = self.lho_called, self.lho_has_called
        if self.replacement is not None:
            over, called = None, False  # LHO has called over the intended call itself
        return Slip(self.table, self.by, replace_bid(self, intended), over, called)

    def must_differ(self, call: Call) -> Text | None:
        return tr("it must be another call than {bid}", bid=call) if call is self.bid else None

    def must_be_sufficient(self, call: Call) -> Text | None:
        if self.kind(call) is Replacement.BID_OR_PASS:
            return None
        return tr("it must be a sufficient bid or a pass")

    def kind(self, call: Call) -> Replacement:
        if isinstance(call, Bid):
            return Replacement.BID_OR_PASS if self.is_sufficient(call) else Replacement.INSUFFICIENT
        return Replacement.BID_OR_PASS if call is PASS else Replacement.DOUBLE

    def is_sufficient(self, bid: Bid) -> bool:
        return self.over is None or bid.outranks(self.over)

    def is_legal(self, call: Call) -> bool:
        """Would the call be legal in this position?"""
        if isinstance(call, Bid):
            return self.is_sufficient(call)
        return call is PASS or (self.may_double if call is DOUBLE else self.may_redouble)

    def say_free(self) -> Text:
        """27B1, as it may be said aloud: the bid that was looked up, or the one if natural."""
        if self.is_looked_up and self.lowest is None:
            return tr("a comparable call alone (no bid shows the same)")
        if self.is_looked_up:
            return tr("{bid} or a comparable call", bid=self.lowest)
        if self.bid is not None:
            for bid in BIDS:
                if self.is_sufficient(bid) and bid.denomination is self.bid.denomination:
                    return tr(
                        "the lowest bid that shows the same, {bid} if natural, or a comparable "
                        "call",
                        bid=bid,
                    )
        return tr("the lowest bid that shows the same or a comparable call")

    def say_lower(self, call: Call | None) -> Text:
        """The sufficient bids below this one."""
        if self.over is None or not isinstance(call, Bid):
            return tr("Look at every sufficient bid below it.")
        lower = [bid for bid in BIDS if self.over.rank < bid.rank < call.rank]
        if not lower:
            return tr("There is no lower sufficient bid.")
        return tr("The lower sufficient bids are {bids}.", bids=All(tuple(lower)))

    def cannot_be_known(self, meant: Meant) -> Text | None:
        """Why it does not matter which bid shows the same: nothing is put in its place."""
        if meant in (Meant.SLIP, Meant.MEANT):
            return None
        if meant is Meant.KNOWN and not any(self.is_sufficient(bid) for bid in BIDS):
            return tr("no bid is sufficient any more")
        if self.is_told and not self.accepted_by_calling:
            return None
        return tr("that does not fit what happened at this table")

    def must_bid(self, call: Call) -> Text | None:
        fits = isinstance(call, Bid) and self.is_sufficient(call)
        return None if fits else tr("it must be a sufficient bid")

    def specified_samples(self) -> tuple[str, ...]:
        return ("none", "NT" if self.bid is None else self.bid.denomination.letter)

    def branches(self) -> tuple[str, ...]:
        """One call of each kind that the procedure treats differently."""
        assert self.over is not None
        assert self.bid is not None
        sufficient = [bid for bid in BIDS if bid.outranks(self.over)]
        same = [bid for bid in sufficient if bid.denomination is self.bid.denomination]
        too_low = [bid for bid in BIDS[: self.over.rank + 1] if bid is not self.bid]
        calls = [PASS, DOUBLE, REDOUBLE, *sufficient[:1], *same[:1], *too_low[:1]]
        return tuple(dict.fromkeys(call.text for call in calls))


def find_offence(table: Table) -> Offence:
    for made in table.replaced:
        if made.due.law == rules_at(table).judges["insufficient-bid"]:
            bids = [
                one
                for one in table.irregularities
                if one.kind is Kind.INSUFFICIENT_BID
                and (one.seat, one.what) == (made.due.player, made.due.call)
            ]
            offence = _offence_at(table, bids[-1])
            later = list(offence.later)
            if (own := (offence.by, made.call)) in later:
                later.remove(own)  # a call of partner's that is gone came between the two
            return replace(
                offence,
                stands=False,  # what stands, be it the same bid, has come in its place
                out_of_rotation=False,  # or this law would not have ruled on it
                replacement=made.call,
                second_thought=None,
                judged_again=True,
                later=tuple(later),
            )
    # The earliest that is open decides what became of the later ones: a bid out of turn after
    # it, which is Law 31's, waits.
    waiting = table.open_of(Kind.INSUFFICIENT_BID)
    found = waiting[0] if waiting else last_unruled(table, Kind.INSUFFICIENT_BID)
    if found is None:
        raise NothingToRule(tr("The table shows no insufficient bid that is still to be ruled on."))
    return _offence_at(table, found)


def _offence_at(table: Table, found: Irregularity) -> Offence:
    by, bid = found.seat, found.what
    assert isinstance(bid, Bid)
    over = dict(found.breach.details)
    bidder, doubled = over.get("bidder"), over.get("doubled")
    opponents_bid = bidder is None or bidder.side is not by.side
    own_bid = bidder is None or not opponents_bid
    last = over.get("last")
    named = bid if bid.is_known else None
    calls = table.calls
    made_at = [index for index, made in enumerate(calls) if made[0] is by and made[1] is bid]
    # They may have made the same bid again in its place: the one that stands is it.
    standing = [index for index in made_at if calls[index][2] is Standing.STANDS]
    at = max(standing or made_at)
    later = calls[at + 1 :]
    # Only what was called directly after the bid is in its place.
    is_cancelled = _is_cancelled_since(table, found)
    own = list(itertools.takewhile(lambda made: made[0] is by, later))
    changes = [call for _, call, how in own if how is not Standing.WITHDRAWN or not is_cancelled]
    called = [(seat, call) for seat, call, how in later if how is not Standing.WITHDRAWN]
    lho_called = next((call for seat, call in called if seat is by.lho), None)
    if lho_called is not None:
        # 25B1: they called over the last of them.
        changes = changes[-1:]
    return Offence(
        table,
        by,
        named,
        named,
        last if isinstance(last, Bid) and last.is_known else None,
        may_double=opponents_bid and doubled in (None, Doubled.NO),
        may_redouble=own_bid and doubled in (None, Doubled.DOUBLED),
        # Whose turn it was is not known where it was only told that the bid was too low.
        out_of_rotation=None if found.breach.turn is None else found.why is Why.TOO_LOW_OUT_OF_TURN,
        barred=Kind.BARRED_CALL in all_wrong_with(table, found),
        stands=calls[at][2] is Standing.STANDS,
        replacement=changes[0] if changes else None,
        second_thought=changes[-1] if len(changes) > 1 else None,
        lying=next((call for _, call, how in own if how is Standing.CHANGE), None),
        lho_called=lho_called,
        partner_called=any(seat is by.partner for seat, _ in called),
        put_by_ruling=isinstance(table.log[found.at], Ruled),
        at=found.at,
        all_is_entered=table.since(found.at).is_whole,
        later=_by_others(by, later) if table.in_auction_period is not False else (),
    )


def _is_cancelled_since(table: Table, found: Irregularity) -> bool:
    """Has a ruling since cancelled what the player put in the bid's place?"""
    return any(
        isinstance(effect, fx.CallWithdrawn) and effect.player is found.seat
        for event in table.log[found.at :]
        if isinstance(event, Ruled)
        for effect in event.effects
    )


def _by_others(by: Seat, later: tuple[CallRecord, ...]) -> tuple[tuple[Seat, Call], ...]:
    """From the first call of another player on: the calls that are on the table."""
    others = itertools.dropwhile(lambda made: made[0] is by, later)
    return tuple((seat, call) for seat, call, how in others if how is not Standing.WITHDRAWN)


def say_specified(specified: Specified | None) -> All:
    return All((tr("whatever they are"),)) if specified is None else specified_words(specified)


def unauthorised(offence: Offence, *calls: Call | None) -> tuple[fx.Effect, ...]:
    """16C2: what the withdrawn calls told is not for the offending side to use."""
    return withdrawn(offence.by, *((offence.by, call) for call in calls))


def cancel_over(offence: Offence, attempt: Call) -> list[fx.Effect]:
    """36A, 38B: the attempt goes with every call after it, and all of it stays unauthorised."""
    by, lying = offence.by, () if offence.lying is None else (offence.lying,)
    own = dict.fromkeys((attempt, *lying))
    return [
        *(fx.CallWithdrawn(player, call, undone=True) for player, call in reversed(offence.later)),
        *(fx.CallWithdrawn(by, call, undone=True) for call in lying),
        *withdrawn(by, *((by, call) for call in own), *offence.later),
    ]


def replace_bid(
    offence: Offence, call: Call | None, attempted: Call | None = None
) -> list[fx.Effect]:
    """The insufficient bid goes, and the call takes its place."""
    effects: list[fx.Effect] = []
    if offence.second_thought is not None:
        # 25B3: a further change of mind is withdrawn as well.
        if offence.lying is not None:
            effects.append(fx.CallWithdrawn(offence.by, offence.lying))
        effects += unauthorised(offence, offence.second_thought)
    elif attempted is not None and attempted is offence.replacement:
        # What was called over the attempt cannot stand over nothing.
        effects += (fx.CallWithdrawn(seat, made) for seat, made in reversed(offence.later))
        effects += withdrawn(offence.by, *offence.later)[:-1]
        effects.append(fx.CallWithdrawn(offence.by, attempted))
    if offence.stands:
        effects.append(fx.CallWithdrawn(offence.by, offence.made))
    if attempted is not None or offence.stands or offence.judged_again:
        effects.append(fx.CallSubstituted(offence.by, call))
    return effects


def after_the_auction(offence: Offence, call: Call | None) -> list[fx.Effect]:
    """39A: where a pass in its place ends the auction, what was called after it does not count."""
    if call is not PASS or not offence.later:
        return []
    gone: list[fx.Effect] = [fx.CallWithdrawn(seat, made) for seat, made in reversed(offence.later)]
    after = offence.table.entered.would_be(*gone, *replace_bid(offence, call))
    return gone if after.to_call is None else []
