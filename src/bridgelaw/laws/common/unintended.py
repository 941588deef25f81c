"""Law 25A: was the call ever meant, and what takes its place if it was not.

The laws that rule on an irregular call ask this first.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bridgelaw.game.calls import Call
from bridgelaw.game.seats import Player, Seat
from bridgelaw.laws.common.withdrawn import never_made
from bridgelaw.laws.law import (
    CallQuestion,
    Case,
    Ending,
    Kind,
    Ruling,
    Table,
    Text,
    fx,
    to_all,
    tr,
    yes_or_no,
)
from bridgelaw.laws.machinery.endings import to_lho
from bridgelaw.laws.machinery.facts import NOT_BY_THIS, calls_next, not_for
from bridgelaw.table.unruled import INADMISSIBLE

UNINTENDED = yes_or_no(
    key="unintended",
    law="25A",
    heading=tr("Was {bid} a slip?"),
    to="offender",
    away=True,
    why=tr(
        "Yes only if you are sure that {offender} never for a moment wanted this call; if you find "
        "no reason at all for it, that is likely. A card pulled before deciding may be a slip. A "
        "bid overlooked, a jump not seen, a relay forgotten or a change of mind is a lapse of "
        "concentration: then it was meant. How {offender} became aware of it, and how long that "
        "took, does not matter. It is too late once {partner} has called."
    ),
    polls=True,
    yes=tr("Yes, another call was meant"),
    no=tr("No, overlooked or changed mind"),
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
    heading=tr("Has {lho} called over it?"),
    why=tr("Then {lho} may take that call back."),
)

LHO_CHANGES = replace(
    yes_or_no(
        key="lho_changes",
        law="25A6",
        heading=tr("Does {lho} change the call?"),
        to="lho",
        why=tr(
            "The call was made over one that does not count any more: it may be changed at no cost."
        ),
        say=(tr("{offender}'s call was a slip; {meant} stands."),),
        yes=tr(
            "Change. {lho} calls anew, and {offender}'s side may not use the first call.",
            calls_next("lho"),
            not_for("offender"),
        ),
        no=tr("{if_kept}"),
    ),
    sample_labels=(("yes", tr("Changes it")), ("no", tr("Keeps it"))),
)


CALLS_ANEW = tr("{lho} calls anew.")
YOUR_CALL_IS_TAKEN_BACK = to_lho(
    tr("Your call is taken back: call again. Your side may use what it told.")
)
NOT_WHAT_LHO_TOLD = to_all(
    tr("{offender} and {partner} may not use what {lho}'s first call told."),
    not_for("offender"),
    not_for("partner"),
)
"""25A6: what both partners of the side hear."""
MEANT_CALL_STANDS = Ending(
    tr("The call that was meant stands; no new restriction.", NOT_BY_THIS),
    to_all(
        tr(
            "The first call was a slip; {meant} takes its place. Nobody is restricted because "
            "of it.",
            NOT_BY_THIS,
        )
    ),
)


def whose_call(by: Player, **answers: str) -> dict[str, str]:
    """What the procedure that goes on need not ask again: whose call it is, and what was found."""
    return {"who": str(by), **answers} if isinstance(by, Seat) else answers


MEANT_CALL_IS_IRREGULAR = Ending(
    tr("The call that was meant takes its place, and is itself irregular."),
    to_all(
        tr(
            "The first call was a slip; {meant} takes its place. That is irregular as well: I "
            "rule on it now."
        )
    ),
)
MEANT_CALL_IS_JUDGED = Ending(
    tr("The call that was meant takes its place, and is compared with the cancelled call."),
    to_all(tr("The call was a slip; {meant} takes its place, and I rule on that now.")),
)
IF_MEANT_CALL_IS_IRREGULAR = tr(
    "If the call that was meant is itself out of turn, insufficient or inadmissible, rule on it "
    "under its own law."
)
IF_KEPT = tr("Keep. {lho}'s call stands.")
IF_KEPT_ACCEPTS = tr(
    "Keep. {lho}'s call stands. That accepts the call that was meant, which is out of turn or not "
    "sufficient."
)
LHO_LEAVES_IT = tr("{lho} leaves the call over it, and so accepts the call that was meant.")


@dataclass(frozen=True, slots=True)
class Slip:
    """A call that was never meant, and what lies on the table because of it."""

    table: Table
    by: Seat
    replaced: list[fx.Effect]
    """How the intended call takes its place."""
    over: Call | None = None
    """What LHO called over the other one."""
    lho_called: bool | None = None
    kept: tuple[fx.Effect, ...] = ()
    """What happens where LHO's call stays."""
    is_judged: bool = True
    """Whether the auction before it is known, so that the table sees what is wrong with it."""

    @property
    def meant(self) -> Call | Text:
        """All at the table hear which call now stands there."""
        made = (one.call for one in self.replaced if isinstance(one, fx.CallSubstituted))
        return next(made, None) or tr("the call that was meant")

    @property
    def taken_back(self) -> tuple[fx.Effect, ...]:
        """25A6: LHO's call over it goes."""
        return (fx.CallWithdrawn(self.by.lho, self.over),)

    @property
    def is_unnamed(self) -> bool:
        """Does nobody know which call was meant, or what came before it?"""
        return not self.is_judged or fx.CallSubstituted(self.by, None) in self.replaced

    @property
    def falls(self) -> bool:
        """Is LHO's call illegal over the intended one, or that one such that nothing stands over
        it (36A, 38B)?"""
        if self.over is None:
            return False
        after = self.table.would_be(*self.taken_back, *self.replaced)
        if self._wrong(after) & {*INADMISSIBLE}:
            return True
        return after.legal_calls(self.by.lho).why_not(self.over) is not None

    @property
    def would_be_accepted(self) -> str | None:
        """The law under which LHO accepts an irregular intended call by leaving their own."""
        if self.over is None:
            return None
        wrong = self._wrong(self.table.would_be(*self.taken_back, *self.replaced))
        if Kind.CALL_OUT_OF_ROTATION in wrong:
            return "29A"
        return "27A1" if Kind.INSUFFICIENT_BID in wrong else None

    def goes_on(self, *effects: fx.Effect) -> str | None:
        """25A1: the procedure that rules on the intended call, if that is irregular itself."""
        after = self.table.would_be(*effects)
        concerned = self._wrong(after) or self.is_judged_again(*effects)
        return after.ruling_needed if concerned else None

    def is_judged_again(self, *effects: fx.Effect) -> bool:
        """Was the slip in place of a cancelled call, so that the law looks at the new one?"""
        return any(one.due.player is self.by for one in self.table.would_be(*effects).replaced)

    def _wrong(self, after: Table) -> set[Kind]:
        """What is open about the intended call."""
        now = len(self.table.log)
        return {
            found.kind
            for found in after.open_irregularities
            if found.seat is self.by and found.at == now
        }


def change_unintended_call(case: Case, slip: Slip) -> Ruling:
    """25A1: the intended call takes its place, and the law looks at it there."""
    by, kept = slip.by, slip.kept
    effects: tuple[fx.Effect, ...] = ()
    # A6. LHO's call over the first one may be withdrawn; to their side what it tells is
    # authorised, to the opponents it is not.
    if case.fact(LHO_CALLED, slip.lho_called):
        accepted = slip.would_be_accepted
        if_kept = IF_KEPT if accepted is None else IF_KEPT_ACCEPTS
        if slip.falls or case.ask(LHO_CHANGES, if_kept=if_kept, meant=slip.meant):
            case.cite("25A6", CALLS_ANEW)
            case.tell(YOUR_CALL_IS_TAKEN_BACK, NOT_WHAT_LHO_TOLD)
            told = fx.Unauthorised(by.lho, slip.over, (by, by.partner), "16C2")
            effects, kept = (*slip.taken_back, told, fx.Review("16C3")), ()
        elif accepted is not None:
            case.cite(accepted, LHO_LEAVES_IT)
    effects = (*never_made((*effects, *slip.replaced)), *kept)
    goes_on = slip.goes_on(*effects)
    if goes_on is not None:
        again = slip.is_judged_again(*effects)
        ending = MEANT_CALL_IS_JUDGED if again else MEANT_CALL_IS_IRREGULAR
        return case.rule("25A1", ending, *effects, goes_on=goes_on, meant=slip.meant)
    if slip.is_unnamed:
        case.note(IF_MEANT_CALL_IS_IRREGULAR)
    return case.rule("25A1", MEANT_CALL_STANDS, *effects, meant=slip.meant)
