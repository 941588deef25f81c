"""Laws 45A to 45C and 47: how each ruling is told."""

from bridgelaw.laws.law import Ending, to_all, to_offender, tr
from bridgelaw.laws.machinery.facts import (
    GOES_BACK,
    IT_GOES_ON,
    WITHOUT_PENALTY_CARD,
    major,
    not_for,
    to_hand,
)

# 45C: is it played?

PLAYED = Ending(
    tr("{card} is played."),
    to_all(tr("{card} is played and stays on the table.")),
    note=tr("Whether it may be taken back all the same is for Law 47."),
)
IF_ANOTHER_WAS_MEANT = tr("If declarer says that another card was meant, see Law 45C4(b).")

_NOT_PLAYED = tr("{card} is not played and goes back.", WITHOUT_PENALTY_CARD)
HIDDEN = Ending(
    _NOT_PLAYED,
    to_offender(tr("The card is not played. You may take it back.", GOES_BACK)),
    note=tr("Declarer may use what was seen of it; the defender's partner saw nothing."),
)
NOT_AT_REST = Ending(_NOT_PLAYED, to_all(tr("{card} did not come to rest, so it is not played.")))
DECLARERS_FELL = Ending(
    _NOT_PLAYED, to_all(tr("Declarer has no penalty cards and need not play {card}."))
)
ARRANGED = Ending(_NOT_PLAYED, to_all(tr("Declarer did not mean to play {card} by touching it.")))

MINOR_COMES_FIRST = tr("A minor penalty card goes before other low cards of its suit.")
MAJOR_COMES_FIRST = tr("A major penalty card is played at the first legal opportunity.")
PENALTY_CARD = Ending(
    tr("The penalty card is played when Law 50 says so."),
    to_offender(
        tr(
            "A major penalty card must be played as soon as that is legal. A minor one must be "
            "played before another low card of its suit."
        )
    ),
)
SHOWN = Ending(
    tr("{card} is a card that the defender has shown: Law 49."),
    to_all(tr("{card} is not played to this trick. Leave it face up on the table.")),
    note=tr(
        "A card that fell or was named becomes a penalty card (49, 50). One that was put out "
        "as a lead or a play out of turn is for Laws 53 to 57."
    ),
)

# 47: may it be taken back?

MAY_BECOME_PENALTY_CARD = tr("A defender's card that goes back may become a penalty card (49).")
AFTER_OWN_REVOKE = tr(
    "If it began with a revoke of {player}'s own side, and {player} defends, the card that goes "
    "back is a penalty card (62C2): rule on the revoke. Otherwise nothing more is rectified."
)
"""47D: without further rectification, but for Law 62C2."""
RECTIFICATION = Ending(
    tr("The card goes back when the ruling on the irregularity says so."),
    note=MAY_BECOME_PENALTY_CARD,
)
ILLEGAL = Ending(
    tr("The law about that irregularity says if the card goes back."), note=MAY_BECOME_PENALTY_CARD
)
DESIGNATION = Ending(tr("Law 45C4(b) says if dummy's card may be changed."))
STAYS_PLAYED = Ending(
    tr("{card} stays played."), to_all(tr("{card} was played and cannot be taken back."))
)

TOO_LATE = Ending(
    tr("The card stays; look at the wrong explanation after the play."),
    to_all(tr("It is too late to take {card} back.")),
    to_all(tr("Play on; I shall look at it after the play.", IT_GOES_ON)),
)
STAYS = Ending(tr("{card} could have been taken back, and stays."))

NOT_FOR_THE_EXPLAINERS_PARTNER = tr(
    "What the explainer's partner learned from the explanation is unauthorised for that player."
)
WAS_TOLD = to_all(
    tr(
        "{player} was told that it was their turn: {card} goes back, nobody may accept it, and it "
        "is no penalty card.",
        WITHOUT_PENALTY_CARD,
        to_hand("card"),
    )
)
OTHERS_MAY_CHANGE = tr("Whoever played after it to this trick may now change too (47D).")
OTHERS_GO_BACK = tr("What was played after it goes back too.")
NOT_FOR_THE_SIDE_AT_FAULT = tr(
    "What a card that was taken back tells is not for the side at fault."
)
WHO_MAY_USE_IT = to_all(
    tr("Only the opponents of the side at fault may use what the card told."), not_for("at_fault")
)
CARD_GOES_BACK = to_all(tr("{card} goes back to the hand.", to_hand("card")))
"""Of a card that is not known, of which the table tells nothing."""
TAKEN_BACK = Ending(tr("{card} goes back without rectification.", to_hand("card")))
GOES_BACK_PENALTY_CARD = Ending(
    tr("{card} goes back, and becomes a major penalty card.", major("card"))
)
GOES_BACK_UNACCEPTED = Ending(
    tr("{card} goes back without rectification, and it may not be accepted.", to_hand("card"))
)
