"""Laws 28 to 33: how each ruling is told."""

from __future__ import annotations

from bridgelaw.laws.common.first_lead import MAY_BE_FORBIDDEN_A_SUIT, Lead, about_the_lead
from bridgelaw.laws.common.withdrawn import NOT_TO_BE_USED
from bridgelaw.laws.machinery.endings import Ending, to_all, to_offender
from bridgelaw.locale.text import Text, tr

# Another law rules.

STAYS_PASSED_OUT = Ending(
    tr("There is no rectification: all four hands are back in the board."),
    say=(to_all(tr("The board stays passed out.")),),
)
ROBBED = Ending(tr("Law 17D3 rules: a player has not had their turn."))
INSUFFICIENT_FIRST = Ending(tr("Law 27 rules first: the bid before it was insufficient."))
CHANGE_OF_CALL = Ending(tr("Law 25 rules: the second call is a change of the first."))
AFTER_WRONG_EXPLANATION = Ending(
    tr("The second call is cancelled; Law 21 rules on whether the first may be changed.")
)
INADMISSIBLE = Ending(tr("Laws 36 to 38 rule: an inadmissible call cannot be accepted."))

# 33, 28: in its place, or as if not made

COUNTS_AS_LATER = Ending(
    tr("{offender}'s call counts as made after the other one, and is judged there."),
    say=(to_all(tr("{proper}'s call comes first, and {offender}'s counts as made after it.")),),
)
CAME_AFTER_PARTNERS = tr(
    "{offender}'s call counts as made after {partner}'s, at {rho}'s turn, and {rho} has called "
    "at that turn."
)
IN_ROTATION = Ending(
    tr("The call was in rotation: {rho} had to pass."),
    say=(to_all(tr("{rho} had to pass, and that pass counts as made. The call stands.")),),
)
NOT_MADE = Ending(
    tr("The call out of turn counts as not made; nobody is restricted."),
    say=(
        to_all(tr("The auction goes on from the call in turn, as if {offender} had not called.")),
        NOT_TO_BE_USED,
    ),
)

# 29A: what the player to the left hears before choosing (10C1), and that it is accepted

IF_LHO_PASSES = tr(
    "But if {lho} then passes, the auction goes back to {proper}, who has not had a turn, "
    "and the passes after that turn are cancelled."
)
IF_NOT_ACCEPTED = tr(
    "If {lho} does not accept it, the call is cancelled and the player whose turn it was "
    "calls. What {offender} and {partner} may then do depends on the call and on the turn at "
    "which it was made."
)
IF_NOT_ACCEPTED_PARTNER_SKIPPED = tr(
    "If {lho} does not accept it, the call is cancelled. {partner} may make any call but may "
    "not use what the cancelled one told. At the proper turn {offender} may make any call: "
    "if it is comparable, nobody is restricted; if not, {partner} must pass at the next "
    "turn, and if they defend, declarer may forbid {partner} a suit at the first lead."
)
IF_PASS_NOT_ACCEPTED = tr(
    "If {lho} does not accept it, the pass is cancelled, {rho} calls, and {offender} must "
    "pass at the proper turn; {partner} is free."
)
IF_NOT_ACCEPTED_PASS_ENDS = tr(
    "If {lho} does not accept it, the call is cancelled and {rho} calls. If {rho} passes, "
    "the auction is over. If {rho} bids, doubles or redoubles, {offender} may make any call: "
    "if it is comparable, nobody is restricted; if not, {partner} must pass at the next "
    "turn, and if they defend, declarer may forbid {partner} a suit at the first lead."
)
IF_INSUFFICIENT_NOT_ACCEPTED = tr(
    "If {lho} does not accept it, the bid is cancelled and {rho} calls. If {rho} passes, "
    "{offender} must make the same bid again. That is not sufficient, and is ruled on then: "
    "{partner} may have to pass for the rest of the auction. If {rho} bids, doubles or "
    "redoubles, {offender} may make any call: if it is comparable, nobody is restricted; if not, "
    "{partner} must pass at the next turn, and if they defend, declarer may forbid {partner} a "
    "suit at the first lead."
)
IF_NOT_ACCEPTED_RHO_SKIPPED = tr(
    "If {lho} does not accept it, the call is cancelled and {rho} calls. If {rho} passes, "
    "{offender} must make the same call again and nobody is restricted. If {rho} bids, "
    "doubles or redoubles, {offender} may make any call: if it is comparable, nobody is "
    "restricted; if not, {partner} must pass at the next turn, and if they defend, declarer "
    "may forbid {partner} a suit at the first lead."
)
ACCEPTED = Ending(
    tr("The call out of turn is accepted: the auction goes on as if it were in turn."),
    say=(
        to_all(
            tr(
                "The call is accepted. The auction goes on from it, and nobody is restricted "
                "because of it."
            )
        ),
    ),
)
CAME_TOO_EARLY = tr("What was called after it is cancelled, and is unauthorised for that side.")

# 29B: it is cancelled

CANCELLED = tr("The call is cancelled, and the player whose turn it was calls.")
CANCELLED_BY_PLAYERS = tr(
    "The players have cancelled the call themselves and gone on from the proper turn."
)
ACCEPTANCE_IS_PAST = tr(
    "{lho} could have accepted the call, and is not asked any more: the auction has gone on. If a "
    "side gained because the director was not called, see Law 11A after the play."
)
PARTNER_CALLED_IN_TURN = tr(
    "{partner} has called at the proper turn already. That call stands, and is judged under "
    "Law 16C2."
)
LATER_CALLS_GO_TOO = tr(
    "The calls made after it are cancelled too: each was out of turn, is unauthorised for "
    "the side that made it, and is replaced at its player's proper turn."
)
OFFENDER_PASSES_ONCE = Ending(
    tr("{offender} must pass at the next turn; nobody else is restricted."),
    note=(
        tr(
            "The law restricts nobody else. But what the cancelled pass told is no more for "
            "{partner} to use than any withdrawn call (16C2)."
        ),
    ),
)
RHO_CALLS_PASS_ENDS = Ending(
    tr(
        "The call is cancelled and {rho} calls; if {rho} passes, the auction is over, and "
        "otherwise {offender} may make any legal call."
    ),
    say=(
        to_offender(
            tr(
                "If {rho} bids, doubles or redoubles, you may make any legal call. If {rho} "
                "passes, the auction is over."
            )
        ),
    ),
)
RHO_CALLS = Ending(
    tr(
        "The call is cancelled and {rho} calls; if {rho} passes, {offender} must make the same "
        "call again, and otherwise may make any legal call."
    ),
    say=(
        to_offender(
            tr(
                "If {rho} passes, you must make the same call again. If {rho} bids, doubles or "
                "redoubles, you may make any legal call."
            )
        ),
    ),
)
PARTNER_MAY_NOT_USE_IT = tr("{partner} may make any legal call, but may not use the cancelled one.")
ANY_LEGAL_CALL_LATER = Ending(
    tr(
        "The call is cancelled; {partner} may call anything but may not use it, and {offender} "
        "may make any legal call at the proper turn."
    ),
)

# 30B1, 31A, 32A, 36B4: the call at the proper turn

IF_NOT_COMPARABLE = tr(
    "If not, {partner} must pass at the next turn, and if they defend, declarer may forbid "
    "{partner} a suit at the first lead."
)
IF_NOT_COMPARABLE_BARRED_ANYWAY = tr(
    "If not, declarer may forbid {partner} a suit at the first lead if they defend. "
    "{partner} must pass for the rest of the auction in any case."
)
MUST_REPEAT = Ending(
    tr(
        "{offender} must make the same call again; nobody is restricted because of the call out of "
        "turn."
    ),
    say=(
        to_offender(tr("You must make the same call again.")),
        to_all(tr("Nobody is restricted because of the call out of turn.")),
    ),
)
REPEATED_BID_INSUFFICIENT = tr(
    "If the bid that is repeated is insufficient, rule on it under Law 27."
)
UNRESTRICTED = Ending(
    tr("The auction goes on, and nobody is restricted."),
    say=(
        to_all(tr("The auction goes on, and nobody is restricted because of it.")),
        to_all(tr("Call me after the play if you think that the first call did damage.")),
    ),
)
PARTNERS_CALL_IS_STILL_JUDGED = tr(
    "The call that {partner} made before this one is still judged under Law 16C2: {partner} "
    "was not to use the cancelled call then."
)
PARTNER_PASSES_ONCE = tr("{partner} must pass at the next turn to call.")

_ONCE: dict[Lead, Text] = {
    Lead.LATER: tr(
        "{partner} must pass at the next turn; if {offender}'s side defends, declarer may forbid "
        "{partner} a suit when {partner} first leads."
    ),
    Lead.FREE_AS_DECLARER: tr(
        "{partner} must pass at the next turn; there is no lead restriction, because "
        "{offender}'s side does not defend."
    ),
    Lead.FREE_ALL_SPECIFIED: tr(
        "{partner} must pass at the next turn; there is no lead restriction, because {offender} "
        "specified all four suits."
    ),
    Lead.RESTRICTED: tr(
        "{partner} must pass at the next turn; when {partner} first leads, declarer may forbid "
        "one suit that {offender} did not specify."
    ),
}
BARRED_ONCE = {lead: Ending(text, say=about_the_lead(lead)) for lead, text in _ONCE.items()}
AUCTION_ENDS = {
    lead: Ending(text, say=about_the_lead(lead))
    for lead, text in {
        Lead.RESTRICTED: tr(
            "The auction is over; when {partner} first leads, declarer may forbid one suit that "
            "{offender} did not specify."
        ),
        Lead.FREE_AS_DECLARER: tr(
            "The auction is over; there is no lead restriction, because {offender}'s side does not "
            "defend."
        ),
    }.items()
}
"""The call at the proper turn was the last one, and nobody has to pass any more."""
TURN_TO_PASS_IS_PAST = Ending(
    tr(
        "{partner} had to pass at a turn that is past; if {offender}'s side defends, declarer may "
        "forbid {partner} a suit when {partner} first leads."
    ),
    say=about_the_lead(Lead.LATER),
    note=(
        tr(
            "The auction has gone on without a ruling. If {offender}'s side gained by it, take the "
            "gain away after the play (11A)."
        ),
    ),
)
BARRED_LEAD_FREE = Ending(
    tr(
        "{partner} must pass for the rest of the auction; there is no lead restriction, because "
        "the last call is comparable."
    )
)
BARRED_LEAD = Ending(
    tr(
        "{partner} must pass for the rest of the auction; if {offender}'s side defends, declarer "
        "may forbid {partner} a suit when {partner} first leads."
    ),
    say=(MAY_BE_FORBIDDEN_A_SUIT,),
)
