"""What `bridgelaw revoke` does: the boards are read, and their revokes are weighed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bridgelaw.analysis.revokes import (
    RecordedPlay,
    Revoke,
    Weighed,
    find_revokes,
    noticed_late,
    weigh,
)
from bridgelaw.analysis.solver.find import find_solver
from bridgelaw.analysis.solver.interface import Solver, SolverMissing
from bridgelaw.analysis.tables import hands_of
from bridgelaw.cli.common.output import Exit, stop, write_json
from bridgelaw.cli.common.paper import Paper
from bridgelaw.cli.common.spinner import Spinner
from bridgelaw.cli.common.table_input import table_from
from bridgelaw.cli.revoke.as_json import board_json
from bridgelaw.cli.revoke.findings import Board, NotPlayed, PlayedBoard
from bridgelaw.cli.revoke.printed import show_board, show_not_played
from bridgelaw.formats.claims.values import read_plays
from bridgelaw.formats.files import decode, read_bytes
from bridgelaw.formats.records import Record, read_records
from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.contracts import Contract
from bridgelaw.game.deals import Deal
from bridgelaw.laws.play.revoke.weighing import recorded
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.table import Table

_TABLE_HEAD = ("board", "dealer", "vulnerable", "deal")


class CannotWeigh(Refusal):
    """A board whose revokes cannot be looked for."""


_LATE = {"in_time": "", "next_deal": "64B4", "next_round": "64B5"}


def run_revoke(
    *,
    file: str | None,
    board: int | None,
    deal: str | None,
    contract: str | None,
    play: str | None,
    tricks: int | None,
    vulnerable: str | None,
    noticed: str,
    as_json: bool,
    language: Language,
) -> Exit:
    """Reads, weighs and shows."""
    late = _LATE[noticed]
    try:
        if file is not None:
            boards = boards_of(file, board, late)
        else:
            assert deal is not None
            assert contract is not None
            assert play is not None
            boards = (by_hand(deal, contract, play, tricks, vulnerable, board, late),)
        return _weigh_all(boards, as_json, language)
    except (ValueError, OSError) as error:
        stop(Exit.INPUT, language.explain(error))


def _weigh_all(boards: tuple[Board, ...], as_json: bool, language: Language) -> Exit:
    """One board after the other. Of many only those are shown in which somebody revoked."""
    solver, missing = _solver()
    paper, spinner = Paper(language), Spinner(language)
    found: list[dict[str, Any]] = []
    revoked = 0
    for number, board in enumerate(boards, 1):
        weighed: Weighed | None = None
        if isinstance(board, PlayedBoard):
            words = tr("Board {number} of {count} …", number=number, count=len(boards))
            with spinner.step(words):
                weighed = weigh(board.play, solver, board.revokes, missing)
            revoked += bool(weighed.revokes)
            if not as_json and (weighed.revokes or len(boards) == 1):
                show_board(paper, board, weighed)
        if as_json:
            found.append(board_json(board, weighed, language))
    untold = [board for board in boards if isinstance(board, NotPlayed)]
    if as_json:
        write_json({"language": language.code, "boards": found})
    else:
        show_not_played(paper, untold)
        if len(boards) > 1:
            paper.line(
                tr("Boards: {count}; with revokes: {revoked}", count=len(boards), revoked=revoked)
            )
    return Exit.INPUT if len(untold) == len(boards) else Exit.OK


def _solver() -> tuple[Solver | None, Text | None]:
    """The solver, or why there is none: the automatic tricks need none."""
    try:
        return find_solver(), None
    except SolverMissing as error:
        return None, error.text


def boards_of(path: str, number: int | None, late: str) -> tuple[Board, ...]:
    """The boards of a record or of a table's file, or only the one with that number."""
    data = read_bytes(path)
    text, _ = decode(data)
    if _is_table(text):
        table = table_from(text, path)
        found: tuple[Board, ...] = (_of_table(table, late),)
        numbers = [table.board.id]
    else:
        records = read_records(data, path)
        found = tuple(_of_record(record, late) for record in records)
        numbers = [record.board.id for record in records]
    if number is None:
        return found
    wanted = tuple(one for one, its in zip(found, numbers, strict=True) if its == number)
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


def _of_table(table: Table, late: str) -> PlayedBoard:
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
    found = find_revokes(play)
    return noticed_late(found, late) if late else found
