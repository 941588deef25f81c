"""The values of which a state is made: where a board stands, what became of its calls."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from bridgelaw.game.calls import Call
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.effects import Effect, ReplacementDue


class Phase(Enum):
    """Where the board stands.

    >>> from bridgelaw import Board, Seat, Table
    >>> Table(Board(Seat.WEST)).after("W P, N P, E P, S P").phase
    <Phase.PASSED_OUT: 'passed out'>
    """

    AUCTION = "auction"
    CLARIFICATION = "clarification period"
    PLAY = "play"
    CLAIMED = "claim"
    PASSED_OUT = "passed out"
    OVER = "over"

    @property
    def is_auction_period(self) -> bool:
        """Law 17D: until the opening lead is faced, or all hands are back after four passes."""
        return self in (Phase.AUCTION, Phase.CLARIFICATION, Phase.PASSED_OUT)


FROM_HERE = {
    Phase.AUCTION: tuple(Phase),
    Phase.CLARIFICATION: (Phase.CLARIFICATION, Phase.PLAY, Phase.CLAIMED, Phase.OVER),
    Phase.PLAY: (Phase.PLAY, Phase.CLAIMED, Phase.OVER),
    # 68D2(b): only a ruling lets the play go on after a claim, and a ruling is entered.
    Phase.CLAIMED: (Phase.CLAIMED, Phase.OVER),
    Phase.PASSED_OUT: (Phase.PASSED_OUT, Phase.OVER),
    Phase.OVER: (Phase.OVER,),
}
"""Where a board can stand after a stretch that nobody entered."""


class Standing(Enum):
    """What became of a call.

    >>> from bridgelaw import Board, Seat, Table
    >>> Table(Board(Seat.WEST)).after("W 1C, W 1H").calls[-1]
    (Seat.WEST, Bid('1H'), <Standing.CHANGE: 'attempted change'>)
    """

    STANDS = "stands"
    CHANGE = "attempted change"
    WITHDRAWN = "withdrawn"


CallRecord = tuple[Seat, Call, Standing]
"""A call that was made: by whom, which, and what became of it."""


class Assumed(Enum):
    """What is taken to have been so because nobody entered otherwise.

    >>> from bridgelaw import Board, Table
    >>> Table(Board(None)).after("..., W 1C").assumed
    (<Assumed.IN_ORDER: 'in order'>,)
    """

    IN_ORDER = "in order"
    """Nothing was irregular in what nobody entered."""
    DECLARER = "declarer"
    """The player who is known to have named the denomination did so first (22A)."""

    @property
    def text(self) -> Text:
        """The assumption as a sentence."""
        return _ASSUMPTIONS[self]


_ASSUMPTIONS = {
    Assumed.IN_ORDER: tr("What was not entered is taken to have been in order."),
    Assumed.DECLARER: tr("The player who is known to have bid the suit is taken for declarer."),
}


class Revoke(NamedTuple):
    """A revoke that stands, and whose tricks have not been counted."""

    player: Seat
    card: Card


class Replacement(NamedTuple):
    """A call made in place of a cancelled one, on which the director has to rule.

    >>> from bridgelaw import Board, Seat, Table, effects, parse_call
    >>> table = Table(Board(Seat.WEST)).after("N 1H")
    >>> table = table.would_be(
    ...     effects.CallWithdrawn(Seat.NORTH, parse_call("1H")),
    ...     effects.ReplacementDue(Seat.NORTH, parse_call("1H"), "31A"),
    ... ).after("W 1C, N 1S")
    >>> [str(one.call) for one in table.replaced]
    ['1S']
    """

    due: ReplacementDue
    call: Call


class Bound(NamedTuple):
    """What a ruling left at the table, and the events on which it rests."""

    effect: Effect
    because: frozenset[int]


class Judged(NamedTuple):
    """A call in place of a cancelled one, by the event that put it there: a law has ruled on it."""

    due: ReplacementDue
    at: int
