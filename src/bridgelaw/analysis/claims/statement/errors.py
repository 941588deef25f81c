"""What is said when a statement cannot be read: which part of it, why, and what can be said."""

from __future__ import annotations

from typing import Any

from bridgelaw.locale.text import Text, tr
from bridgelaw.reading.errors import Misread

CAN_BE_SAID = tr(
    "draw trumps; draw two rounds of trumps; cash spades from the top; run the clubs; CA then CK; "
    "ruff a heart in dummy; crossruff; cross in diamonds; back to hand with a trump; finesse spade "
    "queen through West; throw a heart on the club; give up a diamond; the rest are good"
)
_MOST = 200
"""Nobody reads a longer quotation."""


class NotAStatement(Misread):
    """What claimer said, and the part of it that was not understood.

    >>> from bridgelaw.analysis import read_statement
    >>> from bridgelaw.game import Seat, Suit
    >>> south = Seat.SOUTH
    >>> try:
    ...     read_statement("xyzzy", claimer=south, declarer=south, trump=Suit.SPADES)
    ... except NotAStatement as error:
    ...     print(error.quoted)
    xyzzy
    """

    def __init__(self, source: str, start: int, end: int, problem: Text) -> None:
        self.problem = problem
        super().__init__(
            source,
            start,
            end,
            tr(
                "Cannot read “{part}” in the statement “{text}”, at character {place}: {problem} "
                "What can be said, with a comma or “then” in between: {examples}.",
                part=_short(source[start:end]),
                text=_short(source),
                place=start + 1,
                problem=problem,
                examples=CAN_BE_SAID,
            ),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return NotAStatement, (self.source, self.start, self.end, self.problem)


def _short(words: str) -> str:
    return words if len(words) <= _MOST else words[: _MOST - 1] + "…"


UNKNOWN = tr("these words are not known.")
SQUEEZE = tr(
    "squeezes and endplays are not understood. The director judges such a line by naming the "
    "cards that are played."
)
IF = tr(
    "a line that depends on how the cards lie is not understood. The director judges it by naming "
    "the cards that are played."
)
NOT = tr("only what is done can be read, not what is not done.")
NO_TRUMPS = tr("there are no trumps.")
NOT_TRUMPS = tr("only trumps are drawn.")
CANNOT_BE_RUFFED = tr("trumps cannot be ruffed.")
WHICH_SUIT = tr("say which suit.")
WHICH_CARD = tr("say which card, as in: finesse spade queen.")
WHICH_CARDS = tr("say which suit or cards.")
HOW_MANY = tr("say how many.")
UNTIL_WHEN = tr("say until when, as in: the heart ace last.")
WHERE_TO = tr("say in which suit, or to which hand.")
WHAT_IS_DONE = tr("say what is done with it.")
NOT_HERE = tr("it does not fit here.")
NO_FINESSE = tr("no finesse was spoken of before.")
DEFENDER = tr("a defender speaks only for the cards in their own hand.")
NOT_AN_OPPONENT = tr("a finesse goes through an opponent.")
