"""Law 27: a bid that does not outrank the last one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from bridgelaw.game.calls import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call
from bridgelaw.game.contracts import Doubled
from bridgelaw.game.seats import Player, Role
from bridgelaw.laws.case import Case, NothingToRule
from bridgelaw.laws.comparable_call import ANOTHER_COMPARABLE, COMPARABLE, is_comparable
from bridgelaw.laws.interview import Procedure
from bridgelaw.laws.lead_restriction import ALL_SPECIFIED, DEFENDS, Lead, lead_right, restrict_lead
from bridgelaw.laws.questions import (
    FEATURE_NAMES,
    CallQuestion,
    Choice,
    Option,
    Specified,
    SpecifiedQuestion,
    yes_or_no,
)
from bridgelaw.laws.ruling import Ruling
from bridgelaw.laws.unintended_call import (
    INTENDED_CALL,
    LHO_CALLED,
    LHO_CHANGES,
    UNINTENDED,
    ask_unintended,
    change_unintended_call,
)
from bridgelaw.locale.text import All, Text, filled, tr
from bridgelaw.table.breaches import Irregularity, Kind
from bridgelaw.table.effects import (
    CallAccepted,
    CallSubstituted,
    CallWithdrawn,
    Effect,
    ForcedPass,
    Review,
    Span,
    Unauthorised,
)
from bridgelaw.table.events import Ruled
from bridgelaw.table.state import Standing
from bridgelaw.table.table import Table

# What is asked, in the order of the law

OUT_OF_ROTATION = yes_or_no(
    key="out_of_rotation",
    law="27A2",
    heading=tr("Was the insufficient bid also out of rotation?"),
    why=tr("An insufficient bid out of rotation is ruled under Law 31, and the bar is shorter."),
)

INTENDED_INSUFFICIENT = yes_or_no(
    key="intended_is_insufficient",
    law="25A1",
    heading=tr("Is the call that was meant itself an insufficient bid?"),
    why=tr("The call that was meant stands subject to the law: it can itself be insufficient."),
)

REPLACED = yes_or_no(
    key="replaced",
    law="27C",
    heading=tr("Has {offender} already put another call in its place?"),
    why=tr(
        "A replacement made before the director came stands if it is legal, unless {lho} accepts "
        "the insufficient bid."
    ),
)

ACCEPTS = yes_or_no(
    key="accepts",
    law="27A1",
    heading=tr("Does {lho} accept the insufficient bid?"),
    why=tr(
        "{lho} must hear what each choice leads to before choosing, and chooses without "
        "consulting. A call over the insufficient bid is acceptance. {lho} may ask {partner} what "
        "calls in its place would mean."
    ),
    say=(
        tr(
            "{offender}'s bid is not sufficient. Please say nothing about what it meant, and ask "
            "me away from the table about anything that has to do with its meaning."
        ),
        tr(
            "{lho} may accept it: then the auction goes on from there as if it were legal, and "
            "{lho} calls next."
        ),
        tr(
            "If {lho} does not accept it, {offender} must replace it. With {lowest}, or with a "
            "comparable call, nobody is restricted. With any other sufficient bid, or a pass, "
            "{partner} must pass for the rest of the auction, and if they defend, declarer may "
            "forbid {partner} a suit at the first lead. A double or redouble that is not "
            "comparable is not allowed."
        ),
    ),
    yes=tr("Yes, by saying so or by calling"),
    no=tr("No"),
)

SUBSTITUTE = CallQuestion(
    key="substitute",
    law="27B",
    heading=tr("What does {offender} call instead?"),
    why=tr("An insufficient bid that is not accepted must be replaced by a legal call."),
    say=(
        tr(
            "{offender} must replace the bid. With {lowest}, or with a comparable call, nobody is "
            "restricted. After any other bid or a pass "
            "{partner} must pass for the rest of the auction. It cannot be replaced by a double "
            "or redouble that is not comparable."
        ),
        tr(
            "If {offender} wants to know whether a call is comparable, I will answer that away "
            "from the table. Leaving the table tells nobody anything."
        ),
    ),
)

SPECIFIES = yes_or_no(
    key="specifies",
    law="27B1(a)",
    heading=tr("Did the insufficient bid specify one or more denominations?"),
    why=tr(
        "A bid specifies a denomination if by the partnership's agreements it promises something "
        "about it: length, shortness or a control. The denomination that it names does not "
        "matter. A club that may be a doubleton specifies nothing."
    ),
    away=True,
)

SPECIFIED = SpecifiedQuestion(
    key="specified",
    law="27B1(a)",
    heading=tr("What did {bid} specify?"),
    why=SPECIFIES.why,
    away=True,
)

LOWEST_SAME = yes_or_no(
    key="lowest_same",
    law="27B1(a)",
    heading=tr("Is {call} the lowest sufficient bid that specifies the same?"),
    why=tr(
        "It must specify the same denomination or denominations, {specified}, all of them and by "
        "the same kind of feature; whether it is artificial does not matter, nor does strength. "
        "No lower sufficient bid may do so by their agreements. {lower}"
    ),
    away=True,
)


class Replacement(Enum):
    """What the offender put in place of the insufficient bid."""

    BID_OR_PASS = "sufficient bid or pass"
    DOUBLE = "double or redouble"
    INSUFFICIENT = "another insufficient bid"


KIND_OF_CALL = Choice(
    key="kind_of_call",
    law="27B",
    heading=tr("What did {offender} put in its place?"),
    why=tr("A double, a redouble or another insufficient bid is cancelled, and another call made."),
    options=(
        Option("bid_or_pass", Replacement.BID_OR_PASS, tr("A sufficient bid, or a pass")),
        Option("double", Replacement.DOUBLE, tr("A double or redouble")),
        Option("insufficient", Replacement.INSUFFICIENT, tr("Another insufficient bid")),
    ),
)

ACCEPTS_SECOND = yes_or_no(
    key="accepts_second",
    law="27B4",
    heading=tr("Does {lho} accept the second insufficient bid?"),
    why=tr("The second insufficient bid may be accepted just as the first could."),
    say=(
        tr(
            "{lho} may accept the second bid: then the auction goes on from there as if it were "
            "legal. If not, {offender} must make another call, a sufficient bid or a pass, and "
            "{partner} must pass for the rest of the auction, whatever that call is."
        ),
    ),
)

ANOTHER_CALL = CallQuestion(
    key="another_call",
    law="27B3",
    heading=tr("What does {offender} call now?"),
    why=tr(
        "The attempted replacement is cancelled; {offender} must make a sufficient bid or pass."
    ),
    say=(
        tr(
            "That replacement is cancelled. {offender} must make a sufficient bid or pass, and "
            "{partner} must then pass for the rest of the auction, whatever the call is."
        ),
    ),
)


@dataclass(frozen=True, slots=True)
class Offence:
    """The insufficient bid, as far as it is known, and what was done about it since."""

    by: Player
    bid: Bid | None = None
    made: Bid | None = None
    """The bid that lies on the table; another than `bid` where that one was only meant."""
    over: Bid | None = None
    may_double: bool = True
    may_redouble: bool = True
    out_of_rotation: bool = False
    stands: bool = True
    """Whether the bid is still part of the auction."""
    replacement: Call | None = None
    """What the offender put in its place before the director came."""
    lho_called: Call | None = None
    """What the left-hand opponent called over the bid, or over its replacement."""
    partner_called: bool = False

    @property
    def named(self) -> Bid | Text:
        return tr("the insufficient bid") if self.bid is None else self.bid

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

    def say_lowest(self) -> Text:
        """The bid of 27B1(a) as it may be said aloud: nothing that was told in private."""
        if self.bid is not None:
            for bid in BIDS:
                if self.is_sufficient(bid) and bid.denomination is self.bid.denomination:
                    return tr(
                        "the lowest sufficient bid that shows the same suit or suits ({bid}, if "
                        "both are natural)",
                        bid=bid,
                    )
        return tr("the lowest sufficient bid that shows the same suit or suits")

    def branches(self) -> tuple[str, ...]:
        """One call of each kind that the procedure treats differently."""
        assert self.over is not None
        assert self.bid is not None
        sufficient = [bid for bid in BIDS if bid.outranks(self.over)]
        same = [bid for bid in sufficient if bid.denomination is self.bid.denomination]
        calls = [PASS, DOUBLE, REDOUBLE, *sufficient[:1], *same[:1], BIDS[0]]
        return tuple(dict.fromkeys(call.text for call in calls))


def insufficient_bid(case: Case) -> Ruling:
    """Law 27: a bid, in rotation, that does not outrank the last one."""
    table = case.table
    offence = Offence(Role.OFFENDER) if table is None else table.derive(_find_offence)
    by, lho = offence.by, offence.by.lho
    # A2. Out of rotation as well: Law 31 rules instead.
    if case.fact(OUT_OF_ROTATION, lambda table: offence.out_of_rotation):
        return _out_of_rotation(case)
    # 25A first: was it ever meant? A4: until the partner calls.
    if not offence.partner_called and ask_unintended(case, by, offence.named):
        return _unintended(case, offence)
    # C. A replacement made before the director came stands, unless the bid is accepted.
    if case.fact(REPLACED, lambda table: offence.replacement is not None, offender=by, lho=lho):
        case.cite("27C", tr("The replacement stands if it is legal and the bid is not accepted."))
    return _meant(case, offence)


def _meant(case: Case, offence: Offence) -> Ruling:
    by, lho, partner = offence.by, offence.by.lho, offence.by.partner
    # A1. LHO may accept it; he is told what may follow before he chooses (10C1).
    if case.fact(
        ACCEPTS,
        lambda table: _accepted_by_calling(offence),
        lho,
        offender=by,
        lho=lho,
        partner=partner,
        lowest=offence.say_lowest,
    ):
        return _accepted(case, offence)
    # B. Otherwise a legal call must be put in its place.
    call = _substitute(case, offence)
    kind = None if call is None else offence.kind(call)
    # B1(a). The lowest sufficient bid that specifies the same denomination(s).
    if kind in (None, Replacement.BID_OR_PASS) and call is not PASS:
        if _is_lowest_same(case, offence, call):
            return _unrestricted(case, offence, call, "27B1(a)")
    # B1(b). A comparable call, which may be a pass, a double or a redouble.
    if call is None or offence.is_legal(call):
        if is_comparable(case, COMPARABLE, by, call, bid=offence.named, partner=partner):
            return _unrestricted(case, offence, call, "27B1(b)")
    kind = case.fact(KIND_OF_CALL, lambda table: kind, offender=by)
    # B4. Another insufficient bid: as B3, unless LHO accepts that one.
    if kind is Replacement.INSUFFICIENT:
        if case.ask(ACCEPTS_SECOND, lho, offender=by, lho=lho, partner=partner):
            return _second_accepted(case, offence, call)
        case.cite("27B4")
        return _cancelled(case, offence, call)
    # B3. A double or redouble that is not comparable: cancelled, and another call is made.
    if kind is Replacement.DOUBLE:
        return _cancelled(case, offence, call)
    # B2. Any other sufficient bid, or a pass.
    case.cite("27B2", tr("{partner} must pass for the rest of the auction.", partner=partner))
    return _barred(case, offence, call, "27B2")


# The outcomes


def _out_of_rotation(case: Case) -> Ruling:
    case.note(
        tr(
            "Rule on it as a bid out of rotation: it may be accepted, and otherwise the bar, if "
            "there is one, is for one turn and not for the rest of the auction."
        )
    )
    headline = tr("Law 31 rules: the insufficient bid was also out of rotation.")
    return case.rule("27A2", headline)


def _unintended(case: Case, offence: Offence) -> Ruling:
    """25A: the intended call stands, subject to the law: it can itself be insufficient."""
    by = offence.by
    intended = offence.replacement or case.detail(
        INTENDED_CALL, by, lambda call: _must_differ(call, offence), offence.branches, offender=by
    )
    insufficient = case.fact(
        INTENDED_INSUFFICIENT,
        lambda table: intended is not None and offence.kind(intended) is Replacement.INSUFFICIENT,
    )
    if insufficient:
        case.cite("25A1", tr("The call that was meant takes the place of the other one."))
        assert intended is None or isinstance(intended, Bid)
        return _meant(case, replace(offence, bid=intended, replacement=None))
    if intended is not None and not offence.is_legal(intended):
        case.note(tr("The call that was meant is inadmissible: rule on it under Law 36."))
    return change_unintended_call(case, by, _replace(offence, intended), offence.lho_called)


def _accepted(case: Case, offence: Offence) -> Ruling:
    case.say(
        None, tr("The bid is accepted. The auction goes on from it, and nobody is restricted.")
    )
    effects: list[Effect] = []
    if offence.replacement is not None:
        effects.append(CallWithdrawn(offence.by, offence.replacement))
    elif offence.bid is not offence.made:
        effects += _replace(offence, offence.bid)
    headline = tr("The insufficient bid is accepted: the auction goes on as if it were legal.")
    return case.rule("27A1", headline, *effects, CallAccepted(offence.by, offence.bid))


def _second_accepted(case: Case, offence: Offence, call: Call | None) -> Ruling:
    case.cite("27B4")
    effects = _replace(offence, call)
    headline = tr("The second bid is accepted: the auction goes on as if it were legal.")
    return case.rule("27A1", headline, *effects, CallAccepted(offence.by, call))


def _unrestricted(case: Case, offence: Offence, call: Call | None, clause: str) -> Ruling:
    """27B1: no rectification; 26B and 16C do not apply, but 27D does."""
    case.say(None, tr("The auction goes on, with no restriction on anybody."))
    case.say(None, tr("Call me after the play if you think that the first bid did damage."))
    case.note(
        tr(
            "What the insufficient bid tells may be used by everybody. If it helped to a result "
            "that was otherwise not to be had, adjust after the play."
        )
    )
    effects = _replace(offence, call)
    headline = tr("The auction goes on, and nobody is restricted.")
    return case.rule(clause, headline, *effects, Review("27D"))


def _cancelled(case: Case, offence: Offence, attempted: Call | None) -> Ruling:
    """27B3: the attempt is cancelled, another call made, and the partner barred whatever it is."""
    by, partner = offence.by, offence.by.partner
    case.cite(
        "27B3",
        tr(
            "That replacement is cancelled; after the next one {partner} must pass for the rest of "
            "the auction, whatever it is.",
            partner=partner,
        ),
    )
    call = case.detail(
        ANOTHER_CALL,
        by,
        lambda call: (
            None
            if offence.kind(call) is Replacement.BID_OR_PASS
            else tr("a sufficient bid or a pass")
        ),
        offence.branches,
        offender=by,
        partner=partner,
    )
    # 26A: the last replacement decides whether the lead can be restricted.
    comparable = is_comparable(
        case, ANOTHER_COMPARABLE, by, call, bid=offence.named, partner=partner
    )
    return _barred(case, offence, call, "27B3", comparable=comparable, attempted=attempted)


def _barred(
    case: Case,
    offence: Offence,
    call: Call | None,
    clause: str,
    *,
    comparable: bool = False,
    attempted: Call | None = None,
) -> Ruling:
    """27B2, B3: the partner must pass whenever it is his turn; 26B, 16C2 and 72C."""
    by, partner = offence.by, offence.by.partner
    case.say(partner, tr("You must pass whenever it is your turn to call."))
    side = (by, partner)
    effects: list[Effect] = [
        *_replace(offence, call, attempted),
        ForcedPass(partner, Span.THROUGHOUT, clause),
    ]
    if attempted is not None:
        effects.append(Unauthorised(by, attempted, side, "16C2"))
    if comparable:
        # 26A: no lead restriction, and 16C does not apply to the bid.
        case.cite("26A")
        headline = tr(
            "{partner} must pass for the rest of the auction; there is no lead restriction, "
            "because the last call is comparable.",
            partner=partner,
        )
        return case.rule(clause, headline, *effects, Review("72C"))
    lead = restrict_lead(case, by)
    effects += lead_right(lead, by)
    effects.append(Unauthorised(by, offence.bid, side, "16C2"))
    _say_lead(case, offence, lead)
    case.note(
        tr(
            "Law 27D does not apply: the offending side has had its restriction. Stay until the "
            "lead has been dealt with."
        )
    )
    if lead is not Lead.FREE_AS_DECLARER:
        case.cite("26B")
    headline = filled(_HEADLINES[lead], partner=partner, offender=by)
    return case.rule(clause, headline, *effects, Review("16C2"), Review("72C"))


_HEADLINES = {
    Lead.LATER: tr(
        "{partner} must pass for the rest of the auction; if {offender}'s side defends, declarer "
        "may forbid {partner} a suit when {partner} first leads."
    ),
    Lead.FREE_AS_DECLARER: tr(
        "{partner} must pass for the rest of the auction; there is no lead restriction, because "
        "{offender}'s side does not defend."
    ),
    Lead.FREE_ALL_SPECIFIED: tr(
        "{partner} must pass for the rest of the auction; there is no lead restriction, because "
        "{offender} specified all four suits."
    ),
    Lead.RESTRICTED: tr(
        "{partner} must pass for the rest of the auction; when {partner} first leads, declarer may "
        "forbid one suit that {offender} did not specify."
    ),
}


def _say_lead(case: Case, offence: Offence, lead: Lead) -> None:
    by, partner = offence.by, offence.by.partner
    if lead in (Lead.LATER, Lead.RESTRICTED):
        case.say(
            None,
            tr(
                "If {offender}'s side defends, declarer may forbid {partner}, when {partner} first "
                "leads, one suit that {offender} has not specified in the legal auction.",
                offender=by,
                partner=partner,
            ),
        )
    case.say(
        partner,
        tr("You may not use what the withdrawn bid told you, in the auction or in the play."),
    )


# What the table knows


def _find_offence(table: Table) -> Offence:
    for found in reversed(table.irregularities):
        if found.kind is Kind.INSUFFICIENT_BID and not _is_ruled(table, found):
            return _offence_at(table, found)
    raise NothingToRule(tr("The table shows no insufficient bid that is still to be ruled on."))


def _is_ruled(table: Table, found: Irregularity) -> bool:
    """Settled by a ruling, and not only by what the players did."""
    return not found.is_open and any(isinstance(event, Ruled) for event in table.log[found.at :])


def _offence_at(table: Table, found: Irregularity) -> Offence:
    by, bid = found.seat, found.what
    assert isinstance(bid, Bid)
    over = dict(found.breach.details)
    opponents_bid = over["bidder"].side is not by.side
    calls = table.calls
    at = max(index for index, made in enumerate(calls) if made[0] is by and made[1] is bid)
    replacement: Call | None = None
    lho_called: Call | None = None
    directly = True
    for seat, call, _ in calls[at + 1 :]:
        # Only a second call made directly after the first is in its place.
        directly = directly and seat is by
        if directly:
            replacement = call
        elif seat is by.lho and lho_called is None:
            lho_called = call
    return Offence(
        by,
        bid,
        bid,
        over["last"],
        may_double=opponents_bid and over["doubled"] is Doubled.NO,
        may_redouble=not opponents_bid and over["doubled"] is Doubled.DOUBLED,
        out_of_rotation=found.law == "27A2",
        stands=calls[at][2] is Standing.STANDS,
        replacement=replacement,
        lho_called=lho_called,
        partner_called=any(seat is by.partner for seat, _, _ in calls[at + 1 :]),
    )


def _accepted_by_calling(offence: Offence) -> bool | None:
    """A call over the bid accepts it; a call over its replacement no longer can."""
    return None if offence.lho_called is None else offence.replacement is None


def _substitute(case: Case, offence: Offence) -> Call | None:
    by = offence.by
    return offence.replacement or case.detail(
        SUBSTITUTE,
        by,
        lambda call: _must_differ(call, offence),
        offence.branches,
        offender=by,
        partner=by.partner,
        lowest=offence.say_lowest,
    )


def _must_differ(call: Call, offence: Offence) -> Text | None:
    return tr("another call than {bid}", bid=call) if call is offence.bid else None


def _is_lowest_same(case: Case, offence: Offence, call: Call | None) -> bool:
    """27B1(a): the director finds out what both bids specify."""
    specified = case.detail(
        SPECIFIED, offence.by, branches=lambda: _specified_samples(offence), bid=offence.named
    )
    if not case.fact(
        SPECIFIES, lambda table: None if specified is None else bool(specified), offence.by
    ):
        return False
    return case.ask(
        LOWEST_SAME,
        offence.by,
        call=tr("the replacement") if call is None else call,
        specified=lambda: _say_specified(specified),
        lower=lambda: _say_lower(offence, call),
    )


def _specified_samples(offence: Offence) -> tuple[str, ...]:
    return ("none", "NT" if offence.bid is None else offence.bid.denomination.letter)


def _say_specified(specified: Specified | None) -> All:
    if specified is None:
        return All((tr("whatever they are"),))
    return All(
        tuple(
            denomination
            if denomination.suit is None
            else tr("{suit} ({feature})", suit=denomination, feature=FEATURE_NAMES[feature])
            for denomination, feature in specified
        )
    )


def _say_lower(offence: Offence, call: Call | None) -> Text:
    if offence.over is None or not isinstance(call, Bid):
        return tr("Look at every sufficient bid below it.")
    lower = [bid for bid in BIDS if offence.over.rank < bid.rank < call.rank]
    if not lower:
        return tr("There is no lower sufficient bid.")
    return tr("The lower sufficient bids are {bids}.", bids=All(tuple(lower)))


def _replace(offence: Offence, call: Call | None, attempted: Call | None = None) -> list[Effect]:
    """The insufficient bid goes, and the call takes its place."""
    effects: list[Effect] = []
    if attempted is not None and attempted is offence.replacement:
        effects.append(CallWithdrawn(offence.by, attempted))
    if offence.stands:
        effects.append(CallWithdrawn(offence.by, offence.made))
    if attempted is not None or offence.stands:
        effects.append(CallSubstituted(offence.by, call))
    return effects


INSUFFICIENT_BID = Procedure(
    "insufficient-bid",
    tr("Insufficient bid"),
    ("27",),
    insufficient_bid,
    (
        OUT_OF_ROTATION,
        UNINTENDED,
        INTENDED_CALL,
        INTENDED_INSUFFICIENT,
        LHO_CALLED,
        LHO_CHANGES,
        REPLACED,
        ACCEPTS,
        SUBSTITUTE,
        SPECIFIES,
        SPECIFIED,
        LOWEST_SAME,
        COMPARABLE,
        KIND_OF_CALL,
        ACCEPTS_SECOND,
        ANOTHER_CALL,
        ANOTHER_COMPARABLE,
        DEFENDS,
        ALL_SPECIFIED,
    ),
    (Kind.INSUFFICIENT_BID,),
)
