"""Law 15A: what is asked."""

from bridgelaw.laws.law import SEAT_OPTIONS, Answers, Choice, Option, answers, tr, yes_or_no


class Repeat(Answers):
    """How the call on the other board compares with the cancelled one."""

    SAME = "the same call", tr("Yes, the same call")
    SIMILAR = "23A1", tr("Yes, nearly the same")
    SUBSET = "23A2", tr("Yes, part of it")
    PURPOSE = "23A3", tr("Yes, same purpose")
    DIFFERENT = "another call", tr("No, none")


WHICH_BOARD = Choice(
    key="which_board",
    law="15A",
    heading=tr("Which board is it about now?"),
    why=tr(
        "The call on the wrong cards spoils the auction of the board at the table. The board that "
        "the cards came from is looked at when it is played."
    ),
    options=(
        Option("this", True, tr("The board of the call")),
        Option("other", False, tr("The board of the cards")),
    ),
    usually="this",
    unusual=tr("The board of the cards is played now"),
)

WHO = Choice(
    key="who",
    law="15A1",
    heading=tr("Who called on wrong cards?"),
    why=tr("It is about the first call of that player, which was made on the wrong cards."),
    options=SEAT_OPTIONS,
)

PARTNER_CALLED = yes_or_no(
    key="partner_called",
    law="15A2",
    heading=tr("Has {partner} called since?"),
    why=tr("Once {partner} has called, the board cannot be saved."),
)

LHO_CALLED = yes_or_no(
    key="lho_called",
    law="15A2(c)",
    heading=tr("Has {lho} called over it?"),
    why=tr("That call is cancelled too, and the other side may not use what it told."),
)

SAME_OPPONENTS = yes_or_no(
    key="same_opponents",
    law="15A3",
    heading=tr("Is it played against the same opponents?"),
    why=tr(
        "Only opponents who heard the cancelled call know something about {offender}'s hand on "
        "this board."
    ),
)

PLAYABLE = yes_or_no(
    key="playable",
    law="15A3",
    heading=tr("Can the board be played normally?"),
    why=tr(
        "Against other opponents you decide: let it be played, or give an adjusted score because "
        "somebody knows too much about it."
    ),
    yes=tr("Yes, let it be played"),
    no=tr("No, adjust the score"),
)

ASSIGNABLE = yes_or_no(
    key="assignable",
    law="15A3",
    heading=tr("Can you say what result was likely?"),
    why=tr(
        "The law asks for an adjusted score: an assigned one where the likely result can be judged "
        "(12C1), and an artificial one only where it cannot."
    ),
    yes=tr("Yes, an assigned score"),
    no=tr("No, an artificial score"),
)

REPEATS = Choice(
    key="repeats",
    law="15A3",
    heading=tr("Does {offender} call the same again, or comparably?"),
    why=tr(
        "The opponents have heard the cancelled call. They lose nothing if it is repeated, or if "
        "the new call is comparable to it (Law 23). A call of a much different meaning, or a "
        "psychic one, is another call."
    ),
    say=(tr("Please begin. I stay until {offender} has called."),),
    options=answers(Repeat),
)
