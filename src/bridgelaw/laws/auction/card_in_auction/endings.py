"""Law 24: how each ruling is told."""

from bridgelaw.laws.auction.card_in_auction.questions import Remedy, What
from bridgelaw.laws.law import Ending, to_all, to_offender, tr
from bridgelaw.laws.machinery.facts import (
    GOES_BACK,
    NOT_BY_THIS,
    State,
    States,
    major,
    not_for,
    perhaps,
    to_hand,
)

# 16D. Before the first call

CALLED_SINCE = Ending(tr("The board is played, and you adjust if the card had an effect."))
CANNOT_BE_PLAYED = tr("The card disturbs the board too much for it to be played on.")
REMEDIES = {
    Remedy.HARMLESS: Ending(tr("The card goes back, and the board is played.")),
    Remedy.SEATS: Ending(
        tr("Players change seats, so that whoever saw the card holds it."),
        note=tr("Whoever saw a card of a hand takes the seat that holds that hand."),
    ),
    Remedy.REDEAL: Ending(
        tr("The board is dealt again for these players."),
        note=tr("Enter the new deal as a table of its own."),
    ),
    Remedy.PLAY: Ending(tr("The board is played, and you adjust if the card had an effect.")),
    Remedy.ADJUST: Ending(
        tr("The board is not played: an adjusted score."),
        note=tr("In a match between teams see Law 86B."),
    ),
}

# Not under this law

AUCTION_WAS_OVER = Ending(tr("The auction was over: Law 48 or 49 rules on the card."))
LEAD_BY_DECLARING_SIDE = tr("A lead by the declaring side is a card that was shown.")
NOT_UNDER_THIS_LAW = Ending(
    tr(
        "{offender} picks up {cards} again, and nothing else happens.",
        NOT_BY_THIS,
        to_hand("cards"),
    ),
    to_offender(tr("Take back what you have shown. Nothing else happens.", NOT_BY_THIS, GOES_BACK)),
    note=tr(
        "If {partner} saw it through somebody else's mistake, it is information from "
        "elsewhere (16D3): be ready to adjust after the play, or give an adjusted score now."
    ),
)

# A, B, C. During the auction

NOTHING_MORE = tr("Nothing more happens in the auction.")
PARTNER_PASSES = tr("{partner} must pass once.")
STAYS_FACE_UP = to_all(
    tr(
        "{offender} leaves {cards} face up until the auction is over. The opponents may use what "
        "that tells them; {partner} may not.",
        States(State.FACE_UP, hole="cards"),
        not_for("partner"),
    )
)

_LATER_MAJOR = Ending(
    tr(
        "{partner} must pass {span}; {offender} leaves {cards} face up.",
        States(State.FACE_UP, hole="cards"),
    ),
    to_all(
        tr(
            "If {offender}'s side defends, {cards} becomes a major penalty card. If not, it "
            "is picked up.",
            *perhaps(major("cards")),
        )
    ),
)
LATER = {
    What.LOW: Ending(
        tr(
            "{offender} leaves {cards} face up; nobody has to pass.",
            NOT_BY_THIS,
            States(State.FACE_UP, hole="cards"),
        ),
        to_all(
            tr(
                "If {offender}'s side defends, {cards} becomes a minor penalty card. If not, "
                "it is picked up.",
                *perhaps(States(State.MINOR, hole="cards")),
            )
        ),
        note=tr(
            "If {offender} defends and showed it on purpose, it is a major penalty card: rule "
            "on it again when the auction is over."
        ),
    ),
    What.HONOUR: _LATER_MAJOR,
    What.LED: _LATER_MAJOR,
    What.SEVERAL: Ending(
        tr(
            "{partner} must pass {span}; {offender} leaves {cards} face up.",
            States(State.FACE_UP, hole="cards"),
        ),
        to_all(
            tr(
                "If {offender}'s side defends, all become major penalty cards. If not, they "
                "are picked up."
            )
        ),
    ),
}

# D, E. When the auction is over

PASSED_OUT = Ending(
    tr("The board was passed out: the card goes back, and nothing else happens.", NOT_BY_THIS),
    to_all(tr("The board is not played. Nothing more happens because of the card.")),
)
AUCTION_WENT_ON = tr(
    "The auction went on without a ruling, so {partner} was free to call. Look at what "
    "{partner} called: the cards were unauthorised."
)
PICKED_UP = Ending(
    tr("{offender} picks up {cards}: the declaring side has no penalty cards.", to_hand("cards")),
    to_offender(tr("Pick up {cards}. Declarer and dummy have no penalty cards.", to_hand("cards"))),
)
