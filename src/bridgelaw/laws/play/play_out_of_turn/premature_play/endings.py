"""Laws 57, 58A and 60: how each ruling on a card before its turn is told."""

from bridgelaw.laws.law import Ending, to_all, to_offender, to_partner, tr
from bridgelaw.laws.machinery.facts import (
    AS_IF_NOT_HEARD,
    IT_GOES_ON,
    Act,
    Mode,
    Says,
    major,
    to_hand,
)
from bridgelaw.laws.play.play_out_of_turn.premature_play.questions import Excuse, PlayChoice

# 60A

GAVE_IT_UP = tr("{lho} has given up the rectification.")
PLAYED_ON = Ending(
    tr("The card counts as played in turn: {lho} has played on."),
    to_all(tr("{lho} has played on, so that there is no rectification.")),
)

# 57C1, C2

_CARD_STANDS = to_all(tr("There is no rectification: the card stands."))
STANDS = {
    Excuse.BOTH_HANDS: Ending(
        tr("The card stands: declarer had played from both hands already."), _CARD_STANDS
    ),
    Excuse.PUSHED: Ending(
        tr("The card stands: dummy had put a card forward or suggested one."),
        _CARD_STANDS,
        note=tr("Tell dummy that no card is touched or suggested before declarer names it (45F)."),
    ),
}

# 57A

RESTRICTED = {
    PlayChoice.HIGHEST: Ending(
        tr("{card} is a major penalty card; {partner} plays the highest of {suit}.", major("card"))
    ),
    PlayChoice.LOWEST: Ending(
        tr("{card} is a major penalty card; {partner} plays the lowest of {suit}.", major("card"))
    ),
    PlayChoice.REQUIRE: Ending(
        tr("{card} is a major penalty card; {partner} plays {suit} if possible.", major("card"))
    ),
    PlayChoice.FORBID: Ending(
        tr("{card} is a major penalty card; {partner} may not play {suit}.", major("card"))
    ),
}
PARTNERS_GOES_BACK = tr("{partner}'s later card goes back as well.")
CANNOT_OBEY = tr("{partner} cannot do that and plays any legal card.")
TELL_NOBODY = tr(
    "{partner} cannot do what declarer chose, and may play any legal card. Do not tell anybody."
)

# 57D

MUST_PLAY = to_offender(
    tr("You must play {card} to this trick, at your proper turn."),
    Says(Mode.MUST, Act.PLAY, "card"),
)
MUST_PLAY_IT = Ending(
    tr("{offender} must play {card} to this trick."),
    MUST_PLAY,
    to_partner(tr("You may not use that {offender} played so soon.", AS_IF_NOT_HEARD)),
)
NOT_LEGAL = Ending(
    tr("{card} cannot be played to this trick: a major penalty card.", major("card"))
)

# 57C3

STAYS = Ending(
    tr("{card} is played and stays: declarer's side may not take it back."),
    to_all(tr("The card is played, and it cannot be taken back.")),
)
REVOKE_IS_CORRECTED = tr("A revoke that is noticed in time is corrected.")
REVOKE_GOES_BACK = Ending(
    tr("{card} would be a revoke: it goes back, without rectification.", to_hand("card")),
    to_offender(tr("That card would be a revoke: take it back, and play a legal card in turn.")),
)

# 58A

AFTER_PARTNERS = tr("The card counts as played after partner's.")
AFTER_THE_LEAD = tr("The card counts as played after the legal lead.")
IN_TURN = Ending(
    tr("{card} counts as played after the legal lead, and so in turn."),
    to_all(tr("The card was played in turn, and play goes on.", IT_GOES_ON)),
)
REVOKE_IS_PENALTY_CARD = Ending(
    tr("{card} would be a revoke: it is a major penalty card.", major("card"))
)
