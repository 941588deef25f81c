"""Records out of a LIN text: one board as people save it, or many as from a broadcast."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from bridgelaw.formats.lin.text import commands
from bridgelaw.formats.lin.values import (
    ORDER,
    calls_of,
    cards_of,
    dealer_of,
    hands_of,
    number_in,
    tricks_in,
    vulnerability_of,
)
from bridgelaw.formats.recording import (
    Following,
    board_of,
    contract_of,
    deal_of,
    four_names,
    tricks_problem,
)
from bridgelaw.formats.records import Record, Source
from bridgelaw.game.auctions import Auction
from bridgelaw.game.calls import Call
from bridgelaw.game.deals import Deal
from bridgelaw.game.errors import NotationError
from bridgelaw.locale.text import Text, tr


@dataclass(slots=True)
class _Board:
    """What the commands of one board said."""

    players: str = ""
    room: str = ""
    """`qx`: which board, and in which room."""
    heading: str = ""
    deal: str | None = None
    vulnerable: str | None = None
    calls: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    claim: str | None = None
    goes_on: bool = False
    """There are cards after the claim."""

    @property
    def has_action(self) -> bool:
        return bool(self.calls or self.cards or self.claim)


def lin_records(text: str, name: str) -> tuple[Record, ...]:
    """Every board of a LIN text."""
    boards = [board for board in _boards(text) if board.deal is not None or board.has_action]
    return tuple(_record(board, Source(name, at)) for at, board in enumerate(boards, 1))


def _boards(text: str) -> Iterator[_Board]:
    board = _Board()
    for name, value in commands(text):
        if _begins_another(board, name, value):
            yield board
            board = _Board(board.players)
        match name:
            case "qx":
                board.room = value
            case "pn":
                board.players = value
            case "ah":
                board.heading = value
            case "bn":
                # A list of numbers heads a broadcast, whose boards have their own.
                board.heading = board.heading or ("" if "," in value else value)
            case "md":
                board.deal = value
            case "sv":
                board.vulnerable = value
            case "mb":
                board.calls.append(value)
            case "pc":
                board.cards.append(value)
                board.goes_on = board.claim is not None
            case "mc":
                board.claim = value
    yield board


def _begins_another(board: _Board, name: str, value: str) -> bool:
    """Does this command belong to the next board?"""
    match name:
        case "qx":
            return True
        case "md":
            # The same deal again only shows it once more.
            return board.deal is not None and (board.has_action or board.deal != value)
        case "pn" | "st":
            return board.deal is not None
        case "ah":
            return board.deal is not None and bool(board.heading)
    return False


def _record(board: _Board, source: Source) -> Record:
    problems: list[Text] = []
    label = board.heading or board.room
    given = board.deal or ""
    on_board = board_of(
        number_in(board.heading) or number_in(board.room),
        dealer_of(given),
        None if board.vulnerable is None else vulnerability_of(board.vulnerable),
        problems,
    )
    calls: list[Call] = []
    for value in board.calls:
        try:
            calls += calls_of(value)
        except NotationError as error:
            problems.append(error.text)
    record = Record(
        on_board,
        _deal(given, problems),
        tuple(calls),
        contract_of(Auction.of(on_board.dealer, calls), problems),
        names=_names(board),
        source=replace(source, label=label),
    )
    record = _with_play(record, board, problems)
    record = _with_claim(record, board, problems)
    return replace(record, problems=tuple(problems))


def _deal(value: str, problems: list[Text]) -> Deal:
    try:
        hands = hands_of(value)
    except NotationError as error:
        problems.append(error.text)
        return Deal()
    if not hands:
        problems.append(tr("the board has no deal"))
    return deal_of(hands, problems)


def _names(board: _Board) -> tuple[str, str, str, str]:
    """The players; where there are two rooms, the second four are those of the closed one."""
    names = board.players.split(",")
    if board.room[:1].lower() == "c" and len(names) >= 8:
        names = names[4:]
    return four_names(dict(zip(ORDER, names, strict=False)))


def _with_play(record: Record, board: _Board, problems: list[Text]) -> Record:
    if not board.cards:
        return record
    if record.contract is None:
        problems.append(tr("cards are played without a contract"))
        return replace(record, is_broken_off=True)
    play = Following(record.deal, record.contract, problems)
    for value in board.cards:
        try:
            cards = cards_of(value)
        except NotationError as error:
            play.break_off(error.text)
            break
        for card in cards:
            play.add(card)
    return replace(record, play=tuple(play.play), is_broken_off=play.is_broken_off)


def _with_claim(record: Record, board: _Board, problems: list[Text]) -> Record:
    if board.claim is None:
        return record
    try:
        claimed = tricks_in(board.claim)
    except NotationError as error:
        problems.append(error.text)
        return record
    if board.goes_on:
        problems.append(tr("cards are played after the claim"))
    if record.contract is not None and not record.is_broken_off:
        won = record.tricks_won(record.contract.declarer.side)
        wrong = tricks_problem(claimed, won, record.left)
        if wrong is not None:
            problems.append(wrong)
    return replace(record, claimed=claimed, result=claimed)
