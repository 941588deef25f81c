"""Law 21: a call that was made because an opponent explained something wrongly."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridgelaw.game.calls import DOUBLE, PASS, Bid, Call
from bridgelaw.game.seats import Seat
from bridgelaw.laws.common.withdrawn import withdraw_late
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.questions import SEAT_OPTIONS, CallQuestion, Choice, Option, yes_or_no
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.choices import CallChoices
from bridgelaw.table.effects import CallSubstituted, CallWithdrawn, Effect, Review, Unauthorised
from bridgelaw.table.state import Standing
from bridgelaw.table.table import Table
from bridgelaw.table.unruled import not_called

WHO = Choice(
    key="who",
    law="21B1(a)",
    heading=tr("Who was told something wrong by an opponent?"),
    why=tr(
        "It is that player's last call that may be changed. If both partners were, begin with the "
        "one who called last."
    ),
    options=SEAT_OPTIONS,
)


class Finding(Enum):
    """What the director found to be wrong."""

    EXPLANATION = "the explanation"
    UNCLEAR = "presumably the explanation"
    CALL = "the call"
    OWN = "neither"


FINDING = Choice(
    key="finding",
    law="21B1(b)",
    heading=tr("What was wrong: the explanation, or the call that was explained?"),
    why=tr(
        "Find out what the pair has really agreed, by their system card, their notes and what both "
        "say. A required alert that was not given, or given late, is a wrong explanation. A call "
        "that does not fit the agreement is no infraction. Without evidence presume that the "
        "explanation was wrong."
    ),
    options=(
        Option("explanation", Finding.EXPLANATION, tr("The explanation was wrong, or missing")),
        Option("unclear", Finding.UNCLEAR, tr("There is no evidence which of the two was wrong")),
        Option("call", Finding.CALL, tr("The explanation was right, and the call did not fit it")),
        Option(
            "own", Finding.OWN, tr("Nothing was wrong: it was the player's own misunderstanding")
        ),
    ),
)

PERIOD_OVER = yes_or_no(
    key="auction_period_over",
    law="21B1(a)",
    heading=tr("Is the auction period over?"),
    why=tr(
        "A call can be changed until the opening lead is faced, or, if all passed, until all four "
        "hands are back in the board. After that only the score can be adjusted."
    ),
)

PARTNER_CALLED = yes_or_no(
    key="partner_called",
    law="21B1(a)",
    heading=tr("Has the partner of {player} called since?"),
    why=tr(
        "Then this call cannot be changed any more. Whether the partner's own call may be changed "
        "is a question of its own."
    ),
)

WANTS_CHANGE = yes_or_no(
    key="wants_change",
    law="21B1(a)",
    heading=tr("Would {player} have called something else with the right explanation?"),
    why=tr(
        "Ask away from the table: nobody else may hear what {player} would have called, or that "
        "there is anything. See first that both opponents of the explainer have heard the right "
        "explanation."
    ),
    away=True,
    say=(
        tr(
            "You have now heard the right explanation. {player} may change the last call if I find "
            "that the wrong explanation could well have caused it. I will ask about that away from "
            "the table. Please say nothing about it here."
        ),
        tr(
            "If a call is changed, the next player may change a later call too. What a changed "
            "call told is not for the side that explained wrongly to use."
        ),
    ),
)

NEW_CALL = CallQuestion(
    key="new_call",
    law="21B1(a)",
    heading=tr("What would {player} call instead?"),
    why=tr("The call must be legal at the place of the one that it replaces."),
    away=True,
)

INFLUENCED = yes_or_no(
    key="influenced",
    law="21B1(a)",
    heading=tr("Could the wrong explanation well have caused {call}?"),
    why=tr(
        "The player did nothing wrong, so the test is not strict. Say yes if, with the right "
        "explanation, a fair part of such players would seriously think of {new} and some would "
        "choose it. Say no if only the opponents' mix-up makes it attractive: nobody has a right "
        "to learn of that. Take your time, and say nothing at the table about the hand."
    ),
    away=True,
    yes=tr("Yes: the call may be changed"),
    no=tr("No: the right explanation would hardly have led to another call"),
)

LHO_CALLED = yes_or_no(
    key="lho_called",
    law="21B2",
    heading=tr("Has the next player called over the call that is changed?"),
    why=tr("Then that call may be changed as well."),
)

LHO_CHANGES = yes_or_no(
    key="lho_changes",
    law="21B2",
    heading=tr("Does {lho} take the later call back?"),
    why=tr(
        "It was made over a call that is no longer there. If it is not legal any more, it falls in "
        "any case."
    ),
    say=(
        tr(
            "{lho} may leave the later call as it is, or take it back and make another. What is "
            "taken back may be used by the other side, and not by {lho}'s."
        ),
    ),
    yes=tr("Yes, or it is not legal any more"),
    no=tr("No: the later call stands"),
)


@dataclass(frozen=True, slots=True)
class _Claim:
    """The call that may be changed, as far as it is known, and what was called since."""

    by: Seat | None = None
    call: Call | None = None
    change: Call | None = None
    """What the player put in its place when he heard the right explanation."""
    later: tuple[tuple[Seat, Call], ...] = ()
    """What the others called since."""

    @property
    def player(self) -> Seat | Text:
        return tr("the player") if self.by is None else self.by

    @property
    def over(self) -> Call | None:
        """What the next player called over it."""
        return self._called_by(None if self.by is None else self.by.lho)

    @property
    def partner_called(self) -> bool:
        return self._called_by(None if self.by is None else self.by.partner) is not None

    def _called_by(self, who: Seat | None) -> Call | None:
        return next((call for seat, call in self.later if seat is who), None)


def misinformation(case: Case) -> Ruling:
    """Law 21: a player says that an opponent explained something wrongly."""
    table = case.table
    who = case.detail(WHO, allowed=lambda seat: not_called(table, seat))
    claim = _Claim() if who is None else _claim(table, who)
    finding = case.ask(FINDING)
    # A. A misunderstanding of his own.
    if finding is Finding.OWN:
        case.say(None, tr("The explanation was right. The call stands."))
        return case.rule("21A", tr("It was the player's own misunderstanding: the call stands."))
    # 75C. The explanation was right: a call that does not fit the agreement is no infraction.
    if finding is Finding.CALL:
        return _mistaken_call(case)
    # B1(b). Without evidence the explanation is presumed to have been wrong.
    if finding is Finding.UNCLEAR:
        case.cite("21B1(b)", tr("The explanation is presumed to have been wrong."))
    else:
        case.cite("75B", tr("The explanation was wrong, and that is an infraction."))
    # B3. Too late: the auction period is over, or his partner has called since.
    if case.fact(PERIOD_OVER, lambda table: not table.phase.is_auction_period):
        case.note(
            tr(
                "A card that was played on the wrong explanation may still be taken back under Law "
                "47E2, if no later card has been played to the trick."
            )
        )
        return _too_late(case, claim)
    if case.fact(PARTNER_CALLED, lambda table: claim.partner_called, player=claim.player):
        case.note(
            tr(
                "The partner's own last call may still be changed, if the wrong explanation could "
                "well have caused it: rule on that separately."
            )
        )
        return _too_late(case, claim)
    # B1(a). Would he have called something else, and could the explanation well be the cause?
    if not case.fact(
        WANTS_CHANGE, lambda table: _has_changed(claim), claim.by, player=claim.player
    ):
        case.say(None, tr("The call stands. The auction goes on."))
        case.note(_EARLIER)
        headline = tr("The call stands; the score can still be adjusted after the play.")
        return case.rule("21B1(a)", headline, Review("21B3"))
    new = _new_call(case, claim)
    # The director judges; nothing about the hand is said when he tells the decision.
    if not case.ask(
        INFLUENCED,
        call=tr("the call") if claim.call is None else claim.call,
        new=tr("the other call") if new is None else new,
    ):
        case.note(tr("Say only that the call stands. Give no reason."))
        return _too_late(case, claim)
    return _change(case, claim, new)


# The outcomes


_EARLIER = tr(
    "An earlier call of this side, which cannot be changed any more, may have been caused by the "
    "wrong explanation too: see after the play whether the score must be adjusted."
)


def _mistaken_call(case: Case) -> Ruling:
    case.cite("21B1(b)", tr("There is evidence that the explanation was right."))
    case.say(None, tr("The explanation was right. The call stands."))
    case.note(
        tr(
            "Do not tell the opponents that the hand does not fit: they have a right to know the "
            "agreement, and not the hand. The player may learn from partner's alert or explanation "
            "that the call was wrong. The player must go on as if they had not, but must explain "
            "partner's later calls by the real agreement."
        )
    )
    headline = tr("No infraction: the call did not fit the agreement, and the explanation did.")
    return case.rule("75C", headline)


def _too_late(case: Case, claim: _Claim) -> Ruling:
    """B3: the call stands; an adjusted score if the other side gained, or did damage (12B1)."""
    case.say(
        None,
        tr(
            "The call stands. Play on, and call me after the play: if the wrong explanation did "
            "damage, I will adjust the score."
        ),
    )
    goes_on: str | None = None
    if claim.change is not None:
        case.note(tr("The call was changed all the same: Law 25B rules on that."))
        goes_on = "unintended-call"
    headline = tr(
        "The call cannot be changed: after the play the score is adjusted if the wrong explanation "
        "did damage."
    )
    return case.rule("21B3", headline, Review("21B3"), goes_on=goes_on)


def _change(case: Case, claim: _Claim, new: Call | None) -> Ruling:
    """B1(a): the call is changed; B2: the next player may then change his."""
    case.cite("21B1(a)", tr("The call is changed."))
    lho: Seat | Text = tr("the next player") if claim.by is None else claim.by.lho
    # A later call that is not legal any more falls in any case.
    lho_changes = case.fact(LHO_CALLED, lambda table: claim.over is not None) and case.fact(
        LHO_CHANGES,
        lambda table: _is_illegal(table, claim, new) or None,
        None if claim.by is None else claim.by.lho,
        lho=lho,
    )
    case.say(None, tr("The call may be changed. Nobody is restricted because of it."))
    case.note(
        tr(
            "Give no reason for the decision, and say nothing about the hand. What the withdrawn "
            "calls of both sides told is for the side that was told wrong, and not for the other."
        )
    )
    case.note(_EARLIER)
    effects = [*withdraw_late(case.table), *_changed(claim, new, lho_changes), Review("21B3")]
    if lho_changes:
        case.say(
            None,
            tr("{lho}'s later call is taken back too, and {lho} calls again.", lho=lho),
        )
    if not lho_changes:
        headline = tr("The call is changed, and the auction goes on.")
        return case.rule("21B1(a)", headline, *effects)
    headline = tr(
        "The call is changed, the later call is taken back, and the auction goes on from there."
    )
    return case.rule("21B2", headline, *effects)


def _new_call(case: Case, claim: _Claim) -> Call | None:
    table = case.table
    if table is None or claim.by is None:
        return None
    choices = _without(table, claim)
    if claim.change is not None and claim.change in choices:
        return claim.change
    return case.detail(
        NEW_CALL,
        claim.by,
        lambda call: _why_not(choices, claim, call),
        lambda: _one_of_each(choices),
        player=claim.by,
    )


def _has_changed(claim: _Claim) -> bool | None:
    return None if claim.change is None else True


def _is_illegal(table: Table, claim: _Claim, new: Call | None) -> bool:
    """Does the next player's call no longer fit what was put before it?"""
    assert claim.by is not None
    assert claim.over is not None
    after = _after(table, _changed(claim, new, True))
    return after.legal_calls(claim.by.lho).why_not(claim.over) is not None


def _changed(claim: _Claim, new: Call | None, lho_changes: bool) -> list[Effect]:
    """16C: to the side that was told wrong all is authorised; to the other side nothing is."""
    by = claim.by
    if by is None:
        return [Review("16C2")]
    offenders = (by.lho, by.rho)
    # Whatever was called over it, or after that, goes with it.
    later = claim.later if lho_changes else ()
    effects: list[Effect] = [CallWithdrawn(seat, call) for seat, call in reversed(later)]
    if claim.change is not None and claim.change is not new:
        effects.append(CallWithdrawn(by, claim.change))
    effects += [CallWithdrawn(by, claim.call), CallSubstituted(by, new)]
    for seat, call in ((by, claim.call), *later):
        effects.append(Unauthorised(seat, call, offenders, "16C2"))
    return [*effects, Review("16C2")]


# What the table shows


def _claim(table: Table | None, seat: Seat) -> _Claim:
    assert table is not None
    calls = [made for made in table.calls if made[2] is not Standing.WITHDRAWN]
    mine = max(
        index
        for index, (caller, _, how) in enumerate(calls)
        if caller is seat and how is Standing.STANDS
    )
    later = calls[mine + 1 :]
    return _Claim(
        seat,
        calls[mine][1],
        next((call for caller, call, _ in later if caller is seat), None),
        tuple((caller, call) for caller, call, _ in later if caller is not seat),
    )


def _after(table: Table, effects: list[Effect]) -> Table:
    late = withdraw_late(table)
    return table.would_be(*late, *effects)


def _without(table: Table, claim: _Claim) -> CallChoices:
    """What the player could call at the place of his call."""
    by = claim.by
    assert by is not None
    own = [CallWithdrawn(by, claim.call)]
    if claim.change is not None:
        own.insert(0, CallWithdrawn(by, claim.change))
    later = [CallWithdrawn(seat, call) for seat, call in reversed(claim.later)]
    return _after(table, [*later, *own]).legal_calls(by)


def _why_not(choices: CallChoices, claim: _Claim, call: Call) -> Text | None:
    if call is claim.call:
        return tr("it must be another call than {bid}", bid=call)
    breach = choices.why_not(call)
    return None if breach is None else breach.text


def _one_of_each(choices: CallChoices) -> tuple[str, ...]:
    """A low call, over which a later call stays legal, and the highest, over which none does."""
    bids = [call for call in choices.legal if isinstance(call, Bid)]
    return tuple(call.text for call in (PASS, DOUBLE, *bids[:1], *bids[-1:]))


MISINFORMATION = Procedure(
    "misinformation",
    tr("Wrong explanation"),
    ("21",),
    misinformation,
    (
        WHO,
        FINDING,
        PERIOD_OVER,
        PARTNER_CALLED,
        WANTS_CHANGE,
        NEW_CALL,
        INFLUENCED,
        LHO_CALLED,
        LHO_CHANGES,
    ),
)
