"""The table: an append-only log of events, and everything that follows from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from bridgelaw.game.boards import Board
from bridgelaw.game.cards import Card
from bridgelaw.game.deals import Deal
from bridgelaw.game.errors import NotationError
from bridgelaw.game.seats import Seat
from bridgelaw.table import events as ev
from bridgelaw.table import written
from bridgelaw.table.aftermath import Aftermath
from bridgelaw.table.choices import (
    CallChoices,
    CardChoices,
    Decision,
    cards_at_turn,
    decisions,
    decisions_missed,
    legal_cards,
    no_cards,
)
from bridgelaw.table.effects import Effect
from bridgelaw.table.fold import auction
from bridgelaw.table.fold.log import fold
from bridgelaw.table.notation import read_events
from bridgelaw.table.placed import Placed, placed
from bridgelaw.table.rules.editions import FIRST, RULES, ensure_known, rules_at
from bridgelaw.table.shared_list import SharedList
from bridgelaw.table.since import Since
from bridgelaw.table.state import State

T = TypeVar("T")

# Rulings look back at what was so when something happened. So many states are kept for that; what
# is older is folded again.
_REMEMBERED = 64


class Table(Aftermath):
    """A table at one moment. It never changes: `after` gives the table that follows.

    >>> table = Table(Board(Seat.WEST)).after("W 1H, N P, E 1H")
    >>> [(str(found.law), str(found.breach.text)) for found in table.irregularities]
    [('27', '1♥ does not outrank 1♥.')]

    A deal, or a part of one, may be known or not; then cards are checked as far as they are.

    >>> deal = Deal.parse("N:A2.3.. K3.4.. Q4.5.. J5.6..")
    >>> table = Table(Board(Seat.SOUTH), deal).after("S 1NT, W P, N P, E P, W leads SJ")
    >>> table.phase, table.declarer, table.hand(Seat.WEST)
    (<Phase.PLAY: 'play'>, Seat.SOUTH, Hand('5.6..'))
    """

    __slots__ = ("_log", "_recent", "board", "deal", "edition", "seats")

    board: Board
    deal: Deal
    seats: bool
    """Whether anybody said who sits where; if not, South stands for whom a ruling is about."""
    edition: str
    """The edition of the Laws by whose rules the log is folded, now and for ever."""

    def __init__(
        self,
        board: Board,
        deal: Deal | None = None,
        log: Iterable[ev.Event] = (),
        seats: bool = True,
        edition: str = FIRST,
    ) -> None:
        self.board = board
        self.edition = ensure_known(edition)
        self.seats = seats
        self.deal = Deal() if deal is None else deal
        self._log: SharedList[ev.Event] = SharedList(log)
        self._derived: dict[Any, Any] = {}
        self._state = State(self.board, self.deal, RULES[edition])
        self._recent: tuple[State, ...] = ()
        fold(self._state, self._log)

    def after(self, *events: ev.Event | str) -> Table:
        """The table after these events, given as values or as text.

        How each event is written stands in docs/library.md under “Events”; at a table it may be
        shorter, as `bridgelaw table` takes it: “1C P 1H” in rotation, “W SK” for a card.
        Raises `ImpossibleEvent` for what cannot have happened and `NotationError` for text
        that cannot be read; this table stays as it is.

        >>> from bridgelaw import events
        >>> table = Table(Board(Seat.WEST)).after("W 1C", events.DirectorCalled())
        >>> table.director_called, table.to_call
        (True, Seat.NORTH)
        """
        if len(events) == 1 and isinstance(ruled := events[0], ev.Ruled):
            # A ruling is tried, read aloud and then given: three times the same.
            tried: tuple[ev.Event, Table] | None = self._derived.get(ev.Ruled)
            if tried is None or tried[0] != ruled:
                tried = self._derived[ev.Ruled] = (ruled, self._after((ruled,)))
            return tried[1]
        read: list[ev.Event] = []
        for event in events:
            if isinstance(event, str):
                read.extend(self._read(event, read))
            else:
                read.append(event)
        return self._after(read)

    def _after(self, read: Sequence[ev.Event]) -> Table:
        state = self._state.copy()
        fold(state, read)
        log = self._log.copy()
        for event in read:
            log.append(event)
        return self._beside(state, log, (*self._recent[1 - _REMEMBERED :], self._state))

    def with_hands(self, deal: Deal | None) -> Table:
        """The same events at the same table, with these hands known, or none.

        >>> deal = Deal.parse("N:A2.3.. - - -")
        >>> Table(Board(Seat.WEST), deal).with_hands(None).hand(Seat.NORTH) is None
        True
        """
        return Table(self.board, deal, self.log, self.seats, self.edition)

    def _read(self, text: str, before: list[ev.Event]) -> tuple[ev.Event, ...]:
        """Events in full, or the short forms that mean something in their place."""
        try:
            return read_events(text)
        except NotationError:
            from bridgelaw.table.typed_events import events_in

            return events_in(self.after(*before), text)[0]

    def _beside(self, state: State, log: SharedList[ev.Event], recent: tuple[State, ...]) -> Table:
        """Another moment of the same table."""
        table = object.__new__(Table)
        table.board, table.deal, table.seats = self.board, self.deal, self.seats
        table.edition = self.edition
        table._state, table._log, table._recent = state, log, recent
        table._derived = {}
        return table

    @property
    def log(self) -> tuple[ev.Event, ...]:
        """Everything that happened, in order."""
        found: tuple[ev.Event, ...] | None = self._derived.get("log")
        if found is None:
            found = self._derived["log"] = self._log.as_tuple()
        return found

    def undo(self, count: int = 1) -> Table:
        """The table without the last events.

        >>> Table(Board(Seat.WEST)).after("W 1C, N 1S").undo().to_call
        Seat.NORTH
        """
        if not 0 <= count <= len(self._log):
            raise ValueError(f"there are {len(self._log)} events to undo, not {count}")
        return self.at(len(self._log) - count)

    def at(self, count: int) -> Table:
        """The table when it had only so many events.

        >>> Table(Board(Seat.WEST)).after("W 1C, N 1S").at(0).to_call
        Seat.WEST
        """
        if not 0 <= count <= len(self._log):
            raise ValueError(f"there are {len(self._log)} events, not {count}")
        if count == len(self._log):
            return self
        found: Table | None = self._derived.get(count)
        if found is None:
            found = self._derived[count] = self._at(count)
        return found

    def _at(self, count: int) -> Table:
        """Goes on from the nearest state that is remembered."""
        recent = tuple(state for state in self._recent if state.at <= count)
        if recent and recent[-1].at == count:
            return self._beside(recent[-1], self._log.first(count), recent[:-1])
        state = recent[-1].copy() if recent else State(self.board, self.deal, rules_at(self))
        fold(state, self.log[state.at : count])
        # Whoever looks back once does so again: the next look begins here.
        later = tuple(one for one in self._recent if one.at > count)
        self._recent = (*recent, state, *later)[-_REMEMBERED:]
        return self._beside(state, self._log.first(count), recent)

    @property
    def entered(self) -> Table:
        """The table as it stood when something was last entered.

        Whoever knows that nothing came in a stretch after it, or cancels all that did, looks here.

        >>> table = Table(Board(Seat.WEST)).after("W 1C, ...")
        >>> table.to_call is None, table.entered.to_call
        (True, Seat.NORTH)
        """
        is_open = self._state.open_end and isinstance(self.log[-1], ev.Unentered)
        return self.undo() if is_open else self

    def derive(self, how: Callable[[Table], T]) -> T:
        """What `how` makes of this table, worked out once: the table never changes.

        >>> def bids(table: Table) -> int:
        ...     return len(table.auction)
        >>> Table(Board(Seat.WEST)).after("W 1C, N 1S").derive(bids)
        2
        """
        try:
            found: T = self._derived[how]
        except KeyError:
            found = self._derived[how] = how(self)
        return found

    def _derive_for(self, seat: Seat, how: Callable[[State, Seat], T]) -> T:
        """The same for one of the players, from the state."""
        try:
            found: T = self._derived[how, seat.index]
        except KeyError:
            found = self._derived[how, seat.index] = how(self._state, seat)
        return found

    # What players may do

    def legal_calls(self, seat: Seat) -> CallChoices:
        """What a law-abiding player may call now, and why not the rest.

        Nothing where it is not this player's turn.

        >>> table = Table(Board(Seat.WEST)).after("W 7NT")
        >>> [str(call) for call in table.legal_calls(Seat.NORTH).legal]
        ['Pass', 'X']
        """
        return self._derive_for(seat, auction.legal_calls)

    def legal_cards(self, seat: Seat) -> CardChoices:
        """What may be played from this hand now, and why not the rest.

        Nothing where it is not this hand's turn.

        >>> deal = Deal.parse("N:A2.3.. K3.4.. Q4.5.. J5.6..")
        >>> table = Table(Board(Seat.SOUTH), deal).after("S 1NT, W P, N P, E P, W leads SJ")
        >>> table.legal_cards(Seat.NORTH).legal
        Hand('A2...')
        """
        if self._state.adjusted and self.is_cancelled:
            return self._derive_for(seat, no_cards)
        return self._derive_for(seat, legal_cards)

    def cards_at_turn(self, seat: Seat) -> CardChoices:
        """What may be played from this hand when it comes to its turn in this trick.

        >>> deal = Deal.parse("N:A2.3.. K3.4.. Q4.5.. J5.6..")
        >>> table = Table(Board(Seat.SOUTH), deal).after("S 1NT, W P, N P, E P, W leads SJ")
        >>> table.cards_at_turn(Seat.SOUTH).legal
        Hand('Q4...')
        """
        return self._derive_for(seat, cards_at_turn)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What declarer may or must choose before the next card."""
        seat = self.to_play
        return () if seat is None else self._derive_for(seat, decisions)

    @property
    def decisions_missed(self) -> tuple[Decision, ...]:
        """What declarer may still choose of a lead that has not waited for it (Law 26B)."""
        return decisions_missed(self._state)

    # Looking back and forward

    def since(self, at: int) -> Since:
        """What was entered after that event of the log, and whether that was all.

        >>> table = Table(Board(None)).after("..., E 1H, S P")
        >>> table.since(1).has_called(Seat.SOUTH), table.since(1).has_called(Seat.WEST)
        (True, False)
        >>> table.after("...").since(1).has_called(Seat.WEST) is None
        True
        """
        return Since(self.log[at + 1 :])

    def placed(self, seat: Seat, card: Card) -> Placed | None:
        """Where a card lies that was played; `None` where it has not been.

        >>> table = Table(Board(Seat.SOUTH)).after("S 1NT, W P, N P, E P, W leads SA, N plays S2")
        >>> lies = table.placed(Seat.WEST, Card.parse("SA"))
        >>> lies.number, lies.place, lies.after
        (1, 0, ((Seat.NORTH, Card('S2')),))
        """
        return placed(self, seat, card)

    @property
    def ruling_needed(self) -> str | None:
        """The name of the procedure that has something to rule on now, as in `PROCEDURES`.

        Besides irregularities these are choices that declarer has before a lead: `penalty-card`
        and `lead-restriction`. Where a ruling has just been given, its `goes_on` comes first.

        >>> Table(Board(Seat.WEST)).after("W 1H, N P, E 1H").ruling_needed
        'insufficient-bid'
        """
        from bridgelaw.table.which_procedure import procedure_for

        return self.derive(procedure_for)

    def would_be(self, *effects: Effect, law: str = "") -> Table:
        """The table if a ruling had these effects: what would then be legal can be asked of it.

        `law`: the clause it rules by, where that decides what an effect changes.

        Raises `ImpossibleEvent` where the table cannot take them.

        >>> from bridgelaw import effects
        >>> table = Table(Board(Seat.WEST)).after("W 1H, N P")
        >>> table = table.would_be(effects.ForcedPass(Seat.EAST, effects.Span.ONCE, "30B1(b)"))
        >>> table.legal_calls(Seat.EAST).legal
        (Call('Pass'),)
        """
        return self.after(ev.Ruled("", "", (law,) if law else (), effects))

    # Written forms

    @property
    def text(self) -> str:
        """The whole log as text; `Table.parse` reads it.

        >>> print(Table(Board(Seat.WEST)).after("W 1C, N 1S").text, end="")
        dealer W
        vulnerable none
        W 1C
        N 1S
        """
        return written.as_text(self)

    @classmethod
    def parse(cls, text: str, most: int | None = None) -> Table:
        """Reads a table's text: its head, then events one a line.

        Where there are more than `most` events, none of them happens (`TooManyEvents`).

        >>> Table.parse("dealer W\\nW 1C\\nN 1S").to_call
        Seat.EAST
        """
        return cls(*written.read_text(text, most))

    def to_json(self) -> dict[str, Any]:
        """The whole log as JSON; `Table.from_json` reads it.

        >>> Table(Board(Seat.WEST)).after("W 1C").to_json()["events"]
        [{'event': 'called', 'seat': 'W', 'call': '1C'}]
        """
        return written.as_json(self)

    @classmethod
    def from_json(cls, data: Any, most: int | None = None) -> Table:
        """Reads a table's JSON; `NotationError` where it is not a table.

        Where there are more than `most` events, none of them happens (`TooManyEvents`).

        >>> table = Table(Board(Seat.WEST)).after("W 1C, N 1S")
        >>> Table.from_json(table.to_json()) == table
        True
        """
        return cls(*written.read_json(data, most))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return (self.board, self.deal, self.seats, self.edition, self.log) == (
            other.board, other.deal, other.seats, other.edition, other.log,
        )  # fmt: skip

    def __hash__(self) -> int:
        return hash((self.board, self.deal, self.log))

    def __repr__(self) -> str:
        dealer = self.board.dealer or "?"
        return f"<Table: dealer {dealer}, {len(self._log)} events, {self.phase_name}>"
