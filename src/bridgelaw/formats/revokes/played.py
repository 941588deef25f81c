"""A board with its revokes, what it comes to by each law, and how that is entered."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from dataclasses import dataclass

from bridgelaw.analysis.revokes import Advice, RecordedPlay, Revoke, Weighed
from bridgelaw.game import Contract, Side, Vulnerability
from bridgelaw.locale import Text
from bridgelaw.scoring.outcomes import Played, score_of


@dataclass(frozen=True, slots=True)
class PlayedBoard:
    """A board that was played, and the revokes in its play."""

    label: str
    """What the file calls it."""
    number: int | None
    vulnerability: Vulnerability
    contract: Contract
    play: RecordedPlay
    revokes: tuple[Revoke, ...]


@dataclass(frozen=True, slots=True)
class NotPlayed:
    """A board of a file that tells nothing about revokes, and why."""

    label: str
    why: Text


Board = PlayedBoard | NotPlayed


@dataclass(frozen=True, slots=True)
class Counted:
    """A result of the board, with the law that gives it."""

    result: Played
    ns: int
    """North-South's score."""
    law: str = ""


@dataclass(frozen=True, slots=True)
class RevokeResults:
    """The contract with each measure; `None` where that is not known."""

    at_table: Counted | None = None
    with_automatic: Counted | None = None
    with_equity: Counted | None = None
    with_others: tuple[Counted, ...] = ()
    """With other legal cards than the one that is taken to be normal, where that brings more."""
    is_larger: bool = False
    """Is equity more than the automatic tricks?"""


def results_of(board: PlayedBoard, weighed: Weighed) -> RevokeResults:
    """Only of a whole board: of an ending the tricks before it are not known."""
    if board.play.unseen or weighed.rest is None:
        return RevokeResults()
    side = board.contract.declarer.side

    def counted(tricks: int, law: str = "") -> Counted:
        result = Played(board.contract, tricks)
        return Counted(result, score_of(result, board.vulnerability), law)

    laws = [one.automatic.clause for one in weighed.established if one.automatic.tricks]
    at_table = counted(weighed.at_table(side))
    automatic = counted(weighed.with_automatic(side), laws[-1] if laws else "")
    if weighed.advice not in (Advice.ENOUGH, Advice.EQUITY):
        return RevokeResults(at_table, automatic)
    return RevokeResults(
        at_table,
        automatic,
        counted(weighed.with_equity(side), _law(weighed)),
        tuple(counted(tricks, _law(weighed)) for tricks in _others(weighed, side)),
        weighed.advice is Advice.EQUITY,
    )


def _law(weighed: Weighed) -> str:
    one = weighed.deciding
    assert one is not None
    return one.clause


def _others(weighed: Weighed, side: Side) -> list[int]:
    """Declarer's tricks with the other legal cards, where the other side would be damaged."""
    one = weighed.deciding
    assert one is not None
    assert one.equity is not None
    other = one.revoke.side.other
    have = weighed.with_automatic(other)
    follows = {follow.total for follow in one.equity.follows if follow.total > have}
    totals = sorted(follows - {one.equity.total})
    if side is other:
        return totals
    return [weighed.play.size - total for total in totals]


def commands_of(board: PlayedBoard, results: RevokeResults) -> Iterator[str]:
    """How each result that is not the one at the table is entered, and one with weights."""
    table, automatic, equity = results.at_table, results.with_automatic, results.with_equity
    if table is not None and automatic is not None and automatic.result != table.result:
        yield _command(board, automatic)
    if equity is not None:
        if results.is_larger:
            yield _command(board, equity)
        if results.with_others:
            yield _command(board, equity, *results.with_others)


def _command(board: PlayedBoard, *counted: Counted) -> str:
    """The command that puts a result, or several with equal weights, into a file of results."""
    texts = [str(one.result) for one in counted]
    award = texts[0]
    if len(texts) > 1:
        award = ", ".join(f"1/{len(texts)} {text}" for text in texts)
    words = ["bridgelaw", "adjust", "RESULTS", "--board", str(board.number or "BOARD"),
             "--table", "TABLE", "--both", award, "--law", counted[0].law]  # fmt: skip
    return shlex.join(words)
