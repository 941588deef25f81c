"""Law 73D, 73E: what is asked."""

from bridgelaw.laws.common import stages
from bridgelaw.laws.law import SEAT_OPTIONS, Answers, Choice, answers, tr, yes_or_no

WHO = Choice(
    key="who",
    law="73E2",
    heading=tr("Whose tempo, manner or question was it?"),
    why=tr("The other side may have been misled by it."),
    options=SEAT_OPTIONS,
)

OVER = yes_or_no(
    key="play_over",
    law="73E2",
    heading=tr("Is the play over?"),
    why=tr("Only then can one see whether it did damage."),
    stage=stages.BOARD_OVER,
)


class Means(Answers):
    """By what an opponent was misled."""

    TEMPO = "73D1", tr("A hesitation, or haste")
    MANNER = "73D2", tr("A remark, a gesture or manner")
    QUESTION = "20G2", tr("A question")
    ACTION = "73E1", tr("A call or play alone")


BY = Choice(
    key="by",
    law="73E",
    heading=tr("What misled an opponent?"),
    why=tr("Calls and plays may deceive, as long as tempo and manner do not help them."),
    options=answers(Means),
)

INFERENCE = yes_or_no(
    key="inference",
    law="73E2",
    heading=tr("Did an innocent opponent draw a false inference from it?"),
    why=tr(
        "One that a sensible player would draw, and that turned out to be false. Whoever reads "
        "tempo does so at their own risk."
    ),
)

REASON = yes_or_no(
    key="reason",
    law="73E2",
    heading=tr("Was there a demonstrable bridge reason for it?"),
    why=tr(
        "A real choice of card, a signal, a plan at the first trick. To think how best to deceive "
        "is none, and with one card there is nothing to think about."
    ),
)

AWARE = yes_or_no(
    key="aware",
    law="73E2",
    heading=tr("Could {player} have been aware that it could help?"),
    why=tr("Not whether {player} was aware, and not whether it was meant."),
)
