"""Calls: a bid, a pass, a double or a redouble."""

from __future__ import annotations

from bridgelaw.game.errors import NotationError
from bridgelaw.game.spelling import (
    DOUBLE_SPELLINGS,
    NOTRUMP_SPELLINGS,
    PASS_SPELLINGS,
    REDOUBLE_SPELLINGS,
    SUIT_SPELLINGS,
    plain,
)
from bridgelaw.game.suits import DENOMINATIONS, SUIT_OF_LETTER, Denomination
from bridgelaw.locale.text import Text, tr

HIGHEST_LEVEL = 7
_HIGHEST_SPOKEN_LEVEL = 9


class Call:
    """A call. There is one object for each, so calls compare by identity and are hashable.

    >>> from bridgelaw.game import PASS
    >>> parse_call("pass") is PASS
    True
    """

    __slots__ = ("text",)

    text: str

    def __init__(self, text: str) -> None:
        if text in _BY_TEXT:
            raise TypeError(f"{text} exists already: take it from this module, or parse_call")
        object.__setattr__(self, "text", text)
        _BY_TEXT[text] = self

    @property
    def is_known(self) -> bool:
        """Is it one of the calls, and not only said that somebody called?"""
        return self is not SOME_CALL and self is not SOME_BID

    @property
    def symbols(self) -> str:
        """The call as a person reads it: `1♥`, `X`, `Pass`."""
        return self.text

    @property
    def said(self) -> Text | str:
        """The call as a language says it: a bid by its symbols, the others by a word."""
        return _SAID[self]

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a call cannot be changed: {name}")

    def __copy__(self) -> Call:
        return self

    def __deepcopy__(self, memo: object) -> Call:
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return read_call, (self.text,)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text!r})"


class Bid(Call):
    """A number of odd tricks and a denomination.

    The thirty-five bids of the game are in `BIDS`. Levels eight and nine exist as well, because
    people have bid them and Law 38 rules on it; `parse_call` refuses them unless it is told to
    admit whatever was said.

    >>> bid = parse_bid("1♠")
    >>> bid.level, bid.denomination, bid.outranks(parse_bid("1H"))
    (1, Denomination.SPADES, True)
    """

    __slots__ = ("denomination", "level", "rank")

    level: int
    denomination: Denomination
    rank: int

    def __init__(self, level: int, denomination: Denomination) -> None:
        object.__setattr__(self, "level", level)
        object.__setattr__(self, "denomination", denomination)
        object.__setattr__(self, "rank", 5 * (level - 1) + denomination.index)
        super().__init__(f"{level}{denomination.letter}")

    @staticmethod
    def of(level: int, denomination: Denomination) -> Bid:
        """The bid of that level in that denomination.

        >>> Bid.of(3, Denomination.NOTRUMP)
        Bid('3NT')
        """
        bid = _ALL_BIDS.get((level, denomination))
        if bid is None:
            raise NotationError(f"{level}{denomination.letter}", "a level from 1 to 7")
        return bid

    @property
    def symbols(self) -> str:
        """The bid as a person reads it: `1♥`, `3NT`."""
        return f"{self.level}{self.denomination.symbol}" if self.level else self.text

    @property
    def said(self) -> Text | str:
        """The bid as every language says it: by its symbols."""
        return self.symbols if self.level else _SAID[self]

    def outranks(self, other: Bid) -> bool:
        """Is this bid sufficient over `other`?"""
        return self.rank > other.rank


_BY_TEXT: dict[str, Call] = {}

PASS = Call("Pass")
"""The pass."""
DOUBLE = Call("X")
"""The double."""
REDOUBLE = Call("XX")
"""The redouble."""
SOME_CALL = Call("?")
"""A call that nobody named."""


class _SomeBid(Bid):
    """A bid that nobody named. It outranks nothing, and every bid outranks it."""

    __slots__ = ()

    def __init__(self) -> None:
        object.__setattr__(self, "level", 0)
        object.__setattr__(self, "denomination", Denomination.NOTRUMP)
        object.__setattr__(self, "rank", -1)
        Call.__init__(self, "bid?")


SOME_BID = _SomeBid()
"""A bid that nobody named."""
_SAID = {
    PASS: tr("Pass"),
    DOUBLE: tr("Double"),
    REDOUBLE: tr("Redouble"),
    SOME_CALL: tr("the call"),
    SOME_BID: tr("the bid"),
}

_ALL_BIDS = {
    (level, denomination): Bid(level, denomination)
    for level in range(1, _HIGHEST_SPOKEN_LEVEL + 1)
    for denomination in DENOMINATIONS
}

BIDS = tuple(bid for bid in _ALL_BIDS.values() if bid.level <= HIGHEST_LEVEL)
"""The bids of the game, lowest first."""

CALLS: tuple[Call, ...] = (PASS, DOUBLE, REDOUBLE, *BIDS)
"""Every call of the game."""

SPOKEN_CALLS: tuple[Call, ...] = (PASS, DOUBLE, REDOUBLE, *_ALL_BIDS.values())
"""Every call that can be heard at a table: those of the game, and bids over seven."""

_AS_WRITTEN: dict[str, Call] = {**{call.text: call for call in CALLS}, "P": PASS}


def parse_call(text: str, any_level: bool = False) -> Call:
    """Reads a call as people write it; `any_level` admits bids that the game does not have.

    >>> parse_call("1♥"), parse_call("3nt"), parse_call("p"), parse_call("１スペード")
    (Bid('1H'), Bid('3NT'), Call('Pass'), Bid('1S'))
    """
    call = _AS_WRITTEN.get(text) or _read_call(text)
    if isinstance(call, Bid) and call.level > HIGHEST_LEVEL and not any_level:
        raise NotationError(text, "a level from 1 to 7")
    return call


def read_call(text: str) -> Call:
    """Reads what was called at a table: any bid that can be spoken, `bid?`, or `?`.

    >>> read_call("8NT"), read_call("?"), read_call("bid?").is_known
    (Bid('8NT'), Call('?'), False)
    """
    return _NOT_NAMED.get(text.lower()) or parse_call(text, any_level=True)


_NOT_NAMED: dict[str, Call] = {call.text: call for call in (SOME_CALL, SOME_BID)}


def parse_bid(text: str) -> Bid:
    """Reads a bid of the game; `NotationError` for any other call.

    >>> parse_bid("4♠")
    Bid('4S')
    """
    call = parse_call(text)
    if not isinstance(call, Bid):
        raise NotationError(text, "a bid such as 1H, 1♥ or 1NT")
    return call


def _read_call(text: str) -> Call:
    key = plain(text)
    if key in PASS_SPELLINGS:
        return PASS
    if key in DOUBLE_SPELLINGS:
        return DOUBLE
    if key in REDOUBLE_SPELLINGS:
        return REDOUBLE
    level, name = key[:1], key[1:].strip()
    if level.isdecimal() and "1" <= level <= str(_HIGHEST_SPOKEN_LEVEL):
        if name in NOTRUMP_SPELLINGS:
            return _ALL_BIDS[int(level), Denomination.NOTRUMP]
        if name in SUIT_SPELLINGS:
            suit = SUIT_OF_LETTER[SUIT_SPELLINGS[name]]
            return _ALL_BIDS[int(level), suit.denomination]
    raise NotationError(text, "a call: a bid such as 1H, 1♥ or 1NT, or Pass, X or XX")
