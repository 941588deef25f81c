"""What the pages of the training show: a table as the director sees it, the talk, the notes."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.locale.text import Text, tr
from bridgelaw.table import Phase
from bridgelaw.table import events as ev
from bridgelaw.table.table import Table
from bridgelaw.training.situations import Situation
from bridgelaw.training.visit import Heard, Visit

_OPEN = 5
"""So many lines of the talk stand open; what was said before is folded."""
_PHASES = {
    Phase.AUCTION: tr("In the auction"),
    Phase.CLARIFICATION: tr("The auction is over"),
    Phase.PLAY: tr("In the play"),
    Phase.CLAIMED: tr("Somebody has claimed"),
    Phase.OVER: tr("The play is over"),
}


@dataclass(frozen=True, slots=True)
class Seen:
    """What lies on the table, and what anybody can see of it."""

    table: Table | None
    phase: Text | None
    laid: dict[str, str]
    """The last call or card of each seat, in this round or trick."""
    parts: dict[str, Text]
    """Who is declarer, and who dummy."""
    has_auction: bool


def seen_at(one: Situation) -> Seen:
    """Open cards and calls; never a closed hand."""
    table = one.table
    if table is None or not table.seats:
        parts = {} if one.declarer is None else {one.declarer.letter: tr("declarer")}
        return Seen(None, None, {}, parts, has_auction=False)
    parts = {}
    if table.contract is not None:
        parts[table.contract.declarer.letter] = tr("declarer")
        parts[table.contract.dummy.letter] = tr("dummy")
    phase = None if table.phase is None else _PHASES.get(table.phase)
    return Seen(table, phase, _laid(table), parts, bool(table.calls))


def _laid(table: Table) -> dict[str, str]:
    if table.phase is Phase.AUCTION:
        last: dict[Seat, str] = {}
        for event in table.log:
            if isinstance(event, ev.Called):
                last.pop(event.seat, None)
                last[event.seat] = event.call.symbols
        shown = {seat.letter: said for seat, said in list(last.items())[-len(SEATS) :]}
    else:
        shown = {seat.letter: card.symbols for seat, card in table.trick.cards}
    for event in table.log[-1:]:
        if isinstance(event, ev.Exposed):
            shown[event.seat.letter] = " ".join(card.symbols for card in event.cards)
        elif isinstance(event, (ev.Led, ev.Played)):
            shown[event.seat.letter] = event.card.symbols
    return shown


@dataclass(frozen=True, slots=True)
class Talk:
    """What was said: the last of it, and what is folded."""

    before: tuple[Heard, ...]
    now: tuple[Heard, ...]


def talk_of(visit: Visit) -> Talk:
    """All that was said, the last lines open."""
    lines = tuple(visit.talk())
    at = max(0, len(lines) - _OPEN)
    # What was asked stands beside its answer.
    while at > 0 and lines[at].by is not None and lines[at - 1].by is not None:
        at -= 1
    if at > 0 and lines[at].by is not None:
        at -= 1
    return Talk(lines[:at], lines[at:])


def changed_fact(one: Situation) -> Situation | None:
    """The same with one fact changed, the last that changes the ruling."""
    for place in reversed(range(len(one.facts))):
        made = one.with_answer(place)
        if made is not None and "~" not in one.name:
            return made
    return None
