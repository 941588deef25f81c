"""Law 64C: what the cards say about a revoke, where the four hands and the play are known.

It is evidence for the director. Nothing here is worked out before somebody reads it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from bridgelaw.analysis.position import Position
from bridgelaw.analysis.revokes import (
    RecordedPlay,
    Revoke,
    Weighed,
    WeighedRevoke,
    kept_without,
    noticed_late,
    weigh,
)
from bridgelaw.analysis.revokes.words import (
    automatic_text,
    explain_revoke,
    happened,
    line_text,
    totals,
)
from bridgelaw.analysis.solver.interface import Solver, SolverMissing
from bridgelaw.game.cards import Card
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.game.tricks import Trick
from bridgelaw.laws.common.end_of_board import agreed
from bridgelaw.laws.law import Table, Text, tr
from bridgelaw.laws.play.revoke.adjustment.situation import exempt_by_itself, kept
from bridgelaw.laws.play.revoke.replacement.situation import replacements
from bridgelaw.table.result import result_of
from bridgelaw.table.revokes import Offence, Status, established_ones, revokes, trick_of


class _Remembering:
    """A solver that answers the same question once: an interview replays its procedure."""

    values: Callable[[Position], Mapping[Card, int]]

    def __init__(self, solver: Solver) -> None:
        self.values = lru_cache(maxsize=2048)(solver.values)


@cache
def solver() -> Solver:
    """The solver that the evidence comes from; `SolverMissing` where there is none."""
    from bridgelaw.analysis.solver.find import find_solver

    return _Remembering(find_solver())


def weighed_revokes(
    table: Table,
    counted: Offence | None = None,
    late: str = "",
    exempt: str = "",
    counts: bool = False,
) -> Weighed | None:
    """Every revoke of the table with both measures; `None` where the play is not known.

    `counted` is the revoke that is being ruled on, which is established whatever the table can
    tell (63A4); `late` is 64B4 or 64B5, and `exempt` another clause of 64B for this revoke, where
    the director has said so; it `counts` where they have said that there is none.
    """
    play, found = recorded(table)
    if play is None or not found:
        return None
    if counted is not None:
        found = tuple(
            replace(one, established=True, exempt="" if counts else one.exempt or exempt)
            if _is(one, counted)
            else one
            for one in found
        )
    if late:
        found = noticed_late(found, late)
    try:
        return weigh(play, solver(), found)
    except SolverMissing as error:
        return weigh(play, None, found, error.text)


# From the table to the recorded play


def recorded(table: Table) -> tuple[RecordedPlay | None, tuple[Revoke, ...]]:
    """The play as it lies now, and the revokes in it; `None` where a hand is not known."""
    return table.derive(_recorded), table.derive(_found)


def _recorded(table: Table) -> RecordedPlay | None:
    contract = table.contract
    hands = [_dealt(table, seat) for seat in SEATS]
    played = tuple(trick for trick in (*table.tricks, table.trick) if trick.cards)
    if contract is None or not played or any(hand is None for hand in hands):
        return None
    north, east, south, west = (hand or Hand() for hand in hands)
    return RecordedPlay(
        (north, east, south, west),
        contract.denomination.suit,
        contract.declarer,
        tuple(trick.cards for trick in played),
        tuple(_winner(trick) for trick in table.tricks),
        _claimed(table),
    )


def _winner(trick: Trick) -> Seat:
    winner = trick.winner
    assert winner is not None
    return winner


def _dealt(table: Table, seat: Seat) -> Hand | None:
    """What the player was dealt; of a hand that was not known, when all of it has been played."""
    known = table.dealt(seat)
    played = table.played(seat)
    return played if known is None and len(played) == 13 else known


def _claimed(table: Table) -> int | None:
    """What the claim gives declarer's side of the tricks that are left."""
    contract = table.contract
    if table.claim is None or contract is None:
        return None
    result = result_of(table) or result_of(table.after(agreed()))
    return None if result is None else result.won - table.tricks_won(contract.declarer.side)


def _found(table: Table) -> tuple[Revoke, ...]:
    """The revokes that lie in the tricks, in the order in which they were played."""
    stand = established_ones(table)
    found: list[Revoke] = []
    play = table.derive(_recorded)
    if play is None:
        return ()
    for offence in table.derive(revokes):
        if offence.status is Status.CORRECTED or offence.is_deemed:
            continue
        cards = trick_of(table, offence).cards
        # 43B2(b): a card that was taken back lies elsewhere now.
        if (offence.by, offence.card) not in cards:
            continue
        place = cards.index((offence.by, offence.card))
        legal = _legal(table, play, offence)
        if not len(legal):
            continue
        found.append(
            Revoke(
                offence.by,
                offence.card,
                offence.trick,
                place,
                offence.suit,
                legal,
                offence in stand,
                exempt_by_itself(table, offence),
            )
        )
    return tuple(sorted(found, key=lambda one: (one.trick, one.place)))


def _legal(table: Table, play: RecordedPlay, offence: Offence) -> Hand:
    """What they could have played, of the cards that they had left then."""
    gone = Hand.of(card for trick in play.tricks[: offence.trick - 1] for _, card in trick)
    held = play.hands[offence.by.index] - gone
    if offence.follows and offence.suit is not None:
        return held.holding(offence.suit)
    return held & (replacements(table, offence, then=True) or Hand())


def _is(one: Revoke, offence: Offence) -> bool:
    return (one.by, one.card) == (offence.by, offence.card)


# What the director reads


@dataclass(frozen=True, slots=True)
class Evidence:
    """What is computed about one revoke, said when somebody asks for it."""

    table: Table
    offence: Offence
    late: str = ""
    exempt: str = ""
    counts: bool = False

    def __call__(self) -> tuple[Text, ...]:
        """Line by line, for the ruling."""
        return tuple(self._lines())

    def heading(self, heading: Text) -> Text:
        """The question, with the numbers where there are any."""
        weighed, one = self._weighed()
        if one.equity is None:
            return heading
        return tr("{question} {numbers}", question=heading, numbers=totals(weighed, one))

    def why(self, why: Text) -> Text:
        """Why it is asked, with what the cards say and what that recommends."""
        weighed, one = self._weighed()
        for line in explain_revoke(weighed, one):
            why = tr("{before} {line}", before=why, line=line)
        return why

    def _lines(self) -> Iterator[Text]:
        weighed, one = self._weighed()
        yield happened(one)
        yield automatic_text(one)
        yield from explain_revoke(weighed, one)
        if one.equity is not None:
            yield tr("For instance: {line}", line=line_text(one.equity.line))

    def _weighed(self) -> tuple[Weighed, WeighedRevoke]:
        weighed = weighed_revokes(self.table, self.offence, self.late, self.exempt, self.counts)
        assert weighed is not None
        # 64C2(b): as if nobody had revoked.
        first = weighed.deciding if weighed.both_sides else None
        return weighed, first or _of(weighed, self.offence)


def evidence(
    table: Table, offence: Offence, late: str = "", exempt: str = "", counts: bool = False
) -> Evidence | None:
    """The evidence on a revoke, or `None` where the hands or the play are not known."""
    there = any(_is(one, offence) for one in table.derive(_found))
    return Evidence(table, offence, late, exempt, counts) if there else None


def kept_for_earlier(table: Table, offence: Offence, tricks: int) -> int:
    """64C2(a): what the other side keeps for the revokes before this one.

    `tricks` are those that it would have won with its cards without this one. What is kept is
    counted in that play, as the evidence does; where the play is not known, as it was ruled.
    """
    play, found = recorded(table)
    this = next((one for one in found if _is(one, offence)), None)
    if play is None or this is None:
        return kept(table, offence)
    earlier = tuple(one for one in found[: found.index(this)] if one.side is this.side)
    return kept_without(play, this, earlier, tricks)


def _of(weighed: Weighed, offence: Offence) -> WeighedRevoke:
    return next(one for one in weighed.revokes if _is(one.revoke, offence))
