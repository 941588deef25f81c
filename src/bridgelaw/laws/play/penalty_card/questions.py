"""Laws 50 and 51: what is asked about penalty cards on the table."""

from __future__ import annotations

from enum import Enum

from bridgelaw.laws.machinery.questions import (
    CardQuestion,
    Choice,
    Option,
    yes_or_no,
)
from bridgelaw.locale.text import tr
from bridgelaw.table.effects import Demand


class Cards(Enum):
    """What a defender has lying there."""

    MINOR = "one minor penalty card"
    MAJOR = "one major penalty card"
    ONE_SUIT = "two or more of one suit"
    SUITS = "two or more, of different suits"

    @property
    def is_one(self) -> bool:
        return self in (Cards.MINOR, Cards.MAJOR)


class Turn(Enum):
    """Why a penalty card matters now."""

    PARTNER_LEADS = "partner is on lead"
    PARTNER_LED = "partner has led without waiting"
    OWN = "its owner is to lead or play"


CARDS = Choice(
    key="penalty_cards",
    law="50B",
    heading=tr("What penalty cards does {offender} have?"),
    why=tr(
        "Minor is only a single card below the ten that was shown by accident. Every other one is "
        "major, and so are all of a player who has two or more."
    ),
    options=(
        Option("minor", Cards.MINOR, tr("One minor penalty card")),
        Option("major", Cards.MAJOR, tr("One major penalty card")),
        Option("one_suit", Cards.ONE_SUIT, tr("Two or more, all of one suit")),
        Option("suits", Cards.SUITS, tr("Two or more, of different suits")),
    ),
)

TURN = Choice(
    key="turn",
    law="50D",
    heading=tr("Who leads or plays now?"),
    why=tr(
        "A major penalty card binds its owner in every play, and {partner} in every lead while it "
        "lies there."
    ),
    options=(
        Option("partner_leads", Turn.PARTNER_LEADS, tr("{partner} is on lead and has not led yet")),
        Option(
            "partner_led",
            Turn.PARTNER_LED,
            tr("{partner} has led without waiting for declarer's choice"),
        ),
        Option("own", Turn.OWN, tr("{offender} is to lead or to play")),
    ),
)

PLAYED_SINCE = yes_or_no(
    key="played_since",
    law="60A1",
    heading=tr("Has declarer's side played to {partner}'s lead?"),
    why=tr("Declarer who plays to the lead before there is a ruling accepts it."),
)

# What declarer hears before choosing (50D2, 51B, 59): every option and what it leads to.

_ONE_SUIT = tr(
    "Declarer may require {partner} to lead {suits}, or may forbid it. If it is forbidden, it "
    "stays forbidden for as long as {partner} keeps the lead."
)
OPTIONS = {
    Cards.MAJOR: _ONE_SUIT,
    Cards.ONE_SUIT: _ONE_SUIT,
    Cards.SUITS: tr(
        "Declarer may require {partner} to lead one of these suits: {suits}. Or declarer may "
        "forbid one or more of them. What is forbidden stays forbidden for as long as {partner} "
        "keeps the lead."
    ),
}
PICKED_UP = {
    Cards.MAJOR: tr(
        "If the suit is required or forbidden, {cards} goes back to {offender}'s hand and is no "
        "penalty card any more."
    ),
    Cards.ONE_SUIT: tr(
        "If the suit is required or forbidden, {cards} go back to {offender}'s hand and are no "
        "penalty cards any more."
    ),
    Cards.SUITS: tr(
        "All penalty cards of a suit that is required or forbidden go back to {offender}'s hand "
        "and are no penalty cards any more. The others stay."
    ),
}
_THEY_STAY = tr(
    "Or declarer does neither. Then {partner} leads freely, and {cards} stay on the table as "
    "major penalty cards."
)
NEITHER = {
    Cards.MAJOR: tr(
        "Or declarer does neither. Then {partner} leads freely, and {cards} stays on the table as "
        "a major penalty card."
    ),
    Cards.ONE_SUIT: _THEY_STAY,
    Cards.SUITS: _THEY_STAY,
}
UNABLE = tr(
    "If {partner} cannot lead as required, or has nothing but what is forbidden, {partner} may "
    "lead any card. What is to be picked up is picked up all the same."
)
LEADER_HAS_ONE_TOO = tr(
    "{partner} has a penalty card too: {cards}. Declarer's choice comes first. As far as the "
    "choice allows, {partner} must then lead that card."
)

ACCEPTS_LEAD = yes_or_no(
    key="accepts_lead",
    law="50D2",
    heading=tr("Does declarer let {partner}'s lead stand?"),
    to="declarer",
    why=tr(
        "{partner} had to wait for declarer's choice. The card led too early was shown under Law "
        "49. Declarer hears every option first, and chooses without consulting."
    ),
    say=(
        tr(
            "{partner} had to wait until declarer had chosen. Please leave {led} on the table and "
            "do not play until I have ruled."
        ),
        tr(
            "Declarer may let the lead stand. Then play goes on, and {offender}'s penalty cards "
            "stay as they are."
        ),
        tr(
            "Or declarer has it taken back, and then makes the choice. {led} becomes a major "
            "penalty card of {partner}: the choice comes first, and as far as the choice allows, "
            "that card must be led."
        ),
        tr("{options}"),
        tr("{picked_up}"),
        tr("{neither}"),
        tr("{unable}"),
    ),
    yes=tr("Yes, the lead stands"),
    no=tr("No, it is taken back"),
)

DEMAND: Choice[Demand | None] = Choice(
    key="demand",
    law="50D2",
    heading=tr("What does declarer choose?"),
    to="declarer",
    why=tr(
        "{partner} may not lead before declarer has chosen. Declarer hears every option first, and "
        "chooses without consulting. While {partner} keeps the lead and a penalty card lies there, "
        "declarer chooses again at each trick."
    ),
    say=(
        tr("{partner}, please do not lead yet."),
        tr("{options}"),
        tr("{picked_up}"),
        tr("{neither}"),
        tr("{unable}"),
        tr("{own}"),
    ),
    options=(
        Option("require", Demand.REQUIRE, tr("To require a suit")),
        Option("prohibit", Demand.PROHIBIT, tr("To forbid a suit")),
        Option("neither", None, tr("Neither")),
    ),
)

CAN_PLAY = yes_or_no(
    key="can_play",
    law="50D1(b)",
    heading=tr("Can {offender} legally play a penalty card now?"),
    why=tr(
        "Following suit comes first, and so does obeying a restriction on the lead or play. "
        "Otherwise a major penalty card must be played at the first chance: as a lead, to follow "
        "suit, as a discard or as a ruff, even an underruff."
    ),
)

SEVERAL = yes_or_no(
    key="several",
    law="51A",
    heading=tr("Could {offender} legally play more than one of the penalty cards now?"),
    why=tr("Then declarer says which of them is played."),
)

DESIGNATES = CardQuestion(
    key="designates",
    law="51A",
    heading=tr("Which of {cards} does declarer name?"),
    to="declarer",
    why=tr("{offender} could legally play more than one of them, so declarer chooses."),
    say=(
        tr(
            "{offender} must play one of {cards} now. Declarer, please name the one. The rest stay "
            "on the table as major penalty cards."
        ),
    ),
)
