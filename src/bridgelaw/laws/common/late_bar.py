"""Laws 10B and 11A: a player had to pass, nobody knew of it, and they have called since."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.calls import PASS, Call
from bridgelaw.game.seats import Player, Seat
from bridgelaw.laws.common.withdrawn import withdrawn
from bridgelaw.laws.law import Case, Table, fx, to_all, tr, yes_or_no
from bridgelaw.laws.machinery.facts import not_for
from bridgelaw.table.state import Standing

LATE_CALL_STANDS = yes_or_no(
    key="late_call_stands",
    law="10B",
    heading=tr("{partner} had to pass: does {late_call} stand?"),
    why=tr(
        "The players went on without you. The other side may have lost its right (11A): then the "
        "call stands, and what {offender}'s side gained is taken away after the play. Or you "
        "enforce what was left out (10B): a pass takes its place, and later calls are cancelled."
    ),
    yes=tr("Yes, the right is lost"),
    no=tr("No, a pass takes its place"),
)

STANDS = tr("What {partner} called stands. If {offender}'s side gained by it, see Law 11A.")
PASS_TAKES_ITS_PLACE = tr("A pass takes the place of {partner}'s call.")
CANCELLED_WITH_LATER = to_all(
    tr(
        "{partner} had to pass. {partner}'s call is cancelled with all calls after it, and a pass "
        "takes its place. {lho}'s side may use what was called, and {offender}'s side may not.",
        not_for("offender"),
    )
)


@dataclass(frozen=True, slots=True)
class LateBar:
    """What the partner, who had to pass, has called since; nothing where they passed."""

    calls: tuple[tuple[Seat, Call], ...] = ()
    """The first call of theirs that was no pass, and every call after it."""
    can_be_cancelled: bool = False
    """Whether the auction period still lasts."""


def is_barred(table: Table, player: Player) -> bool:
    """Must the player pass for the rest of the auction?"""
    passes = table.forced_passes
    return bool(passes) and any(
        one.player is player and one.span is fx.Span.THROUGHOUT for one in passes
    )


def find_late_bar(
    table: Table, by: Player, call: Call | None, span: fx.Span, since: int | None = None
) -> LateBar:
    """What the partner called after this call, where they had to pass once, or throughout.

    `since`: the event before which it was not made: the same player may have called it earlier.
    """
    # A replacement that nobody has ruled on or called over is the last call on the table.
    there = [
        ((seat, made), at)
        for (seat, made, how), at in zip(table.calls, table.called_in, strict=True)
        if how is not Standing.WITHDRAWN
    ]
    calls = [made for made, _ in there]
    after = max(
        (
            place + 1
            for place, (made, at) in enumerate(there)
            if made == (by, call) and (since is None or at > since)
        ),
        default=0,
    )
    if after == 0:
        return LateBar()
    own = [place for place in range(after, len(calls)) if calls[place][0] is by.partner]
    if span is fx.Span.ONCE:
        own = own[:1]
    first = next((place for place in own if calls[place][1] is not PASS), None)
    if first is None:
        return LateBar()
    return LateBar(tuple(calls[first:]), table.in_auction_period is not False)


def judge_late_call(case: Case, offender: Player, late: LateBar) -> tuple[fx.Effect, ...]:
    """11A or 10B, by the director's decision: the call stands, or a pass takes its place."""
    if not late.calls:
        return ()
    called = late.calls[0][1]
    if not late.can_be_cancelled or case.ask(LATE_CALL_STANDS, late_call=called):
        case.cite("11A", STANDS)
        return (fx.Review("11A"),)
    case.cite("10B", PASS_TAKES_ITS_PLACE)
    case.tell(CANCELLED_WITH_LATER)
    return (
        *(fx.CallWithdrawn(seat, made) for seat, made in reversed(late.calls)),
        fx.CallSubstituted(offender.partner, PASS),
        *withdrawn(offender, *late.calls),
    )
