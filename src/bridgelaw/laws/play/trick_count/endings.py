"""Laws 65 and 66: how each ruling is told."""

from bridgelaw.laws.law import Ending, to_all, to_offender, to_partner, tr
from bridgelaw.laws.machinery.facts import AS_IF_NOT_HEARD, NOT_BY_THIS

NUMBER_IN_DISPUTE = Ending(
    tr("The number of tricks is in dispute: Law 79 rules on it."),
    note=tr(
        "Go through the tricks with all four, each showing their own cards (66D). If tricks "
        "were claimed or conceded, Laws 69 and 71 apply. After the round you need to be "
        "clearly convinced (79B3)."
    ),
)

# 65B3: a card turned the wrong way

TURN_THAT_CARD = to_all(
    tr("Turn that card as the trick was won or lost: lengthwise if your side won it.")
)
DECLARER_MAY_ALWAYS = Ending(tr("Declarer may point out a card turned the wrong way at any time."))
DUMMY_MAY_TOO = tr(
    "Law 43 forbids dummy to draw attention to an irregularity, but Law 65B3 speaks of this one, "
    "and the particular law goes before the general."
)
IN_TIME = Ending(
    tr("{offender} was in time: the card is turned, and nothing else happens.", NOT_BY_THIS)
)
AFTER_PLAY_ANYBODY_MAY = Ending(tr("The play is over: anybody may see to the count."))
RIGHT_ENDED = tr("The right ended when {offender}'s side had played to the next trick.")
DUMMY_MAY_NOT_ANY_MORE = tr("Dummy may not draw attention to it any more.")
REMARK_HELPED = Ending(
    tr("{offender}'s remark came too late and helped {partner}: the score is adjusted."),
    note=tr(
        "Assign the result of the play that {partner} would have chosen with the wrong count "
        "(12C1). Dummy's remark can also earn a procedural penalty (43B1)."
    ),
)
REMARK_DID_NOT_HELP = Ending(tr("{offender}'s remark came too late, but {partner} did not gain."))
REMARK_UNAUTHORISED = Ending(
    tr("{offender}'s remark came too late: {partner} may not use it.", AS_IF_NOT_HEARD),
    to_partner(
        tr(
            "Play as if you had not heard the remark, and carefully avoid gaining by it.",
            AS_IF_NOT_HEARD,
        )
    ),
    note=tr(
        "After the play, ask what {partner} would have done with the wrong count. Somebody who "
        "believes that they have enough tricks will hardly risk the contract for one more; at "
        "matchpoints that is at least a logical alternative."
    ),
)

# 65D: the order of the played cards

TOLD_TO_KEEP_ORDER = Ending(
    tr("Nothing is in dispute: {offender} is told to keep the order."),
    to_offender(
        tr(
            "Keep your played cards in order until everybody agrees on the tricks. If a trick "
            "or a revoke comes to be disputed, disorder counts against you."
        )
    ),
)
SETTLED_BY_FACTS = Ending(
    tr("The facts can be found, and the dispute is settled by them."),
    note=tr("During the play only you look at quitted tricks (66C)."),
)
MIXED_THE_CARDS = Ending(
    tr("Only {offender}'s side has mixed its cards: decided for the other side.")
)
BOTH_RIGHTS_AT_RISK = tr("Both sides have put their right to claim a trick or a revoke at risk.")
BOTH_HAVE_MIXED = Ending(
    tr("Both sides have mixed their cards: find out what most probably happened.")
)

# 66: looking at a trick again

SHOWN_AFTER_PLAY = Ending(
    tr("The play is over: the tricks are looked at together."),
    to_all(
        tr("Show your own played cards in their order, one trick at a time. Touch nobody else's.")
    ),
    note=tr(
        "That is done to settle a revoke, or the number of tricks won or lost. If they do not "
        "agree on the number, Law 79 says how it is corrected, and until when."
    ),
)
ALL_FACE_AGAIN = Ending(
    tr("All four face their cards of the trick again."),
    to_all(tr("Face your cards of this trick again.")),
)
OWN_LAST_CARD = Ending(
    tr("{offender} may look at their own last card, and not show it."),
    to_offender(tr("You may look at your own last card. Do not show it to anybody.")),
)
NOT_NOW = to_offender(tr("You may not look at that trick now."))
NO_RIGHT_OF_DUMMY = tr("Dummy has no right to look at a trick again.")
DUMMY_MAY_NOT_LOOK = Ending(NO_RIGHT_OF_DUMMY)
STAYS_CLOSED = Ending(tr("The trick stays closed until the play is over."))
HAS_LOOKED = Ending(
    tr("{offender} had no right to look: adjust if that brought a gain."),
    note=tr("A player who looks at a trick against the law can get a procedural penalty (90)."),
)
