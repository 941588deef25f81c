"""Law 86B: what is asked."""

from __future__ import annotations

from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.seats import Side
from bridgelaw.laws.law import Answers, Choice, Option, answers, tr, yes_or_no
from bridgelaw.laws.score.questions import AssignedQuestion, OutcomeQuestion
from bridgelaw.scoring.awards import Average


class Results(Answers):
    """What the two tables have."""

    ONE = "86B1", tr("One board, played only elsewhere")
    SEVERAL = "86B2", tr("Not comparable, or several such boards")
    NEITHER = "12C2", tr("One board, no result at all")


class OwnRule(Answers):
    """86B3: what the regulating authority says."""

    NO = "nothing", tr("No")
    NO_SCORE = "the boards do not count", tr("Yes, they do not count")
    SUBSTITUTE = "other boards are played", tr("Yes, other boards are played")
    OTHER = "something else", tr("Yes, something else")


RESULTS = Choice(
    key="results",
    law="86B",
    heading=tr("What results are there?"),
    why=tr(
        "If one board of the match, and no other, has a result at the other table and none at this "
        "one, that result may count. As soon as several results or adjusted scores cannot be "
        "compared, fault decides. A board that the two tables played in different forms has two "
        "such results."
    ),
    options=answers(Results),
)

FAULT: Choice[tuple[Side, ...]] = Choice(
    key="fault",
    law="12C2(a)",
    heading=tr("Whose fault is it?"),
    why=tr(
        "A team is at fault if one of its players, at either table, has caused it or has helped to "
        "cause it. Here a side is the team that sits in this direction at this table."
    ),
    options=(
        Option("nobody", (), tr("Nobody's")),
        Option("ns", (Side.NS,), tr("{side} alone", side=Side.NS)),
        Option("ew", (Side.EW,), tr("{side} alone", side=Side.EW)),
        Option("both", (Side.NS, Side.EW), tr("Both")),
    ),
)

_DEGREES = (
    Option("directly", Average.MINUS, tr("Directly: average minus")),
    Option("partly", Average.AVERAGE, tr("Only in part: average")),
)
_HOW_FAR = tr("Whoever is not at fault at all gets average plus.")

DEGREE_NS = Choice(
    key="degree_ns",
    law="12C2(a)",
    heading=tr("How far are {side} at fault?", side=Side.NS),
    why=_HOW_FAR,
    options=_DEGREES,
)

DEGREE_EW = Choice(
    key="degree_ew",
    law="12C2(a)",
    heading=tr("How far are {side} at fault?", side=Side.EW),
    why=_HOW_FAR,
    options=_DEGREES,
)

VULNERABILITY = Choice(
    key="vulnerability",
    law="77",
    heading=tr("Who is vulnerable?"),
    why=tr("The scores of the contracts depend on it."),
    options=(
        Option("none", Vulnerability.NONE, tr("Nobody")),
        Option("ns", Vulnerability.NS, tr("{side}", side=Side.NS)),
        Option("ew", Vulnerability.EW, tr("{side}", side=Side.EW)),
        Option("both", Vulnerability.BOTH, tr("Both")),
    ),
)

OTHER_RESULT = OutcomeQuestion(
    key="other_result",
    law="86B1",
    heading=tr("What was the result at the other table?"),
    why=tr("What this table would have had is compared with it."),
)

GOOD_FOR_NS = "1/2 +1100, 1/2 +1400"
GOOD_FOR_EW = "1/2 -1100, 1/2 -1400"
"""Results that are far better for a side than any result at the other table that is a pass-out."""

LIKELY = AssignedQuestion(
    key="likely",
    law="12C1(c)",
    sample_labels=(
        (GOOD_FOR_NS, tr("Much better for North-South than the other table's")),
        (GOOD_FOR_EW, tr("Much better for East-West than the other table's")),
        ("passed out", tr("Much the same as the other table's")),
    ),
    heading=tr("What would this table have scored, and how likely?"),
    why=tr(
        "Suppose that it had played the board as the other table did. Ask several players of the "
        "same class what they would bid and play, without telling them "
        "what happened at the other table, and give each result the share that it gets."
    ),
)

AWARDED = AssignedQuestion(
    key="awarded",
    law="86B1",
    heading=tr("Which weights, slightly better for {side}?"),
    why=tr(
        "Better than what you heard: only the other side is at fault. A share may grow by {limit} "
        "of itself at most, in favour of {side}, and the others shrink, as in {most}; you may "
        "also leave them as they are."
    ),
)

ONE_TABLE = yes_or_no(
    key="one_table",
    law="86B3",
    heading=tr("Were the boards played at one table only?"),
    why=tr(
        "By the text of the law only then may the regulating authority have a rule of its own "
        "(86B3). Otherwise fault decides (86B2)."
    ),
)

OWN_RULE = Choice(
    key="own_rule",
    law="86B3",
    heading=tr("Has the event a regulation for this?"),
    why=tr(
        "The regulating authority may provide for this in a way of its own, except where one "
        "result at the other table counts (86B1). Otherwise fault decides (86B2)."
    ),
    options=answers(OwnRule),
)

KNOWN_WITHOUT = yes_or_no(
    key="known_without",
    law="86A",
    heading=tr("Could somebody know the match result already?"),
    why=tr(
        "Without this board, that is. Whoever knows how the match stands would know what they "
        "need on another board, so that none may be played then."
    ),
)

SUBSTITUTE = yes_or_no(
    key="substitute",
    law="86A",
    heading=tr("Do both tables play another board instead?"),
    why=tr("You decide, and only if there is time for it."),
)

ESTIMATE = yes_or_no(
    key="estimate",
    law="86B2(b)",
    heading=tr("Can you say what this table would have scored?"),
    why=tr("{side} are not at fault and get average plus, or an assigned score if that is better."),
)
