"""Law 25: a call that was never meant is replaced by the one that was, and a change of call."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.calls import CALLS, HIGHEST_LEVEL, Bid, Call
from bridgelaw.game.seats import Player, Role, Seat
from bridgelaw.laws.auction.lead_restriction import Lead, say_lead
from bridgelaw.laws.common import withdrawn as information
from bridgelaw.laws.common.comparable_call import comparable_question, is_comparable
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.questions import SEAT_OPTIONS, CallQuestion, Choice, yes_or_no
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.breaches import Kind
from bridgelaw.table.effects import (
    CallSubstituted,
    CallWithdrawn,
    Effect,
    LeadRight,
    Review,
    Unauthorised,
)
from bridgelaw.table.state import Standing
from bridgelaw.table.table import Table
from bridgelaw.table.unruled import INADMISSIBLE, last_unruled, not_called

WHO = Choice(
    key="who",
    law="25A",
    heading=tr("Whose call is said not to have been meant?"),
    why=tr("It is that player's last call that may be changed."),
    options=SEAT_OPTIONS,
)

PARTNER_CALLED = yes_or_no(
    key="partner_called",
    law="25A4",
    heading=tr("Has {partner} called since?"),
    why=tr("Once the partner has called, a call cannot be changed any more."),
)

PERIOD_OVER = yes_or_no(
    key="auction_period_over",
    law="25A5",
    heading=tr("Is the auction period over?"),
    why=tr(
        "If the auction ended before it came back to the partner, the call can be changed until "
        "the opening lead is faced, or, if all passed, until all four hands are back in the board."
    ),
)

CHANGED = yes_or_no(
    key="changed",
    law="25B",
    heading=tr("Has {offender} already made another call in its place?"),
    why=tr("A change of a call that was meant is ruled under Law 25B."),
)

UNINTENDED = yes_or_no(
    key="unintended",
    law="25A",
    heading=tr("Was {bid} never meant: a slip of the hand or of the tongue?"),
    why=tr(
        "Say yes only if you are sure that {offender} did not for a moment want to make this call. "
        "The mistake must be one of the fingers, not of the mind: a bid overlooked, a jump not "
        "seen or a change of mind is a lapse of concentration, and then the call was meant. How "
        "long it took, and how {offender} became aware of it, does not matter. It is too late "
        "once {partner} has called."
    ),
    yes=tr("Yes: it was never meant"),
    no=tr("No: it was meant, if only by a lapse of concentration"),
)

ACCEPTS_CHANGE = yes_or_no(
    key="accepts_change",
    law="25B1",
    heading=tr("Does {lho} accept {second} in place of {first}?"),
    why=tr("{lho} may accept the second call. Calling over it is acceptance."),
    say=(
        tr(
            "{offender} meant the first call, so it cannot simply be changed. {lho} may accept "
            "the second one: then it stands and the first is withdrawn. Otherwise the first "
            "stands and the second is cancelled."
        ),
        tr(
            "Nobody has to pass in either case. But if {offender}'s side defends, declarer may "
            "be able to forbid {partner} a suit at the first lead."
        ),
    ),
    yes=tr("Yes, by saying so or by calling"),
    no=tr("No"),
)

CHANGE_COMPARABLE = comparable_question(
    "change_comparable",
    "26A",
    tr(
        "The one call was withdrawn and the other stands. If that one is comparable, there is no "
        "lead restriction and the withdrawn call may be used; otherwise there may be one, and it "
        "may not."
    ),
)

INTENDED_CALL = CallQuestion(
    key="intended_call",
    law="25A1",
    heading=tr("What did {offender} mean to call?"),
    why=tr("The call that was meant takes the place of the other one."),
)

LHO_CALLED = yes_or_no(
    key="lho_called",
    law="25A6",
    heading=tr("Has {lho} called over the call that was not meant?"),
    why=tr("Then {lho} may take that call back."),
)

LHO_CHANGES = yes_or_no(
    key="lho_changes",
    law="25A6",
    heading=tr("Does {lho} take the call over it back?"),
    why=tr(
        "The call was made over one that does not count any more, so it may be changed at no cost."
    ),
    say=(
        tr(
            "{lho} may leave the call as it is, or take it back and make another. What a call that "
            "is taken back tells is not for the opponents to use."
        ),
    ),
    yes=tr("Yes: {lho} will call anew"),
    no=tr("No: the call stands"),
)


def ask_unintended(case: Case, offender: Player, bid: Call | Text) -> bool:
    """25A2, A3: the test that the documents give, which is about the mind and not the clock."""
    return case.ask(UNINTENDED, offender=offender, partner=offender.partner, bid=bid)


def change_unintended_call(
    case: Case, offender: Player, replaced: list[Effect], over: Call | None
) -> Ruling:
    """25A1: the intended call takes its place; A6: LHO may change his call `over` the other."""
    lho = offender.lho
    effects: list[Effect] = []
    # A6. LHO's call over the first one may be withdrawn; to his side what it tells is
    # authorised, to the opponents it is not.
    if case.fact(LHO_CALLED, lambda table: over is not None, lho=lho):
        changed = [CallWithdrawn(lho, over), *replaced]
        if _is_illegal(case.table, lho, over, changed) or case.ask(LHO_CHANGES, lho, lho=lho):
            case.cite("25A6", tr("{lho} calls anew.", lho=lho))
            case.say(
                lho,
                tr("Your call is taken back: call again. Your side may use what it told."),
            )
            case.say(
                offender.partner,
                tr("You may not use what {lho}'s first call told you.", lho=lho),
            )
            effects.append(CallWithdrawn(lho, over))
            effects.append(Unauthorised(lho, over, (offender, offender.partner), "16C2"))
            effects.append(Review("16C2"))
    case.say(
        None,
        tr("The first call does not count: it was not meant. Nobody is restricted because of it."),
    )
    headline = tr("The call that was meant stands; nobody is restricted.")
    return case.rule("25A1", headline, *effects, *replaced)


def _is_illegal(table: Table | None, lho: Player, over: Call | None, changed: list[Effect]) -> bool:
    """Does the call no longer fit what was put before it?"""
    if table is None or over is None:
        return False
    assert isinstance(lho, Seat)
    after = table.would_be(*changed)
    return after.legal_calls(lho).why_not(over) is not None


@dataclass(frozen=True, slots=True)
class _Claim:
    """The call that is said not to have been meant, as far as it is known."""

    by: Player
    call: Call | None = None
    change: Call | None = None
    """What he called in its place."""
    accepted: bool | None = None
    """Whether the left-hand opponent has called over the second call (25B1) or the first."""
    over: Call | None = None
    """What the left-hand opponent called over the first one."""
    partner_called: bool = False
    inadmissible: bool = False
    """Whether the first call was inadmissible, so that another law rules on it."""
    change_inadmissible: bool = False
    """Whether the second one is, so that nobody can accept it."""


def unintended_call(case: Case) -> Ruling:
    """Law 25: a player says that he did not mean the call that he made, or has changed it."""
    who = case.detail(WHO, allowed=lambda seat: not_called(case.table, seat))
    claim = _Claim(Role.OFFENDER) if who is None else _claim(case.table, who)
    by, partner = claim.by, claim.by.partner
    named = tr("the call") if claim.call is None else claim.call
    # A4. Not after the partner has called.
    if case.fact(PARTNER_CALLED, lambda table: claim.partner_called, partner=partner):
        headline = tr("It is too late: {partner} has called. The call stands.", partner=partner)
        return case.rule("25A4", headline)
    # A5. Not after the auction period, where the auction ended before it reached the partner.
    if case.fact(PERIOD_OVER, lambda table: not table.phase.is_auction_period):
        headline = tr("It is too late: the auction period is over. The call stands.")
        return case.rule("25A5", headline)
    # A2. A call that was meant stands, if only a lapse of concentration was behind it.
    if not ask_unintended(case, by, named):
        # 35. What could not be called at all has a law of its own, changed or not.
        if claim.inadmissible:
            headline = tr("Laws 36 to 38 rule: an inadmissible call cannot be accepted.")
            return case.rule("35", headline, goes_on="inadmissible-call")
        if case.fact(CHANGED, lambda table: claim.change is not None, offender=by):
            return _changed(case, claim)
        case.say(None, tr("The call stands."))
        return case.rule("25A2", tr("The call was meant: it stands."))
    # A1. The intended call takes its place.
    intended = claim.change or case.detail(
        INTENDED_CALL,
        by,
        lambda call: (
            tr("it must be another call than {bid}", bid=call) if call is claim.call else None
        ),
        lambda: tuple(call.text for call in CALLS[:4]),
        offender=by,
    )
    replaced: list[Effect] = [CallWithdrawn(by, claim.call), CallSubstituted(by, intended)]
    if claim.accepted:
        # It has taken the other one's place already, and LHO has called over it.
        replaced = []
    return change_unintended_call(case, by, replaced, claim.over)


def _changed(case: Case, claim: _Claim) -> Ruling:
    """25B: a call that was meant was changed."""
    by, lho = claim.by, claim.by.lho
    first: Call | Text = tr("the first call") if claim.call is None else claim.call
    second: Call | Text = tr("the second call") if claim.change is None else claim.change
    # B1. LHO may accept the second call, unless it is inadmissible; calling over it does that.
    if case.fact(
        ACCEPTS_CHANGE,
        lambda table: False if claim.change_inadmissible else claim.accepted,
        lho,
        offender=by,
        lho=lho,
        partner=by.partner,
        first=first,
        second=second,
    ):
        case.cite("25B1", tr("The second call stands, and the first is withdrawn."))
        effects: list[Effect] = []
        if claim.accepted is None:
            effects = [CallWithdrawn(by, claim.call), CallSubstituted(by, claim.change)]
        return _after_change(case, by, first, second, effects)
    # B2. Otherwise the second is cancelled, and the first stands.
    case.cite("25B2", tr("The first call stands, and the second is cancelled."))
    cancelled: list[Effect] = [CallWithdrawn(by, claim.change)] if claim.accepted is None else []
    return _after_change(case, by, second, first, cancelled)


def _after_change(
    case: Case,
    by: Player,
    withdrawn: Call | Text,
    stands: Call | Text,
    effects: list[Effect],
) -> Ruling:
    """25B1, B2: nobody must pass, but Law 26 looks at the two calls; 25B3: so does 16C."""
    partner = by.partner
    call = withdrawn if isinstance(withdrawn, Call) else None
    case.say(None, tr("The auction goes on, and nobody has to pass."))
    if is_comparable(case, CHANGE_COMPARABLE, by, stands, bid=withdrawn):
        headline = tr("Nobody has to pass, and there is no lead restriction.")
        return case.rule("26A", headline, *effects, Review("23C"))
    say_lead(case, by, Lead.LATER)
    information.say_unauthorised(case, partner)
    case.cite("25B3")
    headline = tr(
        "Nobody has to pass; if {offender}'s side defends, declarer may forbid {partner} a suit "
        "when {partner} first leads.",
        offender=by,
        partner=partner,
    )
    return case.rule(
        "26B",
        headline,
        *effects,
        LeadRight(partner, by),
        *information.withdrawn(by, (by, call)),
    )


def _claim(table: Table | None, seat: Seat) -> _Claim:
    assert table is not None
    calls = [made for made in table.calls if made[2] is not Standing.WITHDRAWN]
    change = last_unruled(table, Kind.CHANGE_OF_CALL)
    if change is not None and change.seat is seat and change.settled in ("25B1", "25B2"):
        first, second = dict(change.breach.details)["last"], change.what
        assert isinstance(second, Call)
        accepted = change.settled == "25B1"
        if not accepted:
            # He may have changed it more than once: what stands is the first of them.
            first = next(call for who, call, _ in reversed(calls) if who is seat)
        partner_called = any(caller is seat.partner for caller, _, _ in calls[-2:])
        over = (
            None if accepted else next(call for who, call, _ in reversed(calls) if who is seat.lho)
        )
        return _Claim(seat, first, second, accepted, over, partner_called)
    mine = max(
        index
        for index, (caller, _, how) in enumerate(calls)
        if caller is seat and how is Standing.STANDS
    )
    later = calls[mine + 1 :]
    call = calls[mine][1]
    changed_to = next(
        (made for who, made, how in later if who is seat and how is Standing.CHANGE), None
    )
    return _Claim(
        seat,
        call,
        changed_to,
        over=next((call for caller, call, _ in later if caller is seat.lho), None),
        partner_called=any(caller is seat.partner for caller, _, _ in later),
        inadmissible=any(
            found.seat is seat and found.what is call and found.kind in INADMISSIBLE
            for found in table.open_irregularities
        ),
        change_inadmissible=changed_to is not None
        and _is_inadmissible(table, seat, call, changed_to),
    )


def _is_inadmissible(table: Table, seat: Seat, first: Call, second: Call) -> bool:
    """Could the second call not have been made at all in the first one's place?"""
    gone = (CallWithdrawn(seat, second), CallWithdrawn(seat, first))
    before = table.would_be(*gone)
    breach = before.legal_calls(seat).why_not(second)
    if breach is None:
        return isinstance(second, Bid) and second.level > HIGHEST_LEVEL
    return breach.kind in INADMISSIBLE


UNINTENDED_CALL = Procedure(
    "unintended-call",
    tr("Unintended or changed call"),
    ("25",),
    unintended_call,
    (
        WHO,
        PARTNER_CALLED,
        PERIOD_OVER,
        UNINTENDED,
        CHANGED,
        ACCEPTS_CHANGE,
        CHANGE_COMPARABLE,
        INTENDED_CALL,
        LHO_CALLED,
        LHO_CHANGES,
    ),
)
