"""Laws 35 to 39: how each ruling is told."""

from bridgelaw.laws.common.comparable_call import CHECK_WITH_ME
from bridgelaw.laws.common.first_lead import MUST_PASS, Lead, about_the_lead
from bridgelaw.laws.common.withdrawn import NOT_TO_BE_USED
from bridgelaw.laws.law import Ending, to_all, to_offender, tr
from bridgelaw.laws.machinery.facts import (
    AS_IF_NOT_HEARD,
    FREE_FIRST_LEAD,
    NOT_BY_THIS,
    Lasts,
    first_lead,
    must_pass,
    not_for,
    perhaps,
)

_BOTH_PASS = (must_pass("offender", Lasts.AUCTION), must_pass("partner", Lasts.AUCTION))

NEVER_MEANT = Ending(tr("The call was a slip: that is ruled on."))

# 36: a double or redouble that Law 19 forbids

SCORED_WITHOUT = Ending(
    tr("The contract is scored as if the double or redouble had not been made."),
    to_all(tr("The double or redouble does not count.")),
)
ALL_CANCELLED = Ending(
    tr("The call and all later ones are cancelled; no new restriction.", NOT_BY_THIS),
    to_all(
        tr(
            "The call and all calls after it are cancelled. The turn goes back, and nobody is "
            "restricted because of it.",
            NOT_BY_THIS,
        )
    ),
    to_all(
        tr("What the cancelled calls told may be used by {lho}'s side, and not by {offender}'s."),
        not_for("offender"),
    ),
    note=tr(
        "The law does not mention it here, but the cancelled calls of both sides are "
        "unauthorised for the offending side: only the lead restriction is excluded.",
        AS_IF_NOT_HEARD,
    ),
)
DOUBLE_IS_CANCELLED = tr("The double or redouble is cancelled: it can never be accepted.")
ALREADY_REPLACED = tr(
    "{offender} had already replaced it by a legal call. That call stands, and what "
    "follows is the same."
)
BARRED = Ending(MUST_PASS, *about_the_lead(Lead.LATER))
CANCELLED_TURN_GOES_BACK = to_all(tr("The call is cancelled; the turn goes back."))
CHECK_FIRST = to_offender(CHECK_WITH_ME)
TURN_GOES_BACK = Ending(
    tr("The turn goes back; {partner} must pass throughout.", must_pass("partner", Lasts.AUCTION)),
    to_all(
        tr(
            "Unless {offender}'s next call is comparable, {partner}'s first lead may be "
            "restricted.",
            *perhaps(first_lead("partner")),
        )
    ),
    NOT_TO_BE_USED,
    note=tr(
        "When {offender} has called, see whether that call is comparable to the cancelled one: "
        "only then is the lead free of Law 26B."
    ),
)

# 37: a player who must pass

CANNOT_STAND = tr("A double or redouble that Law 19 forbids cannot stand.")
STANDS_NOW = to_all(tr("{lho} has called, so the call stands."))
IF_YOU_HAD_TO_PASS = to_offender(tr("If you had to pass throughout, you must do so from now on."))
STANDS = Ending(
    tr("The call and all later ones stand; no new lead restriction.", FREE_FIRST_LEAD),
    note=tr(
        "Nobody is asked whether to accept it: {lho} has no such option. Whoever must pass "
        "throughout still must."
    ),
)
HAD_TO_PASS = to_all(
    tr(
        "{offender} had to pass. The call is cancelled, and a pass takes its place. {offender} and "
        "{partner} must pass throughout."
    ),
    *_BOTH_PASS,
)
HAD_TO_PASS_LAST = to_all(
    tr("{offender} had to pass. The call is cancelled, and a pass takes its place.")
)
HAD_TO_PASS_LATER = to_all(
    tr(
        "{offender} had to pass, and it was not {offender}'s turn. The call is cancelled. "
        "{offender} and {partner} must pass throughout."
    ),
    *_BOTH_PASS,
)

# 38: a bid over seven

NEVER_PLAYED = tr("It can never be played.")
CANCELLED_WITH_LATER = tr("It is cancelled, with all calls after it.")
COUNTS_AS_A_PASS = Ending(
    tr("The bid counts as a pass; the last legal bid is the contract."),
    to_all(tr("The bid counts as a pass. The last legal bid is the contract.")),
)
BID_IS_CANCELLED = to_all(
    tr(
        "The bid is cancelled with all calls after it, and a pass takes its place. {offender} and "
        "{partner} must pass throughout."
    ),
    *_BOTH_PASS,
)
BID_IS_CANCELLED_LAST = to_all(
    tr("The bid is cancelled with all calls after it, and a pass takes its place.")
)
BID_IS_CANCELLED_TURN_GOES_BACK = to_all(
    tr(
        "The bid is cancelled with all calls after it, and the turn goes back. {offender} and "
        "{partner} must pass throughout."
    ),
    *_BOTH_PASS,
)
LHO_HAD_CALLED = tr("{lho} had called: no lead restriction, and no Law 72C.")
LEAD_AND_72C = tr("Lead restrictions and Law 72C may apply.")

# 39: a call after the final pass

AUCTION_IS_OVER = tr("The auction is over: the call is cancelled.")
DOES_NOT_COUNT = to_all(tr("The auction is over: no call after it counts."))
NOTHING_ELSE = Ending(
    tr("The call is cancelled, and nothing else happens.", NOT_BY_THIS),
    note=tr(
        "There is no other rectification; but the side that made a cancelled bid, double or "
        "redouble may not use what it told.",
        *perhaps(AS_IF_NOT_HEARD),
    ),
)
CANCELLED_LEAD = Ending(
    tr("The call is cancelled; {partner}'s first lead may be restricted.", first_lead("partner")),
    *about_the_lead(Lead.RESTRICTED),
)
BOTH_CANCELLED_LEAD = Ending(
    tr(
        "The calls are cancelled; either defender's first lead may be restricted.",
        first_lead("offender"),
        first_lead("partner"),
    ),
    *CANCELLED_LEAD.say,
)
LEAD_IS_PAST = Ending(tr("It is too late to restrict {partner}'s first lead."), NOT_TO_BE_USED)

# 36B2, 37B, 38C: what takes the call's place ends the auction, and nobody has to pass any more

AUCTION_ENDS = {
    Lead.RESTRICTED: CANCELLED_LEAD,
    Lead.FREE_AS_DECLARER: Ending(
        tr(
            "The call is cancelled; no new lead restriction: {offender}'s side does not defend.",
            FREE_FIRST_LEAD,
        ),
        *about_the_lead(Lead.FREE_AS_DECLARER),
    ),
}
CANCELLED_LHO_CALLED = Ending(
    tr("The call is cancelled; no new lead restriction: {lho} had called.", FREE_FIRST_LEAD),
    *about_the_lead(Lead.FREE_AS_DECLARER),
)
CANCELLED_COMPARABLE = Ending(
    tr(
        "The call is cancelled; no new lead restriction: the last call is comparable.",
        FREE_FIRST_LEAD,
    )
)
