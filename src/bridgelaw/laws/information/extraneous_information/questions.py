"""Law 16D: what is asked."""

from bridgelaw.laws.common import stages
from bridgelaw.laws.law import SEAT_OPTIONS, Answers, Choice, answers, tr, yes_or_no

WHO = Choice(
    key="who",
    law="16D1",
    heading=tr("Who has the information?"),
    why=tr("Best that player tells you, and nobody else hears it."),
    options=SEAT_OPTIONS,
)


class Came(Answers):
    """From where the information came."""

    ELSEWHERE = "16D1", tr("Overheard, a wrong hand, another table")
    CARD = "24", tr("Another player's card shown here")
    DEAL = "6D1", tr("A card seen in the deal")
    COUNT = "13", tr("A hand had too many cards")


CAME = Choice(
    key="came",
    law="16D1",
    heading=tr("Where did the information come from?"),
    why=tr("Other laws rule on what was seen in the deal, or in a hand of the wrong size."),
    options=answers(Came),
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


class Course(Answers):
    """What the director does."""

    SEATS = "16D2(a)", tr("Change seats")
    REDEAL = "16D2(b)", tr("Deal the board again")
    PLAY = "16D2(c)", tr("Play it, and perhaps adjust")
    ADJUST = "16D2(d)", tr("Cancel it: an adjusted score")


COURSE = Choice(
    key="course",
    law="16D2",
    heading=tr("Which way do you choose?"),
    why=tr(
        "Seats (who knows a hand then holds it) and a new deal only if the form of the "
        "event allows it; in a team match no board is dealt again once the rest of the "
        "result could be known (86A)."
    ),
    options=answers(Course),
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
