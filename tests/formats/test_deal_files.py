"""DUP and DLM: the deals of a set of boards, as programs that deal write them for a machine."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bridgelaw.formats import BadFile, read_records
from bridgelaw.game import Card, Deal, Hand, Seat
from bridgelaw.game.seats import SEATS

PACK = [Card.parse(f"{suit}{rank}") for suit in "SHDC" for rank in "AKQJT98765432"]
SIGNS = {"S": "\x06", "H": "\x03", "D": "\x04", "C": "\x05"}


def dealt(seed: int) -> Deal:
    cards = PACK[:]
    Random(seed).shuffle(cards)
    return Deal.of({seat: Hand.of(cards[at::4]) for at, seat in enumerate(SEATS)})


def holder(deal: Deal, card: Card) -> Seat:
    owner = deal.owner(card)
    assert owner is not None
    return owner


def dup(deals: list[Deal], *, low: int = 1, blank: bool = False, backwards: str = "N") -> bytes:
    """As the makers of the machine describe it, by the positions of the bytes."""
    records = []
    for deal in deals:
        numbers = "".join(
            f"{PACK.index(card) + 1:02}"
            for seat in SEATS[:3]
            for card in PACK
            if holder(deal, card) is seat
        )
        shown = "".join(
            SIGNS[suit] + "".join(str(card)[1] for card in PACK
                                  if holder(deal, card) is seat and str(card)[0] == suit)
            for seat in SEATS
            for suit in "SHDC"
        )  # fmt: skip
        high = low + len(deals) - 1
        record = numbers + (" " * 68 if blank else shown) + f"Y{backwards}{low:<3}1 {high:<3}"
        assert len(record) == 156
        records.append(record)
    return "".join(records).encode("latin-1")


def dlm(deals: list[Deal], low: int = 1, more: str = "Crypto key=0\n") -> str:
    """99 boards, of which those of the set are dealt and the others fill it up."""
    high = low + len(deals) - 1
    lines = [f"[Document]\nHeadline=Club\nStatus=Show\nFrom board={low}\nTo board={high}\n{more}"]
    for number in range(1, 100):
        letters = "aaaaaabffffffkkkkkklpppppp"
        if low <= number <= high:
            deal = deals[number - low]
            seats = [SEATS.index(holder(deal, card)) for card in PACK]
            letters = "".join(
                chr(ord("a") + 4 * seats[at] + seats[at + 1]) for at in range(0, 52, 2)
            )
        check = number
        for letter in letters:
            check ^= ord(letter)
        lines.append(f"Duplicates {number:02}=0\nBoard {number:02}={letters}{check:03}\n")
    return "".join(lines)


DEALS = [dealt(seed) for seed in range(6)]


def test_a_dup_file_has_the_hands_of_its_boards() -> None:
    for blank in (False, True):
        records = read_records(dup(DEALS, low=5, blank=blank), "club.dup")
        assert [record.deal for record in records] == DEALS
        assert [record.board.id for record in records] == [5, 6, 7, 8, 9, 10]
        assert not any(record.problems for record in records)
        assert records[0].board.dealer is Seat.NORTH


def test_a_dup_file_that_counts_backwards_says_what_was_taken() -> None:
    records = read_records(dup(DEALS, backwards="Y"), "club.dup")
    assert [record.board.id for record in records] == [6, 5, 4, 3, 2, 1]
    assert "counts backwards" in str(records[0].assumed[0])


def test_a_damaged_board_of_a_dup_file_is_told_and_the_others_are_read() -> None:
    data = bytearray(dup(DEALS))
    data[156:158] = data[158:160]  # a card twice on the second board
    data[2 * 156 + 90 : 2 * 156 + 92] = b"??"  # what is shown of the third
    data[3 * 156 : 3 * 156 + 2] = b"77"
    records = read_records(bytes(data) + b"01020304", "club.dup")
    told = {record.board.id: [str(text) for text in record.problems] for record in records}
    assert told[1] == told[5] == []
    assert "is there twice" in told[2][0]
    assert told[3] == ["the hands that are shown are not the hands that are dealt"]
    assert told[4] == ["the cards are not numbers from 01 to 52"]
    assert told[6] == ["the file breaks off here"]
    assert records[2].deal == DEALS[2]


def test_a_dlm_file_has_the_hands_of_its_set_and_not_what_fills_it_up() -> None:
    for text in (dlm(DEALS, 17), "\ufeff" + dlm(DEALS, 17).replace("\n", "\r\n")):
        records = read_records(text.encode(), "club.dlm")
        assert [record.deal for record in records] == DEALS
        assert [record.board.id for record in records] == [17, 18, 19, 20, 21, 22]
        assert not any(record.problems for record in records)


def test_what_was_changed_in_a_dlm_file_is_told() -> None:
    text = dlm(DEALS)
    first = text.index("Board 01=") + 9
    swapped = text[:first] + text[first + 1] + text[first] + text[first + 2 :]
    other = text[:first] + ("a" if text[first] != "a" else "f") + text[first + 1 :]
    short = text.replace("Board 02=", "Board 02=z", 1)
    assert not read_records(swapped.encode(), "x.dlm")[1].problems
    told = [str(text) for text in read_records(other.encode(), "x.dlm")[0].problems]
    assert any("instead of 13" in words or "check number" in words for words in told)
    told = [str(text) for text in read_records(short.encode(), "x.dlm")[1].problems]
    assert told == ["the cards are not 26 letters from a to p and a number"]


def test_an_encrypted_dlm_file_is_refused() -> None:
    with pytest.raises(BadFile, match="are encrypted"):
        read_records(dlm(DEALS, more="Crypto key=4711\n").encode(), "x.dlm")
    with pytest.raises(BadFile, match="there is no board"):
        read_records(b"[Document]\nFrom board=1\nTo board=9\n", "x.dlm")


def test_a_file_is_found_by_what_is_in_it(tmp_path: Path) -> None:
    for data in (dup(DEALS), dlm(DEALS).encode()):
        path = tmp_path / "boards.dat"
        path.write_bytes(data)
        assert [record.deal for record in read_records(path)] == DEALS
