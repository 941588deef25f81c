"""Law 64: what an established revoke costs, when the play is over."""

from __future__ import annotations

from bridgelaw.laws.case import Case
from bridgelaw.laws.revoke.offence import Offence
from bridgelaw.laws.revoke.questions import (
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
)
from bridgelaw.laws.revoke.tricks import (
    both_sides,
    can_have_won,
    exempt,
    left_to_move,
    moved_before,
    was_noticed_in_time,
    won,
)
from bridgelaw.laws.ruling import Ruling
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.effects import (
    Adjustment,
    Effect,
    RevokeCounted,
    ScoreAdjusted,
    TricksTransferred,
)

_NO_TRICK: dict[str, Text] = {
    "64B1": tr("No trick moves: the offending side won none from the revoke trick on."),
    "64B2": tr("No trick moves: the same player had revoked in this suit before."),
    "64B3": tr("No trick moves: the card that should have been played was there for all to see."),
    "64B4": tr("No trick moves: the other side had called on the next deal before it was noticed."),
    "64B5": tr("No trick moves: the round was over before it was noticed."),
    "64B6": tr("No trick moves: it was on the twelfth trick."),
    "64B7": tr("No trick moves: both sides have established revokes on this board."),
    "45D2": tr("No trick moves: dummy's wrong card caused the defender's revoke."),
}


def count(case: Case, offence: Offence, twelve: bool) -> Ruling:
    """64: the tricks that move by themselves, or none; and whether that is enough."""
    # B6. The twelfth trick, when the hands were back.
    if twelve:
        return _nothing_moves(case, offence, "64B6")
    # B4, B5. Found too late; B2, B3, B7, and 45D2.
    when = case.detail(NOTICED) if _may_be_late(case, offence) else None
    late = None if when in (None, Noticed.IN_TIME) else Exempt(when.value)
    why = case.fact(EXEMPT, lambda table: late or exempt(table, offence))
    if why is Exempt.SAME_SUIT:
        return _again_in_the_suit(case, offence)
    if why is Exempt.BOTH_SIDES:
        return _both_sides(case, offence)
    if why is not Exempt.NO:
        return _nothing_moves(case, offence, why.value)
    # A. From the revoke trick on.
    result = _won(case, offence)
    if result is Won.NOTHING:
        # B1. The other side has won everything: there is nothing to make good.
        return _settled(case, offence, "64B1")
    return _move(case, offence, result)


def _may_be_late(case: Case, offence: Offence) -> bool:
    return case.table is not None and not was_noticed_in_time(case.table, offence)


def _won(case: Case, offence: Offence) -> Won:
    table = case.table
    if table is not None and won(table, offence) is None:
        allowed = can_have_won(table, offence)
        return case.ask(
            WON,
            allowed=lambda answer: (
                None if answer in allowed else tr("the tricks that were played show otherwise")
            ),
            offender=offence.by,
        )
    return case.fact(WON, lambda table: won(table, offence), offender=offence.by)


def _move(case: Case, offence: Offence, result: Won) -> Ruling:
    """64A1 and 64A2, unless 64C1 replaces them."""
    table, clause = case.table, result.clause
    tricks = result.tricks
    if table is not None:
        # No trick moves twice for two revokes.
        tricks = min(tricks, left_to_move(table, offence))
    case.cite(clause, _MOVES[tricks])
    # C1. Instead of the tricks, never on top of them.
    if case.ask(BETTER_WITHOUT):
        return _assign(case, offence, "64C1")
    case.say(None, _MOVES[tricks])
    effects: list[Effect] = []
    if tricks:
        other = None if table is None else offence.side.other
        effects.append(TricksTransferred(tricks, other, clause))
    return case.rule(clause, _MOVES[tricks], *effects, *_counted(offence))


_MOVES = (
    tr("No trick is left to move: they have moved for an earlier revoke."),
    tr("One trick goes to the other side."),
    tr("Two tricks go to the other side."),
)


def _nothing_moves(case: Case, offence: Offence, clause: str) -> Ruling:
    """64B, and 64C1 all the same."""
    case.cite(clause, _NO_TRICK[clause])
    if case.ask(BETTER_WITHOUT):
        return _assign(case, offence, "64C1")
    return _settled(case, offence, clause)


def _settled(case: Case, offence: Offence, clause: str) -> Ruling:
    case.say(None, _NO_TRICK[clause])
    return case.rule(clause, _NO_TRICK[clause], *_counted(offence))


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


def _again_in_the_suit(case: Case, offence: Offence) -> Ruling:
    """64B2 and 64C2(a): the later revokes of one player in one suit."""
    case.cite("64B2", _NO_TRICK["64B2"])
    if not case.ask(REPEAT_COST):
        return _settled(case, offence, "64B2")
    tricks = case.detail(TRICKS_WITHOUT, branches=lambda: ("9",))
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


def _both_sides(case: Case, offence: Offence) -> Ruling:
    """64B7 and 64C2(b): all revokes of the board are settled together."""
    case.cite("64B7", _NO_TRICK["64B7"])
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
    if not case.ask(BOTH_DAMAGED):
        case.say(None, _NO_TRICK["64B7"])
        return case.rule("64B7", _NO_TRICK["64B7"], *counted)
    headline = tr("The score is adjusted to the likely result if nobody had revoked.")
    case.say(None, headline)
    adjusted = ScoreAdjusted(Adjustment.ASSIGNED, "64C2(b)")
    return case.rule("64C2(b)", headline, adjusted, *counted)


def _counted(offence: Offence) -> tuple[RevokeCounted, ...]:
    return (RevokeCounted(offence.by, offence.card),)
