"""Laws 28 to 33: the call out of turn, and what was done about it since."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from bridgelaw.game.calls import PASS, Bid, Call
from bridgelaw.game.seats import Player, Seat
from bridgelaw.laws.auction.call_out_of_turn.questions import CallKind, RhoCalled, Since, Turn
from bridgelaw.laws.common.first_lead import Lead, lead_when_over
from bridgelaw.laws.common.late_bar import LateBar, find_late_bar
from bridgelaw.laws.common.second_call import SecondCall, find_second_call
from bridgelaw.laws.common.withdrawn import withdrawn
from bridgelaw.laws.law import Irregularity, Kind, NothingToRule, Phase, Table, Text, fx, tr
from bridgelaw.table.events import Called, Unentered
from bridgelaw.table.state import Standing
from bridgelaw.table.unruled import (
    INADMISSIBLE,
    all_wrong_with,
    event_of,
    is_cancelled_by_players,
    last_unruled,
)


@dataclass(frozen=True, slots=True)
class Offence:
    """A call out of rotation, as far as it is known."""

    table: Table = field(repr=False)
    by: Seat
    call: Call | None
    """`None` where nobody said which it was."""
    turn: Turn | None
    proper: Seat | None
    """The player whose turn it was; `None` where nobody entered that."""
    is_second: bool | None = False
    """Whether only the next player has called since an earlier call, which it may change."""
    over_second: tuple[tuple[Seat, Call], ...] = ()
    """What was then called over it."""
    proper_called: bool = False
    """Whether the player whose turn it was called next, perhaps at the same moment."""
    called_again: bool = False
    """Whether the offender has called since, so that nothing hangs on the moment any more."""
    rho_had_to_pass: bool | None = None
    since: Since | None = None
    """What was called since; `None` where only the players know how it was meant."""
    inadmissible: bool | None = None
    insufficient: bool = False
    stands: bool = True
    """Whether the call is still part of the auction."""
    later: tuple[tuple[Seat, Call], ...] = ()
    """Calls made after it that did not settle it, and fall with it."""
    insufficient_first: bool = False
    """Whether an insufficient bid before it is still to be ruled on."""
    pass_ends: bool = False
    """Whether a pass by the player whose turn it was would end the auction."""
    robbed: bool = False
    """Whether passes have left a player without a turn (17D3)."""
    too_late: bool = False
    """Whether all four hands are back in the board (17D2)."""
    robs: bool = False
    """Whether a pass by the left-hand opponent would leave the proper player without a turn."""

    at: int | None = None
    """The event of the call."""
    is_whole: bool = True
    """Whether everything was entered that came after it."""

    @property
    def kind(self) -> CallKind | None:
        return None if self.call is None else kind_of(self.call)

    @property
    def simultaneous(self) -> bool | None:
        """33: only if the player whose turn it was called next can it have been."""
        if not self.proper_called and not self.is_whole:
            return None
        return None if self.proper_called and not self.called_again else False

    def whose(self, turn: Turn) -> Seat:
        """The player whose turn it was."""
        if turn is Turn.RHO:
            return self.by.rho
        return self.by.partner if turn is Turn.PARTNER else self.by.lho

    def has_been_called(self, turn: Turn, since: Since) -> Text | None:
        """Where somebody's call was entered it is not that nobody has called.

        28B is about the opponents: a call by the partner settles nothing.
        """
        if self.proper_called and since is Since.NOBODY:
            return tr("the table shows a call since")
        if turn is Turn.PARTNER and since is Since.OWN_TURN:
            return tr("it was the partner's turn, not an opponent's")
        return None

    @property
    def gone(self) -> tuple[fx.Effect, ...]:
        """The call, and what was called after it, withdrawn."""
        calls = ((self.by, self.call), *self.later)
        return tuple(fx.CallWithdrawn(seat, call) for seat, call in reversed(calls))

    def lead_when_over(self) -> Lead | None:
        """26B, if the auction is over without this call: an earlier ruling may have ended it."""
        if self.call is None or not self.stands:
            return None
        return lead_when_over(self.table, self.by, self.gone)

    def needs_after(self, *effects: fx.Effect) -> str | None:
        """Which procedure the table needs once these have come about."""
        return None if self.call is None else self.table.would_be(*effects).ruling_needed

    @property
    def partners_is_inadmissible(self) -> bool:
        """36: is the call that came after it one that nobody could make at any turn?"""
        if not self.later:
            return False
        seat, call = self.later[0]
        return bool(self.table.open_of(*INADMISSIBLE, seat=seat, what=call))

    def is_at_rho(self, seat: Seat) -> bool:
        """Was it the turn of this player's right-hand opponent?"""
        return self.proper is seat.rho


def kind_of(call: Call) -> CallKind:
    if call is PASS:
        return CallKind.PASS
    return CallKind.BID if isinstance(call, Bid) else CallKind.DOUBLE


def name_of(call: Call | None) -> Call | Text:
    """The cancelled call, as it is spoken of."""
    return tr("the call out of turn") if call is None else call


@dataclass(frozen=True, slots=True)
class Owed:
    """A cancelled call in whose place another one comes now."""

    table: Table = field(repr=False)
    due: fx.ReplacementDue
    call: Call | None = None
    """The call in its place, where it has been made."""
    by_rho: RhoCalled = RhoCalled.OTHERWISE
    """31A1, 32A1: after a pass the cancelled call must be made again."""
    later: tuple[tuple[Seat, Call], ...] = ()
    """What was called over a call that should have been the cancelled one."""
    by_players: bool = False
    """Whether the players cancelled the call themselves, without a ruling."""
    partner_called: bool = False
    """Whether the partner has called since the call in its place."""

    @property
    def by(self) -> Player:
        return self.due.player

    @property
    def named(self) -> Call | Text:
        return name_of(self.due.call)

    def why_not(self, call: Call) -> Text | None:
        """Why the call is not legal at the proper turn."""
        if not isinstance(self.by, Seat):
            return None
        breach = self.table.entered.legal_calls(self.by).why_not(call)
        return None if breach is None else breach.text

    def as_bid(self) -> Owed:
        """30C: an artificial pass is ruled on like a bid."""
        return replace(self, due=replace(self.due, law="31B"))

    @property
    def told(self) -> tuple[fx.Effect, ...]:
        """16C2: the cancelled call is unauthorised, unless it has been since it was cancelled.

        Then a call in its place that turned out to be a slip may have made it authorised.
        """
        kept = [(one.player, one.what) for one in self.table.unauthorised]
        is_kept = (self.by, self.due.call) in kept or self.by_players or self.due.call is None
        if self.skipped_partner and is_kept:
            return ()
        return withdrawn(self.by, (self.by, self.due.call))

    @property
    def late_bar(self) -> LateBar:
        """What the partner called at the turn at which they had to pass."""
        return find_late_bar(self.table, self.by, self.call, fx.Span.ONCE)

    @property
    def events(self) -> tuple[int, ...]:
        """The events of the cancelled call and of the call in its place, or the one to come."""
        if self.due.call is None:
            return ()
        there = any((one.due, one.call) == (self.due, self.call) for one in self.table.replaced)
        place = event_of(self.table, self.by, self.call) if there else len(self.table.log)
        return event_of(self.table, self.by, self.due.call), place

    def lead_when_over(self, effects: tuple[fx.Effect, ...], law: str) -> Lead | None:
        """26B, if the auction is over with this call."""
        return lead_when_over(self.table, self.by, effects, law)

    @property
    def skipped_partner(self) -> bool:
        """Was it made at a turn from which on the partner had to call before the offender?"""
        return self.due.law not in ("31A", "32A")


_OUT_OF_TURN = (Kind.CALL_OUT_OF_ROTATION, Kind.CHANGE_OF_CALL)


def find(table: Table) -> Offence | Owed:
    """What the table has for this procedure: a call out of turn, or one in a cancelled one's place.

    What is open comes first, the earliest of it, because later calls fall with it; then the call
    that is due; then what the players settled themselves.
    """
    still_open = [found for found in table.open_irregularities if _is_ours(found)]
    if still_open and table.contract is not None and table.auction_period_over:
        raise NothingToRule(tr("The auction period is over: the calls stand as they were made."))
    if still_open:
        # A second call running is dealt with before anything else: it decides which call it is.
        changed = [found for found in still_open if found.kind is Kind.CHANGE_OF_CALL]
        return _offence(table, (changed or still_open)[0])
    owed = _find_owed(table)
    if owed is not None:
        return owed
    found = last_unruled(table, *_OUT_OF_TURN)
    if found is not None and _is_ours(found) and not is_cancelled_by_players(table, found):
        return _offence(table, found)
    in_rotation = _find_in_rotation(table)
    if in_rotation is not None:
        return in_rotation
    if table.due:
        due = table.due[0]
        if table.phase is Phase.AUCTION:
            raise NothingToRule(
                tr(
                    "{player} has not come to the proper turn yet: rule when {player} calls.",
                    player=due.player,
                )
            )
        raise NothingToRule(
            tr(
                "The auction ended before {player} came to call again: nothing took the place of "
                "the cancelled call, so nobody is restricted. It stays unauthorised.",
                player=due.player,
            )
        )
    raise NothingToRule(tr("The table shows no call out of turn that is still to be ruled on."))


def _is_ours(found: Irregularity) -> bool:
    # The replacement of an insufficient bid belongs to Law 27.
    return found.kind in _OUT_OF_TURN and found.law != "27C"


def _find_in_rotation(table: Table) -> Offence | Owed | None:
    """The last call, if it only looked irregular (28A), or had to be made (31A1, 32A1)."""
    at = max((i for i, event in enumerate(table.log) if isinstance(event, Called)), default=None)
    if at is None:
        return None
    event, before = table.log[at], table.at(at)
    assert isinstance(event, Called)
    seat, call = event.seat, event.call
    if before.to_call is seat.rho and len(table.at(at + 1).calls) == len(before.calls) + 2:
        return Offence(table, seat, call, Turn.RHO, seat.rho, rho_had_to_pass=True)
    if before.to_call is seat and before.to_repeat(seat) is call:
        due = next(due for due in before.due if due.player is seat)
        return Owed(table, due, call, by_rho=RhoCalled.PASSED)
    return None


def _find_owed(table: Table) -> Owed | None:
    wrong = last_unruled(table, Kind.CALL_NOT_REPEATED)
    if wrong is not None and wrong.is_open:
        cancelled = dict(wrong.breach.details)["last"]
        due = fx.ReplacementDue(wrong.seat, cancelled, wrong.law[:-1])
        assert isinstance(wrong.what, Call)
        calls = table.calls
        at = max(i for i, made in enumerate(calls) if made[:2] == (wrong.seat, wrong.what))
        later = tuple((seat, made) for seat, made, how in calls[at + 1 :] if how is Standing.STANDS)
        return Owed(table, due, wrong.what, by_rho=RhoCalled.PASSED, later=later)
    for made in table.replaced:
        return Owed(
            table,
            made.due,
            made.call,
            by_players=_is_by_players(table, made.due),
            partner_called=_has_partner_called(table, made.due.player, made.call),
        )
    turn = table.entered.to_call
    for due in table.due:
        if due.player is turn and turn is not None:
            return Owed(
                table,
                due,
                by_rho=RhoCalled.OTHERWISE
                if table.entered.to_repeat(turn) is None
                else RhoCalled.PASSED,
                by_players=_is_by_players(table, due),
            )
    return None


def _has_partner_called(table: Table, by: Player, call: Call) -> bool:
    """Has the offender's partner called after this call of theirs?"""
    calls = [made for made in table.calls if made[2] is not Standing.WITHDRAWN]
    at = max((i for i, made in enumerate(calls) if made[:2] == (by, call)), default=len(calls))
    return any(seat is by.partner for seat, _, _ in calls[at + 1 :])


def _is_by_players(table: Table, due: fx.ReplacementDue) -> bool:
    """Has no ruling cancelled the call, but the players themselves?"""
    return any(
        found.kind is Kind.CALL_OUT_OF_ROTATION
        and found.seat is due.player
        and found.what is due.call
        and is_cancelled_by_players(table, found)
        for found in table.irregularities
    )


def _offence(table: Table, found: Irregularity) -> Offence:
    by, call, proper = found.seat, found.what, found.breach.turn
    assert isinstance(call, Call)
    if found.kind is Kind.CHANGE_OF_CALL:
        return Offence(table, by, call, Turn.AGAIN, by.lho)
    is_whole = table.since(found.at).is_whole
    calls = table.calls
    # They may have made the same call again, at the proper turn: it is the one made then.
    places = [index for index, made in enumerate(calls) if made[:2] == (by, call)]
    at = places[-1]
    if isinstance(table.log[found.at], Called):
        before = len(table.at(found.at).calls)
        at = next((place for place in places if place >= before), at)
    next_caller = calls[at + 1][0] if at + 1 < len(calls) else None
    settled = (one for one in (Since.OWN_TURN, Since.OVER_IT) if one.value == found.settled)
    may_have = next_caller is proper is by.lho or (next_caller is None and not is_whole)
    since = next(settled, None if may_have else Since.NOBODY)
    stands = calls[at][2] is Standing.STANDS
    second = _second(table, by, call)
    wrong = all_wrong_with(table, found)
    return Offence(
        table,
        by,
        call if call.is_known else None,
        None if proper is None else _turn(by, proper),
        proper,
        is_second=second is not None or (None if _may_be_second(table, found) else False),
        over_second=_over_second(table, second, at),
        proper_called=proper is not None and next_caller is proper,
        called_again=any(seat is by and how is Standing.STANDS for seat, _, how in calls[at + 1 :]),
        rho_had_to_pass=None if proper is None else False,
        since=since,
        inadmissible=any(kind in INADMISSIBLE for kind in wrong)
        or (None if proper is None else False),
        insufficient=Kind.INSUFFICIENT_BID in wrong,
        stands=stands,
        later=tuple(
            (seat, call) for seat, call, how in calls[at + 1 :] if how is not Standing.WITHDRAWN
        )
        if since is Since.NOBODY
        else (),
        insufficient_first=any(
            other.at < found.at for other in table.open_of(Kind.INSUFFICIENT_BID)
        ),
        pass_ends=proper is not None
        and table.at(found.at).after(Called(proper, PASS)).to_call is None,
        # It is cancelled because it had robbed a player who called since, accepted (29A) or not.
        robbed=(found.settled in ("29A", "17D3") and not stands)
        or bool(table.open_of(Kind.ROBBED_OF_TURN)),
        too_late=table.phase is Phase.OVER,
        robs=since in (None, Since.NOBODY) and _robs(table.entered, by.lho),
        at=found.at,
        is_whole=is_whole,
    )


def _over_second(table: Table, second: SecondCall | None, at: int) -> tuple[tuple[Seat, Call], ...]:
    """What was called over a second call; whether it is one may not be known."""
    if second is not None:
        return () if second.over_second is None else second.later
    later = table.calls[at + 1 :] if table.is_open else ()
    return tuple((seat, call) for seat, call, how in later if how is not Standing.WITHDRAWN)


def _may_be_second(table: Table, found: Irregularity) -> bool:
    """Nobody entered what was called just before it: that may have been the next player's call."""
    before = table.log[: found.at]
    if before and isinstance(before[-1], Called) and before[-1].seat is found.seat.lho:
        before = before[:-1]
    return bool(before) and isinstance(before[-1], Unentered)


def _second(table: Table, by: Seat, call: Call) -> SecondCall | None:
    second = find_second_call(table, by)
    return second if second is not None and second.second is call else None


def _turn(by: Seat, proper: Seat) -> Turn:
    if proper is by.rho:
        return Turn.RHO
    return Turn.PARTNER if proper is by.partner else Turn.LHO


def _robs(table: Table, lho: Seat) -> bool:
    """17D3: would three passes then stand that left a player without a turn?"""
    if table.phase is not Phase.AUCTION:
        return False
    return bool(table.after(Called(lho, PASS)).open_of(Kind.ROBBED_OF_TURN))
