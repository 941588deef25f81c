"""Law 21: what is asked."""

from dataclasses import replace

from bridgelaw.laws.common import stages
from bridgelaw.laws.law import SEAT_OPTIONS, Answers, CallQuestion, Choice, answers, tr, yes_or_no
from bridgelaw.laws.machinery.facts import AS_IF_NOT_HEARD, calls_next, not_for, perhaps

WHO = Choice(
    key="who",
    law="21B1(a)",
    heading=tr("Who was told something wrong?"),
    why=tr(
        "It is that player's last call that may be changed. If both partners were, begin with the "
        "one who called last."
    ),
    options=SEAT_OPTIONS,
)


class Finding(Answers):
    """What the director found to be wrong."""

    EXPLANATION = "the explanation", tr("The explanation, or a missing alert")
    UNCLEAR = "presumably the explanation", tr("There is no evidence")
    CALL = "the call", tr("The call; it was explained rightly")
    OWN = "neither", tr("Nothing: {player} misunderstood")


FINDING = Choice(
    key="finding",
    unsaid=True,
    law="21B1(b)",
    heading=tr("What was wrong?"),
    why=tr(
        "Find the real agreement: system card, notes, both players. A required alert that was "
        "missing or late is a wrong explanation. A call that does not fit the agreement is no "
        "infraction. Without evidence to the contrary the explanation was wrong."
    ),
    options=answers(Finding),
)

PERIOD_OVER = yes_or_no(
    key="auction_period_over",
    law="21B1(a)",
    heading=tr("Has the opening lead been faced?"),
    why=tr(
        "A call can be changed until the opening lead is faced, or, if all passed, until all four "
        "hands are back in the board. After that only the score can be adjusted."
    ),
    stage=stages.PERIOD_OVER,
)

PARTNER_CALLED = yes_or_no(
    key="partner_called",
    law="21B1(a)",
    heading=tr("Has {partner} called since?"),
    why=tr(
        "Then this call cannot be changed any more. Whether {partner}'s own call may be changed is "
        "a question of its own."
    ),
)

WANTS_CHANGE = yes_or_no(
    key="wants_change",
    law="21B1(a)",
    to="player",
    heading=tr("Could {player} well have called something else?"),
    why=tr(
        "With the right explanation, which both opponents of the explainer hear first. Ask "
        "{player} alone, away from the table. Tell nobody what was asked."
    ),
    away=True,
    say=(
        tr(
            "You have heard the right explanation. If the wrong one could well have influenced "
            "{player}'s last call, it may be changed. I ask away from the table; say nothing here."
        ),
        tr("{later}"),
        tr(
            "The side that explained wrongly may not use what a changed call told.",
            *perhaps(AS_IF_NOT_HEARD),
        ),
    ),
)

IF_IT_IS_CHANGED = tr("If it is changed, {lho} may change a later call, too.")

NEW_CALL = CallQuestion(
    key="new_call",
    law="21B1(a)",
    to="player",
    heading=tr("What would {player} call instead?"),
    why=tr("The call must be legal at the place of the one that it replaces."),
    away=True,
)

INFLUENCED = yes_or_no(
    key="influenced",
    law="21B1(a)",
    heading=tr("Could the wrong explanation well have influenced {call}?"),
    why=tr(
        "With the right explanation, would a fair part of such players think of {new}, and some "
        "choose it? If only the opponents' mix-up suggests it: no. Say nothing at the table about "
        "the hand."
    ),
    away=True,
    polls=True,
    yes=tr("Yes, it may be changed"),
    no=tr("No, hardly"),
)

LHO_CALLED = yes_or_no(
    key="lho_called",
    law="21B2",
    heading=tr("Has {lho} called over it?"),
    why=tr("Then that call may be changed as well."),
)

LHO_CHANGES = replace(
    yes_or_no(
        key="lho_changes",
        law="21B2",
        to="lho",
        heading=tr("Does {lho} change the later call?"),
        why=tr(
            "It was made over a call that is no longer there. If it is not legal any more, it is "
            "changed in any case."
        ),
        say=(tr("{player} changes the call to {new}."),),
        yes=tr(
            "Change. {lho} calls anew, and {lho}'s side may not use the first call.",
            calls_next("lho"),
            not_for("lho"),
        ),
        no=tr("Keep. {lho}'s call stands."),
    ),
    sample_labels=(("yes", tr("Changes it")), ("no", tr("Keeps it"))),
)
