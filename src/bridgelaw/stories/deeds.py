"""What was told, put into order: deeds, each with who did it, and everything else."""

from __future__ import annotations

from dataclasses import dataclass, field

from bridgelaw.game.calls import Bid, Call
from bridgelaw.game.cards import Card
from bridgelaw.game.suits import Suit
from bridgelaw.reading.readings import Part
from bridgelaw.stories.story_rows import Fact

CALL_ACTS = ("bid", "pass", "double", "redouble")
PUT = "put"
UNNAMED = ("", "they", "he", "opponent", "nobody", "everybody", "my")


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that somebody did, as far as it was told."""

    who: str = ""
    act: str = ""
    call: Call | None = None
    cards: tuple[Card, ...] = ()
    suit: Suit | None = None
    negated: bool = False
    ranks: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    earlier: bool = False
    """“South had opened”: told later, and done before."""
    over: bool = False
    """A call that another was made over."""
    bare: bool = False
    """A call in a list, by whoever was next: “1S, pass, pass”."""
    having: bool = False
    """“North has the king”: no deed."""
    parts: tuple[Part, ...] = ()

    @property
    def is_call(self) -> bool:
        acts = ("", *CALL_ACTS, "play", PUT, "hesitate", "psyche", "expose")
        return self.call is not None and self.act in acts

    @property
    def told(self) -> bool:
        return bool(self.act or self.call is not None or self.cards)

    @property
    def told_what(self) -> bool:
        return bool(self.call is not None or self.cards or self.suit or self.ranks)

    @property
    def slow(self) -> bool:
        """“Passed slowly”, or asked before it."""
        thought = ("hesitate", "ask")
        return self.act in thought or any(
            part.category == "act" and part.value in thought for part in self.parts
        )

    @property
    def start(self) -> int:
        return min((part.start for part in self.parts), default=-1)


@dataclass
class Gathered:
    """What a story tells, in the order of its words."""

    parts: tuple[Part, ...] = ()
    """All that was said, in the order of its words."""
    events: list[Event] = field(default_factory=list)
    facts: list[tuple[Fact, Part]] = field(default_factory=list)
    signs: list[tuple[str, Part]] = field(default_factory=list)
    doubtful: bool = False
    question: bool = False
    speaker_did: bool = False
    stranger: bool = False
    """Somebody did something who is not known by that name."""
    withdrawn: bool = False
    """“Forget it”: there was nothing."""
    alone: list[tuple[str, tuple[Part, ...]]] = field(default_factory=list)
    """Players who were named without a deed: “… West, I think”."""
    turned: list[Part] = field(default_factory=list)
    """Words after which it is told what really was so: “turned out”."""
    named: list[tuple[str, Part]] = field(default_factory=list)
    """Everybody who was named, in the order of the words."""
    mentioned: set[str] = field(default_factory=set)
    """Seats within other facts: “one heart is what East was after”."""
    acts: set[str] = field(default_factory=set)

    def told(self, about: str) -> list[Fact]:
        return [fact for fact, _ in self.facts if fact.about == about]

    def has(self, *signs: str) -> bool:
        return any(sign in signs for sign, _ in self.signs)

    def forget(self, since: int) -> None:
        """Takes out what was told since a place: it was only believed."""
        self.events = [each for each in self.events if each.start < since]
        self.facts = [each for each in self.facts if each[1].start < since]
        self.signs = [each for each in self.signs if each[1].start < since]


def bids(events: list[Event]) -> list[Event]:
    """The calls that were made, in the order of time."""
    return [event for event in events if event.is_call and not event.negated]


def outranked(event: Event, before: Call) -> bool:
    """Whether a bid is not high enough over another."""
    call = event.call
    return isinstance(call, Bid) and isinstance(before, Bid) and not call.outranks(before)
