"""Law 25A: was the call ever meant, and what takes its place if it was not.

The laws that rule on an irregular call ask this first.
"""

from __future__ import annotations

from bridgelaw.game.calls import Call
from bridgelaw.game.seats import Player, Seat
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.endings import Ending, to_all, to_lho, to_offender, to_partner
from bridgelaw.laws.machinery.questions import CallQuestion, yes_or_no
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.text import tr
from bridgelaw.table import effects as fx
from bridgelaw.table.table import Table

UNINTENDED = yes_or_no(
    key="unintended",
    law="25A",
    heading=tr("Was {bid} never meant: a slip of the hand or of the tongue?"),
    to="offender",
    away=True,
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
    to="offender",
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
    to="lho",
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


CALLS_ANEW = tr("{lho} calls anew.")
YOUR_CALL_IS_TAKEN_BACK = to_lho(
    tr("Your call is taken back: call again. Your side may use what it told.")
)
_NOT_WHAT_LHO_TOLD = tr("You may not use what {lho}'s first call told you.")
NOT_WHAT_LHO_TOLD = (to_offender(_NOT_WHAT_LHO_TOLD), to_partner(_NOT_WHAT_LHO_TOLD))
"""25A6: what both partners of the side hear."""
MEANT_CALL_STANDS = Ending(
    tr("The call that was meant stands; nobody is restricted."),
    say=(
        to_all(
            tr(
                "The first call does not count: it was not meant. Nobody is restricted because "
                "of it."
            )
        ),
    ),
)


def change_unintended_call(
    case: Case,
    offender: Player,
    replaced: list[fx.Effect],
    over: Call | None,
    lho_called: bool | None,
    no_longer_fits: bool,
    kept: tuple[fx.Effect, ...] = (),
) -> Ruling:
    """25A1: the intended call takes its place.

    `over` is what LHO called over the other one; `no_longer_fits`: that is illegal now; `kept`:
    what happens where it stays.
    """
    lho = offender.lho
    effects: list[fx.Effect] = []
    # A6. LHO's call over the first one may be withdrawn; to their side what it tells is
    # authorised, to the opponents it is not.
    if case.fact(LHO_CALLED, lho_called):
        if no_longer_fits or case.ask(LHO_CHANGES):
            case.cite("25A6", CALLS_ANEW)
            case.tell(YOUR_CALL_IS_TAKEN_BACK, *NOT_WHAT_LHO_TOLD)
            effects = [
                fx.CallWithdrawn(lho, over),
                fx.Unauthorised(lho, over, (offender, offender.partner), "16C2"),
                fx.Review("16C2"),
            ]
            kept = ()
    return case.rule("25A1", MEANT_CALL_STANDS, *effects, *replaced, *kept)


def fits_no_longer(
    table: Table | None, lho: Player, over: Call | None, replaced: list[fx.Effect]
) -> bool:
    """Is LHO's call illegal over what was put before it?"""
    if table is None or over is None or not isinstance(lho, Seat):
        return False
    after = table.would_be(fx.CallWithdrawn(lho, over), *replaced)
    return after.legal_calls(lho).why_not(over) is not None
