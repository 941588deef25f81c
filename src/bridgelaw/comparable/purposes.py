"""What a call is for, where it is not made to show anything: to ask, to relay, to wait."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridgelaw.locale.text import Text, tr


class Aim(Enum):
    """What kind of purpose; the value is the word of the notation."""

    ASKS = "asks"
    RELAY = "relay"
    WAITING = "waiting"


class Topic(Enum):
    """What an asking bid asks for; the value is the word of the notation."""

    MAJORS = "majors"
    MINORS = "minors"
    SUIT = "suit"
    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"
    ACES = "aces"
    KEYCARDS = "keycards"
    KINGS = "kings"
    QUEEN = "queen"
    STOPPER = "stopper"
    CONTROLS = "controls"
    SHORTNESS = "shortness"
    SHAPE = "shape"
    STRENGTH = "strength"
    SUPPORT = "support"
    LEAD = "lead"


# Aces and key cards are asked for in one and the same purpose; which of them are counted is a
# matter of style.
_SAME = {Topic.KEYCARDS: Topic.ACES}


@dataclass(frozen=True, slots=True)
class Purpose:
    """A purpose. `cards` is the length that is asked for, as in `asks: 5-card majors`."""

    aim: Aim
    topic: Topic | None = None
    cards: int | None = None

    def same_as(self, other: Purpose) -> bool:
        """Whether both are for the same thing.

        How long the suits are that are asked for does not matter: to ask for five-card majors
        is to ask for majors (commentary on Law 27, example 26).
        """
        mine = None if self.topic is None else _SAME.get(self.topic, self.topic)
        theirs = None if other.topic is None else _SAME.get(other.topic, other.topic)
        return self.aim is other.aim and mine is theirs

    @property
    def text(self) -> Text:
        """The purpose in words."""
        if self.aim is Aim.RELAY:
            return tr("a relay")
        if self.aim is Aim.WAITING:
            return tr("a waiting call")
        assert self.topic is not None
        return tr("asking for {what}", what=_WORDS[self.topic])

    def __str__(self) -> str:
        if self.topic is None:
            return self.aim.value
        cards = "" if self.cards is None else f"{self.cards}-card "
        return f"{self.aim.value}: {cards}{self.topic.value}"


_WORDS = {
    Topic.MAJORS: tr("majors"),
    Topic.MINORS: tr("minors"),
    Topic.SUIT: tr("the suit"),
    Topic.SPADES: tr("spades"),
    Topic.HEARTS: tr("hearts"),
    Topic.DIAMONDS: tr("diamonds"),
    Topic.CLUBS: tr("clubs"),
    Topic.ACES: tr("aces"),
    Topic.KEYCARDS: tr("key cards"),
    Topic.KINGS: tr("kings"),
    Topic.QUEEN: tr("the queen of trumps"),
    Topic.STOPPER: tr("a stopper"),
    Topic.CONTROLS: tr("controls"),
    Topic.SHORTNESS: tr("shortness"),
    Topic.SHAPE: tr("shape"),
    Topic.STRENGTH: tr("strength"),
    Topic.SUPPORT: tr("support"),
    Topic.LEAD: tr("a lead"),
}
