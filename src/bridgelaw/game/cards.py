"""A playing card: one of fifty-two values that exist once each."""

from __future__ import annotations

from typing import Final

from bridgelaw.game.errors import NotationError
from bridgelaw.game.spelling import RANKS, SUIT_SPELLINGS, plain
from bridgelaw.game.suits import SUIT_OF_LETTER, SUITS, Suit
from bridgelaw.locale.text import Text, tr

_HONOUR = RANKS.index("T")


class Card:
    """A card. There is one object for each, so cards compare by identity and are hashable.

    `rank` counts from 0 for a two to 12 for an ace, `index` from the two of clubs to the ace of
    spades; `bit` is the card in a `Hand`'s mask.

    >>> card = Card.parse("♠10")
    >>> card, card.suit, card.rank, card.is_honour
    (Card('ST'), Suit.SPADES, 8, True)
    """

    __slots__ = ("bit", "index", "is_honour", "rank", "suit")

    index: Final[int]  # type: ignore[misc]
    suit: Final[Suit]  # type: ignore[misc]
    rank: Final[int]  # type: ignore[misc]
    bit: Final[int]  # type: ignore[misc]
    is_honour: Final[bool]  # type: ignore[misc]

    def __init__(self, index: int) -> None:
        if len(CARDS) >= 52:
            raise TypeError("the pack is complete: take a card from CARDS, or Card.parse")
        put = object.__setattr__
        put(self, "index", index)
        put(self, "suit", SUITS[index // 13])
        put(self, "rank", index % 13)
        put(self, "bit", 1 << index)
        put(self, "is_honour", index % 13 >= _HONOUR)

    @staticmethod
    def of(suit: Suit, rank: int) -> Card:
        """The card of `suit` whose rank counts 0 for a two up to 12 for an ace.

        >>> Card.of(Suit.HEARTS, 12)
        Card('HA')
        """
        return CARDS[suit.index * 13 + rank]

    @staticmethod
    def parse(text: str) -> Card:
        """Reads a card as people write it, suit or rank first.

        >>> Card.parse("SK") is Card.parse("♠K") is Card.parse("KS") is Card.parse("スペードK")
        True
        >>> Card.parse("10h")
        Card('HT')
        """
        return CARD_OF_TEXT.get(text) or _read_card(text)

    @property
    def is_known(self) -> bool:
        """Is it one of the fifty-two, and not only said of which kind it was?"""
        return self.bit != 0

    @property
    def rank_letter(self) -> str:
        """The rank as it is written: `A`, `T`, `2`."""
        return RANKS[self.rank]

    @property
    def symbols(self) -> str:
        """The card as a person reads it: `♠K`, `♥10`."""
        return self.suit.symbol + self.rank_letter.replace("T", "10")

    @property
    def said(self) -> Text | str:
        """The card as every language says it."""
        return self.symbols

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card cannot be changed: {name}")

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.parse, (str(self),)

    def __str__(self) -> str:
        return self.suit.letter + self.rank_letter

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"


CARDS: tuple[Card, ...] = ()
"""The pack: clubs from the two up, then diamonds, hearts and spades."""
CARDS = tuple(Card(index) for index in range(52))

CARD_OF_TEXT: dict[str, Card] = {str(card): card for card in CARDS}
"""The cards by what is written most often: `SK`."""


_THE = {
    Suit.CLUBS: tr("the club"), Suit.DIAMONDS: tr("the diamond"),
    Suit.HEARTS: tr("the heart"), Suit.SPADES: tr("the spade"),
}  # fmt: skip
ONE_OF = {
    Suit.CLUBS: tr("a club"), Suit.DIAMONDS: tr("a diamond"),
    Suit.HEARTS: tr("a heart"), Suit.SPADES: tr("a spade"),
}  # fmt: skip
"""Any card of a suit, in words."""


class SomeCard(Card):
    """A card of which only the suit is known, or that it was small or an honour, or nothing.

    `mask` are the cards that it may be; `suit` is `None` where it is not known. In a `Hand` it is
    no card at all: its `bit` is 0.

    >>> read_card("H?").suit, read_card("Hx").is_honour, str(read_card("H!")), read_card("?").suit
    (Suit.HEARTS, False, 'H!', None)
    """

    __slots__ = ("mask", "text")

    mask: Final[int]  # type: ignore[misc]
    text: Final[str]  # type: ignore[misc]

    def __init__(self, suit: Suit | None, kind: str) -> None:
        put = object.__setattr__
        named = "" if suit is None else suit.letter
        put(self, "index", -1)
        put(self, "suit", suit)
        put(self, "rank", -1)
        put(self, "bit", 0)
        put(self, "is_honour", kind == "!")
        put(self, "text", named + kind)
        fits = {"?": (True, False), "x": (False,), "!": (True,)}[kind]
        cards = (card for card in CARDS if suit in (None, card.suit) and card.is_honour in fits)
        put(self, "mask", sum(card.bit for card in cards))

    @property
    def symbols(self) -> str:
        """The card as a person reads it: `♥?`, `♥x`."""
        return self.text if len(self.text) == 1 else self.suit.symbol + self.text[1]

    @property
    def said(self) -> Text | str:
        """The card as a language says it."""
        if len(self.text) == 1:
            return tr("the card")
        if self.is_honour:
            return tr("an honour in {suit}", suit=self.suit)
        return self.suit.symbol + "x" if self.text[1] == "x" else _THE[self.suit]

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return read_card, (self.text,)

    def __str__(self) -> str:
        return self.text


def is_honour(card: Card) -> bool | None:
    """Is it an honour? `None` where nobody said which card it was.

    >>> is_honour(read_card("HK")), is_honour(read_card("Hx")), is_honour(read_card("H?"))
    (True, False, None)
    """
    return None if isinstance(card, SomeCard) and card.text[-1] == "?" else card.is_honour


SOME_CARDS = {
    some.text: some
    for some in (
        SomeCard(None, "?"),
        *(SomeCard(suit, kind) for suit in SUITS for kind in ("?", "x", "!")),
    )
}
"""The cards that are not known, by what is written."""
SOME_CARD = SOME_CARDS["?"]
"""A card that nobody named."""


def read_card(text: str) -> Card:
    """Reads what was played at a table: a card, or `H?`, `Hx`, `H!` or `?`.

    >>> read_card("SK"), read_card("♥x")
    (Card('SK'), Card('Hx'))
    """
    key = text.replace("♣", "C").replace("♦", "D").replace("♥", "H").replace("♠", "S")
    return (
        CARD_OF_TEXT.get(text)
        or SOME_CARDS.get(key[:1].upper() + key[1:].lower())
        or _read_card(text)
    )


def _read_card(text: str) -> Card:
    # `の` joins suit and rank in Japanese: スペードのK.
    key = plain(text).replace("10", "T").replace("の", "").replace(" ", "")
    for suit_text, rank in ((key[:-1], key[-1:]), (key[1:], key[:1])):
        if rank and rank in RANKS and suit_text in SUIT_SPELLINGS:
            return Card.of(SUIT_OF_LETTER[SUIT_SPELLINGS[suit_text]], RANKS.index(rank))
    raise NotationError(text, "a card such as SK, ♠K or KS")
