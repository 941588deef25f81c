"""Boards whose revokes are to be weighed: from a record, from a table, or typed in."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.analysis.revokes import RecordedPlay, Revoke, find_revokes, noticed_late
from bridgelaw.analysis.tables import hands_of
from bridgelaw.formats.claims.values import read_plays
from bridgelaw.formats.files import decode
from bridgelaw.formats.records import Record, read_records
from bridgelaw.formats.revokes.played import Board, NotPlayed, PlayedBoard
from bridgelaw.formats.tables import table_from
from bridgelaw.game import Contract, Deal, Vulnerability
from bridgelaw.laws.play.revoke.equity.situation import recorded
from bridgelaw.locale import Refusal, tr
from bridgelaw.table.table import Table

_TABLE_HEAD = ("board", "dealer", "vulnerable", "deal")


class CannotWeigh(Refusal):
    """A board whose revokes cannot be looked for."""


LATE = {"in_time": "", "next_deal": "64B4", "next_round": "64B5"}
"""When a revoke was first noticed, and the clause that holds then."""


def boards_of(data: bytes, path: str, number: int | None, late: str) -> tuple[Board, ...]:
    """The boards of a record or of a table's file, or only the one with that number.

    `path` is its name, which stands in messages.
    """
    text, _ = decode(data)
    if _is_table(text):
        table = table_from(text, path)
        boards: tuple[Board, ...] = (of_table(table, late),)
        numbers = [table.board.id]
    else:
        records = read_records(data, path)
        boards = tuple(_of_record(record, late) for record in records)
        numbers = [record.board.id for record in records]
    if number is None:
        return boards
    wanted = tuple(one for one, its in zip(boards, numbers, strict=True) if its == number)
    if not wanted:
        raise CannotWeigh(tr("{path} has no board {number}.", path=path, number=number))
    return wanted


def _is_table(text: str) -> bool:
    """Is it a table's file, as text or JSON? Records never begin like that."""
    for line in text.lstrip("\ufeff").splitlines():
        words = line.partition("#")[0].split()
        if words:
            return words[0].startswith("{") or words[0].lower() in _TABLE_HEAD
    return False


def of_table(table: Table, late: str) -> PlayedBoard:
    """A table at which something was played; `CannotWeigh` where that is not known."""
    contract = table.contract
    if contract is None:
        raise CannotWeigh(tr("Nothing has been played at this table."))
    play, revokes = recorded(table)
    if play is None:
        raise CannotWeigh(tr("The four hands are not known, or nothing has been played."))
    number = table.board.id
    return PlayedBoard(
        "" if number is None else str(number),
        number,
        table.board.vulnerability,
        contract,
        play,
        noticed_late(revokes, late) if late else revokes,
    )


def _of_record(record: Record, late: str) -> Board:
    label = str(record.board.id or record.source.label or record.source.number)
    try:
        contract = record.contract
        if contract is None:
            raise CannotWeigh(tr("the record has no contract"))
        hands = hands_of(record.deal)
        if not record.play:
            raise CannotWeigh(tr("the record has no play"))
        play = RecordedPlay.of_tricks(hands, contract.declarer, record.tricks)
    except Refusal as error:
        return NotPlayed(label, error.text)
    total = record.claimed if record.claimed is not None else record.result
    play = _ended(play, None if record.is_broken_off else total)
    board = record.board
    revokes = _revokes(play, late)
    return PlayedBoard(label, board.id, board.vulnerability, contract, play, revokes)


def by_hand(
    deal: str,
    contract: str,
    cards: str,
    tricks: int | None,
    vulnerable: str | None,
    number: int | None,
    late: str,
) -> PlayedBoard:
    """A play that was typed in."""
    hands, bid = hands_of(Deal.parse(deal)), Contract.parse(contract)
    plays = read_plays(cards)
    if not plays:
        raise CannotWeigh(tr("No card has been played."))
    suit = bid.denomination.suit
    # Only in a part of a board may somebody else have led.
    leader = plays[0][0] if len(hands[0]) < 13 else None
    played = [card for _, card in plays]
    play = RecordedPlay.of(hands, suit, bid.declarer, played, leader=leader)
    in_turn = [seat for trick in play.tricks for seat, _ in trick]
    for (seat, card), turn in zip(plays, in_turn, strict=True):
        if seat not in (None, turn):
            raise CannotWeigh(
                tr("{card} was due from {turn}, not from {seat}.", card=card, turn=turn, seat=seat)
            )
    ended = _ended(play, tricks)
    if tricks is not None and ended.claimed is None:
        raise CannotWeigh(
            tr("Declarer cannot have {tricks} tricks in all after this play.", tricks=tricks)
        )
    return PlayedBoard(
        "" if number is None else str(number),
        number,
        Vulnerability.parse(vulnerable or "none"),
        bid,
        ended,
        _revokes(ended, late),
    )


def _ended(play: RecordedPlay, tricks: int | None) -> RecordedPlay:
    """The play with what declarer has in all, where that can be."""
    if tricks is None or not play.left:
        return play
    claimed = tricks - play.won(play.declarer.side)
    return replace(play, claimed=claimed) if 0 <= claimed <= play.left else play


def _revokes(play: RecordedPlay, late: str) -> tuple[Revoke, ...]:
    revokes = find_revokes(play)
    return noticed_late(revokes, late) if late else revokes
