"""Records of boards that were played: the deal, the auction, the play, and a claim at its end."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from bridgelaw.analysis.position import Position
from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.files import is_jet, read_bytes, text_of_file
from bridgelaw.game import (
    SEATS,
    Auction,
    Board,
    Call,
    Card,
    Contract,
    Deal,
    Hand,
    Seat,
    Side,
    Suit,
    Trick,
)
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.table.revoke_tricks import not_followed

_PBN_TAG = re.compile(r'^[ \t]*\[\w+[ \t]+"', re.ASCII | re.MULTILINE)
_LIN_COMMAND = re.compile(r"(?:^|\|)\s{0,8}[a-z][a-z0-9]\|", re.MULTILINE)


class NoPosition(Refusal):
    """A record from which the position at that moment cannot be known."""


class NoBoard(BadFile):
    """A file in which nothing is wrong, but nobody called or played."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where a record stands."""

    file: str
    number: int
    """Its place in the file, from 1."""
    label: str = ""
    """What the file calls the board."""
    table: str = ""
    """The table at which it was played, where the file says so."""
    event: str = ""
    date: str = ""
    """What was played and when, as the file has it."""


@dataclass(frozen=True, slots=True)
class Revoke:
    """A card that did not follow suit although its player could have (Law 61)."""

    trick: int
    """From 1."""
    seat: Seat
    card: Card
    suit: Suit
    """What was led."""
    place: int
    """How many cards had been played before it; `Record.position_after` takes that."""


@dataclass(frozen=True, slots=True)
class Record:
    """A board as it was played, as far as its file tells.

    >>> lin = b"md|1SAKQJH432D432C432,S432HAKQJD765C765,S765H765DAKQJCT98,|ah|Board 7|mb|1S|mb|p|"
    >>> record = read_records(lin + b"mb|p|mb|p|pc|HA|", "boards.lin")[0]
    >>> str(record.contract), record.left, str(record.tricks[0])
    ('1S by S', 13, 'W HA')
    """

    board: Board
    deal: Deal
    auction: tuple[Call, ...] = ()
    contract: Contract | None = None
    play: tuple[Card, ...] = ()
    """The cards in the order in which they were played."""
    claimed: int | None = None
    """Declarer's tricks in all, where the play ended with a claim or a concession."""
    result: int | None = None
    """Declarer's tricks in all, as the file has them."""
    names: tuple[str, str, str, str] = ("", "", "", "")
    """The players, North first."""
    callers: tuple[Seat, ...] = ()
    """Who made each call, where that was not in rotation from the dealer."""
    is_broken_off: bool = False
    """The play could not be followed to its end: `play` is only the part before that."""
    source: Source = Source("", 1)
    problems: tuple[Text, ...] = ()
    """What was odd: what could not be read, and what the Laws forbid but was done."""
    assumed: tuple[Text, ...] = ()
    """What the file leaves out and was taken to be so, as the whole file is written."""
    score: int | None = None
    """The score of North-South, as the file has it."""

    @property
    def bidding(self) -> Auction:
        """The auction, with who made each call."""
        if self.callers:
            calls = tuple(zip(self.callers, self.auction, strict=True))
            return Auction(self.board.dealer, calls)
        return Auction.of(self.board.first_to_call, self.auction)

    @property
    def trump(self) -> Suit | None:
        """The trump suit; `None` at no trump, and where there is no contract."""
        return None if self.contract is None else self.contract.denomination.suit

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks, with who played each card; the last one may be in progress."""
        return () if self.contract is None else tricks_of(self.deal, self.contract, self.play)

    @property
    def revokes(self) -> tuple[Revoke, ...]:
        """Every card that did not follow suit although its player could have."""
        tricks = (trick.cards for trick in self.tricks)
        return tuple(
            Revoke(one.trick, one.seat, one.card, one.suit, 4 * (one.trick - 1) + one.place)
            for one in not_followed(self.deal.hands, tricks)
        )

    @property
    def is_claim(self) -> bool:
        """Did the play end with a claim or concession that can be looked into?"""
        if self.claimed is None or self.is_broken_off or self.contract is None:
            return False
        try:
            left = self.position().left
        except Refusal:
            return False
        won = self.tricks_won(self.contract.declarer.side)
        return bool(left) and won <= self.claimed <= won + left

    @property
    def left(self) -> int:
        """How many tricks were still to be won at the end of the play, one in progress included."""
        known = [len(hand) for hand in self.deal.hands if hand is not None]
        return max(known, default=13) - sum(trick.is_complete for trick in self.tricks)

    def tricks_won(self, side: Side) -> int:
        """How many of the tricks that were played to their end the side has won."""
        winners = [trick.winner for trick in self.tricks if trick.is_complete]
        return sum(seat is not None and seat.side is side for seat in winners)

    def position(self) -> Position:
        """The position at the end of the recorded play."""
        return self.position_after(len(self.play))

    def positions(self) -> Iterator[Position]:
        """The position before each card, and the one at the end."""
        for count in range(len(self.play) + 1):
            yield self.position_after(count)

    def position_after(self, count: int) -> Position:
        """The position when so many cards had been played."""
        if self.contract is None:
            raise NoPosition(tr("the record has no contract"))
        hands: list[Hand] = []
        gone = Hand.of(self.play[:count])
        for seat in SEATS:
            hand = self.deal[seat]
            if hand is None:
                raise NoPosition(tr("the hand of {seat} is not known", seat=seat))
            hands.append(hand - gone)
        tricks = tricks_of(self.deal, self.contract, self.play[:count])
        north, east, south, west = hands
        four = (north, east, south, west)
        if not tricks or tricks[-1].is_complete:
            leader = next_leader(tricks, self.contract)
            return Position(four, self.trump, leader)
        led = tricks[-1].cards
        if any(seat is not before.lho for (before, _), (seat, _) in pairwise(led)):
            raise NoPosition(tr("trick {number} was played out of turn", number=len(tricks)))
        return Position(four, self.trump, led[0][0], tuple(card for _, card in led))

    def shown_out(self, count: int | None = None) -> frozenset[tuple[Seat, Suit]]:
        """Who has failed to follow to which suit (in the first `count` cards), and has none left.

        A revoke shows nobody out: its player still has cards of the suit.
        """
        if self.contract is None:
            return frozenset()
        play = self.play[:count]
        gone = Hand.of(play)
        voids = set()
        for trick in tricks_of(self.deal, self.contract, play):
            for seat, card in trick.cards:
                led = trick.cards[0][1].suit
                hand = self.deal[seat]
                if card.suit is not led and not (hand is not None and (hand - gone).length(led)):
                    voids.add((seat, led))
        return frozenset(voids)


def tricks_of(deal: Deal, contract: Contract, play: Sequence[Card]) -> tuple[Trick, ...]:
    """The play as tricks. A card was played by whom it was dealt to, their turn or not."""
    tricks: list[Trick] = []
    trump = contract.denomination.suit
    now: list[tuple[Seat, Card]] = []
    leader = contract.declarer.lho
    for card in play:
        now.append((deal.owner(card) or due(now, leader), card))
        if len(now) == 4:
            tricks.append(Trick(tuple(now), trump))
            leader = next_leader(tricks, contract)
            now = []
    if now:
        tricks.append(Trick(tuple(now), trump))
    return tuple(tricks)


def due(trick: Sequence[tuple[Seat, Card]], leader: Seat) -> Seat:
    """Whose turn it is in a trick: of those who have not played, the first after who led."""
    if not trick:
        return leader
    played = [seat for seat, _ in trick]
    seat = played[0].lho
    while seat in played:
        seat = seat.lho
    return seat


def next_leader(tricks: Sequence[Trick], contract: Contract) -> Seat:
    """Who leads when these tricks have been completed."""
    won = tricks[-1].winner if tricks else None
    return contract.declarer.lho if won is None else won


def assumptions(records: Iterable[Record]) -> Iterator[tuple[str, Text, int]]:
    """What was assumed, once for each file: the file, what it was, and of how many boards."""
    counts = Counter((record.source.file, text) for record in records for text in record.assumed)
    return ((file, text, count) for (file, text), count in counts.items())


def read_records(source: Path | str | bytes, name: str = "") -> tuple[Record, ...]:
    """Every board of a LIN, PBN, BWS, DUP or DLM file, or of its bytes; `-` is standard input.

    A board that is damaged is there all the same, with its `problems`. `BadFile` if there is none.
    Beside a BWS file the hands may stand in a PBN file of the same name.

    >>> lin = b"md|1SAKQJH432D432C432,S432HAKQJD765C765,S765H765DAKQJCT98,|ah|Board 7|mb|1S|mb|p|"
    >>> [record.board.id for record in read_records(lin, "boards.lin")]
    [7]
    """
    data = source if isinstance(source, bytes) else read_bytes(source)
    name = name or ("" if isinstance(source, bytes) else str(source))
    beside = None if isinstance(source, bytes) else _hands_beside(Path(source), data)
    return tuple(records_in(data, name, beside=beside))


def records_in(
    data: bytes, name: str, before: Mapping[str, str] | None = None, beside: bytes | None = None
) -> Iterator[Record]:
    """The same one after the other, so that they need not all be kept.

    `before`: what the game before the first one says, in a piece of a longer PBN file. `beside`:
    a file with the hands of a BWS file.
    """
    if is_jet(data):
        records = iter(_bws_records(data, name, beside))
    elif (dealt := _dealt(data, name)) is not None:
        records = dealt
    else:
        text, _ = text_of_file(data, name)
        text = text.removeprefix("\ufeff")
        # A tag leaves no doubt; a comment in a PBN file may have any letters in it.
        if _PBN_TAG.search(text):
            from bridgelaw.formats.pbn.plays import pbn_records

            records = pbn_records(text, name, before)
        elif _LIN_COMMAND.search(text):
            from bridgelaw.formats.lin.records import lin_records

            records = lin_records(text, name)
        else:
            raise BadFile(
                tr("{file} is no record of play: LIN, PBN, BWS, DUP and DLM are read", file=name)
            )
    is_empty = True
    for record in records:
        is_empty = False
        yield record
    if is_empty:
        raise NoBoard(tr("there is no board in {file}", file=name))


def _dealt(data: bytes, name: str) -> Iterator[Record] | None:
    """The boards of a file for a dealing machine; `None` if it is none."""
    if data[:2].isdigit():
        from bridgelaw.formats.deals.dup import dup_records, is_dup

        return dup_records(data, name) if is_dup(data) else None
    if b"[Document]" in data[:200]:
        from bridgelaw.formats.deals.dlm import dlm_records, is_dlm

        text = text_of_file(data, name)[0].removeprefix("\ufeff")
        return dlm_records(text, name) if is_dlm(text) else None
    return None


def _bws_records(data: bytes, name: str, beside: bytes | None) -> tuple[Record, ...]:
    from bridgelaw.formats.bws.records import bws_records

    hands: dict[int, Deal] = {}
    if beside is not None:
        with suppress(BadFile):
            hands = whole_deals(records_in(beside, name))
    records = bws_records(data, name, hands)
    if not records:
        raise NoBoard(tr("there are no hands, calls or cards in {file}, only results", file=name))
    return records


def _hands_beside(path: Path, data: bytes) -> bytes | None:
    """The PBN file that has the same name as a BWS file."""
    if is_jet(data):
        for one in (path.with_suffix(".pbn"), path.with_suffix(".PBN")):
            if one.is_file():
                with suppress(BadFile):
                    return read_bytes(one)
    return None


def whole_deals(records: Iterable[Record]) -> dict[int, Deal]:
    """The deals of numbered boards in which every hand has its thirteen cards."""
    return {
        record.board.id: record.deal
        for record in records
        if record.board.id is not None
        and all(hand is not None and len(hand) == 13 for hand in record.deal.hands)
    }
