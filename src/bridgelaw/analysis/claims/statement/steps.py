"""What claimer said: steps of a line of play, as far as they bind it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit


class At(Enum):
    """Which hand of declarer's side."""

    HAND = "hand"
    DUMMY = "dummy"


@dataclass(frozen=True, slots=True)
class DrawTrumps:
    """`draw trumps`: leads trumps from the top while an opponent may have one."""

    rounds: int | None = None
    """How many times, where it was said."""
    led: bool = field(default=False, repr=False)
    """`trumps first`: one is led even if nobody else has any."""


@dataclass(frozen=True, slots=True)
class Cash:
    """`cash spades from the top`, `run the clubs`: leads the suit until it is exhausted."""

    suit: Suit
    at: At | None = None
    rounds: int | None = None
    top: bool = False
    """`top spades`: only while the highest card of the suit is claimer's."""
    low: bool = False
    """`from the bottom`, `a low club`."""
    unblock: bool = False
    """`unblock the hearts`: only until the shorter hand has none left."""
    down: bool = False
    """That it is `from the top` was said: the top card goes first even if it crashes another."""


@dataclass(frozen=True, slots=True)
class Overtake:
    """`overtake the heart queen with the ace`: leads the one and plays the other on it."""

    card: Card
    over: Card


@dataclass(frozen=True, slots=True)
class PlayCards:
    """`CA then CK`: these cards, in this order, each as soon as it can be led or played."""

    cards: tuple[Card, ...]
    any_order: bool = field(default=False, repr=False)
    """`both aces first`: before other cards, whichever comes first."""


@dataclass(frozen=True, slots=True)
class Ruff:
    """`ruff a heart in dummy`: leads the suit from the hand opposite and ruffs it."""

    suit: Suit | None
    """`None`: `ruff`, the suit that an opponent has led; with a number, whatever can be ruffed."""
    at: At | None = None
    times: int | None = 1
    """`None`: as often as possible."""
    high: bool = False
    card: Card | None = None
    """`with the ace`."""
    low: bool = False
    """`ruff low`: also where an overruff can be foreseen."""


@dataclass(frozen=True, slots=True)
class Crossruff:
    """`crossruff`: leads from each hand what the other ruffs, as long as that can be done."""

    suits: tuple[Suit, ...] = ()
    """Which suits, where it was said."""


@dataclass(frozen=True, slots=True)
class Cross:
    """`cross in diamonds`, `go to dummy with the ace of clubs`: to the other hand."""

    suit: Suit | None
    """`None`: nothing was said about how claimer gets there."""
    to: At | None = None
    card: Card | None = None
    """The card that wins the trick there."""


@dataclass(frozen=True, slots=True)
class Finesse:
    """`finesse spade queen through West`: leads towards the card and plays it unless covered."""

    card: Card | None
    """The card that is finessed with. A card of the other side's is the one finessed against.

    `None`: `the heart finesse`, against the highest card that can be caught.
    """
    through: Seat | None = None
    against: bool = False
    """`finesse against the king of spades`."""
    again: bool = False
    """`repeat the finesse`: with the next card below it, if that is as good."""
    suit: Suit | None = None
    """Where no card was named; without it, the suit of which an opponent has shown out."""
    run: bool = False
    """`run the jack`: it is led, whatever it has for company."""
    ruffing: bool = field(default=False, repr=False)
    """`ruffing finesse`: led to a hand that ruffs it if it is covered."""

    @property
    def of(self) -> Suit | None:
        """The suit in which it is taken, where that was said."""
        return self.suit if self.card is None else self.card.suit


@dataclass(frozen=True, slots=True)
class Discard:
    """`throw the heart two on the club`, `discard diamonds`: what goes when the hand cannot follow.

    It goes with the step before it: while that step is carried out, these cards are thrown.
    """

    suit: Suit
    card: Card | None = None
    on: Suit | None = None
    """The suit that is led meanwhile, where it was said."""
    times: int | None = None
    """`a heart`: one."""
    at: At | None = None
    """The hand that it is thrown from, where it was said."""


@dataclass(frozen=True, slots=True)
class GiveUp:
    """`give up a diamond`, `lose to the ace of trumps`: leads the suit and loses it."""

    suit: Suit
    times: int = 1
    card: Card | None = None
    """The other side's card that is driven out; without one, low is led and low is played."""


@dataclass(frozen=True, slots=True)
class KeepBack:
    """`the heart ace last`: everything else is played first, as it is played normally."""

    suits: tuple[Suit, ...] = ()
    cards: tuple[Card, ...] = ()


Step = (
    DrawTrumps
    | Cash
    | Overtake
    | PlayCards
    | Ruff
    | Crossruff
    | Cross
    | Finesse
    | Discard
    | GiveUp
    | KeepBack
)
"""One thing that claimer said they would do."""


class NoteKind(Enum):
    """What words that bind nothing are."""

    COUNTED = "counted"
    """`two hearts and a diamond`: tricks."""
    CONCEDED = "conceded"
    """`you get a club`: it is not said when."""
    NO_ORDER = "no order"
    """`hearts and clubs are good`, `in any order`."""
    PARTNERS = "partner's"
    """70D2: a defender speaks of partner's cards."""
    REMARK = "remark"
    PASSED_OVER = "passed over"
    """`obviously`, `still`: a word that changes nothing."""


@dataclass(frozen=True, slots=True)
class Note:
    """Words that were understood and bind nothing."""

    kind: NoteKind
    words: str


@dataclass(frozen=True, slots=True)
class Statement:
    """The steps in their order, and the words in which they were said."""

    steps: tuple[Step, ...] = ()
    words: str = ""
    mentions_trump: bool = False
    """The outstanding trump was spoken of without saying how it is drawn."""
    says_none_out: bool = False
    """`trumps are in`: a trump that is out has been forgotten (70C2)."""
    from_the_top: bool = False
    """`playing for the drop`, of no suit by name: nothing is finessed."""
    notes: tuple[Note, ...] = ()
    """What else was said."""
    counted: tuple[tuple[Suit, int], ...] = ()
    """70D1: the tricks that were counted, by suit: they are taken before other cards are led."""
    conceded: int = 0
    """68B1: the tricks that were given away in so many words; all the others are claimed."""
    all_high: bool = False
    """`every card is a winner`: each is taken for one, whatever is out (70A)."""

    @property
    def speaks_of_trumps(self) -> bool:
        """70C1: was the trump that is out mentioned?"""
        return self.mentions_trump or any(isinstance(step, DrawTrumps) for step in self.steps)


NOTHING_SAID = Statement()
