"""Laws 61 to 64: how each ruling is told."""

from bridgelaw.analysis.revokes.words import MOVES, NO_TRICK, WHY_NO_TRICK
from bridgelaw.laws.law import Ending, to_all, to_partner, tr
from bridgelaw.laws.machinery.facts import (
    AS_IF_NOT_HEARD,
    GOES_BACK,
    IT_GOES_ON,
    NOT_TO_USE,
    WITHOUT_PENALTY_CARD,
    State,
    States,
    has_major,
)

# Which of several it is

THIS_ONE = to_all(tr("This is about {card}, which {offender} played to trick {trick}."))
SETTLED_AS_WELL = to_all(tr("It is about {what}, which {seat} played to trick {number}, as well."))
OTHERS = tr("Other revokes to rule on: {revokes}.")
OTHER = tr("{seat}'s {what} in trick {number}")

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
    to_all(tr("There was no revoke, and the card stays.")),
)
CLAIM_NOT_AGREED = tr("It is not established while the claim is not agreed.")
ESTABLISHED = tr("The revoke is established.")
PLAY_ON = Ending(
    tr("Too late to correct: play on, and count the tricks later.", IT_GOES_ON),
    to_all(
        tr(
            "It is too late to correct it. Play on and keep your cards in order; I look "
            "at it after the play.",
            IT_GOES_ON,
        )
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

TAKES_BACK = to_all(tr("{offender} plays a legal card in place of it."))
PUT_DOWN_ALREADY = tr(
    "A card that {offender} has put down to correct the revoke is the replacement, if it is legal."
)
LEAD_MAY_GO_BACK = tr(
    "An opponent may also take back a lead to the next trick. {partner} may change a card only if "
    "the opponent before has done so. A card of the opponents goes back to the hand."
)
LEAD_GOES_BACK = to_all(tr("{player} has won that trick now. {card}, led to the next, goes back."))
TRICK_BEGINS_ANEW = to_all(
    tr("All cards that were played to that lead go back, and the trick begins anew.", GOES_BACK)
)
CARD_IS_ONE_AGAIN = Ending(tr("The revoke is corrected; the penalty card is one again."))
CORRECTED = (
    Ending(tr("The revoke is corrected; no card becomes a penalty card.", WITHOUT_PENALTY_CARD)),
    Ending(
        tr(
            "The revoke is corrected; {player}'s card becomes a major penalty card.",
            has_major("player"),
        )
    ),
    Ending(
        tr(
            "The revoke is corrected; {offender} and {partner} have major penalty cards.",
            has_major("offender"),
            has_major("partner"),
        )
    ),
)
"""By how many players have a penalty card."""

CORRECTED_AND_COUNTED = Ending(
    tr("The revoke is corrected, and tricks move all the same."),
    to_all(
        tr(
            "Dummy had lost the right to ask. After the play tricks move as if the revoke had "
            "been established."
        )
    ),
)

BOTH_TAKE_BACK = to_all(
    tr(
        "Both sides revoked on this trick. Both play legal cards instead, and a lead to the next "
        "trick goes back. What a defender takes back is a major penalty card.",
        GOES_BACK,
        States(State.MAJOR),
    )
)
BOTH_REVOKED = to_all(tr("Both sides revoked on this trick."))
FOR_NEITHER_SIDE = tr(
    "Neither side may use what the cards that were taken back have told it.", AS_IF_NOT_HEARD
)
BOTH_CORRECTED = Ending(
    tr(
        "Both revokes are corrected, and no trick moves; a defender's card becomes a major penalty "
        "card."
    )
)

TWELFTH_TRICK = tr("On the twelfth trick it is corrected all the same.")
AS_IF_NOT_SEEN = to_partner(tr("Play as if you had not seen the card taken back."), NOT_TO_USE)

DOUBT_AGAINST_REVOKER = tr(
    "Then judge the claim as fairly as you can to both sides; what is doubtful goes against "
    "{offender}'s side."
)
CLAIM_JUDGED_AFTER = to_all(
    tr("The claim does not stand yet. I judge it after the revoke is put right.")
)

# 64: it is counted

_MOVED = (
    tr("The tricks have moved for an earlier revoke; I transfer no more."),
    tr("One trick for {others}."),
    tr("Two tricks for {others}."),
)
TRICKS_MOVE = tuple(Ending(text, to_all(said)) for text, said in zip(MOVES, _MOVED, strict=True))
"""64A, by how many tricks move."""
NO_TRICK_MOVES = {
    clause: Ending(text, to_all(tr("No transfer: {why}.", why=WHY_NO_TRICK[clause])))
    for clause, text in NO_TRICK.items()
}
"""64B, by clause."""
ADJUSTED = Ending(
    tr("The score is adjusted to the likely result without the revoke."),
    to_all(tr("I adjust the score to what was likely without the revoke. No tricks move.")),
    note=tr(
        "Assign the result that was likely without the revoke; it may be weighted (12C1(c)). "
        "It takes the place of the automatic tricks."
    ),
)
ADJUSTED_FOR_REPEAT = Ending(
    tr("Adjusted to the result without the later revoke; the first one's tricks stay."),
    to_all(tr("I adjust to the result without the later revoke; the rest stays.")),
)
ADJUSTED_TO_TRICKS = Ending(
    tr("Adjusted to {total} tricks for {side}: {tricks}, and {moved} for the first revoke."),
    to_all(
        tr("I adjust to {total} tricks for {side}: {tricks}, and {moved} for the first revoke.")
    ),
)
ADJUSTED_AS_IF_NOBODY = Ending(
    tr("The score is adjusted to the likely result if nobody had revoked."),
    to_all(tr("I adjust the score to what was likely if nobody had revoked.")),
)
