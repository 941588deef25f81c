"""Records out of a LIN text: one board as people save it, or many as from a broadcast."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

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
from bridgelaw.formats.oddities import Oddity, OddKind
from bridgelaw.formats.recording import (
    Followed,
    Following,
    board_of,
    contract_of,
    deal_of,
    four_names,
    tricks_problem,
)
from bridgelaw.formats.records import Record, Source
from bridgelaw.formats.regular import regular_auction, regular_play
from bridgelaw.game import Auction, Call, Card, Contract, Deal, NotationError
from bridgelaw.locale import Text, tr

_OF_THE_BOARD = frozenset(("qx", "pn", "st", "ah", "bn", "md", "sv"))


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

    def take(self, name: str, value: str) -> None:
        """What one of the commands before the auction says."""
        match name:
            case "qx":
                self.room = value
            case "pn":
                self.players = value
            case "ah":
                self.heading = value
            case "bn":
                # A list of numbers heads a broadcast, whose boards have their own.
                self.heading = self.heading or ("" if "," in value else value)
            case "md":
                self.deal = value
            case "sv":
                self.vulnerable = value

    @property
    def has_action(self) -> bool:
        return bool(self.calls or self.cards or self.claim)


def lin_records(text: str, name: str) -> Iterator[Record]:
    """Every board of a LIN text, one after the other."""
    boards = (board for board in _boards(text) if board.deal is not None or board.has_action)
    return (_record(board, name, at) for at, board in enumerate(boards, 1))


def _boards(text: str) -> Iterator[_Board]:
    board = _Board()
    for name, value in commands(text):
        if name == "pc":
            board.cards.append(value)
            if board.claim is not None:
                board.goes_on = True
        elif name == "mb":
            board.calls.append(value)
        elif name == "mc":
            board.claim = value
        elif name in _OF_THE_BOARD:
            if _begins_another(board, name, value):
                yield board
                board = _Board(board.players)
            board.take(name, value)
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


def _record(board: _Board, name: str, at: int) -> Record:
    problems: list[Text] = []
    given = board.deal or ""
    on_board = board_of(
        number_in(board.heading) or number_in(board.room),
        dealer_of(given),
        None if board.vulnerable is None else vulnerability_of(board.vulnerable),
        problems,
    )
    calls = _calls(board, problems)
    deal = _deal(given, problems)
    regular = regular_auction(on_board.first_to_call, calls) if calls else None
    if regular is not None:
        contract = regular.contract
    else:
        contract = contract_of(Auction.of(on_board.first_to_call, calls), problems)
    play = _play(board, deal, contract, problems)
    claimed = _claimed(board, play, contract, problems)
    return Record(
        on_board,
        deal,
        tuple(calls),
        contract,
        play.cards,
        claimed,
        claimed,
        _names(board),
        is_broken_off=play.is_broken_off,
        source=Source(name, at, board.heading or board.room),
        problems=tuple(problems),
    )


def _calls(board: _Board, problems: list[Text]) -> list[Call]:
    calls: list[Call] = []
    for value in board.calls:
        try:
            calls += calls_of(value)
        except NotationError as error:
            problems.append(error.text)
    return calls


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


def _play(board: _Board, deal: Deal, contract: Contract | None, problems: list[Text]) -> Followed:
    if not board.cards:
        return Followed.nothing(deal)
    if contract is None:
        words = tr("cards are played without a contract")
        problems.append(Oddity.of(OddKind.PLAY_WITHOUT_CONTRACT, words))
        return Followed.nothing(deal, is_broken_off=True)
    cards: list[Card] = []
    wrong: NotationError | None = None
    for value in board.cards:
        try:
            cards += cards_of(value)
        except NotationError as error:
            wrong = error
            break
    if wrong is None:
        regular = regular_play(deal, contract, cards)
        if regular is not None:
            return Followed(regular.play, regular.won, regular.left)
    play = Following(deal, contract, problems)
    for card in cards:
        play.add(card)
    if wrong is not None:
        play.break_off(wrong.text)
    return play.followed()


def _claimed(
    board: _Board, play: Followed, contract: Contract | None, problems: list[Text]
) -> int | None:
    """Declarer's tricks in all, where the play ended with a claim."""
    if board.claim is None:
        return None
    try:
        claimed = tricks_in(board.claim)
    except NotationError as error:
        problems.append(error.text)
        return None
    if board.goes_on:
        words = tr("cards are played after the claim")
        problems.append(Oddity.of(OddKind.PLAY_AFTER_CLAIM, words))
    if contract is not None and not play.is_broken_off:
        wrong = tricks_problem(claimed, play.won, play.left)
        if wrong is not None:
            problems.append(wrong)
    return claimed
