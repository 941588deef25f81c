"""What everybody hears after any ruling at a known table: what still holds, and who is next."""

from __future__ import annotations

from bridgelaw.laws.ruling import Ruling, Words
from bridgelaw.locale.text import tr
from bridgelaw.table.effects import Span
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table


def afterwards(before: Table, ruling: Ruling) -> tuple[Words, ...]:
    """Words that depend on the whole table, and not only on the law that ruled."""
    if ruling.goes_on is not None:
        return ()
    after = before.after(ruling.event)
    words: list[Words] = []
    # A law says that nobody is restricted, and means: because of this irregularity.
    for forced in before.forced_passes:
        if forced in after.forced_passes and forced.span is Span.THROUGHOUT:
            still = tr("An earlier ruling still holds: you must pass for the rest of the auction.")
            words.append(Words(forced.player, still))
    if before.face_down and not after.face_down:
        words.append(Words(None, tr("The card that was led face down goes back.")))
    if after.to_call is not None:
        words.append(Words(None, tr("It is {player}'s turn to call.", player=after.to_call)))
    elif after.phase is Phase.CLARIFICATION and before.phase is Phase.AUCTION:
        words.append(
            Words(None, tr("The auction is over, and {player} leads.", player=after.to_play))
        )
    return tuple(words)
