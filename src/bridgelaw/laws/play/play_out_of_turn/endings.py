"""Laws 44G, 45E, 47E1 and 60B: how each ruling is told."""

from bridgelaw.laws.law import Ending, to_all, to_offender, tr
from bridgelaw.laws.machinery.facts import NOT_BY_THIS, has_major, major, not_for, to_hand

# 45E

IS_TREATED_AS_LEAD = tr("The card is treated as a lead.")
FIFTH_IS_PENALTY_CARD = Ending(
    tr("The fifth card is a major penalty card of {offender}.", has_major("offender"))
)
FIFTH_GOES_BACK = Ending(
    tr("The fifth card goes back without rectification."),
    to_offender(tr("Take {card} back; nothing else happens.", NOT_BY_THIS, to_hand("card"))),
)

# 44G

IS_THE_LEAD = Ending(
    tr("{offender} is on lead: {card} is the lead."),
    to_all(tr("{card} is the lead to the next trick.")),
)
FINISH_THE_TRICK = Ending(
    tr("The trick is finished first; then {card} is ruled on."),
    to_all(tr("Finish this trick first. {offender} leaves {card} face up, and I rule on it then.")),
)
PARTNERS_LEAD_STANDS = Ending(
    tr("{partner}'s lead stands, and {card} is a major penalty card of {offender}.", major("card"))
)

# 47E1

TAKE_IT_BACK = to_offender(
    tr(
        "You were told that it was your turn. {card} is not played; nothing else happens.",
        NOT_BY_THIS,
    )
)
IS_PENALTY_CARD_AGAIN = to_offender(
    tr("But {card} was a penalty card: it stays face up, and is one as before.")
)
NOBODY_MAY_ACCEPT_IT = to_all(tr("Nobody may accept it."))
NOT_FOR_THEM = to_all(
    tr(
        "{who_said_it}'s side said it and may not use what {card} told; {offender}'s side may.",
        not_for("who_said_it"),
    )
)
TRICK_IS_OVER = tr("The trick is over, so that the card cannot go back any more.")
WAS_TOLD = Ending(tr("{offender} takes the card back: an opponent had said whose turn it was."))

# 60A3

EARLIER_REMAIN = tr("Earlier penalty cards and restrictions remain.")
STILL_IN_FORCE = to_all(tr("Penalty cards and restrictions from before remain in force."))

# 60B

NEXT_CARD_IS_FREE = to_all(
    tr(
        "The card is no lead and does not restrict {partner} now. Declarer leads from the "
        "right hand."
    )
)
AFTER_RETRACTION = Ending(
    tr("{card} is a major penalty card of {offender}, and nothing else.", major("card"))
)
