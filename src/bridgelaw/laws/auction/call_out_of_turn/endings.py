"""Laws 28 to 33: how each ruling is told."""

from bridgelaw.laws.common.first_lead import (
    AUCTION_IS_OVER,
    MAY_BE_FORBIDDEN_A_SUIT,
    MUST_PASS,
    Lead,
    about_the_lead,
)
from bridgelaw.laws.common.withdrawn import NOT_TO_BE_USED
from bridgelaw.laws.law import Ending, filled, to_all, to_offender, tr
from bridgelaw.laws.machinery.facts import (
    AS_IF_NOT_HEARD,
    CALLING_GOES_ON,
    FREE_FIRST_LEAD,
    NOT_BY_THIS,
    THROUGHOUT,
    Lasts,
    State,
    States,
    calls_next,
    first_lead,
    must_pass,
    not_for,
    perhaps,
)

# Another law rules.

STAYS_PASSED_OUT = Ending(
    tr("The board stays passed out: all four hands are back."),
    to_all(tr("The board stays passed out.")),
)
ROBBED = Ending(tr("A player has not had a turn: that is ruled on."))
INSUFFICIENT_FIRST = Ending(tr("The bid before it was insufficient: that is ruled on first."))
CHANGE_OF_CALL = Ending(tr("It is a change of call: that is ruled on."))
AFTER_WRONG_EXPLANATION = Ending(tr("The second call is cancelled; the explanation is ruled on."))
INADMISSIBLE = Ending(tr("{call} is inadmissible: that is ruled on."))

# 33, 28: in its place, or as if not made

COUNTS_AS_LATER = Ending(
    tr("{offender}'s call counts as made after {proper}'s."),
    to_all(tr("{proper}'s call comes first, and {offender}'s counts as made after it.")),
)
CAME_AFTER_PARTNERS = tr(
    "{offender}'s call counts as made after {partner}'s, at {rho}'s turn, and {rho} has called "
    "at that turn."
)
IN_ROTATION = Ending(
    tr("The call was in turn: {rho} had to pass."),
    to_all(tr("{rho} had to pass, and that pass counts as made. The call stands.")),
)
NOT_MADE = Ending(
    tr("The call out of turn counts as not made; no new restriction.", NOT_BY_THIS),
    to_all(tr("The call in turn counts, as if {offender} had not called.")),
    NOT_TO_BE_USED,
)

# 29A: what the player to the left hears before choosing (10C1), and that it is accepted

IF_ACCEPTED = tr(
    "Accept. The auction goes on from there, and {lho} calls next.",
    CALLING_GOES_ON,
    calls_next("lho"),
)
IF_ACCEPTED_ROBS = tr(
    "Accept. {lho} calls next. If {lho} passes, the auction goes back to {proper}, who has not had "
    "a turn, and the passes after that turn are cancelled.",
    calls_next("lho"),
    *perhaps(calls_next("proper")),
)
IF_REFUSED_PARTNER_SKIPPED = tr(
    "Refuse. It is cancelled, {proper} calls, and {partner} may not use it. {what_follows}",
    calls_next("proper"),
    not_for("partner"),
)
IF_ACCEPTED_PARTNER_CALLED = tr(
    "Accept. {partner}'s call is cancelled, and {lho} calls next.", calls_next("lho")
)
IF_REFUSED_PARTNER_CALLED = tr(
    "Refuse. It is cancelled; {partner}'s call stands, but {partner} may not use it. "
    "{what_follows}",
    not_for("partner"),
)
IF_NEXT_COMPARABLE = tr(
    "If {offender}'s next call is comparable, nobody is restricted. If not, {partner} must pass "
    "once, and {partner}'s first lead may be restricted.",
    *perhaps(NOT_BY_THIS, must_pass("partner", Lasts.NEXT_TURN), first_lead("partner")),
)
IF_PASS_REFUSED = tr(
    "Refuse. The pass is cancelled and {rho} calls. {offender} then passes once; {partner} may "
    "not use it.",
    calls_next("rho"),
    must_pass("offender", Lasts.NEXT_TURN),
    not_for("partner"),
)
IF_REFUSED_PASS_ENDS = tr(
    "Refuse. It is cancelled and {rho} calls. If {rho} passes, the auction is over. {what_follows}",
    calls_next("rho"),
)
IF_INSUFFICIENT_REFUSED = tr(
    "Refuse. It is cancelled and {rho} calls. If {rho} passes, {offender} repeats the bid, which "
    "is too low: {partner} may have to pass throughout. {what_follows}",
    calls_next("rho"),
    *perhaps(must_pass("partner", Lasts.AUCTION)),
)
IF_REFUSED_RHO_SKIPPED = tr(
    "Refuse. It is cancelled and {rho} calls. If {rho} passes, {offender} repeats the call. "
    "{what_follows}",
    calls_next("rho"),
)
IF_RHO_CALLS = tr(
    "If not, {offender} makes any call; unless that is comparable, {partner} must pass once, and "
    "{partner}'s first lead may be restricted.",
    *perhaps(must_pass("partner", Lasts.NEXT_TURN), first_lead("partner")),
)
IF_RHO_CALLS_BARRED = tr(
    "If not, {offender} makes any call; unless that is comparable, {partner}'s first lead may be "
    "restricted. {partner} must pass throughout in any case.",
    must_pass("partner", Lasts.AUCTION),
    *perhaps(first_lead("partner")),
)
ACCEPTED = Ending(
    tr("{call} is accepted; no rectification.", NOT_BY_THIS),
    to_all(tr("{lho} has accepted {call}, and nobody is restricted because of it.", NOT_BY_THIS)),
)
IS_CANCELLED = to_all(tr("{partner}'s call came too early, and is cancelled."))
CAME_TOO_EARLY = tr(
    "What was called after it is cancelled, and is unauthorised for that side.", not_for("offender")
)

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
    tr(
        "{offender} must pass {span}; nobody else is restricted.",
        States(State.NOBODY_ELSE, "offender"),
    ),
    NOT_TO_BE_USED,
    note=tr(
        "The law restricts nobody else. But what the cancelled pass told is no more for "
        "{partner} to use than any withdrawn call (16C2).",
        not_for("partner"),
    ),
)
RHO_CALLS_PASS_ENDS = Ending(
    tr("The call is cancelled and {rho} calls; a pass ends the auction.", calls_next("rho")),
    to_offender(
        tr(
            "If {rho} bids, doubles or redoubles, you may make any legal call. If {rho} "
            "passes, the auction is over."
        )
    ),
)
RHO_CALLS = Ending(
    tr(
        "The call is cancelled and {rho} calls; after a pass {offender} repeats it.",
        calls_next("rho"),
    ),
    to_offender(
        tr(
            "If {rho} passes, you must make the same call again. If {rho} bids, doubles or "
            "redoubles, you may make any legal call."
        )
    ),
)
PARTNER_MAY_NOT_USE_IT = tr("{partner} may make any legal call, but may not use the cancelled one.")
OFFENDER_MAY_CALL_ANYTHING = tr("At the proper turn {offender} may make any legal call.")
ANY_LEGAL_CALL_LATER = Ending(tr("The call is cancelled; {partner} calls without using it."))
PARTNERS_CALL_STANDS = Ending(tr("The call is cancelled; {partner}'s call in turn stands."))

# 39: without it the auction is over

DOES_NOT_COUNT = to_all(tr("The auction is over: no call after it counts."))
CAME_AFTER_THE_END = Ending(tr("The auction is over: the call is cancelled."), NOT_TO_BE_USED)

# 30B1, 31A, 32A, 36B4: the call at the proper turn

IF_COMPARABLE = tr(
    "If it is comparable, nobody is restricted. If not, {partner} must pass once, and {partner}'s "
    "first lead may be restricted.",
    *perhaps(NOT_BY_THIS, must_pass("partner", Lasts.NEXT_TURN), first_lead("partner")),
)
IF_COMPARABLE_BARRED_ANYWAY = tr(
    "{partner} must pass throughout in any case. If {offender}'s next call is not comparable, "
    "{partner}'s first lead may be restricted as well.",
    must_pass("partner", Lasts.AUCTION),
    *perhaps(first_lead("partner")),
)
MUST_REPEAT = Ending(
    tr("{offender} must make the same call again; no new restriction.", NOT_BY_THIS),
    to_offender(tr("You must make the same call again.")),
    to_all(tr("Nobody is restricted because of the call out of turn.", NOT_BY_THIS)),
)
REPEATED_BID_INSUFFICIENT = tr(
    "If the bid that is repeated is insufficient, rule on it under Law 27."
)
UNRESTRICTED = Ending(
    tr("It is put right; no new restriction.", NOT_BY_THIS),
    to_all(
        tr(
            "Nobody is restricted because of it, and everybody may use what it told.",
            NOT_BY_THIS,
        )
    ),
    to_all(tr("Call me after the play if you think that the first call did damage.")),
)
PARTNERS_CALL_IS_STILL_JUDGED = tr(
    "The call that {partner} made before this one is still judged under Law 16C2: {partner} "
    "was not to use the cancelled call then.",
    AS_IF_NOT_HEARD,
)
PARTNER_PASSES_ONCE = tr("{partner} must pass once.")

BARRED_ONCE = Ending(MUST_PASS, *about_the_lead(Lead.LATER))
AUCTION_ENDS = {
    lead: Ending(headline, *about_the_lead(lead)) for lead, headline in AUCTION_IS_OVER.items()
}
"""The call at the proper turn was the last one, and nobody has to pass any more."""
LEAD_IS_FREE = Ending(
    tr(
        "The auction is over; no new lead restriction: the last call is comparable.",
        FREE_FIRST_LEAD,
    )
)
TURN_TO_PASS_IS_PAST = Ending(
    tr("It is too late to pass; {partner}'s first lead may be restricted.", first_lead("partner")),
    *about_the_lead(Lead.LATER),
    note=tr(
        "{partner} had to pass at a turn that is past. If {offender}'s side gained because the "
        "auction went on without a ruling, take the gain away after the play (11A)."
    ),
)
BARRED_LEAD = Ending(
    filled(MUST_PASS, span=THROUGHOUT).claiming(must_pass("partner", Lasts.AUCTION)),
    MAY_BE_FORBIDDEN_A_SUIT,
)
