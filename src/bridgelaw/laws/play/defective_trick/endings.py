"""Laws 67 and 14: how each ruling is told."""

from __future__ import annotations

from bridgelaw.laws.common.withdrawn_cards import NOT_FOR_OFFENDERS
from bridgelaw.laws.law import Ending, fx, to_all, to_offender, to_partner, tr
from bridgelaw.laws.machinery.facts import (
    GOES_BACK,
    IT_GOES_ON,
    NOT_TO_USE,
    State,
    States,
    major,
    to_hand,
)

# 67A1: a card is supplied

ADD_A_CARD = to_offender(tr("Add a card to that trick now; you must follow suit if you can."))
ADD_THIS_CARD = to_offender(tr("Add {card} to that trick now."))
MAY_BE_PREMATURE = tr(
    "{partner} led to the next trick before {offender} had played to this one. If that is a "
    "premature lead, Law 57A applies, and declarer chooses before {offender} plays."
)
STILL_LACKS_ONE = Ending(tr("{offender} adds a card; the trick still lacks one."))
COMPLETE = Ending(
    tr("{offender} adds a card, and the trick counts as it is then."),
    to_all(tr("The trick is complete now, and whoever has won it leads.")),
)
SAME_WINNER = Ending(
    tr("{offender} adds a card; winner and next lead stay the same."),
    to_all(tr("The same player has won the trick: the lead to the next one stands.")),
)
ANOTHER_WINNER = to_all(tr("Another player has won the trick: the next lead goes back."))
LEAD_BACK_UNAUTHORISED = Ending(
    tr("{offender} adds a card and the winner changes: the next lead goes back."),
    NOT_FOR_OFFENDERS,
)
LEAD_BACK = Ending(tr("{offender} adds a card and the winner changes: the next lead goes back."))
LEAD_BACK_PENALTY_CARD = Ending(
    tr("{offender} adds a card; the next lead becomes a major penalty card.")
)

# 67B1: the player is deemed to have revoked

FIND_THE_TRICK = tr(
    "Find out which trick it was: go back through the played cards of all four, trick by trick."
)
FACE_THE_SUIT = to_offender(tr("Face a card of the suit led, and put it among your played cards."))
FACE_ANY_CARD = to_offender(tr("Face any card, and put it among your played cards, in that trick."))
FACE_THIS_CARD = to_offender(tr("Face {card}, and put it among your played cards, in that trick."))
TRICK_IS_KEPT = to_all(tr("The trick keeps its winner."))
DEEMED_REVOKE = tr("{offender} is treated as having revoked on that trick.")
COUNTED_LATER = Ending(
    tr("{offender} counts as having revoked: one trick at most, after the play."),
    to_all(
        tr(
            "{offender} counts as having revoked. Play on; afterwards one trick moves if "
            "{offender}'s side has won that trick or a later one.",
            IT_GOES_ON,
        )
    ),
)
TAKE_IT_BACK = to_offender(tr("Take the card back into your hand.", GOES_BACK))
"""14B2: partner could not see it, and it is not named."""
_NO_TRICK = to_all(tr("No trick moves for the missing card."))
EXEMPT = Ending(tr("{offender} counts as having revoked; by Law 64B no trick moves."), _NO_TRICK)
NO_TRICK_WON = Ending(
    tr("{offender} counts as having revoked; no trick won since, none moves."), _NO_TRICK
)
ONE_TRICK = Ending(
    tr("{offender} counts as having revoked: one trick goes to the other side."),
    to_all(tr("One trick goes from {offender}'s side to the other after the play.")),
)

# 67A2 and 67B2: too many cards

BY_LAW_58B = Ending(tr("In time: Law 58B rules on the cards played together."))
BY_LAW_45E = Ending(tr("It was noticed in time: Law 45E rules on the fifth card."))
BOTH_PLAYED_ON = tr("Both sides have played on, so Law 67 applies.")
FACED_STAYS = tr("The card that was faced stays in the trick.")
SAY_FACED_STAYS = to_all(tr("The faced card stays; {offender} takes the rest back."))
HIGHEST_STAYS = tr("The highest card that was legal stays in the trick.")
SAY_HIGHEST_STAYS = to_all(tr("The highest legal card stays; {offender} takes the rest back."))

ALWAYS_IN_HAND: dict[tuple[fx.Penalty | None, bool], Ending] = {
    found: Ending(headline)
    for found, headline in {
        (None, False): tr(
            "{cards} goes back to {offender}'s hand, where it always was.", to_hand("cards")
        ),
        (None, True): tr(
            "{cards} goes back to {offender}'s hand; there was a revoke.", to_hand("cards")
        ),
        (fx.Penalty.MINOR, False): tr(
            "{offender} has {cards} as a minor penalty card.", States(State.MINOR, hole="cards")
        ),
        (fx.Penalty.MINOR, True): tr(
            "{offender} has {cards} as a minor penalty card; there was a revoke.",
            States(State.MINOR, hole="cards"),
        ),
        (fx.Penalty.MAJOR, False): tr(
            "{offender} has {cards} as a major penalty card.", major("cards")
        ),
        (fx.Penalty.MAJOR, True): tr(
            "{offender} has {cards} as a major penalty card; there was a revoke.", major("cards")
        ),
    }.items()
}
"""67B2(b), 14B4: what the card becomes, and whether it should have been played before."""

# 67B3: a played card that came back

_PUT_IT_BACK = to_offender(tr("Put that card back among your played cards, where it belongs."))
BACK_AMONG_PLAYED = Ending(tr("The card goes back among {offender}'s played cards."), _PUT_IT_BACK)
SECOND_PLAY_CORRECTED = Ending(
    tr("The card goes back among the played cards, and another is played in its place."),
    _PUT_IT_BACK,
    to_offender(tr("Play another legal card in its place.")),
)
PLAYED_TWICE = Ending(
    tr("The card goes back; it was played twice, and the score is adjusted."), _PUT_IT_BACK
)
PLAYED_TWICE_DAMAGE = Ending(
    tr("The card goes back; it was played twice: adjust after damage."), _PUT_IT_BACK
)

# 14: a card is missing

HAND_TOO_LONG = Ending(tr("A hand was too long: all four are counted and put right."))
BACK_TO_HAND = tr("The card goes back to the hand.")
MAY_HAVE_BEEN_SEEN = tr(
    "If it lay where {partner} could see its face during the auction, through {offender}'s own "
    "mistake, Law 24 applies as well."
)
DEAL_REBUILT = tr("You rebuild the deal with another pack.")
HAND_COMPLETE = to_all(
    tr(
        "{offender} has thirteen cards again, and counts as having had them all "
        "along. No call is changed. Go on.",
        IT_GOES_ON,
    )
)
NOT_FOR_PARTNER = to_partner(tr("Do not use that it was missing."), NOT_TO_USE)
BOARD_GOES_ON = Ending(
    tr("{offender}'s hand is complete again, and the board goes on.", IT_GOES_ON),
    HAND_COMPLETE,
    NOT_FOR_PARTNER,
)
CARELESS = tr("Whoever is careless with their cards can get a procedural penalty (90).")
PUT_TO_A_TRICK = tr("It was put to a trick together with another: Law 67 applies.")
