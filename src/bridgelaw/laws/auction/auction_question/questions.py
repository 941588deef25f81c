"""Laws 20A, 20B, 20E and 20F1: what is asked."""

from bridgelaw.laws.law import SEAT_OPTIONS, Answers, Choice, answers, tr, yes_or_no


class Wants(Answers):
    """What a player wants to know, or what has turned out."""

    WHICH_CALL = "20A", tr("Which call was just made")
    REVIEW = "20B", tr("The whole auction again")
    EXPLANATION = "20F1", tr("What a call means")
    MISTAKE = "20E", tr("It was repeated wrongly")


WANTS = Choice(
    key="wants",
    law="20",
    heading=tr("What does {player} want?"),
    why=tr("Only the first of these can be asked out of turn."),
    options=answers(Wants),
)

WHO = Choice(
    key="who",
    law="20B",
    heading=tr("Who asks?"),
    why=tr("Their turn, and whether they must pass, decide."),
    options=SEAT_OPTIONS,
)

OWN_TURN = yes_or_no(
    key="own_turn",
    law="20B",
    heading=tr("Is it {player}'s turn to call?"),
    why=tr("A question at another player's turn gets no answer, and can tell partner something."),
)

MUST_PASS = yes_or_no(
    key="must_pass",
    law="20B",
    heading=tr("Must {player} pass because of a ruling?"),
    why=tr(
        "Whoever must pass has no review and no explanation, but must still correct a mistake in "
        "another's review (20E)."
    ),
    usually="no",
    unusual=tr("{player} must pass because of a ruling"),
)

CALLED_ON_IT = yes_or_no(
    key="called_on_it",
    law="20E",
    heading=tr("Has anybody called because of that?"),
    why=tr("If not, the auction is repeated rightly, and nothing else follows."),
)
