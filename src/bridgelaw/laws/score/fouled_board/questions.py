"""Law 87: what is asked."""

from bridgelaw.laws.law import Answers, Choice, Option, answers, tr, yes_or_no

LARGE = 4
"""Groups of so many scores need no rule of their own."""


class How(Answers):
    """In what the forms of the board differ."""

    CARDS = "cards", tr("Cards in other pockets")
    DEALER = "dealer", tr("Another dealer marked")
    VULNERABILITY = "vulnerability", tr("Another vulnerability marked")


class Tables(Answers):
    """Teams: which tables have a result."""

    BOTH = "86B2", tr("Both, each in its form")
    ONE = "86B1", tr("One; the other no longer can")
    WAITING = "87A", tr("One; the other has seen nothing")


class Forms(Answers):
    """Pairs: how sure it is who played which form."""

    KNOWN = "known", tr("Yes")
    LIKELY = "likely", tr("As nearly as possible")
    UNKNOWN = "unknown", tr("No")


DIFFERENT = yes_or_no(
    key="different",
    law="87A",
    heading=tr("Did they play different forms of the board?"),
    why=tr(
        "Those who are compared with each other, that is, and that alone decides. A board that "
        "differs from the hand record, but was the same for everybody, is not fouled. A hand with "
        "more than thirteen cards is for Law 13."
    ),
)

HOW = Choice(
    key="how",
    law="87A",
    heading=tr("In what did the forms differ?"),
    why=tr("Players remember cards, and the scores show it where the vulnerability was changed."),
    options=answers(How),
)

TEAMS = Choice(
    key="event",
    law="87",
    heading=tr("What kind of event is it?"),
    why=tr("Pairs are compared with many others, a team with its other table only."),
    options=(
        Option("pairs", False, tr("Pairs or individuals")),
        Option("teams", True, tr("Teams")),
    ),
)

TABLES = Choice(
    key="tables",
    law="87C",
    heading=tr("Which of the two tables have played it?"),
    why=tr(
        "Two results on two forms are worth the same, and neither can be compared. One result "
        "alone may count; and if the other table has not seen the board, nothing is lost yet."
    ),
    options=answers(Tables),
)

FORMS = Choice(
    key="forms",
    law="87B",
    heading=tr("Can you tell the forms apart, score by score?"),
    why=tr(
        "Ask the players in the order in which the board moved, and look for the score from which "
        "on the others are different. As near as you can get is enough."
    ),
    options=answers(Forms),
)

SMALLEST = Choice(
    key="smallest",
    law="87B",
    heading=tr("How many scores has the smallest group?"),
    why=tr("The regulations of the event say what very small groups get."),
    options=(
        Option("1", 1, tr("One score")),
        Option("2", 2, tr("Two scores")),
        Option("3", 3, tr("Three scores")),
        Option("more", LARGE, tr("Four scores or more")),
    ),
)

CULPRIT = yes_or_no(
    key="culprit",
    law="90B",
    heading=tr("Do you know who fouled the board?"),
    why=tr(
        "It was most probably at the last table that played the one form. The four players there "
        "can share the fault."
    ),
)
