"""What is found in a record is what the table says of the same events, which knows no files.

The table is a reading of the Laws of its own: it takes each call and card as it comes, and says
what is irregular about it. Where a record breaks off, or one of its irregularities changes what
the next call or card is, only the first is compared.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bridgelaw import Board, ImpossibleEvent, Table, audit
from bridgelaw.formats.records import Record, read_records
from bridgelaw.table.breaches import Kind
from tests.formats.any_record import any_record, lin_of
from tests.rotation import fresh_seeds

SAME = {
    Kind.INSUFFICIENT_BID: {"insufficient-bid"},
    Kind.CALL_OUT_OF_ROTATION: {
        "pass-out-of-rotation", "bid-out-of-rotation", "double-out-of-rotation",
    },
    Kind.INADMISSIBLE_DOUBLE: {"inadmissible-double"},
    Kind.INADMISSIBLE_REDOUBLE: {"inadmissible-double"},
    Kind.BID_OVER_SEVEN: {"bid-over-seven"},
    Kind.CALL_AFTER_AUCTION: {"call-after-auction"},
    Kind.OPENING_LEAD_OUT_OF_TURN: {"opening-lead-out-of-turn"},
    Kind.LEAD_OUT_OF_TURN: {"lead-out-of-turn"},
    Kind.PLAY_OUT_OF_TURN: {"play-out-of-turn"},
    Kind.REVOKE: {"revoke"},
    Kind.SECOND_CARD: {"second-card"},
}  # fmt: skip


class NotOver(Exception):
    """The auction has no end, and cards were played all the same."""


def spoilt(record: Record, random: Random) -> Record:
    """The record with a call or a card in another place."""
    calls, cards = list(record.auction), list(record.play)
    if cards and random.random() < 0.7:
        one, other = random.randrange(len(cards)), random.randrange(len(cards))
        cards[one], cards[other] = cards[other], cards[one]
    elif len(calls) > 2:
        one = random.randrange(len(calls) - 1)
        calls[one], calls[one + 1] = calls[one + 1], calls[one]
    return replace(record, auction=tuple(calls), play=tuple(cards), claimed=None)


SAME_LAW = {
    Kind.INSUFFICIENT_BID, Kind.CALL_OUT_OF_ROTATION, Kind.INADMISSIBLE_DOUBLE,
    Kind.INADMISSIBLE_REDOUBLE, Kind.BID_OVER_SEVEN, Kind.CALL_AFTER_AUCTION,
    Kind.OPENING_LEAD_OUT_OF_TURN, Kind.LEAD_OUT_OF_TURN,
}  # fmt: skip
"""Where the table names the law of what happened; in the play it names clauses of its own."""


def first_by_the_table(record: Record) -> tuple[Kind, str, str] | None:
    """The first irregularity, whose it is, and its law."""
    table = Table(Board(record.board.dealer, record.board.vulnerability), record.deal)
    seat = record.board.dealer
    assert seat is not None
    for call in record.auction:
        table = table.after(f"{seat} {call}")
        if table.irregularities:
            return _told(table)
        seat = seat.lho
    for card in record.play:
        owner = record.deal.owner(card)
        assert owner is not None
        if table.to_play is None:
            raise NotOver
        table = table.after(f"{owner} plays {card}")
        if table.irregularities:
            return _told(table)
    return None


def _told(table: Table) -> tuple[Kind, str, str]:
    first = table.irregularities[0]
    return first.kind, first.seat.letter, first.law


@pytest.mark.parametrize("seed", fresh_seeds(60, exhaustive=3000))
def test_the_first_irregularity_of_a_spoilt_record(seed: int) -> None:
    random = Random(seed)
    record = any_record(random)
    if record.contract is None:
        return
    record = spoilt(record, random)
    data = lin_of(record, Random(0)).encode()
    (again,) = read_records(data, "x.lin")
    assert (again.auction, again.deal) == (record.auction, record.deal)
    found = [
        each
        for each in audit(data, "x.lin")
        if each.kind not in ("unknown", "auction-without-end", "play-without-contract")
    ]
    try:
        by_table = first_by_the_table(record)
    except (ImpossibleEvent, NotOver):
        return
    if by_table is None:
        assert found == []
        return
    kind, seat, law = by_table
    assert found, by_table
    assert found[0].kind in SAME.get(kind, {found[0].kind}), (by_table, found[0])
    assert found[0].seat in ("", seat), (by_table, found[0])
    if kind in SAME_LAW:
        assert found[0].law == law, (by_table, found[0])
