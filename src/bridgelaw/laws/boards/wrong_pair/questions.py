"""Law 15B: what is asked."""

from bridgelaw.laws.law import Answers, Choice, Option, answers, tr, yes_or_no
from bridgelaw.scoring.awards import Average


class What(Answers):
    """What is wrong at the table."""

    PAIR = "a wrong pair", tr("A wrong pair or player")
    BOARD = "a wrong board", tr("A board of another round")
    DIRECTION = "a wrong direction", tr("North-South and East-West are swapped")
    FORM = "87A", tr("Hands are in other pockets")


class Due(Answers):
    """Whether the two sides were to play the board at another time."""

    TOGETHER = "against each other", tr("Another round, against each other")
    OTHERS = "against others", tr("Another round, against others")
    NOT = "not at all", tr("The wrong pair: never")


class TeamsDue(Answers):
    """Whether a board that has been begun in a match of teams is still to be played."""

    HERE = "by these four", tr("Yes, against each other, seated like this")
    LATER = "16D2(c)", tr("Yes, later and against others")
    NO = "86B", tr("No, or somebody has played it")


class Deprived(Answers):
    """Who cannot get a valid score any more."""

    NOBODY = "nobody", tr("Nobody, it can be arranged")
    THESE = "the sides at the table", tr("These sides, on the right board")
    OTHERS = "others", tr("Those due here")
    ALL = "both", tr("These sides and others")


class After(Answers):
    """What a side has or can get on a board that is cancelled."""

    KEEPS = "keeps", tr("It has a score already")
    LATER = "later", tr("It can still play it")
    DEPRIVED = "15B3", tr("It cannot play it any more")


WHAT = Choice(
    key="what",
    law="15B",
    heading=tr("What is wrong at the table?"),
    why=tr(
        "Compare with the movement: who should sit here in this round, in which direction, and "
        "which boards belong to the round."
    ),
    options=answers(What),
)

BEGUN = yes_or_no(
    key="begun",
    law="15B",
    heading=tr("Has somebody looked at their cards?"),
    why=tr(
        "Then the auction period has begun (17A), and Law 15B rules. Before that the mistake is "
        "simply put right."
    ),
)

BAROMETER = yes_or_no(
    key="barometer",
    law="15B",
    heading=tr("Does everybody play this board at once?"),
    why=tr("Then nobody can have played the board before, and the movement is changed instead."),
    usually="no",
    unusual=tr("Everybody plays this board at once: a barometer"),
)

PLAYED_BEFORE = yes_or_no(
    key="played_before",
    law="15B1",
    heading=tr("Has any of the four played it before?"),
    why=tr(
        "With whomever it was. Then the board cannot count here. Otherwise it is completed, and "
        "nobody is reseated."
    ),
)

_AFTER_WHY = tr(
    "The board is cancelled at this table. Whoever has a score on it keeps that; whoever has none "
    "and cannot get one any more receives an artificial score."
)

AFTER_NS = Choice(
    key="after_ns",
    law="15B1",
    heading=tr("What becomes of North-South on this board?"),
    why=_AFTER_WHY,
    options=answers(After),
)

AFTER_EW = Choice(
    key="after_ew",
    law="15B1",
    heading=tr("What becomes of East-West on this board?"),
    why=_AFTER_WHY,
    options=answers(After),
)

_FAULT_WHY = tr(
    "Whoever was told wrongly, or had only to stay at the table, is in no way at fault."
)
_FAULT_OPTIONS = (
    Option("none", Average.PLUS, tr("No fault: average plus")),
    Option("partly", Average.AVERAGE, tr("Partly at fault: average")),
    Option("directly", Average.MINUS, tr("Directly at fault: average minus")),
)

FAULT_NS = Choice(
    key="fault_ns",
    law="12C2(a)",
    heading=tr("Is North-South at fault?"),
    why=_FAULT_WHY,
    options=_FAULT_OPTIONS,
)

FAULT_EW = Choice(
    key="fault_ew",
    law="12C2(a)",
    heading=tr("Is East-West at fault?"),
    why=_FAULT_WHY,
    options=_FAULT_OPTIONS,
)

DUE = Choice(
    key="due",
    law="15B2",
    heading=tr("When were these sides to play this board?"),
    why=tr(
        "They have their score on it now and do not play it again. Whoever was to meet them on it "
        "needs other opponents."
    ),
    options=answers(Due),
)

TEAMS_DUE = Choice(
    key="teams_due",
    law="86B",
    heading=tr("Is the board still due for these players?"),
    why=tr(
        "Law 15B is for pairs. If these four are to play it as they sit, only the order was wrong. "
        "If it is due against others, they know something of it from elsewhere (16D)."
    ),
    options=answers(TeamsDue),
)

DEPRIVED = Choice(
    key="deprived",
    law="15B3",
    heading=tr("Who cannot get a valid score any more?"),
    why=tr(
        "The right board may be played later if you can arrange it, and the sides without "
        "opponents on this one may meet each other. Whoever is left without a valid score gets an "
        "artificial one, each by whether it was at fault (12C2(a))."
    ),
    options=answers(Deprived),
)

AS_SAT = yes_or_no(
    key="as_sat",
    law="82B",
    heading=tr("Can it be scored as they sat?"),
    why=tr(
        "Where all pairs are ranked together that does no harm. Where each direction has its own "
        "ranking you decide."
    ),
)
