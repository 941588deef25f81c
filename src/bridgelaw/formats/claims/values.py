"""The words of a claim as people write them: cards, trumps, tricks, who has shown out."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bridgelaw.analysis.claims.rules import Rule, parse_rule
from bridgelaw.game import (
    SEATS,
    Card,
    Deal,
    Denomination,
    Hand,
    NotationError,
    Seat,
    Suit,
    parse_bid,
)
from bridgelaw.game.spelling import SEAT_SPELLINGS, SUIT_SPELLINGS, plain
from bridgelaw.locale import Refusal, tr

Plays = tuple[tuple[Seat | None, Card], ...]
"""Cards in the order of play, with who played them where it was written."""

_NONE = frozenset({"", "-", "NONE", "NULL", "なし", "無し"})
_NO_TRUMP = _NONE | {"切り札なし", "切札なし"}
_ALL = frozenset({"ALL", "REST", "THE REST", "全部", "すべて", "全て", "残り", "残り全部"})
_UNKNOWN = _NONE | {"?", "UNKNOWN", "不明"}
_YES = frozenset({"YES", "Y", "TRUE", "1", "はい"})
_NO = frozenset({"NO", "N", "FALSE", "0", "いいえ"})
_VERBS = frozenset({"LEADS", "LED", "PLAYS", "PLAYED"})
_LONG_SUITS = sorted((name for name in SUIT_SPELLINGS if len(name) > 1), key=len, reverse=True)
_BETWEEN = re.compile(r"[\s,、;:]+")


def is_nothing(text: str) -> bool:
    """Is it one of the ways to write that there is none?"""
    return plain(text) in _NONE


def read_hand(text: str) -> Hand:
    """
    >>> read_hand("S: -, H: 8, D: 6") == read_hand("8H 6D") == read_hand("ハート8 ダイヤ6")
    True
    """
    if is_nothing(text):
        return Hand()
    key = plain(text).replace("、", ",").replace("の", "")
    for name in _LONG_SUITS:
        key = key.replace(name, SUIT_SPELLINGS[name])
    cards = _cards([word for word in re.split(r"[\s,]+", key) if word])
    if cards is None:
        try:
            return Hand.parse(key)
        except NotationError as error:
            # Quoted as it was written.
            raise error.quoting(text) from None
    hand = Hand.of(cards)
    if len(hand) != len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise NotationError(text, "each card once; {card} comes twice", card=str(twice))
    return hand


def is_deal(text: str) -> bool:
    """Is it four hands in one line, rather than one hand with its suits named?"""
    return plain(text).count(".") >= 9


def read_deal(text: str) -> dict[Seat, Hand]:
    """The hands of `N:96.8.. … … …`, without those that are not known."""
    deal = Deal.parse(text)
    held = ((seat, deal[seat]) for seat in SEATS)
    return {seat: hand for seat, hand in held if hand is not None}


def read_trump(text: str) -> Suit | None:
    key = plain(text)
    if key in _NO_TRUMP:
        return None
    try:
        return Denomination.parse(text).suit
    except NotationError:
        raise NotationError(text, "a trump suit: S, H, D, C or NT") from None


def read_contract(text: str) -> tuple[Suit | None, Seat | None]:
    """The trump suit and the declarer, who may be named elsewhere.

    >>> read_contract("4SX by N"), read_contract("3NT")
    ((Suit.SPADES, Seat.NORTH), (None, None))
    """
    words = [word for word in plain(text).split() if word != "BY"]
    declarer = None
    if len(words) > 1 and words[-1] in SEAT_SPELLINGS:
        declarer = Seat.parse(words.pop())
    try:
        return parse_bid("".join(words).rstrip("X")).denomination.suit, declarer
    except NotationError:
        raise NotationError(text, "a contract such as 3NT by S or 4SX by N") from None


def read_plays(text: str) -> Plays:
    """
    >>> read_plays("N leads H8, E S7") == read_plays("N: H8; E: S7")
    True
    """
    plays: list[tuple[Seat | None, Card]] = []
    seat: Seat | None = None
    for word in _BETWEEN.split(plain(text)):
        if not word or word in _VERBS:
            continue
        if seat is None and word in SEAT_SPELLINGS:
            seat = Seat.parse(word)
            continue
        card = _cards([word])
        if card is None:
            raise _not_plays(text)
        plays.append((seat, card[0]))
        seat = None
    if seat is not None:
        raise _not_plays(text)
    return tuple(plays)


def read_claimed(text: str, left: int) -> int:
    """So many of the tricks left, or all of them."""
    if plain(text) in _ALL:
        return left
    return _count(text, left)


def read_conceded(text: str, left: int) -> int:
    """The tricks that are claimed when so many are conceded."""
    return left - read_claimed(text, left)


def _count(text: str, left: int) -> int:
    word = plain(text)
    if not re.fullmatch(r"\d{1,2}", word, re.ASCII):
        raise NotationError(text, "a number of tricks, or “all”")
    if int(word) > left:
        raise Refusal(tr("Only {left} tricks are left, not {tricks}.", left=left, tricks=int(word)))
    return int(word)


def read_shown_out(text: str) -> frozenset[tuple[Seat, Suit]]:
    """
    >>> sorted(str(seat) + str(suit) for seat, suit in read_shown_out("E D, W S H"))
    ['ED', 'WH', 'WS']
    """
    voids: set[tuple[Seat, Suit]] = set()
    if is_nothing(text):
        return frozenset()
    seat: Seat | None = None
    for part in re.split(r"[,、;\n]+", plain(text)):
        words = [word for word in re.split(r"[\s:]+", part) if word]
        if not words:
            continue
        if words[0] in SEAT_SPELLINGS and len(words) > 1:
            seat = Seat.parse(words.pop(0))
        elif seat is None or words[0] in SEAT_SPELLINGS:
            raise _not_shown_out(text)
        for suit in read_suits(words, text):
            voids.add((seat, suit))
    return frozenset(voids)


def read_suits(words: Iterable[str], text: str) -> Iterable[Suit]:
    """Suits as they stand after a seat: `S H`, `SH`, `♠♥`, `spades`."""
    for word in words:
        if word in SUIT_SPELLINGS:
            yield Suit.parse(word)
        elif word and all(letter in SUIT_SPELLINGS for letter in word):
            yield from map(Suit.parse, word)
        else:
            raise _not_shown_out(text)


def read_maybe(text: str) -> bool | None:
    """Yes, no, or nobody has said."""
    word = plain(text)
    if word in _UNKNOWN:
        return None
    if word not in _YES | _NO:
        raise NotationError(text, "yes or no")
    return word in _YES


def read_rules(text: str) -> frozenset[Rule]:
    if is_nothing(text):
        return frozenset()
    return frozenset(parse_rule(part) for part in re.split(r"[,、;]\s*", text) if part.strip())


def _cards(words: list[str]) -> list[Card] | None:
    """The words as cards, if they all are cards."""
    try:
        return [Card.parse(word) for word in words]
    except NotationError:
        return None


def _not_plays(text: str) -> NotationError:
    return NotationError(text, "cards in the order of play, such as “N H8, E S7”")


def _not_shown_out(text: str) -> NotationError:
    return NotationError(text, "who has shown out of what, such as “E D, W S H”")
