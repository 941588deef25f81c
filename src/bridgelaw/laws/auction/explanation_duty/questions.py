"""Law 20F4, 20F5: what is asked."""

from bridgelaw.laws.law import SEAT_OPTIONS, Answers, Choice, answers, tr, yes_or_no

WHO = Choice(
    key="who",
    law="20F",
    heading=tr("Who has noticed a mistake?"),
    why=tr("What the player has to do depends on their side and on the moment."),
    options=SEAT_OPTIONS,
)


class Mistake(Answers):
    """What the player has noticed to be wrong."""

    OWN = "own explanation", tr("{player}'s explanation or alert")
    PARTNER = "partner's explanation", tr("{partner}'s explanation or alert")
    CALL = "own call", tr("{player}'s own call")


MISTAKE = Choice(
    key="mistake",
    law="20F",
    to="player",
    heading=tr("What is the mistake?"),
    why=tr(
        "A forgotten alert is a wrong explanation. What counts is what the pair has agreed, not "
        "the hand. If the explanation was right, the call was wrong."
    ),
    away=True,
    options=answers(Mistake),
)


class Moment(Answers):
    """Where the board stands."""

    AUCTION = "auction", tr("The auction goes on")
    CLARIFICATION = "clarification period", tr("Auction over, no lead faced")
    PLAY = "play", tr("The play goes on")
    OVER = "over", tr("The play is over")


MOMENT = Choice(
    key="moment",
    law="20F",
    heading=tr("How far is the board?"),
    why=tr("Each moment has a duty of its own."),
    options=answers(Moment),
)

SPEAKS_NOW = yes_or_no(
    key="speaks_now",
    law="20F4",
    to="player",
    heading=tr("Does {player} want to correct it now?"),
    why=tr("{player} may correct it at once, or wait {until}."),
    away=True,
)

EXPLAINS_LATER = yes_or_no(
    key="explains_later",
    law="20F5(a)",
    heading=tr("Must {player} explain a later call of {partner}?"),
    why=tr(
        "{player} knows that {partner} has something else in mind, but has to alert and explain "
        "the call by their agreement."
    ),
    usually="no",
    unusual=tr("{player} must explain a later call"),
)

DEFENDS = yes_or_no(
    key="defends",
    law="20F5(b)",
    heading=tr("Does {player}'s side defend?"),
    why=tr(
        "The declaring side corrects a wrong explanation before the opening lead. A defender must "
        "wait until the play is over, because the other defender must not learn of it."
    ),
)
