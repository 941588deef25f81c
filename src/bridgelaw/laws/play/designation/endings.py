"""Laws 46 and 45C4(b): how each ruling is told."""

from bridgelaw.laws.law import Ending, to_all, tr
from bridgelaw.laws.machinery.endings import to_declarer
from bridgelaw.laws.machinery.facts import NOT_TO_USE

PLAYS = Ending(tr("Dummy plays {card}: {description}."), to_all(tr("Dummy plays {card}.")))
PLAYS_IT = Ending(tr("Dummy plays {description}."), to_all(tr("Dummy plays that card.")))
"""The same where the card is not known."""

MEANS = to_all(tr("What declarer said means {description}."))
IS_REVOKE = tr("Dummy can follow suit, so this is a revoke that must be put right now (62A).")

# What the card is, in the order of 46B

MEANT = tr("the card that declarer meant beyond doubt")
MEANT_TO_NAME = tr("the card that declarer meant to name")
FIRST_WORDS = tr("what declarer said first")
FIRST_WORDS_COUNT = tr("What declarer said first counts: a change of mind changes nothing.")
ONLY_CARD = tr("the only card that can be played legally")
HIGHEST = tr("the highest card of the suit led")
SURE_WINNER = tr("the lowest card that is known to win the trick")
LOWEST = tr("the lowest card of the suit led")
LOWEST_OF_SUIT = tr("the lowest card of the suit that was named")
CONTINUED = tr("that rank in the suit that won")
ONE_OF_RANK = tr("the one card of that rank that can be played")
CHOSEN_OF_RANK = tr("the card of that rank that declarer chooses")
NAMED_NOW = tr("the legal card that declarer names now")
CHOSEN_AMONG_SOME = tr("what a defender chooses of those meant")
CHOSEN = tr("the legal card that a defender chooses")

NO_SUCH_CARD = to_all(
    tr(
        "Dummy has no such card, so nothing has been played. Declarer may name any "
        "legal card of dummy."
    )
)
DEFENDER_CHOOSES_AMONG_SOME = to_all(
    tr("Either defender may say which of the cards that were meant is played.")
)
DEFENDER_CHOOSES = to_all(
    tr("Either defender may say which card is played from dummy. It must be a legal one.")
)

# 45C4(b)

TOUCHED = Ending(
    tr("The card stands: only a card that was named can be changed."),
    to_all(tr("The card was not named but touched or moved, so it is played.")),
)
TOO_LATE = Ending(
    tr("The card stands: declarer has played since."),
    to_all(tr("It is too late to change the card: declarer has played since.")),
)
NO_OTHER_CARD = Ending(tr("The card stands: dummy has no other that can be played legally."))
WAS_MEANT = Ending(
    tr("The card stands: declarer meant it when it was named."),
    to_all(tr("The card that was named is played.")),
)

SLIP = to_all(tr("The card that was named was a slip of the tongue. Dummy plays {new} instead."))
NOT_FOR_DECLARER = tr("What a card that was taken back tells is not for declarer to use.")
DECLARER_MAY_NOT_USE_IT = to_declarer(
    tr("You may not use what the card that was taken back told you."), NOT_TO_USE
)
CHANGED = Ending(tr("Dummy plays the card that was meant."))
CHANGED_WITH_OTHERS = Ending(tr("Dummy plays the card that was meant; a later card goes back."))
