"""Laws 83, 92 and 93: what is asked."""

from bridgelaw.laws.law import Answers, Choice, answers, tr, yes_or_no


class Stage(Answers):
    """Where the appeal is."""

    MADE = "92A", tr("Somebody wants to appeal")
    HEARD = "93B", tr("The appeal has been heard")
    ADVICE = "83", tr("I doubt my own ruling")


class Form(Answers):
    """Who has to agree to an appeal depends on the kind of event."""

    PAIRS = "92D1", tr("Pairs")
    TEAMS = "92D2", tr("Teams")
    INDIVIDUAL = "individual", tr("Individual")


class Against(Answers):
    """What is appealed against decides who hears it."""

    JUDGEMENT = "93B2", tr("Facts or judgement")
    LAW = "93B1", tr("Which law or regulation applies")
    BOTH = "both", tr("Both")
    DISCIPLINE = "91A", tr("A disciplinary penalty or a suspension")


class Hears(Answers):
    """Who heard the appeal."""

    IN_CHARGE = "93A", tr("The director in charge")
    COMMITTEE = "93B3", tr("A committee")


class Decision(Answers):
    """What they decided."""

    STANDS = "stands", tr("The ruling stands")
    CHANGED = "changed", tr("The ruling is changed")
    LAW_WRONG = "law", tr("The wrong law was applied"), "law"


STAGE = Choice(
    key="stage",
    law="92A",
    heading=tr("What is it about?"),
    why=tr("An appeal is taken by the director and heard by others, often later (92C)."),
    options=answers(Stage),
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
    options=answers(Form),
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
    options=answers(Against),
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
    options=answers(Hears),
)

DECISION = Choice(
    key="decision",
    law="93B3",
    heading=tr("What did they decide?"),
    why=tr(
        "A committee that finds the law wrong may only recommend that the director in charge look "
        "at it again."
    ),
    options=answers(Decision),
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
