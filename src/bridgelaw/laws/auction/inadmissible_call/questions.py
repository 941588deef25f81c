"""Laws 35 to 39: what is asked."""

from bridgelaw.laws.common import comparable_call, stages
from bridgelaw.laws.law import Answers, CallQuestion, Choice, answers, filled, tr, yes_or_no
from bridgelaw.laws.machinery.facts import Lasts, first_lead, must_pass, perhaps


class Inadmissible(Answers):
    """The four kinds of inadmissible call, each with the law that rules on it."""

    DOUBLE = "36", tr("A double or redouble not allowed")
    BARRED = "37", tr("{offender} had to pass")
    OVER_SEVEN = "38", tr("A bid over seven")
    AFTER_AUCTION = "39", tr("It came after the final pass")


KIND = Choice(
    key="kind",
    law="35",
    heading=tr("What was wrong with the call?"),
    why=tr(
        "None of these can be accepted, and each has its own law. If {offender} had to pass, that "
        "comes first."
    ),
    options=answers(Inadmissible),
)

LEAD_FACED = yes_or_no(
    key="lead_faced",
    law="36C",
    heading=tr("Has the opening lead been faced?"),
    why=tr("Then the auction is not touched any more, and only the score is put right."),
    usually="no",
    unusual=tr("The opening lead has been faced"),
    stage=stages.PERIOD_OVER,
)

LHO_CALLED = yes_or_no(
    key="lho_called",
    law="35",
    heading=tr("Has {lho} called since?"),
    why=tr(
        "If {lho} called before you ruled, there is no lead restriction. That does not make the "
        "call legal."
    ),
)

OUT_OF_ROTATION = yes_or_no(
    key="out_of_rotation",
    law="36B4",
    heading=tr("Was it out of turn as well?"),
    why=tr("Then the turn goes back, and {offender} calls at the proper turn."),
    usually="no",
    unusual=tr("It was out of turn as well"),
)

SUBSTITUTE = CallQuestion(
    key="substitute",
    compares=True,
    law="36B2",
    to="offender",
    heading=tr("What does {offender} call instead?"),
    why=filled(
        comparable_call.HOW_TO_ANSWER,
        why=tr("A double or redouble that is not allowed must be replaced by a legal call."),
    ),
    say=(
        tr(
            "That call is not allowed, and is cancelled. {offender}, please make a legal "
            "call. Whatever it is, {partner} must pass throughout. Unless it is comparable, "
            "{partner}'s first lead may be restricted.",
            must_pass("partner", Lasts.AUCTION),
            *perhaps(first_lead("partner")),
        ),
        comparable_call.CHECK_WITH_ME,
    ),
)

COMPARABLE = comparable_call.comparable_question(
    "comparable", "26A", tr("{about_the_lead}"), each=tr("Yes, to both")
)

ABOUT_THE_LEAD = comparable_call.ANOTHER_COMPARABLE.why
ABOUT_EACH = tr(
    "This decides only about the lead now, and what may be used; {partner} must pass for the "
    "rest of the auction in any case. Two calls were withdrawn: the first one and {attempted}, "
    "which was put in its place. Only a call that is comparable to each of them leaves the "
    "lead free. If you are not sure about {attempted}, declarer may restrict the lead."
)
"""The same where an attempt that was not legal was cancelled as well."""

DEFENDER_ACTED = yes_or_no(
    key="defender_acted",
    law="39C",
    heading=tr("Did a defender bid, double or redouble?"),
    why=tr(
        "A pass by a defender, and whatever the declaring side calls, has no consequences. If all "
        "four players passed, nobody is a defender."
    ),
)
