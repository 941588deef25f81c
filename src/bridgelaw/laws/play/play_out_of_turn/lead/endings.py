"""Laws 53 to 56: how each ruling on a lead out of turn is told."""

from bridgelaw.laws.law import Ending, Spoken, fx, to_all, to_offender, to_partner, tr
from bridgelaw.laws.machinery.facts import (
    GOES_BACK,
    State,
    States,
    major,
    not_for,
    plays_next,
    to_hand,
)

# 53

LAST_TRICK = Ending(
    tr("The lead to the last trick goes back; the right hand leads."),
    to_all(
        tr(
            "The last trick: nobody can accept the lead. Take the cards back, and the right "
            "hand leads.",
            GOES_BACK,
        )
    ),
)

RIGHT_PLAYER_HAS_LED = to_offender(
    tr(
        "Take {card} back: {leader} has led, and that lead stands. There is no rectification.",
        to_hand("card"),
    )
)
RIGHT_LEAD_STANDS = to_offender(
    tr("{leader} has led, and that lead stands. There is no rectification.")
)
PROPER_LEAD = Ending(
    tr("The right player's lead stands; {offender} takes the card back without rectification.")
)
NOT_FOR_THAT_SIDE = to_all(
    tr("{offender}'s side may not use what that card told; the other side may."),
    not_for("offender"),
)

NEXT_HAND_HAS_PLAYED = to_all(tr("{next} has played to the lead, and so has accepted it."))
PLAYED_ON = tr("Whoever plays on gives up the rectification.")
PLAYED_TO = Ending(tr("The lead stands: the next hand has played to it."))

RIGHT_DEFENDER = tr("The lead stands, and {defender} has played before partner.")

# 53, both defenders

SECOND_IS_LEAD = Ending(
    tr("{second} is the lead, and {card} is a major penalty card.", major("card"))
)
FIRST_STANDS = Ending(
    tr("{offender}'s lead stands, and {second} is a major penalty card.", major("second"))
)
FIRST_STANDS_AS_DUMMY = Ending(
    tr(
        "{offender}'s lead stands with {declarer} as dummy; {second} is a major penalty card.",
        States(State.DECLARES, "dummy"),
        major("second"),
    )
)

# 54

FACE_DOWN = Ending(
    tr("The face-down lead is taken back, and the right player leads."),
    to_offender(tr("It is not your lead: take the card back. Nothing else happens.", GOES_BACK)),
)
DECLARING_SIDES_CARD = Ending(tr("Law 24 rules: the declaring side's card was shown, and not led."))
PARTNERS_FACE_DOWN_LEAD = tr("{partner}'s face-down lead goes back.")
TAKE_FACE_DOWN_BACK = to_partner(tr("Take the card that you led face down back.", GOES_BACK))

DUMMY_PLAYS = (
    Spoken("declarer", tr("Spread all of your hand: you are dummy now.")),
    to_all(
        tr(
            "The lead is accepted. {dummy} is declarer, and {declarer}'s hand plays next.",
            States(State.DECLARES, "dummy"),
            plays_next("declarer"),
        )
    ),
)
DECLARER_PLAYS_SECOND = to_all(
    tr(
        "The lead is accepted. Dummy is spread, and declarer plays next from hand.",
        plays_next("declarer"),
    )
)
DECLARER_HAS_PLAYED = to_all(tr("The lead is accepted, because declarer has played to it."))
BECOMES_DUMMY = Ending(
    tr(
        "The lead stands: {declarer} becomes dummy, and {dummy} plays the contract.",
        States(State.DECLARES, "dummy"),
    )
)
ACCEPTED_BY_CHOICE = Ending(
    tr("{declarer} accepts the lead; the second card comes from declarer's own hand.")
)
ACCEPTED_FROM_HAND = Ending(tr("The lead stands: declarer has played to it from hand."))
COULD_HAVE_SEEN = tr("{declarer} could have seen dummy's cards and must accept the lead.")
MUST_ACCEPT = Ending(tr("The lead stands: declarer could have seen dummy."))

DUMMYS_CARD_STAYS = to_all(
    tr(
        "The lead is accepted. Dummy's card stays, except to correct a revoke; declarer plays "
        "from hand now.",
        plays_next("declarer"),
    )
)
BOTH_CARDS_STAY = to_all(
    tr("The lead is accepted. Dummy's card stays, except to correct a revoke.")
)
PLAYED_FROM_DUMMY = Ending(tr("The lead stands, and dummy's card is not taken back."))
DUMMY_REVOKED = Ending(tr("The lead stands. Dummy's card is a revoke, and so it will go back."))

# 55

NEXT_DECIDES = to_all(tr("You want different things: {next}, who plays next, decides."))
ACCEPTED = to_all(tr("The lead is accepted."))
DEFENDERS_ACCEPT = Ending(tr("The defenders accept the lead: it stands."), ACCEPTED)
NOT_ACCEPTED = tr("The defenders do not accept the lead.")
_IF_IT_HELPED = tr(
    "The defenders may use what the card told. If declarer takes a line that the lead out "
    "of turn could have helped to find, adjust the score (55C)."
)
DEFENDER_LEADS = Ending(
    tr(
        "The card goes back, and {right} leads.",
        States(State.A_DEFENDER_LEADS),
    ),
    to_all(tr("{declarer} takes {card} back, without rectification.", to_hand("card"))),
    note=_IF_IT_HELPED,
)
OTHER_HAND_LEADS = Ending(
    tr(
        "The card goes back, and {right} leads any card.",
        States(State.LEADS, "partner"),
    ),
    to_all(tr("{declarer} takes {card} back.", to_hand("card"))),
    to_all(
        tr(
            "{declarer} leads any card from the other hand. Defenders, do not play before that.",
            States(State.LEADS, "partner"),
        )
    ),
    note=_IF_IT_HELPED,
)

# 56

DECLARER_ACCEPTS = Ending(tr("{declarer} accepts the lead: it stands."))
RIGHT_HAND_LEADS = Ending(
    tr("{card} is a major penalty card of {offender}, and {right} leads.", major("card"))
)

# 54D, 56B: the lead is not accepted, and partner has the lead

LATER_CARD_GOES_BACK = tr("A later card of the offending side goes back as well.")

NEITHER = tr("{declarer} neither requires nor forbids a suit.")
NOT_RESTRICTED = Ending(
    tr("{card} is a major penalty card; declarer demands nothing of the lead.", major("card"))
)
DEMANDED = {
    fx.Demand.REQUIRE: tr("{declarer} requires the suit."),
    fx.Demand.PROHIBIT: tr("{declarer} forbids the suit."),
}
CANNOT_OBEY = tr("Whoever cannot obey may lead any card.")
