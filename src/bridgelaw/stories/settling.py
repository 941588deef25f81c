"""What is only known once all of a story was told: who “he” is, what was told twice."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.game.calls import DOUBLE, REDOUBLE, Bid, Call
from bridgelaw.game.cards import Card
from bridgelaw.stories.beside import GIVES, LEADS, PLAY_ACTS, written_a
from bridgelaw.stories.deeds import PUT, UNNAMED, Event, Gathered
from bridgelaw.stories.story_rows import Fact

_BESIDE = 3  # letters between a call and the words “from dummy”
_NOBODY = (*UNNAMED, "me", "partner-of-who", "lho-of-who")


def settle(found: Gathered) -> None:
    """Puts the deeds of a story right by what came later, and into the order of time."""
    _calls_or_contract(found)
    if found.told("tricks") or found.told("last"):
        found.events = [replace(each, act="concede") if each.act == "explain" and any(
                            part.written.lower().startswith(GIVES) for part in each.parts) else each
                        for each in found.events]  # fmt: skip
    _who_they_are(found)
    _call_of_the_subject(found)
    _told_twice(found)
    _called_by_any_verb(found)
    _cards_for_calls(found)
    events = found.events
    for at, event in enumerate(events):
        if event.act == PUT:  # a card that is put down is played; a bidding card is a call
            events[at] = replace(event, act="play" if event.call is None else "bid")
    events.sort(key=lambda event: not event.earlier)
    found.acts |= {event.act for event in events if event.act and not event.negated}


def _calls_or_contract(found: Gathered) -> None:
    """“4H by North” is the contract; “1NT by North, 2H by East” are calls."""
    told = [(fact, part) for fact, part in found.facts if fact.about == "call-by"]
    calls = len(told) > 1 or any(event.is_call for event in found.events)
    played = {event.act for event in found.events} & {*PLAY_ACTS}
    calls = calls or bool(not played and (found.told("dealer") or found.told("turn")))
    for fact, part in told:
        if not calls and isinstance(fact.value, Bid):
            found.facts.append((replace(fact, about="contract"), part))
        elif isinstance(fact.value, Call):
            event = Event(fact.who, "bid", fact.value, parts=(part,))
            # “5D by South, over five hearts”: what it was made over stands before it
            later = [at for at, each in enumerate(found.events)
                     if each.start > part.start and not each.over]  # fmt: skip
            found.events.insert(later[0] if later else len(found.events), event)


def _call_of_the_subject(found: Gathered) -> None:
    """“Righty is claiming a mispull: 2D.” The only call is of whom the sentence is."""
    called = [at for at, event in enumerate(found.events) if event.call is not None]
    if len(called) == 1 and (at := called[0]) and found.events[at].bare:
        who = found.events[at - 1].who
        if who not in UNNAMED:
            found.events[at] = replace(found.events[at], who=who, bare=False)


def _who_they_are(found: Gathered) -> None:
    """“He” is the only one of whom it can be said; whoever is next in a list of calls."""
    events = found.events
    for place, event in enumerate(events):
        if event.who == "he":
            others = {who for who, part in found.named
                      if part.start < event.start and who not in _NOBODY}  # fmt: skip
            others |= {str(fact.value) for fact, part in found.facts
                       if fact.about == "declarer" and part.start < event.start}  # fmt: skip
            # Where nobody was named before, “she … and she” is one, whoever that is.
            who = others.pop() if len(others) == 1 else "they" if others else "he"
            events[place] = replace(event, who=who)


def _told_twice(found: Gathered) -> None:
    """“Doubled two spades. North's two spades”: a bid is made once; “the red card, double”."""
    kept: list[Event] = []
    for event in found.events:
        same = [
            at for at, each in enumerate(kept)
            if each.call == event.call and not (each.bare and event.over)
            and not (each.negated or event.negated)
            and (isinstance(event.call, Bid) or (event.bare and at == len(kept) - 1
                                                 and event.call in (DOUBLE, REDOUBLE)))
        ]  # fmt: skip
        first = kept[same[0]] if same else None
        if first is None or event.act not in ("", first.act):
            kept.append(event)
        elif not event.who or event.who == first.who:
            pass
        elif not first.who:
            kept[same[0]] = replace(first, who=event.who, parts=(*first.parts, *event.parts))
        else:
            kept.append(event)
    found.events[:] = kept


def _called_by_any_verb(found: Gathered) -> None:
    """“Fired out four spades”, “announced one heart”: bids, where nothing tells of a play."""
    about = {fact.about for fact, _ in found.facts}
    if about & {"contract", "led", "held", "artificial"} or any(
        each.cards for each in found.events
    ):
        return
    for at, event in enumerate(found.events):
        verbs = [part.written.lower() for part in event.parts if part.category == "act"]
        other = (event.act == "lead" and not any(verb.startswith(LEADS) for verb in verbs)) or any(
            verb.startswith("announc") for verb in verbs)  # fmt: skip
        if other and isinstance(event.call, Bid) and not event.negated:
            found.events[at] = replace(event, act="bid")


def _cards_for_calls(found: Gathered) -> None:
    """“A diamond” and “two spades” are cards where suits were led, held or thrown."""
    found.events[:] = map(_led_card, found.events)
    dummys = [part.start for fact, part in found.facts if fact == Fact("from", "dummy")]
    for at, event in enumerate(found.events):
        end = max((part.end for part in event.parts), default=0)
        if any(end < start <= end + _BESIDE for start in dummys):
            found.events[at] = _called_from_dummy(event)
    of_play = {event.act for event in found.events} & {"discard", "ruff", "revoke"}
    if not (of_play or found.told("led") or found.told("held") or found.told("ruffed")):
        return
    for at, event in enumerate(found.events):
        said = event.act in ("bid", "hesitate", "ask", "explain", "alert")
        if isinstance(event.call, Bid) and not said and not event.over:
            suit = event.suit or event.call.denomination.suit
            found.events[at] = replace(event, call=None, suit=suit)


def _called_from_dummy(event: Event) -> Event:
    """“A heart was called from dummy”: a card is called."""
    call = event.call
    if event.act not in ("bid", "name") or not isinstance(call, Bid) or call.level > 1:
        return event
    return replace(event, act="name", call=None, suit=call.denomination.suit)


def _led_card(event: Event) -> Event:
    """“East led 5H”: what is led is no bid, where it is written in figures; “led a heart”."""
    if event.act in PLAY_ACTS and isinstance(event.call, Bid) and any(map(written_a, event.parts)):
        return replace(event, call=None, suit=event.suit or event.call.denomination.suit)
    call = event.call if event.act == "lead" and not event.cards else None
    suit = call.denomination.suit if isinstance(call, Bid) else None
    figures = any(part.category == "call" and part.written[:1].isdigit() for part in event.parts)
    if not isinstance(call, Bid) or suit is None or call.level < 2 or not figures:
        return event
    return replace(event, call=None, cards=(Card.parse(f"{suit.letter}{call.level}"),))
