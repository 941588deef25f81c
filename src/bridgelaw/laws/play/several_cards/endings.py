"""Law 58B: how each ruling is told."""

from bridgelaw.laws.law import Ending, to_all, to_offender, to_partner, tr
from bridgelaw.laws.machinery.endings import to_lho
from bridgelaw.laws.machinery.facts import NOT_TO_USE
from bridgelaw.laws.play.several_cards.questions import Rest

ONLY_SHOWN = Ending(tr("The second card came later: it was only shown."))
OUT_OF_TURN = Ending(tr("The play was out of turn: rule on that first."))
LATE = Ending(tr("Both sides have played on: Law 67 rules on the extra card."))

# B1

STAYS_PLAYED = tr("A card that is played stays played.")
THE_SEEN_ONE = tr("the card that we saw")
ONE_WAS_SEEN = Ending(
    tr("The card that was seen is played, and the others go back."),
    to_offender(tr("{seen} is played. Take the others back.")),
)

# B2, the declaring side

PUTS_IN = to_offender(tr("Put {card} into the trick, and the others back."))
PLAYS_MEANT = to_offender(tr("Play the card that you meant, and take the others back."))
NO_PENALTY_CARDS = tr("Declarer and dummy have no penalty cards.")
OTHERS_GO_BACK = Ending(tr("{offender} plays the card that was meant, and takes the others back."))

# B2, a defender

NOT_LEGAL = tr("{card} may not be played to this trick.")
MEANT_IS_PLAYED = to_all(tr("The card {offender} meant is played."))
PLAYS = to_all(tr("{offender} plays {card}."))
MEANT = {
    Rest.LOW: Ending(tr("The card that was meant is played; the other is minor.")),
    Rest.HONOUR: Ending(tr("The card that was meant is played; the other is major.")),
    Rest.SEVERAL: Ending(tr("The card that was meant is played; the others are major.")),
}

DECLARER_SAYS_WHICH = to_all(tr("{declarer} says which of the cards is played now."))
ALL_ARE_MAJOR = tr("All the cards that were seen are major penalty cards.")
ANOTHER_WAS_MEANT = Ending(tr("All are major penalty cards; declarer says which is played."))

NOT_WHY_IT_LAY_THERE = to_partner(tr("You may not use how {card} came to lie there."), NOT_TO_USE)
"""50E3."""

NONE_MAY_BE_PLAYED = tr("None of the cards may be played to this trick.")
PLAY_ANOTHER = to_offender(
    tr("Play a card that is legal. The cards that we saw stay face up before you.")
)
NONE_IS_LEGAL = Ending(tr("{offender} plays another card; those seen are major penalty cards."))

LEAVE_THEM = to_all(
    tr("Leave the cards as they are: I rule on the one that is played in a moment.")
)
PENALTY_CARD_WAS_DUE = Ending(
    tr("Law 52 rules on {card}; {cards} is a major penalty card."),
    note=tr(
        "The card that {offender} meant counts as played. If it is another than {card}, enter "
        "that one first."
    ),
)

FIRST_WENT_BACK = Ending(tr("{cards} was seen too, and is a penalty card."))

# B3

LHO_MAY_CHANGE = to_lho(tr("You may change a card played since."))
NOT_FOR_OFFENDERS = to_offender(
    tr("You and {partner} may not use what a card that goes back told."), NOT_TO_USE
)

# 47B: partner's card to the other suit

PARTNER_PLAYS_ANEW = tr("{partner}'s {card} was played to another suit, and goes back.")
TAKE_IT_BACK = to_partner(tr("Another suit is led now. Follow suit in place of {card}."))
