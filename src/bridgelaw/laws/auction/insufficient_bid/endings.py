"""Law 27: how each ruling is told."""

from __future__ import annotations

from bridgelaw.laws.common.first_lead import (
    BARRED_THROUGHOUT,
    MAY_BE_FORBIDDEN_A_SUIT,
    Lead,
    about_the_lead,
)
from bridgelaw.laws.common.withdrawn import NOT_TO_BE_USED
from bridgelaw.laws.machinery.endings import Ending, to_all
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

# What the player to the left hears before choosing (10C1).

IF_ACCEPTED = tr(
    "{lho} may accept it: then the auction goes on from there as if it were legal, and "
    "{lho} calls next."
)
IF_ACCEPTED_WITHDRAWN = tr(
    "{lho} may accept it: then the call in its place is withdrawn, the auction goes on from the "
    "first bid as if it were legal, and {lho} calls next."
)
IF_NOT_ACCEPTED = tr(
    "If {lho} does not accept it, {offender} must replace it. With {lowest}, or with a "
    "comparable call, nobody is restricted. With any other sufficient bid, or a pass, "
    "{partner} must pass for the rest of the auction, and if they defend, declarer may "
    "forbid {partner} a suit at the first lead. A double or redouble that is not comparable is "
    "cancelled: merely trying it makes {partner} pass for the rest of the auction, whatever "
    "{offender} calls then."
)
IF_BID_LIES_THERE = tr(
    "If {lho} does not accept it, {replacement} stands in its place, and cannot be changed. If it "
    "is the lowest sufficient bid that shows the same suit or suits, or a comparable call, nobody "
    "is restricted. If not, {partner} must pass for the rest of the auction, and if they defend, "
    "declarer may forbid {partner} a suit at the first lead."
)
IF_PASS_LIES_THERE = tr(
    "If {lho} does not accept it, the pass stands in its place, and cannot be changed. If it is "
    "comparable, nobody is restricted. If not, {partner} must pass for the rest of the auction, "
    "and if they defend, declarer may forbid {partner} a suit at the first lead."
)
IF_DOUBLE_LIES_THERE = tr(
    "If {lho} does not accept it, and the double or redouble in its place is comparable, that "
    "stands and nobody is restricted. If it is not comparable, it is cancelled, {offender} must "
    "make a sufficient bid or pass, {partner} must pass for the rest of the auction, whatever that "
    "call is, and if they defend, declarer may be able to forbid {partner} a suit at the first "
    "lead."
)
IF_INADMISSIBLE_LIES_THERE = tr(
    "If {lho} does not accept it, the call in its place, which is not allowed here, is cancelled. "
    "{offender} must make a sufficient bid or pass, {partner} must pass for the rest of the "
    "auction, whatever that call is, and if they defend, declarer may be able to forbid {partner} "
    "a suit at the first lead."
)
IF_INSUFFICIENT_LIES_THERE = tr(
    "{replacement}, in its place, is not sufficient either. If {lho} does not accept the first "
    "bid, {lho} may accept {replacement} instead. If {lho} accepts neither, {offender} must make a "
    "sufficient bid or pass, {partner} must pass for the rest of the auction, whatever that call "
    "is, and if they defend, declarer may be able to forbid {partner} a suit at the first lead."
)
IF_OVER_SEVEN_LIES_THERE = tr(
    "If {lho} does not accept it, the bid of more than seven in its place is cancelled as well, "
    "and a pass takes its place. {offender} and {partner} must pass for the rest of the auction, "
    "and if they defend, declarer may forbid {partner} a suit at the first lead."
)
IF_SOMETHING_LIES_THERE = tr(
    "If {lho} does not accept it, the call that {offender} put in its place stands if it is legal, "
    "and cannot be changed. If it is the lowest sufficient bid that shows the same suit or suits, "
    "or a comparable call, nobody is restricted. If not, {partner} must pass for the rest of the "
    "auction, and if they defend, declarer may forbid {partner} a suit at the first lead. A double "
    "or redouble that is not comparable, or another insufficient bid, is cancelled, and then "
    "{partner} must pass as well, whatever {offender} calls."
)

# The bid is accepted.

ACCEPTED = Ending(
    tr("The insufficient bid is accepted: the auction goes on as if it were legal."),
    say=(
        to_all(
            tr(
                "The bid is accepted. The auction goes on from it, and nobody is restricted "
                "because of it."
            )
        ),
    ),
)
ACCEPTED_REPLACEMENT_GOES = Ending(
    ACCEPTED.headline,
    say=(
        to_all(
            tr(
                "The first bid is accepted, and the call in its place is withdrawn. The auction "
                "goes on from the bid, and nobody has to pass because of it."
            )
        ),
        NOT_TO_BE_USED,
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

# What was put in its place could never stand (36A, 38).

COUNTS_FOR_NOTHING = Ending(
    tr("The auction period is over: the call in place of the bid counts for nothing."),
    say=(to_all(tr("The call in place of the bid does not count. The play goes on.")),),
)
BACK_TO_THE_BID = Ending(
    tr(
        "The double or redouble in its place is cancelled with all calls after it; Law 27 rules on "
        "the insufficient bid."
    ),
    say=(
        to_all(
            tr(
                "The double or redouble in its place is not allowed here, and nobody can accept "
                "it. It is cancelled with all calls after it. {lho}'s side may use what they told, "
                "and {offender}'s side may not."
            )
        ),
    ),
)
OVER_SEVEN_IS_CANCELLED = tr("The bid of more than seven is cancelled, with all calls after it.")
BOTH_BIDS_ARE_CANCELLED = to_all(
    tr(
        "Both bids are cancelled with all calls after them, and a pass takes their place. "
        "{offender} and {partner} must pass for the rest of the auction."
    )
)
BOTH_BARRED = Ending(
    tr(
        "{offender} and {partner} must pass for the rest of the auction; there is no lead "
        "restriction, because {lho} had called."
    ),
    say=(NOT_TO_BE_USED,),
)
BOTH_BARRED_LEAD = Ending(
    tr(
        "{offender} and {partner} must pass for the rest of the auction; if they defend, declarer "
        "may forbid {partner} a suit when {partner} first leads."
    ),
    say=about_the_lead(Lead.LATER),
)

# It is replaced.

SECOND_THOUGHT_IS_CANCELLED = tr(
    "The further change of call is cancelled; see Law 25B for what follows."
)
UNRESTRICTED = Ending(
    tr("The auction goes on, and nobody is restricted."),
    say=(
        to_all(tr("The auction goes on, and nobody is restricted because of it.")),
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
CALLED_OVER_ATTEMPT = to_all(
    tr(
        "What was called over it is cancelled, too, and {lho} calls again. {lho}'s side may use "
        "what was called, and {offender}'s side may not."
    )
)
BARRED_LEAD_FREE = Ending(
    tr(
        "{partner} must pass for the rest of the auction; there is no lead restriction, "
        "because the last call is comparable."
    )
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

# 27B2, noticed late

AUCTION_IS_PAST = {
    lead: Ending(headline, say=about_the_lead(lead), note=(NO_27D,))
    for lead, headline in {
        Lead.RESTRICTED: tr(
            "{partner} had to pass from that call on, and the auction is over; when {partner} "
            "first leads, declarer may forbid one suit that {offender} did not specify."
        ),
        Lead.FREE_AS_DECLARER: tr(
            "{partner} had to pass from that call on, and the auction is over; there is no lead "
            "restriction, because {offender}'s side does not defend."
        ),
    }.items()
}
LEAD_IS_PAST = Ending(
    tr(
        "{partner} had to pass from that call on; the auction is over, and {partner}'s first lead "
        "is past."
    ),
    say=(NOT_TO_BE_USED,),
    note=(
        tr(
            "Nothing can be restricted any more. If {offender}'s side gained because you were not "
            "called, take the gain away after the play (11A)."
        ),
    ),
)
