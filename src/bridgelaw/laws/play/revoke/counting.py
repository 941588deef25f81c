"""Law 64: what an established revoke costs, when the play is over."""

from __future__ import annotations

from bridgelaw.analysis.revokes.words import MOVES, NO_TRICK
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.questions import Choice
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.revoke.offence import Offence
from bridgelaw.laws.play.revoke.questions import (
    BETTER_WITHOUT,
    BOTH_DAMAGED,
    EXEMPT,
    NOTICED,
    REPEAT_COST,
    TRICKS_WITHOUT,
    WON,
    Exempt,
    Noticed,
    Won,
    with_evidence,
)
from bridgelaw.laws.play.revoke.tricks import (
    both_sides,
    can_have_won,
    exempt,
    left_to_move,
    moved_before,
    was_noticed_in_time,
    won,
)
from bridgelaw.laws.play.revoke.weighing import Evidence, evidence
from bridgelaw.locale.text import tr
from bridgelaw.table.effects import (
    Adjustment,
    Effect,
    RevokeCounted,
    ScoreAdjusted,
    TricksTransferred,
)


def count(case: Case, offence: Offence, twelve: bool, agreed: bool = False) -> Ruling:
    """64: the tricks that move by themselves, or none; and whether that is enough.

    `agreed`: it was established by agreement to the opponents' claim (63A4).
    """
    # B6. The twelfth trick, when the hands were back.
    if twelve:
        return _nothing_moves(case, offence, "64B6", _weigh(case, offence))
    # B4, B5. Found too late; B2, B3, B7, and 45D2.
    when = case.detail(NOTICED) if agreed or _may_be_late(case, offence) else None
    late = None if when in (None, Noticed.IN_TIME) else Exempt(when.value)
    why = case.fact(EXEMPT, lambda table: late or exempt(table, offence))
    found = _weigh(case, offence, late)
    if why is Exempt.SAME_SUIT:
        return _again_in_the_suit(case, offence, found)
    if why is Exempt.BOTH_SIDES:
        return _both_sides(case, offence, found)
    if why is not Exempt.NO:
        return _nothing_moves(case, offence, why.value, found)
    # A. From the revoke trick on.
    result = _won(case, offence, agreed)
    if result is Won.NOTHING:
        # B1. The other side has won everything: there is nothing to make good.
        return _settled(case, offence, "64B1")
    return _move(case, offence, result, found, agreed)


def _weigh(case: Case, offence: Offence, late: Exempt | None = None) -> Evidence | None:
    """What the cards say stands beside the ruling, where they are known (64C)."""
    found = evidence(case.table, offence, "" if late is None else late.value)
    if found is not None:
        case.derive(found)
    return found


def _ask(case: Case, question: Choice[bool], found: Evidence | None) -> bool:
    """A question about equity, with what the cards say; the director decides."""
    if found is None:
        return case.ask(question)
    return case.ask(
        with_evidence(question),
        heading=lambda: found.heading(question.heading),
        why=lambda: found.why(question.why),
    )


def _may_be_late(case: Case, offence: Offence) -> bool:
    return case.table is not None and not was_noticed_in_time(case.table, offence)


def _won(case: Case, offence: Offence, agreed: bool) -> Won:
    table = case.table
    if table is not None and won(table, offence, agreed) is None:
        allowed = can_have_won(table, offence)
        return case.ask(
            WON,
            allowed=lambda answer: (
                None if answer in allowed else tr("the tricks that were played show otherwise")
            ),
            offender=offence.by,
        )
    return case.fact(WON, lambda table: won(table, offence, agreed), offender=offence.by)


def _move(
    case: Case, offence: Offence, result: Won, found: Evidence | None, agreed: bool
) -> Ruling:
    """64A1 and 64A2, unless 64C1 replaces them."""
    table, clause = case.table, result.clause
    tricks = result.tricks
    if table is not None:
        # No trick moves twice for two revokes.
        tricks = min(tricks, left_to_move(table, offence, agreed))
    case.cite(clause, MOVES[tricks])
    # C1. Instead of the tricks, never on top of them.
    if _ask(case, BETTER_WITHOUT, found):
        return _assign(case, offence, "64C1")
    case.say(None, MOVES[tricks])
    effects: list[Effect] = []
    if tricks:
        other = None if table is None else offence.side.other
        effects.append(TricksTransferred(tricks, other, clause))
    return case.rule(clause, MOVES[tricks], *effects, *_counted(offence))


def _nothing_moves(case: Case, offence: Offence, clause: str, found: Evidence | None) -> Ruling:
    """64B, and 64C1 all the same."""
    case.cite(clause, NO_TRICK[clause])
    if _ask(case, BETTER_WITHOUT, found):
        return _assign(case, offence, "64C1")
    return _settled(case, offence, clause)


def _settled(case: Case, offence: Offence, clause: str) -> Ruling:
    case.say(None, NO_TRICK[clause])
    return case.rule(clause, NO_TRICK[clause], *_counted(offence))


def _assign(case: Case, offence: Offence, clause: str) -> Ruling:
    case.say(None, tr("I adjust the score to what was likely without the revoke. No tricks move."))
    case.note(
        tr(
            "Assign the result that was likely without the revoke; it may be weighted (12C1(c)). "
            "It takes the place of the automatic tricks."
        )
    )
    headline = tr(
        "The score is adjusted to the likely result without the revoke; no tricks move besides."
    )
    adjusted = ScoreAdjusted(Adjustment.ASSIGNED, clause)
    return case.rule(clause, headline, adjusted, *_counted(offence))


def _again_in_the_suit(case: Case, offence: Offence, found: Evidence | None) -> Ruling:
    """64B2 and 64C2(a): the later revokes of one player in one suit."""
    case.cite("64B2", NO_TRICK["64B2"])
    if not _ask(case, REPEAT_COST, found):
        return _settled(case, offence, "64B2")
    tricks = _tricks_without(case, found)
    adjusted = ScoreAdjusted(Adjustment.ASSIGNED, "64C2(a)")
    headline = tr(
        "The score is adjusted to the likely result without the later revoke, and the tricks for "
        "the first one are kept."
    )
    if tricks is not None and case.table is not None:
        moved = moved_before(case.table, offence)
        headline = tr(
            "The score is adjusted to {total} tricks for {side}: {tricks} without the later "
            "revoke, and {moved} for the first one.",
            total=min(13, tricks + moved),
            side=offence.side.other,
            tricks=tricks,
            moved=moved,
        )
    case.say(None, headline)
    return case.rule("64C2(a)", headline, adjusted, *_counted(offence))


def _tricks_without(case: Case, found: Evidence | None) -> int | None:
    if found is None:
        return case.detail(TRICKS_WITHOUT, branches=lambda: ("9",))
    return case.detail(
        with_evidence(TRICKS_WITHOUT),
        branches=lambda: ("9",),
        heading=TRICKS_WITHOUT.heading,
        why=lambda: found.why(TRICKS_WITHOUT.why),
    )


def _both_sides(case: Case, offence: Offence, found: Evidence | None) -> Ruling:
    """64B7 and 64C2(b): all revokes of the board are settled together."""
    case.cite("64B7", NO_TRICK["64B7"])
    counted: list[Effect] = list(_counted(offence))
    table = case.table
    if table is not None:
        counted = [RevokeCounted(one.by, one.card) for one in both_sides(table)]
        # What moved before the other side's revoke was found goes back.
        counted += [
            TricksTransferred(moved.tricks, moved.side.other, "64B7")
            for moved in table.transfers
            if moved.side is not None and moved.law.startswith("64A")
        ]
    if not _ask(case, BOTH_DAMAGED, found):
        case.say(None, NO_TRICK["64B7"])
        return case.rule("64B7", NO_TRICK["64B7"], *counted)
    headline = tr("The score is adjusted to the likely result if nobody had revoked.")
    case.say(None, headline)
    adjusted = ScoreAdjusted(Adjustment.ASSIGNED, "64C2(b)")
    return case.rule("64C2(b)", headline, adjusted, *counted)


def _counted(offence: Offence) -> tuple[RevokeCounted, ...]:
    return (RevokeCounted(offence.by, offence.card),)
