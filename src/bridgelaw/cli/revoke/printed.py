"""The findings on a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bridgelaw.analysis.revokes import Weighed
from bridgelaw.analysis.revokes.words import happened, recommendation, revoke_lines
from bridgelaw.cli.common.paper import Paper
from bridgelaw.formats.revokes.played import (
    NotPlayed,
    PlayedBoard,
    RevokeResults,
    commands_of,
    results_of,
)
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.numbers import signed
from bridgelaw.scoring.outcomes import VULNERABLE
from bridgelaw.scoring.words import outcome_text


def show_board(paper: Paper, board: PlayedBoard, weighed: Weighed) -> None:
    """Every revoke law by law, then the whole board."""
    paper.line(_title(board), "bold")
    if board.play.unseen:
        paper.line(
            tr(
                "This is a part of a board: its tricks are counted from 1, and of the rest "
                "nothing is known."
            )
        )
    if not weighed.revokes:
        paper.line(tr("Nobody has revoked."))
    elif not board.play.is_over and weighed.rest is not None:
        paper.line(
            tr(
                "The play has not ended: of the tricks left declarer is taken to get {tricks}, "
                "double dummy.",
                tricks=weighed.rest,
            )
        )
    for one in weighed.revokes:
        paper.line()
        paper.line(happened(one))
        for words in revoke_lines(weighed, one):
            paper.bullet(words)
    if weighed.revokes:
        paper.line()
        paper.line(recommendation(weighed), "bold")
        _show_results(paper, board, results_of(board, weighed))
    paper.line()


def show_not_played(paper: Paper, boards: Iterable[NotPlayed]) -> None:
    """Why boards tell nothing; a file of results has many without a play."""
    for why, count in Counter(board.why for board in boards).items():
        paper.line(tr("{why}: {count} boards", why=why, count=count), "red")


def _title(board: PlayedBoard) -> Text:
    vulnerable = VULNERABLE[board.vulnerability]
    if not board.label:
        return tr("{contract}; {vulnerable}", contract=board.contract, vulnerable=vulnerable)
    return tr(
        "Board {board}: {contract}; {vulnerable}",
        board=board.label,
        contract=board.contract,
        vulnerable=vulnerable,
    )


def _show_results(paper: Paper, board: PlayedBoard, results: RevokeResults) -> None:
    for title, measured in (
        (tr("At the table"), results.at_table),
        (tr("With what moves by itself"), results.with_automatic),
        (tr("By equity"), results.with_equity),
    ):
        if measured is not None:
            paper.line(
                tr(
                    "{measure}: {result}: {score} for North-South",
                    measure=title,
                    result=outcome_text(measured.result),
                    score=signed(measured.ns),
                )
            )
    commands = list(commands_of(board, results))
    if commands:
        paper.line(
            tr("At the score desk, with your file of results for RESULTS and the table for TABLE:")
        )
    for command in commands:
        paper.command(command)
    if results.with_others:
        paper.line(tr("The weights are yours: the last command has them equal (12C1(c))."))
