"""Law 21: how each ruling is told."""

from bridgelaw.laws.law import Ending, to_all, tr
from bridgelaw.laws.machinery.facts import (
    AS_IF_NOT_HEARD,
    CALLING_GOES_ON,
    IT_GOES_ON,
    NOT_BY_THIS,
    calls_next,
    perhaps,
)

_EARLIER_CALLS = tr(
    "The wrong explanation may have influenced an earlier call of this side as well, which cannot "
    "be changed any more: see after the play."
)
_STANDS = (
    to_all(tr("The call stands.")),
    to_all(tr("Please go on, and call me after the play if you feel damaged.", IT_GOES_ON)),
)
"""One sentence for every finding. Whether the call fits the agreement, whether partner was told
rightly, and whether somebody wished to change a call, is not to be heard while the board lasts."""
_FOUND_LATER = tr(
    "Say what you found after the play, or to the opponents alone, away from the table."
)

# A, 75C: nothing was explained wrongly

OWN_MISUNDERSTANDING = Ending(
    tr("It was {player}'s own misunderstanding: the call stands."), *_STANDS, note=_FOUND_LATER
)
EVIDENCE_THAT_IT_WAS_RIGHT = tr("There is evidence that the explanation was right.")
MISTAKEN_CALL = Ending(
    tr("No infraction: the explanation was right, and the call did not fit."),
    *_STANDS,
    note=(
        _FOUND_LATER,
        tr(
            "The opponents have a right to know the agreement, not that the hand does not fit. "
            "Whoever learns of their own mistake from partner's explanation goes on as if they had "
            "not, but explains partner's later calls by the real agreement.",
            *perhaps(AS_IF_NOT_HEARD),
        ),
    ),
)

# B1: what was found

NOT_FOR_THE_EXPLAINERS_PARTNER = tr(
    "What the explainer's partner learned from the explanation is unauthorised for that player."
)
PRESUMED_WRONG = tr("The explanation is presumed to have been wrong.")
WAS_WRONG = tr("The explanation was wrong, and that is an infraction.")
IS_CHANGED = tr("The call is changed.")

# B3: it is too late, or the explanation was not the cause

CARD_MAY_BE_TAKEN_BACK = tr(
    "A card that was played on the wrong explanation may still be taken back "
    "under Law 47E2, if no later card has been played to the trick."
)
PARTNERS_CALL_APART = tr(
    "{partner}'s own last call may still be changed, if the wrong explanation could well have "
    "influenced it: rule on that separately."
)
GIVE_NO_REASON = tr("Say only that the call stands. Give no reason.")
CHANGED_ALL_THE_SAME = tr("The call was changed all the same: Law 25B rules on that.")
STANDS = Ending(
    tr("The call stands; the score can still be adjusted after the play."),
    *_STANDS,
    note=_EARLIER_CALLS,
)
LOOKED_AT_NOW = Ending(tr("The play is over: the damage is looked at now."))
TOO_LATE = Ending(tr("The call stands; damage is looked at after the play."), *_STANDS)

# B1(a), B2: the call is changed, and perhaps the next player's

MAY_BE_CHANGED = to_all(
    tr("The call may be changed. Nobody is restricted because of it.", NOT_BY_THIS)
)
_NOT_FOR_THE_OTHER_SIDE = tr(
    "Give no reason for the decision, and say nothing about the hand. What the "
    "withdrawn calls of both sides told is for the side that was told wrong, and "
    "not for the other.",
    AS_IF_NOT_HEARD,
)
CHANGED = Ending(
    # No word on how it goes on: after a pass instead, the auction may be over.
    tr("The call is changed; no new restriction.", NOT_BY_THIS),
    MAY_BE_CHANGED,
    note=(_NOT_FOR_THE_OTHER_SIDE, _EARLIER_CALLS),
)
LATER_CALL_GOES = Ending(
    CHANGED.headline,
    MAY_BE_CHANGED,
    to_all(tr("{lho}'s later call is taken back too.")),
    note=CHANGED.note,
)
BOTH_CHANGED = Ending(
    tr("Both calls are changed, and the auction goes on.", CALLING_GOES_ON),
    MAY_BE_CHANGED,
    to_all(tr("{lho}'s later call is taken back too, and {lho} calls again.", calls_next("lho"))),
    note=(_NOT_FOR_THE_OTHER_SIDE, _EARLIER_CALLS),
)
