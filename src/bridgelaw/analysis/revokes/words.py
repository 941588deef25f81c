"""What is said about weighed revokes: law by law, and what is recommended."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.analysis.revokes.equity import Equity
from bridgelaw.analysis.revokes.weigh import Advice, Weighed, WeighedRevoke
from bridgelaw.analysis.tables import Line
from bridgelaw.game import Side
from bridgelaw.locale import AnyOf, Text, tr
from bridgelaw.locale.citing import cited
from bridgelaw.locale.text import filled

WHY_NO_TRICK: dict[str, Text] = {
    "62A": tr("the revoke is not established, and is corrected"),
    "64B1": tr("the side won none from then on"),
    "64B2": tr("the same player had revoked in this suit before"),
    "64B3": tr("the right card lay face up for all"),
    "64B4": tr("the opponents had called on the next deal"),
    "64B5": tr("the round was over before it was noticed"),
    "64B6": tr("it was on the twelfth trick"),
    "64B7": tr("both sides have established revokes on this board"),
    "45D2": tr("dummy's wrong card caused the defender's revoke"),
}
"""Why nothing moves by itself, by clause."""
NO_TRICK = {clause: tr("No trick moves: {why}.", why=why) for clause, why in WHY_NO_TRICK.items()}

MOVES = (
    tr("No trick is left to move: they have moved for an earlier revoke."),
    tr("One trick goes to {others}."),
    tr("Two tricks go to {others}."),
)
"""What moves under 64A."""


def happened(one: WeighedRevoke) -> Text:
    """Who revoked, when, and with what."""
    revoke = one.revoke
    return tr(
        "Trick {trick}: {seat} plays {card} and could have played {legal}.",
        trick=revoke.trick,
        seat=revoke.by,
        card=revoke.card,
        legal=AnyOf(tuple(revoke.legal)),
    )


def automatic_text(one: WeighedRevoke) -> Text:
    """What moves by itself."""
    moved = one.automatic
    moves = filled(MOVES[moved.tricks], others=one.revoke.side.other)
    return NO_TRICK.get(moved.clause) or moves


def explain_revoke(weighed: Weighed, one: WeighedRevoke) -> Iterator[Text]:
    """The equity of one revoke, beside what the other side has with the automatic tricks."""
    side = one.revoke.side.other
    if one.missing is not None:
        yield not_computed(one.missing)
    if one.equity is None:
        return
    yield totals(weighed, one)
    follow = one.equity.follow
    if follow.kept:
        yield tr(
            "That is {tricks} with the cards and {kept} kept for earlier revokes.",
            tricks=follow.tricks,
            kept=follow.kept,
        )
    yield from _other_follows(one.equity, side)
    # 64C2(b): if both sides revoked, what counts is the position before the first revoke.
    if not weighed.both_sides:
        yield compared(weighed, one)
    elif one is weighed.deciding:
        yield recommendation(weighed)


def not_computed(why: Text) -> Text:
    """There is no equity, and why."""
    return tr("What was likely without the revoke is not computed: {why}", why=why)


def totals(weighed: Weighed, one: WeighedRevoke) -> Text:
    """The three numbers; `one` has its equity."""
    assert one.equity is not None
    side = one.revoke.side.other
    return tr(
        "Tricks of {side}: {table} at the table, {moved} with what moves by itself, {equity} "
        "double dummy if {card} is played instead.",
        side=side,
        table=weighed.at_table(side),
        moved=weighed.with_automatic(side),
        equity=one.equity.total,
        card=one.equity.follow.card,
    )


def _other_follows(equity: Equity, side: Side) -> Iterator[Text]:
    """What the other legal cards would have brought, where that is something else."""
    by_total: dict[int, list[object]] = {}
    for follow in equity.follows:
        by_total.setdefault(follow.total, []).append(follow.card)
    for total, cards in by_total.items():
        if total != equity.total:
            yield tr(
                "With {cards} it would be {total} for {side}; the card that is best for the "
                "offending side is taken to be the normal one.",
                cards=AnyOf(tuple(cards)),
                total=total,
                side=side,
            )


def compared(weighed: Weighed, one: WeighedRevoke) -> Text:
    """Is the other side better off with the automatic tricks than without this revoke?"""
    more = weighed.more_without(one)
    side = one.revoke.side.other
    later = weighed.later_that_gives_more(one) if more > 0 else None
    if later is not None and later.equity is not None:
        return tr(
            "The damage is made good with the revoke on trick {trick} (Law 64C2(a)): {side} gets "
            "{total} then and keeps what moves for this one, so that this one is enough.",
            trick=later.revoke.trick,
            side=side,
            total=later.equity.total,
        )
    if more > 0:
        return tr(
            "Without this revoke {side} would have had more, by {more}: what moves by itself is "
            "not enough.",
            side=side,
            more=more,
        )
    if more < 0:
        return tr(
            "Without this revoke {side} would have had fewer, by {less}: what moves by itself is "
            "enough.",
            side=side,
            less=-more,
        )
    return tr(
        "Without this revoke {side} would have had the same: what moves by itself is enough.",
        side=side,
    )


def recommendation(weighed: Weighed) -> Text:
    """What the computation recommends for the whole play."""
    advice = weighed.advice
    if advice is Advice.NOTHING:
        return tr("No revoke is established: nothing is counted.")
    if advice is Advice.UNKNOWN:
        return tr("Whether the automatic tricks are enough is not known.")
    if advice is Advice.ENOUGH:
        if weighed.both_sides:
            return tr("Neither side would have had more tricks if nobody had revoked.")
        return tr("The automatic tricks are enough.")
    side, one = weighed.damaged, weighed.deciding
    assert side is not None
    assert one is not None
    return tr(
        "Equity is larger (Law {law}). Tricks of {side}: {equity} in place of {have}, more by "
        "{more}. It takes the place of what moves by itself.",
        law=cited(one.clause),
        side=side,
        equity=weighed.with_equity(side),
        have=weighed.with_automatic(side),
        more=weighed.more,
    )


def line_text(line: Line) -> str:
    """A line trick by trick, the first with the cards that lay there: `S♠8 W♠Q N♠K E♠9; N♠A …`."""
    return "; ".join(
        " ".join(seat.letter + card.symbols for seat, card in trick.cards) for trick in line.tricks
    )


def revoke_lines(weighed: Weighed, one: WeighedRevoke) -> Iterator[Text]:
    """What the laws say about one revoke, each with its clause."""
    if one.revoke.established:
        yield tr("Law {law}: {what}", law=cited("63A"), what=tr("The revoke is established."))
    moves = automatic_text(one)
    yield tr("Law {law}: {what}", law=cited(one.automatic.clause), what=moves)
    for number, words in enumerate(explain_revoke(weighed, one)):
        yield words if number else tr("Law {law}: {what}", law=cited(one.clause), what=words)
    if one.equity is not None:
        yield tr("For instance: {line}", line=line_text(one.equity.line))
