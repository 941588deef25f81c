"""Records out of a BWS file: what was called and played, where the terminals were told so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from bridgelaw.formats.bws.evening import Evening, Received, SentAction
from bridgelaw.formats.bws.hands import deals_of
from bridgelaw.formats.bws.plan import BwsPlan, shows_teams
from bridgelaw.formats.bws.results import outcome_of
from bridgelaw.formats.recording import (
    Following,
    callers_of,
    contract_of,
    four_names,
    tricks_problem,
)
from bridgelaw.formats.records import Record, Source
from bridgelaw.game import (
    PASS,
    Auction,
    Board,
    Call,
    Card,
    Contract,
    Deal,
    NotationError,
    Seat,
    Side,
    parse_call,
)
from bridgelaw.game.seats import SEAT_OF_LETTER
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.scoring.outcomes import PassedOut, Played

_Place = tuple[int, int, int, int]
"""Section, table, round, board."""


def bws_records(
    data: bytes, name: str, hands: Mapping[int, Deal] | None = None
) -> tuple[Record, ...]:
    """Every board of a BWS file of which more is known than its result.

    That is its hands, its auction or its play. `hands`: the deals of a file beside it, by the
    numbers of the boards; those in the file itself come first.
    """
    evening = Evening(data, name)
    boards: dict[_Place, _Board] = {row.place: _Board(row) for row in evening.received}
    for made in evening.calls:
        boards.setdefault(_place(made), _Board()).calls.append(made)
    for made in evening.cards:
        boards.setdefault(_place(made), _Board()).cards.append(made)
    reader = _Reader(BwsPlan(evening, shows_teams(evening)), hands or {})
    records = [reader.record(place, boards[place]) for place in sorted(boards) if place[3] > 0]
    records += reader.only_dealt({place[3] for place in boards})
    known = [record for record in records if record is not None]
    return tuple(
        replace(record, source=replace(record.source, file=name, number=number))
        for number, record in enumerate(known, 1)
    )


@dataclass
class _Board:
    """What the file has of one board at one table."""

    received: Received | None = None
    calls: list[SentAction] = field(default_factory=list)
    cards: list[SentAction] = field(default_factory=list)


def _place(made: SentAction) -> _Place:
    return made.section, made.table, made.round, made.board


class _Reader:
    def __init__(self, plan: BwsPlan, hands: Mapping[int, Deal]) -> None:
        self.plan = plan
        self.hands = hands
        self._deals: dict[int, Mapping[int, Deal]] = {}

    def deal(self, section: int, board: int) -> Deal | None:
        if section not in self._deals:
            self._deals[section] = {**self.hands, **deals_of(self.plan.evening, section)}
        return self._deals[section].get(board)

    def only_dealt(self, boards: set[int]) -> Iterator[Record]:
        """The hands of boards that nobody has played."""
        for number, deal in deals_of(self.plan.evening).items():
            if number not in boards:
                yield Record(Board.number(number), deal, source=Source("", 0, str(number)))

    def record(self, place: _Place, board: _Board) -> Record | None:
        section, table, number_of_round, number = place
        deal = self.deal(section, number)
        if deal is None and not board.calls and not board.cards:
            return None
        problems: list[Text] = []
        if deal is None:
            problems.append(tr("the board has no deal"))
        on_board = Board.number(number)
        auction = Auction(on_board.dealer, tuple(_calls(board.calls, problems)))
        called = contract_of(auction, problems) if board.calls else None
        contract, result = _result(board.received, called, auction, problems)
        name = f"{self._letter(section)}{table}"
        label = tr("table {table}, round {round}, board {board}", table=name,
                   round=number_of_round, board=number)  # fmt: skip
        record = Record(
            on_board,
            deal or Deal(),
            tuple(call for _, call in auction),
            contract,
            result=result,
            names=self.names(place, board.received),
            callers=callers_of(auction),
            source=Source("", 0, str(label), name),
        )
        return replace(_with_play(record, board, problems), problems=tuple(problems))

    def names(self, place: _Place, row: Received | None) -> tuple[str, str, str, str]:
        planned = self.plan.at.get(place[:3])
        numbers = {
            Side.NS: row.ns if row is not None else planned.ns if planned is not None else 0,
            Side.EW: row.ew if row is not None else planned.ew if planned is not None else 0,
        }
        names: dict[Seat, str] = {}
        for side, number in numbers.items():
            if place[0] in self.plan.sections:
                pair = self.plan.contestant(place[0], side, number)
                names.update(zip(side.seats, self.plan.players.get(pair, ("", "")), strict=True))
        return four_names(names)

    def _letter(self, section: int) -> str:
        known = self.plan.sections.get(section)
        return known.letter if known is not None and len(self.plan.sections) > 1 else ""


def _calls(rows: list[SentAction], problems: list[Text]) -> Iterator[tuple[Seat, Call]]:
    for row in rows:
        seat = SEAT_OF_LETTER.get(row.direction[:1])
        try:
            call = parse_call(row.what.rstrip("!*"), any_level=True)
        except NotationError as error:
            problems.append(error.text)
            continue
        if seat is None:
            problems.append(tr("nobody knows who called {call}", call=call))
            continue
        yield seat, call


def _result(
    row: Received | None, called: Contract | None, auction: Auction, problems: list[Text]
) -> tuple[Contract | None, int | None]:
    """The contract and declarer's tricks as they were entered, or the contract as it was called."""
    if row is None:
        return called, None
    try:
        outcome = outcome_of(row)
    except Refusal as error:
        problems.append(error.text)
        return called, None
    given = outcome.contract if isinstance(outcome, Played) else None
    differs = called is not None and auction.is_over and outcome is not None and called != given
    if differs:
        shown = PASS if given is None else given
        problems.append(tr("the contract is given as {given}, but the auction has {called}",
                           given=shown, called=called))  # fmt: skip
    if isinstance(outcome, Played):
        return outcome.contract, outcome.tricks
    return (None if isinstance(outcome, PassedOut) else called), None


def _with_play(record: Record, board: _Board, problems: list[Text]) -> Record:
    contract = record.contract
    lead = "" if board.received is None else board.received.lead
    if not board.cards and not lead:
        return record
    if contract is None:
        problems.append(tr("cards are played without a contract"))
        return replace(record, is_broken_off=True)
    play = Following(record.deal, contract, problems)
    if not board.cards:
        _add(play, lead, contract.declarer.lho)
        return replace(record, play=tuple(play.play), is_broken_off=True)
    for made in board.cards:
        _add(play, made.what, SEAT_OF_LETTER.get(made.direction[:1]))
    record = replace(record, play=tuple(play.play), is_broken_off=play.is_broken_off)
    if record.result is None or play.is_broken_off:
        return record
    won = record.tricks_won(contract.declarer.side)
    wrong = tricks_problem(record.result, won, record.left)
    if wrong is not None:
        problems.append(wrong)
    return replace(record, claimed=record.result if record.left else None)


def _add(play: Following, card: str, by: Seat | None) -> None:
    try:
        play.add(Card.parse(card), by)
    except NotationError as error:
        if not play.is_broken_off:
            play.break_off(error.text)
