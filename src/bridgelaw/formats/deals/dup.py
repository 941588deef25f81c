"""DUP: the deals of a set of boards for a dealing machine, 156 bytes for each.

39 cards in two digits each, of North, East and South; then the four hands as DOS shows them, which
may be blank; then how the machine is to count the boards.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from bridgelaw.formats.deals.full_deal import MOST_BOARDS, PACK, deal_of, dealt
from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.records import Record, Source
from bridgelaw.game import SEATS, Card, Deal, Hand
from bridgelaw.locale import Text, tr

_RECORD = 156
_CARDS = 78
_SHOWN = 68
_HAND = 17
_NUMBERS = re.compile(rb"(?:0[1-9]|[1-4]\d|5[0-2]){39}")
_SUITS = {6: "S", 3: "H", 4: "D", 5: "C"}
"""The codes of the suits' signs in the letters of DOS."""


def is_dup(data: bytes) -> bool:
    """Does it begin as such a file does?"""
    return len(data) >= _RECORD and _NUMBERS.fullmatch(data[:_CARDS]) is not None


def dup_records(data: bytes, name: str) -> Iterator[Record]:
    """Every board of a DUP file; one that is damaged has no hands, and its problem."""
    whole, rest = divmod(len(data), _RECORD)
    low, high, is_backwards = _counting(data[_CARDS + _SHOWN : _RECORD])
    assumed: tuple[Text, ...] = ()
    if is_backwards:
        words = tr("The file counts backwards: its first board is taken for {number}.", number=high)
        assumed = (words,)
    for at in range(min(whole, MOST_BOARDS)):
        number = high - at if is_backwards else low + at
        if not 1 <= number <= MOST_BOARDS:
            break
        record = data[at * _RECORD : (at + 1) * _RECORD]
        source = Source(name, at + 1, str(number))
        problems: tuple[Text, ...] = ()
        try:
            deal = _deal(record[:_CARDS])
            if not _is_shown(record[_CARDS : _CARDS + _SHOWN], deal):
                problems = (tr("the hands that are shown are not the hands that are dealt"),)
        except BadFile as error:
            deal, problems = Deal(), (error.text,)
        if at + 1 == whole and rest > 2:  # an end mark or a new line does no harm
            problems = (*problems, tr("the file breaks off here"))
        yield dealt(number, deal, source, problems, assumed)


def _counting(written: bytes) -> tuple[int, int, bool]:
    """The lowest and the highest board, and whether they are counted backwards."""
    low, high = _number(written[2:5], 1), _number(written[7:10], MOST_BOARDS)
    return low, max(low, high), written[1:2] in (b"Y", b"y")


def _number(written: bytes, otherwise: int) -> int:
    text = written.strip()
    return int(text) if re.fullmatch(rb"[1-9]\d{0,2}", text) else otherwise


def _deal(written: bytes) -> Deal:
    if _NUMBERS.fullmatch(written) is None:
        raise BadFile(tr("the cards are not numbers from 01 to 52"))
    cards = [PACK[int(written[at : at + 2]) - 1] for at in range(0, _CARDS, 2)]
    hands = [cards[at : at + 13] for at in range(0, 39, 13)]
    taken = set(cards)
    return deal_of([*hands, [card for card in PACK if card not in taken]])


def _is_shown(written: bytes, deal: Deal) -> bool:
    """Whether the hands in the letters of DOS are the same; blank ones say nothing."""
    if not written.strip(b" \0"):
        return True
    for at, seat in enumerate(SEATS):
        cards: list[Card] = []
        suit = ""
        for code in written[at * _HAND : (at + 1) * _HAND]:
            suit, rank = _SUITS.get(code, suit), chr(code)
            if code not in _SUITS:
                if not suit or rank not in "AKQJT98765432":
                    return False
                cards.append(Card.parse(suit + rank))
        if deal[seat] != Hand.of(cards):
            return False
    return True
