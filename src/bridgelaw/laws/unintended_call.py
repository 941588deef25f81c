"""Law 25A: a call that was never meant is replaced by the one that was."""

from __future__ import annotations

from bridgelaw.game.calls import Call
from bridgelaw.game.seats import Player
from bridgelaw.laws.case import Case
from bridgelaw.laws.questions import CallQuestion, yes_or_no
from bridgelaw.laws.ruling import Ruling
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.effects import CallWithdrawn, Effect, Unauthorised

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
    case: Case,
    offender: Player,
    replaced: list[Effect],
    over: Call | None,
    must_change: bool,
) -> Ruling:
    """25A1: the intended call takes its place; A6: LHO may change his call `over` the other."""
    lho = offender.lho
    effects: list[Effect] = []
    # A6. LHO's call over the first one may be withdrawn; to his side what it tells is
    # authorised, to the opponents it is not.
    if case.fact(LHO_CALLED, lambda table: over is not None, lho=lho):
        if must_change or case.ask(LHO_CHANGES, lho, lho=lho):
            case.cite("25A6", tr("{lho} calls anew.", lho=lho))
            effects.append(CallWithdrawn(lho, over))
            effects.append(Unauthorised(lho, over, (offender, offender.partner), "16C2"))
    case.say(
        None,
        tr("The first call does not count: it was not meant. Nobody is restricted because of it."),
    )
    headline = tr("The call that was meant stands; nobody is restricted.")
    return case.rule("25A1", headline, *effects, *replaced)
