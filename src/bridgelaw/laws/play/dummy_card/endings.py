"""Law 45D: how each ruling is told."""

from bridgelaw.laws.law import Ending, to_all, tr
from bridgelaw.laws.machinery.endings import to_declarer
from bridgelaw.laws.machinery.facts import NOT_TO_USE

MAY_BE_A_SUGGESTION = tr(
    "If dummy touched or moved a card before declarer had named one, dummy may have "
    "suggested a play: that is Law 45F."
)

# 45C4(b), 46B

SECOND_NAME_COUNTS = Ending(
    tr("The second card is played: the first was a slip."),
    to_all(tr("The first card was a slip of the tongue. {placed} is played.")),
)
FIRST_NAME_COUNTS = tr("The first card that declarer named was meant, and so it is played.")
WAS_MEANT = Ending(
    tr("The card that dummy put out is played: declarer meant it beyond doubt."),
    to_all(tr("{placed} is played.")),
)

# D1

UNASKED = tr("Dummy plays only what declarer names.")
GOES_BACK = Ending(
    tr("The card goes back: declarer had not asked for it."),
    to_all(tr("Dummy put {placed} out unasked, so it is not played. Dummy waits for declarer.")),
    note=tr(
        "If a defender has played before partner because of it, there is no rectification for "
        "that (57C2). If dummy suggested a play by it, look at that after the play (45F)."
    ),
)
NAMED_NOW = Ending(tr("The card that dummy put out is played: declarer names it now."))
MUST_FOLLOW = tr("Dummy follows suit, whatever declarer has named.")
STAYS = Ending(tr("Dummy's card stands: declarer may not have a revoke played."))

PLAYS_NAMED = to_all(tr("Dummy takes {placed} back and plays {named}."))
LEAD_GOES_BACK = tr("The lead to the next trick goes back too.")

NOT_FOR_DECLARER = tr("What the defenders took back is not for declarer to use.")
WHO_MAY_USE_IT = (
    to_declarer(
        tr("You may not use what the defenders' cards that went back told you."), NOT_TO_USE
    ),
    to_all(tr("The defenders may use everything that they have seen.")),
)
IF_PLAY_WENT_ON = (
    tr(
        "If somebody has led to the next trick, the lead goes back when the trick is won "
        "by another hand now, or when a card of the trick was changed. A defender may take "
        "it back in any case."
    ),
    tr(
        "If dummy led, and the card that was named is of another suit: whoever can follow "
        "to it must."
    ),
)

NAMED_IS_PLAYED = Ending(tr("The card that was named takes the place of the other."))
OTHERS_CHANGE_TOO = Ending(tr("The card that was named is played; later cards change too."))
LEGAL_IS_PLAYED = Ending(tr("A legal card takes the place of the one that dummy put out."))

# D2

TOO_LATE = to_all(tr("It is too late to change the card. The trick stands."))
NO_TRICK_FOR_DUMMY = tr("A revoke with a card of dummy moves no trick.")
NO_TRICK_FOR_DEFENDER = tr(
    "No trick moves for a defender's revoke; the other side's loss is restored."
)
DEFENDER_WAS_MISLED = tr(
    "The defender's revoke came from dummy's mistake: no trick moves by itself. After "
    "the play, see whether the revoke damaged declarer's side."
)
DECLARERS_COUNTS = tr("Declarer's revoke counts as any other.")
DEFENDERS_COUNTS = tr("The defender's revoke counts as any other.")
BOTH_COUNT = tr("Both sides have revoked: no trick moves, and the score is restored.")

TRICK_STANDS = Ending(tr("The trick stands with the card that dummy put out."))
DUMMY_REVOKED = Ending(
    tr("The trick stands, and dummy has revoked: look at it after the play."),
    note=tr("After the play, see whether dummy's revoke damaged the defenders, and restore it."),
)
DEFENDER_REVOKED = Ending(
    tr("The trick stands, and the defender has revoked: look at it after the play.")
)
DECLARER_REVOKED = Ending(tr("The trick stands, and declarer has revoked: Law 64A applies."))
REVOKE_COUNTS = Ending(tr("The trick stands, and a defender has revoked: Law 64 applies."))
