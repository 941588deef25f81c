"""DLM: the deals of a set of boards for a dealing machine, in lines of text.

A letter from a to p stands for two cards: whose hand each is in. Behind them is a number with which
an error is found.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import reduce

from bridgelaw.formats.deals.full_deal import PACK, deal_of, dealt
from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.records import Record, Source
from bridgelaw.game import Card, Deal
from bridgelaw.locale import Text, tr

_BEGINS = re.compile(r"\s*\[Document\]", re.IGNORECASE)
_ENTRY = re.compile(r"[ \t]*([^=\r\n]{1,60}?)[ \t]*=[ \t]*([^\r\n]{0,200})")
_BOARD = re.compile(r"board (\d{1,2})", re.IGNORECASE | re.ASCII)
_DEALT = re.compile(r"([a-p]{26})(\d{1,3})", re.ASCII)


def is_dlm(text: str) -> bool:
    """Does it begin as such a file does?"""
    return _BEGINS.match(text) is not None


def dlm_records(text: str, name: str) -> Iterator[Record]:
    """The boards of a DLM file that belong to its set; the others are only there to fill it."""
    entries = {
        match[1].strip().lower(): match[2].strip()
        for line in re.split(r"\r\n|\r|\n", text)
        if (match := _ENTRY.fullmatch(line)) is not None
    }
    if entries.get("crypto key", "0").strip("0 "):
        raise BadFile(tr("the deals in {file} are encrypted", file=name))
    low, high = _number(entries, "from board", 1), _number(entries, "to board", 99)
    boards = {
        int(match[1]): written
        for key, written in entries.items()
        if (match := _BOARD.fullmatch(key)) is not None
    }
    at = 0
    for number in sorted(boards):
        if not max(low, 1) <= number <= high:
            continue
        at += 1
        problems: tuple[Text, ...] = ()
        try:
            deal, problems = _deal(number, boards[number])
        except BadFile as error:
            deal, problems = Deal(), (error.text,)
        yield dealt(number, deal, Source(name, at, str(number)), problems)


def _number(entries: Mapping[str, str], key: str, otherwise: int) -> int:
    written = entries.get(key, "")
    return int(written) if re.fullmatch(r"\d{1,2}", written, re.ASCII) else otherwise


def _deal(number: int, written: str) -> tuple[Deal, tuple[Text, ...]]:
    match = _DEALT.fullmatch(written)
    if match is None:
        raise BadFile(tr("the cards are not 26 letters from a to p and a number"))
    letters = match[1]
    hands: list[list[Card]] = [[], [], [], []]
    for at, letter in enumerate(letters):
        first, second = divmod(ord(letter) - ord("a"), 4)
        hands[first].append(PACK[2 * at])
        hands[second].append(PACK[2 * at + 1])
    wanted = reduce(lambda value, letter: value ^ ord(letter), letters, number)
    problems: tuple[Text, ...] = ()
    if int(match[2]) != wanted:
        problems = (
            tr("the check number is {found} and should be {wanted}: something was changed",
               found=match[2], wanted=wanted),
        )  # fmt: skip
    return deal_of(hands), problems
