"""Sentences that are written once and said in any language.

A procedure or the table never builds a finished string: it makes a `Text`, an English sentence
with named holes and the values that go into them. Only a face (terminal, page, program) knows
the language, and asks it to `say` the text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple


class Text(NamedTuple):
    """An English sentence, which is also the key to its translations, and its values.

    A tuple, because a replay of a procedure makes many of them and a tuple is made quickly.
    `str` says it in English, `Language.say` in any language.

    >>> from bridgelaw import Seat
    >>> str(tr("{seat} must pass.", seat=Seat.WEST))
    'West must pass.'
    """

    msgid: str
    values: tuple[tuple[str, Any], ...] = ()
    claims: tuple[Any, ...] = ()
    """What it says is so, in whatever language: values that can be checked. They speak of people
    and things by the names of its values."""

    @property
    def holes(self) -> tuple[str, ...]:
        """The names of its holes, in order, each once."""
        return _holes(self.msgid)

    def claiming(self, *claims: Any) -> Text:
        """The same sentence, which says that this is so."""
        return self._replace(claims=(*self.claims, *claims))

    def __str__(self) -> str:
        from bridgelaw.locale.language import ENGLISH

        return ENGLISH.say(self)


@cache
def _holes(msgid: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(re.findall(r"\{(\w+)\}", msgid)))


def tr(msgid: str, /, *claims: Any, **values: Any) -> Text:
    """A translatable sentence; the catalogues are gathered from the calls of this function.

    `claims`: what it says is so, as values that can be checked.

    >>> from bridgelaw.game import Seat
    >>> str(tr("{seat} must pass.", seat=Seat.WEST))
    'West must pass.'
    """
    return Text(msgid, tuple(values.items()), claims)


def filled(text: Text, /, **values: Any) -> Text:
    """A sentence that was kept without values, with its holes filled."""
    return Text(text.msgid, tuple(values.items()), text.claims)


@dataclass(frozen=True, slots=True)
class All:
    """Several values, read out as `a, b and c`.

    >>> from bridgelaw.game import Suit
    >>> str(tr("Not {suits}.", suits=All((Suit.SPADES, Suit.HEARTS, Suit.CLUBS))))
    'Not spades, hearts and clubs.'
    """

    items: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Several values, read out as `a, b or c`.

    >>> str(tr("Choose {one}.", one=AnyOf(("27A", "27B"))))
    'Choose 27A or 27B.'
    """

    items: tuple[Any, ...]


class NoneOf(AnyOf):
    """Several values of which none is allowed: where English says `or` after a `not`.

    >>> str(tr("Not {suits}.", suits=NoneOf(("hearts", "clubs"))))
    'Not hearts or clubs.'
    """

    __slots__ = ()
