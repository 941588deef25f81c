"""Laws 83, 92 and 93: what is asked."""

from __future__ import annotations

from enum import Enum

from bridgelaw.laws.law import Choice, Option, tr, yes_or_no


class Stage(Enum):
    """Where the appeal is."""

    MADE = "92A"
    HEARD = "93B"
    ADVICE = "83"


class Form(Enum):
    """Who has to agree to an appeal depends on the kind of event."""

    PAIRS = "92D1"
    TEAMS = "92D2"
    INDIVIDUAL = "individual"


class Against(Enum):
    """What is appealed against decides who hears it."""

    LAW = "93B1"
    JUDGEMENT = "93B2"
    BOTH = "both"
    DISCIPLINE = "91A"


class Hears(Enum):
    """Who heard the appeal."""

    IN_CHARGE = "93A"
    COMMITTEE = "93B3"


class Decision(Enum):
    """What they decided."""

    STANDS = "stands"
    CHANGED = "changed"
    LAW_WRONG = "law"


STAGE = Choice(
    key="stage",
    law="92A",
    heading=tr("What is it about?"),
    why=tr("An appeal is taken by the director and heard by others, often later (92C)."),
    options=(
        Option("made", Stage.MADE, tr("Somebody wants to appeal")),
        Option("heard", Stage.HEARD, tr("The appeal has been heard")),
        Option("advice", Stage.ADVICE, tr("I doubt my own ruling")),
    ),
)

OWN_TABLE = yes_or_no(
    key="own_table",
    law="92A",
    heading=tr("Is it about a ruling at their own table?"),
    why=tr("Nobody may appeal against a ruling at another table, however it changes their place."),
    usually="yes",
    unusual=tr("It is about another table"),
)

IN_TIME = yes_or_no(
    key="in_time",
    law="92B",
    heading=tr("Did they ask in time?"),
    why=tr(
        "Until {minutes} minutes after the official score is available, or after they were told "
        "the ruling if that was later. This is not the period for correcting scores (79C)."
    ),
)

FORM = Choice(
    key="form",
    law="92D",
    heading=tr("What kind of event is it?"),
    why=tr("It decides who has to agree."),
    options=(
        Option("pairs", Form.PAIRS, tr("Pairs")),
        Option("teams", Form.TEAMS, tr("Teams")),
        Option("individual", Form.INDIVIDUAL, tr("Individual")),
    ),
)

BOTH_AGREE = yes_or_no(
    key="both_agree",
    law="92D1",
    heading=tr("Do both partners want to appeal?"),
    why=tr("Ask each. A partner who is not there has not agreed."),
    say=(tr("Do you both want to appeal?"),),
)

CAPTAIN_AGREES = yes_or_no(
    key="captain_agrees",
    law="92D2",
    heading=tr("Does the captain of the team agree?"),
    why=tr("Without the captain no appeal of a team is heard."),
)

AGAINST = Choice(
    key="against",
    law="93B",
    heading=tr("What do they appeal against?"),
    why=tr(
        "The director in charge decides about law and regulation, a committee about facts and "
        "judgement."
    ),
    options=(
        Option("judgement", Against.JUDGEMENT, tr("Facts or judgement")),
        Option("law", Against.LAW, tr("Which law or regulation applies")),
        Option("both", Against.BOTH, tr("Both")),
        Option("discipline", Against.DISCIPLINE, tr("A disciplinary penalty or a suspension")),
    ),
)

DEPOSIT = yes_or_no(
    key="deposit",
    law="80B2(f)",
    heading=tr("Is the deposit paid, if there is one?"),
    why=tr("The Laws know no deposit; the regulations of the event may."),
    yes=tr("Yes, or there is none"),
    no=tr("No"),
)

COMMITTEE = yes_or_no(
    key="committee",
    law="93A",
    heading=tr("Can a committee meet without disturbing play?"),
    why=tr("If not, the director in charge hears everything. That right nobody can take away."),
)

HEARD_BY = Choice(
    key="heard_by",
    law="93A",
    heading=tr("Who heard it?"),
    why=tr("A committee has the director's powers but for law, regulation and discipline."),
    options=(
        Option("in_charge", Hears.IN_CHARGE, tr("The director in charge")),
        Option("committee", Hears.COMMITTEE, tr("A committee")),
    ),
)

DECISION = Choice(
    key="decision",
    law="93B3",
    heading=tr("What did they decide?"),
    why=tr(
        "A committee that finds the law wrong may only recommend that the director in charge look "
        "at it again."
    ),
    options=(
        Option("stands", Decision.STANDS, tr("The ruling stands")),
        Option("changed", Decision.CHANGED, tr("The ruling is changed")),
        Option("law", Decision.LAW_WRONG, tr("The wrong law was applied")),
    ),
)

SCORE = yes_or_no(
    key="another_score",
    law="93B3",
    heading=tr("Is there now another adjusted score?"),
    why=tr("If not, the result at the table counts again."),
    yes=tr("Yes"),
    no=tr("No, the table result counts"),
)

MERIT = yes_or_no(
    key="merit",
    law="92A",
    heading=tr("Had the appeal merit?"),
    why=tr("Without it the regulations may keep the deposit or give a penalty."),
)
