"""Laws 13 and 14: how each ruling is told."""

from bridgelaw.laws.law import Ending, to_all, to_partner, tr
from bridgelaw.laws.machinery.facts import AS_IF_NOT_HEARD, IT_GOES_ON, NOT_TO_USE

COUNT_FIRST = tr(
    "Whoever did not count their cards before looking at them may get a procedural penalty "
    "(7B2, 90B7)."
)

# 7B2

ALL_RIGHT = Ending(
    tr("Every hand has thirteen cards: nothing is wrong."),
    to_all(tr("Every hand has thirteen cards.")),
)

# 13C

NOT_OF_THE_DEAL = tr("The surplus card is no part of the deal and is taken away.")
TWO_OF_ONE_CARD = tr(
    "A pack has each card once: of two that are alike, one is no part of the deal."
)
TAKEN_FROM_HAND = to_all(tr("One of the two does not belong to the board. I take it away."))
TAKEN_FROM_TRICK = to_all(
    tr("This card does not belong to the board. Its player plays another one to the trick.")
)
STRAY_TAKEN_AWAY = Ending(
    tr("The surplus card is taken away; the auction and the play stand."),
    to_all(tr("That card does not belong to the board. Nothing else changes.")),
    note=tr("No adjusted score may be given: the card was not played to a quitted trick."),
)
STRAY_REPLACED = Ending(
    tr("The surplus card goes; another is played to the trick."),
    to_all(
        tr(
            "That card does not belong to the board. It is taken away, and its player plays "
            "another card to the trick."
        )
    ),
    note=tr("No adjusted score may be given: the card was not played to a quitted trick."),
)
STRAY_LOOKED_AT = Ending(
    tr("The surplus card goes; the result is looked at afterwards."),
    to_all(
        tr(
            "That card does not belong to the board. The play goes on, and I shall look at "
            "the result afterwards.",
            IT_GOES_ON,
        )
    ),
)
STRAY_DID_NOT_MATTER = Ending(
    tr("The surplus card did not affect the result, which stands."),
    to_all(tr("The card did not belong to the board. Your result stands.")),
)
STRAY_MATTERED = Ending(
    tr("The surplus card was played and affected the result: the score is adjusted."),
    to_all(tr("The card did not belong to the board. I shall adjust the score.")),
)

# 13D

RESULT_CANCELLED = Ending(
    tr("Played with wrong hands: the result is cancelled, the score adjusted."),
    to_all(tr("The result of this board is cancelled. I shall give an adjusted score.")),
    note=tr("Put the hands right before the board moves on, and see who played it before."),
)

# 13A, 13B

DEALT_ANEW = Ending(tr("The board was wrongly dealt, and nobody has called: it is dealt anew."))
MAY_USE_IT = to_all(
    tr(
        "Whoever has seen a card of another hand may use what they know. I shall look at the "
        "result afterwards, and adjust the score if it mattered."
    )
)
PUT_RIGHT = Ending(
    tr("The hands are put right, and the board is played normally."),
    to_all(tr("I put the hands right. Then you play the board as usual.")),
)
PUT_RIGHT_AND_SEEN = Ending(
    tr("The hands are put right; the result is looked at afterwards."),
    to_all(tr("I put the hands right. Then you play the board.")),
    MAY_USE_IT,
    note=tr(
        "What was seen is authorised: Laws 16B and 16C do not apply. You may penalise whoever "
        "is to blame."
    ),
)
PUT_RIGHT_AND_EXTRANEOUS = Ending(
    PUT_RIGHT_AND_SEEN.headline,
    PUT_RIGHT_AND_SEEN.say[0],
    to_all(
        tr(
            "Whoever has seen a card of another hand plays as if they had not. I shall look at "
            "the result afterwards, and adjust the score if it mattered."
        )
    ),
    note=tr(
        "By the text of the law what was seen is extraneous, and not authorised (16D). You may "
        "penalise whoever is to blame."
    ),
)
GOES_ON_CORRECTED = Ending(
    tr("The hands are put right and the board goes on; no call is changed.", IT_GOES_ON),
    to_all(
        tr(
            "I put the hands right. All calls stand and none may be changed. I shall look at "
            "the result afterwards."
        )
    ),
    note=(
        tr("What anybody learned from it is authorised: Laws 16B and 16C do not apply."),
        tr("You may adjust the score after the play."),
    ),
)
CANNOT_BE_PLAYED = Ending(
    tr("The board cannot be played any more: an adjusted score."),
    to_all(tr("This board cannot be played. I shall give an adjusted score.")),
    note=tr(
        "Assign a score if an outcome can be estimated; otherwise it is artificial. You may "
        "penalise whoever is to blame."
    ),
)

# 14

ANOTHER_IN_ITS_PLACE = tr("The card that the pack lacks belongs in its place.")
NEVER_SHORT = tr("No call is changed: the hand counts as complete all the time.")
BACK_TO_HAND = tr("The card goes back to the short hand.")
REBUILT = tr("The deal is rebuilt with another pack.")
NOT_FOR_PARTNER = to_partner(
    tr("You may not use what you know about the missing card."), NOT_TO_USE
)
COMPLETE_AGAIN = Ending(
    tr(
        "{offender}'s hand is complete again; every call stands and the board goes on.",
        IT_GOES_ON,
    ),
    to_all(tr("The hand is complete again. All calls stand, and the board goes on.", IT_GOES_ON)),
    note=tr(
        "Unlike under Law 13 what {partner} knows of it is unauthorised (14C). {offender} and "
        "the opponents may use it.",
        AS_IF_NOT_HEARD,
    ),
)
LAY_FACE_UP = Ending(
    tr("The card goes back; what was seen is ruled on."),
    note=tr(
        "Law 24 is for a card that lay face up during the auction, Law 16D for one seen before "
        "the first call."
    ),
)
ENTER_AS_SHOWN = tr(
    "It lay face up where {partner} could see it: enter it at the table as a card that was shown."
)
AFTER_THE_LEAD = Ending(tr("The opening lead was faced: where the card is found decides."))
