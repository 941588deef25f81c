"""Suits, and denominations: the suits and no trump, as bids name them."""

from __future__ import annotations

from enum import Enum

from bridgelaw.game.errors import NotationError
from bridgelaw.game.spelling import NOTRUMP_SPELLINGS, SUIT_SPELLINGS, plain
from bridgelaw.locale.text import Text, tr


class Suit(Enum):
    """A suit; `index` is its rank in the auction.

    >>> Suit.HEARTS.symbol, Suit.HEARTS.denomination
    ('♥', Denomination.HEARTS)
    """

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    __hash__ = object.__hash__  # each is there once, and is a key at every event

    index: int
    letter: str
    symbol: str
    denomination: Denomination
    said: Text

    @classmethod
    def parse(cls, text: str) -> Suit:
        """Reads a suit as people write it.

        >>> Suit.parse("h"), Suit.parse("♠"), Suit.parse("クラブ")
        (Suit.HEARTS, Suit.SPADES, Suit.CLUBS)
        """
        initial = SUIT_SPELLINGS.get(plain(text))
        if initial is None:
            raise NotationError(text, "a suit: S, H, D, C, a suit symbol or a suit's name")
        return SUIT_OF_LETTER[initial]

    def __str__(self) -> str:
        return self.letter

    def __repr__(self) -> str:
        return f"Suit.{self.name}"


class Denomination(Enum):
    """What a bid names: a suit, or no trump.

    >>> Denomination.SPADES.suit, Denomination.NOTRUMP.suit
    (Suit.SPADES, None)
    """

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    NOTRUMP = 4

    index: int
    letter: str
    symbol: str
    suit: Suit | None
    said: Text

    @classmethod
    def parse(cls, text: str) -> Denomination:
        """Reads a suit or no trump as people write it.

        >>> Denomination.parse("NT")
        Denomination.NOTRUMP
        """
        key = plain(text)
        if key in NOTRUMP_SPELLINGS:
            return cls.NOTRUMP
        initial = SUIT_SPELLINGS.get(key)
        if initial is None:
            raise NotationError(text, "a denomination: C, D, H, S or NT")
        return SUIT_OF_LETTER[initial].denomination

    def __str__(self) -> str:
        return self.letter

    def __repr__(self) -> str:
        return f"Denomination.{self.name}"


SUITS = tuple(Suit)
"""Clubs to spades."""
DENOMINATIONS = tuple(Denomination)
"""Clubs to no trump."""

for _index, _denomination in enumerate(DENOMINATIONS):
    _denomination.index = _index
Suit.CLUBS.said = tr("clubs")
Suit.DIAMONDS.said = tr("diamonds")
Suit.HEARTS.said = tr("hearts")
Suit.SPADES.said = tr("spades")
for _suit, _symbol in zip(SUITS, "♣♦♥♠", strict=True):
    _suit.letter = _suit.name[0]
    _suit.symbol = _symbol
    _suit.denomination = Denomination[_suit.name]
    _suit.index = _suit.denomination.index
    _suit.denomination.letter = _suit.letter
    _suit.denomination.symbol = _symbol
    _suit.denomination.suit = _suit
    _suit.denomination.said = _suit.said
Denomination.NOTRUMP.letter = Denomination.NOTRUMP.symbol = "NT"
Denomination.NOTRUMP.suit = None
Denomination.NOTRUMP.said = tr("no trump")
SUIT_OF_LETTER = {suit.letter: suit for suit in SUITS}
