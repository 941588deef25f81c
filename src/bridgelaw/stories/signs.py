"""What a story shows of itself: a call that was not high enough, a lead by the wrong player.

A call can be irregular in several ways at once; the order of the laws decides which comes first.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from bridgelaw.game.calls import DOUBLE, PASS, REDOUBLE, Bid
from bridgelaw.stories.deeds import CALL_ACTS, Event, Gathered, bids, outranked
from bridgelaw.stories.places import Places

_HIGHEST = 7
_SEATS = "NESW"
_HAND = 13


@dataclass(frozen=True, slots=True)
class Signs:
    """What a story shows of itself, in the terms of the rows."""

    story: Gathered

    def did(self, *acts: str) -> bool:
        return bool(self.story.acts & {*acts})

    def sign(self, *signs: str) -> bool:
        return self.story.has(*signs)

    def fact(self, about: str, value: object = None) -> bool:
        told = self.story.told(about)
        return any(value is None or fact.value == value for fact in told)

    def left_out(self, *, at_once: bool) -> bool:
        """Whether somebody who has not called was passed over: by the last call, or before it."""
        places, calls = Places(self.story), [event for event in self.calls if not event.over]
        missed = {
            places.who(fact.who) for fact in self.story.told("not-done") if fact.value == "bid"
        }
        missed |= {places.who(str(fact.value)) for fact in self.story.told("skipped")}
        missed |= {places.who(event.who) for event in self.story.events
                   if event.negated and event.act in CALL_ACTS}  # fmt: skip
        callers = [places.who(event.who) for event in calls]
        if callers and not at_once and self.fact("since_word", "led"):
            return places.after(callers[-1], 1) in missed
        for at, (one, other) in enumerate(pairwise(callers), 1):
            who = places.after(one, 1)
            if who and who in missed and other == places.after(who, 1):
                return at_once is (at == len(calls) - 1 and not self.fact("since_word", "led"))
        return False

    @property
    def cards(self) -> int:
        return max((len(event.cards) for event in self.story.events), default=0)

    @property
    def calls(self) -> list[Event]:
        return bids(self.story.events)

    @property
    def too_low(self) -> bool:
        """A bid that does not beat the one before it, or the one that it was made over."""
        last: Event | None = None
        for event in self.calls:
            if not isinstance(event.call, Bid):
                continue
            same = last is not None and last.who == event.who and event.who and not last.over
            if last is not None and last.call and outranked(event, last.call) and not same:
                return True
            last = event
        return False

    @property
    def high_enough(self) -> bool:
        """Several bids were told, and each of them beats the one before it."""
        several = len([event for event in self.calls if isinstance(event.call, Bid)]) > 1
        return several and not self.too_low and not self.sign("insufficient")


def _not_a_call(signs: Signs) -> bool:
    calls = [event.call for event in signs.calls]
    ended = [at for at in range(1, len(calls) - 3) if calls[at : at + 3] == [PASS] * 3]
    if ended and any(isinstance(call, Bid) for call in calls[: ended[0]]):
        return True  # a call after the auction was over
    for event in signs.calls:
        if isinstance(event.call, Bid) and event.call.level > _HIGHEST:
            return True
        if event.call is REDOUBLE and signs.fact("not-done", "double"):
            return True
    places, last = Places(signs.story), None
    for event in signs.calls:
        if event.call in (DOUBLE, REDOUBLE) and last is not None and isinstance(last.call, Bid):
            own = places.after(places.who(event.who or "me"), 2)
            if last.who == "partner-of-who" or (last.who and places.who(last.who) == own):
                return True  # one's own partner's bid
        last = last if event.call is PASS else event
    return False


def _out_of_turn(signs: Signs) -> bool:
    if signs.sign("out-of-turn") or signs.left_out(at_once=True):
        return True
    proper = [fact.value for about in ("turn", "dealer") for fact in signs.story.told(about)]
    if not proper:
        return False
    if signs.calls[0].bare:
        return signs.fact("turn")  # “South dealer, one club”
    first = signs.calls[0].who
    dealers = [fact.value for fact in signs.story.told("dealer")][-1:]
    if signs.fact("turn"):
        return True
    return first not in dealers


def _another_suit(signs: Signs) -> bool:
    """Whether somebody put a card of another suit than the one that was led."""
    led = {str(fact.value)[0] for fact in signs.story.told("led")}
    played = [event for event in signs.story.events if event.act in ("play", "discard", "ruff")]
    suits = {(event.suit or event.cards[0].suit).letter for event in played
             if event.suit or event.cards}  # fmt: skip
    return bool(led) and bool(suits - led)


SHOWN: dict[str, Callable[[Signs], bool]] = {
    "too low": lambda s: s.too_low,
    "high enough": lambda s: s.high_enough,
    "call out of turn": lambda s: bool(s.calls) and _out_of_turn(s),
    "no call": _not_a_call,
    "another suit": _another_suit,
    "left out": lambda s: s.left_out(at_once=False) or s.left_out(at_once=True),
}
"""What a story shows of itself, for weighing what it is about."""


def irregular_calls(story: Gathered) -> tuple[str, ...]:
    """The laws of irregular calls that apply to what was told, in their order."""
    signs = Signs(story)
    meant = signs.fact("meant") or signs.sign("slip")
    found = {
        "inadmissible-call": _not_a_call(signs),
        "call-out-of-turn": bool(signs.calls) and _out_of_turn(signs) and not signs.did("lead"),
        "insufficient-bid": signs.sign("insufficient") or (signs.too_low and not meant),
    }
    return tuple(key for key, applies in found.items() if applies)


def shown_by_the_table(story: Gathered) -> tuple[str, ...]:
    """The laws that what was told comes under by itself, by the order of the table."""
    signs, places = Signs(story), Places(story)
    made = any(event.who or event.over for event in signs.calls)
    leads = {places.who(str(fact.value)) for about in ("lead", "whose")
             for fact in story.told(about)} - {""}  # fmt: skip
    led = {places.who(event.who) for event in story.events
           if event.act == "lead" and not event.negated} - {""}  # fmt: skip
    thinkers = {places.after(places.who(event.who), 2) for event in story.events
                if event.slow and not event.negated} - {""}  # fmt: skip
    then = {places.who(event.who) for event in story.events if event.act in ("bid", "double")}
    found = {
        "play-out-of-turn": bool(leads and led) and not led & leads,
        "robbed-of-turn": made and signs.left_out(at_once=False),
        "call-out-of-turn": made and signs.left_out(at_once=True),
        "unauthorised-information": bool(thinkers & then) and len(signs.calls) > 1,
    }
    calls = irregular_calls(story) if made else ()
    return (*calls, *(key for key, applies in found.items() if applies))
