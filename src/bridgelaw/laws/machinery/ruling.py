"""A ruling: the clauses that fired, what follows, and the words to say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from bridgelaw.game.seats import Side
from bridgelaw.laws.machinery.holding import Pending
from bridgelaw.laws.machinery.what_holds import said
from bridgelaw.laws.machinery.words import Words
from bridgelaw.locale.text import Text
from bridgelaw.table.agenda import due_now
from bridgelaw.table.effects import (
    CallWithdrawn,
    CardWithdrawn,
    Effect,
    LeftFaceUp,
    PenaltyCard,
    PickedUp,
    Review,
    SideAwarded,
    Unauthorised,
)
from bridgelaw.table.events import ImpossibleEvent, Ruled, Told
from bridgelaw.table.table import Table

Later = Callable[[], tuple[Text, ...]]
"""Lines that are worked out only when somebody reads them; a ruling is made many times unread."""


class Step(NamedTuple):
    """A clause that fired on the way, with what it settles."""

    clause: str
    text: Text | None = None


def clauses_of(steps: Iterable[Step]) -> tuple[str, ...]:
    """The clauses that fired, in order, each once."""
    return tuple(dict.fromkeys(step.clause for step in steps))


@dataclass(frozen=True)
class Ruling:
    """The end of a procedure.

    >>> from bridgelaw import PROCEDURES, Board, Interview, Seat, Table
    >>> table = Table(Board(Seat.WEST)).after("W 1H, N P, E 1H")
    >>> interview = Interview.begin(PROCEDURES["insufficient-bid"], table)
    >>> ruling = interview.answer("no").answer("yes").ruling
    >>> str(ruling.headline)
    '1♥ is accepted; no rectification.'
    >>> table.after(ruling.event).open_irregularities
    ()
    """

    procedure: str
    edition: str
    steps: tuple[Step, ...]
    headline: Text
    effects: tuple[Effect, ...] = ()
    spoken: tuple[Words | Pending, ...] = ()
    """What is said; some of it follows from what holds then, and is worked out when it is read."""
    notes: tuple[Text, ...] = ()
    """For the director alone."""
    goes_on: str | None = None
    """The procedure that rules on from here, where another law takes over."""
    derived: tuple[Text | Later, ...] = ()
    """How a score was computed; what is costly to say is a function, called when it is read."""
    hands_over: tuple[tuple[str, str], ...] = ()
    """Answers for the procedure that goes on, by the keys of its questions."""
    before: Table | None = field(default=None, compare=False, repr=False)
    """The table on which it is given, where there is one."""
    on: tuple[int, ...] | None = field(default=None, compare=False, repr=False)
    """The events of the calls and cards on which it rules, where that is known."""
    told: tuple[Told, ...] | None = field(default=None, compare=False, repr=False)
    """What the director told of the board on the way, so that the next law knows it."""

    @cached_property
    def words(self) -> tuple[Words, ...]:
        """What the director says, and to whom."""
        return said(self.spoken, self.before, self.event, self.goes_on)

    @property
    def derivation(self) -> tuple[Text, ...]:
        """How a score was computed, line by line."""
        lines: list[Text] = []
        for part in self.derived:
            lines += (part,) if isinstance(part, Text) else part()
        return tuple(lines)

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that fired, in order, each once."""
        return clauses_of(self.steps)

    @property
    def clause(self) -> str:
        """The clause that decided."""
        return self.steps[-1].clause

    @property
    def reviews(self) -> tuple[str, ...]:
        """The laws to look at when play has ended."""
        return tuple(effect.law for effect in self.effects if isinstance(effect, Review))

    @property
    def awards(self) -> dict[Side, SideAwarded]:
        """What each side is awarded instead of its result, if anything is."""
        return {effect.side: effect for effect in self.effects if isinstance(effect, SideAwarded)}

    @property
    def needs(self) -> tuple[str, ...]:
        """The procedures that are needed after it, the first one first.

        >>> from bridgelaw import PROCEDURES, Board, Interview, Seat, Table
        >>> table = Table(Board(Seat.WEST)).after("W 1S, S 1H")
        >>> Interview.begin(PROCEDURES["insufficient-bid"], table).ruling.needs
        ('call-out-of-turn',)
        """
        if self.before is None or not self.before.seats:
            return needed_after(self, None)
        try:
            return needed_after(self, self.before.after(self.event))
        except ImpossibleEvent:
            return needed_after(self, None)  # nobody is offered what the table cannot take

    @cached_property
    def event(self) -> Ruled:
        """The ruling as an event of the table's log: `table.after(ruling.event)`."""
        told = None if self.before is None else self.told
        return Ruled(self.procedure, self.edition, self.clauses, self.effects, self.on, told)


def needed_after(ruling: Ruling, after: Table | None) -> tuple[str, ...]:
    """What `Ruling.needs` says, for somebody who has the table after the ruling already."""
    needed = () if ruling.goes_on is None else (ruling.goes_on,)
    if after is None or not after.seats:
        return needed
    return tuple(dict.fromkeys((*needed, *(item.procedure for item in due_now(after)))))


_SAID_ELSEWHERE = (Review, Unauthorised, CallWithdrawn)


def holding(effects: Iterable[Effect]) -> Iterator[Effect]:
    """What is in force when a ruling is over: of each card its one fate.

    A penalty card that it has picked up again is none, and a card that stays face up or is picked
    up is not "taken back" as well. What may not be used and what is looked at later is not among
    it: it is said by itself.
    """
    effects = tuple(effects)
    picked_up = [effect.card for effect in effects if isinstance(effect, PickedUp)]
    told = [one.card for one in effects if isinstance(one, PickedUp | PenaltyCard | LeftFaceUp)]
    for effect in effects:
        if isinstance(effect, _SAID_ELSEWHERE):
            continue
        if isinstance(effect, PenaltyCard) and effect.card in picked_up:
            continue
        if isinstance(effect, CardWithdrawn) and effect.card in told:
            continue
        yield effect


def changes(effect: Effect) -> bool:
    """Does it change the table, and not only what is to be kept in mind?"""
    return not isinstance(effect, Review | Unauthorised)
