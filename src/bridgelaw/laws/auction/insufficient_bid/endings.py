"""Law 27: how each ruling is told."""

from __future__ import annotations

from bridgelaw.laws.common.first_lead import (
    BARRED_THROUGHOUT,
    MAY_BE_FORBIDDEN_A_SUIT,
    about_the_lead,
)
from bridgelaw.laws.common.withdrawn import NOT_TO_BE_USED
from bridgelaw.laws.machinery.endings import Ending, to_all, to_partner
from bridgelaw.locale.text import tr

# Another law rules.

OUT_OF_ROTATION = Ending(
    tr("Law 31 rules: the insufficient bid was also out of rotation."),
    note=(
        tr(
            "Rule on it as a bid out of rotation: it may be accepted, and otherwise the bar, if "
            "there is one, is for one turn and not for the rest of the auction."
        ),
    ),
)
HAD_TO_PASS = Ending(tr("Law 37 rules: {offender} had to pass."))
MEANT_CALL_TAKES_ITS_PLACE = tr("The call that was meant takes the place of the other one.")
MEANT_CALL_IS_INADMISSIBLE = tr("The call that was meant is inadmissible: rule on it under Law 36.")

# The bid is accepted.

ACCEPTED = Ending(
    tr("The insufficient bid is accepted: the auction goes on as if it were legal."),
    say=(
        to_all(tr("The bid is accepted. The auction goes on from it, and nobody is restricted.")),
    ),
)
SECOND_IS_ACCEPTED = to_all(tr("The second bid is accepted. The auction goes on from it."))
SECOND_ACCEPTED = Ending(tr("The second bid is accepted: the auction goes on as if it were legal."))
SECOND_ACCEPTED_LEAD = Ending(
    tr(
        "The second bid is accepted: the auction goes on as if it were legal; if {offender}'s side "
        "defends, declarer may forbid {partner} a suit when {partner} first leads."
    ),
    say=(MAY_BE_FORBIDDEN_A_SUIT, NOT_TO_BE_USED),
)

# It is replaced.

REPLACEMENT_STANDS = tr("The replacement stands if it is legal and the bid is not accepted.")
SECOND_THOUGHT_IS_CANCELLED = tr(
    "The further change of call is cancelled; see Law 25B for what follows."
)
UNRESTRICTED = Ending(
    tr("The auction goes on, and nobody is restricted."),
    say=(
        to_all(tr("The auction goes on, with no restriction on anybody.")),
        to_all(tr("Call me after the play if you think that the first bid did damage.")),
    ),
    note=(
        tr(
            "What the insufficient bid tells may be used by everybody. If it helped to a result "
            "that was otherwise not to be had, adjust after the play."
        ),
    ),
)
PARTNER_PASSES = tr("{partner} must pass for the rest of the auction.")
ATTEMPT_IS_CANCELLED = tr(
    "That replacement is cancelled; after the next one {partner} must pass for the rest of "
    "the auction, whatever it is."
)
YOU_MUST_PASS = to_partner(tr("You must pass whenever it is your turn to call."))
BARRED_LEAD_FREE = Ending(
    tr(
        "{partner} must pass for the rest of the auction; there is no lead restriction, "
        "because the last call is comparable."
    ),
    say=(NOT_TO_BE_USED,),
)
NO_27D = tr(
    "Law 27D does not apply: the offending side has had its restriction. Stay until the "
    "lead has been dealt with."
)
BARRED = {
    lead: Ending(
        headline,
        say=about_the_lead(lead),
        note=(NO_27D,),
    )
    for lead, headline in BARRED_THROUGHOUT.items()
}
