"""Tables out of records: what happened is there, irregular or not, and nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgelaw import read_records
from bridgelaw.formats.bws.records import bws_records
from bridgelaw.formats.record_table import table_of_record
from bridgelaw.formats.records import Record
from bridgelaw.game import Card, Seat
from tests.formats.bws.samples import FOLDER
from tests.formats.bws.test_bws_records import CALLS, EVENING, calls, cards

LIN = FOLDER.parent / "lin"
PLAY = ("E HA", "S H5", "W H8", "N H2", "E HK", "S H6", "W H9", "N H3")


def record_of(made: tuple[str, ...] = CALLS, play: tuple[str, ...] = PLAY) -> Record:
    evening = replace(EVENING, calls=calls(*made), cards=cards(*play))
    (record,) = bws_records(evening.data(), "club.bws")
    return record


def test_auction_and_play_are_at_the_table() -> None:
    record = record_of()
    table = table_of_record(record)
    assert table.contract == record.contract
    assert [(seat, card) for trick in table.tricks for seat, card in trick.cards] == [
        (Seat.parse(card[0]), Card.parse(card[2:])) for card in PLAY
    ]
    assert not table.irregularities


def test_what_was_irregular_waits_for_a_ruling() -> None:
    table = table_of_record(record_of(("1S", "1H", "PASS", "PASS", "PASS"), ()))
    assert table.irregularities[0].law == "27"
    table = table_of_record(record_of(play=("E HA", "S S5", "W H8", "N H2")))
    assert any("revoke" in str(found.kind).lower() for found in table.irregularities)


def test_cards_without_an_auction_are_left_out() -> None:
    record = record_of((), PLAY)
    assert record.play
    assert table_of_record(record).log == ()


def test_what_cannot_have_happened_ends_it() -> None:
    record = replace(record_of(), play=(Card.parse("HA"), Card.parse("HA")))
    table = table_of_record(record)
    assert len(table.log) == len(CALLS) + 1


@pytest.mark.skipif(not LIN.is_dir(), reason="there are no files of records")
def test_boards_played_online_become_tables() -> None:
    records = [one for path in sorted(LIN.iterdir())[:60] for one in read_records(path)]
    whole = 0
    for record in records:
        table = table_of_record(record)
        if record.auction and record.contract is not None and not record.problems:
            assert table.contract == record.contract, record.source
            played = sum(len(trick.cards) for trick in table.tricks) + len(table.trick.cards)
            assert played in (len(record.play), len(record.play) + len(table.trick.cards))
            whole += 1
    assert whole > len(records) // 2
