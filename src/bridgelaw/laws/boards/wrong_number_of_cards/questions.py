"""Laws 13 and 14: what is asked."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.cards import Card
from bridgelaw.game.errors import NotationError
from bridgelaw.game.seats import Seat
from bridgelaw.laws.common import stages
from bridgelaw.laws.law import (
    SEAT_OPTIONS,
    Answers,
    CardQuestion,
    Choice,
    Question,
    Text,
    answers,
    tr,
    yes_or_no,
)


class Count(Answers):
    """What the count of the four hands gave."""

    LONG_AND_SHORT = "13", tr("One hand long, another short")
    SURPLUS = "13C", tr("One hand long, none short")
    SHORT = "14", tr("One hand short, none long")
    TWICE = "1", tr("Thirteen each, but one card twice")
    RIGHT = "7B2", tr("Thirteen each")


class Stray(Answers):
    """Where the card is that is no part of the deal."""

    HELD = "in the hand", tr("No, not played")
    IN_TRICK = "in the trick in progress", tr("Yes, to the trick in progress")
    QUITTED = "in a quitted trick", tr("Yes, to a quitted trick")


Moves = tuple[tuple[Card, Seat | None], ...]
"""Cards, each with the hand that it goes to; none where only one hand is short."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MovesQuestion(Question[Moves]):
    """A question for cards that change hands: `S4`, or `S4 E, H2 W` where several are short."""

    def read(self, answer: str) -> Moves:
        try:
            found = tuple(_move(part) for part in answer.replace("、", ",").split(",") if part)
        except NotationError as error:
            raise self.misfit(answer) from error
        if not found:
            raise self.misfit(answer)
        return found

    @property
    def expected(self) -> Text:
        return tr("cards, each with the seat it goes to if there are several: S4, or S4 E, H2 W")


def _move(part: str) -> tuple[Card, Seat | None]:
    words = part.split()
    if len(words) not in (1, 2):
        raise NotationError(part, "a card and a seat")
    return Card.parse(words[0]), Seat.parse(words[1]) if len(words) == 2 else None


COUNTED = Choice(
    key="counted",
    law="7B2",
    heading=tr("What did the count give?"),
    why=tr(
        "Law 13 is for a hand with more than thirteen cards, Law 14 for a short hand when none is "
        "too long. A card too many that nobody lacks is no part of the deal (13C)."
    ),
    say=(tr("Nobody calls or plays. Count your cards face down, with those already played."),),
    options=answers(Count),
)

STRAY = Choice(
    key="stray",
    law="13C",
    heading=tr("Was the surplus card played?"),
    why=tr(
        "It is taken away whenever it is found, and everything stands. Only if it was played to a "
        "trick that is quitted may the score be adjusted."
    ),
    options=answers(Stray),
)

STRAY_CARD = CardQuestion(
    key="stray_card",
    law="13C",
    heading=tr("Which card is no part of the deal?"),
    why=tr("It is the one that is there twice, or has another back."),
)

STRAY_MATTERED = yes_or_no(
    key="stray_mattered",
    law="13C",
    heading=tr("Did that card affect the result?"),
    why=tr("Compare with the trick and the play as they would have been without it."),
)

PLAY_OVER = yes_or_no(
    key="play_over",
    law="13D",
    heading=tr("Is the play over?"),
    why=tr("A result that was made with a hand too long and another too short is cancelled."),
    stage=stages.PLAY_OVER,
)

CALLED = yes_or_no(
    key="called",
    law="13A",
    heading=tr("Has a player with a wrong hand called?"),
    why=tr(
        "Only the calls of the players whose hands have too many or too few cards matter. Calls by "
        "players with thirteen cards do not count here."
    ),
)

JUST_DEALT = yes_or_no(
    key="just_dealt",
    law="6D1",
    heading=tr("Just dealt here, and nobody has called?"),
    why=tr(
        "Before the auction first begins on a board, one that was wrongly dealt is shuffled and "
        "dealt anew. A board that was played elsewhere, or was dealt beforehand for several "
        "tables, is put right instead."
    ),
)

SEEN = yes_or_no(
    key="seen",
    law="13A",
    heading=tr("Has somebody seen another hand's card?"),
    why=tr(
        "If nobody has, the board is simply played. If somebody has, it is played too, and they "
        "may use what they saw; you look at the result afterwards."
    ),
    say=(tr("Has anybody seen a card of another hand? Please do not say which."),),
)

PLAYABLE = yes_or_no(
    key="playable",
    law="13B",
    heading=tr("Can the board be put right and played?"),
    why=tr(
        "You decide, and not the players. No call is changed. If the calls on the wrong hands have "
        "made normal play impossible, the board gets an adjusted score."
    ),
    yes=tr("Yes, put right and played"),
    no=tr("No, an adjusted score"),
)

MOVED = MovesQuestion(
    key="moved",
    law="13",
    heading=tr("Which cards go from the long hand to the short?"),
    why=tr(
        "Take them from the hand record, or from a player who has held the hand before. Nobody "
        "else sees them."
    ),
)

WHO = Choice(
    key="who",
    law="14A",
    heading=tr("Whose hand is short?"),
    why=tr("What is put back is unauthorised for the partner of this player alone."),
    options=SEAT_OPTIONS,
)

MISSING_CARD = CardQuestion(
    key="missing_card",
    law="14A",
    heading=tr("Which card of {offender} is missing?"),
    why=tr("It counts as having been in the hand all the time."),
)

FACE_UP = yes_or_no(
    key="face_up",
    law="24",
    heading=tr("Did it lie face up in {partner}'s sight?"),
    why=tr(
        "A card of one's own that lies face up during the auction is for Law 24; one that was seen "
        "before the first call for Law 16D."
    ),
)
