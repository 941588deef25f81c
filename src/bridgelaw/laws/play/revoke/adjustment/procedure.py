"""Law 64: what an established revoke costs, when the play is over."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.laws.law import Case, Choice, Ending, Ruling, fx, tr
from bridgelaw.laws.play.revoke import endings as end
from bridgelaw.laws.play.revoke import questions as ask
from bridgelaw.laws.play.revoke.equity.situation import Evidence
from bridgelaw.laws.play.revoke.questions import Exempt, Noticed, Won
from bridgelaw.laws.play.revoke.situation import RevokeAtTable


def count(case: Case, revoke: RevokeAtTable, twelve: bool = False, agreed: bool = False) -> Ruling:
    """64: the tricks that move by themselves, or none; and whether that is enough.

    `twelve`: it was on the twelfth trick, and the hands were back.
    `agreed`: it was established by agreement to the opponents' claim (63A4).
    """
    # B6. The twelfth trick.
    if twelve:
        return _nothing_moves(case, revoke, "64B6", _weigh(case, revoke))
    # B4, B5. Found too late.
    in_round = revoke.not_after(case.round_over)
    is_open = revoke.is_told and (agreed or revoke.may_be_late)
    when = case.ask(ask.NOTICED, allowed=in_round, when=is_open)
    late = None if when in (None, Noticed.IN_TIME) else Exempt[when.name]
    # B2, B3, B7, and 45D2.
    cannot = revoke.cannot_be_exempt(case.round_over)
    known = late or revoke.exempt
    why = case.fact(ask.EXEMPT, known, sign=revoke.is_told, allowed=cannot)
    if why is Exempt.WRONG_CARD and case.follows_text("45D2"):
        why = Exempt.NO  # by the text 64A applies to a defender whom dummy misled, too
    found = _weigh(case, revoke, late, why)
    if why is Exempt.SAME_SUIT:
        return _again_in_the_suit(case, revoke, found)
    if why is Exempt.BOTH_SIDES:
        return _both_sides(case, revoke, found)
    if why is not Exempt.NO:
        return _nothing_moves(case, revoke, why.value, found)
    # A. From the revoke trick on.
    won = case.fact(ask.WON, revoke.won(agreed), allowed=revoke.cannot_have_won)
    # B1. The other side has won everything: by the commentary there is nothing to make good.
    if won is Won.NOTHING:
        if case.follows_text("64C"):
            return _nothing_moves(case, revoke, "64B1", found)
        return _settled(case, revoke, "64B1")
    return _tricks_move(case, revoke, won, revoke.tricks_to_move(won, agreed), found)


def _tricks_move(
    case: Case, revoke: RevokeAtTable, won: Won, tricks: int, found: Evidence | None
) -> Ruling:
    """64A1 and 64A2."""
    ending = end.TRICKS_MOVE[tricks]
    case.about(others=tr("the other side") if revoke.other_side is None else revoke.other_side)
    case.cite(won.clause, ending.headline)
    # C1. Instead of the tricks, never on top of them.
    if _ask(case, ask.BETTER_WITHOUT, found, ending):
        return _adjusted(case, revoke)
    moved = [fx.TricksTransferred(tricks, revoke.other_side, won.clause)] if tricks else []
    return case.rule(won.clause, ending, *moved, _counted(revoke))


def _nothing_moves(
    case: Case, revoke: RevokeAtTable, clause: str, found: Evidence | None
) -> Ruling:
    """64B, and 64C1 all the same."""
    ending = end.NO_TRICK_MOVES[clause]
    case.cite(clause, ending.headline)
    if _ask(case, ask.BETTER_WITHOUT, found, ending):
        return _adjusted(case, revoke)
    return _settled(case, revoke, clause)


def _settled(case: Case, revoke: RevokeAtTable, clause: str) -> Ruling:
    return case.rule(clause, end.NO_TRICK_MOVES[clause], _counted(revoke))


def _adjusted(case: Case, revoke: RevokeAtTable) -> Ruling:
    """64C1: the other side was not compensated enough."""
    return case.rule("64C1", end.ADJUSTED, _assigned("64C1"), _counted(revoke))


def _again_in_the_suit(case: Case, revoke: RevokeAtTable, found: Evidence | None) -> Ruling:
    """64B2 and 64C2(a): the later revokes of one player in one suit."""
    ending = end.NO_TRICK_MOVES["64B2"]
    case.cite("64B2", ending.headline)
    if not _ask(case, ask.REPEAT_COST, found, ending):
        return _settled(case, revoke, "64B2")
    tricks = _tricks_without(case, revoke, found)
    effects = (_assigned("64C2(a)"), _counted(revoke))
    if tricks is None:
        return case.rule("64C2(a)", end.ADJUSTED_FOR_REPEAT, *effects)
    # What moved for the first one stays theirs.
    moved = revoke.kept_for_earlier(tricks)
    return case.rule(
        "64C2(a)",
        end.ADJUSTED_TO_TRICKS,
        *effects,
        total=min(13, tricks + moved),
        side=revoke.other_side,
        tricks=tricks,
        moved=moved,
    )


def _both_sides(case: Case, revoke: RevokeAtTable, found: Evidence | None) -> Ruling:
    """64B7 and 64C2(b): all revokes of the board are settled together."""
    none_moves = end.NO_TRICK_MOVES["64B7"]
    case.cite("64B7", none_moves.headline)
    settled = revoke.settled_with_the_others
    for other in revoke.still_to_come:
        case.tell(end.SETTLED_AS_WELL, seat=other.by, what=other.card, number=other.trick)
    if _ask(case, ask.BOTH_DAMAGED, found, none_moves):
        settled = (_assigned("64C2(b)"), *settled)
        ruling = case.rule("64C2(b)", end.ADJUSTED_AS_IF_NOBODY, *settled)
    else:
        ruling = case.rule("64B7", none_moves, *settled)
    # None of them is left to rule on.
    left = tuple(note for note in ruling.notes if note.msgid != end.OTHERS.msgid)
    return replace(ruling, notes=left)


def _counted(revoke: RevokeAtTable) -> fx.RevokeCounted:
    return fx.RevokeCounted(revoke.by, revoke.card)


def _assigned(clause: str) -> fx.ScoreAdjusted:
    return fx.ScoreAdjusted(fx.Adjustment.ASSIGNED, clause)


# 64C: what the cards say


def _weigh(
    case: Case, revoke: RevokeAtTable, late: Exempt | None = None, why: Exempt | None = None
) -> Evidence | None:
    """What the cards say stands beside the ruling, where they are known."""
    found = revoke.evidence(late, why)
    if found is not None:
        case.derive(found)
    return found


def _ask(case: Case, question: Choice[bool], found: Evidence | None, counted: Ending) -> bool:
    """Is what moves by itself enough? That stands first, then what the cards say."""
    if found is None:
        return case.ask(question, moves=counted.headline)
    return case.ask(
        ask.with_evidence(question),
        moves=counted.headline,
        heading=lambda: found.heading(question.heading),
        why=lambda: found.why(question.why),
    )


def _tricks_without(case: Case, revoke: RevokeAtTable, found: Evidence | None) -> int | None:
    question = ask.TRICKS_WITHOUT
    if found is None:
        return case.ask(question, branches=lambda: ("9",), when=revoke.is_told)
    return case.ask(
        ask.with_evidence(question),
        branches=lambda: ("9",),
        heading=question.heading,
        why=lambda: found.why(question.why),
    )
