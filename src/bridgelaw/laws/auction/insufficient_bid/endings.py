"""Law 27: how each ruling is told."""

from bridgelaw.laws.common.first_lead import (
    AUCTION_IS_OVER,
    MAY_BE_FORBIDDEN_A_SUIT,
    MUST_PASS,
    Lead,
    about_the_lead,
)
from bridgelaw.laws.common.withdrawn import NOT_TO_BE_USED
from bridgelaw.laws.law import Ending, to_all, tr
from bridgelaw.laws.machinery.facts import (
    NOT_BY_THIS,
    Lasts,
    calls_next,
    first_lead,
    must_pass,
    not_for,
    perhaps,
)

# Another law rules.

OUT_OF_ROTATION = Ending(
    tr("It was out of turn as well: that is ruled on."),
    note=tr(
        "A bid out of turn: it may be accepted, and otherwise the bar, if there is one, is for "
        "one turn only."
    ),
)
HAD_TO_PASS = Ending(tr("{offender} had to pass: that is ruled on."))
MEANT_CALL_TAKES_ITS_PLACE = tr("The call that was meant takes the place of the other one.")

# What the player to the left hears before choosing (10C1).

IF_ACCEPTED = tr("Accept. {lho} calls next.", calls_next("lho"))
IF_ACCEPTED_WITHDRAWN = tr(
    "Accept. The new call is withdrawn, and {lho} calls next.", calls_next("lho")
)
IF_NOT_ACCEPTED = tr(
    "Refuse. {offender} replaces it. With {free} nobody is restricted. "
    "Otherwise {partner} must pass throughout, a double is cancelled, and {partner}'s first lead "
    "may be restricted.",
    *perhaps(NOT_BY_THIS, must_pass("partner", Lasts.AUCTION), first_lead("partner")),
)
IF_NOT_ACCEPTED_BARRED = tr("Refuse. {offender} replaces it. {what_follows}")
WITH_FREE = tr(
    "With {free} nobody is restricted. After any other, {partner} must pass throughout; a double "
    "is cancelled.",
    *perhaps(NOT_BY_THIS, must_pass("partner", Lasts.AUCTION)),
)
WITH_FREE_BARRED = tr(
    "{partner} must pass throughout in any case. After any call but {free}, {partner}'s first lead "
    "may be restricted; a double is cancelled.",
    must_pass("partner", Lasts.AUCTION),
    *perhaps(first_lead("partner")),
)
"""The same where an earlier ruling bars the partner."""

IF_SOMETHING_LIES_THERE = tr("Refuse. {what_follows}")
IF_BID_LIES_THERE = tr("Refuse. {replacement} stands. {what_follows}")
IF_PASS_LIES_THERE = tr("Refuse. The pass stands. {what_follows}")
IF_THE_SAME_LIES_THERE = tr(
    "Refuse. {replacement} stands; nobody is restricted because of it.", NOT_BY_THIS
)
IF_LOWEST_OR_COMPARABLE = tr(
    "If the new call is the lowest bid that shows the same, or comparable, nobody is restricted. "
    "If not, {partner} must pass throughout, and {partner}'s first lead may be restricted.",
    *perhaps(NOT_BY_THIS, must_pass("partner", Lasts.AUCTION), first_lead("partner")),
)
IF_COMPARABLE = tr(
    "If it is comparable, nobody is restricted. If not, {partner} must pass throughout, and "
    "{partner}'s first lead may be restricted.",
    *perhaps(NOT_BY_THIS, must_pass("partner", Lasts.AUCTION), first_lead("partner")),
)
IF_NEITHER_BARRED = tr(
    "{partner} must pass throughout in any case. If the new call is neither the lowest bid that "
    "shows the same nor comparable, {partner}'s first lead may be restricted.",
    must_pass("partner", Lasts.AUCTION),
    *perhaps(first_lead("partner")),
)
IF_DOUBLE_LIES_THERE = tr(
    "Refuse. If {replacement} is comparable, it stands and nobody is restricted. If not, it is "
    "cancelled, {offender} bids or passes, {partner} must pass throughout, and {partner}'s first "
    "lead may be restricted.",
    *perhaps(NOT_BY_THIS, must_pass("partner", Lasts.AUCTION), first_lead("partner")),
)
IF_DOUBLE_LIES_THERE_BARRED = tr(
    "Refuse. If {replacement} is comparable, it stands. If not, it is cancelled, {offender} bids "
    "or passes, and {partner}'s first lead may be restricted. {partner} must pass throughout in "
    "any case.",
    must_pass("partner", Lasts.AUCTION),
    *perhaps(first_lead("partner")),
)
IF_INADMISSIBLE_LIES_THERE = tr(
    "Refuse. {replacement} is not allowed here and is cancelled. {offender} bids or passes, "
    "{partner} must pass throughout, and {partner}'s first lead may be restricted."
)
IF_INSUFFICIENT_LIES_THERE = tr(
    "Refuse. {lho} may then accept {replacement}, which is not sufficient either. If not, "
    "{offender} bids or passes, {partner} must pass throughout, and {partner}'s first lead may be "
    "restricted.",
    *perhaps(must_pass("partner", Lasts.AUCTION), first_lead("partner")),
)
IF_OVER_SEVEN_LIES_THERE = tr(
    "Refuse. {replacement} is cancelled as well, and a pass takes its place. {offender} and "
    "{partner} must pass throughout, and {partner}'s first lead may be restricted.",
    must_pass("offender", Lasts.AUCTION),
    must_pass("partner", Lasts.AUCTION),
    *perhaps(first_lead("partner")),
)
IF_SECOND_REFUSED = tr(
    "Refuse. {offender} makes a sufficient bid or passes, {partner} must pass throughout, and "
    "{partner}'s first lead may be restricted.",
    must_pass("partner", Lasts.AUCTION),
    *perhaps(first_lead("partner")),
)

# The bid is accepted.

ACCEPTED = Ending(
    tr("{bid} is accepted; no rectification.", NOT_BY_THIS),
    to_all(tr("{lho} has accepted {bid}, and nobody is restricted because of it.", NOT_BY_THIS)),
)
ACCEPTED_REPLACEMENT_GOES = Ending(
    ACCEPTED.headline,
    to_all(tr("The first bid is accepted, and the call in its place is withdrawn.")),
    NOT_TO_BE_USED,
)
SECOND_IS_ACCEPTED = to_all(tr("The second bid is accepted."))
SECOND_ACCEPTED = Ending(tr("The second bid is accepted; no rectification.", NOT_BY_THIS))
SECOND_ACCEPTED_LEAD = Ending(
    tr(
        "The second bid is accepted; {partner}'s first lead may be restricted.",
        first_lead("partner"),
    ),
    MAY_BE_FORBIDDEN_A_SUIT,
    NOT_TO_BE_USED,
)

# What was put in its place could never stand (36A, 38).

COUNTS_FOR_NOTHING = Ending(
    tr("The call in place of the bid counts for nothing: it is too late."),
    to_all(tr("The call in place of the bid does not count.")),
)
BACK_TO_THE_BID = Ending(
    tr("The double in its place is cancelled; the insufficient bid is ruled on."),
    to_all(
        tr(
            "The double or redouble in its place is not allowed here. It is cancelled with all "
            "calls after it. {lho}'s side may use what they told, and {offender}'s side may "
            "not.",
            not_for("offender"),
        )
    ),
)
OVER_SEVEN_IS_CANCELLED = tr("The bid of more than seven is cancelled, with all calls after it.")
BOTH_BIDS_ARE_CANCELLED = to_all(
    tr(
        "Both bids are cancelled with all calls after them, and a pass takes their place. "
        "{offender} and {partner} must pass throughout.",
        must_pass("offender", Lasts.AUCTION),
        must_pass("partner", Lasts.AUCTION),
    )
)

# It is replaced.

SECOND_THOUGHT_IS_CANCELLED = tr(
    "The further change of call is cancelled; see Law 25B for what follows."
)
UNRESTRICTED = Ending(
    tr("It is put right; no new restriction.", NOT_BY_THIS),
    to_all(
        tr(
            "Nobody is restricted because of it, and everybody may use what it told.",
            NOT_BY_THIS,
        )
    ),
    to_all(tr("Call me after the play if you think that the first bid did damage.")),
    note=tr(
        "Everybody may use what the insufficient bid tells, {partner} too, for example to bid "
        "on. If it helped to a result that was otherwise not to be had, adjust after the play."
    ),
)
PARTNER_PASSES = tr("{partner} must pass throughout.")
ATTEMPT_IS_CANCELLED = tr(
    "That call is cancelled. {offender} must pass or make a sufficient bid, and {partner} must "
    "pass throughout."
)
CALLED_OVER_ATTEMPT = to_all(
    tr(
        "What was called over it is cancelled, too, and {lho} calls again. {lho}'s side may use "
        "what was called, and {offender}'s side may not."
    ),
    not_for("offender"),
)
NO_27D = tr("Law 27D does not apply: the side has had its restriction.")
BARRED = Ending(MUST_PASS, *about_the_lead(Lead.LATER), note=NO_27D)

# 27B2, noticed late

AUCTION_IS_PAST = {
    lead: Ending(headline, *about_the_lead(lead), note=NO_27D)
    for lead, headline in AUCTION_IS_OVER.items()
}
LEAD_IS_PAST = Ending(
    tr("It is too late to restrict {partner}'s first lead."),
    NOT_TO_BE_USED,
    note=tr(
        "{partner} had to pass from that call on. If {offender}'s side gained because you were "
        "not called, take the gain away after the play (11A)."
    ),
)
