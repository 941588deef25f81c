"""Laws 61 to 64: how each ruling is told."""

from __future__ import annotations

from bridgelaw.analysis.revokes.words import MOVES, NO_TRICK
from bridgelaw.laws.machinery.endings import Ending, to_all, to_offender, to_partner
from bridgelaw.locale.text import tr

# Which of several it is

THIS_ONE = to_all(tr("This is about {card}, which {offender} played to trick {trick}."))
ANOTHER = tr("There is another one to rule on: {seat} played {what} to trick {number}.")

# 52: it is no revoke

PASSED_OVER = Ending(
    tr(
        "There was no revoke: {offender} played {card} although a penalty card was due, and Law 52 "
        "rules on that."
    )
)

# 61 and 63: is it a revoke, and is it established?

NO_REVOKE = Ending(
    tr("There was no revoke, and nothing happens."),
    say=(to_all(tr("There was no revoke. The card stays, and nothing happens.")),),
)
CLAIM_NOT_AGREED = tr("It is not established while the claim is not agreed.")
ESTABLISHED = tr("The revoke is established.")
PLAY_ON = Ending(
    tr("It is not corrected any more: play to the end, then look at it and count the tricks."),
    say=(
        to_all(
            tr(
                "It is too late to correct it. Play the board to the end and keep your cards in "
                "order; then I look at it."
            )
        ),
    ),
    note=(
        tr(
            "Do not look at the tricks that have been turned now (66C), and do not say aloud which "
            "cards somebody still holds."
        ),
        tr(
            "If a defender has shown the card that should have been played, it is a major penalty "
            "card now: rule on it as a card that was exposed."
        ),
    ),
)

# 62: it is corrected

TAKES_BACK = to_all(tr("{offender} takes the card back and plays a legal one instead."))
TAKES_BACK_CARD = to_all(tr("{offender} takes {card} back and plays {new} instead."))
PUT_DOWN_ALREADY = tr(
    "A card that {offender} has put down to correct the revoke is the replacement, if it is legal."
)
OPPONENTS_MAY_CHANGE = to_all(
    tr(
        "The opponents may take back what they played after the revoke, also a lead to the next "
        "trick, and such cards go back to the hand. {partner} may change a card only if the "
        "opponent before has done so."
    )
)
LEAD_GOES_BACK = to_all(tr("{player} has won that trick now. {card}, led to the next, goes back."))
TRICK_BEGINS_ANEW = to_all(
    tr("All cards that were played to that lead go back, and the trick begins anew.")
)
NOT_TO_BE_USED = to_offender(
    tr("You and your partner may not use what the card that goes back told you.")
)
CORRECTED = (
    Ending(tr("The revoke is corrected; no card becomes a penalty card.")),
    Ending(
        tr("The revoke is corrected; the card taken back by {player} becomes a major penalty card.")
    ),
    Ending(
        tr(
            "The revoke is corrected; the cards taken back by {offender} and {partner} become "
            "major penalty cards."
        )
    ),
)
"""By how many players have a penalty card."""

CORRECTED_AND_COUNTED = Ending(
    tr("The revoke is corrected, and after the play tricks move as if it had been established."),
    say=(
        to_all(
            tr(
                "Dummy had lost the right to ask. After the play tricks move as if the revoke had "
                "been established."
            )
        ),
    ),
)

BOTH_TAKE_BACK = to_all(
    tr(
        "Both sides revoked on this trick, and only one has played on. Both take their cards back "
        "and play legal ones, and what was led to the next trick goes back. A defender's card "
        "becomes a major penalty card."
    )
)
FOR_NEITHER_SIDE = tr("Neither side may use what the cards that were taken back have told it.")
BOTH_CORRECTED = Ending(tr("Both revokes are corrected, and no trick moves for them."))

TWELFTH_TRICK = tr("On the twelfth trick it is corrected all the same.")
AS_IF_NOT_SEEN = to_partner(
    tr("You know partner's last two cards. Play as if you had not seen the one taken back.")
)

DOUBT_AGAINST_REVOKER = tr(
    "Then judge the claim as fairly as you can to both sides; what is doubtful goes against "
    "{offender}'s side."
)
CLAIM_JUDGED_AFTER = to_all(
    tr("The claim was not agreed to, so the revoke is put right. After that I judge the claim.")
)

# 64: it is counted

TRICKS_MOVE = tuple(Ending(text, say=(to_all(text),)) for text in MOVES)
"""64A, by how many tricks move."""
NO_TRICK_MOVES = {clause: Ending(text, say=(to_all(text),)) for clause, text in NO_TRICK.items()}
"""64B, by clause."""
ADJUSTED = Ending(
    tr("The score is adjusted to the likely result without the revoke; no tricks move besides."),
    say=(to_all(tr("I adjust the score to what was likely without the revoke. No tricks move.")),),
    note=(
        tr(
            "Assign the result that was likely without the revoke; it may be weighted (12C1(c)). "
            "It takes the place of the automatic tricks."
        ),
    ),
)
_FOR_REPEAT = tr(
    "The score is adjusted to the likely result without the later revoke, and the tricks for the "
    "first one are kept."
)
ADJUSTED_FOR_REPEAT = Ending(_FOR_REPEAT, say=(to_all(_FOR_REPEAT),))
_TO_TRICKS = tr(
    "The score is adjusted to {total} tricks for {side}: {tricks} without the later revoke, and "
    "{moved} for the first one."
)
ADJUSTED_TO_TRICKS = Ending(_TO_TRICKS, say=(to_all(_TO_TRICKS),))
_AS_IF_NOBODY = tr("The score is adjusted to the likely result if nobody had revoked.")
ADJUSTED_AS_IF_NOBODY = Ending(_AS_IF_NOBODY, say=(to_all(_AS_IF_NOBODY),))
