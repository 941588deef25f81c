"""What `bridgelaw dd` does: the boards of a file, a deal, or a position are solved."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import click

from bridgelaw.analysis.position import ImpossiblePosition, Position
from bridgelaw.analysis.solver.find import find_solver
from bridgelaw.analysis.tables import hands_of, trick_table
from bridgelaw.cli.common.output import Exit, stop, write_json
from bridgelaw.cli.common.paper import Paper
from bridgelaw.cli.common.spinner import Spinner
from bridgelaw.cli.dd.as_json import boards_json, table_json, valued_json
from bridgelaw.cli.dd.findings import DealtBoard, Tabled, tabled, valued
from bridgelaw.cli.dd.printed import show_board, show_table, show_values
from bridgelaw.formats.records import Record, read_records
from bridgelaw.game import (
    SEATS,
    Card,
    Contract,
    Deal,
    Denomination,
    Hand,
    NotationError,
    Seat,
    Suit,
    Vulnerability,
)
from bridgelaw.game.calls import HIGHEST_LEVEL
from bridgelaw.game.spelling import SEAT_SPELLINGS, plain
from bridgelaw.locale import Language, Refusal, tr
from bridgelaw.scoring.outcomes import Played


class NotEnough(Refusal):
    """A question that leaves something open which is not in the deal."""


def run_dd(
    *,
    words: tuple[str, ...],
    board: int | None,
    contract: str | None,
    vulnerable: str | None,
    trump: str | None,
    leader: str | None,
    trick: str | None,
    as_json: bool,
    language: Language,
) -> Exit:
    """Reads, solves and shows."""
    of_a_deal = {"--trump": trump, "--leader": leader, "--trick": trick, "--vul": vulnerable}
    try:
        wanted = None if contract is None else _contract(contract)
        if is_file(words):
            for option, value in of_a_deal.items():
                if value is not None:
                    wrong = tr("{option} goes with a deal, not with a file", option=option)
                    raise click.UsageError(language.say(wrong))
            return _boards(boards_of(words[0], board), wanted, as_json, language)
        if board is not None:
            raise click.UsageError(language.tr("--board goes with a file, not with a deal"))
        deal = Deal.parse(" ".join(words))
        if wanted is None and not any(of_a_deal.values()):
            _table(whole(deal), as_json, language)
        else:
            vulnerability = Vulnerability.parse(vulnerable or "none")
            position = position_of(deal, wanted, trump, leader, trick)
            with Spinner(language).step(tr("Trying all cards …")):
                values = valued(find_solver(), position, wanted, vulnerability)
            if as_json:
                write_json(valued_json(values))
            else:
                show_values(Paper(language), values)
    except (ValueError, OSError) as error:
        stop(Exit.INPUT, language.explain(error))
    return Exit.OK


def _contract(text: str) -> Contract:
    """A contract that there is: the Laws know no bid of more than seven."""
    return Played(Contract.parse(text), 0).contract


def _table(deal: Deal, as_json: bool, language: Language) -> None:
    with Spinner(language).step(tr("Trying all cards …")):
        table = trick_table(find_solver(), deal)
    if as_json:
        write_json({"deal": str(deal), "table": table_json(table)})
    else:
        show_table(Paper(language), table)


def _boards(
    boards: tuple[DealtBoard, ...], contract: Contract | None, as_json: bool, language: Language
) -> Exit:
    """One board after the other; Ctrl-C ends it, and what is done stays."""
    solver = find_solver()
    paper, spinner = Paper(language), Spinner(language)
    done: list[Tabled] = []
    try:
        for number, board in enumerate(boards, 1):
            asked = board if contract is None else replace(board, contracts=(contract,))
            words = tr("Board {number} of {count} …", number=number, count=len(boards))
            with spinner.step(words):
                one = tabled(solver, asked)
            done.append(one)
            if not as_json:
                show_board(paper, one)
    except KeyboardInterrupt:
        words = tr("Stopped: {done} of {count} boards are done.", done=len(done), count=len(boards))
        click.echo(language.say(words), err=True)
    left = len(boards) - len(done)
    if as_json:
        write_json(boards_json(done, left, language))
    if left:
        return Exit.UNANSWERED
    return Exit.OK if any(one.table for one in done) else Exit.INPUT


def is_file(words: tuple[str, ...]) -> bool:
    """Is this a file's name, and not a deal? A file that exists always is."""
    if len(words) == 1 and (words[0] == "-" or _exists(words[0])):
        return True
    text = " ".join(words)
    if ":" in text:
        return False
    raise NotEnough(tr("“{text}” is neither a file nor a deal as in N:AKQ.… … … …", text=text))


def _exists(name: str) -> bool:
    try:
        return Path(name).exists()
    except (OSError, ValueError):  # too long for a name, or a letter that no name has
        return False


def boards_of(path: str, number: int | None) -> tuple[DealtBoard, ...]:
    """The boards of a file, or only the one with that number."""
    records = read_records(path)
    if number is not None:
        records = tuple(record for record in records if record.board.id == number)
        if not records:
            raise NotEnough(tr("{path} has no board {number}.", path=path, number=number))
    same: dict[tuple[object, ...], list[Record]] = {}
    for record in records:
        # A traveller has the same board many times. Damaged ones stay apart, each with its reason.
        is_whole = record.deal.is_complete
        key = record.board.id, record.deal, None if is_whole else record.source.number
        same.setdefault(key, []).append(record)
    return tuple(_together(several) for several in same.values())


def _together(records: list[Record]) -> DealtBoard:
    first = records[0]
    contracts = dict.fromkeys(record.contract for record in records)
    return DealtBoard(
        first.board.id,
        first.source.number,
        first.deal,
        first.board.vulnerability,
        tuple(one for one in contracts if one is not None and one.bid.level <= HIGHEST_LEVEL),
        () if first.deal.is_complete else first.problems,
    )


def whole(deal: Deal) -> Deal:
    """A deal that has a table; an ending is told what else to give."""
    counts = {len(hand) for hand in hands_of(deal)}
    if len(counts) == 1 and counts < set(range(13)):
        raise NotEnough(
            tr("That is an ending: give --trump and --leader to see the value of each card.")
        )
    return deal


def position_of(
    deal: Deal, contract: Contract | None, trump: str | None, leader: str | None, trick: str | None
) -> Position:
    """The position that the options describe."""
    if contract is not None:
        trumps: Suit | None = contract.denomination.suit
    elif trump is not None:
        trumps = Denomination.parse(trump).suit
    else:
        raise NotEnough(tr("What are the trumps? Give --trump or --contract."))
    first = None if leader is None else Seat.parse(leader)
    players, cards = _read_trick(trick or "")
    if first is None and players:
        first = players[0]
    if first is None and contract is not None and deal.is_complete:
        first = contract.declarer.lho
    if first is None:
        raise NotEnough(tr("Who leads? Give --leader, or the player in --trick."))
    for place, player in enumerate(players):
        due = SEATS[(first.index + place) % 4]
        if player is not None and player is not due:
            raise ImpossiblePosition(
                tr("In the trick it is {due}'s turn, not {player}'s.", due=due, player=player)
            )
    position = Position(_without(deal, first, cards), trumps, first, cards)
    if not len(position.legal):
        raise NotEnough(tr("There is no card left to be played."))
    return position


def _read_trick(text: str) -> tuple[list[Seat | None], tuple[Card, ...]]:
    """`W SA, N S2`, also without the players or the commas: who played what, as far as it says."""
    players: list[Seat | None] = []
    cards: list[Card] = []
    player: Seat | None = None
    for word in text.replace(",", " ").replace("、", " ").split():
        if plain(word) in SEAT_SPELLINGS and player is None:
            player = Seat.parse(word)
        else:
            players.append(player)
            cards.append(Card.parse(word))
            player = None
    if player is not None:
        raise NotationError(text, "a card after each player, as in W SA, N S2")
    return players, tuple(cards)


def _without(deal: Deal, leader: Seat, cards: Iterable[Card]) -> tuple[Hand, Hand, Hand, Hand]:
    """The hands without the cards of the trick: a deal may be written with them or without."""
    hands = list(hands_of(deal))
    for place, card in enumerate(cards):
        owner, player = deal.owner(card), SEATS[(leader.index + place) % 4]
        if owner is player:
            hands[player.index] -= Hand.of([card])
        elif owner is not None:
            raise ImpossiblePosition(
                tr("{player} cannot have played {card}: {owner} has it.",
                   player=player, card=card, owner=owner)
            )  # fmt: skip
    north, east, south, west = hands
    return north, east, south, west
