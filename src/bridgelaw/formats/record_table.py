"""A table out of a record: everything that was called and played, as it happened."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.formats.records import Record
from bridgelaw.locale import Refusal
from bridgelaw.table.events import Called, Event, Led, Played
from bridgelaw.table.table import Table


def table_of_record(record: Record) -> Table:
    """The table at the end of what the record knows.

    What was irregular is there as it was made, and the table says so. Where something cannot have
    happened the table stops before it.

    >>> from bridgelaw import read_records
    >>> lin = b"md|1SAKQJH432D432C432,S432HAKQJD765C765,S765H765DAKQJCT98,|ah|Board 7|mb|1S|mb|p|"
    >>> table = table_of_record(read_records(lin + b"mb|p|mb|p|pc|HA|", "boards.lin")[0])
    >>> str(table.contract), len(table.log)
    ('1S by S', 5)
    """
    known = any(hand is not None for hand in record.deal.hands)
    table = Table(record.board, record.deal if known else None)
    try:
        for event in _events(record):
            table = table.after(event)
    except Refusal:
        pass  # the rest did not happen like that
    return table


def _events(record: Record) -> Iterator[Event]:
    for seat, call in record.bidding:
        yield Called(seat, call)
    if not record.auction:
        return  # cards without an auction belong to no table
    for trick in record.tricks:
        for at, (seat, card) in enumerate(trick.cards):
            yield Played(seat, card) if at else Led(seat, card)
