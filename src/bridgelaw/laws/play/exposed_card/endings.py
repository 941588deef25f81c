"""Laws 48, 49 and 68: how each ruling is told."""

from bridgelaw.laws.common.about_the_trick import ruled_on_next
from bridgelaw.laws.common.penalty_words import UNSEEN_GOES_BACK
from bridgelaw.laws.law import Ending, Spoken, to_all, to_offender, to_partner, tr
from bridgelaw.laws.machinery.facts import (
    AS_IF_NOT_HEARD,
    IT_GOES_ON,
    NOT_BY_THIS,
    NOT_TO_USE,
    WITHOUT_PENALTY_CARD,
    perhaps,
    to_hand,
)

# The cards go back

_TAKE_BACK = to_offender(
    tr("Take {cards} back into your hand. Nothing else happens.", to_hand("cards"))
)

OVER = Ending(
    tr(
        "The play is over: {offender} takes {cards} back, and nothing else happens.",
        NOT_BY_THIS,
        WITHOUT_PENALTY_CARD,
        to_hand("cards"),
    ),
    _TAKE_BACK,
)
NO_PENALTY_CARDS = Ending(
    tr("{offender} takes {cards} back: declarer's side has no penalty cards.", to_hand("cards")),
    _TAKE_BACK,
)
LAWFUL = Ending(
    tr("{offender} takes {cards} back without a penalty card: a law allowed it.", to_hand("cards")),
    _TAKE_BACK,
)
NO_PENALTY_CARD = Ending(
    tr("Nothing becomes a penalty card: you say so.", WITHOUT_PENALTY_CARD),
    _TAKE_BACK,
    note=tr(
        "Law 50 leaves that to you: as where an opponent knocked the card out of the hand, or "
        "nobody at the table was to blame. If a side comes to harm by what was seen, adjust "
        "after the play."
    ),
)
NAMED_STAYS = NO_PENALTY_CARD.saying(
    to_offender(tr("{cards} stays in your hand. Nothing else happens.", to_hand("cards")))
)
NOT_SEEN = Ending(
    tr("{partner} could not have seen {cards}: no penalty card.", WITHOUT_PENALTY_CARD),
    UNSEEN_GOES_BACK,
    note=tr("Declarer may use what declarer saw of it."),
)

# 45C. The card is played

PLAYED = Ending(
    tr("{offender} has played {cards} to this trick."),
    to_offender(tr("{cards} is played: it stays in this trick.")),
)
OPPONENTS_MAY_CHANGE = tr(
    "Whoever of the other side played after {other} may change that card (47D). What the "
    "card that went back told is then unauthorised for the defenders."
)

# 48B. Declarer puts the hand down

LAW_54A_RULES = Ending(tr("{offender} becomes dummy, and {partner} plays the contract."))
BECOMES_DUMMY = Ending(
    LAW_54A_RULES.headline,
    to_offender(tr("Put your whole hand down. You are dummy now.")),
    to_partner(tr("You are declarer, and the lead is accepted.")),
)
NOT_A_CLAIM = Ending(
    tr("No claim was meant: {offender} takes the cards back, and play goes on.", IT_GOES_ON),
    to_offender(tr("Take your cards back. Play goes on.", IT_GOES_ON)),
)
A_CLAIM = Ending(
    tr("It is a claim or a concession: play stops, and Law 68 applies."),
    to_all(tr("That is a claim or a concession. Play stops; leave the cards as they are.")),
    note=tr(
        "Ask what was said at the time. Law 68 applies, and Law 70 if anybody doubts it. Enter "
        "the claim or the concession with its number of tricks."
    ),
)

# 14. A missing card was found

FOUND_BEFORE_THE_LEAD = Ending(
    tr(
        "{offender} takes {cards} back into the hand, and the board goes on.",
        to_hand("cards"),
        IT_GOES_ON,
    ),
    _TAKE_BACK,
    note=tr("The hand is treated as having held the card all the time (14A3)."),
)
HELD_ALL_THE_TIME = tr(
    "If the card lies among the played ones, Law 67 rules instead. The hand has held the "
    "card all the time: if {offender} failed to follow suit with it, that was a revoke."
)
PARTNER_COULD_SEE = tr("It lay where partner could see it, so it is a penalty card.")
NOT_THAT_IT_WAS_MISSING = to_partner(tr("Do not use that it was missing."), NOT_TO_USE)
FOUND_NOT_SEEN = Ending(
    NOT_SEEN.headline,
    to_partner(tr("You may not use what you know about the card that was put back."), NOT_TO_USE),
    UNSEEN_GOES_BACK,
)

# Led or played

LAWS_53_TO_57_RULE = Ending(tr("It was led or played: rule on it as a play out of turn."))
LED_OR_PLAYED = ruled_on_next(LAWS_53_TO_57_RULE)

# 68. With a claim or a concession

NO_CONCESSION = to_all(
    tr(
        "There is no concession, and play goes on. What was shown goes back and is no penalty "
        "card.",
        WITHOUT_PENALTY_CARD,
        IT_GOES_ON,
    )
)
NOT_THE_OBJECTION = Spoken(
    "conceder", tr("You may not use that {partner} objected, either.", AS_IF_NOT_HEARD)
)
OBJECTED = Ending(
    tr(
        "Nothing was conceded: play goes on without a penalty card.",
        WITHOUT_PENALTY_CARD,
        IT_GOES_ON,
    )
)
PLAY_HAS_STOPPED = Ending(
    tr("A claim has stopped the play: no penalty card.", WITHOUT_PENALTY_CARD),
    to_all(
        tr(
            "Play has stopped, and there is no penalty card. Take {cards} back. Declarer may "
            "use what was shown, the defenders may not.",
            *perhaps(AS_IF_NOT_HEARD),
            to_hand("cards"),
        )
    ),
    note=tr(
        "If play should go on because a defender's partner objected to the defender's "
        "concession, that is the other answer (68B2). If all four agree to play on, Laws 16 "
        "and 50 do not apply (68D2(b))."
    ),
)

# 49, 50B. Penalty cards

NAMED = tr("A card that a defender names in their hand is one that they showed.")
PUT_DOWN = to_offender(tr("Put {cards} on the table before you."))
SEEN = tr("A defender's card that partner could have seen is a penalty card.")
HAD_TO_BE_TAKEN_BACK = tr("A defender's card that their side had to take back is a penalty card.")
PLAYED_ON = tr(
    "They played on before you were called. You may let stand what they did, cancel "
    "it, or cancel a part of it (10B). Declarer's side may have lost its right to "
    "rectification (11A)."
)
