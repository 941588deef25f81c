"""Law 16D: what is asked."""

from __future__ import annotations

from enum import Enum

from bridgelaw.laws.common import stages
from bridgelaw.laws.law import SEAT_OPTIONS, Choice, Option, tr, yes_or_no

WHO = Choice(
    key="who",
    law="16D1",
    heading=tr("Who has the information?"),
    why=tr("Best that player tells you, and nobody else hears it."),
    options=SEAT_OPTIONS,
)


class Came(Enum):
    """From where the information came."""

    DEAL = "6D1"
    COUNT = "13"
    CARD = "24"
    ELSEWHERE = "16D1"


CAME = Choice(
    key="came",
    law="16D1",
    heading=tr("Where did the information come from?"),
    why=tr("Other laws rule on what was seen in the deal, or in a hand of the wrong size."),
    options=(
        Option("elsewhere", Came.ELSEWHERE,
               tr("Overheard, a wrong hand, another table")),
        Option("card", Came.CARD, tr("Another player's card shown here")),
        Option("deal", Came.DEAL, tr("A card seen in the deal")),
        Option("count", Came.COUNT, tr("A hand had too many cards")),
    ),
)  # fmt: skip

OVER = yes_or_no(
    key="play_over",
    law="16D2(c)",
    heading=tr("Is the play over?"),
    why=tr("Then it is seen whether the information affected the result."),
    stage=stages.BOARD_OVER,
)

BEGUN = yes_or_no(
    key="begun",
    law="16D3",
    heading=tr("Has anybody called?"),
    why=tr("Before the first call there are four ways, after it two."),
)

INTERFERES = yes_or_no(
    key="interferes",
    law="16D2",
    heading=tr("Is it likely to interfere with normal play?"),
    why=tr("Ask away from the table what exactly the player knows."),
    away=True,
    no=tr("No, it is of no use"),
)


class Course(Enum):
    """What the director does."""

    SEATS = "16D2(a)"
    REDEAL = "16D2(b)"
    PLAY = "16D2(c)"
    ADJUST = "16D2(d)"


COURSE = Choice(
    key="course",
    law="16D2",
    heading=tr("Which way do you choose?"),
    why=tr(
        "Seats (who knows a hand then holds it) and a new deal only if the form of the "
        "event allows it; in a team match no board is dealt again once the rest of the "
        "result could be known (86A)."
    ),
    options=(
        Option("seats", Course.SEATS, tr("Change seats")),
        Option("redeal", Course.REDEAL, tr("Deal the board again")),
        Option("play", Course.PLAY, tr("Play it, and perhaps adjust")),
        Option("adjust", Course.ADJUST, tr("Cancel it: an adjusted score")),
    ),
)

CAME_LATER = yes_or_no(
    key="came_later",
    law="16D3",
    heading=tr("Did it come after the first call?"),
    why=tr("What came later is ruled under a clause of its own; the result is looked at alike."),
    usually="no",
    unusual=tr("It came after the first call"),
)

AFFECTED = yes_or_no(
    key="affected",
    law="16D2(c)",
    heading=tr("Did the information affect the result?"),
    why=tr("Could it well have been another one without it?"),
)
