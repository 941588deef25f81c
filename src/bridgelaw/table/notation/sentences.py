"""A sentence with holes for each kind of event and effect, used for writing and for reading."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

from bridgelaw.game.calls import read_call
from bridgelaw.game.cards import Card, read_card
from bridgelaw.game.errors import NotationError
from bridgelaw.game.seats import Seat, Side
from bridgelaw.game.suits import Suit
from bridgelaw.table import effects as fx
from bridgelaw.table.breaches import CAN_BE_SAID, Kind
from bridgelaw.table.notation.values import (
    NAME,
    as_count,
    as_filled_list,
    as_flag,
    as_list,
    as_number,
    as_place,
    as_text,
    optional,
    quote,
    read_call_or_card,
    read_designation,
    read_known_call,
    read_name,
    read_player,
    read_statement,
    read_suits,
    write_designation,
    write_optional,
    write_player,
    write_statement,
    write_suits,
)


@dataclass(frozen=True, slots=True)
class Hole:
    """How one kind of value is found in a sentence, read from it and written into it."""

    pattern: str
    read: Callable[[str], Any]
    write: Callable[[Any], str] = str
    # JSON forms, where they are not simply the text
    to_json: Callable[[Any], Any] | None = None
    from_json: Callable[[Any], Any] | None = None

    def of_json(self, value: Any) -> Any:
        return self.read(as_text(value)) if self.from_json is None else self.from_json(value)


def _words(kind: Any) -> Hole:
    """One of an enumeration's words."""
    members = {member.value: member for member in kind}

    def read(text: str) -> Any:
        member = members.get(text.lower())
        if member is None:
            raise NotationError(text, "one of: {options}", options=", ".join(members))
        return member

    pattern = "|".join(map(re.escape, members))
    return Hole(f"(?:{pattern})", read, lambda member: member.value)


def many(
    pattern: str,
    read: Callable[[str], Any],
    write: Callable[[Any], str] = str,
    listed: Callable[[Any], list[Any]] = as_filled_list,
) -> Hole:
    """Several values with spaces between them: a list in JSON."""
    return Hole(
        pattern,
        lambda text: tuple(read(part) for part in text.split()),
        lambda values: " ".join(write(value) for value in values),
        lambda values: [write(value) for value in values],
        lambda values: tuple(read(as_text(value)) for value in listed(values)),
    )


_WORD = r"\S+"
_WORDS = r"\S+(?:\s+\S+)*?"
CARD_SEEN = Hole(r"[^\s:]+", read_card)
_OPTIONAL_CARD = Hole(_WORD, optional(read_card), write_optional)
CALL = Hole(r"[^\s:]+", read_call)
_COUNT = Hole(r"\d{1,2}", int, str, int, as_count)
_PLAYER = Hole(_WORD, read_player, write_player)
SIDE = Hole(_WORD, Side.parse)
_OPTIONAL_SEAT = Hole(
    r"(?:\s+called by\s+\S+)?",
    lambda text: Seat.parse(text.split()[-1]) if text.strip() else None,
    lambda seat: "" if seat is None else f" called by {seat}",
    lambda seat: None if seat is None else str(seat),
    lambda text: None if text is None else Seat.parse(as_text(text)),
)

_KINDS = {kind.value: kind for kind in Kind}


def _read_kind(text: str) -> Kind | None:
    name = re.sub(r"\s+", " ", text.strip().removeprefix(":").strip().lower())
    if not name:
        return None
    if name not in _KINDS:
        raise NotationError(
            name, "one of: {options}", options=", ".join(kind.value for kind in CAN_BE_SAID)
        )
    return _KINDS[name]


_IRREGULAR = Hole(
    r"(?:\s*:.*)?", _read_kind, lambda kind: "" if kind is None else f": {kind.value}",
    lambda kind: None if kind is None else kind.value, lambda text: _read_kind(as_text(text)),
)  # fmt: skip

_HOLES: dict[str, Hole] = {
    "irregular": _IRREGULAR,
    "undone": Hole(
        r"(?:\s+as never made)?", lambda text: bool(text.strip()),
        lambda undone: " as never made" * undone, bool, as_flag,
    ),
    "alone": Hole(
        r"(?:\s+for\s+\S+\s+alone)?",
        lambda text: Seat.parse(text.split()[1]) if text.strip() else None,
        lambda seat: "" if seat is None else f" for {seat} alone",
        str, lambda text: Seat.parse(as_text(text)),
    ),
    "on": Hole(
        r"(?:\s+on(?:\s+\d+)*:)?",
        lambda text: tuple(map(int, text.strip(" :").split()[1:])) if text.strip() else None,
        lambda on: "" if on is None else " ".join((" on", *map(str, on))) + ":",
        list, lambda values: tuple(map(as_place, as_list(values))),
    ),
    "seat": Hole(_WORD, Seat.parse),
    "by": _OPTIONAL_SEAT,
    "player": _PLAYER,
    "offender": _PLAYER,
    "receiver": _PLAYER,
    "to": many(_WORDS, read_player, write_player),
    "side": Hole(_WORD, optional(Side.parse), write_optional),
    "call": Hole(_WORD, read_known_call, write_optional),
    "what": Hole(_WORD, read_call_or_card, write_optional),
    "card": _OPTIONAL_CARD,
    "new": _OPTIONAL_CARD,
    "trick": _COUNT,
    "cards": many(_WORDS, Card.parse),
    "suit": Hole(_WORD, optional(Suit.parse), write_optional),
    "suits": Hole(
        r"\S+(?:\s+[SHDC])*", read_suits, write_suits,
        lambda suits: write_suits(suits).split() if suits else [],
        lambda suits: frozenset(Suit.parse(as_text(suit)) for suit in as_list(suits)),
    ),
    "designation": Hole(_WORD, read_designation, write_designation),
    "tricks": _COUNT,
    "number": Hole(r"\d{1,2}", int, str, int, as_number),
    "statement": Hole(
        r"(?:\s+.+)?", read_statement, write_statement, str, as_text,
    ),
    "award": Hole(r'"(?:[^"\\]|\\.)*"', read_statement, quote, str, as_text),
    "law": Hole(NAME, read_name),
    "span": _words(fx.Span),
    "demand": _words(fx.Demand),
    "until": _words(fx.Until),
    "manner": _words(fx.Manner),
    "penalty": _words(fx.Penalty),
    "adjustment": _words(fx.Adjustment),
    "sanction": _words(fx.Sanction),
    "procedure": Hole(NAME, read_name),
    "edition": Hole(NAME, read_name),
    "clauses": many(rf"(?:{NAME}(?:\s+{NAME})*)?", read_name, listed=as_list),
}  # fmt: skip


_SELDOM = ("irregular", "on", "told", "undone", "alone")


class Sentence:
    """The sentence of one kind of event or effect."""

    def __init__(
        self, kind: type, name: str, template: str, added: tuple[str, ...] = (), **holes: Hole
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
                quote(data),
                "“{kind}” with {names}",
                kind=self.name,
                names=", ".join(sorted(missing)),
            )
        extra = data.keys() - self.holes.keys()
        if extra:
            raise NotationError(
                quote(data),
                "“{kind}” without {names}",
                kind=self.name,
                names=", ".join(sorted(extra)),
            )
        return self.kind(
            **{
                name: hole.of_json(data[name])
                for name, hole in self.holes.items()
                if name not in missing
            }
        )


def read_json(data: Any, label: str, sentences: dict[str, Sentence]) -> Any:
    name = data.get(label) if isinstance(data, dict) else None
    if not isinstance(name, str) or name not in sentences:
        raise NotationError(
            quote(data),
            "an object with “{label}”: one of {names}",
            label=label,
            names=", ".join(sentences),
        )
    return sentences[name].from_json({key: data[key] for key in data if key != label})
