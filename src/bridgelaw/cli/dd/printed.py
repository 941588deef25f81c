"""The findings on a terminal."""

from __future__ import annotations

from itertools import groupby

from bridgelaw.analysis.tables import TrickTable
from bridgelaw.cli.common.paper import Column, Paper, PaperRow
from bridgelaw.cli.dd.findings import MadeContract, Tabled, Valued
from bridgelaw.game import DENOMINATIONS, Denomination, Seat, Side, Trick
from bridgelaw.locale import tr
from bridgelaw.scoring.numbers import signed
from bridgelaw.scoring.outcomes import VULNERABLE
from bridgelaw.scoring.words import outcome_text

_ROWS = (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)


def show_board(paper: Paper, tabled: Tabled) -> None:
    """A board of a file."""
    board = tabled.board
    title = tr("Board {number}", number=board.number)
    if board.number is None:
        title = tr("Record {number}", number=board.record)
    vulnerable = VULNERABLE[board.vulnerability]
    paper.line(tr("{board}; {vulnerable}", board=title, vulnerable=vulnerable), "bold")
    if tabled.table is not None:
        show_table(paper, tabled.table)
    for made in tabled.made:
        paper.line(
            tr("{result}: {score} for {side}", result=outcome_text(made.result),
               score=signed(made.scores[made.result.contract.declarer.side]),
               side=made.result.contract.declarer.side)
        )  # fmt: skip
    for problem in tabled.problems:
        paper.line(problem, "red")
    paper.line()


def show_table(paper: Paper, table: TrickTable) -> None:
    """The twenty cells."""
    paper.table(
        [
            Column(tr("tricks"), is_number=False),
            *(Column(denomination.symbol.rjust(2)) for denomination in DENOMINATIONS),
        ],
        (
            PaperRow(
                (
                    paper.language.value(declarer),
                    *(str(table[declarer, denomination]) for denomination in DENOMINATIONS),
                )
            )
            for declarer in _ROWS
        ),
    )


def _show_made(paper: Paper, made: MadeContract) -> None:
    """What a contract makes."""
    head = tr("{result}; {vulnerable}", result=outcome_text(made.result),
              vulnerable=VULNERABLE[made.vulnerability])  # fmt: skip
    paper.line(head, "bold")
    paper.line(tr("Tricks of declarer: {tricks}", tricks=made.result.tricks))
    for side, score in made.scores.items():
        paper.line(tr("{side}: {score}", side=side, score=signed(score)))
    paper.line()


def show_values(paper: Paper, valued: Valued) -> None:
    """What the contract makes, the value of every card, and a line of best play."""
    if valued.made is not None:
        _show_made(paper, valued.made)
    position = valued.position
    denomination = Denomination.NOTRUMP if position.trump is None else position.trump.denomination
    paper.line(
        tr("{seat} to play in {denomination}; tricks left: {left}", seat=position.turn,
           denomination=denomination, left=position.left),
        "bold",
    )  # fmt: skip
    if position.trick:
        paper.line(tr("In the trick: {cards}", cards=_plays(Trick(position.played))))
    paper.line(
        tr("With best play: {first} to North-South, {second} to East-West",
           first=valued.tricks[Side.NS], second=valued.tricks[Side.EW])
    )  # fmt: skip
    paper.line()
    rows: list[PaperRow] = []
    for value, cards in groupby(valued.values, key=lambda card: valued.values[card]):
        words = " ".join(card.symbols for card in cards)
        rows.append(PaperRow((str(value), words), "" if rows else "bold"))
    heading = tr("tricks of {side}", side=position.turn.side)
    paper.table([Column(heading), Column(tr("cards"), is_number=False)], rows)
    paper.line()
    paper.line(tr("A line on which nobody makes a mistake:"))
    for trick in valued.line.tricks:
        assert trick.winner is not None
        paper.line(
            "  " + paper.said(tr("{cards}: {winner}", cards=_plays(trick), winner=trick.winner))
        )


def _plays(trick: Trick) -> str:
    return ", ".join(f"{seat} {card.symbols}" for seat, card in trick.cards)
