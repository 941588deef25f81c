"""Laws 50 and 51: what is asked about penalty cards on the table."""

from __future__ import annotations

from enum import Enum

from bridgelaw.game.suits import SUITS
from bridgelaw.laws.machinery.questions import (
    CardQuestion,
    Choice,
    Option,
    SuitsQuestion,
    yes_or_no,
)
from bridgelaw.locale.text import tr
from bridgelaw.table.effects import Demand


class Cards(Enum):
    """What a defender has before him."""

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

ACCEPTS_LEAD = yes_or_no(
    key="accepts_lead",
    law="50D2",
    heading=tr("Does declarer let {partner}'s lead stand?"),
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

REQUIRED_SUIT = Choice(
    key="required_suit",
    law="51B2(a)",
    heading=tr("Which suit must {partner} lead?"),
    why=tr("With penalty cards of several suits declarer requires one of those suits."),
    options=tuple(Option(suit.letter, suit, tr("{suit}", suit=suit)) for suit in reversed(SUITS)),
)

FORBIDDEN_SUITS = SuitsQuestion(
    key="forbidden_suits",
    law="51B2(b)",
    heading=tr("Which suits may {partner} not lead?"),
    why=tr("With penalty cards of several suits declarer forbids one or more of those suits."),
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
    why=tr("{offender} could legally play more than one of them, so declarer chooses."),
    say=(
        tr(
            "{offender} must play one of {cards} now. Declarer, please name the one. The rest stay "
            "on the table as major penalty cards."
        ),
    ),
)
