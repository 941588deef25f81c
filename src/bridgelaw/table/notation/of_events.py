"""The sentences of events, and their JSON."""

from __future__ import annotations

import re
from typing import Any

from bridgelaw.game.cards import read_card
from bridgelaw.game.errors import NotationError
from bridgelaw.table import events as ev
from bridgelaw.table.notation.of_effects import EFFECTS
from bridgelaw.table.notation.sentences import (
    CALL,
    CARD_SEEN,
    Hole,
    Sentence,
    many,
    read_json,
)
from bridgelaw.table.notation.values import as_list, as_text, split_text
from bridgelaw.table.told import TOLD_FORMS, read_told, told_from_json, told_to_json, write_told

_CARDS_SEEN = many(r"[^\s:]+(?:\s+[^\s:]+)*?", read_card)


def _told(text: str) -> ev.Told:
    told = read_told(text.strip())
    if told is None:
        raise NotationError(text, "what is told of the board")
    return told


_TOLD = Hole(
    r"(?:\s+told\s+\([^)]*\))?",
    lambda text: tuple(map(_told, text.strip()[:-1].split("(", 1)[1].split(";"))) if text else None,
    lambda told: f" told ({'; '.join(map(write_told, told))})" if told else "",
    lambda told: list(map(write_told, told)),
    lambda told: tuple(_told(as_text(one)) for one in as_list(told)),
)

# The order matters only where one sentence could be taken for another: the bare call, two
# words, comes last.
_EVENTS = [
    Sentence(ev.LedFaceDown, "led face down", "{seat} leads {card} face down", card=CARD_SEEN),
    Sentence(ev.Led, "led", "{seat} leads {card}{irregular}", card=CARD_SEEN),
    Sentence(ev.FacedLead, "faced lead", "{seat} faces the lead"),
    Sentence(
        ev.PlayedTogether,
        "played together",
        "{seat} plays {cards} together{irregular}",
        cards=_CARDS_SEEN,
    ),
    Sentence(ev.Played, "played", "{seat} plays {card}{irregular}", card=CARD_SEEN),
    Sentence(ev.TrickQuitted, "trick quitted", "trick quitted"),
    Sentence(ev.Exposed, "exposed", "{seat} exposes {cards}{irregular}", cards=_CARDS_SEEN),
    Sentence(ev.Spread, "spread", "{seat} spreads the hand"),
    Sentence(ev.Designated, "designated", "{seat} designates {designation}"),
    Sentence(ev.Claimed, "claimed", "{seat} claims {tricks}{statement}"),
    Sentence(ev.Conceded, "conceded", "{seat} concedes {tricks}{statement}", added=("statement",)),
    Sentence(ev.PutBack, "put back", "{seat} puts the hand back"),
    Sentence(ev.HandCounted, "hand counted", "{seat} counts {number}"),
    Sentence(ev.DirectorCalled, "director called", "director{by}"),
    Sentence(
        ev.Ruled,
        "ruled",
        "ruling {procedure} of {edition} [{clauses}]{told}{on}{effects}",
        effects=EFFECTS,
        told=_TOLD,
    ),
    Sentence(ev.Unentered, "unentered", "..."),
    Sentence(ev.Called, "called", "{seat} {call}{irregular}", call=CALL),
]

_EVENT_OF_KIND = {sentence.kind: sentence for sentence in _EVENTS}
_EVENT_OF_NAME = {sentence.name: sentence for sentence in _EVENTS}

_CALLED = _EVENT_OF_KIND[ev.Called]
_OF_WORD: dict[str, tuple[Sentence, ...]] = {}
"""By the word that begins a sentence, after the seat if it has one: `leads`, `ruling`."""
for _sentence in _EVENTS:
    _word = _sentence.template.removeprefix("{seat} ").split("{")[0].split(" ")[0]
    _OF_WORD[_word] = (*_OF_WORD.get(_word, ()), _sentence)

# Several cards are led together as well.
_LEADS = re.compile(r"\bleads\b", re.IGNORECASE)
_TOGETHER = re.compile(r"\btogether(?:\s*:.*)?$", re.IGNORECASE)

# Words of which one is in everything that is told of a board, and none in a call.
_TELLS = re.compile(r"\b(?:declares|tricks?|is|was|are|by|result|has|holds)\b", re.IGNORECASE)

# The verb of an event and nothing more: `N spreads`.
_NO_CALL = re.compile(
    r"\S+\s+(?:leads|faces|plays|exposes|spreads|designates|claims|concedes|puts|counts)",
    re.IGNORECASE,
)

EVENT_FORMS = (
    *(sentence.template.replace("{irregular}", "") for sentence in _EVENTS),
    *TOLD_FORMS,
)
"""The sentences of all events, for help texts."""


def write_event(event: ev.Event) -> str:
    """The event as one line of text.

    >>> from bridgelaw import Card, Seat, events
    >>> write_event(events.Led(Seat.WEST, Card.parse("♠K")))
    'W leads SK'
    """
    if isinstance(event, ev.Told):
        return write_told(event)
    return _EVENT_OF_KIND[type(event)].write(event)


def read_event(text: str) -> ev.Event:
    """Reads one event, as docs/library.md lists them under “Events”.

    >>> from bridgelaw import events
    >>> read_event("W 1♣") == events.Called(Seat.WEST, parse_call("1C"))
    True
    """
    line = "..." if text.strip() == "…" else text.strip()
    if together := _TOGETHER.search(line):
        line = _LEADS.sub("plays", line[: together.start()]) + line[together.start() :]
    # `W leads` is no call that is misspelt: what is missing is the rest of an event.
    if not _NO_CALL.fullmatch(line):
        for word in line.lower().split(None, 2)[1::-1]:
            for sentence in _OF_WORD.get(word, ()):
                event: ev.Event | None = sentence.read(line)
                if event is not None:
                    return event
        told = read_told(line) if _TELLS.search(line) else None
        event = told or _CALLED.read(line)
        if event is not None:
            return event
    raise NotationError(
        text,
        "an event such as 'W 1C', 'W leads SK', 'E plays H5', 'E exposes H5', "
        "'N spreads the hand', 'S designates D3', 'S claims 3', 'director'",
    )


def read_events(text: str) -> tuple[ev.Event, ...]:
    """Reads events one a line, or several in a line with commas between them.

    Everything after a `#` is a comment. Commas inside quotes belong to a claim's statement.

    >>> len(read_events("W 1C, N 1S  # an overcall"))
    2
    """
    events: list[ev.Event] = []
    for line in text.split("\n"):
        for part in split_events(line):
            events.append(read_event(part))
    return tuple(events)


def split_events(line: str) -> list[str]:
    """The events written in one line, as texts."""
    return split_text(line, ",、", comment="#")


def event_to_json(event: ev.Event) -> dict[str, Any]:
    """The event as JSON.

    >>> event_to_json(read_event("W leads SK"))
    {'event': 'led', 'seat': 'W', 'card': 'SK'}
    """
    if isinstance(event, ev.Told):
        return told_to_json(event)
    sentence = _EVENT_OF_KIND[type(event)]
    return {"event": sentence.name, **sentence.to_json(event)}


def event_from_json(data: Any) -> ev.Event:
    """The event of its JSON; `NotationError` where that is not one.

    >>> write_event(event_from_json({"event": "led", "seat": "W", "card": "SK"}))
    'W leads SK'
    """
    if isinstance(data, dict) and data.get("event") == "told":
        return told_from_json(as_text(data.get("fact")), as_text(data.get("value")))
    event: ev.Event = read_json(data, "event", _EVENT_OF_NAME)
    return event
