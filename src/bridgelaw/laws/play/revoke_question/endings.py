"""Laws 61B, 61C and 66: how each ruling is told."""

from bridgelaw.laws.law import Ending, Spoken, to_all, tr
from bridgelaw.laws.machinery.facts import AS_IF_NOT_HEARD, IT_GOES_ON

ALLOWED = Ending(
    tr("The question is allowed, and nothing happens."),
    to_all(tr("That question is allowed. Answer it, and play on.", IT_GOES_ON)),
)
ANSWER_FIRST = Ending(
    tr("The question is allowed: after the answer put the revoke right."),
    to_all(tr("That question is allowed. Answer it.")),
    note=tr(
        "Nobody plays before the answer, and you say nothing about a revoke before it. Then "
        "rule on the revoke."
    ),
)

DUMMY_HAD_LOST_THE_RIGHT = Ending(
    tr("Dummy had lost the right to ask: corrected, and still counted."),
    to_all(
        tr(
            "Dummy had lost the right to ask. If declarer has revoked, the card is replaced, "
            "and tricks move after the play all the same."
        )
    ),
)

# Dummy asked a defender

NOT_BY_DUMMY = tr("Dummy may not ask a defender.")
SAY_NOT_BY_DUMMY = to_all(
    tr(
        "Dummy may not ask a defender. A revoke that is not established is corrected. "
        "Declarer may not use what the question has told.",
        AS_IF_NOT_HEARD,
    )
)
MAY_BE_PENALISED = tr("You may give dummy a procedural penalty (43B1).")
POINTED_OUT_WITHOUT_RIGHT = Ending(
    tr("Dummy had lost that right: look at the defenders' gain later."),
    note=tr(
        "A revoke that is not established is corrected all the same, and no card becomes a "
        "penalty card. Both sides may use what the cards taken back have told."
    ),
)
DUMMY_ASKED_DEFENDER = Ending(tr("Dummy may not ask a defender: look at it after the play."))

UNAUTHORISED = Ending(
    tr("The question is allowed, but tells partner something: look at it later."),
    to_all(
        tr(
            "The question is allowed: answer it. But partner may not use what else it tells.",
            AS_IF_NOT_HEARD,
        )
    ),
)

ASKED_MAY_NOT_USE_IT = Ending(
    UNAUTHORISED.headline,
    to_all(tr("That question is allowed. Answer it.")),
    Spoken("asked", tr("You may not use what else the question told you.", AS_IF_NOT_HEARD)),
)

# The turned tricks

OPEN_AFTER_PLAY = Ending(
    tr("The tricks may be looked at, each by the player's own cards."),
    to_all(
        tr(
            "You may look at the tricks to settle this. Each of you touches only your own "
            "cards, and keeps them in order."
        )
    ),
)
STAY_CLOSED = Ending(
    tr("The tricks that have been turned stay closed until the play is over."),
    to_all(tr("Leave the tricks closed until the play is over.")),
    note=tr("You may have a trick opened if you need to, and only you."),
)
