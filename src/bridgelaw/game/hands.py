"""A set of cards, held by somebody: a bit mask inside, cards outside."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bridgelaw.game.cards import CARDS, Card
from bridgelaw.game.errors import NotationError
from bridgelaw.game.spelling import RANKS, SUIT_SPELLINGS, plain
from bridgelaw.game.suits import SUIT_OF_LETTER, SUITS, Suit

PACK = (1 << 52) - 1
"""The mask of all fifty-two cards."""

SUIT_MASKS = tuple(((1 << 13) - 1) << (13 * suit.index) for suit in SUITS)
"""The mask of each suit's thirteen cards, by `Suit.index`."""


_BITS = tuple(
    {rank: 1 << 13 * suit.index + at for at, rank in enumerate(RANKS)}.__getitem__
    for suit in reversed(SUITS)
)
"""The bit of a rank, for spades, hearts, diamonds and clubs."""
_SUITS_NAMED = re.compile("S([2-9TJQKA]*)H([2-9TJQKA]*)D([2-9TJQKA]*)C([2-9TJQKA]*)")


def _as_files_write(text: str) -> int | None:
    """The mask of `AKQ.JT9.876.5432` or `SAKQHJT9D876C5432`; archives have millions of them.

    `None` for everything else, right or wrong.
    """
    suits: Sequence[str] = text.split(".")
    if len(suits) != 4:
        named = _SUITS_NAMED.fullmatch(text)
        if named is None:
            return None
        suits = named.groups()
    spade, heart, diamond, club = _BITS
    spades, hearts, diamonds, clubs = suits
    try:
        mask = (
            sum(map(spade, spades))
            + sum(map(heart, hearts))
            + sum(map(diamond, diamonds))
            + sum(map(club, clubs))
        )
    except KeyError:
        return None
    # A card that comes twice carries into another bit, so that there are fewer.
    count = len(spades) + len(hearts) + len(diamonds) + len(clubs)
    return mask if mask.bit_count() == count else None


def _not_a_hand(text: str) -> NotationError:
    return NotationError(text, "a hand such as AKQ.JT9.876.5432 (spades, hearts, diamonds, clubs)")


def cards_of(mask: int) -> Iterator[Card]:
    """The cards of a mask as players sort them: spades first, high to low."""
    while mask:
        top = mask.bit_length() - 1
        yield CARDS[top]
        mask ^= 1 << top


@dataclass(frozen=True, slots=True)
class Hand:
    """Any number of cards, as one integer. Sets of cards are united, cut and taken apart by
    `|`, `&` and `-`.

    >>> hand = Hand.parse("AKQ2.J.T98.65432")
    >>> len(hand), hand.hcp, Card.parse("SK") in hand
    (13, 10, True)
    >>> hand - hand.holding(Suit.CLUBS)
    Hand('AKQ2.J.T98.')
    """

    mask: int = 0

    def __post_init__(self) -> None:
        if not 0 <= self.mask <= PACK:
            raise ValueError(f"not a mask of cards: {self.mask}")

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Hand:
        """The hand of these cards.

        >>> Hand.of([Card.parse("SA"), Card.parse("H2")])
        Hand('A.2..')
        """
        mask = 0
        for card in cards:
            mask |= card.bit
        return cls(mask)

    @classmethod
    def parse(cls, text: str) -> Hand:
        """Reads `AKQ.JT9.876.5432`, also with `10`, `-` for a void, or suits named: `SAK H2`.

        >>> Hand.parse("♠AK ♥2") == Hand.parse("AK.2..")
        True
        """
        mask = _as_files_write(text)
        if mask is not None:
            return cls(mask)
        key = plain(text).replace("10", "T")
        if key.count(".") == 3 and not any(char in "SHDC" for char in key):
            pairs: Iterable[tuple[Suit, str]] = zip(reversed(SUITS), key.split("."), strict=True)
        else:
            pairs = _named_suits(key, text)
        mask = 0
        for suit, ranks in pairs:
            for rank in ranks.replace("-", "").replace(" ", "").replace(",", ""):
                if rank not in RANKS:
                    raise _not_a_hand(text)
                bit = Card.of(suit, RANKS.index(rank)).bit
                if mask & bit:
                    raise NotationError(
                        text, "each card once; {card} comes twice", card=suit.letter + rank
                    )
                mask |= bit
        return cls(mask)

    def holding(self, suit: Suit) -> Hand:
        """The cards of one suit."""
        return Hand(self.mask & SUIT_MASKS[suit.index])

    def length(self, suit: Suit) -> int:
        """How many cards of the suit it has."""
        return (self.mask & SUIT_MASKS[suit.index]).bit_count()

    @property
    def hcp(self) -> int:
        """High-card points: ace 4, king 3, queen 2, jack 1."""
        return sum(max(card.rank - 8, 0) for card in self)

    def __contains__(self, card: Card) -> bool:
        return bool(self.mask & card.bit)

    def __iter__(self) -> Iterator[Card]:
        return cards_of(self.mask)

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __or__(self, other: Hand) -> Hand:
        return Hand(self.mask | other.mask)

    def __and__(self, other: Hand) -> Hand:
        return Hand(self.mask & other.mask)

    def __sub__(self, other: Hand) -> Hand:
        return Hand(self.mask & ~other.mask)

    def __str__(self) -> str:
        return ".".join(
            "".join(card.rank_letter for card in self.holding(suit)) for suit in reversed(SUITS)
        )

    def __repr__(self) -> str:
        return f"Hand({str(self)!r})"


def _named_suits(key: str, text: str) -> Iterator[tuple[Suit, str]]:
    """Splits `SAK HQ2` or `♠AK♥Q2` at its suit letters or symbols."""
    suit: Suit | None = None
    ranks = ""
    for char in key.replace(":", "").replace("=", ""):
        if char in SUIT_SPELLINGS:
            if suit is not None:
                yield suit, ranks
            suit, ranks = SUIT_OF_LETTER[SUIT_SPELLINGS[char]], ""
        elif suit is None and not char.isspace():
            raise _not_a_hand(text)
        else:
            ranks += char
    if suit is None:
        raise _not_a_hand(text)
    yield suit, ranks
