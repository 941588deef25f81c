"""What a sentence says is so once the ruling is given: a value that can be checked.

A sentence claims it where it is written (`Text.claiming`), by the names of its values; so the claim
is the same in every language, and wherever it stands: in the words to a player, a headline, an
option that says what would follow, a note, a box of a sheet. Tests hold each fact against the table
after the ruling (`tests/laws/facts_at_table.py`), and see to it that a sentence in whose words, in
either language, such a fact can be heard claims it (`tests/laws/test_claims.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple, TypeAlias

from bridgelaw.game.calls import PASS, Call
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Role, Seat
from bridgelaw.game.suits import Suit
from bridgelaw.locale.text import All, AnyOf, Text, tr


class Mode(Enum):
    """How it binds."""

    MAY = "may"
    MUST = "must"
    MUST_NOT = "must not"


class Act(Enum):
    """What the player does."""

    CALL = "call"
    LEAD = "lead"
    PLAY = "play"
    USE = "use"  # what a call or card tells that no longer counts


class Lasts(Enum):
    """Until when it holds."""

    NOW = "at this turn"
    NEXT_TURN = "at the next turn"
    AUCTION = "for the rest of the auction"
    KEEPS_LEAD = "while the lead is kept"
    WHILE_IT_LIES = "while the penalty card lies there"
    BOARD = "for the rest of the board"


@dataclass(frozen=True, slots=True)
class Duty:
    """The player may, must or must not do this; `what` is empty for whatever is legal.

    >>> from bridgelaw import Seat
    >>> print(Duty(Seat.WEST, Mode.MUST_NOT, Act.LEAD, (Suit.SPADES,), Lasts.KEEPS_LEAD))
    W must not lead S, while the lead is kept
    """

    player: Player
    mode: Mode
    act: Act
    what: tuple[Call | Card | Suit, ...] = ()
    lasts: Lasts = Lasts.NOW

    def __str__(self) -> str:
        what = " ".join(one.letter if isinstance(one, Suit) else str(one) for one in self.what)
        words = f"{self.player} {self.mode.value} {self.act.value} {what or 'anything'}"
        return f"{words}, {self.lasts.value}"


class State(Enum):
    """What is so of the table, or of a player or of cards there."""

    CALLS_NEXT = "calls next"
    PLAYS_NEXT = "leads or plays next"
    LEADS = "leads to this trick"
    A_DEFENDER_LEADS = "a defender leads next"
    WAITS = "waits for declarer's choice about partner's penalty card"
    WAITS_AGAIN = "waits for it before the next lead, not now"
    DECLARES = "is declarer"
    AUCTION_GOES_ON = "the auction goes on"
    BOARD_GOES_ON = "the board goes on"
    NOBODY_PLAYS = "nobody plays before the next ruling"
    NOBODY_PASSES = "nobody must pass by this ruling"
    NOT_BY_THIS = "nobody is restricted by this ruling"
    NOBODY_ELSE = "and nobody else is restricted by this ruling"
    FIRST_LEAD = "may be forbidden a suit at the first lead"
    FREE_FIRST_LEAD = "nothing can be forbidden at a first lead by this ruling"
    TO_HAND = "back to the hand"
    FACE_UP = "face up"
    MAJOR = "major penalty card"
    MINOR = "minor penalty card"
    NO_PENALTY_CARD = "no penalty card by this ruling"
    NOT_HEARD = "goes on as if it had not been heard or seen"


@dataclass(frozen=True, slots=True)
class Fact:
    """This is so: of a player, of cards, or of the table.

    >>> from bridgelaw import Seat
    >>> print(Fact(State.CALLS_NEXT, Seat.WEST))
    W calls next
    """

    state: State
    player: Player | None = None
    cards: tuple[Card, ...] = ()

    def __str__(self) -> str:
        of = (*(() if self.player is None else (self.player,)), *self.cards)
        return " ".join(map(str, (*of, self.state.value)))


@dataclass(frozen=True, slots=True)
class Perhaps:
    """It can come to that: it is so at one of the ends that there may be."""

    fact: Fact | Duty

    def __str__(self) -> str:
        return f"perhaps {self.fact}"


class Says(NamedTuple):
    """A sentence says that somebody may, must or must not do something.

    `hole` names the value of the sentence in which the cards, suits or calls stand, or `what` has
    them; `of` names whoever it is about, where that is not who hears it.
    """

    mode: Mode
    act: Act
    hole: str | None = None
    lasts: Lasts = Lasts.NOW
    of: str | None = None
    what: tuple[Call | Card | Suit, ...] = ()
    perhaps: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The values of the sentence that it speaks of."""
        return tuple(name for name in (self.hole, self.of) if name is not None)

    def fact(self, values: dict[str, Any], hearer: Player | None) -> Duty | None:
        """What it says of these people and things; `None` where they are not known."""
        who = hearer if self.of is None else values.get(self.of)
        what = self.what if self.hole is None else tuple(named_in(values.get(self.hole)))
        if not isinstance(who, (Seat, Role)) or (self.hole is not None and not what):
            return None
        return Duty(who, self.mode, self.act, what, self.lasts)


class States(NamedTuple):
    """A sentence says that this is so: of the player or the cards in these values."""

    state: State
    of: str | None = None
    hole: str | None = None
    perhaps: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The values of the sentence that it speaks of."""
        return tuple(name for name in (self.hole, self.of) if name is not None)

    def fact(self, values: dict[str, Any], hearer: Player | None) -> Fact | None:
        """What it says of these people and things; `None` where they are not known."""
        who = None if self.of is None else values.get(self.of)
        named = () if self.hole is None else named_in(values.get(self.hole))
        cards = tuple(one for one in named if isinstance(one, Card))
        if self.of is not None and not isinstance(who, (Seat, Role)):
            return None
        if self.hole is not None and not cards:
            return None
        return Fact(self.state, who, cards)


Claim: TypeAlias = Says | States


def perhaps(*claims: Claim) -> tuple[Claim, ...]:
    """The sentence says that it can come to that."""
    return tuple(claim._replace(perhaps=True) for claim in claims)


def facts_of(text: Text, hearer: Player | None = None) -> Iterator[Fact | Duty | Perhaps]:
    """What a sentence says is so, and the sentences in it."""
    values = dict(text.values)
    for claim in text.claims:
        if isinstance(claim, (Says, States)):
            fact = claim.fact(values, hearer)
            if fact is not None:
                yield Perhaps(fact) if claim.perhaps else fact
        else:
            yield claim
    for value in values.values():
        for inner in value.items if isinstance(value, (All, AnyOf)) else (value,):
            if isinstance(inner, Text):
                yield from facts_of(inner, hearer)


def must_pass(of: str, lasts: Lasts) -> Says:
    """The sentence says that this person must pass."""
    return Says(Mode.MUST, Act.CALL, lasts=lasts, of=of, what=(PASS,))


ONCE = tr("once", must_pass("who_passes", Lasts.NEXT_TURN))
THROUGHOUT = tr("throughout", must_pass("who_passes", Lasts.AUCTION))
"""How long somebody must pass, in a headline."""

NOT_TO_USE = Says(Mode.MUST_NOT, Act.USE, lasts=Lasts.BOARD)
"""The sentence says that who hears it may not use what was withdrawn or picked up."""


AS_IF_NOT_HEARD = States(State.NOT_HEARD)
"""The same of what was said or done: no card or call, so that the table does not keep it."""


def not_for(of: str) -> Says:
    """The sentence says the same of this person and their partner."""
    return Says(Mode.MUST_NOT, Act.USE, lasts=Lasts.BOARD, of=of)


CALLING_GOES_ON = States(State.AUCTION_GOES_ON)
IT_GOES_ON = States(State.BOARD_GOES_ON)
NOBODY_PLAYS = States(State.NOBODY_PLAYS)
NOBODY_PASSES = States(State.NOBODY_PASSES)
NOT_BY_THIS = States(State.NOT_BY_THIS)
FREE_FIRST_LEAD = States(State.FREE_FIRST_LEAD)
WITHOUT_PENALTY_CARD = States(State.NO_PENALTY_CARD)


def calls_next(of: str) -> States:
    """The sentence says whose turn it is to call."""
    return States(State.CALLS_NEXT, of)


def plays_next(of: str) -> States:
    """The sentence says whose turn it is to lead or play."""
    return States(State.PLAYS_NEXT, of)


def waits_again(of: str) -> States:
    """50D2: the sentence says that declarer may choose again at this player's next lead."""
    return States(State.WAITS_AGAIN, of)


def first_lead(of: str) -> States:
    """26B: the sentence says that declarer may forbid this player a suit."""
    return States(State.FIRST_LEAD, of)


GOES_BACK = States(State.TO_HAND)
"""The sentence says that what was led or played goes back, without naming it."""


def to_hand(hole: str) -> States:
    """The sentence says that these cards go back to the hand."""
    return States(State.TO_HAND, hole=hole)


def major(hole: str) -> States:
    """The sentence says that these are major penalty cards."""
    return States(State.MAJOR, hole=hole)


def has_major(of: str) -> States:
    """The sentence says that this player has one."""
    return States(State.MAJOR, of)


def named_in(value: Any) -> Iterator[Call | Card | Suit]:
    """The calls, cards and suits in the value of a hole."""
    if isinstance(value, (Call, Card, Suit)):
        yield value
    elif isinstance(value, (All, AnyOf)):
        for one in value.items:
            yield from named_in(one)
