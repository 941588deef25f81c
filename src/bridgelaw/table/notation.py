"""The text and JSON forms of events and effects.

Each kind has one sentence, such as `{seat} leads {card}`, and each kind of hole one way to be
written. The sentence is used in both directions, so what is written can be read again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from typing import Any, TypeVar

from bridgelaw.game.calls import Call, parse_call, read_call
from bridgelaw.game.cards import Card, read_card
from bridgelaw.game.errors import NotationError
from bridgelaw.game.seats import Role, Seat, Side
from bridgelaw.game.spelling import RANKS, plain
from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.table import effects as fx
from bridgelaw.table import events as ev
from bridgelaw.table.breaches import Kind
from bridgelaw.table.told import TOLD_FORMS, read_told, told_from_json, told_to_json, write_told

UNKNOWN = "?"
"""Stands for a call, a card or a suit that a quick ruling does not know."""

T = TypeVar("T")


def _read_player(text: str) -> Seat | Role:
    role = text.strip().upper()
    return Role[role] if role in Role.__members__ else Seat.parse(text)


def _write_player(player: Seat | Role) -> str:
    return str(player) if isinstance(player, Seat) else player.name.lower()


def _optional(read: Callable[[str], T]) -> Callable[[str], T | None]:
    return lambda text: None if text == UNKNOWN else read(text)


def _read_call(text: str) -> Call | None:
    return None if text == UNKNOWN else parse_call(text, any_level=True)


def _read_call_or_card(text: str) -> Call | Card | None:
    # A call first: 2H is the bid, and the card is written H2.
    try:
        return _read_call(text)
    except NotationError:
        pass
    try:
        return Card.parse(text)
    except NotationError:
        raise NotationError(text, "a call or a card") from None


def _write_optional(value: object | None) -> str:
    return UNKNOWN if value is None else str(value)


def _read_designation(text: str) -> ev.Designation:
    key = plain(text)
    for wish in ev.Wish:
        if key == wish.value.upper():
            return ev.Designation(wish=wish)
    rank = key.replace("10", "T")
    if len(rank) == 1 and rank in RANKS:
        return ev.Designation(rank=RANKS.index(rank))
    try:
        return ev.Designation(suit=Suit.parse(text))
    except NotationError:
        pass
    try:
        card = Card.parse(text)
    except NotationError:
        raise NotationError(
            text, "a card, a suit, a rank, or one of high, low, win and anything"
        ) from None
    return ev.Designation(card.suit, card.rank)


def _write_designation(designation: ev.Designation) -> str:
    if designation.wish is not None:
        return designation.wish.value
    suit = "" if designation.suit is None else designation.suit.letter
    return suit + ("" if designation.rank is None else RANKS[designation.rank])


def _read_suits(text: str) -> frozenset[Suit]:
    if text.strip() == UNKNOWN:
        return frozenset()
    return frozenset(Suit.parse(part) for part in re.split(r"[\s,]+", text.strip()) if part)


def _write_suits(suits: Iterable[Suit]) -> str:
    return " ".join(suit.letter for suit in reversed(SUITS) if suit in suits) or UNKNOWN


def _read_statement(text: str) -> str:
    text = text.strip()
    if text.startswith('"'):
        try:
            return str(json.loads(text))
        except ValueError:
            raise NotationError(text, 'a statement in quotes, as in "draw trumps"') from None
    return text


def _write_statement(statement: str) -> str:
    return " " + json.dumps(statement, ensure_ascii=False) if statement else ""


# A law, a clause or a procedure is one word without the marks that the notation needs.
_NAME = r"""[^\s,、;#"\[\]]+"""


def _read_name(text: str) -> str:
    if not re.fullmatch(_NAME, text):
        raise NotationError(text, "one word without marks of punctuation")
    return text


def _quote(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, default=str)


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise NotationError(_quote(value), "a text")
    return value


def _list(values: Any) -> list[Any]:
    if not isinstance(values, list):
        raise NotationError(_quote(values), "a list")
    return values


def _filled_list(values: Any) -> list[Any]:
    if not _list(values):
        raise NotationError(_quote(values), "a list that is not empty")
    return list(values)


def _count(value: Any) -> int:
    if type(value) is not int or not 0 <= value < 100:
        raise NotationError(_quote(value), "a number of tricks")
    return value


def _number(value: Any) -> int:
    if type(value) is not int or not 0 <= value < 100:
        raise NotationError(_quote(value), "a number of cards")
    return value


def _flag(value: Any) -> bool:
    if type(value) is not bool:
        raise NotationError(_quote(value), "true or false")
    return value


def _place(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise NotationError(_quote(value), "the place of an event in the log")
    return value


@dataclass(frozen=True, slots=True)
class _Hole:
    """How one kind of value is found in a sentence, read from it and written into it."""

    pattern: str
    read: Callable[[str], Any]
    write: Callable[[Any], str] = str
    # JSON forms, where they are not simply the text
    to_json: Callable[[Any], Any] | None = None
    from_json: Callable[[Any], Any] | None = None


def _words(kind: Any) -> _Hole:
    """One of an enumeration's words."""
    members = {member.value: member for member in kind}

    def read(text: str) -> Any:
        member = members.get(text.lower())
        if member is None:
            raise NotationError(text, "one of: {options}", options=", ".join(members))
        return member

    pattern = "|".join(map(re.escape, members))
    return _Hole(f"(?:{pattern})", read, lambda member: member.value)


def _many(
    pattern: str,
    read: Callable[[str], Any],
    write: Callable[[Any], str] = str,
    listed: Callable[[Any], list[Any]] = _filled_list,
) -> _Hole:
    """Several values with spaces between them: a list in JSON."""
    return _Hole(
        pattern,
        lambda text: tuple(read(part) for part in text.split()),
        lambda values: " ".join(write(value) for value in values),
        lambda values: [write(value) for value in values],
        lambda values: tuple(read(_text(value)) for value in listed(values)),
    )


_WORD = r"\S+"
_WORDS = r"\S+(?:\s+\S+)*?"
_CARD = _Hole(_WORD, Card.parse)
_CARD_SEEN = _Hole(r"[^\s:]+", read_card)
_OPTIONAL_CARD = _Hole(_WORD, _optional(Card.parse), _write_optional)
_CALL = _Hole(r"[^\s:]+", read_call)
_COUNT = _Hole(r"\d{1,2}", int, str, int, _count)
_PLAYER = _Hole(_WORD, _read_player, _write_player)
_SIDE = _Hole(_WORD, Side.parse)
_OPTIONAL_SEAT = _Hole(
    r"(?:\s+called by\s+\S+)?",
    lambda text: Seat.parse(text.split()[-1]) if text.strip() else None,
    lambda seat: "" if seat is None else f" called by {seat}",
    lambda seat: None if seat is None else str(seat),
    lambda text: None if text is None else Seat.parse(_text(text)),
)

_KINDS = {kind.value: kind for kind in Kind}


def _read_kind(text: str) -> Kind | None:
    name = re.sub(r"\s+", " ", text.strip().removeprefix(":").strip().lower())
    if not name:
        return None
    if name not in _KINDS:
        raise NotationError(name, "one of: {options}", options=", ".join(_KINDS))
    return _KINDS[name]


_IRREGULAR = _Hole(
    r"(?:\s*:.*)?", _read_kind, lambda kind: "" if kind is None else f": {kind.value}",
    lambda kind: None if kind is None else kind.value, lambda text: _read_kind(_text(text)),
)  # fmt: skip

_HOLES: dict[str, _Hole] = {
    "irregular": _IRREGULAR,
    "undone": _Hole(
        r"(?:\s+as never made)?", lambda text: bool(text.strip()),
        lambda undone: " as never made" * undone, bool, _flag,
    ),
    "alone": _Hole(
        r"(?:\s+for\s+\S+\s+alone)?",
        lambda text: Seat.parse(text.split()[1]) if text.strip() else None,
        lambda seat: "" if seat is None else f" for {seat} alone",
        str, lambda text: Seat.parse(_text(text)),
    ),
    "on": _Hole(
        r"(?:\s+on(?:\s+\d+)*:)?",
        lambda text: tuple(map(int, text.strip(" :").split()[1:])) if text.strip() else None,
        lambda on: "" if on is None else " ".join((" on", *map(str, on))) + ":",
        list, lambda values: tuple(map(_place, _list(values))),
    ),
    "seat": _Hole(_WORD, Seat.parse),
    "by": _OPTIONAL_SEAT,
    "player": _PLAYER,
    "offender": _PLAYER,
    "receiver": _PLAYER,
    "to": _many(_WORDS, _read_player, _write_player),
    "side": _Hole(_WORD, _optional(Side.parse), _write_optional),
    "call": _Hole(_WORD, _read_call, _write_optional),
    "what": _Hole(_WORD, _read_call_or_card, _write_optional),
    "card": _OPTIONAL_CARD,
    "new": _OPTIONAL_CARD,
    "trick": _COUNT,
    "cards": _many(_WORDS, Card.parse),
    "suit": _Hole(_WORD, _optional(Suit.parse), _write_optional),
    "suits": _Hole(
        r"\S+(?:\s+[SHDC])*", _read_suits, _write_suits,
        lambda suits: _write_suits(suits).split() if suits else [],
        lambda suits: frozenset(Suit.parse(_text(suit)) for suit in _list(suits)),
    ),
    "designation": _Hole(_WORD, _read_designation, _write_designation),
    "tricks": _COUNT,
    "number": _Hole(r"\d{1,2}", int, str, int, _number),
    "statement": _Hole(
        r"(?:\s+.+)?", _read_statement, _write_statement, str, _text,
    ),
    "award": _Hole(r'"(?:[^"\\]|\\.)*"', _read_statement, _quote, str, _text),
    "law": _Hole(_NAME, _read_name),
    "span": _words(fx.Span),
    "demand": _words(fx.Demand),
    "until": _words(fx.Until),
    "manner": _words(fx.Manner),
    "penalty": _words(fx.Penalty),
    "adjustment": _words(fx.Adjustment),
    "sanction": _words(fx.Sanction),
    "procedure": _Hole(_NAME, _read_name),
    "edition": _Hole(_NAME, _read_name),
    "clauses": _many(rf"(?:{_NAME}(?:\s+{_NAME})*)?", _read_name, listed=_list),
}  # fmt: skip


_SELDOM = ("irregular", "on", "undone", "alone")


class _Sentence:
    """The sentence of one kind of event or effect."""

    def __init__(
        self, kind: type, name: str, template: str, added: tuple[str, ...] = (), **holes: _Hole
    ) -> None:
        """`added`: what older logs do not have in their JSON; it has its default there.

        What is in `_SELDOM` stands in the JSON only where there is something to say.
        """
        self.kind = kind
        self.added = (*added, *_SELDOM)
        self.name = name
        self.template = template
        self.holes = {field.name: {**_HOLES, **holes}[field.name] for field in fields(kind)}
        pattern = ""
        for literal, hole in re.findall(r"([^{]*)(?:\{(\w+)\})?", template):
            # Any run of blanks will do where the sentence has one.
            pattern += r"\s+".join(map(re.escape, literal.split(" ")))
            if hole:
                pattern += f"(?P<{hole}>{self.holes[hole].pattern})"
        self.pattern = re.compile(pattern, re.IGNORECASE)

    def write(self, value: Any) -> str:
        return self.template.format(
            **{name: hole.write(getattr(value, name)) for name, hole in self.holes.items()}
        )

    def read(self, text: str) -> Any | None:
        match = self.pattern.fullmatch(text)
        if match is None:
            return None
        return self.kind(**{name: self.holes[name].read(part) for name, part in
                            match.groupdict(default="").items()})  # fmt: skip

    def to_json(self, value: Any) -> dict[str, Any]:
        return {
            name: (hole.to_json or hole.write)(getattr(value, name))
            for name, hole in self.holes.items()
            if name not in _SELDOM or getattr(value, name) not in (None, False)
        }

    def from_json(self, data: dict[str, Any]) -> Any:
        missing = self.holes.keys() - data.keys()
        if not missing.issubset(self.added):
            raise NotationError(
                _quote(data),
                "“{kind}” with {names}",
                kind=self.name,
                names=", ".join(sorted(missing)),
            )
        extra = data.keys() - self.holes.keys()
        if extra:
            raise NotationError(
                _quote(data),
                "“{kind}” without {names}",
                kind=self.name,
                names=", ".join(sorted(extra)),
            )
        return self.kind(
            **{
                name: hole.from_json(data[name]) if hole.from_json else hole.read(_text(data[name]))
                for name, hole in self.holes.items()
                if name not in missing
            }
        )


_EFFECTS = [
    _Sentence(fx.CallWithdrawn, "call withdrawn", "{player} {call} withdrawn{undone}"),
    _Sentence(fx.CallAccepted, "call accepted", "{player} {call} accepted"),
    _Sentence(fx.CallSubstituted, "call substituted", "{player} {call} substituted"),
    _Sentence(fx.CallDeemedLater, "call deemed later", "{player} {call} counts as made later"),
    _Sentence(
        fx.ReplacementDue, "replacement due", "{player} owes a call in place of {call} by {law}"
    ),
    _Sentence(fx.ForcedPass, "forced pass", "{player} must pass {span} by {law}"),
    _Sentence(
        fx.LeadRight,
        "lead right",
        "{player} may be forbidden a suit not specified by {offender} by {law}",
    ),
    _Sentence(
        fx.LeadRestriction,
        "lead restriction",
        "{player} {demand} to lead {suits} {until} by {law}",
    ),
    _Sentence(fx.NoDemand, "no demand", "no demand of {player} by {law}"),
    _Sentence(
        fx.PlayRestriction, "play restriction", "{player} must play {manner} of {suit} by {law}"
    ),
    _Sentence(
        fx.PenaltyCard, "penalty card", "{player} has {penalty} penalty card {card} by {law}"
    ),
    _Sentence(fx.LeftFaceUp, "left face up", "{player} leaves {card} face up", card=_CARD),
    _Sentence(fx.PickedUp, "picked up", "{player} picks up {card}"),
    _Sentence(fx.CardWithdrawn, "card withdrawn", "{player} takes back {card}{undone}"),
    _Sentence(fx.CardAccepted, "card accepted", "{player} card {card} accepted"),
    _Sentence(fx.CardPlayed, "card played", "{player} card {card} is played by {law}"),
    _Sentence(fx.CardReplaced, "card replaced", "{player} plays {new} in place of {card}"),
    _Sentence(fx.CardRequired, "card required", "{player} must play {card} to this trick by {law}"),
    _Sentence(fx.CardAdded, "card added", "{player} adds {card} to trick {trick}"),
    _Sentence(fx.BecomesDummy, "becomes dummy", "{player} becomes dummy"),
    _Sentence(fx.DeemedClaim, "deemed claim", "{player} is deemed to have claimed by {law}"),
    _Sentence(fx.PlayGoesOn, "play goes on", "play goes on by {law}"),
    _Sentence(
        fx.ClaimDecided,
        "claim decided",
        "{side} gets {tricks} of the tricks left by {law}",
        side=_SIDE,
    ),
    _Sentence(fx.RevokeStands, "revoke stands", "{player} revoke {card} stands"),
    _Sentence(fx.RevokeCounted, "revoke counted", "{player} revoke {card} counted"),
    _Sentence(fx.TricksTransferred, "tricks transferred", "{tricks} tricks to {side} by {law}"),
    _Sentence(fx.Unauthorised, "unauthorised", "{player} {what} unauthorised to {to} by {law}"),
    _Sentence(fx.Authorised, "authorised", "{player} {what} authorised again"),
    _Sentence(fx.ScoreAdjusted, "score adjusted", "{adjustment} adjusted score by {law}"),
    _Sentence(
        fx.SideAwarded,
        "side awarded",
        "{side} is awarded {award} by {law}",
        side=_SIDE,
    ),
    _Sentence(fx.Sanctioned, "sanctioned", "{side} gets a {sanction} by {law}{alone}", side=_SIDE),
    _Sentence(fx.CardMoved, "card moved", "{player} gives {card} to {receiver}"),
    _Sentence(fx.CardRemoved, "card removed", "{player} has {card} taken out"),
    _Sentence(fx.CardRestored, "card restored", "{player} gets {card} back"),
    _Sentence(fx.HandsRight, "hands right", "all hands are right by {law}"),
    _Sentence(fx.DealtAnew, "dealt anew", "the board is dealt anew by {law}"),
    _Sentence(fx.Review, "review", "review {law}"),
]

_EFFECT_OF_KIND = {sentence.kind: sentence for sentence in _EFFECTS}
_EFFECT_OF_NAME = {sentence.name: sentence for sentence in _EFFECTS}


def write_effect(effect: fx.Effect) -> str:
    return _EFFECT_OF_KIND[type(effect)].write(effect)


def read_effect(text: str) -> fx.Effect:
    for sentence in _EFFECTS:
        effect: fx.Effect | None = sentence.read(text.strip())
        if effect is not None:
            return effect
    raise NotationError(text, "an effect such as 'W must pass throughout by 27B2'")


def effect_to_json(effect: fx.Effect) -> dict[str, Any]:
    sentence = _EFFECT_OF_KIND[type(effect)]
    return {"effect": sentence.name, **sentence.to_json(effect)}


def effect_from_json(data: Any) -> fx.Effect:
    effect: fx.Effect = _from_json(data, "effect", _EFFECT_OF_NAME)
    return effect


_HOLES["effects"] = _Hole(
    r"(?:\s+.*)?",
    lambda text: tuple(read_effect(part) for part in _split(text, ";")),
    lambda effects: " " * bool(effects) + "; ".join(map(write_effect, effects)),
    lambda effects: [effect_to_json(effect) for effect in effects],
    lambda effects: tuple(effect_from_json(effect) for effect in _list(effects)),
)

_CARDS_SEEN = _many(r"[^\s:]+(?:\s+[^\s:]+)*?", read_card)

# The order matters only where one sentence could be taken for another: the bare call, two
# words, comes last.
_EVENTS = [
    _Sentence(ev.LedFaceDown, "led face down", "{seat} leads {card} face down", card=_CARD),
    _Sentence(ev.Led, "led", "{seat} leads {card}{irregular}", card=_CARD_SEEN),
    _Sentence(ev.FacedLead, "faced lead", "{seat} faces the lead"),
    _Sentence(
        ev.PlayedTogether,
        "played together",
        "{seat} plays {cards} together{irregular}",
        cards=_CARDS_SEEN,
    ),
    _Sentence(ev.Played, "played", "{seat} plays {card}{irregular}", card=_CARD_SEEN),
    _Sentence(ev.TrickQuitted, "trick quitted", "trick quitted"),
    _Sentence(ev.Exposed, "exposed", "{seat} exposes {cards}{irregular}", cards=_CARDS_SEEN),
    _Sentence(ev.Spread, "spread", "{seat} spreads the hand"),
    _Sentence(ev.Designated, "designated", "{seat} designates {designation}"),
    _Sentence(ev.Claimed, "claimed", "{seat} claims {tricks}{statement}"),
    _Sentence(ev.Conceded, "conceded", "{seat} concedes {tricks}{statement}", added=("statement",)),
    _Sentence(ev.PutBack, "put back", "{seat} puts the hand back"),
    _Sentence(ev.HandCounted, "hand counted", "{seat} counts {number}"),
    _Sentence(ev.DirectorCalled, "director called", "director{by}"),
    _Sentence(ev.Ruled, "ruled", "ruling {procedure} of {edition} [{clauses}]{on}{effects}"),
    _Sentence(ev.Unentered, "unentered", "..."),
    _Sentence(ev.Called, "called", "{seat} {call}{irregular}", call=_CALL),
]

_EVENT_OF_KIND = {sentence.kind: sentence for sentence in _EVENTS}
_EVENT_OF_NAME = {sentence.name: sentence for sentence in _EVENTS}

# Several cards are led together as well.
_TOGETHER = re.compile(r"\bleads\b(?=.*\btogether(?:\s*:.*)?$)", re.IGNORECASE)

# Words of which one is in everything that is told of a board, and none in a call.
_TELLS = re.compile(r"\b(?:declares|tricks?|is|are|by|result|has|holds)\b", re.IGNORECASE)

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
    line = _TOGETHER.sub("plays", text.strip())
    line = "..." if line == "…" else line
    # `W leads` is no call that is misspelt: what is missing is the rest of an event.
    if not _NO_CALL.fullmatch(line):
        for sentence in _EVENTS:
            if sentence.kind is ev.Called and _TELLS.search(line):
                told = read_told(line)
                if told is not None:
                    return told
            event: ev.Event | None = sentence.read(line)
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
    return _split(line, ",、", comment="#")


def _split(line: str, separators: str, comment: str = "") -> list[str]:
    """The parts of a line; what stands in quotes is not looked at."""
    parts: list[str] = []
    begins, ends = 0, len(line)
    quoted = escaped = False
    for at, char in enumerate(line):
        if not quoted and char == comment:
            ends = at
            break
        if not quoted and char in separators:
            parts.append(line[begins:at])
            begins = at + 1
            continue
        if char == '"' and not escaped:
            quoted = not quoted
        escaped = char == "\\" and not escaped
    parts.append(line[begins:ends])
    return [part.strip() for part in parts if part.strip()]


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
    """The event of its JSON; `NotationError` where that is none.

    >>> write_event(event_from_json({"event": "led", "seat": "W", "card": "SK"}))
    'W leads SK'
    """
    if isinstance(data, dict) and data.get("event") == "told":
        return told_from_json(_text(data.get("fact")), _text(data.get("value")))
    event: ev.Event = _from_json(data, "event", _EVENT_OF_NAME)
    return event


def _from_json(data: Any, label: str, sentences: dict[str, _Sentence]) -> Any:
    name = data.get(label) if isinstance(data, dict) else None
    if not isinstance(name, str) or name not in sentences:
        raise NotationError(
            _quote(data),
            "an object with “{label}”: one of {names}",
            label=label,
            names=", ".join(sentences),
        )
    return sentences[name].from_json({key: data[key] for key in data if key != label})
