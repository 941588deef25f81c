"""Law 24: what is asked."""

from __future__ import annotations

from enum import Enum

from bridgelaw.laws.common.stages import AUCTION_OVER
from bridgelaw.laws.law import Answers, Choice, answers, tr, yes_or_no


class Remedy(Answers):
    """What the director does about a card that was seen before the first call."""

    HARMLESS = "16D1", tr("Nothing: it does no harm")
    SEATS = "16D2(a)", tr("Change the seats")
    REDEAL = "16D2(b)", tr("Deal the board again")
    PLAY = "16D2(c)", tr("Play it, perhaps adjust")
    ADJUST = "16D2(d)", tr("Adjusted score now")


class What(Answers):
    """What a player has shown in the auction, all together."""

    LOW = "one card below the ten that was not led", tr("One low card, not led")
    HONOUR = "one honour", tr("One honour, not led")
    LED = "one card that was led", tr("One card, led")
    SEVERAL = "two or more cards", tr("Two or more")

    @property
    def clause(self) -> str:
        return {What.LOW: "24A", What.SEVERAL: "24C"}.get(self, "24B")


class Fate(Enum):
    """What becomes of the cards when the auction is over."""

    LATER = "to be seen"
    PASSED_OUT = "the board is not played"
    PICKED_UP = "24D"
    MINOR = "minor penalty card"
    MAJOR = "major penalty card"


OVER = yes_or_no(
    key="auction_over",
    law="24",
    heading=tr("Was the auction over?"),
    why=tr(
        "It is over with the third pass after the last bid, or after four passes. From then on "
        "Law 48 rules on a card of the declaring side, and Law 49 on a defender's."
    ),
    stage=AUCTION_OVER,
)

BEGUN = yes_or_no(
    key="auction_begun",
    law="24",
    heading=tr("Had anybody called before?"),
    why=tr(
        "The auction begins with the first call. A card seen before it is information from "
        "elsewhere (16D). When the auction is over, rule on an exposed card (48, 49)."
    ),
    usually="yes",
    unusual=tr("Nobody had called yet"),
)

CALLED_SINCE = yes_or_no(
    key="called_since",
    law="16D3",
    heading=tr("Has anybody called since then?"),
    why=tr(
        "As soon as somebody has called, neither the seats nor the deal can be changed any more."
    ),
)

REMEDY = Choice(
    key="remedy",
    law="16D2",
    heading=tr("What do you do about the card?"),
    why=tr(
        "Find out who saw it. Act only if knowing the card would disturb normal play. Before the "
        "first call seats can be changed where movement and scoring allow it, so that whoever "
        "knows the card holds it; and the board can be dealt again where the form of the event "
        "allows it."
    ),
    options=answers(Remedy),
)

COULD_SEE = yes_or_no(
    key="could_see",
    law="24",
    heading=tr("Could {partner} have seen {cards}?"),
    why=tr(
        "It is enough that {partner} could have seen its face, through {offender}'s own mistake. "
        "What only an opponent could see, or what somebody else knocked out of {offender}'s hand, "
        "goes back."
    ),
    say=(tr("Leave everything, and do not call until I have ruled."),),
    no=tr("No, or another's fault"),
)

WHAT = Choice(
    key="what_shown",
    law="24",
    heading=tr("What has {offender} shown, all together?"),
    why=tr(
        "Count every card that {offender} has shown since the first call, also one that was ruled "
        "on before. The ten is an honour. A card put on the table as a lead is led, whatever its "
        "rank."
    ),
    options=answers(What),
)
