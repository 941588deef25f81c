"""Law 82C: what is asked."""

from bridgelaw.laws.law import tr, yes_or_no
from bridgelaw.laws.score.questions import AssignedQuestion

STILL_NORMAL = yes_or_no(
    key="still_normal",
    law="82B",
    heading=tr("Can the ruling still be put right?"),
    why=tr(
        "Take the ruling back and give the right one if the board can then be played and scored as "
        "if there had been none. What the sides have learnt from it must not matter."
    ),
)

ASSIGNABLE = yes_or_no(
    key="assignable",
    law="12C1(d)",
    heading=tr("Can you say what results were likely?"),
    why=tr(
        "With the right ruling, that is. Give assigned scores wherever you can, weighted and "
        "different for the two sides if need be. Only where the possibilities are too many or not "
        "clear is the score artificial."
    ),
    yes=tr("Yes, one or a few"),
    no=tr("No, too many or not clear"),
)

_OWN_WHY = tr(
    "A mistake that the wrong ruling caused is not its own. But to be innocent is not to be given "
    "everything. If a side stopped below game by a mistake of "
    "its own, the right ruling would have brought it a trick or two, and not the game."
)

_RIGHT_WHY = tr(
    "Look at this side alone and count it as innocent: in doubt its score is the better one. "
    "{mistake}"
)
MISTAKE_STAYS = tr("Its own mistake stays as it was made; change only what the ruling changed.")
NO_MISTAKE = tr("If it got all that the right ruling would have brought, that is its result.")

OWN_NS = yes_or_no(
    key="own_ns",
    law="82C",
    heading=tr("Did North-South lose by a mistake of its own?"),
    why=_OWN_WHY,
)

RIGHT_NS = AssignedQuestion(
    key="right_ns",
    law="82C",
    heading=tr("What would the right ruling have given North-South?"),
    why=_RIGHT_WHY,
)

OWN_EW = yes_or_no(
    key="own_ew",
    law="82C",
    heading=tr("Did East-West lose by a mistake of its own?"),
    why=_OWN_WHY,
)

RIGHT_EW = AssignedQuestion(
    key="right_ew",
    law="82C",
    heading=tr("What would the right ruling have given East-West?"),
    why=_RIGHT_WHY,
)
