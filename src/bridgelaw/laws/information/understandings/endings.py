"""Law 40: how each ruling is told."""

from bridgelaw.laws.law import Ending, to_all, tr
from bridgelaw.laws.machinery.facts import AS_IF_NOT_HEARD, IT_GOES_ON, perhaps

_GO_ON = to_all(tr("That was allowed."))
_STANDS = to_all(tr("That was allowed. The result stands."))

MUST_BE_TOLD = tr("Opponents are entitled to know what the partners have agreed.")
MAY_BE_PENALISED = tr("Repeated failures to disclose may be penalised.")
NOT_DISCLOSED = Ending(tr("What was not told is misinformation: see what it did."))

# C1

_SEEN_LATER = to_all(
    tr("Please go on. If it did damage, I see to that after the play.", IT_GOES_ON)
)
"""While the board lasts nobody hears whether a call was a mistake, psychic, or not allowed."""
_TOLD_OF_IT = tr(
    "If an alert or explanation told the player of the mistake, that is unauthorised: rule "
    "on it separately (16B, 75A).",
    *perhaps(AS_IF_NOT_HEARD),
)
_TELL_NOBODY = tr("Tell nobody what you found until the play is over.")
MISTAKE = Ending(
    tr("A mistaken call is no infraction."),
    to_all(tr("There is no infraction in the call.")),
    note=_TOLD_OF_IT,
)
MISTAKE_SO_FAR = Ending(MISTAKE.headline, _SEEN_LATER, note=(_TELL_NOBODY, _TOLD_OF_IT))
IMPLICIT = tr("What has happened often is an implicit understanding.")
PARTNER_KNEW = tr("What partner did is evidence that partner knew.")
_WRITE_DOWN = tr("Write the board down: if it happens often, it is an understanding (40C1).")
LEGAL = Ending(
    tr("The departure was legal: nobody had more reason to expect it than the opponents."),
    _STANDS,
    note=_WRITE_DOWN,
)
LEGAL_SO_FAR = Ending(
    tr("Legal; after the play see whether {partner} allowed for it."),
    _SEEN_LATER,
    note=(_TELL_NOBODY, _WRITE_DOWN),
)

# B3, B4

PENALTY = tr("The side in breach may get a procedural penalty (90A), with damage or without.")
NOT_AUTOMATIC = tr("No average plus or minus by itself: what counts is the result at the table.")
PLAY_ON = Ending(
    tr("Not allowed, but the board is played; adjusted only for damage."),
    to_all(
        tr("This is not allowed. Please play the board; afterwards I see whether it did damage.")
    ),
)
PSYCHIC_PLAY_ON = Ending(PLAY_ON.headline, _SEEN_LATER, note=_TELL_NOBODY)
NOT_ALLOWED = Ending(
    tr("That is not allowed: the score is adjusted if it did damage."),
    to_all(tr("This is not allowed. If it did damage, I adjust the score.")),
)

# 20F, 20G

MAY_ASK = Ending(
    tr("Anybody may ask at their turn, whether they mean to act or not."),
    _GO_ON,
    note=tr("“Do not ask if you pass anyway” is wrong: it would itself tell partner something."),
)
ASKS_BY_THE_HAND = Ending(
    tr("Asking must not depend on the hand: it tells {partner} something."),
    to_all(tr("Please ask in the same way whatever you hold.")),
)
FOR_PARTNER = Ending(
    tr("A question may not be asked for partner's sake."),
    to_all(tr("Please do not ask what you already know.")),
)
TRAP = Ending(
    tr("A question may not be asked to draw a wrong answer."),
    to_all(tr("Please ask only what you want to know.")),
)

# A4, B2(a)(iv)

MAY_VARY = Ending(tr("The methods may change by that."), _GO_ON)

# B2(b) to (d)

OWN_CARD = tr("Nobody looks at their own system card or notes in the auction or the play.")
MAY_LOOK = Ending(tr("The card may be looked at then."), _GO_ON)
CLOSED = Ending(
    tr("That may not be looked at now; the score is adjusted only for damage."),
    to_all(tr("Please put it away until the board is over.")),
)
LOOKED = Ending(
    tr("That may not be looked at: the score is adjusted if it did damage."),
    to_all(tr("This may not be looked at then. If it did damage, I adjust the score.")),
)
